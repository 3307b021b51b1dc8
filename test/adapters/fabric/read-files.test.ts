// Every format gives the same features, whoever wrote the file. Fields that nothing is made of are left out.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { chosenLayers } from '../../../src/adapters/fabric-files/chosen-layers.ts';
import { USED_FIELDS } from '../../../src/adapters/fabric-files/file-layer.ts';
import { layersOfFile } from '../../../src/adapters/fabric-files/open-file.ts';
import { soundLayer } from '../../../src/adapters/fabric-files/sound-layer.ts';
import { endOfScan, geoJsonScan, scanned } from '../../../src/adapters/fabric-files/geojson-scan.ts';
import { readWkb, wkbOfLand } from '../../../src/adapters/fabric-files/wkb.ts';
import { memoryFabric } from '../../../src/plss/fabric-memory.ts';
import { landOf, type Feature } from '../../../src/plss/fabric-features.ts';
import { closedRing } from '../../../src/plss/lon-lat.ts';
import { townshipFile, townshipText, TOWNSHIP_FILES } from '../../../scripts/make-township.ts';
import { NO_GDAL } from '../../artifacts/made-response.ts';
import { madeLayers } from '../../fixtures/township.ts';
import * as written from '../../support/fabric-writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'thence-fabric-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string): string => join(folder, name);

const LAYERS = madeLayers();
type LayerName = keyof typeof LAYERS;
const NAMES: Readonly<Record<LayerName, string>> = {
  townships: 'PLSSTownship',
  sections: 'PLSSFirstDivision',
  divisions: 'PLSSIntersected',
  points: 'PLSSPoint',
};

/** Where a ring begins, which way it runs and in how many parts a polygon is spelled is the format's matter. */
function plain(feature: Feature): unknown {
  const { type, coordinates } = feature.geometry as { type: string; coordinates: unknown };
  const fields = Object.entries(feature.properties as object).filter(
    ([name, value]) => USED_FIELDS.has(name) && value !== null && value !== '',
  );
  const rings = landOf(feature).map((polygon) =>
    polygon.map((ring) =>
      closedRing(ring)
        .slice(1)
        .map((point) => point.join(' '))
        .sort(),
    ),
  );
  return { fields: fields.sort(), land: type === 'Point' ? coordinates : rings };
}

async function readBack(file: string): Promise<{ layer: string; features: Feature[] }[]> {
  const read: { layer: string; features: Feature[] }[] = [];
  for (const each of await layersOfFile(file)) {
    const { layer, features } = await soundLayer(each, { layer: null, skipDamaged: false }, () => undefined);
    const list: Feature[] = [];
    for await (const feature of features) list.push(feature);
    read.push({ layer, features: list });
  }
  return read;
}

const FORMATS: readonly [name: string, write: (file: string, features: readonly Feature[]) => void][] = [
  ['GeoJSON', (file, features) => writeFileSync(file, written.collection(features))],
  ['GeoJSON with a byte-order mark and its type last', (file, features) =>
    writeFileSync(file, `\ufeff{ "features" : ${JSON.stringify(features.map((each) => ({ type: 'Feature', ...each })))} , "type": "FeatureCollection" }\r\n`)],
  ['GeoJSON that names CRS84', (file, features) =>
    writeFileSync(file, written.collection(features, { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } }))],
  ['GeoJSON, gzip', (file, features) => writeFileSync(file, gzipSync(written.collection(features)))],
  ['a feature a line', (file, features) => writeFileSync(file, written.featureLines(features))],
  ['a feature a line after record separators', (file, features) => writeFileSync(file, written.featureLines(features, '\u001e'))],
  ['GeoPackage', (file, features) => written.writeGeoPackage(file, [{ name: 'a layer', features }])],
  ['GeoPackage in NAD 83', (file, features) => written.writeGeoPackage(file, [{ name: 'a layer', features, code: 4269 }])],
  ['zipped shapefile', (file, features) => written.writeShapefile(file, 'folder/layer', features)],
]; // prettier-ignore
for (const [format, write] of FORMATS)
  for (const layer of Object.keys(LAYERS) as LayerName[])
    test(`${format}: ${NAMES[layer]} is recognised by its fields and read to the last bit`, async () => {
      const file = path('layer.bin'); // no name is consulted
      rmSync(file, { force: true });
      write(file, LAYERS[layer]);
      const read = await readBack(file);
      assert.deepEqual(
        read.map((each) => each.layer),
        [NAMES[layer]],
      );
      assert.deepEqual(read[0]!.features.map(plain), LAYERS[layer].map(plain));
    });

test('a GeoPackage and a zip file with several layers give them all', async () => {
  const layers = Object.keys(LAYERS) as LayerName[];
  written.writeGeoPackage(path('all.gpkg'), layers.map((name) => ({ name, features: LAYERS[name] }))); // prettier-ignore
  writeFileSync(path('all.zip'), written.zip(layers.flatMap((name) => written.shapefileParts(name, LAYERS[name]))));
  for (const file of ['all.gpkg', 'all.zip'])
    assert.deepEqual((await readBack(path(file))).map(({ layer }) => layer).sort(), Object.values(NAMES).sort());
});

