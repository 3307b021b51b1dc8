// Takes: pasted text. Gives: where the numbers of a bill's lines stand that were pasted without a blank behind them ("29Beginning at the
// corner").
// Never: takes a number of a list or of a value: every line must begin with the number that follows that of the line before, and most have a
// letter right behind it.
import { isBlank, isFigure, isLetter } from './characters.ts';

interface Line {
  readonly start: number;
  /** Behind the number and the blanks that follow it. */
  readonly end: number;
  readonly isGlued: boolean;
}

const FEWEST = 8;
/** Lines of print are longer than rows of a list, taken together. */
const MEAN = 30;
const MOST_APART = 3;

let last = -1;
let count = 0;

/** Before the figures of a text are shown to `countsGluedLines`. */
export function forgetGlued(): void {
  last = -1;
  count = 0;
}

/** Told of every figure that heads a line, in order: whether as many numbers follow one another as `gluedLineNumbers` wants. */
export function countsGluedLines(units: Uint16Array, start: number): boolean {
  let end = start;
  let value = 0;
  for (; end < start + 4 && isFigure(units[end]!); end++) value = 10 * value + units[end]! - 48;
  if (!isLetter(units[end]!)) return false;
  count = value > last && value <= last + MOST_APART ? count + 1 : 1;
  last = value;
  return 2 * count >= FEWEST;
}

/** The numbers, in order; none where a line between the first and the last goes without. */
export function gluedLineNumbers(text: string): Line[] {
  const found: Line[] = [];
  let run: Line[] = [];
  let value = -1;
  for (let at = 0; at >= 0 && at < text.length; at = text.indexOf('\n', at) + 1 || -1) {
    const start = behindBlanks(text, at);
    if (start >= text.length || text.charCodeAt(start) === LINE_END) continue;
    const next = lineAt(text, start, value + 1);
    if (next) run.push(next);
    else {
      keep(found, run);
      run = firstOf(text, start);
    }
    value = next ? value + 1 : run.length > 0 ? Number(text.slice(start, figuresEnd(text, start))) : -1;
  }
  keep(found, run);
  return found;
}

const LINE_END = 10;

function keep(found: Line[], run: readonly Line[]): void {
  if (run.length < FEWEST || run.filter(({ isGlued }) => isGlued).length * 2 < run.length) return;
  if ((run.at(-1)!.start - run[0]!.start) / (run.length - 1) >= MEAN) found.push(...run);
}

/** The line that begins with this number; a figure behind it is the first of the line's own words. */
function lineAt(text: string, start: number, value: number): Line | null {
  const number = String(value);
  if (value <= 0 || !text.startsWith(number, start)) return null;
  const end = start + number.length;
  return { start, end: behindBlanks(text, end), isGlued: isLetter(text.charCodeAt(end)) };
}

/** The first line of a run has nothing but a letter behind its number. */
function firstOf(text: string, start: number): Line[] {
  const end = figuresEnd(text, start);
  return end > start && end < start + 4 && isLetter(text.charCodeAt(end)) ? [{ start, end, isGlued: true }] : [];
}

function figuresEnd(text: string, at: number): number {
  let end = at;
  while (isFigure(text.charCodeAt(end))) end++;
  return end;
}

function behindBlanks(text: string, at: number): number {
  let end = at;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  return end;
}
