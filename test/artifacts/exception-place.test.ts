// An exception lies where its words tell it, in every format alike; else beside its land, and each format says so.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { certificate } from '../../src/artifacts/certificate.ts';
import { compassCorner } from '../../src/artifacts/compass-corner.ts';
import { drawnTracts } from '../../src/artifacts/drawn-tract.ts';
import { dxf } from '../../src/artifacts/dxf.ts';
import { figure } from '../../src/artifacts/figure.ts';
import { geojson } from '../../src/artifacts/geojson.ts';
import { geopackage } from '../../src/artifacts/geopackage.ts';
import { kml } from '../../src/artifacts/kml.ts';
import { landxml } from '../../src/artifacts/landxml.ts';
import { type Compass, parentCorner } from '../../src/artifacts/parent-corner.ts';
import { placedTracts } from '../../src/artifacts/placed-tract.ts';
import { planeTracts } from '../../src/artifacts/plane-tract.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { lineBetween, offsetFrom } from '../../src/plss/geodesy.ts';
import { NO_EZDXF, NO_GDAL, NO_POPPLER, python, responseOf, tool, withFile } from './made-response.ts';

const read = (text: string): ExtractResponse => responseOf(readDescription(pastedText(text)).extraction);

/** 300 feet east and west, 200 north and south, begun at its southeast corner: the others lie at -300,0, -300,200 and 0,200. */
const LAND =
  'Beginning at an iron pin in the line of Smith; thence North 200 feet to a pin; thence West 300 feet to a pin; thence South 200 feet to a ' +
  'pin; thence East 300 feet to the point of beginning, containing 60,000 square feet.\n\nLESS AND EXCEPT the following described tract: ';
const SQUARE =
  'thence East 50 feet; thence South 40 feet; thence West 50 feet; thence North 40 feet to the point of beginning, containing 2,000 square feet.';
const excepting = (beginning: string): ExtractResponse => read(`${LAND}${beginning}; ${SQUARE}`);

const AT_CORNER = excepting('Beginning at the northwest corner of the above described tract');
const TIED = excepting(
  'Commencing at the southwest corner of the above described parcel; thence North 60 feet; thence East 30 feet to the point of beginning',
);
const AT_BEGINNING = excepting('Beginning at the point of beginning of the above described tract');
const UNTOLD = excepting('Beginning at an iron pin in the line of Jones');
const APART = 'drawn apart: its place in Tract 1 was not read';

const classes: [what: string, response: ExtractResponse, at: [number, number], words: string][] = [
  ['a corner named', AT_CORNER, [-300, 200], 'begins at the northwest corner of Tract 1'],
  ['a tie to a corner', TIED, [-270, 60], 'tied to the southwest corner of Tract 1'],
  ['the beginning of its land', AT_BEGINNING, [0, 0], 'begins at the point of beginning of Tract 1'],
  ['not told: east of its land, level with its foot', UNTOLD, [30, 40], APART],
];

const near = (got: readonly number[], want: readonly number[], limit = 0.001): void =>
  assert.ok(
    got.slice(0, 2).every((value, i) => Math.abs(value - want[i]!) <= limit),
    `${got.join(' ')}, not ${want.join(' ')}`,
  );

interface Collection {
  features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: number[][][] } }[];
}

/** Of the ring, the corner nearest to where the exception begins. */
const nearestOf = (ring: readonly number[][], [x, y]: readonly number[]): number[] =>
  ring.toSorted((a, b) => Math.hypot(a[0]! - x!, a[1]! - y!) - Math.hypot(b[0]! - x!, b[1]! - y!))[0]!;

