// Takes: the words of a strip whose centre line is given in one breath. Gives: its one course ("extending on a bearing of N 37° W").
// Never: the bearings of other courses that the words quote to place it.
import { courseOf } from '../courses/course.ts';
import type { Course } from '../courses/course-parts.ts';
import { between } from '../marks/cut.ts';
import { tokensOf } from '../values/tokens.ts';

const EXTENDING =
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}(?:thereof\s{1,3})?(?:extending|running|extends|runs|bearing|which\s+bears)\b/;
// Behind these words stand the courses of another description.
const QUOTES = /\b(?:identified|described\s+as|above\s+metes)\b|[.;](?=\s|$)/;

export function stripLine(text: string, folded: string): Course | null {
  const found = EXTENDING.exec(folded);
  if (!found) return null;
  const lead = found.index + found[0].length;
  const stop = QUOTES.exec(folded.slice(lead + 20, lead + 600));
  const sentence = /[.;](?=\s*(?:\n|$))/.exec(folded.slice(lead));
  const end = sentence ? lead + sentence.index : folded.length;
  const until = stop ? lead + 20 + stop.index : Math.min(folded.length, lead + 600);
  const tokens = between(tokensOf(folded.slice(0, until)), lead, until);
  const course = courseOf(
    { text, folded, azimuths: null },
    { how: 'verb', start: found.index, lead, end: until, tokens },
    [],
  );
  if (course.direction !== 'measured') return null;
  return { ...course, end: Math.max(end, until) };
}
