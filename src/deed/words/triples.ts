// Takes: a text. Gives: which three characters in a row stand anywhere in it, and how its words begin, so that a word can be told absent
// without a search. Never: that a word is there; only that it cannot be. Letters of either size are one, as are all figures and all blanks.

import { isSpace } from './peek.ts';
import { BEYOND, unitsOf } from '../../document/text-units.ts';

const FIGURE = 27;
const BLANK = 28;
const CLASSES = new Uint8Array(128);
for (let letter = 0; letter < 26; letter++) {
  CLASSES[97 + letter] = letter + 1;
  CLASSES[65 + letter] = letter + 1;
}
for (let figure = 48; figure < 58; figure++) CLASSES[figure] = FIGURE;
for (const blank of [9, 10, 11, 12, 13, 32]) CLASSES[blank] = BLANK;
CLASSES[46] = 29; // .
CLASSES[35] = 30; // #
CLASSES[45] = 31; // -

/** By the number of the character, so that no question is asked of it; two letters beyond ASCII have i and k for their small forms. */
const KINDS = new Uint8Array(2 ** 16);
KINDS.set(CLASSES);
for (let unit = 128; unit < KINDS.length; unit++) if (isSpace(unit)) KINDS[unit] = BLANK;
KINDS[0x130] = CLASSES[105]!;
KINDS[0x212a] = CLASSES[107]!;

/** The kinds that may stand before a word. */
const NO_LETTER = new Uint8Array(32).fill(1);
NO_LETTER.fill(0, 1, FIGURE);

/** What is known of a text. Its readers ask about it one after another; then about it with its lines joined, and about itself again. */
interface Taken {
  text: string;
  /** Another for each text that is taken: answers are remembered by it. */
  id: number;
  /** Every three characters in a row; behind them how words begin, by two letters and three, and by four and five: see `HEADS`, `LONG`. */
  readonly table: Uint8Array;
  /** What is written into the table for this text; for the next it is another, so that it needs no wiping. */
  mark: number;
}

/** Where in the table stand beginnings of two letters and three; and of four and five, in fewer numbers than there are such words. */
const HEADS = 32 ** 3;
const LONG = 2 * HEADS;
const HEAD = BEYOND;
const headOfFour = (four: number): number => LONG + ((four ^ (four >>> 9)) & 0x7fff);
const headOfFive = (five: number): number => LONG + ((five ^ (five >>> 11)) & 0x7fff);

const nothingTaken = (): Taken => ({ text: '', id: 0, table: new Uint8Array(3 * HEADS), mark: 0 });
let [now, other] = [nothingTaken(), nothingTaken()];
let lastId = 0;

/** A shorter text is searched as soon as its triples are taken: it may hold anything. One pattern that need not run pays for taking them. */
const SHORT = 24;
let short = SHORT;
export const isShort = (text: string): boolean => text.length < short;

/** What `read` reads when every question is answered yes: a question whose answer matters is a wrong one (test/deed/guards.test.ts). */
export function withoutQuestions<T>(read: () => T): T {
  short = Infinity;
  try {
    return read();
  } finally {
    short = SHORT;
  }
}

/** Makes the text the one that is asked about. */
function turnTo(text: string): void {
  [now, other] = [other, now];
  if (now.text !== text) take(text);
}

function nextMark(): number {
  if (now.mark < 255) return now.mark + 1;
  now.table.fill(0);
  return 1;
}

function take(text: string): void {
  const mark = nextMark();
  now.mark = mark;
  now.text = text;
  now.id = ++lastId;
  const { table } = now;
  const all = unitsOf(text);
  const end = text.length + HEAD - 1;
  let six = 0;
  for (let i = 0; i < end; i++) {
    six = ((six << 5) | KINDS[all[i]!]!) & 0x3fffffff;
    table[six & 0x7fff] = mark;
    if (NO_LETTER[six >>> 25] === 0) continue;
    const five = six & 0x1ffffff;
    table[headOfFive(five)] = mark;
    table[headOfFour(five >>> 5)] = mark;
    table[HEADS + (five >>> 10)] = mark;
    table[HEADS + (five >>> 15)] = mark;
  }
  // To a pattern these two are no letters, so that a word may begin behind them.
  if (text.includes('\u0130') || text.includes('\u212a')) table.fill(mark, HEADS);
}

/** A word as the places of the table where all of it must stand: how it begins, where it must begin a word, and every three characters. */
function placesOf(word: string, mustBegin: boolean): number[] {
  const kinds = [...word].map((character) => KINDS[character.charCodeAt(0)]!);
  const number = (from: number, to: number): number =>
    kinds.slice(from, to).reduce((sum, kind) => (sum << 5) | kind, 0);
  const triples = kinds.slice(2).map((_, i) => number(i, i + 3));
  if (!mustBegin) return triples;
  const first = HEADS + number(0, 3);
  if (kinds.length < 4) return [first];
  return [first, kinds.length === 4 ? headOfFour(number(0, 4)) : headOfFive(number(0, HEAD)), ...triples.slice(1)];
}

type Question = (text: string) => boolean;

/** Each as it is, and where a blank stands in it also up to two of them: a text may have more than one there. */
const withWideBlanks = (words: readonly string[]): string[] => {
  const wide = words.flatMap((word) => (/\S /.test(word) ? [`${word.slice(0, word.indexOf(' ', 1))}  `] : []));
  return [...new Set([...words, ...wide])];
};

/** Asks whether one of the words may stand in a text. */
export const holdsAny = (words: readonly string[]): Question => questionOf(words, false);

/**
 * Asks whether a word that begins with one of these, of two or more characters, may stand in a text: for patterns that want no letter before
 * theirs.
 */
export const beginsAny = (words: readonly string[]): Question => questionOf(words, true);

function questionOf(words: readonly string[], mustBegin: boolean): Question {
  const list = listed(withWideBlanks(words).map((word) => placesOf(word, mustBegin)));
  let [asked, holds] = [0, true];
  return (text) => {
    if (text.length < short) return true;
    if (text !== now.text) turnTo(text);
    now.text = text; // also where only another string says the same: to compare the two takes as long as they are
    if (asked === now.id) return holds; // the same is asked at every course
    asked = now.id;
    return (holds = isAnySeen(list));
  };
}

/**
 * Words one behind another in one array, which is walked faster than a list of lists: a place of the table, where what begins with it ends, and
 * then the same of all that begins with it. So words that begin alike are passed over together, and a place behind which nothing stands is
 * the last of a word.
 */
function listed(words: readonly (readonly number[])[]): Int32Array {
  const list: number[] = [];
  write(words, 0);
  return Int32Array.from(list);

  function write(alike: readonly (readonly number[])[], depth: number): void {
    // A word that ends here is the beginning of all the others.
    if (alike.some((word) => word.length === depth)) return;
    for (const [place, group] of Map.groupBy(alike, (word) => word[depth]!)) {
      const at = list.push(place, 0);
      write(group, depth + 1);
      list[at - 1] = list.length;
    }
  }
}

function isAnySeen(list: Int32Array): boolean {
  const { table, mark } = now;
  for (let at = 0; at < list.length;) {
    const behind = list[at + 1]!;
    if (table[list[at]!] !== mark) at = behind;
    else if (behind === at + 2) return true;
    else at += 2;
  }
  return false;
}
