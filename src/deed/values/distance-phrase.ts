// Takes: folded text and a place in it. Gives: the length that stands there (amount, unit, span), single or composed
// ("5 chains 20 links"), in figures, words, or both compared. Never: what the length is of; a right-of-way's width is a length too.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { before } from '../words/before.ts';
import { endOf, isDigitAt, matchAt } from '../words/place.ts';
import { inOpenBracket, isEndOf, lengthWithBrackets, onlyTheEnd, withFigureBefore } from './bracket-figure.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { withLostPoint, withMisplacedPoint } from './length-point.ts';
import { figureAt, numberAt, wordsAt, type NumberPhrase } from './numbers.ts';
import { partBehind } from './part-behind.ts';
import { sizeOfThing } from './thing-size.ts';
import { RODS_OF_FURLONG, unitAt } from './unit-phrase.ts';
import { inUnit } from './unit-ratio.ts';
import { isSmallerPart, isUnreadEnd } from './unread-number.ts';

export function distanceAt(text: string, at: number): DistancePhrase | null {
  const number = numberAt(text, at);
  return number && distanceOf(text, number);
}

/** The length whose number this is. Most numbers have no unit: that is asked before it is asked whether the number is whole. */
export function distanceOf(text: string, number: NumberPhrase): DistancePhrase | null {
  const first = withMisplacedPoint(text, number) ?? single(text, number);
  if (!first || isUnreadEnd(text, number) || isSmallerPart(text, first) || isPartOfSection(text, first)) return null;
  return composed(text, first);
}

/** "of said NE 1/4 feet to": a quarter of a section, whose line's length stands elsewhere. */
const isBehindQuarter = before(/\b(?:said|the)\s(?:[ns][ew]|(?:north|south)(?:east|west))\.?\s{1,2}/);
const isPartOfSection = (text: string, { amount, unit, start }: DistancePhrase): boolean =>
  amount < 1 && unit === 'feet' && isBehindQuarter(text, start);

function single(text: string, number: NumberPhrase): DistancePhrase | null {
  const pointed = withLostPoint(text, number);
  if (pointed) return pointed;
  const unit = unitAt(text, number.end, !number.inWords);
  if (!unit) return lengthWithBrackets(text, number) ?? null;
  const length = withFigureBehind(text, lengthOfUnit(number, number.value, unit));
  if (number.inWords) return withFigureBefore(text, length);
  if (text[number.start - 1] === '(') return inOpenBracket(text, number, length);
  return text[number.start] === '.' ? behindPoint(text, number, length) : besideName(text, number, length);
}

/** Units of which a part alone is no course: forty links are told as .40 chains, but nobody runs .40 of a pole. */
const SELDOM_PARTED = new Set<DistanceUnit>(['feet', 'poles', 'rods', 'perches', 'varas', 'yards', 'links']);

/** "N 9 W .36 poles": the point may be a blot, or of the word before it. */
function behindPoint(text: string, number: NumberPhrase, length: DistancePhrase): DistancePhrase {
  if (!SELDOM_PARTED.has(length.unit) || !(number.value > 0)) return length;
  const printed = text.slice(number.start + 1, number.start + 1 + number.places);
  return {
    ...length,
    doubts: [...length.doubts, `".${printed}" may be ${Number(printed)}`],
    others: [...length.others, Number(printed)],
  };
}

const isBehindSection = before(/(?<![a-z])(?<!\bsaid\s)(?:sections?|secs?|lots?)[\s.]{1,3}/);
/** "along Line 3, 181 feet": what is numbered, though it is named without a number as well. */
const isBehindNumbered = before(
  /\b(?:lines?|roads?|rd|streets?|ditch|drain|canal|lateral|levee|trails?|track|row|pier|range)\.?\s{1,3}/,
);

/** "the line of section 9,412 feet": 9,412 feet, or 412 behind section 9. */
function besideName(text: string, number: NumberPhrase, length: DistancePhrase): DistancePhrase {
  const printed = text.slice(number.start, number.end);
  const comma = printed.indexOf(',');
  if (comma < 0 || number.value < 1000) return length;
  const isSpaced = printed[comma + 1] === ' ';
  if (!isSpaced && (comma > 2 || number.value >= 37000)) return length;
  if (!isBehindSection(text, number.start) && !(isSpaced && isBehindNumbered(text, number.start))) return length;
  const rest = Number(printed.slice(comma + 1));
  return {
    ...length,
    doubts: [...length.doubts, `"${printed}" may be a name and ${rest}`],
    others: Number.isFinite(rest) ? [...length.others, rest] : length.others,
  };
}

const AND_BETWEEN = /[\s,]{1,3}(?:and\s{1,2})?/y;
const DECIMAL_PART = /(?:ten|hundred|thousand)ths?$/;
const OF_ONE = /\s{1,2}of\s(?:an?|one)\s(?:foot|rod|chain|pole|perch|link|meter)\b/y;

