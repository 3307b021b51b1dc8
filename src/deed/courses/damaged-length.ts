// Takes: the words of a course in which no length could be read. Gives: the lengths that still can, from damaged brackets, figures and
// words taken together: "eighty-three 183) feet", "three (3/rods", "(62.18) sixtytwo eightteen hundredths feet".
// Never: a figure that no readable number word supports, nor a length without its doubt.
import type { DistanceUnit } from '../../contract/extraction.ts';
import type { DistancePhrase } from '../values/distance.ts';
import { bareLength, type Length } from './curve-phrase.ts';
import { wordsAt, type NumberPhrase } from '../values/numbers.ts';
import { isLetter } from '../words/peek.ts';
import type { Token } from '../values/tokens.ts';
import { contradicts, fits, tornWordsBefore, type TornWords } from '../values/torn-words.ts';
import { unitAt, unitBehindBracket } from '../values/unit-phrase.ts';

/** How far a course's own length stands from where it is looked for. */
const LONGEST = 500;
const UNIT =
  /(?<![a-z])(?:f[a-z]{0,4}t|fe[a-z]{1,3}|ffe[a-z]{1,2}|rods?|rodo|rode|chains|poles|perches|links)(?![a-z])/g;

/** A figure right behind or before a bracket, or the stroke that one was read as. */
const BESIDE_BRACKET = /[([{]\s?\d|[\d.,]\s?[)\]}/]/;

/** The tokens of a course with what can still be read of its lengths; null where nothing can. */
export function withDamagedLengths(folded: string, from: number, to: number, tokens: readonly Token[]): Token[] | null {
  const words = folded.slice(from, Math.min(to, from + LONGEST));
  if (!/[()[\]{}]/.test(words) || !BESIDE_BRACKET.test(folded.slice(from, from + words.length + LOOK_BACK)))
    return null;
  const found: Token[] = [];
  for (const unit of words.matchAll(UNIT)) {
    const distance = lengthEndingAt(folded, from, from + unit.index);
    if (!distance || (found.at(-1)?.end ?? 0) > distance.start) continue;
    found.push({ kind: 'distance', start: distance.start, end: distance.end, distance });
  }
  if (found.length === 0) return null;
  const others = tokens.filter((t) => !found.some((f) => t.start < f.end && t.end > f.start));
  return [...others, ...found].sort((a, b) => a.start - b.start);
}

interface Unit {
  readonly unit: DistanceUnit;
  readonly start: number;
  readonly end: number;
}

function lengthEndingAt(text: string, from: number, at: number): DistancePhrase | null {
  const behind = unitAt(text, at, true) ?? unitBehindBracket(text, at);
  if (!behind || behind.adjective) return null;
  const unit = { unit: behind.unit, start: at, end: behind.end };
  return bracketBefore(text, from, unit) ?? bracketBehind(text, unit) ?? bracketFirst(text, from, unit);
}

const FIGURE =
  /(?<open>[([{]\s?)?(?<figure>\d[\d.,]{0,8}(?:[ /]\d{1,2})?)\s?(?<close>[)\]}/])?[.,]?\s{0,3}(?:(?:about|or\smore|more\sor\sless)\s{1,3})?$/;
/** "sixty (60)\n60) feet": the end of the line printed again. */
const TWICE = /(?<=[)\]}])\s{1,3}[\d.,]{0,6}\)\s{0,3}$/;
const LOOK_BACK = 26;

/** The figure before the unit, in brackets one of which may be lost, and the words before it. */
function bracketBefore(text: string, from: number, unit: Unit): DistancePhrase | null {
  const start = Math.max(from, unit.start - LOOK_BACK);
  const words = text.slice(start, unit.start);
  const found = FIGURE.exec(words.replace(TWICE, ''));
  const { open, figure, close } = found?.groups ?? {};
  if (!found || figure === undefined || (open === undefined && close === undefined)) return null;
  const at = start + found.index;
  if (isLetter(text.charCodeAt(at - 1))) return null;
  const printed = `${open ?? ''}${figure}${close ?? ''}`;
  const whole = wholeWords(text, from, at);
  if (whole) return said(unit, whole, whole.value, `the figure in brackets, "${printed}", is damaged`);
  const torn = tornWordsBefore(text, at);
  if (!torn || torn.start < from || torn.room > (open && close ? 100 : 10)) return null;
  const amount = amountBy(text, torn, at, figure, open === undefined);
  return amount === null ? null : said(unit, torn, amount, `"${printed}" is read as ${amount}, by the words before it`);
}

