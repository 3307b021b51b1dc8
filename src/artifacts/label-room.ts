// Takes: words at a place on paper and what is drawn there already. Gives: whether they lie free of it.
// Never: a better place; figure-plan.ts has those to try.

type Spot = readonly [x: number, y: number];

/** Words on a base line: the middle of it, its angle, how wide and how high they are. */
export interface WordBox {
  readonly at: Spot;
  readonly angleRad: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 1; // points between words, and between words and a line

export function liesFree(box: WordBox, words: readonly WordBox[], lines: readonly (readonly Spot[])[]): boolean {
  return words.every((other) => !overlap(box, other)) && lines.every((path) => !crosses(box, path));
}

/** Two turned boxes overlap unless one of their four axes parts them. */
function overlap(one: WordBox, other: WordBox): boolean {
  const [a, b] = [corners(one), corners(other)];
  return [one.angleRad, one.angleRad + Math.PI / 2, other.angleRad, other.angleRad + Math.PI / 2].every((axis) => {
    const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
    const along = (spots: readonly Spot[]): number[] => spots.map(([x, y]) => x * cos + y * sin);
    const [first, second] = [along(a), along(b)];
    return Math.max(...first) > Math.min(...second) && Math.max(...second) > Math.min(...first);
  });
}

function corners({ at: [x, y], angleRad, width, height }: WordBox): Spot[] {
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  const half = width / 2 + MARGIN;
  return [
    [-half, -MARGIN],
    [half, -MARGIN],
    [half, height + MARGIN],
    [-half, height + MARGIN],
  ].map(([along, up]) => [x + along! * cos - up! * sin, y + along! * sin + up! * cos] as const);
}

function crosses(box: WordBox, path: readonly Spot[]): boolean {
  const { at, angleRad, width, height } = box;
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  const low: Spot = [-width / 2 - MARGIN, -MARGIN];
  const high: Spot = [width / 2 + MARGIN, height + MARGIN];
  const turned = path.map(([x, y]): Spot => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  });
  return turned.some((to, i) => i > 0 && reaches(turned[i - 1]!, to, low, high));
}

/** Whether a stretch has a part inside an upright box: what is left of it between the two sides of either axis. */
function reaches(from: Spot, to: Spot, low: Spot, high: Spot): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const run = to[axis] - from[axis];
    if (Math.abs(run) < 1e-9) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return false;
      continue;
    }
    const [one, other] = [(low[axis] - from[axis]) / run, (high[axis] - from[axis]) / run];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last;
}
