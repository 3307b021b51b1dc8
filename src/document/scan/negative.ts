// Takes: a page and its ink. Gives: whether it is a negative, as photostats and microfilm are: white letters on black.
// Never: by the ink of the whole sheet, which black ground around a page may outweigh: only where light and dark stand side by side.
import type { Ink } from './ink.ts';

const CELL_IN = 0.25; // two lines of print
const MIXED = { from: 0.04, to: 0.96 };
const MIN_CELLS = 12;
const MOST = 0.75;

export function isNegative({ width, height, mask }: Ink, dpi: number): boolean {
  const cell = Math.max(8, Math.round(CELL_IN * dpi));
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const counts = new Uint32Array(across * down);
  for (let y = 0; y < down * cell; y++) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0; x < across; x++) {
      const from = y * width + x * cell;
      let sum = 0;
      for (let i = from; i < from + cell; i++) sum += mask[i]!;
      counts[row + x]! += sum;
    }
  }
  const shares = Array.from(counts, (count) => count / (cell * cell)).filter(
    (share) => share > MIXED.from && share < MIXED.to,
  );
  return shares.length >= MIN_CELLS && shares.filter((share) => share > 0.5).length > MOST * shares.length;
}
