// Takes: the words between two pieces of land, of either case. Gives: whether a head of the second stands among them: "Parcel B:", "ITEM 3",
// "EXHIBIT A-2", "The third tract:", "SECOND.", "(b)", "III.", "ALSO:"; and what other patterns for such heads are made of.
// Never: a piece that a sentence only names; a head opens a sentence or a line.
import { matchesOf } from './matches.ts';

const MARK = String.raw`["']?(?:[a-z](?:-\d{1,2})?|\d{1,3}[a-h]?|[ivx]{1,4}|one|two|three|four|five|six)["']?`;
const OPENED = String.raw`(?:[.;:]\s{1,6}|\n\s{0,20})`;
const NEXT = String.raw`(?:second|third|fourth|fifth|sixth|2n?d|3r?d|[4-6]th)`;
export const PIECE = String.raw`(?:tract|parcel|piece|lot)`;
/** "2.", "(b)", "III.": of an item that is not the first. */
export const NEXT_SIGN = String.raw`\(?(?:[2-9b-h]|\d\d|[ivx]{1,4})[.)]\s`;
/** "ALSO:", "also, the following:". */
export const ALSO_NEXT = String.raw`also\b(?:,?\s+the\s+following)?\s?`;
/** "(2)", "\n3.", "Second tract:", "\nItem 4:": where land told without courses may stand right behind it. */
export const ITEM_HEAD = String.raw`(?:\(\d{1,2}\)|\n\s{0,12}${NEXT_SIGN}|\b(?:second|third|fourth|fifth)\s(?:tract|parcel|piece)\s?[:,]\s|\n\s{0,12}(?:item|exhibit)\s[^\n;]{1,10}[:\n])`;
const HEAD = new RegExp(
  [
    String.raw`${OPENED}[(\[]?(?:exhibit|item|tract|parcel|piece)\s(?:no\.?\s?|number\s)?${MARK}(?:\sof\s\d{1,2})?\s?[.:,()\]\n—–-]`,
    // Of an ordinance: "AREA B:", "Territory Two (voluntary):"; but "Area 2.83 acres".
    String.raw`${OPENED}(?:area|share|territory|site)\s(?:no\.?\s?|number\s)?${MARK}(?:\s\([a-z][a-z\s]{1,30}\))?(?:\s?[:\n]|\s[—–-])`,
    String.raw`${OPENED}(?:the\s+)?${NEXT}(?:\s?[.:]|\s+(?:certain\s+)?${PIECE}\s?[.:,])\s`,
    String.raw`(?:[.;]\s{0,3}(?:and\s{0,3})?\n|\n[ \t]{0,8}\n)\s{0,20}${NEXT_SIGN}`,
    String.raw`(?:[.;]\s|\n\s{0,8}\n)\s{0,20}(?:and\s+)?${ALSO_NEXT}[:\n]`,
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
