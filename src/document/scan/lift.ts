// Takes: a page and which of its pixels belong to a mark. Gives: the page without the mark, strokes that it crossed left whole.
// Never: whitens a pixel between two inks of letters.
import type { Raster } from '../raster.ts';
import type { Ink } from './ink.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const MAX_BRIDGE = 7;

export interface LiftedPage {
  readonly raster: Raster;
  readonly ink: Ink;
}

/** What a mark says of a pixel: it goes unless letters lie on both its sides, or it goes whatever lies beside it. */
export const CROSSED = 1;
export const ALONE = 2;

/** White where the mark stands, but where it is CROSSED and a letter's ink lies on both opposite sides the stroke is put back. */
export function liftMark(page: Raster, ink: Ink, marked: Uint8Array): LiftedPage {
  const { width, height, mask } = ink;
  const [pixels, left] = [page.pixels.slice(), mask.slice()];
  /** Walking out of the mark, is there ink of a letter within reach? */
  const meetsInk = (x: number, y: number, dx: number, dy: number): boolean => {
    for (let step = 1; step <= MAX_BRIDGE; step++) {
      const [tx, ty] = [x + dx * step, y + dy * step];
      const at = ty * width + tx;
      if (tx < 0 || ty < 0 || tx >= width || ty >= height || mask[at] === 0) return false;
      if (marked[at] === 0) return true;
    }
    return false;
  };
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] === 0 || mask[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const bridges =
      marked[at] === CROSSED && DIRECTIONS.some(([dx, dy]) => meetsInk(x, y, dx, dy) && meetsInk(x, y, -dx, -dy));
    if (bridges) continue;
    pixels[at] = 255;
    left[at] = 0;
  }
  return { raster: { ...page, pixels }, ink: { ...ink, mask: left } };
}
