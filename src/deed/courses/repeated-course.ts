// Takes: the courses of one description. Gives: the same, doubted where one has the very words and values of the course before it and nothing stands
// between them: a line printed or scanned twice. Never: one of the two left out; a line may go on in equal parts.
import type { Course } from './course-parts.ts';

const WHY = 'it repeats the course before it word for word; the line may be printed twice';
const NOTHING = /^[\s;,.]{0,12}$/;

export function doubtRepeated(folded: string, courses: Course[]): void {
  for (let i = 1; i < courses.length; i++) {
    const [before, course] = [courses[i - 1]!, courses[i]!];
    if (before.distance === null || before.distance.amount !== course.distance?.amount || course.curve) continue;
    if (!NOTHING.test(folded.slice(before.valuesEnd, course.start))) continue;
    const words = folded.slice(course.start, course.valuesEnd);
    if (words.length === before.valuesEnd - before.start && folded.startsWith(words, before.start))
      courses[i] = { ...course, reasons: [...course.reasons, WHY] };
  }
}
