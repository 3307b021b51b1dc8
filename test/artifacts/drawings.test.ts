// Round trips: what ezdxf, GDAL and an XML reader find in our files is what the verdict has: vertices and arcs within 0.001 ft, areas to 1e-6.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dxf } from '../../src/artifacts/dxf.ts';
import { geopackage } from '../../src/artifacts/geopackage.ts';
import { landxml } from '../../src/artifacts/landxml.ts';
import { centreOf, courseLabel, pathOf, planeTracts } from '../../src/artifacts/plane-tract.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { extractionOf, lineCall, tractOf } from '../survey/made-tract.ts';
import {
  curved,
  many,
  NO_EZDXF,
  NO_GDAL,
  NO_VALIDATOR,
  python,
  responseOf,
  sample,
  tool,
  withFile,
} from './made-response.ts';

const NEAR_FT = 0.001;
const AREA = 1e-6;
type Xy = [number, number];

const bodies: [name: string, response: ExtractResponse][] = [
  ['the sample', sample()],
  ['twelve courses with curves, seed 1', curved(1)],
  ['twelve courses with curves, seed 2', curved(2)],
  ['twelve courses with curves, seed 5', curved(5)],
  ['five hundred courses', many(500)],
];

/** Chinese names, a tie, an exception, a centerline, odd characters: what a drawing must survive. */
function odd(): ExtractResponse {
  const calls = (size: number) => [
    lineCall({ ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, size),
    lineCall({ ns: 'N', degrees: 90, minutes: 0, seconds: 0, ew: 'E' }, size),
    lineCall({ ns: 'S', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, size),
    lineCall({ ns: 'N', degrees: 90, minutes: 0, seconds: 0, ew: 'W' }, size),
  ];
  return responseOf(
    extractionOf([
      tractOf(calls(100), {
        name: '王小明地块 "A" <1>\n%%u\\P',
        tie_calls: ['bearing=N 45 00 00.0 E | distance=30.00 | verbatim=tie'],
      }),
      tractOf(calls(20), { name: 'Hole', is_exception: true }),
      tractOf(calls(50).slice(0, 3), { name: 'Line', description_type: 'centerline' }),
    ]),
  );
}

const close = (got: number, want: number, limit: number, what: string): void =>
  assert.ok(Math.abs(got - want) <= limit, `${what}: ${got}, not ${want}`);

describe('DXF R2010', () => {
  for (const [name, response] of [...bodies, ['odd names, a tie, an exception, a centerline', odd()] as const])
    test(`ezdxf finds no error and nothing to fix: ${name}`, { skip: NO_EZDXF }, () => {
      const script =
        'import sys,ezdxf\nd=ezdxf.readfile(sys.argv[1])\na=d.audit()\nprint(d.dxfversion,d.units,len(a.errors),len(a.fixes))';
      const said = withFile('t.dxf', dxf(response)!, (path) => python(script, path));
      assert.equal(said.trim(), 'AC1024 2 0 0');
    });

  for (const [name, response] of bodies)
    test(`its boundary has the verdict's vertices, arcs and area: ${name}`, { skip: NO_EZDXF }, () => {
      const script =
        'import sys,json,ezdxf\nd=ezdxf.readfile(sys.argv[1])\n' +
        "print(json.dumps([[list(p) for p in e.get_points('xyb')] for e in d.modelspace().query('LWPOLYLINE[layer==\"V-PROP-LINE\"]')]))";
      const figures = withFile(
        't.dxf',
        dxf(response)!,
        (path) => JSON.parse(python(script, path)) as [number, number, number][][],
      );
      planeTracts(response).forEach(({ points, courses, verdict }, i) => {
        const found = figures[i]!;
        points.slice(0, -1).forEach(([east, north], k) => {
          close(found[k]![0], east, NEAR_FT, `east ${k}`);
          close(found[k]![1], north, NEAR_FT, `north ${k}`);
        });
        courses.forEach(({ arc, call }, k) => {
          assert.equal(found[k]![2] !== 0, arc !== null);
          if (arc === null) return;
          assert.equal(found[k]![2] < 0, call.curve_direction === 'right', 'a bulge is positive to the left');
        });
        close(bulgedArea(found) / verdict.computed_sqft!, 1, AREA, 'area');
      });
    });

  test('GDAL reads degrees as they are, and an exception by its name', { skip: NO_GDAL }, () => {
    const { features } = withFile(
      't.dxf',
      dxf(odd())!,
      (path) =>
        JSON.parse(tool('ogr2ogr', '-f', 'GeoJSON', '/vsistdout/', path, '-where', 'Text IS NOT NULL')) as Features,
    );
    const words = features.map(({ properties }) => String(properties.Text));
    for (const word of [`N 00°00'00" E 100.00'`, 'Hole (exception)']) assert.ok(words.includes(word), word);
    assert.ok(dxf(odd())!.includes('\n王小明地块 "A" <1> %%u')); // UTF-8, which GDAL 3.6 takes for Latin 1
    assert.ok(words.some((word) => /how they lie to each other is not shown/.test(word)));
  });

  test('several tracts are groups of their own, one tract is not', () => {
    const groups = (response: ExtractResponse): string[] =>
      [...dxf(response)!.matchAll(/^ {2}0\nGROUP\n[\s\S]*?^300\n(.*)$/gm)].map(([, name]) => name!);
    assert.deepEqual(groups(odd()).slice(1), ['Hole (exception)', 'Line']);
    assert.deepEqual(groups(curved(1)), []);
  });

  test('texts are small beside their figure, whatever its size', { skip: NO_EZDXF }, () => {
    const script =
      "import sys,ezdxf\nd=ezdxf.readfile(sys.argv[1])\nprint(max(t.dxf.height for t in d.modelspace().query('TEXT')))";
    const at = (ns: 'N' | 'S', degrees: number, ew: 'E' | 'W') => ({ ns, degrees, minutes: 0, seconds: 0, ew });
    for (const feet of [0.5, 3.5, 60, 26400]) {
      const calls = [at('N', 0, 'E'), at('N', 90, 'E'), at('S', 0, 'E'), at('N', 90, 'W')].map((b) =>
        lineCall(b, feet),
      );
      const response = responseOf(extractionOf([tractOf(calls)]));
      const highest = withFile('tracts.dxf', dxf(response)!, (path) => Number(python(script, path)));
      assert.ok(highest <= feet / 40 && highest > 0, `${highest} ft on a lot of ${feet} ft`);
    }
  });

  test('labels are the recorded values; of an adjusted figure, its own', () => {
    const response = curved(1);
    const [tract] = response.extraction.tracts;
    const at = tract!.calls.findIndex(({ arc_length: arc }) => arc !== null);
    const call = tract!.calls[at]!;
    call.arc_length = Math.round(call.arc_length! * 100 + 1) / 100; // a cent more than radius and chord make it
    const label = (): string => courseLabel(planeTracts(response)[0]!.courses[at]!);
    assert.ok(label().endsWith(`L=${call.arc_length.toFixed(2)}'`), label());
    const line = tract!.calls.findIndex(({ call_type: type }) => type === 'line');
    const verdict = response.groundtruth_verdicts[0]!;
    const [from, to] = [verdict.geometry!.vertices[line]!, verdict.geometry!.vertices[line + 1]!];
    verdict.adjusted = true;
    verdict.geometry!.vertices[line + 1] = [from[0]!, from[1]! + Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!) + 5];
    assert.match(courseLabel(planeTracts(response)[0]!.courses[line]!), /^N 00°00'00" E /);
  });

  /** A tie of two legs, a figure that misses its beginning, an exception in it. */
  const TIED = `PARCEL A
Commencing at the northwest corner of Section 9; thence South 10°00'00" East, 140.00 feet; thence North 80°00'00" East, 95.50 feet to the POINT OF BEGINNING;
thence North 00°00'00" East, 200.00 feet to an iron rod; thence North 90°00'00" East, 150.00 feet to an iron rod;
thence South 00°00'00" East, 12.00 feet; thence South 05°10'00" East, 188.80 feet to an iron rod; thence North 90°00'00" West, 145.40 feet to the POINT OF BEGINNING, containing 0.69 acres of land.`;
  interface Read {
    heights: number[];
    angles: number[];
    units: number[];
    model: [string, string, string][];
    sheet: [string, string, string][];
    scale: number;
  }
  const readBack = (response: ExtractResponse): Read => {
    const script =
      'import sys,json,ezdxf\nd=ezdxf.readfile(sys.argv[1])\nm,s=d.modelspace(),d.layout("Sheet")\nt=list(m.query("TEXT"))\n' +
      'row=lambda e:[e.dxftype(),e.dxf.layer,e.dxf.text if e.dxftype()=="TEXT" else ""]\nv=s.query("VIEWPORT")[-1]\n' +
      'print(json.dumps(dict(heights=[e.dxf.height for e in t],angles=[e.dxf.rotation for e in t],units=[d.header["$INSUNITS"],d.header["$AUNITS"]],' +
      'model=[row(e) for e in m],sheet=[row(e) for e in s],scale=v.dxf.view_height/v.dxf.height)))';
    return withFile('t.dxf', dxf(response)!, (path) => JSON.parse(python(script, path)) as Read);
  };
  const tied = (): ExtractResponse => responseOf(readDescription(pastedText(TIED)).extraction);

  test('one height of lettering for the plot scale, read from the bottom or the right', { skip: NO_EZDXF }, () => {
    for (const response of [tied(), curved(2), odd()]) {
      const { heights, angles, scale } = readBack(response);
      assert.deepEqual([...new Set(heights.map((high) => high.toFixed(6)))], [(0.08 * scale).toFixed(6)]);
      assert.ok([1, 2, 3, 4, 5, 6].includes(scale / 10 ** Math.floor(Math.log10(scale))), `1" = ${scale}'`);
      assert.ok(angles.every((deg) => deg > -70.001 && deg < 110.001), String(angles)); // prettier-ignore
    }
  });

  test(
    "feet and surveyor's bearings; layers of the National CAD Standard; each course drawn once",
    { skip: NO_EZDXF },
    () => {
      const { units, model, sheet } = readBack(tied());
      assert.deepEqual(units, [2, 4]);
      assert.ok([...model, ...sheet].every(([, layer]) => /^V-[A-Z]{4}-[A-Z]{4}(-[A-Z]{4})?$/.test(layer)));
      assert.equal(model.filter(([type, layer]) => type === 'LWPOLYLINE' && layer === 'V-PROP-LINE').length, 1);
      assert.equal(model.filter(([type]) => type === 'LINE').length, 3); // two legs of the tie, the misclosure
    },
  );

  test('each leg of a tie with its label; the misclosure and the verdict in words', { skip: NO_EZDXF }, () => {
    const words = readBack(tied()).model.map(([, , text]) => text);
    const said = [`S 10°00'00" E 140.00'`, `N 80°00'00" E 95.50'`, 'POC: the northwest corner of Section 9'];
    for (const line of said) assert.ok(words.includes(line.replaceAll('°', '%%d')), `${line}\n${words.join('\n')}`);
    assert.ok(
      words.some((text) => text.startsWith('MISCLOSURE N 89') && text.endsWith("W 21.60'")),
      words.join('\n'),
    );
    assert.ok(words.includes('REVIEW, closes 1:32, 0.7255 acres computed'), words.join('\n'));
    assert.ok(readBack(curved(2)).model.every(([, , text]) => !text.startsWith('MISCLOSURE')));
  });

  test(
    'a sheet with title, scale, north arrow and the courses that have no room for a label',
    { skip: NO_EZDXF },
    () => {
      const { sheet } = readBack(tied());
      const words = sheet.map(([, , text]) => text);
      for (const line of ['Deed 12.pdf', 'N', `SCALE 1" = 30'`, 'COURSES BY NUMBER', `  3  S 00%%d00'00" E 12.00'`])
        assert.ok(words.includes(line), `${line}\n${words.join('\n')}`);
      assert.equal(sheet.filter(([type]) => type === 'VIEWPORT').length, 2);
    },
  );

  test('a label without a free place is not lost: it lies on a layer that is frozen', { skip: NO_EZDXF }, () => {
    const response = many(500);
    const { model } = readBack(response);
    assert.equal(model.filter(([, layer]) => layer === 'V-PROP-BRNG-HIDE').length, 500);
    assert.match(dxf(response)!, /V-PROP-BRNG-HIDE\n 70\n1\n 62\n8\n/);
  });

  test('GDAL reads the boundary with its arcs', { skip: NO_GDAL }, () => {
    withFile('t.dxf', dxf(sample())!, (path) => {
      const { features } = JSON.parse(
        tool('ogr2ogr', '-f', 'GeoJSON', '/vsistdout/', path, '-where', "Layer='V-PROP-LINE'"),
      ) as Features;
      assert.equal(features.length, 2);
      const ring = ringIn(features[0]!.geometry);
      for (const [east, north] of sample().groundtruth_verdicts[0]!.geometry!.vertices as Xy[])
        assert.ok(
          ring.some(([x, y]) => Math.hypot(x - east, y - north) <= NEAR_FT),
          `${east}, ${north}`,
        );
      close(
        Math.abs(shoelace(ring)) / sample().groundtruth_verdicts[0]!.computed_sqft!,
        1,
        1e-3,
        'area, at the 4° steps GDAL draws arcs with',
      );
    });
  });
});

interface Features {
  features: { geometry: { type: string; coordinates: unknown }; properties: Record<string, unknown> }[];
}

const ringIn = ({ type, coordinates }: { type: string; coordinates: unknown }): Xy[] =>
  (type === 'Polygon' ? (coordinates as Xy[][])[0]! : (coordinates as Xy[])).map(([x, y]) => [x, y]);

function shoelace(ring: readonly (readonly number[])[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    twice += x! * nextY! - nextX! * y!;
  });
  return twice / 2;
}

/** Of vertices with bulges: each bulge adds its segment. */
function bulgedArea(vertices: readonly [number, number, number][]): number {
  let area = shoelace(vertices);
  vertices.forEach(([x, y, bulge], i) => {
    if (bulge === 0) return;
    const [nextX, nextY] = vertices[(i + 1) % vertices.length]!;
    const delta = 4 * Math.atan(Math.abs(bulge));
    const radius = Math.hypot(nextX - x, nextY - y) / 2 / Math.sin(delta / 2);
    area += (Math.sign(bulge) * radius * radius * (delta - Math.sin(delta))) / 2;
  });
  return Math.abs(area);
}

describe('GeoPackage 1.3', () => {
  for (const [name, response] of [...bodies, ['odd names, a tie, an exception, a centerline', odd()] as const])
    test(`gdal's validator has nothing to say: ${name}`, { skip: NO_VALIDATOR }, () => {
      const script =
        'import sys\nfrom osgeo_utils.samples import validate_gpkg as v\n' +
        'print(v.check(sys.argv[1], extra_checks=True, warning_msg=print))';
      const said = withFile('t.gpkg', geopackage(response)!, (path) => python(script, path));
      assert.match(said.trim(), /^(None|\[\]|True)?$/);
    });

  for (const [name, response] of bodies)
    test(`GDAL reads the verdict's vertices and area: ${name}`, { skip: NO_GDAL }, () => {
      const { features } = withFile(
        't.gpkg',
        geopackage(response)!,
        (path) =>
          JSON.parse(
            tool('ogr2ogr', '-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=12', '/vsistdout/', path, 'tracts'),
          ) as Features,
      );
      planeTracts(response).forEach(({ points, courses, verdict }, i) => {
        const ring = ringIn(features[i]!.geometry);
        for (const [east, north] of points)
          assert.ok(
            ring.some(([x, y]) => Math.hypot(x - east, y - north) <= NEAR_FT),
            `${east}, ${north}`,
          );
        for (const course of courses) {
          const centre = centreOf(course);
          if (centre === null) continue;
          for (const [x, y] of pathOf(course))
            close(Math.hypot(x - centre[0], y - centre[1]), course.arc!.radiusFt, NEAR_FT, 'a point of an arc');
        }
        close(Math.abs(shoelace(ring)) / verdict.computed_sqft!, 1, AREA, 'area');
        assert.equal(features[i]!.properties.verdict, verdict.status);
        assert.equal(features[i]!.properties.computed_acres, verdict.computed_acres);
      });
    });

  test('beside the undefined plane the figures in feet that a GIS knows as feet', { skip: NO_VALIDATOR }, () => {
    const script =
      'import sys,json\nfrom osgeo import ogr\nd=ogr.Open(sys.argv[1])\nl=d.GetLayer("tracts_in_feet")\ns=l.GetSpatialRef()\n' +
      'print(json.dumps([s.IsLocal(),s.GetLinearUnits(),s.GetLinearUnitsName(),[f.GetGeometryRef().Area() for f in l]]))';
    const [isLocal, meters, name, areas] = withFile('t.gpkg', geopackage(sample())!, (path) => JSON.parse(python(script, path)) as [number, number, string, number[]]); // prettier-ignore
    assert.deepEqual([isLocal, name], [1, 'US survey foot']);
    close(meters, 1200 / 3937, 1e-12, 'the foot');
    sample().groundtruth_verdicts.forEach((verdict, i) => close(areas[i]! / verdict.computed_sqft!, 1, AREA, 'area'));
  });

  test('ogrinfo lists tracts, calls and the located aliquots without a warning', { skip: NO_GDAL }, () => {
    const response = sample();
    response.groundtruth_verdicts[1]!.georef = {
      crs: 'EPSG:4326',
      rings: [
        [
          [-100, 40],
          [-99.99, 40],
          [-99.99, 40.01],
          [-100, 40.01],
          [-100, 40],
        ],
      ],
      acres: 235,
      plss_id: 'X',
      source: 'test',
    };
    const said = withFile('t.gpkg', geopackage(response)!, (path) => tool('ogrinfo', '-al', '-so', path));
    assert.doesNotMatch(said, /warning|error/i);
    for (const layer of ['tracts', 'calls', 'located_tracts']) assert.match(said, new RegExp(`Layer name: ${layer}`));
    assert.match(said, /Undefined Cartesian SRS/i);
    assert.match(said, /WGS 84/);
  });
});

test('LandXML is well-formed and has the vertices, north before east', { skip: NO_EZDXF }, () => {
  const script =
    'import sys,json\nimport xml.etree.ElementTree as E\nr=E.parse(sys.argv[1]).getroot()\nn={"l":"http://www.landxml.org/schema/LandXML-1.2"}\n' +
    'print(json.dumps([[[float(v) for v in c.find("l:"+w,n).text.split()] for c in p.find("l:CoordGeom",n) for w in ("Start","End")] for p in r.iterfind(".//l:Parcel",n)]))';
  for (const [name, response] of bodies) {
    const parcels = withFile('t.xml', landxml(response)!, (path) => JSON.parse(python(script, path)) as Xy[][]);
    planeTracts(response).forEach(({ courses }, i) =>
      courses.forEach(({ from, to }, k) => {
        const [start, end] = [parcels[i]![2 * k]!, parcels[i]![2 * k + 1]!];
        close(Math.hypot(start[1] - from[0], start[0] - from[1]), 0, NEAR_FT, `${name}, start of ${k}`);
        close(Math.hypot(end[1] - to[0], end[0] - to[1]), 0, NEAR_FT, `${name}, end of ${k}`);
      }),
    );
  }
});
