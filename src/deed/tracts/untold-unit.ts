// Takes: the courses of a tract whose lengths are bare figures. Gives: them with their doubt, where the paper tells no unit at all: old notes
// count poles, chains or varas without a word. Never: a doubt where a length, a head or a note names a unit, nor of feet told in hundredths.
import { NO_UNIT } from '../courses/course-length.ts';
import type { Course } from '../courses/course-parts.ts';

const UNTOLD = 'the length has no unit, and the paper names none: feet are taken';

export function withUntoldUnit(courses: readonly Course[]): readonly Course[] {
  const bare = courses.filter(isBare);
  if (bare.length === 0 || bare.some(({ distance }) => !Number.isInteger(distance!.amount * 4))) return courses;
  return courses.map((course) =>
    isBare(course)
      ? { ...course, grave: true, reasons: [...course.reasons.filter((reason) => reason !== NO_UNIT), UNTOLD] }
      : course,
  );
}

const isBare = ({ distance }: Course): boolean => distance?.unitless === true;
