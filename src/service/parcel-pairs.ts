// Takes: boxes on the earth. Gives: the pairs that touch or come close, by a sweep along the longer way. Never: every pair compared.

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export function* closePairs(given: readonly Box[], reachDeg: number): Generator<readonly [number, number]> {
  const whole = boxOf(
    given.flatMap(({ west, south, east, north }) => [[west, south] as const, [east, north] as const]),
  );
  const isTall = whole.north - whole.south > whole.east - whole.west;
  const boxes = isTall ? given.map(turned) : given;
  const order = boxes.map((_, i) => i).sort((a, b) => boxes[a]!.west - boxes[b]!.west);
  let active: number[] = [];
  for (const i of order) {
    const box = boxes[i]!;
    active = active.filter((j) => boxes[j]!.east + reachDeg >= box.west);
    for (const j of active) {
      const other = boxes[j]!;
      if (other.south - reachDeg <= box.north && box.south - reachDeg <= other.north) yield [j, i];
    }
    active.push(i);
  }
}

function turned({ west, east, south, north }: Box): Box {
  return { west: south, east: north, south: west, north: east };
}

export function boxOf(points: Iterable<readonly [number, number]>): Box {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, east, south, north };
}
