// Takes: a 1-bit page. Gives: the page without a tiled outlined watermark ("UNOFFICIAL COPY"), its letters left whole.
// Never: touches a page without a lattice: the tile must repeat at one whole-pixel period both across and down.
import type { Raster } from '../raster.ts';
import type { Ink } from './ink.ts';
import { liftMark, type LiftedPage } from './lift.ts';

export interface Lattice {
  readonly acrossPx: number;
  readonly downPx: number;
  /** Share of thin ink that stands again one tile further, the weaker of the two directions. */
  readonly agreement: number;
}

const TILE_IN = { min: 0.8, max: 3.2 }; // seen: 1.6 to 1.9 inches
const SAMPLE = 6000;
const MIN_AGREEMENT = 0.3;
const ABOVE_CHANCE = 3;
const MIN_TILES = 6;
const VOTE = 0.5; // of the tiles have ink there: text adds some 15 % by chance, the tile stands in all

/** The page without its watermark, or null where it has none. */
export function withoutWatermark(page: Raster, ink: Ink, dpi: number): LiftedPage | null {
  const lattice = latticeOf(ink, dpi);
  if (!lattice) return null;
  const tile = tileOf(ink, lattice);
  if (!tile) return null;
  return liftMark(page, ink, repeated(ink, lattice, tile));
}

export function latticeOf(ink: Ink, dpi: number): Lattice | null {
  const thin = thinInk(ink, Math.max(2, Math.round(dpi / 100)));
  const points = samplesOf(thin, ink.width);
  if (points.x.length < 2000) return null;
  const [min, max] = [Math.round(TILE_IN.min * dpi), Math.round(TILE_IN.max * dpi)];
  const across = bestLag(thin, ink, points, [min, Math.min(max, ink.width >> 1)], 'across');
  const down = across && bestLag(thin, ink, points, [min, Math.min(max, ink.height >> 1)], 'down');
  if (!across || !down) return null;
  return { acrossPx: across.lag, downPx: down.lag, agreement: Math.min(across.share, down.share) };
}

/** Ink no thicker than `most` across or down: outlines, not the strokes of letters. */
function thinInk({ mask, width, height }: Ink, most: number): Uint8Array {
  const thin = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, run = 0; x <= width; x++) {
      const on = x < width && mask[y * width + x] === 1;
      if (on) run++;
      else {
        if (run > 0 && run <= most) thin.fill(1, y * width + x - run, y * width + x);
        run = 0;
      }
    }
  const runs = new Int32Array(width);
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      if (y < height && mask[y * width + x] === 1) runs[x]!++;
      else {
        if (runs[x]! > 0 && runs[x]! <= most) for (let up = 1; up <= runs[x]!; up++) thin[(y - up) * width + x] = 1;
        runs[x] = 0;
      }
    }
  return thin;
}

interface Points {
  readonly x: Int32Array;
  readonly y: Int32Array;
}

function samplesOf(thin: Uint8Array, width: number): Points {
  let count = 0;
  for (let i = 0; i < thin.length; i++) count += thin[i]!;
  const step = Math.max(1, Math.floor(count / SAMPLE));
  const at: number[] = [];
  for (let i = 0, nth = 0; i < thin.length; i++) if (thin[i] === 1 && nth++ % step === 0) at.push(i);
  return { x: Int32Array.from(at, (i) => i % width), y: Int32Array.from(at, (i) => Math.floor(i / width)) };
}

/** The shift at which thin ink most often meets thin ink again; null where no shift stands out. */
function bestLag(thin: Uint8Array, ink: Ink, points: Points, range: readonly [number, number], way: 'across' | 'down') {
  const shares: number[] = [];
  for (let lag = range[0]; lag <= range[1]; lag++)
    shares.push(metAgain(thin, ink, points, way === 'across' ? lag : 0, way === 'down' ? lag : 0));
  const usual = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0;
  const share = Math.max(...shares);
  if (!(share >= MIN_AGREEMENT && share >= ABOVE_CHANCE * usual)) return null;
  // Twice the period agrees as well as the period: the first lag that comes close to the best is taken.
  return { lag: range[0] + shares.findIndex((value) => value >= 0.9 * share), share };
}

/** Share of the points that meet thin ink again so many pixels further. */
function metAgain(thin: Uint8Array, { width, height }: Ink, { x, y }: Points, dx: number, dy: number): number {
  let met = 0;
  let within = 0;
  for (let i = 0; i < x.length; i++) {
    const tx = x[i]! + dx;
    const ty = y[i]! + dy;
    if (tx >= width || ty >= height) continue;
    within++;
    met += thin[ty * width + tx]!;
  }
  return within > 500 ? met / within : 0;
}

/** Which pixels of the tile are ink in most of its repetitions. */
function tileOf({ mask, width, height }: Ink, { acrossPx, downPx }: Lattice): Uint8Array | null {
  const votes = new Uint16Array(acrossPx * downPx);
  const seen = new Uint16Array(acrossPx * downPx);
  for (let y = 0; y < height; y++) {
    const row = (y % downPx) * acrossPx;
    for (let x = 0; x < width; x++) {
      const at = row + (x % acrossPx);
      seen[at]!++;
      votes[at]! += mask[y * width + x]!;
    }
  }
  if (Math.max(...seen.subarray(0, acrossPx)) < MIN_TILES) return null;
  return Uint8Array.from(votes, (count, i) => (count >= VOTE * seen[i]! ? 1 : 0));
}

/** Where the tile stands, over the whole page. */
function repeated({ width, height }: Ink, { acrossPx, downPx }: Lattice, tile: Uint8Array): Uint8Array {
  const marked = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = tile.subarray((y % downPx) * acrossPx, (y % downPx) * acrossPx + acrossPx);
    for (let x = 0; x < width; x += acrossPx) marked.set(row.subarray(0, Math.min(acrossPx, width - x)), y * width + x);
  }
  return marked;
}
