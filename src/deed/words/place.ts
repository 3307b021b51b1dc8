// Takes: a text and a place in it. Gives: what stands at the place: a letter, a digit, a word, the match of a sticky pattern (`y`).
// Never: a search: what stands behind the place is not looked for.

export const isDigitAt = (text: string, at: number): boolean => isDigit(text.charCodeAt(at));
export const isLetterAt = (text: string, at: number): boolean => isSmallLetter(text.charCodeAt(at));
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
const isSmallLetter = (unit: number): boolean => unit >= 97 && unit <= 122;

/** Where the small letters that begin at a place end. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (isLetterAt(text, end)) end++;
  return end;
}

export const wordAt = (text: string, at: number): string => text.slice(at, wordEnd(text, at));

/** The word that ends at a place. */
export function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && isLetterAt(text, start - 1)) start--;
  return text.slice(start, end);
}

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The end of the match at a place, or -1. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
