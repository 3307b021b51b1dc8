// Takes: a line of a drawing. Gives: what stands side by side on it. Never: a title set with wide gaps throughout cut in pieces.
import { oneLine } from '../words/one-line.ts';

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
