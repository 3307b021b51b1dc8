// Takes: a tract in its own plane, where that lies on the earth, and a grid. Gives: the tract on the grid, in US survey feet: each corner where
// the geodesic from the point of beginning ends, an arc on the chord between two of them. Never: a label changed: what is printed is the record's.
import type { LonLat, PlaneGrid } from '../grids/grid.ts';
import type { Point } from '../survey/traverse.ts';
import type { DrawnTract } from './drawn-tract.ts';
import type { PlaneCourse } from './plane-tract.ts';

export function gridTract(tract: DrawnTract, place: (point: Point) => LonLat, { projectFt }: PlaneGrid): DrawnTract {
  const at = (point: Point): Point => projectFt(place(point));
  const points = tract.points.map(at);
  const courses = tract.courses.map((course, i) => gridCourse(course, points[i]!, points[i + 1]!));
  const ties = tract.ties.map((leg) => ({ ...leg, from: at(leg.from), to: at(leg.to) }));
  return { ...tract, points, courses, ties };
}

/** A conformal grid keeps the angle of an arc; its radius goes with its chord. */
function gridCourse(course: PlaneCourse, from: Point, to: Point): PlaneCourse {
  const chordFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const { arc } = course;
  const grown = arc === null || course.chordFt === 0 ? arc : { ...arc, radiusFt: (arc.radiusFt * chordFt) / course.chordFt };
  return { ...course, from, to, chordFt, arc: grown };
} // prettier-ignore
