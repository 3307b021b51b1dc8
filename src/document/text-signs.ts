// Takes: pasted text. Gives: which readers of what was copied, broken or glued may find something in it, told by one walk over its
// characters: most texts hold nothing for any of them. Never: that one does find something; only that it cannot.
import { isBlank, isFigure, isLetter, isSmall } from './characters.ts';
import { countsLines, forgetNumerals } from './line-numbers.ts';
import { unitsOf } from './text-units.ts';

/** Tags, entities, escapes, brackets, marks at the heads of lines, characters that print nothing. */
export const UNCLEAN = 1;
/** Two blanks in a row. */
export const WIDE = 2;
/** A blank before a comma, a semicolon or a colon; or a letter right behind one. */
export const BESIDE_MARKS = 4;
/** "thence" or "feet" glued to another word. */
export const BESIDE_WORDS = 8;
/** A hyphen before a letter. */
export const HYPHENED = 16;
/** Numbers that follow one another as those of lines do. */
export const NUMBERED = 32;
/** Of two characters: it hangs on those around them. */
const LOOK = 64;

/** What a character is to its neighbours: one of few kinds. */
const KIND = {
  letter: 1, n: 2, c: 3, f: 4, e: 5, figure: 6, space: 7, blank: 8, lineEnd: 9,
  mark: 10, hyphen: 11, atHead: 12, opener: 13, star: 14, odd: 15,
} as const; // prettier-ignore
const KINDS = new Uint8Array(2 ** 16);
for (let unit = 0; unit < 256; unit++)
  KINDS[unit] = isLetter(unit) ? KIND.letter : isFigure(unit) ? KIND.figure : isBlank(unit) ? KIND.blank : 0;
for (const letter of ['n', 'c', 'f', 'e'] as const)
  for (const form of [letter, letter.toUpperCase()]) KINDS[form.charCodeAt(0)] = KIND[letter];
for (const [characters, kind] of [
  [' ', KIND.space],
  ['\n', KIND.lineEnd],
  [',;:', KIND.mark],
  ['-', KIND.hyphen],
  ['>|', KIND.atHead],
  ['&<\\[{', KIND.opener],
  ['*~', KIND.star],
  ['\r\v\f\u00ad\u1680\u2028\u2029\u202f\u2044\u205f\u3000\u00b9\u00b2\u00b3\u00c2\u00ef', KIND.odd],
] as const)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
// Blanks of other widths, characters of none, raised figures, letters printed as one, wide letters.
for (const [first, last] of [[0x2000, 0x200d], [0x2060, 0x2060], [0x2070, 0x2079], [0xfb00, 0xfb04], [0xfeff, 0xfeff], [0xff01, 0xff5e]] as const)
  KINDS.fill(KIND.odd, first, last + 1); // prettier-ignore

/** By the kinds of two characters in a row: what they are a sign of. */
const PAIRS = new Uint8Array(16 * 16);
const LETTERS = [KIND.letter, KIND.n, KIND.c, KIND.f, KIND.e];
const BLANKS = [KIND.space, KIND.blank, KIND.lineEnd, KIND.odd];
const ALL = Array.from({ length: 16 }, (_, kind) => kind);
const sign = (before: readonly number[], behind: readonly number[], bits: number): void => {
  for (const one of before) for (const other of behind) PAIRS[one * 16 + other]! |= bits;
};
sign(ALL, [KIND.odd], UNCLEAN);
sign([KIND.lineEnd], [KIND.atHead, ...BLANKS], UNCLEAN);
sign([KIND.opener], ALL, UNCLEAN);
sign([KIND.star], [KIND.star], UNCLEAN);
sign([KIND.space], [KIND.space], WIDE);
sign(BLANKS, [KIND.mark], BESIDE_MARKS);
sign([KIND.mark], LETTERS, BESIDE_MARKS);
sign([KIND.hyphen], LETTERS, HYPHENED);
sign(BLANKS, [KIND.figure], LOOK);
sign([KIND.n], [KIND.c], LOOK);
sign([KIND.f], [KIND.e], LOOK);
sign([KIND.figure], [KIND.f], LOOK);
sign([KIND.letter, KIND.n], [KIND.figure], LOOK);
sign([0], LETTERS, LOOK);

