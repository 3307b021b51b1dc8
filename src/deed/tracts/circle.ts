// Takes: a description and the words that lead into it. Gives: a note where its courses only lead to the centre of a circle that is the
// land. Never: the circle as a course; no arc of it is printed.
import type { Description } from './description.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';

const CIRCLE = new RegExp(wording`
  \b(?:an?|the|that|said) (?:[a-z-]+ ){0,3}?circ(?:le|ular)\b[^.;]{0,80}\b(?:radius|diameter)\b[^.;,]{0,40}`);
const CENTER_FOLLOWS = /\bcent(?:er|re)\b[^.;]{0,90}$/;
const TO_THE_CENTER = new RegExp(wording`
  \b(?:to|at|being) (?:the|its|said|such) (?:[a-z]+ ){0,2}cent(?:er|re)(?: point)?(?: of\b|[.,;\s]|$)`);
/** So many courses lead to no centre. */
const MOST_COURSES = 8;

/** "a circle with a radius of 60 feet, the center of which is located as follows: Beginning …; thence … to the center of said circle". */
export function circleNote(text: string, folded: string, d: Description): string | null {
  const last = d.courses.at(-1);
  if (!last || d.closes || d.courses.length > MOST_COURSES) return null;
  const from = Math.max(d.leadFrom, d.starter.start - 600);
  const lead = folded.slice(from, d.starter.start);
  const circle = CIRCLE.exec(lead);
  if (!circle || !CENTER_FOLLOWS.test(lead) || !TO_THE_CENTER.test(folded.slice(last.valuesEnd, last.end))) return null;
  const words = oneLine(text.slice(from + circle.index, from + circle.index + circle[0].length));
  return `The land is a circle around the point that the tie courses lead to: “${words.trim()}”.`;
}
