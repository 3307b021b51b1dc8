// Takes: courses in order. Gives: whether they come back to where they began, well enough to be a figure and not a tie.
// Never: a verdict on a tract; that is the judge's, with the contract's limits.
import { azimuthDeg } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import type { Course } from './course-parts.ts';

/** A figure comes back to within this part of its length. */
export const FIGURE_RATIO = 50;

/** Where a walk along courses stands, in feet from its beginning. */
export interface Walk {
  east: number;
  north: number;
  perimeter: number;
}

export const startWalk = (): Walk => ({ east: 0, north: 0, perimeter: 0 });

/** One course further; false where the course gives no bearing or no length. */
export function walkOn(walk: Walk, course: Course): boolean {
  const bearing = course.curve ? course.curve.chordBearing : course.bearing;
  const length = course.curve ? course.curve.chordLength : course.distance;
  if (!bearing || !length) return false;
  const feet = length.amount * feetPer(length.unit);
  const azimuth = (azimuthDeg(bearing) * Math.PI) / 180;
  walk.east += feet * Math.sin(azimuth);
  walk.north += feet * Math.cos(azimuth);
  walk.perimeter += feet;
  return true;
}

export const isBack = (walk: Walk, ratio: number): boolean =>
  Math.hypot(walk.east, walk.north) < walk.perimeter / ratio;

/** Whether the courses by themselves come back to within a part of their length: a figure, not a tie. */
export function closesItself(courses: readonly Course[], ratio = FIGURE_RATIO): boolean {
  if (courses.length < 3) return false;
  const walk = startWalk();
  return courses.every((course) => walkOn(walk, course)) && isBack(walk, ratio);
}

/** Whether courses, of which one has a length but nothing that places it, could come back: the gap is as long as that one. */
export function closesBut(courses: readonly Course[], ratio = FIGURE_RATIO): boolean {
  if (courses.length < 4) return false;
  const walk = startWalk();
  const free = courses.filter((course) => !walkOn(walk, course));
  const length = free[0]?.curve ? free[0].curve.arc : free[0]?.distance;
  if (free.length !== 1 || !length) return false;
  const feet = length.amount * feetPer(length.unit);
  return Math.abs(Math.hypot(walk.east, walk.north) - feet) < (walk.perimeter + feet) / ratio;
}

/** The figures that courses close one after another; null where one stays open. */
export function loopsOf(lines: readonly Course[]): Course[][] | null {
  const loops: Course[][] = [];
  let open: Course[] = [];
  for (const line of lines) {
    open.push(line);
    if (!closesItself(open, 1000)) continue;
    loops.push(open);
    open = [];
  }
  return open.length > 0 || loops.length === 0 ? null : loops;
}
