// Takes: pasted text. Gives: words printed a second time as they were broken over two lines: "10 minutes min-utes east", which archives of
// newspapers print so. Never: another word; what is broken must be the word before it, letter for letter.
import { isLetter } from './characters.ts';

/** The second of the two, with the blank before it. */
export function saidTwice(text: string): { start: number; end: number; by: '' }[] {
  const found: { start: number; end: number; by: '' }[] = [];
  for (let hyphen = text.indexOf('-'); hyphen >= 0; hyphen = text.indexOf('-', hyphen + 1)) {
    let start = hyphen;
    let end = hyphen + 1;
    while (start > 0 && isLetter(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isLetter(text.charCodeAt(end))) end++;
    if (hyphen - start < 2 || end - hyphen < 3 || !/[ ,\n]/.test(text[start - 1] ?? '')) continue;
    const word = text.slice(start, hyphen) + text.slice(hyphen + 1, end);
    const first = start - 1 - word.length;
    if (first < 0 || isLetter(text.charCodeAt(first - 1)) || !isSame(text.slice(first, start - 1), word)) continue;
    found.push({ start: start - 1, end, by: '' });
  }
  return found;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
