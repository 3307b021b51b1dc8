// Takes: words anywhere on a page. Gives: rows of words that stand side by side, from the top down.
// Never: merges two lines because a tall stamp touches both; a row is measured by its middle.
import { heightOf, median, sharedHeight, type Box, type PlacedWord, type Row } from './placed-word.ts';

const middle = (box: Box): number => (box[1] + box[3]) / 2;

interface RowDraft {
  band: Box;
  readonly words: PlacedWord[];
  /** The words that are as high as most: how many, and their boxes side by side added up. */
  readonly ordinary: { readonly sums: [number, number, number, number]; count: number };
}

export function rowsOf(words: readonly PlacedWord[]): Row[] {
  const usual = median(words.map((word) => heightOf(word.box)));
  const rows: RowDraft[] = [];
  const isOrdinary = (word: PlacedWord) => heightOf(word.box) >= ORDINARY * usual;
  for (const word of words.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.findLast((candidate) => belongs(candidate.band, word.box, usual));
    if (row) {
      row.words.push(word);
      row.band = isOrdinary(word) ? middling(row.ordinary, word.box) : widen(row.band, word.box, usual);
    } else {
      const row: RowDraft = { band: word.box, words: [word], ordinary: { sums: [0, 0, 0, 0], count: 0 } };
      if (isOrdinary(word)) middling(row.ordinary, word.box);
      rows.push(row);
    }
  }
  return rows
    .toSorted((a, b) => middle(a.band) - middle(b.band))
    .map((row) => row.words.toSorted((a, b) => a.box[0] - b.box[0]));
}

function belongs(band: Box, box: Box, usual: number): boolean {
  const shorter = Math.min(heightOf(band), heightOf(box));
  const tall = Math.max(heightOf(band), heightOf(box)) > 2.5 * usual;
  return sharedHeight(band, box) > (tall ? 0.8 : 0.5) * shorter && (!tall || shorter > usual * 1.5);
}

const ORDINARY = 0.7;

/** The band is where most of its words are: the first of them may be a stamp's, which stands a little higher. */
function middling(ordinary: RowDraft['ordinary'], box: Box): Box {
  const { sums } = ordinary;
  const count = ++ordinary.count;
  box.forEach((side, i) => (sums[i]! += side));
  return [sums[0] / count, sums[1] / count, sums[2] / count, sums[3] / count];
}

/** It follows ordinary words only: quotes and commas are too short to say where the line is. */
function widen(band: Box, box: Box, usual: number): Box {
  if (heightOf(band) >= ORDINARY * usual) return band;
  return [Math.min(band[0], box[0]), Math.min(band[1], box[1]), Math.max(band[2], box[2]), Math.max(band[3], box[3])];
}
