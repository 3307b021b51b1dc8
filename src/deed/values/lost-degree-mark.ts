// Takes: folded text and figures with a prime behind them where degrees and minutes should stand: "78024' 53"", "S. 1520' W.", "N. 011' E.".
// Gives: the angle, its degree mark lost or read as a 0 or another figure, as the text's other bearings are printed; where both fit the other
// reading is offered. Never: a length in feet ("N 1320' E 660'") called an angle, nor any of these angles called sure.
import { codeAt } from '../words/code-at.ts';
import {
  compose,
  endOf,
  MINUTE_MARK,
  partAt,
  quadrantFollows,
  SECOND_MARK,
  type AnglePhrase,
  type Part,
} from './angle-parts.ts';
import { losesMarks } from './mark-habit.ts';
import type { NumberPhrase } from './numbers.ts';
import { behindAll, isFigure } from '../words/peek.ts';

const [SPACE, PRIME, ZERO] = [32, 39, 48];
const [MISSING, READ_AS_0] = ['the degree mark is missing', 'the degree mark was read as a 0'];

/** Where three to five figures end that a prime stands behind; -1 where none do. */
export function runEnd(text: string, at: number): number {
  const end = behindAll(text, at, 6, isFigure);
  if (end < at + 3 || end > at + 5) return -1;
  const mark = codeAt(text, end) === SPACE ? end + 1 : end;
  return codeAt(text, mark) === PRIME && codeAt(text, mark + 1) !== PRIME ? end : -1;
}

/** The angle that the figures from `at` to `end` are with the seconds behind them; null where they are a length, or impossible. */
export function lostDegreeMark(text: string, at: number, end: number): AnglePhrase | null {
  const run = text.slice(at, end);
  const doubts: string[] = [];
  const mark = endOf(MINUTE_MARK, text, end);
  const seconds = partAt(text, mark, SECOND_MARK, doubts);
  const given: Given = { run, seconds, start: at, end: seconds?.end ?? mark, doubts };
  if (run.length === 5) return readAsFigure(text, given);
  const lost = isAngle(text, given) ? angle(given, run.slice(0, -2), MISSING) : null;
  const misread =
    run.length === 4 && run[1] === '0' && isOfBearing(text, given) ? angle(given, run[0]!, READ_AS_0) : null;
  if (!lost || !misread) return lost ?? misread;
  const [read, other] = losesMarks(text) ? [lost, misread] : [misread, lost];
  return { ...read, others: [other] };
}

interface Given {
  readonly run: string;
  readonly seconds: Part | null;
  readonly start: number;
  readonly end: number;
  readonly doubts: readonly string[];
}

function angle({ run, seconds, start, end, doubts }: Given, degrees: string, why: string): AnglePhrase | null {
  const [d, m] = [Number(degrees), Number(run.slice(-2))];
  if (d > 90 || m > 59 || (d === 90 && m > 0)) return null;
  const whole: NumberPhrase = { value: d, start, end: start + run.length, inWords: false, places: 0 };
  return compose(whole, { ...whole, value: m }, seconds?.number ?? null, end, true, [why, ...doubts], []);
}

/** "78024' 53"": no angle has five figures, so the third is what became of the mark. */
function readAsFigure(text: string, given: Given): AnglePhrase | null {
  const read = given.run[2]!;
  if (read === '0') return isOfBearing(text, given) ? angle(given, given.run.slice(0, 2), READ_AS_0) : null;
  if (Number(given.run.slice(0, 2)) > 89 || !quadrantFollows(text, given.end)) return null;
  return angle(given, given.run.slice(0, 2), `"${read}" is taken for the degree mark`);
}

const MERIDIAN_BEFORE = /(?:^|[^a-z])(?:n|s|north|south)[.\s]{0,3}$/;
/** Whether a north or south stands right before a place. */
export const isBehindMeridian = (text: string, at: number): boolean =>
  MERIDIAN_BEFORE.test(text.slice(Math.max(0, at - 9), at));

/** "3013'" alone is a length in feet: only a meridian before it, seconds or a quadrant behind it make it an angle. */
const isOfBearing = (text: string, { seconds, start, end }: Given): boolean =>
  (seconds !== null && seconds.number.value > 0) || quadrantFollows(text, end) || isBehindMeridian(text, start);

/** Whether figures are degrees and minutes: by their seconds, by a nought that no length begins with, or as bearings of the text are printed. */
function isAngle(text: string, { run, seconds, start, end }: Given): boolean {
  if (seconds?.marked === true && quadrantFollows(text, end)) return true;
  if (seconds || !isBehindMeridian(text, start) || !quadrantFollows(text, end)) return false;
  return run.charCodeAt(0) === ZERO || losesMarks(text);
}
