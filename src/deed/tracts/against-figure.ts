// Takes: a measured description and the words of its document. Gives: sentences on what the paper itself makes of the figure: that only a part of it is
// meant, that it is described again behind it ("EXHIBIT A (REVISED)"), that it is not conveyed. Never: a value changed; the judge lets no such tract pass.
import type { Description } from './description.ts';
import { notConveyedNote } from './not-conveyed.ts';
import { partOfFigureNote } from './part-of-figure.ts';
import { partNote } from './unmeasured.ts';
import type { Bearing, Tract } from '../../contract/extraction.ts';
import type { Course } from '../courses/course-parts.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

/** What is said against one figure, read as `tract`. `next` is the description behind it. */
export function statementsAgainst(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
  tract: Tract,
): string[] {
  const found: string[] = [];
  const part = partNote(text, folded, d) ?? partOfFigureNote(text, folded, d, next);
  if (part !== null) found.push(part);
  const anew = describedAgain(text, folded, d, next);
  if (anew !== null) found.push(anew);
  // An exception is said not to be conveyed, and is not.
  const other = tract.is_exception ? null : notConveyedNote(text, folded, d, next, tract.name);
  if (other !== null) found.push(other);
  return found;
}

const PAPER = String.raw`(?:exhibit|schedule|attachment|appendix|annex|addendum|tract|parcel|lot|legal|description)`;
const AGAIN = new RegExp(wording`
  \b${PAPER} (?:description )?(?:["']?[a-z0-9-]{1,4}["']?)?[\s,:(-]{1,6}(?:as )?(?:hereby )?
  (?:revised|corrected|amended|substituted?|replace(?:d|ment)|new|rewritten|re-?stated|second version)\b
  |\b(?:revised|corrected|amended|substitute|replacement|new|re-?stated|modern|current|proper|true|correct|surveyed) (?:legal |metes and bounds )?
  (?:description|exhibit|schedule)\b
  |\bas (?:corrected|revised|amended|re-?surveyed|surveyed)\b
  |\b(?:new|recent|later|modern|actual|subsequent|corrected|more accurate|re-?)\s?survey\b
  |\b(?:should|is hereby (?:corrected|amended) to) read\b|\bresurvey(?:ed)?\b|\bin lieu thereof\b
  |\bnow (?:more )?(?:accurately |correctly |properly )?(?:described|bounded)\b`);
/** Behind a figure its words may go on so far before the next one. */
const REACH = 600;

function describedAgain(text: string, folded: string, d: Description, next: Description | null): string | null {
  if (!next || !isSameLand(d, next)) return null;
  const from = Math.max(d.end, next.starter.start - REACH);
  const words = AGAIN.exec(folded.slice(from, next.starter.start));
  if (!words) return null;
  const at = from + words.index;
  return `The paper describes it anew behind it: ${quoted(text, Math.max(from, at - 60), Math.min(next.starter.start, at + words[0].length + 60))}.`;
}

/** Half of the courses are the same in both, in bearing and length, but not all. */
function isSameLand(a: Description, b: Description): boolean {
  const courses = new Set(a.courses.map(nameOf));
  const same = b.courses.filter((course) => courses.has(nameOf(course))).length;
  return same * 2 >= Math.max(a.courses.length, b.courses.length) && same >= 2;
}

const nameOf = ({ bearing, distance }: Course): string =>
  `${bearing ? bearingName(bearing) : ''} ${distance?.amount ?? ''}`;
const bearingName = ({ ns, degrees, minutes, seconds, ew }: Bearing): string =>
  [ns, degrees, minutes, seconds, ew].join(' ');
