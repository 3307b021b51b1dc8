// Takes: nothing. Gives: what a length is made of while it is read, and how a number and its unit become one.
// Never: the reading itself; distance-phrase.ts and bracket-figure.ts do that.
import type { DistanceUnit } from '../../contract/extraction.ts';
import type { NumberPhrase } from './numbers.ts';
import type { UnitFound } from './unit-phrase.ts';

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

/** Said of the lengths of a list whose first alone has a unit; what a length is called sure without is another matter. */
export const UNIT_OF_FIRST = 'the length has no unit; that of the first course of its list is taken';

export function lengthOfUnit(number: NumberPhrase, amount: number, unit: UnitFound): DistancePhrase {
  return {
    amount: unit.times === undefined ? amount : amount * unit.times,
    unit: unit.unit,
    start: number.start,
    end: unit.end,
    adjective: unit.adjective,
    unitless: false,
    doubts: number.doubts || unit.doubts ? [...(number.doubts ?? []), ...(unit.doubts ?? [])] : [],
    others: [],
  };
}
