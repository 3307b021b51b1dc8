// Takes: folded text. Gives: every direction, angle and length in it, in order and not overlapping, each with its span.
// Never: meaning; whether a bearing is a course or points at a witness tree is decided by the words around it (aside.ts).
import { before } from '../words/before.ts';
import { ONES, SCALES, TENS, WINDS } from '../words/lexicon.ts';
import { endOf, isDigitAt, isLetterAt, matchAt } from '../words/place.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { angleOfNumber } from './angle-phrase.ts';
import { directionAt, headlessAt, quadrantAt } from './bearing-phrase.ts';
import type { DirectionPhrase } from './direction.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { distanceAt, distanceOf } from './distance-phrase.ts';
import { mayTend } from './general-direction.ts';
import { nearNorthSouth } from './near-wind.ts';
import { gluedParts } from './number-words.ts';
import { numberAt, type NumberPhrase } from './numbers.ts';
import { SHORTENED_WINDS, shortenedWindAt } from './shortened-wind.ts';
import { RODS_OF_FURLONG } from './unit-phrase.ts';
import { isWithLetter } from './with-letter.ts';

export type Token =
  | { readonly kind: 'direction'; readonly start: number; readonly end: number; readonly direction: DirectionPhrase }
  | { readonly kind: 'angle'; readonly start: number; readonly end: number; readonly angle: AnglePhrase }
  | { readonly kind: 'distance'; readonly start: number; readonly end: number; readonly distance: DistancePhrase }
  | { readonly kind: 'number'; readonly start: number; readonly end: number; readonly number: NumberPhrase };

const DIRECTION_WORDS = new Set([
  ...Object.keys(WINDS),
  ...Object.keys(SHORTENED_WINDS),
  ...'due true directly exactly b nor'.split(' '),
]);
const NUMBER_WORDS = new Set([ONES, TENS, SCALES].flatMap((words) => Object.keys(words)));

/** A word, a figure or a fraction's sign; of "thencesouth 40 feet" two words. */
const HEAD = /thence(?=[a-z]{1,9}(?![a-z]))|[a-z]+|\d|\.(?=\d)|[½¼¾⅓⅔⅛⅜⅝⅞$§]/g;

/** Each place is tried once and a phrase is skipped whole, so the work grows with the text and no faster. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0, found = matchAt(HEAD, text, at); found; found = matchAt(HEAD, text, at)) {
    const start = found.index;
    at = start + found[0].length;
    const token = isLetterAt(text, start) ? wordToken(text, start, at) : figureToken(text, start);
    if (!token) continue;
    tokens.push(token);
    at = Math.max(at, token.end);
  }
  return tokens;
}

function wordToken(text: string, at: number, end: number): Token | null {
  if (end === at + 1 && isGluedLetter(text, at)) return null;
  if (endOf(NUMBER_SIGN, text, at) > 0 && !shortenedWindAt(text, at)) return numberToken(numberSign(at, end));
  const word = text.slice(at, end);
  const direction = DIRECTION_WORDS.has(word) || mayTend(text, at, end) ? directionAt(text, at) : null;
  if (direction) return directionToken(direction, at);
  const near = nearNorthSouth(text, at) ? quadrantAt(text, at) : null;
  if (near && near.kind !== 'broken') return directionToken(near, at);
  if (NUMBER_WORDS.has(word) || gluedParts(word)) return measureAt(text, at, numberAt(text, at));
  return word === 'half' || word === 'quarter' ? partOfMileAt(text, at) : null;
}

const directionToken = (direction: DirectionPhrase, start: number): Token => ({
  kind: 'direction',
  start,
  end: direction.end,
  direction,
});
const lengthToken = (distance: DistancePhrase, start: number): Token => ({
  kind: 'distance',
  start,
  end: distance.end,
  distance,
});
const numberToken = (number: NumberPhrase): Token => ({
  kind: 'number',
  start: number.start,
  end: number.end,
  number,
});

/** A single letter that belongs to something: "smith's", "3e", "r/w", "w tate line n 80 w". */
function isGluedLetter(text: string, at: number): boolean {
  if (text[at] === 'w' && isWithLetter(text, at)) return true;
  return /[a-z\d'/&]/.test(text[at - 1] ?? ' ') && !text.startsWith('thence', at - 6);
}

/** "no. 4, block 2": neither a north nor a nought of anything. */
const NUMBER_SIGN = /no\. \d{1,3}(?:[;)]|,? (?!e|w)[a-z])/y;
const numberSign = (start: number, end: number): NumberPhrase => ({ value: 0, start, end, inWords: true, places: 0 });

