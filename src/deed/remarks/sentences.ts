// Takes: a stretch of a paper. Gives: its sentences as remarks are asked of them: cut at points, semicolons, colons, ends of short lines and before each "thence".
// Never: a cut inside a bracket at its colon.
import type { Stretch } from '../words/remembered.ts';
import { endsSentence } from '../words/sentence-point.ts';

const THENCE = /t/i;
/** Courses that only commas part are clauses too. */
const isThence = (text: string, at: number): boolean =>
  !/[a-z]/i.test(text[at - 1]!) &&
  /^then(?:ce\b|\s+(?:[nsew]\b|north|south|east|west|along|with|by|run|up|down|due|\d))/i.test(text.slice(at, at + 11));

/** Sentences and their parts between semicolons and courses, from the first that touches `from` to the last before `to`. */
export function* sentencesOf(text: string, from: number, to: number): Generator<Stretch> {
  let start = from;
  for (let at = from; at < to; at++) {
    const mark = text[at]!;
    if (at > start && THENCE.test(mark) && isThence(text, at)) {
      yield { start, end: at };
      start = at;
      continue;
    }
    const ends =
      mark === ';' ||
      (mark === ':' && (text[at + 1] === ' ' || text[at + 1] === '\n') && !isInBracket(text, start, at)) ||
      (mark === '.' && endsSentence(text, at)) ||
      (mark === '\n' && endsLine(text, at));
    if (!ends) continue;
    if (at > start) yield { start, end: at };
    start = at + 1;
  }
  if (to > start) yield { start, end: to };
}

/** "(CHORD BEARS: N 3° E 40 FT": what a bracket holds is one. */
function isInBracket(text: string, start: number, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= start && at - open < 60 && text.lastIndexOf(')', at) < open;
}

/** A line that was broken because it was full goes on in the next; a row, a label or a paragraph does not. */
const FULL = 45;
function endsLine(text: string, at: number): boolean {
  if (/^\s*\n/.test(text.slice(at + 1, at + 40))) return true;
  return at - text.lastIndexOf('\n', at - 1) - 1 < FULL;
}
