// Takes: the bytes of a PNG. Gives: its compressed rows as they are, when a PDF can carry them unchanged; else null.
// Never: decodes; interlaced pictures and those with transparency are the codec's to flatten.
import { Buffer } from 'node:buffer';
import type { PageCoding } from './page-image.ts';

const GREY = 0;
const RGB = 2;
const PALETTE = 3;

export function pngStream(bytes: Uint8Array): PageCoding | null {
  const data: Uint8Array[] = [];
  let header: DataView | null = null;
  let palette: Uint8Array | null = null;
  for (const chunk of chunks(bytes)) {
    if (chunk.type === 'IHDR') header = new DataView(chunk.data.buffer, chunk.data.byteOffset, chunk.data.length);
    else if (chunk.type === 'PLTE') palette = chunk.data;
    else if (chunk.type === 'tRNS') return null;
    else if (chunk.type === 'IDAT') data.push(chunk.data);
  }
  if (!header || header.byteLength < 13 || header.getUint8(12) !== 0 || data.length === 0) return null;
  return codingOf(header.getUint8(9), header.getUint8(8) as 1 | 2 | 4 | 8 | 16, palette, data);
}

function codingOf(
  colour: number,
  bits: 1 | 2 | 4 | 8 | 16,
  palette: Uint8Array | null,
  data: readonly Uint8Array[],
): PageCoding | null {
  const base = { filter: 'FlateDecode', bits, pngRows: true } as const;
  const rows = () => new Uint8Array(Buffer.concat(data));
  if (colour === GREY) return { ...base, colours: 1, data: rows() };
  if (colour === RGB) return { ...base, colours: 3, data: rows() };
  if (colour === PALETTE && palette && palette.length % 3 === 0 && palette.length > 0)
    return { ...base, colours: 1, palette, data: rows() };
  return null;
}

function* chunks(bytes: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}
