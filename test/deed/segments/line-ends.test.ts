// The last course of a line ends where the paper says that the line does. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines } from '../reading.ts';

const LINE =
  'A strip of land 15 feet wide, the centerline of which is described as follows: Beginning at a pin; thence N 10° E 305.00 feet; thence N 80° E 90.00 feet';
const LINES = [`N 10°00'00" E 305`, `N 80°00'00" E 90`];
const behind = [
  ' and said centerline there terminating. Together with easements within two circles, each having a radius of 40.00 feet.',
  ' to a point and there ending. Also a circle with a radius of 40.00 feet.',
  ' and terminating there. The sidelines are 7.5 feet distant, with a radius of 20 feet at the street.',
];
for (const words of behind) test(words, () => assert.deepEqual(callLines(LINE + words), LINES));

test('a curve before those words keeps its radius', () =>
  assert.equal(
    callLines(
      `${LINE}; thence along a tangent curve to the left having a radius of 40.00 feet an arc distance of 18.00 feet and there terminating.`,
    ).at(-1),
    'curve R40 L18 left',
  ));
