// Takes: nothing or a seed. Gives: pages of made-up letters: shapes with feet on a line, some with a head above the others.
import type { Raster } from '../../../src/document/raster.ts';
import { randomFrom } from '../../adapters/pdf/hostile-fixture.ts';

export const WIDTH = 1700;
export const HEIGHT = 2200;
export const DPI = 200;

export function blank(): Raster & { pixels: Uint8Array } {
  return { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(255) };
}

export function rectangle(page: Raster, x: number, y: number, width: number, height: number): void {
  for (let row = Math.round(y); row < y + height; row++) {
    const from = row * page.width + Math.round(x);
    if (row >= 0 && row < page.height) page.pixels.fill(0, from, from + width);
  }
}

/** Lines of letters, sloping by `slope`; a third of them have ascenders, as Latin text does. */
export function lettered(slope = 0): Raster & { pixels: Uint8Array } {
  const page = blank();
  const random = randomFrom(7);
  for (let line = 0; line < 30; line++)
    for (let letter = 0; letter < 60; letter++) {
      const x = 200 + letter * 21;
      const foot = 300 + line * 55 + (x - WIDTH / 2) * slope;
      const height = random(3) === 0 ? 26 : 18;
      rectangle(page, x, foot - height, 4, height);
      rectangle(page, x, foot - 4, 12, 4);
      rectangle(page, x, foot - height, 12, 4);
    }
  return page;
}

/** Draws a tile of thin outlines over the page at a whole-pixel period. */
export function tiled(page: Raster, across: number, down: number): void {
  for (let y = 0; y < page.height; y += down)
    for (let x = 0; x < page.width; x += across)
      for (let i = 0; i < 200; i++) {
        for (const [px, py] of [
          [x + i, y + 250 - i],
          [x + i + 20, y + 250 - i],
          [x + 10 + (i % 40), y + 60 + 3 * (i >> 3)],
        ] as const)
          if (px < page.width && py < page.height) page.pixels[py * page.width + px] = 0;
      }
}

export const inkCount = (page: Raster): number => page.pixels.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0);

/** A straight line of any slope, so many pixels thick. */
export function line(
  page: Raster,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
): void {
  const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])));
  for (let i = 0; i <= steps; i++)
    rectangle(page, from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps, thick, thick);
}

/** A ring drawn on a lattice of coarse cells and enlarged without smoothing, as some copies' great words are. */
export function steppedRing(page: Raster, x: number, y: number, radius: number, cell: number): void {
  const place = (index: number) => Math.round(index * cell);
  const fill = (i: number, j: number) =>
    rectangle(page, place(i), place(j), place(i + 1) - place(i), place(j + 1) - place(j));
  const [ci, cj, cells] = [Math.round(x / cell), Math.round(y / cell), Math.round(radius / cell)];
  for (let a = 0; a <= cells / Math.SQRT2; a++) {
    const b = Math.round(Math.sqrt(cells * cells - a * a)); // one cell a column, or a row: they meet at corners
    for (const [i, j] of [
      [a, b],
      [b, a],
    ] as const)
      for (const [right, down] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const)
        fill(ci + right * i, cj + down * j);
  }
}

/** How many pixels of two pages differ. */
export function difference(a: Raster, b: Raster): number {
  let count = 0;
  for (let i = 0; i < a.pixels.length; i++) if (a.pixels[i] !== b.pixels[i]) count++;
  return count;
}
