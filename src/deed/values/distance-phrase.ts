// Takes: folded text and a place in it. Gives: the length that stands there (amount, unit, span), single or composed
// ("5 chains 20 links"), in figures, words, or both compared. Never: what the length is of; a right-of-way's width is a length too.
import { codeAt, codeBefore } from '../words/code-at.ts';
import type { DistanceUnit } from '../../contract/extraction.ts';
import { endOf } from './angle-parts.ts';
import { isEndOf, lengthWithBrackets, onlyTheEnd, inOpenBracket, withFigureBefore } from './bracket-figure.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { isScrap, isSmallerPart, withUnreadPart } from './length-scrap.ts';
import { letteredLengthAt } from './lettered-figure.ts';
import { figureAt, isOfName, numberAt, wordsAt, type NumberPhrase } from './numbers.ts';
import { before } from '../words/before.ts';
import { matchesOf } from '../words/matches.ts';
import { onceAText } from '../words/remembered.ts';
import { partBehind } from './part-behind.ts';
import { behindAll, behindBlanks, exactly, isFigure, isSpace, oneOf, spaceOr } from '../words/peek.ts';
import { sizeOfThing } from './thing-size.ts';
import { RODS_OF_FURLONG, unitAt } from './unit-phrase.ts';
import { inUnit } from './unit-ratio.ts';

const [SPACE, PRIME, OPENING, COMMA, DASH, POINT] = [32, 39, 40, 44, 45, 46];
const HUNDREDTHS_AFTER = /\s{0,2}(?:and\s{0,2})?(?<over>\d{1,2})\s?\/\s?100(?!\d)/y;

export function distanceAt(text: string, at: number): DistancePhrase | null {
  const number = letteredLengthAt(text, at) ?? numberAt(text, at);
  return number && distanceOf(text, number);
}

/** The length whose number this is. Most numbers have no unit: that is asked before it is asked whether the number is whole. */
export function distanceOf(text: string, number: NumberPhrase): DistancePhrase | null {
  const first =
    misplacedPoint(text, number) ?? markedThousands(text, number) ?? tornApart(text, number) ?? single(text, number);
  if (!first || isScrap(text, number) || isSmallerPart(text, first) || isPartOfSection(text, first)) return null;
  return withUnreadPart(text, composed(text, first));
}

/** "of said NE 1/4 feet to": a quarter of a section, whose line's length stands elsewhere. */
const isPartOfSection = (text: string, { amount, unit, start }: DistancePhrase): boolean =>
  amount < 1 &&
  unit === 'feet' &&
  /\b(?:said|the)\s(?:[ns][ew]|(?:north|south)(?:east|west))\.?\s{1,2}$/.test(
    text.slice(Math.max(0, start - 18), start),
  );

