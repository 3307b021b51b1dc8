// Which parts of a page are read apart; every page is of made-up letters, 18 pixels high.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Raster } from '../../../src/document/raster.ts';
import { partsOf } from '../../../src/document/scan/unlevel-columns.ts';
import { blank, HEIGHT, line, rectangle, WIDTH } from './scan-fixture.ts';

const LETTER_PX = 18;

interface Column {
  readonly x: number;
  readonly letters: number;
  readonly y: number;
  readonly pitch: number;
  readonly lines: number;
}

function pageOf(...columns: readonly Column[]): Raster {
  const page = blank();
  for (const { x, letters, y, pitch, lines } of columns)
    for (let i = 0; i < lines; i++)
      for (let letter = 0; letter < letters; letter++) rectangle(page, x + letter * 16, y + i * pitch, 10, LETTER_PX);
  return page;
}

const left: Column = { x: 150, letters: 38, y: 300, pitch: 36, lines: 20 };
const right: Column = { ...left, x: 850 };
const cell = (x: number, letters: number, y = 300): Column => ({ x, letters, y, pitch: 50, lines: 10 });

describe('columns whose lines are not level are parts of their own, from the left', () => {
  const rows: [name: string, page: Raster, parts: number][] = [
    ['two, half a line apart', pageOf(left, { ...right, y: 318 }), 2],
    ['two, the second a third of a line lower', pageOf(left, { ...right, y: 312 }), 2],
    ['two, lines nearer in the second', pageOf(left, { ...right, pitch: 31 }), 2],
    [
      'three',
      pageOf(
        { ...left, letters: 25 },
        { ...left, letters: 25, x: 610, y: 318 },
        { ...left, letters: 25, x: 1070, y: 309 },
      ),
      3,
    ],
    ['prose beside a table of three columns', pageOf(left, cell(860, 2), cell(940, 13), cell(1200, 6)), 2],
    ['a table of three columns before prose', pageOf(cell(150, 2), cell(230, 13), cell(480, 6), right), 2],
    [
      'with a title above and a paragraph below both',
      pageOf({ ...left, letters: 80, y: 100, lines: 2 }, left, { ...right, y: 318 }, { ...left, letters: 80, y: 1300 }),
      4,
    ],
  ];
  for (const [name, page, parts] of rows)
    test(name, () => {
      const found = partsOf(page, LETTER_PX);
      assert.equal(found.length, parts);
      assert.ok(found.every(([x0, y0], i) => i === 0 || x0 > found[i - 1]![0] || y0 >= found[i - 1]![3]));
    });
});

test('a line across both columns keeps its letters that hang low: the parts end between lines', () => {
  const page = pageOf({ ...left, letters: 80, y: 258, lines: 1 }, { ...left, y: 302 }, { ...right, y: 320 });
  for (const hanging of [170, 330, 1250]) rectangle(page, hanging, 258 + LETTER_PX, 10, 8);
  const title = partsOf(page, LETTER_PX)[0]!;
  assert.ok(title[3] >= 258 + LETTER_PX + 8, `the title ends at ${title[3]}`);
  assert.ok(title[3] <= 302);
});

describe('any other page is one part', () => {
  const scattered = blank();
  for (let i = 0; i < 40; i++) rectangle(scattered, i % 2 ? 200 : 1100, 200 + ((i * i * 37) % 1700), 300, LETTER_PX);
  const drawn = pageOf({ ...left, lines: 1 });
  line(drawn, [200, 500], [700, 1900], 3);
  line(drawn, [1100, 400], [1500, 1800], 3);
  const rows: [name: string, page: Raster][] = [
    ['one column', pageOf({ ...left, letters: 80 })],
    ['level columns: their words part them', pageOf(left, right)],
    ['a table', pageOf(cell(150, 2), cell(400, 13), cell(900, 6))],
    [
      'numbers of lines in the margin',
      pageOf({ ...left, x: 300, letters: 70 }, { x: 150, letters: 2, y: 310, pitch: 40, lines: 18 }),
    ],
    [
      'a stamp of three lines in the margin',
      pageOf({ ...left, letters: 55 }, { ...right, x: 1250, letters: 18, y: 318, lines: 3 }),
    ],
    ['lettering here and there', scattered],
    ['a drawing', drawn],
    ['nothing at all', blank()],
  ];
  for (const [name, page] of rows)
    test(name, () => assert.deepEqual(partsOf(page, LETTER_PX), [[0, 0, WIDTH, HEIGHT]]));
});
