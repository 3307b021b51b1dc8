// Takes: a grey page. Gives: it without the middle tone of a rubber stamp, where the lettering is plainly darker.
// Never: touches a page whose greys are only the edges of its letters: those thin out evenly from black to white.
import type { Raster } from '../raster.ts';

const BLACK_BELOW = 32;
const LETTERS_TO = 50; // darker is lettering for certain
const STAMP_FROM = 90; // lighter is stamp or paper
const HUMP = 1.25; // a stamp's tone stands this far above the darker greys beside it

/** The page with the stamp's tone turned to paper, or null where there is none. */
export function withoutGreyStamp(page: Raster): Raster | null {
  const levels = histogramOf(page.pixels);
  const share = (from: number, to: number) =>
    levels.slice(from, to).reduce((sum, count) => sum + count, 0) / (to - from);
  const ink = share(0, 200) * 200;
  const black = share(0, BLACK_BELOW) * BLACK_BELOW;
  if (black < 0.5 * ink || share(80, 128) < HUMP * share(48, 80)) return null;
  const tone = Uint8Array.from({ length: 256 }, (_, level) => {
    if (level <= LETTERS_TO) return level;
    return level >= STAMP_FROM
      ? 255
      : Math.round(LETTERS_TO + ((level - LETTERS_TO) * (255 - LETTERS_TO)) / (STAMP_FROM - LETTERS_TO));
  });
  return { ...page, pixels: page.pixels.map((level) => tone[level]!) };
}

function histogramOf(pixels: Uint8Array): number[] {
  const levels = new Array<number>(256).fill(0);
  for (let i = 0; i < pixels.length; i++) levels[pixels[i]!]!++;
  return levels;
}
