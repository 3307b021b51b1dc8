// Takes: a section's number and a place in it by shares. Gives: the name of that corner in the township's grid, and the corners
// sections have in common. Never: a place off the sixteenths; the point layer has no name for it.

export interface CornerShare {
  readonly section: number;
  readonly east: number;
  readonly north: number;
}

/** Miles east and north of the township's south-west corner to a section's own; sections run boustrophedon from the north-east. */
export function sectionCell(section: number): { east: number; north: number } {
  const row = Math.floor((section - 1) / 6);
  const across = (section - 1) % 6;
  return { east: row % 2 === 0 ? 5 - across : across, north: 5 - row };
}

const STEPS = [0, 20, 40, 60, 100] as const;

/** "240400": three digits east, three north, 100 to the mile, the half mile being 40; "" off the sixteenths. */
export function pointName({ section, east, north }: CornerShare): string {
  const cell = sectionCell(section);
  const steps = [STEPS[east * 4], STEPS[north * 4]];
  if (steps[0] === undefined || steps[1] === undefined) return '';
  return `${100 + cell.east * 100 + steps[0]}${100 + cell.north * 100 + steps[1]}`;
}

/** The one place several sections of a township share: their corner, or (of two) the quarter corner between them. */
export function commonCorner(sections: readonly number[], quarter: boolean): CornerShare | null {
  const first = sections[0];
  if (first === undefined || new Set(sections).size < 2) return null;
  const cornersOf = (section: number): string[] => {
    const { east, north } = sectionCell(section);
    return [0, 1].flatMap((e) => [0, 1].map((n) => `${east + e} ${north + n}`));
  };
  const shared = sections
    .slice(1)
    .reduce((left, each) => left.filter((at) => cornersOf(each).includes(at)), cornersOf(first));
  if (shared.length !== (quarter ? 2 : 1) || (quarter && new Set(sections).size !== 2)) return null;
  const points = shared.map((at) => at.split(' ').map(Number) as [number, number]);
  const cell = sectionCell(first);
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { section: first, east: mean(0) - cell.east, north: mean(1) - cell.north };
}
