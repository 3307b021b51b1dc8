// Takes: the words of a commencement ("800 feet north of the southeast corner of Section 9, T17S, R18E"). Gives: which corner of
// which section, and the way from it. Never: a corner out of words not wholly understood; "a point on the line of" alone is none.
import { cellOf, type Cell } from './aliquot-parts.ts';
import type { PlaceNames } from './aliquot-place.ts';
import { commonAfter, commonPhrase } from './corner-common.ts';
import { cornerHead, namesAnotherPoint, type CornerHead } from './corner-head.ts';
import { landAfter, type CornerLand } from './corner-land.ts';
import { lineClause, twoLines, type LineClause } from './corner-line.ts';
import type { CornerShare } from './corner-name.ts';
import { ANY_LENGTH, bearsAfter, legsAt, wayAt, type Compass, type Way } from './corner-offset.ts';
import { placeIn } from './corner-place.ts';
import { cornerWords, UNSURE } from './corner-words.ts';

/** A walk along a side of the land, from the corner. */
export interface AlongLine {
  readonly side: Compass;
  readonly toward: Compass;
  readonly lengthFt: number;
}

export interface CornerPhrase {
  readonly at: CornerShare;
  /** A government lot whose corner it is; "" for a corner of the section or of a part of it. */
  readonly lot: string;
  /** The part of the section the corner is of, by shares. */
  readonly cell: Cell;
  /** [east, north] feet from the corner, along the compass. */
  readonly offsetFt: readonly [number, number];
  /** Instead of an offset: along the land's own side. */
  readonly along: AlongLine | null;
  /** Instead of an offset: feet inside the two sides that meet in the corner, [from east or west, from north or south]. */
  readonly insideFt: readonly [number, number] | null;
  /** Without state; what is not printed is "". */
  readonly names: Omit<PlaceNames, 'state'>;
  /** The corner in words, without the offset. */
  readonly words: string;
}

export interface PhraseContext {
  /** The section that "said section" means; 0 where nobody knows. */
  readonly section: number;
}

/** What a form read of the words, before place and section are settled. */
export interface Read {
  readonly head: Pick<CornerHead, 'east' | 'north' | 'ofSection'>;
  readonly land: CornerLand;
  readonly offsetFt?: readonly [number, number];
  readonly along?: AlongLine;
  readonly insideFt?: readonly [number, number];
  /** Where the corner's words begin and end. */
  readonly start: number;
  readonly end: number;
}

const OPENING =
  /^(?:.{0,200}?\b(?:commenc(?:ing|e|es)|beginning|begin|begins|starting|start)\b(?:\sfor\s(?:a\s|the\s)?(?:reference|tie|same))?(?:,)?\s(?:at|from|with)\s|(?:commencing|beginning|starting|from|at)\s(?:at\s)?)/;
const POINT =
  /^(?:a|the|that)\s(?:certain\s)?point\s(?:(?:which|that)\s(?:is|lies|bears)\s|being\s|lying\s|located\s|situated\s|situate\s|distant\s|set\s|marking\s|at\s)*/;
/** A monument in words that stands at the corner; it may hold no line, corner or length of its own. */
const MONUMENT =
  /^(?:(?!\b(?:point|line|corner|thence|from|feet|chains|rods|poles|links|intersection)\b)[^;]){1,120}?\b(?:marking|monumenting|representing|being|at|for|as|on|which\sis|that\sis|known\sas)\s(?=(?:the\s)?(?:section\s|common\s|center\b|[nsew]{1,2}\s|1\/))/;

export function cornerPhrase(description: string, context: PhraseContext = { section: 0 }): CornerPhrase | null {
  const all = cornerWords(description);
  const opening = OPENING.exec(all)?.[0].length ?? 0;
  const text = all.slice(opening);
  const read = readFrom(text);
  if (read === null || unsure(text, read)) return null;
  const names = placeIn(all, description);
  const section = read.land.section || context.section;
  if (names === null || section < 1 || section > 36) return null;
  const cell = cellOf(read.land.parts);
  const at = {
    section,
    east: cell.west + (cell.east - cell.west) * read.head.east,
    north: cell.south + (cell.north - cell.south) * read.head.north,
  };
  return {
    at,
    lot: read.land.lot,
    cell,
    offsetFt: read.offsetFt ?? [0, 0],
    along: read.along ?? null,
    insideFt: read.insideFt ?? null,
    names: { ...names, section: String(section) },
    words: inFull(text.slice(read.start, read.end)),
  };
}

