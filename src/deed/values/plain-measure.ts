// Takes: folded text and a figure in it. Gives: the number or the length in feet that stands there with nothing uncommon about it, which most
// are: "lot 14, block", "212.5 feet to". Never: a doubt; where anything behind the figure may belong to it, tokens.ts reads it step by step.
import { codeAt, codeBefore } from '../words/code-at.ts';
import type { DistanceUnit } from '../../contract/extraction.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { besideSection } from './distance-phrase.ts';
import { isScrap, isSmallerPart, withUnreadPart } from './length-scrap.ts';
import { DOUBTED_UNITS, UNIT_WORDS } from '../words/lexicon.ts';
import { BEGINNINGS } from './number-words.ts';
import type { NumberPhrase } from './numbers.ts';
import { exactly, headAt, isFigure, isLetter, wordEnd } from '../words/peek.ts';
import { UNIT_KINDS, type UnitFound } from './unit-phrase.ts';
import { wordTable } from '../words/word-table.ts';
import { allHeadsOf, headNumber, headTable } from '../words/words.ts';

export type MeasureToken =
  | { readonly kind: 'distance'; readonly start: number; readonly end: number; readonly distance: DistancePhrase }
  | { readonly kind: 'number'; readonly start: number; readonly end: number; readonly number: NumberPhrase };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** How a word begins whose letters may all stand for figures. */
const FIGURES_MISREAD = [...'liob'].flatMap((first) => [...'liob'].flatMap((second) => allHeadsOf(first + second)));
/** How a word begins that may belong to the figure before it: a unit, whole or torn, degrees or minutes, or what leads to a fraction. */
const MAY_BELONG = headTable([
  ...Object.keys({ ...DOUBTED_UNITS, ...UNIT_WORDS }),
  ...UNIT_KINDS,
  ...'fe po poi ro ch cha li lin ll lln pe of and one minute more no nil none xx score furlong furlongs fur'.split(' '),
  ...LETTERS,
  ...LETTERS.flatMap((letter) => allHeadsOf(`d${letter}`)),
]);
/** How a word begins that may go on with a length, its smaller part or a fraction, or behind an "and" with a figure. */
const MAY_GO_ON = headTable([...BEGINNINGS, 'and', 'an', 'no', 'nil', 'none', 'xx', ...LETTERS, ...FIGURES_MISREAD]);
/** "therty" is a number misread, "the" and "thence" are none. */
const THE = headNumber('the');

const [LINE, SPACE, OPENING, CLOSING, COMMA, DASH, POINT, ZERO, SEMICOLON] = [10, 32, 40, 41, 44, 45, 46, 48, 59];
const [ONE, THREE, FIVE, EIGHT] = [49, 51, 53, 56];
/** More than an angle may have: what follows a longer one is not looked at by those who look for a degree mark. */
const LONGEST = 12;

/** Null where it is not as plain as that. */
export function plainMeasureAt(text: string, start: number): MeasureToken | null {
  const whole = wholeEnd(text, start);
  const end = codeAt(text, whole) === POINT ? decimalsEnd(text, whole) : whole;
  if (end - start > LONGEST || whole - start > 8 || end - whole > 8 || mayBeLetter(text, start)) return null;
  const unit = isMeasured(text, start, end);
  if (unit === undefined) return null;
  const places = end > whole ? end - whole - 1 : 0;
  const isGrouped = codeBefore(text, whole - 3) === COMMA && whole - start > 4;
  const printed = text.slice(start, end);
  const value = Number(isGrouped ? printed.replaceAll(',', '') : printed);
  const number = { value, start, end, inWords: false, places };
  return unit === null ? { kind: 'number', start, end, number } : lengthOrScrap(text, number, unit);
}

