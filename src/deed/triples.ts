// Takes: a text. Gives: which three characters in a row stand anywhere in it, so that a word can be told absent without a search.
// Never: that a word is there; only that it cannot be. Letters of either size are one, as are all figures and all blanks.

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

const classOf = (unit: number): number => (unit < 128 ? CLASSES[unit]! : otherClass(unit));

/** Two letters beyond ASCII have i and k for their small forms. */
function otherClass(unit: number): number {
  if (unit === 0x130) return CLASSES[105]!;
  if (unit === 0x212a) return CLASSES[107]!;
  return isSpace(unit) ? BLANK : 0;
}

/** One text at a time: its readers ask about the same text one after another. */
const seen = new Uint8Array(32 ** 3);
let known = '';
/** A shorter text is searched as soon as its triples are taken: it may hold anything. */
const SHORT = 300;

function take(text: string): void {
  seen.fill(0);
  known = text;
  let triple = 0;
  for (let i = 0; i < text.length; i++) {
    triple = ((triple << 5) | classOf(text.charCodeAt(i))) & 0x7fff;
    seen[triple] = 1;
  }
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
