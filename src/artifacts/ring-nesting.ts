// Takes: rings of one piece of land, outsides and holes mixed, as a georef lists them. Gives: polygons, each outside with its holes.
// Never: a ring left out; one that lies in a hole is an outside again.

type Point = readonly [number, number];
type Ring = readonly Point[];

interface Placed {
  readonly ring: Ring;
  readonly at: number;
  readonly area: number;
  readonly inside: Point;
  readonly least: Point;
  readonly most: Point;
}

/** Rings that do not cross: one lies in another that is larger and holds a point of its inside; they may touch. */
export function polygonsOf(rings: readonly Ring[]): Ring[][] {
  const largestFirst = rings.map(placed).sort((a, b) => b.area - a.area || a.at - b.at);
  const polygons: { at: number; rings: Ring[] }[] = [];
  const known: { isHole: boolean; polygon: number }[] = [];
  for (const [i, ring] of largestFirst.entries()) {
    let j = i - 1; // the smallest that holds it is the nearest around it
    while (j >= 0 && !liesIn(ring, largestFirst[j]!)) j -= 1;
    const around = known[j];
    const isHole = around !== undefined && !around.isHole;
    known.push({ isHole, polygon: isHole ? around.polygon : polygons.length });
    if (isHole) polygons[around.polygon]!.rings.push(ring.ring);
    else polygons.push({ at: ring.at, rings: [ring.ring] });
  }
  return polygons.sort((a, b) => a.at - b.at).map((polygon) => polygon.rings);
}

function placed(ring: Ring, at: number): Placed {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  return { ring, at, area: areaOf(ring), inside: insideOf(ring), least: [minX, minY], most: [maxX, maxY] };
}

function liesIn({ inside, least, most, area }: Placed, other: Placed): boolean {
  return (
    area < other.area &&
    least[0] >= other.least[0] &&
    least[1] >= other.least[1] &&
    most[0] <= other.most[0] &&
    most[1] <= other.most[1] &&
    holds(other.ring, inside)
  );
}

/** From the first corner: far from the origin of degrees a small ring would lose its area to rounding. */
function areaOf(ring: Ring): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    twice += (a[0] - originX) * (b[1] - originY) - (b[0] - originX) * (a[1] - originY);
  }
  return Math.abs(twice) / 2;
}

/** A point off every corner: in the middle of the widest stretch of the ring at the middle of its tallest step. */
function insideOf(ring: Ring): Point {
  const heights = ring.map(([, y]) => y).sort((a, b) => a - b);
  const [bottom, step] = widest(heights.slice(1).map((y, i) => [heights[i]!, y - heights[i]!]));
  const y = bottom + step / 2;
  const edges = crossings(y, ring).sort((a, b) => a - b);
  const stretches = edges.flatMap((x, i) => (i % 2 === 1 ? [[edges[i - 1]!, x - edges[i - 1]!] as const] : []));
  if (stretches.length === 0) return ring[0]!;
  const [left, width] = widest(stretches);
  return [left + width / 2, y];
}

function widest(steps: readonly (readonly [from: number, size: number])[]): readonly [from: number, size: number] {
  return steps.reduce((best, step) => (step[1] > best[1] ? step : best));
}

function holds(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    if (a[1] > y !== b[1] > y && x < crossing(y, a, b)) inside = !inside;
  }
  return inside;
}

/** Where the ring crosses a height. */
function crossings(y: number, ring: Ring): number[] {
  const found: number[] = [];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    if (a[1] > y !== b[1] > y) found.push(crossing(y, a, b));
  }
  return found;
}

function crossing(y: number, a: Point, b: Point): number {
  return ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
}
