// Takes: the words of a course from where a name begins. Gives: where the name ends, and how it is written on one line.
// Never: a cut at the point of "No. 4" or before the bracket that belongs to the name.
import { kindsOf, wordFrom, wordHeads, type WordHeads } from './course-words.ts';
import { beforeAll, exactly, isFigure, isSpace, spaceOr } from './peek.ts';
import { endsSentence } from './sentence-point.ts';
import { endsOf, wholeWords } from './word-edges.ts';
import { wordsOf, type Words } from './words.ts';

/** A blank that is no plain one, or that another follows. */
const UNEVEN = /\s(?:(?<=[^ ])|\s)/;
const isTail = spaceOr(',;:.');
const OPEN_QUOTES = /^["“”‘]+(?=[^"”’]*$)|[“‘]+$|(?<=^[^"]*)"$/g;
const QUOTE = 0x22;
const isQuote = (unit: number): boolean => unit === QUOTE || unit === 0x201c || unit === 0x201d || unit === 0x2018;
const POINT = 46;
const BRACKET = 40;
const BLANK = 32;

/**
 * On one line, with single blanks, and without the marks behind it; no blank stands before it. A point stays where it shortens the last
 * word: "Pell & Co."
 */
export function plainName(words: string): string {
  let end = beforeAll(words, words.length, isTail);
  if (words.charCodeAt(end) === POINT && SHORTENED.test(words.slice(Math.max(0, end - 8), end))) end++;
  const said = words.slice(0, end);
  const isQuoted = isQuote(said.charCodeAt(0)) || isQuote(said.charCodeAt(end - 1));
  const name = isQuoted ? said.replace(OPEN_QUOTES, '').trim() : said;
  return UNEVEN.test(name) ? name.replace(/\s+/g, ' ') : name;
}

const SHORTENED = /(?:\b[A-Z]\.\s?[A-Z]|\b(?:Co|Inc|Jr|Sr|Ave|Blvd))$/;

/** What a bracket holds when it is part of the name: "a one-half (½) inch pin", "a point (Coordinates: …)", "a pin (FS 07)". */
const OWN_BRACKET =
  /^\((?:coordinates?\b[^()]{0,80}|(?!(?:said|being|see|note|which|from|the|and|a|an|measured|as|formerly|bearing|bears|chord|having|more|also|it|thence|radius|passing|at|now)\b)[^();]{1,40})\)/i;

/** How far a bracket reaches that belongs to the name; 0 where it only remarks. */
function ownBracket(text: string, at: number): number {
  return OWN_BRACKET.exec(text.slice(at, at + 100))?.[0].length ?? 0;
}

/** What may end a name: a mark, or a blank and words behind it. */
export interface Stops {
  /** Asked where a mark or a blank stands. */
  readonly pattern: RegExp;
  /** How its words begin: 1 for those that stand alone, 2 for those that want one of `seconds` behind them, or behind the next word. */
  readonly heads: WordHeads;
  readonly seconds: WordHeads;
  /** Whether it also knows words with figures in them. */
  readonly figures: boolean;
}

export function stopsOf(pattern: RegExp, alone: string, firsts: string, seconds: string, figures: boolean): Stops {
  return {
    pattern: new RegExp(pattern.source, `${pattern.flags}y`),
    heads: wordHeads(alone.split(' '), firsts.split(' ')),
    seconds: wordHeads(seconds.split(' ')),
    figures,
  };
}

const ALONE = 1;
const isMark = exactly(';.(:,');

/** Whether the blank before a word may be a stop: of most words it cannot. */
function mayStopBefore(text: string, words: Words, word: number, stops: Stops): boolean {
  const kinds = kindsOf(words, word, stops.heads);
  if ((kinds & ALONE) !== 0) return true;
  if (kinds !== 0 && (kindsOf(words, word + 1, stops.seconds) | kindsOf(words, word + 2, stops.seconds)) !== 0)
    return true;
  if (!stops.figures) return false;
  const end = words.ends[word]!;
  const next = text.charCodeAt(end);
  return !isSpace(next) && (isFigure(next) || !isSpace(text.charCodeAt(end + 1)));
}

/** The first of the stops in [from, to) that really ends the name; points and brackets are weighed. */
export function nameEnd(
  text: string,
  folded: string,
  from: number,
  to: number,
  stops: Stops,
  isStop: (text: string, folded: string, at: number, word: string, to: number) => boolean,
): number {
  const words = wordsOf(folded);
  const { pattern } = stops;
  let next = wordFrom(words, from);
  for (let at = from; at < to; at++) {
    while (next < words.count && words.starts[next]! < at) next++;
    const unit = text.charCodeAt(at);
    const blank = unit === BLANK || isSpace(unit);
    const begins = next < words.count ? words.starts[next]! : text.length;
    // Most blanks stand before a word that ends no name, and no name ends within a word.
    if (blank ? begins === at + 1 && !mayStopBefore(text, words, next, stops) : begins === at) {
      at = words.ends[next]! - 1;
      continue;
    }
    if (!blank && !isMark(unit)) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    if (unit === BRACKET) {
      const own = ownBracket(text, at);
      if (own === 0 || at + own > to) return at;
      at += own - 1;
    } else if (unit === POINT ? endsSentence(text, at) : isStop(text, folded, at, found[0], to)) return at;
  }
  return to;
}

/** Not "lot A", "afore said", "there of", "above referred to", "the point begun at". */
const SMALL_WORDS =
  /(?:^|[\s,]+)(?:(?:[Tt]he|THE|an?|[Aa]nd|AND|(?<!\bthere\s)of|OF|(?<!\bafore\s)[Ss]aid|SAID|(?<!\b(?:begun|began|started)\s)at|in|on|by|with|(?<!\breferred\s)to|for|from|between|running|thence|due|as|its|continuing))$/;
const SMALL = 'of the said and a an at in on by with to for from between running thence due as its continuing'.split(
  ' ',
);
const endsSmall = endsOf(SMALL);
const isSmall = wholeWords(SMALL);

/** Without the words that only lead on: "the wall and", "Elm Road, at". */
export function withoutLooseEnd(words: string): string {
  let name = words;
  while (endsSmall(name, name.length) && isSmall(name, name.length)) {
    const less = name.replace(SMALL_WORDS, '');
    if (less === name) break;
    name = less;
  }
  return name;
}

/** A name of bounded length, cut between words. */
export function bounded(name: string, most: number): string {
  return name.length > most ? name.slice(0, most).replace(/\s\S*$/, '') : name;
}
