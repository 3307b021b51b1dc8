// Takes: the components of a large sheet. Gives: where its blocks of lettering stand, in the order they are read.
// Never: a block of a few letters: those are labels along lines, and a sheet has hundreds.
import { componentsOf, type Components } from './components.ts';
import type { Lettering } from './lettering.ts';

export interface Block {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly letters: number;
}

const SHEET_LETTERS_ACROSS = 150; // a page of a deed is some 60 to 110 letter heights wide
const MIN_LETTERS = 40;
const MAX_BLOCKS = 60;

/** A sheet of a plat: too wide for its lettering to be one column of lines. */
export function isSheet(lettering: Lettering, width: number): boolean {
  return lettering.heightPx > 0 && width > SHEET_LETTERS_ACROSS * lettering.heightPx;
}

export function blocksOf(components: Components, lettering: Lettering, width: number, height: number): Block[] {
  const cell = lettering.heightPx;
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const mask = new Uint8Array(across * down);
  const cellOf = (c: number): [number, number] => [
    Math.min(across - 1, Math.floor((components.x0[c]! + components.x1[c]!) / 2 / cell)),
    Math.min(down - 1, Math.floor((components.y0[c]! + components.y1[c]!) / 2 / cell)),
  ];
  for (const c of lettering.letters) {
    const [x, y] = cellOf(c);
    for (let dy = -1; dy <= 1; dy++)
      // lines of a paragraph stand within two letter heights, words within three
      for (let dx = -1; dx <= 2; dx++) if (inside(x + dx, y + dy, across, down)) mask[(y + dy) * across + x + dx] = 1;
  }
  const found = componentsOf({ width: across, height: down, mask, bilevel: true });
  const labels = new Int32Array(across * down).fill(-1);
  for (let run = 0; run < found.runRow.length; run++) {
    const start = found.runRow[run]! * across;
    labels.fill(found.runComponent[run]!, start + found.runFrom[run]!, start + found.runTo[run]!);
  }
  const counts = new Int32Array(found.count);
  for (const c of lettering.letters) {
    const [x, y] = cellOf(c);
    counts[labels[y * across + x]!]!++;
  }
  const blocks: Block[] = [];
  for (let b = 0; b < found.count; b++)
    if (counts[b]! >= MIN_LETTERS) blocks.push(scaled(found, b, cell, counts[b]!, width, height));
  return inReadingOrder(blocks.toSorted((a, b) => b.letters - a.letters).slice(0, MAX_BLOCKS), width);
}

const inside = (x: number, y: number, across: number, down: number): boolean =>
  x >= 0 && y >= 0 && x < across && y < down;

function scaled(found: Components, b: number, cell: number, letters: number, width: number, height: number): Block {
  return {
    x0: Math.max(0, Math.floor((found.x0[b]! - 1) * cell)),
    y0: Math.max(0, Math.floor((found.y0[b]! - 1) * cell)),
    x1: Math.min(width, Math.ceil((found.x1[b]! + 1) * cell)),
    y1: Math.min(height, Math.ceil((found.y1[b]! + 1) * cell)),
    letters,
  };
}

/** Columns from the left, each from the top: blocks whose left edges are within a twelfth of the sheet are one column. */
function inReadingOrder(blocks: readonly Block[], width: number): Block[] {
  const columnOf = (block: Block) => Math.floor((12 * block.x0) / width);
  return blocks.toSorted((a, b) => columnOf(a) - columnOf(b) || a.y0 - b.y0);
}
