// Takes: the text of a drawing. Gives: the same text, character for character, with letters read as figures and figures read as letters put
// right where only one reading is possible. Never: a change of length, nor a change where both readings are words or numbers.
import { oneLine } from '../words/one-line.ts';
import { inFigures } from '../words/letter-figures.ts';

const ANY = /[A-Za-z][01]|[01l][A-Za-z]|[A-Z]l|\d[OoIl]|[Ol]\d|\bO\+|\+O|\bl\b/;

/** Each finds a whole word or number; the second half says what its letters become. */
const REPAIRS: readonly (readonly [words: RegExp, put: (word: string) => string])[] = [
  // "O+OO", "1O+5O"
  [/(?<![\w+])[\dOl]{1,4}\+[\dOl]{2}(?![A-Za-z\d])/g, inFigures],
  // "4O1778", "4l", "l9": a number with figures of its own; a capital I only behind one.
  [/(?<![A-Za-z\d])(?=[OlI\d]{0,14}\d)(?:[Ol\d])[OlI\d]{1,14}(?![A-Za-z\d])/g, inFigures],
  [/(?<=\bsheet\s{1,3})l(?=\s{1,3}of\b)/gi, inFigures],
  // "lII", "DRAlNAGE", "lDAHO": among capitals.
  [/(?<![A-Za-z\d])(?=[A-Zl]{3,24}(?![A-Za-z\d]))(?=l?[A-Z]l?[A-Z])(?:[A-Z]+l|l[A-Z])[A-Zl]*(?![A-Za-z\d])/g, (word) => word.replaceAll('l', 'I')],
  // "C0UNTY", "APPR0VED", "0F", "C1TY"; not "R1W", "T10N", "C900".
  [/(?<![A-Za-z\d])(?=[A-Zl0]{3,24}(?![A-Za-z\d]))[A-Zl]*[A-Z]0(?:0?[A-Z])[A-Zl0]*(?![A-Za-z\d])/g, letters],
  [/(?<![A-Za-z\d])(?:0(?=[A-Z]{4})[A-Z]{4,20}|[A-Z]{4,20}0|0[FRN]|[A-Z]0(?=[A-Z](?:\b|\s))[A-Z]|[A-Z]{3,20}0[A-Z]{1,20})(?![A-Za-z\d])/g, letters],
  [/(?<![A-Za-z\d])N0(?=\.|\s)/g, letters],
  [/(?<![A-Za-z\d])(?:[A-Z]1[A-Z]{2,20}|[A-Z]{2,20}1[A-Z]{1,20})(?![A-Za-z\d])/g, (word) => word.replaceAll('1', 'I')],
  // "comp1ies", "P1ats", "c0ntaining": among small letters.
  [/(?<![A-Za-z\d])[A-Za-z][a-z]*[01](?:[a-z]+[01])*[a-z]{2,20}(?![A-Za-z\d])|(?<![A-Za-z\d])[A-Za-z][a-z]{2,20}[01][a-z]{0,20}(?![A-Za-z\d])/g, (word) => word.replaceAll('1', 'l').replaceAll('0', 'o')],
  [/(?<![A-Za-z\d])l(?=(?:n|d|r|m|s[a-z]|llin)[a-z])/g, () => 'I'],
]; // prettier-ignore

function letters(word: string): string {
  return word.replaceAll('0', 'O').replaceAll('l', 'I');
}

export function legible(text: string): string {
  if (!ANY.test(text)) return text;
  return REPAIRS.reduce((read, [words, put]) => read.replace(words, put), text);
}

/** What stands side by side on one line of a drawing; a title set with wide gaps throughout is one. */
export function cellsOf(line: string): string[] {
  const trimmed = line.trim().replace(/\s+(?=[,;:])/g, '');
  const gaps = trimmed.match(/\s+/g) ?? [];
  const isSpaced = gaps.length > 0 && gaps.every((gap) => gap.length > 1 && gap.length < 13);
  if (isSpaced && !/\d\s{3,}|\s{3,}\d/.test(trimmed)) return [oneLine(trimmed)];
  return trimmed
    .split(/\s{3,}/)
    .map((cell) => oneLine(cell).trim())
    .filter((cell) => cell !== '');
}
