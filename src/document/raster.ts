// Takes: nothing. Gives: the shape of a page as grey pixels, turning it by quarters, cutting it, and what of it is ink.
// Never: copies where nothing turns.

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, 0 black to 255 white. */
  readonly pixels: Uint8Array;
}

/** A raster with its place on the page: `box` in points from the top left as seen. */
export interface PageRaster extends Raster {
  readonly box: readonly [number, number, number, number];
}

/** Turned clockwise by so many quarters, after being mirrored left to right where asked. */
export function turnRaster(raster: Raster, quarters: number, mirrored = false): Raster {
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0 && !mirrored) return raster;
  const { width, height, pixels } = raster;
  const sideways = turn % 2 === 1;
  const out = {
    width: sideways ? height : width,
    height: sideways ? width : height,
    pixels: new Uint8Array(pixels.length),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = mirrored ? width - 1 - x : x;
      const [tx, ty] = turnPoint(from, y, width, height, turn);
      out.pixels[ty * out.width + tx] = pixels[y * width + x]!;
    }
  }
  return out;
}

function turnPoint(x: number, y: number, width: number, height: number, turn: number): [number, number] {
  if (turn === 1) return [height - 1 - y, x];
  if (turn === 2) return [width - 1 - x, height - 1 - y];
  if (turn === 3) return [y, width - 1 - x];
  return [x, y];
}

/** The part of a raster within [x0, x1) x [y0, y1). */
export function cropRaster(raster: Raster, x0: number, y0: number, x1: number, y1: number): Raster {
  const [width, height] = [x1 - x0, y1 - y0];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * raster.width + x0;
    pixels.set(raster.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** A pixel below this is ink. */
export const DARK = 128;

/** How many pixels of a row are ink, within [x0, x1). */
export function inkOfRow({ width, height, pixels }: Raster, y: number, x0: number, x1: number): number {
  if (y < 0 || y >= height) return 0;
  const row = y * width;
  let ink = 0;
  for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) if (pixels[row + x]! < DARK) ink++;
  return ink;
}
