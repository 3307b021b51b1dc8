// Takes: the words of a line as the recogniser boxed them, where the line stands, and the page. Gives: the words, no box higher than the ink
// of its own line. Never: a box made larger; the boxes of a line whose place is not told stay.
import { heightOf, type PlacedWord } from '../placed-word.ts';
import { inkOfRow, type Raster } from '../raster.ts';
import type { LinePlace } from './line-cut.ts';

/** In heights of a small x. A letter with a head and one with a tail are some two and a half of them together. */
const TALL = 2.9;
const LOWEST = 0.4;
const [MOST_ABOVE, MOST_BELOW] = [2.2, 0.9];
/** Between the stem of an i and its point. */
const GAP = 0.2;

/** A line that was passed over makes the boxes of its neighbours as high as both. */
export function asHighAsInk(page: Raster, words: readonly PlacedWord[], place: LinePlace): PlacedWord[] {
  return words.map((word) => (heightOf(word.box) > TALL * place.xHeight ? lowered(page, word, place) : word));
}

function lowered(page: Raster, word: PlacedWord, { x0, x1, baseline0, baseline1, xHeight }: LinePlace): PlacedWord {
  const [left, top, right, bottom] = word.box;
  const slope = (baseline1 - baseline0) / (x1 - x0);
  const baseline = baseline0 + slope * ((left + right) / 2 - x0);
  const within = Math.round(baseline - xHeight / 2);
  const above = inkedTo(page, word, within, Math.max(top, baseline - MOST_ABOVE * xHeight), -1, GAP * xHeight);
  const below = inkedTo(page, word, within, Math.min(bottom, baseline + MOST_BELOW * xHeight) - 1, 1, GAP * xHeight);
  if (below - above < LOWEST * xHeight) return word;
  return { ...word, box: [left, Math.max(top, above), right, Math.min(bottom, below + 1)] };
}

/** The last row with ink on the way to `end`, over white rows no wider than `gap`. */
function inkedTo(page: Raster, { box }: PlacedWord, from: number, end: number, step: 1 | -1, gap: number): number {
  let last = from;
  for (let y = from; step * (end - y) >= 0 && step * (y - last) <= gap + 1; y += step)
    if (inkOfRow(page, y, box[0], box[2]) > 0) last = y;
  return last;
}
