// Takes: words in one spelling. Gives: a side of a section or part named as a line, or a point told by its distance from two of them.
// Never: another line than a side: right-of-way lines, centre lines and lines of neighbours are none here.
import { landAfter, type CornerLand } from './corner-land.ts';
import type { Compass } from './corner-offset.ts';
import { legsAt } from './corner-offset.ts';
import type { Read } from './corner-phrase.ts';

export interface LineClause {
  readonly side: Compass;
  /** Null where the land is not named beside the line. */
  readonly land: CornerLand | null;
  readonly length: number;
}

const LINE = /^(?:on|in|along|upon)\s(?:the\s|said\s)(?<side>[nsew])\sline\b/;

export function lineClause(text: string, thereof: CornerLand | null = null): LineClause | null {
  const found = LINE.exec(text);
  if (!found) return null;
  const side = found.groups!['side'] as Compass;
  const rest = text.slice(found[0].length);
  if (/^\sof\s(?!(?:the\s|said\s|aforesaid\s)?(?:section|ne|nw|se|sw|[nsew]\s1\/2|government|lot)\b)/.test(rest)) return null;
  const land = landAfter(rest, thereof);
  const place = land ? (/^,?\s(?:t(?:ownship)?\s?\d[^;]{0,60}?r(?:ange)?\s?\d{1,3}\s?[ew]\b)/.exec(rest.slice(land.length))?.[0].length ?? 0) : 0;
  return { side, land, length: found[0].length + (land?.length ?? 0) + place };
} // prettier-ignore

const POINT = /^(?:a|the)\spoint\s(?:(?:which|that)\s(?:is|lies)\s|being\s|lying\s|located\s|situated\s)*/;
const OF_LINE = /^,?\s(?:of|from)\sthe\s(?<side>[nsew])\sline\b/;
const INWARD: Readonly<Record<Compass, Compass>> = { n: 's', s: 'n', e: 'w', w: 'e' };

interface FromLine {
  readonly side: Compass;
  readonly lengthFt: number;
  readonly land: CornerLand | null;
  readonly length: number;
}

/** "33 feet s of the n line [of section 9]"; the way must lead into the land. */
function fromLine(text: string): FromLine | null {
  const way = legsAt(text) ?? bareLength(text);
  if (!way || way.legs.length !== 1) return null;
  const found = OF_LINE.exec(text.slice(way.length));
  if (!found) return null;
  const side = found.groups!['side'] as Compass;
  const [leg] = way.legs;
  if (leg!.toward !== null && leg!.toward !== INWARD[side]) return null;
  const at = way.length + found[0].length;
  const land = landAfter(text.slice(at), null);
  return { side, lengthFt: leg!.lengthFt, land, length: at + (land?.length ?? 0) };
}

/** "33 feet from the n line": which way is plain from the line. */
function bareLength(text: string): { legs: readonly { lengthFt: number; toward: null }[]; length: number } | null {
  const found = /^(\d+(?:\.\d+)?)\sfeet(?=\sfrom\sthe\s[nsew]\sline)/.exec(text);
  return found && { legs: [{ lengthFt: Number(found[1]), toward: null }], length: found[0].length };
}

/** "a point 33 feet s of the n line and 660 feet w of the e line of section 9". */
export function twoLines(text: string): Read | null {
  const from = POINT.exec(text)?.[0].length ?? 0;
  const first = fromLine(text.slice(from));
  if (!first) return null;
  const join = /^,?\s?(?:and\s)?/.exec(text.slice(from + first.length))![0].length;
  const second = fromLine(text.slice(from + first.length + join));
  const land = second?.land ?? first.land;
  if (!second || !land || 'ns'.includes(first.side) === 'ns'.includes(second.side)) return null;
  if (first.land && second.land && first.land.section !== second.land.section && second.land.section !== 0) return null;
  const sides = [first.side, second.side];
  const head = { east: sides.includes('e') ? 1 : 0, north: sides.includes('n') ? 1 : 0, ofSection: false };
  const [ns, ew] = 'ns'.includes(first.side) ? [first, second] : [second, first];
  const end = from + first.length + join + second.length;
  return { head, land, insideFt: [ew.lengthFt, ns.lengthFt], start: from, end };
}
