// Takes: the letters and the angle of a quadrant bearing. Gives: the direction they make, with what is impossible about it named.
// Never: a bearing mended: an angle over 90°, or minutes over 59, stand as printed.
import type { Bearing } from '../../contract/extraction.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';

export type NorthSouth = 'N' | 'S';
export type EastWest = 'E' | 'W';
type Angle = Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>;

export const bearingOf = (ns: NorthSouth, ew: EastWest, { degrees, minutes, seconds }: Angle): Bearing => ({
  ns,
  degrees,
  minutes,
  seconds,
  ew,
});

export function quadrantOf(
  ns: NorthSouth,
  ew: EastWest,
  angle: AnglePhrase,
  start: number,
  end: number,
  doubts: string[],
): DirectionPhrase | null {
  if (!angle.marked && angle.degrees > 90) return null;
  if (angle.degrees > 90 || (angle.degrees === 90 && (angle.minutes > 0 || angle.seconds > 0)))
    doubts.push(`${angle.degrees}° is no quadrant angle`);
  if (angle.minutes > 59 || angle.seconds >= 60) doubts.push('minutes or seconds over 59');
  const others = (angle.others ?? []).map((other) => ({ bearing: bearingOf(ns, ew, other), why: angle.doubts[0]! }));
  return { ...CLEAN, kind: 'quadrant', bearing: bearingOf(ns, ew, angle), start, end, doubts, others };
}

/** A bearing that cannot be read for certain, with what it may be. */
export const brokenOf = (
  start: number,
  end: number,
  doubts: readonly string[],
  others: DirectionPhrase['others'] = [],
): DirectionPhrase => ({ ...CLEAN, kind: 'broken', bearing: null, start, end, doubts, others });

/** An angle counted from east or west, as one from north or south. */
export function fromMeridian(angle: Angle): Angle {
  const seconds = rounded(90 * 3600 - (angle.degrees * 3600 + angle.minutes * 60 + angle.seconds));
  const degrees = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds - degrees * 3600) / 60);
  return { degrees, minutes, seconds: rounded(seconds - degrees * 3600 - minutes * 60) };
}

const rounded = (seconds: number): number => Math.round(seconds * 1e4) / 1e4;
