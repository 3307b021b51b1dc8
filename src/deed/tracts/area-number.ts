// Takes: folded text and where the unit of an area begins. Gives: the number that ends there, in figures or words, damaged ones where only one
// reading is left. Never: the end of a number whose beginning cannot be read.
import { weighedFigure } from '../values/bracket-figure.ts';
import { isScrap } from '../values/length-scrap.ts';
import { figureAt, wordsAt, type NumberPhrase } from '../values/numbers.ts';
import { tornWordsBefore } from '../values/torn-words.ts';
import { before } from '../words/before.ts';
import { codeBefore } from '../words/code-at.ts';
import { beforeBlanks } from '../words/word-edges.ts';
import { exactly, isFigure, isLetter, oneOf, spaceOr } from '../words/peek.ts';
import { inFigures } from '../words/letter-figures.ts';

const BEFORE_UNIT =
  /(?:(?:\s|-)(?:(?:part\s)?of\s(?:an?|one)|an?|superficial(?=\s))?\s{0,3}|\s?\(\s?[\d.,/ ½¼¾-]{1,12}\s?\)(?:\s(?:part\s)?of\s(?:an?|one)\s{0,3}|\s?)|[\s,.]{0,3}|\s?(?:\+(?:\s?\/?\s?-)?|±)\s?)$/;
const LONGEST_GAP = 30;

/** "l34/100 acres": the letter l for the figure 1; behind any other letter the figure is not whole. */
function letterForOne(text: string, at: number, end: number): NumberPhrase | null {
  if (!/(?:^|[^a-z\d.,/])[li]$/.test(text.slice(Math.max(0, at - 2), at))) return null;
  const read = figureAt(`1${text.slice(at, end)}`, 0);
  return read && { ...read, start: at - 1, end };
}

/** "21 of an acre": a whole number of acres is no part of one; the point, or the fraction before it, is lost. */
function isPartOf(text: string, number: NumberPhrase, at: number): boolean {
  const whole = !number.inWords && Number.isInteger(number.value) && number.value > 1;
  return whole && /\sof\s(?:an?|one)\s{0,3}$/.test(text.slice(number.end, at));
}

const PART_OF_ONE =
  /(?<![\d/.,]|\d\s|\b(?:lots?|blocks?|nos?\.?|parcels?|tracts?|units?)\s)(\d{1,3})\/(\d{1,3})(?=(?:\s(?:part\s)?of\s(?:an?|one))?\s{0,3}$)/;

/** "1/20 acre": a part of one, as the unit says. */
const ONE_ACRE = /^acre(?![a-z])/;

/** "11/48 of an acre": a fraction of any denominator, where it is said to be of one. */
function fractionOfOne(text: string, from: number, at: number): AreaNumber | null {
  const start = Math.max(from, at - 24);
  const found = PART_OF_ONE.exec(text.slice(start, at));
  const [over, under] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || !(over > 0 && over < under)) return null;
  const first = start + found.index;
  return { value: over / under, start: first, end: first + found[0].length, inWords: false, places: 0 };
}

export type AreaNumber = NumberPhrase & {
  /** The figure in brackets, where it is not what the words say: "two (3) acres". */
  readonly figure?: number;
  /** The figure whose letters were read as figures. */
  readonly mended?: string;
};

/** The number that ends where the unit begins; a figure in brackets is weighed with the words before it. */
export function numberBefore(text: string, from: number, at: number): AreaNumber | null {
  const gap = BEFORE_UNIT.exec(text.slice(Math.max(from, at - LONGEST_GAP), at))?.[0] ?? '';
  const end = at - gap.length;
  const number =
    withWholeBefore(text, from, numberEnding(text, from, end)) ??
    letteredEnding(text, from, end) ??
    oneBefore(text, end, gap);
  const open = gap.includes('(') ? text.indexOf('(', end) : -1;
  if (open >= 0) {
    const said = besideFigure(text, number, open);
    return said && said.value > 1 && gap.includes('of') ? null : said;
  }
  if (!number && (gap.includes('of') || ONE_ACRE.test(text.slice(at, at + 5)))) return fractionOfOne(text, from, at);
  return number && !isPartOf(text, number, at) && !mayMeanOneMore(number) ? whole(text, number) : null;
}

