// Takes: the words of a course from where a name begins. Gives: where the name ends, and how it is written on one line.
// Never: a cut at the point of "No. 4" or before the bracket that belongs to the name.
import { beforeAll, spaceOr } from './peek.ts';
import { endsSentence } from './sentence-point.ts';

const UNEVEN = /\s\s|[^\S ]/;
const isTail = spaceOr(',;:.');
const OPEN_QUOTES = /^["“”‘]+(?=[^"”’]*$)|[“‘]+$|(?<=^[^"]*)"$/g;
const QUOTES = [0x22, 0x201c, 0x201d, 0x2018];

/** On one line, with single blanks, and without the marks behind it. A point stays where it shortens the last word: "Pell & Co." */
export function plainName(words: string): string {
  let end = beforeAll(words, words.length, isTail);
  if (words[end] === '.' && SHORTENED.test(words.slice(Math.max(0, end - 8), end))) end++;
  const quoted = words.slice(0, end);
  const isQuoted = QUOTES.includes(quoted.charCodeAt(0)) || QUOTES.includes(quoted.charCodeAt(end - 1));
  const name = isQuoted ? quoted.replace(OPEN_QUOTES, '') : quoted;
  return (UNEVEN.test(name) ? name.replace(/\s+/g, ' ') : name).trim();
}

const SHORTENED = /(?:\b[A-Z]\.\s?[A-Z]|\b(?:Co|Inc|Jr|Sr|Ave|Blvd))$/;

/** What a bracket holds when it is part of the name: "a one-half (½) inch pin", "a point (Coordinates: …)", "a pin (FS 07)". */
const OWN_BRACKET =
  /^\((?:coordinates?\b[^()]{0,80}|(?!(?:said|being|see|note|which|from|the|and|a|an|measured|as|formerly|bearing|bears|chord|having|more|also|it|thence|radius|passing|at|now)\b)[^();]{1,40})\)/i;

/** How far a bracket reaches that belongs to the name; 0 where it only remarks. */
export function ownBracket(text: string, at: number): number {
  return OWN_BRACKET.exec(text.slice(at, at + 100))?.[0].length ?? 0;
}

/** The first of the stops in [from, to) that really ends the name; points and brackets are weighed. */
export function nameEnd(
  text: string,
  from: number,
  to: number,
  stops: RegExp,
  isStop: (at: number, word: string) => boolean,
): number {
  stops.lastIndex = from;
  for (let m = stops.exec(text); m && m.index < to; m = stops.exec(text)) {
    const mark = m[0][0];
    if (mark === '(') {
      const own = ownBracket(text, m.index);
      if (own === 0 || m.index + own > to) return m.index;
      stops.lastIndex = m.index + own;
    } else if (mark === '.' ? endsSentence(text, m.index) : isStop(m.index, m[0])) return m.index;
    else stops.lastIndex = m.index + 1;
  }
  return to;
}

/** A name of bounded length, cut between words. */
export function bounded(name: string, most: number): string {
  return name.length > most ? name.slice(0, most).replace(/\s\S*$/, '') : name;
}