/** What a figure was that stands behind damaged words; null where they cannot tell. */
function amountBy(text: string, torn: TornWords, at: number, figure: string, bracketLost: boolean): number | null {
  const between = text.slice(torn.end, at);
  const values = valuesOf(figure, torn.room <= 1, bracketLost);
  return values.find((value) => fits(torn, value, true) && !contradicts(between, value)) ?? null;
}

const BEHIND = /\s{0,3}[([{]\s?(?<figure>\d[\d.,]{0,8}(?:[ /]\d{1,2})?)\s?[)\]}]/y;

/** "thirty-six & dsixty-two one hundredths feet (3662)". */
function bracketBehind(text: string, unit: Unit): DistancePhrase | null {
  BEHIND.lastIndex = unit.end;
  const figure = BEHIND.exec(text)?.groups?.['figure'];
  const torn = figure === undefined ? null : tornWordsBefore(text, unit.start);
  if (!torn || figure === undefined || torn.room > 100) return null;
  const end = BEHIND.lastIndex;
  const amount = amountBy(text, torn, unit.start, figure, false);
  if (amount === null) return null;
  return { ...said(unit, torn, amount, `"${figure}" is read as ${amount}, by the words before it`), end };
}

const FIRST = /[([{]\s?(?<figure>\d[\d.,]{0,8})'?\s?[)\]}]\s{1,3}(?<words>[a-z][a-z\s&'",.-]{3,70})$/;

/** "(62.18) sixtytwo eightteen hundredths feet": the figure before its words. */
function bracketFirst(text: string, from: number, unit: Unit): DistancePhrase | null {
  const start = Math.max(from, unit.start - 90);
  const found = FIRST.exec(text.slice(start, unit.start));
  const figure = found?.groups?.['figure'];
  const torn = figure === undefined ? null : tornWordsBefore(text, unit.start);
  const value = Number(figure?.replaceAll(',', ''));
  if (!found || !torn || torn.start < start + found.index || torn.room > 100) return null;
  if (!Number.isFinite(value) || !fits({ ...torn, last: null }, value, false)) return null;
  return said(unit, { start: start + found.index }, value, 'only the figure in brackets can be read');
}

/** The number in words that ends before a place, whole. */
function wholeWords(text: string, from: number, at: number): { start: number; value: number } | null {
  const torn = tornWordsBefore(text, at);
  if (!torn || torn.start < from || torn.headless) return null;
  const number = wordsAt(text, torn.start);
  const isWhole = number !== null && text.slice(number.end, at).trim() === '';
  return isWhole && number.value >= 2 ? { start: torn.start, value: number.value } : null;
}

/** What a figure may have been, the likeliest first: as printed, with its lost point, without the bracket that was read as a 1. */
function valuesOf(figure: string, mayMovePoint: boolean, bracketLost: boolean): number[] {
  const digits = figure.replace(/\D/g, '');
  const values = [Number(figure.replace(/[ /]/, '.').replace(/,(?=\d{3}(?:\D|$))/g, ''))];
  // "(2.5858)" beside "two hundred fifty-eight": the point in another place.
  if (/^\d{3,}\.?$/.test(figure) || mayMovePoint) values.push(Number(digits) / 100, Number(digits) / 10);
  const rest = bracketLost && digits.startsWith('1') ? Number(digits.slice(1)) : NaN;
  values.push(rest, rest / 100, rest / 10);
  return values.filter((value) => value > 0);
}

function said(unit: Unit, { start }: { readonly start: number }, amount: number, doubt: string): DistancePhrase {
  return {
    amount,
    unit: unit.unit,
    start,
    end: unit.end,
    adjective: false,
    unitless: false,
    doubts: [doubt],
    others: [],
  };
}

/** A figure without its unit; "a distance of 207.431" has three decimals where the mark of the feet may have been read as a 1. */
export function lengthWithoutUnit(number: NumberPhrase): Length {
  const length = bareLength(number);
  const thousandths = Math.round(number.value * 1000);
  if (number.places !== 3 || thousandths % 10 !== 1) return length;
  const marked = (thousandths - 1) / 1000;
  const doubts = [...length.doubts, `the last 1 of ${number.value} may be the mark of feet`];
  return { ...length, doubts, others: [...length.others, marked] };
}
