import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanPage } from '../../../src/document/scan/cleaning.ts';
import { componentsOf } from '../../../src/document/scan/components.ts';
import { inkOf } from '../../../src/document/scan/ink.ts';
import { boxBefore } from '../../../src/document/scan/placement.ts';
import { latticeOf } from '../../../src/document/scan/watermark.ts';
import { turnRaster } from '../../../src/document/raster.ts';
import { randomFrom } from '../../adapters/pdf/hostile-fixture.ts';
import { blank, DPI, HEIGHT, inkCount, lettered, rectangle, tiled, WIDTH } from './scan-fixture.ts';

test('pieces that touch at a corner are one component, pieces apart are two', () => {
  const mask = Uint8Array.from([1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1]);
  const found = componentsOf({ width: 4, height: 3, mask, bilevel: true });
  assert.equal(found.count, 2);
  assert.deepEqual([...found.area], [2, 2]);
});

test('a clean page comes out as it went in', () => {
  const page = lettered();
  const clean = cleanPage(page, DPI);
  assert.equal(clean.erased, 0);
  assert.equal(clean.lifted, false);
  assert.deepEqual(clean.raster.pixels, page.pixels);
});

test('a black frame and filled punch holes go, the letters stay', () => {
  const page = lettered();
  const before = inkCount(page);
  rectangle(page, 0, 0, 60, HEIGHT);
  rectangle(page, 0, HEIGHT - 50, WIDTH, 50);
  for (const y of [400, 1100, 1800]) rectangle(page, 90, y, 50, 50);
  assert.equal(inkCount(cleanPage(page, DPI).raster), before);
});

test('a negative is made positive, whatever white is left around it', () => {
  const page = lettered();
  const negative = { ...page, pixels: page.pixels.map((level) => 255 - level) };
  assert.deepEqual(cleanPage(negative, DPI).raster.pixels, page.pixels);
  for (let y = 0; y < HEIGHT; y++) negative.pixels.fill(255, y * WIDTH, y * WIDTH + 80);
  assert.equal(inkCount(cleanPage(negative, DPI).raster), inkCount(page));
});

test('a page on a ground of black wider than itself stays as it is', () => {
  const page = lettered();
  const before = inkCount(page);
  const wide = { width: 3 * WIDTH, height: HEIGHT, pixels: new Uint8Array(3 * WIDTH * HEIGHT) };
  for (let y = 0; y < HEIGHT; y++)
    wide.pixels.set(page.pixels.subarray(y * WIDTH, (y + 1) * WIDTH), (3 * y + 1) * WIDTH);
  assert.equal(inkCount(cleanPage(wide, DPI).raster), before);
});

/** Letters of 40 on paper whose tone falls from 250 on the left to `dark` on the right. */
function shaded(dark: number) {
  const page = lettered();
  const pixels = page.pixels.map((level, i) => {
    const light = (250 + ((dark - 250) * (i % WIDTH)) / WIDTH) / 255;
    return Math.round((level === 0 ? 40 : 255) * light);
  });
  return { page, image: { ...page, pixels } };
}

test('paper that lies in shadow is made as light as the rest, its letters stay dark', () => {
  const { page, image } = shaded(70);
  const { raster } = cleanPage(image, DPI);
  page.pixels.forEach((level, i) => {
    if (level === 0 ? raster.pixels[i]! > 90 : raster.pixels[i]! < 200)
      assert.fail(`${level} became ${raster.pixels[i]}`);
  });
});

test('paper of nearly one tone is left alone', () => {
  const { image } = shaded(220);
  assert.deepEqual(cleanPage(image, DPI).raster.pixels, image.pixels);
});

test('a few specks stay: one of them may be a decimal point', () => {
  const page = lettered();
  const random = randomFrom(3);
  for (let i = 0; i < 300; i++) rectangle(page, 100 + random(1500), 1980 + random(200), 2, 2);
  assert.deepEqual(cleanPage(page, DPI).raster.pixels, page.pixels);
});

test('snow goes, full stops stay', () => {
  const page = lettered();
  const stops = Array.from({ length: 20 }, (_, i) => [215 + i * 63, 2000] as const);
  for (const [x, y] of stops) rectangle(page, x, y, 5, 5);
  const wanted = inkCount(page);
  const random = randomFrom(5);
  for (let i = 0; i < 6000; i++) rectangle(page, 60 + random(1560), 2030 + random(120), 1, 2);
  const { raster } = cleanPage(page, DPI);
  for (const [x, y] of stops) assert.equal(raster.pixels[(y + 2) * WIDTH + x + 2], 0);
  assert.ok(Math.abs(inkCount(raster) - wanted) < 0.02 * wanted);
});

