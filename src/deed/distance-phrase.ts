// Takes: folded text and a place in it. Gives: the length that stands there (amount, unit, span), single or composed
// ("5 chains 20 links"), in figures, words, or both compared. Never: what the length is of; a right-of-way's width is a length too.
import type { DistanceUnit } from '../contract/extraction.ts';
import { ONES, SCALES, TENS, UNIT_WORDS } from './lexicon.ts';
import { letteredLengthAt } from './lettered-figure.ts';
import { gluedParts } from './number-words.ts';
import { figureAt, numberAt, wordsAt, type NumberPhrase } from './numbers.ts';
import { endOf } from './angle-parts.ts';
import { behindAll, behindBlanks, headsOf, isFigure, isLetter, oneOf, spaceOr, wordEnd } from './peek.ts';
import { unitAt, type UnitFound } from './unit-phrase.ts';
import { inUnit } from './unit-ratio.ts';

export interface DistancePhrase {
  readonly amount: number;
  readonly unit: DistanceUnit;
  readonly start: number;
  readonly end: number;
  /** "100-foot", "60 foot": the length used as an adjective. */
  readonly adjective: boolean;
  /** Printed with no unit; the unit is the tract's. */
  readonly unitless: boolean;
  readonly doubts: readonly string[];
  /** The other value where words and figures disagree. */
  readonly others: readonly number[];
}

const REPEATED =
  /[\s\n]{0,3}[([{|-]\s?(?<figure>[\d,.]{1,10}(?: ?\d?\/\d{1,3}|[½¼¾])?)\s?(?<unit>[a-z]{2,6}\.?)?\s?[)\]}|]?/y;
const HUNDREDTHS_AFTER = /\s{0,2}(?:and\s{0,2})?(?<over>\d{1,2})\s?\/\s?100(?!\d)/y;

// What a number's neighbours must be before a pattern is asked: most numbers are no lengths.
const MAY_REPEAT = oneOf('([{|-');
const MAY_OPEN = oneOf('([{ \t\n\v\f\r');

export function distanceAt(text: string, at: number, read = numberAt(text, at)): DistancePhrase | null {
  const number = letteredLengthAt(text, at) ?? read;
  if (!number || (number.inWords ? isTail(text, at, number.value) : isGlued(text, number))) return null;
  const first = misplacedPoint(text, number) ?? single(text, number);
  return first ? composed(text, first) : null;
}

const LOST_POINT =
  /(?:(?: (?=\d\d\b)|,|(?<spaced>(?<=\d{3}), (?=\d\d\b)))(?<pair>\d{1,2})|(?:\. | \.)(?<decimals>\d{1,3}))(?=\s(?:feet|feef|ft|chains|chs|varas|vrs|poles|rods)\b)/y;

const LENGTH_BEGINS = /(?:\bdistance\sof|\bfor|\b(?:east|west|north|south)|\b[nsew]\.?),?\s{1,3}$/;

const isLostPoint = (unit: number): boolean => unit === 32 || unit === 44 || unit === 46;

/** "46 73 chains", "318,47 feet": a decimal point lost or a comma in its place. */
function withLostPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || number.places > 0 || number.value < 10 || !Number.isInteger(number.value)) return null;
  if (!isFigure(text.charCodeAt(behindAll(text, number.end, 2, isLostPoint)))) return null;
  LOST_POINT.lastIndex = number.end;
  const found = LOST_POINT.exec(text)?.groups;
  const decimals = found?.['pair'] ?? found?.['decimals'];
  // At the head of a line "12. 50 feet" is the twelfth course.
  if (
    found?.['decimals'] !== undefined &&
    /(?:^|[\n;:])\s{0,6}$/.test(text.slice(Math.max(0, number.start - 8), number.start))
  )
    return null;
  if (
    decimals === undefined ||
    /\b(?:no|numbered|lot|lots|section|highway|route|road|street|block|page|book|and)\.?,?\s{1,2}$/.test(
      text.slice(Math.max(0, number.start - 12), number.start),
    )
  )
    return null;
  // "distance of 318, 27 feet" is one figure; "warrant 4418, 27 chains" is two.
  if (found?.['spaced'] && !LENGTH_BEGINS.test(text.slice(Math.max(0, number.start - 14), number.start))) return null;
  const end = LOST_POINT.lastIndex;
  const unit = unitAt(text, end, true);
  if (!unit) return null;
  const printed = text.slice(number.start, end);
  return {
    ...phrase(number, number.value + Number(`0.${decimals}`), unit),
    doubts: [`"${printed}" is read with a decimal point`],
  };
}

