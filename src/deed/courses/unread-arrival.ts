// Takes: the courses of one description whose ends are numbered ("to point 5"). Gives: the same, doubted where the words behind one come to the next
// number too, with figures between: a course stands there that could not be read. Never: the course that is missing.
import type { Course } from './course-parts.ts';

const WHY = 'a course that cannot be read stands behind it';
const ARRIVES =
  /\bto\s{1,2}(?:point|corner|cor\.?|station|pt\.?)[\s,]{1,2}(?:no\.?\s?)?["“]?(?<number>\d{1,3})(?![\d-]|[a-z.]\d)/g;
/** As far as the words of one course are read. */
const MOST = 400;
const MOST_BEFORE = 12;

export function doubtUnreadArrivals(folded: string, courses: Course[]): void {
  courses.forEach((course, i) => {
    const to = Math.min(courses[i + 1]?.start ?? course.end, course.valuesEnd + MOST);
    const words = folded.slice(course.valuesEnd, to);
    const ends = [...words.matchAll(ARRIVES)];
    // Its own end stands right behind its values; farther on other lines may be told.
    if ((ends[0]?.index ?? MOST) > MOST_BEFORE) return;
    const isPassed = ends.some((end, at) => {
      const next = ends[at + 1];
      if (!next || Number(next.groups!['number']) !== Number(end.groups!['number']) + 1) return false;
      return /[;:\n][^;]*\d/.test(words.slice(end.index + end[0].length, next.index));
    });
    if (isPassed) courses[i] = { ...course, reasons: [...course.reasons, WHY], grave: true };
  });
}
