// Takes: folded text. Gives: where each of its words (letters in a row) begins and ends, and how it does, as numbers: every word of a text
// is asked several questions, most of them in vain. Never: two texts at once: what is given is good until another text is asked about.
import { unitsOf } from './units.ts';

export interface Words {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 where a figure, a dollar sign or something beyond ASCII stands between the word before and this one. */
  readonly figured: Uint8Array;
  /** The first three letters, as `headNumber` counts them. */
  readonly heads: Uint16Array;
  /** The last six letters, as `tailNumber` counts them. */
  readonly tails: Int32Array;
  /** 1 where an "enc" or an "hnc" stands in it. */
  readonly ncs: Uint8Array;
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

/** Which heads are those of a list of words. */
export function headTable(words: readonly string[]): Uint8Array {
  const table = new Uint8Array(27 ** 3);
  for (const word of words) table[headNumber(word)] = 1;
  return table;
}

/** Two letters, and every three letters that begin with them. */
export const allHeadsOf = (two: string): string[] => [
  two,
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((third) => two + third),
];

/** The numbers of four letters. */
const [C, E, H, N] = [3, 5, 8, 14];

/** Behind these letters a "c" ends an "enc" or an "hnc". */
function mayEndNc(tail: number): boolean {
  const before = (tail >>> 5) & 31;
  return (tail & 31) === N && (before === E || before === H);
}

const FIGURED = new Uint8Array(2 ** 16).fill(1, 128);
for (const figure of '0123456789$') FIGURED[figure.charCodeAt(0)] = 1;

const roomFor = (count: number): Words => ({
  count: 0,
  starts: new Int32Array(count),
  ends: new Int32Array(count),
  figured: new Uint8Array(count),
  heads: new Uint16Array(count),
  tails: new Int32Array(count),
  ncs: new Uint8Array(count),
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
  const { starts, ends, figured, heads, tails, ncs } = room;
  const units = unitsOf(text);
  let count = 0;
  let isFigured = 0;
  for (let at = 0; at < text.length; at++) {
    let letter = units[at]! - 96;
    if (letter < 1 || letter > 26) {
      isFigured |= FIGURED[units[at]!]!;
      continue;
    }
    const start = at;
    let [tail, nc] = [0, 0];
    do {
      if (letter === C && mayEndNc(tail)) nc = 1;
      tail = withLetter(tail, letter);
      letter = units[++at]! - 96;
    } while (letter > 0 && letter < 27);
    const length = at - start;
    starts[count] = start;
    ends[count] = at;
    figured[count] = isFigured;
    isFigured = FIGURED[units[at]!]!;
    heads[count] = headOf(units[start]!, length > 1 ? units[start + 1]! : 96, length > 2 ? units[start + 2]! : 96);
    tails[count] = tail & SIX_LETTERS;
    ncs[count] = nc;
    count++;
  }
  return { count, starts, ends, figured, heads, tails, ncs };
}
