// Gives: one realistic misreading of a made-up tract, by a seed. Some kinds are not among those the finder enumerates.
import type { Bearing, Call } from '../../src/contract/extraction.ts';
import { bearingTrouble, reversedBearing } from '../../src/survey/bearing.ts';
import { between, pick, spoken } from './made-tract.ts';
import type { Random } from './made-tract.ts';

export interface Misread {
  readonly kind: string;
  /** Where the slip was made; for a dropped course, the place it stood at. */
  readonly call: number;
  /** Indexes that name the slip as well: a doubled course is either of the two. */
  readonly same: readonly number[];
  readonly calls: readonly Call[];
  /** False for kinds the finder does not enumerate. */
  readonly enumerated: boolean;
}

const ALIKE: Readonly<Record<string, string>> = {
  '0': '6',
  '1': '7',
  '3': '8',
  '4': '9',
  '5': '6',
  '6': '580',
  '7': '1',
  '8': '36',
  '9': '4',
};

function alike(random: Random, digits: string): string | null {
  const places = [...digits].flatMap((digit, i) => (ALIKE[digit] ? [i] : []));
  if (places.length === 0) return null;
  const at = pick(random, places);
  return digits.slice(0, at) + pick(random, [...ALIKE[digits[at]!]!]) + digits.slice(at + 1);
}

function swapped(random: Random, digits: string): string | null {
  const places = [...digits].flatMap((digit, i) =>
    digit !== '.' && digits[i + 1] !== '.' && digits[i + 1] !== undefined && digits[i + 1] !== digit ? [i] : [],
  );
  if (places.length === 0) return null;
  const at = pick(random, places);
  return digits.slice(0, at) + digits[at + 1]! + digits[at]! + digits.slice(at + 2);
}

function anyDigit(random: Random, digits: string): string {
  const places = [...digits].flatMap((digit, i) => (digit === '.' ? [] : [i]));
  const at = pick(random, places);
  return digits.slice(0, at) + String(Math.floor(random() * 10)) + digits.slice(at + 1);
}

type LengthField = 'distance' | 'chord_length' | 'radius' | 'arc_length';
type Slip = (random: Random, call: Call, calls: readonly Call[], at: number) => Call | null;

const lengthSlip =
  (change: (random: Random, digits: string) => string | null, field?: LengthField): Slip =>
  (random, call) => {
    const which = field ?? (call.call_type === 'line' ? 'distance' : 'chord_length');
    const length = call[which];
    const digits = length === null ? null : change(random, length.toFixed(2));
    const value = digits === null ? 0 : Number(digits);
    return value > 0 && value !== length ? { ...call, [which]: value } : null;
  };

const bearingSlip =
  (change: (random: Random, bearing: Bearing) => Bearing | null): Slip =>
  (random, call) => {
    const field = call.call_type === 'line' ? 'bearing' : 'chord_bearing';
    const recorded = call[field];
    const value = recorded === null ? null : change(random, recorded);
    return value === null || bearingTrouble(value) !== null ? null : { ...call, [field]: value };
  };

function bearingDigits(change: (random: Random, digits: string) => string | null) {
  return (random: Random, bearing: Bearing): Bearing | null => {
    const part = pick(random, ['degrees', 'minutes', 'seconds'] as const);
    const digits = change(random, String(bearing[part]).padStart(2, '0'));
    return digits === null || Number(digits) === bearing[part] ? null : { ...bearing, [part]: Number(digits) };
  };
}

const onCurve =
  (slip: Slip): Slip =>
  (random, call, calls, at) =>
    call.call_type === 'curve' ? slip(random, call, calls, at) : null;

const twice =
  (change: (random: Random, digits: string) => string | null) =>
  (random: Random, digits: string): string | null => {
    const once = change(random, digits);
    return once === null ? null : change(random, once);
  };

