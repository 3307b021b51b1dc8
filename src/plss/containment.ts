// Takes: a figure laid at a point on the earth, and the land it is said to lie in. Gives: how far it reaches out of that land.
// Never: a judgement; the tolerance is named by the caller.
import { FEET_PER_METER } from '../survey/units.ts';
import { offsetFrom } from './geodesy.ts';
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import { isInside, planeAt, toBoundaryM } from './plane.ts';

/** [east, north] feet from the point of beginning. */
export type FigureFt = readonly (readonly number[])[];

export function laidAt(pob: LonLat, figure: FigureFt): LonLat[] {
  return figure.map((vertex) => offsetFrom(pob, vertex[0] ?? 0, vertex[1] ?? 0));
}

/** Feet by which the vertex farthest outside lies beyond the land; 0 when none does. Holes of the land are not tried. */
export function reachesOutFt(vertices: readonly LonLat[], land: MultiPolygon): number {
  const first = vertices[0];
  if (first === undefined || land.length === 0) return Number.POSITIVE_INFINITY;
  const plane = planeAt(first);
  const outlines = land.map((polygon) => polygon[0]!.map(plane.xy));
  let most = 0;
  for (const vertex of vertices) {
    const point = plane.xy(vertex);
    if (outlines.some((outline) => isInside(point, outline))) continue;
    const nearest = Math.min(...outlines.map((outline) => toBoundaryM(point, outline)));
    most = Math.max(most, nearest * FEET_PER_METER);
  }
  return most;
}
