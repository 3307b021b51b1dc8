// What two descriptions of one boundary have in common, whatever the second does to the first.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { compareTracts, type Leg } from '../../src/verdict/comparison.ts';

const DEG = Math.PI / 180;
const leg: fc.Arbitrary<Leg & { azimuthRad: number; lengthFt: number }> = fc.record({
  azimuthRad: fc.integer({ min: 0, max: 359 * 3600 }).map((seconds) => (seconds / 3600) * DEG),
  lengthFt: fc.integer({ min: 100, max: 500_000 }).map((hundredths) => hundredths / 100),
  kind: fc.constant('line' as const),
  radiusFt: fc.constant(null),
});
/** Courses of lengths that differ, so that each is known again. */
const figure = fc.uniqueArray(leg, { minLength: 4, maxLength: 40, selector: ({ lengthFt }) => Math.round(lengthFt) });

const turned = (legs: readonly Leg[], rad: number): Leg[] =>
  legs.map((one) => ({ ...one, azimuthRad: one.azimuthRad! + rad }));
const from = (legs: readonly Leg[], first: number): Leg[] => [...legs.slice(first), ...legs.slice(0, first)];
const kinds = (a: readonly Leg[], b: readonly Leg[]): string[] => compareTracts(a, b).courses.map(({ is }) => is);

describe('a second description of the same courses', () => {
  test('said again, is the same', () =>
    fc.assert(fc.property(figure, (a) => assert.deepEqual(new Set(kinds(a, a)), new Set(['same'])))));

  test('turned as a whole, is the same but for the turn, which is told', () =>
    fc.assert(
      fc.property(figure, fc.integer({ min: -170 * 60, max: 170 * 60 }), (a, minutes) => {
        const { courses, rotationDeg } = compareTracts(a, turned(a, (minutes / 60) * DEG));
        assert.deepEqual(new Set(courses.map(({ is }) => is)), new Set(['same']));
        assert.ok(Math.abs(rotationDeg - minutes / 60) < 1e-9);
      }),
    ));

  test('begun elsewhere, is the same, and where it begins is told', () =>
    fc.assert(
      fc.property(figure, fc.nat(), (a, n) => {
        const first = n % a.length;
        const { courses, beginsAt } = compareTracts(a, from(a, first));
        assert.deepEqual(new Set(courses.map(({ is }) => is)), new Set(['same']));
        assert.equal(beginsAt, (a.length - first) % a.length);
      }),
    ));

  test('walked the other way round, is the same, and that is told', () =>
    fc.assert(
      fc.property(figure, (a) => {
        const back = turned(a.toReversed(), Math.PI);
        const { courses, isBackwards } = compareTracts(a, back);
        assert.deepEqual([new Set(courses.map(({ is }) => is)), isBackwards], [new Set(['same']), true]);
      }),
    ));

  test('with one course left out, one put in, or one told otherwise, differs in that one', () =>
    fc.assert(
      fc.property(figure, fc.nat(), (a, n) => {
        const at = n % a.length;
        const changed = { ...a[at]!, lengthFt: a[at]!.lengthFt + 7.3 };
        const others = (b: readonly Leg[]): string[] => kinds(a, b).filter((is) => is !== 'same');
        assert.deepEqual(others(a.toSpliced(at, 1)), ['missing']);
        assert.deepEqual(others(a.toSpliced(at, 0, { ...changed, lengthFt: 6000, azimuthRad: 7 })), ['added']);
        assert.deepEqual(others(a.toSpliced(at, 1, changed)), ['changed']);
        const reversed = { ...a[at]!, azimuthRad: a[at]!.azimuthRad + Math.PI };
        assert.deepEqual(others(a.toSpliced(at, 1, reversed)), ['reversed']);
      }),
    ));

  test('a course without a value is unread, not changed', () => {
    const square: Leg[] = [0, 90, 180, 270].map((deg, i) => ({ kind: 'line', azimuthRad: deg * DEG, lengthFt: 100 + i, radiusFt: null })); // prettier-ignore
    const torn = square.with(2, { ...square[2]!, lengthFt: null });
    assert.deepEqual(kinds(square, torn), ['same', 'same', 'unread', 'same']);
  });
});
