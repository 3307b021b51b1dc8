// Takes: folded text and where the unit of an area begins. Gives: the number that ends there, in figures or words.
// Never: the end of a number whose beginning cannot be read.
import { weighedFigure } from '../values/torn-words.ts';
import { figureAt, wordsAt, type NumberPhrase } from '../values/numbers.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

export type AreaNumber = NumberPhrase & {
  /** The figure in brackets, where it is not what the words say: "two (3) acres". */
  readonly figure?: number;
};

const OF_ONE = wording`(?:part )?of (?:an?|one)`;
const BEFORE_UNIT = new RegExp(wording`
  (?:(?: |-)(?:${OF_ONE}|an?|superficial(?= ))?\s{0,3}
  |\s?\(\s?[\d.,/ ½¼¾-]{1,12}\s?\)(?: ${OF_ONE}\s{0,3}|\s?)
  |[\s,.]{0,3}
  |\s?(?:\+(?:\s?/?\s?-)?|±)\s?)$`);
const LONGEST_GAP = 30;
/** "1/20 acre": a part of one, as the unit says. */
const ONE_ACRE = /^acre(?![a-z])/;

/** The number that ends where the unit begins; a figure in brackets is weighed with the words before it. */
export function numberBefore(text: string, from: number, at: number): AreaNumber | null {
  const gap = BEFORE_UNIT.exec(text.slice(Math.max(from, at - LONGEST_GAP), at))?.[0] ?? '';
  const end = at - gap.length;
  const number = withWholeBefore(text, from, numberEnding(text, from, end)) ?? oneBefore(text, end, gap);
  const open = gap.includes('(') ? text.indexOf('(', end) : -1;
  if (open >= 0) {
    const said = besideFigure(text, number, open);
    return said && said.value > 1 && gap.includes('of') ? null : said;
  }
  if (!number && (gap.includes('of') || ONE_ACRE.test(text.slice(at, at + 5)))) return fractionOfOne(text, from, at);
  return number && !isPartOf(text, number, at) && !mayMeanOneMore(number) ? whole(text, number) : null;
}

/** Where a number may begin. */
const STARTS = /(?<![a-z\d])(?<!\d[.,/])(?=[a-z\d.½¼¾])/g;

/** The number that ends at a place: the longest that does. */
function numberEnding(text: string, from: number, end: number): AreaNumber | null {
  const pointed = withDecimalComma(text, from, end) ?? withSplitPoint(text, from, end);
  if (pointed) return pointed;
  // "lots 3 and one-half acre": of figures followed by words only the words.
  const isFigure = FIGURE.test(text[end - 1] ?? '');
  for (const { index } of text.slice(from, end).matchAll(STARTS)) {
    const number = figureAt(text, from + index) ?? wordsAt(text, from + index);
    if (number?.end === end && (isFigure || !FIGURE.test(text[number.start]!))) return number;
  }
  return null;
}
const FIGURE = /[\d½¼¾]/;

const DECIMAL_COMMA = /(?:^|[^\d.,])(?<figure>\d{1,4},(?:\d{1,2}|\d{4,5})|\d{1,3}(?:\.\d{3}){1,3},\d{1,4})$/;

/** "13,4206 acres": no thousands have two or four figures, so the comma stands for the point; "2.015.003,6": behind points it does. */
function withDecimalComma(text: string, from: number, end: number): NumberPhrase | null {
  const figure = DECIMAL_COMMA.exec(text.slice(Math.max(from, end - 17), end))?.groups?.['figure'];
  if (figure === undefined) return null;
  const [start, places] = [end - figure.length, figure.length - figure.indexOf(',') - 1];
  return { value: Number(figure.replaceAll('.', '').replace(',', '.')), start, end, inWords: false, places };
}

const SPLIT_POINT = new RegExp(wording`
  \b(?:contain\w*|about|approximately|of|area|is|being|certain|called|said|an?) (?<figure>\d{1,4}(?:\.\s|\s\.\s?)\d{1,4})$`);

/** "containing 4. 26 acres", "4 . 26 acres": a blank beside the point; "Tract 4. 26 acres" is none. */
function withSplitPoint(text: string, from: number, end: number): AreaNumber | null {
  const figure = SPLIT_POINT.exec(text.slice(Math.max(from, end - 30), end))?.groups?.['figure'];
  if (figure === undefined) return null;
  const pointed = figure.replace(/\s/g, '');
  const places = pointed.length - pointed.indexOf('.') - 1;
  return { value: Number(pointed), start: end - figure.length, end, inWords: false, places };
}

/** "containing 12 and one-half acres": the whole acres in figures, their part in words. */
const FIGURES_AND = new RegExp(wording`
  \b(?:contain\w*|about|approximately|area of) (?<figures>\d{1,4}\s{1,2}(?:and|&)\s{1,2})$`);
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
  for (const { index } of text.slice(from, number.start - figure[0].length).matchAll(STARTS)) {
    const all = wordsAt(text, from + index);
    if (all && all.end >= number.end) return { ...all, end: number.end };
  }
  return null;
}

