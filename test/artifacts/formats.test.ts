// The other formats: GeoJSON, KML, CSV, SVG, and a description that the grammar reads back.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { converted } from '../../src/service/convert.ts';
import { courseCsv } from '../../src/artifacts/course-csv.ts';
import { figure } from '../../src/artifacts/figure.ts';
import { geojson } from '../../src/artifacts/geojson.ts';
import { kml } from '../../src/artifacts/kml.ts';
import { placer } from '../../src/artifacts/placer.ts';
import { writtenDescription } from '../../src/artifacts/written-description.ts';
import type { Call, Tract } from '../../src/contract/extraction.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { offsetFrom } from '../../src/plss/geodesy.ts';
import { curved, many, NO_GDAL, sample, tool, withFile } from './made-response.ts';

function placed(rotationDeg: number | null = 0): ExtractResponse {
  const response = sample();
  response.groundtruth_verdicts[0]!.location = {
    crs: 'EPSG:4326',
    pob: [-97, 32],
    rotation_deg: rotationDeg,
    source: 'plss_corner',
    basis: '',
    plss_id: 'TX1',
    status: 'REVIEW',
    reasons: [],
    tie_offset: null,
    anchor: null,
  };
  return response;
}

interface Collection {
  features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: [number, number][][] } }[];
}

describe('GeoJSON', () => {
  test('nothing is drawn on the earth that has no place there', () =>
    assert.equal(geojson(sample(), offsetFrom), null));
  test('a suggested point of beginning places the tract, as REVIEW', () => {
    const { features } = JSON.parse(geojson(placed(), offsetFrom)!) as Collection;
    assert.equal(features.length, 1);
    assert.equal(features[0]!.properties.position_status, 'REVIEW');
    assert.ok(features[0]!.geometry.coordinates[0]!.some(([lon, lat]) => lon === -97 && lat === 32));
  });
  test('its exterior ring runs counterclockwise', () => {
    const ring = (JSON.parse(geojson(placed(), offsetFrom)!) as Collection).features[0]!.geometry.coordinates[0]!;
    let twice = 0;
    for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
    assert.ok(twice > 0);
  });
  test('local=true draws every tract in feet and says so', () => {
    const text = geojson(sample(), 'local')!;
    assert.match(text, /US survey feet/);
    assert.equal((JSON.parse(text) as Collection).features.length, 2);
  });
});

describe('a plane laid on the earth', () => {
  const rows: [what: string, rotation: number, point: [number, number], lon: number, lat: number][] = [
    // Lengths of a degree at 30° N on WGS 84: 110.852 km of latitude, 96.486 km of longitude; a hundredth of each in US survey feet.
    ['3,636.87 ft north are a hundredth of a degree', 0, [0, 3636.87], 0, 0.01],
    ['3,165.54 ft north, turned a quarter clockwise, are a hundredth of a degree east', 90, [0, 3165.54], 0.01, 0],
  ];
  for (const [what, rotation, point, lon, lat] of rows)
    test(what, () => {
      const [x, y] = placer({ lon: -97, lat: 30, rotationDeg: rotation }, offsetFrom)(point);
      assert.ok(Math.abs(x + 97 - lon) < 1e-6 && Math.abs(y - 30 - lat) < 1e-6, `${x + 97} ${y - 30}`);
    });
});

test('GDAL reads the KML and finds the area of the verdict', { skip: NO_GDAL }, () => {
  const said = withFile('t.kml', kml(placed(30), offsetFrom)!, (path) =>
    tool('ogr2ogr', '-f', 'GeoJSON', '-t_srs', '+proj=laea +lat_0=32 +lon_0=-97 +units=us-ft', '/vsistdout/', path),
  );
  const ring = (JSON.parse(said) as Collection).features[0]!.geometry.coordinates[0]!;
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  });
  assert.ok(Math.abs(Math.abs(twice) / 2 / 29463.35 - 1) < 1e-4, String(twice / 2));
});

describe('course CSV', () => {
  test('a row a course, recorded beside computed', () => {
    const rows = courseCsv(sample())!.trimEnd().split('\r\n');
    assert.equal(rows.length, 1 + 9);
    assert.match(rows[1]!, /^0,TRACT 1,false,PASS,0,1,line,"N 00°00'00"" E",200,feet,/);
  });
  test('text that a spreadsheet would run is defused', () => {
    const response = sample();
    response.extraction.tracts[0]!.calls[0]!.monument = '=HYPERLINK("x")';
    assert.ok(courseCsv(response)!.includes(`"'=HYPERLINK(""x"")"`));
  });
});

test('the SVG figure calls an exception one, and a line long', () => {
  const response = sample();
  response.extraction.tracts[0]!.is_exception = true;
  response.extraction.tracts[1]!.description_type = 'centerline';
  const svg = figure(response)!;
  assert.match(svg, />exception · closes exactly/);
  assert.match(svg, /ft long</);
});

