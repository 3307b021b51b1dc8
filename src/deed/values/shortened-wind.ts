// Takes: folded text and a place in it. Gives: a cardinal wind shortened as old clerks wrote it, right before its length: "So. 70 poles",
// "Et 32 chains", "No 115 perches". Never: a "No." that counts what stands before it ("corner No. 3"), or a "so" before anything but a length.
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { before } from '../words/before.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { distanceAt } from './distance-phrase.ts';
import { endOf, isLetterAt, wordEnd } from '../words/place.ts';

export const SHORTENED_WINDS: Readonly<Record<string, number>> = {
  no: 0,
  nth: 0,
  so: 180,
  sou: 180,
  sth: 180,
  et: 90,
  wt: 270,
};
const TO_THE_LENGTH = /(?:[.,:']{1,2}\s{0,2}|\s{1,2})(?:about\s)?(?=[a-z\d])/y;
/** What is counted by a "No."; and "so" of another sense. */
const LAND =
  'lots?|tracts?|surveys?|warrants?|grants?|patents?|sections?|blocks?|parcels?|claims?|townships?|ranges?|districts?|entry|ent(?:ries)?';
const MARKS =
  'cor(?:ner)?s?|stations?|sta|monuments?|posts?|stones?|routes?|roads?|highways?|maps?|plats?|pages?|books?';
const isCounted = before(new RegExp(String.raw`\b(?:${LAND}|${MARKS}|bearing|has|have|is|are|of|by|or)[.,]?\s{1,2}`));

const isBehindAnd = before(/\band\s{1,2}/);

export function shortenedWindAt(text: string, at: number): DirectionPhrase | null {
  const word = wordEnd(text, at);
  const trendDeg = SHORTENED_WINDS[text.slice(at, word)];
  if (trendDeg === undefined) return null;
  const next = endOf(TO_THE_LENGTH, text, word);
  if (next < 0) return null;
  const length = distanceAt(text, next);
  if (!length || length.adjective || length.amount <= 0 || length.unit === 'inches' || isCounted(text, at)) return null;
  // "and so 7 chains": on and on.
  if (text.startsWith('so', at) && text[word] !== '.' && isBehindAnd(text, at)) return null;
  // "no feet": of nothing, and "no one foot": words that are no number of poles.
  if (isLetterAt(text, next) && text.startsWith('no', at) && text[word] !== '.') return null;
  const end = text[word] === '.' ? word + 1 : word;
  return { ...CLEAN, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg), trendDeg, start: at, end };
}
