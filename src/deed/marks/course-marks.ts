// Takes: folded text. Gives: the places where its words say that a course begins: "thence", "(3)", "and run", "With the contour".
// Never: a decision; segments.ts weighs each mark against what stands around it.
import { bearMarks } from './bear-verb.ts';
import { curveItems } from './curve-items.ts';
import { curveMarks } from './curve-marks.ts';
import { drawnMarks } from './drawn-line.ts';
import { lengthItems } from './length-items.ts';
import { listMarks, numberedMarks } from './numbered-marks.ts';
import { rowMarks } from './row-marks.ts';
import { sideMarks } from './side-marks.ts';
import { thenceMarks } from './thence-marks.ts';
import { meanderMarks, verbMarks } from './verb-marks.ts';

export type MarkKind = 'thence' | 'numbered' | 'verb' | 'meander' | 'curve' | 'side' | 'drawn';

export interface CourseMark {
  readonly kind: MarkKind;
  readonly start: number;
  /** Where the course's own words begin. */
  readonly lead: number;
}

/** Of two that start together the one named first here is weighed first: in ", run thence" the verb opens the course. */
const FINDERS: readonly ((text: string) => CourseMark[])[] = [
  curveMarks,
  curveItems,
  lengthItems,
  meanderMarks,
  verbMarks,
  bearMarks,
  listMarks,
  numberedMarks,
  thenceMarks,
  drawnMarks,
  rowMarks,
  sideMarks,
];

/** Every mark of the whole text, in order. */
export const courseMarksOf = (text: string): CourseMark[] =>
  FINDERS.flatMap((marksOf) => marksOf(text)).sort((a, b) => a.start - b.start);
