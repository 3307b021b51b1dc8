// Takes: folded text. Gives: every area stated in it (amount, unit, span), in figures or words.
// Never: a conversion; an area stays in the unit the document prints.
import type { AreaUnit } from '../../survey/units.ts';
import { before } from '../words/before.ts';
import { ownerOf, type AreaOwner } from './area-owner.ts';
import { weighedFigure } from '../values/bracket-figure.ts';
import { isScrap } from '../values/length-scrap.ts';
import { figureAt, wordsAt, type NumberPhrase } from '../values/numbers.ts';
import { isFigure, isLetter, oneOf, spaceOr } from '../words/peek.ts';
import { tornWordsBefore } from '../values/torn-words.ts';

export interface AreaPhrase {
  readonly unit: AreaUnit;
  readonly amount: number;
  /** The amount in the document's own figures, thousands commas left out. */
  readonly printed: string;
  readonly start: number;
  readonly end: number;
  /** The last word before it that says what it is the area of: "containing", "total". */
  readonly announced: boolean;
  readonly total: boolean;
  /** Whose it is: of the land described, of what is excepted from it, or of another piece that is only named. */
  readonly owner: AreaOwner;
  /** An amount stands here that cannot be read. */
  readonly unreadable: boolean;
  /** "4 acres in the north lot and 3 acres in the south lot": the first of two areas that only together are the land's. */
  readonly isPart: boolean;
  /** The figure in brackets, where it is not what the words say: "two (3) acres". */
  readonly figure?: number;
}

const FEET = String.raw`\s{1,3}(?:feet|foot|ft)\b`;
const NO_FRONT = String.raw`\b(?!\s+(?:front|by|deep|in\s+depth|wide))`;
/** By their first letter, which rules most of a text out at once: how each goes on, and the unit it is. */
const BY_LETTER: Readonly<Record<string, readonly (readonly [rest: string, unit: AreaUnit])[]>> = {
  a: [
    [String.raw`cres?\b|cs?\b\.?|\.(?<=[\d½¼¾]\s?a\.)(?=\s|$)|ores\b|cree\b|eres\b|cies\b`, 'acres'],
    [`quare${FEET}`, 'sqft'],
    [`rpents?${NO_FRONT}`, 'arpents'],
  ],
  o: [
    [String.raw`cres?\b`, 'acres'],
    [`quare${FEET}`, 'sqft'],
  ],
  s: [
    [String.raw`(?:uperficial|tatute|quare)\sacres?\b`, 'acres'],
    [String.raw`(?:quare|quaro|guare|qnare)${FEET}|q\.?\s{0,2}(?:ft|feet|foot)\b|\.?f\.?(?![a-z])`, 'sqft'],
    [String.raw`quare\s{1,3}met(?:er|re)s?\b|q\.?\s{0,2}m\b`, 'sqm'],
    [String.raw`(?:quare|uperficial)\s{1,3}arpents?${NO_FRONT}`, 'arpents'],
  ],
  '[er]': [[`quare${FEET}`, 'sqft']],
  i: [[`(?:q|ng)uare${FEET}`, 'sqft']],
  m: [[String.raw`2\b|²`, 'sqm']],
  h: [[String.raw`ectares?\b|a\b`, 'ha']],
};
const UNIT = new RegExp(
  Object.entries(BY_LETTER)
    .map(([letter, ways]) => `${letter}(?:${ways.map(([rest]) => `(${rest})`).join('|')})`)
    .join('|'),
  'g',
);
/** Whose the groups of UNIT are, in order. */
const UNITS = Object.values(BY_LETTER).flatMap((ways) => ways.map(([, unit]) => unit));
/** Longer than any unit with the character behind it. */
const LONGEST_UNIT = 48;
const BEFORE_UNIT =
  /(?:(?:\s|-)(?:of\s(?:an?|one)|an?)?\s{0,3}|\s?\(\s?[\d.,]{1,12}\s?\)\s?|[\s,.]{0,3}|\s?(?:\+\s?\/?\s?-|±)\s?)$/;
const LONGEST_GAP = 18;

