// Takes: a title, columns and rows of text. Gives: a table from the sheet's cursor down, its head repeated on every page it reaches.
// Never: a cell that runs into its neighbour: it wraps, or is cut where the column says so.
import { breath } from './breath.ts';
import { heading, HEADING } from './certificate-parts.ts';
import { type Color, COLORS, PAGE, type PdfSheet, ROOM } from './pdf-sheet.ts';

export interface TableColumn {
  readonly title: string;
  /** A share of the width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
  readonly bold?: boolean;
  /** By what a cell says. */
  readonly color?: (text: string) => Color;
}

const SIZE = 7.6;
const LEADING = 9.8;
const GAP = 10;
const ROWS_A_BREATH = 200;
/** A row of so many lines goes to the next page whole; a longer one is broken. */
const MOST_LINES_KEPT = 12;

export async function drawTable(
  sheet: PdfSheet,
  title: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * ROOM);
  const lefts = widths.map((_, i) => PAGE.margin + widths.slice(0, i).reduce((sum, width) => sum + width, 0));
  const head = (): void => drawHead(sheet, columns, lefts, widths);
  // Title and head go to the next page with the first row: by themselves they would say that there is nothing under them.
  const first = Math.min(linesOf(cellsOf(sheet, columns, widths, rows[0] ?? [])), MOST_LINES_KEPT);
  sheet.need(HEADING + (first + 1) * LEADING + 7);
  heading(sheet, title);
  head();
  for (const [i, row] of rows.entries()) {
    drawRow(sheet, columns, lefts, widths, row, head);
    if (i % ROWS_A_BREATH === ROWS_A_BREATH - 1) await breath();
  }
  sheet.y -= 6;
}

function drawHead(
  sheet: PdfSheet,
  columns: readonly TableColumn[],
  lefts: readonly number[],
  widths: readonly number[],
): void {
  sheet.y -= LEADING + 2;
  columns.forEach(({ title, align = 'left' }, i) => {
    const x = align === 'right' ? lefts[i]! + widths[i]! - GAP : lefts[i]!;
    sheet.text(x, sheet.y + 3, title, { size: 6.6, face: 'bold', color: COLORS.muted, align });
  });
  sheet.rule(sheet.y - 1);
  sheet.y -= 2;
}

function cellsOf(
  sheet: PdfSheet,
  columns: readonly TableColumn[],
  widths: readonly number[],
  row: readonly string[],
): string[][] {
  return columns.map(({ bold }, i) => sheet.type.wrap(row[i] ?? '', SIZE, widths[i]! - GAP, bold ? 'bold' : 'regular'));
}

const linesOf = (cells: readonly (readonly string[])[]): number => Math.max(...cells.map((cell) => cell.length));

function drawRow(
  sheet: PdfSheet,
  columns: readonly TableColumn[],
  lefts: readonly number[],
  widths: readonly number[],
  row: readonly string[],
  head: () => void,
): void {
  const cells = cellsOf(sheet, columns, widths, row);
  const lines = linesOf(cells);
  if (lines <= MOST_LINES_KEPT && sheet.need(lines * LEADING + 3)) head();
  for (let line = 0; line < lines; line++) {
    if (sheet.need(LEADING + 3)) head();
    sheet.y -= LEADING;
    columns.forEach(({ align = 'left', bold, color }, i) => {
      const text = cells[i]![line];
      if (!text) return;
      const x = align === 'right' ? lefts[i]! + widths[i]! - GAP : lefts[i]!;
      sheet.text(x, sheet.y + 1, text, {
        size: SIZE,
        align,
        face: bold ? 'bold' : 'regular',
        color: color?.(text) ?? COLORS.ink,
      });
    });
  }
  sheet.line(
    [
      [PAGE.margin, sheet.y - 1.6],
      [PAGE.width - PAGE.margin, sheet.y - 1.6],
    ],
    0.25,
    COLORS.rule,
  );
  sheet.y -= 1.8;
}
