// Takes: a text in letters of either size and a place in it. Gives: whether a word of a list may begin or end there, told by four
// letters. Never: that it does: other words share those letters, and the pattern that is asked next decides.
import { codeAt, codeBefore } from './code-at.ts';
import { isSpace } from './peek.ts';

type Question = (text: string, at: number) => boolean;

/** a to z of either size as 1 to 26; no other character is a letter to a pattern. */
function letterOf(unit: number): number {
  const small = unit | 32;
  return small >= 97 && small <= 122 && unit < 128 ? small - 96 : 0;
}

const SIZE = 2 ** 13;

/** Four letters as one number, in fewer numbers than there are such words. */
const numberOf = (four: number): number => (four ^ (four >>> 9)) & (SIZE - 1);

/** Behind the end of a shorter word there are no letters. */
function headAt(text: string, at: number): number {
  let four = 0;
  for (let i = at; i < at + 4; i++) {
    const letter = letterOf(codeAt(text, i));
    if (letter === 0) break;
    four = four * 27 + letter;
  }
  return numberOf(four);
}

function tailAt(text: string, end: number): number {
  let four = 0;
  for (let i = end - 1; i >= 0 && i >= end - 4; i--) {
    const letter = letterOf(text.charCodeAt(i));
    if (letter === 0) break;
    four = four * 27 + letter;
  }
  return numberOf(four);
}

function tableOf(words: readonly string[], edge: (word: string) => number): Uint8Array {
  const table = new Uint8Array(SIZE);
  for (const word of words) table[edge(word)] = 1;
  return table;
}

/** Asks of what kinds a word that begins at a place may be: each list is a kind, 1, 2, 4. */
export function startKinds(...lists: (readonly string[])[]): (text: string, at: number) => number {
  const heads = kindTable(lists, (word) => headAt(word, 0));
  return (text, at) => heads[headAt(text, at)]!;
}

/** Asks of what kinds a word that ends right before a place may be: each list is a kind, 1, 2, 4. */
export function endKinds(...lists: (readonly string[])[]): (text: string, at: number) => number {
  const tails = kindTable(lists, (word) => tailAt(word, word.length));
  return (text, at) => tails[tailAt(text, at)]!;
}

function kindTable(lists: (readonly string[])[], edge: (word: string) => number): Uint8Array {
  const table = new Uint8Array(SIZE);
  lists.forEach((words, kind) => {
    for (const word of words) table[edge(word)]! |= 1 << kind;
  });
  return table;
}

/** Asks whether one of the words may end right before a place. */
export function endsOf(words: readonly string[]): Question {
  const tails = tableOf(words, (word) => tailAt(word, word.length));
  return (text, at) => tails[tailAt(text, at)] === 1;
}

/** Asks whether one of the words may begin at a place. */
export function startsOf(words: readonly string[]): Question {
  const heads = tableOf(words, (word) => headAt(word, 0));
  return (text, at) => heads[headAt(text, at)] === 1;
}

/** A figure, a capital or a low line: letters end a word here, \b does not. */
const isOfWord = (unit: number): boolean => (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit === 95;

/** Asks whether a whole word right before a place is one of the words; a figure or a low line before it makes it another. */
export function wholeWords(words: readonly string[]): Question {
  const known = new Set(words);
  const longest = Math.max(...words.map((word) => word.length));
  return (text, end) => {
    let start = end;
    while (start >= end - longest && letterOf(codeBefore(text, start)) > 0) start--;
    if (start === end || start < end - longest || isOfWord(codeBefore(text, start))) return false;
    return known.has(text.slice(start, end).toLowerCase());
  };
}

/** Where the blanks before a place begin. */
export function beforeBlanks(text: string, at: number): number {
  let i = at;
  while (isSpace(codeBefore(text, i))) i--;
  return i;
}

/** Where the next word begins: behind the rest of this one and the blanks behind it. */
export function nextWordAt(text: string, at: number): number {
  let i = at;
  while (letterOf(codeAt(text, i)) > 0) i++;
  while (isSpace(codeAt(text, i))) i++;
  return i;
}

/** Asks whether a phrase may begin at a place: by its first word, and of two words by both. */
export function phrasesOf(phrases: readonly string[]): Question {
  const pairs = phrases.map((phrase) => phrase.split(' '));
  const firsts = new Uint8Array(SIZE);
  for (const [first, second] of pairs) firsts[headAt(first!, 0)]! |= second === undefined ? 1 : 2;
  const isSecond = startsOf(pairs.flatMap(([, second]) => second ?? []));
  return (text, at) => {
    const first = firsts[headAt(text, at)]!;
    return (first & 1) === 1 || (first === 2 && isSecond(text, nextWordAt(text, at)));
  };
}
