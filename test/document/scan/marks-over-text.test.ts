import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Raster } from '../../../src/document/raster.ts';
import { turnRaster } from '../../../src/document/raster.ts';
import { cleanPage } from '../../../src/document/scan/cleaning.ts';
import { randomFrom } from '../../adapters/pdf/hostile-fixture.ts';
import { blank, difference, DPI, HEIGHT, lettered, line, rectangle, steppedRing, WIDTH } from './scan-fixture.ts';

type Drawing = (page: Raster) => void;
const FIRST_FOOT = 300;
const LEADING = 55;
const LETTERED = lettered();
const copyOf = (page: Raster): Raster => ({ ...page, pixels: page.pixels.slice() });

const underEveryLine: Drawing = (page) => {
  for (let i = 0; i < 30; i++) rectangle(page, 150, FIRST_FOOT + LEADING * i + 3, 1350, 3);
};
const atTheFeet: Drawing = (page) => {
  for (let i = 0; i < 30; i++) rectangle(page, 150, FIRST_FOOT + LEADING * i - 1, 1350, 2);
};
const grid: Drawing = (page) => {
  for (let i = 0; i <= 10; i++) rectangle(page, 190, 265 + 3 * LEADING * i, 1300, 3);
  for (const x of [190, 506, 1010, 1487]) rectangle(page, x, 265, 3, 3 * LEADING * 10);
};
const barCode: Drawing = (page) => {
  const random = randomFrom(2);
  for (let x = 1100; x < 1500; x += 4 + random(8)) rectangle(page, x, 60, 2 + random(4), 70);
};
const squareCode: Drawing = (page) => {
  const random = randomFrom(6);
  for (let row = 0; row < 22; row++)
    for (let column = 0; column < 22; column++)
      if (random(2) === 1 || column === 0 || row === 21) rectangle(page, 1300 + 6 * column, 60 + 6 * row, 6, 6);
};

/** Share of the mark's pixels that may differ from the page without it when it is gone: what letters lose or keep of it. */
const marks: [name: string, mark: Drawing, left: number][] = [
  ['rules under every line', underEveryLine, 0],
  ['rules through the feet of every line', atTheFeet, 0.5], // they stay under each foot
  ['a double rule in the margin', (page) => [150, 158].forEach((x) => rectangle(page, x, 0, 3, HEIGHT)), 0],
  ['the rules of a table', grid, 0.06],
  ['a rule through the letters from top to bottom', (page) => rectangle(page, 823, 60, 3, 2000), 0.15],
  ['a rule that slopes as the page does', (page) => line(page, [100, 1985], [1600, 2020], 3), 0],
  [
    'a great letter in outline',
    (page) => {
      line(page, [300, 1500], [800, 300], 3);
      line(page, [800, 300], [1300, 1500], 3);
    },
    0.3,
  ],
  ['a great round letter drawn in steps', (page) => steppedRing(page, 850, 1000, 500, 3.5), 0.35],
  ['a great round letter drawn in large steps', (page) => steppedRing(page, 850, 1000, 600, 6.3), 0.2],
  ['a bar code', barCode, 0],
  ['a square code', squareCode, 0],
];
for (const [name, mark, left] of marks)
  test(`${name}: the mark goes, the letters stay`, () => {
    const marked = copyOf(LETTERED);
    mark(marked);
    const { raster, lifted } = cleanPage(marked, DPI);
    assert.ok(lifted);
    const [before, after] = [difference(marked, LETTERED), difference(raster, LETTERED)];
    assert.ok(after <= left * before, `${after} of ${before} pixels`);
  });

test('bars of a code that ran together go with the others', () => {
  const [page, code] = [copyOf(LETTERED), copyOf(LETTERED)];
  barCode(code);
  rectangle(code, 1200, 60, 50, 68);
  assert.equal(difference(cleanPage(code, DPI).raster, page), 0);
});

test('a bar code along the side goes too', () => {
  const page = blank();
  barCode(page);
  const { raster } = cleanPage(turnRaster(page, 1), DPI);
  assert.ok(raster.pixels.every((value) => value === 255));
});

test('a point that stands on a rule stays, and so does one that the rule runs through', () => {
  const page = copyOf(LETTERED);
  for (const foot of [2000, 2060]) {
    rectangle(page, 150, foot, 1350, 2);
    for (let i = 0; i < 20; i++) rectangle(page, 215 + 63 * i, foot - (foot === 2000 ? 5 : 2), 5, 5);
  }
  const { raster } = cleanPage(page, DPI);
  for (let i = 0; i < 20; i++) {
    assert.equal(raster.pixels[1997 * WIDTH + 217 + 63 * i], 0);
    assert.equal(raster.pixels[2060 * WIDTH + 217 + 63 * i], 0);
    assert.equal(raster.pixels[2000 * WIDTH + 240 + 63 * i], 255);
  }
});

/** Letters of words run together at their feet: four strokes of half an inch and more on one stroke. */
function runTogether(page: Raster): void {
  for (let word = 0; word < 8; word++) {
    rectangle(page, 200 + 160 * word, 2036, 130, 4);
    for (let stem = 0; stem < 7; stem++) rectangle(page, 200 + 160 * word + 21 * stem, 2014, 4, 26);
  }
}

const untouched: [name: string, drawing: Drawing][] = [
  ['nothing', () => undefined],
  ['words whose letters run together', runTogether],
  [
    'ten strokes side by side',
    (page) => Array.from({ length: 10 }, (_, i) => rectangle(page, 300 + 9 * i, 100, 4, 40)),
  ],
  ['a dash', (page) => rectangle(page, 400, 2030, 60, 3)],
  [
    'a heading of large letters',
    (page) => Array.from({ length: 6 }, (_, i) => rectangle(page, 300 + 90 * i, 80, 20, 100)),
  ],
  [
    'eight corners that meet',
    (page) => Array.from({ length: 8 }, (_, i) => rectangle(page, 300 + 4 * i, 80 + 4 * i, 4, 4)),
  ],
];
for (const [name, drawing] of untouched)
  test(`letters with ${name}: the page comes out as it went in`, () => {
    const page = copyOf(LETTERED);
    drawing(page);
    const { raster, lifted } = cleanPage(page, DPI);
    assert.equal(lifted, false);
    assert.equal(difference(raster, page), 0);
  });