test('the SVG figure holds true arcs, names escaped, no script', () => {
  const response = sample();
  response.extraction.tracts[0]!.name = '<script>"&';
  const svg = figure(response)!;
  assert.match(svg, /A[\d.]+ [\d.]+ 0 0 0 /);
  assert.doesNotMatch(svg, /<script/);
  assert.match(svg, /&lt;script&gt;&quot;&amp;/);
});

test('the SVG figure keeps a long name off the verdict, and the whole of it in the title', () => {
  const response = sample();
  const name = `Lot 1,\nBlock 2 ${'of a long name '.repeat(20)}`.trim();
  response.extraction.tracts[0]!.name = name;
  response.extraction.tracts[1]!.name = '王'.repeat(60);
  const svg = figure(response)!;
  assert.match(svg, />Lot 1, Block 2 of a long name of a [^<]{1,20}…</);
  assert.match(svg, />王{30}…</);
  assert.ok(svg.includes(`<title>${name}`));
});

test('the SVG figure draws a tie over the fill, its monument marked and its words in a corner', () => {
  const response = sample();
  response.extraction.tracts[0]!.tie_calls = ['bearing=S 10 00 00.0 W | distance=100.00 | verbatim=thence South'];
  response.groundtruth_verdicts[0]!.tie_offset = [-17.3648, -98.4808];
  const svg = figure(response)!;
  const [fill, tie] = [svg.indexOf('fill="#eef4ef"'), svg.indexOf('stroke-dasharray="7 3 2 3"')];
  assert.ok(fill > 0 && tie > fill, `${fill} ${tie}`);
  assert.match(svg, /m-5 -3 h10 l-5 8 z/);
  assert.match(svg, /<text x="24"[^>]*>POC: tie S 10°00′00″ W {2}100\.00&apos;</);
});

describe('a written description says where ties lead', () => {
  const rows: [pob: string, tie: string, last: RegExp][] = [
    [
      'Commencing at an oak … to a pin on the lane, the TRUE POINT OF BEGINNING',
      'bearing=N 45 00 00.0 E | distance=30.00',
      /^COMMENCING at an oak;\nthence North 45°00'00" East, 30.00 feet to a pin on the lane, the TRUE POINT OF BEGINNING;$/m,
    ],
    ['Commencing at an oak … to a pin', 'bearing=N 45 00 00.0 E | distance=30.00', / to a pin, the POINT OF BEGINNING;$/m],
    ['Commencing at an oak', 'bearing=N 45 00 00.0 E | distance=30.00', / feet to the POINT OF BEGINNING;$/m],
    // It does not begin at the oak, whether or not the tie can be walked.
    ['Commencing at an oak … to a pin', 'verbatim=along the brook', /^COMMENCING at an oak;\nthence on a bearing not stated, a distance not stated to a pin, the POINT OF BEGINNING;$/m],
  ]; // prettier-ignore
  for (const [pob, tie, last] of rows)
    test(`${pob} | ${tie}`, () => {
      const response = sample();
      Object.assign(response.extraction.tracts[0]!, { pob_description: pob, tie_calls: [tie] });
      assert.match(writtenDescription(response)!, last);
    });
});

describe('a written description says no more than the record', () => {
  const rows: [what: string, change: (tract: Tract) => void, said: RegExp, never?: RegExp][] = [
    ['an exception is one', (tract) => (tract.is_exception = true), /^LESS AND EXCEPT: TRACT 1\nBEGINNING/],
    ['no return that no call tells of', (tract) => (tract.calls.at(-1)!.monument = null), /feet, containing/, /POINT OF BEGINNING/],
    ['a monument at the end stands as it is', (tract) => (tract.calls.at(-1)!.monument = 'a nail 4 feet from the beginning'), / to a nail 4 feet from the beginning, containing/],
    ['the width of an easement', (tract) => (tract.easement = 'type=pipeline | width_ft=30 | term=perpetual'), /\nAn easement, pipeline, 30 feet wide, perpetual:\nBEGINNING/],
    ['the centerline of an easement', (tract) => Object.assign(tract, { easement: 'width_ft=30', description_type: 'centerline' }), /\nAn easement, 30 feet wide, along the following centerline:\n/],
    ['every unit of an area', (tract) => (tract.stated_area = 'acres=0.676 | sqft=29463'), /, containing 0\.676 acres \(29463 square feet\) of land\./],
    ['hectares', (tract) => (tract.stated_area = 'ha=1.25'), /, containing 1\.25 hectares of land\./],
    ['an area of several tracts is not this one’s', (tract) => (tract.notes = 'The area is stated for Lot No. 1, Lot No. 2 together.'), /\nThe area is stated for Lot No\. 1, Lot No\. 2 together\. It is 0\.676 acres\.$/m, /containing/],
    ['no digit of its own', (tract) => Object.assign(tract.calls[0]!, { distance: 80, verbatim_text: 'North 80 poles' }), /East, 80 feet/],
  ]; // prettier-ignore
  for (const [what, change, said, never] of rows)
    test(what, () => {
      const response = sample();
      response.extraction.tracts.length = 1;
      change(response.extraction.tracts[0]!);
      const written = writtenDescription(response)!;
      assert.match(written, said);
      if (never) assert.doesNotMatch(written, never);
    });
});

