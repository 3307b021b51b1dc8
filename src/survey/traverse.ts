// Takes: the elements of a tract's courses. Gives: the courses solved, walked from the origin: vertices, misclosure, perimeter.
// Never: a course skipped; when one cannot be computed the traverse is null and every such course is named.
import { curveCourse, lineCourse } from './course.ts';
import type { Course, CourseElements, CurveElements } from './course.ts';
import { solveCurve } from './curve.ts';

/** Why one course cannot be computed. */
export interface CourseTrouble {
  readonly call: number;
  readonly text: string;
}

export interface SolvedCourses {
  /** Null where the course could not be solved. */
  readonly courses: readonly (Course | null)[];
  readonly troubles: readonly CourseTrouble[];
}

export type Point = readonly [eastFt: number, northFt: number];

export interface Traverse {
  readonly courses: readonly Course[];
  /** N courses give N + 1 points, the first at the origin. */
  readonly points: readonly Point[];
  /** From the start to the last computed point. */
  readonly eastFt: number;
  readonly northFt: number;
  readonly misclosureFt: number;
  /** Along arcs where there are curves. */
  readonly perimeterFt: number;
}

function lineTrouble(elements: CourseElements & { kind: 'line' }): string {
  const lacks: string[] = [];
  if (elements.azimuthRad === null) lacks.push('bearing');
  if (elements.lengthFt === null) lacks.push('length');
  const why = elements.troubles.length > 0 ? ` (${elements.troubles.join('; ')})` : '';
  return `has no usable ${lacks.join(' and no usable ')}${why}`;
}

/** Curves may lean on a neighbour's direction, so lines come first, then curves forwards, then backwards. */
export function solveCourses(elements: readonly CourseElements[]): SolvedCourses {
  const courses: (Course | null)[] = elements.map((each) =>
    each.kind === 'line' && each.azimuthRad !== null && each.lengthFt !== null
      ? lineCourse(each.azimuthRad, each.lengthFt)
      : null,
  );
  let curves = false;
  for (const each of elements) if (each.kind === 'curve') curves = true;
  const whys = curves ? solveCurves(elements, courses) : new Map<number, string>();
  const troubles: CourseTrouble[] = [];
  for (let i = 0; i < elements.length; i += 1) {
    const each = elements[i]!;
    if (courses[i] !== null) continue;
    troubles.push({ call: i, text: each.kind === 'line' ? lineTrouble(each) : curveTrouble(each, whys.get(i)) });
  }
  return { courses, troubles };
}

function curveTrouble(elements: CurveElements, why = 'it is not determined'): string {
  const more = elements.troubles.length > 0 ? ` (${elements.troubles.join('; ')})` : '';
  return `is a curve that cannot be computed: ${why}${more}`;
}

/** Direction of travel before or after a place; a neighbour's recorded azimuth counts even where its length is missing. */
export function outOf(
  elements: readonly CourseElements[],
  courses: readonly (Course | null)[],
  i: number,
): number | null {
  const course = courses[i];
  if (course) return course.outRad;
  const each = elements[i];
  return each === undefined ? null : each.kind === 'line' ? each.azimuthRad : each.tangentOutRad;
}

export function intoOf(
  elements: readonly CourseElements[],
  courses: readonly (Course | null)[],
  i: number,
): number | null {
  const course = courses[i];
  if (course) return course.inRad;
  const each = elements[i];
  return each === undefined ? null : each.kind === 'line' ? each.azimuthRad : each.tangentInRad;
}

function solveCurves(elements: readonly CourseElements[], courses: (Course | null)[]): Map<number, string> {
  const whys = new Map<number, string>();
  const attempt = (i: number, each: CurveElements, beforeRad: number | null, afterRad: number | null): void => {
    const solution = solveCurve(each, { beforeRad, afterRad });
    if ('course' in solution) courses[i] = solution.course;
    else whys.set(i, solution.trouble);
  };
  for (let i = 0; i < elements.length; i += 1) {
    const each = elements[i]!;
    if (each.kind === 'curve' && courses[i] === null) attempt(i, each, outOf(elements, courses, i - 1), null);
  }
  for (let i = elements.length - 1; i >= 0; i -= 1) {
    const each = elements[i]!;
    if (each.kind !== 'curve' || courses[i] !== null) continue;
    attempt(i, each, outOf(elements, courses, i - 1), intoOf(elements, courses, i + 1));
  }
  return whys;
}

/** Walks courses from the origin. */
export function walk(courses: readonly Course[]): Traverse {
  const points: Point[] = [[0, 0]];
  let eastFt = 0;
  let northFt = 0;
  let perimeterFt = 0;
  for (const course of courses) {
    eastFt += course.eastFt;
    northFt += course.northFt;
    perimeterFt += course.pathFt;
    points.push([eastFt, northFt]);
  }
  return {
    courses,
    points,
    eastFt,
    northFt,
    misclosureFt: Math.sqrt(eastFt * eastFt + northFt * northFt),
    perimeterFt,
  };
}

/** The traverse of a tract, or null when a course is in trouble. */
export function traverse(elements: readonly CourseElements[]): Traverse | null {
  const solved = solveCourses(elements);
  return solved.troubles.length > 0 ? null : walk(solved.courses as readonly Course[]);
}

/** The same course walked the other way; its arc turns to the other hand. */
export function reversedCourse(course: Course): Course {
  const azimuth = course.azimuthRad + Math.PI;
  if (course.kind === 'line') return lineCourse(azimuth, course.lengthFt);
  const arc =
    course.arc === null ? null : { ...course.arc, turn: course.arc.turn === 1 ? (-1 as const) : (1 as const) };
  return curveCourse(azimuth, course.lengthFt, arc, course.assumptions, course.remarks);
}
