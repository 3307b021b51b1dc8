// Takes: rows from the top down, each across the whole page. Gives: rows in reading order, columns read one after the other, and a table
// behind the paragraph it stands beside. Never: splits a table: its cells are short and level, and a line table must be read row by row.
import { heightOf, median, unionOf, type PlacedWord, type Row } from './placed-word.ts';

interface Gap {
  readonly from: number;
  readonly to: number;
}

const MIN_ROWS = 5;
const MIN_CHARACTERS = 16; // a column of prose is wider than any cell of a line or curve table
const WRITTEN = /\p{L}{2}/u;
const MIN_WRITTEN = 0.3; // of its words are written out; of several cells side by side hardly one is

export function readingOrder(rows: readonly Row[]): Row[] {
  return inOrder(rows, MIN_ROWS);
}

/** `minRows`: of the last column, which may be short where others before it have shown that there are columns. */
function inOrder(rows: readonly Row[], minRows: number): Row[] {
  const usual = median(rows.flatMap((row) => row.map((word) => heightOf(word.box))));
  const minGapPt = Math.max(8, 1.1 * usual);
  const ordered: Row[] = [];
  for (let at = 0; at < rows.length;) {
    const block = columnBlock(rows, at, minGapPt, minRows);
    if (block) {
      ordered.push(...block.left, ...block.right);
      at = block.end;
    } else ordered.push(rows[at++]!);
  }
  return ordered;
}

/** The longest run of rows from `start` that one gutter runs through, where both its sides are prose. */
function columnBlock(
  rows: readonly Row[],
  start: number,
  minGapPt: number,
  minRows: number,
): { end: number; left: Row[]; right: Row[] } | null {
  let gaps = gapsOf(rows[start]!, minGapPt);
  let end = start + 1;
  for (; end < rows.length; end++) {
    const next = shared(gaps, gapsOf(rows[end]!, minGapPt), minGapPt);
    if (next.length === 0) break;
    gaps = next;
  }
  if (end - start < MIN_ROWS) return null;
  for (const gap of gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const block = splitAt(rows.slice(start, end), (gap.from + gap.to) / 2, minRows);
    if (block) return { end, left: [...block.above, ...readingOrder(block.left)], right: inOrder(block.right, 1) };
  }
  return null;
}

/** Free stretches of a row, the open ends to both sides included. */
function gapsOf(row: Row, minGapPt: number): Gap[] {
  const gaps: Gap[] = [];
  let from = -Infinity;
  for (const word of row) {
    if (word.box[0] - from >= minGapPt) gaps.push({ from, to: word.box[0] });
    from = Math.max(from, word.box[2]);
  }
  gaps.push({ from, to: Infinity });
  return gaps;
}

function shared(a: readonly Gap[], b: readonly Gap[], minGapPt: number): Gap[] {
  return a.flatMap((one) =>
    b.flatMap((other) => {
      const gap = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
      return gap.to - gap.from >= minGapPt ? [gap] : [];
    }),
  );
}

const PAGE_NUMBER = /^\W*\d{1,4}\W*$/;

interface Split {
  /** What stands above the left column, to the right of it, a heading in the middle; the numbers of two facing pages. */
  readonly above: Row[];
  readonly left: Row[];
  readonly right: Row[];
}

function splitAt(rows: readonly Row[], x: number, minRows: number): Split | null {
  if (!Number.isFinite(x) || cutsValues(rows, x)) return null;
  const above = rows.slice(0, headings(rows, x));
  const below = rows.slice(above.length);
  const left = below.map((row) => row.filter((word) => word.box[2] <= x)).filter((row) => row.length > 0);
  const right = below.map((row) => row.filter((word) => word.box[0] >= x)).filter((row) => row.length > 0);
  const areColumns = isProse(left, MIN_ROWS) && isProse(right, minRows) && !(isKeyed(left) && !isKeyed(right));
  return areColumns || isTableBeside(below, left, right, x) ? { above, left, right } : null;
}

