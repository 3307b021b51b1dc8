// Takes: a text. Gives: which three characters in a row stand anywhere in it, and how its words begin, so that a word can be told absent
// without a search. Never: that a word is there; only that it cannot be. Letters of either size are one, as are all figures and all blanks.

import { isSpace } from './peek.ts';
import { BEYOND, unitsOf } from './units.ts';

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

/** One text at a time: its readers ask about the same text one after another. */
const seen = new Uint8Array(32 ** 3);
/** How words begin: by their first two letters and three; and by four and five, in fewer numbers than there are such words. */
const heads = new Uint8Array(2 * 32 ** 3);
const LONG = 32 ** 3;
const HEAD = BEYOND;
const headOfFour = (four: number): number => LONG + ((four ^ (four >>> 9)) & 0x7fff);
const headOfFive = (five: number): number => LONG + ((five ^ (five >>> 11)) & 0x7fff);
let known = '';
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

/** What is written into the tables for the text that is known; for the next it is another, so that they need no wiping. */
let mark = 0;

function nextMark(): number {
  if (mark < 255) return mark + 1;
  seen.fill(0);
  heads.fill(0);
  return 1;
}

function take(text: string): void {
  mark = nextMark();
  known = text;
  const now = mark;
  const all = unitsOf(text);
  const end = text.length + HEAD - 1;
  let six = 0;
  for (let i = 0; i < end; i++) {
    six = ((six << 5) | KINDS[all[i]!]!) & 0x3fffffff;
    seen[six & 0x7fff] = now;
    if (NO_LETTER[six >>> 25] === 0) continue;
    const five = six & 0x1ffffff;
    heads[headOfFive(five)] = now;
    heads[headOfFour(five >>> 5)] = now;
    heads[five >>> 10] = now;
    heads[five >>> 15] = now;
  }
  // To a pattern these two are no letters, so that a word may begin behind them.
  if (text.includes('\u0130') || text.includes('\u212a')) heads.fill(now);
}

/** A word as the numbers it is asked by: how it begins, and every three characters of it. */
interface Word {
  readonly head: number;
  readonly triples: readonly number[];
}

function wordOf(word: string): Word {
  const kinds = [...word].map((character) => KINDS[character.charCodeAt(0)]!);
  const number = (from: number, to: number): number =>
    kinds.slice(from, to).reduce((sum, kind) => (sum << 5) | kind, 0);
  const first = number(0, HEAD);
  const head = kinds.length < 4 ? first : kinds.length === 4 ? headOfFour(first) : headOfFive(first);
  return { head, triples: kinds.slice(2).map((_, i) => number(i, i + 3)) };
}

function areSeen(triples: readonly number[]): boolean {
  for (const triple of triples) if (seen[triple] !== mark) return false;
  return true;
}

/** What was answered about a word, and of which text: the same is asked at every course. */
interface Answer {
  readonly word: Word;
  text: string;
  holds: boolean;
}

const ANSWERS = new Map<string, Answer>();

/** Whether the word may stand in the text; words are of three or more letters, figures, blanks, points, # or -. */
export function mayHold(text: string, word: string): boolean {
  if (text.length < short) return true;
  let answer = ANSWERS.get(word);
  if (!answer) ANSWERS.set(word, (answer = { word: wordOf(word), text: '', holds: false }));
  if (answer.text === text) return answer.holds;
  if (text !== known) take(text);
  answer.text = text;
  return (answer.holds = areSeen(answer.word.triples));
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
  const list = listed(withWideBlanks(words).map(wordOf));
  let [asked, holds] = ['', true];
  return (text) => {
    if (text.length < short) return true;
    if (text === asked) return holds;
    if (text !== known) take(text);
    asked = text; // the same is asked at every course
    return (holds = isAnySeen(list, mustBegin));
  };
}

/**
 * Words one behind another in one array, which is walked faster than a list of lists: the head, how many triples, the triples. Those that begin
 * with the same three characters stand together, behind these and behind how long they are: most of a long list is passed over so.
 */
function listed(words: readonly Word[]): Uint16Array {
  const groups = new Map<number, number[]>();
  for (const { head, triples } of words) {
    const first = triples[0] ?? head;
    const group = groups.get(first) ?? [];
    group.push(head, triples.length, ...triples);
    groups.set(first, group);
  }
  return Uint16Array.from([...groups].flatMap(([first, group]) => [first, group.length, ...group]));
}

function isAnySeen(list: Uint16Array, mustBegin: boolean): boolean {
  const firsts = mustBegin ? heads : seen;
  for (let at = 0, behind = 0; at < list.length; at = behind) {
    behind = at + 2 + list[at + 1]!;
    if (firsts[list[at]!] === mark && isOneSeen(list, at + 2, behind, mustBegin)) return true;
  }
  return false;
}

function isOneSeen(list: Uint16Array, from: number, to: number, mustBegin: boolean): boolean {
  for (let at = from, next = 0; at < to; at = next) {
    next = at + 2 + list[at + 1]!;
    if (mustBegin && heads[list[at]!] !== mark) continue;
    let triple = at + 2;
    while (triple < next && seen[list[triple]!] === mark) triple++;
    if (triple === next) return true;
  }
  return false;
}
