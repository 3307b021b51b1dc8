// Takes: lines as first read. Gives: which of them say what no surveyor can have written, and whether a second reading is better.
// Never: a value of its own: an impossible bearing is looked at again, not computed.
import type { PlacedWord } from '../placed-word.ts';

/** Sixty and more minutes or seconds, or three digits of either; a mark missing between them. */
const IMPOSSIBLE = /\d\s?[°º]\s?(?:\d{1,2}\s?['’]\s?)?(?:[6-9]\d|\d{3,})\s?['’"”]|\d\s?[°º]\s?\d{3,5}["”]/;
const SAME_LENGTH = 0.15;

export const textOf = (line: readonly PlacedWord[]): string => line.map((word) => word.text).join(' ');

export const isImpossible = (line: readonly PlacedWord[]): boolean => IMPOSSIBLE.test(textOf(line));

/** The second reading counts where it is possible, and is plainly of the same line. */
export function isBetter(first: readonly PlacedWord[], second: readonly PlacedWord[]): boolean {
  const [before, after] = [textOf(first), textOf(second)];
  const close = Math.abs(after.length - before.length) <= 2 + SAME_LENGTH * before.length;
  return close && /[°º]/.test(after) && !isImpossible(second);
}
