// Takes: the bytes of a TIFF and a page number from 0. Gives: its resolution across and down, which differ on fax pages.
// Never: trusts an offset; anything odd gives null and the caller's default stands.

export interface Resolution {
  readonly dpiX: number;
  readonly dpiY: number;
}

const TAG_X = 282;
const TAG_Y = 283;
const TAG_UNIT = 296;
const UNIT_CENTIMETRE = 3;
const MAX_ENTRIES = 4096;

interface Layout {
  readonly view: DataView;
  readonly little: boolean;
  readonly big: boolean;
}

export function tiffResolution(bytes: Uint8Array, page: number): Resolution | null {
  try {
    return resolutionOf(bytes, page);
  } catch {
    return null; // an offset beyond the file: DataView throws, and the decoder proper will say what is wrong
  }
}

function resolutionOf(bytes: Uint8Array, page: number): Resolution | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const layout: Layout = { view, little, big: view.getUint16(2, little) === 43 };
  let directory = offsetAt(layout, layout.big ? 8 : 4);
  for (let i = 0; i < page && directory !== 0; i++) directory = nextDirectory(layout, directory);
  if (directory === 0) return null;
  const x = rationalTag(layout, directory, TAG_X);
  const y = rationalTag(layout, directory, TAG_Y);
  if (x === null || y === null) return null;
  const perInch = shortTag(layout, directory, TAG_UNIT) === UNIT_CENTIMETRE ? 2.54 : 1;
  return { dpiX: x * perInch, dpiY: y * perInch };
}

function offsetAt(layout: Layout, at: number): number {
  return layout.big ? Number(layout.view.getBigUint64(at, layout.little)) : layout.view.getUint32(at, layout.little);
}

function entries(layout: Layout, directory: number): { count: number; first: number; size: number } {
  const count = layout.big
    ? Number(layout.view.getBigUint64(directory, layout.little))
    : layout.view.getUint16(directory, layout.little);
  if (count > MAX_ENTRIES) throw new RangeError('too many TIFF entries');
  return { count, first: directory + (layout.big ? 8 : 2), size: layout.big ? 20 : 12 };
}

function nextDirectory(layout: Layout, directory: number): number {
  const { count, first, size } = entries(layout, directory);
  return offsetAt(layout, first + count * size);
}

function entryAt(layout: Layout, directory: number, tag: number): number | null {
  const { count, first, size } = entries(layout, directory);
  for (let i = 0; i < count; i++) {
    const at = first + i * size;
    if (layout.view.getUint16(at, layout.little) === tag) return at;
  }
  return null;
}

function rationalTag(layout: Layout, directory: number, tag: number): number | null {
  const entry = entryAt(layout, directory, tag);
  if (entry === null) return null;
  // Eight bytes fit into a BigTIFF entry and do not fit into a classic one.
  const at = layout.big ? entry + 12 : offsetAt(layout, entry + 8);
  const value = layout.view.getUint32(at, layout.little) / layout.view.getUint32(at + 4, layout.little);
  return Number.isFinite(value) && value > 0 ? value : null;
}

function shortTag(layout: Layout, directory: number, tag: number): number | null {
  const entry = entryAt(layout, directory, tag);
  return entry === null ? null : layout.view.getUint16(entry + (layout.big ? 12 : 8), layout.little);
}
