// Takes: pairs of points of two planes. Gives: the turn and shift that lay the one set on the other, by least squares.
// Never: a change of scale; a survey's feet are feet.

export type PointFt = readonly [eastFt: number, northFt: number];

export interface RigidFit {
  /** Clockwise. */
  readonly rotationRad: number;
  readonly shiftFt: PointFt;
  /** Root mean square of what is left between the pairs. */
  readonly residualFt: number;
}

/** Turns clockwise about the origin, then shifts. */
export function moved(fit: Pick<RigidFit, 'rotationRad' | 'shiftFt'>, [x, y]: PointFt): PointFt {
  const [sin, cos] = [Math.sin(fit.rotationRad), Math.cos(fit.rotationRad)];
  return [x * cos + y * sin + fit.shiftFt[0], y * cos - x * sin + fit.shiftFt[1]];
}

function meanOf(points: readonly PointFt[]): PointFt {
  const sum = points.reduce<[number, number]>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Null for fewer than two different points. */
export function rigidFit(pairs: readonly (readonly [from: PointFt, to: PointFt])[]): RigidFit | null {
  if (pairs.length < 2) return null;
  const [a, b] = [meanOf(pairs.map(([from]) => from)), meanOf(pairs.map(([, to]) => to))];
  let [dot, cross] = [0, 0];
  for (const [from, to] of pairs) {
    const [px, py, qx, qy] = [from[0] - a[0], from[1] - a[1], to[0] - b[0], to[1] - b[1]];
    dot += px * qx + py * qy;
    cross += px * qy - py * qx;
  }
  if (dot === 0 && cross === 0) return null;
  const rotationRad = -Math.atan2(cross, dot);
  const turned = moved({ rotationRad, shiftFt: [0, 0] }, a);
  const shiftFt: PointFt = [b[0] - turned[0], b[1] - turned[1]];
  const squares = pairs.map(([from, to]) => {
    const at = moved({ rotationRad, shiftFt }, from);
    return (at[0] - to[0]) ** 2 + (at[1] - to[1]) ** 2;
  });
  return { rotationRad, shiftFt, residualFt: Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / pairs.length) };
}
