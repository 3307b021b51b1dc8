// Takes: two located parcels and a plane. Gives: where they overlap, or the sliver between them. Never: a difference within the tolerance.
import type { LonLat } from '../plss/lon-lat.ts';
import { planeAt, type Plane } from '../plss/plane.ts';
import { gapBetween } from '../survey/boundary-gap.ts';
import { edgesOf, isWithin, lengthInsideFt, overlapOf } from '../survey/polygon-overlap.ts';
import type { Point } from '../survey/traverse.ts';
import { FEET_PER_METER } from '../survey/units.ts';
import { type Box, boxOf } from './parcel-pairs.ts';

export interface ComparedParcel {
  readonly reference: string;
  readonly document: string;
  readonly index: number;
  readonly tract: string;
  readonly locatedBy: 'operator' | 'plss';
  readonly polygons: readonly (readonly (readonly LonLat[])[])[];
  readonly box: Box;
}

export interface Conflict {
  readonly kind: 'overlap' | 'gap';
  readonly sqft: number;
  /** Along the boundary; for an overlap the longer of the two boundaries inside the other parcel. */
  readonly lengthFt: number;
  readonly meanWidthFt: number;
  readonly at: LonLat;
  readonly a: ComparedParcel;
  readonly b: ComparedParcel;
}

/** Below it an area is rounding. */
const LEAST_SQFT = 0.5;
/** A shorter stretch of two boundaries side by side is chance. */
const SHORTEST_FT = 10;

type Edges = ReturnType<typeof edgesOf>;

const inPlane =
  (plane: Plane) =>
  (point: LonLat): Point => {
    const [x, y] = plane.xy(point);
    return [x * FEET_PER_METER, y * FEET_PER_METER];
  };
const onEarth = (plane: Plane, [x, y]: Point): LonLat => plane.lonLat([x / FEET_PER_METER, y / FEET_PER_METER]);

export interface PairSettings {
  readonly gapFt: number;
  readonly toleranceFt: number;
  /** Parcels beside these two: what they fill is no gap. */
  readonly others: readonly ComparedParcel[];
}

export function conflictsBetween(a: ComparedParcel, b: ComparedParcel, settings: PairSettings): Conflict[] {
  const plane = planeAt(meetingOf(a.box, b.box));
  const edges = [edgesIn(a, plane), edgesIn(b, plane)] as const;
  const overlap = meetFt(a.box, b.box, plane) > settings.toleranceFt ? overlapOn(edges, settings.toleranceFt) : null;
  const gap = gapOn(edges, plane, settings);
  return [overlap, gap].flatMap((found) => (found ? [{ ...found, at: onEarth(plane, found.at), a, b }] : []));
}

/** Worked out around where the two boxes meet, so that feet are feet there. */
function meetingOf(a: Box, b: Box): LonLat {
  const west = Math.max(a.west, b.west);
  const south = Math.max(a.south, b.south);
  return [(west + Math.min(a.east, b.east)) / 2, (south + Math.min(a.north, b.north)) / 2];
}

function edgesIn(parcel: ComparedParcel, plane: Plane): Edges {
  return parcel.polygons.flatMap((rings) => edgesOf(rings.map((ring) => ring.slice(0, -1).map(inPlane(plane)))));
}

/** The narrower way across what the boxes share: an overlap cannot be wider. Negative where they are apart. */
function meetFt(a: Box, b: Box, plane: Plane): number {
  const low = inPlane(plane)([Math.max(a.west, b.west), Math.max(a.south, b.south)]);
  const high = inPlane(plane)([Math.min(a.east, b.east), Math.min(a.north, b.north)]);
  return Math.min(high[0] - low[0], high[1] - low[1]);
}

/** Edges of the one that come near the other: the rest of a boundary faces somebody else. */
function facing(edges: Edges, other: Edges, reachFt: number): Edges {
  const box = boxOf(other.map(({ from }) => from));
  return edges.filter(
    ({ from, to }) =>
      Math.max(from[0], to[0]) >= box.west - reachFt &&
      Math.min(from[0], to[0]) <= box.east + reachFt &&
      Math.max(from[1], to[1]) >= box.south - reachFt &&
      Math.min(from[1], to[1]) <= box.north + reachFt,
  );
}

type Found = Omit<Conflict, 'a' | 'b' | 'at'> & { readonly at: Point };

function overlapOn([a, b]: readonly [Edges, Edges], toleranceFt: number): Found | null {
  const { sqft, at } = overlapOf(a, b);
  if (sqft < LEAST_SQFT) return null;
  const lengthFt = Math.max(lengthInsideFt(a, b), lengthInsideFt(b, a));
  const meanWidthFt = lengthFt === 0 ? Math.sqrt(sqft) : sqft / lengthFt; // the same land twice has no boundary inside
  return meanWidthFt <= toleranceFt ? null : { kind: 'overlap', sqft, lengthFt, meanWidthFt, at };
}

function gapOn([a, b]: readonly [Edges, Edges], plane: Plane, settings: PairSettings): Found | null {
  // A strip inside one of the two is no gap between them, and neither is one that a third parcel fills.
  const isFilled = (at: Point): boolean =>
    isWithin(at, a) || isWithin(at, b) || settings.others.some((other) => isWithin(at, edgesIn(other, plane)));
  const near = [facing(a, b, settings.gapFt), facing(b, a, settings.gapFt)] as const;
  const { sqft, lengthFt, at } = gapBetween(...near, { widestFt: settings.gapFt, isFilled });
  const meanWidthFt = lengthFt === 0 ? 0 : sqft / lengthFt;
  if (sqft < LEAST_SQFT || lengthFt < SHORTEST_FT || meanWidthFt <= settings.toleranceFt) return null;
  return { kind: 'gap', sqft, lengthFt, meanWidthFt, at };
}