const SLIPS: readonly (readonly [kind: string, share: number, enumerated: boolean, slip: Slip])[] = [
  ['length look-alike', 24, true, lengthSlip(alike)],
  ['bearing look-alike', 14, true, bearingSlip(bearingDigits(alike))],
  ['length digits swapped', 8, true, lengthSlip(swapped)],
  ['bearing digits swapped', 4, true, bearingSlip(bearingDigits(swapped))],
  ['north/south flipped', 6, true, bearingSlip((_, b) => ({ ...b, ns: b.ns === 'N' ? 'S' : 'N' }))],
  ['east/west flipped', 6, true, bearingSlip((_, b) => ({ ...b, ew: b.ew === 'E' ? 'W' : 'E' }))],
  ['course reversed', 3, true, bearingSlip((_, b) => reversedBearing(b))],
  [
    'decimal point moved',
    4,
    true,
    (random, call) =>
      call.distance === null
        ? null
        : { ...call, distance: Number((call.distance * pick(random, [10, 0.1])).toFixed(2)) },
  ],
  [
    'degrees and minutes exchanged',
    3,
    true,
    bearingSlip((_, b) => (b.degrees === b.minutes ? null : { ...b, degrees: b.minutes, minutes: b.degrees })),
  ],
  [
    'unit of one call',
    2,
    true,
    (random, call) =>
      call.distance === null
        ? null
        : { ...call, distance: Number((call.distance / pick(random, [16.5, 66])).toFixed(2)) },
  ],
  [
    'curve direction',
    5,
    true,
    onCurve((_, call) => ({ ...call, curve_direction: call.curve_direction === 'left' ? 'right' : 'left' })),
  ],
  ['radius look-alike', 3, true, onCurve(lengthSlip(alike, 'radius'))],
  ['arc look-alike', 3, true, onCurve(lengthSlip(alike, 'arc_length'))],
  ['length, two digits', 6, false, lengthSlip(twice(anyDigit))],
  [
    'length of the next call',
    4,
    false,
    (_, call, calls, at) => {
      const next = calls[(at + 1) % calls.length]!.distance;
      return call.distance === null || next === null || next === call.distance ? null : { ...call, distance: next };
    },
  ],
  [
    'bearing of the next call',
    4,
    false,
    (_, call, calls, at) => {
      const next = calls[(at + 1) % calls.length]!.bearing;
      return call.bearing === null || next === null ? null : { ...call, bearing: next };
    },
  ],
  [
    'bearing, degrees and minutes',
    3,
    false,
    bearingSlip((random, b) => ({
      ...b,
      degrees: (b.degrees + 1 + Math.floor(between(random, 0, 20))) % 90,
      minutes: (b.minutes + 7) % 60,
    })),
  ],
];
const CURVE_KINDS = ['curve direction', 'radius look-alike', 'arc look-alike'];
const STRUCTURAL = 8;

const TOTAL = SLIPS.reduce((sum, [, share]) => sum + share, STRUCTURAL);

/** One slip; structural ones (a course dropped or doubled) unless `valuesOnly`. */
export function misreadOf(random: Random, calls: readonly Call[], valuesOnly = false): Misread {
  for (;;) {
    let at = Math.floor(random() * calls.length);
    let roll = random() * TOTAL;
    if (roll < STRUCTURAL) {
      if (valuesOnly) continue;
      if (roll < STRUCTURAL / 2)
        return {
          kind: 'course dropped',
          call: at,
          same: at === 0 ? [calls.length - 1] : [at],
          calls: calls.toSpliced(at, 1),
          enumerated: true,
        };
      return {
        kind: 'course doubled',
        call: at,
        same: [at, at + 1],
        calls: calls.toSpliced(at, 0, calls[at]!),
        enumerated: true,
      };
    }
    roll -= STRUCTURAL;
    for (const [kind, share, enumerated, slip] of SLIPS) {
      roll -= share;
      if (roll >= 0) continue;
      const curve = calls.findIndex((each) => each.call_type === 'curve');
      if (CURVE_KINDS.includes(kind) && curve >= 0) at = curve;
      const call = slip(random, calls[at]!, calls, at);
      if (call !== null) return { kind, call: at, same: [at], calls: calls.with(at, spoken(call)), enumerated };
      break;
    }
  }
}