const BEFORE = /(?<number>[a-z]+)[\s-]{1,3}(?:and\s{1,2})?(?<unknown>[a-z]{2,10})[\s-]{1,3}(?:and\s{1,2})?$/;
// "fority three and one half": a ten misprinted, so the number read is only its end.
const NEARLY_TENS =
  /(?:^|[^a-z])(?!(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|safety|society|facility|entity)\b)(?:f[a-z]{2,4}|t[a-z]{2,4}|s[a-z]{2,4}|e[a-z]{2,4}|n[a-z]{2,3})ty[\s-]{1,2}$/;
// Words that may stand between two numbers of their own.
const COMMON =
  /^(?:thence|to|of|along|the|line|lines|lot|lots|and|an|feet|foot|by|on|in|at|east|west|north|south|minutes?|seconds?|degrees?|corner|street|or|block|rods?|chains?|links?|poles?|about|for|distance|is|with|from|said|section|sections|thereof|more|less|quarter|half)$/;

const mayBeNumberWord = headsOf([...Object.keys(ONES), ...Object.keys(TENS), ...Object.keys(SCALES)]);

function holdsNumberWord(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at = wordEnd(text, at) + 1) if (mayBeNumberWord(text, at)) return true;
  return false;
}

/** "seven hundted and ten feet": a word between two numbers cannot be read, so what follows is only the end of a number. */
function isTail(text: string, at: number, value: number): boolean {
  const before = text.slice(Math.max(0, at - 36), at);
  // "fourand thirty-six one-hundredths": a fraction alone whose whole number could not be read.
  if (value < 1 && /(?:and\s{1,2}|[a-z][^a-z\s,;.]\s{0,2})$/.test(before)) return true;
  if (/ty[\s-]{1,2}$/.test(before.slice(-4)) && NEARLY_TENS.test(before)) return true;
  const found = holdsNumberWord(text, Math.max(0, at - 36), at) ? BEFORE.exec(before)?.groups : undefined;
  if (!found) return false;
  const { number, unknown } = found as { number: string; unknown: string };
  return (
    (number in ONES || number in TENS || number in SCALES) &&
    !COMMON.test(unknown) &&
    !(unknown in UNIT_WORDS) &&
    !gluedParts(unknown)
  );
}

/** "3j418.25 feet", "H7 rods": a letter stands where a digit stood; "eighty four and 100 (8415) feet": the 100 is a denominator. */
function isGlued(text: string, number: NumberPhrase): boolean {
  if (isBroken(text, number)) return true;
  // "S98,66 feet": the end of a figure whose first digit is a letter.
  if (text[number.start - 1] === ',' && /[a-z]\d{1,3},$/.test(text.slice(Math.max(0, number.start - 5), number.start)))
    return true;
  const isRound = number.value === 100 || number.value === 1000;
  if (!isRound && !isLetter(text.charCodeAt(number.start - 1))) return false;
  const before = text.slice(Math.max(0, number.start - 5), number.start);
  if (/(?:^|[^a-z])[a-df-vx-z]$/.test(before)) return true;
  return isRound && /\band\s{1,2}$/.test(before);
}