/** "one hundred two feet and seventy-two one-hundredths of a foot": the decimals behind the unit. */
function withPartBehind(text: string, base: DistancePhrase): DistancePhrase {
  const at = Number.isInteger(base.amount) ? endOf(AND_BETWEEN, text, base.end) : -1;
  const part = at > 0 ? wordsAt(text, at) : null;
  if (!part || part.value >= 1 || !DECIMAL_PART.test(text.slice(at, part.end))) return base;
  const end = Math.max(part.end, endOf(OF_ONE, text, part.end));
  return { ...base, amount: Math.round((base.amount + part.value) * 1e6) / 1e6, end };
}

const HUNDREDTHS_BEHIND = /\s{0,2}(?:and\s{0,2})?(?<over>\d{1,2})\s?\/\s?100(?!\d)/y;
const FIGURE_BEHIND = new RegExp(
  String.raw`\s{0,2}\(\s?(?<figure>[\d,.]{1,10})\s?(?:'|(?:ft|feet|foot|yards|yds|rods|rds|chains|chs|poles|perches|links|lks|miles|varas|meters|metres)\.?)?\s?\)`,
  'y',
);

/** "forty feet (40')", "one hundred feet (100)": the figure behind the unit; and "25 feet 34/100". */
function withFigureBehind(text: string, whole: DistancePhrase): DistancePhrase {
  if (isInFurlongs(text, whole)) return whole;
  const base = withPartBehind(text, whole);
  const hundredths = Number.isInteger(base.amount) ? matchAt(HUNDREDTHS_BEHIND, text, base.end) : null;
  if (hundredths)
    return {
      ...base,
      amount: base.amount + Number(hundredths.groups!['over']) / 100,
      end: base.end + hundredths[0].length,
    };
  const metres = sameInMetres(text, base);
  if (metres > 0) return { ...base, end: metres };
  const found = wordsAt(text, base.start) ? matchAt(FIGURE_BEHIND, text, base.end) : null;
  const figure = found && figureAt(found.groups!['figure']!, 0)?.value;
  if (!found || figure === undefined || figure === null) return base;
  const end = base.end + found[0].length;
  if (isEndOf(text, { start: base.start, value: base.amount }, figure)) return onlyTheEnd({ ...base, end }, figure);
  if (Math.abs(figure - base.amount) < 0.0051) return { ...base, end, doubts: [], others: [] };
  return { ...base, end, doubts: [`words say ${base.amount}, figures say ${figure}`], others: [figure] };
}

