// Takes: courses and the step of the last printed digit of each value. Gives: how far a sound figure may miss by rounding alone.
// Never: a tolerance out of the air; every foot of it comes from a printed digit.
import type { Course } from './course.ts';
import type { SizeName } from './curve-size.ts';

/** One unit of the last printed digit of each value of a course, in feet and radians. */
export interface CourseSteps {
  /** Of the line's length, or of the chord's, stated or computed. */
  readonly lengthFt: number;
  /** Of the line's or the chord's direction. */
  readonly azimuthRad: number;
  /** Of a curve's own elements; null for lines. */
  readonly sizes: Readonly<Record<SizeName, number>> | null;
}

export interface Rounding {
  /** Standard deviation of the misclosure in each axis. */
  readonly eastSdFt: number;
  readonly northSdFt: number;
  /** What rounding explains: three standard deviations, never more than every digit at its worst. */
  readonly allowanceFt: number;
}

/** A rounded value is uniform over its last step: its variance is step^2 / 12. Lengths move along, bearings across. */
export function roundingOf(courses: readonly Course[], steps: readonly CourseSteps[]): Rounding {
  let east = 0;
  let north = 0;
  let worstFt = 0;
  for (let i = 0; i < courses.length; i += 1) {
    const course = courses[i]!;
    const step = steps[i]!;
    const along = (step.lengthFt * step.lengthFt) / 12;
    const across = (course.lengthFt * step.azimuthRad) ** 2 / 12;
    const sin = course.lengthFt === 0 ? 0 : course.eastFt / course.lengthFt;
    const sin2 = sin * sin;
    east += along * sin2 + across * (1 - sin2);
    north += along * (1 - sin2) + across * sin2;
    worstFt += Math.sqrt(3 * (along + across)); // half a step each way: 12 / 4
  }
  const allowanceFt = Math.min(worstFt, 3 * Math.sqrt(east + north));
  return { eastSdFt: Math.sqrt(east), northSdFt: Math.sqrt(north), allowanceFt };
}
