// Takes: a text. Gives: which three characters in a row stand anywhere in it, and how its words begin, so that a word can be told absent
// without a search. Never: that a word is there; only that it cannot be. Letters of either size are one, as are all figures and all blanks.

import { isSpace } from './peek.ts';

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

const classOf = (unit: number): number => KINDS[unit]!;
/** The kinds that may stand before a word. */
const NO_LETTER = new Uint8Array(32).fill(1);
NO_LETTER.fill(0, 1, FIGURE);

/** One text at a time: its readers ask about the same text one after another. */
const seen = new Uint8Array(32 ** 3);
/** How words begin: by their first two letters, three, and four, of which fewer numbers are known than there are. */
const heads = new Uint8Array(32 ** 3);
const HEAD = 4;
const headOf = (four: number): number => (four ^ (four >>> 9)) & 0x7fff;
let known = '';
/** A shorter text is searched as soon as its triples are taken: it may hold anything. */
const SHORT = 300;
export const isShort = (text: string): boolean => text.length < SHORT;

/** The characters of the text as numbers, behind them a few of no kind: written at once, and read faster than out of the text. */
let units = new Uint16Array(2 ** 16);
let bytes = Buffer.from(units.buffer);

function unitsOf(text: string): Uint16Array {
  if (text.length + HEAD > units.length) {
    units = new Uint16Array(2 * text.length);
    bytes = Buffer.from(units.buffer);
  }
  bytes.write(text, 0, 'utf16le');
  units.fill(0, text.length, text.length + HEAD);
  return units;
}

function take(text: string): void {
  seen.fill(0);
  heads.fill(0);
  known = text;
  const all = unitsOf(text);
  const end = text.length + HEAD - 1;
  let five = 0;
  for (let i = 0; i < end; i++) {
    five = ((five << 5) | KINDS[all[i]!]!) & 0x1ffffff;
    seen[five & 0x7fff] = 1;
    if (NO_LETTER[five >>> 20] === 0) continue;
    const four = five & 0xfffff;
    heads[headOf(four)] = 1;
    heads[four >>> 5] = 1;
    heads[four >>> 10] = 1;
  }
  // To a pattern these two are no letters, so that a word may begin behind them.
  if (text.includes('\u0130') || text.includes('\u212a')) heads.fill(1);
}

/** Whether the word may stand in the text; words are of three or more letters, figures, blanks, points, # or -. */
export function mayHold(text: string, word: string): boolean {
  if (text.length < SHORT) return true;
  if (text !== known) take(text);
  let triple = (classOf(word.charCodeAt(0)) << 5) | classOf(word.charCodeAt(1));
  for (let i = 2; i < word.length; i++) {
    triple = ((triple << 5) | classOf(word.charCodeAt(i))) & 0x7fff;
    if (seen[triple] === 0) return false;
  }
  return true;
}

export const mayHoldAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => mayHold(text, word));

/**
 * Whether a word that begins with these two or more characters may stand in the text: for patterns that want no letter before theirs. The
 * first is a letter.
 */
export function mayBegin(text: string, word: string): boolean {
  if (text.length < SHORT) return true;
  if (text !== known) take(text);
  let head = 0;
  for (let i = 0; i < word.length && i < HEAD; i++) head = (head << 5) | classOf(word.charCodeAt(i));
  return heads[word.length < HEAD ? head : headOf(head)] === 1 && (word.length <= HEAD || mayHold(text, word));
}

export const mayBeginAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => mayBegin(text, word));
