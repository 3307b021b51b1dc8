// Takes: calls as recorded. Gives: their elements in feet and radians, and the shape of a course once it is solved.
// Never: a value the call does not hold; what cannot be used becomes null with a sentence that says why.
import type { Bearing, Call, CurveDirection } from '../contract/extraction.ts';
import { azimuthRad, bearingTrouble, countsOn } from './bearing.ts';

/** Longer than any course that was ever walked (about 1,900 miles): a misread, and a danger to the arithmetic. */
export const ABSURD_LENGTH_FT = 1e7;

export interface LineElements {
  readonly kind: 'line';
  readonly azimuthRad: number | null;
  readonly lengthFt: number | null;
  readonly troubles: readonly string[];
}

export interface CurveElements {
  readonly kind: 'curve';
  readonly radiusFt: number | null;
  readonly arcFt: number | null;
  readonly deltaRad: number | null;
  readonly chordFt: number | null;
  readonly tangentFt: number | null;
  readonly chordAzimuthRad: number | null;
  readonly tangentInRad: number | null;
  readonly tangentOutRad: number | null;
  readonly radialInRad: number | null;
  readonly radialOutRad: number | null;
  readonly direction: CurveDirection | null;
  /** Azimuth towards the side the curve is concave to. */
  readonly concaveRad: number | null;
  /** Whether the text says that the curve begins tangent to the course before it. */
  readonly tangent: boolean | null;
  readonly troubles: readonly string[];
  /** What was taken for something the call does not say outright, in words. */
  readonly assumptions: readonly string[];
}

export type CourseElements = LineElements | CurveElements;

/** A circular arc from one corner to the next. */
export interface Arc {
  readonly radiusFt: number;
  /** Central angle, 0 < delta <= 2 pi. */
  readonly deltaRad: number;
  /** +1 turns right (clockwise), -1 left. */
  readonly turn: 1 | -1;
}

/** A course whose end can be computed from its beginning. For curves azimuth and length are the chord's. */
export interface Course {
  readonly kind: 'line' | 'curve';
  readonly azimuthRad: number;
  readonly lengthFt: number;
  /** Length along the course: the arc for a curve. */
  readonly pathFt: number;
  readonly eastFt: number;
  readonly northFt: number;
  /** Null for lines, and for a curve known by its chord alone. */
  readonly arc: Arc | null;
  /** Directions of travel where the course begins and ends. */
  readonly inRad: number;
  readonly outRad: number;
  /** What the solution rests on beyond the stated elements. */
  readonly assumptions: readonly string[];
  /** What is worth telling although the text says it. */
  readonly remarks: readonly string[];
}

const NONE: readonly string[] = [];

export function lineCourse(azimuth: number, lengthFt: number): Course {
  return {
    kind: 'line',
    azimuthRad: azimuth,
    lengthFt,
    pathFt: lengthFt,
    eastFt: lengthFt * Math.sin(azimuth),
    northFt: lengthFt * Math.cos(azimuth),
    arc: null,
    inRad: azimuth,
    outRad: azimuth,
    assumptions: NONE,
    remarks: NONE,
  };
}

export function curveCourse(
  chordAzimuth: number,
  chordFt: number,
  arc: Arc | null,
  assumptions = NONE,
  remarks = NONE,
): Course {
  const half = arc === null ? 0 : (arc.turn * arc.deltaRad) / 2;
  return {
    kind: 'curve',
    azimuthRad: chordAzimuth,
    lengthFt: chordFt,
    pathFt: arc === null ? chordFt : arc.radiusFt * arc.deltaRad,
    eastFt: chordFt * Math.sin(chordAzimuth),
    northFt: chordFt * Math.cos(chordAzimuth),
    arc,
    inRad: chordAzimuth - half,
    outRad: chordAzimuth + half,
    assumptions,
    remarks,
  };
}

function usableBearing(name: string, bearing: Bearing | null | undefined, troubles: string[]): number | null {
  if (bearing === null || bearing === undefined) return null;
  const trouble = bearingTrouble(bearing);
  if (trouble === null || countsOn(bearing)) return azimuthRad(bearing);
  troubles.push(`its ${name} cannot be used: ${trouble}`);
  return null;
}

