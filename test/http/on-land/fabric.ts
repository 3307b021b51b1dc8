// SPEC.md GET /v1/fabric and, beyond it, GET /v1/fabric/conflicts, over HTTP: what the file holds, as GDAL reads it, and what is compared.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineBetween, offsetFrom, ringAcres } from '../../../src/plss/geodesy.ts';
import type { LonLat } from '../../../src/plss/lon-lat.ts';
import { NO_GDAL, NO_VALIDATOR, python, tool, withFile } from '../../artifacts/made-response.ts';
import type { TestServer } from '../../support/server.ts';
import { minted, refused, signedUp } from '../../work/asking.ts';
import { extracted } from './locate.ts';

const POB: LonLat = [-106.4, 43.7];
const CURVED =
  'BEGINNING at a stone; thence North 0°00\'00" East 200.00 feet; thence along a curve to the right having a radius of 100.00 feet, ' +
  'an arc length of 314.16 feet and a chord bearing North 90°00\'00" East 200.00 feet; thence South 0°00\'00" East 200.00 feet; ' +
  'thence North 90°00\'00" West 200.00 feet to the point of beginning.';
const square = (side: number, name: string): string =>
  `TRACT ${name}: BEGINNING at a stone marked ${name}; thence North ${side}.00 feet; thence East ${side}.00 feet; ` +
  `thence South ${side}.00 feet; thence West ${side}.00 feet to the point of beginning.`;
const ALIQUOT = 'The Northeast Quarter of Section 8, Township 50 North, Range 90 West of the 6th Principal Meridian, Bighorn County, Wyoming.'; // prettier-ignore

interface Feature {
  readonly properties: Record<string, string | number | null>;
  readonly geometry: { readonly type: string; readonly coordinates: never };
}

