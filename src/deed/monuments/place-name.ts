// Takes: the words of a course from where a name begins. Gives: where the name ends, and how it is written on one line.
// Never: a cut at the point of "No. 4" or before the bracket that belongs to the name.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { wordFrom } from '../words/course-words.ts';
import { beforeAll, exactly, isSpace, spaceOr } from '../words/peek.ts';
import { endsSentence } from '../words/sentence-point.ts';
import { endsOf, wholeWords } from '../words/word-edges.ts';
import { BEFORE_UNIT, SPACED, UNIT, wordsOf, type Words } from '../words/words.ts';
import { oneLine } from '../words/one-line.ts';

/** A blank that is no plain one, or a plain one that another follows. */
const isTail = spaceOr(',;:.');
const OPEN_QUOTES = /^["“”‘]+(?=[^"”’]*$)|[“‘]+$|(?<=^[^"]*)"$/g;
const QUOTE = 0x22;
const isQuote = (unit: number): boolean => unit === QUOTE || unit === 0x201c || unit === 0x201d || unit === 0x2018;
const POINT = 46;
const BRACKET = 40;
const [COMMA, COLON, SEMICOLON] = [44, 58, 59];

/**
 * On one line, with single blanks, and without the marks behind it; no blank stands before it. A point stays where it shortens the last
 * word: "Pell & Co."
 */
export function plainName(words: string): string {
  let end = beforeAll(words, words.length, isTail);
  if (codeAt(words, end) === POINT && SHORTENED.test(words.slice(Math.max(0, end - 8), end))) end++;
  const said = words.slice(0, end);
  const isQuoted = isQuote(codeAt(said, 0)) || isQuote(codeBefore(said, end));
  const name = isQuoted ? said.replace(OPEN_QUOTES, '').trim() : said;
  return oneLine(name);
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
  /** Asked where a comma or a blank stands. */
  readonly pattern: RegExp;
  /** The kinds of words before which a name may end: those that stand alone, and those that want another behind them. */
  readonly alone: number;
  readonly firsts: number;
  /** The kind of words behind a comma that ends a name; null where every comma and colon with a blank behind it may. */
  readonly behindComma: number | null;
  /** Whether it also knows figures with a unit behind them. */
  readonly figures: boolean;
}

export const stopsOf = (pattern: RegExp, words: Omit<Stops, 'pattern'>): Stops => ({
  pattern: new RegExp(pattern.source, `${pattern.flags}y`),
  ...words,
});

const NO_STOP = -1;

/** Where the stop that stands at a place ends; the next word is `next`. */
function stopEnd(text: string, words: Words, at: number, next: number, stops: Stops): number {
  const unit = text.charCodeAt(at);
  if (unit === POINT || unit === BRACKET || unit === SEMICOLON) return at + 1;
  if (unit === COMMA || unit === COLON) {
    if (!isSpace(text.charCodeAt(at + 1))) return NO_STOP;
    if (stops.behindComma === null) return at + 1;
    if (unit === COLON || (words.kinds[next]! & stops.behindComma) === 0) return NO_STOP;
  } else if (!isSpace(unit) || !mayStopAtBlank(text, words, at, next, stops)) return NO_STOP;
  stops.pattern.lastIndex = at;
  return stops.pattern.test(text) ? stops.pattern.lastIndex : NO_STOP;
}

/** By the word behind the blank, and what stands behind that; of several blanks it cannot be told. */
function mayStopAtBlank(text: string, words: Words, at: number, next: number, stops: Stops): boolean {
  if (isSpace(text.charCodeAt(at + 1))) return true;
  const kind = words.kinds[next]!;
  if (stops.figures && (kind & (UNIT | BEFORE_UNIT)) !== 0) return true;
  if (words.starts[next] !== at + 1) return false;
  return (kind & stops.alone) !== 0 || isPair(words, next, stops.firsts);
}

/** Whether a word has one that it wants behind it, or behind the next. */
const isPair = ({ kinds }: Words, word: number, firsts: number): boolean =>
  (((kinds[word]! & firsts) << 1) & (kinds[word + 1]! | kinds[word + 2]!)) !== 0;

/** The first of the stops in [from, to) that really ends the name; points and brackets are weighed. */
export function nameEnd(
  text: string,
  folded: string,
  from: number,
  to: number,
  stops: Stops,
  isStop: (text: string, folded: string, at: number, behind: number, to: number) => boolean,
): number {
  const words = wordsOf(folded);
  const { starts, ends, kinds } = words;
  const mayStop = stops.alone | stops.firsts | SPACED | (stops.figures ? BEFORE_UNIT | UNIT : 0);
  let next = wordFrom(words, from);
  let at = from;
  while (at < to) {
    // No name ends within a word, and most blanks stand before a word that ends none.
    if (starts[next] === at || (starts[next] === at + 1 && (kinds[next]! & mayStop) === SPACED)) {
      at = ends[next++]!;
      continue;
    }
    const behind = stopEnd(text, words, at, next, stops);
    const unit = behind < 0 ? 0 : text.charCodeAt(at);
    const own = unit === BRACKET ? ownBracket(text, at) : 0;
    if (own > 0 && at + own <= to) {
      at += own;
      while (starts[next]! < at) next++;
      continue;
    }
    if (unit === BRACKET) return at;
    if (behind > 0 && (unit === POINT ? endsSentence(text, at) : isStop(text, folded, at, behind, to))) return at;
    at++;
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

const isBullet = exactly('-*•');

/** Without the words that only lead on: "the wall and", "Elm Road, at"; nor the mark of the list's next item. */
export function withoutLooseEnd(words: string): string {
  let name = isBullet(words.charCodeAt(words.length - 1)) ? words.replace(/\s+[-*•]$/, '') : words;
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

/** Where a name stands in the text. */
export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

/** Behind the last character of a name that begins at or behind `from`; blanks may be other ones than in the name. */
export function printedEnd(text: string, from: number, to: number, name: string): number {
  let at = from;
  let next = 0;
  while (at < to && next < name.length) {
    if (isSpace(codeAt(name, next))) next++;
    else if (text.charCodeAt(at++) === name.charCodeAt(next)) next++;
  }
  return at;
}
