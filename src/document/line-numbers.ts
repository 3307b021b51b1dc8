// Takes: pasted text. Gives: where the numbers of a bill's lines stand ("18 west in the City of …"), at the heads of lines or, where the
// line ends were lost, among the words.
// Never: takes a number of a list, a table or a corner; numbers must follow one another a line's length apart, and the words must run on
// across them.
import { isBlank, isFigure } from './characters.ts';
import { countsGluedLines, forgetGlued, gluedLineNumbers } from './glued-line-numbers.ts';

/** A number alone between blanks. */
interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly heads: boolean;
  /** Where the number before it stands in the list, or -1; and how many there are up to here. */
  readonly before: number;
  readonly count: number;
}

export interface LineNumber {
  readonly start: number;
  readonly end: number;
  readonly by: '';
}

const SHORTEST = { heads: 4, among: 25 };
const LONGEST = 130;
/** Lines of print are longer than rows of a list, taken together. */
const MEAN = 35;
const FEWEST = { heads: 5, among: 8 };
const HIGHEST = 99;
/** More lines than a list without marks behind its numbers has. */
const MANY = 12;

/** The numbers with the blanks behind them, in order. */
export function lineNumbers(text: string): LineNumber[] {
  const glued = gluedLineNumbers(text);
  if (glued.length > 0) return glued.map(({ start, end }) => ({ start, end, by: '' as const }));
  const numerals = numeralsOf(text);
  if (numerals.length < FEWEST.heads) return [];
  const found = runsOf(numerals).filter((run) =>
    areOfLines(
      text,
      run.map((index) => numerals[index]!),
    ),
  );
  return [...found, ...found.map((run) => onNextPage(numerals, run.at(-1)!))]
    .flat()
    .filter((index) => numerals[index]!.heads || isAlone(numerals, index))
    .map((index) => ({ start: indented(text, numerals[index]!), end: numerals[index]!.end, by: '' as const }))
    .sort((one, other) => one.start - other.start);
}

/** At the head of a line its indent goes with the number: a bearing may run on over the line's end. */
function indented(text: string, { start, heads }: Numeral): number {
  let at = start;
  while (heads && at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}

const NUMERAL = /[ \n\t\r]\d{1,3}[ \t]/g;

function numeralsOf(text: string): Numeral[] {
  const numerals: Numeral[] = [];
  /** By value, the last one seen at the head of a line, and among words. */
  const heads: number[] = [];
  const among: number[] = [];
  /** Where line ends were lost, the first number may still head the text; behind numbers at the heads of lines one among words is a figure. */
  const firstOf = (at: number | undefined): number | undefined =>
    at !== undefined && numerals[at]!.count === 1 ? at : undefined;
  const take = (start: number, end: number): void => {
    const value = Number(text.slice(start, end));
    const isHead = headsALine(text, start);
    if (value > HIGHEST && !isHead) return;
    let behindBlanks = end;
    while (behindBlanks < text.length && isBlank(text.charCodeAt(behindBlanks))) behindBlanks++;
    const numeral = { start, end: behindBlanks, value, heads: isHead, before: -1, count: 1 };
    const before = isHead ? heads[value - 1] : (among[value - 1] ?? firstOf(heads[value - 1]));
    numerals.push(before === undefined ? numeral : behind(numeral, numerals[before]!, before));
    (isHead ? heads : among)[value] = numerals.length - 1;
  };
  const first = /^\s*\d{1,2}(?=[ \t])/.exec(text)?.[0];
  if (first !== undefined) take(first.search(/\d/), first.length);
  NUMERAL.lastIndex = first?.length ?? 0;
  for (let match = NUMERAL.exec(text); match; match = NUMERAL.exec(text)) {
    // The blank behind it may be the one before the next.
    NUMERAL.lastIndex--;
    take(match.index + 1, NUMERAL.lastIndex);
  }
  return numerals;
}

/** By value: where the last numeral stood that heads a line, or stands among words, and how many there are up to it. */
const [HEADS, AMONG] = [0, 2 * HIGHEST];
const lastStart = new Int32Array(4 * HIGHEST);
const upTo = new Int32Array(4 * HIGHEST);

/** As in NUMERAL. */
const standsBefore = (unit: number): boolean => unit === 32 || unit === 10 || unit === 9 || unit === 13;

/** Before the numerals of a text are shown to `countsLines`. */
export function forgetNumerals(): void {
  upTo.fill(0);
  forgetGlued();
}

/** Told of every figure behind a blank, in order: whether it is a numeral that ends a run as long as `lineNumbers` wants it. */
export function countsLines(units: Uint16Array, start: number): boolean {
  const end = isFigure(units[start + 1]!) ? start + 2 : start + 1;
  if (units[end] !== 32 && units[end] !== 9)
    return (start === 0 || units[start - 1] === 10) && countsGluedLines(units, start);
  if (start > 0 && !standsBefore(units[start - 1]!)) return true; // whether it is one hangs on what begins the text
  const value = end === start + 1 ? units[start]! - 48 : (units[start]! - 48) * 10 + units[start + 1]! - 48;
  if (value > HIGHEST) return false;
  let at = start - 1;
  while (at >= 0 && isBlank(units[at]!)) at--;
  const heads = at < 0 || units[at] === 10;
  const own = (heads ? HEADS : AMONG) + value;
  let count = 1;
  if (value > 0) {
    const before = heads || upTo[AMONG + value - 1] === 0 ? HEADS + value - 1 : AMONG + value - 1;
    if (upTo[before]! > 0 && isNextLine(start - lastStart[before]!, heads)) count = upTo[before]! + 1;
  }
  lastStart[own] = start;
  upTo[own] = count;
  return count >= (heads ? FEWEST.heads : FEWEST.among);
}

const isNextLine = (apart: number, heads: boolean): boolean =>
  apart >= (heads ? SHORTEST.heads : SHORTEST.among) && apart <= LONGEST;

/** The numeral as the next of a run, where it stands about a line behind the one before. */
function behind(numeral: Numeral, one: Numeral, before: number): Numeral {
  return isNextLine(numeral.start - one.start, numeral.heads) ? { ...numeral, before, count: one.count + 1 } : numeral;
}

function headsALine(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && isBlank(text.charCodeAt(at))) at--;
  return at < 0 || text.charCodeAt(at) === 10;
}

