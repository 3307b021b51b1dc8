// Takes: a traverse. Gives: its area by shoelace plus the circular segments, and the sense in which it runs.
// Never: an area for an open figure other than that of the figure closed by a straight line.
import type { Arc, Course } from './course.ts';
import type { Point, Traverse } from './traverse.ts';

/** Signed: positive when the points run clockwise, as azimuths do. */
export function shoelaceSqft(points: readonly Point[]): number {
  let twice = 0;
  let last = points[points.length - 1] ?? ([0, 0] as const);
  for (const point of points) {
    twice += point[0] * last[1] - last[0] * point[1];
    last = point;
  }
  return twice / 2;
}

/** Between arc and chord; right for major arcs, where it exceeds half the circle. */
export function segmentSqft(arc: Arc): number {
  return (arc.radiusFt * arc.radiusFt * (arc.deltaRad - Math.sin(arc.deltaRad))) / 2;
}

/** An arc that turns right bulges to the left of its chord, which is outwards on a clockwise figure. */
export function segmentsSqft(courses: readonly Course[]): number {
  let sum = 0;
  for (const { arc } of courses) if (arc !== null) sum += arc.turn * segmentSqft(arc);
  return sum;
}

/** Signed area: positive clockwise. */
export function signedAreaSqft(traverse: Pick<Traverse, 'points' | 'courses'>): number {
  return shoelaceSqft(traverse.points) + segmentsSqft(traverse.courses);
}

export type Orientation = 'clockwise' | 'counterclockwise' | 'none';

export function orientation(areaSqft: number): Orientation {
  return areaSqft > 0 ? 'clockwise' : areaSqft < 0 ? 'counterclockwise' : 'none';
}
