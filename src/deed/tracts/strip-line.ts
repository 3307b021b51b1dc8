// Takes: the words of a strip whose centre line is given in one breath. Gives: its one course ("extending on a bearing of N 37° W").
// Never: the bearings of other courses that the words quote to place it.
import { courseOf } from '../courses/course.ts';
import type { Course } from '../courses/course-parts.ts';
import { between } from '../marks/cut.ts';
import { tokensOf } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

const EXTENDING = new RegExp(wording`
  \bcent(?:er|re)[\s-]{0,2}line (?:(?:thereof|of which) )?(?:extending|running|extends|runs|bearing|which bears)\b`);
/** "a strip sixty feet in width, extending N. 34° E. 900 feet": the words of the strip itself. */
const WIDE_AND_LONG = new RegExp(wording`
  \b(?:strip of (?:land|ground)|right[\s-]of[\s-]way|easement) (?:[^.;]|\.\d){3,90}?\b(?:wide|in width)\b(?:[^.;]|\.\d){0,90}?\b
  (?:extending|running|extends|runs|leading) (?:from (?:(?!\bto\b)[^.;,]){2,60}? )?(?=(?:due )?(?:[ns]\.?\s{0,2}\d|(?:north|south) \d))`);
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
