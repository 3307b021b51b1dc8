// Takes: folded text and the place behind the mark of the degrees. Gives: the part of a degree said there: "degrees and one quarter West",
// "deg. and 1-2 E.", "degrees and a half of a degree". Never: one that no wind or turn follows: "degrees and one quarter of a mile".
import { DENOMINATORS, FRACTION_GLYPHS, ONES } from '../words/lexicon.ts';
import { endOf, matchAt } from '../words/place.ts';

export interface DegreePart {
  readonly value: number;
  readonly end: number;
}

const IN_WORDS = String.raw`(?:(?<count>one|two|three|an?)[-\s]{1,2})?(?<kind>half|quarters?|fourths?|thirds?|eighths?)`;
const IN_FIGURES = String.raw`(?<over>[1-7])(?:\s?/\s?(?<under>[2348])|-(?<dashed>[24]))`;
const GLYPH = `(?<glyph>[${Object.keys(FRACTION_GLYPHS).join('')}])`;
const PART = new RegExp(
  String.raw`[\s,]{0,3}(?:(?:and|&)\s{1,2})?(?:${IN_WORDS}|${IN_FIGURES}|${GLYPH})(?![a-z\d/])`,
  'y',
);
const OF_A_DEGREE = /\s{1,2}(?:of\s{1,2})?(?:an?|one)\s{1,2}degree\b/y;
const TURNS_NEXT = /[\s.,]{1,3}(?:[ew](?![a-z0-9])|east|west|to\s+the\s+(?:left|right)\b)/y;

export function degreePartAt(text: string, mark: number): DegreePart | null {
  const found = matchAt(PART, text, mark);
  if (!found) return null;
  const value = valueOf(found.groups!);
  const part = mark + found[0].length;
  const end = Math.max(part, endOf(OF_A_DEGREE, text, part));
  return value > 0 && value < 1 && endOf(TURNS_NEXT, text, end) > 0 ? { value, end } : null;
}

function valueOf({ count, kind, over, under, dashed, glyph }: Readonly<Record<string, string | undefined>>): number {
  if (glyph !== undefined) return FRACTION_GLYPHS[glyph]!;
  if (kind === undefined) return Number(over) / Number(under ?? dashed);
  return (ONES[count ?? 'one'] ?? 1) / DENOMINATORS[kind]!;
}
