import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { signedAreaSqft } from '../../src/survey/area.ts';
import { compassRule } from '../../src/survey/compass-rule.ts';
import { curveCourse, elementsOf, lineCourse } from '../../src/survey/course.ts';
import type { Course } from '../../src/survey/course.ts';
import { missingCourse } from '../../src/survey/missing-course.ts';
import { selfCrossing } from '../../src/survey/self-crossing.ts';
import { reversedCourse, solveCourses, walk } from '../../src/survey/traverse.ts';
import { bearingFromAzimuth, parseBearing } from '../../src/survey/bearing.ts';
import { lineCall, madeTract, randomOf } from './made-tract.ts';
import type { Making } from './made-tract.ts';

const makings: fc.Arbitrary<Making> = fc.record({
  courses: fc.integer({ min: 4, max: 14 }),
  lot: fc.boolean(),
  curved: fc.boolean(),
  stated: fc.constant(true),
});
const seeds = fc.integer({ min: 1, max: 1e9 });
/** Printed values, so that the figure misses by its rounding. */
const figures = fc.tuple(seeds, makings).map(([seed, making]) => {
  const { courses } = madeTract(randomOf(seed), making);
  return courses.map((course) => {
    const azimuth = (Math.round((course.azimuthRad * 180 * 60) / Math.PI) * Math.PI) / 180 / 60;
    const length = Math.round(course.lengthFt * 10) / 10;
    return course.arc === null ? lineCourse(azimuth, length) : curveCourse(azimuth, length, course.arc);
  });
});

const same = (a: number, b: number, scale: number): void =>
  assert.ok(Math.abs(a - b) <= 1e-9 * scale + 1e-9, `${a} against ${b}`);

function turned(course: Course, by: number): Course {
  const { azimuthRad, lengthFt, arc } = course;
  return arc === null ? lineCourse(azimuthRad + by, lengthFt) : curveCourse(azimuthRad + by, lengthFt, arc);
}

describe('what changes neither area nor misclosure', () => {
  test('rotating', () =>
    fc.assert(
      fc.property(figures, fc.double({ min: -7, max: 7, noNaN: true }), (courses, by) => {
        const [a, b] = [walk(courses), walk(courses.map((course) => turned(course, by)))];
        same(signedAreaSqft(a), signedAreaSqft(b), a.perimeterFt ** 2);
        same(a.misclosureFt, b.misclosureFt, a.perimeterFt);
      }),
    ));
  test('translating', () =>
    fc.assert(
      fc.property(figures, fc.integer({ min: -1e6, max: 1e6 }), (courses, by) => {
        const a = walk(courses);
        const points = a.points.map(([x, y]) => [x + by, y - by] as const);
        same(signedAreaSqft({ points, courses }), signedAreaSqft(a), (a.perimeterFt + Math.abs(by)) ** 2);
      }),
    ));
  test('walking it backwards: the area only changes its sign', () =>
    fc.assert(
      fc.property(figures, (courses) => {
        const a = walk(courses);
        const b = walk(courses.toReversed().map(reversedCourse));
        same(-signedAreaSqft(a), signedAreaSqft(b), a.perimeterFt ** 2);
        same(a.misclosureFt, b.misclosureFt, a.perimeterFt);
      }),
    ));
  test('starting elsewhere: the misclosure stays, the area moves by no more than misclosure times extent', () =>
    fc.assert(
      fc.property(figures, fc.nat(13), (courses, from) => {
        const at = from % courses.length;
        const [a, b] = [walk(courses), walk([...courses.slice(at), ...courses.slice(0, at)])];
        same(a.misclosureFt, b.misclosureFt, a.perimeterFt);
        const slack = a.misclosureFt * a.perimeterFt + 1e-6;
        assert.ok(Math.abs(signedAreaSqft(a) - signedAreaSqft(b)) <= slack);
        const [c, d] = [compassRule(a), compassRule(b)];
        if (courses.every(({ arc }) => arc === null)) same(signedAreaSqft(c), signedAreaSqft(d), a.perimeterFt ** 2);
      }),
    ));
});

