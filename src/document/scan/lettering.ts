// Takes: components of a page. Gives: the height of its lettering, and which components look like letters.
// Never: a page's resolution; scans lie about theirs.
import type { Components } from './components.ts';

export interface Lettering {
  /** Usual height of letters in pixels (between small and capital letters); 0 when there are none. */
  readonly heightPx: number;
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
  return letters.length < MIN_LETTERS
    ? { heightPx: 0, letters: new Int32Array() }
    : { heightPx, letters: Int32Array.from(letters) };
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
