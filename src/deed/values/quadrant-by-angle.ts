// Takes: folded text and a place in it. Gives: the bearing whose quadrant is one word and whose angle from the meridian stands behind it: "southwest
// on an angle of 37 degrees". Never: an angle with another line.
import { endOf, matchAt } from '../words/place.ts';
import { angleAt } from './angle-phrase.ts';
import type { DirectionPhrase } from './direction.ts';
import { quadrantOf } from './quadrant.ts';

const BY_ANGLE = /(north|south)[- ]?(east|west)(?:erly|ward|wardly)?,?\s{1,2}(?:(?:on|at)\s+an\s+angle\s+of\s+)?/y;
const OF_ANOTHER_LINE =
  /[\s,]{0,3}(?:to\s+the\s+(?:left|right)|left|right|with|from|of|and|north|south|east|west|[nsew]\b)/y;

/** "southwest on an angle of 37 degrees 27 minutes": the quadrant in one word, the angle from the meridian behind it. */
export function quadrantByAngleAt(text: string, at: number): DirectionPhrase | null {
  const found = matchAt(BY_ANGLE, text, at);
  if (!found) return null;
  const angle = angleAt(text, at + found[0].length);
  if (!angle?.marked || angle.degrees >= 90 || endOf(OF_ANOTHER_LINE, text, angle.end) > 0) return null;
  const doubts = [...angle.doubts, 'the angle is taken for one from the meridian'];
  return quadrantOf(found[1] === 'north' ? 'N' : 'S', found[2] === 'east' ? 'E' : 'W', angle, at, angle.end, doubts);
}
