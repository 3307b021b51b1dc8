// Takes: folded text. Gives: every area stated in it (amount, unit, span), in figures or words.
// Never: a conversion; an area stays in the unit the document prints.
import type { AreaUnit } from '../survey/units.ts';
import { ownerOf, type AreaOwner } from './area-owner.ts';
import { figureAt, wordsAt, type NumberPhrase } from './numbers.ts';

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
}

const UNIT =
  /(?<acres>(?:superficial\s|statute\s|square\s)?acres?\b|ac\b\.?|(?<=\d\s?)a\.(?=\s|$)|aores\b|acree\b|ocres?\b|aeres\b|acies\b)|(?<sqft>square\s{1,3}(?:feet|foot|ft)\b|sq\.?\s{0,2}(?:ft|feet|foot)\b|s\.?f\.?(?![a-z]))|(?<sqm>square\s{1,3}met(?:er|re)s?\b|sq\.?\s{0,2}m\b|m2\b|m²)|(?<ha>hectares?\b|ha\b)|(?<arpents>(?:square\s{1,3}|superficial\s{1,3})?arpents?\b(?!\s+(?:front|by|deep|in\s+depth|wide)))/g;
/** Longer than any unit with the character behind it. */
const LONGEST_UNIT = 48;
const BEFORE_UNIT =
  /(?:(?:\s|-)(?:of\s(?:an?|one)|an?)?\s{0,3}|\s?\(\s?[\d.,]{1,12}\s?\)\s?|[\s,.]{0,3}|\s?(?:\+\s?\/?\s?-|±)\s?)$/;
const NUMBER_TAIL = /(?:[\d.,½¼¾/ -]{0,14}\d[½¼¾]?|[½¼¾]|(?:[a-z]+[\s-]{1,3}){0,16}[a-z]+)$/;

export function areasOf(text: string, from: number, to: number): AreaPhrase[] {
  const found: AreaPhrase[] = [];
  // Not beyond: where no area follows, each of thousands of tracts would search the rest of the text for one.
  const near = text.slice(0, to + LONGEST_UNIT);
  UNIT.lastIndex = from;
  for (let m = UNIT.exec(near); m && m.index < to; m = UNIT.exec(near)) {
    const unit = (Object.entries(m.groups!).find(([, value]) => value !== undefined)?.[0] ?? 'acres') as AreaUnit;
    const number = numberBefore(text, Math.max(from, m.index - 130), m.index);
    const end = m.index + m[0].length;
    if (!number || number.value <= 0) {
      if (isAnnounced(text, from, m.index)) found.push(unreadableAt(unit, m.index, end));
      continue;
    }
    const area = areaPhrase(text, from, unit, number, end);
    found.push(unit === 'acres' ? withRoods(text, area) : area);
  }
  return found;
}

const ANNOUNCES =
  /\b(?:contain\w*|area\w*|compris\w*|aggregat\w*|embrac\w*|being|consist\w*|shown\s[^.;]{0,30}as)\b[^.;]{0,50}$/;

function areaPhrase(text: string, from: number, unit: AreaUnit, number: NumberPhrase, end: number): AreaPhrase {
  const before = text.slice(Math.max(from, number.start - 60), number.start);
  return {
    unit,
    amount: number.value,
    printed: number.inWords ? String(round(number.value)) : printedOf(text.slice(number.start, number.end), number),
    start: number.start,
    end,
    announced: ANNOUNCES.test(before),
    total: /\b(?:total|aggregat\w*|in\s+all)\b(?![^.;]{0,30}\b(?:original|remain))[^.;]{0,30}$/.test(before),
    owner: ownerOf(text, from, number.start, end),
    unreadable: false,
  };
}

/** "containing one & to acres", "containing ——— acres": an amount was said, and what follows is another one. */
function isAnnounced(text: string, from: number, unitAt: number): boolean {
  return /\bcontain\w*\s+(?:about\s+|in\s+all\s+)?[^.;,\n]{1,60}$/.test(
    text.slice(Math.max(from, unitAt - 80), unitAt),
  );
}

function unreadableAt(unit: AreaUnit, start: number, end: number): AreaPhrase {
  return { unit, amount: 0, printed: '', start, end, announced: true, total: false, owner: 'own', unreadable: true };
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
  if (words.startsWith('0,')) return words.replace(',', '.');
  return number.places > 0 || /^[\d,]+$/.test(words) ? words.replace(/[, ]/g, '') : String(round(number.value));
}

/** "l34/100 acres": the letter l for the figure 1; behind any other letter the figure is not whole. */
function letterForOne(text: string, at: number, end: number): NumberPhrase | null {
  if (!/(?:^|[^a-z])[li]$/.test(text.slice(Math.max(0, at - 2), at))) return null;
  const read = figureAt(`1${text.slice(at, end)}`, 0);
  return read && { ...read, start: at - 1, end };
}

/** The end of a number whose beginning could not be read with it. */
const GOES_BEFORE =
  /(?:^|[^a-z])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{2,5}teen|[a-z]{3,5}ty|hundred|thousand)[\s-]{1,3}$/;

/** "21 of an acre": a whole number of acres is no part of one; the point, or the fraction before it, is lost. */
function isPartOf(text: string, number: NumberPhrase, at: number): boolean {
  const whole = !number.inWords && Number.isInteger(number.value) && number.value > 1;
  return whole && /\sof\s(?:an?|one)\s{0,3}$/.test(text.slice(number.end, at));
}

/** The number that ends where the unit begins, found by trying the starts that could reach it. */
function numberBefore(text: string, from: number, at: number): NumberPhrase | null {
  const window = text.slice(from, at);
  const gap = BEFORE_UNIT.exec(window);
  const end = at - (gap ? gap[0].length : 0);
  const tail = NUMBER_TAIL.exec(text.slice(from, end));
  if (!tail) return null;
  const start = end - tail[0].length;
  for (let i = start; i < end; i++) {
    if (i > start && !/[\s-]/.test(text[i - 1]!)) continue;
    const number = figureAt(text, i) ?? wordsAt(text, i);
    if (number?.end === end && /[a-z]/.test(text[i - 1] ?? '')) return letterForOne(text, i, end);
    if (number?.end === end && GOES_BEFORE.test(text.slice(Math.max(0, i - 16), i))) break;
    if (number?.end === end && !/[\d.,]/.test(text[i - 1] ?? '')) return isPartOf(text, number, at) ? null : number;
    // "six thousand four hundred and fifty (6,450) acres": the words end before the bracket.
  }
  // "righty four (84) acres": where the words cannot be read, the figure in brackets can.
  const figure = gap ? /^\s?\(\s?(?=\d)/.exec(gap[0]) : null;
  return figure ? figureAt(text, end + figure[0].length) : null;
}
