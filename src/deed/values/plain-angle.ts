// Takes: folded text and a place in it. Gives: the angle that stands there with nothing uncommon about it, which most are: `45° 30' 15"`,
// "eighty-nine degrees ten minutes". Never: a doubt; where anything in it or behind it may be read otherwise, angle-phrase.ts reads it.
import { codeAt } from '../words/code-at.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { BEGINNINGS } from './number-words.ts';
import { numberWordBetween } from './number-value.ts';
import { exactly, headAt, isFigure, isLetter, wordEnd } from '../words/peek.ts';
import { allHeadsOf, headTable } from '../words/words.ts';

const [SECONDS_MARK, MINUTES_MARK, COMMA, DASH, POINT, SEMICOLON, DEGREE_SIGN] = [34, 39, 44, 45, 46, 59, 176];
const [SPACE, ZERO, D, S] = [32, 48, 100, 115];

/** Where the part that was read last ends. */
let partEnd = 0;

/** Null where it is not as plain as that. */
export function plainAngleAt(text: string, start: number): AnglePhrase | null {
  const degrees = countAt(text, start, 3, 361);
  const toMinutes = degrees < 0 ? -1 : degreesEnd(text, partEnd);
  if (toMinutes < 0) return null;
  const minutes = countAt(text, nextPart(text, toMinutes), 2, 61);
  if (minutes < 0) return endsBefore(text, toMinutes) ? angleOf(degrees, 0, 0, start, toMinutes) : null;
  const toSeconds = codeAt(text, partEnd) === MINUTES_MARK ? primeEnd(text) : markEnd(text, partEnd, ' minute');
  if (toSeconds < 0) return null;
  const from = nextPart(text, toSeconds);
  const seconds = countAt(text, from, 2, 61);
  if (seconds < 0) return endsBefore(text, toSeconds) ? angleOf(degrees, minutes, 0, start, toSeconds) : null;
  const exact = codeAt(text, partEnd) === POINT ? withDecimals(text, from) : seconds;
  const end = codeAt(text, partEnd) === SECONDS_MARK ? inchEnd(text, from) : markEnd(text, partEnd, ' second');
  return end < 0 ? null : angleOf(degrees, minutes, exact, start, end);
}

const angleOf = (degrees: number, minutes: number, seconds: number, start: number, end: number): AnglePhrase => ({
  degrees,
  minutes,
  seconds: Math.round(seconds * 1e4) / 1e4,
  start,
  end,
  marked: true,
  doubts: [],
  otherDegrees: [],
});

/** A figure of at most so many digits, or a number in words below a bound; -1 where neither stands there. */
function countAt(text: string, at: number, mostDigits: number, bound: number): number {
  const unit = codeAt(text, at);
  if (isLetter(unit)) {
    const count = wordsAt(text, at);
    return count < bound ? count : -1;
  }
  if (!isFigure(unit)) return -1;
  let count = 0;
  let end = at;
  for (let figure = unit; isFigure(figure) && end <= at + mostDigits; figure = codeAt(text, ++end))
    count = count * 10 + figure - ZERO;
  partEnd = end;
  return end > at + mostDigits ? -1 : count;
}

/** "nine", "forty", "forty-one". */
function wordsAt(text: string, at: number): number {
  const end = wordEnd(text, at);
  const first = numberWordBetween(text, at, end);
  if (!first?.counts || first.small < 0) return -1;
  partEnd = end;
  const gap = codeAt(text, end);
  if (first.small < 20 || (gap !== DASH && gap !== SPACE)) return first.small;
  const onesEnd = wordEnd(text, end + 1);
  const ones = onesEnd > end + 1 ? numberWordBetween(text, end + 1, onesEnd) : undefined;
  if (!ones?.counts || ones.small < 1 || ones.small > 9) return first.small;
  partEnd = onesEnd;
  return first.small + ones.small;
}

function withDecimals(text: string, from: number): number {
  let end = partEnd + 1;
  while (end < partEnd + 6 && isFigure(codeAt(text, end))) end++;
  if (end > partEnd + 1) partEnd = end;
  return Number(text.slice(from, end));
}

const isBehindWord = exactly(' \n,;');

/** Behind the word of a part, which may be one or many. */
function markEnd(text: string, at: number, word: string): number {
  if (!text.startsWith(word, at)) return -1;
  const one = at + word.length;
  const end = codeAt(text, one) === S ? one + 1 : one;
  return isBehindWord(codeAt(text, end)) ? end : -1;
}

const degreesEnd = (text: string, at: number): number =>
  codeAt(text, at) === DEGREE_SIGN ? at + 1 : markEnd(text, at, ' degree');

/** Two primes are the mark of seconds. */
const primeEnd = (text: string): number => (codeAt(text, partEnd + 1) === MINUTES_MARK ? -1 : partEnd + 1);

/** `89°15' 1"`: of one figure alone the other may be lost. Behind `04"'` a prime too many stands. */
function inchEnd(text: string, from: number): number {
  if (partEnd <= from + 1) return -1;
  return codeAt(text, partEnd + 1) === MINUTES_MARK ? partEnd + 2 : partEnd + 1;
}

const isBlank = (unit: number): boolean => unit === SPACE || unit === 10;

/** Behind a comma, a blank and an "and". */
function nextPart(text: string, at: number): number {
  const comma = codeAt(text, at) === COMMA ? at + 1 : at;
  const blank = isBlank(codeAt(text, comma)) ? comma + 1 : comma;
  return blank > at && text.startsWith('and ', blank) ? blank + 4 : blank;
}

const isSeparator = exactly(' \n,.-');
/** How a word begins that may be the next part of an angle, or lead to it. */
const MAY_GO_ON = headTable([
  ...BEGINNINGS,
  ...'abcdfghijklmnopqrstuvxyz', // all but east and west
  ...[...'liob'].flatMap((first) => [...'liob'].flatMap((second) => allHeadsOf(first + second))),
  'and',
]);

/** Whether a semicolon or a word follows that is no part of an angle, nor its mark said again. */
function endsBefore(text: string, at: number): boolean {
  let next = at;
  while (next < at + 4 && isSeparator(codeAt(text, next))) next++;
  const unit = codeAt(text, next);
  if (!isLetter(unit)) return unit === SEMICOLON;
  return unit !== D && MAY_GO_ON[headAt(text, next)] === 0;
}
