// Takes: folded text. Gives: where a side is told as a line that is drawn some way: "bounding on the West with a line drawn South from the
// said oak for length 320 perches". Never: a line that is only met: "to a line drawn north from the mill".
import type { CourseMark } from './course-marks.ts';
import { wording } from '../words/wording.ts';

const LED = wording`(?:\b(?:bounding|bounded|and) ){0,2}(?:\b(?:on|upon|to|towards|from) the [a-z][a-z\s]{2,40}?[,\s]\s{0,2})?
  (?:with|by) an? (?:(?:straight|right|direct|parallel|parralel) )?(?:line|lyne) `;
/** The way it is drawn, perhaps behind the place it is drawn from. */
const WAY = wording` (?:from\s(?:(?!\bto\b|\bthence\b)[^;,]){2,80}?\s)?(?:due )?(?:(?:north|south|east|west)(?:\s|-|[ew]|,|\b)|[ns][.\s]{0,2}\d)`;
const DRAWN = new RegExp(`(?<=(?<led>${LED}))drawne?(?=${WAY})`, 'g');

export const drawnMarks = (text: string): CourseMark[] =>
  Array.from(text.matchAll(DRAWN), ({ 0: drawn, index, groups }) => ({
    kind: 'drawn',
    start: index - groups!['led']!.length,
    lead: index + drawn.length,
  }));
