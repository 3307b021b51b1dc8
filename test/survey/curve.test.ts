import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Call } from '../../src/contract/extraction.ts';
import { segmentSqft, signedAreaSqft } from '../../src/survey/area.ts';
import { parseBearing, signedRad } from '../../src/survey/bearing.ts';
import { elementsOf, sideRad } from '../../src/survey/course.ts';
import type { CurveElements } from '../../src/survey/course.ts';
import { directionContradictions, sizeContradictions } from '../../src/survey/curve-consistency.ts';
import { curveSize } from '../../src/survey/curve-size.ts';
import type { CurveSizes } from '../../src/survey/curve-size.ts';
import { solveCourses, traverse } from '../../src/survey/traverse.ts';
import { curveCall, lineCall } from './made-tract.ts';

const b = (text: string) => parseBearing(text)!;
const near = (ours: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(ours - expected) <= tolerance, `${ours} against ${expected}`);

describe('radius 100 and a quarter turn, from any sufficient pair of elements', () => {
  const all: Record<keyof CurveSizes, number> = {
    radiusFt: 100,
    deltaRad: Math.PI / 2,
    arcFt: 50 * Math.PI,
    chordFt: 100 * Math.SQRT2,
    tangentFt: 100,
  };
  const names = Object.keys(all) as (keyof CurveSizes)[];
  const none: CurveSizes = { radiusFt: null, deltaRad: null, arcFt: null, chordFt: null, tangentFt: null };
  for (const first of names)
    for (const second of names)
      if (first < second)
        test(`${first} and ${second}`, () => {
          const size = curveSize({ ...none, [first]: all[first], [second]: all[second] });
          near(size?.radiusFt ?? 0, 100, 1e-6);
          near(size?.deltaRad ?? 0, Math.PI / 2, 1e-8);
        });
  test('one element alone determines nothing', () => assert.equal(curveSize({ ...none, radiusFt: 100 }), null));
  test('a chord longer than its arc determines nothing', () =>
    assert.equal(curveSize({ ...none, arcFt: 50, chordFt: 60 }), null));
});

/** A line due north 100 ft, then the curve. */
function afterNorth(fields: Partial<Call>) {
  return solveCourses([elementsOf(lineCall(b('N 00 00 00 E'), 100), 1), elementsOf(curveCall(fields), 1)]);
}

const quarter = { radius: 100, arc_length: 157.08 };
const placed: [sentence: string, fields: Partial<Call>, chordDeg: number, assumed: boolean][] = [
  [
    'a chord bearing places the curve',
    { ...quarter, chord_bearing: b('N 45 00 00 E'), curve_direction: 'right' },
    45,
    false,
  ],
  ['tangent to the right, as the text says', { ...quarter, tangent: true, curve_direction: 'right' }, 45, false],
  ['tangent to the left, as the text says', { ...quarter, tangent: true, curve_direction: 'left' }, -45, false],
  ['tangency that the text does not claim is an assumption', { ...quarter, curve_direction: 'right' }, 45, true],
  [
    'a tangent bearing where it begins',
    { ...quarter, tangent_bearing_in: b('N 10 00 00 E'), curve_direction: 'right' },
    55,
    false,
  ],
  [
    'a tangent bearing where it ends',
    { ...quarter, tangent_bearing_out: b('S 80 00 00 E'), curve_direction: 'right' },
    55,
    false,
  ],
  [
    'a radial bearing towards the centre',
    { ...quarter, radial_bearing_in: b('N 90 00 00 E'), curve_direction: 'right' },
    45,
    false,
  ],
  [
    'the same radial line called from the centre',
    { ...quarter, radial_bearing_in: b('N 90 00 00 W'), curve_direction: 'right' },
    45,
    false,
  ],
  [
    'the concave side stands in for left or right',
    { ...quarter, chord_bearing: b('N 45 00 00 E'), concave: 'southeast' },
    45,
    false,
  ],
  [
    'tangent length and radius',
    { radius: 100, tangent_length: 100, tangent: true, curve_direction: 'right' },
    45,
    false,
  ],
  [
    'radius, tangency and chord bearing give the angle',
    { radius: 100, tangent: true, chord_bearing: b('N 45 00 00 E'), curve_direction: 'right' },
    45,
    false,
  ],
];
describe('where a curve lies', () => {
  for (const [sentence, fields, chordDeg, assumed] of placed)
    test(sentence, () => {
      const course = afterNorth(fields).courses[1];
      assert.ok(course?.arc);
      near(signedRad(course.azimuthRad - (chordDeg * Math.PI) / 180), 0, 2e-5);
      near(course.lengthFt, 141.42, 0.01);
      assert.equal(course.assumptions.length > 0, assumed, course.assumptions.join());
    });
  test('the concave side "southeast" turns a northeast chord right', () =>
    assert.equal(afterNorth(placed[8]![1]).courses[1]?.arc?.turn, 1));
  test('a compound curve begins where the first one ends', () => {
    const solved = solveCourses([
      elementsOf(lineCall(b('N 00 00 00 E'), 100), 1),
      elementsOf(curveCall({ ...quarter, tangent: true, curve_direction: 'right' }), 1),
      elementsOf(curveCall({ radius: 50, arc_length: 78.54, tangent: true, curve_direction: 'right' }), 1),
    ]);
    near(solved.courses[2]!.outRad, Math.PI, 1e-4);
  });
  test('a reverse curve turns back to the first direction', () => {
    const solved = solveCourses([
      elementsOf(lineCall(b('N 00 00 00 E'), 100), 1),
      elementsOf(curveCall({ ...quarter, tangent: true, curve_direction: 'right' }), 1),
      elementsOf(curveCall({ ...quarter, tangent: true, curve_direction: 'left' }), 1),
    ]);
    near(solved.courses[2]!.outRad, 0, 1e-4);
  });
  test('a first curve leans on the line after it, and says so', () => {
    const solved = solveCourses([
      elementsOf(curveCall({ ...quarter, curve_direction: 'right' }), 1),
      elementsOf(lineCall(b('N 90 00 00 E'), 100), 1),
    ]);
    near(solved.courses[0]!.azimuthRad, Math.PI / 4, 2e-5);
    assert.match(solved.courses[0]!.assumptions.join(), /tangent to the course after it/);
  });
  test('without direction, chord and tangency it cannot be computed, and is named', () => {
    const solved = afterNorth({ ...quarter, tangent: false, curve_direction: 'right' });
    assert.deepEqual(
      solved.troubles.map(({ call }) => call),
      [1],
    );
    assert.match(solved.troubles[0]!.text, /nothing says in which direction it runs/);
  });
  test('a chord alone is walked, and its segment is said to be left out', () => {
    const solved = afterNorth({ chord_bearing: b('N 45 00 00 E'), chord_length: 141.42 });
    assert.equal(solved.courses[1]?.arc, null);
    assert.match(solved.courses[1].assumptions.join(), /segment .* not in the area/);
  });
});

