// Takes: text at a place. Gives: whole numbers as land descriptions print them (figures, words, words with figures in brackets).
// Never: more than three digits' worth; a number whose words and figures disagree is not read.
import { ONES, TENS } from '../words/lexicon.ts';
import { behindAll, exactly, isFigure, isLetter, isSpace, oneOf } from '../words/peek.ts';
import { inFigures } from '../words/letter-figures.ts';
import { spoiltNumberAt } from './spoilt-number.ts';

const ONE_WORD = Object.keys(ONES)
  .filter((word) => ONES[word]! > 0)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/teen$/, '-?teen'))
  .join('|');
const TEN_WORD = Object.keys(TENS).join('|');
const WORD_NUMBER =
  `(?:(?:one|two)[\\s-]hundred(?:[\\s-]{1,2}and)?[\\s-]{0,2})?` +
  `(?:(?:${TEN_WORD})(?:[\\s-]{1,3}(?:${ONE_WORD})(?:th|h)?)?|(?:${ONE_WORD})(?![a-z])|(?<=hundred))`;

const WORDS = new RegExp(
  String.raw`(?:${WORD_NUMBER})(?!-?[a-z]|[\s-]{1,2}(?:hundred|thousand)\b)(?:\s?\(\s?\d{1,3}\s?\))?`,
  'iy',
);
/** Figures, perhaps damaged: "$" for 8, "l" and "I" for 1, "O" for 0. A lone I counts only before a direction; a small l is no word. */
const FIGURES =
  /[0-9$][0-9$lIO]{0,3}|[lI](?:[0-9O]{1,2}(?=\b|[NSEW](?![a-z]))|(?=[0-9 ]|[NSEW]\b))|l{1,2}(?=[\s,;:.)]|$)/y;

export interface WholeNumber {
  readonly value: number;
  /** The figures as printed, for coded forms in which leading and trailing zeros mean something. */
  readonly printed: string;
  readonly end: number;
}

/** The first letters of the numbers in words, and what figures may be misread as: no number begins otherwise. */
const mayBeInWords = exactly(
  [...new Set([...Object.keys(ONES), ...Object.keys(TENS)].map((word) => word[0]! + word[0]!.toUpperCase()))].join(''),
);
const mayBeMisread = exactly('$lI');