test('the compass rule closes to 1e-9 of the perimeter, and curves keep chord and radius consistent', () =>
  fc.assert(
    fc.property(figures, (courses) => {
      const fitted = compassRule(walk(courses));
      assert.ok(fitted.misclosureFt <= 1e-9, String(fitted.misclosureFt));
      for (const { arc, lengthFt } of fitted.courses)
        if (arc !== null) same(2 * arc.radiusFt * Math.sin(arc.deltaRad / 2), lengthFt, lengthFt);
    }),
  ));

describe('self-crossing', () => {
  const points = (...corners: [number, number][]) =>
    walk(
      corners
        .slice(1)
        .map(([x, y], i) =>
          lineCourse(
            Math.atan2(x - corners[i]![0], y - corners[i]![1]),
            Math.hypot(x - corners[i]![0], y - corners[i]![1]),
          ),
        ),
    );
  test('a bow tie crosses itself, and the courses are named', () =>
    assert.deepEqual(selfCrossing(points([0, 0], [100, 100], [100, 0], [0, 100], [0, 0])), { calls: [0, 2] }));
  test('a square does not', () =>
    assert.equal(selfCrossing(points([0, 0], [0, 100], [100, 100], [100, 0], [0, 0])), null));
  test('touching a corner is no crossing', () =>
    assert.equal(selfCrossing(points([0, 0], [0, 100], [50, 0], [100, 100], [100, 0], [0, 0])), null));
  test('the sweep finds in a long figure what looking at every pair finds', () =>
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, crossed) => {
        const random = randomOf(seed);
        const corners: [number, number][] = Array.from({ length: 40 }, (_, i) => {
          const angle = (i / 40) * 2 * Math.PI;
          const reach = 500 + 300 * random();
          return [reach * Math.sin(angle), reach * Math.cos(angle)];
        });
        if (crossed) [corners[10], corners[20]] = [corners[20]!, corners[10]!];
        const figure = points(...corners, corners[0]!);
        assert.equal(selfCrossing(figure) !== null, crossed);
      }),
      { numRuns: 50 },
    ));
});

describe('the missing course', () => {
  const b = (text: string) => parseBearing(text)!;
  const square = [lineCall(b('N 00 00 00 E'), 100), lineCall(b('N 90 00 00 E'), 100), lineCall(b('S 00 00 00 E'), 100)];
  const rows: [sentence: string, fields: object, azimuth: number, length: number, open: number][] = [
    ['without bearing and length', { bearing: null, distance: null }, 270, 100, 0],
    ['without a length', { bearing: b('N 90 00 00 W'), distance: null }, 270, 100, 0],
    ['without a bearing, its length 98', { bearing: null, distance: 98 }, 270, 98, 2],
  ];
  for (const [sentence, fields, azimuth, length, open] of rows)
    test(sentence, () => {
      const elements = [...square, { ...square[0]!, ...fields }].map((call) => elementsOf(call, 1));
      const found = missingCourse(elements, solveCourses(elements).courses);
      assert.ok(found);
      assert.equal(bearingFromAzimuth((found.azimuthRad * 180) / Math.PI).ew, 'W');
      assert.ok(Math.abs((((found.azimuthRad * 180) / Math.PI + 360) % 360) - azimuth) < 1e-6);
      assert.ok(Math.abs(found.lengthFt - length) < 1e-6 && Math.abs(found.leftOpenFt - open) < 1e-6);
    });
  test('two of them are one too many', () => {
    const blank = { ...square[0]!, bearing: null };
    const elements = [blank, blank, ...square].map((call) => elementsOf(call, 1));
    assert.equal(missingCourse(elements, solveCourses(elements).courses), null);
  });
});
