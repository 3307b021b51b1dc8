// Takes: courses of which exactly one cannot be computed. Gives: what that one would have to be for the figure to close.
// Never: a value put into the extraction; it is a sentence for a person.
import { lineCourse } from './course.ts';
import type { Course, CourseElements } from './course.ts';

export interface MissingCourse {
  readonly call: number;
  /** Azimuth and length that close the figure exactly, or best, given what the course does state. */
  readonly azimuthRad: number;
  readonly lengthFt: number;
  /** What stays open when the stated part is kept; 0 when both were missing. */
  readonly leftOpenFt: number;
  readonly computed: 'both' | 'bearing' | 'length';
  /** The other length that would do as well is not offered: a course is walked forwards. */
  readonly course: Course;
}

/** Solves the one course whose bearing, length or both are missing; null when none or several are. */
export function missingCourse(
  elements: readonly CourseElements[],
  courses: readonly (Course | null)[],
): MissingCourse | null {
  let call = -1;
  let eastFt = 0;
  let northFt = 0;
  for (let i = 0; i < courses.length; i += 1) {
    const course = courses[i];
    if (course) {
      eastFt -= course.eastFt;
      northFt -= course.northFt;
    } else if (call >= 0) return null;
    else call = i;
  }
  const gap = elements[call];
  if (gap === undefined || courses.length < 3) return null;
  const stated = statedPart(gap);
  const reachFt = Math.hypot(eastFt, northFt);
  const towards = Math.atan2(eastFt, northFt);
  if (stated.azimuthRad !== null) return byLength(call, stated.azimuthRad, eastFt, northFt);
  const lengthFt = stated.lengthFt ?? reachFt;
  const computed = stated.lengthFt === null ? 'both' : 'bearing';
  const leftOpenFt = Math.abs(reachFt - lengthFt);
  return { call, azimuthRad: towards, lengthFt, leftOpenFt, computed, course: lineCourse(towards, lengthFt) };
}

function statedPart(gap: CourseElements): { azimuthRad: number | null; lengthFt: number | null } {
  if (gap.kind === 'line') return gap;
  return { azimuthRad: gap.chordAzimuthRad, lengthFt: gap.chordFt };
}

function byLength(call: number, azimuth: number, eastFt: number, northFt: number): MissingCourse | null {
  const lengthFt = eastFt * Math.sin(azimuth) + northFt * Math.cos(azimuth);
  if (lengthFt <= 0) return null;
  const leftOpenFt = Math.abs(eastFt * Math.cos(azimuth) - northFt * Math.sin(azimuth));
  return { call, azimuthRad: azimuth, lengthFt, leftOpenFt, computed: 'length', course: lineCourse(azimuth, lengthFt) };
}
