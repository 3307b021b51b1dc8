// Takes: a closed figure and a direction. Gives: the corner that a surveyor would call by it ("the northwest corner"). Never: one of two that
// both might be meant, a point where the boundary hardly turns, or a corner rounded off.
import type { Point } from '../survey/traverse.ts';
import type { Compass } from './parent-corner.ts';
import { type Extent, extentOf, pathOf, type PlaneCourse, type PlaneTract } from './plane-tract.ts';

/** Less of a turn makes no corner. */
const LEAST_TURN_RAD = (10 * Math.PI) / 180;

/** How far out it must lie, of a figure of height and breadth 1, and how much farther than any other corner. */
const OUT_IN_BOTH = { least: 1.5, ahead: 0.25 }; // a square turned by 30° has a northwest corner yet, one turned by 40° has none
const OUT_IN_ONE = { least: 1, ahead: 0.1 };

export function compassCorner(tract: PlaneTract, compass: Compass): Point | null {
  const paths = tract.courses.map((course) => pathOf(course, course.chordFt / 500 + 0.01));
  const reach = reachTowards(compass, extentOf(paths.flat()));
  const { least, ahead } = compass.length > 5 ? OUT_IN_BOTH : OUT_IN_ONE;
  const corners = [...cornersOf(tract.courses), ...missedBeginning(tract.points)].toSorted(
    (a, b) => reach(b) - reach(a),
  );
  const [best, second] = corners;
  if (!best || reach(best) < least - NEARLY) return null;
  if (second && reach(best) - reach(second) < ahead) return null;
  return paths.flat().every((point) => reach(point) <= reach(best) + NEARLY) ? best : null;
}

const NEARLY = 5e-3; // a misclosure beside the beginning is no rival

/** 0 to 1 in each of the directions named, over the box of the figure: a long lot has its corners as a square one has. */
function reachTowards(compass: Compass, { minimum, maximum }: Extent): (point: Point) => number {
  const share = (axis: 0 | 1, at: number): number => (at - minimum[axis]) / (maximum[axis] - minimum[axis] || 1);
  return ([east, north]) => {
    const [x, y] = [share(0, east), share(1, north)];
    const parts = [
      compass.startsWith('north') && y,
      compass.startsWith('south') && 1 - y,
      compass.endsWith('east') && x,
      compass.endsWith('west') && 1 - x,
    ];
    return parts.reduce<number>((sum, part) => sum + (part || 0), 0);
  };
}

/** Where a figure misses its beginning visibly, either end of the gap may be the corner. */
function missedBeginning(points: readonly Point[]): Point[] {
  const { minimum, maximum } = extentOf(points);
  const [first, last] = [points[0]!, points.at(-1)!];
  const size = Math.hypot(maximum[0] - minimum[0], maximum[1] - minimum[1]);
  return Math.hypot(last[0] - first[0], last[1] - first[1]) > VISIBLE * size ? [last] : [];
}

const VISIBLE = 0.01;

/** Where one course ends and the next begins another way. */
function cornersOf(courses: readonly PlaneCourse[]): Point[] {
  const long = courses.filter(({ chordFt }) => chordFt > 0);
  return long.flatMap((course, i) => {
    const turned = azimuthAt(course, -1) - azimuthAt(long.at(i - 1)!, 1);
    const turn = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
    return turn < LEAST_TURN_RAD ? [] : [course.from];
  });
}

/** Of a course's tangent, where it begins (-1) or ends (1). */
function azimuthAt({ from, to, arc }: PlaneCourse, end: -1 | 1): number {
  const chord = Math.atan2(to[0] - from[0], to[1] - from[1]);
  return arc === null ? chord : chord + (end * arc.turn * arc.deltaRad) / 2;
}