describe('an exception lies where its words tell it', () => {
  for (const [what, response, at, words] of classes) {
    test(`${what}: in the plane of its land`, () => {
      const [land, exception] = drawnTracts(response);
      near(land!.points[0]!, [0, 0]);
      near(exception!.points[0]!, at);
      assert.equal(exception!.place!.words, words);
      assert.equal(exception!.plane, words === APART ? 1 : 0);
    });

    test(`${what}: ezdxf finds it there, no error, and its words`, { skip: NO_EZDXF }, () => {
      const script =
        'import sys,json,ezdxf\nd=ezdxf.readfile(sys.argv[1])\na=d.audit()\nm=d.modelspace()\n' +
        'e=m.query(\'LWPOLYLINE[layer=="V-PROP-EXCP"]\').first\nl=([None]+list(m.query(\'LINE[layer=="V-PROP-TIES"]\')))[-1]\n' +
        'print(json.dumps([len(a.errors)+len(a.fixes),[list(p) for p in e.get_points("xy")],[t.dxf.text for t in m.query("TEXT")],' +
        'list(l.dxf.end)[:2] if l else None]))';
      const [wrong, points, texts, tieEnd] = withFile(
        't.dxf',
        dxf(response)!,
        (path) => JSON.parse(python(script, path)) as [number, number[][], string[], number[] | null],
      );
      assert.equal(wrong, 0);
      near(points[0]!, at);
      assert.ok(texts.includes(words), texts.join('\n'));
      assert.ok(!texts.some((text) => text.includes('is not shown')), 'one land: nothing lies as it should not');
      if (tieEnd) near(tieEnd, at);
    });

    test(`${what}: GDAL finds it in the GeoPackage, tract and courses`, { skip: NO_GDAL }, () => {
      const [tracts, calls] = withFile('t.gpkg', geopackage(response)!, (path) =>
        ['tracts', 'calls'].map(
          (layer) => JSON.parse(tool('ogr2ogr', '-f', 'GeoJSON', '/vsistdout/', path, layer)) as Collection,
        ),
      );
      const exception = tracts!.features.find(({ properties }) => properties.tract_index === 1)!;
      near(nearestOf(exception.geometry.coordinates[0]!, at), at);
      assert.equal(exception.properties.exception_place, words);
      assert.equal(tracts!.features[0]!.properties.exception_place, null);
      const first = calls!.features.find(({ properties }) => properties.tract_index === 1 && properties.call === 1)!;
      near(first.geometry.coordinates[0] as unknown as number[], at);
    });

    test(`${what}: GeoJSON in feet and LandXML`, () => {
      const { features } = JSON.parse(geojson(response, 'local')!) as Collection;
      near(nearestOf(features[1]!.geometry.coordinates[0]!, at), at);
      assert.equal(features[1]!.properties.exception_place, words);
      const parcel = landxml(response)!.split('<Parcel ')[2]!;
      const [north, east] = /<Start>(\S+) (\S+)<\/Start>/.exec(parcel)!.slice(1).map(Number);
      near([east!, north!], at);
      assert.ok(parcel.includes(words));
    });

    test(`${what}: figure and certificate`, { skip: NO_POPPLER }, async () => {
      const [land, exception] = figure(response)!.split('<g transform="translate(0 470)">');
      assert.ok(exception!.includes(`>Exception, ${words}<`));
      const said = words === APART ? '>Exceptions drawn apart, place not read: Tract 2<' : '>Exception: Tract 2<';
      assert.ok(land!.includes(said), land);
      const pages = withFile('t.pdf', await certificate(response), (path) => tool('pdftotext', '-layout', path, '-'));
      assert.ok(pages.includes(`Exception, ${words}.`));
      assert.ok(pages.includes(said.slice(1, -1)));
    });
  }

  test('one drawn apart lies on no other, however many they are', () => {
    const more = `LESS AND EXCEPT the following described tract: Beginning at a stone; ${SQUARE}`;
    const drawn = drawnTracts(read(`${LAND}Beginning at an oak; ${SQUARE}\n\n${more}\n\n${more}`));
    assert.equal(drawn.length, 4);
    const spans = drawn.map(({ points }) => points.map(([east]) => east));
    spans.slice(1).forEach((span, i) => assert.ok(Math.min(...span) > Math.max(...spans[i]!)));
  });
});

describe('on the earth an exception goes with its land', () => {
  const locate = (response: ExtractResponse): ExtractResponse => {
    const copy = structuredClone(response);
    const [pob, none] = [[-97, 32], null];
    const rest = { source: 'plss_corner', basis: '', plss_id: '', status: 'REVIEW', reasons: [], tie_offset: none, anchor: none } as const; // prettier-ignore
    copy.groundtruth_verdicts[0]!.location = { crs: 'EPSG:4326', pob, rotation_deg: 30, ...rest, reasons: [] };
    return copy;
  };

  test('GeoJSON and KML: by the suggested place of its land, and turned with it', () => {
    const { features } = JSON.parse(geojson(locate(AT_CORNER), offsetFrom)!) as Collection;
    assert.equal(features.length, 2);
    const [land, exception] = features.map(({ geometry }) => geometry.coordinates[0]!);
    const shared = land!.filter(([x, y]) => exception!.some(([lon, lat]) => lon === x && lat === y));
    assert.equal(shared.length, 1, 'its northwest corner is that of its land');
    assert.equal(kml(locate(AT_CORNER), offsetFrom)!.match(/<Placemark/g)!.length, 2);
  });

  test('one whose place was not read is left out', () => {
    assert.equal((JSON.parse(geojson(locate(UNTOLD), offsetFrom)!) as Collection).features.length, 1);
    assert.equal(placedTracts(UNTOLD, new Map([[0, { lon: -97, lat: 32, rotationDeg: 0 }]]), offsetFrom).length, 1);
  });

  test("the account's fabric: by the placement of its land, else its own", () => {
    const placement = { lon: -97, lat: 32, rotationDeg: 90 };
    const [, exception] = placedTracts(TIED, new Map([[0, placement]]), offsetFrom);
    const { lengthFt } = lineBetween([-97, 32], [exception!.placement!.lon, exception!.placement!.lat]);
    assert.ok(Math.abs(lengthFt - Math.hypot(270, 60)) < 0.01, String(lengthFt));
    const own = { lon: -98, lat: 33, rotationDeg: 0 };
    const [, placed] = placedTracts(TIED, new Map([[0, placement], [1, own]]), offsetFrom); // prettier-ignore
    assert.deepEqual(placed!.placement, own);
  });
});

