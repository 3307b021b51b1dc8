// Takes: folded text. Gives: where the words stand that its readers look for, found in one walk over the text for all of them.
// Never: a reading; a word is told by its first three letters and by whether it has more, so a reader still asks what the word is.

import { unitsOf } from './units.ts';

/** Of every character: a letter by its number, 1 to 26; another character of a word as patterns know them (\w); none. */
const OTHER = 27;
const CLASSES = new Uint8Array(2 ** 16);
CLASSES.fill(OTHER, 48, 58); // figures
CLASSES.fill(OTHER, 65, 91); // capitals
CLASSES[95] = OTHER; // _
for (let letter = 97; letter <= 122; letter++) CLASSES[letter] = letter - 96;

/** By the first three letters of a word and whether it goes on: what kinds of words begin so. */
const KINDS = new Uint16Array(2 ** 16);
/** By the first two: whether any do. Few words pass it, and it stays at hand where the long table does not. */
const PAIRS = new Uint8Array(2 ** 10);
const LONGER = 2 ** 15;
const MOST_KINDS = 16;
let known = 0;

function numberOf(word: string): number {
  const [first, second = 0, third = 0] = Array.from(word, (character) => CLASSES[character.charCodeAt(0)]!);
  return (first! << 10) | (second << 5) | third | (word.length > 3 ? LONGER : 0);
}

/** A kind of words to look for: whole `words`, and all that begin with one of the three letters of `heads`. */
export function wordKind(words: readonly string[], heads: readonly string[] = []): number {
  if (known === MOST_KINDS) throw new Error('There are more kinds of words than a number has room for.');
  const kind = 1 << known++;
  const add = (number: number): void => {
    KINDS[number]! |= kind;
    PAIRS[(number & ~LONGER) >> 5] = 1;
  };
  for (const word of words) add(numberOf(word));
  for (const head of heads) {
    add(numberOf(head));
    add(numberOf(head) | LONGER);
  }
  return kind;
}

/** One to three figures with a bracket or a point behind them: "3)", "12.". */
export const COUNT = wordKind([]);
/** Glued to the word before it: "pointfirst". */
export const GLUED_FIRST = wordKind([]);

/** The words found, in order. */
export interface WordPlaces {
  count: number;
  /** All kinds that are there. */
  held: number;
  starts: Int32Array;
  ends: Int32Array;
  kinds: Uint16Array;
}

const places: WordPlaces = { count: 0, held: 0, ...room(2 ** 14) };
let taken = '';

function room(size: number): Pick<WordPlaces, 'starts' | 'ends' | 'kinds'> {
  return { starts: new Int32Array(size), ends: new Int32Array(size), kinds: new Uint16Array(size) };
}

/** One text at a time: its readers ask about the same text one after another. */
export function wordPlaces(text: string): Readonly<WordPlaces> {
  if (text === taken) return places;
  taken = text;
  places.count = 0;
  places.held = 0;
  if (text.length >= 2 * places.kinds.length) Object.assign(places, room(text.length));
  take(text);
  return places;
}

function take(text: string): void {
  const units = unitsOf(text);
  const { length } = text;
  for (let start = 0; start < length;) {
    const first = CLASSES[units[start]!]!;
    if (first === 0) {
      start++;
      continue;
    }
    let end = start + 1;
    const second = CLASSES[units[end]!]!;
    const third = second === 0 ? 0 : CLASSES[units[++end]!]!;
    let longer = 0;
    if (third !== 0 && CLASSES[units[++end]!] !== 0) {
      longer = LONGER;
      do end++;
      while (CLASSES[units[end]!] !== 0);
    }
    let kind = 0;
    const pair = (first << 5) | second;
    if (PAIRS[pair] === 1) kind = KINDS[(pair << 5) | third | longer]!;
    else if (first === OTHER && longer === 0 && isCount(text, start, end)) kind = COUNT;
    if (units[end - 1] === T && end - start >= SHORTEST_GLUED && text.startsWith('first', end - 5)) kind |= GLUED_FIRST;
    if (kind !== 0) add(start, end, kind);
    start = end;
  }
}

const T = 116;
const SHORTEST_GLUED = 'pinfirst'.length;
const BRACKET = 41;
const POINT = 46;
const isFigure = (unit: number): boolean => unit >= 48 && unit <= 57;

function isCount(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next !== BRACKET && next !== POINT) return false;
  for (let i = start; i < end; i++) if (!isFigure(text.charCodeAt(i))) return false;
  return true;
}

function add(start: number, end: number, kind: number): void {
  const i = places.count++;
  places.starts[i] = start;
  places.ends[i] = end;
  places.kinds[i] = kind;
  places.held |= kind;
}
