// A drawing in a coordinate system: its corners are where PROJ lays those of the GeoJSON, within 1 mm, in every format; scale and convergence are
// printed; what has no place is refused or named; what the survey fabric located goes out in every format.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { certificateOf, dxfOf, geopackageOf } from '../../src/service/transforms.ts';
import { converted, FORMATS, type FormatName } from '../../src/service/convert.ts';
import type { AskedWhere } from '../../src/service/drawn-where.ts';
import { signedText } from '../../src/attest/attestation.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { extractionOf, tractOf } from '../survey/made-tract.ts';
import { curved, NO_EZDXF, NO_GDAL, NO_POPPLER, NO_PROJ, NO_VALIDATOR, python, responseOf, sample, tool, withFile } from './made-response.ts'; // prettier-ignore
import { execFileSync } from 'node:child_process';

const KEYS = [Buffer.alloc(32, 5)];
const posted = (response: ExtractResponse) => ({ text: '', value: response });
type Xy = [number, number];

const at = (crs: string, lon: number, lat: number, rotationDeg = 0): AskedWhere => ({
  crs,
  position: { lon, lat, rotationDeg, tract: null },
});

/** A zone, metres in its unit, and a place in it. */
const zones: [where: AskedWhere, unitM: number][] = [
  [at('EPSG:2277', -97.7431, 30.2672, 1.25), 1200 / 3937],
  [at('EPSG:32139', -97.7431, 30.2672), 1],
  [at('EPSG:2223', -112.074, 33.4484, -3), 0.3048],
  [at('EPSG:26914', -97.7431, 30.2672, 359), 1],
  [at('EPSG:32719', -70.65, -33.45, 12), 1],
  [at('EPSG:26931', -134.42, 58.3), 1],
];

/** The corners of the first tract as PROJ has them: [east, north] in the unit. */
async function wanted(response: ExtractResponse, where: AskedWhere): Promise<Xy[]> {
  const csv = await converted(posted(response), 'csv', { local: false, where: { ...where, crs: 'EPSG:4326' } });
  const [head, ...rows] = csv.trimEnd().split('\r\n').map((line) => line.split(',')); // prettier-ignore
  const [lon, lat] = ['from_lon', 'from_lat'].map((name) => head!.indexOf(name) - head!.length);
  const input = rows.filter((row) => row[0] === '0').map((row) => `${row.at(lat!)} ${row.at(lon!)}`).join('\n'); // prettier-ignore
  const from = Number(where.crs!.slice(5)) > 32200 ? 'EPSG:4326' : 'EPSG:4269';
  const out = execFileSync('cs2cs', ['-f', '%.6f', from, where.crs!], { input, encoding: 'utf8' });
  return out.trim().split('\n').map((line) => line.split(/\s+/).slice(0, 2).map(Number) as Xy); // prettier-ignore
}

function near(found: readonly (readonly number[])[], corners: Xy[], unitM: number, most = 0.001): void {
  assert.ok(corners.length > 3);
  for (const [east, north] of corners) {
    const offM = unitM * Math.min(...found.map(([x, y]) => Math.hypot(x! - east, y! - north)));
    assert.ok(offM <= most, `${east}, ${north}: ${offM} m off`);
  }
}

