// Takes: a section's corners. Gives: any aliquot cell of it as a ring, by the rules of subdivision (2009 Manual 3-114).
// Never: a cell whose corners the rules do not give; lots are drawn on plats, not by rule.
import type { Cell } from './aliquot-parts.ts';
import { quadCorners, sectionCorners } from './section-corners.ts';
import type { SectionCorners, Side } from './section-corners.ts';
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import { between, crossing } from './plane.ts';
import type { Plane, Xy } from './plane.ts';

export interface SectionGrid {
  readonly plane: Plane;
  /** Counter-clockwise, open; along the section's own boundary it keeps the section's vertices. */
  readonly ringOf: (cell: Cell) => LonLat[];
  readonly pointAt: (east: number, north: number) => LonLat;
}

/** Nodes at every quarter of a side: [east share x 4][north share x 4]. */
type Nodes = readonly (readonly Xy[])[];

export function sectionGrid(land: MultiPolygon, section: number): SectionGrid | string {
  const corners = sectionCorners(land, section);
  if (typeof corners === 'string') return corners;
  if (disagree(corners))
    return 'The sixteenth corners on opposite sides of the section disagree, so those between them cannot be told.';
  return gridOn(corners);
}

/** Inside one quarter-quarter or smaller division, the cells being shares of that piece: midpoints all the way. */
export function pieceGrid(land: MultiPolygon): SectionGrid | string {
  const corners = quadCorners(land);
  return typeof corners === 'string' ? corners : gridOn(corners);
}

function gridOn(corners: SectionCorners): SectionGrid | string {
  const nodes = nodesOf(corners);
  if (nodes === null) return 'The lines between opposite quarter corners do not meet inside the section.';
  const at = (east: number, north: number): Xy => pointOf(corners, nodes, east, north);
  return {
    plane: corners.plane,
    ringOf: (cell) => cellRing(corners, at, cell).map(corners.plane.lonLat),
    pointAt: (east, north) => corners.plane.lonLat(at(east, north)),
  };
}

function stationPoint(side: Side, station: number): Xy {
  const { path, along } = side;
  let i = 1;
  while (i < along.length - 1 && along[i]! < station) i += 1;
  const spanM = along[i]! - along[i - 1]!;
  return between(path[i - 1]!, path[i]!, spanM === 0 ? 0 : (station - along[i - 1]!) / spanM);
}

/** How far up its half (0 to 1) the sixteenth corner stands on a side; half 0 is the lower. */
function shareIn(side: Side, half: 0 | 1): number {
  const [start, , quarter, , end] = side.stations;
  return half === 0 ? (side.stations[1] - start) / quarter : (side.stations[3] - quarter) / (end - quarter);
}

/** Shares of a half side by which sixteenth corners found on opposite sides may differ; those set by rule follow their side. */
const MOST_DISAGREEMENT = 0.06;

function disagree({ sides }: SectionCorners): boolean {
  const pairs = [
    [sides.south, sides.north],
    [sides.west, sides.east],
  ] as const;
  return pairs.some(([a, b]) =>
    ([0, 1] as const).some(
      (half) => a.found[half] && b.found[half] && Math.abs(shareIn(a, half) - shareIn(b, half)) > MOST_DISAGREEMENT,
    ),
  );
}