function lengthOrScrap(text: string, number: NumberPhrase, unit: UnitFound): MeasureToken {
  const { start, end } = number;
  const whole = lengthOfUnit(number, number.value, unit);
  if (isScrap(text, number) || isSmallerPart(text, whole)) return { kind: 'number', start, end, number };
  const length = withUnreadPart(text, whole);
  const distance = besideSection(text, number, length);
  return { kind: 'distance', start, end: distance.end, distance };
}

/** What a plain figure measures: a unit, or nothing (null); undefined where what stands behind it may be anything else. */
function isMeasured(text: string, start: number, end: number): UnitFound | null | undefined {
  switch (codeAt(text, end)) {
    case SEMICOLON:
      return isBlank(codeAt(text, end + 1)) ? null : undefined;
    case CLOSING:
      return isOpened(text, start) && !isItem(text, end) ? undefined : null;
    case POINT:
      if (isBehindDecimals(text, start, end)) return unitEnding(text, start, end + 5, 'feet', false);
      if (!isBlank(codeAt(text, end + 1)) || !isApart(codeAt(text, end + 2))) return undefined;
      return unitBetween(text, end + 2, wordEnd(text, end + 2)) === undefined ? null : undefined;
    case DASH:
      return text.startsWith('foot', end + 1) ? unitEnding(text, start, end + 5, 'feet', true) : undefined;
    default: {
      const word = wordBehind(text, end);
      if (word < 0) return isListed(text, end) ? null : undefined;
      if (MAY_BELONG[headAt(text, word)] === 0) return null;
      const last = wordEnd(text, word);
      const unit = word === end + 1 ? unitBetween(text, word, last) : undefined;
      if (unit !== undefined) return unitEnding(text, start, last, unit, false);
      return isParting(text, word, last) ? null : undefined;
    }
  }
}

/** "146.97.feet": behind its decimals a point is the printer's. */
const isBehindDecimals = (text: string, start: number, end: number): boolean =>
  text.startsWith('feet ', end + 1) && /\.\d{1,3}$/.test(text.slice(start, end));

/** Digits alone, or thousands parted by commas. */
function wholeEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  if (codeAt(text, end) !== COMMA || end > start + 3 || codeAt(text, start) === ZERO) return end;
  const next = digitsEnd(text, end + 1);
  return next === end + 4 && codeAt(text, next) !== COMMA ? next : end;
}

/** Behind a point and digits; a point alone is none of the figure's. */
function decimalsEnd(text: string, point: number): number {
  const end = digitsEnd(text, point + 1);
  return end === point + 1 ? point : end;
}

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isFigure(codeAt(text, end))) end++;
  return end;
}

const isBlank = (unit: number): boolean => unit === SPACE || unit === LINE;
const isOpening = exactly('([{');
const isOpened = (text: string, start: number): boolean =>
  isOpening(codeBefore(text, start)) || isOpening(codeBefore(text, start - 1));
/** The first letter of a word that may stand between a figure in brackets and its unit, or be read for one: "(40) about feet", "(40) fat". */
const mayLeadToUnit = exactly('aofmrclp');

/** "(3) thence": no unit stands behind the brackets. */
function isItem(text: string, end: number): boolean {
  const word = end + 2;
  if (!isBlank(codeAt(text, end + 1)) || !isLetter(codeAt(text, word))) return false;
  return !mayLeadToUnit(codeAt(text, word)) && MAY_BELONG[headAt(text, word)] === 0;
}

/** "lots 4, 17, 21": behind a comma stands a figure too short for thousands, behind that another comma and figure, so no mark of minutes. */
function isListed(text: string, end: number): boolean {
  if (codeAt(text, end) !== COMMA || codeAt(text, end + 1) !== SPACE) return false;
  const next = digitsEnd(text, end + 2);
  if (next === end + 2 || next > end + 4 || codeAt(text, next) !== COMMA) return false;
  return codeAt(text, next + 1) === SPACE && isFigure(codeAt(text, next + 2));
}
/** The first letter of a word that is no degrees, minutes, ones or "and". */
const isApart = exactly('bcefghijklnpqrstuvwxyz');