/** "north half a mile", "a quarter of a mile", "west half mile", "half a furlong"; not the half mile post. */
const OF_A_MILE =
  /(?:(half)|quarter)(?:\s{1,3}(?:of )?an? (?:mile|(furlong))(?![a-z])|[\s-]{1,2}mile(?![a-z])(?!-? ?(?:post|corner|st|tree|point|road|line|wide|square)))/y;
const isPartOfMore = before(
  /(?:\b(?:the|one|and|or)|\bthe\s{1,2}(?:north|south|east|west)[a-z]{0,8}|\d)[\s.-]{1,3}(?:an?\s{1,2})?/,
);

function partOfMileAt(text: string, start: number): Token | null {
  const found = matchAt(OF_A_MILE, text, start);
  if (!found || isPartOfMore(text, start)) return null;
  const end = start + found[0].length;
  const number = { value: found[1] === undefined ? 0.25 : 0.5, start, end, inWords: true, places: 0 };
  const unit =
    found[2] === undefined ? ({ unit: 'miles' } as const) : ({ unit: 'rods', times: RODS_OF_FURLONG } as const);
  return lengthToken(lengthOfUnit(number, number.value, { ...unit, end, adjective: false }), start);
}

/** "2d. S. 5 E. 3 chains": the second course, not two degrees. */
const ORDINAL = /\d{1,2}(?:st|nd|rd|th|d)[.,]{1,2}\s{1,3}(?=(?:north|south|east|west)|[nsew][.\s])/y;
const isAtBreak = before(/(?:^|[.;:\n]|\brunn?ing|\bruns)\s{0,4}/);
const isBehindWind = before(/[°'"\d.]\s{0,2}(?:[ew]|east|west)\./);
/** "S°37' N.": what stands between degrees that cannot be read and a prime is minutes, no feet. */
const MINUTES = /\d{1,2}'(?!\d)/y;

function figureToken(text: string, at: number): Token | null {
  if (endOf(ORDINAL, text, at) > 0 && isAtBreak(text, at)) return null;
  if (!isDigitAt(text, at) && !/[$§]/.test(text.charAt(at))) return measureAt(text, at, numberAt(text, at));
  if (text[at - 1] === '.' && isBehindWind(text, at)) return gluedLengthAt(text, at);
  if (/[\d.]/.test(text[at - 1] ?? ' ') || (text[at - 1] === '°' && endOf(MINUTES, text, at) > 0)) return null;
  if (text[at - 1] === '/' && isLetterAt(text, at - 2)) return null; // "no/100 feet"
  const near = nearNorthSouth(text, at) ? quadrantAt(text, at) : null;
  if (near && near.kind !== 'broken') return directionToken(near, at);
  return measureAt(text, at, numberAt(text, at));
}

/** "S.79° E.46 poles": the point is the letter's. Of chains and miles it may be a part's: ".46 chains". */
function gluedLengthAt(text: string, at: number): Token | null {
  const distance = distanceAt(text, at) ?? betweenPoints(text, at);
  if (!distance) return null;
  const mayBePart = distance.unit === 'chains' || distance.unit === 'miles';
  return mayBePart && !/\d\.\d|li?n?k/.test(text.slice(at, distance.end)) ? null : lengthToken(distance, at);
}

/** "E.9. poles": old clerks set a point on either side of a figure. */
function betweenPoints(text: string, at: number): DistancePhrase | null {
  const number = numberAt(text, at);
  if (!number || number.places > 0 || text[number.end] !== '.') return null;
  return distanceOf(text, { ...number, end: number.end + 1 });
}

/** Behind the figures of an angle stands its mark ("45 d", "45o") or another figure, never a unit or a bracket: "40 feet" is none. */
const MAY_BE_ANGLE = /[\d,.]{1,20}\s{0,3}(?:d|(?<=\d)o|one|minute|and|[^)a-z]|$)/y;

function measureAt(text: string, at: number, number: NumberPhrase | null): Token | null {
  const mayBeAngle = number?.inWords === true || (!number?.doubts && endOf(MAY_BE_ANGLE, text, at) > 0);
  const angle = mayBeAngle ? angleOfNumber(text, at, number, true) : null;
  if (angle?.marked) {
    const headless = headlessAt(text, at, angle);
    return headless ? directionToken(headless, at) : { kind: 'angle', start: at, end: angle.end, angle };
  }
  const distance = number && distanceOf(text, number);
  return distance ? lengthToken(distance, at) : number && numberToken(number);
}
