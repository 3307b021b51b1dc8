// Takes: words in one spelling and where in them to begin. Gives: a corner with the way from it, in one of the forms descriptions use.
// Never: half a form; each is a whole sentence or nothing.
import { cellOf } from './aliquot-parts.ts';
import { commonPhrase } from './corner-common.ts';
import { acrossTownships } from './corner-townships.ts';
import { cornerHead } from './corner-head.ts';
import { landAfter, type CornerLand } from './corner-land.ts';
import { cornerOnLine, extentFrom, lineClause, type LineClause } from './corner-line.ts';
import { bearingAt, legsAt, lengthLater, offsetOf, wayAt, type Leg } from './corner-offset.ts';
import type { Read } from './corner-phrase.ts';
import { twoLines } from './corner-two-lines.ts';

interface Corner {
  readonly head: Read['head'];
  readonly place?: Read['place'];
  readonly land: CornerLand;
  readonly length: number;
}

/** A corner and its land; `thereof` is the land named before. */
function cornerAt(text: string, thereof: CornerLand | null): Corner | null {
  const across = acrossTownships(text);
  const common = across ?? commonPhrase(text);
  if (common) {
    const { at, length } = common;
    const head = { east: at.east, north: at.north, ofSection: true };
    return { head, place: across?.place, land: { parts: [], lot: '', section: at.section, length }, length };
  }
  const head = cornerHead(text);
  if (!head) return null;
  const rest = text.slice(head.length);
  const land = landAfter(rest, thereof);
  if (land) return { head, land, length: head.length + land.length };
  const ends = /^(?:[,;:.]|$|\s(?:and|said|which|being)\b)/.test(rest);
  return thereof && ends ? { head, land: { ...thereof, length: 0 }, length: head.length } : null;
}

/** By shares of its section, and of its lot where it is of one. */
function sharesOf({ head, land }: Corner): { section: number; east: number; north: number; lot: string } {
  const cell = cellOf(land.parts);
  return {
    section: land.section,
    east: cell.west + (cell.east - cell.west) * head.east,
    north: cell.south + (cell.north - cell.south) * head.north,
    lot: land.lot,
  };
}

/** On a line: one leg along it from a corner on it; or a bearing, which says enough by itself. */
function onClause(clause: LineClause, legs: readonly Leg[], corner: Corner, start: number): Read | null {
  const land = { ...corner.land, section: corner.land.section || (clause.land?.section ?? 0) };
  const read = { head: corner.head, place: corner.place, land, start, end: start + corner.length };
  const [leg, more] = legs;
  if (legs.every(({ toward }) => toward === null)) {
    const contradicts = cornerOnLine(clause, sharesOf({ ...corner, land })).on === false;
    return contradicts ? null : { ...read, offsetFt: offsetOf(legs) };
  }
  if (!leg || more || leg.toward === null) return null;
  const extent = extentFrom(clause, sharesOf({ ...corner, land }), leg.toward);
  return extent && { ...read, along: { toward: leg.toward, lengthFt: leg.lengthFt, extent } };
}

const BETWEEN =
  /^,?\s?(?:(?:and\s)?(?:(?:said|the|which)\spoint\s)?(?:which\s|that\s)?(?:is|being|lies|lying|located|situated|bears|bearing)\s|and\s|there\salong\s)*/;

/** "on the n line of section 9, 660 feet w of the ne corner thereof". */
function onLine(text: string, from: number): Read | null {
  const clause = lineClause(text.slice(from));
  if (!clause) return null;
  let at = from + clause.length;
  at += BETWEEN.exec(text.slice(at))![0].length;
  const way = wayAt(text.slice(at));
  if (!way) return null;
  at += way.length;
  const corner = cornerAt(text.slice(at), clause.land);
  return corner && onClause(clause, way.legs, corner, at);
}

