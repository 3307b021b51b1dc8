// Takes: a cleaned page. Gives: the pixels the recogniser likes best: upright, level, softened, letters of a good size.
// Never: loses the way back; `preparation` maps boxes to the page as it came.
import sharp from 'sharp';
import { turnRaster, type Raster } from '../../document/raster.ts';
import type { CleanPage } from '../../document/scan/cleaning.ts';
import type { Preparation } from '../../document/scan/placement.ts';

const LETTER_PX = 26; // what 10 to 11 points come to at 300 dpi, the size the recogniser was trained on
const SMALL_LETTER_PX = 22;
const LARGE_LETTER_PX = 44;
const MAX_SCALE = 3;
const SOFTEN_SIGMA = 0.7; // measured: 1-bit edges read better a little blurred
const LEVEL_ENOUGH_DEG = 0.12;

export interface PreparedPage {
  readonly image: Raster;
  readonly preparation: Preparation;
}

export interface PrepareLimits {
  readonly maxPixels: number;
}

export async function preparePage(page: CleanPage, quarters: number, limits: PrepareLimits): Promise<PreparedPage> {
  const turned = turnRaster(page.raster, quarters);
  const skewDeg = page.tilt?.skewDeg ?? 0;
  const straightenedDeg = Math.abs(skewDeg) < LEVEL_ENOUGH_DEG ? 0 : skewDeg;
  const scale = scaleOf(page.lettering.heightPx, turned, limits);
  const image = await redrawn(turned, straightenedDeg, scale, page.bilevel);
  return {
    image,
    preparation: {
      width: page.raster.width,
      height: page.raster.height,
      quarters,
      straightenedDeg,
      scale,
      preparedWidth: image.width,
      preparedHeight: image.height,
    },
  };
}

function scaleOf(letterPx: number, { width, height }: Raster, limits: PrepareLimits): number {
  const fits = Math.sqrt(limits.maxPixels / (width * height));
  const wanted =
    letterPx === 0 || (letterPx >= SMALL_LETTER_PX && letterPx <= LARGE_LETTER_PX)
      ? 1
      : Math.min(MAX_SCALE, LETTER_PX / letterPx);
  return Math.min(wanted, fits);
}

async function redrawn(raster: Raster, straightenDeg: number, scale: number, soften: boolean): Promise<Raster> {
  if (straightenDeg === 0 && scale === 1 && !soften) return raster;
  const { width, height } = raster;
  const raw = { width, height, channels: 1 } as const;
  let image = sharp(raster.pixels, { raw, limitInputPixels: false });
  if (soften)
    image = sharp(await image.blur(SOFTEN_SIGMA).toColourspace('b-w').raw().toBuffer(), {
      raw,
      limitInputPixels: false,
    });
  if (straightenDeg !== 0 || scale !== 1) {
    const angle = (-straightenDeg * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    image = image.affine([cos, -sin, sin, cos], { background: '#ffffff', interpolator: 'bicubic' });
  }
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