function nodesOf({ sides }: SectionCorners): Nodes | null {
  const grid: Xy[][] = Array.from({ length: 5 }, () => []);
  for (let k = 0; k < 5; k += 1) {
    grid[k]![0] = stationPoint(sides.south, sides.south.stations[k]!);
    grid[k]![4] = stationPoint(sides.north, sides.north.stations[k]!);
    grid[0]![k] = stationPoint(sides.west, sides.west.stations[k]!);
    grid[4]![k] = stationPoint(sides.east, sides.east.stations[k]!);
  }
  const centre = crossing(grid[2]![0]!, grid[2]![4]!, grid[0]![2]!, grid[4]![2]!);
  if (centre === null) return null;
  grid[2]![2] = centre;
  // Sixteenth corners on the centrelines: as the two outer lines are divided, so is the line midway between them.
  const mean = (a: Side, b: Side, half: 0 | 1): number => (shareIn(a, half) + shareIn(b, half)) / 2;
  grid[1]![2] = between(grid[0]![2]!, centre, mean(sides.south, sides.north, 0));
  grid[3]![2] = between(centre, grid[4]![2]!, mean(sides.south, sides.north, 1));
  grid[2]![1] = between(grid[2]![0]!, centre, mean(sides.west, sides.east, 0));
  grid[2]![3] = between(centre, grid[2]![4]!, mean(sides.west, sides.east, 1));
  for (const i of [1, 3])
    for (const j of [1, 3]) {
      const node = crossing(grid[i]![j - 1]!, grid[i]![j + 1]!, grid[i - 1]![j]!, grid[i + 1]![j]!);
      if (node === null) return null;
      grid[i]![j] = node;
    }
  return grid;
}

/** A share of a side -> metres along it. */
function stationOf(side: Side, share: number): number {
  const k = Math.min(3, Math.floor(share * 4));
  const [from, to] = [side.stations[k]!, side.stations[k + 1]!];
  return from + (to - from) * (share * 4 - k);
}

function pointOf({ sides }: SectionCorners, nodes: Nodes, east: number, north: number): Xy {
  if (north === 0) return stationPoint(sides.south, stationOf(sides.south, east));
  if (north === 1) return stationPoint(sides.north, stationOf(sides.north, east));
  if (east === 0) return stationPoint(sides.west, stationOf(sides.west, north));
  if (east === 1) return stationPoint(sides.east, stationOf(sides.east, north));
  // Inside a quarter-quarter the rule is midpoints all the way down, which is the bilinear mesh of its four corners.
  const [i, j] = [Math.min(3, Math.floor(east * 4)), Math.min(3, Math.floor(north * 4))];
  const low = between(nodes[i]![j]!, nodes[i + 1]![j]!, east * 4 - i);
  const high = between(nodes[i]![j + 1]!, nodes[i + 1]![j + 1]!, east * 4 - i);
  return between(low, high, north * 4 - j);
}

type At = (east: number, north: number) => Xy;

function cellRing({ sides }: SectionCorners, at: At, cell: Cell): Xy[] {
  const south = edge(cell.south, sides.south, sides.north, cell.west, cell.east, (s) => at(s, cell.south));
  const east = edge(cell.east, sides.west, sides.east, cell.south, cell.north, (s) => at(cell.east, s));
  const north = edge(cell.north, sides.south, sides.north, cell.west, cell.east, (s) => at(s, cell.north));
  const west = edge(cell.west, sides.west, sides.east, cell.south, cell.north, (s) => at(cell.west, s));
  return [...south.slice(0, -1), ...east.slice(0, -1), ...north.reverse().slice(0, -1), ...west.reverse().slice(0, -1)];
}

/** From one share to another: with the section's vertices where the edge is on its boundary, else with the nodes between. */
function edge(fixed: number, low: Side, high: Side, from: number, to: number, point: (share: number) => Xy): Xy[] {
  if (fixed === 0 || fixed === 1) return alongSide(fixed === 0 ? low : high, from, to);
  const between = [0.25, 0.5, 0.75].filter((share) => share > from && share < to);
  return [from, ...between, to].map(point);
}

function alongSide(side: Side, from: number, to: number): Xy[] {
  const [start, end] = [stationOf(side, from), stationOf(side, to)];
  const stations = side.along.filter((station) => station > start + 0.001 && station < end - 0.001);
  for (const station of side.stations)
    if (station > start + 0.001 && station < end - 0.001 && !stations.includes(station)) stations.push(station);
  stations.sort((a, b) => a - b);
  return [start, ...stations, end].map((station) => stationPoint(side, station));
}
