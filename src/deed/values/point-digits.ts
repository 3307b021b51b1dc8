// Takes: folded text and a number read in words. Gives: the same with the decimals told behind it, digit by digit or as hundredths: "four hundred
// point six five", "four hundred point sixty-five". Never: a digit that is no word for a figure.
import { ONES, TENS } from '../words/lexicon.ts';
import { matchAt } from '../words/place.ts';

const FIGURE = 'naught|nought|zero|oh|one|two|three|four|five|six|seven|eight|nine';
const TEEN = 'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen';
const BY_TENS = String.raw`(?<tens>${Object.keys(TENS).join('|')})(?:[\s-]{1,3}(?<ones>${FIGURE}))?`;
const BY_FIGURES = String.raw`(?<figures>(?:${FIGURE})(?:[\s-]{1,3}(?:${FIGURE})(?![a-z])){0,3})`;
const POINT_DIGITS = new RegExp(
  String.raw`[\s,-]{1,3}(?:and\s)?point[\s-]{1,3}(?:${BY_TENS}|(?<teen>${TEEN})|${BY_FIGURES})(?![a-z])`,
  'y',
);

export function withPoint<T extends { readonly value: number; readonly end: number }>(text: string, number: T): T {
  const told = Number.isInteger(number.value) ? matchAt(POINT_DIGITS, text, number.end) : null;
  if (!told) return number;
  const { tens, ones, teen, figures } = told.groups!;
  const decimals = tens
    ? `${TENS[tens]! + (ones ? figureOf(ones) : 0)}`
    : teen
      ? `${ONES[teen]!}`
      : figures!
          .split(/[\s-]+/)
          .map(figureOf)
          .join('');
  return { ...number, value: Number(`${number.value}.${decimals}`), end: number.end + told[0].length };
}

const figureOf = (word: string): number => (word === 'oh' ? 0 : ONES[word]!);
