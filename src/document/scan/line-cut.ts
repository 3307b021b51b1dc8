// Takes: grey pixels and where a line of text stands. Gives: the line alone, level, at the size the line reader was trained on.
// Never: fails at the edge of the page; beyond it is paper.
import type { Raster } from '../raster.ts';

/** A line of text: its ends, the baseline's height at each, and the height of a small x, in pixels. */
export interface LinePlace {
  readonly x0: number;
  readonly x1: number;
  readonly baseline0: number;
  readonly baseline1: number;
  readonly xHeight: number;
}

export interface LineCut {
  readonly width: number;
  /** CUT_HEIGHT rows of `width`; 1 is ink, 0 paper. */
  readonly ink: Float32Array;
  /** Pixels of the page for one of the cut, and where its first column stands. */
  readonly scale: number;
  readonly left: number;
}

/** As in training/strips.py. */
export const CUT_HEIGHT = 40;
const X_HEIGHT = 16;
const BASELINE = 28;
const MARGIN = 0.7; // of the x-height, on either side
const MIN_WIDTH = 16;

export function cutLine({ width, height, pixels }: Raster, line: LinePlace): LineCut {
  const length = Math.hypot(line.x1 - line.x0, line.baseline1 - line.baseline0);
  const [cos, sin] = [(line.x1 - line.x0) / length, (line.baseline1 - line.baseline0) / length];
  const scale = line.xHeight / X_HEIGHT;
  const margin = MARGIN * line.xHeight;
  const cutWidth = Math.max(MIN_WIDTH, Math.ceil((length + 2 * margin) / scale));
  const ink = new Float32Array(cutWidth * CUT_HEIGHT);
  const half = scale / 2; // every pixel of the cut is the mean of four looks at the page
  const left = line.x0 - cos * margin + sin * BASELINE * scale;
  const top = line.baseline0 - sin * margin - cos * BASELINE * scale;
  const [right, down] = [cos * half, sin * half]; // from one look to the next of its row
  for (let v = 0; v < 2 * CUT_HEIGHT; v++) {
    const row = (v >> 1) * cutWidth;
    const [fromX, fromY] = [left - down * v, top + right * v];
    for (let u = 0; u < 2 * cutWidth; u++) {
      const x = fromX + right * u;
      const y = fromY + down * u;
      if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) continue;
      const column = x | 0;
      const line0 = y | 0;
      const fx = x - column;
      const fy = y - line0;
      const at = line0 * width + column;
      const above = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * fx;
      const below = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * fx;
      ink[row + (u >> 1)]! += (255 - above - (below - above) * fy) / 1020;
    }
  }
  return { width: cutWidth, ink, scale, left: line.x0 - margin };
}
