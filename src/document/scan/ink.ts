// Takes: a page of grey pixels. Gives: which pixels are ink, one byte each, by Otsu's threshold.
// Never: changes the page; the mask is for measuring.
import type { Raster } from '../raster.ts';

export interface Ink {
  readonly width: number;
  readonly height: number;
  /** 1 where there is ink. */
  readonly mask: Uint8Array;
  /** The page had black and white only. */
  readonly bilevel: boolean;
}

export function inkOf(raster: Raster): Ink {
  const histogram = histogramOf(raster.pixels);
  const bilevel = histogram[0]! + histogram[255]! > 0.995 * raster.pixels.length;
  const threshold = bilevel ? 127 : otsu(histogram, raster.pixels.length);
  const mask = new Uint8Array(raster.pixels.length);
  for (let i = 0; i < mask.length; i++) mask[i] = raster.pixels[i]! <= threshold ? 1 : 0;
  return { width: raster.width, height: raster.height, mask, bilevel };
}

function histogramOf(pixels: Uint8Array): Float64Array {
  const histogram = new Float64Array(256);
  for (let i = 0; i < pixels.length; i++) histogram[pixels[i]!]!++;
  return histogram;
}

/** The grey level that parts the pixels into two classes of least spread (Otsu 1979). */
function otsu(histogram: Float64Array, total: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level++) sum += level * histogram[level]!;
  let below = 0;
  let sumBelow = 0;
  let best = 127;
  let bestSpread = -1;
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!;
    sumBelow += level * histogram[level]!;
    if (below === 0 || below === total) continue;
    const difference = sumBelow / below - (sum - sumBelow) / (total - below);
    const spread = below * (total - below) * difference * difference;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = level;
    }
  }
  return best;
}
