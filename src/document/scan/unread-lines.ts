// Takes: a straightened page and its lines as read. Gives: lines of lettering as high as theirs, between, above or below them, of which no word
// was read. Never: what they say; nor rules, drawings and specks.
import { heightOf, median, unionOf, type Box, type Row } from '../placed-word.ts';
import { cropRaster, DARK, inkOfRow, type Raster } from '../raster.ts';

export interface UnreadLine {
  /** What stands there, alone on white paper. */
  readonly image: Raster;
  /** Of the image's first pixel, on the page. */
  readonly x: number;
  readonly y: number;
  /** How many of the lines as read stand before it. */
  readonly behind: number;
}

const SMALLEST_PX = 8;
/** In heights of the page's words. */
const [LOWEST, HIGHEST] = [0.55, 1.7];
const [NARROWEST, WIDEST] = [0.06, 9];
const FAR = 6;
/** From one word of a line to the next. */
const APART = 2.5;
const MARGIN = 0.35;
const FEWEST = 3;
/** How much of a line's length is ink, seen from above. */
const [THINNEST, DENSEST] = [0.3, 0.995];
/** Specks in a row of pixels. */
const SPECKS = 1;

export function unreadLines(page: Raster, rows: readonly Row[]): UnreadLine[] {
  const boxes = rows.flat().map((word) => word.box);
  const height = median(boxes.map(heightOf));
  if (height < SMALLEST_PX) return [];
  const rest = { ...page, pixels: page.pixels.slice() };
  for (const [x0, y0, x1, y1] of boxes) whiten(rest, [x0 - 2, y0 - 2, x1 + 2, y1 + 2]);
  const lines = rows.map(lineOf);
  return lines.flatMap((_, i) =>
    gapsBeside(lines, i, height).flatMap((gap) =>
      bandsOf(rest, gap, height).map((band) => {
        const cut = cutOut(rest, band, Math.ceil(MARGIN * height));
        whiten(rest, band); // a gap beside another line may hold it too
        return { ...cut, behind: gap.behind };
      }),
    ),
  );
}

interface Line {
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

/** A word or two may be boxed too high. */
function lineOf(row: Row): Line {
  const boxes = row.map((word) => word.box);
  const [x0, , x1] = unionOf(boxes);
  return { x0, x1, top: median(boxes.map((box) => box[1])), bottom: median(boxes.map((box) => box[3])) };
}

const areOneOverOther = (a: Line, b: Line): boolean => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);
const middle = ({ top, bottom }: Line): number => (top + bottom) / 2;

interface Gap extends Line {
  readonly behind: number;
}

/** From a line to the next below it; above the first and below the last as far as three more might stand. */
function gapsBeside(lines: readonly Line[], i: number, height: number): Gap[] {
  const line = lines[i]!;
  const others = lines.filter((other) => other !== line && areOneOverOther(line, other));
  const below = others.filter((other) => middle(other) > middle(line));
  const gaps: Gap[] = [];
  const next = below.length > 0 ? below.reduce((a, b) => (b.top < a.top ? b : a)) : null;
  const foot = next ? next.top : line.bottom + FAR * height;
  if (foot - line.bottom > LOWEST * height)
    gaps.push({
      x0: Math.min(line.x0, next?.x0 ?? line.x0),
      x1: Math.max(line.x1, next?.x1 ?? line.x1),
      top: line.bottom,
      bottom: foot,
      behind: i + 1,
    });
  const head = line.top - FAR * height;
  if (!others.some((other) => middle(other) < middle(line) && other.bottom > head))
    gaps.push({ ...line, top: head, bottom: line.top, behind: i });
  return gaps;
}

/** Rows of ink, as many as a line is high, between white ones. */
function bandsOf(rest: Raster, gap: Gap, height: number): Box[] {
  const [x0, x1] = [Math.max(0, Math.floor(gap.x0)), Math.min(rest.width, Math.ceil(gap.x1))];
  const [y0, y1] = [Math.max(0, Math.floor(gap.top)), Math.min(rest.height, Math.ceil(gap.bottom))];
  const bands: Box[] = [];
  let from = y0;
  for (let y = y0; y <= y1; y++) {
    if (y < y1 && inkOfRow(rest, y, x0, x1) > SPECKS) continue;
    const high = (y - from) / height;
    const band = high >= LOWEST && high <= HIGHEST ? letteringIn(rest, [x0, from, x1, y], height) : null;
    if (band) bands.push(band);
    from = y + 1;
  }
  return bands;
}

/** A band from its first letter to its last, also where they reach farther than the lines beside it; null where it holds too few, or what is
 *  no lettering. */
function letteringIn(rest: Raster, [x0, y0, x1, y1]: Box, height: number): Box | null {
  const runs = runsOf(rest, [0, y0, rest.width, y1]).filter(({ from, to }) => to - from >= NARROWEST * height);
  const isApart = (i: number): boolean => runs[i]!.from - runs[i - 1]!.to > APART * height;
  let first = runs.findIndex(({ to }) => to > x0);
  let behind = runs.findLastIndex(({ from }) => from < x1) + 1;
  if (first < 0 || behind <= first) return null;
  while (first > 0 && !isApart(first)) first--;
  while (behind < runs.length && !isApart(behind)) behind++;
  return lineOfLetters(runs.slice(first, behind), y0, y1, height);
}

function lineOfLetters(letters: readonly Run[], y0: number, y1: number, height: number): Box | null {
  if (letters.length < FEWEST || letters.some(({ from, to }) => to - from > WIDEST * height)) return null;
  const [first, last] = [letters[0]!.from, letters.at(-1)!.to];
  const inked = letters.reduce((sum, { from, to }) => sum + to - from, 0) / (last - first);
  return inked >= THINNEST && inked <= DENSEST ? [first, y0, last, y1] : null;
}

/** Columns of ink that stand side by side. */
interface Run {
  readonly from: number;
  to: number;
}

function runsOf({ width, pixels }: Raster, [x0, y0, x1, y1]: Box): Run[] {
  const runs: Run[] = [];
  for (let x = x0; x < x1; x++) {
    let isInked = false;
    for (let y = y0; y < y1 && !isInked; y++) isInked = pixels[y * width + x]! < DARK;
    const last = runs.at(-1);
    if (isInked && last?.to === x) last.to = x + 1;
    else if (isInked) runs.push({ from: x, to: x + 1 });
  }
  return runs;
}

function cutOut(rest: Raster, [x0, y0, x1, y1]: Box, margin: number): Omit<UnreadLine, 'behind'> {
  const [left, top] = [Math.max(0, x0 - 2 * margin), Math.max(0, y0 - margin)];
  const [right, foot] = [Math.min(rest.width, x1 + 2 * margin), Math.min(rest.height, y1 + margin)];
  return { image: cropRaster(rest, left, top, right, foot), x: left, y: top };
}

function whiten({ width, height, pixels }: Raster, [x0, y0, x1, y1]: Box): void {
  const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))];
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++)
    if (right > left) pixels.fill(255, y * width + left, y * width + right);
}