const LOST_POINT =
  /(?:(?: (?=\d\d\b)|(?<=\d,\d{3}) (?=\d\b)|[,;*_~']|(?<spaced>(?<=\d{3}), (?=\d\d\b)))(?<pair>\d{1,2})|(?:\.(?: |\n {0,8})| \. ?)(?<decimals>\d{1,3})|[·•](?<raised>\d{1,3}))(?=\s{1,2}(?:(?:u\.?\s?s\.?\s)?(?:survey\s)?(?:feet|foot|ft)|feef|chains|chs|varas|vrs|poles|rods|perches|links|lks|yards|met(?:er|re)s)\b|'[\s,;])/y;

const LENGTH_BEGINS =
  /(?:\bdistance\sof|\bfor|\bin\sall|\babout|\bfurther|\b(?:east|west|north|south)|\b[nsew]\.?),?\s{1,3}$/;

const headsItem = (text: string, at: number): boolean =>
  /(?:^|[\n;:])\s{0,6}$/.test(text.slice(Math.max(0, at - 8), at)) &&
  !LENGTH_BEGINS.test(text.slice(Math.max(0, at - 14), at));

const isLostPoint = oneOf(" \n,.·•;*_~'");
/** As far as a line break and what its next line is set in by. */
const MOST_BETWEEN = 10;

/** "46 73 chains", "318,47 feet", "58·6 poles": a decimal point lost, or another mark in its place. */
function withLostPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || number.places > 0 || !Number.isInteger(number.value)) return null;
  if (!isFigure(codeAt(text, behindAll(text, number.end, MOST_BETWEEN, isLostPoint)))) return null;
  LOST_POINT.lastIndex = number.end;
  const found = LOST_POINT.exec(text)?.groups;
  const decimals = found?.['pair'] ?? found?.['decimals'] ?? found?.['raised'];
  // "9. 85 chains" right behind a bearing; elsewhere one figure may number what follows.
  const isShort = number.value < 10 && found?.['raised'] === undefined;
  if (isShort && !(found?.['decimals'] && LENGTH_BEGINS.test(text.slice(Math.max(0, number.start - 14), number.start))))
    return null;
  // At the head of a line "12. 50 feet" is the twelfth course; where the line before it ends with "a distance of" it is none.
  if (found?.['decimals'] !== undefined && headsItem(text, number.start)) return null;
  if (
    decimals === undefined ||
    /\b(?:road|and)\.?,?\s{1,2}$/.test(text.slice(Math.max(0, number.start - 12), number.start)) ||
    isOfName(text, number.start)
  )
    return null;
  // "distance of 318, 27 feet" is one figure; "warrant 4418, 27 chains" is two.
  if (found?.['spaced'] && !LENGTH_BEGINS.test(text.slice(Math.max(0, number.start - 14), number.start))) return null;
  const end = LOST_POINT.lastIndex;
  // "a distance of 412 73' along"; elsewhere the mark is that of minutes.
  if (codeAt(text, end) === PRIME && !ONE_LENGTH(text, number.start)) return null;
  const unit = unitAt(text, end, true);
  if (!unit) return null;
  const length = lengthOfUnit(number, number.value + Number(`0.${decimals}`), unit);
  if (found!['decimals']?.length === 2 && isBehindBearing(text, number.start) && partsDecimals(text)) return length;
  return { ...length, doubts: [`"${text.slice(number.start, end)}" is read with a decimal point`] };
}