function usableLength(
  name: string,
  value: number | null | undefined,
  feet: number,
  zero: boolean,
  troubles: string[],
): number | null {
  if (value === null || value === undefined) return null;
  const lengthFt = value * feet;
  if (Number.isFinite(lengthFt) && (lengthFt > 0 || (zero && lengthFt === 0)) && lengthFt <= ABSURD_LENGTH_FT)
    return lengthFt;
  const why = Number.isFinite(lengthFt) ? (lengthFt > 0 ? 'it is absurdly long' : 'it is not above zero') : 'no number';
  troubles.push(`its ${name} cannot be used: ${why}`);
  return null;
}

const LETTERS = /^\s*([NS])?\.?\s*([EW])?\.?\s*$/i;

/** "northwest", "to the southeasterly side", "NW" -> azimuth; null when it names no side. */
export function sideRad(side: string | null | undefined): number | null {
  if (!side) return null;
  const letters = LETTERS.exec(side);
  const ns = (letters?.[1] ?? /north|south/i.exec(side)?.[0])?.[0]?.toUpperCase();
  const ew = (letters?.[2] ?? /east|west/i.exec(side)?.[0])?.[0]?.toUpperCase();
  if (ns === undefined && ew === undefined) return null;
  return Math.atan2(ew === 'E' ? 1 : ew === 'W' ? -1 : 0, ns === 'N' ? 1 : ns === 'S' ? -1 : 0);
}

/** A call's usable values in feet and radians. */
export function elementsOf(call: Call, feetPerUnit: number): CourseElements {
  return call.call_type === 'curve' ? curveElements(call, feetPerUnit) : lineElements(call, feetPerUnit);
}

function lineElements(call: Call, feet: number): LineElements {
  const troubles: string[] = [];
  return {
    kind: 'line',
    azimuthRad: usableBearing('bearing', call.bearing, troubles),
    lengthFt: usableLength('distance', call.distance, feet, true, troubles),
    troubles,
  };
}

function curveElements(call: Call, feet: number): CurveElements {
  const troubles: string[] = [];
  const assumptions: string[] = [];
  const length = (name: string, value: number | null | undefined, zero = false): number | null =>
    usableLength(name, value, feet, zero, troubles);
  const chordFt = length('chord length', call.chord_length, true);
  let arcFt = length('arc length', call.arc_length);
  if (arcFt === null && chordFt === null && call.distance !== null) {
    arcFt = length('distance', call.distance);
    if (arcFt !== null) assumptions.push('its distance was taken as the length along the arc');
  }
  let chordAzimuthRad = usableBearing('chord bearing', call.chord_bearing, troubles);
  if (chordAzimuthRad === null && call.bearing) {
    chordAzimuthRad = usableBearing('bearing', call.bearing, troubles);
    if (chordAzimuthRad !== null) assumptions.push('its bearing was taken as that of the chord');
  }
  return {
    kind: 'curve',
    radiusFt: length('radius', call.radius),
    arcFt,
    deltaRad: usableDelta(call.delta, troubles),
    chordFt,
    tangentFt: length('tangent length', call.tangent_length),
    chordAzimuthRad,
    tangentInRad: usableBearing('tangent bearing', call.tangent_bearing_in, troubles),
    tangentOutRad: usableBearing('tangent bearing', call.tangent_bearing_out, troubles),
    radialInRad: usableBearing('radial bearing', call.radial_bearing_in, troubles),
    radialOutRad: usableBearing('radial bearing', call.radial_bearing_out, troubles),
    direction: call.curve_direction ?? null,
    concaveRad: sideRad(call.concave),
    tangent: call.tangent ?? null,
    troubles,
    assumptions,
  };
}

function usableDelta(delta: number | null | undefined, troubles: string[]): number | null {
  if (delta === null || delta === undefined) return null;
  if (delta > 0 && delta <= 360) return (delta * Math.PI) / 180;
  troubles.push('its central angle cannot be used: it is not between 0 and 360 degrees');
  return null;
}
