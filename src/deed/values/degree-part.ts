// Takes: folded text and the place behind the mark of the degrees. Gives: the part of a degree said there: "degrees and one quarter West",
// "deg. and 1-2 E.", "degrees and a half of a degree". Never: one that no wind or turn follows: "degrees and one quarter of a mile".
import { codeAt } from '../words/code-at.ts';
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { behindAll, oneOf, spaceOr } from '../words/peek.ts';

export interface DegreePart {
  readonly value: number;
  readonly end: number;
}

const PART = new RegExp(
  String.raw`[\s,]{0,3}(?:(?:and|&)\s{1,2})?(?:(?:(?<count>one|two|three|an?)[-\s]{1,2})?(?<kind>half|quarters?|fourths?|thirds?|eighths?)|(?<over>[1-7])(?:\s?/\s?(?<under>[2348])|-(?<dashed>[24]))|(?<glyph>[${Object.keys(FRACTION_GLYPHS).join('')}]))(?![a-z\d/])`,
  'y',
);
const OF_A_DEGREE = /\s{1,2}(?:of\s{1,2})?(?:an?|one)\s{1,2}degree\b/y;
const TURNS_NEXT = /[\s.,]{1,3}(?:[ew](?![a-z0-9])|east|west|to\s+the\s+(?:left|right)\b)/y;
const isLoose = spaceOr(',');
const mayBegin = oneOf('a&othqfe1234567½¼¾⅓⅔⅛⅜⅝⅞');

export function degreePartAt(text: string, mark: number): DegreePart | null {
  if (!mayBegin(codeAt(text, behindAll(text, mark, 3, isLoose)))) return null;
  PART.lastIndex = mark;
  const found = PART.exec(text)?.groups;
  if (!found) return null;
  const value = valueOf(found);
  let end = PART.lastIndex;
  OF_A_DEGREE.lastIndex = end;
  if (OF_A_DEGREE.test(text)) end = OF_A_DEGREE.lastIndex;
  TURNS_NEXT.lastIndex = end;
  return value > 0 && value < 1 && TURNS_NEXT.test(text) ? { value, end } : null;
}

function valueOf({ count, kind, over, under, dashed, glyph }: Readonly<Record<string, string | undefined>>): number {
  if (glyph !== undefined) return FRACTION_GLYPHS[glyph]!;
  if (kind === undefined) return Number(over) / Number(under ?? dashed);
  return (ONES[count ?? 'one'] ?? 1) / DENOMINATORS[kind]!;
}
