// Takes: a straightened page and the height of its letters. Gives: the parts to be read one by one, in reading order: columns whose lines do not stand
// level with each other, as in newspapers, and prose beside a table; what stands above and below them apart. One part, the page, for any other.
// Never: parts what is level: the cells of a table are read across, and columns.ts parts columns of level lines by their words.
import { median, type Box } from '../placed-word.ts';
import { DARK, type Raster } from '../raster.ts';

/** Cells a letter is high. */
const CELLS = 4;
const INKED = 0.06; // of a cell's pixels
/** In letter heights: two lines stand about two apart, words half a letter. */
const GUTTER = 1.2;
const SHORTEST = 10;
const NARROWEST = 8;
const FEWEST_LINES = 5;
/** From line to line, in letter heights, and how much they may differ. */
const [NEAREST_LINES, FARTHEST_LINES] = [1.2, 5];
const EVEN = 0.25;
const MOST_LINES = 0.6;
/** How far the ink of neighbours rises and falls together: rows of a table 0.7 and more, columns half a line apart less than nothing. */
const LEVEL = 0.5;
const DEEPEST = 3;

interface Grid {
  readonly cell: number;
  readonly across: number;
  readonly down: number;
  /** Of each row, how many cells before each column hold ink. */
  readonly before: Int32Array;
}

/** In cells. */
interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Stretch {
  readonly x0: number;
  readonly x1: number;
}

export function partsOf(image: Raster, letterPx: number): Box[] {
  const whole: Box = [0, 0, image.width, image.height];
  if (letterPx < CELLS * 2) return [whole];
  const grid = gridOf(image, Math.round(letterPx / CELLS));
  const parts = parted(grid, { x0: 0, y0: 0, x1: grid.across, y1: grid.down }, 0);
  if (parts.length === 1) return [whole];
  const edge = (at: number, last: number, size: number) => (at === last ? size : at * grid.cell);
  return parts.map(({ x0, y0, x1, y1 }) => [
    x0 * grid.cell,
    y0 * grid.cell,
    edge(x1, grid.across, image.width),
    edge(y1, grid.down, image.height),
  ]);
}

function gridOf({ width, height, pixels }: Raster, cell: number): Grid {
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const counts = new Int32Array(across * down);
  for (let y = 0; y < down * cell; y++) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0; x < across * cell; x++) if (pixels[y * width + x]! < DARK) counts[row + Math.floor(x / cell)]!++;
  }
  const before = new Int32Array((across + 1) * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      before[y * (across + 1) + x + 1] =
        before[y * (across + 1) + x]! + (counts[y * across + x]! > INKED * cell * cell ? 1 : 0);
  return { cell, across, down, before };
}

const inkBetween = ({ before, across }: Grid, y: number, x0: number, x1: number): number =>
  before[y * (across + 1) + x1]! - before[y * (across + 1) + x0]!;

function parted(grid: Grid, part: Part, depth: number): Part[] {
  const white = depth < DEEPEST ? guttersOf(grid, part).find((found) => isUnlevel(grid, part, found)) : undefined;
  if (!white) return [part];
  const gutter = { ...white, y0: betweenLines(grid, part, white.y0, 1), y1: betweenLines(grid, part, white.y1, -1) };
  const middle = (gutter.x0 + gutter.x1) >> 1;
  const within = [
    { ...part, x1: middle, y0: gutter.y0, y1: gutter.y1 },
    { ...part, x0: middle, y0: gutter.y0, y1: gutter.y1 },
  ];
  return [
    { ...part, y1: gutter.y0 },
    ...within.flatMap((side) => parted(grid, side, depth + 1)),
    { ...part, y0: gutter.y1 },
  ]
    .filter((piece) => hasInk(grid, piece))
    .flatMap((piece) => (piece.y0 >= gutter.y1 ? parted(grid, piece, depth + 1) : [piece]));
}

/** The row with the least ink near an end of the gutter, which is where a line across it has its lowest or highest letter. */
function betweenLines(grid: Grid, part: Part, end: number, inwards: 1 | -1): number {
  if (end === part.y0 || end === part.y1) return end;
  let [best, least] = [end, Infinity];
  for (let away = 0; away <= 2 * CELLS; away++) {
    const y = end + inwards * away;
    const ink = inkBetween(grid, y, part.x0, part.x1);
    if (ink < least) [best, least] = [y, ink];
  }
  return best;
}