const CONTAINS = before(new RegExp(wording`\bcontain\w* (?:(?:about|nearly|only|by estimation)[,\s]{1,3})?`));

/** "containing an acre and a half". */
function oneBefore(text: string, end: number, gap: string): NumberPhrase | null {
  const article = /^\s{1,2}an?\s/.exec(gap);
  const start = end + gap.search(/\S/);
  return article && CONTAINS(text, start) ? { value: 1, start, end: start + 2, inWords: true, places: 0 } : null;
}

const PART_OF_ONE = new RegExp(wording`
  (?<![\d/.,]|\d |\b(?:lots?|blocks?|nos?\.?|parcels?|tracts?|units?) )(\d{1,3})/(\d{1,3})(?=(?: ${OF_ONE})?\s{0,3}$)`);

/** "11/48 of an acre": a fraction of any denominator, where it is said to be of one. */
function fractionOfOne(text: string, from: number, at: number): AreaNumber | null {
  const base = Math.max(from, at - 24);
  const found = PART_OF_ONE.exec(text.slice(base, at));
  const [over, under] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || !(over > 0 && over < under)) return null;
  const start = base + found.index;
  return { value: over / under, start, end: start + found[0].length, inWords: false, places: 0 };
}

/** "21 of an acre": a whole number of acres is no part of one; the point, or the fraction before it, is lost. */
function isPartOf(text: string, number: NumberPhrase, at: number): boolean {
  const whole = !number.inWords && Number.isInteger(number.value) && number.value > 1;
  return whole && /\sof\s(?:an?|one)\s{0,3}$/.test(text.slice(number.end, at));
}

/** "four and ninety one hundredths": 90 or 91 of them. */
export const mayMeanOneMore = ({ doubts }: NumberPhrase): boolean =>
  doubts?.some((doubt) => doubt.endsWith('may mean one more')) ?? false;

/** "6 3.23 acres", "31,$7 acres", "& 550 square feet": the head of the number stands before it and cannot be read. */
const CUT_OFF = new RegExp(wording`
  (?:[&*#%?]\s?|\d[.,]?[^\s\w.,("]| [!°£«»<>^_\\§©¬■]|(?<![a-z])[lios|]{1,2}[.,]\s?
  |\b(?:contain\w*|about|approximately|of|area|is|being|or|as|certain|estimated at) \d[\d,.]{0,9} |\d,\d{1,2} |\d \.\s?|(?<!\d )\band \d{1,2}\. )$`);
/** "thirrty-four", "thirteen millions five hundred", "hundr§d and six": the same in words. */
const WORDS_CUT_OFF = new RegExp(wording`
  (?:[&\d-]\s?|\)[a-z]{1,6} |\b(?:hundred|thousand|million)s?\b,?(?:(?!\b(?:feet|foot|acres?)\b)[^.;(,]){0,25}[\s-]|[^\s\w.,;:()"'[\]&–—-][a-z]{0,6} (?:and )?
  |(?<!\b(?:acres?|feet|hectares|arpents|less|land),? )\band )$`);
const whole = (text: string, number: AreaNumber): AreaNumber | null =>
  (number.inWords ? WORDS_CUT_OFF : CUT_OFF).test(text.slice(Math.max(0, number.start - 40), number.start))
    ? null
    : number;

/** "six thousand and forty (6,040) square feet": the words, with the figure where it is another. */
function besideFigure(text: string, words: AreaNumber | null, open: number): AreaNumber | null {
  const figure = figureAt(text, open + 1 + (text[open + 1] === ' ' ? 1 : 0));
  const read = figure && /^\s?\)/.test(text.slice(figure.end, figure.end + 2)) ? figure : null;
  const weighed = read && weighedFigure(text, open, read)?.amount === read.value ? read : null;
  if (!words || whole(text, words) === null) return weighed;
  if (!read || Math.abs(words.value - read.value) < 0.0051) return words;
  // "six (6) and one-half (1/2)": each part has its figure.
  const isInBrackets = text.slice(words.start, words.end).includes('(');
  if (!words.inWords || (isInBrackets && Math.abs((words.value % 1) - read.value) < 0.0051)) return words;
  return LEADS_TO(text, words.start) ? { ...words, figure: read.value } : weighed;
}

/** What a number stands behind; behind another word the words are perhaps only its end. */
const LEADS_TO = before(
  new RegExp(wording`
  (?:^|[.,;(]|\b(?:area|acreage|contents?|total)\s?[:=-]
  |\b(?:contain\w*|compris\w*|embrac\w*|includ\w*|total\w*|about|approximately|of|is|was|being|an?|the|said|area|or|least|all|certain
  |survey|estimation|less|than|net|gross|exactly|only|some|by|except\w*|minus|in|to))\s{0,3}`),
);