/** In this order: a form that begins like another and says more comes first. */
const READERS: readonly ((text: string) => Read | null)[] = [
  commonPhrase,
  twoLines,
  onLine,
  offCorner,
  atCorner,
  bearsFrom,
];

function readFrom(text: string): Read | null {
  for (const read of READERS) {
    const found = read(text);
    if (found) return found;
  }
  return null;
}

/** Whether the words hold a contradiction, name a corner that stands for another, or go on to a further point. */
function unsure(text: string, { head, land, end }: Read): boolean {
  const taken = text.slice(0, end);
  if (taken.includes(UNSURE) || namesAnotherPoint(taken)) return true;
  if (head.ofSection && (land.parts.length > 0 || land.lot !== '')) return true;
  if (land.lot !== '' && land.parts.length > 0) return true;
  const after = text.slice(end).split(/\b(?:thence|running|run|said|being|which|whose|also)\b/)[0]!;
  return ANY_LENGTH.test(after) || after.includes(UNSURE) || !commonAfter(text.slice(end), head, land);
}

interface AtLand {
  readonly head: CornerHead;
  readonly land: CornerLand;
  readonly length: number;
}

/** A corner and its land; `thereof` is the land named before. */
function headAndLand(text: string, thereof: CornerLand | null): AtLand | null {
  const head = cornerHead(text);
  if (!head) return null;
  const rest = text.slice(head.length);
  const land = landAfter(rest, thereof) ?? (thereof && /^(?:[,;:.]|\s?$|\s(?:and|said|which|being)\b)/.test(rest) ? { ...thereof, length: 0 } : null);
  return land && { head, land, length: head.length + land.length };
} // prettier-ignore

const sameLand = (a: CornerLand, b: CornerLand): boolean =>
  a.parts.join() === b.parts.join() &&
  a.lot === b.lot &&
  (a.section === b.section || a.section === 0 || b.section === 0);

/** Where a line is named the one leg runs along it, from a corner on it; null where it cannot. */
function alongLine(line: LineClause, way: Way, corner: AtLand): AlongLine | 'by bearing' | null {
  const { side } = line;
  const { head, land } = corner;
  if (line.land && !sameLand(line.land, land)) return null;
  const on = side === 'n' ? head.north === 1 : side === 's' ? head.north === 0 : side === 'e' ? head.east === 1 : head.east === 0;
  const [leg, more] = way.legs;
  if (!on || more) return null;
  if (!leg) return 'by bearing';
  const end = leg.toward === 'e' ? head.east === 0 : leg.toward === 'w' ? head.east === 1 : leg.toward === 'n' ? head.north === 0 : head.north === 1;
  const runsAlong = 'ns'.includes(side) !== 'ns'.includes(leg.toward);
  return runsAlong && end ? { side, toward: leg.toward, lengthFt: leg.lengthFt } : null;
} // prettier-ignore

function placed(line: LineClause, way: Way, corner: AtLand, start: number): Read | null {
  const along = alongLine(line, way, corner);
  if (along === null) return null;
  const land = { ...corner.land, section: corner.land.section || (line.land?.section ?? 0) };
  const read = { head: corner.head, land, start, end: start + corner.length };
  return along === 'by bearing' ? { ...read, offsetFt: way.offsetFt } : { ...read, along };
}

const BETWEEN =
  /^,?\s?(?:(?:and\s)?(?:said\spoint\s)?(?:which\s|that\s)?(?:is|being|lies|lying|located|situated|bears)\s|and\s)*/;

