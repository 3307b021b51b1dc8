// Takes: a text. Gives: words of another meaning that were written for those of a survey, where what stands beside them leaves no doubt.
// Never: a name, or a word that may mean what it says: damage that makes no known word is the corrector's.
import type { Gap } from '../../document/joints.ts';

interface Slip {
  readonly found: RegExp;
  /** What is put in, and so many characters behind the word's beginning. */
  readonly by: string;
  readonly at: number;
}

const SLIPS: readonly Slip[] = [
  // "whose long cord bears south 6° W": no cord of wood or rope.
  {
    found: /\bcord(?=\s+(?:bear|direction|distance|length|azimuth|being|of\s+(?:\d|which|said\s+(?:arc|curve))))/gi,
    by: 'h',
    at: 1,
  },
];

export const slipsIn = (text: string): Gap[] =>
  SLIPS.flatMap(({ found, by, at }) =>
    [...text.matchAll(found)].map(({ index }) => ({ start: index + at, end: index + at, by })),
  ).toSorted((a, b) => a.start - b.start);
