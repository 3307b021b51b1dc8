// Takes: two polygons in one plane, feet. Gives: the area they have in common and its middle, and how much of a boundary lies in the other.
// Never: a clipped figure: the area is a sum over pairs of edges, so that shared edges, touching corners and slivers need no special case.
import type { Point } from './traverse.ts';

/** The outside first, then holes; closed or not, in either sense. */
export type Polygon = readonly (readonly Point[])[];

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

export interface Overlap {
  readonly sqft: number;
  /** The middle of what they share. */
  readonly at: Point;
}

const NONE: Overlap = { sqft: 0, at: [0, 0] };

/** Outsides run counter-clockwise and holes clockwise: the land is on the left of every edge. */
export function edgesOf(polygon: Polygon): Edge[] {
  return polygon.flatMap((ring, i) => {
    const turned = signedSqft(ring) < 0 === (i === 0) ? ring.toReversed() : ring;
    return turned.flatMap((from, k): Edge[] => {
      const to = turned[(k + 1) % turned.length]!;
      return from[0] === to[0] && from[1] === to[1] ? [] : [{ from, to }];
    });
  });
}

export function signedSqft(ring: readonly Point[]): number {
  const origin = ring[0] ?? [0, 0];
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    twice += (a[0] - origin[0]) * (b[1] - origin[1]) - (b[0] - origin[0]) * (a[1] - origin[1]);
  }
  return twice / 2;
}

/** Land under an edge counts for it where the edge runs west, against it where it runs east. */
const signOf = ({ from, to }: Edge): number => Math.sign(from[0] - to[0]);

/** The integral of both polygons' indicator functions, each written as a sum of regions under edges. */
export function overlapOf(a: readonly Edge[], b: readonly Edge[]): Overlap {
  const base = Math.min(...[...a, ...b].map(({ from }) => from[1]));
  let [sqft, momentX, momentY] = [0, 0, 0];
  for (const ea of a)
    for (const eb of b) {
      const sign = signOf(ea) * signOf(eb);
      if (sign === 0) continue;
      const under = underBoth(ea, eb, base);
      if (under === null) continue;
      sqft += sign * under.sqft;
      momentX += sign * under.momentX;
      momentY += sign * under.momentY;
    }
  return sqft > 0 ? { sqft, at: [momentX / sqft, base + momentY / sqft] } : NONE;
}

interface Moments {
  readonly sqft: number;
  readonly momentX: number;
  readonly momentY: number;
}

function heightAt({ from, to }: Edge, x: number): number {
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** The region above the base and under the lower of two edges, where both stand. */
function underBoth(a: Edge, b: Edge, base: number): Moments | null {
  const west = Math.max(Math.min(a.from[0], a.to[0]), Math.min(b.from[0], b.to[0]));
  const east = Math.min(Math.max(a.from[0], a.to[0]), Math.max(b.from[0], b.to[0]));
  if (!(east > west)) return null;
  const [aw, ae, bw, be] = [heightAt(a, west), heightAt(a, east), heightAt(b, west), heightAt(b, east)];
  const [dw, de] = [aw - bw, ae - be];
  if (dw * de >= 0) return trapezoid(west, east, Math.min(aw, bw) - base, Math.min(ae, be) - base);
  const x = west + ((east - west) * dw) / (dw - de);
  const y = heightAt(a, x) - base;
  const [left, right] = [trapezoid(west, x, Math.min(aw, bw) - base, y), trapezoid(x, east, y, Math.min(ae, be) - base)]; // prettier-ignore
  return {
    sqft: left.sqft + right.sqft,
    momentX: left.momentX + right.momentX,
    momentY: left.momentY + right.momentY,
  };
}

function trapezoid(x1: number, x2: number, h1: number, h2: number): Moments {
  const width = x2 - x1;
  return {
    sqft: (width * (h1 + h2)) / 2,
    momentX: (width * (x1 * (2 * h1 + h2) + x2 * (h1 + 2 * h2))) / 6,
    momentY: (width * (h1 * h1 + h1 * h2 + h2 * h2)) / 6,
  };
}

/** Feet of the first boundary that lie inside the second polygon. */
export function lengthInsideFt(a: readonly Edge[], b: readonly Edge[]): number {
  let lengthFt = 0;
  for (const edge of a) {
    const [dx, dy] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
    const cuts = [0, 1, ...b.flatMap((other) => cutOf(edge, other))].sort((p, q) => p - q);
    for (let i = 1; i < cuts.length; i += 1) {
      const [from, to] = [cuts[i - 1]!, cuts[i]!];
      const middle = (from + to) / 2;
      if (to > from && isWithin([edge.from[0] + dx * middle, edge.from[1] + dy * middle], b))
        lengthFt += (to - from) * Math.hypot(dx, dy);
    }
  }
  return lengthFt;
}

/** Where along the first edge the second crosses it. */
function cutOf(a: Edge, b: Edge): number[] {
  const [rx, ry] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [sx, sy] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return [];
  const [qx, qy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const [t, u] = [(qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross];
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : [];
}

export function isWithin([x, y]: Point, edges: readonly Edge[]): boolean {
  let inside = false;
  for (const { from, to } of edges)
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      inside = !inside;
  return inside;
}
