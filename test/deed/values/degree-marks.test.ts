// What became of the degree marks is told by the whole text: the same figures are 60°12' where marks are lost, 6°12' where they were read as a 0.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractsOf } from '../reading.ts';

const bearingsOf = (text: string): string[] =>
  tractsOf(text)[0]!.calls.map(({ bearing, distance, confidence }) =>
    bearing
      ? `${bearing.ns} ${bearing.degrees}-${bearing.minutes}-${bearing.seconds} ${bearing.ew} ${distance} ${confidence}`
      : `none ${distance} ${confidence}`,
  );

const ROWS: readonly (readonly [string, readonly string[]])[] = [
  [
    `Beginning at a stake; thence S. 1840' W. 415 feet; thence N. 6012' W. 280 feet; thence N. 205' E. 390 feet to the beginning.`,
    ['S 18-40-0 W 415 medium', 'N 60-12-0 W 280 medium', 'N 2-5-0 E 390 medium'],
  ],
  [
    `Beginning at a stake; thence S. 18040' W. 415 feet; thence N. 6012' W. 280 feet to the beginning.`,
    ['S 18-40-0 W 415 medium', 'N 6-12-0 W 280 medium'],
  ],
  [
    `Beginning at a rebar; thence North 3027'56" West 591.69 feet; thence South 1320'40" East 441.93 feet to the beginning.`,
    ['N 30-27-56 W 591.69 medium', 'S 13-20-40 E 441.93 medium'],
  ],
  // No length begins with a nought.
  [
    `Beginning at a stake; thence N. 011' W. 300 feet; thence S. 89°50' E. 90 feet to the beginning.`,
    ['N 0-11-0 W 300 medium', 'S 89-50-0 E 90 high'],
  ],
  // A blank stands behind the 0.
  [
    `Beginning at a post; thence N. 410 50' E. 1377 feet; thence S. 520 20' E. 845 feet; thence S. 90 45' W. 990 feet to the beginning.`,
    ['N 41-50-0 E 1377 medium', 'S 52-20-0 E 845 medium', 'S 9-45-0 W 990 medium'],
  ],
  [
    `Beginning at a post; thence N. 41 50' E. 1377 feet; thence S. 52 20' E. 845 feet; thence S. 80 45' W. 990 feet to the beginning.`,
    ['N 41-50-0 E 1377 medium', 'S 52-20-0 E 845 medium', 'S 80-45-0 W 990 medium'],
  ],
  [
    `Beginning at a post; thence S. 42 E. 31 rods; thence N. 56 E. 22 rods; thence N. 90 W. 14 rods to the beginning.`,
    ['S 42-0-0 E 31 high', 'N 56-0-0 E 22 high', 'N 90-0-0 W 14 high'],
  ],
];

for (const [text, expected] of ROWS) test(text, () => assert.deepEqual(bearingsOf(text), expected));

test('sides of sixteenths in feet are no bearings', () => {
  const read = bearingsOf("Beginning at a pin; thence N 1320' E 660 feet; thence S 1320' W 660 feet to the beginning.");
  assert.ok(
    read.every((one) => !one.includes('13-20')),
    read.join(),
  );
});
