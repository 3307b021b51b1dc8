// Takes: folded text and a letter in it that may be a wind. Gives: whether it is none: the initial of a name, the end of a latitude,
// the meridian that azimuths count from. Never: the wind of a course or of a bearing.
import { before } from '../words/before.ts';

/** "the corner of R. E. Pell's meadow", "Allen W. Moss's house": between a name and what it owns. */
const isInitial = (text: string, at: number, end: number): boolean =>
  /^\s[a-z]{3,}(?:'s|s')\s/.test(text.slice(end, end + 24)) && isBehindName(text, at);
const COURSE_WORDS =
  'thence|then|due|run|running|runs|and|bears|bearing|line|with|along|north|south|east|west|feet|chains|poles|rods|perches|links|varas';
const ANGLE_WORDS = 'degrees?|minutes?|seconds?|deg|min';
const isBehindName = before(
  new RegExp(String.raw`(?:^|[\s(])(?:[a-z]\.|(?!(?:${COURSE_WORDS}|${ANGLE_WORDS})\s)[a-z]{3,})\s`),
);

/** "R.E. 707": an initial behind another. */
const isBehindInitial = before(/(?<![a-z])[a-z]\./);

/** "R.E. 707", "BL e distance of 40 feet", "s distance of": an initial, or an "a" misread, is no wind. */
export function isNoWind(text: string, at: number, end: number): boolean {
  if (isBehindInitial(text, at) || (end === at + 2 && isInitial(text, at, end))) return true;
  if (!/^[es]\s{1,2}distance of\b/.test(text.slice(at, end + 14))) return false;
  return !/\b(?:thence|due|runn?ing)[\s,]{1,3}$/.test(text.slice(Math.max(0, at - 10), at));
}

/** `41°31'12" N, 070°40'06" W`: the letter ends a latitude and a longitude follows; not "40.50'\nS, 75.25'". */
export const isLatitude = (text: string, at: number): boolean =>
  /^[ns]\.?,(?!\s{1,2}\d{1,4}\.\d{1,3}')/.test(text.slice(at, at + 14)) &&
  /["'°]\s{0,2}$/.test(text.slice(Math.max(0, at - 3), at));

const isBehindFrom = before(/\bfrom\s{1,2}(?:the\s{1,2})?(?:(?:true|grid|magnetic|astronomic|geodetic)\s)?/);
/** Of a line, a side or a corner is told elsewhere. */
const IS_OF_MERIDIAN = /^(?:north|south)(?=[\s,:;)]{0,3}(?:\d|a\s{1,3}distance|for\s|[,;:)]))/;
const IS_OF_AZIMUTH =
  /(?:azimuths?\b[^;]{0,60}|[°'"]\s{0,2}|\b(?:degrees|minutes|seconds|clockwise)\s{1,2})(?:(?:as )?(?:measured|reckoned|counted) )?(?:clockwise )?$/;

/** "by azimuths from north: 38°15'", "an azimuth of 45°00' from north 100 feet": where they count from, no way of its own. */
export function isOriginOfAzimuths(text: string, at: number): boolean {
  if (!IS_OF_MERIDIAN.test(text.slice(at, at + 22)) || !isBehindFrom(text, at)) return false;
  const from = text.lastIndexOf('from', at);
  return text[at + 5] === ':' || IS_OF_AZIMUTH.test(text.slice(Math.max(0, from - 90), from));
}
