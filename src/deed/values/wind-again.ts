// Takes: a quadrant bearing and the text behind it. Gives: the same with the wind that is said again behind it: "south sixty degrees east, east twenty
// poles". Never: a wind that no length follows.
import { ONES, TENS } from '../words/lexicon.ts';
import { matchAt } from '../words/place.ts';
import type { DirectionPhrase } from './direction.ts';

const NUMBER = String.raw`\d|(?:${[ONES, TENS].flatMap((words) => Object.keys(words)).join('|')})[\s-]`;
const AGAIN = new RegExp(String.raw`[\s,]{1,3}(?<wind>east|west|e|w)(?![a-z])\.?(?=[\s,]{1,3}(?:${NUMBER}))`, 'y');

export function withWindAgain(text: string, phrase: DirectionPhrase): DirectionPhrase {
  if (phrase.kind !== 'quadrant' || phrase.bearing === null) return phrase;
  const again = matchAt(AGAIN, text, phrase.end);
  const wind = again?.groups?.['wind'];
  if (wind?.[0]?.toUpperCase() !== phrase.bearing.ew) return phrase;
  return { ...phrase, end: phrase.end + again![0].length, doubts: [...phrase.doubts, `"${wind}" is said twice`] };
}
