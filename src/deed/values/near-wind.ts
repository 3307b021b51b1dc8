// Takes: folded text and a place before or behind an angle. Gives: the wind that nearly stands there: a word with one wrong letter, or what S, E
// and W are read as. Never: a wind by its look alone: the caller asks for the marked angle, and each is doubted.
import { before } from '../words/before.ts';
import { lettersApart } from '../words/near-word.ts';
import { matchAt, wordAt } from '../words/place.ts';

export interface Wind {
  /** North or east; else south or west. */
  readonly isFirst: boolean;
  readonly end: number;
}

/** "nouth" is as near to one as to the other: none. */
function nearOf(word: string, winds: readonly [string, string]): string | undefined {
  const [first, second] = winds.map((wind) => {
    const apart = lettersApart(word, wind, 2);
    return apart === 1 || (apart === 2 && word[0] === wind[0]) ? apart : Infinity;
  }) as [number, number];
  return first === second ? undefined : winds[first < second ? 0 : 1];
}

const isLedTo = before(/\b(?:thence|there|then|running|run|and|due)[\s,]{1,3}/);
const LIKE_S = /(?:8s?(?:\.|(?=\s))|(?:13|b)\.|5(?:\.|(?=\s\d))|[$§]\.?)(?=\s{0,3}\d)/y;
const NUMBERED =
  'lots?|sections?|secs?|blocks?|blk|nos?|numbers?|tracts?|parcels?|pages?|books?|districts?|ranges?|townships?|corners?|cor|stations?|sta';
const ROADS = 'highways?|routes?|roads?|and|of';
const isNumbered = before(new RegExp(String.raw`(?:\b(?:${NUMBERED}|${ROADS})\.?|[\d#$&/-])\s{0,3}`));

/** "thence sougth 71°06' E", "8. 9° 44' E", "$ 9° 44' E"; "Lot 8" is none. */
export function nearNorthSouth(text: string, at: number): Wind | null {
  const like = matchAt(LIKE_S, text, at);
  if (like) return isNumbered(text, at) ? null : { isFirst: false, end: at + like[0].length };
  const word = wordAt(text, at);
  const wind = word.length > 3 && word.length < 7 ? nearOf(word, ['north', 'south']) : undefined;
  if (wind === undefined || !isLedTo(text, at)) return null;
  const end = at + word.length;
  return { isFirst: wind === 'north', end: text[end] === '.' ? end + 1 : end };
}

/** "43' B., 6", "05 FE.", "39' Bast", "16° wess 33 rods". */
const LIKE_EAST_WEST =
  /[\s.,]{0,4}(?:(?<e>[bf]e?|k|£)(?:[.,]|(?=\s{1,2}\d))|(?<v>v)(?:[.,]|(?=\s{1,2}\d))|(?<word>[a-z]{3,5})(?![a-z])[.,]?)/y;

export function nearEastWest(text: string, at: number): Wind | null {
  const found = matchAt(LIKE_EAST_WEST, text, at);
  if (!found) return null;
  const { e, v, word } = found.groups!;
  const wind = e !== undefined ? 'east' : v !== undefined ? 'west' : nearOf(word!, ['east', 'west']);
  return wind === undefined ? null : { isFirst: wind === 'east', end: at + found[0].length };
}
