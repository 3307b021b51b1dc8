// Takes: the words of a course from where a name begins. Gives: where the name ends, and how it is written on one line.
// Never: a cut at the point of "No. 4" or before the bracket that belongs to the name.
import { beforeAll, isSpace, spaceOr } from './peek.ts';
import { endsSentence } from './sentence-point.ts';

const isTail = spaceOr(',;:.');
const BLANK = 32;

/** Blanks that are more than one, or not plain. */
function isUneven(name: string): boolean {
  for (let i = 0, before = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    if (unit === BLANK ? before === BLANK : (unit < BLANK || unit >= 128) && isSpace(unit)) return true;
    before = unit;
  }
  return false;
}

const OPEN_QUOTES = /^["“”‘]+(?=[^"”’]*$)|[“‘]+$|(?<=^[^"]*)"$/g;
const QUOTES = [0x22, 0x201c, 0x201d, 0x2018];

/** On one line, with single blanks, and without the marks behind it. A point stays where it shortens the last word: "Pell & Co." */
export function plainName(words: string): string {
  let end = beforeAll(words, words.length, isTail);
  if (words[end] === '.' && SHORTENED.test(words.slice(Math.max(0, end - 8), end))) end++;
  const quoted = words.slice(0, end);
  const isQuoted = QUOTES.includes(quoted.charCodeAt(0)) || QUOTES.includes(quoted.charCodeAt(end - 1));
  const name = isQuoted ? quoted.replace(OPEN_QUOTES, '') : quoted;
  return (isUneven(name) ? name.replace(/\s+/g, ' ') : name).trim();
}

const SHORTENED = /(?:\b[A-Z]\.\s?[A-Z]|\b(?:Co|Inc|Jr|Sr|Ave|Blvd))$/;

/** What a bracket holds when it is part of the name: "a one-half (½) inch pin", "a point (Coordinates: …)", "a pin (FS 07)". */
const OWN_BRACKET =
  /^\((?:coordinates?\b[^()]{0,80}|(?!(?:said|being|see|note|which|from|the|and|a|an|measured|as|formerly|bearing|bears|chord|having|more|also|it|thence|radius|passing|at|now)\b)[^();]{1,40})\)/i;

/** How far a bracket reaches that belongs to the name; 0 where it only remarks. */
export function ownBracket(text: string, at: number): number {
  return OWN_BRACKET.exec(text.slice(at, at + 100))?.[0].length ?? 0;
}

/** Where a name may end: a pattern with `y`, and whether it may match behind a mark or a blank at a place. */
export interface Stops {
  readonly pattern: RegExp;
  readonly isNear: (text: string, at: number, unit: number) => boolean;
}

const MARKS = new Uint8Array(128);
for (const mark of ';.(:,\t\n\v\f\r ') MARKS[mark.charCodeAt(0)] = 1;

/** The first of the stops in [from, to) that really ends the name; points and brackets are weighed. */
export function nameEnd(
  text: string,
  from: number,
  to: number,
  { pattern, isNear }: Stops,
  isStop: (at: number, word: string) => boolean,
): number {
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128 ? MARKS[unit] === 0 : !isSpace(unit)) continue;
    if (!isNear(text, at, unit)) continue;
    pattern.lastIndex = at;
    const m = pattern.exec(text);
    if (!m) continue;
    const mark = m[0][0];
    if (mark === '(') {
      const own = ownBracket(text, at);
      if (own === 0 || at + own > to) return at;
      at += own - 1;
    } else if (mark === '.' ? endsSentence(text, at) : isStop(at, m[0])) return at;
  }
  return to;
}

/** A name of bounded length, cut between words. */
export function bounded(name: string, most: number): string {
  return name.length > most ? name.slice(0, most).replace(/\s\S*$/, '') : name;
}
