// Takes: two polygons that lie side by side, as edges with the land on their left. Gives: the strip left between boundaries that face each
// other closely. Never: a street or an alley: what is wider than the caller's limit is no sliver.
import type { edgesOf } from './polygon-overlap.ts';
import type { Point } from './traverse.ts';

type Edge = ReturnType<typeof edgesOf>[number];

export interface Gap {
  readonly sqft: number;
  /** Along the boundary. */
  readonly lengthFt: number;
  /** The middle of its longest stretch. */
  readonly at: Point;
}

export interface GapLimits {
  readonly widestFt: number;
  /** Whether another parcel fills the strip at a point. */
  readonly isFilled: (at: Point) => boolean;
}

/** Edges that face each other run against each other, within ten degrees. */
const FACING = -Math.cos((10 * Math.PI) / 180);

export function gapBetween(a: readonly Edge[], b: readonly Edge[], { widestFt, isFilled }: GapLimits): Gap {
  let gap: Gap = { sqft: 0, lengthFt: 0, at: [0, 0] };
  let longest = 0;
  for (const ea of a)
    for (const eb of b) {
      const strip = stripBetween(ea, eb, widestFt);
      if (strip === null || isFilled(strip.at)) continue;
      const at = strip.lengthFt > longest ? strip.at : gap.at;
      longest = Math.max(longest, strip.lengthFt);
      gap = { sqft: gap.sqft + strip.sqft, lengthFt: gap.lengthFt + strip.lengthFt, at };
    }
  return gap;
}

/** The strip on the right of the first edge, as far as the second faces it at most so far off. */
function stripBetween(a: Edge, b: Edge, widestFt: number): Gap | null {
  const lengthFt = Math.hypot(a.to[0] - a.from[0], a.to[1] - a.from[1]);
  const [ux, uy] = [(a.to[0] - a.from[0]) / lengthFt, (a.to[1] - a.from[1]) / lengthFt];
  const along = ([x, y]: Point): number => (x - a.from[0]) * ux + (y - a.from[1]) * uy;
  const off = ([x, y]: Point): number => (x - a.from[0]) * uy - (y - a.from[1]) * ux; // to the right: outside of the land
  const [t1, t2] = [along(b.to), along(b.from)]; // b runs the other way
  const span = Math.hypot(b.to[0] - b.from[0], b.to[1] - b.from[1]);
  if ((t1 - t2) / span > FACING) return null;
  const [d1, d2] = [off(b.to), off(b.from)];
  const widthAt = (t: number): number => d1 + ((d2 - d1) * (t - t1)) / (t2 - t1);
  const [from, to] = [Math.max(0, t1), Math.min(lengthFt, t2)];
  if (!(to > from)) return null;
  const part = within(from, to, widthAt, widestFt);
  if (part === null) return null;
  const [p, q] = part;
  const middle = (p + q) / 2;
  const half = widthAt(middle) / 2;
  const at: Point = [a.from[0] + ux * middle + uy * half, a.from[1] + uy * middle - ux * half];
  return { sqft: ((widthAt(p) + widthAt(q)) / 2) * (q - p), lengthFt: q - p, at };
}

/** The part of an interval where a straight width lies between 0 and the limit. */
function within(from: number, to: number, widthAt: (t: number) => number, widest: number): [number, number] | null {
  const slope = (widthAt(to) - widthAt(from)) / (to - from);
  let [p, q] = [from, to];
  for (const [bound, keepsAbove] of [
    [0, true],
    [widest, false],
  ] as const) {
    // prettier-ignore
    const [atP, atQ] = [widthAt(p) - bound, widthAt(q) - bound];
    const keepP = keepsAbove ? atP >= 0 : atP <= 0;
    const keepQ = keepsAbove ? atQ >= 0 : atQ <= 0;
    if (!keepP && !keepQ) return null;
    if (keepP && keepQ) continue;
    const cut = p - atP / slope;
    if (keepP) q = cut;
    else p = cut;
  }
  return q > p ? [p, q] : null;
}
