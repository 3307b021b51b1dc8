// Takes: a number. Gives: hostile bytes made from it, always the same: mutated files of every kind, bombs, loops.
import sharp from 'sharp';
import { blockPage, writeTiff } from '../../document/tiff-fixture.ts';
import { billionForms, pictureBomb, rawPdf, recursiveForms, typedPdf } from './pdf-fixture.ts';
import { imagePdf } from '../../../src/document/image-pdf.ts';
import { encodeG4 } from '../../../src/document/g4.ts';

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export async function wholesomeFiles(): Promise<Uint8Array[]> {
  const block = blockPage(120, 90, 3);
  const raw = { raw: { width: 120, height: 90, channels: 1 as const } };
  const image = () => sharp(Buffer.from(block.pixels), raw);
  const scan = { widthPx: 120, heightPx: 90, dpiX: 100, dpiY: 100, orientation: 1 };
  return [
    await typedPdf([[{ x: 72, y: 100, text: 'Thence North' }], [{ x: 72, y: 100, text: 'Thence South' }]]),
    imagePdf([{ ...scan, coding: { filter: 'CCITTFaxDecode', data: encodeG4(block.pixels, 120, 90) } }]),
    writeTiff([block, blockPage(60, 50, 5)]),
    writeTiff([block], { little: false, big: true }),
    await image().tiff({ compression: 'lzw' }).toBuffer(),
    await image().png().toBuffer(),
    await image().jpeg({ quality: 40 }).toBuffer(),
  ];
}

export function bombs(): Uint8Array[] {
  const pngHeader = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const hugePng = Buffer.concat([pngHeader, Buffer.from('0000ea600000ea600802000000', 'hex'), Buffer.alloc(40)]);
  const hugeTiff = writeTiff([{ width: 4, height: 4, pixels: new Uint8Array(16).fill(255) }]);
  new DataView(hugeTiff.buffer).setUint32(hugeTiff.length - 4 - 13 * 12 + 8, 4_000_000_000, true);
  const ownKid = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R] >>']);
  const liar = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 99999999 /Kids [] >>']);
  return [
    recursiveForms(12),
    billionForms(7),
    pictureBomb(60_000),
    pictureBomb(200_000),
    hugePng,
    hugeTiff,
    ownKid,
    liar,
  ];
}

/** File `index` of the endless series: one of the files, damaged in one of five ways. */
export function mutated(files: readonly Uint8Array[], index: number): Uint8Array {
  const random = randomFrom(index);
  const file = Uint8Array.from(files[index % files.length]!);
  switch (random(5)) {
    case 0:
      return file.slice(0, random(file.length));
    case 1:
      for (let i = 1 + random(20); i > 0; i--) file[random(file.length)]! ^= 1 << random(8);
      return file;
    case 2: {
      const other = files[random(files.length)]!;
      return Uint8Array.from([...file.slice(0, random(file.length)), ...other.slice(random(other.length))]);
    }
    case 3: {
      const at = random(file.length);
      return file.fill(random(256), at, at + 1 + random(64));
    }
    default: {
      const at = 16 + random(file.length - 16);
      const noise = Uint8Array.from({ length: 1 + random(200) }, () => random(256));
      return Uint8Array.from([...file.slice(0, at), ...noise, ...file.slice(at)]);
    }
  }
}
