// Takes: folded text. Gives: where the words stand that its readers look for, found once for all of them. Never: a reading; words that look
// alike may be told as one, and what stands behind a word is not asked, so a reader still asks what stands there.
import { codeBefore } from './code-at.ts';
import { giveTrait, headNumber, newTrait, placeIn, tailNumber, wordsOf } from './words.ts';

/** By the first three letters of a word, and by how a whole word begins and ends: what kinds of words do so. */
const HEADS = new Uint16Array(27 ** 3);
const WHOLE = new Uint16Array(2 ** 12);
const LOOKED_FOR = newTrait();

const MOST_KINDS = 16;
let known = 0;

/** A kind of words to look for: whole `words`, and all that begin with one of `heads`, of three letters. */
export function wordKind(words: readonly string[], heads: readonly string[] = []): number {
  if (known === MOST_KINDS) throw new Error('There are more kinds of words than a number has room for.');
  const kind = 1 << known++;
  for (const word of words) WHOLE[placeIn(headNumber(word), tailNumber(word))]! |= kind;
  for (const head of heads) HEADS[headNumber(head)]! |= kind;
  giveTrait(LOOKED_FOR, words, heads);
  return kind;
}

/** "first" glued to the word before it: "pointfirst". */
export const GLUED_FIRST = wordKind([]);
const FIRST = tailNumber('first');
const FIVE_LETTERS = 2 ** 25 - 1;

/** The words found, in order; before each stands the text's beginning or what is no character of a word as patterns know them (\w). */
export interface WordPlaces {
  readonly count: number;
  /** All kinds that are there. */
  readonly held: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly kinds: Uint16Array;
}

const roomFor = (count: number): WordPlaces => ({
  count: 0,
  held: 0,
  starts: new Int32Array(count),
  ends: new Int32Array(count),
  kinds: new Uint16Array(count),
});

let room = roomFor(2 ** 12);
let places = room;
let taken = '';

/** One text at a time: its readers ask about the same text one after another. */
export function wordPlaces(text: string): WordPlaces {
  if (taken !== text) places = take(text);
  taken = text; // also where only another string says the same: the next question need not compare them again
  return places;
}

function take(text: string): WordPlaces {
  const words = wordsOf(text);
  if (words.count > room.starts.length) room = roomFor(2 * words.count);
  const { starts, ends, kinds } = room;
  let [count, held] = [0, 0];
  for (let i = 0; i < words.count; i++) {
    const tail = words.tails[i]!;
    const isGluedFirst = (tail & FIVE_LETTERS) === FIRST && tail !== FIRST;
    if ((words.traits[i]! & LOOKED_FOR) === 0 && !isGluedFirst) continue;
    const head = words.heads[i]!;
    let kind = HEADS[head]! | WHOLE[placeIn(head, tail)]!;
    if (isGluedFirst) kind |= GLUED_FIRST;
    if (kind === 0 || isOfWord(codeBefore(text, words.starts[i]!))) continue;
    starts[count] = words.starts[i]!;
    ends[count] = words.ends[i]!;
    kinds[count++] = kind;
    held |= kind;
  }
  return { count, held, starts, ends, kinds };
}

/** A figure, a capital or a low line: letters end a word here, \b does not. */
export const isOfWord = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit === 95;
