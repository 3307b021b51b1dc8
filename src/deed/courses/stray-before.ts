// Takes: folded text and the place where the figures of a length begin. Gives: the sign or letter right before them that a scan may have made of
// their first figure: "a distance of ] 48 feet", "East !48 feet", "of l 48 feet", "of $48.5 feet". Never: the bar of a table's row, a bracket
// that is closed behind the length, the letter that names a lot or a line.
import { codeBefore } from '../words/code-at.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { beforeAll, exactly, isFigure, isLetter, isSpace } from '../words/peek.ts';
import { beforeBlanks } from '../words/word-edges.ts';

const SIGNS = new Set([...'][!|$}{\\ligzbq£€¢§\ufffd'].map((sign) => sign.charCodeAt(0)));

const [COMMA, POINT] = [44, 46];
const isLetterForOne = exactly('li');
/** "west g 1/2 miles" too: of a nine. */
const isLetterForFigure = exactly('ligzbq');
/** What closes a bracket, or parts the next cell of a row, behind the length. */
const CLOSED: Readonly<Record<string, RegExp>> = {
  '[': /^[^;[]{0,40}\]/,
  '|': /^[^;\n]{0,40}\|/,
  '{': /^[^;{]{0,40}\}/,
};
/** A length is named, or a wind stands there, and no lot or line whose letter it would be. */
const LENGTH_NEXT = /(?:\b(?:of|for|distance|about|approximately|east|west)|(?<![a-z])[ew]\.?|["'°,])\s{1,4}$/;

/** "North I. 6 feet": the whole of a decimal, its one read as a letter. */
const ONE_AND_POINT =
  /(?:\b(?:of|for|distance|about|north|south|east|west)|(?<![a-z])[nsew]\.?|["'°,])\s{1,2}([il|]\.)$/;

export function strayBefore(folded: string, from: number, start: number): string {
  if (isLetter(codeBefore(folded, start))) return gluedBefore(folded, from, start);
  const blank = beforeBlanks(folded, start);
  // "a distance of !,637.12 feet": the comma is the number's.
  const end = blank === start && codeBefore(folded, start) === COMMA ? start - 1 : blank;
  const unit = codeBefore(folded, end);
  if (unit === POINT && end < start && end - 1 > from)
    return ONE_AND_POINT.exec(folded.slice(Math.max(from - 9, end - 18, 0), end))?.[1] ?? '';
  if (end <= from || !SIGNS.has(unit)) return '';
  const sign = folded.charAt(end - 1);
  // "a distance of 1,2|80.12 feet".
  if (end === start && isFigure(codeBefore(folded, end - 1)) && !isLetter(unit)) return folded.slice(end - 2, end);
  if (!isSpace(codeBefore(folded, end - 1))) return '';
  if (CLOSED[sign]?.test(folded.slice(start, start + 60))) return '';
  const isOfLength = LENGTH_NEXT.test(folded.slice(Math.max(from - 9, end - 16, 0), end - 1));
  if (isLetterForFigure(unit) ? !isOfLength || end === start : sign === '|' && !isOfLength) return '';
  return sign;
}

/** Words whose blank may be lost before a figure, and letters that name it. */
const MAY_BE_GLUED = new Set(
  'n s e w ne nw se sw r l a c d t b lc ch cb rad arc len dis of for at to by is in ft are and due'.split(' '),
);

const PARTED = /\d[.,]\s?$/;

/** "a distance of Ui2.59 feet": letters that nobody reads for figures, right before them. */
function gluedBefore(folded: string, from: number, start: number): string {
  const at = Math.max(from, beforeAll(folded, start, isLetter));
  const letters = folded.slice(at, start);
  // "E 17, S5 chains": behind a figure and its comma an S is one.
  if (letters === 's' && PARTED.test(folded.slice(Math.max(from, at - 6), at)))
    return folded.slice(at - 3, start).trim();
  if (letters in UNIT_WORDS && letters.length > 3) return letters;
  return letters.length > 3 || MAY_BE_GLUED.has(letters) || isLetterForOne(letters.charCodeAt(0)) ? '' : letters;
}

export const TOTAL_UNREAD = 'the whole length behind it cannot be read';
const UNREAD_WHOLE =
  /^[^;]{0,120}[\s,](?:in\s+a[li1|!]{2}|total\s+distance|whole\s+distance)[\s,]{1,3}(?:(?:a\s+distance\s+)?of\s+)?(?=[^\s;]{0,3}[a-z£$€~?!|\]])[^\s;]{2,9}\s?(?:feet|ft|rods|chains|poles|varas|vrs)\b/;

/** "at 30 feet crossing the lane, in all a distance of E9.5 feet": the whole is told, and could not be read. */
export const leavesTotalUnread = (folded: string, from: number, to: number): boolean =>
  UNREAD_WHOLE.test(folded.slice(from, Math.min(to, from + 170)));
