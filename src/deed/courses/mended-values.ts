// Takes: a course and where its direction and length stand. Gives: the same with every word and figure named that was mended there before it was read,
// and what else a damaged bearing may say. Never: a mended value that is called sure.
import type { Course, OtherBearing } from './course-parts.ts';
import { mendsBetween, type Mend } from '../words/mended-text.ts';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** `heading` and `length` are where they were read from; a length that is mended makes the course grave, as every doubt of a length does. */
export function withMends(
  text: string,
  folded: string,
  course: Course,
  heading: Stretch | null,
  length: Stretch | null,
): Course {
  const ofHeading = heading ? mendsBetween(folded, heading.start, heading.end) : [];
  const ofLength = length ? mendsBetween(folded, length.start, length.end) : [];
  if (ofHeading.length === 0 && ofLength.length === 0) return course;
  const doubts = [...ofHeading, ...ofLength].flatMap((mend) => doubtsOf(text, mend));
  const mended = {
    ...course,
    reasons: [...course.reasons, ...doubts.filter((doubt) => !course.reasons.includes(doubt))],
    grave: course.grave || ofLength.length > 0,
  };
  const nought = ofHeading.find((mend) => mend.nought !== undefined);
  return nought ? withNought(text, mended, nought) : mended;
}

function doubtsOf(text: string, { start, end, read, kind, nought }: Mend): string[] {
  const printed = text.slice(start, end);
  if (nought === 'mark') return [`the O of "${printed}" is read as the degree mark`];
  if (kind !== 'figure') return [`"${printed}" is read as ${read.trim()}`];
  const letters = new Set(printed.replace(/[^OlI]/g, ''));
  return [...letters].map((letter) => `the letter ${letter.toLowerCase()} is read as a ${letter === 'O' ? 0 : 1}`);
}

/** "S 7O W": 70 degrees, or 7 with a mark that looks like a capital O. */
function withNought(text: string, course: Course, { start, end, nought }: Mend): Course {
  const { bearing } = course;
  if (!bearing) return course;
  const printed = text.slice(start, end);
  const figure = Number(printed[0]);
  const [digit, mark] = [figure * 10, figure];
  const why = `"${printed}" may be ${digit} or ${mark}°`;
  const other = (degrees: number): OtherBearing => ({ field: 'bearing', bearing: { ...bearing, degrees }, why });
  const reasons = [...course.reasons, why];
  if (nought === 'open')
    return {
      ...course,
      bearing: null,
      direction: 'broken',
      reasons,
      grave: true,
      others: [...course.others, other(digit), other(mark)],
    };
  const others = [...course.others, other(nought === 'digit' ? mark : digit)];
  return { ...course, reasons, grave: true, others };
}
