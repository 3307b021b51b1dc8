// Takes: folded text and a place in it. Gives: the number that stands there, in figures, words or fractions, with its span.
// Never: decides what the number measures.
import { before } from '../words/before.ts';
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { isLetterAt, matchAt } from '../words/place.ts';
import { partsByCommas } from './comma-habit.ts';
import { numberWordsAt } from './number-words.ts';
import { withScore } from './score.ts';

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

/** "1,320.50", "40.25", ".75"; in "3 to 4, 164° 32'" an angle begins behind the comma and a blank. */
const FIGURE =
  /(?<whole>\d{1,3}(?:,(?: (?!\d{3}\s?°))?\d{3})+(?!\d)|\d{1,9})?(?:(?<=\d)\.(?<decimals>\d{1,15})|(?<!\d)\.(?<part>\d{1,8}))?/y;

export function figureAt(text: string, start: number): NumberPhrase | null {
  const glyph = FRACTION_GLYPHS[text.charAt(start)];
  if (glyph !== undefined) return { value: glyph, start, end: start + 1, inWords: false, places: 0 };
  const found = matchAt(FIGURE, text, start);
  const { whole, part, decimals = part } = found?.groups ?? {};
  if (!found || (whole === undefined && decimals === undefined)) return null;
  // ".5" right behind another character is the end of a figure that was not read.
  if (whole === undefined && /[^\s([=+-]/.test(text[start - 1] ?? ' ')) return null;
  const end = start + found[0].length;
  if (whole?.startsWith('0,')) return decimalComma(whole, start, end, decimals);
  if (whole?.includes(', ') && isNamed(text, start)) return plainFigure(text, start, start + whole.indexOf(','));
  const commas = decimals === undefined || decimals.length === 3 ? decimalsBehindComma(text, start, end) : null;
  if (commas) return commas;
  const digits = (whole ?? '').replaceAll(/[, ]/g, '');
  if (decimals === undefined) return withFraction(text, { ...plainFigure(text, start, end), value: Number(digits) });
  const value = Number(`${digits}.${decimals}`);
  return { value, start, end: overEnd(text, end, decimals.length), inWords: false, places: decimals.length };
}

const plainFigure = (text: string, start: number, end: number): NumberPhrase => ({
  value: Number(text.slice(start, end)),
  start,
  end,
  inWords: false,
  places: 0,
});

const isBehindQuadrant = before(/["'°\d]\s{0,3}(?:east|west|[ew])[.,]?\s{1,3}/);
const DECIMALS_BEHIND = /,(?<decimals>\d{1,2})(?![\d°]|[.,]\d)/y;

/** "200,5 m" where the lengths near it are so written; "1.215,50 feet"; `S 62°30' E 147,23`, two figures right behind a bearing. */
function decimalsBehindComma(text: string, start: number, comma: number): NumberPhrase | null {
  const decimals = matchAt(DECIMALS_BEHIND, text, comma)?.groups?.['decimals'];
  if (decimals === undefined) return null;
  const printed = text.slice(start, comma);
  const isUsual = partsByCommas(text, start);
  const isTold = /^\d{1,3}\.\d{3}$/.test(printed) || (decimals.length === 2 && isBehindQuadrant(text, start));
  if (printed.includes('.') ? !isTold : !isUsual && !isTold) return null;
  const value = Number(`${printed.replaceAll(/[.,]/g, '')}.${decimals}`);
  const end = comma + 1 + decimals.length;
  const number = { value, start, end, inWords: false, places: decimals.length };
  return isUsual ? number : { ...number, doubts: [`"${printed},${decimals}" is read with a decimal comma`] };
}

/** "0,387 acres": no thousands begin with a nought, so the comma stands for the point. */
function decimalComma(whole: string, start: number, end: number, decimals?: string): NumberPhrase | null {
  if (decimals !== undefined || / |,.*,/.test(whole)) return null;
  const doubts = [`"${whole}" is read with a decimal point`];
  return { value: Number(whole.replace(',', '.')), start, end, inWords: false, places: whole.length - 2, doubts };
}

/** "27.45/100 chains": the decimals said again as a fraction, in as many noughts as there are of them. */
function overEnd(text: string, end: number, places: number): number {
  const over = `/1${'0'.repeat(places)}`;
  return text.startsWith(over, end) && !/\d/.test(text.charAt(end + over.length)) ? end + over.length : end;
}

/** What a number is given to: "Section 14", "Lots 15 through 20", "U.S. 41", "C. R. 5". */
const OF_LAND =
  'sections?|secs?|lots?|blocks?|blk|abstracts?|tracts?|parcels?|ranges?|townships?|districts?|corners?|units?|claims?|surveys?|squares?|outlots?|sublots?';
const OF_PAPERS =
  'nos?|numbers?|numbered|books?|pages?|volume|warrants?|plats?|maps?|exhibits?|plans?|stations?|phases?|filings?|divisions?';
const OF_ROADS =
  'routes?|rte|rt|highways?|hwy|interstates?|(?:county|state|forest|service|township)\\s(?:road|rd)|us|sr|cr|fm|avenues?|trail|loop';
const INITIALS = String.raw`(?<![a-z.])(?![ns]\.\s?[ew]\b)(?:[a-z]\.\s?){2,4}|(?:u\.\s?s|s\.\s?r|c\.\s?r)\.?\s{0,2}`;
const MORE_NUMBERS = String.raw`(?:\d{1,4}(?:\s?,\s?(?:and\s)?|\s(?:and|to|through|thru)\s|\s?[&-]\s?))*`;
const NAMED = new RegExp(
  String.raw`(?:(?<![a-z])(?:(?:${OF_LAND}|${OF_PAPERS}|${OF_ROADS})[\s.]{1,3}(?:no[\s.]{1,2}|#\s?)?|#\s?|i-\s?|${INITIALS})|\d\+)${MORE_NUMBERS}$`,
);

/** "the north line of Section 14, 217.0 feet", "Lots 15 through 20, 300 feet": the figure before the comma is a name, and the length begins behind it. */
const isNamed = (text: string, at: number): boolean => isOfName(text, at) || isBehindAngle(text, at);

/** "Lot 12": the number of what a name is given. */
export const isOfName = (text: string, at: number): boolean => NAMED.test(text.slice(Math.max(0, at - 40), at));

/** `42' 16" 14, 371.50 feet`: what stands right behind an angle is what is left of its letter. */
const isBehindAngle = before(/\d\s?["'°]\s{1,3}/);

/** Denominators that lengths and angles are printed with; "125/30" is no fraction. */
const ORDINARY = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 100, 1000]);
const OVER = /\/(\d{1,4})(?![\d/])/y;
const GLYPHS = Object.keys(FRACTION_GLYPHS).join('');
/** "4 1/2", "4-1/2", "51 1/100", "4½", "3 ½"; a date or a lot range has other neighbours. */
const FRACTION = new RegExp(`[ -]{0,2}(?:(?<glyph>[${GLYPHS}])|(?<over>\\d{1,4}|l)/(?<under>\\d{1,4})(?![\\d/]))`, 'y');
const TENTHS_NEXT = String.raw`rods?|poles?|perch(?:es)?|chains?|chs?|links?|feet|ft|acres?|miles?|deg|east|west|[ew][.,\s]`;
/** "31 4-10 rods", "N 9 3-4 E": a fraction with a dash for the stroke, as old type has them. */
const DASHED_TENTHS = new RegExp(String.raw`[ \n](\d{1,2})-(?:(10|100)|([2-58]))(?=\s(?:${TENTHS_NEXT}))`, 'y');

const plus = (whole: NumberPhrase, part: number, printed: RegExpExecArray): NumberPhrase => ({
  ...whole,
  value: Math.round((whole.value + part) * 1e6) / 1e6,
  end: whole.end + printed[0].length,
});

function withFraction(text: string, whole: NumberPhrase): NumberPhrase {
  const over = matchAt(OVER, text, whole.end);
  if (text[whole.end] === '/') {
    const under = Number(over?.[1] ?? 0);
    if (!over || !ORDINARY.has(under)) return whole;
    const end = whole.end + over[0].length;
    return under < 10 && whole.value > under
      ? gluedFraction(text, whole, under, end)
      : { ...whole, value: whole.value / under, end };
  }
  const tenths = matchAt(DASHED_TENTHS, text, whole.end);
  const tenth = Number(tenths?.[1]) / Number(tenths?.[2] ?? tenths?.[3]);
  if (tenths && tenth > 0 && tenth < 1) return plus(whole, tenth, tenths);
  const found = matchAt(FRACTION, text, whole.end);
  if (!found) return withoutHundredths(text, whole) ?? withWordFraction(text, whole);
  const { glyph, over: above, under } = found.groups!;
  const part = glyph ? FRACTION_GLYPHS[glyph]! : Number(above!.replace('l', '1')) / Number(under);
  return part > 0 && part < 1 ? { ...whole, value: whole.value + part, end: whole.end + found[0].length } : whole;
}

/** "1121/2 feet": 112½, the blank before the fraction lost; nobody counts a length in halves. */
function gluedFraction(text: string, whole: NumberPhrase, under: number, end: number): NumberPhrase {
  const printed = text.slice(whole.start, end);
  const [head, over] = [Math.floor(whole.value / 10), whole.value % 10];
  if (head === 0 || over === 0 || over >= under || !/^\d+\//.test(printed)) return whole;
  return { ...whole, value: head + over / under, end, doubts: [`"${printed}" is read as ${head} ${over}/${under}`] };
}

/** "one hundred ten and No/100 feet": nothing is added. */
const NO_HUNDREDTHS = /\s{1,3}(?:(?:and|&)\s{1,3})?(?:no|nil|none|xx)\s?\/\s?100(?:ths?)?(?![\da-z/])/y;

function withoutHundredths(text: string, whole: NumberPhrase): NumberPhrase | null {
  const found = matchAt(NO_HUNDREDTHS, text, whole.end);
  return found && { ...whole, end: whole.end + found[0].length };
}

const HALVES = String.raw`(?:(?<over>one|three|two|an?)[-\s])?(?<under>half|fourths?|quarters?|thirds?)`;
const AND_A_FRACTION = new RegExp(
  String.raw`\s{1,2}(?:and|&)\s{1,2}(?:${HALVES}|(?<tenths>one|two|three|four|five|six|seven|eight|nine)[-\s]tenths?)(?![a-z])`,
  'y',
);
const AND_FIGURES =
  /\s{1,2}(?:and|&)\s{1,2}(?<over>\d{1,3})(?:\s?\/\s?(?<under>\d{1,4})|-(?<dashed>100?))(?![\d/])(?:ths?(?![a-z]))?/y;
/** Behind an "and" also the links of a pole. */
const ORDINARY_BEHIND_AND = new Set([...ORDINARY, 20, 25, 50]);

/** "11 and one-half poles", "64 and 4/10 poles", "64 and 4-10 poles". */
function withWordFraction(text: string, whole: NumberPhrase): NumberPhrase {
  const words = matchAt(AND_A_FRACTION, text, whole.end);
  if (words) {
    const { tenths, over, under } = words.groups!;
    return plus(whole, tenths ? ONES[tenths]! / 10 : (ONES[over ?? 'one'] ?? 1) / DENOMINATORS[under!]!, words);
  }
  const figures = matchAt(AND_FIGURES, text, whole.end);
  const [over, under] = [
    Number(figures?.groups!['over']),
    Number(figures?.groups!['under'] ?? figures?.groups!['dashed']),
  ];
  return figures && ORDINARY_BEHIND_AND.has(under) && over < under ? plus(whole, over / under, figures) : whole;
}

/** A number in words, with a fraction in words or figures: "two hundred and six and 34/100". */
export function wordsAt(text: string, at: number): NumberPhrase | null {
  const words = isLetterAt(text, at) ? numberWordsAt(text, at) : null;
  if (!words) return null;
  const { value, end, doubts } = words;
  const base: NumberPhrase = { value, start: at, end, inWords: true, places: 0 };
  return withBracketedParts(text, withFigureFraction(text, doubts.length > 0 ? { ...base, doubts } : base));
}

const FIGURE_AND = /\s{0,2}\((?<figure>\d{1,4})\)\s{1,2}and\s{1,2}(?=[a-z])/y;
const FIGURE_AGAIN = /\s{0,2}\((?<figure>[\d/½¼¾]{1,6})\)/y;

/** "Nineteen (19) and one-half (1/2)": the words with the fraction that follows their figure; as they are where a figure is another than its words. */
function withBracketedParts(text: string, whole: NumberPhrase): NumberPhrase {
  const found = Number.isInteger(whole.value) ? matchAt(FIGURE_AND, text, whole.end) : null;
  if (!found || Number(found.groups!['figure']) !== whole.value) return whole;
  const part = numberWordsAt(text, whole.end + found[0].length);
  if (!part || !(part.value < 1) || part.doubts.length > 0) return whole;
  const value = whole.value + part.value;
  const again = matchAt(FIGURE_AGAIN, text, part.end);
  if (!again) return { ...whole, value, end: part.end };
  const said = figureAt(again.groups!['figure']!, 0);
  return said && Math.abs(said.value - part.value) < 0.0051
    ? { ...whole, value, end: part.end + again[0].length }
    : whole;
}

const AND_HUNDREDTHS =
  /[ \n]*(?:and|&)?[ \n]*(?<over>\d{1,3})(?: ?\/ ?(?<under>\d{1,4})|-(?<dashed>100?))(?!\d)(?:'?s(?![a-z])|ths?(?![a-z]))?/y;

function withFigureFraction(text: string, whole: NumberPhrase): NumberPhrase {
  const found = matchAt(AND_HUNDREDTHS, text, whole.end);
  if (!found) return withoutHundredths(text, whole) ?? whole;
  const { over, under, dashed } = found.groups!;
  const part = Number(over) / Number(under ?? dashed);
  return part < 1 ? { ...whole, value: whole.value + part, end: whole.end + found[0].length } : whole;
}

export function numberAt(text: string, at: number): NumberPhrase | null {
  const number = plainNumberAt(text, at);
  return number && withScore(text, number, plainNumberAt);
}

const plainNumberAt = (text: string, at: number): NumberPhrase | null =>
  isLetterAt(text, at) ? wordsAt(text, at) : figureAt(text, at);
