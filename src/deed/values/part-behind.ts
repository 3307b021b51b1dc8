// Takes: folded text and the place behind a length's unit. Gives: the part of one more that is said there: "miles and three quarters",
// "poles & 1/4", "chains and one third of a chain", "perches and 8 tenths". Never: a part of something else: "feet and one half of the wall",
// "and a quarter section".
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { endOf, matchAt } from '../words/place.ts';

export interface PartBehind {
  readonly value: number;
  readonly end: number;
}

const COUNTED = String.raw`(?:(?<count>one|two|three|four|five|seven|an?)[-\s]{1,2})?(?<kind>half|quarters?|fourths?|thirds?|fifths?|eighths?)`;
const OVER = String.raw`(?<over>[1-7])\s?/\s?(?<under>[23458])`;
const TENTHS = String.raw`(?:(?:and|&)\s{1,2})?(?<figure>[1-9]\d?)(?:[\s-](?<parts>tenths?|hundredths?)|\s?/\s?10)`;
const PART = new RegExp(
  String.raw`(?:[\s:,]{1,3}|(?=&))(?:(?:and\s{1,2}|&\s{0,2})(?:${COUNTED}|${OVER})|(?<glyph>[½¼¾⅓⅔⅛⅜⅝⅞])|${TENTHS})(?![a-z\d/])`,
  'y',
);
/** "rods 1/4 to a stake": without its "and" the course goes on behind it. */
const BARE_PART = /\s{1,2}([1-7])\s?\/\s?([248])(?=\s{1,2}(?:to|by|on|along|with|in|thence)\s|[;.])/y;
const OF_ONE =
  /\s{1,2}of\s{1,2}(?:an?|one|another)\s{1,2}(?:mile|pole|perch|rod|chain|furlong|link|foot|vara|yard)(?![a-z])/y;
/** "two miles and a half mile": of the length's own unit. */
const OF_ITS_UNIT = /[\s-]{1,2}(?<unit>mile|pole|perch|rod|chain|furlong|link|foot|vara|yard)(?![a-z])/y;
/** What the part is of, where it is none of the length: a thing, or a unit of its own. */
const UNITS = 'miles?|poles?|perch(?:es)?|rods?|chains?|furlongs?|links?|feet|foot|varas?|yards?|acres?';
const THINGS = String.raw`sections?|sec\b|corners?|cor\b|posts?|parts?|interests?|shares?|lines?|mark|point`;
const OF_ELSE = new RegExp(String.raw`(?:\s{1,2}of\s|[\s-]{1,2}(?:${UNITS}|${THINGS}))`, 'y');

export function partBehind(text: string, unitEnd: number): PartBehind | null {
  const found = matchAt(PART, text, unitEnd);
  if (!found) return barePart(text, unitEnd);
  const value = valueOf(found.groups!);
  // A quarter or a third needs its count: only of a half none is said.
  if (!(value > 0 && value < 1)) return null;
  const part = unitEnd + found[0].length;
  const ofOne = endOf(OF_ONE, text, part);
  if (ofOne > 0) return { value, end: ofOne };
  const unit = matchAt(OF_ITS_UNIT, text, part);
  if (unit && text.slice(unitEnd - 8, unitEnd).includes(unit.groups!['unit']!))
    return { value, end: part + unit[0].length };
  return endOf(OF_ELSE, text, part) > 0 ? null : { value, end: part };
}

function barePart(text: string, unitEnd: number): PartBehind | null {
  const found = matchAt(BARE_PART, text, unitEnd);
  const value = found ? Number(found[1]) / Number(found[2]) : 1;
  return found && value < 1 ? { value, end: unitEnd + found[0].length } : null;
}

function valueOf({
  count,
  kind,
  over,
  under,
  glyph,
  figure,
  parts,
}: Readonly<Record<string, string | undefined>>): number {
  if (glyph !== undefined) return FRACTION_GLYPHS[glyph]!;
  if (figure !== undefined) return Number(figure) / (parts?.startsWith('hundred') ? 100 : 10);
  if (kind === undefined) return Number(over) / Number(under);
  if (count === undefined && kind !== 'half') return 0;
  return (ONES[count ?? 'one'] ?? 1) / DENOMINATORS[kind]!;
}
