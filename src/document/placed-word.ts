// Takes: nothing. Gives: the shapes of words on paper and the small arithmetic of their boxes.
// Never: pixels; boxes are PDF points from the top left of the page as it is seen.

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Another reading of text[start, end) of a word. */
export interface WordAlternate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: number;
}

export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
  /** 0 to 1; 1 for text that was never an image. */
  readonly confidence: number;
  readonly alternates: readonly WordAlternate[];
}

/** Words that stand side by side, from left to right. */
export type Row = readonly PlacedWord[];

export interface PageContent {
  /** From 1. */
  readonly page: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly rows: readonly Row[];
  /** Why nobody could read the page. */
  readonly unread?: string;
}

export function unionOf(boxes: readonly Box[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x0, y0, x1, y1] of boxes) {
    box[0] = Math.min(box[0], x0);
    box[1] = Math.min(box[1], y0);
    box[2] = Math.max(box[2], x1);
    box[3] = Math.max(box[3], y1);
  }
  return box;
}

/** The word of a part of a page, on the page. */
export function movedBy(word: PlacedWord, right: number, down: number): PlacedWord {
  const [x0, y0, x1, y1] = word.box;
  return { ...word, box: [x0 + right, y0 + down, x1 + right, y1 + down] };
}

export const heightOf = (box: Box): number => box[3] - box[1];

/** Length shared by the vertical extents of two boxes; negative when they are apart. */
export const sharedHeight = (a: Box, b: Box): number => Math.min(a[3], b[3]) - Math.max(a[1], b[1]);

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
