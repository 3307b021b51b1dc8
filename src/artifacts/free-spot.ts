// Takes: a point on paper, how large some words are, and what is there already. Gives: the middle of a base line for them beside the point, free of
// lines and other words; the first tried, where none is free. Never: farther off than the eye joins them.
import { liesFree, type WordBox } from './label-room.ts';
import type { Spot } from './figure-words.ts';

/** Below first, then above, then the sides, each nearer and farther. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, -0.4],
  [-1, -0.4],
  [1, 0.6],
  [-1, 0.6],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
const OFF = [1, 2.2, 3.6, 5]; // heights of the words

export function freeSpot(
  [x, y]: Spot,
  { width, height }: Pick<WordBox, 'width' | 'height'>,
  words: readonly WordBox[],
  lines: readonly (readonly Spot[])[],
): Spot {
  const tried = OFF.flatMap((off) =>
    SIDES.map(([right, up]): Spot => {
      const away = (off + 0.6) * height;
      const aside = right === 0 ? 0 : right * (width / 2 + away);
      return [x + aside, y + up * away - height / 2];
    }),
  );
  return tried.find((at) => liesFree({ at, angleRad: 0, width, height }, words, lines)) ?? tried[0]!;
}
