import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

describe('a curve behind a curve has the radius of the one before it only where it is the same one', () => {
  const secondOf = (words: string) =>
    tractsOf(
      `Beginning at a stone; thence N 10° E 100 feet; thence along a curve to the left having a radius of 70.00 feet, an arc distance of 31.20 feet to a pin; thence ${words}, 22.40 feet to a pin; thence S 10° W 90 feet to the point of beginning.`,
    )[0]!.calls[2]!;
  const same: string[] = [
    'along the arc of said curve',
    'along the same curve',
    'continuing along said curve',
    'along the arc of the last mentioned curve',
    'along the arc',
    'along the arc to the left',
  ];
  for (const words of same)
    test(words, () => {
      const call = secondOf(words);
      assert.deepEqual([call.radius, call.curve_direction, call.confidence], [70, 'left', 'high']);
    });
  const other: string[] = [
    'along the arc of a curve to the right',
    'along the arc of a curve',
    'continuing along the arc of a curve to the right',
    'along the arc of another curve to the left',
    'along the arc of the next curve',
    'along the arc of curve 2',
    'along the arc to the right',
    'along another curve',
  ];
  for (const words of other)
    test(words, () => {
      const call = secondOf(words);
      assert.deepEqual([call.radius, call.confidence], [null, 'low']);
    });
});
