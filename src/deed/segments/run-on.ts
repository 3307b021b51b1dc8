// Takes: where the cutting of a stretch stands and a bearing ahead. Gives: whether it opens the next course of a run of bearings and bare figures with
// nothing between: "N 89° W 55.8 feet S 74° W 191.3 S 40° E 152.8". Never: a bearing beside a figure that no other follows.
import { type Cut, isBearing } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

/** Behind the bearing: a figure, and behind that the next bearing, or the end of the run. */
const GOES_ON =
  /\.?[\s,]{1,2}\d{1,4}(?:\.\d{1,2})?(?:[\s,]{1,3}(?:[ns]\.?|north|south)\s{0,2}\d{1,2}|[\s,]{1,3}to\s|\s{0,2}[;.])/y;

export function opensInRun(cut: Cut, token: Token): boolean {
  const open = cut.current;
  const last = open?.tokens.at(-1);
  if (!open || (last?.kind !== 'number' && last?.kind !== 'distance') || !isBearing(token, false)) return false;
  const { text } = cut.s;
  if (!/^[\s,]{1,3}$/.test(text.slice(last.end, token.start))) return false;
  const before = open.tokens.at(-2);
  if (!before || !isBearing(before, false)) return false;
  if (last.kind === 'number' && (last.number.inWords || !/^\.?[\s,]{1,2}$/.test(text.slice(before.end, last.start))))
    return false;
  GOES_ON.lastIndex = token.end;
  return GOES_ON.test(text);
}

/** "S. 31° 50' W. Z62.70 feet, S. 38° 33' W.": nothing but a length, whose figure cannot be read. */
const UNREAD_LENGTH = new RegExp(
  wording`^[.,]? [^\s;]{0,4}\d[\d.,]{0,8} (?:feet|ft|poles|perches|rods|chains|chs|links|varas|vrs)\b\.?, (?:and )?$`,
);
/** ". North 6° East 25*+ poles": a unit behind a figure that cannot be read. */
export const UNIT_FOLLOWS =
  /^[\s,]{1,3}(?:(?:\d{1,4}\s)?[^\s;]{0,8}\d[^\s;]{0,8}|(?!to|of|by|in|on|at|no)[a-z]{1,2})\s{1,3}(?:feet|ft|poles|perches|rods|chains|chs|links|varas|vrs)\b/;

const UNITS = 'feet|ft|poles|perches|rods|chains|chs|links|varas';
const REST_OF_CLAUSE = new RegExp(String.raw`^[^;a-z]{1,6}(?:deg|°|\d)[^;]{1,60}?\d\s{1,2}(?:${UNITS})\b`);
const DEGREES_TO_LENGTH = new RegExp(String.raw`^[^;]{1,50}?\d\s{1,2}(?:${UNITS})\b`);
const SPOILT_UNIT =
  /^[\s,]{1,3}\d[\d.,]{0,8}\s(?:[^\sa-z;\d]\s{1,2}(?:feet|ft|chains|poles|rods)\b|f[a-z1]{2,4}(?=[;\s]))/;

/** "…; north &9 degrees 26 minutes west 100 feet;", "…; N 13° W 214.36 . feet;": a course of a list, though its bearing or its unit is spoilt. */
export function isSpoiltClause(text: string, token: Token): boolean {
  if (token.kind !== 'direction' || !/;\s{1,3}$/.test(text.slice(Math.max(0, token.start - 4), token.start)))
    return false;
  const rest = text.slice(token.end, token.end + 90);
  if (token.direction.kind !== 'broken') return SPOILT_UNIT.test(rest);
  const isMeridian = /^(?:north|south|n|s)\.?$/.test(text.slice(token.start, token.end));
  return (isMeridian ? REST_OF_CLAUSE : DEGREES_TO_LENGTH).test(rest);
}

/** Whether the words behind a bearing end with its length, though that cannot be read. */
export const endsUnread = (between: string): boolean =>
  UNREAD_LENGTH.test(between) || (UNIT_FOLLOWS.test(between) && /[a-z]{2}\.\s{1,3}$/.test(between));
