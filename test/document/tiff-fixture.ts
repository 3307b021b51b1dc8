// Takes: pages of pixels. Gives: a TIFF of them as CCITT G4, in any byte order, classic or BigTIFF. For tests only.
import { encodeG4 } from '../../src/document/g4.ts';

export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly dpiX?: number;
  readonly dpiY?: number;
  readonly orientation?: number;
}

const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;

export function writeTiff(pages: readonly TiffPage[], options: { little?: boolean; big?: boolean } = {}): Uint8Array {
  const little = options.little ?? true;
  const big = options.big ?? false;
  const strips = pages.map((page) => encodeG4(page.pixels, page.width, page.height));
  const out = new DataView(new ArrayBuffer(1024 + strips.reduce((sum, strip) => sum + strip.length + 1024, 0)));
  const bytes = new Uint8Array(out.buffer);
  bytes.set(little ? [0x49, 0x49] : [0x4d, 0x4d]);
  out.setUint16(2, big ? 43 : 42, little);
  if (big) out.setUint16(4, 8, little);
  let at = 16;
  let link = big ? 8 : 4;
  const offset = (where: number, value: number) =>
    big ? out.setBigUint64(where, BigInt(value), little) : out.setUint32(where, value, little);
  pages.forEach((page, i) => {
    const strip = strips[i]!;
    const data = at;
    bytes.set(strip, at);
    at += strip.length + (strip.length % 2);
    const rational = (value: number) => {
      const where = at;
      out.setUint32(at, Math.round(value * 100), little);
      out.setUint32(at + 4, 100, little);
      at += 8;
      return where;
    };
    const x = rational(page.dpiX ?? 300);
    const y = rational(page.dpiY ?? 300);
    const entries: [tag: number, type: number, value: number][] = [
      [256, LONG, page.width],
      [257, LONG, page.height],
      [258, SHORT, 1],
      [259, SHORT, 4], // G4
      [262, SHORT, 0], // white is zero
      [273, LONG, data],
      [274, SHORT, page.orientation ?? 1],
      [277, SHORT, 1],
      [278, LONG, page.height],
      [279, LONG, strip.length],
      [282, RATIONAL, x],
      [283, RATIONAL, y],
      [296, SHORT, 2],
    ];
    at += at % 2;
    offset(link, at);
    if (big) out.setBigUint64(at, BigInt(entries.length), little);
    else out.setUint16(at, entries.length, little);
    at += big ? 8 : 2;
    for (const [tag, type, value] of entries) {
      out.setUint16(at, tag, little);
      out.setUint16(at + 2, type, little);
      offset(at + 4, 1);
      const where = at + (big ? 12 : 8);
      if (type === SHORT) out.setUint16(where, value, little);
      else if (type === RATIONAL && big) bytes.copyWithin(where, value, value + 8);
      else out.setUint32(where, value, little);
      at += big ? 20 : 12;
    }
    link = at;
    offset(link, 0);
    at += big ? 8 : 4;
  });
  return bytes.slice(0, at);
}

/** A page of white with black blocks, told apart by `seed`. */
export function blockPage(width: number, height: number, seed: number): TiffPage {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (((x * seed) ^ (y * 3)) % 29 < 7) pixels[y * width + x] = 0;
  return { width, height, pixels };
}
