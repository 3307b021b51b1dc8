import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from './reading.ts';

const TABLES = `
LINE TABLE
LINE   BEARING          DISTANCE
L1     N 10°00'00" E    100.00'
L2     S 80°00'00" E    50.00'

CURVE TABLE
CURVE  RADIUS   LENGTH   DELTA        CHORD BEARING     CHORD
C1     500.00'  60.00'   6°52'32"     S 05°00'00" W     59.96'
C2     200.00'  30.00'   8°35'40"     S 15°00'00" W     29.97'
`;

test('rows of line and curve tables fill the courses that name them', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence along line L1 to a pin; thence L2 to a pin; thence along curve C1, to the right, to a pin; thence N 90° W 40 feet to the point of beginning.\n${TABLES}`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 100`,
    `S 80°00'00" E 50`,
    `curve R500 L60 C59.96 [S 05°00'00" W] D6.8756 right`,
    `N 90°00'00" W 40`,
  ]);
  assert.match(tract!.calls[0]!.confidence_reason, /from the table, row L1/);
});

test('a table alone is no description', () => assert.deepEqual(tractsOf(TABLES), []));

test('what the sentence gives stands over the table', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence along L1, N 11° E 101 feet; thence S 80° E 50 feet; thence N 90° W 40 feet to the point of beginning.\n${TABLES}`,
  );
  assert.equal(callLine(tract!.calls[0]!), `N 11°00'00" E 101`);
});