/** Among words a line's number and a figure of the text may be the same: neither goes then. */
function isAlone(numerals: readonly Numeral[], index: number): boolean {
  const { start, value } = numerals[index]!;
  const isNear = (i: number): boolean => Math.abs((numerals[i]?.start ?? Infinity) - start) <= LONGEST;
  for (let i = index - 1; isNear(i); i--) if (numerals[i]!.value === value) return false;
  for (let i = index + 1; isNear(i); i++) if (numerals[i]!.value === value) return false;
  return true;
}

/** Where the numbers of each run stand in the list. */
function runsOf(numerals: readonly Numeral[]): number[][] {
  const runs: number[][] = [];
  const taken = new Set<number>();
  for (let last = numerals.length - 1; last >= 0; last--) {
    const { count, heads } = numerals[last]!;
    if (taken.has(last) || count < (heads ? FEWEST.heads : FEWEST.among)) continue;
    const run: number[] = [];
    for (let i = last; i >= 0 && !taken.has(i); i = numerals[i]!.before) {
      taken.add(i);
      run.unshift(i);
    }
    runs.push(run);
  }
  return runs;
}

/** The page behind a numbered one may end with the text, after a few lines that count from 1 again. */
function onNextPage(numerals: readonly Numeral[], last: number): number[] {
  const found: number[] = [];
  let at = numerals[last]!.start;
  for (let i = last + 1; i < numerals.length && found.length < FEWEST.heads; i++) {
    const { start, heads, value } = numerals[i]!;
    if (!heads) continue;
    if (value !== found.length + 1 || start - at > LONGEST) return found;
    found.push(i);
    at = start;
  }
  return found.length < FEWEST.heads ? found : [];
}

/** What a number belongs to: a corner's, a lot's, a table's. */
const NAMED =
  /(?:\b(?:no|nos|number|cor|corner|course|line|lots?|block|blk|station|sta|tract|parcel|sec|section|township|range|point|post|monument|angle|item|page|to|or)|[#&])\.?\s*$/i;
/** What no line of a list and no row of a table ends with. */
const RUNS_ON =
  /(?:(?<=\w)-|°|\b(?:the|an?|of|at|in|on|by|with|and|said|along|from|being|having|is|as|that|which|thence|running|run|more|its|their|no|not|section|sections|point|line|county|\d{1,3} (?:degrees?|minutes?)))$/i;

/** What no row of a list and no item begins with, unless a sentence runs on over the line's end. */
const GOES_ON =
  /^(?:[a-z]|(?:OF|THE|AND|TO|FEET|FOOT|AN?|IN|WITH|AT|ON|BY|OR|DEGREES?|MINUTES?|SECONDS?|DISTANCE|CORNER|POINT|SAID|CHAINS|POLES|RODS|THEREOF|COUNTY|LESS|WHICH|BEING|HAVING|THAT|FOLLOWS|RECORDS?|RIGHT|WAY)\b)/;
const ENDED = /[.;:]$/;

function areOfLines(text: string, run: readonly Numeral[]): boolean {
  const length = (run.at(-1)!.start - run[0]!.start) / (run.length - 1);
  if (length < MEAN) return false;
  let named = 0;
  let broken = 0;
  for (const { start, end, heads } of run) {
    const before = text.slice(Math.max(0, start - 24), start).trimEnd();
    if (!heads && NAMED.test(before)) named++;
    if (RUNS_ON.test(before) || (heads && !ENDED.test(before) && GOES_ON.test(text.slice(end, end + 12)))) broken++;
  }
  if (named * 3 >= run.length) return false;
  return broken * 4 >= run.length || (broken >= 2 && run.length >= MANY && isEveryLine(text, run));
}

/** Whether no line between the first of them and the last goes without its number. */
function isEveryLine(text: string, run: readonly Numeral[]): boolean {
  return run.every(({ end }, i) => {
    const next = run[i + 1];
    return next === undefined || !/\n\s*\S/.test(text.slice(end, next.start));
  });
}