export function fabricSuite(server: () => TestServer): void {
  const place = async (job: string, at: LonLat, rotation = 0, index = 0): Promise<void> => {
    const tracts = [{ tract_index: index, lon: at[0], lat: at[1], rotation_deg: rotation }];
    const answer = await server().ask('PUT', `/v1/runs/${job}/placements`, { json: { tracts } });
    assert.equal(answer.status, 200, answer.text);
  };
  const clear = (): Promise<unknown> => server().ask('DELETE', '/v1/runs?confirm=delete-everything');
  const download = async (query = '', key = server().liveKey): Promise<{ response: Response; bytes: Uint8Array }> => {
    const response = await fetch(`${server().url}/v1/fabric${query}`, { headers: { authorization: `Bearer ${key}` } });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const layer = (bytes: Uint8Array, name: string): Feature[] =>
    withFile('f.gpkg', bytes, (path) =>
      JSON.parse(tool('ogr2ogr', '-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=12', '/vsistdout/', path, name)),
    ).features;

  describe('GET /v1/fabric', () => {
    test('an account that has located nothing: nothing_located', async () => {
      await clear();
      await extracted(server(), square(50, 'UNPLACED'));
      refused(await server().ask('GET', '/v1/fabric'), 404, 'nothing_located');
      refused(await server().ask('GET', '/v1/fabric/conflicts'), 404, 'nothing_located');
    });

    test('parcels and parcel_boundaries, placed by hand and by the fabric, as GDAL reads them', { skip: NO_GDAL }, async () => {
      await clear();
      const curved = await extracted(server(), CURVED, 'curved.txt');
      const aliquot = await extracted(server(), ALIQUOT, 'aliquot.txt');
      await place(curved.job, POB, 30);
      const { response, bytes } = await download();
      assert.equal(response.headers.get('content-type'), 'application/geopackage+sqlite3');
      const parcels = layer(bytes, 'parcels');
      const byDocument = new Map(parcels.map((each) => [each.properties.document, each]));
      assert.deepEqual(
        parcels.map(({ properties }) => [properties.document, properties.located_by, properties.reference]).sort(),
        [['aliquot.txt', 'plss', aliquot.job], ['curved.txt', 'operator', curved.job]], // prettier-ignore
      );
      const georef = JSON.parse(aliquot.text).groundtruth_verdicts[0].georef;
      assert.equal(byDocument.get('aliquot.txt')!.properties.plss_id, georef.plss_id);
      const ring = ringOf(byDocument.get('curved.txt')!);
      const acres = JSON.parse(curved.text).groundtruth_verdicts[0].computed_acres;
      assert.ok(Math.abs(ringAcres(ring) / acres - 1) < 2e-4, `${ringAcres(ring)} acres on the earth, ${acres} computed`);
      assert.ok(ring.length > 20, 'the arc is densified');
      assert.ok(nearest(ring, POB) < 0.01);
      const turned = offsetFrom(POB, 200 * Math.sin(Math.PI / 6), 200 * Math.cos(Math.PI / 6));
      assert.ok(nearest(ring, turned) < 0.01, 'turned clockwise by 30 degrees about the beginning');
      const courses = layer(bytes, 'parcel_boundaries');
      assert.equal(courses.length, 4);
      assert.match(String(courses[1]!.properties.verbatim_text), /^thence along a curve to the right/);
      assert.deepEqual(new Set(courses.map(({ properties }) => properties.located_by)), new Set(['operator']));
    }); // prettier-ignore

    test('gdal finds two layers of WGS 84 and its validator nothing to say', { skip: NO_GDAL || NO_VALIDATOR }, async () => {
      const { bytes } = await download();
      const said = withFile('f.gpkg', bytes, (path) => tool('ogrinfo', '-al', '-so', path));
      assert.match(said, /Layer name: parcels[\s\S]*Geometry: (?:Multi )?Polygon[\s\S]*WGS 84/);
      assert.match(said, /Layer name: parcel_boundaries[\s\S]*Geometry: Line String/);
      const script =
        'import sys\nfrom osgeo_utils.samples import validate_gpkg as v\n' +
        'print(v.check(sys.argv[1], extra_checks=True, warning_msg=print))';
      assert.match(withFile('f.gpkg', bytes, (path) => python(script, path)).trim(), /^(None|\[\]|True)?$/);
    }); // prettier-ignore

    test('runs: only so many of the latest are assembled, 1 to 500', async () => {
      const { job } = await extracted(server(), square(60, 'LATEST'), 'latest.txt');
      refused(await server().ask('GET', '/v1/fabric?runs=1'), 404, 'nothing_located');
      await place(job, [-106.1, 43.2]);
      assert.equal(layer((await download('?runs=1')).bytes, 'parcels').length, 1);
      for (const runs of ['0', '501', 'x'])
        assert.equal((await server().ask('GET', `/v1/fabric?runs=${runs}`)).status, 422, runs);
    });

    test('any key of the account, and no other account', async () => {
      const { response } = await download('', await minted(server(), 'fabric'));
      assert.equal(response.status, 200);
      const stranger = await signedUp(server(), 'fabric@title.example');
      refused(await server().ask('GET', '/v1/fabric', { key: stranger }), 404, 'nothing_located');
      refused(await server().ask('GET', '/v1/fabric', { key: null }), 401, 'invalid_api_key');
    });
  });

  describe('GET /v1/fabric/conflicts', () => {
    const conflicts = async (query = '') => (await server().ask('GET', `/v1/fabric/conflicts${query}`)).body;
    /** Squares of 200 feet, the next so many feet east of the last. */
    const row = async (...offsets: number[]): Promise<string[]> => {
      await clear();
      const jobs: string[] = [];
      for (const [i, east] of offsets.entries()) {
        const { job } = await extracted(server(), square(200, `R${i}`), `r${i}.txt`);
        await place(job, offsetFrom(POB, east, 0));
        jobs.push(job);
      }
      return jobs;
    };

    test('an overlap of three feet and a sliver of two, with their areas; a street is neither', async () => {
      const jobs = await row(0, 197, 399, 700);
      const found = await conflicts();
      assert.deepEqual([found.compared, found.left_out, found.complete, found.found], [4, 0, true, 2]);
      const [overlap, gap] = found.conflicts;
      assert.deepEqual([overlap.kind, gap.kind], ['overlap', 'gap']);
      assert.ok(Math.abs(overlap.area_sqft - 600) < 1 && Math.abs(gap.area_sqft - 400) < 1, JSON.stringify(found));
      assert.ok(Math.abs(overlap.mean_width_ft - 3) < 0.1 && Math.abs(gap.mean_width_ft - 2) < 0.01);
      assert.deepEqual(overlap.parcels.map(({ reference }: { reference: string }) => reference).sort(), jobs.slice(0, 2).sort());
      assert.ok(lineBetween([overlap.at[0], overlap.at[1]], offsetFrom(POB, 198.5, 100)).lengthFt < 1);
      assert.equal((await conflicts('?tolerance_ft=2.5')).found, 1);
      assert.equal((await conflicts('?gap_ft=1')).found, 1);
      assert.equal((await server().ask('GET', '/v1/fabric/conflicts?gap_ft=-1')).status, 422);
    }); // prettier-ignore

    test('parcels that meet have none; the same land twice is one overlap of all of it', async () => {
      await row(0, 200);
      assert.deepEqual((await conflicts()).conflicts, []);
      await row(0, 0);
      const [only] = (await conflicts()).conflicts;
      assert.ok(only.kind === 'overlap' && Math.abs(only.area_sqft - 40_000) < 5, JSON.stringify(only));
    });

    test('an exception lies in its parent by its nature, and is left out', async () => {
      await clear();
      const text = `${square(200, 'WHOLE')} LESS AND EXCEPT the following: ${square(50, 'OUT').replace(/^TRACT OUT: /, '')}`;
      const { job, text: body } = await extracted(server(), text);
      assert.equal(JSON.parse(body).extraction.tracts[1]?.is_exception, true, body);
      await place(job, POB);
      await place(job, POB, 0, 1);
      assert.partialDeepStrictEqual(await conflicts(), { compared: 1, left_out: 1, found: 0 });
    });
  });
}

function ringOf({ geometry }: Feature): LonLat[] {
  const { type, coordinates } = geometry;
  return type === 'MultiPolygon' ? coordinates[0][0] : coordinates[0];
}

function nearest(ring: readonly LonLat[], at: LonLat): number {
  return Math.min(...ring.map((point) => lineBetween(point, at).lengthFt));
}
