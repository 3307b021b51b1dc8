// Takes: polygons that lie side by side. Gives: the outline of them together. Never: an outline when the pieces overlap or do not
// meet in whole edges; then it is null and the pieces stand as they are.
import { openRing } from './lon-lat.ts';
import type { LonLat, MultiPolygon, Ring } from './lon-lat.ts';
import { planeAt, signedAreaSqm, toSegment } from './plane.ts';
import type { Plane, Xy } from './plane.ts';

/** A corner of one piece within this of another's edge divides that edge: layers are rounded to about half a metre. */
const ON_EDGE_M = 0.75;

type Edge = readonly [from: string, to: string];

const keyOf = ([lon, lat]: LonLat): string => `${lon} ${lat}`;

/** The rings of the union, outsides first; null when they cannot be told. */
export function dissolve(pieces: MultiPolygon): LonLat[][] | null {
  const outlines = pieces.flat().map(openRing);
  const first = outlines[0]?.[0];
  if (first === undefined || pieces.some((polygon) => polygon.length !== 1)) return null;
  const plane = planeAt(first);
  const corners = new Map(outlines.flat().map((point) => [keyOf(point), point]));
  const flat = [...corners.entries()].map(([key, point]) => ({ key, xy: plane.xy(point) }));
  const edges = new Set<string>();
  for (const outline of outlines) {
    for (const edge of brokenEdges(counterClockwise(outline, plane), plane, flat)) {
      if (edge[0] === edge[1]) continue;
      const back = `${edge[1]}|${edge[0]}`;
      if (edges.has(back)) edges.delete(back);
      else if (edges.has(`${edge[0]}|${edge[1]}`))
        return null; // two pieces on the same side of one line overlap
      else edges.add(`${edge[0]}|${edge[1]}`);
    }
  }
  return ringsOf(
    [...edges].map((edge) => edge.split('|') as [string, string]),
    corners,
  );
}

function counterClockwise(ring: LonLat[], plane: Plane): LonLat[] {
  return signedAreaSqm(ring.map(plane.xy)) < 0 ? [...ring].reverse() : ring;
}

function brokenEdges(ring: Ring, plane: Plane, corners: readonly { key: string; xy: Xy }[]): Edge[] {
  const edges: Edge[] = [];
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [a, b] = [plane.xy(point), plane.xy(next)];
    const [start, end] = [keyOf(point), keyOf(next)];
    const on = corners
      .filter(({ key }) => key !== start && key !== end)
      .map(({ key, xy }) => ({ key, ...toSegment(xy, a, b) }))
      .filter(({ distanceM, share }) => distanceM < ON_EDGE_M && share > 0 && share < 1)
      .sort((p, q) => p.share - q.share);
    const stops = [start, ...on.map(({ key }) => key), end];
    for (let k = 1; k < stops.length; k += 1) edges.push([stops[k - 1]!, stops[k]!]);
  });
  return edges;
}

/** Chains the edges left over; a corner where two edges leave is a place where pieces only touch. */
function ringsOf(edges: readonly Edge[], corners: ReadonlyMap<string, LonLat>): LonLat[][] | null {
  const next = new Map<string, string>();
  for (const [from, to] of edges) {
    if (next.has(from)) return null;
    next.set(from, to);
  }
  const rings: LonLat[][] = [];
  while (next.size > 0) {
    const start = next.keys().next().value!;
    const ring: LonLat[] = [];
    for (let at: string | undefined = start; at !== undefined && next.has(at);) {
      ring.push(corners.get(at)!);
      const to: string = next.get(at)!;
      next.delete(at);
      at = to;
      if (at !== start && !next.has(at)) return null;
    }
    rings.push([...ring, ring[0]!]);
  }
  return rings.length === 0 ? null : rings;
}
