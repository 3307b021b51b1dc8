// Takes: text where a number in words could not be read. Gives: the figure in the bracket right behind it, where enough of the words is left to be
// that number's: "Tw\uFFFDnty Four (24)", "1\uFFFDenty-one (21)". Never: a bracket whose figure the words do not bear out.
import { ONES, TENS } from '../words/lexicon.ts';

export interface SpoiltNumber {
  readonly value: number;
  readonly end: number;
}

const SPOILT = /([^\s(),;:.]{2,12}(?:[\s-]{1,2}[^\s(),;:.]{2,9})?)\s{0,2}\(\s?(\d{1,2})\s?\)/y;

const wordOf = (table: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(table).find((word) => table[word] === value) ?? '';
/** "twentyfour": the number as it would be spelled, without its hyphen. */
const spelled = (value: number): string =>
  value < 20 ? wordOf(ONES, value) : wordOf(TENS, value - (value % 10)) + (value % 10 ? wordOf(ONES, value % 10) : '');

/** How many letters stand in both in the same order. */
function shared(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let i = 0; i < b.length; i++) next.push(letter === b[i] ? row[i]! + 1 : Math.max(row[i + 1]!, next[i]!));
    row = next;
  }
  return row.at(-1)!;
}

/** Of the letters that the number has, so many must be left. */
const LEFT = 0.6;

export function spoiltNumberAt(text: string, at: number): SpoiltNumber | null {
  SPOILT.lastIndex = at;
  const found = SPOILT.exec(text);
  if (!found) return null;
  const value = Number(found[2]);
  const words = spelled(value);
  const printed = found[1]!.toLowerCase().replace(/[\s-]/g, '');
  if (words === '' || shared(printed, words) < LEFT * Math.max(words.length, printed.length)) return null;
  return { value, end: SPOILT.lastIndex };
}
