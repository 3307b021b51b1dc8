// Takes: the bytes of a .shp file. Gives: each record's geometry, as GeoJSON has it (ESRI Shapefile Technical Description, 1998).
// Never: a count believed before the bytes are there; a line, a multipoint or a multipatch is refused.
import type { LonLat, Polygon, Ring } from '../../plss/lon-lat.ts';
import { type ByteSource, needed } from './byte-source.ts';
import { FILE_LIMITS, FileTrouble } from './file-trouble.ts';

const [NOTHING, POINT, POLYGON] = [0, 1, 5];

export async function* shpGeometries(source: ByteSource): AsyncIterable<unknown> {
  const header = await needed(source, 100);
  if (header.readInt32BE(0) !== 9994 || header.readInt32LE(28) !== 1000)
    throw new FileTrouble('its .shp does not begin as a shapefile does.');
  const bytes = header.readInt32BE(24) * 2;
  while (source.taken() < bytes) {
    const head = await needed(source, 8);
    const size = head.readInt32BE(4) * 2;
    if (size < 4 || size > FILE_LIMITS.featureBytes)
      throw new FileTrouble(`a record of its .shp claims to be ${size} bytes.`);
    yield geometryOf(await needed(source, size));
  }
}

/** Codes 11 and 15 carry heights, 21 and 25 measures, after what is read here. */
function geometryOf(record: Buffer): unknown {
  const type = record.readInt32LE(0);
  if (type === NOTHING) return null;
  if (type % 10 === POINT && type <= 21) return { type: 'Point', coordinates: pointAt(record, 4) };
  if (type % 10 !== POLYGON || type > 25) throw new FileTrouble(`a record of its .shp is of type ${type}, no polygon.`);
  const [parts, points] = record.length < 44 ? [-1, -1] : [record.readInt32LE(36), record.readInt32LE(40)];
  if (parts < 0 || points < 0 || 44 + parts * 4 + points * 16 > record.length)
    throw new FileTrouble('a record of its .shp claims more points than it has.');
  const rings: Ring[] = [];
  for (let part = 0; part < parts; part += 1) {
    const from = record.readInt32LE(44 + part * 4);
    const to = part + 1 < parts ? record.readInt32LE(48 + part * 4) : points;
    if (from < 0 || to > points || from > to) throw new FileTrouble('a record of its .shp has parts out of order.');
    const ring: LonLat[] = [];
    for (let k = from; k < to; k += 1) ring.push(pointAt(record, 44 + parts * 4 + k * 16));
    rings.push(ring);
  }
  return { type: 'MultiPolygon', coordinates: polygonsOf(rings) };
}

function pointAt(record: Buffer, at: number): LonLat {
  if (at + 16 > record.length) throw new FileTrouble('a record of its .shp ends too soon.');
  return [record.readDoubleLE(at), record.readDoubleLE(at + 8)];
}

/** Outer rings run clockwise, holes the other way; a hole belongs to the outer ring around it. */
function polygonsOf(rings: readonly Ring[]): Polygon[] {
  const isHole = (ring: Ring): boolean => turn(ring) > 0; // one with no number for an area is kept as it is, to be found damaged
  const outer: Ring[][] = rings.filter((ring) => !isHole(ring)).map((ring) => [ring]);
  const holes = rings.filter(isHole);
  if (outer.length === 0) return holes.map((ring) => [ring]); // a writer that turns the other way; nothing is inside anything
  for (const hole of holes) {
    const around = outer.find(([ring]) => isAround(ring!, hole[0]!));
    if (around === undefined) throw new FileTrouble('a record of its .shp has a hole outside of its polygons.');
    around.push(hole);
  }
  return outer;
}

/** Twice the area; positive when counter-clockwise. */
function turn(ring: Ring): number {
  let sum = 0;
  const [x0, y0] = ring[0] ?? [0, 0];
  for (let k = 1; k < ring.length; k += 1) {
    const [[ax, ay], [bx, by]] = [ring[k - 1]!, ring[k]!];
    sum += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
  }
  return sum;
}

function isAround(ring: Ring, [x, y]: LonLat): boolean {
  let inside = false;
  for (let k = 1; k < ring.length; k += 1) {
    const [[ax, ay], [bx, by]] = [ring[k - 1]!, ring[k]!];
    if ((x === ax && y === ay) || (x === bx && y === by)) return true; // a hole may touch its ring
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
