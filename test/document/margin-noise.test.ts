// Scraps of stamps and pens beside typed lines. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutMarginNoise } from '../../src/document/margin-noise.ts';
import type { Row } from '../../src/document/placed-word.ts';
import { typed } from './word-fixture.ts';

interface Scrap {
  readonly text: string;
  readonly x: number;
  readonly confidence: number;
}

/** A typed line of surely read words from the left edge on, and what else stands in its row. */
function rowOf(line: number, text: string, scraps: readonly Scrap[] = []): Row {
  const y = 100 + line * 12;
  const beside = scraps.flatMap((scrap) =>
    typed(scrap.x, y, scrap.text).map((word) => ({ ...word, confidence: scrap.confidence })),
  );
  return [...typed(100, y, text), ...beside].toSorted((a, b) => a.box[0] - b.box[0]);
}

const LINES = [
  'thence North 44 degrees 17 minutes 50',
  'seconds East 211.35 feet to a stake in',
  'the line of Orr; thence South 37 degrees',
  'West 118.4 feet to a stone; thence with',
  'the road 90 feet to the point of begin-',
];
const textOf = (rows: readonly Row[]): string[] => rows.map((row) => row.map((word) => word.text).join(' '));
const EDGE = 100 + 40 * 6;

test('what a stamp left behind the ends of lines is left out', () => {
  const scraps: Scrap[][] = [
    [{ text: '5', x: EDGE + 24, confidence: 0.98 }],
    [{ text: 'Zu,', x: EDGE + 20, confidence: 0.41 }],
    [
      { text: 'gJ', x: EDGE + 22, confidence: 0.2 },
      { text: 'i', x: EDGE + 60, confidence: 0.72 },
    ],
    [{ text: 'iu', x: EDGE + 30, confidence: 0.3 }],
    [],
  ];
  assert.deepEqual(textOf(withoutMarginNoise(LINES.map((line, i) => rowOf(i, line, scraps[i])))), LINES);
});

test('so is what stands before their beginnings', () => {
  const scraps = LINES.map((_, i) => (i < 3 ? [{ text: ')', x: 60, confidence: 0.3 }] : []));
  assert.deepEqual(textOf(withoutMarginNoise(LINES.map((line, i) => rowOf(i, line, scraps[i])))), LINES);
});

test('a word that was surely read stays, wherever it stands', () => {
  const rows = LINES.map((line, i) => rowOf(i, line, [{ text: 'acres', x: EDGE + 40, confidence: 0.95 }]));
  assert.deepEqual(textOf(withoutMarginNoise(rows)), textOf(rows));
});

test('an unsure word inside the column stays', () => {
  const rows = LINES.map((line, i) => rowOf(i, i === 1 ? 'seconds East' : line));
  const unsure = rowOf(1, 'seconds East', [{ text: '2l1.3S', x: 220, confidence: 0.3 }]);
  const page = rows.map((row, i) => (i === 1 ? unsure : row));
  assert.deepEqual(textOf(withoutMarginNoise(page)), textOf(page));
});

test('one scrap alone is no stamp', () => {
  const rows = LINES.map((line, i) => rowOf(i, line, i === 2 ? [{ text: 'F,o', x: EDGE + 30, confidence: 0.1 }] : []));
  assert.deepEqual(textOf(withoutMarginNoise(rows)), textOf(rows));
});

test('the lettering of a drawing stays, and a figure that may be a value', () => {
  const scrap = { text: 'Zu,', x: EDGE + 20, confidence: 0.2 };
  const drawing = LINES.map((_, i) => rowOf(i, 'LOT 4', [scrap]));
  assert.deepEqual(textOf(withoutMarginNoise(drawing)), textOf(drawing));
  const values = LINES.map((line, i) => rowOf(i, line, [scrap, { text: "187.45'", x: EDGE + 60, confidence: 0.4 }]));
  assert.deepEqual(textOf(withoutMarginNoise(values)), textOf(values));
});
