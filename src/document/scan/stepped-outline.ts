// Takes: the components of a 1-bit page. Gives: the pixels of a great word that was drawn coarsely and enlarged, its outline in steps.
// Never: letters: their edges do not meet corner to corner on one lattice of cells, as those of an enlarged drawing do.
import type { Components } from './components.ts';
import type { Ink } from './ink.ts';

const MIN_CORNERS = 40;
const CELL_PX = { min: 2, max: 16 };
const COHERENT = 0.6; // of the corners lie on the lattice; by chance a tenth
const SAMPLE = 250;
const REACH = 2; // cells a line is followed into ink that is not its own

/** Boundaries of the lattice's cells along one axis, in pixels. */
type Bounds = Int32Array;

interface Corners {
  readonly x: number[];
  readonly y: number[];
}

/** 1 where the outline runs; null where the page has none. */
export function steppedOutlineOf(components: Components, ink: Ink, dpi: number): Uint8Array | null {
  const corners = cornersOf(components, ink, Math.max(2, Math.round(dpi / 100)));
  if (corners.x.length < MIN_CORNERS) return null;
  const across = boundsOf(corners.x, ink.width);
  const down = across && boundsOf(corners.y, ink.height);
  if (!across || !down) return null;
  return followed(corners, across, down, ink);
}

/** Where two blocks of ink meet corner to corner, each of them at least so many pixels square, between two of paper. */
function cornersOf({ runRow, runFrom, runTo }: Components, ink: Ink, size: number): Corners {
  const corners: Corners = { x: [], y: [] };
  let below = 0;
  for (let run = 0; run < runRow.length; run++) {
    const row = runRow[run]!;
    while (
      below < runRow.length &&
      (runRow[below]! <= row || (runRow[below] === row + 1 && runTo[below]! < runFrom[run]!))
    )
      below++;
    for (let other = below; other < runRow.length && runRow[other] === row + 1; other++) {
      if (runFrom[other]! > runTo[run]!) break;
      if (runFrom[other] === runTo[run]) addCorner(corners, ink, runTo[run]!, row + 1, size, 1);
      else if (runTo[other] === runFrom[run]) addCorner(corners, ink, runFrom[run]!, row + 1, size, 0);
    }
  }
  return corners;
}

/** `falling`: the ink lies upper left and lower right. */
function addCorner(corners: Corners, ink: Ink, x: number, y: number, size: number, falling: 0 | 1): void {
  const { mask, width, height } = ink;
  if (x < size || y < size || x + size > width || y + size > height) return;
  for (let dy = 0; dy < size; dy++)
    for (let dx = 0; dx < size; dx++) {
      const [above, under] = [(y - 1 - dy) * width + x, (y + dy) * width + x];
      if (mask[above - 1 - dx] !== falling || mask[under + dx] !== falling) return;
      if (mask[above + dx] === falling || mask[under - 1 - dx] === falling) return;
    }
  corners.x.push(x);
  corners.y.push(y);
}

/** The lattice most of the positions lie on: enlarging rounds each boundary to a whole pixel, so the period need not be whole. */
function boundsOf(positions: readonly number[], length: number): Bounds | null {
  const step = Math.max(1, Math.floor(positions.length / SAMPLE));
  const sample = positions.filter((_, i) => i % step === 0);
  const [lowest, highest] = [1 / CELL_PX.max, 1 / CELL_PX.min];
  const fineness = 0.2 / length;
  const found: { frequency: number; share: number; phase: number }[] = [];
  for (let frequency = lowest; frequency <= highest; frequency += fineness) {
    const { share, phase } = coherence(sample, frequency);
    if (share >= COHERENT) found.push({ frequency, share, phase });
  }
  if (found.length === 0) return null;
  const best = found.reduce((a, b) => (b.share > a.share ? b : a));
  const { frequency, phase } = best;
  const count = Math.ceil(length * frequency) + 2;
  return settled(
    positions,
    Int32Array.from({ length: count }, (_, j) => Math.round((j - 1 + phase) / frequency)),
    length,
  );
}

