// Gives: the shapes of land on the earth, as GeoJSON spells them. Never: metres or feet; a plane is plane.ts.

/** WGS 84, degrees. */
export type LonLat = readonly [lon: number, lat: number];
/** Open or closed, as the fabric prints it; functions here take both. */
export type Ring = readonly LonLat[];
/** The first ring is the outside, the others are holes. */
export type Polygon = readonly Ring[];
export type MultiPolygon = readonly Polygon[];

export function sameLonLat(a: LonLat, b: LonLat): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Without the repeated last point, and without a point twice in a row. */
export function openRing(ring: Ring): LonLat[] {
  const out: LonLat[] = [];
  for (const point of ring) {
    const last = out.at(-1);
    if (last === undefined || !sameLonLat(last, point)) out.push(point);
  }
  while (out.length > 1 && sameLonLat(out[0]!, out.at(-1)!)) out.pop();
  return out;
}

export function closedRing(ring: Ring): LonLat[] {
  const open = openRing(ring);
  return open.length === 0 ? [] : [...open, open[0]!];
}

/** By crossings of the parallel eastward; holes are outside. A point on the boundary may fall either way. */
export function holdsPoint(land: MultiPolygon, [lon, lat]: LonLat): boolean {
  const within = (ring: Ring): boolean => {
    let inside = false;
    const points = openRing(ring);
    points.forEach(([ax, ay], k) => {
      const [bx, by] = points[(k + 1) % points.length]!;
      if (ay > lat !== by > lat && lon < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
  return land.some(([outside, ...holes]) => outside !== undefined && within(outside) && !holes.some(within));
}
