import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import type { CurveDirection, DistanceUnit } from '../../src/contract/extraction.ts';
import { signedAreaSqft } from '../../src/survey/area.ts';
import { azimuthRad, parseBearing } from '../../src/survey/bearing.ts';
import { compassRule } from '../../src/survey/compass-rule.ts';
import type { CourseElements, CurveElements } from '../../src/survey/course.ts';
import { elementOf } from '../../src/survey/curve-size.ts';
import { traverse } from '../../src/survey/traverse.ts';
import type { Traverse } from '../../src/survey/traverse.ts';
import { SQFT_PER_ACRE, feetPer } from '../../src/survey/units.ts';

interface ExampleCall {
  type: 'line' | 'curve';
  bearing?: string;
  distance?: number;
  direction?: CurveDirection;
  chord_bearing?: string;
  chord_length?: number;
  radius?: number;
}
type Figure = number | number[][] | [string, number][];
interface Example {
  id: string;
  source: string;
  unit: DistanceUnit;
  calls: ExampleCall[];
  published: Record<string, Figure>;
  tolerance: Record<string, number>;
  disagrees?: { stated_acres: number };
  checked?: Record<string, number | null>;
}
interface CurveExample {
  id: string;
  radius: number;
  delta_deg: number;
  published: Record<string, number>;
}
interface Examples {
  traverses: Example[];
  curves: CurveExample[];
}

const examples = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../fixtures/worked-examples.json'), 'utf8'),
) as Examples;

/** "N26-10E", "AZ226-54-23", "AZ144.19342087", "W" */
function azimuthOf(spelled: string): number {
  const cardinal = { N: 0, E: 90, S: 180, W: 270 }[spelled];
  if (cardinal !== undefined) return (cardinal * Math.PI) / 180;
  if (spelled.startsWith('AZ')) {
    const [d = 0, m = 0, s = 0] = spelled.slice(2).split('-').map(Number);
    return ((d + m / 60 + s / 3600) * Math.PI) / 180;
  }
  const bearing = parseBearing(spelled);
  assert.ok(bearing, spelled);
  return azimuthRad(bearing);
}

const NOTHING: CurveElements = {
  kind: 'curve',
  radiusFt: null,
  arcFt: null,
  deltaRad: null,
  chordFt: null,
  tangentFt: null,
  chordAzimuthRad: null,
  tangentInRad: null,
  tangentOutRad: null,
  radialInRad: null,
  radialOutRad: null,
  direction: null,
  concaveRad: null,
  tangent: null,
  troubles: [],
  assumptions: [],
};

function elements(call: ExampleCall, feet: number): CourseElements {
  if (call.type === 'line')
    return { kind: 'line', azimuthRad: azimuthOf(call.bearing!), lengthFt: call.distance! * feet, troubles: [] };
  return {
    ...NOTHING,
    radiusFt: call.radius! * feet,
    chordFt: call.chord_length! * feet,
    chordAzimuthRad: azimuthOf(call.chord_bearing!),
    direction: call.direction!,
  };
}

/** Each published figure in the source's own unit. */
function figures(raw: Traverse, feet: number): Record<string, number> {
  const adjusted = compassRule(raw);
  const area = Math.abs(signedAreaSqft(raw));
  return {
    misclosure: raw.misclosureFt / feet,
    ratio: raw.perimeterFt / raw.misclosureFt,
    perimeter: raw.perimeterFt / feet,
    sum_lat: raw.northFt / feet,
    sum_dep: raw.eastFt / feet,
    north_error: -raw.northFt / feet,
    east_error: -raw.eastFt / feet,
    area_sqft: area,
    acres: area / SQFT_PER_ACRE,
    area_unit2: area / feet ** 2,
    area_sqft_compass_adjusted: Math.abs(signedAreaSqft(adjusted)),
    area_m2_compass_adjusted: Math.abs(signedAreaSqft(adjusted)) / feet ** 2,
  };
}

function near(name: string, ours: number, theirs: number, tolerance: number): void {
  assert.ok(Math.abs(ours - theirs) <= tolerance, `${name}: ours ${ours}, published ${theirs}, tolerance ${tolerance}`);
}

function adjustedAgrees(raw: Traverse, figure: Figure, tolerance: number): void {
  const { points } = compassRule(raw);
  const published = figure as number[][];
  const [e0 = 0, n0 = 0] = published[0]!;
  published.forEach(([east = 0, north = 0], i) => {
    near(`east ${i}`, points[i]![0] + e0, east, tolerance);
    near(`north ${i}`, points[i]![1] + n0, north, tolerance);
  });
}

function adjustedCallsAgree(raw: Traverse, figure: Figure, tolerance: number): void {
  const { courses } = compassRule(raw);
  (figure as [string, number][]).forEach(([azimuth, length], i) => {
    near(`length ${i}`, courses[i]!.lengthFt, length, tolerance);
    const turn = Math.sin(courses[i]!.azimuthRad - azimuthOf(`AZ${azimuth}`));
    near(`azimuth ${i} in seconds`, (turn * 180 * 3600) / Math.PI, 0, 0.1);
  });
}

function walkExample(example: Example): Traverse {
  const feet = feetPer(example.unit, 'TX');
  const walked = traverse(example.calls.map((call) => elements(call, feet)));
  assert.ok(walked);
  return walked;
}

describe('published traverses, each figure within the rounding it was published with', () => {
  for (const example of examples.traverses)
    test(`${example.id} (${example.source})`, () => {
      const raw = walkExample(example);
      const ours = figures(raw, feetPer(example.unit, 'TX'));
      for (const [name, figure] of Object.entries(example.published)) {
        const tolerance = example.tolerance[name]!;
        if (name === 'adjusted_xy') adjustedAgrees(raw, figure, tolerance);
        else if (name === 'adjusted_calls') adjustedCallsAgree(raw, figure, tolerance);
        else near(name, ours[name]!, figure as number, tolerance);
      }
      if (example.disagrees) assert.ok(Math.abs(ours['acres']! - example.disagrees.stated_acres) > 0.18);
    });
});

describe('published curves: arc, chord and tangent from radius and central angle', () => {
  const names = { arc_length: 'arcFt', chord_length: 'chordFt', tangent: 'tangentFt' } as const;
  for (const curve of examples.curves)
    test(curve.id, () => {
      const size = { radiusFt: curve.radius, deltaRad: (curve.delta_deg * Math.PI) / 180 };
      for (const [name, figure] of Object.entries(curve.published))
        near(name, elementOf(names[name as keyof typeof names], size), figure, 0.0051);
    });
});

const corpus = resolve(
  import.meta.dirname,
  '../..',
  process.env['THENCE_CORPUS'] ?? '../shared/corpus',
  'worked-examples.json',
);
test('the corpus file: every traverse as independently recomputed', (t) => {
  if (!existsSync(corpus)) return t.skip('corpus absent: worked-examples.json');
  const file = JSON.parse(readFileSync(corpus, 'utf8')) as { examples: Example[] };
  assert.ok(file.examples.length >= 20);
  for (const example of file.examples) {
    const ours = figures(walkExample(example), feetPer(example.unit, 'TX'));
    const checked = example.checked!;
    for (const name of ['misclosure', 'sum_lat', 'sum_dep'])
      near(`${example.id} ${name}`, ours[name]!, checked[name]!, 0.000051);
    near(`${example.id} perimeter`, ours['perimeter']!, checked['perimeter']!, 0.00051);
    near(`${example.id} area`, ours['area_unit2']!, checked['area_unit2']!, 0.0051);
  }
});