const METRES_BEHIND =
  /\s{0,2}\(\s?(?<figure>\d[\d,]{0,8}(?:\.\d{1,4})?)\s?(?:(?<metres>m|met(?:er|re)s?)|feet|foot|ft|')\.?\s?\)/y;

/** "100.00 feet (30.480 m)": where the same length in the other unit ends; -1 where none does, or not the same. */
function sameInMetres(text: string, { amount, unit, end }: DistancePhrase): number {
  const found = unit === 'feet' || unit === 'meters' ? matchAt(METRES_BEHIND, text, end) : null;
  if (!found || (found.groups!['metres'] === undefined) === (unit === 'feet')) return -1;
  const [figure, from] = [found.groups!['figure']!.replaceAll(',', ''), unit === 'feet' ? 'meters' : 'feet'] as const;
  const places = figure.includes('.') ? figure.length - figure.indexOf('.') - 1 : 0;
  const slack = inUnit(0.6 * 10 ** -places, from, unit) + 0.01 + amount * 1e-5;
  return Math.abs(inUnit(Number(figure), from, unit) - amount) <= slack ? end + found[0].length : -1;
}

/** The smaller units that may go on with a length. */
const SMALLER: Readonly<Partial<Record<DistanceUnit, readonly DistanceUnit[]>>> = {
  chains: ['links', 'feet', 'rods', 'poles', 'perches'],
  poles: ['links', 'feet'],
  rods: ['links', 'feet'],
  perches: ['links', 'feet'],
  feet: ['inches'],
  yards: ['feet'],
  miles: ['chains', 'feet', 'rods', 'poles', 'perches', 'links'],
};
/** "3 furlongs and 20 rods": furlongs are read in rods. */
const BELOW_FURLONG: readonly DistanceUnit[] = ['rods', 'poles', 'perches', 'chains', 'yards', 'feet', 'links'];
const isBehindFurlong = before(/\bfur(?:longs?)?\.?/);
const isInFurlongs = (text: string, { unit, end }: DistancePhrase): boolean =>
  unit === 'rods' && isBehindFurlong(text, end);
const RODS = new Set<DistanceUnit>(['rods', 'poles', 'perches']);

/** A dash joins only feet to inches: 62'-6", 62' - 6", 62'- 6". */
const JOINED = /[\s,]{0,3}(?:and(?:\s{1,2}|(?=\d))|[&+]\s?)?/y;
const DASHED = / ?- ?(?=\d)/y;

/** "5 chains 20 links" is 5.2 chains; "12 poles and 8 feet" is 12 poles and 8/16.5; "14 rods 8 feet 3 inches" is 14.5 rods. */
function composed(text: string, first: DistancePhrase, last = first.unit): DistancePhrase {
  if (first.adjective) return first;
  const smaller = last === 'feet' ? SMALLER.feet : isInFurlongs(text, first) ? BELOW_FURLONG : SMALLER[first.unit];
  const dash = last === 'feet' ? endOf(DASHED, text, first.end) : -1;
  const number = smaller ? numberAt(text, dash > 0 ? dash : endOf(JOINED, text, first.end)) : null;
  const second = number && (single(text, number) ?? linksByLetter(text, first, number));
  if (!smaller || !second) return withTrailingPart(text, first);
  if (isPartOfOneMore(text, first, second)) return composed(text, withPartOfOne(text, first, second));
  if (!smaller.includes(second.unit) || second.adjective) return first;
  if (second.unit === 'inches') return withInches(text, first, second);
  // Four rods are a chain: more are a length of their own.
  if (first.unit === 'chains' && RODS.has(second.unit) && second.amount >= 4) return first;
  return composed(text, together(first, second), second.unit);
}

function together(first: DistancePhrase, second: DistancePhrase): DistancePhrase {
  const amount = first.amount + inUnit(second.amount, second.unit, first.unit);
  const doubts = [...first.doubts, ...second.doubts];
  return { ...first, amount: Math.round(amount * 1e9) / 1e9, end: second.end, doubts };
}

function withInches(text: string, first: DistancePhrase, inches: DistancePhrase): DistancePhrase {
  const size = inches.amount < 12 ? sizeOfThing(text, first, inches) : 'size';
  if (size === 'size') return first;
  const whole = together(first, inches);
  if (size === null) return whole;
  const doubt = `"${text.slice(inches.start, inches.end)}" may be the size of what stands behind it`;
  return { ...whole, doubts: [...whole.doubts, doubt], others: [...whole.others, first.amount] };
}

const LEADS_AWAY = /[\s,]{1,3}(?:(?:due|from|of|off|above|below)\s|(?:north|south|east|west)[a-z]{0,5}\s)/y;
const ENDS_COURSE = /[\s,]{0,3}(?:to\s|and\s(?!(?:running|thence)\s)|[;.]|$)/y;

/** "one mile and three quarters of a mile", "one mile, half a mile, to a post": not "one mile, half a mile north of the ford". */
function isPartOfOneMore(text: string, first: DistancePhrase, second: DistancePhrase): boolean {
  if (second.unit !== first.unit || second.amount >= 1 || !Number.isInteger(first.amount)) return false;
  if (endOf(LEADS_AWAY, text, second.end) >= 0) return false;
  return text[first.end] !== ',' || endOf(ENDS_COURSE, text, second.end) >= 0;
}

/** Behind a comma the part may be told of something else; in "83'0.46 feet" the mark may be stray. */
function withPartOfOne(text: string, first: DistancePhrase, part: DistancePhrase): DistancePhrase {
  const whole = { ...first, amount: first.amount + part.amount, end: part.end };
  const isGlued = text[first.end - 1] === "'" && isDigitAt(text, first.end);
  if (text[first.end] !== ',' && !isGlued) return whole;
  const doubt = `"${text.slice(first.start, part.end)}" is read as ${whole.amount}`;
  return { ...whole, doubts: [...first.doubts, doubt], others: [...first.others, first.amount] };
}

const BY_LETTER = /\s{0,2}[l1]\.?(?=[\s,;.]|$)/y;

/** "17 ch. 40 l.", "18 ch. 20 1.": links, by their first letter, behind chains only. */
function linksByLetter(text: string, chains: DistancePhrase, number: NumberPhrase): DistancePhrase | null {
  if (chains.unit !== 'chains' || number.inWords || number.value >= 100 || !Number.isInteger(number.value)) return null;
  const end = endOf(BY_LETTER, text, number.end);
  if (end < 0) return null;
  const doubts = text.slice(number.end, end).includes('1') ? ['the "1" behind it is read as the l of links'] : [];
  return { ...chains, amount: number.value, unit: 'links', start: number.start, end, doubts };
}

/** "five miles and a half", "ten chains and three quarters of a chain". */
function withTrailingPart(text: string, first: DistancePhrase): DistancePhrase {
  const part = partBehind(text, first.end);
  if (!part) return first;
  const one = isInFurlongs(text, first) ? RODS_OF_FURLONG : 1;
  return { ...first, amount: Math.round((first.amount + one * part.value) * 1e6) / 1e6, end: part.end };
}
