// Takes: folded text. Gives: where it tells a piece by its side and size: "the North 5 feet", "E½", "17 feet off the west side", "that part".
// Never: of what; nor a course ("thence North 5 feet" is described apart by what stands behind it).
import type { Stretch } from './quoted.ts';
import { tokensOf, type Token } from '../values/tokens.ts';

/** Begins at the wind, the length or the word "part"; articles stand before it. */
export interface Piece extends Stretch {
  /** Told by the word alone: how much of the land it is stands behind it. */
  readonly said: boolean;
}

export function piecesOf(folded: string, { start, end }: Stretch): Piece[] {
  const words = folded.slice(start, end);
  const tokens = tokensOf(words);
  const sized = tokens.flatMap((token, i) => pieceAt(words, token, tokens[i + 1], tokens[i + 2]) ?? []);
  const said = [...words.matchAll(SAID)].map((m) => ({ start: m.index, end: m.index + m[0].length, said: true }));
  const found: Piece[] = [];
  for (const one of [...sized, ...said].sort((a, b) => a.start - b.start))
    if (one.start + start >= (found.at(-1)?.end ?? 0))
      found.push({ ...one, start: one.start + start, end: one.end + start });
  return found;
}

/** "the northerly part of Lot 3" stands with its wind. */
const SAID = /\b(?:part|portion)s?(?=\s+of\s)/g;
const NEAR = /^[\s.,-]{0,3}\(?$/;
const FRACTION = /[\s.-]{0,3}(?:half|halves|third|quarter|fourth)s?\b|\s+(?:part|portion|side|end)\b/y;
const ACRES = /\s?(?:acres?|ac\.?)(?![a-z])/y;
/** Behind the size: again in brackets, and how it is measured. */
const AGAIN = /(?:\s?\([^()]{1,24}\))?(?:,?\s+(?:in\s+(?:even\s+|equal\s+)?width|more\s+or\s+less|wide))?,?/y;
const OFF = /\s+(?:strip\s+)?(?:off|from)\s+(?:of\s+)?(?:(?:the|entire|whole)\s+){0,2}$/;
const SIDE = /\s+(?:side|end|part|portion)\b/y;

function pieceAt(words: string, token: Token, next: Token | undefined, after: Token | undefined): Piece | null {
  if (token.kind === 'direction') {
    const size = sizeEnd(words, token, next);
    return size === null ? null : { start: token.start, end: behind(AGAIN, words, size), said: false };
  }
  if (token.kind !== 'distance') return null;
  const wind = next?.kind === 'direction' ? next : after?.kind === 'direction' ? after : null;
  if (!wind || wind.start - token.end > 60) return null;
  const between = words.slice(behind(AGAIN, words, token.end), wind.start);
  const side = behind(SIDE, words, wind.end);
  return OFF.test(between) && side > wind.end ? { start: token.start, end: side, said: false } : null;
}

function sizeEnd(words: string, { end }: Token, next: Token | undefined): number | null {
  const worded = behind(FRACTION, words, end);
  if (worded > end) return worded;
  if (!next || !NEAR.test(words.slice(end, next.start))) return null;
  if (next.kind === 'distance') return next.end;
  if (next.kind !== 'number') return null;
  const acres = behind(ACRES, words, next.end);
  if (acres > next.end) return acres;
  return next.number.value > 0 && next.number.value < 1 ? behind(FRACTION, words, next.end) : null;
}

/** The end of what stands there; the place itself where it does not. */
function behind(pattern: RegExp, words: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(words) ? pattern.lastIndex : at;
}
