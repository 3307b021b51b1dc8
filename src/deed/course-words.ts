// Takes: folded text and a stretch of it. Gives: where words of a list may stand in it, told by their first three letters and whether they
// have more. Never: that they do: other words share those letters, and the pattern that is asked next decides.
import { headNumber, wordsOf, type Words } from './words.ts';

const HEADS = 27 ** 3;
/** More letters than a head has. */
const LONG = 3;

/** Kinds of words, as bits, by how the words begin. */
export type WordHeads = Uint8Array;

/** Each list of words is a kind: 1, 2, 4. */
export function wordHeads(...kinds: (readonly string[])[]): WordHeads {
  const heads = new Uint8Array(2 * HEADS);
  kinds.forEach((words, kind) => {
    for (const word of words) heads[headNumber(word) + (word.length > LONG ? HEADS : 0)]! |= 1 << kind;
  });
  return heads;
}

/** The kinds that the word of a number may be of. */
export const kindsOf = ({ heads, starts, ends }: Words, word: number, known: WordHeads): number =>
  known[heads[word]! + (ends[word]! - starts[word]! > LONG ? HEADS : 0)]!;

/** The number of the first word that begins at a place or behind it. */
export function wordFrom({ starts, count }: Words, at: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where words of a list may begin in [from, to); also where the stretch does, if it divides a word. */
export function placesOfWords(folded: string, from: number, to: number, known: WordHeads): number[] {
  const words = wordsOf(folded);
  const first = wordFrom(words, from);
  const places = first > 0 && words.ends[first - 1]! > from ? [from] : [];
  for (let i = first; i < words.count && words.starts[i]! < to; i++)
    if (kindsOf(words, i, known) > 0) places.push(words.starts[i]!);
  return places;
}

/** Whether a word of a list may stand in [from, to). */
export function holdsWord(folded: string, from: number, to: number, known: WordHeads): boolean {
  const words = wordsOf(folded);
  for (let i = wordFrom(words, from); i < words.count && words.starts[i]! < to; i++)
    if (kindsOf(words, i, known) > 0) return true;
  return false;
}
