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
    if (hyphen - start < 2 || end - hyphen < 3 || start < 2 || !mayEndAlike(text, start - 1, end)) continue;
    const word = text.slice(start, hyphen) + text.slice(hyphen + 1, end);
    const first = start - 1 - word.length;
    if (first < 0 || (first > 0 && isLetter(text.charCodeAt(first - 1))) || !isSame(text.slice(first, start - 1), word))
      continue;
    found.push({ start: start - 1, end, by: '' });
  }
  return found;
}

/** A blank or a comma stands there, and before it what may be the last letter of the broken word; beyond ASCII a letter may have its small form. */
function mayEndAlike(text: string, at: number, end: number): boolean {
  const gap = text.charCodeAt(at);
  const last = text.charCodeAt(at - 1);
  return (gap === 32 || gap === 44 || gap === 10) && (last > 127 || (last | 32) === (text.charCodeAt(end - 1) | 32));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
