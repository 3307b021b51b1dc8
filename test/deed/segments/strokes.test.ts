// A stroke between a bearing and its length, as clerks write rolls; and verbs that open a course on a curve.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

const LOT = [`S 02°20'00" E 80`, `S 87°40'00" W 120`, `N 02°20'00" W 80`, `N 87°40'00" E 120`];

describe('bearing and length parted by a stroke', () => {
  const rows: string[] = [
    "BEG NE/C LOT 5; S2-20-00E/80.00'; S87-40-00W/120.00'; N2-20-00W/80.00'; N87-40-00E/120.00' TO BEG.",
    "BEG AT NE/C LOT 5, TH S2-20-00E/80', S87-40-00W/120', N2-20-00W/80', N87-40-00E/120' TO POB",
    `Beginning NE/cor lot 5; S 2°20'00" E/80.00 ft; S 87°40'00" W/120.00 ft; N 2°20'00" W/80.00 ft; N 87°40'00" E/120.00 ft to beg.`,
    "COM NE COR LOT 5; 80.00'/S2-20E; 120.00'/S87-40W; 80.00'/N2-20W; 120.00'/N87-40E TO POB",
  ];
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), LOT));
});

describe('other strokes', () => {
  const rows: string[] = [
    'E/2 of W/2 of NE/4, Section 9',
    'Lots 4/5 & W/10 of lot 6',
    'NE/C to SE/C of lot 5, 4/5/1961',
  ];
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), []));
});

describe('a verb that runs on a curve', () => {
  const CURVE = '(radius = 200.00 feet; delta = 30°00\'00"; arc = 104.72 feet; chord = S 20°17\'46" E, 103.53 feet)';
  const rows: string[] = [
    'go with a left-hand curve',
    'proceed with a curve to the left',
    'run upon a tangent curve to the left',
    'turn and go in a curve left',
    'travel through a curve to the left',
    'continue around the curve left',
    'go a curve to the left',
  ];
  for (const words of rows)
    test(words, () => {
      const text = `Begin at a pin; go S 5°17'46" E 120.00 feet; ${words} ${CURVE}; go S 36° E 50.00 feet; go N 59° E 100.00 feet; go N 38° W 263.33 feet to the beginning.`;
      const lines = callLines(text);
      assert.deepEqual(lines.slice(0, 2), [`S 05°17'46" E 120`, `curve R200 L104.72 C103.53 [S 20°17'46" E] D30 left`]);
      assert.equal(lines.length, 5);
    });
});

test('the bars of a table part a bearing from its length', () => {
  const rows =
    '1 | N 3°11\'20" E | 44.50 ft |\n2 | S 86°48\'40" E | 71.25 ft |\n3 | S 3°11\'20" W | 44.50 ft |\n4 | N 86°48\'40" W | 71.25 ft';
  assert.deepEqual(callLines(`Beginning at a pin and running by these courses to the point of beginning:\n${rows}`), [
    `N 03°11'20" E 44.5`,
    `S 86°48'40" E 71.25`,
    `S 03°11'20" W 44.5`,
    `N 86°48'40" W 71.25`,
  ]);
});
