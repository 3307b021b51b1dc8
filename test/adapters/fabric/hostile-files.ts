// Takes: nothing. Gives: files of the survey fabric that are damaged, in the wrong system or made to hurt, each with what must be said.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import type { Feature } from '../../../src/plss/fabric-features.ts';
import { madeLayers } from '../../fixtures/township.ts';
import * as written from '../../support/fabric-writers.ts';

const { sections, points } = madeLayers();
const one = sections[0]!;
type Ring = readonly (readonly unknown[])[];
const ringOf = (feature: Feature): Ring => (feature.geometry as { coordinates: Ring[] }).coordinates[0]!;
const shaped = (ring: Ring): Feature => ({ ...one, geometry: { type: 'Polygon', coordinates: [ring] } });
const text = (features: readonly Feature[], more = {}): Buffer => Buffer.from(written.collection(features, more));
const whole = written.collection(sections);

function circle(count: number): Ring {
  return Array.from({ length: count + 1 }, (_, k) => {
    const at = ((k % count) * 2 * Math.PI) / count;
    return [-107 + Math.cos(at), 44 + Math.sin(at)];
  });
}

function geoPackage(change: (database: DatabaseSync) => void, code = 4326): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'thence-hostile-'));
  const path = join(folder, 'made.gpkg');
  written.writeGeoPackage(path, [{ name: 'sections', features: sections, code }]);
  const database = new DatabaseSync(path);
  database.exec('pragma synchronous = off');
  change(database);
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

const shapefile = (...more: written.ZipPart[]): Buffer =>
  written.zip([...written.shapefileParts('sections', sections), ...more]);
const parts = (change: (bytes: Buffer) => Buffer, ending: string, prj?: string): Buffer =>
  written.zip(
    written
      .shapefileParts('sections', sections, prj)
      .map((part) => (part.name.endsWith(ending) ? { ...part, bytes: change(Buffer.from(part.bytes)) } : part)),
  );
const changed = (bytes: Buffer, at: number, value: number): Buffer => {
  bytes.writeDoubleLE(value, at);
  return bytes;
};
const FIRST_POINT = 100 + 8 + 44 + 4;
const MERCATOR = 'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]]';