/** How many rows stand above the left column; not those of the right one, where it only begins a little higher. */
function headings(rows: readonly Row[], x: number): number {
  const first = rows.findIndex((row) => row[0]!.box[2] <= x && !row.every(({ text }) => PAGE_NUMBER.test(text)));
  const right = rows.flatMap((row) => row.find((word) => word.box[0] >= x) ?? []);
  const pitch = median(right.slice(1).map((word, i) => word.box[1] - right[i]!.box[1]));
  const edge = median(right.map((word) => word.box[0]));
  let count = Math.max(0, first);
  while (count > 0 && isOfColumn(rows[count - 1]![0]!, right, edge, pitch)) count--;
  return count;
}

function isOfColumn(word: PlacedWord, column: readonly PlacedWord[], edge: number, pitch: number): boolean {
  const next = column[column.indexOf(word) + 1];
  const isNear = next !== undefined && Math.abs(next.box[1] - word.box[1] - pitch) < 0.2 * pitch;
  return isNear && Math.abs(word.box[0] - edge) < heightOf(word.box);
}

const MIN_TABLE_ROWS = 4;
const MIN_TABLE_CHARACTERS = 8; // numbers of lines in the margin are no table

/** Prose on one side, a table on the other: its rows have names, or do not stand level with the lines of the prose. */
function isTableBeside(rows: readonly Row[], left: readonly Row[], right: readonly Row[], x: number): boolean {
  const [prose, table] = isProse(left, MIN_ROWS) ? [left, right] : [right, left];
  if (!isProse(prose, MIN_ROWS) || table.length < MIN_TABLE_ROWS) return false;
  if (median(table.map(lengthOf)) < MIN_TABLE_CHARACTERS) return false;
  return (
    (table === right && isKeyed(right) && !isKeyed(left)) || !isLevel(rows, x, Math.min(left.length, right.length))
  );
}

const LEVEL = 0.15; // of a word's height
const MOSTLY = 0.6;

/** Whether most of so many rows have words next to `x` on both sides, at one height. */
function isLevel(rows: readonly Row[], x: number, shorter: number): boolean {
  const level = rows.filter((row) => {
    const at = row.findIndex((word) => word.box[0] >= x);
    if (at <= 0) return false;
    const [before, behind] = [row[at - 1]!.box, row[at]!.box];
    return Math.abs(before[1] + before[3] - behind[1] - behind[3]) / 2 < LEVEL * heightOf(behind);
  });
  return level.length >= MOSTLY * shorter;
}

const ROW_KEY = /^[LC]-?\d{1,3}[A-Z]?[.:]?$/i;

/** Rows named L1, L2 or C1, C2: of a line or curve table, also where its bearings are written out in words. */
function isKeyed(rows: readonly Row[]): boolean {
  return rows.filter(([first]) => ROW_KEY.test(first!.text)).length >= 2;
}

const PART_OF_ANGLE = /(?:[°º'’′]|^(?:degrees?|minutes?|deg\.?|min\.?))$/i;
const NEXT_PART = /^\d{1,2}(?:\.\d{1,3})?["”″'’′]*$/;

/** `thence South 85° 14' | 43" East` line under line, as typewriters set it: blanks that happen to stand under one another. */
function cutsValues(rows: readonly Row[], x: number): boolean {
  const cut = rows.filter((row) => {
    const right = row.findIndex((word) => word.box[0] >= x);
    return right > 0 && PART_OF_ANGLE.test(row[right - 1]!.text) && NEXT_PART.test(row[right]!.text);
  });
  return cut.length >= 2;
}

const lengthOf = (row: Row): number => row.reduce((sum, word) => sum + word.text.length + 1, 0);

function isProse(rows: readonly Row[], minRows: number): boolean {
  if (rows.length < minRows) return false;
  const lengths = rows.map(lengthOf);
  const widths = rows.map((row) => {
    const box = unionOf(row.map((word) => word.box));
    return box[2] - box[0];
  });
  const wide = widths.toSorted((a, b) => b - a)[Math.floor(widths.length / 4)]!; // a few may reach into the next column
  const full = widths.filter((width) => width > 0.7 * wide).length;
  const written = rows.flat().filter((word) => WRITTEN.test(word.text)).length;
  const worded = written >= MIN_WRITTEN * rows.flat().length;
  return worded && median(lengths) >= MIN_CHARACTERS && full >= rows.length / 2; // prose fills its lines
}