describe('the words of a beginning', () => {
  const rows: [words: string, corner: string | null][] = [
    ['Beginning at the Northeasterly corner of said tract', 'northeast'],
    ['Beginning at an iron pin at the NW corner of the above-described parcel', 'northwest'],
    ['BEGINNING at a point, said point being the S.E. cor. of the hereinabove described property', 'southeast'],
    ['From the northwest corner of the above-described parcel “B”', 'northwest'],
    ['Commencing for reference at the most northerly corner of the aforesaid 2.5 acre tract', 'north'],
    ['Beginning at the south west corner of the tract described above and running', 'southwest'],
    ['Beginning at the place of beginning of the foregoing tract', 'point of beginning'],
    ['Commencing at the aforesaid point of beginning', 'point of beginning'],
    ['Beginning 50 feet east of the northwest corner of the above described tract', null],
    [
      'Beginning at a point in the north line of the above tract, 50 feet from the northwest corner of said tract',
      null,
    ],
    ['Beginning at a point N 10° E from the southeast corner of the above described tract', null],
    ['Commencing at the said point of beginning of the Jones tract', null],
    ['Beginning at the northwest corner of the John Smith tract', null],
    ['Beginning at the northwest corner of said Smith tract', null],
    ['Beginning at the northwest corner of the tract herein described', null],
    ['Beginning at the northwest corner of Section 9', null],
    ['Beginning at the northwest corner of said tract line extended', null],
    ['Beginning at a stone', null],
  ];
  for (const [words, corner] of rows) test(words, () => assert.equal(parentCorner(words)?.corner ?? null, corner));
});

describe('the land that is meant', () => {
  const rows: [what: string, text: string, words: string][] = [
    ['"said tract" may be the one its land begins from', `${LAND.replace('the line of Smith', 'the Smith tract')}Beginning at the northwest corner of said tract; ${SQUARE}`, APART],
    ['"said tract", no other being spoken of', `${LAND}Beginning at the northwest corner of said tract; ${SQUARE}`, 'begins at the northwest corner of Tract 1'],
    ['both commence at one monument', `${LAND.replace('Beginning at an iron pin in the line of Smith', 'Commencing at the northwest corner of Section 9; thence South 500 feet to the point of beginning')}Commencing at the northwest corner of said Section 9; thence South 480 feet to the point of beginning; ${SQUARE}`, 'tied to the monument that Tract 1 is tied to'],
  ]; // prettier-ignore
  for (const [what, text, words] of rows)
    test(what, () => assert.equal(drawnTracts(read(text))[1]!.place!.words, words));

  test('"the above described tract" behind an exception may be that exception', () => {
    const text = `${LAND}Beginning at an oak; ${SQUARE}\n\nLESS AND EXCEPT the following: Beginning at the northwest corner of the`;
    const third = (which: string) => drawnTracts(read(`${text} ${which}; ${SQUARE}`))[2]!.place!.words;
    assert.equal(third('above described tract'), APART);
    assert.equal(third('entire tract described above'), 'begins at the northwest corner of Tract 1');
  });
});

describe('the corner that a surveyor would call so', () => {
  const figureOf = (courses: string) =>
    planeTracts(read(`Beginning at a pin; ${courses} to the point of beginning.`))[0]!;
  const rows: [what: string, courses: string, compass: Compass, at: [number, number] | null][] = [
    ['a long lot', 'thence North 50 feet; thence East 1000 feet; thence South 50 feet; thence West 1000 feet', 'northwest', [0, 50]],
    ['a point in its line is none', 'thence North 40 feet; thence North 10 feet; thence East 1000 feet; thence South 50 feet; thence West 1000 feet', 'northwest', [0, 50]],
    ['two corners of its north line: neither is the north corner', 'thence North 50 feet; thence East 1000 feet; thence South 50 feet; thence West 1000 feet', 'north', null],
    ['a square on its point', 'thence N 45°00\'00" W 100 feet; thence N 45°00\'00" E 100 feet; thence S 45°00\'00" E 100 feet; thence S 45°00\'00" W 100 feet', 'northwest', null],
    ['a square on its point', 'thence N 45°00\'00" W 100 feet; thence N 45°00\'00" E 100 feet; thence S 45°00\'00" E 100 feet; thence S 45°00\'00" W 100 feet', 'north', [0, 141.4214]],
    ['a corner cut off', 'thence North 90 feet; thence N 45°00\'00" E 14.14 feet; thence East 90 feet; thence South 100 feet; thence West 100 feet', 'northwest', null],
    ['a corner rounded off', 'thence North 80 feet; thence along a curve to the right having a radius of 20.00 feet, an arc length of 31.42 feet and a chord bearing N 45°00\'00" E 28.28 feet; thence East 80 feet; thence South 100 feet; thence West 100 feet', 'northwest', null],
  ]; // prettier-ignore
  for (const [what, courses, compass, at] of rows)
    test(`${what}: ${compass}`, () => {
      const corner = compassCorner(figureOf(courses), compass);
      if (at === null || corner === null) assert.equal(corner, at);
      else near(corner, at, 0.01);
    });
});
