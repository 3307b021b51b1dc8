// Takes: folded text and a number with the single letter "a" behind it. Gives: whether it is an area in acres, as the rolls of assessors print
// it: "TO POB 2.1 A", "R9W 1.62 A M/L", "CONT 5A". Never: a part that is named by number and letter: "LOT 5 A", "PARCEL 2 A", "HWY 12A".
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const MORE_OR_LESS = /^\s{0,2}[,(]?\s?(?:\+|±|m\s?\/\s?l\b|m\.?\s?(?:or|o)\.?\s?l\b|mol\b|more\s+or\s+less)/;
/** What may follow where a roll's row ends, or goes on to where the land lies. */
const ENDS_THERE = new RegExp(wording`
  ^[\s.,;)]{0,4}(?:$|\n|(?:sec|split|exc?|also|subj|cal|calc|of land)\b|t\.?\s?\d{1,3}\s?[ns]\b|\()`);
/** The return to the beginning, the word for what it holds, or the range that the land lies in. */
const isBehindReturn = before(
  /\b(?:p\.?\s?o\.?\s?b|beg|bg|begin|beginning|commencement|start|cont|cont'?g|contg|containing|contains|approx|about|r\.?\s?\d{1,3}\s?[ew])\b[\s.,;:=(-]{1,4}/,
);
/** "Lot 12 A.", "Parcel 2-A": the letter is of a name. */
export const isNamedByNumber = before(
  new RegExp(wording`
    \b(?:lots?|parcels?|par|tracts?|units?|blocks?|blk|nos?|hwy|highway|us|route|rte?|exhibits?|sched(?:ule)?|secs?|section|apt|plat|pages?|pg|book|bk
    |liber|map|sheet|phase|building|bldg|suite|space|zone|district|outlots?|range|township|item|line|course|corner|cor|sta|station|exit|road|rd|street
    |st|form|case|file|doc)[\s.#:,-]{1,3}|[#$]\s?`),
);

/** "12A 3R 20P": roods and perches by their letters too. */
const ROODS_NEXT = /^[\s,]{0,2}[0-3]\s?r\b[\s,.]{0,2}\d{1,2}\s?p\b/;

export function isLetterForAcres(text: string, start: number, end: number): boolean {
  if (isNamedByNumber(text, start)) return false;
  const behind = text.slice(end, end + 24);
  if (MORE_OR_LESS.test(behind) || ROODS_NEXT.test(behind)) return true;
  if (!ENDS_THERE.test(behind)) return false;
  return (
    isBehindReturn(text, start) ||
    (/[.½¼¾/]/.test(text.slice(start, end)) && /[,;.]\s{1,2}$/.test(text.slice(Math.max(0, start - 3), start)))
  );
}
