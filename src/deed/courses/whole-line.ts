// Takes: a course's own length, another that is called a total, and the courses before. Gives: whether the total is that of the whole line and not the
// course's. Never: a sum in place of a length.
import type { Token } from '../values/tokens.ts';
import type { Course } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';

/** "…465.9 feet to a point in the east line of the tract, in all 70.3 rods": the length of all courses together. */
export function isOfWholeLine(
  folded: string,
  own: Token | undefined,
  total: Token,
  earlier: readonly Course[],
): boolean {
  if (own?.kind !== 'distance' || total.kind !== 'distance' || own === total) return false;
  if (isSumOf(earlier, own.distance, total.distance)) return true;
  const between = folded.slice(own.end, total.start);
  if (AT_ITS_END.test(between)) return true;
  return own.distance.unit !== total.distance.unit && (/\bto\s+an?\s/.test(between) || between.includes(';'));
}

/** Behind the end of a centre line the total is the line's: "to the point of ending, for a total distance of". */
const AT_ITS_END =
  /\b(?:point|place|station)\s+of\s+(?:ending|termination|terminus|exit)\b|\bterminus\b|\bpoint\s+of\s+end\b/;

/** A total may stand at every course: thousands of them stay linear. */
const MOST_SUMMED = 200;

/** "306.5 feet to the point of exit, being in all 2,661.3 feet": the length of this course and all before it. */
function isSumOf(earlier: readonly Course[], own: Length, total: Length): boolean {
  if (earlier.length === 0 || earlier.length > MOST_SUMMED || own.unit !== total.unit) return false;
  let sum = own.amount;
  // From the last back: the first of them may be the way to the beginning.
  for (let at = earlier.length - 1; at >= 0; at--) {
    const { distance, curve } = earlier[at]!;
    const one = distance ?? curve?.arc ?? null;
    if (one === null || one.unit !== total.unit) return false;
    sum += one.amount;
    if (Math.abs(sum - total.amount) <= total.amount / 1000) return true;
  }
  return false;
}
