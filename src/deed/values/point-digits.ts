// Takes: folded text and a number read in words. Gives: the same with the decimals told digit by digit behind it: "four hundred point six five".
// Never: a digit that is no word for one figure.
import { ONES } from '../words/lexicon.ts';
import { codeAt } from '../words/code-at.ts';
import { behindAll, spaceOr } from '../words/peek.ts';

const POINT_DIGITS =
  /[\s,-]{1,3}(?:and\s)?point((?:[\s-]{1,3}(?:naught|nought|zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![a-z])){1,4})/y;

const isPointGap = spaceOr(',-');
const [A, P] = [97, 112];

export function withPoint<T extends { readonly value: number; readonly end: number }>(text: string, number: T): T {
  POINT_DIGITS.lastIndex = number.end;
  const follows = codeAt(text, behindAll(text, number.end, 3, isPointGap));
  const told =
    Number.isInteger(number.value) && (follows === P || follows === A) ? POINT_DIGITS.exec(text)?.[1] : undefined;
  if (told === undefined) return number;
  const digits = told.split(/[\s-]+/).filter((word) => word !== '');
  const decimals = digits.map((word) => (word === 'oh' || word === 'nought' ? 0 : ONES[word]!)).join('');
  return { ...number, value: Number(`${number.value}.${decimals}`), end: POINT_DIGITS.lastIndex };
}