/** "containing 12 and one-half acres": the whole acres in figures, their part in words. */
const FIGURES_AND =
  /\b(?:contain\w*|about|approximately|area\s{1,2}of)\s{1,3}(?<figures>\d{1,4}\s{1,2}(?:and|&)\s{1,2})$/;
const FIGURE_AND = /\s{0,2}\(\d{1,6}\)\s{1,2}and\s{1,2}$/;

/** "six (6) and one-half": the fraction with the words before the figure. */
function withWholeBefore(text: string, from: number, number: AreaNumber | null): AreaNumber | null {
  if (!number?.inWords || number.value >= 1) return number;
  const alone = FIGURES_AND.exec(text.slice(Math.max(from, number.start - 40), number.start))?.groups;
  if (alone) {
    const start = number.start - alone['figures']!.length;
    return { ...number, value: parseInt(alone['figures']!, 10) + number.value, start };
  }
  const figure = FIGURE_AND.exec(text.slice(Math.max(from, number.start - 16), number.start));
  if (!figure) return number;
  const head = number.start - figure[0].length;
  for (let i = tailStart(text, from, head); i < head; i++) {
    if (isLetter(codeBefore(text, i))) continue;
    const all = wordsAt(text, i);
    if (all && all.end >= number.end) return { ...all, end: number.end };
  }
  return null;
}

/** "four and ninety one hundredths": 90 or 91 of them. */
export const mayMeanOneMore = ({ doubts }: NumberPhrase): boolean =>
  doubts !== undefined && doubts.some((doubt) => doubt.endsWith('may mean one more'));

const CONTAINS = before(/\bcontain\w*\s{1,3}(?:(?:about|nearly|only|by\s{1,2}estimation)[,\s]{1,3})?/);

/** "containing an acre and a half". */
function oneBefore(text: string, end: number, gap: string): NumberPhrase | null {
  const article = /^\s{1,2}an?\s/.exec(gap);
  const start = end + gap.search(/\S/);
  return article && CONTAINS(text, start) ? { value: 1, start, end: start + 2, inWords: true, places: 0 } : null;
}

const LETTERED = /(?<![\da-z.,\/&-]|\d[.,]?\s|\b[lio]{1,3}[.,]?\s|[&-]\s|\band\s)[\dlio|.,/]{2,12}$/;
const AS_FIGURE = /^(?:(?:\d{1,3}(?:,\d{3})+|\d{1,6})?(?:\.\d{1,4})?|\d{1,3}\/10{1,3})$/;

/** "60| acres": the bar may be what is left of a half or a quarter. */
const FRACTION_LOST = /^\d+\|$/;

/** "l.698", "16O", "34/l00": l and I for the figure 1, O for the nought; with no other letter, for an S or a B may be two figures. */
function letteredEnding(text: string, from: number, end: number): AreaNumber | null {
  const printed = LETTERED.exec(text.slice(Math.max(from, end - 14), end))?.[0];
  if (printed === undefined || !/\d/.test(printed) || !/[lio|]/.test(printed) || FRACTION_LOST.test(printed))
    return null;
  const figure = inFigures(printed);
  const read = AS_FIGURE.test(figure) ? figureAt(figure, 0) : null;
  return read?.end === figure.length ? { ...read, start: end - printed.length, end, mended: figure } : null;
}

/** "nine hundred & rixty four square feet": only the end of the words or figures can be read. */
function whole(text: string, number: AreaNumber | null): AreaNumber | null {
  if (!number || number.mended !== undefined) return number;
  if (isScrap(text, number) || isCutOff(text, number) || isBehindHyphen(text, number)) return null;
  return number;
}

/** "thirrty-four": what stands before the hyphen is no word of a number. */
const isBehindHyphen = (text: string, { start, inWords }: NumberPhrase): boolean =>
  inWords && codeBefore(text, start) === HYPHEN && isLetter(codeBefore(text, start - 1));
const HYPHEN = 45;

