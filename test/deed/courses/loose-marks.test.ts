// Marks of angles that a copyist or a scan set apart from their figures: read where the quadrant stands behind them, never sure as feet.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const first = (course: string) =>
  tractsOf(`Beginning at a stone; thence ${course} to a pin; thence N 21° W 44 poles to a stake.`)[0]!.calls[0]!;

describe('a degree mark apart from its figure', () => {
  for (const [course, degrees, minutes, distance] of [
    ['S58 o W31 poles', 58, 0, 31],
    ['with the line of Finch, S58 o W31 poles', 58, 0, 31],
    ["S. 17 '. 40' W. 118.5 ft.", 17, 40, 118.5],
    ["S. 17'. 40' W. 118.5 ft.", 17, 40, 118.5],
  ] as const)
    test(`${course}: S ${degrees}-${minutes} W, ${distance}`, () => {
      const { bearing, distance: read } = first(course);
      assert.deepEqual([bearing!.degrees, bearing!.minutes, bearing!.ew, read], [degrees, minutes, 'W', distance]);
    });
});

describe('a sign that a publisher of opinions writes out in brackets, or strokes for dashes', () => {
  for (const [course, degrees, minutes, seconds] of [
    ["S. 17 [degrees] 40' W. 118.5 ft.", 17, 40, 0],
    ["S. 17[deg]40' W. 118.5 ft.", 17, 40, 0],
    ["S. 17<degrees>40' W. 118.5 ft.", 17, 40, 0],
    ["S. 17^o 40' W. 118.5 ft.", 17, 40, 0],
    ['S. 17 [degrees] 40 [minutes] 5 [seconds] W. 118.5 ft.', 17, 40, 5],
    ['S. 17 [3/4] W. 118.5 ft.', 17, 45, 0],
    ['S 17/40/05 W along the road 118.5 ft.', 17, 40, 5],
  ] as const)
    test(course, () => {
      const { bearing, distance, confidence } = first(course);
      assert.deepEqual(bearing, { ns: 'S', degrees, minutes, seconds, ew: 'W' });
      assert.deepEqual([distance, confidence], [118.5, 'high']);
    });
  test('brackets around a length are none', () =>
    assert.equal(first('S 17° W [118.5] ft. or 118.4 ft.').confidence, 'low'));
});

describe('a prime behind a wind, and a length in feet right behind it', () => {
  for (const course of ["S. 17 '. 0' T. 118.5 ft.", "N. 34 '. 118.5 ft."])
    test(`${course}: not sure`, () => assert.equal(first(course).confidence, 'low'));
  test("North 34' to a pin: 34 feet, sure", () => {
    const { distance, confidence } = first("North 34'");
    assert.deepEqual([distance, confidence], [34, 'high']);
  });
});