/** "660 feet w along the n line of section 9 from the ne corner thereof". */
function alongThenCorner(text: string, from: number): Read | null {
  const found = legsAt(text.slice(from));
  if (!found) return null;
  let at = from + found.length;
  at += /^,?\s?(?:(?:as\s)?measured\s)?/.exec(text.slice(at))![0].length;
  const clause = lineClause(text.slice(at));
  if (!clause) return null;
  at += clause.length;
  const of = /^,?\s?(?:of|from)\s/.exec(text.slice(at));
  if (!of) return null;
  at += of[0].length;
  const corner = cornerAt(text.slice(at), clause.land);
  return corner && onClause(clause, found.legs, corner, at);
}

/** A monument between "from" and the corner it marks. */
const MARKED = /^(?:an?|the)\s(?:(?!\b(?:point|line|corner|feet|from)\b)[^;,]){1,60}?\s(?:marking|at|being)\s(?=the\s)/;
const THEN_LINE = /^[,;]?\s?(?:and\s)?(?:(?:as\s)?measured\s)?/;

/** "660 feet w of the ne corner of section 9"; the line it runs along may be named behind. */
function offCorner(text: string, from: number): Read | null {
  const way = wayAt(text.slice(from));
  if (!way) return null;
  let at = from + way.length;
  at += MARKED.exec(text.slice(at))?.[0].length ?? 0;
  const corner = cornerAt(text.slice(at), null);
  if (!corner) return null;
  const rest = text.slice(at + corner.length);
  const skipped = THEN_LINE.exec(rest)![0].length;
  const clause = lineClause(rest.slice(skipped), corner.land);
  const read = clause && onClause(clause, way.legs, corner, at);
  if (clause && read) return { ...read, end: read.end + skipped + clause.length };
  const end = at + corner.length + (clause ? skipped + clause.length : 0);
  return { head: corner.head, place: corner.place, land: corner.land, offsetFt: offsetOf(way.legs), start: at, end };
}

/** "@190@ from the center of section 9, and distant therefrom 1600 feet". */
function bearingThenLength(text: string, from: number): Read | null {
  const bearing = bearingAt(text.slice(from));
  if (!bearing) return null;
  const at = from + bearing.length;
  const corner = cornerAt(text.slice(at), null);
  const later = corner && lengthLater(text.slice(at + corner.length));
  if (!corner || !later) return null;
  const legs = [{ lengthFt: later.lengthFt, toward: null, azimuthDeg: bearing.azimuthDeg }];
  const end = at + corner.length + later.length;
  return { head: corner.head, place: corner.place, land: corner.land, offsetFt: offsetOf(legs), start: at, end };
}

function atCorner(text: string, from: number): Read | null {
  const corner = cornerAt(text.slice(from), null);
  return (
    corner && { head: corner.head, place: corner.place, land: corner.land, start: from, end: from + corner.length }
  );
}

/** In this order: a form that begins like another and says more comes first. */
const FORMS = [twoLines, onLine, alongThenCorner, offCorner, bearingThenLength, atCorner] as const;

export function formAt(text: string, from: number): Read | null {
  for (const form of FORMS) {
    const read = form(text, from);
    if (read) return read;
  }
  return null;
}

const WHENCE =
  /\b(?:from\s)?(?:which|whence)(?:,?\s(?:point|said\spoint|corner))?,?\s(?=(?:the\s)?(?:[nsew]{1,2}\s|center\s|section\s|1\/|corner\s|common\s))/g;

/** "an iron pin, from which the ne corner of section 9 bears @45@ 700 feet": the way back. */
export function bearsFrom(text: string, hasLength: (before: string) => boolean): Read | null {
  for (const found of text.matchAll(WHENCE)) {
    if (hasLength(text.slice(0, found.index))) return null;
    const at = found.index + found[0].length;
    const corner = cornerAt(text.slice(at), null);
    if (!corner) continue;
    const behind = /^[^;]{0,160}?(?=\b(?:bears|lies|is)\b)/.exec(text.slice(at + corner.length));
    const legs = behind && legsAt(text.slice(at + corner.length + behind[0].length));
    if (!behind || !legs) continue;
    const [east, north] = offsetOf(legs.legs);
    const end = at + corner.length + behind[0].length + legs.length;
    return {
      head: corner.head,
      place: corner.place,
      land: corner.land,
      offsetFt: [0 - east, 0 - north],
      start: at,
      end,
    };
  }
  return null;
}
