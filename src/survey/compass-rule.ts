// Takes: a traverse that misses its beginning. Gives: the same courses, the misclosure apportioned by course length.
// Never: a status; an adjusted figure says nothing about whether the record was right.
import { curveCourse, lineCourse } from './course.ts';
import type { Arc, Course } from './course.ts';
import { walk } from './traverse.ts';
import type { Traverse } from './traverse.ts';

/**
 * The Bowditch rule (SPEC.md, Adjustment): each course takes its share of the misclosure in the proportion of its length,
 * along the arc for curves. An adjusted curve keeps its radius; its central angle follows the new chord.
 */
export function compassRule(traverse: Traverse): Traverse {
  if (!(traverse.perimeterFt > 0)) return traverse;
  const share = (course: Course): number => course.pathFt / traverse.perimeterFt;
  const adjusted = traverse.courses.map((course) =>
    fitted(course, course.eastFt - traverse.eastFt * share(course), course.northFt - traverse.northFt * share(course)),
  );
  return walk(adjusted);
}

function fitted(course: Course, eastFt: number, northFt: number): Course {
  const azimuth = Math.atan2(eastFt, northFt);
  const lengthFt = Math.sqrt(eastFt * eastFt + northFt * northFt);
  const solved =
    course.kind === 'line'
      ? lineCourse(azimuth, lengthFt)
      : curveCourse(
          azimuth,
          lengthFt,
          course.arc && fittedArc(course.arc, lengthFt),
          course.assumptions,
          course.remarks,
        );
  // the exact components, so that the figure closes to the last bit that addition allows
  return { ...solved, eastFt, northFt };
}

function fittedArc(arc: Arc, chordFt: number): Arc {
  if (chordFt >= 2 * arc.radiusFt) return { ...arc, radiusFt: chordFt / 2, deltaRad: Math.PI };
  const minor = 2 * Math.asin(chordFt / (2 * arc.radiusFt));
  return { ...arc, deltaRad: arc.deltaRad > Math.PI ? 2 * Math.PI - minor : minor };
}
