// Takes: folded text. Gives: where an item of a list of courses is marked by what reads as something else: "e. N 81° W 60 feet" behind its "d.", which is
// no east; "[2] S 9° W", "No. 2 S 9° W", and how it reads as other lists mark it, in as many characters. Never: a mark that no bearing follows.
import { codeBefore } from './code-at.ts';
import { isSpace } from './peek.ts';
import type { Reread } from './reread.ts';

const BEARING = String.raw`(?=(?:[ns]|north|south)[.\s]{0,2}\d)`;
const LETTERED = new RegExp(String.raw`(?<=[;:,.\n]\s{0,8})[ensw]\.\s{1,3}${BEARING}`, 'y');
/** The letters that are winds too, and the item before each. */
const LETTERS: readonly (readonly [letter: string, before: string])[] = [
  ['e. ', 'd. '],
  ['n. ', 'm. '],
  ['s. ', 'r. '],
  ['w. ', 'v. '],
];
const NUMBERED = new RegExp(
  String.raw`(?<=[;:,]\s{0,3})(?:\[(?<inside>\d{1,2})\]|no\.\s(?<behind>\d{1,2}))(?=[\s,]{1,3}(?:[ns]|north|south)[.\s]{0,2}\d)`,
  'g',
);

export function listItems(folded: string): Reread[] {
  const lettered = LETTERS.flatMap(([letter, before]) => letteredItems(folded, letter, before));
  return folded.includes('[2]') || folded.includes('no. 2 ') ? [...lettered, ...numberedItems(folded)] : lettered;
}

function letteredItems(folded: string, letter: string, before: string): Reread[] {
  const first = firstItem(folded, before, 0);
  if (first < 0) return [];
  const found: Reread[] = [];
  for (let at = firstItem(folded, letter, first); at >= 0; at = firstItem(folded, letter, at + 1)) {
    LETTERED.lastIndex = at;
    if (LETTERED.test(folded)) found.push({ start: at, end: at + 2, read: '  ' });
  }
  return found;
}

/** Where such a letter stands as a word, at a place or behind it; -1 where it does not. */
function firstItem(folded: string, letter: string, from: number): number {
  let at = folded.indexOf(letter, from);
  while (at >= 0 && !isSpace(codeBefore(folded, at))) at = folded.indexOf(letter, at + 1);
  return at;
}

/** A list that begins with its first. */
function numberedItems(folded: string): Reread[] {
  const found = Array.from(folded.matchAll(NUMBERED), (m) => ({
    start: m.index,
    number: m.groups!['inside'] ?? m.groups!['behind']!,
    isInside: m.groups!['inside'] !== undefined,
  }));
  if (found.length < 2 || found[0]!.number !== '1' || found[1]!.number !== '2') return [];
  return found.map(({ start, number, isInside }) => {
    const read = `(${number})`.padEnd(isInside ? 0 : 'no. '.length + number.length);
    return { start, end: start + read.length, read };
  });
}
