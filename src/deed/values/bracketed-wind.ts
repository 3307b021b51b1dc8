// Takes: folded text, a north or south and the angle behind it. Gives: the bearing whose east or west a copyist has set in brackets.
// Never: one of the two where he asks which it was; both are offered.
import { matchAt } from '../words/place.ts';
import type { AnglePhrase } from './angle-parts.ts';
import type { DirectionPhrase } from './direction.ts';
import { bearingOf, brokenOf, quadrantOf, type NorthSouth } from './quadrant.ts';

const IN_BRACKETS = /['"°]?\s{0,2}[([]\s?[<>=-]{0,3}\s?(?:(e|east)|w|west)\.?\s?(\??)\s?[)\]]/y;
const ASKED = 'the east or west of the bearing is doubted by the paper itself';

/** "N 23 [E] 64 rods": the letter is the copyist's; where he asks, both are offered. */
export function bracketedWind(
  text: string,
  start: number,
  ns: NorthSouth,
  angle: AnglePhrase,
  doubts: string[],
): DirectionPhrase | null {
  const found = matchAt(IN_BRACKETS, text, angle.end);
  if (!found || angle.degrees > 90) return null;
  const [end, ew] = [angle.end + found[0].length, found[1] === undefined ? 'W' : 'E'] as const;
  const why = `"${found[0].trim()}" is taken for ${ew}`;
  if (found[2] === '') return quadrantOf(ns, ew, { ...angle, marked: true }, start, end, [...doubts, why]);
  const others = (['E', 'W'] as const).map((letter) => ({ bearing: bearingOf(ns, letter, angle), why: ASKED }));
  return brokenOf(start, end, [...doubts, ASKED], others);
}