let known = '';
let signs = 0;

/** One text at a time: what cleans it and what joins it ask about the same one. */
export function textSigns(text: string): number {
  if (text !== known) signs = signsOf(text);
  known = text;
  return signs;
}

function signsOf(text: string): number {
  const units = unitsOf(text);
  const end = text.length;
  let found = 0;
  let before: number = KIND.lineEnd;
  forgetNumerals();
  for (let at = 0; at < end; at++) {
    const kind = KINDS[units[at]!]!;
    const pair = PAIRS[before * 16 + kind]!;
    before = kind;
    if (pair === 0) continue;
    found |= pair < LOOK ? pair : pair | closer(units, at);
  }
  return found & (LOOK - 1);
}

function closer(units: Uint16Array, at: number): number {
  const unit = units[at]!;
  const before = units[at - 1]!;
  if (isFigure(unit)) {
    if (isLetter(before)) return isGluedWind(units, at) ? BESIDE_WORDS : 0;
    return (countsLines(units, at) ? NUMBERED : 0) | (isGluedCapital(units, at) ? BESIDE_WORDS : 0);
  }
  if (isUnit(unit, LETTER_C)) return isUnit(before, LETTER_N) && isGluedThence(units, at) ? BESIDE_WORDS : 0;
  if (isUnit(before, LETTER_F)) return isGluedFeet(units, at) ? BESIDE_WORDS : 0;
  if (isFigure(before)) return isUnit(units[at + 1]!, LETTER_T) && isLetter(units[at + 2]!) ? BESIDE_WORDS : 0;
  return isGluedBehind(units, at) ? BESIDE_WORDS : 0;
}

const [LETTER_C, LETTER_E, LETTER_F, LETTER_H, LETTER_N, LETTER_S, LETTER_T, LETTER_W] = [
  99, 101, 102, 104, 110, 115, 116, 119,
] as const;
/** A letter of either size. */
const isUnit = (unit: number, small: number): boolean => (unit | 32) === small;

/** At the c of "hence": a letter before its "t", or a letter or figure behind it. */
function isGluedThence(units: Uint16Array, at: number): boolean {
  if (at < 3 || !isUnit(units[at + 1]!, LETTER_E) || !isUnit(units[at - 3]!, LETTER_H)) return false;
  const behind = units[at + 2]!;
  return (
    isLetter(behind) || isFigure(behind) || (at > 4 && isUnit(units[at - 4]!, LETTER_T) && isLetter(units[at - 5]!))
  );
}

/** At the first e of "feet". */
const isGluedFeet = (units: Uint16Array, at: number): boolean =>
  isUnit(units[at + 1]!, LETTER_E) && isUnit(units[at + 2]!, LETTER_T) && isLetter(units[at + 3]!);

/** At the figure of "SAMEN2°" or "LANENORTH2°": two letters before the wind. */
function isGluedWind(units: Uint16Array, at: number): boolean {
  const last = units[at - 1]!;
  if (isUnit(last, LETTER_H)) return at > 6 && isUnit(units[at - 2]!, LETTER_T) && isLetter(units[at - 6]!);
  return (
    at > 2 && (isUnit(last, LETTER_N) || isUnit(last, LETTER_S)) && isLetter(units[at - 2]!) && isLetter(units[at - 3]!)
  );
}

/** At the figure of "lineN 2°". */
function isGluedCapital(units: Uint16Array, at: number): boolean {
  const wind = at > 3 ? units[at - 2]! : 0;
  return (wind === CAPITAL_N || wind === CAPITAL_S) && isSmall(units[at - 3]!);
}

const [CAPITAL_N, CAPITAL_S] = [78, 83] as const;
const PRIMES = new Set(Array.from(`'"°′″’”`, (prime) => prime.charCodeAt(0)));

/** At the last letter of a bearing: `"EALONG`. */
const isGluedBehind = (units: Uint16Array, at: number): boolean =>
  (isUnit(units[at]!, LETTER_E) || isUnit(units[at]!, LETTER_W)) &&
  isLetter(units[at + 1]!) &&
  PRIMES.has(units[at - 1]!);
