// Takes: the components of a page. Gives: where bar codes and square codes stand.
// Never: lettering: bars stand a dozen and more side by side, all of one length; a square code has ink in every row and column.
import type { Components } from './components.ts';
import type { Ink } from './ink.ts';
import { ALONE } from './lift.ts';

const BAR_IN = { minLength: 0.13, maxThickness: 0.07, apart: 0.4, ends: 0.05, beside: 0.02 };
const BAR_SOLID = 0.75;
const MIN_BARS = 14;
const DARK = 0.15;
const SQUARE_IN = { min: 0.25, max: 2.5 };
const INK_SHARE = { min: 0.15, max: 0.85 };
const RUNS_A_ROW = 4;

/** ALONE where a code stands; null where the page has none. */
export function codesOf(components: Components, { width, height }: Ink, dpi: number): Uint8Array | null {
  const chosen = squareCodes(components, dpi);
  const { x0, y0, x1, y1 } = components;
  barCodes(components, chosen, dpi, { from: x0, to: x1, start: y0, end: y1 });
  barCodes(components, chosen, dpi, { from: y0, to: y1, start: x0, end: x1 });
  if (!chosen.includes(1)) return null;
  const found = new Uint8Array(width * height);
  const { runRow, runFrom, runTo, runComponent } = components;
  for (let run = 0; run < runRow.length; run++)
    if (chosen[runComponent[run]!] === 1)
      found.fill(ALONE, runRow[run]! * width + runFrom[run]!, runRow[run]! * width + runTo[run]!);
  return found;
}

/** Bars thin from `from` to `to`, long from `start` to `end`. */
interface Side {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

function barCodes({ count, area }: Components, chosen: Uint8Array, dpi: number, side: Side): void {
  const { from, to, start, end } = side;
  const bars: number[] = [];
  for (let c = 0; c < count; c++) {
    const [length, thickness] = [end[c]! - start[c]!, to[c]! - from[c]!];
    const isBar = length >= BAR_IN.minLength * dpi && thickness <= BAR_IN.maxThickness * dpi && length > 3 * thickness;
    if (isBar && area[c]! > BAR_SOLID * length * thickness) bars.push(c);
  }
  if (bars.length < MIN_BARS) return;
  bars.sort((a, b) => from[a]! - from[b]!);
  const left = new Set(bars);
  for (const first of bars) {
    if (!left.delete(first)) continue;
    const code = [first];
    for (const bar of left) {
      const last = code.at(-1)!;
      if (from[bar]! - to[last]! > BAR_IN.apart * dpi) break;
      const level =
        Math.abs(start[bar]! - start[last]!) <= BAR_IN.ends * dpi &&
        Math.abs(end[bar]! - end[last]!) <= BAR_IN.ends * dpi;
      if (level) code.push(bar);
    }
    for (const bar of code) left.delete(bar);
    if (code.length >= MIN_BARS && isDark(code, side, area))
      chooseWithin(count, side, code, BAR_IN.beside * dpi, chosen);
  }
}

/** Half of a code is ink, though some of its bars may have run together and not be among these. */
function isDark(code: readonly number[], { from, to, start, end }: Side, area: Int32Array): boolean {
  const [first, last] = [code[0]!, code.at(-1)!];
  const ink = code.reduce((sum, bar) => sum + area[bar]!, 0);
  return ink >= DARK * (to[last]! - from[first]!) * (end[first]! - start[first]!);
}

function squareCodes(components: Components, dpi: number): Uint8Array {
  const { count, x0, y0, x1, y1, area } = components;
  const chosen = new Uint8Array(count);
  for (let c = 0; c < count; c++) {
    const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
    const small = Math.min(width, height) < SQUARE_IN.min * dpi || Math.max(width, height) > SQUARE_IN.max * dpi;
    const share = area[c]! / (width * height);
    if (!small && share > 0.35 && share < 0.75 && isWoven(components, c))
      chooseWithin(count, { from: x0, to: x1, start: y0, end: y1 }, [c], 0, chosen);
  }
  return chosen;
}

/** A code with all that stands within it: cells of their own, bars that ran together. */
function chooseWithin(
  count: number,
  { from, to, start, end }: Side,
  code: readonly number[],
  besidePx: number,
  chosen: Uint8Array,
): void {
  const least = (values: Int32Array) => code.reduce((low, c) => Math.min(low, values[c]!), Infinity) - besidePx;
  const most = (values: Int32Array) => code.reduce((high, c) => Math.max(high, values[c]!), 0) + besidePx;
  const [left, right, top, bottom] = [least(from), most(to), least(start), most(end)];
  for (let c = 0; c < count; c++)
    if (from[c]! >= left && to[c]! <= right && start[c]! >= top && end[c]! <= bottom) chosen[c] = 1;
}

/** Ink and paper change all over it, with no empty row or column as between lines of text or letters. */
function isWoven({ x0, y0, x1, y1, runRow, runFrom, runTo, runComponent }: Components, c: number): boolean {
  const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
  const [rows, columns] = [new Int32Array(height), new Int32Array(width)];
  let runs = 0;
  for (let run = 0; run < runRow.length; run++) {
    if (runComponent[run] !== c) continue;
    runs++;
    rows[runRow[run]! - y0[c]!]! += runTo[run]! - runFrom[run]!;
    for (let x = runFrom[run]!; x < runTo[run]!; x++) columns[x - x0[c]!]!++;
  }
  return runs >= RUNS_A_ROW * height && evenly(rows, width) && evenly(columns, height);
}

function evenly(counts: Int32Array, full: number): boolean {
  const within = counts.filter((count) => count >= INK_SHARE.min * full && count <= INK_SHARE.max * full).length;
  return within >= 0.85 * counts.length;
}
