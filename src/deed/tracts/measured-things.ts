// Takes: a text and its descriptions. Gives: whether they are no land's: a course or two inside prose about a wall, a dig or a bed of rock.
// Never: no for a text that is mostly courses, that returns to where it set out, or that names land at all.
import { namesLand } from '../record/speaks-of-land.ts';
import type { Description } from './description.ts';

const FEW = 3;

export function isOfThings(text: string, found: readonly Description[]): boolean {
  let [count, told] = [0, 0];
  for (const { ties, courses, closes } of found) {
    count += ties.length + courses.length;
    if (closes || count > FEW) return false;
    for (const { start, end } of [...ties, ...courses]) told += end - start;
  }
  return count > 0 && told * 2 < text.trim().length && !namesLand(text);
}
