// Takes: the words between two pieces of land, of either case. Gives: whether a head of the second stands among them: "Parcel B:", "ITEM 3",
// "EXHIBIT A-2", "The third tract:", "SECOND.", "(b)", "III.", "ALSO:". Never: a piece that a sentence only names; a head opens a sentence or a line.
import { matchesOf } from './matches.ts';

const MARK = String.raw`["']?(?:[a-h](?:-\d{1,2})?|\d{1,2}[a-h]?|[ivx]{1,4}|one|two|three|four|five|six)["']?`;
const OPENED = String.raw`(?:[.;:]\s{1,6}|\n\s{0,20})`;
const NEXT = String.raw`(?:second|third|fourth|fifth|sixth|2n?d|3r?d|[4-6]th)`;
const PIECE = String.raw`(?:tract|parcel|piece|lot)`;
const HEAD = new RegExp(
  [
    String.raw`${OPENED}[(\[]?(?:exhibit|item|tract|parcel|piece)\s(?:no\.?\s?|number\s)?${MARK}(?:\sof\s\d{1,2})?\s?[.:,()\]\n—–-]`,
    String.raw`${OPENED}(?:the\s+)?${NEXT}(?:\s?[.:]|\s+(?:certain\s+)?${PIECE}\s?[.:,])\s`,
    String.raw`(?:[.;]\s{0,3}\n|\n[ \t]{0,8}\n)\s{0,20}\(?(?:[2-9]\d?|1\d|[b-h]|[ivx]{1,4})[.)]\s`,
    String.raw`(?:[.;]\s|\n\s{0,8}\n)\s{0,20}(?:and\s+)?also\b(?:,?\s+the\s+following)?\s?[:\n]`,
  ].join('|'),
  'i',
);

export const isHeaded = (between: string): boolean => HEAD.test(between);

const THENCE = /\bthence\b/gi;
/** "excepting: (a) Beginning at": a list of its own. */
const LISTED = /^[^a-z]{0,6}(?:[a-z]+[\s,:]{1,3}){0,6}\(?[a1i][.)]\s/i;

/** "excepting the following: Beginning …; thence … to the beginning.\n\nIII. The NE¼": behind a figure that is excepted. */
export function isHeadedBehindFigure(words: string): boolean {
  const last = matchesOf(THENCE, words).at(-1);
  return last !== undefined && isHeaded(words.slice(last.index)) && !LISTED.test(words);
}