/** Where the word begins that a blank, perhaps with a comma before it, parts from what ends here; -1 where none does. */
function wordBehind(text: string, end: number): number {
  const blank = codeAt(text, end) === COMMA ? end + 1 : end;
  return isBlank(codeAt(text, blank)) && isLetter(codeAt(text, blank + 1)) ? blank + 1 : -1;
}

function mayGoOn(text: string, word: number): boolean {
  const head = headAt(text, word);
  return MAY_GO_ON[head] === 1 && (head !== THE || text.startsWith('therty', word));
}

/** Whether a figure of three digits at most that begins here measures nothing, no angle either: "no. 4, block", "no. 31 of". */
export function standsAlone(text: string, start: number): boolean {
  const end = digitsEnd(text, start);
  if (end > start + 3 || mayBeLetter(text, start) || isMeasured(text, start, end) !== null) return false;
  const mark = codeAt(text, end);
  if (mark === SEMICOLON || mark === CLOSING) return true;
  const word = mark === POINT ? end + 2 : wordBehind(text, end);
  return !isEastOrWest(codeAt(text, word)) && !mayGoOn(text, word);
}

const isEastOrWest = exactly('ew');

/** The length in words whose unit is plain, or the number where it is only a scrap of one; null where the unit may be any other, or none. */
export function plainLengthOf(text: string, number: NumberPhrase): MeasureToken | null {
  const word = number.end + 1;
  if (!isBlank(codeAt(text, number.end)) || !isLetter(codeAt(text, word))) return null;
  if (codeBefore(text, number.start - 1) === CLOSING) return null; // "(98) ninety-eight feet"
  const last = wordEnd(text, word);
  const name = unitBetween(text, word, last);
  const unit = name && unitEnding(text, number.start, last, name, false);
  return unit ? lengthOrScrap(text, number, unit) : null;
}

/** "lots 4 and the", "lot 4 of block": no fraction, no minutes and no unit behind either. */
function isParting(text: string, word: number, end: number): boolean {
  if (end !== word + (text.startsWith('and', word) ? 3 : 2) || codeAt(text, end) !== SPACE) return false;
  if (end === word + 2) return text.startsWith('of', word) && codeAt(text, end + 1) !== A;
  return isLetter(codeAt(text, end + 1)) && !mayGoOn(text, end + 1);
}

const A = 97;

/** Units that are never anything else: no names of places, no smaller parts of another length. */
const unitBetween = wordTable(
  'feet ft chains poles rods perches yards meters varas vrs'.split(' ').map((word) => [word, UNIT_WORDS[word]!]),
);

/** "40 feet to", "40 ft.;": the unit that ends here, and nothing behind it that may go on with the length. */
function unitEnding(
  text: string,
  start: number,
  wordTo: number,
  unit: DistanceUnit,
  adjective: boolean,
): UnitFound | undefined {
  if (codeBefore(text, start) === OPENING) return undefined;
  const end = codeAt(text, wordTo) === POINT && !isLetter(codeAt(text, wordTo + 1)) ? wordTo + 1 : wordTo;
  if (codeAt(text, end) === SEMICOLON) return { unit, end, adjective };
  const next = wordBehind(text, end);
  return next < 0 || mayGoOn(text, next) ? undefined : { unit, end, adjective };
}

/** "8. 36° E", "5. 12 W.", "13 40 E": an S read as a figure. */
function mayBeLetter(text: string, at: number): boolean {
  const next = codeAt(text, at + 1);
  switch (codeAt(text, at)) {
    case ONE:
      return next === THREE && !isFigure(codeAt(text, at + 2));
    case FIVE:
      return next === POINT || (next === SPACE && isFigure(codeAt(text, at + 2)));
    case EIGHT:
      return !isFigure(next);
    default:
      return false;
  }
}
