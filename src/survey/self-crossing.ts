// Takes: a traverse. Gives: the first two courses that cross each other. Never: a touch or a shared corner called a crossing.
// A sweep from west to east over bounding boxes: near linear on boundaries, which are long and thin everywhere.
import type { Course } from './course.ts';
import type { Point, Traverse } from './traverse.ts';

interface Piece {
  readonly call: number;
  /** Place along the figure; neighbours differ by one. */
  readonly order: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Crossing {
  readonly calls: readonly [number, number];
}

/** Arc pieces of at most 15 degrees stay within 0.9 % of the radius of the arc. */
const PIECE_RAD = Math.PI / 12;

/** Points along the course, its beginning left out. */
export function pathPoints(course: Course, from: Point): Point[] {
  const end: Point = [from[0] + course.eastFt, from[1] + course.northFt];
  const { arc } = course;
  if (arc === null || arc.deltaRad <= PIECE_RAD) return [end];
  const toCentre = course.inRad + (arc.turn * Math.PI) / 2;
  const cx = from[0] + arc.radiusFt * Math.sin(toCentre);
  const cy = from[1] + arc.radiusFt * Math.cos(toCentre);
  const count = Math.ceil(arc.deltaRad / PIECE_RAD);
  const points: Point[] = [];
  for (let k = 1; k < count; k += 1) {
    const at = toCentre + Math.PI + (arc.turn * arc.deltaRad * k) / count;
    points.push([cx + arc.radiusFt * Math.sin(at), cy + arc.radiusFt * Math.cos(at)]);
  }
  points.push(end);
  return points;
}

function piecesOf(traverse: Traverse): Piece[] {
  const pieces: Piece[] = [];
  for (let call = 0; call < traverse.courses.length; call += 1) {
    let from = traverse.points[call]!;
    const course = traverse.courses[call]!;
    const path = course.arc === null ? [traverse.points[call + 1]!] : pathPoints(course, from);
    for (const to of path) {
      pieces.push(piece(call, pieces.length, from, to));
      from = to;
    }
  }
  return pieces;
}

function piece(call: number, order: number, a: Point, b: Point): Piece {
  const [ax, ay] = a;
  const [bx, by] = b;
  const [west, east] = ax < bx ? [ax, bx] : [bx, ax];
  const [south, north] = ay < by ? [ay, by] : [by, ay];
  return { call, order, ax, ay, bx, by, west, east, south, north };
}

/** Twice the area of a, b, p over the length of ab: how far p lies to one side. */
function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  return length === 0 ? 0 : ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length;
}

function crosses(p: Piece, q: Piece, toleranceFt: number): boolean {
  const apart = (one: number, two: number): boolean =>
    (one > toleranceFt && two < -toleranceFt) || (one < -toleranceFt && two > toleranceFt);
  return (
    apart(side(p.ax, p.ay, p.bx, p.by, q.ax, q.ay), side(p.ax, p.ay, p.bx, p.by, q.bx, q.by)) &&
    apart(side(q.ax, q.ay, q.bx, q.by, p.ax, p.ay), side(q.ax, q.ay, q.bx, q.by, p.bx, p.by))
  );
}

function neighbours(p: Piece, q: Piece, count: number): boolean {
  const apart = Math.abs(p.order - q.order);
  return apart === 1 || apart === count - 1;
}

const crossingOf = (p: Piece, q: Piece): Crossing => ({ calls: [Math.min(p.call, q.call), Math.max(p.call, q.call)] });

/** Up to this many pieces, looking at every pair is quicker than sorting. */
const FEW = 24;

function crossingAmongFew(pieces: readonly Piece[], toleranceFt: number): Crossing | null {
  for (let i = 0; i < pieces.length; i += 1) {
    const p = pieces[i]!;
    for (let k = i + 2; k < pieces.length; k += 1) {
      const q = pieces[k]!;
      if (p.west > q.east || p.east < q.west || p.south > q.north || p.north < q.south) continue;
      if (!neighbours(p, q, pieces.length) && crosses(p, q, toleranceFt)) return crossingOf(p, q);
    }
  }
  return null;
}

/** The first crossing met by the sweep; null when the figure is simple. Excursions under the tolerance don't count. */
export function selfCrossing(traverse: Traverse, toleranceFt = 0.05): Crossing | null {
  const pieces = piecesOf(traverse);
  const count = pieces.length;
  if (count < 4) return null;
  if (count <= FEW) return crossingAmongFew(pieces, toleranceFt);
  pieces.sort((a, b) => a.west - b.west);
  let active: Piece[] = [];
  for (const next of pieces) {
    const still: Piece[] = [];
    for (const other of active) {
      if (other.east < next.west) continue;
      still.push(other);
      if (other.south > next.north || other.north < next.south || neighbours(other, next, count)) continue;
      if (crosses(other, next, toleranceFt)) return crossingOf(other, next);
    }
    still.push(next);
    active = still;
  }
  return null;
}
