// Takes: folded text. Gives: every area stated in it (amount, unit, span), in figures or words.
// Never: a conversion; an area stays in the unit the document prints.
import type { AreaUnit } from '../../survey/units.ts';
import { before } from '../words/before.ts';
import { ownerOf, type AreaOwner } from './area-owner.ts';
import { numberBefore, type AreaNumber } from './area-number.ts';
import { isLetterForAcres, isNamedByNumber } from './area-letter.ts';
import { withTail } from './area-tail.ts';
import { partsOfAcre } from './parts-of-acre.ts';
import { figureAt, type NumberPhrase } from '../values/numbers.ts';
import { wording } from '../words/wording.ts';

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
  /** What speaks against it: its sentence has another subject than the land, or only bounds the amount. */
  readonly doubt?: 'subject' | 'bound';
  /** Where the sentence begins that it is doubted for. */
  readonly from?: number;
  /** Whether that sentence is another than the description's: then it may only be a part of a total. */
  readonly isLater?: boolean;
}

const UNITS: readonly (readonly [pattern: string, unit: AreaUnit])[] = [
  [wording`(?:(?:superficial|statute|square|american|english) )?acres?\b`, 'acres'],
  [wording`acs?\b\.?|a\.(?<=[\d½¼¾]\s?a\.)(?=[\s,;).]|$)(?![ ][a-ln-z]\.)|a(?![a-z\d])(?<=[\d½¼¾]\s{0,2}a)`, 'acres'],
  [wording`square (?:feet|foot|ft)\b|sq\.?\s{0,2}(?:ft|feet|foot)\b|s\.?f\.?(?![a-z])`, 'sqft'],
  [wording`square met(?:er|re)s?\b|sq\.?\s{0,2}m\b|m2\b|m²`, 'sqm'],
  [wording`(?:(?:square|superficial) )?arpents?\b(?! (?:front|by|deep|in depth|wide))`, 'arpents'],
  [wording`hectares?\b|ha\b`, 'ha'],
];
const UNIT = new RegExp(wording`(?<![a-z])(?:${UNITS.map(([pattern]) => `(${pattern})`).join('|')})`, 'g');
/** Longer than any unit with the character behind it. */
const LONGEST_UNIT = 48;
export function areasOf(text: string, from: number, to: number): AreaPhrase[] {
  const found: AreaPhrase[] = [];
  // Not beyond: where no area follows, each of thousands of tracts would search the rest of the text for one.
  const near = text.slice(0, to + LONGEST_UNIT);
  UNIT.lastIndex = from;
  for (let m = UNIT.exec(near); m && m.index < to; m = UNIT.exec(near)) {
    if (m.index < (found.at(-1)?.end ?? 0)) continue;
    const unit = unitOf(m);
    const number = numberBefore(text, Math.max(from, m.index - 130), m.index);
    const end = behindPoint(text, m.index + m[0].length);
    if (m[0] === 'a' && !(number && isLetterForAcres(text, number.start, end))) continue;
    if (m[0] === 'a.' && (!number || isNamedByNumber(text, number.start))) continue;
    if (number && (isPrice(text, number) || isOfWater(text, unit, end))) continue;
    if (!number || number.value <= 0) {
      if (isAnnounced(text, from, m.index)) found.push(unreadableAt(unit, m.index, end));
      continue;
    }
    const whole = tailed(text, areaPhrase(text, from, unit, number, end));
    const last = found.at(-1);
    if (last && isJoined(text, last, whole)) found[found.length - 1] = { ...last, isPart: true };
    found.push(whole);
  }
  const parts = inParts(text, from, to, found);
  const all = parts.length > 0 ? [...found, ...parts].sort((a, b) => a.start - b.start) : found;
  return [...all, ...acreagesOf(near, from, to)];
}

/** "a 47,613 sq. ft. tract": the point is of the unit, and ends no sentence. */
const behindPoint = (text: string, end: number): number =>
  text[end] === '.' && PIECE_NEXT.test(text.slice(end + 1, end + 40)) ? end + 1 : end;
const PIECE_NEXT = new RegExp(wording`
  ^ (?:(?!the|said|this|that|an?\b)[a-z]{3,12} )?(?:tract|parcel|piece|lot|site|strip|plot)
  (?: (?:of|in|lying|located|situated?|described|being|out)\b|[,:])`);

