// Takes: folded text and a marked angle in it. Gives: the bearing whose first or last word is a misprint of north, south, east or west, told by
// where it stands: "thence sougth 71°06' E", "south 16°05' enst 33 feet". Never: by the word alone; every assumption is named in `doubts`.
import { codeBefore } from '../words/code-at.ts';
import type { AnglePhrase } from './angle-parts.ts';
import type { DirectionPhrase } from './direction.ts';
import { beforeAll, isLetter, isSpace } from '../words/peek.ts';
import { quadrantOf, type NorthSouth } from './quadrant.ts';

const WORD_BEFORE = /\b(?:thence|then|running|run|and|due)[\s,]{1,3}(?<word>[a-z]{4,6})\.?\s{1,3}$/;

export interface WordBefore {
  readonly word: string;
  readonly start: number;
}

const POINT = 46;

/** "thence sougth 71°06' E": the word between "thence" and the angle. */
export function wordBefore(text: string, at: number): WordBefore | null {
  const blanks = beforeAll(text, at, isSpace);
  const end = codeBefore(text, blanks) === POINT ? blanks - 1 : blanks;
  const start = beforeAll(text, end, isLetter);
  if (blanks === at || end - start < 4 || end - start > 6) return null;
  const before = text.slice(Math.max(0, at - 22), at);
  const word = WORD_BEFORE.exec(before)?.groups?.['word'];
  return word === undefined ? null : { word, start: at - before.length + before.lastIndexOf(word) };
}

/** "thence nerth 16° wess 33 rods": the first word is one letter or two off north or south, the last perhaps too. */
export function misprintedQuadrant(
  text: string,
  { word, start }: WordBefore,
  angle: AnglePhrase,
  ew: { readonly first: boolean; readonly end: number } | null,
): DirectionPhrase | null {
  const ns = likeWind(word, ['north', 'south']);
  if (ns === undefined || !(angle.degrees < 90)) return null;
  const letter = ns === 'north' ? 'N' : 'S';
  const doubts = [...angle.doubts, `the first letter reads "${word}", taken for ${letter}`];
  if (ew) return quadrantOf(letter, ew.first ? 'E' : 'W', angle, start, ew.end, doubts);
  return misprintedLast(text, start, letter, angle, doubts);
}

const LAST_WORD = /[\s.,]{1,4}(?<word>[a-z]{4,5})\b[.,]?(?=[\s,]{1,3}(?:(?:for\s+)?(?:a\s+)?distance\s|\d))/y;

/** "south 16°05' enst 33 feet": the word before the length is one letter or two off east or west. */
export function misprintedLast(
  text: string,
  start: number,
  ns: NorthSouth,
  angle: AnglePhrase,
  doubts: readonly string[],
): DirectionPhrase | null {
  LAST_WORD.lastIndex = angle.end;
  const word = LAST_WORD.exec(text)?.groups?.['word'];
  const wind = word === undefined ? undefined : likeWind(word, ['east', 'west']);
  if (wind === undefined) return null;
  const ew = wind === 'east' ? 'E' : 'W';
  const end = LAST_WORD.lastIndex;
  return quadrantOf(ns, ew, angle, start, end, [...doubts, `the last letter reads "${word!}", taken for ${ew}`]);
}

/** "sougth", "nerth", "sonth": which of two winds, of five or four letters, is meant; undefined where neither or both may be. */
function likeWind<Wind extends string>(word: string, winds: readonly [Wind, Wind]): Wind | undefined {
  const near = winds.filter((wind) => isLike(word, wind));
  return near.length === 1 ? near[0] : undefined;
}

/** Most of its letters, in their order: one may be wrong, lost or too many, and a second where the first letter is right. */
function isLike(word: string, wind: string): boolean {
  if (Math.abs(word.length - wind.length) > 1 || word.length < 4) return false;
  return steps(word, wind) <= (word[0] === wind[0] ? 2 : 1);
}

/** How many letters have to be changed, added or taken away (Levenshtein); words of six letters at most. */
function steps(word: string, wind: string): number {
  let above = Array.from({ length: wind.length + 1 }, (_, i) => i);
  for (let row = 1; row <= word.length; row++) {
    const here = [row];
    for (let i = 1; i <= wind.length; i++)
      here.push(Math.min(above[i]! + 1, here[i - 1]! + 1, above[i - 1]! + (word[row - 1] === wind[i - 1] ? 0 : 1)));
    above = here;
  }
  return above[wind.length]!;
}
