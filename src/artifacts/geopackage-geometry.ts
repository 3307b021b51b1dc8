// Takes: coordinates. Gives: GeoPackage geometry blobs (OGC 12-128r18, 2.1.3): a header with an envelope, then WKB, little-endian.

export type Xy = readonly [x: number, y: number];

export type Shape =
  | { readonly kind: 'line'; readonly points: readonly Xy[] }
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Xy[])[] }
  | { readonly kind: 'multipolygon'; readonly polygons: readonly (readonly (readonly Xy[])[])[] };

export interface Envelope {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

const WKB = { line: 2, polygon: 3, multipolygon: 6 } as const;
const HEADER_BYTES = 40; // magic 2, version 1, flags 1, srs 4, envelope 32
const LITTLE_ENDIAN_WITH_XY_ENVELOPE = 0b0000_0011;

export function geometryBlob(shape: Shape, srsId: number, envelope = envelopeOf(shape)): Uint8Array {
  const body = shapeWkb(shape);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('GP', 'latin1');
  header.writeUInt8(LITTLE_ENDIAN_WITH_XY_ENVELOPE, 3);
  header.writeInt32LE(srsId, 4);
  const { minX, maxX, minY, maxY } = envelope;
  for (const [i, value] of [minX, maxX, minY, maxY].entries()) header.writeDoubleLE(value, 8 + 8 * i);
  return Buffer.concat([header, body]);
}

export function envelopeOf(shape: Shape): Envelope {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of pointsOf(shape)) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { minX, maxX, minY, maxY };
}

function pointsOf(shape: Shape): readonly Xy[] {
  if (shape.kind === 'line') return shape.points;
  return shape.kind === 'polygon' ? shape.rings.flat() : shape.polygons.flat(2);
}

function shapeWkb(shape: Shape): Buffer {
  if (shape.kind === 'line') return Buffer.concat([wkbHead(WKB.line, shape.points.length), pointsWkb(shape.points)]);
  if (shape.kind === 'polygon') return polygonWkb(shape.rings);
  return Buffer.concat([wkbHead(WKB.multipolygon, shape.polygons.length), ...shape.polygons.map(polygonWkb)]);
}

function polygonWkb(rings: readonly (readonly Xy[])[]): Buffer {
  return Buffer.concat([
    wkbHead(WKB.polygon, rings.length),
    ...rings.map((ring) => Buffer.concat([count(ring.length), pointsWkb(ring)])),
  ]);
}

function wkbHead(type: number, parts: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(1); // little-endian
  head.writeUInt32LE(type, 1);
  head.writeUInt32LE(parts, 5);
  return head;
}

function count(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
}

function pointsWkb(points: readonly Xy[]): Buffer {
  const out = Buffer.alloc(16 * points.length);
  for (const [i, [x, y]] of points.entries()) {
    out.writeDoubleLE(x, 16 * i);
    out.writeDoubleLE(y, 16 * i + 8);
  }
  return out;
}
