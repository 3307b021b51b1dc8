// Every zone of our tables against PROJ (Debian's proj-bin, with its own copy of the EPSG register): coordinates within 1 mm, scale to
// the fifth place that PROJ prints, convergence within a thousandth of a second of arc.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { findGrid } from '../../src/grids/find-grid.ts';
import type { PlaneGrid } from '../../src/grids/grid.ts';
import { type Zone, zoneCodes, zoneOf } from '../../src/grids/zones.ts';
import { NO_PROJ, NO_VALIDATOR } from '../artifacts/made-response.ts';

const NEAR_M = 0.001;
type LonLat = readonly [number, number];

const planeGrid = (epsg: number): PlaneGrid => {
  const grid = findGrid(epsg);
  if (grid?.kind !== 'plane') assert.fail(`EPSG:${epsg} is no plane`);
  return grid;
};

/** Around the zone: its middle, its corners, and a place east of it. */
function pointsOf({ projection: { lat, lon, ...more }, name }: Zone): LonLat[] {
  const [south, north] =
    more.kind === 'lcc'
      ? [Math.min(...more.parallels) - 0.6, Math.max(...more.parallels) + 0.6]
      : name.includes('UTM')
        ? name.endsWith('S')
          ? [-72, -3]
          : [3, 72]
        : more.kind === 'omerc'
          ? [lat - 2.5, lat + 2.5]
          : [lat + 0.2, lat + 4];
  const wide = more.kind === 'lcc' ? 3 : more.kind === 'omerc' ? 2 : name.includes('UTM') ? 3 : 1.5;
  return [
    [lon, (south + north) / 2],
    [lon - wide, south],
    [lon - wide, north],
    [lon + wide, south],
    [lon + wide, north],
    [lon + wide / 2.5, south + 0.7],
  ];
}

function piped(command: string, args: string[], input: string): Promise<number[][]> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, (error, out) => {
      if (error) reject(new Error(error.message));
      else resolve(out.trim().split('\n').map((line) => (line.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number))); // prettier-ignore
    });
    child.stdin!.end(input);
  });
}

const FAMILIES: [name: string, codes: number[]][] = [
  ['State Plane', zoneCodes().filter((epsg) => !zoneOf(epsg)!.name.includes('UTM'))],
  ['UTM', zoneCodes().filter((epsg) => zoneOf(epsg)!.name.includes('UTM'))],
];

describe('every zone lies where PROJ has it, within 1 mm', () => {
  for (const [family, codes] of FAMILIES)
    test(`${family}, ${codes.length} codes`, { skip: NO_PROJ }, async () => {
      const wrong: string[] = [];
      const check = async (epsg: number): Promise<void> => {
        const [zone, { projectFt, unit }] = [zoneOf(epsg)!, planeGrid(epsg)];
        const points = pointsOf(zone);
        const input = points.map(([lon, lat]) => `${lat} ${lon}`).join('\n'); // latitude first: so EPSG has them
        const from = zone.datum === 'NAD83' ? 'EPSG:4269' : 'EPSG:4326';
        const said = await piped('cs2cs', ['-f', '%.6f', from, `EPSG:${epsg}`], input);
        points.forEach((at, i) => {
          const [eastFt, northFt] = projectFt(at);
          const [east, north] = said[i]! as [number, number];
          const offM = unit.meters * Math.hypot(eastFt * unit.perFoot - east, northFt * unit.perFoot - north);
          if (!(offM < NEAR_M)) wrong.push(`EPSG:${epsg} ${zone.name} at ${at.join(' ')}: ${offM} m`);
        });
      };
      for (let i = 0; i < codes.length; i += 4) await Promise.all(codes.slice(i, i + 4).map(check));
      assert.deepEqual(wrong, []);
    });

  test('125 zones of State Plane, most of them in feet besides', () => {
    const [, codes] = FAMILIES[0]!;
    const zones = new Set(codes.map((epsg) => zoneOf(epsg)!.name.replace(/ \(.*\)$/, '')));
    const unitsOf = (short: string): number => codes.filter((epsg) => zoneOf(epsg)!.unit.short === short).length;
    assert.deepEqual([zones.size, unitsOf('m'), unitsOf('ftUS'), unitsOf('ft')], [125, 125, 92, 15]);
  });
});