const slopes: [degrees: number][] = [[-3], [-0.6], [0], [1.5], [4]];
for (const [degrees] of slopes)
  test(`lines that fall by ${degrees} degrees are measured within a twentieth`, () => {
    const { tilt } = cleanPage(lettered(Math.tan((degrees * Math.PI) / 180)), DPI);
    assert.ok(tilt && Math.abs(tilt.skewDeg - degrees) < 0.05, `${tilt?.skewDeg}`);
    assert.equal(tilt.sideways, false);
    assert.ok(tilt.uprightRatio > 1.08);
  });

const turns: [quarters: number, sideways: boolean, upright: boolean][] = [
  [1, true, true],
  [2, false, false],
  [3, true, false],
];
for (const [quarters, sideways, upright] of turns)
  test(`a page turned by ${quarters} quarters is told from its letters`, () => {
    const { tilt } = cleanPage(turnRaster(lettered(), quarters), DPI);
    assert.equal(tilt?.sideways, sideways);
    assert.equal(tilt.uprightRatio > 1, upright);
  });

test('a tiled watermark is lifted and the letters under it stay whole', () => {
  const page = lettered();
  const letters = page.pixels.slice();
  tiled(page, 340, 314);
  const lattice = latticeOf(inkOf(page), DPI);
  assert.deepEqual([lattice?.acrossPx, lattice?.downPx], [340, 314]);
  const { raster, lifted } = cleanPage(page, DPI);
  assert.ok(lifted);
  const wrong = (pixels: Uint8Array) => pixels.reduce((sum, value, i) => sum + (value === letters[i] ? 0 : 1), 0);
  assert.ok(wrong(raster.pixels) < 0.12 * wrong(page.pixels), `${wrong(raster.pixels)} of ${wrong(page.pixels)}`);
});

/** Letters with soft edges: every black pixel's neighbour in paper is grey. */
function softened(): { width: number; height: number; pixels: Uint8Array } {
  const page = lettered();
  const hard = page.pixels.slice();
  for (let i = 1; i < hard.length - 1; i++)
    if (hard[i] === 255 && (hard[i - 1] === 0 || hard[i + 1] === 0)) page.pixels[i] = 40 + ((i * 37) % 200);
  return page;
}

test('a grey stamp over black letters goes, the letters stay black', () => {
  const page = softened();
  const letter = page.pixels.findIndex((value) => value === 0);
  for (let y = 400; y < 700; y++)
    for (let x = 300; x < 700; x++)
      if ((x + y) % 3 === 0 && page.pixels[y * WIDTH + x]! > 110) page.pixels[y * WIDTH + x] = 100;
  const { raster, lifted } = cleanPage(page, DPI);
  assert.ok(lifted);
  assert.equal(raster.pixels[letter], 0);
  assert.ok(!raster.pixels.some((value) => value === 100));
});

test('a grey page without a stamp comes out as it went in', () => {
  const page = softened();
  assert.deepEqual(cleanPage(page, DPI).raster.pixels, page.pixels);
});

test('an empty page has no lattice, no letters and no tilt', () => {
  const clean = cleanPage(blank(), DPI);
  assert.deepEqual([clean.lettering.heightPx, clean.tilt, clean.lifted], [0, null, false]);
});

test('a box found on the straightened, enlarged page is told on the page as it came', () => {
  const preparation = {
    width: 1000,
    height: 2000,
    quarters: 0,
    straightenedDeg: 0,
    scale: 1.5,
    preparedWidth: 1500,
    preparedHeight: 3000,
  };
  assert.deepEqual(boxBefore(preparation, [150, 300, 450, 330]), [100, 200, 300, 220]);
  const turned = { ...preparation, quarters: 1, scale: 1, preparedWidth: 2000, preparedHeight: 1000 };
  assert.deepEqual(boxBefore(turned, [0, 0, 10, 20]), [0, 1990, 20, 2000]);
  const half = { ...preparation, quarters: 2, scale: 1, preparedWidth: 1000, preparedHeight: 2000 };
  assert.deepEqual(boxBefore(half, [0, 0, 10, 20]), [990, 1980, 1000, 2000]);
});
