// Takes: text and the places it names. Gives: where it says "same range" or "same township and range", and what the former means.
// Never: a township that the text has not named before.
import type { PlssPlace } from './plss-place.ts';
import { matchEnd } from './plss-words.ts';

const SAME_RANGE = /[\s,]{1,4}(?:(?:of|in)\s{1,3})?(?:the\s{1,3})?(?:same|said)\s{1,3}(?:range|rge?\b|r\b)\.?/iy;

/** "township 50 north, same range": that of the township before. */
export function withSameRanges(text: string, places: readonly PlssPlace[]): readonly PlssPlace[] {
  if (!saysSame(text)) return places;
  let last: readonly string[] = [];
  return places.map((place) => {
    const end = place.ranges.length === 0 && last.length === 1 ? matchEnd(SAME_RANGE, text, place.end) : place.end;
    const full = end > place.end ? { ...place, ranges: last, end } : place;
    last = full.ranges;
    return full;
  });
}

const SAME_PLACE =
  /(?<![A-Za-z])(?:same|said|aforesaid)\s{1,3}(?:town(?:ship)?|twp|tp|t)\b\.?(?:\s{0,3}(?:and|&)\s{0,3}(?:(?:same|said)\s{1,3})?(?:range|rge?|rng|r)\b\.?)?(?!\s{0,3}\d|\s{1,3}(?:of\s{1,3}(?!range)|line|corner|[a-z]{3,9}\s{1,3}(?:north|south)))/gi;

export function* samePlacesIn(text: string): Generator<{ readonly start: number; readonly end: number }> {
  if (!saysSame(text)) return;
  SAME_PLACE.lastIndex = 0;
  for (let found = SAME_PLACE.exec(text); found; found = SAME_PLACE.exec(text))
    yield { start: found.index, end: found.index + found[0].length };
}

/** Most texts say neither. */
const SAYS_SAME = /(?:same|said)\s{1,3}(?:t|r)/i;
let asked = '';
let isSaid = false;

/** Both readers ask, one after the other. */
function saysSame(text: string): boolean {
  if (text !== asked) isSaid = SAYS_SAME.test(text);
  asked = text;
  return isSaid;
}