const isBehindBearing = before(/["'°\d]\s{0,2}(?:east|west|[ew])\.?,?\s{1,2}(?:-\s)?/);
const PARTED = /["'°\d]\s?(?:east|west|[ew])\.?,?\s{1,2}(?:-\s)?\d{2,4}(?<part>\.\s\d\d\s|\.\d)/g;
const FEWEST_PARTED = 3;
/** Whether all lengths behind bearings have a blank behind their point, as some typists set it: "east 441. 32 feet". Asked once a text. */
const partsDecimals = onceAText((text) => {
  const parts = matchesOf(PARTED, text).map(({ groups }) => groups!['part']!.length > 2);
  return parts.length >= FEWEST_PARTED && parts.every((isParted) => isParted);
});

const THOUSANDS =
  /(?:[~;:'_*^]|\.,|,\.)(?<rest>\d{3}(?:\.\d{1,2})?)(?=\s?(?:feet|ft|varas|vrs|links|lks|yards|met(?:er|re)s)\b)/y;
const MAY_STAND_FOR_COMMA = exactly("~;:'_*^.,");

/** "1~650 feet", "2'418.50 feet", "1.,693 feet": another mark stands for the comma of the thousands. */
function markedThousands(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || number.places > 0 || number.value === 0 || number.end - number.start > 3) return null;
  if (!MAY_STAND_FOR_COMMA(codeAt(text, number.end)) || !isSpace(codeBefore(text, number.start))) return null;
  THOUSANDS.lastIndex = number.end;
  const rest = THOUSANDS.exec(text)?.groups?.['rest'];
  const unit = rest === undefined ? null : unitAt(text, THOUSANDS.lastIndex, true);
  if (!unit) return null;
  const amount = Number(`${number.value}${rest!}`);
  const doubts = [`"${text.slice(number.start, THOUSANDS.lastIndex)}" is read as ${amount}`];
  return { ...lengthOfUnit(number, amount, unit), doubts };
}

const REST_APART = / (?<rest>\d{1,3}\.\d{1,2}|0\d{1,2})(?=\s?(?:feet|ft|varas|vrs|chains|chs|met(?:er|re)s)\b|\s?')/y;
const ONE_LENGTH = before(/\b(?:distance|radius|arc|chord|length)\sof\s{1,2}/);

/** "a radius of 2 50.00 feet", "East 1 060.00 feet": one figure with a blank in it, where only one length is told or no other can begin with a nought. */
function tornApart(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || number.places > 0 || number.value === 0 || number.end - number.start > 2) return null;
  if (codeAt(text, number.end) !== SPACE || !isFigure(codeAt(text, number.end + 1))) return null;
  REST_APART.lastIndex = number.end;
  const rest = REST_APART.exec(text)?.groups?.['rest'];
  if (rest === undefined) return null;
  // "60 00 feet" has lost its point, "6 00 feet" hardly so.
  const isEnd = rest.startsWith('0') && (rest.length > 2 || number.end - number.start === 1);
  const isOne =
    (rest.includes('.') && ONE_LENGTH(text, number.start)) ||
    (isEnd && LENGTH_BEGINS.test(text.slice(Math.max(0, number.start - 14), number.start)));
  if (!isOne) return null;
  const unit = unitAt(text, REST_APART.lastIndex, true);
  if (!unit) return null;
  const amount = Number(`${number.value}${rest}`);
  const doubts = [`"${number.value} ${rest}" is read as ${amount}`];
  return { ...lengthOfUnit(number, amount, unit), doubts, others: [isEnd ? number.value : Number(rest)] };
}

const MISPLACED =
  /(?:(?<a>\d{1,3})\.(?<b>\d{3})|(?<c>\d{1,2}),(?<d>\d{2}))(?<decimals>\.\d{2})(?=\s?(?:(?:u\.?\s?s\.?\s)?(?:survey\s)?feet|ft\b|'))/y;

/** "1.318.26 feet", "15,28.00 feet": the thousands' comma read as a point, or in the wrong place. */
function misplacedPoint(text: string, number: NumberPhrase): DistancePhrase | null {
  if (number.inWords || codeAt(text, number.end) !== (number.places === 0 ? COMMA : POINT)) return null;
  const goesOn = number.places === 0 ? codeAt(text, number.end + 3) === POINT : isFigure(codeAt(text, number.end + 1));
  if (!goesOn) return null;
  MISPLACED.lastIndex = number.start;
  const found = MISPLACED.exec(text)?.groups;
  if (!found) return null;
  const end = MISPLACED.lastIndex;
  const unit = unitAt(text, end, true);
  if (!unit) return null;
  const amount = Number(`${(found['a'] ?? found['c'])!}${(found['b'] ?? found['d'])!}${found['decimals']!}`);
  const doubts = [`"${text.slice(number.start, end)}" is read as ${amount}`];
  return { ...lengthOfUnit(number, amount, unit), doubts };
}

function single(text: string, number: NumberPhrase): DistancePhrase | null {
  const pointed = withLostPoint(text, number);
  if (pointed) return pointed;
  const direct = unitAt(text, number.end, !number.inWords);
  if (direct) {
    const length = withFigureBehind(text, lengthOfUnit(number, number.value, direct));
    if (number.inWords) return withFigureBefore(text, length);
    if (isOpened(text, number)) return inOpenBracket(text, number, length);
    return codeAt(text, number.start) === POINT
      ? behindPoint(text, number, length)
      : besideSection(text, number, length);
  }
  return lengthWithBrackets(text, number) ?? null;
}

const isOpened = (text: string, { start }: NumberPhrase): boolean => codeBefore(text, start) === OPENING;

/** Units of which a part alone is no course: forty links are told as .40 chains, but nobody runs .40 of a pole. */
const SELDOM_PARTED = new Set<DistanceUnit>(['feet', 'poles', 'rods', 'perches', 'varas', 'yards', 'links']);

/** "N 9 W .36 poles": the point may be a blot, or of the word before it. */
function behindPoint(text: string, number: NumberPhrase, length: DistancePhrase): DistancePhrase {
  if (!SELDOM_PARTED.has(length.unit) || !(number.value > 0)) return length;
  const printed = text.slice(number.start + 1, number.start + 1 + number.places);
  return {
    ...length,
    doubts: [...length.doubts, `".${printed}" may be ${Number(printed)}`],
    others: [...(length.others ?? []), Number(printed)],
  };
}

const SECTION_BEFORE = /(?:^|[^a-z])(?<!\bsaid\s)(?:sections?|secs?|lots?)[\s.]{1,3}$/;

/** "along Line 3, 181 feet": what is numbered, though it is named without a number as well. */
const NUMBERED_BEFORE =
  /\b(?:lines?|roads?|rd|streets?|ditch|drain|canal|lateral|levee|trails?|track|row|pier|range)\.?\s{1,3}$/;

function mayBeName(text: string, start: number, isSpaced: boolean): boolean {
  const words = text.slice(Math.max(0, start - 16), start);
  if (SECTION_BEFORE.test(words)) return true;
  return isSpaced && NUMBERED_BEFORE.test(words);
}

/** "the line of section 9,412 feet": 9,412 feet, or 412 behind section 9. */
export function besideSection(text: string, number: NumberPhrase, length: DistancePhrase): DistancePhrase {
  if (number.inWords || number.value < 1000) return length;
  const printed = text.slice(number.start, number.end);
  const comma = printed.indexOf(',');
  if (comma < 0) return length;
  const isSpaced = codeAt(printed, comma + 1) === SPACE;
  if (!isSpaced && (comma > 2 || number.value >= 37000)) return length;
  if (!mayBeName(text, number.start, isSpaced)) return length;
  const rest = Number(printed.slice(comma + 1));
  return {
    ...length,
    doubts: [...length.doubts, `"${printed}" may be a name and ${rest}`],
    others: Number.isFinite(rest) ? [...(length.others ?? []), rest] : length.others,
  };
}

/** Behind blanks, a comma and an "and". */
function behindAnd(text: string, at: number): number {
  const word = behindAll(text, at, 3, isJoining);
  const isAnd = text.startsWith('and', word) && isSpace(codeAt(text, word + 3));
  return isAnd && word > at ? behindAll(text, word + 3, 2, isSpace) : word;
}

const DECIMAL_PART = /(?:ten|hundred|thousand)ths?$/;
const OF_ONE = /\s{1,2}of\s(?:an?|one)\s(?:foot|rod|chain|pole|perch|link|meter)\b/y;

/** "one hundred two feet and seventy-two one-hundredths of a foot": the decimals behind the unit. */
function withPartBehind(text: string, base: DistancePhrase): DistancePhrase {
  const at = Number.isInteger(base.amount) ? behindAnd(text, base.end) : base.end;
  const part = at > base.end ? wordsAt(text, at) : null;
  if (!part || part.value >= 1 || !DECIMAL_PART.test(text.slice(at, part.end))) return base;
  const end = Math.max(part.end, endOf(OF_ONE, text, part.end));
  return { ...base, amount: Math.round((base.amount + part.value) * 1e6) / 1e6, end };
}

const MAY_BE_HUNDREDTHS = oneOf('0123456789a');
const MAY_OPEN_FIGURE = oneOf('(');
const FIGURE_BEHIND =
  /\s{0,2}\(\s?(?<figure>[\d,.]{1,10})\s?(?:'|(?:ft|feet|foot|yards|yds|rods|rds|chains|chs|poles|perches|links|lks|miles|varas|meters|metres)\.?)?\s?\)/y;

/** "forty feet (40')", "one hundred feet (100)": the figure behind the unit; and "25 feet 34/100". */
function withFigureBehind(text: string, whole: DistancePhrase): DistancePhrase {
  if (isInFurlongs(text, whole)) return whole;
  const base = withPartBehind(text, whole);
  const next = behindBlanks(text, base.end, 2);
  HUNDREDTHS_AFTER.lastIndex = base.end;
  const over = MAY_BE_HUNDREDTHS(next) ? HUNDREDTHS_AFTER.exec(text)?.groups?.['over'] : undefined;
  if (over !== undefined && Number.isInteger(base.amount))
    return { ...base, amount: base.amount + Number(over) / 100, end: HUNDREDTHS_AFTER.lastIndex };
  const again = MAY_OPEN_FIGURE(next) ? sameInMetres(text, base) : -1;
  if (again > 0) return { ...base, end: again };
  FIGURE_BEHIND.lastIndex = base.end;
  const found = MAY_OPEN_FIGURE(next) ? FIGURE_BEHIND.exec(text)?.groups?.['figure'] : undefined;
  if (found === undefined || !wordsAt(text, base.start)) return base;
  const figure = figureAt(found, 0)?.value ?? null;
  if (figure === null) return base;
  const same = Math.abs(figure - base.amount) < 0.0051;
  const end = FIGURE_BEHIND.lastIndex;
  if (isEndOf(text, { start: base.start, value: base.amount }, figure)) return onlyTheEnd({ ...base, end }, figure);
  return {
    ...base,
    end,
    doubts: same ? [] : [`words say ${base.amount}, figures say ${figure}`],
    others: same ? [] : [figure],
  };
}

const METRES_BEHIND =
  /\s{0,2}\(\s?(?<figure>\d[\d,]{0,8}(?:\.\d{1,4})?)\s?(?:(?<metres>m|met(?:er|re)s?)|feet|foot|ft|')\.?\s?\)/y;

/** "40.00 feet (12.192 meters) from": where the bracket ends that says the same again; -1 where none does, or not the same. */
function sameInMetres(text: string, { amount, unit, end }: DistancePhrase): number {
  if (unit !== 'feet' && unit !== 'meters') return -1;
  METRES_BEHIND.lastIndex = end;
  const found = METRES_BEHIND.exec(text)?.groups;
  if (!found || (found['metres'] === undefined) === (unit === 'feet')) return -1;
  const [figure, from] = [found['figure']!.replaceAll(',', ''), unit === 'feet' ? 'meters' : 'feet'] as const;
  const places = figure.includes('.') ? figure.length - figure.indexOf('.') - 1 : 0;
  const slack = inUnit(0.6 * 10 ** -places, from, unit) + 0.01 + amount * 1e-5;
  return Math.abs(inUnit(Number(figure), from, unit) - amount) <= slack ? METRES_BEHIND.lastIndex : -1;
}

const isJoining = spaceOr(',');
const AND = /and(?:\s{1,2}|(?=\d))|[&+]\s?/y;
const MAY_BE_AND = oneOf('a&+');
const INCHES: readonly DistanceUnit[] = ['inches'];
const SMALLER: Readonly<Partial<Record<DistanceUnit, readonly DistanceUnit[]>>> = {
  chains: ['links', 'feet', 'rods', 'poles', 'perches'],
  poles: ['links', 'feet'],
  rods: ['links', 'feet'],
  perches: ['links', 'feet'],
  feet: INCHES,
  yards: ['feet'],
  miles: ['chains', 'feet', 'rods', 'poles', 'perches', 'links'],
};

/** "3 furlongs and 20 rods": furlongs are read in rods. */
const BELOW_FURLONG: readonly DistanceUnit[] = ['rods', 'poles', 'perches', 'chains', 'yards', 'feet', 'links'];
const isInFurlongs = (text: string, { unit, end }: DistancePhrase): boolean =>
  unit === 'rods' && isBehindFurlong(text, end);
const isBehindFurlong = before(/\bfur(?:longs?)?\.?/);

const RODS = new Set<DistanceUnit>(['rods', 'poles', 'perches']);

/** Where the smaller unit's number may begin; a dash joins only feet to inches: 62'-6", 62' - 6", 62'- 6". */
function joinEnd(text: string, at: number, unit: DistanceUnit): number {
  if (unit === 'feet') {
    const dash = codeAt(text, at) === SPACE ? at + 1 : at;
    const next = codeAt(text, dash + 1) === SPACE ? dash + 2 : dash + 1;
    if (codeAt(text, dash) === DASH && isFigure(codeAt(text, next))) return next;
  }
  const end = behindAll(text, at, 3, isJoining);
  return MAY_BE_AND(codeAt(text, end)) ? Math.max(end, endOf(AND, text, end)) : end;
}

/** "5 chains 20 links" is 5.2 chains; "12 poles and 8 feet" is 12 poles and 8/16.5; "14 rods 8 feet 3 inches" is 14.5 rods. */
function composed(text: string, first: DistancePhrase, last = first.unit): DistancePhrase {
  if (first.adjective) return first;
  const smaller = last === 'feet' ? INCHES : isInFurlongs(text, first) ? BELOW_FURLONG : SMALLER[first.unit];
  if (!smaller) return withTrailingPart(text, first);
  const at = joinEnd(text, first.end, last);
  const number = letteredLengthAt(text, at) ?? numberAt(text, at);
  if (!number) return withTrailingPart(text, first);
  const second = single(text, number) ?? linksByLetter(text, first, number);
  if (!second) return withTrailingPart(text, first);
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
  if (inches.amount >= 12) return first;
  const size = sizeOfThing(text, first, inches);
  if (size === 'size') return first;
  const whole = together(first, inches);
  if (size === null) return whole;
  const doubt = `"${text.slice(inches.start, inches.end)}" may be the size of what stands behind it`;
  return { ...whole, doubts: [...whole.doubts, doubt], others: [...(whole.others ?? []), first.amount] };
}

const LEADS_AWAY = /[\s,]{1,3}(?:due\s|(?:north|south|east|west)[a-z]{0,5}\s|from\s|of\s|off\s|above\s|below\s)/y;

const ENDS_COURSE = /[\s,]{0,3}(?:to\s|and\s(?!running\s|thence\s)|[;.]|$)/y;

/** "one mile and three quarters of a mile", "two miles one half mile", "one mile, half a mile, to a post": not "one mile, half a mile north of the ford". */
function isPartOfOneMore(text: string, first: DistancePhrase, second: DistancePhrase): boolean {
  if (second.unit !== first.unit || second.amount >= 1 || !Number.isInteger(first.amount)) return false;
  if (endOf(LEADS_AWAY, text, second.end) >= 0) return false;
  return !isBehindComma(text, first) || endOf(ENDS_COURSE, text, second.end) >= 0;
}

const isBehindComma = (text: string, { end }: DistancePhrase): boolean => codeAt(text, end) === COMMA;

/** "83'0.46 feet": a stray mark in one figure, or feet and a part of one more. */
const isGlued = (text: string, { end }: DistancePhrase): boolean =>
  codeBefore(text, end) === PRIME && isFigure(codeAt(text, end));

/** Behind a comma the part may be told of something else. */
function withPartOfOne(text: string, first: DistancePhrase, part: DistancePhrase): DistancePhrase {
  const whole = { ...first, amount: first.amount + part.amount, end: part.end };
  if (!isBehindComma(text, first) && !isGlued(text, first)) return whole;
  const doubt = `"${text.slice(first.start, part.end)}" is read as ${whole.amount}`;
  return { ...whole, doubts: [...first.doubts, doubt], others: [...(first.others ?? []), first.amount] };
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