function coherence(positions: readonly number[], frequency: number): { share: number; phase: number } {
  let [cos, sin] = [0, 0];
  for (const position of positions) {
    const angle = 2 * Math.PI * frequency * position;
    cos += Math.cos(angle);
    sin += Math.sin(angle);
  }
  return { share: Math.hypot(cos, sin) / positions.length, phase: Math.atan2(sin, cos) / (2 * Math.PI) };
}

/** Boundaries where corners were seen, which may be a pixel from where the period puts them. */
function settled(positions: readonly number[], bounds: Bounds, length: number): Bounds {
  const seen = new Int32Array(length + 1);
  for (const position of positions) seen[position]!++;
  return bounds.map((bound) => {
    const at = (offset: number) => seen[bound + offset] ?? 0;
    const best = [0, -1, 1].reduce((a, b) => (at(b) > at(a) ? b : a));
    return Math.min(length, Math.max(0, bound + best));
  });
}

const [EMPTY, MIXED, FULL] = [0, 1, 2];

/** From the corners along cells full of ink whose neighbours to both sides are empty, and a little way into what they touch. */
function followed(corners: Corners, across: Bounds, down: Bounds, ink: Ink): Uint8Array {
  const [columns, rows] = [across.length - 1, down.length - 1];
  const columnOf = cellIndex(across, ink.width);
  const rowOf = cellIndex(down, ink.height);
  const kinds = cellKinds(across, down, ink);
  const kindAt = (i: number, j: number) =>
    i < 0 || j < 0 || i >= columns || j >= rows ? EMPTY : kinds[j * columns + i]!;
  const reach = new Int8Array(columns * rows).fill(-1);
  const queue: number[] = [];
  const visit = (i: number, j: number, left: number) => {
    if (kindAt(i, j) !== FULL || reach[j * columns + i]! >= left) return;
    const clear =
      (kindAt(i - 1, j) === EMPTY && kindAt(i + 1, j) === EMPTY) ||
      (kindAt(i, j - 1) === EMPTY && kindAt(i, j + 1) === EMPTY);
    if (!clear && left === 0) return;
    reach[j * columns + i] = clear ? REACH : left - 1;
    queue.push(j * columns + i);
  };
  corners.x.forEach((x, n) => {
    const y = corners.y[n]!;
    for (const [px, py] of [
      [x - 1, y - 1],
      [x, y],
      [x, y - 1],
      [x - 1, y],
    ] as const)
      visit(columnOf[px]!, rowOf[py]!, REACH);
  });
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [i, j] = [at % columns, Math.floor(at / columns)];
    for (let dj = -1; dj <= 1; dj++) for (let di = -1; di <= 1; di++) visit(i + di, j + dj, reach[at]!);
  }
  return painted(reach, across, down, ink);
}

function cellIndex(bounds: Bounds, length: number): Int32Array {
  const index = new Int32Array(length);
  for (let cell = 0; cell + 1 < bounds.length; cell++) index.fill(cell, bounds[cell], bounds[cell + 1]);
  return index;
}

function cellKinds(across: Bounds, down: Bounds, { mask, width }: Ink): Uint8Array {
  const columns = across.length - 1;
  const kinds = new Uint8Array(columns * (down.length - 1));
  for (let j = 0; j + 1 < down.length; j++)
    for (let i = 0; i < columns; i++) {
      const area = (across[i + 1]! - across[i]!) * (down[j + 1]! - down[j]!);
      let ink = 0;
      for (let y = down[j]!; y < down[j + 1]!; y++)
        for (let x = across[i]!; x < across[i + 1]!; x++) ink += mask[y * width + x]!;
      kinds[j * columns + i] = ink === 0 ? EMPTY : ink === area ? FULL : MIXED;
    }
  return kinds;
}

function painted(reach: Int8Array, across: Bounds, down: Bounds, { width, height }: Ink): Uint8Array {
  const found = new Uint8Array(width * height);
  const columns = across.length - 1;
  for (let at = 0; at < reach.length; at++) {
    if (reach[at]! < 0) continue;
    const [i, j] = [at % columns, Math.floor(at / columns)];
    for (let y = down[j]!; y < down[j + 1]!; y++) found.fill(1, y * width + across[i]!, y * width + across[i + 1]!);
  }
  return found;
}