export function areasOf(text: string, from: number, to: number): AreaPhrase[] {
  const found: AreaPhrase[] = [];
  // Not beyond: where no area follows, each of thousands of tracts would search the rest of the text for one.
  const near = text.slice(0, to + LONGEST_UNIT);
  UNIT.lastIndex = from;
  for (let m = UNIT.exec(near); m && m.index < to; m = UNIT.exec(near)) {
    if (m.index < (found.at(-1)?.end ?? 0)) continue;
    const unit = unitOf(m);
    const number = numberBefore(text, Math.max(from, m.index - 130), m.index);
    const end = m.index + m[0].length;
    if (!number || number.value <= 0) {
      if (isAnnounced(text, from, m.index)) found.push(unreadableAt(unit, m.index, end));
      continue;
    }
    const area = areaPhrase(text, from, unit, number, end);
    const whole = unit === 'acres' ? withRoods(text, withPartBehind(text, area)) : area;
    const last = found.at(-1);
    if (last && isJoined(text, last, whole)) found[found.length - 1] = { ...last, isPart: true };
    found.push(whole);
  }
  return near.includes('acreage', from) ? [...found, ...acreagesOf(near, from, to)] : found;
}

const AND_BEFORE = before(/\band\s{1,3}(?:about\s{1,3}|approximately\s{1,3}|also\s{1,3})?/);
const OF_A_PART =
  /^(?:\s{1,3}of\s{1,3}land)?,?\s{1,3}(?:more\s+or\s+less,?\s{1,3})?(?:(?:as\s+)?shown|(?:lying\s+|situated?\s+|located\s+)?(?:in|within)\s|out\s+of|from|off)\b/;
const isOfAPart = (text: string, end: number): boolean => OF_A_PART.test(text.slice(end, end + 50));

function isJoined(text: string, last: AreaPhrase, area: AreaPhrase): boolean {
  if (last.unit !== area.unit || last.unreadable || area.start - last.end > 220) return false;
  if (!AND_BEFORE(text, area.start) || /[.;]\s/.test(text.slice(last.end, area.start))) return false;
  return isOfAPart(text, last.end) && isOfAPart(text, area.end);
}

function unitOf(found: RegExpExecArray): AreaUnit {
  let group = 1;
  while (found[group] === undefined) group++;
  return UNITS[group - 1]!;
}

const ACREAGE = /\bacreage\s{0,2}(?:(?:is|of|being)\s{1,2}|[=:-]\s{0,2})?(?=\.?\d)/g;

