// Takes: solved courses with curves that nothing stated places (no chord, tangent or radial bearing, no word of tangency). Gives: the
// same, each such curve tangent to the course behind it instead of the one before it where only so the figure comes back.
// Never: a curve turned to close the figure; a neighbour's direction is the only choice, and the assumption stays named.
import type { Course, CourseElements } from './course.ts';
import { solveCurve } from './curve.ts';
import { intoOf, outOf, walk, type SolvedCourses } from './traverse.ts';

/** Sixteen ways to try at most. */
const MOST = 4;
/** How much nearer to its beginning the figure must end. */
const NEARER = 10;

export function settleFreeCurves(elements: readonly CourseElements[], solved: SolvedCourses): SolvedCourses {
  if (solved.troubles.length > 0 || elements.length < 3) return solved;
  const free = elements.flatMap((each, i) => (isFree(each) && i + 1 < elements.length ? [i] : []));
  if (free.length === 0 || free.length > MOST) return solved;
  let best = solved.courses;
  let least = misclosure(solved.courses) / NEARER;
  for (let ways = 1; ways < 2 ** free.length; ways++) {
    const behind = new Set(free.filter((_, k) => ways & (1 << k)));
    const courses = solvedFrom(elements, solved.courses, behind);
    if (!courses || misclosure(courses) >= least) continue;
    best = courses;
    least = misclosure(courses);
  }
  return { ...solved, courses: best };
}

function isFree(each: CourseElements): boolean {
  if (each.kind !== 'curve' || each.tangent !== null) return false;
  const { chordAzimuthRad, tangentInRad, tangentOutRad, radialInRad, radialOutRad } = each;
  return (chordAzimuthRad ?? tangentInRad ?? tangentOutRad ?? radialInRad ?? radialOutRad) === null;
}

const misclosure = (courses: readonly (Course | null)[]): number => walk(courses.map((c) => c!)).misclosureFt;

/** The curves solved again in order, those of `behind` from the course behind them; null where one cannot be. */
function solvedFrom(
  elements: readonly CourseElements[],
  lines: readonly (Course | null)[],
  behind: ReadonlySet<number>,
): Course[] | null {
  const courses: (Course | null)[] = elements.map((each, i) => (each.kind === 'line' ? lines[i]! : null));
  for (const [i, each] of elements.entries()) {
    if (each.kind !== 'curve') continue;
    const solution = solveCurve(each, {
      beforeRad: behind.has(i) ? null : outOf(elements, courses, i - 1),
      afterRad: intoOf(elements, courses, i + 1),
    });
    if (!('course' in solution)) return null;
    courses[i] = solution.course;
  }
  return courses as Course[];
}
