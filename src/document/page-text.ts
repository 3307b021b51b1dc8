// Takes: the glyphs of one PDF page. Gives: its rows in reading order, text turned sideways after the upright text.
// Never: rows of glyphs that stand off the page or are hidden; those are asked for by name.
import { readingOrder } from './columns.ts';
import { wordsOf, type Glyph } from './glyphs.ts';
import type { Box, PlacedWord, Row } from './placed-word.ts';
import { rowsOf } from './rows.ts';

export interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

export function rowsOfGlyphs(glyphs: readonly Glyph[], size: PageSize, layer: 'visible' | 'hidden'): Row[] {
  const wanted = glyphs.filter(
    (glyph) => glyph.inferred || (glyph.hidden === (layer === 'hidden') && onPage(glyph, size)),
  );
  const byTurn = [0, 1, 2, 3].map((quarter) => wanted.filter((glyph) => glyph.quarter === quarter));
  const counts = byTurn.map((members) => members.filter((glyph) => !glyph.inferred).length);
  const main = counts.indexOf(Math.max(...counts));
  const order = [main, ...[0, 1, 2, 3].filter((quarter) => quarter !== main && counts[quarter]! > 0)];
  return order.flatMap((quarter) => turnedRows(byTurn[quarter]!, quarter, size));
}

function onPage({ box }: Glyph, { widthPt, heightPt }: PageSize): boolean {
  return box[2] > 0 && box[3] > 0 && box[0] < widthPt && box[1] < heightPt;
}

/** Lays out text that is turned as if it were upright, and turns the words' boxes back. */
function turnedRows(glyphs: readonly Glyph[], quarter: number, size: PageSize): Row[] {
  const upright = glyphs.map((glyph) => ({ ...glyph, box: turnBox(glyph.box, -quarter, size) }));
  const uprightSize = quarter % 2 === 0 ? size : { widthPt: size.heightPt, heightPt: size.widthPt };
  const back = (word: PlacedWord): PlacedWord => ({ ...word, box: turnBox(word.box, quarter, uprightSize) });
  return readingOrder(rowsOf(wordsOf(upright))).map((row) => row.map(back));
}

/** A box on a page of `size` after the page is turned clockwise by so many quarters. */
export function turnBox(box: Box, quarters: number, size: PageSize): Box {
  const [x0, y0, x1, y1] = box;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [size.heightPt - y1, x0, size.heightPt - y0, x1];
    case 2:
      return [size.widthPt - x1, size.heightPt - y1, size.widthPt - x0, size.heightPt - y0];
    case 3:
      return [y0, size.widthPt - x1, y1, size.widthPt - x0];
    default:
      return box;
  }
}
