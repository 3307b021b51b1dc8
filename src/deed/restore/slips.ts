// Takes: a text. Gives: words of another meaning that were written for those of a survey, where what stands beside them leaves no doubt.
// Never: a name, or a word that may mean what it says: damage that makes no known word is the corrector's.
import type { Gap } from '../../document/joints.ts';

interface Slip {
  readonly found: RegExp;
  /** What is put in so many characters behind the word's beginning, in place of so many. */
  readonly by: string;
  readonly at: number;
  readonly length: 0 | 1;
}

const NUMBER_BEFORE = String.raw`(?<=\b(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|and)[\s-]{1,2})`;
const NUMBER_BEHIND = String.raw`(?=[\s-]{1,2}(?:(?:one[\s-])?(?:hundred|thousand|tenth|hundredth)|feet|foot|rods|chains|links|poles|degrees|minutes|seconds|acres))`;

const SLIPS: readonly Slip[] = [
  // "whose long cord bears south 6° W": no cord of wood or rope.
  {
    found: /\bcord(?=\s+(?:bear|direction|distance|length|azimuth|being|of\s+(?:\d|which|said\s+(?:arc|curve))))/gi,
    by: 'h',
    at: 1,
    length: 0,
  },
  // "two thousand live hundred feet", "and tour one-hundredths": a scan's f.
  { found: new RegExp(`${NUMBER_BEFORE}(?:live|tour)\\b${NUMBER_BEHIND}`, 'g'), by: 'f', at: 0, length: 1 },
  // "thence cast along the south line", "thence Fast 337.3 feet".
  {
    found:
      /(?<=\bthence(?: due)?,?\s)[cf]ast(?=\s(?:\d|along|on|with|by|a\s|(?:one|two|three|four|five|six|seven|eight|nine)\b))/gi,
    by: 'e',
    at: 0,
    length: 1,
  },
];

export const slipsIn = (text: string): Gap[] =>
  SLIPS.flatMap(({ found, by, at, length }) =>
    [...text.matchAll(found)].map(({ index }) => ({ start: index + at, end: index + at + length, by })),
  ).toSorted((a, b) => a.start - b.start);