describe('area under arcs', () => {
  test('a major arc and its chord make the larger part of the circle', () => {
    const radiusFt = 100;
    const deltaRad = (270 * Math.PI) / 180;
    near(segmentSqft({ radiusFt, deltaRad, turn: 1 }), Math.PI * 1e4 * 0.75 + 5000, 1e-6);
  });
  test('three quarters of a circle closed by its chord', () => {
    const figure = traverse([
      elementsOf(curveCall({ radius: 100, delta: 270, chord_bearing: b('N 45 00 00 E'), curve_direction: 'right' }), 1),
      elementsOf(lineCall(b('S 45 00 00 W'), 141.4213562), 1),
    ]);
    assert.ok(figure);
    near(figure.misclosureFt, 0, 1e-6);
    near(signedAreaSqft(figure), Math.PI * 1e4 * 0.75 + 5000, 1e-3);
    near(figure.perimeterFt, 100 * 1.5 * Math.PI + 141.4213562, 1e-6);
  });
});

describe('elements that contradict each other, beyond their printed digits', () => {
  const steps = { radiusFt: 0.01, arcFt: 0.01, chordFt: 0.01, tangentFt: 0.01, deltaRad: Math.PI / 180 / 3600 };
  const curve = (fields: Partial<Call>): CurveElements =>
    elementsOf(curveCall({ curve_direction: 'right', ...fields }), 1) as CurveElements;
  const rows: [sentence: string, fields: Partial<Call>, elements: string[]][] = [
    ['all elements of one curve agree', { radius: 50, delta: 90, arc_length: 78.54, chord_length: 70.71 }, []],
    ['digits swapped in the arc', { radius: 50, delta: 90, arc_length: 87.54, chord_length: 70.71 }, ['arcFt']],
    [
      'a wrong radius contradicts arc and chord',
      { radius: 60, delta: 90, arc_length: 78.54, chord_length: 70.71 },
      ['arcFt', 'chordFt'],
    ],
    [
      'the major arc over the same chord is no contradiction',
      { radius: 50, delta: 270, arc_length: 235.62, chord_length: 70.71 },
      [],
    ],
    [
      'rounding alone is no contradiction',
      { radius: 1940, delta: 5.93277778, arc_length: 200.88, chord_length: 200.79 },
      [],
    ],
    ['a chord longer than the diameter', { radius: 50, chord_length: 120 }, ['chordFt']],
  ];
  for (const [sentence, fields, elements] of rows)
    test(sentence, () =>
      assert.deepEqual(
        sizeContradictions(curve(fields), steps).map(({ element }) => element),
        elements,
      ),
    );
  test('a tangent bearing that the chord bearing denies', () => {
    const call = curveCall({
      ...quarter,
      chord_bearing: b('N 45 00 00 E'),
      tangent_bearing_in: b('N 20 00 00 E'),
      curve_direction: 'right',
    });
    const elements = elementsOf(call, 1) as CurveElements;
    const course = solveCourses([elements]).courses[0]!;
    assert.deepEqual(
      directionContradictions(elements, course, 5e-6).map(({ element }) => element),
      ['tangent_in'],
    );
  });
  test('concave to the northwest cannot turn a northeast chord right', () => {
    const elements = curve({ ...quarter, chord_bearing: b('N 45 00 00 E'), concave: 'northwesterly' });
    const course = solveCourses([elements]).courses[0]!;
    assert.deepEqual(
      directionContradictions(elements, course, 5e-6).map(({ element }) => element),
      ['concave'],
    );
  });
});

test('sides in words and letters', () => {
  near(sideRad('to the northwest') ?? 0, -Math.PI / 4, 1e-12);
  near(sideRad('SE') ?? 0, (3 * Math.PI) / 4, 1e-12);
  near(sideRad('southerly') ?? 0, Math.PI, 1e-12);
  assert.equal(sideRad('the railroad'), null);
});