for (const [where, unitM] of zones)
  describe(`${where.crs}: every format has the corners where PROJ has them`, { skip: NO_PROJ }, () => {
    const response = curved(2);

    test('DXF, without an error, in its unit', { skip: NO_EZDXF }, async () => {
      const script =
        'import sys,json,ezdxf\nd=ezdxf.readfile(sys.argv[1])\na=d.audit()\n' +
        'e=d.modelspace().query(\'LWPOLYLINE[layer=="V-PROP-LINE"]\').first\n' +
        "print(json.dumps([len(a.errors)+len(a.fixes),d.units,[list(p) for p in e.get_points('xy')],[t.dxf.text for t in d.modelspace().query('TEXT')]]))";
      const text = await dxfOf(posted(response), where);
      const [wrong, units, points, words] = withFile('t.dxf', text, (path) => JSON.parse(python(script, path)) as [number, number, Xy[], string[]]); // prettier-ignore
      assert.deepEqual([wrong, units], [0, unitM === 1 ? 6 : 2]);
      near(points, await wanted(response, where), unitM);
      const said = words.join('\n');
      assert.match(said, new RegExp(`EPSG:${where.crs!.slice(5)}`));
      assert.match(said, /scale factor [01]\.\d{8}, convergence [+-]\d/);
      if (where.crs !== 'EPSG:32719') assert.match(said, /WGS 84 taken as NAD83/);
    });

    test('LandXML, north before east, with its code and unit', async () => {
      const text = await converted(posted(response), 'landxml', { local: false, where });
      assert.ok(text.includes(`epsgCode="${where.crs!.slice(5)}"`));
      assert.ok(text.includes(`linearUnit="${unitM === 1 ? 'meter' : unitM === 0.3048 ? 'foot' : 'USSurveyFoot'}"`));
      const starts = [...text.matchAll(/<Start>(\S+) (\S+)<\/Start>/g)].map(([, north, east]) => [Number(east), Number(north)]); // prettier-ignore
      near(starts, await wanted(response, where), unitM);
    });

    test('CSV', async () => {
      const [head, ...rows] = (await converted(posted(response), 'csv', { local: false, where }))
        .trimEnd()
        .split('\r\n');
      const from = head!.split(',').indexOf('from_easting') - head!.split(',').length;
      const found = rows.map((row) => row.split(',').slice(from, from + 2).map(Number)); // prettier-ignore
      near(found, await wanted(response, where), unitM);
    });

    test('GeoPackage, in that system', { skip: NO_VALIDATOR }, async () => {
      const bytes = await geopackageOf(posted(response), where);
      const corners = await wanted(response, where);
      withFile('t.gpkg', bytes, (path) => {
        const said = tool('ogrinfo', '-al', '-so', path, 'tracts');
        assert.match(said, new RegExp(`ID\\["EPSG",${where.crs!.slice(5)}\\]\\]`));
        const script = 'import sys,json\nfrom osgeo import ogr\nd=ogr.Open(sys.argv[1])\nl=d.GetLayer("tracts")\nf=l.GetNextFeature()\ng=f.GetGeometryRef()\nprint(json.dumps([g.GetGeometryRef(0).GetPoints(),g.Area()]))'; // prettier-ignore
        const [ring, area] = JSON.parse(python(script, path)) as [number[][], number];
        near(ring, corners, unitM);
        const acres = (area * unitM ** 2 * (3937 / 1200) ** 2) / 43560;
        const off = acres / response.groundtruth_verdicts[0]!.computed_acres! - 1;
        assert.ok(Math.abs(off) < 2.5 * 0.0006, `area on the grid off by ${off}`);
        const check = 'import sys\nfrom osgeo_utils.samples import validate_gpkg as v\nprint(v.check(sys.argv[1], extra_checks=True, warning_msg=print))'; // prettier-ignore
        assert.match(python(check, path).trim(), /^(None|\[\]|True)?$/);
      });
    });

    test('certificate, with scale and convergence', { skip: NO_POPPLER }, async () => {
      const signed = signedText(response, KEYS);
      const bytes = await certificateOf({ text: signed, value: JSON.parse(signed) }, KEYS, where);
      const said = withFile('t.pdf', bytes, (path) => tool('pdftotext', '-layout', path, '-'));
      const rows = said.matchAll(/^ *(?:POB|\d+) +(-?\d+\.\d{3}) +(-?\d+\.\d{3}) /gm);
      const found = [...rows].map(([, north, east]) => [Number(east), Number(north)]);
      near(found, await wanted(response, where), unitM, 0.002); // printed to the thousandth
      assert.match(said, /scale factor/);
      assert.match(said, /convergence [+-]\d/);
    });
  });

test('recorded length x scale factor, recorded bearing + rotation - convergence', async () => {
  const where = at('EPSG:2277', -97.7431, 30.2672, 1.25);
  const response = sample();
  const text = await dxfOf(posted(response), where);
  const [, scale, sign, d, m, s] = /scale factor ([\d.]+), convergence ([+-])(\d+)%%d(\d+)'([\d.]+)"/.exec(text)!;
  const convergenceDeg = (sign === '-' ? -1 : 1) * (Number(d) + Number(m) / 60 + Number(s) / 3600);
  const csv = (await converted(posted(response), 'csv', { local: false, where })).split('\r\n');
  const columns = csv[0]!.split(',');
  const cell = (name: string): number => Number(csv[1]!.split(',').at(columns.indexOf(name) - columns.length));
  const [east, north] = [cell('to_easting') - cell('from_easting'), cell('to_northing') - cell('from_northing')];
  assert.ok(Math.abs(Math.hypot(east, north) / (200 * Number(scale)) - 1) < 2e-6); // the first course: N 0°00'00" E 200.00
  const azimuthDeg = (Math.atan2(east, north) * 180) / Math.PI;
  assert.ok(Math.abs(azimuthDeg - (1.25 - convergenceDeg)) * 3600 < 0.5, `${azimuthDeg}`);
});

