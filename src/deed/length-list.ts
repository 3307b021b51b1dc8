// Takes: where the cutting of a stretch stands and a length ahead. Gives: whether a course begins with that length.
// Never: a cut between the two legs that place a point: "40 feet north and 30 feet east of the corner".
import { between, type Cut } from './cut.ts';
import { isOffset } from './offset.ts';
import type { Token } from './tokens.ts';

const BARE_HEAD = /^[\s,:]{0,3}(?:(?:running|run|and|about|approximately)\s{1,2}){0,3}$/;

/** "thence 40 feet north, 30 feet east, …": a list of lengths, each with its cardinal behind it. */
export function startsWithLength(cut: Cut, token: Token): boolean {
  const open = cut.current;
  if (token.kind !== 'distance' || !open || open.tokens.length !== 2 || isOffset(cut.s.text, token)) return false;
  const [length, wind] = open.tokens as [Token, Token];
  const next = between(cut.inside, token.end, token.end + 4)[0];
  if (length.kind !== 'distance' || !isCardinal(wind) || !next || !isCardinal(next)) return false;
  const { text } = cut.s;
  if (!BARE_HEAD.test(text.slice(open.lead, length.start)) || !/^[\s,]{1,3}$/.test(text.slice(length.end, wind.start)))
    return false;
  return /^[,;]\s{1,3}(?:and\s{1,2})?(?:about\s|approximately\s)?$/.test(text.slice(wind.end, token.start));
}

const isCardinal = (token: Token): boolean => token.kind === 'direction' && token.direction.kind === 'cardinal';
