// Takes: text at two letters of a quarter that lack their own sign, beside a part that has it. Gives: that quarter. Never: letters by themselves,
// which are land only in a coded list.
import { oneOf } from '../words/peek.ts';
import { matchEnd } from './plss-words.ts';

export interface LetteredPart {
  readonly direction: string;
  readonly fraction: 'none' | 'damaged';
  readonly printed: string;
  readonly end: number;
  readonly isWord: false;
}

const mayBegin = oneOf('NS');

function partAt(pattern: RegExp, text: string, at: number, fraction: LetteredPart['fraction']): LetteredPart | null {
  const end = matchEnd(pattern, text, at);
  if (end === at) return null;
  const printed = text.slice(at, end);
  return { direction: printed.replace(/[^NSEW]/g, ''), fraction, printed, end, isWord: false };
}

const LAST_LETTERS =
  /[NS]\.?\s?[EW](?![A-Za-z0-9¼½%/])(?!\s{1,2}of\s{1,2}(?:the\s{1,2})?(?!sec|said|lot|nor|sou|eas|wes)[a-z]{3})\.?/y;
const GOES_ON = /^(?: ?| (?:of|in) (?:the )?)$/;

/** "W½NE¼NE", "N/2 SE", "E½ of S.W.": right after a part that has its fraction. `gap` stands between them; null for the first of a chain. */
export function lastLettersAt(text: string, at: number, gap: string | null): LetteredPart | null {
  if (!mayBegin(text.charCodeAt(at))) return null;
  const isBehindPart = gap === null ? /[¼½]$|\/[24] ?$/.test(text.slice(Math.max(0, at - 3), at)) : GOES_ON.test(gap);
  return isBehindPart ? partAt(LAST_LETTERS, text, at, 'none') : null;
}

const FIRST_LETTERS = /[NS][EW](?=[NS][EW](?:¼|1[/⁄]4(?!\d))(?![\d¼½⁄/]))/y;

/** "SENW¼": right before two letters that have their sign. */
export const firstLettersAt = (text: string, at: number): LetteredPart | null =>
  mayBegin(text.charCodeAt(at)) ? partAt(FIRST_LETTERS, text, at, 'damaged') : null;