test('scale and convergence are those of PROJ', { skip: NO_PROJ }, async () => {
  for (const epsg of [2277, 26931, 26969, 26914, 32719, 2222, 26940]) {
    const zone = zoneOf(epsg)!;
    const { projection: p } = zone;
    const text =
      p.kind === 'lcc'
        ? [`+proj=lcc`, `+lat_1=${p.parallels[0]}`, `+lat_2=${p.parallels[1]}`, `+lon_0=${p.lon}`]
        : p.kind === 'tmerc'
          ? ['+proj=tmerc', `+k=${p.scale}`, `+lon_0=${p.lon}`]
          : [
              '+proj=omerc',
              `+alpha=${p.azimuth}`,
              `+gamma=${p.azimuth}`,
              `+k=${p.scale}`,
              `+lonc=${p.lon}`,
              '+no_uoff',
            ];
    const points = pointsOf(zone);
    const ellipsoid = `+ellps=${zone.datum === 'NAD83' ? 'GRS80' : 'WGS84'}`;
    const input = points.map((at) => at.join(' ')).join('\n');
    for (const [i, at] of points.entries()) {
      const { scale, convergenceDeg } = planeGrid(epsg).factorsAt(at);
      const [[, , meridianScale]] = (await piped('proj', ['-f', '%.6f', '-S', ...text, `+lat_0=${p.lat}`, ellipsoid], input.split('\n')[i]!)) as [number[]]; // prettier-ignore
      assert.ok(Math.abs(scale - meridianScale!) < 1e-5, `EPSG:${epsg} at ${at.join(' ')}: scale ${scale}, not ${meridianScale}`); // prettier-ignore
      const [near, far] = await piped(
        'cs2cs',
        ['-f', '%.9f', zone.datum === 'NAD83' ? 'EPSG:4269' : 'EPSG:4326', `EPSG:${epsg}`],
        [-5e-5, 5e-5].map((by) => `${at[1] + by} ${at[0]}`).join('\n'),
      );
      const turnedDeg = (-Math.atan2(far![0]! - near![0]!, far![1]! - near![1]!) * 180) / Math.PI;
      assert.ok(
        Math.abs(convergenceDeg - turnedDeg) * 3600 < 0.001,
        `EPSG:${epsg}: ${convergenceDeg}, not ${turnedDeg}`,
      );
    }
  }
});

test('the well-known text of every zone is that of the EPSG register', { skip: NO_VALIDATOR }, () => {
  const texts = Object.fromEntries([...zoneCodes(), 4269, 4326].map((epsg) => [epsg, findGrid(epsg)!.wkt]));
  const script =
    'import sys,json\nfrom osgeo import osr\nosr.UseExceptions()\nbad=[]\n' +
    'for k,w in json.load(sys.stdin).items():\n' +
    ' a,b=osr.SpatialReference(),osr.SpatialReference()\n a.ImportFromWkt(w)\n b.ImportFromEPSG(int(k))\n' +
    " if not a.IsSame(b,['IGNORE_DATA_AXIS_TO_SRS_AXIS_MAPPING=YES']): bad.append(k)\nprint(json.dumps(bad))";
  const said = execFileSync('/usr/bin/python3', ['-c', script], { input: JSON.stringify(texts), encoding: 'utf8' });
  assert.deepEqual(JSON.parse(said), []);
});

test('what is none of ours is none', () => {
  for (const epsg of [0, 1, 3857, 26979, 26732, 4267, 32600, 32761, 26924])
    assert.equal(findGrid(epsg), null, `EPSG:${epsg}`);
});
