// Takes: folded text. Gives: the places where "bear" opens a course, as surveyors of the Florida Keys write it: "from said Point of Beginning
// bear West, 90 feet", "of Lot 4, bear South along the line 40 feet". Never: trees that bear from a corner.
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const BEAR = /\bbear(?=,?\s{1,2}(?:due\s{1,2})?(?:(?:north|south|east|west)\b|[ns][.\s]{0,2}\d))/g;
const isLed = before(new RegExp(wording`(?:[;.:,] (?:and )?|\b(?:beginning|commencement|corner|point) )`));
const isOfWitness = before(/\b(?:which|whence|trees?|oaks?|pines?|stones?|posts?|lines?|they|both)\b[^;.:]{0,70}/);

/** Of a "bear" that begins at a place. */
export const opensWithBear = (text: string, at: number): boolean => isLed(text, at) && !isOfWitness(text, at);

export const bearMarks = (text: string): CourseMark[] =>
  Array.from(text.matchAll(BEAR), ({ index }) => index)
    .filter((at) => opensWithBear(text, at))
    .map((at) => ({ kind: 'verb', start: at, lead: at + 4 }));
