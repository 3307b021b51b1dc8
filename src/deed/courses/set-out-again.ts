// Takes: the courses of one description. Gives: the same, doubted where one sets out from the point of beginning again: "to the lake; returning to
// the point of beginning; thence". Never: the courses put in another order; the land lies between two lines, and one figure cannot say so.
import type { Course } from './course-parts.ts';

const AGAIN =
  /\b(?:returning|going\s+back)\s+to\s+(?:the\s+|said\s+)(?:(?:original|true|aforesaid|said)\s+){0,2}(?:point|place)\s+of\s+beginning[\s;:,.]{0,4}$/;
const WHY = 'it sets out from the point of beginning again, not from the course before it';

export function doubtSetOutAgain(folded: string, courses: Course[]): void {
  courses.forEach((course, i) => {
    const before = courses[i - 1];
    if (!before) return;
    const gap = folded.slice(Math.max(before.valuesEnd, course.start - 110), course.start);
    if (AGAIN.test(gap))
      courses[i] = { ...course, reasons: [...course.reasons, WHY], grave: true };
  });
}
