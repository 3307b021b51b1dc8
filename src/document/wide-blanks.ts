// Takes: pasted text. Gives: the blanks that only set its lines: an indent before words that go on, the widened blanks between words of
// a line set to its full width, and those between the cells of a row that its own name begins (L1, C2), as a PDF's rows come too.
// Never: the blanks between the columns of any other table, where capitals or figures stand on either side.
import { isBlank, isFigure, isSmall } from './characters.ts';

export interface Blank {
  readonly start: number;
  readonly end: number;
  readonly by: '' | ' ';
}

/** Full stop, comma, semicolon, bracket. */
const isPoint = (unit: number): boolean => unit === 46 || unit === 44 || unit === 59 || unit === 41;
/** A figure farther in than an indent stands in a column. */
const DEEPEST = 12;
/** Wider ones part columns. */
const WIDEST = 5;

/** Cells of a row that stand no farther apart are read as they are. */
const NEAREST = 3;

/** A figure with its unit behind it, not the number of a page or a row. */
const MEASURED =
  /\d[\d.,]{0,9}\s(?:feet|ft|foot|chains?|chs?|links?|lks?|poles?|rods?|perches|varas|degrees?|deg|minutes?|min|seconds?|sec|acres?)\b/y;
function isMeasured(text: string, at: number): boolean {
  MEASURED.lastIndex = at;
  return MEASURED.test(text);
}

/** "thence N.\n      70° E.": the angle goes on from the wind at the end of the line before. A wind may be small here, for the indent is all that is taken;
 *  `soft-breaks` joins lines, and an "s" before a figure may be the end of a name there. */
const ANGLE = /\d{1,2}(?:\.\d{1,4})?\s?[°º]/y;
const WIND_BEFORE = /(?:\b[NSns]\.?|[Nn]orth|[Ss]outh|NORTH|SOUTH),?[ \t]{0,3}\n$/;
function isAngle(text: string, start: number, at: number): boolean {
  ANGLE.lastIndex = at;
  return ANGLE.test(text) && WIND_BEFORE.test(text.slice(Math.max(0, start - 10), start));
}

/** Whether most blanks of the text stand twice. */
function isDoubled(text: string): boolean {
  let doubled = 0;
  let single = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at)) {
    let end = at + 1;
    while (end < text.length && text.charCodeAt(end) === 32) end++;
    if (end - at === 2) doubled++;
    else if (end - at === 1) single++;
    if (single > 20 && single > 2 * doubled) return false;
    at = end;
  }
  return doubled > 10 && doubled > 2 * single;
}

/** `L1`, `C-12`: the name of a row of a line or curve table. */
const ROW_NAME = /[ \t]{0,40}[LC]-?\d{1,3}[A-Z]?[.:]?[ \t|]/iy;

/** Whether the line of a place begins with a row's name; asked for rising places, so that each line is looked at once. */
function namedRows(text: string): (at: number) => boolean {
  let end = -1;
  let named = false;
  return (at) => {
    if (at < end) return named;
    ROW_NAME.lastIndex = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    named = ROW_NAME.test(text);
    end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    return named;
  };
}

export function wideBlanks(text: string): Blank[] {
  const blanks: Blank[] = [];
  if (!text.includes('  ')) return blanks;
  const areDoubled = isDoubled(text);
  const inNamedRow = namedRows(text);
  for (let at = text.indexOf('  '); at >= 0; at = text.indexOf('  ', at)) {
    let start = at;
    let end = at + 2;
    while (start > 0 && isBlank(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isBlank(text.charCodeAt(end))) end++;
    const before = start > 0 ? text.charCodeAt(start - 1) : 10;
    const behind = end < text.length ? text.charCodeAt(end) : 10;
    if (
      before === 10 &&
      start > 0 &&
      (isSmall(behind) ||
        (isFigure(behind) && end - start <= DEEPEST && (isMeasured(text, end) || isAngle(text, start, end))))
    )
      blanks.push({ start, end, by: '' });
    else if (end - start > NEAREST && before !== 10 && behind !== 10 && inNamedRow(start))
      blanks.push({ start, end, by: ' ' });
    else if (areDoubled && end - start === 2 && before !== 10) blanks.push({ start, end, by: ' ' });
    else if (end - start <= WIDEST && isSmall(behind) && (isSmall(before) || isFigure(before) || isPoint(before)))
      blanks.push({ start, end, by: ' ' });
    at = end;
  }
  return blanks;
}