/** "15-4.27 feet": a figure broken by a dash; neither part of it is the length. */
function isBroken(text: string, number: NumberPhrase): boolean {
  if (text[number.start - 1] === '-') return isFigure(text.charCodeAt(number.start - 2)) && number.places > 0;
  return text[number.end] === '-' && number.places === 0 && BROKEN_REST.test(text.slice(number.end, number.end + 10));
}

const BROKEN_REST = /^-\d{1,3}\.\d/;

const MISPLACED = /(?:(?<a>\d{1,3})\.(?<b>\d{3})|(?<c>\d{1,2}),(?<d>\d{2}))(?<decimals>\.\d{2})(?=\s?(?:feet|ft\b|'))/y;

/** "1.318.26 feet", "15,28.00 feet": the thousands' comma read as a point, or in the wrong place. */
function misplacedPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || text[number.end] !== (number.places === 0 ? ',' : '.')) return null;
  MISPLACED.lastIndex = number.start;
  const found = MISPLACED.exec(text)?.groups;
  if (!found) return null;
  const end = MISPLACED.lastIndex;
  const unit = unitAt(text, end, true);
  if (!unit) return null;
  const amount = Number(`${(found['a'] ?? found['c'])!}${(found['b'] ?? found['d'])!}${found['decimals']!}`);
  const doubts = [`"${text.slice(number.start, end)}" is read as ${amount}`];
  return { ...phrase(number, amount, unit), doubts };
}

function single(text: string, number: NumberPhrase): DistancePhrase | null {
  const pointed = withLostPoint(text, number);
  if (pointed) return pointed;
  const direct = unitAt(text, number.end, !number.inWords);
  if (direct) return withFigureBehind(text, phrase(number, number.value, direct));
  const bracketed = figureInBrackets(text, number);
  if (bracketed) return bracketed;
  const repeat = repeatedFigure(text, number);
  if (repeat) {
    const unit = unitAt(text, repeat.end, true) ?? repeat.unit;
    if (unit) return compared(number, repeat.figure, unit);
  }
  return number.inWords ? beforeBrackets(text, number) : null;
}

const DAMAGED_BRACKETS = /[\s\n]{0,3}[([{][^()[\]{}\n;]{1,12}[)\]}]/y;

/** "fifty (So) feet", "eighty-four and fifty-five hundredths (8+55) feet": the words are whole, the figure is not. */
function beforeBrackets(text: string, number: NumberPhrase): DistancePhrase | null {
  const end = endOf(DAMAGED_BRACKETS, text, number.end);
  const unit = end < 0 || number.value < 1 ? null : unitAt(text, end, false);
  if (unit && /more or less/.test(text.slice(number.end, end))) return phrase(number, number.value, unit);
  return unit && { ...phrase(number, number.value, unit), doubts: ['the figure in brackets cannot be read'] };
}

const isOpening = oneOf('([{');
const CLOSED = /\s?[)\]}]\s{0,3}/y;

