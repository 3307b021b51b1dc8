// Takes: a call and the sentence it was read from. Gives: one unit of the last digit printed for each of its values.
// Never: the numbers' own spelling alone: 100.00 parses to 100, and only the sentence still shows the hundredths.
import type { Bearing, Call } from '../contract/extraction.ts';
import type { CourseSteps } from '../survey/rounding.ts';

/** A number as it stands in a sentence. */
export interface PrintedNumber {
  readonly value: number;
  readonly decimals: number;
}

const ZERO = 48;
const NINE = 57;
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Every number of a sentence, thousands commas joined. A character loop: this runs for every call of every verdict. */
export function printedNumbers(text: string): PrintedNumber[] {
  const found: PrintedNumber[] = [];
  const end = text.length;
  let at = 0;
  while (at < end) {
    if (!isDigit(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    let value = 0;
    let decimals = 0;
    let scale = 1;
    let dotted = false;
    for (; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (isDigit(code)) {
        if (dotted) {
          decimals += 1;
          scale *= 10;
        }
        value = value * 10 + (code - ZERO);
      } else if (code === 46 && !dotted && isDigit(text.charCodeAt(at + 1))) dotted = true;
      else if (!(code === 44 && !dotted && threeDigits(text, at + 1))) break;
    }
    found.push({ value: value / scale, decimals });
  }
  return found;
}

function threeDigits(text: string, at: number): boolean {
  return (
    isDigit(text.charCodeAt(at)) &&
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    !isDigit(text.charCodeAt(at + 3))
  );
}

const STEPS = [1, 0.1, 0.01, 0.001, 0.0001, 0.00001, 0.000001];
const stepOf = (decimals: number): number => STEPS[decimals] ?? 0.000001;

function ownDecimals(value: number): number {
  for (let decimals = 0, scale = 1; decimals < 4; decimals += 1, scale *= 10)
    if (Math.abs(value * scale - Math.round(value * scale)) < 1e-7 * scale) return decimals;
  return 4;
}

/**
 * The step of a length as printed. A value the sentence does not show (converted from another unit, or corrected by an
 * operator) takes the finer of its own digits and the sentence's.
 */
export function lengthStep(value: number, printed: readonly PrintedNumber[]): number {
  let matched = -1;
  let finest = 0;
  for (const number of printed) {
    if (Math.abs(number.value - value) < 1e-9 * (1 + Math.abs(value))) matched = Math.max(matched, number.decimals);
    if (number.decimals < 4) finest = Math.max(finest, number.decimals);
  }
  if (matched >= 0) return stepOf(matched);
  const own = ownDecimals(value);
  // more than three decimals is arithmetic, not print
  return stepOf(own > 3 ? Math.max(2, finest) : Math.max(own, finest));
}

const SECOND_RAD = Math.PI / 180 / 3600;

/** The step of an angle as printed, radians. */
export function angleStep(
  degrees: number,
  minutes: number,
  seconds: number,
  printed: readonly PrintedNumber[],
): number {
  for (let i = 0; i < printed.length; i += 1) {
    const step = spelledAt(degrees, minutes, seconds, printed, i);
    if (step > 0) return step * SECOND_RAD;
  }
  if (seconds !== 0) return (Number.isInteger(seconds) ? 1 : 0.1) * SECOND_RAD;
  // a cardinal direction shows no digits: taken to the minute
  if (minutes !== 0 || degrees === 0 || degrees === 90) return 60 * SECOND_RAD;
  return 3600 * SECOND_RAD;
}

/** Seconds of arc in the last digit when the angle is spelled from this number on; 0 when it is not. */
function spelledAt(d: number, m: number, s: number, printed: readonly PrintedNumber[], i: number): number {
  const first = printed[i]!;
  if (first.decimals > 0) {
    const step = 3600 * stepOf(first.decimals);
    return Math.abs(first.value - (d + m / 60 + s / 3600)) * 3600 <= step / 2 + 1e-6 ? step : 0;
  }
  const second = printed[i + 1];
  if (first.value !== d || second === undefined) return 0;
  if (second.decimals > 0) {
    const step = 60 * stepOf(second.decimals);
    return Math.abs(second.value - (m + s / 60)) * 60 <= step / 2 + 1e-6 ? step : 0;
  }
  if (second.value !== m) return 0;
  const third = printed[i + 2];
  if (third !== undefined && Math.abs(third.value - s) < 1e-6 && third.decimals < 4) return stepOf(third.decimals);
  return s === 0 ? 60 : 0;
}

const bearingStep = (bearing: Bearing, printed: readonly PrintedNumber[]): number =>
  angleStep(bearing.degrees, bearing.minutes, bearing.seconds, printed);

function deltaStep(deltaDeg: number, printed: readonly PrintedNumber[]): number {
  const units = Math.round(deltaDeg * 36000);
  const degrees = Math.floor(units / 36000);
  const minutes = Math.floor((units - degrees * 36000) / 600);
  return angleStep(degrees, minutes, (units - degrees * 36000 - minutes * 600) / 10, printed);
}

const DEFAULT_ANGLE = 60 * SECOND_RAD;

/** The steps of one call in feet and radians. */
export function callSteps(call: Call, feet: number): CourseSteps {
  const printed = printedNumbers(call.verbatim_text ?? '');
  const length = (value: number | null | undefined): number =>
    value === null || value === undefined ? 0 : lengthStep(value, printed) * feet;
  if (call.call_type !== 'curve') {
    const azimuthRad = call.bearing ? bearingStep(call.bearing, printed) : DEFAULT_ANGLE;
    return { lengthFt: length(call.distance), azimuthRad, sizes: null };
  }
  const direction = call.chord_bearing ?? call.tangent_bearing_in ?? call.tangent_bearing_out ?? call.bearing;
  const sizes = {
    radiusFt: length(call.radius),
    arcFt: length(call.arc_length),
    chordFt: length(call.chord_length),
    tangentFt: length(call.tangent_length),
    deltaRad: call.delta === null || call.delta === undefined ? 0 : deltaStep(call.delta, printed),
  };
  const lengthFt = sizes.chordFt || sizes.arcFt || sizes.radiusFt;
  return { lengthFt, azimuthRad: direction ? bearingStep(direction, printed) : DEFAULT_ANGLE, sizes };
}