export function wholeNumberAt(text: string, at: number): WholeNumber | null {
  if (at >= text.length) return null;
  const first = text.charCodeAt(at);
  if (isFigure(first)) return figureAt(text, at);
  if (!mayBeInWords(first))
    return mayBeMisread(first) ? figuresAt(text, at) : first === LOST ? spoiltAt(text, at) : null;
  WORDS.lastIndex = at;
  const words = WORDS.exec(text)?.[0];
  if (words) {
    const value = wordValue(words.replace(/\s?\(.*$/, ''));
    const figures = /\d+/.exec(words)?.[0];
    return withValue(figures === undefined || Number(figures) === value ? value : null, '', at + words.length);
  }
  return figuresAt(text, at) ?? spoiltAt(text, at);
}

/** A character that the page's own letters could not show. */
const LOST = 0xfffd;

/** "Section 2!,", "Range 9& East", "Township *1 South": a figure of it was read as a sign. */
const isSpoiltSign = exactly('*?~^');
const SPOILT_FIGURE = /[*?~^!](?=[\s,:;.EWNS]|$)|&(?=[\s:,EWNS](?!\s?\d))/y;
function isBeforeSpoilt(text: string, at: number): boolean {
  SPOILT_FIGURE.lastIndex = at;
  return SPOILT_FIGURE.test(text);
}

/** "1\uFFFDenty (20)": what stands before a lost letter is no figure. */
function figureAt(text: string, at: number): WholeNumber | null {
  const number = plainNumberAt(text, at) ?? figuresAt(text, at);
  if (!number) return null;
  if (text.charCodeAt(number.end) === LOST) return spoiltAt(text, at);
  return isSpoiltSign(text.charCodeAt(at - 1)) || isBeforeSpoilt(text, number.end) ? null : number;
}

function spoiltAt(text: string, at: number): WholeNumber | null {
  const spoilt = spoiltNumberAt(text, at);
  return spoilt && { ...spoilt, printed: '' };
}

const MOST_FIGURES = 4;
const MAY_BE_FIGURE = exactly('$lIO');

/** Figures and nothing that may be one misread. */
function plainNumberAt(text: string, at: number): WholeNumber | null {
  const end = behindAll(text, at, MOST_FIGURES, isFigure);
  if (end < at + MOST_FIGURES && MAY_BE_FIGURE(text.charCodeAt(end))) return null;
  const printed = text.slice(at, end);
  return { value: Number(printed), printed, end };
}

function figuresAt(text: string, at: number): WholeNumber | null {
  FIGURES.lastIndex = at;
  const figures = FIGURES.exec(text)?.[0];
  return figures ? withValue(figureValue(figures), figures, at + figures.length) : null;
}

function withValue(value: number | null, printed: string, end: number): WholeNumber | null {
  return value === null ? null : { value, printed, end };
}

function figureValue(figures: string): number | null {
  if (/^\d{1,4}$/.test(figures)) return Number(figures);
  const clean = inFigures(figures);
  return /^\d{1,4}$/.test(clean) ? Number(clean) : null;
}

function wordValue(words: string): number | null {
  const one = ONES[words];
  if (one !== undefined && one > 0) return one;
  let value = 0;
  for (const word of words
    .toLowerCase()
    .replace(/-teen/g, 'teen')
    .split(/[\s-]+/)) {
    if (word === 'hundred') value *= 100;
    else if (word !== 'and')
      value += ONES[word] ?? TENS[word] ?? ONES[word.replace(/t?h$/, '')] ?? ONES[word.replace(/h$/, '')] ?? 0;
  }
  return value > 0 ? value : null;
}

// A semicolon goes on only before a range or a list: "secs. 2 to 5, inclusive; 8 to 11, inclusive", "secs. 4, 5; 6, 7, and 8".
const GAP =
  /\s{0,3}(?:,\s{0,3}|;\s{0,3}(?=(?:and\s{1,3})?\d{1,2}(?:\s{1,3}(?:to|through)\s{1,3}\d{1,2}\b|,\s\d{1,2},|,?\sand\s\d{1,2}[,;.\s])))?(?:(?:&|and|or)(?![a-z])\s{0,3})?/iy;
/** A full stop, the comma of a scan, only before a number that ends as one of a list does: "lots 7. 8. and 9.". */
const STOP =
  /[ ]?\.[ ]{1,2}(?:and[ ]{1,2})?(?=\d{1,2}(?:[,;:]|\.\s|[ ]{1,2}and\b))(?!\d{1,2}\.\s{1,3}(?:[A-Z][a-z]|\())/y;
const RANGE = /(?:\s{0,3},)?\s{0,3}(?:to|through|thru|--?|–|—)(?![a-z])\s{0,3}/iy;
const INCLUSIVE = /,?\s{0,3}\(?(?:both\s{1,3}|all\s{1,3})?incl(?:usive)?\b\.?\)?/iy;

export interface NumberList {
  readonly values: readonly number[];
  readonly printed: readonly string[];
  readonly end: number;
  /** "29 to 23". */
  readonly isBackwards?: boolean;
}

/**
 * "1, 2, 5 to 9, inclusive, and 12": numbers one after another from `at`. `admits` says whether a further number may join:
 * it is given the text after it, where "acres" or "feet" shows that the number counts something else.
 */
export function numberListAt(
  text: string,
  at: number,
  admits: (end: number, value: number) => boolean,
  remark: RegExp | null = null,
): NumberList | null {
  const first = wholeNumberAt(text, at);
  if (!first) return null;
  const values = [first.value];
  const printed = [first.printed];
  let end = remark ? matchEnd(remark, text, first.end) : first.end;
  let isBackwards = false;
  for (;;) {
    const next = rangeAt(text, end) ?? commaAt(text, end) ?? wordAt(text, end, values.at(-1)!);
    if (!next || !admits(next.number.end, next.number.value)) break;
    if ((next.isDash || next.isStop) && next.number.value <= values.at(-1)!) break; // "5-2-3" is no range
    if (next.isRange && next.number.value > values.at(-1)! && next.number.value - values.at(-1)! < 100)
      for (let v = values.at(-1)! + 1; v < next.number.value; v++) values.push(v);
    isBackwards ||= next.isRange && next.number.value < values.at(-1)!;
    values.push(next.number.value);
    printed.push(next.number.printed);
    end = inclusiveEnd(text, remark ? matchEnd(remark, text, next.number.end) : next.number.end);
    if (values.length > 400) break;
  }
  return {
    values: values.length > 1 ? [...new Set(values)] : values,
    printed,
    end: inclusiveEnd(text, end),
    isBackwards,
  };
}

const isRange = oneOf('tT-');
const isJoint = exactly(',;.&aAoO');
const isInclusive = exactly('abiABI');
const [COMMA, OPENING, POINT] = [44, 40, 46];
const MOST_BLANKS = 3;

/** Behind a comma and the blanks around it. */
function behindComma(text: string, at: number): number {
  const comma = behindAll(text, at, MOST_BLANKS, isSpace);
  return text.charCodeAt(comma) === COMMA ? behindAll(text, comma + 1, MOST_BLANKS, isSpace) : comma;
}

interface Next {
  readonly number: WholeNumber;
  readonly isRange: boolean;
  readonly isDash: boolean;
  readonly isStop: boolean;
}

const HAS_DASH = /[-–—]/;

function rangeAt(text: string, at: number): Next | null {
  const word = behindComma(text, at);
  if (word >= text.length || !isRange(text.charCodeAt(word))) return null;
  const end = matchEnd(RANGE, text, at);
  const number = end > at ? wholeNumberAt(text, end) : null;
  return number && { number, isRange: true, isDash: HAS_DASH.test(text.slice(at, end)), isStop: false };
}

function commaAt(text: string, at: number): Next | null {
  const joint = behindAll(text, at, MOST_BLANKS, isSpace);
  if (joint >= text.length) return null;
  const mark = text.charCodeAt(joint);
  if (!isJoint(mark)) return null;
  if (mark === POINT) return joint <= at + 1 ? numberBehind(text, at, matchEnd(STOP, text, at), true) : null;
  // The pattern takes the blanks in any case: what it takes besides joins the numbers.
  const end = matchEnd(GAP, text, at);
  return end > joint ? numberBehind(text, at, end, false) : null;
}

/** "lots one two, three": the next number in words, whose comma was lost. */
function wordAt(text: string, at: number, last: number): Next | null {
  if (!isSpace(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at + 1)) || !isLetter(text.charCodeAt(at - 1)))
    return null;
  const number = wholeNumberAt(text, at + 1);
  if (number?.value !== last + 1 || number.printed !== '') return null;
  return /^,?\s(?:and\b|[a-z]{3,5},)|^,/.test(text.slice(number.end, number.end + 10))
    ? { number, isRange: false, isDash: false, isStop: false }
    : null;
}

function numberBehind(text: string, at: number, end: number, isStop: boolean): Next | null {
  const number = end > at ? wholeNumberAt(text, end) : null;
  return number && { number, isRange: false, isDash: false, isStop };
}

/** Behind "inclusive", where it stands. */
function inclusiveEnd(text: string, at: number): number {
  const blanks = text.charCodeAt(at) === COMMA ? at + 1 : at;
  const word = behindAll(text, blanks, MOST_BLANKS, isSpace);
  const letter = text.charCodeAt(text.charCodeAt(word) === OPENING ? word + 1 : word);
  return isInclusive(letter) ? matchEnd(INCLUSIVE, text, at) : at;
}

/** Where a sticky pattern that matches at `at` ends; `at` itself where it does not match. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
