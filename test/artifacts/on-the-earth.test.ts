// What lies on the earth: one placer for suggestions and for the account's fabric, held against PROJ; and the holes of a georef.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { geojson } from '../../src/artifacts/geojson.ts';
import { geopackage } from '../../src/artifacts/geopackage.ts';
import { kml } from '../../src/artifacts/kml.ts';
import { placedTracts } from '../../src/artifacts/placed-tract.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { lineBetween, offsetFrom } from '../../src/plss/geodesy.ts';
import { FEET_PER_METER } from '../../src/survey/units.ts';
import { extractionOf, lineCall, tractOf } from '../survey/made-tract.ts';
import { NO_GDAL, NO_VALIDATOR, python, responseOf, sample, tool, withFile } from './made-response.ts';

type LonLat = [number, number];
interface Features {
  features: { geometry: { type: string; coordinates: LonLat[][] | LonLat[][][] } }[];
}

const MILE_FT = 5280;
const NEAR_FT = 0.01 * FEET_PER_METER; // a hundredth of a metre

/** A square mile whose beginning is suggested here, turned. */
function mileAt(pob: LonLat, rotationDeg: number): ExtractResponse {
  const to = (ns: 'N' | 'S', degrees: number, ew: 'E' | 'W') =>
    lineCall({ ns, degrees, minutes: 0, seconds: 0, ew }, MILE_FT);
  const response = responseOf(
    extractionOf([tractOf([to('N', 0, 'E'), to('N', 90, 'E'), to('S', 0, 'E'), to('N', 90, 'W')])]),
  );
  response.groundtruth_verdicts[0]!.location = {
    crs: 'EPSG:4326',
    pob,
    rotation_deg: rotationDeg,
    source: 'plss_corner',
    basis: '',
    plss_id: '',
    status: 'REVIEW',
    reasons: [],
    tie_offset: null,
    anchor: null,
  };
  return response;
}

function suggestedRing(response: ExtractResponse): LonLat[] {
  const { features } = JSON.parse(geojson(response, offsetFrom)!) as Features;
  return features[0]!.geometry.coordinates[0] as LonLat[];
}

const apartFt = (a: LonLat, b: LonLat): number => lineBetween(a, b).lengthFt;

describe('a mile square lies where the account fabric would place it, and where PROJ does', () => {
  const rows: [where: string, pob: LonLat, rotationDeg: number][] = [
    ['in the south', [-97, 32], 0],
    ['in the north, turned', [-150.5, 64.9], 17.25],
    ['turned the other way', [-81.2, 27.4], -133],
    ['across the 180th meridian', [179.99, 51.9], 5],
  ];
  for (const [where, pob, rotationDeg] of rows) {
    const response = mileAt(pob, rotationDeg);
    const ring = suggestedRing(response);

    test(`${where}: the fabric's corners are within 0.01 m`, () => {
      const placement = { lon: pob[0], lat: pob[1], rotationDeg };
      const [placed] = placedTracts(response, new Map([[0, placement]]), offsetFrom);
      const corners = placed!.polygons[0]![0]!;
      assert.equal(corners.length, ring.length);
      for (const corner of corners)
        assert.ok(Math.min(...ring.map((point) => apartFt(point, [...corner]))) < NEAR_FT, String(corner));
    });

    test(`${where}: PROJ lays it back on its plane within 0.01 m`, { skip: NO_VALIDATOR }, () => {
      const plane = `+proj=aeqd +lat_0=${pob[1]} +lon_0=${pob[0]} +datum=WGS84 +units=us-ft`;
      const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)];
      const wanted = response.groundtruth_verdicts[0]!.geometry!.vertices.map(
        ([x, y]) => [x! * cos + y! * sin, y! * cos - x! * sin] as const,
      );
      const said = withFile('t.json', ring.map((point) => point.join(' ')).join('\n'), (path) =>
        python(
          'import sys\nfrom osgeo import osr\na,b=osr.SpatialReference(),osr.SpatialReference()\na.ImportFromEPSG(4326)\n' +
            'a.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)\nb.ImportFromProj4(sys.argv[2])\n' +
            't=osr.CoordinateTransformation(a,b)\nfor l in open(sys.argv[1]): print(*t.TransformPoint(*map(float,l.split()))[:2])',
          path,
          plane,
        ),
      );
      const back = said
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number));
      assert.equal(back.length, 5);
      for (const [x, y] of wanted)
        assert.ok(Math.min(...back.map(([east, north]) => Math.hypot(east! - x, north! - y))) < NEAR_FT, `${x} ${y}`);
    });
  }

  test('a figure across the 180th meridian is one piece', () => {
    const lons = suggestedRing(mileAt([179.99, 51.9], 5)).map(([lon]) => lon);
    assert.ok(Math.max(...lons) > 180 && Math.max(...lons) - Math.min(...lons) < 0.1);
  });
});

