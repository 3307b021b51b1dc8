import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Call } from '../../src/contract/extraction.ts';
import { locateByAdjoiner } from '../../src/plss/adjoiner.ts';
import type { PlacedParcel } from '../../src/plss/adjoiner.ts';
import { lineBetween } from '../../src/plss/geodesy.ts';
import type { LonLat } from '../../src/plss/lon-lat.ts';
import { planeAt } from '../../src/plss/plane.ts';
import { moved, rigidFit } from '../../src/plss/rigid-fit.ts';
import type { PointFt } from '../../src/plss/rigid-fit.ts';
import { FEET_PER_METER } from '../../src/survey/units.ts';
import { bearingFromAzimuth } from '../../src/survey/bearing.ts';
import { judge } from '../../src/verdict/verdict.ts';
import { extractionOf, lineCall, tractOf } from '../survey/made-tract.ts';

const POB: LonLat = [-93.1, 41.6];

/** The neighbour: an irregular figure whose east side has two courses, of 210 and 185 feet. */
const NEIGHBOUR: [number, number][] = [[0, 0], [-20, 380], [300, 390], [290, 185], [300, 0], [0, 0]]; // prettier-ignore
/** The tract lies east of it and begins at the neighbour's north-east corner: south along it, east, north, west. */
const TRACT: PointFt[] = [[0, 0], [-10, -205], [0, -390], [260, -395], [255, 5]]; // prettier-ignore

function calls(points: readonly PointFt[], turnDeg = 0): Call[] {
  return points.map((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const azimuth = (Math.atan2(dx, dy) * 180) / Math.PI + turnDeg;
    return lineCall(bearingFromAzimuth(azimuth, 2), Math.hypot(dx, dy));
  });
}

function parcel(more: Partial<PlacedParcel> = {}): PlacedParcel {
  return { name: 'Parcel A', owners: ['Ada Lindqvist'], recording: 'book=12 | page=34', pob: POB, rotationDeg: 0, vertices: NEIGHBOUR, ...more }; // prettier-ignore
}

function input(points: readonly PointFt[], placed: PlacedParcel[], turnDeg = 0, adjoiner = '') {
  const tract = tractOf(calls(points, turnDeg).map((call, i) => (i === 0 ? { ...call, adjoiner } : call)));
  return { tract, verdict: judge(extractionOf([tract]))[0]!, references: [], placed };
}

function atNeighbour(location: ReturnType<typeof locateByAdjoiner>, feet = 0.1): void {
  const wanted = planeAt(POB).lonLat([300 / FEET_PER_METER, 390 / FEET_PER_METER]);
  const [lon, lat] = location.pob!;
  assert.ok(lineBetween(wanted, [lon!, lat!]).lengthFt < feet, location.reasons.join(' '));
}

test('two shared courses place a tract beside its neighbour, residual reported, REVIEW', () => {
  const location = locateByAdjoiner(input(TRACT, [parcel()]));
  atNeighbour(location);
  assert.equal(location.status, 'REVIEW');
  assert.ok(Math.abs(location.rotation_deg!) < 0.01);
  assert.match(location.reasons[0]!, /course 1, 2 of the tract lie on its boundary, residual 0\.?\d* ft/);
});

test('another basis of bearings comes back as a rotation', () => {
  const location = locateByAdjoiner(input(TRACT, [parcel()], 2));
  atNeighbour(location);
  assert.ok(Math.abs(location.rotation_deg! + 2) < 0.01, String(location.rotation_deg));
});

test('a neighbour that was placed with a rotation carries it on', () => {
  const location = locateByAdjoiner(input(TRACT, [parcel({ rotationDeg: 3 })]));
  assert.ok(Math.abs(location.rotation_deg! - 3) < 0.01);
});

const SQUARE: PointFt[] = [[0, 0], [-10, -205], [200, -205], [200, 0]]; // prettier-ignore
test('one shared course alone places nothing', () =>
  assert.equal(locateByAdjoiner(input(SQUARE, [parcel()])).pob, null));
test('one shared course with the neighbour’s name places the tract', () => {
  const location = locateByAdjoiner(input(SQUARE, [parcel()], 0, 'the lands of Lindqvist'));
  atNeighbour(location);
  assert.match(location.reasons.join(' '), /along the land of Ada Lindqvist/);
});
test('one shared course with the neighbour’s book and page places the tract', () => {
  const given = input(SQUARE, [parcel()]);
  const location = locateByAdjoiner({ ...given, references: ['book=12 | page=34'] });
  atNeighbour(location);
  assert.match(location.reasons.join(' '), /book 12, page 34/);
});

/** A square fits on every side of a square; the course said to run along the neighbour tells which. */
test('a course that names the neighbour is the one that lies on it', () => {
  const square: PointFt[] = [[0, 0], [0, 200], [200, 200], [200, 0]]; // prettier-ignore
  const placed = [parcel({ vertices: [[0, 0], [0, 200], [200, 200], [200, 0], [0, 0]] })]; // prettier-ignore
  assert.equal(locateByAdjoiner({ ...input(square, placed), references: ['book=12 | page=34'] }).pob, null);
  const location = locateByAdjoiner(input(square, placed, 0, 'the lands of Lindqvist')); // its first course, going north
  const wanted = planeAt(POB).lonLat([200 / FEET_PER_METER, 0]);
  assert.ok(lineBetween(wanted, [location.pob![0]!, location.pob![1]!]).lengthFt < 0.1, location.reasons.join(' '));
});

test('two places that fit alike are both named and neither is chosen', () => {
  const far = parcel({ name: 'Parcel B', pob: [-93.2, 41.6] });
  const location = locateByAdjoiner(input(TRACT, [parcel(), far]));
  assert.equal(location.pob, null);
  assert.match(location.reasons[0]!, /Parcel A and Parcel B alike/);
});

const nothing: [title: string, placed: PlacedParcel[], reason: RegExp][] = [
  ['no parcel placed', [], /placed no parcel/],
  ['a parcel of other lengths', [parcel({ vertices: [[0, 0], [0, 71], [71, 71], [71, 0], [0, 0]] })], /shares a course/],
  ['a parcel without a figure', [parcel({ vertices: [] })], /shares a course/],
  ['a parcel of no numbers', [parcel({ vertices: [[Number.NaN], [], [1, 2]] })], /shares a course/],
]; // prettier-ignore
for (const [title, placed, reason] of nothing)
  test(`${title}: an ordinary null`, () => {
    const location = locateByAdjoiner(input(TRACT, placed));
    assert.equal(location.pob, null);
    assert.match(location.reasons[0]!, reason);
  });

test('the rigid fit gives back any turn and shift', () =>
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 })),
      (rotationRad, shiftFt) => {
        const pairs = TRACT.map((point) => [point, moved({ rotationRad, shiftFt }, point)] as const);
        const fit = rigidFit(pairs)!;
        assert.ok(Math.abs(fit.rotationRad - rotationRad) < 1e-9 && fit.residualFt < 1e-6);
        assert.ok(Math.hypot(fit.shiftFt[0] - shiftFt[0], fit.shiftFt[1] - shiftFt[1]) < 1e-5);
      },
    ),
  ));
