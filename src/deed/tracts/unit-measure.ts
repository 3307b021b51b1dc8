// Takes: a text and the units its courses are in. Gives: what it says of a unit's own measure ("poles of eighteen feet") where that is another than the
// common one. Never: a length by that measure.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { feetPer } from '../../survey/units.ts';
import { numberAt } from '../values/numbers.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

export const UNITS: Readonly<Record<string, DistanceUnit>> = {
  foot: 'feet', feet: 'feet', ft: 'feet', meter: 'meters', meters: 'meters', metre: 'meters', metres: 'meters', metric: 'meters', m: 'meters',
  yard: 'yards', yards: 'yards', yds: 'yards', rod: 'rods', rods: 'rods', rds: 'rods', pole: 'poles', poles: 'poles', perch: 'perches', perches: 'perches',
  chain: 'chains', chains: 'chains', chs: 'chains', ch: 'chains', link: 'links', links: 'links', lks: 'links', vara: 'varas', varas: 'varas', vrs: 'varas',
  mile: 'miles', miles: 'miles', arpent: 'arpents', arpents: 'arpents', kilometers: 'kilometers', kilometres: 'kilometers', inches: 'inches',
}; // prettier-ignore

export const isRod = (unit: DistanceUnit): boolean => unit === 'rods' || unit === 'poles' || unit === 'perches';
export const isSame = (a: DistanceUnit, b: DistanceUnit): boolean => a === b || (isRod(a) && isRod(b));

const NUMBER = wording`(?<number>\d{1,3}(?:\.\d{1,4})?(?:\s?[½⅓]| 1\/[23])?|[a-z]+(?:[\s-][a-z]+){0,5}?)`;
const SMALL = String.raw`[\s-](?<small>f(?:ee|oo)t|ft\.?|inches|in\.|links|yards|met(?:er|re)s)`;
const LARGE = String.raw`(?<large>poles?|perch(?:es)?|rods?|chains?|varas?)`;
/** "poles of eighteen feet", "the perch being 18 feet", "allowing 18 feet to the pole", "eighteen-foot poles". */
const MEASURE_OF = [
  new RegExp(wording`
    \b(?<!iron |steel |power |light |telephone )${LARGE} (?:each )?(?:of|being|equals?(?: to)?|is|are|measuring|containing|taken (?:as|at)|=) (?:equal to )?
    ${NUMBER}${SMALL}(?=[\s,;:.)]|$)
    (?!\s{0,3},?\s{0,3}(?:north|south|east|west|from|of|off|above|below|inside|outside|tall|high|wide|left|right|[nsew]\b))`, 'g'),
  new RegExp(wording`
    (?<![\w.])${NUMBER}${SMALL} (?:to|in|per|for) (?:the|a|an|each|one|every)?\s{0,3}${LARGE}\b(?! (?:on|in|at|of|corner|and cap))`, 'g'),
  new RegExp(wording`(?<![\w.])${NUMBER}${SMALL} ${LARGE}\b`, 'g'),
]; // prettier-ignore
const CHAIN_KIND = new RegExp(wording`
  \b(?<kind>(?:two|2)[\s-]pole|engineers?'?s?'?|ramsden'?s?|(?:one )?hundred[\s-]foot|100[\s-](?:foot|ft\.?)|fifty[\s-]foot|50[\s-](?:foot|ft\.?))
  [\s-]+chains?\b`);

interface Measure {
  readonly unit: DistanceUnit;
  readonly start: number;
  readonly end: number;
}

/** What a text says of the measure of units, where it is not the common one. */
export interface Measures {
  readonly stated: readonly Measure[];
  /** "a two-pole chain". */
  readonly chain: Measure | null;
}

export function measuresOf(folded: string): Measures {
  const stated = MEASURE_OF.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ index: start, groups, 0: words }) => {
      const unit = UNITS[groups!['large']!]!;
      const feet = feetIn(groups!['number']!, groups!['small']!);
      return feet === null || isNear(feet, unit) ? [] : [{ unit, start, end: start + words.length }];
    }),
  );
  const chain = CHAIN_KIND.exec(folded);
  return { stated, chain: chain && { unit: 'chains', start: chain.index, end: chain.index + chain[0].length } };
}

/** "Poles of eighteen feet": the paper's own measure of a unit is another than the one that is computed with. */
export function againstMeasure(
  text: string,
  measures: Measures,
  d: Description,
  printed: readonly DistanceUnit[],
): string[] {
  if (!printed.some((unit) => unit !== 'feet' && unit !== 'meters')) return [];
  const own = measures.stated.find(
    ({ unit, start, end }) => printed.some((one) => isSame(one, unit)) && !isLengthOfCourse(d, start, end),
  );
  const other = own ?? (printed.includes('chains') ? measures.chain : null);
  return other ? [otherMeasure(text, other.start, other.end, other.unit)] : [];
}

const otherMeasure = (text: string, from: number, to: number, unit: DistanceUnit): string =>
  `The paper tells a measure of its own for ${unit}: ${quoted(text, from, to)}; the common one is computed with.`;

/** "12 poles 8 feet" is a length, and no measure of the pole. */
const isLengthOfCourse = (d: Description, from: number, to: number): boolean =>
  [...d.courses, ...d.ties].some(({ distance }) => distance !== null && distance.start < to && distance.end > from);

/** The varas of the states that have one differ by less. */
const isNear = (feet: number, unit: DistanceUnit): boolean => Math.abs(feet / feetPer(unit, '') - 1) <= 0.003;

const FEET: Readonly<Record<string, number>> = { i: 1 / 12, f: 1, l: 0.66, y: 3, m: 3937 / 1200 };

function feetIn(number: string, small: string): number | null {
  const value = valueOf(number.trim());
  return value === null ? null : value * FEET[small[0]!]!;
}

function valueOf(words: string): number | null {
  const read = numberAt(words, 0);
  if (!read || read.end < words.length) return null;
  return read.value;
}