export const HOSTILE: readonly [title: string, bytes: () => Uint8Array, sentence: RegExp][] = [
  ['an empty file', () => Buffer.alloc(0), /it is empty/],
  ['noise', () => Buffer.concat([Buffer.from([7]), randomBytes(5000)]), /neither a GeoJSON FeatureCollection nor a feature a line/],
  ['a list of features without a collection', () => Buffer.from(JSON.stringify(sections)), /neither a GeoJSON/],
  ['a collection of another type', () => Buffer.from('{"type":"Topology","features":[]}'), /not that of a FeatureCollection|no features/],
  ['a geometry where a feature is expected', () => Buffer.from('{"type":"Point","coordinates":[1,2]}'), /holds a "Point" where a GeoJSON Feature/],
  ['a collection without features', () => text([]), /it has no features/],
  ['GeoJSON cut in the middle', () => Buffer.from(whole.slice(0, whole.length >> 1)), /it ends too soon/],
  ['GeoJSON cut before its last brace', () => Buffer.from(whole.slice(0, -1)), /it ends too soon/],
  ['a feature a line, cut', () => Buffer.from(written.featureLines(sections).slice(0, -20)), /it ends too soon/],
  ['a comma too many', () => Buffer.from(whole.replace('},{"type":"Feature"', '},,{"type":"Feature"')), /not well-formed JSON/],
  ['a brace for a bracket', () => Buffer.from(whole.replace('[[[', '[[{')), /not well-formed JSON/],
  ['something after the collection', () => Buffer.from(`${whole}{"type":"Feature"}`), /something follows/],
  ['UTF-16', () => Buffer.from(`\ufeff${whole}`, 'utf16le'), /UTF-16/],
  ['Latin-1', () => Buffer.from(whole.replace('"SN"', '"S\u00d1"'), 'latin1'), /not UTF-8/],
  ['nested a hundred thousand deep', () => Buffer.from(`{"type":"FeatureCollection","features":[{"a":${'['.repeat(1e5)}`), /nested more than 64 deep/],
  ['a feature of 17 MB', () => text([{ ...one, properties: { PLSSID: 'x'.repeat(17 * 2 ** 20) } }]), /larger than 16 MB/],
  ['two lists of features', () => Buffer.from('{"type":"FeatureCollection","features":[],"features":[]}'), /more than one list/],
  ['a ring of a million points', () => Buffer.from(written.collection([shaped(circle(1e6).map((point) => point.map((each) => Number((each as number).toFixed(3)))))])), /larger than 16 MB|1000001 points/],
  ['a ring of 60,000 points', () => text([shaped(circle(60_000))]), /feature 1 .* is damaged: a ring of it has 60001 points/],
  ['a ring that crosses itself', () => text([...sections.slice(1), shaped([[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]])]), /feature 36 \(WY060500N0900W0SN010\) is damaged: a ring of it crosses itself/],
  ['a ring of two corners', () => text([shaped([[0, 0], [1, 1], [0, 0], [0, 0]])]), /fewer than three corners/],
  ['a ring that is no list', () => text([{ ...one, geometry: { type: 'Polygon', coordinates: ['ring'] } }]), /no list of points/],
  ['coordinates that are words', () => text([shaped(ringOf(one).map(() => ['here', 'there']))]), /not two numbers/],
  ['coordinates that are infinite', () => Buffer.from(whole.replace(/\[-107[.\d]+,/, '[-1e999,')), /not two numbers/],
  ['a line in a layer of polygons', () => text([{ ...one, geometry: { type: 'LineString', coordinates: [[0, 0], [1, 1]] } }]), /geometry is a LineString, not a Polygon/],
  ['polygons in the layer of points', () => text([{ ...points[0]!, geometry: one.geometry }]), /geometry is a Polygon, not a Point/],
  ['metres for degrees', () => text([shaped(ringOf(one).map(([lon, lat]) => [(lon as number) * 111_319, lat]))]), /are no degrees; convert it/],
  ['GeoJSON in Web Mercator by name', () => text(sections, { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } } }), /coordinates are in "urn:ogc:def:crs:EPSG::3857"/],
  ['GeoJSON in a system it does not name', () => text(sections, { crs: { type: 'link' } }), /names no coordinate system/],
  ['no layer of CadNSDI', () => text([{ ...one, properties: { name: 'a park' } }]), /not the fields of a CadNSDI layer/],
  ['identifiers that are none', () => text([{ ...one, properties: { PLSSID: 'nowhere', FRSTDIVID: 'x', FRSTDIVNO: '1' } }]), /none of its 1 features has the identifiers of PLSSFirstDivision/],
  ['sections that turn into second divisions after the look ahead', () => text([...Array.from({ length: 501 }, () => one), ...madeLayers().divisions]), /begins as PLSSFirstDivision and goes on as another layer/],
  ['gzip that unpacks without end', () => gzipSync(Buffer.alloc(20 * 2 ** 20, ' ')), /blanks|200 times its size/],
  ['gzip of one feature without end', () => gzipSync(Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(20 * 2 ** 20, 'a')])), /larger than 16 MB|200 times its size/],
  ['gzip cut in the middle', () => gzipSync(whole).subarray(0, gzipSync(whole).length >> 1), /does not decompress/],
  ['gzip of noise', () => Buffer.concat([gzipSync(whole).subarray(0, 100), randomBytes(1000)]), /does not decompress/],
  ['an SQLite file that is no GeoPackage', () => geoPackage((database) => database.exec('drop table gpkg_contents')), /SQLite cannot read it .*gpkg_contents/],
  ['a GeoPackage in Web Mercator', () => geoPackage(() => undefined, 3857), /coordinates are in EPSG:3857/],
  ['a GeoPackage in no system', () => geoPackage(() => undefined, -1), /coordinates are in no system it names/],
  ['a GeoPackage cut in the middle', () => { const bytes = geoPackage(() => undefined); return bytes.subarray(0, bytes.length >> 1); }, /ends too soon|SQLite cannot read it/],
  ['a GeoPackage with pages overwritten', () => geoPackage(() => undefined).fill(0xaa, 4096 * 2), /SQLite cannot read it/],
  ['a GeoPackage whose layer is a view', () => geoPackage((database) => database.exec('alter table sections rename to other; create view sections as with recursive n(x) as (select 1 union all select x + 1 from n) select x as fid, null as geom, x as PLSSID from n')), /without a feature table/],
  ['a GeoPackage with NaN for a coordinate', () => geoPackage((database) => { const blob = Buffer.from(database.prepare('select geom from sections limit 1').get()!.geom as Uint8Array); database.prepare('update sections set geom = ?').run(changed(blob, 8 + 9 + 9 + 4, Number.NaN)); }), /not two numbers/],
  ['a GeoPackage with a geometry of noise', () => geoPackage((database) => database.exec('update sections set geom = randomblob(200)')), /no GeoPackage geometry/],
  ['a GeoPackage with a curve', () => geoPackage((database) => database.exec("update sections set geom = x'4750000100000000010a00000000000000'")), /neither polygons nor a point/],
  ['a GeoPackage that claims four milliard points', () => geoPackage((database) => database.exec("update sections set geom = x'47500001000000000103000000ffffffffffffffff'")), /neither polygons nor a point, or is cut short/],
  ['an empty zip file', () => written.zip([]), /zip file without anything/],
  ['a zip file without a shapefile', () => written.zip([{ name: 'readme.txt', bytes: Buffer.from('hello') }]), /without a shapefile/],
  ['a zip file cut in the middle', () => shapefile().subarray(0, shapefile().length >> 1), /does not unpack/],
  ['a zip file with a path that climbs', () => shapefile({ name: '../../outside.txt', bytes: Buffer.from('x') }), /does not unpack \(invalid relative path/],
  ['a zip file with an absolute path', () => shapefile({ name: '/outside.txt', bytes: Buffer.from('x') }), /does not unpack \(absolute path/],
  ['a zip bomb', () => written.zip([...written.shapefileParts('s', sections).slice(1), { name: 's.shp', bytes: Buffer.alloc(20 * 2 ** 20) }]), /200 times its size/],
  ['an entry larger than it says', () => written.zip(written.shapefileParts('s', sections).map((part) => ({ ...part, claims: 120 }))), /does not unpack/],
  ['an entry whose checksum is wrong', () => { const bytes = shapefile(); bytes[14] = bytes[14]! ^ 1; const at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); bytes[at + 16] = bytes[at + 16]! ^ 1; return bytes; }, /checksum of sections\.shp/],
  ['a shapefile without .dbf', () => written.zip(written.shapefileParts('s', sections).filter(({ name }) => name !== 's.dbf')), /no \.dbf/],
  ['a shapefile without .prj', () => written.zip(written.shapefileParts('s', sections).slice(0, 2)), /no \.prj/],
  ['a shapefile in Web Mercator', () => parts((bytes) => bytes, '.shp', MERCATOR), /coordinates are in "WGS_1984_Web_Mercator/],
  ['a shapefile in NAD 27', () => parts((bytes) => bytes, '.shp', 'GEOGCS["GCS_North_American_1927",DATUM["D_North_American_1927"]]'), /coordinates are in "GCS_North_American_1927"/],
  ['a .shp with NaN for a coordinate', () => parts((bytes) => changed(bytes, FIRST_POINT, Number.NaN), '.shp'), /not two numbers/],
  ['a .shp with a huge coordinate', () => parts((bytes) => changed(bytes, FIRST_POINT, 1e300), '.shp'), /1e\+300, .* are no degrees/],
  ['a .shp cut short', () => parts((bytes) => bytes.subarray(0, -40), '.shp'), /ends too soon/],
  ['a .dbf cut short', () => parts((bytes) => bytes.subarray(0, -400), '.dbf'), /ends too soon/],
  ['a .dbf of fewer records', () => written.zip([...written.shapefileParts('s', sections).filter(({ name }) => name !== 's.dbf'), { name: 's.dbf', bytes: written.dbf(sections.slice(1)) }]), /not have the same number of records/],
  ['a .shp that claims more points than it has', () => parts((bytes) => { bytes.writeInt32LE(2 ** 30, 100 + 8 + 40); return bytes; }, '.shp'), /claims more points/],
  ['a .shp of noise', () => parts(() => randomBytes(500), '.shp'), /does not begin as a shapefile/],
  ['a bare .shp', () => written.shp(sections), /into one zip file/],
]; // prettier-ignore
