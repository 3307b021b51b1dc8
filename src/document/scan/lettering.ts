// Takes: components of a page. Gives: the height of its lettering, and which components look like letters.
// Never: a page's resolution; scans lie about theirs.
import type { Components } from './components.ts';

export interface Lettering {
  /** Usual height of letters in pixels (between small and capital letters); 0 when there are none. */
  readonly heightPx: number;
  /** Usual width of their strokes in pixels; a full stop is about as wide. */
  readonly strokePx: number;
  /** Indexes of components that look like letters. */
  readonly letters: Int32Array;
}

const MIN_LETTERS = 30;

export function letteringOf(components: Components, pageHeight: number): Lettering {
  const { count, x0, x1, y0, y1, area } = components;
  const tallest = Math.max(20, pageHeight / 25);
  const heights = new Float64Array(Math.ceil(tallest) + 1);
  for (let c = 0; c < count; c++) {
    const height = y1[c]! - y0[c]!;
    const width = x1[c]! - x0[c]!;
    if (
      height >= 6 &&
      height <= tallest &&
      width <= 3 * height &&
      width * 6 >= height &&
      area[c]! * 12 > width * height
    )
      heights[height]!++;
  }
  const heightPx = weightedMedian(heights);
  const letters: number[] = [];
  for (let c = 0; c < count; c++) {
    const height = y1[c]! - y0[c]!;
    const width = x1[c]! - x0[c]!;
    if (height >= 0.6 * heightPx && height <= 2 * heightPx && width <= 3 * heightPx && width * 6 >= height)
      letters.push(c);
  }
  if (letters.length < MIN_LETTERS) return { heightPx: 0, strokePx: 0, letters: new Int32Array() };
  return { heightPx, strokePx: strokeOf(components, letters, heightPx), letters: Int32Array.from(letters) };
}

/** The median run of ink across letters; runs as long as a bar of an E are left out. */
function strokeOf(components: Components, letters: readonly number[], heightPx: number): number {
  const isLetter = new Uint8Array(components.count);
  for (const c of letters) isLetter[c] = 1;
  const lengths = new Float64Array(Math.ceil(heightPx / 2) + 1);
  let total = 0;
  for (let run = 0; run < components.runRow.length; run++) {
    const length = components.runTo[run]! - components.runFrom[run]!;
    if (isLetter[components.runComponent[run]!] === 0 || length >= lengths.length) continue;
    lengths[length]!++;
    total++;
  }
  let sum = 0;
  for (let length = 0; length < lengths.length; length++) {
    sum += lengths[length]!;
    if (sum * 2 >= total) return length;
  }
  return 1;
}

/** Weighted by height, so that specks, which outnumber letters on a bad page, do not decide. */
function weightedMedian(counts: Float64Array): number {
  let total = 0;
  for (let height = 0; height < counts.length; height++) total += counts[height]! * height;
  let sum = 0;
  for (let height = 0; height < counts.length; height++) {
    sum += counts[height]! * height;
    if (sum * 2 >= total && total > 0) return height;
  }
  return 0;
}
