// Takes: a number or bearing as recorded. Gives: what the paper may say instead if one slip was made in reading or copying it.
// Never: the value itself, nor a bearing that is none. Weights are natural logarithms of how likely one such slip is.
import type { Bearing } from '../contract/extraction.ts';
import { bearingTrouble, reversedBearing } from './bearing.ts';

export type SlipKind =
  | 'alternate'
  | 'look_alike'
  | 'swapped_digits'
  | 'one_digit'
  | 'digit_lost'
  | 'digit_added'
  | 'decimal_point'
  | 'unit'
  | 'north_south'
  | 'east_west'
  | 'reversed'
  | 'exchanged_parts'
  | 'curve_direction'
  | 'chord_for_arc'
  | 'any_length'
  | 'any_bearing'
  | 'missing_course'
  | 'extra_course';

export interface Variant<T> {
  readonly value: T;
  readonly kind: SlipKind;
}

/** Share of the kind among slips, over how many ways there are to make it on a tract of ordinary size. */
export const WEIGHTS: Readonly<Record<SlipKind, number>> = {
  alternate: -1,
  look_alike: -5.4,
  swapped_digits: -6.3,
  one_digit: -8.6,
  digit_lost: -9.2,
  digit_added: -6.7,
  decimal_point: -6.5,
  unit: -7.8,
  north_south: -4.6,
  east_west: -4.6,
  reversed: -5,
  exchanged_parts: -6,
  curve_direction: -3.7,
  chord_for_arc: -6,
  any_length: -14.8,
  any_bearing: -17,
  missing_course: -22,
  extra_course: -6.7,
};

/** Digits that print or write alike: 1/7 3/8 5/6 6/8 0/6 4/9, and 0/8 and 3/5 of worn type. */
const LOOK_ALIKE: readonly string[] = ['68', '7', '', '85', '9', '63', '580', '1', '360', '4'];

/** Every string one slip away from a string of digits; a decimal point stays where it is. */
export function digitSlips(digits: string): Variant<string>[] {
  const found: Variant<string>[] = [];
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits[i]!;
    if (digit === '.') continue;
    const alike = LOOK_ALIKE[Number(digit)]!;
    const [head, tail] = [digits.slice(0, i), digits.slice(i + 1)];
    for (let other = 0; other <= 9; other += 1)
      if (String(other) !== digit)
        found.push({ value: head + other + tail, kind: alike.includes(String(other)) ? 'look_alike' : 'one_digit' });
    const at = digits[i + 1] === '.' ? i + 2 : i + 1;
    const next = digits[at];
    if (next !== undefined && next !== digit)
      found.push({
        value: head + next + digits.slice(i + 1, at) + digit + digits.slice(at + 1),
        kind: 'swapped_digits',
      });
  }
  return found;
}

function lostAndAdded(digits: string): Variant<string>[] {
  const found: Variant<string>[] = [];
  for (let i = 0; i <= digits.length; i += 1) {
    const [head, tail] = [digits.slice(0, i), digits.slice(i)];
    if (tail !== '' && tail[0] !== '.' && digits.length > 2)
      found.push({ value: head + tail.slice(1), kind: 'digit_added' });
    if (head.includes('.')) continue; // a lost last decimal moves nothing that can be seen
    for (let other = i === 0 ? 1 : 0; other <= 9; other += 1)
      found.push({ value: head + other + tail, kind: 'digit_lost' });
  }
  return found;
}

const DECIMAL_MOVES = [10, 0.1, 100, 0.01];
/** Feet for rods, chains, metres, varas, yards and links, and the other way. */
const UNIT_SLIPS = [16.5, 1 / 16.5, 66, 1 / 66, 3937 / 1200, 1200 / 3937, 100 / 36, 0.36, 3, 1 / 3, 0.66, 1 / 0.66];

/** Lengths one slip away from a recorded one, to the decimals it is printed with. */
export function lengthVariants(length: number, decimals: number): Variant<number>[] {
  const digits = length.toFixed(decimals);
  const found: Variant<number>[] = [];
  const add = (value: number, kind: SlipKind): void => {
    if (value > 0 && Number.isFinite(value) && value !== length) found.push({ value, kind });
  };
  for (const { value, kind } of digitSlips(digits)) add(Number(value), kind);
  for (const { value, kind } of lostAndAdded(digits)) add(Number(value), kind);
  for (const factor of DECIMAL_MOVES) add(Number((length * factor).toFixed(decimals + 2)), 'decimal_point');
  for (const factor of UNIT_SLIPS) add(length * factor, 'unit');
  return found;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Bearings one slip away from a recorded one. */
export function bearingVariants(bearing: Bearing, secondsShown: boolean): Variant<Bearing>[] {
  const found: Variant<Bearing>[] = [];
  const add = (part: Partial<Bearing>, kind: SlipKind): void => {
    const value = { ...bearing, ...part };
    if (bearingTrouble(value) === null) found.push({ value, kind });
  };
  add({ ns: bearing.ns === 'N' ? 'S' : 'N' }, 'north_south');
  add({ ew: bearing.ew === 'E' ? 'W' : 'E' }, 'east_west');
  found.push({ value: reversedBearing(bearing), kind: 'reversed' });
  const { degrees, minutes, seconds } = bearing;
  const whole = Math.floor(seconds);
  for (const { value, kind } of digitSlips(two(degrees))) add({ degrees: Number(value) }, kind);
  for (const { value, kind } of digitSlips(two(minutes))) add({ minutes: Number(value) }, kind);
  if (secondsShown)
    for (const { value, kind } of digitSlips(two(whole))) add({ seconds: Number(value) + seconds - whole }, kind);
  if (degrees !== minutes) add({ degrees: minutes, minutes: degrees }, 'exchanged_parts');
  if (secondsShown && minutes !== seconds && Number.isInteger(seconds))
    add({ minutes: seconds, seconds: minutes }, 'exchanged_parts');
  return found;
}