/** "& 550 square feet", "31,$7 acres", "containing l, 204 square feet": a mark or a letter stands where the first figures stood. */
const isCutOff = (text: string, { start, inWords }: NumberPhrase): boolean =>
  !inWords &&
  (/[&*#%?]\s?$|\s[!°£«»<>^_\\§©¬■]$|\d[.,]?[$'~|_·•]$/.test(text.slice(Math.max(0, start - 3), start)) ||
    (isFigure(codeBefore(text, beforeBlanks(text, start))) &&
      FIGURES_BEFORE.test(text.slice(Math.max(0, start - 30), start))) ||
    LETTERS_BEFORE(text, start) ||
    POINT_BEFORE.test(text.slice(Math.max(0, start - 10), start)));
/** "containing 3 3.23 acres", "41,16 9 square feet": the number is torn, and its head stands before it. */
const FIGURES_BEFORE =
  /\b(?:contain\w*|about|approximately|of|area|is|being|or|as|certain|estimated\sat)\s{1,3}\d[\d,.]{0,9}\s{1,2}$|\d,\d{1,2}\s{1,2}$/;
/** "1 . 007 acre": the figures before a point that stands apart; items of a list have no blank before theirs. "road and 1. 57 acres"; but "lots 3 and 4. 26 acres". */
const POINT_BEFORE = /\d\s\.\s?$|(?<!\d\s)\band\s\d{1,2}\.\s$/;
const LETTERS_BEFORE = before(/\b(?:contain\w*|about|approximately|area|area\sof|is|being)\s{1,3}[lio|]{1,3}\s?[.,]\s/);

/** "six thousand & fotty (6,040) square feet": the figure, where the words before it are damaged and do not contradict it. */
function besideFigure(text: string, words: AreaNumber | null, open: number): AreaNumber | null {
  const at = open + 1 + (text[open + 1] === ' ' ? 1 : 0);
  const figure = figureAt(text, at);
  const read = figure && /^\s?\)/.test(text.slice(figure.end, figure.end + 2)) ? figure : null;
  if (words && read && Math.abs(words.value - read.value) < 0.0051) return words;
  // "six (6) and one-half (1/2)": each part has its figure.
  if (words && read && isInBrackets(text, words) && Math.abs((words.value % 1) - read.value) < 0.0051) return words;
  const torn = tornWordsBefore(text, open);
  if (words && !(torn && torn.start < words.start)) {
    const said = whole(text, words);
    return said && read && said.inWords ? { ...said, figure: read.value } : said;
  }
  if (!read) return null;
  return weighedFigure(text, open, read)?.amount === read.value ? read : null;
}

const isInBrackets = (text: string, { start, end }: NumberPhrase): boolean => text.slice(start, end).includes('(');

const DECIMAL_COMMA = /(?:^|[^\d.,])(?<figure>\d{1,4},(?:\d{1,2}|\d{4,5})|\d{1,3}(?:\.\d{3}){1,3},\d{1,4})$/;

const SPLIT_POINT =
  /\b(?:contain\w*|about|approximately|of|area|is|being|certain|called|said|an?)\s{1,3}(?<figure>[\dlio]{1,4}(?:\. | \. ?)\d{1,4})$/;

/** "containing 4. 26 acres", "4 . 26 acres": a blank beside the point; "Tract 4. 26 acres" is none. */
function withSplitPoint(text: string, from: number, end: number): AreaNumber | null {
  const printed = text.slice(Math.max(from, end - 7), end);
  if (!printed.includes('. ') && !printed.includes(' .')) return null;
  const figure = SPLIT_POINT.exec(text.slice(Math.max(from, end - 30), end))?.groups?.['figure'];
  if (figure === undefined) return null;
  const pointed = figure.replaceAll(' ', '');
  const places = pointed.length - pointed.indexOf('.') - 1;
  const mended = inFigures(pointed);
  return { value: Number(mended), start: end - figure.length, end, inWords: false, places, mended };
}

/** "13,4206 acres": no thousands have two or four figures, so the comma stands for the point; "2.015.003,6": behind points it does. */
function withDecimalComma(text: string, from: number, end: number): NumberPhrase | null {
  const words = text.slice(Math.max(from, end - 17), end);
  const figure = words.includes(',') ? DECIMAL_COMMA.exec(words)?.groups?.['figure'] : undefined;
  if (figure === undefined) return null;
  const places = figure.length - figure.indexOf(',') - 1;
  return {
    value: Number(figure.replaceAll('.', '').replace(',', '.')),
    start: end - figure.length,
    end,
    inWords: false,
    places,
  };
}

