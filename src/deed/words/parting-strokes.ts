// Takes: folded text. Gives: where a stroke or a table's bar parts a bearing from its length: "S1-10-00E/90.00'", "N 3°11' E | 44.50 ft", "90.00'/S1-10-00E", "S/90.00 ft". There a blank
// may be read as well, as for the comma behind the name of a table's row and the raised point of "one·hundredths". Never: a part of land by section ("W/2"), a fraction, a date.
import { codeAt, codeBefore } from './code-at.ts';
import { beforeAll, behindAll, isFigure, isLetter, isSpace, oneOf } from './peek.ts';

const BEARING = String.raw`[ns]\.?\s?\d{1,2}(?:(?:\s?[°'"-]\s?|\s|\.)\d{1,2}(?:\.\d{1,2})?){0,2}\s?['"°]{0,2}\s?[ew]\.?`;
const MEASURED = String.raw`(?:\d{2,5}|\d{1,5}\.\d{1,3})\s?(?:'|ft\b|feet\b|m\b|chs?\b|chains|rods|poles|vrs|varas)\.?`;
const ENDS_BEARING = new RegExp(String.raw`(?<![a-z\d])${BEARING}\s?$`);
const ENDS_WIND = /(?<![a-z\d])(?:[nsew]|north|south|east|west)\s?$/;
const ENDS_LENGTH = new RegExp(String.raw`(?<![\d.,])${MEASURED}\s?$`);
const OPENS_LENGTH = /^\s?\d[\d,]{0,7}(?:\.\d{1,3})?(?![\d/])/;
const OPENS_MEASURED = new RegExp(String.raw`^\s?${MEASURED}`);
const OPENS_BEARING = new RegExp(String.raw`^\s?${BEARING}`);
/** The longest bearing, and a length with its unit. */
const MOST = 30;
const isMark = oneOf(".'");
/** "L1, 212.40 ft, N 8° E" at the head of a line: the row's name, not thousands. */
const FIRST_ROW = /\n {0,4}[a-z]?[lc]-?1,/;
const NAMED_ROW = /\n {0,4}[a-z]?[lc]-?\d{1,3},(?= ?\d)/g;

export function partingStrokes(folded: string): number[] {
  const found: number[] = [];
  addParting(found, folded, '/');
  addParting(found, folded, '|');
  for (let at = folded.indexOf('·'); at >= 0; at = folded.indexOf('·', at + 1))
    if (isLetter(codeBefore(folded, at)) && isLetter(codeAt(folded, at + 1))) found.push(at);
  for (const mark of HYPHENS) addMisreadHyphens(found, folded, mark);
  addSpecks(found, folded);
  if (FIRST_ROW.test(folded))
    for (const { index, 0: row } of folded.matchAll(NAMED_ROW)) found.push(index + row.length - 1);
  for (let at = folded.indexOf('_'); at >= 0; at = folded.indexOf('_', at + 1))
    if (endsWords(codeBefore(folded, at)) && !goesOn(folded, at + 1)) found.push(at);
  return found;
}

/** What scans leave of the hyphen of a number in words: "forty»two", "five•tenths"; elsewhere they stand for a letter. */
const HYPHENS = ['»', '•', '¬'];
const ENDS_NUMBER = /(?:ty|one|two|three|four|five|six|seven|eight|nine)$/;
const GOES_ON_AS_NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|tenth|hundredth|thousandth|half|quarter)/;

function addMisreadHyphens(found: number[], folded: string, mark: string): void {
  for (let at = folded.indexOf(mark); at >= 0; at = folded.indexOf(mark, at + 1))
    if (
      ENDS_NUMBER.test(folded.slice(Math.max(0, at - 5), at)) &&
      GOES_ON_AS_NUMBER.test(folded.slice(at + 1, at + 11))
    )
      found.push(at);
}

/** "forty chains_ thence", "so called_Thence": a stroke that a transcript has for a stop, and none of a blank to be filled in. */
const endsWords = (unit: number): boolean => isLetter(unit) || unit === CLOSING;
/** "begin_ing": a letter that was lost. */
function goesOn(folded: string, at: number): boolean {
  const unit = codeAt(folded, at);
  return isFigure(unit) || unit === LOW_LINE || (isLetter(unit) && !folded.startsWith('thence', at));
}
const [CLOSING, LOW_LINE] = [93, 95];

/** Behind a blank a point opens no word, and none ends "to" or "of" inside a phrase: "a tangent .curve", "to.a point". */
const GLUED_POINT = /\b(?:to|of|in|on|with|along)\.(?=(?:an?|the|said)\s)/g;

function addSpecks(found: number[], folded: string): void {
  for (let at = folded.indexOf(' .'); at >= 0; at = folded.indexOf(' .', at + 2))
    if (isLetter(codeAt(folded, at + 2)) && isLetter(codeAt(folded, at + 3)) && isLetter(codeBefore(folded, at)))
      found.push(at + 1);
  if (!/[onfg]\.[ats]/.test(folded)) return;
  for (const { index, 0: words } of folded.matchAll(GLUED_POINT)) found.push(index + words.length - 1);
}

function addParting(found: number[], folded: string, stroke: string): void {
  for (let at = folded.indexOf(stroke); at >= 0; at = folded.indexOf(stroke, at + 1)) {
    const last = codeBefore(folded, beforeAll(folded, at, isSpace));
    if ((isLetter(last) || isMark(last)) && parts(folded, at)) found.push(at);
  }
}

function parts(folded: string, at: number): boolean {
  const next = codeAt(folded, behindAll(folded, at + 1, 2, isSpace));
  const isLengthNext = isFigure(next);
  if (!isLengthNext && !isLetter(next)) return false;
  const before = folded.slice(Math.max(0, at - MOST), at);
  const behind = folded.slice(at + 1, at + 1 + MOST);
  if (!isLengthNext) return ENDS_LENGTH.test(before) && OPENS_BEARING.test(behind);
  return ENDS_BEARING.test(before) ? OPENS_LENGTH.test(behind) : ENDS_WIND.test(before) && OPENS_MEASURED.test(behind);
}
