// Takes: the bytes of a TIFF, PNG or JPEG. Gives: their pages, decoded by sharp to the last row and coded for a PDF.
// Never: runs in the server's process on a stranger's bytes; images-child.ts is where it is called.
import { deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { encodeG4 } from '../document/g4.ts';
import type { ImageCodec, PageCoding, PageImage } from '../document/page-image.ts';
import { pngStream } from '../document/png-stream.ts';
import { tiffResolution } from '../document/tiff-resolution.ts';

export interface SharpCodecSettings {
  readonly maxPixels: number;
}

const DEFAULT_DPI = 200; // for images that state none: boxes need a page size, the reading does not depend on it
const JPEG_QUALITY = 92;
const LARGE_PAGE_BYTES = 8 * 1024 * 1024; // a colour photograph: without loss a few such pages would pass the size limit
const NOMINAL_DPI = { min: 20, max: 2400 };

export function sharpCodec(settings: SharpCodecSettings): ImageCodec {
  const options = { limitInputPixels: settings.maxPixels, failOn: 'warning' } as const;
  return {
    async countPages(bytes) {
      const { pages } = await sharp(bytes, options).metadata();
      return pages ?? 1;
    },
    async readPage(bytes, kind, index) {
      const image = () => sharp(bytes, kind === 'tiff' ? { ...options, page: index } : options);
      const meta = await image().metadata();
      const size = { widthPx: meta.width, heightPx: meta.height };
      const stated = kind === 'tiff' ? tiffResolution(bytes, index) : null;
      const dpi = plausible(meta.density);
      return {
        ...size,
        dpiX: plausible(stated?.dpiX ?? dpi),
        dpiY: plausible(stated?.dpiY ?? dpi),
        orientation: meta.orientation ?? 1,
        coding: await codingOf(bytes, kind, image, meta),
      } satisfies PageImage;
    },
  };
}

function plausible(dpi: number | undefined): number {
  return dpi !== undefined && dpi >= NOMINAL_DPI.min && dpi <= NOMINAL_DPI.max ? dpi : DEFAULT_DPI;
}

/** Kept as it came where a PDF can carry it (JPEG, PNG rows); 1-bit becomes G4 whatever it was; the rest is deflated. */
async function codingOf(
  bytes: Uint8Array,
  kind: 'tiff' | 'png' | 'jpeg',
  image: () => Sharp,
  meta: Metadata,
): Promise<PageCoding> {
  if (kind === 'jpeg') {
    await image().stats(); // decodes every row, so that a damaged one is refused here and not read as white
    if (meta.channels === 1 || meta.channels === 3) return { filter: 'DCTDecode', data: bytes, colours: meta.channels };
    return asJpeg(image());
  }
  const { data, info } = await image()
    .flatten({ background: '#ffffff' })
    .toColourspace(meta.space === 'b-w' || meta.space === 'grey16' ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const bilevel = bilevelPlane(data, info.channels);
  if (bilevel) return { filter: 'CCITTFaxDecode', data: encodeG4(bilevel, info.width, info.height) };
  const kept = kind === 'png' ? pngStream(bytes) : null;
  if (kept) return kept;
  const lossless = deflated(data, info.width, info.channels === 1 ? 1 : 3);
  return lossless.data.length > LARGE_PAGE_BYTES ? asJpeg(image()) : lossless;
}

async function asJpeg(image: Sharp): Promise<PageCoding> {
  const { data, info } = await image
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { filter: 'DCTDecode', data, colours: info.channels === 1 ? 1 : 3 };
}

/** The one plane of an image that is black and white only, however many channels say so; else null. */
function bilevelPlane(pixels: Uint8Array, channels: number): Uint8Array | null {
  if (!pixels.every((value) => value === 0 || value === 255)) return null;
  if (channels === 1) return pixels;
  const plane = new Uint8Array(pixels.length / channels);
  for (let i = 0; i < plane.length; i++) {
    const value = pixels[i * channels]!;
    if (pixels[i * channels + 1] !== value || pixels[i * channels + 2] !== value) return null;
    plane[i] = value;
  }
  return plane;
}

/** Rows as differences to the row above (PNG filter 2), which a scan compresses far better as. */
function deflated(pixels: Uint8Array, width: number, colours: 1 | 3): PageCoding {
  const stride = width * colours;
  const height = pixels.length / stride;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1);
    rows[to] = 2;
    for (let i = 0; i < stride; i++) {
      const above = y === 0 ? 0 : pixels[(y - 1) * stride + i]!;
      rows[to + 1 + i] = pixels[y * stride + i]! - above;
    }
  }
  return { filter: 'FlateDecode', data: deflateSync(rows), colours, bits: 8, pngRows: true };
}