/** "one hundred thirtgeen (113) feet": the words are damaged, the figure in brackets is not. */
function figureInBrackets(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || !MAY_OPEN(text.charCodeAt(number.start - 1))) return null;
  if (!isOpening(text.charCodeAt(number.start - 1)) && !isOpening(text.charCodeAt(number.start - 2))) return null;
  if (!/[([{]\s?$/.test(text.slice(Math.max(0, number.start - 2), number.start))) return null;
  const closed = endOf(CLOSED, text, number.end);
  if (closed < 0) return null;
  const unit = unitAt(text, closed, false);
  if (!unit) return null;
  const amount = pointedByWords(text, number) ?? number.value;
  return { ...phrase(number, amount, unit), doubts: ['only the figure in brackets can be read'] };
}

const WHOLE_BEFORE = /(?<words>(?:[a-z]+[\s-]{1,3}){1,6})and\s[^()a-z]{0,9}[([{]\s?$/;

/** "eighty four and 100 (8415) feet": the words give the whole number, so the figure has lost its point: 92.90. */
function pointedByWords(text: string, number: NumberPhrase): number | null {
  const from = Math.max(0, number.start - 70);
  const found = WHOLE_BEFORE.exec(text.slice(from, number.start));
  if (!found || !Number.isInteger(number.value)) return null;
  const whole = Math.floor(number.value / 100);
  for (let at = from + found.index; at < number.start; at += text.slice(at).search(/[\s-]|$/) + 1) {
    const words = wordsAt(text, at);
    if (words?.value === whole) return number.value / 100;
  }
  return null;
}

function phrase(number: NumberPhrase, amount: number, unit: UnitFound): DistancePhrase {
  return {
    amount,
    unit: unit.unit,
    start: number.start,
    end: unit.end,
    adjective: unit.adjective,
    unitless: false,
    doubts: number.doubts ?? [],
    others: [],
  };
}

interface Repeat {
  readonly figure: number | null;
  readonly unit: UnitFound | null;
  readonly end: number;
}

/** "fifty-seven (57) feet", "three hundred and seventy-six -376 feet", "fifty (50 feet)". */
function repeatedFigure(text: string, number: NumberPhrase): Repeat | null {
  if (!MAY_REPEAT(behindBlanks(text, number.end, 3))) return null;
  REPEATED.lastIndex = number.end;
  const found = REPEATED.exec(text)?.groups;
  if (!found) return null;
  const end = REPEATED.lastIndex;
  const read = figureAt(found['figure']!, 0);
  const word = found['unit']?.replace('.', '');
  const unit = word === undefined ? undefined : UNIT_WORDS[word];
  const inside = unit === undefined ? null : { unit, end, adjective: false };
  return { figure: read && read.end === found['figure']!.length ? read.value : null, unit: inside, end };
}

function compared(number: NumberPhrase, figure: number | null, unit: UnitFound): DistancePhrase {
  const base = phrase(number, number.value, unit);
  if (figure === null || Math.abs(figure - number.value) < 0.0051) return base;
  if (!number.inWords || isSameWithoutPoint(number.value, figure)) return base;
  // Words of which only a fraction can be read are damaged: the figure stands.
  if (number.value < 1 && figure >= 1)
    return { ...base, amount: figure, doubts: ['only the figure in brackets can be read'] };
  return {
    ...base,
    doubts: [`words say ${number.value}, figures say ${figure}`],
    others: [figure],
  };
}

/** "one hundred and thirty and seventy hundredths (13070)": the figure agrees but for its lost point. */
const isSameWithoutPoint = (words: number, figure: number): boolean =>
  !Number.isInteger(words) && Math.abs(figure - words * 100) < 0.0051;

const AND_PART = /[\s,]{1,3}(?:and\s{1,2})?(?=[a-z])/y;
const DECIMAL_PART = /(?:ten|hundred|thousand)ths?$/;
const OF_ONE = /\s{1,2}of\s(?:an?|one)\s(?:foot|rod|chain|pole|perch|link|meter)\b/y;

/** "one hundred two feet and seventy-two one-hundredths of a foot": the decimals behind the unit. */
function withPartBehind(text: string, base: DistancePhrase): DistancePhrase {
  const at = Number.isInteger(base.amount) ? endOf(AND_PART, text, base.end) : -1;
  const part = at < 0 ? null : wordsAt(text, at);
  if (!part || part.value >= 1 || !DECIMAL_PART.test(text.slice(at, part.end))) return base;
  const end = Math.max(part.end, endOf(OF_ONE, text, part.end));
  return { ...base, amount: Math.round((base.amount + part.value) * 1e6) / 1e6, end };
}

const MAY_BE_HUNDREDTHS = oneOf('0123456789a');
const MAY_OPEN_FIGURE = oneOf('(');
const FIGURE_BEHIND = /\s{0,2}\(\s?(?<figure>[\d,.]{1,10})\s?(?:'|ft\.?|feet|foot)?\s?\)/y;

/** "forty feet (40')", "one hundred feet (100)": the figure behind the unit; and "25 feet 34/100". */
function withFigureBehind(text: string, whole: DistancePhrase): DistancePhrase {
  const base = withPartBehind(text, whole);
  const next = behindBlanks(text, base.end, 2);
  HUNDREDTHS_AFTER.lastIndex = base.end;
  const over = MAY_BE_HUNDREDTHS(next) ? HUNDREDTHS_AFTER.exec(text)?.groups?.['over'] : undefined;
  if (over !== undefined && Number.isInteger(base.amount))
    return { ...base, amount: base.amount + Number(over) / 100, end: HUNDREDTHS_AFTER.lastIndex };
  FIGURE_BEHIND.lastIndex = base.end;
  const found = MAY_OPEN_FIGURE(next) ? FIGURE_BEHIND.exec(text)?.groups?.['figure'] : undefined;
  if (found === undefined || !wordsAt(text, base.start)) return base;
  const figure = figureAt(found, 0)?.value ?? null;
  if (figure === null) return base;
  const same = Math.abs(figure - base.amount) < 0.0051;
  return {
    ...base,
    end: FIGURE_BEHIND.lastIndex,
    doubts: same ? [] : [`words say ${base.amount}, figures say ${figure}`],
    others: same ? [] : [figure],
  };
}

const isJoining = spaceOr(',');
const AND = /and\s{1,2}|[&+]\s?/y;
const MAY_BE_AND = oneOf('a&+');
const SMALLER: Readonly<Partial<Record<DistanceUnit, readonly DistanceUnit[]>>> = {
  chains: ['links', 'feet'],
  poles: ['links', 'feet'],
  rods: ['links', 'feet'],
  perches: ['links', 'feet'],
  feet: ['inches'],
  yards: ['feet'],
  miles: ['chains', 'feet', 'rods'],
};

/** Where the smaller unit's number may begin; a dash joins only feet to inches: 62'-6". */
function joinEnd(text: string, at: number, unit: DistanceUnit): number {
  if (unit === 'feet' && text[at] === '-' && isFigure(text.charCodeAt(at + 1))) return at + 1;
  const end = behindAll(text, at, 3, isJoining);
  return MAY_BE_AND(text.charCodeAt(end)) ? Math.max(end, endOf(AND, text, end)) : end;
}

/** "5 chains 20 links" is 5.2 chains; "12 poles and 8 feet" is 12 poles and 8/16.5; "4 feet 6 inches" is 4.5 feet. */
function composed(text: string, first: DistancePhrase): DistancePhrase {
  const smaller = SMALLER[first.unit];
  if (!smaller || first.adjective) return first;
  const at = joinEnd(text, first.end, first.unit);
  const number = numberAt(text, at);
  if (!number) return trailingHalf(text, first);
  const second = single(text, number);
  if (!second) return trailingHalf(text, first);
  if (!smaller.includes(second.unit) || second.adjective) return first;
  if (second.unit === 'inches' && second.amount >= 12) return first;
  const amount = first.amount + inUnit(second.amount, second.unit, first.unit);
  return composed(text, { ...first, amount: Math.round(amount * 1e6) / 1e6, end: second.end });
}

const HALF_BEHIND = /[\s:]{1,3}(?:(?:and|&)\s(?:an?|one)[\s-](?<half>half)|(?<fraction>½|¼|¾))(?![a-z])/y;

const isBeforeHalf = spaceOr(':');
const MAY_BE_HALF = oneOf('a&¼½¾');

function trailingHalf(text: string, first: DistancePhrase): DistancePhrase {
  if (!MAY_BE_HALF(text.charCodeAt(behindAll(text, first.end, 3, isBeforeHalf)))) return first;
  HALF_BEHIND.lastIndex = first.end;
  const found = HALF_BEHIND.exec(text)?.groups;
  if (!found) return first;
  const part = found['fraction'] === '¼' ? 0.25 : found['fraction'] === '¾' ? 0.75 : 0.5;
  return { ...first, amount: first.amount + part, end: HALF_BEHIND.lastIndex };
}