/** Corners of a square in degrees. */
const square = (lon: number, lat: number, side: number): LonLat[] => [
  [lon, lat],
  [lon + side, lat],
  [lon + side, lat + side],
  [lon, lat + side],
  [lon, lat],
];

/** A square with a hole, an island in the hole, and a second square beside it, in no order. */
function holed(): ExtractResponse {
  const response = sample();
  const rings = [
    square(-99.997, 40.003, 0.004),
    square(-99.98, 40, 0.01),
    square(-100, 40, 0.01),
    square(-99.996, 40.004, 0.001),
  ];
  response.groundtruth_verdicts[1]!.georef = { crs: 'EPSG:4326', rings, acres: 400, plss_id: 'X', source: 'test' };
  return response;
}
const HOLED_AREA = 0.01 ** 2 - 0.004 ** 2 + 0.001 ** 2 + 0.01 ** 2;

describe('the holes of a georef are holes', () => {
  const areaOf = (path: string, layer: string): number => {
    const said = tool('ogrinfo', '-q', '-dialect', 'OGRSQL', '-sql', `SELECT OGR_GEOM_AREA FROM "${layer}"`, path);
    return Number(/OGR_GEOM_AREA \(Real\) = ([-\d.e]+)/.exec(said)?.[1]);
  };
  const rows: [file: string, layer: string, bytes: () => string | Uint8Array][] = [
    ['t.gpkg', 'located_tracts', () => geopackage(holed())!],
    ['t.geojson', 't', () => geojson(holed(), offsetFrom)!],
    ['t.kml', 'Deed 12.pdf', () => kml(holed(), offsetFrom)!],
  ];
  for (const [file, layer, bytes] of rows)
    test(`GDAL finds the area in ${file}`, { skip: NO_GDAL }, () => {
      const area = withFile(file, bytes(), (path) => areaOf(path, layer));
      assert.ok(Math.abs(area / HOLED_AREA - 1) < 1e-6, `${area}, not ${HOLED_AREA}`);
    });

  test("gdal's validator has nothing to say", { skip: NO_VALIDATOR }, () => {
    const script =
      'import sys\nfrom osgeo_utils.samples import validate_gpkg as v\nprint(v.check(sys.argv[1], extra_checks=True, warning_msg=print))';
    const said = withFile('t.gpkg', geopackage(holed())!, (path) => python(script, path));
    assert.match(said.trim(), /^(None|\[\]|True)?$/);
  });

  test('GeoJSON: outsides run counterclockwise, holes clockwise', () => {
    const { features } = JSON.parse(geojson(holed(), offsetFrom)!) as Features;
    const { type, coordinates } = features[0]!.geometry;
    assert.equal(type, 'MultiPolygon');
    const turns = (coordinates as LonLat[][][]).map((polygon) => polygon.map((ring) => Math.sign(twiceArea(ring))));
    assert.deepEqual(
      turns.toSorted((a, b) => b.length - a.length),
      [[1, -1], [1], [1]],
    );
  });
});

function twiceArea(ring: LonLat[]): number {
  const [originX, originY] = ring[0]!;
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    twice += (a[0] - originX) * (b[1] - originY) - (b[0] - originX) * (a[1] - originY);
  }
  return twice;
}
