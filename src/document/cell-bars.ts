// Takes: pasted text with bars between the cells of a table. Gives: the bars that part one bearing ("N. | 5° | 20' | E."), to be read as blanks, and
// the lines of nothing but bars, which are no lines. Never: a bar between two values; a rule under the head of a table.
import type { Gap } from './joints.ts';

const BAR = String.raw`[ \t]{0,8}\|\s{0,8}`;
/** Both winds in cells of their own, and one to three figures between them. */
const PARTED = new RegExp(
  String.raw`(?<![\w.])[NSns]\.?${BAR}\d{1,2}(?:\.\d{1,5})?\s?[°º]?${BAR}(?:\d{1,2}(?:\.\d{1,3})?\s?['’′]?${BAR}(?:\d{1,2}(?:\.\d{1,3})?\s?["”″]?${BAR})?)?[EWew]\b\.?(?=[ \t]{0,8}\|)`,
  'g',
);
const EACH_BAR = /[ \t]{0,8}\|\s{0,8}/g;
/** "|" alone, or "| | |". */
const BARE_LINE = /^[ \t]{0,8}\|[ \t|]{0,60}\n/gm;
const FEWEST_LINES = 3;

export function cellBars(text: string): Gap[] {
  if (!text.includes('|')) return [];
  const bare = Array.from(text.matchAll(BARE_LINE), ({ 0: { length }, index }) => gap(index, index + length, ''));
  return [...(bare.length < FEWEST_LINES ? [] : bare), ...partedBearings(text)].toSorted((a, b) => a.start - b.start);
}

const gap = (start: number, end: number, by: string): Gap => ({ start, end, by });

function partedBearings(text: string): Gap[] {
  return Array.from(text.matchAll(PARTED)).flatMap(({ 0: words, index }) =>
    Array.from(words.matchAll(EACH_BAR), (bar) => gap(index + bar.index, index + bar.index + bar[0].length, ' ')),
  );
}
