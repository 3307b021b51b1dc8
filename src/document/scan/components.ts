// Takes: an ink mask. Gives: its connected pieces (8 neighbours) with boxes and areas, and the runs they are made of.
// Never: recursion or a label a pixel; runs keep a page of 80 megapixels within memory.
import type { Ink } from './ink.ts';

export interface Components {
  readonly count: number;
  /** By component. */
  readonly x0: Int32Array;
  readonly y0: Int32Array;
  readonly x1: Int32Array; // one past the last column
  readonly y1: Int32Array; // one past the last row
  readonly area: Int32Array;
  /** By run, in row order: its row, first column, one past its last column, component. */
  readonly runRow: Int32Array;
  readonly runFrom: Int32Array;
  readonly runTo: Int32Array;
  readonly runComponent: Int32Array;
}

interface Runs {
  row: Int32Array;
  from: Int32Array;
  to: Int32Array;
  parent: Int32Array;
  count: number;
}

export function componentsOf(ink: Ink): Components {
  const runs: Runs = { ...newRuns(1 << 16), count: 0 };
  let aboveFrom = 0;
  let aboveTo = 0;
  for (let y = 0; y < ink.height; y++) {
    const first = runs.count;
    addRow(runs, ink, y);
    linkRow(runs, aboveFrom, aboveTo, first, runs.count);
    aboveFrom = first;
    aboveTo = runs.count;
  }
  return gather(runs);
}

function newRuns(size: number): Omit<Runs, 'count'> {
  return {
    row: new Int32Array(size),
    from: new Int32Array(size),
    to: new Int32Array(size),
    parent: new Int32Array(size),
  };
}

function addRow(runs: Runs, ink: Ink, y: number): void {
  const { mask, width } = ink;
  const start = y * width;
  for (let x = 0; x < width; x++) {
    if (mask[start + x] === 0) continue;
    const from = x;
    while (x < width && mask[start + x] === 1) x++;
    if (runs.count === runs.row.length) grow(runs);
    runs.row[runs.count] = y;
    runs.from[runs.count] = from;
    runs.to[runs.count] = x;
    runs.parent[runs.count] = runs.count;
    runs.count++;
  }
}

function grow(runs: Runs): void {
  const wider = newRuns(runs.row.length * 2);
  for (const key of ['row', 'from', 'to', 'parent'] as const) {
    wider[key].set(runs[key]);
    runs[key] = wider[key];
  }
}

/** Joins the runs of a row with those above that touch them, corners included. */
function linkRow(runs: Runs, aboveFrom: number, aboveTo: number, from: number, to: number): void {
  let above = aboveFrom;
  for (let run = from; run < to; run++) {
    while (above < aboveTo && runs.to[above]! < runs.from[run]!) above++;
    for (let other = above; other < aboveTo && runs.from[other]! <= runs.to[run]!; other++)
      join(runs.parent, run, other);
  }
}

function rootOf(parent: Int32Array, run: number): number {
  let root = run;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

function join(parent: Int32Array, a: number, b: number): void {
  const ra = rootOf(parent, a);
  const rb = rootOf(parent, b);
  if (ra < rb) parent[rb] = ra;
  else parent[ra] = rb;
}

function gather(runs: Runs): Components {
  const label = new Int32Array(runs.count);
  let count = 0;
  for (let run = 0; run < runs.count; run++) {
    const root = rootOf(runs.parent, run);
    label[run] = root === run ? count++ : label[root]!;
  }
  const big = 0x7fffffff;
  const [x0, y0] = [new Int32Array(count).fill(big), new Int32Array(count).fill(big)];
  const [x1, y1, area] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let run = 0; run < runs.count; run++) {
    const c = label[run]!;
    const [row, from, to] = [runs.row[run]!, runs.from[run]!, runs.to[run]!];
    if (from < x0[c]!) x0[c] = from;
    if (to > x1[c]!) x1[c] = to;
    if (row < y0[c]!) y0[c] = row;
    if (row + 1 > y1[c]!) y1[c] = row + 1;
    area[c] = area[c]! + to - from;
  }
  const cut = (values: Int32Array) => values.subarray(0, runs.count);
  return {
    count,
    x0,
    y0,
    x1,
    y1,
    area,
    runRow: cut(runs.row),
    runFrom: cut(runs.from),
    runTo: cut(runs.to),
    runComponent: label,
  };
}

/** Whitens the chosen components in pixels and mask. */
export function erase(components: Components, chosen: Uint8Array, pixels: Uint8Array, ink: Ink): void {
  const { runRow, runFrom, runTo, runComponent } = components;
  for (let run = 0; run < runRow.length; run++) {
    if (chosen[runComponent[run]!] === 0) continue;
    const start = runRow[run]! * ink.width;
    pixels.fill(255, start + runFrom[run]!, start + runTo[run]!);
    ink.mask.fill(0, start + runFrom[run]!, start + runTo[run]!);
  }
}
