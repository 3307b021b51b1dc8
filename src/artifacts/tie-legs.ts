// Takes: a tract's tie courses and the offset its verdict has for them. Gives: the legs from the monument to the beginning, one by one; where
// they cannot be walked one by one to that offset, one straight leg. Never: a tie that the verdict does not have.
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import { azimuthRad, bearingFromAzimuth, bearingText, parseBearing } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import { feetPer } from '../survey/units.ts';

export interface TieLeg {
  readonly from: Point;
  readonly to: Point;
  /** As recorded; of one straight leg for several courses, computed. */
  readonly bearing: string;
  readonly lengthFt: number;
  /** The tie course it is, from 0; null where it stands for all of them. */
  readonly call: number | null;
}

const SAME_FT = 0.02;

/** `beginning` is where they end. */
export function tieLegs(tract: Tract, offset: Point | null, beginning: Point, state: string): TieLeg[] {
  if (offset === null || (offset[0] === 0 && offset[1] === 0)) return [];
  const monument: Point = [beginning[0] - offset[0], beginning[1] - offset[1]];
  const legs = walked(tract, monument, feetPer(tract.distance_unit, state));
  const end = legs?.at(-1)?.to;
  if (legs && end && Math.hypot(end[0] - beginning[0], end[1] - beginning[1]) <= SAME_FT)
    return legs.with(-1, { ...legs.at(-1)!, to: beginning });
  const azimuthDeg = (Math.atan2(offset[0], offset[1]) * 180) / Math.PI;
  const bearing = bearingText(bearingFromAzimuth(azimuthDeg));
  return [{ from: monument, to: beginning, bearing, lengthFt: Math.hypot(offset[0], offset[1]), call: null }];
}

/** Null where a course has no bearing or no length. */
function walked({ tie_calls: ties }: Tract, monument: Point, feet: number): TieLeg[] | null {
  let from = monument;
  const legs: TieLeg[] = [];
  for (const [call, packed] of ties.entries()) {
    const parts = unpack('tie_call', packed);
    const bearing = parts.bearing === undefined ? null : parseBearing(parts.bearing);
    const lengthFt = Number((parts.distance ?? '').replaceAll(',', '') || Number.NaN) * feet;
    if (bearing === null || !(lengthFt >= 0)) return null;
    const azimuth = azimuthRad(bearing);
    const to: Point = [from[0] + lengthFt * Math.sin(azimuth), from[1] + lengthFt * Math.cos(azimuth)];
    legs.push({ from, to, bearing: bearingText(bearing), lengthFt, call });
    from = to;
  }
  return legs;
}
