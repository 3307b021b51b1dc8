import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

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

test('a numbered line that goes "thence" is the course itself', () => {
  const [tract] = tractsOf(
    'Beginning at a pin;\n  L1   thence with Moss N 10° E 100 feet;\n  L2   thence S 80° E 50 feet;\n  L3   thence S 10° W 100 feet;\n  L4   thence N 80° W 50 feet to the beginning.',
  );
  assert.equal(tract!.calls.length, 4);
});

test('a table alone is no description', () => assert.deepEqual(tractsOf(TABLES), []));

test('what the sentence gives stands over the table', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence along L1, N 11° E 101 feet; thence S 80° E 50 feet; thence N 90° W 40 feet to the point of beginning.\n${TABLES}`,
  );
  assert.equal(callLine(tract!.calls[0]!), `N 11°00'00" E 101`);
});

test('a line table that closes in its own order is the boundary', () => {
  const [tract] = tractsOf(
    `PARCEL 4 - BOUNDARY LINE TABLE\nLINE  BEARING        DISTANCE\nL1    N00°30'00"E    100.00'\nL2    S89°30'00"E    250.00'\nL3    S00°30'00"W    100.00'\nL4    N89°30'00"W    250.00'\n\nAREA = 25,000 SQ. FT.`,
  );
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [100, 250, 100, 250],
  );
});

test('the table behind the last course is not its text: along L2 to the point of beginning', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence N 40° E 10 feet; thence S 10° E 60 feet; thence along line L2 to the point of beginning.\n${TABLES}`,
  );
  assert.equal(callLine(tract!.calls[2]!), `S 80°00'00" E 50`);
});

test('rows have other names too, and a sign behind them', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence WL-1; thence WL-2 and C1 to a pin; thence N 90° W 40 feet to the point of beginning.
WL-1 = North 10° East 100.00';  WL-2 = South 80° East 50.00';  C1: R = 500.00', L = 60.00', Delta = 06°52'32", Chord = South 05° 00' West 59.96', right.`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 100`,
    `S 80°00'00" E 50`,
    `curve R500 L60 C59.96 [S 05°00'00" W] D6.8756 right`,
    `N 90°00'00" W 40`,
  ]);
});

test('lines and curves by number, told below', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence N 10° E 30 feet; thence along Line 1 as shown below; thence S 80° E 60 feet to the beginning of Curve 1; thence along Curve 1 to its end; thence N 90° W 40 feet to the point of beginning.
Line 1: N 20°15' E, 28.28 ft
Curve 1: left, radius 55.00 ft, central angle 48°11'23", arc 46.26 ft`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 30`,
    `N 20°15'00" E 28.28`,
    `S 80°00'00" E 60`,
    `curve R55 L46.26 D48.1897 left`,
    `N 90°00'00" W 40`,
  ]);
});

test('lines by number that no course names are the courses', () => {
  const [tract] = tractsOf(
    'Beginning at a pin; Line 1: N 10° E 30 feet to a pin\nLine 2: S 80° E 60 feet to a pin\nLine 3: S 50° W 55 feet to the point of beginning.',
  );
  assert.deepEqual(tract!.calls.map(callLine), [`N 10°00'00" E 30`, `S 80°00'00" E 60`, `S 50°00'00" W 55`]);
});

test('a row without its hand takes it from the side that the sentence names', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence S 10° E 60 feet; thence along curve C-1, being concave to the north; thence N 50° E 80 feet to the point of beginning.

L-1   S 01°12'00" W   120.30
C-1   Δ=40°30'00"   R=480.00   L=339.29   CH=N 80°15'00" W 332.27`,
  );
  assert.equal(callLine(tract!.calls[1]!), `curve R480 L339.29 C332.27 [N 80°15'00" W] D40.5 right`);
});
