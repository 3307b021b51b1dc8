// Takes: folded text. Gives: where each of its words (letters in a row) begins and ends, and how it does, as numbers: every word of a text
// is asked several questions, most of them in vain. Never: two texts at once: what is given is good until another text is asked about.
import { unitsOf } from '../../document/text-units.ts';

export interface Words {
  readonly count: number;
  /** Behind the last stands the text's end. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The first three letters, as `headNumber` counts them. */
  readonly heads: Uint16Array;
  /** The last six letters, as `tailNumber` counts them. */
  readonly tails: Int32Array;
  /** Of which kinds (`courseKind`) it may be, whether it is SPACED, and BEFORE_UNIT; none behind the last. */
  readonly kinds: Int32Array;
}

/** The first three letters of a word as one number. */
export function headNumber(word: string): number {
  return headOf(word.charCodeAt(0), word.charCodeAt(1) || 96, word.length > 2 ? word.charCodeAt(2) : 96);
}

const headOf = (first: number, second: number, third: number): number =>
  (first - 96) * 729 + (second - 96) * 27 + (third - 96);

/** The last six letters of a word as one number, in five bits each. */
export function tailNumber(word: string): number {
  let tail = 0;
  for (const letter of word) tail = withLetter(tail, letter.charCodeAt(0) - 96);
  return tail & SIX_LETTERS;
}

const SIX_LETTERS = 0x3fffffff;
const withLetter = (tail: number, letter: number): number => (tail << 5) | letter;

/** By how a whole word begins and ends, in fewer numbers than there are words. */
const placeIn = (head: number, tail: number): number => (tail ^ (tail >>> 11) ^ (head * 7)) & 0xfff;

/** By how a whole word begins and ends: of which kinds it may be, as bits. */
const KINDS = new Int32Array(2 ** 12);
const MOST_KINDS = 28;
let kindsKnown = 0;

/** A kind of words that the readers of courses look for. */
export function courseKind(list: readonly string[]): number {
  if (kindsKnown === MOST_KINDS) throw new Error('There are more kinds of words than a number has room for.');
  const kind = 1 << kindsKnown++;
  for (const word of list) KINDS[placeIn(headNumber(word), tailNumber(word))]! |= kind;
  return kind;
}

/** Before the word stands one character, and it is a blank. */
export const SPACED = 1 << MOST_KINDS;
/** The word may be in the figure that stands before a unit: "x12 feet". */
export const BEFORE_UNIT = SPACED << 1;
export const UNIT = courseKind('feet foot ft rods links poles perches chains varas'.split(' '));
const LONGEST_FIGURE = 16;
const [LINE_BREAK, BLANK] = [10, 32];

/** Tells the words that may be in what stands right before the unit of a number. */
function markFigure(kinds: Int32Array, starts: Int32Array, unit: number): void {
  const from = unit > 0 ? starts[unit - 1]! - LONGEST_FIGURE : 0;
  for (let word = unit - 1; word >= 0 && starts[word]! > from; word--) kinds[word]! |= BEFORE_UNIT;
}

const roomFor = (count: number): Words => ({
  count: 0,
  starts: new Int32Array(count),
  ends: new Int32Array(count),
  heads: new Uint16Array(count),
  tails: new Int32Array(count),
  kinds: new Int32Array(count + 2),
});

let room = roomFor(2 ** 12);
let words = room;
let known = '';

export function wordsOf(text: string): Words {
  if (known !== text) words = take(text);
  known = text; // also where only another string says the same: the next question need not compare them again
  return words;
}

function take(text: string): Words {
  if (text.length / 2 + 1 > room.starts.length) room = roomFor(text.length);
  const { starts, ends, heads, tails, kinds } = room;
  const units = unitsOf(text);
  let [count, end, behind] = [0, -1, 0];
  for (let at = 0; at < text.length; at++) {
    let letter = units[at]! - 96;
    if (letter < 1 || letter > 26) continue;
    const start = at;
    let tail = 0;
    do {
      tail = withLetter(tail, letter);
      letter = units[++at]! - 96;
    } while (letter > 0 && letter < 27);
    const length = at - start;
    tail &= SIX_LETTERS;
    const head = headOf(units[start]!, length > 1 ? units[start + 1]! : 96, length > 2 ? units[start + 2]! : 96);
    let kind = KINDS[placeIn(head, tail)]!;
    if (start - 1 === end && (behind === BLANK || behind === LINE_BREAK)) kind |= SPACED;
    end = at;
    behind = units[at]!;
    starts[count] = start;
    ends[count] = at;
    heads[count] = head;
    tails[count] = tail;
    kinds[count] = kind;
    if ((kind & UNIT) !== 0) markFigure(kinds, starts, count);
    count++;
  }
  starts[count] = text.length;
  kinds[count] = kinds[count + 1] = 0;
  return { count, starts, ends, heads, tails, kinds };
}
