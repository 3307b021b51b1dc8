// Takes: rings of one piece of land, outsides and holes mixed, as a georef lists them. Gives: polygons, each outside with its holes.
// Never: a ring left out; one that lies in a hole is an outside again.

type Point = readonly [number, number];
type Ring = readonly Point[];

export function polygonsOf(rings: readonly Ring[]): Ring[][] {
  const boxes = rings.map(boxOf);
  const around = rings.map((ring, i) =>
    rings.flatMap((other, j) => (i !== j && meet(boxes[i]!, boxes[j]!) && liesIn(ring, other) ? [j] : [])),
  );
  const polygons = new Map<number, Ring[]>();
  rings.forEach((ring, i) => {
    if (around[i]!.length % 2 === 0) polygons.set(i, [ring]);
  });
  rings.forEach((ring, i) => {
    if (around[i]!.length % 2 === 0) return;
    const nearest = around[i]!.toSorted((a, b) => around[b]!.length - around[a]!.length)[0]!;
    polygons.get(nearest)?.push(ring);
  });
  return [...polygons.values()];
}

interface Box {
  readonly least: Point;
  readonly most: Point;
}

function boxOf(ring: Ring): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  return { least: [minX, minY], most: [maxX, maxY] };
}

/** Rings apart are not looked into corner by corner. */
function meet(a: Box, b: Box): boolean {
  return a.least[0] <= b.most[0] && b.least[0] <= a.most[0] && a.least[1] <= b.most[1] && b.least[1] <= a.most[1];
}

/** By most of its corners: neighbours may share one. */
function liesIn(ring: Ring, other: Ring): boolean {
  return ring.filter((point) => isInside(point, other)).length * 2 > ring.length;
}

function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
