// Takes: a text and a place in it. Gives: whether a bearing there is of a list, or the one bearing, that the words before call approximate as a
// whole: "approximately along the following bearings and distances". Never: courses behind the end of that list.
import { firstFrom } from '../marks/cut.ts';
import { matchesOf } from '../words/matches.ts';
import { holdsAny } from '../words/triples.ts';

const mayAnnounce = holdsAny(['approximate']);
const ANNOUNCES =
  /\b(?:approximately\s+(?:along|by|on|with)\s+(?:(?<one>an?\s+(?:bearing|course|azimuth)\s+and\s+distance\s+of)|the\s+following\s+(?:bearings|courses|azimuths)(?:\s+and\s+(?:distances|lengths))?)|following\s+approximate\s+(?:bearings|courses|azimuths)(?:\s+and\s+(?:distances|lengths))?|approximate\s+(?:bearings|courses|azimuths)\s+and\s+(?:distances|lengths)(?:\s+of\s+which)?\s+(?:being|are|as\s+follows))[\s:;,]*/g;
const BEARING =
  /(?:^|[\s,(])(?:[ns][.\s]{0,3}\d{1,2}|(?:north|south)\s+\w+\s+(?:deg|d\.)|due\s+(?:north|south|east|west))/g;
/** A list without semicolons ends at the first; one of clauses where the way is left or a course of another kind begins. */
const LONGEST = 3000;
const SEMICOLON = /;(?![^()]{0,60}\))/g;
const OTHER_COURSE = /\b(?:thence|leaving|containing|point\s+of\s+beginning|place\s+of\s+beginning)\b/g;

interface Span {
  readonly start: number;
  readonly end: number;
}

const last = { text: '', spans: [] as Span[] };

function spansOf(folded: string): Span[] {
  return matchesOf(ANNOUNCES, folded).map((found) => {
    const start = found.index + found[0].length;
    if (found.groups!['one'] !== undefined) return { start, end: start + 1 };
    const list = folded.slice(start, start + LONGEST);
    const [semicolon] = matchesOf(SEMICOLON, list);
    const first = list.slice(0, semicolon?.index ?? list.length);
    if (semicolon && matchesOf(BEARING, first).length > 1) return { start, end: start + first.length };
    const [other] = matchesOf(OTHER_COURSE, list);
    return { start, end: start + (other?.index ?? list.length) };
  });
}

/** Whether the bearing that begins at `at` is called approximate with all of its list. */
export function isOfApproximateList(text: string, folded: string, at: number): boolean {
  if (last.text !== folded) last.spans = mayAnnounce(text) ? spansOf(folded) : [];
  last.text = folded;
  if (last.spans.length === 0) return false;
  const span = last.spans[firstFrom(last.spans, at + 1) - 1];
  return span !== undefined && at < span.end;
}