test('of a state database with layers of other matters those of CadNSDI are taken, the same units once', async () => {
  const features = LAYERS.divisions;
  const names = ['WY_PLSSTownship', 'PLSSFirstDivision', 'PLSSSecondDivision', 'PLSSIntersected', 'MetadataGlance'];
  written.writeGeoPackage(path('state.gpkg'), names.map((name) => ({ name, features }))); // prettier-ignore
  const { taken, leftOut } = chosenLayers(await layersOfFile(path('state.gpkg')));
  assert.deepEqual(taken.map(({ name }) => name).sort(), ['PLSSFirstDivision', 'PLSSIntersected', 'WY_PLSSTownship']);
  assert.deepEqual([...leftOut].sort(), ['MetadataGlance', 'PLSSSecondDivision']);
});

test('what GDAL writes of the township is read as it is', { skip: NO_GDAL }, async () => {
  for (const layer of Object.keys(LAYERS) as LayerName[]) {
    const stem = path(layer);
    execFileSync('ogr2ogr', ['-q', '-f', 'GPKG', `${stem}.gpkg`, townshipFile(layer)]);
    execFileSync('ogr2ogr', ['-q', '-f', 'ESRI Shapefile', `${stem}.shz`, townshipFile(layer)]);
    execFileSync('ogr2ogr', ['-q', '-f', 'GeoJSONSeq', `${stem}.geojsonl`, townshipFile(layer), '-lco', 'COORDINATE_PRECISION=15']); // prettier-ignore
    for (const ending of ['gpkg', 'shz', 'geojsonl']) {
      const [read] = await readBack(`${stem}.${ending}`);
      assert.equal(read!.layer, NAMES[layer], ending);
      assert.deepEqual(read!.features.map(plain), LAYERS[layer].map(plain), `${layer} ${ending}`);
    }
  }
});

test('field names in lower case, and cut to ten characters, are known', async () => {
  const properties = { plssid: 'WY060500N0900W0', frstdivid: 'WY060500N0900W0SN080', secdivid: 'WY060500N0900W0SN080ANENE', RECRDAREAN: '40.25' }; // prettier-ignore
  const division = { ...LAYERS.divisions[0]!, properties };
  writeFileSync(path('cut.geojson'), written.collection([division]));
  const [read] = await readBack(path('cut.geojson'));
  assert.deepEqual(read!.features[0]!.properties, {
    PLSSID: 'WY060500N0900W0',
    FRSTDIVID: 'WY060500N0900W0SN080',
    SECDIVID: 'WY060500N0900W0SN080ANENE',
    RECRDAREANO: '40.25',
  });
});

test('a hole of a shapefile goes to the polygon around it', async () => {
  const square = (x: number, y: number, side: number): [number, number][] =>
    [[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]; // prettier-ignore
  const coordinates = [[square(0, 0, 1)], [square(5, 5, 4), square(6, 6, 1)]];
  const feature = {
    properties: { PLSSID: 'WY060500N0900W0', TWNSHPNO: '050' },
    geometry: { type: 'MultiPolygon', coordinates },
  };
  written.writeShapefile(path('hole.zip'), 'hole', [feature]);
  const [read] = await readBack(path('hole.zip'));
  assert.deepEqual(plain(read!.features[0]!), plain(feature));
});

test('GeoJSON is read alike however its bytes arrive', () => {
  const text = written.collection(LAYERS.divisions.slice(0, 3), { name: 'a "quoted" {brace} [bracket] ½' });
  const bytes = Buffer.from(text);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 }), (cuts) => {
      const scan = geoJsonScan();
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const found = edges.slice(1).flatMap((edge, k) => scanned(scan, bytes.subarray(edges[k], edge)));
      const features = found.map((each) => JSON.parse(Buffer.from(each).toString()) as Feature);
      assert.deepEqual(features, LAYERS.divisions.slice(0, 3).map((each) => ({ type: 'Feature', ...each }))); // prettier-ignore
      const { name } = JSON.parse(Buffer.from(endOfScan(scan)!).toString()) as { name: string };
      assert.equal(name, 'a "quoted" {brace} [bracket] ½');
    }),
  );
});

test('well-known binary keeps every bit, and cut short anywhere is nothing', () => {
  const degrees = fc.double({ min: -180, max: 180, noNaN: true });
  const ring = fc.array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      fc.nat(400),
      (land, cut) => {
        const bytes = wkbOfLand(land);
        assert.deepEqual(readWkb(bytes), { type: 'MultiPolygon', land });
        if (cut < bytes.length) assert.equal(readWkb(bytes.subarray(0, cut)), null);
      },
    ),
  );
});

test('the township shipped as files is what its generator writes, and makes the fabric of the tests', () => {
  for (const layer of Object.keys(TOWNSHIP_FILES) as LayerName[])
    assert.equal(readFileSync(townshipFile(layer), 'utf8'), townshipText(layer));
  const features = (layer: LayerName): Feature[] =>
    (JSON.parse(readFileSync(townshipFile(layer), 'utf8')) as { features: Feature[] }).features;
  const fabric = memoryFabric({ ...LAYERS, sections: features('sections'), source: '' });
  assert.equal(fabric.everySection().length, 36);
});