/** "40 acre-feet of water". */
const isOfWater = (text: string, unit: AreaUnit, end: number): boolean =>
  unit === 'acres' && /^[\s-]{1,2}(?:feet|foot|ft|inch(?:es)?)(?![a-z])/.test(text.slice(end, end + 9));

/** "a rental of $5.00 an acre". */
const isPrice = (text: string, { start, end }: AreaNumber): boolean =>
  /[$£]\s?$/.test(text.slice(Math.max(0, start - 2), start)) &&
  /^\s{1,3}(?:an?|per|each|the|for)\s/.test(text.slice(end, end + 8));

const IN_OTHER_WORDS = 20;

/** "containing 38 square perches": in acres, as the perches behind acres are. */
function inParts(text: string, from: number, to: number, found: readonly AreaPhrase[]): AreaPhrase[] {
  return partsOfAcre(text, from, to).flatMap(({ number, acres, end }) => {
    // "14 square miles, or 9,493 acres": the acres are printed.
    if (found.some((area) => number.start < area.end + IN_OTHER_WORDS && end > area.start - IN_OTHER_WORDS)) return [];
    const amount = round(acres);
    return [{ ...areaPhrase(text, from, 'acres', number, end), amount, printed: String(amount) }];
  });
}

const AND_BEFORE = before(/\band\s{1,3}(?:about\s{1,3}|approximately\s{1,3}|also\s{1,3})?/);
const OF_A_PART = new RegExp(wording`
  ^(?: of land)?,? (?:more or less,? )?(?:(?:as )?shown|(?:lying |situated? |located )?(?:in|within) |out of|from|off)\b`);
const isOfAPart = (text: string, end: number): boolean => OF_A_PART.test(text.slice(end, end + 50));

function isJoined(text: string, last: AreaPhrase, area: AreaPhrase): boolean {
  if (last.unit !== area.unit || last.unreadable || area.start - last.end > 220) return false;
  if (!AND_BEFORE(text, area.start) || /[.;]\s/.test(text.slice(last.end, area.start))) return false;
  return isOfAPart(text, last.end) && isOfAPart(text, area.end);
}

function unitOf(found: RegExpExecArray): AreaUnit {
  let group = 1;
  while (found[group] === undefined) group++;
  return UNITS[group - 1]![1];
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

const TOTAL = new RegExp(wording`
  \b(?:(?<!\b(?:acres?|feet) )total|aggregat\w*|in all)\b(?![^.;]{0,30}\b(?:original|remain))[^.;]{0,30}$`);

/** "12.6 acres total (11.8 of field)"; in "22 ac. Total acres 107" another sentence begins. */
const isCalledTotal = (text: string, end: number): boolean =>
  text[end - 1] !== '.' && /^ total(?=\s?[(,;.)]|$)/.test(text.slice(end, end + 8));

function areaPhrase(text: string, from: number, unit: AreaUnit, number: AreaNumber, end: number): AreaPhrase {
  const before = text.slice(Math.max(from, number.start - 60), number.start);
  return {
    unit,
    amount: number.value,
    printed: number.inWords ? String(round(number.value)) : printedOf(text.slice(number.start, number.end), number),
    start: number.start,
    end,
    announced: ANNOUNCES.test(before),
    total: TOTAL.test(before) || isCalledTotal(text, end),
    owner: ownerOf(text, from, number.start, end),
    unreadable: false,
    isPart: false,
    ...(number.figure === undefined ? undefined : { figure: number.figure }),
  };
}

/** With what stands behind the unit: "6 acres and a quarter". */
function tailed(text: string, area: AreaPhrase): AreaPhrase {
  const tail = withTail(text, area.unit, area.amount, area.end);
  if (!tail) return area;
  const { end, unreadable } = tail;
  const amount = round(tail.amount);
  return { ...area, amount, printed: String(amount), end, unreadable };
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

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

function printedOf(words: string, number: NumberPhrase): string {
  if (/^\d+,(?!\d{3}(?:\D|$))\d+$|^0,|\.\d{3},\d/.test(words)) return words.replaceAll('.', '').replace(',', '.');
  return number.places > 0 || /^[\d,]+$/.test(words)
    ? words.replaceAll(',', '').replaceAll(' ', '')
    : String(round(number.value));
}
