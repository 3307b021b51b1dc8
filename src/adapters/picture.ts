// Takes: an SVG that we drew. Gives: it as a PNG on white. Never: a stranger's bytes; those are for images-child.ts.
import sharp from 'sharp';

export const pngOf = async (svg: Uint8Array, dotsAnInch: number): Promise<Uint8Array> =>
  await sharp(svg, { density: dotsAnInch }).flatten({ background: 'white' }).png().toBuffer();
