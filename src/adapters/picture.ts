// Takes: an SVG that we drew, or a page's pixels. Gives: a PNG. Never: a stranger's bytes; those are for images-child.ts.
import sharp from 'sharp';

export const pngOf = async (svg: Uint8Array, dotsAnInch: number): Promise<Uint8Array> =>
  await sharp(svg, { density: dotsAnInch }).flatten({ background: 'white' }).png().toBuffer();

/** Of four bytes a pixel, the last of which says nothing. */
export const pngOfPixels = async (pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 5 })
    .toBuffer();
