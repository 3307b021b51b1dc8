// Takes: folded text and a place in it. Gives: the number that stands there, in figures, words or fractions, with its span.
// Never: decides what the number measures.
import { codeAt } from '../words/code-at.ts';
import { before } from '../words/before.ts';
import { partsByCommas } from './comma-habit.ts';
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { numberWordsAt } from './number-words.ts';
import { withScore } from './score.ts';
import { behindAll, behindBlanks, behindDashes, isFigure, isLetter, oneOf } from '../words/peek.ts';

export interface NumberPhrase {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly inWords: boolean;
  /** Digits after the decimal point as printed; 0 for words and vulgar fractions. */
  readonly places: number;
  /** What had to be assumed about a misprinted word; absent where all stands as it should. */
  readonly doubts?: readonly string[];
}

/** The whole number, its decimals, or decimals alone. Groups without names: this is asked at every figure, and names cost. */
// "3 to 4, 164° 32'": behind a comma and a blank an angle begins a figure of its own.
const FIGURE =
  /(\d{1,3}(?:,(?: (?!\d{3}\s?°))?\d{3})+(?!\d)(?=[^\d]|$)|\d{1,9})?(?:(?<=\d)\.(\d{1,8})|(?<!\d)\.(\d{1,8}))?/y;
const GLYPHS = Object.keys(FRACTION_GLYPHS).join('');
// "4 1/2", "4-1/2", "51 1/100", "4½", and "3 ½"; a date or a lot range has other neighbours.
const FRACTION = new RegExp(`[ -]{0,2}(?:(?<glyph>[${GLYPHS}])|(?<over>\\d{1,4}|l)/(?<under>\\d{1,4})(?![\\d/]))`, 'y');

export function figureAt(text: string, at: number): NumberPhrase | null {
  const unit = codeAt(text, at);
  if (!isFigure(unit) && unit !== POINT) return unit < BEYOND_ASCII ? null : glyphAt(text, at);
  const plain = plainFigureEnd(text, at);
  if (plain > at) return withFraction(text, plainFigure(text, at, plain));
  return plain < 0 ? (pointedFigure(text, at) ?? groupedFigure(text, at)) : null;
}

const BEYOND_ASCII = 128;

function glyphAt(text: string, at: number): NumberPhrase | null {
  const glyph = FRACTION_GLYPHS[text.charAt(at)];
  return glyph === undefined ? null : { value: glyph, start: at, end: at + 1, inWords: false, places: 0 };
}

/** "40.25": digits, a point and digits, which most figures with a point are; null where a comma stands before the point. */
function pointedFigure(text: string, start: number): NumberPhrase | null {
  const point = behindAll(text, start, 9, isFigure);
  if (point === start || codeAt(text, point) !== POINT) return null;
  const decimals = behindAll(text, point + 1, 15, isFigure);
  const places = decimals - point - 1;
  const comma = places === 3 && point - start < 4 && codeAt(text, decimals) === COMMA;
  if (comma) return decimalsBehindComma(text, start, decimals);
  const value = Number(text.slice(start, decimals));
  return { value, start, end: overEnd(text, decimals, places), inWords: false, places };
}

const BEHIND_COMMA = /,(\d{1,2})(?![\d,.]\d|\d)/y;

/** "1.215,50 feet": the point parts the thousands and the comma the decimals; without decimals behind the comma, as printed. */
function decimalsBehindComma(text: string, start: number, comma: number): NumberPhrase {
  BEHIND_COMMA.lastIndex = comma;
  const decimals = BEHIND_COMMA.exec(text)?.[1];
  const printed = text.slice(start, comma);
  if (decimals === undefined) return { value: Number(printed), start, end: comma, inWords: false, places: 3 };
  const value = Number(`${printed.replace('.', '')}.${decimals}`);
  const doubts = partsByCommas(text) ? [] : [`"${printed},${decimals}" is read with a decimal comma`];
  return { value, start, end: BEHIND_COMMA.lastIndex, inWords: false, places: decimals.length, doubts };
}

