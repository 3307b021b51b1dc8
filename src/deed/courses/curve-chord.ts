// Takes: the words of a curve. Gives: its chord where they tell it as the way from the course's start to its end: "to a point which
// bears S 12° E 96 feet from the last mentioned point". Never: the way to any other place.
import type { Bearing } from '../../contract/extraction.ts';
import { isBearing, type Segment } from '../marks/cut.ts';
import type { DistancePhrase } from '../values/distance.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

const MARK = ['point', 'pin', 'pipe', 'stake', 'stone', 'post', 'monument', 'corner', 'nail', 'bolt'];
const TO_A_POINT = new RegExp(
  wording`\bto ${['an?', 'the']}\s[^;]{3,160}?(?:\b${['which', 'that']}(?: point)? ${['is', 'bears', 'lies']}|
    \bsaid ${MARK} (?:also )?${['being', 'is', 'lying', 'lies', 'bearing', 'bears']}|
    \b${['set', 'lying', 'bearing', 'being', 'located']})[\s,]{1,2}(?:distant )?$`,
);
/** "to a pipe set South 2° West 181.5 feet;": from where the course began, since no other place is named. */
const SET_THERE = /\bto\s+an?\s+(?:[a-z0-9/"'-]+\s+){1,4}set\s{1,2}$/;
const ENDS_THERE = /^\)?\.?\s{0,2}(?:;|,?\s+(?:and\s+)?thence\b|\.\s|$)/;
const STATION = ['point', 'corner', 'station', 'monument', 'place', 'stake', 'stone', 'pin'];
const FROM_THE_START = new RegExp(
  wording`^[\s,]{0,3}(?:distant )?from (?:${['the', 'said']} )?${[
    wording`${['last', 'preceding', 'previous']}(?:ly)?[\s-](?:${['previously', 'above', 'said', 'mentioned', 'described', 'named']}[\s-]){0,2}${STATION}(?! of\b)`,
    wording`point of curv(?:e|ature)(?! of\b)`,
    String.raw`p\.?\s?c\.?(?=[\s,;])`,
    wording`${STATION} last ${['mentioned', 'described', 'named']}`,
    wording`${['beginning', 'start', 'point of beginning']} of ${['said', 'the', 'this']} ${['curve', 'arc']}`,
  ]}(?<=\.|\b)`,
);

const isSetThere = (text: string, before: string, end: number): boolean =>
  SET_THERE.test(before) && ENDS_THERE.test(text.slice(end, end + 14));

/** "from the last mentioned point": what was measured is the way that the course itself has come. */
export const isFromTheStart = (text: string, end: number): boolean => FROM_THE_START.test(text.slice(end, end + 90));

/** Behind the words of an arc: "to a pipe set South 2° West 181.5 feet; thence", no course of its own. */
export function setsItsEnd(text: string, lead: number, bearing: Token, length: Token | undefined): boolean {
  if (!length) return false;
  const before = text.slice(Math.max(lead, bearing.start - 200), bearing.start);
  return /\b(?:arc|curve)\b/.test(text.slice(lead, bearing.start)) && isSetThere(text, before, length.end);
}

export function chordToEnd(
  text: string,
  { lead, tokens }: Segment,
): { bearing: Bearing; length: DistancePhrase } | null {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [one, two] = [tokens[i]!, tokens[i + 1]!];
    const way = isBearing(one, false) ? one : two;
    const length = way === one ? two : one;
    if (way.kind !== 'direction' || way.direction.bearing === null || length.kind !== 'distance') continue;
    if (!/^[\s,]{0,3}(?:a\s+(?:chord\s+)?distance\s+of\s+)?$/.test(text.slice(one.end, two.start))) continue;
    const before = text.slice(Math.max(lead, one.start - 200), one.start);
    if (isSetThere(text, before, two.end)) return { bearing: way.direction.bearing, length: length.distance };
    if (isFromTheStart(text, two.end) && TO_A_POINT.test(before))
      return { bearing: way.direction.bearing, length: length.distance };
  }
  return null;
}
