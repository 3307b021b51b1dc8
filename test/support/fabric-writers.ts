// Takes: features of a layer. Gives: the same features as a GeoPackage, a zipped shapefile or GeoJSON of another form, to be read back.
// Never: more of a format than the tests need; GDAL's own writers are tried beside these where GDAL is installed.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateRawSync } from 'node:zlib';
import { wkbOfLand } from '../../src/adapters/fabric-files/wkb.ts';
import { landOf, type Feature } from '../../src/plss/fabric-features.ts';
import type { LonLat, Ring } from '../../src/plss/lon-lat.ts';

export type Properties = Readonly<Record<string, string | number | null>>;

export const propertiesOf = (feature: Feature): Properties => feature.properties as Properties;
export const fieldsOf = (features: readonly Feature[]): string[] => [
  ...new Set(features.flatMap((feature) => Object.keys(propertiesOf(feature)))),
];

export function collection(features: readonly Feature[], more: Readonly<Record<string, unknown>> = {}): string {
  const list = features.map((feature) => ({ type: 'Feature', ...feature }));
  return JSON.stringify({ type: 'FeatureCollection', ...more, features: list });
}

/** RFC 8142 with `separator` U+001E, a feature a line without. */
export function featureLines(features: readonly Feature[], separator = ''): string {
  return features.map((feature) => `${separator}${JSON.stringify({ type: 'Feature', ...feature })}\n`).join('');
}

function pointOf(feature: Feature): LonLat | null {
  const { type, coordinates } = feature.geometry as { type: string; coordinates: LonLat };
  return type === 'Point' ? coordinates : null;
}

function geoPackageBlob(feature: Feature, code: number): Buffer {
  const header = Buffer.alloc(8);
  header.write('GP', 0, 'latin1');
  header[3] = 1;
  header.writeInt32LE(code, 4);
  const point = pointOf(feature);
  if (point === null) return Buffer.concat([header, wkbOfLand(landOf(feature))]);
  const body = Buffer.alloc(21);
  body[0] = 1;
  body.writeUInt32LE(1, 1);
  body.writeDoubleLE(point[0], 5);
  body.writeDoubleLE(point[1], 13);
  return Buffer.concat([header, body]);
}

export interface GeoPackageTable {
  readonly name: string;
  readonly features: readonly Feature[];
  readonly code?: number;
}

export function writeGeoPackage(path: string, tables: readonly GeoPackageTable[]): void {
  const database = new DatabaseSync(path);
  database.exec(`pragma synchronous = off; pragma application_id = 1196444487; pragma user_version = 10300;
    create table gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text,
      organization_coordsys_id integer, definition text, description text);
    create table gpkg_contents (table_name text primary key, data_type text, srs_id integer);
    create table gpkg_geometry_columns (table_name text, column_name text, geometry_type_name text, srs_id integer, z, m);
    insert into gpkg_spatial_ref_sys values ('WGS 84', 4326, 'EPSG', 4326, '', ''), ('NAD83', 4269, 'EPSG', 4269, '', ''),
      ('Pseudo-Mercator', 3857, 'EPSG', 3857, '', ''), ('undefined', -1, 'NONE', -1, '', '')`);
  for (const { name, features, code = 4326 } of tables) {
    const fields = fieldsOf(features);
    database.exec(`create table "${name}" (fid integer primary key, geom blob, ${fields.map((field) => `"${field}"`).join(', ')});
      insert into gpkg_contents values ('${name}', 'features', ${code});
      insert into gpkg_geometry_columns values ('${name}', 'geom', 'GEOMETRY', ${code}, 0, 0)`);
    const insert = database.prepare(`insert into "${name}" values (null, ?${', ?'.repeat(fields.length)})`);
    for (const feature of features)
      insert.run(geoPackageBlob(feature, code), ...fields.map((field) => propertiesOf(feature)[field] ?? null));
  }
  database.close();
}

/** Outer rings clockwise, holes the other way, as the format wants them. */
function shpRecord(feature: Feature): Buffer {
  const point = pointOf(feature);
  if (point !== null) {
    const record = Buffer.alloc(20);
    record.writeInt32LE(1, 0);
    record.writeDoubleLE(point[0], 4);
    record.writeDoubleLE(point[1], 12);
    return record;
  }
  const rings = landOf(feature).flatMap((polygon) => polygon.map((ring, k) => turned(ring, k > 0)));
  const points = rings.flat();
  const record = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  record.writeInt32LE(5, 0);
  record.writeInt32LE(rings.length, 36);
  record.writeInt32LE(points.length, 40);
  let at = 0;
  rings.forEach((ring, k) => {
    record.writeInt32LE(at, 44 + k * 4);
    at += ring.length;
  });
  points.forEach(([lon, lat], k) => {
    record.writeDoubleLE(lon, 44 + rings.length * 4 + k * 16);
    record.writeDoubleLE(lat, 52 + rings.length * 4 + k * 16);
  });
  return record;
}

function turned(ring: Ring, counterClockwise: boolean): Ring {
  const [[x0, y0]] = [ring[0]!];
  let sum = 0;
  for (let k = 1; k < ring.length; k += 1)
    sum += (ring[k - 1]![0] - x0) * (ring[k]![1] - y0) - (ring[k]![0] - x0) * (ring[k - 1]![1] - y0);
  return sum > 0 === counterClockwise ? ring : ring.toReversed();
}

export function shp(features: readonly Feature[]): Buffer {
  const records = features.map((feature, k) => {
    const body = shpRecord(feature);
    const head = Buffer.alloc(8);
    head.writeInt32BE(k + 1, 0);
    head.writeInt32BE(body.length / 2, 4);
    return Buffer.concat([head, body]);
  });
  const body = Buffer.concat(records);
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + body.length) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(pointOf(features[0]!) === null ? 5 : 1, 32);
  return Buffer.concat([header, body]);
}

const WIDTH = 60;

export function dbf(features: readonly Feature[]): Buffer {
  const fields = fieldsOf(features);
  const header = Buffer.alloc(32 + fields.length * 32 + 1);
  header[0] = 3;
  header.writeUInt32LE(features.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(1 + fields.length * WIDTH, 10);
  fields.forEach((field, k) => {
    header.write(field.slice(0, 10), 32 + k * 32, 'latin1');
    header[32 + k * 32 + 11] = 'C'.charCodeAt(0);
    header[32 + k * 32 + 16] = WIDTH;
  });
  header[header.length - 1] = 0x0d;
  const rows = features.map((feature) =>
    fields.map((field) => String(propertiesOf(feature)[field] ?? '').padEnd(WIDTH)).join(''),
  );
  return Buffer.concat([header, Buffer.from(`${rows.map((row) => ` ${row}`).join('')}\x1a`, 'latin1')]);
}

export const NAD83_PRJ =
  'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Lies about the unpacked size. */
  readonly claims?: number;
}

export function zip(parts: readonly ZipPart[]): Buffer {
  const [bodies, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes, claims } of parts) {
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

export function shapefileParts(name: string, features: readonly Feature[], prj = NAD83_PRJ): ZipPart[] {
  return [
    { name: `${name}.shp`, bytes: shp(features) },
    { name: `${name}.dbf`, bytes: dbf(features) },
    { name: `${name}.prj`, bytes: Buffer.from(prj) },
  ];
}

export function writeShapefile(path: string, name: string, features: readonly Feature[]): void {
  writeFileSync(path, zip(shapefileParts(name, features)));
}
