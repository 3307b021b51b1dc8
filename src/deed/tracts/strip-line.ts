// Takes: the words of a strip whose centre line is given in one breath. Gives: its one course ("extending on a bearing of N 37° W").
// Never: the bearings of other courses that the words quote to place it.
import { courseOf } from '../courses/course.ts';
import type { Course } from '../courses/course-parts.ts';
import { between } from '../marks/cut.ts';
import { tokensOf } from '../values/tokens.ts';

const EXTENDING =
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}(?:(?:thereof|of\s+which)\s{1,3})?(?:extending|running|extends|runs|bearing|which\s+bears)\b/;
/** "a strip sixty feet in width, extending N. 34° E. 900 feet": the words of the strip itself. */
const WIDE_AND_LONG =
  /\b(?:strip\s{1,3}of\s{1,3}(?:land|ground)|right[\s-]of[\s-]way|easement)\s(?:[^.;]|\.\d){3,90}?\b(?:wide|in\s+width)\b(?:[^.;]|\.\d){0,90}?\b(?:extending|running|extends|runs|leading)\s{1,3}(?:from\s(?:(?!\bto\b)[^.;,]){2,60}?\s{1,3})?(?=(?:due\s{1,3})?(?:[ns]\.?\s{0,2}\d|(?:north|south)\s\d))/;
// Behind these words stand the courses of another description.
const QUOTES = /\b(?:identified|described\s+as|above\s+metes)\b|[.;](?=\s|$)/;

export function stripLine(text: string, folded: string): Course | null {
  const found = EXTENDING.exec(folded) ?? WIDE_AND_LONG.exec(folded);
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
