// Takes: a text and a place in it. Gives: whether a bearing there is of a list, or the one bearing, that the words before call approximate as a
// whole: "approximately along the following bearings and distances". Never: courses behind the end of that list.
import { matchesOf } from '../words/matches.ts';

const ANNOUNCES =
  /\b(?:approximately\s+(?:along|by|on|with)\s+(?:(?<one>an?\s+(?:bearing|course|azimuth)\s+and\s+distance\s+of)|the\s+following\s+(?:bearings|courses|azimuths)(?:\s+and\s+(?:distances|lengths))?)|following\s+approximate\s+(?:bearings|courses|azimuths)(?:\s+and\s+(?:distances|lengths))?|approximate\s+(?:bearings|courses|azimuths)\s+and\s+(?:distances|lengths)(?:\s+of\s+which)?\s+(?:being|are|as\s+follows))[\s:;,]*/g;
const BEARING =
  /(?:^|[\s,(])(?:[ns][.\s]{0,3}\d{1,2}|(?:north|south)\s+\w+\s+(?:deg|d\.)|due\s+(?:north|south|east|west))/g;
/** A list without semicolons ends at the first; one of clauses where the way is left or a course of another kind begins. */
const LONGEST = 3000;
const OTHER_COURSE = /\b(?:thence|leaving|containing|point\s+of\s+beginning|place\s+of\s+beginning)\b/;

/** Whether the bearing that begins at `at` is called approximate with all of its list. */
export function isOfApproximateList(folded: string, at: number): boolean {
  const found = matchesOf(ANNOUNCES, folded.slice(Math.max(0, at - LONGEST), at)).at(-1);
  if (!found) return false;
  const start = Math.max(0, at - LONGEST) + found.index + found[0].length;
  if (found.groups!['one'] !== undefined) return at === start;
  const list = folded.slice(start, start + LONGEST);
  const first = /;(?![^()]{0,60}\))/.exec(list)?.index ?? -1;
  const isOneClause = first >= 0 && matchesOf(BEARING, list.slice(0, first)).length > 1;
  return at < start + (isOneClause ? first : (OTHER_COURSE.exec(list)?.index ?? LONGEST));
}