/** "a point on the n line of section 9, 660 feet w of the ne corner thereof". */
function onLine(text: string): Read | null {
  let at = POINT.exec(text)?.[0].length ?? 0;
  const line = lineClause(text.slice(at));
  if (!line) return null;
  at += line.length;
  at += BETWEEN.exec(text.slice(at))![0].length;
  const way = wayAt(text.slice(at));
  if (!way) return null;
  at += way.length;
  const corner = headAndLand(text.slice(at), line.land);
  return corner && placed(line, way, corner, at);
}

/** "a point 660 feet w of the ne corner of section 9"; the line it runs along may be named before or after the corner. */
function offCorner(text: string): Read | null {
  let at = POINT.exec(text)?.[0].length ?? 0;
  const along = lineBeforeCorner(text.slice(at));
  if (along) {
    at += along.length;
    const corner = headAndLand(text.slice(at), along.line.land);
    return corner && placed(along.line, along.way, corner, at);
  }
  const way = wayAt(text.slice(at));
  if (!way) return null;
  at += way.length;
  at += /^(?:a|an)\s(?:(?!\b(?:point|line|corner|feet)\b)[^;,]){1,60}?\s(?:marking|at)\s(?=the\s)/.exec(text.slice(at))?.[0].length ?? 0; // prettier-ignore
  const corner = headAndLand(text.slice(at), null);
  if (!corner) return null;
  const rest = text.slice(at + corner.length);
  const skipped = /^[,;]?\s?(?:(?:as\s)?measured\s)?/.exec(rest)![0].length;
  const line = lineClause(rest.slice(skipped), corner.land);
  if (line) {
    const read = placed(line, way, corner, at);
    return read && { ...read, end: read.end + skipped + line.length };
  }
  return { head: corner.head, land: corner.land, offsetFt: way.offsetFt, start: at, end: at + corner.length };
}

/** "660 feet w along the n line of section 9 from". */
function lineBeforeCorner(text: string): { line: LineClause; way: Way; length: number } | null {
  const found = legsAt(text);
  if (!found) return null;
  const rest = text.slice(found.length);
  const skipped = /^,?\s?(?:(?:as\s)?measured\s)?/.exec(rest)![0].length;
  const line = lineClause(rest.slice(skipped));
  if (!line) return null;
  const from = /^,?\s?(?:of|from)\s/.exec(rest.slice(skipped + line.length));
  if (!from) return null;
  const length = found.length + skipped + line.length + from[0].length;
  return { line, way: { offsetFt: [0, 0], legs: found.legs, length: found.length }, length };
}

function atCorner(text: string): Read | null {
  const skips = [0, POINT.exec(text)?.[0].length ?? 0, MONUMENT.exec(text)?.[0].length ?? 0];
  for (const at of skips) {
    const corner = headAndLand(text.slice(at), null);
    if (corner) return { head: corner.head, land: corner.land, start: at, end: at + corner.length };
  }
  return null;
}

/** "an iron pin, from which the ne corner of section 9 bears @45@ 700 feet". */
function bearsFrom(text: string): Read | null {
  const head = /^[^;]{0,160}?\bfrom\s(?:which|whence)\s(?:point\s|said\spoint\s)?/.exec(text) ?? /^[^;]{0,160}?\bwhence\s/.exec(text);
  if (!head || ANY_LENGTH.test(head[0])) return null;
  const at = head[0].length;
  const corner = headAndLand(text.slice(at), null);
  if (!corner) return null;
  const rest = text.slice(at + corner.length);
  const place = /^(?:(?!\bbears\b|;)[^;]){0,120}?(?=\bbears\b)/.exec(rest)?.[0].length ?? 0;
  const back = bearsAfter(rest.slice(place));
  if (!back) return null;
  const end = at + corner.length + place + back.length;
  return { head: corner.head, land: corner.land, offsetFt: back.offsetFt, start: at, end };
} // prettier-ignore

const FULL: Readonly<Record<string, string>> = {
  n: 'north', s: 'south', e: 'east', w: 'west', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest',
}; // prettier-ignore

function inFull(words: string): string {
  return words.trim().replace(/\b(?:[ns][ew]|[nsew])\b/g, (short) => FULL[short] ?? short);
}
