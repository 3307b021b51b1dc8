// Takes: folded text and a stretch of it. Gives: where words of a kind may stand in it, told by how they begin and end.
// Never: that they do: other words may share those letters, and the pattern that is asked next decides.
import { courseKind, wordsOf, type Words } from './words.ts';

/** Words that want one of `seconds` behind them, or behind the next word: the kind of those is the next higher bit. */
export function pairKind(firsts: readonly string[], seconds: readonly string[]): number {
  const first = courseKind(firsts);
  courseKind(seconds);
  return first;
}

/** Where it was found last: the readers of a course ask about one place after another. */
let near = 0;
const NEAR = 400;

/** The number of the first word that begins at a place or behind it. */
export function wordFrom({ starts, count }: Words, at: number): number {
  let word = near < count ? near : 0;
  if (Math.abs(starts[word]! - at) > NEAR) word = searched(starts, count, at);
  while (word > 0 && starts[word - 1]! >= at) word--;
  while (word < count && starts[word]! < at) word++;
  return (near = word);
}

function searched(starts: Int32Array, count: number, at: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NOWHERE: readonly number[] = [];

/** Where words of a kind may begin in [from, to); also where the stretch does, if it divides a word. */
export function placesOfWords(folded: string, from: number, to: number, kind: number): readonly number[] {
  const words = wordsOf(folded);
  const { starts, kinds, count } = words;
  const first = wordFrom(words, from);
  let places: number[] | null = first > 0 && words.ends[first - 1]! > from ? [from] : null;
  for (let i = first; i < count && starts[i]! < to; i++) if ((kinds[i]! & kind) !== 0) (places ??= []).push(starts[i]!);
  return places ?? NOWHERE;
}

/** Whether a word of a kind may stand in [from, to). */
export function holdsWord(folded: string, from: number, to: number, kind: number): boolean {
  const words = wordsOf(folded);
  const { starts, kinds, count } = words;
  for (let i = wordFrom(words, from); i < count && starts[i]! < to; i++) if ((kinds[i]! & kind) !== 0) return true;
  return false;
}
