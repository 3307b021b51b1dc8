// Takes: folded text, the words that except something, and where a description begins. Gives: whether its head names the land or what is
// excepted from it: "10 acres, except 1 acre sold to Baca. The 10 acres: …; The 1 acre so excepted: …". Never: a description without such a head.
import { wording } from '../words/wording.ts';

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SIZE = String.raw`(?<size>\d{1,5}(?:\.\d{1,4})?|${WORDS.slice(1).join('|')}|an?)[\s-]{1,2}acres?\b`;
const TO_THE_END = String.raw`(?:[^.;:]|\.(?=\d)){0,60}[:,;]?\s{0,3}$`;
const THE = wording`(?:the |said |this ){1,2}`;
const WHOLE = String.raw`(?:whole|larger|main|entire|parent|original)\s+(?:tract|parcel|piece|land|farm|lot|body)\b`;
const HEAD_OF_LAND = new RegExp(String.raw`^[.;)]{1,2}\s{1,3}${THE}(?:${SIZE}|${WHOLE})${TO_THE_END}`);
const EXCEPTED = /\b(?:except|exclu|reserv|sold|deeded|conveyed\s+to)/;

/** The amount that a size says; NaN where it says none. */
function amountOf(size: string | undefined): number {
  if (size === undefined) return NaN;
  if (size === 'a' || size === 'an') return 1;
  const word = WORDS.indexOf(size);
  return word > 0 ? word : Number(size);
}

const sizesIn = (words: string): number[] =>
  [...words.matchAll(new RegExp(String.raw`\b${SIZE}`, 'g'))].map((found) => amountOf(found.groups?.['size']));

const MOST_OF_A_HEAD = 160;

/** "A tract of 10 acres, except 1 acre sold to Baca. The 10 acres: Beginning": the land itself. */
export function isHeadOfLand(text: string, end: number, clauseEnd: number, start: number): boolean {
  if (clauseEnd >= start || start - clauseEnd > MOST_OF_A_HEAD) return false;
  const words = text.slice(clauseEnd, start);
  const found = HEAD_OF_LAND.exec(words);
  if (!found || EXCEPTED.test(words)) return false;
  const size = found.groups?.['size'];
  return size === undefined || !sizesIn(text.slice(end, clauseEnd)).includes(amountOf(size));
}

const HEAD = new RegExp(
  String.raw`(?:[.;:]\s{1,3}|\n\s{0,12})(?<words>${THE}(?:[^.;:]|\.(?=\d)){0,120}[:,;]?\s{0,3})$`,
);
const CALLED = /\b(?:(?:so|thus|herein|hereby|above|heretofore)\s+)?(?:excepted|excluded|exception|exclusion)\b/;
const NOT_ITSELF = /\b(?:after|before|from|less|not|other|subject|without|with)\b|\bremain/;
const SIZE_ALONE = new RegExp(
  wording`^${THE}${SIZE}(?: (?:tract|parcel|piece|lot))?(?: of land)?(?: (?:is|being|are)\b[^.;:]{0,50})?[:,;]?\s{0,3}$`,
);

/** "less that portion conveyed to Pell … The portion conveyed to Pell: Beginning": by the words of the exception. */
const IS_GONE =
  /\b(?:portion|part|tract|parcel|lot|land)\s[^.;:]{0,40}?\b(?:conveyed|sold|deeded|taken|dedicated|condemned|released)\b/;
const SHORT_NAME = 16;

export interface CalledExcepted {
  readonly start: number;
  readonly end: number;
}

/** "The 1 acre so excepted: Beginning", "The exception is described as follows:"; by its size alone where an exception of it was told. */
export function calledExcepted(
  text: string,
  start: number,
  exceptedBefore: () => readonly { readonly end: number; readonly clauseEnd: number }[],
): CalledExcepted | null {
  const words = HEAD.exec(text.slice(Math.max(0, start - MOST_OF_A_HEAD), start))?.groups?.['words'];
  if (words === undefined) return null;
  const name = IS_GONE.test(words) ? words.replace(/^(?:the|said|this)\s+|[\s:,;]+$/g, '') : '';
  if (name.length > SHORT_NAME && exceptedBefore().some((one) => text.slice(one.end, one.clauseEnd).includes(name)))
    return { start: start - words.length, end: start };
  const called = CALLED.exec(words);
  const size = called ? null : SIZE_ALONE.exec(words)?.groups?.['size'];
  if ((!called && (size === null || size === undefined)) || NOT_ITSELF.test(words)) return null;
  const told = exceptedBefore();
  const isTold = called
    ? told.length > 0
    : told.some((one) => sizesIn(text.slice(one.end, one.clauseEnd)).includes(amountOf(size ?? undefined)));
  return isTold ? { start: start - words.length, end: start } : null;
}