describe('description -> grammar -> the same calls', () => {
  const read = (response: ExtractResponse) =>
    readDescription(pastedText(writtenDescription(response)!)).extraction.tracts;
  const values = ({
    call_type,
    bearing,
    distance,
    chord_bearing,
    chord_length,
    radius,
    curve_direction,
    arc_length,
    delta,
  }: Call) => ({
    call_type,
    bearing,
    distance,
    chord_bearing,
    chord_length,
    radius,
    curve_direction,
    arc_length,
    delta,
  });
  for (const [name, response] of [
    ['the sample', sample()],
    ['curves, seed 1', curved(1)],
    ['curves, seed 4', curved(4)],
    ['a hundred courses', many(100)],
  ] as const)
    test(name, () => {
      const tracts = read(response);
      assert.equal(tracts.length, response.extraction.tracts.length);
      response.extraction.tracts.forEach(({ calls }, i) =>
        assert.deepEqual(tracts[i]!.calls.map(values), calls.map(values)),
      );
    });
});

describe('points and traverses for other programs', () => {
  const where = (
    response: ExtractResponse,
    to: 'pnezd' | 'traverse',
    crs: string | null,
    tract: number | null = null,
  ) =>
    converted({ text: '', value: response }, to, {
      local: false,
      where: { crs, position: crs === null ? null : { lon: -97.7431, lat: 30.2672, rotationDeg: 0, tract }, tract },
    });

  test('PNEZD: number, northing, easting, elevation, description', async () => {
    const rows = (await where(sample(), 'pnezd', null)).trimEnd().split('\r\n');
    assert.equal(rows[0], '1,0.0000,0.0000,0.0000,POB TRACT 1');
    assert.equal(rows[3], '4,150.0005,149.9995,0.0000,COR TRACT 1 end of course 3 a 1/2 inch iron rod set');
    assert.ok(rows.every((row) => row.split(',').length === 5));
    assert.match(
      await where(sample(), 'pnezd', 'EPSG:2277'),
      /^1,100\d{5}\.\d{4},31\d{5}\.\d{4},0\.0000,POB TRACT 1\r\n/,
    );
  });

  test('an ArcGIS traverse: recorded bearings and lengths, curves by chord and central angle', async () => {
    assert.deepEqual((await where(sample(), 'traverse', null)).split('\r\n'), [
      'DT QB',
      'DU DMS',
      'SP 0 0',
      'EP 0 0',
      'DD N00-00-00E 200',
      'DD N90-00-00E 100',
      'NC C 70.71 D 90-00-00 C S45-00-00E R',
      'DD S00-00-00E 150',
      'DD N90-00-00W 150',
      '',
    ]);
    assert.match(await where(sample(), 'traverse', null, 1), /\r\nDD N12-30-00E 150\.25\r\n/);
  });

  test('in a coordinate system it walks the grid, and ends where it begins', async () => {
    const lines = (await where(sample(), 'traverse', 'EPSG:2277', 1)).trimEnd().split('\r\n');
    const [east, north] = /^SP (\S+) (\S+)$/.exec(lines[2]!)!.slice(1).map(Number);
    let [x, y] = [east!, north!];
    for (const line of lines.slice(4)) {
      const [, ns, d, m, s, ew, length] = /^DD ([NS])(\d+)-(\d+)-([\d.]+)([EW]) (\S+)$/.exec(line)!;
      const angle = ((Number(d) + Number(m) / 60 + Number(s) / 3600) * Math.PI) / 180;
      x += (ew === 'E' ? 1 : -1) * Math.sin(angle) * Number(length);
      y += (ns === 'N' ? 1 : -1) * Math.cos(angle) * Number(length);
    }
    assert.ok(Math.hypot(x - east!, y - north!) < 0.002, `${x - east!} ${y - north!}`);
  });

  test('CSV: ties stand before the boundary, each with where it lies', () => {
    const response = sample();
    Object.assign(response.extraction.tracts[0]!, {
      tie_calls: [
        `bearing=N 00 00 00 E | distance=30.00 | verbatim=thence North 30.00 feet`,
        'bearing=N 90 00 00 E | distance=40.00',
      ],
    });
    response.groundtruth_verdicts[0]!.tie_offset = [40, 30];
    const rows = courseCsv(response)!.split('\r\n').map((row) => row.split(',')); // prettier-ignore
    const column = (name: string): number => rows[0]!.indexOf(name);
    const cells = (row: number, ...names: string[]): string[] => names.map((name) => rows[row]![column(name)]!);
    const names = ['call_index', 'call_type', 'distance', 'from_east_ft', 'from_north_ft', 'to_east_ft', 'to_north_ft'];
    assert.deepEqual(cells(1, ...names), ['0', 'tie', '30.00', '-40', '-30', '-40', '0']);
    assert.deepEqual(cells(2, ...names), ['1', 'tie', '40.00', '-40', '0', '0', '0']);
    assert.deepEqual(cells(3, ...names), ['0', 'line', '200', '0', '0', '0', '200']);
  });
});
