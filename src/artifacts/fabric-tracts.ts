// Takes: a tract that the public survey fabric located, and the geodesy. Gives: each ring of its polygon as a tract to draw: a plane of its own
// in feet, true north up, its first corner at the origin. Never: a recorded value; bearings and lengths are those of the fabric's corners.
import { EMPTY_CALL, type Call } from '../contract/extraction.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { type LonLat, soundRings } from './georef-rings.ts';
import type { PlaneCourse } from './plane-tract.ts';
import { polygonsOf } from './ring-nesting.ts';

/** Feet east and north from one place of the earth to another. */
export type Offset = (from: LonLat, to: LonLat) => Point;

export interface FabricTract {
  readonly tract: DrawnTract;
  /** Where its origin lies. */
  readonly at: LonLat;
}

export function fabricTracts(response: ExtractResponse, index: number, offset: Offset): FabricTract[] {
  const [tract, verdict] = [response.extraction.tracts[index], response.groundtruth_verdicts[index]];
  if (!tract || !verdict?.georef) return [];
  const polygons = polygonsOf(soundRings(verdict.georef));
  const pieces = polygons.flatMap((rings, i) => rings.map((ring, j) => ({ ring, words: pieceWords(polygons.length, i, j) })));
  return pieces.map(({ ring, words }) => {
    const at = ring[0]!;
    const points: Point[] = ring.map((corner) => offset(at, corner)).with(-1, [0, 0]);
    const courses = points.slice(1).map((to, i) => courseBetween(points[i]!, to, i + 1));
    const named = { ...tract, name: [tract.name || `tract ${index + 1}`, words].filter(Boolean).join(' ') };
    return { at, tract: { index, tract: named, verdict, points, courses, ties: [], closed: true, plane: index, place: null } };
  });
} // prettier-ignore

function pieceWords(polygons: number, polygon: number, ring: number): string {
  const piece = polygons > 1 ? `piece ${polygon + 1}` : '';
  const words = [piece, ring > 0 ? `hole ${ring}` : ''].filter(Boolean).join(', ');
  return words && `(${words})`;
}

function courseBetween(from: Point, to: Point, number: number): PlaneCourse {
  const lengthFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const azimuthDeg = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  const chordBearing = bearingText(bearingFromAzimuth(azimuthDeg));
  const shown = { bearing: chordBearing, lengthFt, radiusFt: null };
  return { number, call: NOT_RECORDED, from, to, arc: null, lengthFt, chordFt: lengthFt, chordBearing, shown };
}

const NOT_RECORDED: Call = { ...EMPTY_CALL, confidence: 'medium' };
