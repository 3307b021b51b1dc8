// Takes: words in one spelling. Gives: a line of a section or part that a point lies on: a side, a centre line, the line between two
// sections. Never: another line; right-of-way lines and lines of neighbours are none here.
import { cellOf, type Cell, WHOLE } from './aliquot-parts.ts';
import { lineBetweenSections } from './corner-common.ts';
import { landAfter, type CornerLand } from './corner-land.ts';
import { sectionCell } from './corner-name.ts';
import type { Compass } from './corner-offset.ts';

export interface LineClause {
  /** A side, or a centre line: h runs east and west, v north and south. */
  readonly line: Compass | 'h' | 'v';
  /** Null where the land is not named beside the line. */
  readonly land: CornerLand | null;
  readonly length: number;
}

const SIDE = /^(?:on|in|along|upon)\s(?:the\s|said\s)*(?<side>[nsew])\sline\b/;
const CENTRE =
  /^(?:on|in|along|upon)\s(?:the\s|said\s)*(?<way>e\s(?:and\s)?w|n\s(?:and\s)?s)\s(?:center|1\/4|1\/2|mid)\sline\b/;
const PLACE =
  /^,?\s(?:in\s|of\s)?(?:t(?:ownship)?\s?\d[^;]{0,60}?r(?:ange)?\s?\d{1,3},?\s?[ew]\b)(?:[^;@\d]{0,90}?(?=,\s(?:\d|@|said|which|that|distant|and)))?/;
const OTHER = /^\sof\s(?!(?:the\s|said\s|such\s|aforesaid\s)*(?:section|ne|nw|se|sw|[nsew]\s1\/2|government|lot)\b)/;

export function lineClause(text: string, thereof: CornerLand | null = null): LineClause | null {
  const between = lineBetweenSections(text);
  if (between) {
    const land = { parts: [], lot: '', section: between.section, length: 0 };
    return { line: between.side, land, length: between.length + placeLength(text.slice(between.length)) };
  }
  const side = SIDE.exec(text);
  const centre = side ? null : CENTRE.exec(text);
  const found = side ?? centre;
  if (!found) return null;
  const rest = text.slice(found[0].length);
  if (OTHER.test(rest)) return null;
  const land = landAfter(rest, thereof);
  const line = side ? (side.groups!['side'] as Compass) : centre!.groups!['way']!.startsWith('e') ? 'h' : 'v';
  const length = found[0].length + (land?.length ?? 0);
  return { line, land, length: land ? length + placeLength(text.slice(length)) : length };
}

function placeLength(text: string): number {
  return PLACE.exec(text)?.[0].length ?? 0;
}

export interface CornerAt {
  readonly section: number;
  readonly east: number;
  readonly north: number;
  readonly lot: string;
}

interface OnLine {
  readonly level: boolean;
  /** Whether the corner lies on the line; null where a lot's line says nothing of the section's shares. */
  readonly on: boolean | null;
  /** How far the line reaches, by shares of the corner's own section. */
  readonly extent: Cell;
}

export function cornerOnLine(clause: LineClause, corner: CornerAt): OnLine {
  const land = clause.land ?? { parts: [], lot: corner.lot, section: corner.section };
  const cell = cellOf(land.parts);
  const apart = land.section === 0 || corner.section === 0 ? { east: 0, north: 0 } : shift(land.section, corner.section);
  const level = clause.line === 'n' || clause.line === 's' || clause.line === 'h';
  const at = {
    n: cell.north, s: cell.south, e: cell.east, w: cell.west, h: (cell.south + cell.north) / 2, v: (cell.west + cell.east) / 2,
  }[clause.line]; // prettier-ignore
  const own = apart.east === 0 && apart.north === 0 ? cell : WHOLE;
  const on = level ? at + apart.north === corner.north : at + apart.east === corner.east;
  return { level, on: land.lot === corner.lot ? on : null, extent: own };
} // prettier-ignore

/** The extent of the line a point runs along from a corner on it; null where the leg leads off it, or out of the land. */
export function extentFrom(clause: LineClause, corner: CornerAt, toward: Compass): Cell | null {
  const { level, on, extent } = cornerOnLine(clause, corner);
  if (on !== true || level !== (toward === 'e' || toward === 'w')) return null;
  const ends = { e: extent.east - corner.east, w: corner.east - extent.west, n: extent.north - corner.north, s: corner.north - extent.south }; // prettier-ignore
  return ends[toward] > 0 ? extent : null;
}

/** Miles from the second section's own corner to the first's. */
function shift(of: number, from: number): { east: number; north: number } {
  const [a, b] = [sectionCell(of), sectionCell(from)];
  return { east: a.east - b.east, north: a.north - b.north };
}
