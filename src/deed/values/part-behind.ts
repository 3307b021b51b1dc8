// Takes: folded text and the place behind a length's unit. Gives: the part of one more that is said there: "miles and three quarters",
// "poles & 1/4", "chains and one third of a chain". Never: a part of something else: "feet and one half of the wall", "and a quarter section".
import { codeAt } from '../words/code-at.ts';
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { behindAll, oneOf, spaceOr } from '../words/peek.ts';

export interface PartBehind {
  readonly value: number;
  readonly end: number;
}

const PART =
  /[\s:,]{1,3}(?:(?:and|&)\s{1,2}(?:(?:(one|two|three|four|five|seven|an?)[-\s]{1,2})?(half|quarters?|fourths?|thirds?|fifths?|eighths?)|([1-7])\s?\/\s?([23458]))|([½¼¾⅓⅔⅛⅜⅝⅞]))(?![a-z\d/])/y;
const OF_ONE = /\s{1,2}of\s{1,2}(?:an?|one|another)\s{1,2}(?:mile|pole|perch|rod|chain|link|foot|vara|yard)(?![a-z])/y;
/** "two miles and a half mile": of the length's own unit. */
const OF_ITS_UNIT = /[\s-]{1,2}(?<unit>mile|pole|perch|rod|chain|link|foot|vara|yard)(?![a-z])/y;
/** What the part is of, where it is none of the length: a thing, or a unit of its own. */
const OF_ELSE =
  /(?:\s{1,2}of\s|[\s-]{1,2}(?:miles?|poles?|perch(?:es)?|rods?|chains?|links?|feet|foot|varas?|yards?|acres?|sections?|sec\b|corners?|cor\b|posts?|parts?|interests?|shares?|lines?|mark|point))/y;

const isBetween = spaceOr(':,');
const mayBegin = oneOf('a&½¼¾⅓⅔⅛⅜⅝⅞');

export function partBehind(text: string, unitEnd: number): PartBehind | null {
  if (!mayBegin(codeAt(text, behindAll(text, unitEnd, 3, isBetween)))) return null;
  PART.lastIndex = unitEnd;
  const found = PART.exec(text);
  if (!found) return null;
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

function valueOf([, count, kind, over, under, glyph]: RegExpExecArray): number {
  if (glyph !== undefined) return FRACTION_GLYPHS[glyph]!;
  if (kind === undefined) return Number(over) / Number(under);
  if (count === undefined && kind !== 'half') return 0;
  return (ONES[count ?? 'one'] ?? 1) / DENOMINATORS[kind]!;
}
