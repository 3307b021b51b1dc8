// Takes: folded text and a place in it. Gives: whether a word of a list may end there, told by its last two letters. Never: that it does; it is
// asked before a pattern is.
import { codeBefore } from './code-at.ts';
import { isLetter } from './peek.ts';

const numberOf = (text: string, end: number): number =>
  ((codeBefore(text, end - 1) & 31) << 5) | (codeBefore(text, end) & 31);

/** Words of two or more letters. */
export function tailsOf(words: readonly string[]): (text: string, end: number) => boolean {
  const tails = new Uint8Array(2 ** 10);
  for (const word of words) tails[numberOf(word, word.length)] = 1;
  return (text, end) => isLetter(codeBefore(text, end)) && tails[numberOf(text, end)] === 1;
}

/** Of what kinds a word that ends at a place may be: each list is a kind, 1, 2, 4. */
export function tailKinds(...lists: (readonly string[])[]): (text: string, end: number) => number {
  const tails = new Uint8Array(2 ** 10);
  lists.forEach((words, kind) => {
    for (const word of words) tails[numberOf(word, word.length)]! |= 1 << kind;
  });
  return (text, end) => (isLetter(codeBefore(text, end)) ? tails[numberOf(text, end)]! : 0);
}
