// Takes: descriptions that stand one behind another. Gives: for each that the paper describes anew ("EXHIBIT A (REVISED)", "by a new survey found to be
// bounded as follows") that it is not the last word. Never: two parcels for one; most courses of the two must be the same.
import type { Bearing } from '../../contract/extraction.ts';
import type { Course } from '../courses/course-parts.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const PAPER = String.raw`(?:exhibit|schedule|attachment|appendix|annex|addendum|tract|parcel|lot|legal|description)`;
const ANEW = new RegExp(wording`
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

export function saidAnew(text: string, folded: string, d: Description, next: Description | null): string | null {
  if (!next || !isSameLand(d, next)) return null;
  const from = Math.max(d.end, next.starter.start - REACH);
  const words = ANEW.exec(folded.slice(from, next.starter.start));
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
