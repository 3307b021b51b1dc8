// Takes: folded text and where a figure without a unit ends. Gives: the whole of what stands there where the figure goes on in marks that cannot be read
// ("4.15.62", "2�`7.5�"), behind a blank ("2 56 feet", "1,09 1.9 feet"), or in the letters of a word ("1engtn"), so that what was read is only
// its head. Never: a guess at the rest.
import type { NumberPhrase } from '../values/numbers.ts';

/** Behind a figure: another point and figures, or a sign that stands for what a scan could not read. */
const GOES_ON =
  /(?:[.:·]{1,2}['"]?[a-z]?\d|\.?[\ufffd`~^|\\_]|[a-z]{1,2}[^\sa-z\d,;.()'"-][^\s,]{0,8}?\d|[a-z]{4,12}(?![a-z])|-\s{0,2}$|&\d|(?:(?:,\d{1,2})?\s|,)\d[\d.,]{0,8}\s?(?:feet|ft|chains|meters)\b)[^\s,;]{0,12}/y;
const BEGINS = /[^\s,;()]{0,12}$/;

/** "one thousand six hundred aud sixty feet", "twenty .'and sixteen feet": the words of a number that go on behind what could be read. */
const WORDS_GO_ON = /\s{1,2}(?:[^\sa-z]{1,2}\s{0,2}and|a[a-z]d|[a-z]nd)\s[a-z-]{3,30}\s[^;,]{0,40}?(?:feet|chains)\b/y;

/** Null where the number ends there. */
export function tornNumber(folded: string, { start, end, inWords }: NumberPhrase): string | null {
  WORDS_GO_ON.lastIndex = end;
  if (inWords && WORDS_GO_ON.test(folded)) return folded.slice(start, Math.min(WORDS_GO_ON.lastIndex, start + 40));
  return tornFigure(folded, start, end);
}

/** Null where the figure ends there. */
function tornFigure(folded: string, start: number, end: number): string | null {
  GOES_ON.lastIndex = end;
  if (!GOES_ON.test(folded)) return null;
  const head = BEGINS.exec(folded.slice(Math.max(0, start - 12), start))![0];
  return (head + folded.slice(start, GOES_ON.lastIndex)).trimEnd().replace(/\s+/g, ' ');
}

/** "Page 2 of 4". */
const OF_PAGES = /\b(?:page|sheet|pg\.?)\s\d{1,3}\sof\s$/;

/** A number that only counts: "3. ", "4) ", `2 264°00'` at the head of a line, the number of a page alone on its line. */
export function isListNumber(folded: string, start: number, end: number): boolean {
  const behind = folded.slice(end, end + 12);
  if (folded.startsWith(' of ', start - 4) && OF_PAGES.test(folded.slice(Math.max(0, start - 14), start))) return true;
  if (/^(?:[.)]\s|-\d)/.test(behind)) return true;
  if (!/^(?:\s\d{1,3}\s?°|\s{0,3}\n\s{0,4}(?:of|an?|the|to|and|said|which|is|being)\s)/.test(behind)) return false;
  return /\n[ \t]{0,6}$/.test(folded.slice(Math.max(0, start - 7), start));
}