async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'none';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.type}: ${error.message}`;
  }
}

describe('what cannot be is refused', () => {
  const rows: [what: string, work: () => Promise<unknown>, said: RegExp][] = [
    ['a code of no zone', () => dxfOf(posted(sample()), at('EPSG:9999', -97, 30)), /^unknown_crs: EPSG:9999 is not known/],
    ['Web Mercator', () => dxfOf(posted(sample()), at('EPSG:3857', -97, 30)), /^unknown_crs/],
    ['a word', () => dxfOf(posted(sample()), at('Texas', -97, 30)), /^unknown_crs: Texas/],
    ['degrees in a CAD drawing', () => dxfOf(posted(sample()), at('EPSG:4326', -97, 30)), /^unknown_crs: .* needs a plane/],
    ['a plane in GeoJSON', () => converted(posted(sample()), 'geojson', { local: false, where: at('EPSG:2277', -97, 30) }), /^unknown_crs: .* always WGS 84/], // prettier-ignore
    ['a figure', () => converted(posted(sample()), 'svg', { local: false, where: at('EPSG:2277', -97, 30) }), /^unknown_crs: .* no coordinates/], // prettier-ignore
    ['a position without a system', () => dxfOf(posted(sample()), { ...at('', -97, 30), crs: null }), /^unknown_crs: A position needs/],
    ['no place', () => dxfOf(posted(sample()), { crs: 'EPSG:2277', position: null }), /^not_placed: No tract/],
    ['a zone of another state', () => dxfOf(posted(sample()), at('EPSG:2263', -121, 38)), /^not_placed: .* not meant for/],
    ['a tract that is none', () => dxfOf(posted(sample()), { crs: 'EPSG:2277', position: { lon: -97, lat: 30, rotationDeg: 0, tract: 7 } }), /^no_such_tract/], // prettier-ignore
    ['nothing to draw', () => dxfOf(posted(responseOf(extractionOf([tractOf([])]))), at('EPSG:2277', -97, 30)), /^nothing_to_draw/],
  ]; // prettier-ignore
  for (const [what, work, said] of rows) test(what, async () => assert.match(await refusal(work), said));
});

test('a tract without a place is left out and named; one tied to the same monument goes along', async () => {
  const response = sample();
  const one = await dxfOf(posted(response), at('EPSG:2277', -97.7431, 30.2672));
  assert.match(one, /Without a place, not drawn: TRACT 2\./);
  for (const [i, tie] of [[0, 0], [100, 50]].entries()) Object.assign(response.groundtruth_verdicts[i]!, { tie_offset: tie, anchor: 'the NW corner of Section 9' }); // prettier-ignore
  response.groundtruth_verdicts[0]!.tie_offset = [10, 10];
  response.groundtruth_verdicts[1]!.tie_offset = [110, 60];
  const both = await converted(posted(response), 'csv', { local: false, where: at('EPSG:2277', -97.7431, 30.2672) });
  const columns = both.split('\r\n')[0]!.split(',');
  const startOf = (index: string): number[] => {
    const row = both.split('\r\n').find((line) => line.startsWith(`${index},`) && line.includes(',0,1,line,'))!.split(','); // prettier-ignore
    return ['from_easting', 'from_northing'].map((name) => Number(row.at(columns.indexOf(name) - columns.length)));
  };
  const [first, second] = [startOf('0'), startOf('1')];
  assert.ok(Math.abs(Math.hypot(second[0]! - first[0]!, second[1]! - first[1]!) - Math.hypot(100, 50)) < 0.02);
});

test('a suggested location places a tract, and says REVIEW', async () => {
  const response = sample();
  response.groundtruth_verdicts[0]!.location = { crs: 'EPSG:4326', pob: [-97.7431, 30.2672], rotation_deg: 0, source: 'plss_corner', basis: '', plss_id: '', status: 'REVIEW', reasons: [], tie_offset: null, anchor: null }; // prettier-ignore
  assert.match(await dxfOf(posted(response), { crs: 'EPSG:2277', position: null }), /suggested location, REVIEW/);
});

/** A quarter section as the fabric has it, and nothing else. */
function located(): ExtractResponse {
  const response = responseOf(extractionOf([tractOf([], { description_type: 'aliquot', name: 'NE4', aliquot: 'parts=NE4 | section=9' })]));
  const ring: Xy[] = [[-98.01, 40], [-98, 40], [-98, 40.0073], [-98.01, 40.0073], [-98.01, 40]]; // prettier-ignore
  response.groundtruth_verdicts[0]!.georef = { crs: 'EPSG:4326', rings: [ring], acres: 170.9, plss_id: 'NE060010N0010W0', source: 'test' };
  return response;
} // prettier-ignore

describe('what the survey fabric located goes out in every format', () => {
  for (const where of [
    { crs: null, position: null },
    { crs: 'EPSG:32104', position: null },
  ]) {
    const named = where.crs ?? 'its own plane';
    test(`DXF, GeoPackage, certificate: ${named}`, { skip: NO_EZDXF || NO_GDAL }, async () => {
      const script = "import sys,ezdxf\nd=ezdxf.readfile(sys.argv[1])\na=d.audit()\nprint(len(a.errors)+len(a.fixes),len(d.modelspace().query('LWPOLYLINE')))"; // prettier-ignore
      const text = await dxfOf(posted(located()), where);
      assert.equal(withFile('t.dxf', text, (path) => python(script, path)).trim(), '0 1');
      await geopackageOf(posted(located()), where);
      const signed = signedText(located(), KEYS);
      const bytes = await certificateOf({ text: signed, value: JSON.parse(signed) }, KEYS, where);
      assert.ok(bytes.length > 1000);
    });
    for (const to of ['landxml', 'csv'] as const)
      test(`${to}: ${named}`, async () => {
        const text = await converted(posted(located()), to, { local: false, where });
        assert.match(text, to === 'csv' ? /,fabric,/ : /<Line name="4"/);
      });
  }
  test('every other format', async () => {
    const names = (Object.keys(FORMATS) as FormatName[]).filter((name) => name !== 'description');
    for (const to of names) assert.notEqual(await converted(posted(located()), to, { local: false }), '');
  });
});
