// Takes: a text and its descriptions. Gives: whether they are no land's: a course or two inside prose about a wall, a dig or a bed of rock, the way
// to somewhere or of something that moves, an example in a lesson. Never: yes for a text that is mostly courses, returns to its beginning or names land.
import { moves } from '../record/moves.ts';
import { boundsWaters, teaches, tellsTheWay } from '../record/no-land.ts';
import { namesLand } from '../record/speaks-of-land.ts';
import type { Description } from './description.ts';

const FEW = 3;

const coursesIn = (found: readonly Description[]): number =>
  found.reduce((sum, { courses }) => sum + courses.length, 0);

export function isOfThings(text: string, found: readonly Description[]): boolean {
  if (found.length === 0) return false;
  if (teaches(text) || boundsWaters(text, coursesIn(found)) || moves(text)) return true;
  let [count, length] = [0, 0];
  for (const { ties, courses, closes } of found) {
    count += ties.length + courses.length;
    if (closes || count > FEW) return false;
    for (const { start, end } of [...ties, ...courses]) length += end - start;
  }
  if (count === 0) return false;
  return tellsTheWay(text) || isTalk(text) || (length * 2 < text.trim().length && !namesLand(text));
}

/** "6 pages of this, and they don't close": nobody writes so in a paper; without a beginning the course is only spoken of. */
const isTalk = (text: string): boolean =>
  /\b(?:(?:it|that|there)['’]s|(?:do|does|did|is|are|was|were|ca|wo|would|could|should|have|has)n['’]t|(?:we|you|they)['’](?:re|ll|ve)|i['’](?:m|ve|ll))\b/i.test(
    text,
  ) && !/\b(?:begin|commenc|start)/i.test(text);
