// Takes: a grey page. Gives: it with its paper equally light everywhere, where a camera or a book's fold left part of it in shadow.
// Never: touches a page whose paper has one tone; nor makes a black border light.
import type { Raster } from '../raster.ts';

const CELL_IN = 0.16; // wider than a letter, so that most of it is paper
const PAPER = 0.8; // of the pixels of a cell are darker
const UNEVEN = 0.82;
const DARKEST = 0.35; // of the lightest paper; darker ground is no paper

/** The page evenly lit, or null where it is so already. */
export function evenlyLit(page: Raster, dpi: number): Raster | null {
  const cell = Math.max(8, Math.round(CELL_IN * dpi));
  const [across, down] = [Math.floor(page.width / cell), Math.floor(page.height / cell)];
  if (across < 4 || down < 4) return null;
  const found = papers(page, cell, across, down);
  const sorted = found.toSorted();
  const light = sorted[Math.floor(0.95 * sorted.length)]!;
  if (sorted[Math.floor(0.15 * sorted.length)]! > UNEVEN * light) return null;
  const paper = spread(found, across, down).map((value) => Math.max(value, DARKEST * light));
  return divided(page, paper, cell, across, down);
}

/** The tone of the paper in every cell. */
function papers({ width, pixels }: Raster, cell: number, across: number, down: number): Float32Array {
  const found = new Float32Array(across * down);
  const levels = new Uint32Array(256);
  for (let cy = 0; cy < down; cy++)
    for (let cx = 0; cx < across; cx++) {
      levels.fill(0);
      for (let y = cy * cell; y < (cy + 1) * cell; y++)
        for (let i = y * width + cx * cell, end = i + cell; i < end; i++) levels[pixels[i]!]!++;
      found[cy * across + cx] = quantile(levels, PAPER * cell * cell);
    }
  return found;
}

function quantile(levels: Uint32Array, count: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += levels[level]!;
    if (sum >= count) return level;
  }
  return 255;
}

/** The lightest of each cell and its neighbours, a heavy letter may fill one; then their mean, so that no edge shows. */
function spread(found: Float32Array, across: number, down: number): Float32Array {
  const lightest = ofNeighbours(found, across, down, (values) => Math.max(...values));
  return ofNeighbours(lightest, across, down, (values) => values.reduce((a, b) => a + b, 0) / values.length);
}

function ofNeighbours(
  found: Float32Array,
  across: number,
  down: number,
  make: (values: readonly number[]) => number,
): Float32Array {
  return found.map((_, i) => {
    const [cx, cy] = [i % across, Math.floor(i / across)];
    const values: number[] = [];
    for (let y = Math.max(0, cy - 1); y <= Math.min(down - 1, cy + 1); y++)
      for (let x = Math.max(0, cx - 1); x <= Math.min(across - 1, cx + 1); x++) values.push(found[y * across + x]!);
    return make(values);
  });
}

/** Every pixel by the paper's tone there, which changes evenly from the middle of a cell to that of the next. */
function divided(page: Raster, paper: Float32Array, cell: number, across: number, down: number): Raster {
  const { width, height } = page;
  const pixels = new Uint8Array(page.pixels.length);
  const row = new Float32Array(across + 1);
  for (let y = 0; y < height; y++) {
    const [up, low, share] = between(y, cell, down);
    for (let x = 0; x < across; x++) row[x] = paper[up * across + x]! * (1 - share) + paper[low * across + x]! * share;
    row[across] = row[across - 1]!;
    for (let x = 0; x < width; x++) {
      const place = Math.max(0, Math.min(across - 1, x / cell - 0.5));
      const left = Math.floor(place);
      const tone = row[left]! + (row[left + 1]! - row[left]!) * (place - left);
      pixels[y * width + x] = Math.min(255, Math.round((page.pixels[y * width + x]! * 255) / tone));
    }
  }
  return { ...page, pixels };
}

/** The two cells whose middles a place lies between, and how near it is to the second. */
function between(at: number, cell: number, count: number): [number, number, number] {
  const place = Math.max(0, Math.min(count - 1, at / cell - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}
