// Takes: a ring of the fabric, in degrees. Gives: whether two of its sides cross. Never: a touch or a shared vertex called a crossing.
// A sweep from west to east over the sides' boxes, as survey/self-crossing.ts has it for courses in feet.
import { openRing } from './lon-lat.ts';
import type { LonLat, Ring } from './lon-lat.ts';

interface Side {
  readonly order: number;
  readonly a: LonLat;
  readonly b: LonLat;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function sidesOf(points: readonly LonLat[]): Side[] {
  return points.map((a, order) => {
    const b = points[(order + 1) % points.length]!;
    return {
      ...{ order, a, b, west: Math.min(a[0], b[0]), east: Math.max(a[0], b[0]) },
      ...{ south: Math.min(a[1], b[1]), north: Math.max(a[1], b[1]) },
    };
  });
}

/** Degrees: a tenth of a millimetre. Nearer than this a vertex lies on the line. */
const ON_LINE_DEG = 1e-9;

/** How far p lies to one side of ab, in degrees. */
function offset([ax, ay]: LonLat, [bx, by]: LonLat, [px, py]: LonLat): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? 0 : ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length;
}

function parted(one: number, two: number): boolean {
  return (one > ON_LINE_DEG && two < -ON_LINE_DEG) || (one < -ON_LINE_DEG && two > ON_LINE_DEG);
}

function cross(p: Side, q: Side): boolean {
  if (p.south > q.north || p.north < q.south) return false;
  return parted(offset(p.a, p.b, q.a), offset(p.a, p.b, q.b)) && parted(offset(q.a, q.b, p.a), offset(q.a, q.b, p.b));
}

export function ringCrosses(ring: Ring): boolean {
  const sides = sidesOf(openRing(ring));
  if (sides.length < 4) return false;
  sides.sort((one, other) => one.west - other.west);
  let active: Side[] = [];
  for (const next of sides) {
    const still: Side[] = [];
    for (const other of active) {
      if (other.east < next.west) continue;
      if (cross(other, next)) return true;
      still.push(other);
    }
    still.push(next);
    active = still;
  }
  return false;
}
