// Takes: some components of a page and the ways a line may run. Gives: the pixels that lie on a long straight run of ink.
// Never: a thick run: most of a line must be thin, though letters may stand on it or cross it.
import type { Components } from './components.ts';
import type { Ink } from './ink.ts';

export interface RunLimits {
  readonly gapPx: number;
  /** How long a run must be that touches nothing else, and one that does. */
  readonly freePx: number;
  readonly touchingPx: number;
}

export interface StraightRuns {
  /** Sets a bit in `found`; gives how many pixels had it not yet. `ways` are tangents against the axis. */
  mark(found: Uint8Array, bit: number, axis: Axis, ways: readonly number[], limits: RunLimits): number;
}

export type Axis = 'across' | 'down';

/** Pixels in the order of one axis. */
interface Pixels {
  readonly along: Int32Array;
  readonly across: Int32Array;
  readonly thin: Uint8Array;
}

const FILLED = 0.8;
const THIN = { some: 0.35, all: 0.9 };

/** Of the components that are `chosen`; ink up to `thinPx` is thin. */
export function straightRuns(components: Components, ink: Ink, chosen: Uint8Array, thinPx: number): StraightRuns {
  const down = pixelsOf(components, ink, chosen, thinPx);
  const across = byColumn(down, ink.width);
  return {
    mark(found, bit, axis, ways, limits) {
      const pixels = axis === 'down' ? down : across;
      return pixels.along.length === 0 ? 0 : markRuns(pixels, ink, { found, bit }, axis, ways, limits);
    },
  };
}

function pixelsOf(components: Components, ink: Ink, chosen: Uint8Array, thinPx: number): Pixels {
  const { runRow, runFrom, runTo, runComponent } = components;
  let count = 0;
  for (let run = 0; run < runRow.length; run++)
    if (chosen[runComponent[run]!] === 1) count += runTo[run]! - runFrom[run]!;
  const [x, y, thin] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  let at = 0;
  for (let run = 0; run < runRow.length; run++) {
    if (chosen[runComponent[run]!] === 0) continue;
    const [row, from, to] = [runRow[run]!, runFrom[run]!, runTo[run]!];
    for (let column = from; column < to; column++, at++) {
      x[at] = column;
      y[at] = row;
      thin[at] = to - from <= thinPx || isThinDown(ink, column, row, thinPx) ? 1 : 0;
    }
  }
  return { along: y, across: x, thin };
}

function isThinDown({ mask, width, height }: Ink, x: number, y: number, thinPx: number): boolean {
  let run = 1;
  for (let up = y - 1; up >= 0 && mask[up * width + x] === 1; up--) if (++run > thinPx) return false;
  for (let down = y + 1; down < height && mask[down * width + x] === 1; down++) if (++run > thinPx) return false;
  return true;
}

function byColumn({ along: y, across: x, thin }: Pixels, width: number): Pixels {
  const starts = new Int32Array(width + 1);
  for (const column of x) starts[column + 1]!++;
  for (let column = 0; column < width; column++) starts[column + 1]! += starts[column]!;
  const sorted = { along: new Int32Array(x.length), across: new Int32Array(x.length), thin: new Uint8Array(x.length) };
  for (let i = 0; i < x.length; i++) {
    const at = starts[x[i]!]!++;
    sorted.along[at] = x[i]!;
    sorted.across[at] = y[i]!;
    sorted.thin[at] = thin[i]!;
  }
  return sorted;
}

interface Runs {
  /** By lane of the way walked: its last run. */
  readonly open: Int32Array;
  /** By pixel: its run. */
  readonly of: Int32Array;
  /** By run. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly count: Int32Array;
  readonly thin: Int32Array;
}

function markRuns(
  pixels: Pixels,
  ink: Ink,
  { found, bit }: { readonly found: Uint8Array; readonly bit: number },
  axis: Axis,
  ways: readonly number[],
  limits: RunLimits,
): number {
  const [length, breadth] = axis === 'across' ? [ink.width, ink.height] : [ink.height, ink.width];
  const size = pixels.along.length;
  const [of, from, to] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const [count, thin] = [new Int32Array(size), new Int32Array(size)];
  const runs: Runs = { open: new Int32Array(length + breadth + 2), of, from, to, count, thin };
  const shift = new Int32Array(length);
  let marks = 0;
  for (const slope of ways) {
    const least = slope > 0 ? Math.ceil(slope * length) : 0;
    for (let at = 0; at < length; at++) shift[at] = least - Math.floor(slope * at);
    if (!findRuns(pixels, runs, shift, slope, limits)) continue;
    for (let i = 0; i < size; i++) {
      if (count[of[i]!] === 0) continue;
      const [along, across] = [pixels.along[i]!, pixels.across[i]!];
      const at = axis === 'across' ? across * ink.width + along : along * ink.width + across;
      if ((found[at]! & bit) === 0) marks++;
      found[at]! |= bit;
    }
  }
  return marks;
}

/** Leaves 1 in `count` for the runs that are long enough; false where none is. */
function findRuns(
  { along, across, thin }: Pixels,
  runs: Runs,
  shift: Int32Array,
  slope: number,
  limits: RunLimits,
): boolean {
  runs.open.fill(-1);
  let number = 0;
  for (let i = 0; i < along.length; i++) {
    const at = along[i]!;
    const lane = across[i]! + shift[at]!;
    let run = runs.open[lane]!;
    if (run < 0 || at - runs.to[run]! > limits.gapPx + 1) {
      run = runs.open[lane] = number++;
      runs.from[run] = at;
      runs.count[run] = runs.thin[run] = 0;
    }
    runs.to[run] = at;
    runs.count[run]!++;
    runs.thin[run]! += thin[i]!;
    runs.of[i] = run;
  }
  const stretch = Math.hypot(1, slope);
  let any = false;
  for (let run = 0; run < number; run++) {
    const span = runs.to[run]! - runs.from[run]! + 1;
    const leastPx = runs.thin[run]! >= THIN.all * span ? limits.freePx : limits.touchingPx;
    const filled = runs.count[run]! >= FILLED * span && runs.thin[run]! >= THIN.some * span;
    runs.count[run] = filled && span * stretch >= leastPx ? 1 : 0;
    any ||= runs.count[run] === 1;
  }
  return any;
}