/** ¼, ½ or ¾. */
const isFraction = (unit: number): boolean => unit >= 188 && unit <= 190;
const MARKS = new Set([...' .,/-'].map((mark) => mark.charCodeAt(0)));
const isInFigures = (unit: number): boolean => isFigure(unit) || isFraction(unit) || MARKS.has(unit);
const BETWEEN_WORDS = spaceOr(',-');

/** "12 and No/100 acres": nothing is added. */
const NO_HUNDREDTHS = /\s{1,3}(?:(?:and|&)\s{1,3})?(?:no|nil|none|xx)\s?\/\s?100$/;

/** "12 and 75/100", "twelve & 3/4": what stands before a fraction. */
const BEFORE_FRACTION = /\s{1,2}(?:and|&)\s{0,2}$/;

/** Where the figures or the words may begin that end at a place, at most seventeen words; the place itself where neither do. */
function tailStart(text: string, from: number, end: number): number {
  if (end <= from) return end;
  const nothing = text.startsWith('100', end - 3)
    ? NO_HUNDREDTHS.exec(text.slice(Math.max(from, end - 18), end))
    : null;
  if (nothing) return tailStart(text, from, end - nothing[0].length);
  const isPart = isFraction(text.charCodeAt(end - 1));
  const last = isPart ? end - 2 : end - 1;
  if (last >= from && isFigure(text.charCodeAt(last))) {
    let start = last;
    while (start > Math.max(from, last - 14) && isInFigures(text.charCodeAt(start - 1))) start--;
    const and = text.slice(start, end).includes('/')
      ? BEFORE_FRACTION.exec(text.slice(Math.max(from, start - 6), start))
      : null;
    return and ? tailStart(text, from, start - and[0].length) : start;
  }
  if (isPart) return end - 1;
  let start = wordStart(text, from, end);
  for (let words = 1; words < 17 && start < end; words++) {
    let gap = start;
    while (gap > Math.max(from, start - 3) && BETWEEN_WORDS(text.charCodeAt(gap - 1))) gap--;
    const next = andOrWordStart(text, from, gap);
    if (gap === start || next === gap) break;
    start = next;
  }
  return start;
}

/** "one hundred & sixty", "two hund'd & six", "two hund: sixty": a sign for "and", and a hundred that is shortened, are words of the number. */
function andOrWordStart(text: string, from: number, end: number): number {
  const start = wordStart(text, from, end);
  if (start === end && end > from && text[end - 1] === '&') return end - 1;
  const isShort = start === end ? isMark(codeBefore(text, end)) : text[start - 1] === "'";
  const short = isShort ? SHORT_HUNDRED.exec(text.slice(Math.max(from, end - 8), end)) : null;
  return short ? end - short[0].length : start;
}

const SHORT_HUNDRED = /(?<![a-z])hundr?d?(?:'d|[.:])$/;
const isMark = exactly('.:');

function wordStart(text: string, from: number, end: number): number {
  let start = end;
  while (start > from && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

/** "aboutsixty-three thousand", "or0.186": the number is glued to the word before it. */
const GLUED = /(?:^|[^a-z])(?:approximately|containing|contains|about|comprising|of|or)$/;

/** The last letters of those words. */
const MAY_BE_GLUED = oneOf('ygstfr');
const PARTS_A_NUMBER = spaceOr('-');

/** The number that ends at a place, found by trying the starts that could reach it. */
function numberEnding(text: string, from: number, end: number): AreaNumber | null {
  const endsInFigure = end > from && isFigure(text.charCodeAt(end - 1));
  const comma = endsInFigure ? (withDecimalComma(text, from, end) ?? withSplitPoint(text, from, end)) : null;
  if (comma) return comma;
  const start = tailStart(text, from, end);
  for (let i = start; i < end; i++) {
    const last = codeBefore(text, i);
    const isGlued = MAY_BE_GLUED(last) && GLUED.test(text.slice(Math.max(from, i - 14), i));
    if (i > start && !isGlued && !PARTS_A_NUMBER(last)) continue;
    const number = figureAt(text, i) ?? wordsAt(text, i);
    if (isGlued && number?.end === end) return number;
    if (number?.end === end && /[a-z]/.test(text[i - 1] ?? '')) return letterForOne(text, i, end);
    if (number?.end === end && !/[\d.,]/.test(text[i - 1] ?? '')) return number;
  }
  return null;
}
