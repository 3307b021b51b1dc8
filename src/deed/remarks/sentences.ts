// Takes: a stretch of a paper. Gives: its sentences as remarks are asked of them: cut at points, semicolons, colons, ends of short lines and before each "thence".
// Never: a cut inside a bracket at its colon.
import type { Stretch } from '../words/remembered.ts';
import { endsSentence } from '../words/sentence-point.ts';
import { wordLength } from '../words/soft-breaks.ts';

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
  const width = at - text.lastIndexOf('\n', at - 1) - 1;
  if (width >= FULL) return false;
  if (/[a-z]/.test(text[at + 1] ?? '') && GOES_ON.test(text.slice(Math.max(0, at - 2), at))) return false;
  return width + wordLength(text, at + 1) + 1 < widestNear(text, at);
}
/** "This description was\nprepared": the next line begins small, and nothing ends this one. */
const GOES_ON = /[A-Za-z\d,"'’”)]$/;

const NARROWEST = 26;
/** Of so many lines around. */
const NEAR = 4;
/** The widest line of the column around; where there is none, more than any has. */
function widestNear(text: string, at: number): number {
  let [widest, lines] = [0, 0];
  for (const step of [-1, 1]) {
    let end = step < 0 ? at : text.indexOf('\n', at + 1);
    for (let i = 0; i < NEAR && end > 0; i++, lines++) {
      const start = text.lastIndexOf('\n', end - 1) + 1;
      if (start === end) break;
      widest = Math.max(widest, end - start);
      end = step < 0 ? start - 1 : text.indexOf('\n', end + 1);
    }
  }
  return lines < NEAR || widest < NARROWEST ? Infinity : widest;
}
