// Takes: the words of a commencement ("800 feet north of the southeast corner of Section 9, T17S, R18E"). Gives: which corner of
// which section, and the way from it. Never: a corner out of words not wholly understood; "a point on the line of" alone is none.
import { cellOf, WHOLE, type Cell } from './aliquot-parts.ts';
import type { PlaceNames } from './aliquot-place.ts';
import { commonAfter } from './corner-common.ts';
import { bearsFrom, formAt } from './corner-forms.ts';
import { namesAnotherPoint, type CornerHead } from './corner-head.ts';
import type { CornerLand } from './corner-land.ts';
import type { CornerShare } from './corner-name.ts';
import { ANY_LENGTH, type Compass } from './corner-offset.ts';
import { meridianIn, placeIn } from './corner-place.ts';
import { startsIn } from './corner-starts.ts';
import { cornerWords, UNSURE } from './corner-words.ts';

/** A walk along a line of the land, from the corner. */
export interface AlongLine {
  readonly toward: Compass;
  readonly lengthFt: number;
  /** How far the line reaches, by shares of the corner's section. */
  readonly extent: Cell;
}

export interface CornerPhrase {
  /** By shares of the section; of the lot where `lot` names one. */
  readonly at: CornerShare;
  /** A government lot whose corner it is; "" for a corner of the section or of a part of it. */
  readonly lot: string;
  /** The part of the section the corner is of, by shares. */
  readonly cell: Cell;
  /** [east, north] feet from the corner, along the compass. */
  readonly offsetFt: readonly [number, number];
  /** Instead of an offset: along the land's own line. */
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
  /** The township of the corner's section, where the words name two. */
  readonly place?: { readonly township: string; readonly range: string } | undefined;
  /** Where the corner's words begin and end. */
  readonly start: number;
  readonly end: number;
}

const OPENING =
  /^(?:.{0,200}?\b(?:commenc(?:ing|e|es)|begin+ing(?:\scorner)?|begin|begins|starting|start)\b(?:\sfor\s(?:a\s|the\s)?(?:reference|tie|same))?,?\s(?:(?:at|from|with)\s|(?=on\s|a\spoint\s|\d))|(?:from|at)\s)/;

export function cornerPhrase(description: string, context: PhraseContext = { section: 0 }): CornerPhrase | null {
  const all = cornerWords(description);
  const text = all.slice(OPENING.exec(all)?.[0].length ?? 0);
  const read = readFrom(text);
  const names = read && (read.place ? { ...read.place, meridian: meridianIn(description) } : placeIn(all, description));
  if (!read || !names) return null;
  const section = read.land.section || context.section;
  if (section < 1 || section > 36) return null;
  const cell = read.land.lot === '' ? cellOf(read.land.parts) : WHOLE;
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

/** The first reading that is sure; one that is not ends the search: words were understood that say there is doubt. */
function readFrom(text: string): Read | null {
  for (const { at, onlyWay } of startsIn(text)) {
    const read = formAt(text, at);
    if (!read || (onlyWay && !read.offsetFt && !read.along && !read.insideFt)) continue;
    return unsure(text, read) ? null : read;
  }
  const back = bearsFrom(text, (before) => ANY_LENGTH.test(before));
  return back && !unsure(text, back) ? back : null;
}

/** Whether the words hold a contradiction, name a corner that stands for another, or go on to a further point. */
function unsure(text: string, { head, land, end }: Read): boolean {
  const taken = text.slice(0, end);
  if (taken.includes(UNSURE) || namesAnotherPoint(taken)) return true;
  if (head.ofSection && (land.parts.length > 0 || land.lot !== '')) return true;
  const after = text.slice(end).split(/\b(?:thence|running|run|said|being|which|whose|also)\b/)[0]!;
  return ANY_LENGTH.test(after) || after.includes(UNSURE) || !commonAfter(text.slice(end), head, land);
}

const FULL: Readonly<Record<string, string>> = {
  n: 'north', s: 'south', e: 'east', w: 'west', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest',
}; // prettier-ignore

function inFull(words: string): string {
  return words.trim().replace(/\b(?:[ns][ew]|[nsew])\b/g, (short) => FULL[short] ?? short);
}
