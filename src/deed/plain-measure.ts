// Takes: folded text and a figure in it. Gives: the number or the length in feet that stands there with nothing uncommon about it, which most
// are: "lot 14, block", "212.5 feet to". Never: a doubt; where anything behind the figure may belong to it, tokens.ts reads it step by step.
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { isScrap } from './length-scrap.ts';
import { DOUBTED_UNITS, UNIT_WORDS } from './lexicon.ts';
import { BEGINNINGS } from './number-words.ts';
import type { NumberPhrase } from './numbers.ts';
import { headAt, isFigure, isLetter } from './peek.ts';
import { UNIT_KINDS } from './unit-phrase.ts';
import { allHeadsOf, headTable } from './words.ts';

export type MeasureToken =
  | { readonly kind: 'distance'; readonly start: number; readonly end: number; readonly distance: DistancePhrase }
  | { readonly kind: 'number'; readonly start: number; readonly end: number; readonly number: NumberPhrase };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** How a word begins that may belong to the figure before it: a unit, whole or torn, degrees or minutes, or what leads to a fraction. */
const MAY_BELONG = headTable([
  ...Object.keys({ ...DOUBTED_UNITS, ...UNIT_WORDS }),
  ...UNIT_KINDS,
  ...'fe po poi ro ch cha li lin ll lln pe of and one minute no nil none xx'.split(' '),
  ...LETTERS,
  ...LETTERS.flatMap((letter) => allHeadsOf(`d${letter}`)),
]);
/** How a word begins that may go on with a length: its smaller part, or a fraction. */
const MAY_GO_ON = headTable([...BEGINNINGS, 'and', ...LETTERS]);

const [SPACE, OPENING, COMMA, POINT, SEMICOLON] = [32, 40, 44, 46, 59];
const [ONE, THREE, FIVE, EIGHT] = [49, 51, 53, 56];
/** More than an angle may have: what follows a longer one is not looked at by those who look for a degree mark. */
const LONGEST = 12;

/** Null where it is not as plain as that. */
export function plainMeasureAt(text: string, start: number): MeasureToken | null {
  const whole = digitsEnd(text, start);
  const end = text.charCodeAt(whole) === POINT ? digitsEnd(text, whole + 1) : whole;
  const word = wordBehind(text, end);
  if (word < 0 || end - start > LONGEST || whole - start > 8 || end - whole > 8 || end === whole + 1) return null;
  if (mayBeLetter(text, start)) return null;
  const isNumber = MAY_BELONG[headAt(text, word)] === 0;
  if (!isNumber && (!isFeet(text, end, word) || text.charCodeAt(start - 1) === OPENING)) return null;
  const places = end > whole ? end - whole - 1 : 0;
  const number = { value: Number(text.slice(start, end)), start, end, inWords: false, places };
  if (isNumber || isScrap(text, number)) return { kind: 'number', start, end, number };
  const distance = lengthOfUnit(number, number.value, { unit: 'feet', end: word + 4, adjective: false });
  return { kind: 'distance', start, end: distance.end, distance };
}

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isFigure(text.charCodeAt(end))) end++;
  return end;
}

/** Where the word begins that a blank, perhaps with a comma before it, parts from what ends here; -1 where none does. */
function wordBehind(text: string, end: number): number {
  const blank = text.charCodeAt(end) === COMMA ? end + 1 : end;
  return text.charCodeAt(blank) === SPACE && isLetter(text.charCodeAt(blank + 1)) ? blank + 1 : -1;
}

/** "8. 36° E", "5. 12 W.", "13 40 E": an S read as a figure. */
function mayBeLetter(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  switch (text.charCodeAt(at)) {
    case ONE:
      return next === THREE && !isFigure(text.charCodeAt(at + 2));
    case FIVE:
      return next === POINT;
    case EIGHT:
      return !isFigure(next);
    default:
      return false;
  }
}

/** "40 feet to", "40 feet;": the word, and nothing behind it that may go on with the length. */
function isFeet(text: string, end: number, word: number): boolean {
  if (word !== end + 1 || !text.startsWith('feet', word)) return false;
  if (text.charCodeAt(word + 4) === SEMICOLON) return true;
  const next = wordBehind(text, word + 4);
  return next > 0 && MAY_GO_ON[headAt(text, next)] === 0;
}
