// Takes: two figures in feet. Gives: the ways of laying the first beside the second so that courses of theirs coincide.
// Never: a figure laid upon its neighbour; parcels that adjoin share a line, not ground.
import { rigidFit, moved } from './rigid-fit.ts';
import type { PointFt, RigidFit } from './rigid-fit.ts';

export interface SharedFit {
  readonly fit: RigidFit;
  /** Courses of the first figure that lie on courses of the second, from 0. */
  readonly courses: readonly number[];
}

/** Two records of one line differ by this much at most: half a foot, or one part in a thousand of it. */
const LENGTH_FT = 0.5;
const LENGTH_SHARE = 0.001;
/** Bases of bearing differ by a few degrees (true, magnetic, assumed); more is another line. */
const MOST_TURN_RAD = (5 * Math.PI) / 180;
const ENDS_FT = 2;
const SHORTEST_FT = 20;
const MOST_COURSES = 400;
const MOST_TRIES = 300;

interface Match {
  readonly course: number;
  readonly pairs: readonly [readonly [PointFt, PointFt], readonly [PointFt, PointFt]];
}

const lengthOf = (a: PointFt, b: PointFt): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function matches(figure: readonly PointFt[], other: readonly PointFt[]): Match[] {
  const found: Match[] = [];
  for (let i = 0; i + 1 < figure.length; i += 1) {
    const [a, b] = [figure[i]!, figure[i + 1]!];
    const length = lengthOf(a, b);
    if (length < SHORTEST_FT) continue;
    for (let j = 0; j + 1 < other.length; j += 1) {
      const [c, d] = [other[j]!, other[j + 1]!];
      if (Math.abs(lengthOf(c, d) - length) > Math.max(LENGTH_FT, LENGTH_SHARE * length)) continue;
      found.push({ course: i, pairs: [[a, d], [b, c]] }, { course: i, pairs: [[a, c], [b, d]] }); // prettier-ignore
    }
  }
  return found;
}

/** Best first: most courses, then least residual; one entry a position. */
export function sharedCourses(figure: readonly PointFt[], other: readonly PointFt[]): SharedFit[] {
  if (figure.length > MOST_COURSES || other.length > MOST_COURSES) return [];
  const all = matches(figure, other);
  const fits: SharedFit[] = [];
  for (const match of all.slice(0, MOST_TRIES)) {
    const first = rigidFit(match.pairs);
    if (first === null || Math.abs(first.rotationRad) > MOST_TURN_RAD) continue;
    const agreeing = all.filter(({ pairs }) =>
      pairs.every(([from, to]) => lengthOf(moved(first, from), to) <= ENDS_FT),
    );
    const fit = rigidFit(agreeing.flatMap(({ pairs }) => pairs));
    if (fit === null || overlaps(fit, figure, other)) continue;
    fits.push({ fit, courses: [...new Set(agreeing.map(({ course }) => course))].sort((a, b) => a - b) });
  }
  fits.sort((a, b) => b.courses.length - a.courses.length || a.fit.residualFt - b.fit.residualFt);
  return fits.filter((each, i) => !fits.slice(0, i).some((better) => samePlace(better.fit, each.fit)));
}

export function samePlace(a: RigidFit, b: RigidFit): boolean {
  return lengthOf(a.shiftFt, b.shiftFt) <= 5;
}

/** Whether the middle of either figure lies in the other. */
function overlaps(fit: RigidFit, figure: readonly PointFt[], other: readonly PointFt[]): boolean {
  const laid = figure.map((point) => moved(fit, point));
  return isWithin(middleOf(laid), other) || isWithin(middleOf(other), laid);
}

function middleOf(figure: readonly PointFt[]): PointFt {
  const open = figure.length > 1 ? figure.slice(0, -1) : figure;
  const sum = open.reduce<[number, number]>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / open.length, sum[1] / open.length];
}

function isWithin([x, y]: PointFt, figure: readonly PointFt[]): boolean {
  let inside = false;
  for (let i = 0, j = figure.length - 1; i < figure.length; j = i, i += 1) {
    const [a, b] = [figure[i]!, figure[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
