// Takes: a section's second divisions and the cell asked for. Gives: the divisions that make it up, exactly.
// Never: a part of a division, a cell with a gap, or a lot counted in without the section's grid to say where it lies.
import { cellHolds, cellOf, cellSize, cellsOverlap, partsOfLabel } from './aliquot-parts.ts';
import type { Cell } from './aliquot-parts.ts';
import type { FabricDivision, FabricSection } from './fabric.ts';
import { isInside, toBoundaryM } from './plane.ts';
import type { SectionGrid } from './section-grid.ts';

export interface DivisionsFound {
  readonly divisions: readonly FabricDivision[];
  readonly lots: readonly string[];
}

interface Labelled {
  readonly division: FabricDivision;
  readonly cell: Cell;
}

function labelled(section: FabricSection): Labelled[] {
  const out: Labelled[] = [];
  for (const division of section.divisions) {
    if (division.kind !== 'A') continue;
    const parts = partsOfLabel(division.label);
    if (parts !== null && parts.length > 0) out.push({ division, cell: cellOf(parts) });
  }
  return out;
}

/** Remainders and unnumbered lots are land the plat has set apart: what they leave of a cell no label tells. */
function isUnclear(division: FabricDivision): boolean {
  return division.kind !== 'A' && division.kind !== 'L';
}

/** The divisions that fill the cell, or null when they do not. */
export function divisionsOf(section: FabricSection, wanted: Cell, grid: SectionGrid | null): DivisionsFound | null {
  const aliquots = labelled(section);
  const touching = aliquots.filter(({ cell }) => cellsOverlap(cell, wanted));
  const very = touching.filter(({ cell }) => cellHolds(wanted, cell) && cellHolds(cell, wanted));
  const larger = touching.filter(({ cell }) => cellHolds(cell, wanted));
  if (very.length === 1 && larger.length === touching.length && !isRemainder(section, wanted))
    return { divisions: [very[0]!.division], lots: [] }; // a larger one beside it is the older whole
  if (larger.length > 0 || touching.some(({ cell }) => !cellHolds(wanted, cell)) || overlapping(touching)) return null;
  const unclear = section.divisions.some((division) => isUnclear(division) && reaches(division, wanted, grid));
  const filled = touching.reduce((sum, { cell }) => sum + cellSize(cell), 0);
  const divisions = touching.map(({ division }) => division);
  if (filled >= cellSize(wanted)) return unclear ? null : { divisions, lots: [] };
  if (grid === null || unclear) return null;
  const lots = lotsWithin(section, wanted, grid);
  if (lots === null || lots.length === 0) return null;
  if (!covers([...divisions, ...lots], wanted, grid)) return null;
  return { divisions: [...divisions, ...lots], lots: lots.map(({ lot }) => lot) };
}

/** Whether a remainder or unnumbered lot carries the label of the cell, or of a part or whole of it. */
function isRemainder(section: FabricSection, wanted: Cell): boolean {
  return section.divisions.some((division) => isUnclear(division) && reaches(division, wanted, null));
}

/** Whether aliquots of the fabric overlap one another in the cell: one of them has replaced the other, and which is not said. */
export function divisionsOverlap(section: FabricSection, wanted: Cell): boolean {
  return overlapping(labelled(section).filter(({ cell }) => cellsOverlap(cell, wanted)));
}

export interface DivisionAround {
  readonly division: FabricDivision;
  /** The cell asked for, in shares of that division. */
  readonly within: Cell;
}

/** The quarter-quarter (or smaller division) of which the cell is a part; null when there is none, or more than one. */
export function divisionAround(section: FabricSection, wanted: Cell): DivisionAround | null {
  const around = labelled(section).filter(({ cell }) => cellSize(cell) <= 1 / 16 && cellHolds(cell, wanted));
  const sole = around[0];
  if (sole === undefined || around.length > 1) return null;
  if (isRemainder(section, wanted)) return null;
  const { cell, division } = sole;
  const east = (share: number): number => (share - cell.west) / (cell.east - cell.west);
  const north = (share: number): number => (share - cell.south) / (cell.north - cell.south);
  const within = {
    west: east(wanted.west),
    east: east(wanted.east),
    south: north(wanted.south),
    north: north(wanted.north),
  };
  return { division, within };
}

function overlapping(cells: readonly Labelled[]): boolean {
  return cells.some(({ cell }, i) => cells.slice(i + 1).some((other) => cellsOverlap(cell, other.cell)));
}

/** Without a grid nothing is known to lie elsewhere. */
function reaches(division: FabricDivision, wanted: Cell, grid: SectionGrid | null): boolean {
  const parts = partsOfLabel(division.label);
  if (parts !== null && parts.length > 0) return cellsOverlap(cellOf(parts), wanted);
  return grid === null || shareWithin(division, wanted, grid) > MOST_STRAY;
}

const MOST_STRAY = 0.03;
const SAMPLES = 12;

/** How much of a division lies in the cell, by points over its box. */
function shareWithin(division: FabricDivision, wanted: Cell, grid: SectionGrid): number {
  const ring = grid.ringOf(wanted).map(grid.plane.xy);
  let [inside, all] = [0, 0];
  for (const polygon of division.land) {
    const outline = polygon[0]!.map(grid.plane.xy);
    for (const point of samples(outline)) {
      all += 1;
      if (isInside(point, ring)) inside += 1;
    }
  }
  return all === 0 ? 0 : inside / all;
}

function samples(outline: readonly (readonly [number, number])[]): [number, number][] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const points: [number, number][] = [];
  for (let i = 0.5; i < SAMPLES; i += 1)
    for (let j = 0.5; j < SAMPLES; j += 1) {
      const point: [number, number] = [west + ((east - west) * i) / SAMPLES, south + ((north - south) * j) / SAMPLES];
      if (isInside(point, outline)) points.push(point);
    }
  return points;
}

/** Lots that lie in the cell; null when one lies partly in it. */
function lotsWithin(section: FabricSection, wanted: Cell, grid: SectionGrid): FabricDivision[] | null {
  const lots: FabricDivision[] = [];
  for (const division of section.divisions) {
    if (division.kind !== 'L') continue;
    const share = shareWithin(division, wanted, grid);
    if (share >= 1 - MOST_STRAY) lots.push(division);
    else if (share > MOST_STRAY) return null;
  }
  return lots;
}

/** Every sampled point of the cell, away from its edges, lies in one of the divisions. */
function covers(divisions: readonly FabricDivision[], wanted: Cell, grid: SectionGrid): boolean {
  const ring = grid.ringOf(wanted).map(grid.plane.xy);
  const outlines = divisions.flatMap(({ land }) => land.map((polygon) => polygon[0]!.map(grid.plane.xy)));
  return samples(ring)
    .filter((point) => toBoundaryM(point, ring) > 20)
    .every((point) => outlines.some((outline) => isInside(point, outline) || toBoundaryM(point, outline) < 2));
}
