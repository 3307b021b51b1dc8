// Takes: folded text and the place behind a length's unit. Gives: the part of one more that is said there: "miles and three quarters",
// "poles & 1/4", "chains and one third of a chain", "perches and 8 tenths". Never: a part of something else: "feet and one half of the wall", "and a quarter section".
import { codeAt } from '../words/code-at.ts';
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { behindAll, oneOf, spaceOr } from '../words/peek.ts';

export interface PartBehind {
  readonly value: number;
  readonly end: number;
}

const PART =
  /(?:[\s:,]{1,3}|(?=&))(?:(?:and\s{1,2}|&\s{0,2})(?:(?:(one|two|three|four|five|seven|an?)[-\s]{1,2})?(half|quarters?|fourths?|thirds?|fifths?|eighths?)|([1-7])\s?\/\s?([23458]))|([½¼¾⅓⅔⅛⅜⅝⅞])|(?:(?:and|&)\s{1,2})?([1-9]\d?)(?:[\s-](tenths?|hundredths?)|\s?\/\s?(10)))(?![a-z\d/])/y;
/** "rods 1/4 to a stake": without its "and" the course goes on behind it. */
const BARE_PART = /\s{1,2}([1-7])\s?\/\s?([248])(?=\s{1,2}(?:to|by|on|along|with|in|thence)\s|[;.])/y;
const OF_ONE =
  /\s{1,2}of\s{1,2}(?:an?|one|another)\s{1,2}(?:mile|pole|perch|rod|chain|furlong|link|foot|vara|yard)(?![a-z])/y;
/** "two miles and a half mile": of the length's own unit. */
const OF_ITS_UNIT = /[\s-]{1,2}(?<unit>mile|pole|perch|rod|chain|furlong|link|foot|vara|yard)(?![a-z])/y;
/** What the part is of, where it is none of the length: a thing, or a unit of its own. */
const OF_ELSE =
  /(?:\s{1,2}of\s|[\s-]{1,2}(?:miles?|poles?|perch(?:es)?|rods?|chains?|furlongs?|links?|feet|foot|varas?|yards?|acres?|sections?|sec\b|corners?|cor\b|posts?|parts?|interests?|shares?|lines?|mark|point))/y;

const isBetween = spaceOr(':,');
const mayBegin = oneOf('a&½¼¾⅓⅔⅛⅜⅝⅞123456789');

export function partBehind(text: string, unitEnd: number): PartBehind | null {
  if (!mayBegin(codeAt(text, behindAll(text, unitEnd, 3, isBetween)))) return null;
  PART.lastIndex = unitEnd;
  const found = PART.exec(text);
  if (!found) return barePart(text, unitEnd);
  const value = valueOf(found);
  // A quarter or a third needs its count: only of a half none is said.
  if (!(value > 0 && value < 1)) return null;
  OF_ONE.lastIndex = PART.lastIndex;
  if (OF_ONE.test(text)) return { value, end: OF_ONE.lastIndex };
  OF_ITS_UNIT.lastIndex = PART.lastIndex;
  const unit = OF_ITS_UNIT.exec(text)?.groups!['unit'];
  if (unit !== undefined && text.slice(unitEnd - 8, unitEnd).includes(unit))
    return { value, end: OF_ITS_UNIT.lastIndex };
  OF_ELSE.lastIndex = PART.lastIndex;
  return OF_ELSE.test(text) ? null : { value, end: PART.lastIndex };
}

function barePart(text: string, unitEnd: number): PartBehind | null {
  BARE_PART.lastIndex = unitEnd;
  const found = BARE_PART.exec(text);
  const value = found ? Number(found[1]) / Number(found[2]) : 1;
  return value < 1 ? { value, end: BARE_PART.lastIndex } : null;
}

function valueOf([, count, kind, over, under, glyph, figure, parts]: RegExpExecArray): number {
  if (glyph !== undefined) return FRACTION_GLYPHS[glyph]!;
  if (figure !== undefined) return Number(figure) / (parts?.startsWith('hundred') ? 100 : 10);
  if (kind === undefined) return Number(over) / Number(under);
  if (count === undefined && kind !== 'half') return 0;
  return (ONES[count ?? 'one'] ?? 1) / DENOMINATORS[kind]!;
}
