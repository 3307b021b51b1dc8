// Takes: folded text and a place in it. Gives: cheap answers about the next characters, asked before a pattern is.
// Never: a reading; a character beyond Latin-1 may be a blank or a mark of any kind, so it answers "perhaps".
import { codeAt, codeBefore } from './code-at.ts';

export const isFigure = (unit: number): boolean => unit >= 48 && unit <= 57;
export const isLetter = (unit: number): boolean => unit >= 97 && unit <= 122;
const isBlank = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);
const HARD_BLANK = 160;

/** What \s stands for in a pattern. */
export const isSpace = (unit: number): boolean => isBlank(unit) || (unit >= HARD_BLANK && OTHER_SPACES.includes(unit));
const OTHER_SPACES: readonly number[] = [
  HARD_BLANK, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029,
  0x202f, 0x205f, 0x3000, 0xfeff,
]; // prettier-ignore

/** Where the letters that begin at a place end. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (isLetter(codeAt(text, end))) end++;
  return end;
}

/** The character behind at most `most` blanks; NaN at the end of the text. */
export function behindBlanks(text: string, at: number, most: number): number {
  let i = at;
  while (i < at + most && isBlank(codeAt(text, i))) i++;
  return codeAt(text, i);
}

/** Behind at most `most` characters of a kind. */
export function behindAll(text: string, at: number, most: number, isOfKind: (unit: number) => boolean): number {
  let i = at;
  while (i < at + most && isOfKind(codeAt(text, i))) i++;
  return i;
}

/** Before all characters of a kind that end here. */
export function beforeAll(text: string, at: number, isOfKind: (unit: number) => boolean): number {
  let i = at;
  while (i > 0 && isOfKind(codeBefore(text, i))) i--;
  return i;
}

/** Whether fewer than so many characters stand before a place in its line. */
export const headsLine = (text: string, at: number, fewer: number): boolean =>
  at < fewer || text.slice(at - fewer, at + 1).includes('\n');

/** A question about one character: whether it is a blank as patterns know it, or one of those given. */
export function spaceOr(characters: string): (unit: number) => boolean {
  const known = new Uint8Array(128);
  for (const character of characters) known[character.charCodeAt(0)] = 1;
  return (unit) => (unit < 128 && known[unit] === 1) || isSpace(unit);
}

/** A question about one character: whether it is one of those given, all of them of ASCII. */
export function exactly(characters: string): (unit: number) => boolean {
  const known = new Uint8Array(128);
  for (const character of characters) known[character.charCodeAt(0)] = 1;
  return (unit) => unit < 128 && known[unit] === 1;
}

/** The last character that is told apart: behind it stand the letters with accents, then other alphabets. */
const TOLD_APART = 192;

/** A question about one character: whether it is one of those given, or one that cannot be told. */
export function oneOf(characters: string): (unit: number) => boolean {
  const known = new Uint8Array(TOLD_APART);
  known[HARD_BLANK] = 1;
  for (const character of characters) known[character.charCodeAt(0)] = 1;
  return (unit) => (unit < TOLD_APART ? known[unit] === 1 : unit >= TOLD_APART);
}
