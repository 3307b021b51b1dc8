// Takes: folded text and a place in it. Gives: the figure that stands there with letters for some of its digits (l4O, 3l8.25, 7B), as
// scans print them, and what each letter was taken for. Never: a figure without a digit, or with an s, which is 5 or 8.
import { codeAt } from '../words/code-at.ts';
import { behindAll, exactly, isLetter } from '../words/peek.ts';
import { FIGURE_LIKE, inFigures } from '../words/letter-figures.ts';
import type { NumberPhrase } from './numbers.ts';

/** Those that stand for a figure in a length. */
const FOR_DIGITS = 'li|oqbz';
const ONE_LETTER = [...'liob'];
const TWO_LETTERS = ONE_LETTER.flatMap((first) => ONE_LETTER.map((second) => first + second));
/** How words begin that are letters for digits and nothing else. */
export const LETTERS_FOR_FIGURES = [
  ...ONE_LETTER,
  ...TWO_LETTERS,
  ...TWO_LETTERS.flatMap((two) => ONE_LETTER.map((third) => two + third)),
];
const isForDigit = exactly(FOR_DIGITS);
const isOfFigure = exactly('0123456789,.');
const isInFigure = exactly(`0123456789,.${FOR_DIGITS}`);
/** No pattern below reaches as far. */
const LONGEST = 16;
const FIGURE = /[\dliob|][\dliobqz|,]{0,9}(?:\.[\dliobqz|]{1,3})?(?![a-z0-9])/y;
const WHOLE = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,3})?$/;
const UNIT = /\s{0,2}(?:feet|fcet|fect|feef|foot|ft|chains|chs|poles|perches|rods|rds|links|lks|varas|vrs|meters)\b/y;

/** Whether a letter that may stand for a digit begins here, or stands in the figure that does; in a word other letters follow it. */
function holdsLetter(text: string, at: number): boolean {
  const letter = behindAll(text, at, 8, isOfFigure);
  if (!isForDigit(codeAt(text, letter))) return false;
  return !isLetter(codeAt(text, behindAll(text, letter, LONGEST, isInFigure)));
}

/** "l4O feet", "3l8.25 feet": only before a unit's word, for a single letter may mean anything. */
export function letteredLengthAt(text: string, at: number): NumberPhrase | null {
  if (!holdsLetter(text, at) || /[a-z0-9.,]/.test(text[at - 1] ?? ' ')) return null;
  FIGURE.lastIndex = at;
  const printed = FIGURE.exec(text)?.[0];
  if (printed === undefined) return null;
  const end = at + printed.length;
  UNIT.lastIndex = end;
  if (UNIT.test(text)) return read(printed, at, end, printed.length > 1 && /[li]/.test(printed));
  ONE.lastIndex = at;
  return ONE.test(text) ? read(printed, at, end, true) : null;
}

/** "E. I chain": one of something. */
const ONE = /[li] (?:chain|mile|rod|pole|link)\b(?!s)/y;

const DEGREES =
  /(?=[lio]*[\db])[\dliob]{1,3}(?=\s?°|\sdeg)|[li\d]{0,2}\d(?=o\s?\d{1,2}\s?')|o[lio](?=\s?°|\sdeg)|[lio]{1,2}(?=°)|[li]{1,2}(?=\sdeg)/y;
const PART = /(?:[\dliob]{1,2}|[o0]{3}(?=\s?"))(?=\s?['"]|\s(?:[mn]in|sec))/y;

/** "l2° 00'": the degrees of an angle. */
export function letteredDegreesAt(text: string, at: number): NumberPhrase | null {
  return holdsLetter(text, at) ? (matched(DEGREES, text, at) ?? withFraction(text, at)) : null;
}

const AND_FRACTION = /[\dliob]{1,2}(?= ?(½|¼|¾|1\/2|1\/4|3\/4)\s?(?:°|deg))/y;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};

/** "l4 1/2 degrees". */
function withFraction(text: string, at: number): NumberPhrase | null {
  AND_FRACTION.lastIndex = at;
  const found = AND_FRACTION.exec(text);
  const whole = found && read(found[0], at, AND_FRACTION.lastIndex, true);
  if (!whole) return null;
  const fraction = found[1]!;
  return {
    ...whole,
    value: whole.value + FRACTIONS[fraction]!,
    end: text.indexOf(fraction, whole.end) + fraction.length,
  };
}

/** "3O'", `OO"`, `OO0"`: its minutes or seconds. */
export function letteredPartAt(text: string, at: number): NumberPhrase | null {
  return holdsLetter(text, at) ? matched(PART, text, at) : null;
}

function matched(pattern: RegExp, text: string, at: number): NumberPhrase | null {
  pattern.lastIndex = at;
  const printed = pattern.exec(text)?.[0];
  return printed === undefined ? null : read(printed, at, at + printed.length, true);
}

function read(printed: string, start: number, end: number, lettersAlone = false): NumberPhrase | null {
  const letters = [...new Set(printed.replace(/[\d.,]/g, ''))];
  if (letters.length === 0 || (!lettersAlone && !/\d/.test(printed))) return null;
  const figure = inFigures(printed);
  if (!WHOLE.test(figure)) return null;
  const doubts = letters.map((letter) => `the letter ${letter} is read as a ${FIGURE_LIKE[letter]!}`);
  return { value: Number(figure.replaceAll(',', '')), start, end, inWords: false, places: placesOf(figure), doubts };
}

const placesOf = (figure: string): number => (figure.includes('.') ? figure.length - figure.indexOf('.') - 1 : 0);
