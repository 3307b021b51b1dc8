// Takes: a response, and how it is drawn. Gives: an R2010 DXF of every tract with geometry, in the traverse's own plane in feet, or in a coordinate
// system in its unit; null where there is none. Never: a densified arc: curves are true arcs (LWPOLYLINE bulges). Several tracts are groups of
// their own, and where several are land without coordinates, a note says that they do not lie to each other as drawn.
import type { ExtractResponse } from '../contract/response.ts';
import type { Point } from '../survey/traverse.ts';
import { leftWords, placeWords, systemWords } from './coordinate-words.ts';
import { type Drawing, drawing } from './drawing.ts';
import { type DrawnTract, drawingExtent } from './drawn-tract.ts';
import { dxfDocument, type DxfGroup } from './dxf-document.ts';
import { dxfPen } from './dxf-pen.ts';
import { dxfSheet, VIEW_INCHES } from './dxf-sheet.ts';
import { dxfTract, nameLines, TEXT_INCHES } from './dxf-tract.ts';
import { POINTS_PER_INCH, scaleFor } from './figure-scale.ts';
import { extentOf, pathOf } from './plane-tract.ts';

export function dxf(response: ExtractResponse, laid: Drawing = drawing(response, null)): string | null {
  const { tracts, coordinates } = laid;
  if (tracts.length === 0) return null;
  const extent = drawingExtent(tracts);
  const unit = coordinates?.grid.kind === 'plane' ? coordinates.grid.unit : null;
  const perFoot = unit?.perFoot ?? 1;
  const { scale, centre } = plotWindow(tracts);
  const pen = dxfPen(perFoot);
  const several = tracts.length > 1;
  const drawn = tracts.map((tract) => dxfTract(tract, tracts, scale, pen));
  const groups: DxfGroup[] = tracts.map((tract, i) => ({
    name: several ? `TRACT-${groupNumber(tracts, i)}` : null,
    description: nameLines(tract)[0]!,
    entities: drawn[i]!.entities,
  }));
  const notes = notesOf(laid);
  const high = TEXT_INCHES * scale;
  const at = (i: number): Point => [extent.minimum[0], extent.minimum[1] - (8 + 1.7 * i) * high];
  const written = notes.map((note, i) => pen.text('viewport', note, at(i), { height: high, align: 'left' }));
  groups.push({ name: null, description: '', entities: written });
  const sheet = dxfSheet(response, { tracts, scale, centre, notes, tagged: drawn.flatMap(({ tagged }) => tagged) });
  return dxfDocument({ groups, sheet, extent, scale, perFoot, isMetric: unit?.short === 'm' });
}

/** The tract's own number; a piece of it after the first has a letter. */
function groupNumber(tracts: readonly DrawnTract[], at: number): string {
  const { index } = tracts[at]!;
  const before = tracts.slice(0, at).filter((one) => one.index === index).length;
  return `${index + 1}${before === 0 ? '' : `-${before + 1}`}`;
}

/** One scale for all tracts, and what the sheet looks at; a monument far off does not shrink them to a speck. */
function plotWindow(tracts: readonly DrawnTract[]): { scale: number; centre: Point } {
  const frame = { width: VIEW_INCHES.width * POINTS_PER_INCH, height: VIEW_INCHES.height * POINTS_PER_INCH };
  const figures = tracts.flatMap(({ courses }) => courses.flatMap((course) => pathOf(course, 0.25)));
  const tied = [...figures, ...tracts.flatMap(({ ties }) => ties.map(({ from }) => from))];
  const alone = scaleFor(figures, frame);
  const together = scaleFor(tied, frame);
  const { minimum, maximum } = extentOf(together <= 2.5 * alone ? tied : figures);
  const centre: Point = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  return { scale: together <= 2.5 * alone ? together : alone, centre };
}

function notesOf({ tracts, coordinates }: Drawing): string[] {
  if (coordinates) {
    const { grid, placed } = coordinates;
    return [...systemWords(coordinates), ...placed.map((one) => placeWords(grid, one)), ...leftWords(coordinates)];
  }
  const lands = new Set(tracts.filter(({ tract }) => !tract.is_exception).map(({ index }) => index));
  const plane = 'Feet in the plane of the traverse, POB at 0,0; not placed on the earth.';
  if (lands.size < 2) return [plane];
  return [plane, 'Each tract has its own plane, POB at 0,0: how they lie to each other is not shown.'];
}
