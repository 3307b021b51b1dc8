// Takes: the text of a paper. Gives: the middles of its runs of blanks and marks without a letter or a figure that are longer than any paper has for
// a reason, and the same document without them; many patterns look from each of their characters to their end.
// Never: a letter or a figure; what is read of a run of a hundred.
import { firstNot } from './halving.ts';
import { without, type Gap } from './joints.ts';
import type { SourceText } from './source-text.ts';

/** The longest of some nine thousand papers has 162 characters, blank lines all of them. */
const LONGEST = 200;
const KEPT = LONGEST / 2;

const IS_WORD = /[\p{L}\p{N}]/u;
const ASCII = Uint8Array.from({ length: 128 }, (_, unit) => (IS_WORD.test(String.fromCharCode(unit)) ? 1 : 0));
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];
/** Half a character may be half a letter. */
const isWordless = (unit: number): boolean =>
  unit < 128
    ? ASCII[unit] === 0
    : (unit < FIRST_SURROGATE || unit > LAST_SURROGATE) && !IS_WORD.test(String.fromCharCode(unit));

/** One character in two hundred is looked at, and what stands around it where it is none of a word. */
export function wordlessMiddles(text: string): Gap[] {
  const gaps: Gap[] = [];
  for (let at = LONGEST - 1; at < text.length; at += LONGEST) {
    if (!isWordless(text.charCodeAt(at))) continue;
    let start = at;
    while (start > 0 && isWordless(text.charCodeAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && isWordless(text.charCodeAt(end))) end++;
    if (end - start > LONGEST) gaps.push({ start: start + KEPT, end: end - KEPT, by: '' });
    at = end;
  }
  return gaps;
}

/** A document's words keep their places. */
export function withoutWordlessMiddles(source: SourceText): SourceText {
  const gaps = wordlessMiddles(source.text);
  if (gaps.length === 0) return source;
  const removed: number[] = [];
  for (const { start, end } of gaps) removed.push((removed.at(-1) ?? 0) + end - start);
  const place = (at: number): number => {
    const before = firstNot(gaps.length, (i) => gaps[i]!.end <= at);
    const within = before < gaps.length ? Math.max(0, at - gaps[before]!.start) : 0;
    return at - (before === 0 ? 0 : removed[before - 1]!) - within;
  };
  const placed = <T extends { readonly start: number; readonly end: number }>(things: readonly T[]): T[] =>
    things
      .map((one) => ({ ...one, start: place(one.start), end: place(one.end) }))
      .filter((one) => one.start < one.end);
  const { text } = without(source.text, gaps)!;
  return { ...source, text, runs: placed(source.runs), alternates: placed(source.alternates) };
}