/** "1,320.50", ".75". */
function groupedFigure(text: string, at: number): NumberPhrase | null {
  FIGURE.lastIndex = at;
  const found = FIGURE.exec(text);
  const whole = found?.[1];
  const decimals = found?.[2] ?? found?.[3];
  if (whole === undefined && decimals === undefined) return null;
  // ".5" right behind another character is the end of a damaged figure.
  if (whole === undefined && /[^\s(\[=+-]/.test(text[at - 1] ?? ' ')) return null;
  const end = FIGURE.lastIndex;
  if (whole?.includes(',')) {
    if (whole.startsWith('0,')) return decimalComma(whole, at, end, decimals);
    if (whole.includes(', ') && isNamed(text, at)) return plainFigure(text, at, at + whole.indexOf(','));
  }
  if (decimals === undefined && codeAt(text, end) === COMMA) {
    const pair = usualComma(text, at, end) ?? (isBehindQuadrant(text, at) ? pairBehindComma(text, at, end) : null);
    if (pair) return pair;
  }
  const digits = whole?.includes(',') ? whole.replaceAll(',', '').replaceAll(' ', '') : (whole ?? '');
  const value = decimals === undefined ? Number(digits) : Number(`${digits}.${decimals}`);
  if (decimals !== undefined)
    return { value, start: at, end: overEnd(text, end, decimals.length), inWords: false, places: decimals.length };
  return withFraction(text, { value, start: at, end, inWords: false, places: 0 });
}

const isBehindQuadrant = before(/["'°\d]\s{0,3}(?:east|west|[ew])[.,]?\s{1,3}/);
const PAIR = /,(\d\d)(?![\d.,/])/y;

const DECIMALS = /,(\d{1,2})(?![\d°]|[.,]\d)/y;

/** "200,5 m" where all lengths of the text are so written. */
function usualComma(text: string, start: number, comma: number): NumberPhrase | null {
  DECIMALS.lastIndex = comma;
  const decimals = DECIMALS.exec(text)?.[1];
  if (decimals === undefined || !partsByCommas(text)) return null;
  const value = Number(`${text.slice(start, comma).replaceAll(',', '')}.${decimals}`);
  return { value, start, end: DECIMALS.lastIndex, inWords: false, places: decimals.length };
}

/** `S 62°30' E 147,23`: right behind a bearing two figures behind a comma are decimals. */
function pairBehindComma(text: string, start: number, comma: number): NumberPhrase | null {
  PAIR.lastIndex = comma;
  const pair = PAIR.exec(text)?.[1];
  if (pair === undefined) return null;
  const printed = text.slice(start, comma).replaceAll(',', '');
  const doubts = [`"${text.slice(start, PAIR.lastIndex)}" is read with a decimal point`];
  return { value: Number(`${printed}.${pair}`), start, end: PAIR.lastIndex, inWords: false, places: 2, doubts };
}

/** "27.45/100 chains": the decimals said again as a fraction, in as many noughts as there are of them. */
function overEnd(text: string, end: number, places: number): number {
  if (codeAt(text, end) !== STROKE) return end;
  const over = `/1${'0'.repeat(places)}`;
  return text.startsWith(over, end) && !isFigure(codeAt(text, end + over.length)) ? end + over.length : end;
}

function plainFigure(text: string, start: number, end: number): NumberPhrase {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + codeAt(text, at) - ZERO;
  return { value, start, end, inWords: false, places: 0 };
}

/** "0,387 acres": no thousands begin with a nought, so the comma stands for the point. */
function decimalComma(whole: string, start: number, end: number, decimals?: string): NumberPhrase | null {
  if (decimals !== undefined || / |,.*,/.test(whole)) return null;
  const doubts = [`"${whole}" is read with a decimal point`];
  return { value: Number(whole.replace(',', '.')), start, end, inWords: false, places: whole.length - 2, doubts };
}

const NAMED =
  /(?:^|[^a-z])(?:(?:sections?|secs?|lots?|blocks?|blk|abstracts?|tracts?|parcels?|nos?|numbers?|numbered|books?|pages?|volume|ranges?|townships?|routes?|rte|highways?|hwy|interstates?|(?:county|state|forest|service|township)\s(?:road|rd)|warrants?|districts?|plats?|maps?|exhibits?|plans?|us|sr|cr|fm|corners?|stations?|units?|claims?|surveys?|squares?|outlots?|sublots?|phases?|filings?|divisions?|avenues?|rt|trail|loop)[\s.]{1,3}(?:no[\s.]{1,2}|#\s?)?|#\s?|i-\s?|\d\+|(?<![a-z.])(?![ns]\.\s?[ew]\b)(?:[a-z]\.\s?){2,4}|(?:u\.\s?s|s\.\s?r|c\.\s?r)\.?\s{0,2})(?:\d{1,4}(?:\s?,\s?(?:and\s)?|\s(?:and|to|through|thru)\s|\s?[&-]\s?))*$/;

/** "the north line of Section 14, 217.0 feet", "Lots 15 through 20, 300 feet": the figure before the comma is a name, and the length begins behind it. */
const isNamed = (text: string, at: number): boolean => isOfName(text, at) || isBehindAngle(text, at);

/** "Lot 12": the number of what a name is given. */
export const isOfName = (text: string, at: number): boolean => NAMED.test(text.slice(Math.max(0, at - 40), at));

/** `42' 16" 14, 371.50 feet`: what stands right behind an angle is what is left of its letter. */
const isBehindAngle = before(/\d\s?["'°]\s{1,3}/);

const [SPACE, AMPERSAND, COMMA, DASH, POINT, STROKE, ZERO, N, X] = [32, 38, 44, 45, 46, 47, 48, 110, 120];

/** Where a figure of digits alone ends, which most are; -1 where a comma or a point may belong to it. */
function plainFigureEnd(text: string, at: number): number {
  let end = at;
  while (end < at + 9 && isFigure(codeAt(text, end))) end++;
  const next = codeAt(text, end);
  if (next === COMMA) {
    const isApart = codeAt(text, end + 1) === SPACE;
    const group = isApart ? end + 2 : end + 1;
    return isFigure(codeAt(text, group)) && (!isApart || isFigure(codeAt(text, group + 1))) ? -1 : end;
  }
  return next === POINT && isFigure(codeAt(text, end + 1)) ? -1 : end;
}

/** Denominators that lengths and angles are printed with; "125/30" is no fraction. */
const ORDINARY = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 100, 1000]);
const OVER = /\/(\d{1,4})(?![\d/])/y;

function withFraction(text: string, whole: NumberPhrase): NumberPhrase {
  if (codeAt(text, whole.end) === STROKE) {
    OVER.lastIndex = whole.end;
    const under = Number(OVER.exec(text)?.[1] ?? 0);
    if (!ORDINARY.has(under)) return whole;
    return under < 10 && whole.value > under
      ? gluedFraction(text, whole, under, OVER.lastIndex)
      : { ...whole, value: whole.value / under, end: OVER.lastIndex };
  }
  const tenths = isBreak(codeAt(text, whole.end)) ? withDashedTenths(text, whole) : null;
  if (tenths) return tenths;
  FRACTION.lastIndex = whole.end;
  const found = MAY_BE_FRACTION(behindDashes(text, whole.end, 2)) ? FRACTION.exec(text)?.groups : undefined;
  if (!found) return withFractionBehind(text, whole);
  const part = found['glyph']
    ? FRACTION_GLYPHS[found['glyph']]!
    : Number(found['over']!.replace('l', '1')) / Number(found['under']);
  if (!(part > 0 && part < 1)) return whole;
  return { ...whole, value: whole.value + part, end: FRACTION.lastIndex };
}

/** "64 and 4/10", "110 No/100": what stands behind a blank. */
function withFractionBehind(text: string, whole: NumberPhrase): NumberPhrase {
  const next = behindBlanks(text, whole.end, 2);
  if (MAY_BE_AND(next)) return withWordFraction(text, whole);
  return next === N || next === X ? (withoutHundredths(text, whole) ?? whole) : whole;
}

const DASHED_TENTHS =
  /[ \n](\d{1,2})-(?:(10|100)|([2-58]))(?=\s(?:rods?|poles?|perch(?:es)?|chains?|chs?|links?|feet|ft|acres?|miles?|deg|east|west|[ew][.,\s]))/y;

/** "31 4-10 rods", "N 9 3-4 E": a fraction with a dash for the stroke, as old type has them. */
function withDashedTenths(text: string, whole: NumberPhrase): NumberPhrase | null {
  const dash = codeAt(text, whole.end + 2) === DASH || codeAt(text, whole.end + 3) === DASH;
  DASHED_TENTHS.lastIndex = whole.end;
  const found = dash ? DASHED_TENTHS.exec(text) : null;
  const [over, under] = [Number(found?.[1]), Number(found?.[2] ?? found?.[3])];
  if (!found || !(over > 0 && over < under)) return null;
  return { ...whole, value: Math.round((whole.value + over / under) * 1e6) / 1e6, end: DASHED_TENTHS.lastIndex };
}

/** "1121/2 feet": 112½, the blank before the fraction lost; nobody counts a length in halves. */
function gluedFraction(text: string, whole: NumberPhrase, under: number, end: number): NumberPhrase {
  const printed = text.slice(whole.start, end);
  const [head, over] = [Math.floor(whole.value / 10), whole.value % 10];
  if (head === 0 || over === 0 || over >= under || !/^\d+\//.test(printed)) return whole;
  return { ...whole, value: head + over / under, end, doubts: [`"${printed}" is read as ${head} ${over}/${under}`] };
}

const MAY_BE_FRACTION = oneOf('0123456789l¼½¾');
const MAY_BE_AND = oneOf('a&');
const AND_A_FRACTION =
  /\s{1,2}(?:and|&)\s{1,2}(?:(?:(?<over>one|three|two|an?)[-\s])?(?<under>half|fourths?|quarters?|thirds?)|(?<tenths>one|two|three|four|five|six|seven|eight|nine)[-\s]tenths?)(?![a-z])/y;

const NO_HUNDREDTHS = /\s{1,3}(?:(?:and|&)\s{1,3})?(?:no|nil|none|xx)\s?\/\s?100(?:ths?)?(?![\da-z/])/y;

/** "one hundred ten and No/100 feet": nothing is added. */
function withoutHundredths(text: string, whole: NumberPhrase): NumberPhrase | null {
  NO_HUNDREDTHS.lastIndex = whole.end;
  return NO_HUNDREDTHS.test(text) ? { ...whole, end: NO_HUNDREDTHS.lastIndex } : null;
}

function withWordFraction(text: string, whole: NumberPhrase): NumberPhrase {
  const next = codeAt(text, behindAnd(text, whole.end));
  if (isFigure(next)) return withAndFigures(text, whole);
  AND_A_FRACTION.lastIndex = whole.end;
  const found = AND_A_FRACTION.exec(text)?.groups;
  if (!found && isLetter(next) && next !== N && next !== X) return whole;
  if (!found) return withoutHundredths(text, whole) ?? withAndFigures(text, whole);
  const part = found['tenths']
    ? ONES[found['tenths']]! / 10
    : (ONES[found['over'] ?? 'one'] ?? 1) / DENOMINATORS[found['under']!]!;
  return {
    ...whole,
    value: Math.round((whole.value + part) * 1e6) / 1e6,
    end: AND_A_FRACTION.lastIndex,
  };
}

const AND_FIGURES =
  /\s{1,2}(?:and|&)\s{1,2}(?<over>\d{1,3})(?:\s?\/\s?(?<under>\d{1,4})|-(?<dashed>100?))(?![\d/])(?:ths?(?![a-z]))?/y;

/** Behind an "and" also the links of a pole. */
const ORDINARY_BEHIND_AND = new Set([...ORDINARY, 20, 25, 50]);

/** "64 and 4/10 poles", "64 and 4-10 poles". */
function withAndFigures(text: string, whole: NumberPhrase): NumberPhrase {
  AND_FIGURES.lastIndex = whole.end;
  const found = AND_FIGURES.exec(text)?.groups;
  const [over, under] = [Number(found?.['over']), Number(found?.['under'] ?? found?.['dashed'])];
  if (!found || !ORDINARY_BEHIND_AND.has(under) || over >= under) return whole;
  return { ...whole, value: Math.round((whole.value + over / under) * 1e6) / 1e6, end: AND_FIGURES.lastIndex };
}

/** A number in words, with a fraction in words or figures: "two hundred and six and 34/100". */
export function wordsAt(text: string, at: number): NumberPhrase | null {
  if (!isLetter(codeAt(text, at))) return null;
  const words = numberWordsAt(text, at);
  if (!words) return null;
  const { value, end, doubts } = words;
  const base: NumberPhrase = { value, start: at, end, inWords: true, places: 0 };
  return withBracketedParts(text, withFigureFraction(text, doubts.length > 0 ? { ...base, doubts } : base));
}

const FIGURE_AND = /\s{0,2}\((?<figure>\d{1,4})\)\s{1,2}and\s{1,2}(?=[a-z])/y;
const FIGURE_AGAIN = /\s{0,2}\((?<figure>[\d/½¼¾]{1,6})\)/y;
const OPENING = 40;

/** "Nineteen (19) and one-half (1/2)": the words with the fraction that follows their figure; as they are where a figure is another than its words. */
function withBracketedParts(text: string, whole: NumberPhrase): NumberPhrase {
  if (behindBlanks(text, whole.end, 2) !== OPENING || !Number.isInteger(whole.value)) return whole;
  FIGURE_AND.lastIndex = whole.end;
  const figure = FIGURE_AND.exec(text)?.groups?.['figure'];
  const part = Number(figure) === whole.value ? numberWordsAt(text, FIGURE_AND.lastIndex) : null;
  if (!part || !(part.value < 1) || part.doubts.length > 0) return whole;
  const value = whole.value + part.value;
  if (behindBlanks(text, part.end, 2) !== OPENING) return { ...whole, value, end: part.end };
  FIGURE_AGAIN.lastIndex = part.end;
  const printed = FIGURE_AGAIN.exec(text)?.groups?.['figure'];
  const said = printed === undefined ? null : figureAt(printed, 0);
  return said && Math.abs(said.value - part.value) < 0.0051 ? { ...whole, value, end: FIGURE_AGAIN.lastIndex } : whole;
}

const AND_HUNDREDTHS =
  /[ \n]*(?:and|&)?[ \n]*(?<over>\d{1,3})(?: ?\/ ?(?<under>\d{1,4})|-(?<dashed>100?))(?!\d)(?:'?s(?![a-z])|ths?(?![a-z]))?/y;

const isBreak = (unit: number): boolean => unit === SPACE || unit === 10;

/** Behind blanks and an "and", where the figures of a fraction may begin. */
function behindAnd(text: string, at: number): number {
  const word = behindAll(text, at, text.length, isBreak);
  const end = codeAt(text, word) === AMPERSAND ? word + 1 : text.startsWith('and', word) ? word + 3 : word;
  return behindAll(text, end, text.length, isBreak);
}

function withFigureFraction(text: string, whole: NumberPhrase): NumberPhrase {
  const next = codeAt(text, behindAnd(text, whole.end));
  if (!isFigure(next)) return next === N || next === X ? (withoutHundredths(text, whole) ?? whole) : whole;
  AND_HUNDREDTHS.lastIndex = whole.end;
  const found = AND_HUNDREDTHS.exec(text)?.groups;
  if (!found) return whole;
  const part = Number(found['over']) / Number(found['under'] ?? found['dashed']);
  return part < 1 ? { ...whole, value: whole.value + part, end: AND_HUNDREDTHS.lastIndex } : whole;
}

export function numberAt(text: string, at: number): NumberPhrase | null {
  const number = plainNumberAt(text, at);
  return number && withScore(text, number, plainNumberAt);
}

const plainNumberAt = (text: string, at: number): NumberPhrase | null =>
  isLetter(codeAt(text, at)) ? wordsAt(text, at) : figureAt(text, at);
