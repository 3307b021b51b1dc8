// Takes: folded text and a bare number among the elements of a curve. Gives: whether it only counts ("3.", the number of a page), and how far it
// goes on in what could not be read. Never: its value.
import type { Token } from '../values/tokens.ts';
import { endOf } from '../words/place.ts';

/** "4.15.62", "318_47 feet": the figure goes on in what was not read. */
const SCRAP_BEHIND = /(?:[.:·]{1,2}\d|\.?[\ufffd`~^|\\_&])[^\s,;]{0,12}/y;
/** "4 10.00 feet", "four hundred 1 and sixty-one one-hundredths feet": only the head of a number. */
const REST_BEHIND = /\s\d[\d.,]{0,8}(?:\sand\s[a-z][a-z\s-]{2,50}?)?\s?(?:feet|foot|ft|')/y;

/** How far a number goes on behind what could be read of it; 0 where that is the whole. */
export function scrapBehind(text: string, token: Token): number {
  if (token.kind !== 'number') return 0;
  const rest = token.number.places === 0 ? endOf(REST_BEHIND, text, token.end) : -1;
  return Math.max(rest, endOf(SCRAP_BEHIND, text, token.end), token.end) - token.end;
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
