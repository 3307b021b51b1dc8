// Words of stamps and margins level with lines of prose. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideColumn } from '../../src/document/beside-column.ts';
import type { Row } from '../../src/document/placed-word.ts';
import { typed } from './word-fixture.ts';

const LINES = [
  'Beginning at a stone in the line of Orr;',
  'thence North 44 degrees 17 minutes 50',
  'seconds East 211.35 feet to a stake in',
  'the line of Orr; thence South 37 degrees',
  'West 118.4 feet to a stone; thence with',
  'the road 90 feet to the said beginning.',
];
const LEFT = 160;
const RIGHT = LEFT + 40 * 6;

/** The lines as one column, with words in the left and right margins level with some of them. */
const pageOf = (
  lines: readonly string[],
  left: Record<number, string> = {},
  right: Record<number, string> = {},
): Row[] =>
  lines.map((line, i) => {
    const y = 100 + i * 12;
    return [...typed(40, y, left[i] ?? ''), ...typed(LEFT, y, line), ...typed(RIGHT + 16, y, right[i] ?? '')];
  });
const textOf = (rows: readonly Row[]): string[] => rows.map((row) => row.map((word) => word.text).join(' '));

/** Each line of 40 letters, so that all end at one edge; a stamp's words begin right there. */
const JUSTIFIED = [
  'Beginning at a stone in the line of Orr,',
  'thence North 44 degrees 17 minutes west,',
  'by Orr and Pike to a stake, 211.35 feet,',
  'with the said road 118.4 feet to a pipe,',
  'with the said lane 90.25 feet to a rock,',
  'with the said wall 40.75 feet to an elm,',
  'with the said mill 19.50 feet to a gate,',
  'with the said pond 61.15 feet to a post.',
];
const touched = (words: Record<number, string>): Row[] =>
  JUSTIFIED.map((line, i) => [...typed(LEFT, 100 + i * 12, line), ...typed(RIGHT, 100 + i * 12, words[i] ?? '')]);

const rows: [sentence: string, page: Row[], number: number, text: string[]][] = [
  ['words behind the column', pageOf(LINES, {}, { 1: 'BOOK 412', 2: 'PAGE 77' }), 1, ['BOOK 412', 'PAGE 77', ...LINES]],
  ['words before it', pageOf(LINES, { 1: 'Pike to Crowe', 2: '857' }), 1, ['Pike to Crowe', '857', ...LINES]],
  ['on a later page, behind its last sentence', pageOf(LINES, { 2: 'Mailed to' }), 2, [...LINES, 'Mailed to']],
  ['words that touch the edge of a column', touched({ 1: 'FILED', 2: 'JUN 12' }), 1, ['FILED', 'JUN 12', ...JUSTIFIED]],
  [
    'on a later page that runs on, behind the sentence before',
    pageOf([...LINES, 'Also one lot of land: beginning at an oak'], { 2: 'Mailed to' }),
    2,
    [...LINES, 'Mailed to', 'Also one lot of land: beginning at an oak'],
  ],
];
for (const [sentence, page, number, text] of rows)
  test(`set apart: ${sentence}`, () => assert.deepEqual(textOf(besideColumn(page, number)), text));

const kept: [sentence: string, page: Row[]][] = [
  ['the number of a list, before hanging lines', pageOf(LINES, { 1: '(1)', 3: '(2)' })],
  ['words of a description, before hanging lines', pageOf(LINES, { 1: 'THENCE', 3: 'THENCE' })],
  ['the name of a paragraph', pageOf(LINES, { 0: 'Parcel 2', 4: 'Area:' })],
  ['a value', pageOf(LINES, {}, { 2: `118.40'` })],
  [
    'cells of a table',
    pageOf(
      LINES.map((_, i) => `L${i} N 44 17 50 E`),
      {},
      Object.fromEntries(LINES.map((_, i) => [i, `${i}18.4`])),
    ),
  ],
  [
    'a column of figures behind lines of words',
    pageOf(LINES, {}, Object.fromEntries(LINES.map((_, i) => [i, `$${i}18.40`]))),
  ],
  [
    'words of a line set to both edges',
    [...pageOf(LINES), [...typed(LEFT, 180, 'and all that is on it,'), ...typed(RIGHT - 24, 180, 'said')]],
  ],
];
for (const [sentence, page] of kept)
  test(`kept: ${sentence}`, () => assert.deepEqual(textOf(besideColumn(page, 1)), textOf(page)));
