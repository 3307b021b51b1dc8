// Takes: a response, and how it is drawn. Gives: one row a course (RFC 4180), ties before the boundary, recorded values beside computed ones, in
// a coordinate system its coordinates besides; null where there is no course. Never: a cell that a spreadsheet would run.
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import { csvCell } from './csv-cell.ts';
import { type Coordinates, coordinateOf, type Drawing, drawing, type EarthTract } from './drawing.ts';
import { plain } from './markup.ts';
import { type PlaneCourse, type PlaneTract, planeTracts, toVertexDigits as round } from './plane-tract.ts';

/** A number as it is to be printed stands in an object: no spreadsheet takes it for more than a number. */
type Cell = string | number | { readonly printed: string } | null | undefined;

/** Indexes count from 0, as corrections do; `call` from 1, as sentences and drawings do. A tie's count the tie courses. */
const HEAD =
  'tract_index,tract,is_exception,verdict,call_index,call,call_type,bearing,distance,distance_unit,radius,arc_length,delta_deg,chord_bearing,chord_length,' +
  'curve_direction,length_ft,chord_ft,from_east_ft,from_north_ft,to_east_ft,to_north_ft,monument,adjoiner,confidence,verbatim_text';

/** A course where it lies in its plane, if it does. */
interface Lying {
  readonly from: Point;
  readonly to: Point;
}

export function courseCsv(response: ExtractResponse, laid: Drawing = drawing(response, null)): string | null {
  const { coordinates } = laid;
  const planes = new Map(planeTracts(response).map((plane) => [plane.index, plane]));
  const earth = new Map((coordinates?.placed ?? []).map((one) => [one.tract.index, one]));
  const more = coordinates ? placedCells(coordinates, earth) : () => [];
  const rows = response.extraction.tracts.flatMap((tract, index) => [
    ...tieRows(response, index, planes.get(index), more),
    ...courseRows(response, index, planes.get(index), more),
    ...(tract.calls.length > 0 ? [] : fabricRows(response, index, laid, more)),
  ]);
  const head = coordinates ? `${HEAD},${systemColumns(coordinates)}` : HEAD;
  return rows.length === 0 ? null : [head, ...rows.map((cells) => cells.map(cellText).join(',')), ''].join('\r\n');
}

type MoreCells = (index: number, lying: Lying | undefined, piece?: EarthTract) => Cell[];

const headCells = ({ extraction, groundtruth_verdicts: verdicts }: ExtractResponse, index: number): Cell[] => {
  const tract = extraction.tracts[index]!;
  return [index, tract.name, String(tract.is_exception), verdicts[index]?.status];
};

function courseRows(response: ExtractResponse, index: number, plane: PlaneTract | undefined, more: MoreCells): Cell[][] {
  const tract = response.extraction.tracts[index]!;
  return tract.calls.map((call, i) => {
    const course = plane?.courses[i];
    return [
      ...headCells(response, index),
      ...[i, i + 1, call.call_type, call.bearing && bearingText(call.bearing), call.distance, tract.distance_unit],
      ...[call.radius, call.arc_length, call.delta, call.chord_bearing && bearingText(call.chord_bearing)],
      ...[call.chord_length, call.curve_direction],
      ...computedCells(course),
      ...[call.monument, call.adjoiner, call.confidence, call.verbatim_text],
      ...more(index, course),
    ];
  });
} // prettier-ignore

function tieRows(response: ExtractResponse, index: number, plane: PlaneTract | undefined, more: MoreCells): Cell[][] {
  const tract: Tract = response.extraction.tracts[index]!;
  return tract.tie_calls.map((packed, i) => {
    const { bearing, distance, verbatim } = unpack('tie_call', packed);
    const leg = plane?.ties.find(({ call }) => call === i);
    const computed = leg ? [round(leg.lengthFt), round(leg.lengthFt), ...leg.from.map(round), ...leg.to.map(round)] : NONE;
    return [
      ...headCells(response, index),
      ...[i, i + 1, 'tie', bearing, distance, tract.distance_unit, null, null, null, null, null, null],
      ...computed,
      ...[null, null, null, verbatim ?? packed],
      ...more(index, leg),
    ];
  });
} // prettier-ignore

/** What the survey fabric has of a tract without courses: no recorded value, but where its sides lie. */
function fabricRows(response: ExtractResponse, index: number, { tracts, coordinates }: Drawing, more: MoreCells): Cell[][] {
  const pieces = coordinates
    ? coordinates.placed.filter(({ tract }) => tract.index === index).map((piece) => ({ tract: piece.tract, piece }))
    : tracts.filter((tract) => tract.index === index).map((tract) => ({ tract, piece: undefined }));
  return pieces.flatMap(({ tract, piece }) =>
    tract.courses.map((course) => [
      ...headCells(response, index),
      ...[null, course.number, 'fabric', null, null, null, null, null, null, null, null, null],
      ...computedCells(course),
      ...[null, null, null, null],
      ...more(index, course, piece),
    ]),
  );
} // prettier-ignore

const NONE: readonly Cell[] = [null, null, null, null, null, null];

function computedCells(course: PlaneCourse | undefined): readonly Cell[] {
  if (!course) return NONE;
  return [round(course.lengthFt), round(course.chordFt), ...course.from, ...course.to];
}

function systemColumns({ grid }: Coordinates): string {
  const ends = grid.kind === 'plane' ? ['easting', 'northing'] : ['lon', 'lat'];
  const columns = ['from', 'to'].flatMap((end) => ends.map((axis) => `${end}_${axis}`));
  return [...columns, 'crs', 'crs_unit', 'grid_scale', 'convergence_deg', 'located_by'].join(',');
}

/** Where a course lies in the coordinate system; the plane of `lying` begins at the tract's own beginning. */
function placedCells({ grid }: Coordinates, earth: ReadonlyMap<number, EarthTract>): MoreCells {
  const decimals = grid.kind === 'plane' ? 4 : 9;
  return (index, lying, piece = earth.get(index)) => {
    if (!piece || !lying) return [null, null, null, null, null, null, null, null, null];
    const { tract, place, factors, by } = piece;
    const [east, north] = tract.points[0]!;
    const ends = [lying.from, lying.to].flatMap(([x, y]) => coordinateOf(grid, place([x + east, y + north])));
    const unit = grid.kind === 'plane' ? grid.unit.short : 'degree';
    const number = (value: number, digits: number): Cell => ({ printed: plain(value, digits) });
    const system = [`EPSG:${grid.epsg}`, unit, number(factors.scale, 9), number(factors.convergenceDeg, 9), by];
    return [...ends.map((value) => number(value, decimals)), ...system];
  };
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.printed;
  return typeof cell === 'number' ? plain(cell) : csvCell(cell);
}