function hasInk(grid: Grid, { x0, y0, x1, y1 }: Part): boolean {
  for (let y = y0; y < y1; y++) if (inkBetween(grid, y, x0, x1) > 0) return true;
  return false;
}

/** White strips with text on both sides, each as wide as it is over all its rows, the longest first. */
function guttersOf(grid: Grid, part: Part): Part[] {
  const [width, shortest, narrowest] = [Math.ceil(GUTTER * CELLS), SHORTEST * CELLS, NARROWEST * CELLS];
  const found = new Map<string, Part>();
  for (let x = part.x0 + narrowest; x + width + narrowest <= part.x1; x++) {
    let from = part.y0;
    for (let y = part.y0; y <= part.y1; y++) {
      if (y < part.y1 && inkBetween(grid, y, x, x + width) === 0) continue;
      if (y - from >= shortest) {
        const before = found.get(`${from} ${y} ${x + width - 1}`);
        found.delete(`${from} ${y} ${x + width - 1}`);
        found.set(`${from} ${y} ${x + width}`, { x0: before?.x0 ?? x, x1: x + width, y0: from, y1: y });
      }
      from = y + 1;
    }
  }
  return [...found.values()].toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0));
}

function isUnlevel(grid: Grid, part: Part, { x0, x1, y0, y1 }: Part): boolean {
  const [left, right] = [rowsOf(grid, part.x0, x0, y0, y1), rowsOf(grid, x1, part.x1, y0, y1)];
  const [from, to] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
  if (to - from < SHORTEST * CELLS * 0.8) return false;
  const before = columnBeside(grid, from, to, x0, part.x0, -1);
  const behind = columnBeside(grid, from, to, x1, part.x1, 1);
  if (!before || !behind) return false;
  const [a, b] = [inkOfRows(grid, before, from, to), inkOfRows(grid, behind, from, to)];
  return areLines(a) && areLines(b) && risesTogether(a, b) < LEVEL;
}

/** From the first row with ink to the last. */
function rowsOf(grid: Grid, x0: number, x1: number, y0: number, y1: number): { from: number; to: number } {
  let [from, to] = [y0, y1];
  while (from < to && inkBetween(grid, from, x0, x1) === 0) from++;
  while (to > from && inkBetween(grid, to - 1, x0, x1) === 0) to--;
  return { from, to };
}

/** The text next to a gutter, up to the next white strip; null where all that stands on that side is narrow. */
function columnBeside(grid: Grid, y0: number, y1: number, at: number, end: number, step: 1 | -1): Stretch | null {
  const isInked = (x: number): boolean => {
    for (let y = y0; y < y1; y++) if (inkBetween(grid, y, x, x + 1) > 0) return true;
    return false;
  };
  const inked: number[] = [];
  for (let x = step > 0 ? at : at - 1; step > 0 ? x < end : x >= end; x += step) if (isInked(x)) inked.push(x);
  if (inked.length < NARROWEST * CELLS) return null;
  const gap = inked.findIndex((x, i) => i > 0 && Math.abs(x - inked[i - 1]!) > GUTTER * CELLS);
  const beside = (gap < 0 ? inked : inked.slice(0, gap)).toSorted((a, b) => a - b);
  return { x0: beside[0]!, x1: beside.at(-1)! + 1 };
}

const inkOfRows = (grid: Grid, { x0, x1 }: Stretch, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => inkBetween(grid, from + i, x0, x1));

/** Lines stand at even distances; specks, stamps and the lettering of a drawing do not. */
function areLines(rows: readonly number[]): boolean {
  const some = 0.15 * Math.max(...rows);
  const tops = rows.flatMap((ink, y) => (ink > some && !(rows[y - 1]! > some) ? [y] : []));
  const apart = tops.slice(1).map((top, i) => top - tops[i]!);
  const usual = median(apart);
  return (
    tops.length >= FEWEST_LINES &&
    usual >= NEAREST_LINES * CELLS &&
    usual <= FARTHEST_LINES * CELLS &&
    apart.filter((pitch) => Math.abs(pitch - usual) <= Math.max(1, EVEN * usual)).length >= MOST_LINES * apart.length
  );
}

/** Their correlation. */
function risesTogether(a: readonly number[], b: readonly number[]): number {
  const mean = (rows: readonly number[]) => rows.reduce((sum, ink) => sum + ink, 0) / rows.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]! - meanA, b[i]! - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 1 : both / Math.sqrt(ofA * ofB);
}
