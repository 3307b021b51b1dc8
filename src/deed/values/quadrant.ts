// Takes: the letters and the angle of a quadrant bearing. Gives: the direction they make, with what is impossible about it named.
// Never: a bearing mended: an angle over 90°, or minutes over 59, stand as printed.
import type { Bearing } from '../../contract/extraction.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';

export type NorthSouth = 'N' | 'S';
export type EastWest = 'E' | 'W';

export function bearingOf(
  ns: NorthSouth,
  ew: EastWest,
  angle: Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>,
): Bearing {
  return { ns, degrees: angle.degrees, minutes: angle.minutes, seconds: angle.seconds, ew };
}

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
  const others =
    angle.others?.map((other) => ({ bearing: bearingOf(ns, ew, other), why: angle.doubts[0]! })) ??
    (angle.otherDegrees.length === 0 ? CLEAN.others : othersOf(ns, ew, angle.otherDegrees));
  const { trendDeg, due } = CLEAN;
  return { doubts, others, trendDeg, due, start, end, kind: 'quadrant', bearing: bearingOf(ns, ew, angle) };
}

/** An angle counted from east or west, as one from north or south. */
export function fromMeridian(angle: AnglePhrase): Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'> {
  const seconds = Math.round((90 * 3600 - (angle.degrees * 3600 + angle.minutes * 60 + angle.seconds)) * 1e4) / 1e4;
  const degrees = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds - degrees * 3600) / 60);
  return { degrees, minutes, seconds: Math.round((seconds - degrees * 3600 - minutes * 60) * 1e4) / 1e4 };
}

const othersOf = (ns: NorthSouth, ew: EastWest, degrees: readonly number[]): DirectionPhrase['others'] =>
  degrees.map((other) => ({
    // Told from a value that may have decimals: a whole one is kept as such, or the degrees of every bearing are kept as this one's.
    bearing: { ns, degrees: Number.isInteger(other) ? Math.floor(other) : other, minutes: 0, seconds: 0, ew },
    why: 'the damaged figure read without its fraction',
  }));
