// Takes: words in one spelling. Gives: a point told by its distance from two sides: "33 feet s of the n line and 660 feet w of the e line".
// Never: a distance that leads out of the land.
import { landAfter, type CornerLand } from './corner-land.ts';
import { legsAt, type Compass } from './corner-offset.ts';
import type { Read } from './corner-phrase.ts';

const OF_LINE = /^,?\s(?:of|from)\sthe\s(?<side>[nsew])\sline\b/;
const INWARD: Readonly<Record<Compass, Compass>> = { n: 's', s: 'n', e: 'w', w: 'e' };

interface FromLine {
  readonly side: Compass;
  readonly lengthFt: number;
  readonly land: CornerLand | null;
  readonly length: number;
}

function fromLine(text: string): FromLine | null {
  const bare = /^(\d+(?:\.\d+)?)\sfeet(?=\sfrom\sthe\s[nsew]\sline)/.exec(text);
  const way = bare ? null : legsAt(text);
  const [leg, more] = way?.legs ?? [];
  if (!bare && (!leg || more || leg.toward === null)) return null;
  const at = bare?.[0].length ?? way!.length;
  const found = OF_LINE.exec(text.slice(at));
  if (!found) return null;
  const side = found.groups!['side'] as Compass;
  if (leg && leg.toward !== INWARD[side]) return null;
  const end = at + found[0].length;
  const land = landAfter(text.slice(end), null);
  return { side, lengthFt: bare ? Number(bare[1]) : leg!.lengthFt, land, length: end + (land?.length ?? 0) };
}

export function twoLines(text: string, from: number): Read | null {
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