/** "total acreage 14.208": the unit is in the word before. */
function acreagesOf(near: string, from: number, to: number): AreaPhrase[] {
  const found: AreaPhrase[] = [];
  ACREAGE.lastIndex = from;
  for (let m = ACREAGE.exec(near); m && m.index < to; m = ACREAGE.exec(near)) {
    const number = figureAt(near, ACREAGE.lastIndex);
    if (!number || number.value <= 0 || /^[\s-]{0,2}[a-z'"%]/.test(near.slice(number.end, number.end + 3))) continue;
    found.push({ ...areaPhrase(near, from, 'acres', number, number.end), announced: true });
  }
  return found;
}

const ANNOUNCES =
  /\b(?:contain\w*|cont'?g|area\w*|compris\w*|aggregat\w*|embrac\w*|being|consist\w*|shown\s[^.;]{0,30}as)\b[^.;]{0,50}$/;

const TOTAL = /\b(?:total|aggregat\w*|in\s+all)\b(?![^.;]{0,30}\b(?:original|remain))[^.;]{0,30}$/;
const mayBeTotal = (before: string): boolean =>
  before.includes('total') || before.includes('aggregat') || before.includes('all');

function areaPhrase(text: string, from: number, unit: AreaUnit, number: AreaNumber, end: number): AreaPhrase {
  const before = text.slice(Math.max(from, number.start - 60), number.start);
  return {
    unit,
    amount: number.value,
    printed: number.inWords ? String(round(number.value)) : printedOf(text.slice(number.start, number.end), number),
    start: number.start,
    end,
    announced: ANNOUNCES.test(before),
    total: mayBeTotal(before) && TOTAL.test(before),
    owner: ownerOf(text, from, number.start, end),
    unreadable: false,
    isPart: false,
    ...(number.figure === undefined ? undefined : { figure: number.figure }),
  };
}

/** "containing one & to acres", "containing ——— acres": an amount was said, and what follows is another one. */
function isAnnounced(text: string, from: number, unitAt: number): boolean {
  return /\bcontain\w*\s+(?:about\s+|in\s+all\s+)?[^.;,\n]{1,60}$/.test(
    text.slice(Math.max(from, unitAt - 80), unitAt),
  );
}

function unreadableAt(unit: AreaUnit, start: number, end: number): AreaPhrase {
  return {
    unit,
    amount: 0,
    printed: '',
    start,
    end,
    announced: true,
    total: false,
    owner: 'own',
    unreadable: true,
    isPart: false,
  };
}

const AND_PART = /[\s,]{1,3}(?:and|&)\s{1,2}/y;
/** "six acres and one quarter", "nine acres and a half": before a comma, the end or "more or less"; a quarter section is none. */
const QUARTERS =
  /(an?|one|three)[\s-]{1,2}(half|quarters?|fourths?)(?=\s{0,2}(?:[.;,:)]|$)|\s{1,2}(?:more\b|be\s|strict|or\s))/y;
const OF_AN_ACRE = /\s{1,3}(?:of\s{1,2}(?:an?|one)\s{1,2})?acres?\b/y;

/** "seventeen acres and fifty-three one-hundredths of an acre": one area. */
function withPartBehind(text: string, acres: AreaPhrase): AreaPhrase {
  AND_PART.lastIndex = acres.end;
  if (!Number.isInteger(acres.amount) || !AND_PART.test(text)) return acres;
  const at = AND_PART.lastIndex;
  QUARTERS.lastIndex = at;
  const quarters = QUARTERS.exec(text);
  if (quarters) {
    const amount = acres.amount + (quarters[2] === 'half' ? 0.5 : quarters[1] === 'three' ? 0.75 : 0.25);
    return { ...acres, amount, printed: String(amount), end: QUARTERS.lastIndex };
  }
  const part = figureAt(text, at) ?? wordsAt(text, at);
  if (!part || part.value >= 1) return acres;
  OF_AN_ACRE.lastIndex = part.end;
  if (!OF_AN_ACRE.test(text)) return acres;
  const amount = round(acres.amount + part.value);
  return { ...acres, amount, printed: String(amount), end: OF_AN_ACRE.lastIndex };
}

const ROODS = /[\s,]{1,3}(?:and\s{1,2})?(?=[\da-z])/y;
const SMALLER: readonly (readonly [unit: RegExp, inAcres: number])[] = [
  [/\s{1,2}(?:(?:roods?|qrs|quarters?(?=[\s,]))\b\.?|r\.)/y, 1 / 4],
  [/\s{1,2}(?:square\s)?(?:(?:perch(?:es)?|poles?|rods?|pers)\b\.?|p\.)/y, 1 / 160],
];

/** "53 acres, 2 roods and 22 perches": one area, in acres. */
function withRoods(text: string, acres: AreaPhrase): AreaPhrase {
  let { amount, end } = acres;
  for (const [unit, inAcres] of SMALLER) {
    ROODS.lastIndex = end;
    if (!ROODS.test(text)) break;
    const number = figureAt(text, ROODS.lastIndex) ?? wordsAt(text, ROODS.lastIndex);
    if (!number) continue;
    unit.lastIndex = number.end;
    if (!unit.test(text)) continue;
    amount += number.value * inAcres;
    end = unit.lastIndex;
  }
  return end === acres.end ? acres : { ...acres, amount, end, printed: String(round(amount)) };
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

function printedOf(words: string, number: NumberPhrase): string {
  if (/^\d+,(?!\d{3}(?:\D|$))\d+$|^0,/.test(words)) return words.replace(',', '.');
  return number.places > 0 || /^[\d,]+$/.test(words) ? words.replace(/[, ]/g, '') : String(round(number.value));
}

/** "l34/100 acres": the letter l for the figure 1; behind any other letter the figure is not whole. */
function letterForOne(text: string, at: number, end: number): NumberPhrase | null {
  if (!/(?:^|[^a-z])[li]$/.test(text.slice(Math.max(0, at - 2), at))) return null;
  const read = figureAt(`1${text.slice(at, end)}`, 0);
  return read && { ...read, start: at - 1, end };
}

/** "21 of an acre": a whole number of acres is no part of one; the point, or the fraction before it, is lost. */
function isPartOf(text: string, number: NumberPhrase, at: number): boolean {
  const whole = !number.inWords && Number.isInteger(number.value) && number.value > 1;
  return whole && /\sof\s(?:an?|one)\s{0,3}$/.test(text.slice(number.end, at));
}

type AreaNumber = NumberPhrase & Pick<AreaPhrase, 'figure'>;

/** The number that ends where the unit begins; a figure in brackets is weighed with the words before it. */
function numberBefore(text: string, from: number, at: number): AreaNumber | null {
  const gap = BEFORE_UNIT.exec(text.slice(Math.max(from, at - LONGEST_GAP), at));
  const end = at - (gap ? gap[0].length : 0);
  const number = numberEnding(text, from, end);
  const open = gap?.[0].includes('(') ? text.indexOf('(', end) : -1;
  if (open >= 0) return besideFigure(text, number, open);
  return number && !isPartOf(text, number, at) ? whole(text, number) : null;
}

/** "nine hundred & rixty four square feet": only the end of the words can be read. */
function whole(text: string, number: NumberPhrase | null): NumberPhrase | null {
  return number && (isScrap(text, number) || isCutOff(text, number)) ? null : number;
}

/** "& 550 square feet": a mark stands where the first figures stood. */
const isCutOff = (text: string, { start, inWords }: NumberPhrase): boolean =>
  !inWords && /[&*#%?]\s?$/.test(text.slice(Math.max(0, start - 2), start));

/** "six thousand & fotty (6,040) square feet": the figure, where the words before it are damaged and do not contradict it. */
function besideFigure(text: string, words: NumberPhrase | null, open: number): AreaNumber | null {
  const at = open + 1 + (text[open + 1] === ' ' ? 1 : 0);
  const figure = figureAt(text, at);
  const read = figure && /^\s?\)/.test(text.slice(figure.end, figure.end + 2)) ? figure : null;
  if (words && read && Math.abs(words.value - read.value) < 0.0051) return words;
  const torn = tornWordsBefore(text, open);
  if (words && !(torn && torn.start < words.start)) {
    const said = whole(text, words);
    return said && read && said.inWords ? { ...said, figure: read.value } : said;
  }
  if (!read) return null;
  return weighedFigure(text, open, read)?.amount === read.value ? read : null;
}

const DECIMAL_COMMA = /(?:^|[^\d.,])(?<figure>\d{1,4},(?:\d{1,2}|\d{4,5}))$/;

const SPLIT_POINT = /\b(?:contain\w*|about|approximately|of|area|is|being)\s{1,3}(?<figure>\d{1,4}\. \d{1,4})$/;

/** "containing 4. 26 acres": a blank behind the point; "Tract 4. 26 acres" is none. */
function withSplitPoint(text: string, from: number, end: number): NumberPhrase | null {
  if (!text.slice(Math.max(from, end - 6), end).includes('. ')) return null;
  const figure = SPLIT_POINT.exec(text.slice(Math.max(from, end - 30), end))?.groups?.['figure'];
  if (figure === undefined) return null;
  const places = figure.length - figure.indexOf(' ') - 1;
  return { value: Number(figure.replace(' ', '')), start: end - figure.length, end, inWords: false, places };
}

/** "13,4206 acres": no thousands have two or four figures, so the comma stands for the point. */
function withDecimalComma(text: string, from: number, end: number): NumberPhrase | null {
  const words = text.slice(Math.max(from, end - 12), end);
  const figure = words.includes(',') ? DECIMAL_COMMA.exec(words)?.groups?.['figure'] : undefined;
  if (figure === undefined) return null;
  const places = figure.length - figure.indexOf(',') - 1;
  return { value: Number(figure.replace(',', '.')), start: end - figure.length, end, inWords: false, places };
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
    const next = wordStart(text, from, gap);
    if (gap === start || next === gap) break;
    start = next;
  }
  return start;
}

function wordStart(text: string, from: number, end: number): number {
  let start = end;
  while (start > from && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

/** "aboutsixty-three thousand": the number is glued to the word before it. */
const GLUED = /(?:^|[^a-z])(?:approximately|containing|contains|about|comprising)$/;

/** The last letters of those words. */
const MAY_BE_GLUED = oneOf('ygst');
const PARTS_A_NUMBER = spaceOr('-');

/** The number that ends at a place, found by trying the starts that could reach it. */
function numberEnding(text: string, from: number, end: number): NumberPhrase | null {
  const endsInFigure = end > from && isFigure(text.charCodeAt(end - 1));
  const comma = endsInFigure ? (withDecimalComma(text, from, end) ?? withSplitPoint(text, from, end)) : null;
  if (comma) return comma;
  const start = tailStart(text, from, end);
  for (let i = start; i < end; i++) {
    const before = text.charCodeAt(i - 1);
    const isGlued = i > start && MAY_BE_GLUED(before) && GLUED.test(text.slice(Math.max(from, i - 14), i));
    if (i > start && !isGlued && !PARTS_A_NUMBER(before)) continue;
    const number = figureAt(text, i) ?? wordsAt(text, i);
    if (isGlued && number?.end === end) return number;
    if (number?.end === end && /[a-z]/.test(text[i - 1] ?? '')) return letterForOne(text, i, end);
    if (number?.end === end && !/[\d.,]/.test(text[i - 1] ?? '')) return number;
  }
  return null;
}
