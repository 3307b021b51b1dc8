// Takes: well-known binary, from a GeoPackage or our own tables: anything at all. Gives: polygons or a point, every bit of each number.
// Never: a count believed before the bytes are there; a curve, a line or a collection is null.
import type { LonLat, MultiPolygon, Polygon, Ring } from '../../plss/lon-lat.ts';

export type WkbGeometry =
  { readonly type: 'MultiPolygon'; readonly land: MultiPolygon } | { readonly type: 'Point'; readonly lonLat: LonLat };

const POINT = 1;
const POLYGON = 3;
const MULTI_POLYGON = 6;

/** Little-endian, two dimensions, the very doubles. */
export function wkbOfLand(land: MultiPolygon): Uint8Array {
  const points = land.reduce((sum, polygon) => sum + polygon.reduce((of, ring) => of + ring.length, 0), 0);
  const rings = land.reduce((sum, polygon) => sum + polygon.length, 0);
  const view = new DataView(new ArrayBuffer(9 + land.length * 9 + rings * 4 + points * 16));
  let at = 0;
  const header = (type: number, count: number): void => {
    view.setUint8(at, 1);
    view.setUint32(at + 1, type, true);
    view.setUint32(at + 5, count, true);
    at += 9;
  };
  header(MULTI_POLYGON, land.length);
  for (const polygon of land) {
    header(POLYGON, polygon.length);
    for (const ring of polygon) {
      view.setUint32(at, ring.length, true);
      at += 4;
      for (const [lon, lat] of ring) {
        view.setFloat64(at, lon, true);
        view.setFloat64(at + 8, lat, true);
        at += 16;
      }
    }
  }
  return new Uint8Array(view.buffer);
}

/** For bytes this program wrote: damage is our trouble, not a finding. */
export function landOfWkb(bytes: Uint8Array): MultiPolygon {
  const geometry = readWkb(bytes);
  if (geometry?.type !== 'MultiPolygon') throw new Error('a polygon of the survey fabric in the database is damaged');
  return geometry.land;
}

interface Cursor {
  readonly view: DataView;
  at: number;
}

class Short extends Error {}

/** Null for what is neither polygons nor a point, and for bytes that end too soon. */
export function readWkb(bytes: Uint8Array): WkbGeometry | null {
  const cursor = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
  try {
    return geometryAt(cursor);
  } catch (error) {
    if (error instanceof Short || error instanceof RangeError) return null;
    throw error;
  }
}

interface Head {
  readonly type: number;
  readonly little: boolean;
  /** Bytes of one point: two to four doubles. */
  readonly stride: number;
}

/** ISO codes (1003 is a polygon with Z) and the older flag bits. */
function headAt(cursor: Cursor): Head {
  const little = cursor.view.getUint8(cursor.at) === 1;
  const code = cursor.view.getUint32(cursor.at + 1, little);
  cursor.at += 5;
  const base = code & 0x0fffffff;
  const [z, m] = [code >>> 31, (code >>> 30) & 1];
  if ((code >>> 29) & 1) cursor.at += 4; // an SRID; the layer's own was checked
  const more = base >= 3000 ? 2 : base >= 1000 ? 1 : z + m;
  return { type: base % 1000, little, stride: 16 + 8 * more };
}

function geometryAt(cursor: Cursor): WkbGeometry | null {
  const head = headAt(cursor);
  if (head.type === POINT) return { type: 'Point', lonLat: pointAt(cursor, head) };
  if (head.type === POLYGON) return { type: 'MultiPolygon', land: [polygonAt(cursor, head)] };
  if (head.type !== MULTI_POLYGON) return null;
  const land: Polygon[] = [];
  for (let left = countAt(cursor, head.little, 9); left > 0; left -= 1) {
    const part = headAt(cursor);
    if (part.type !== POLYGON) return null;
    land.push(polygonAt(cursor, part));
  }
  return { type: 'MultiPolygon', land };
}

/** A count of things of at least so many bytes each, all of which must be there. */
function countAt(cursor: Cursor, little: boolean, least: number): number {
  const count = cursor.view.getUint32(cursor.at, little);
  cursor.at += 4;
  if (count * least > cursor.view.byteLength - cursor.at) throw new Short();
  return count;
}

function polygonAt(cursor: Cursor, { little, stride }: Head): Polygon {
  const rings: Ring[] = [];
  for (let left = countAt(cursor, little, 4); left > 0; left -= 1) {
    const ring: LonLat[] = [];
    for (let points = countAt(cursor, little, stride); points > 0; points -= 1)
      ring.push(pointAt(cursor, { type: POINT, little, stride }));
    rings.push(ring);
  }
  return rings;
}

function pointAt(cursor: Cursor, { little, stride }: Head): LonLat {
  const point: LonLat = [cursor.view.getFloat64(cursor.at, little), cursor.view.getFloat64(cursor.at + 8, little)];
  cursor.at += stride;
  return point;
}
