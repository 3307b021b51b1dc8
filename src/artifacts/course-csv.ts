// Takes: a response. Gives: one row a course (RFC 4180), recorded values beside computed ones; null where there is no course.
// Never: a cell that a spreadsheet would run.
import type { ExtractResponse } from '../contract/response.ts';
import { bearingText } from '../survey/bearing.ts';
import { csvCell } from './csv-cell.ts';
import { plain } from './markup.ts';
import { type PlaneCourse, planeTracts, toVertexDigits as round } from './plane-tract.ts';

type Cell = string | number | null | undefined;

/** Indexes count from 0, as corrections do; `call` from 1, as sentences and drawings do. */
const HEAD =
  'tract_index,tract,is_exception,verdict,call_index,call,call_type,bearing,distance,distance_unit,radius,arc_length,delta_deg,chord_bearing,chord_length,' +
  'curve_direction,length_ft,chord_ft,from_east_ft,from_north_ft,to_east_ft,to_north_ft,monument,adjoiner,confidence,verbatim_text';

export function courseCsv(response: ExtractResponse): string | null {
  const planes = new Map(planeTracts(response).map((plane) => [plane.index, plane]));
  const rows = response.extraction.tracts.flatMap((tract, index) =>
    tract.calls.map((call, i) => {
      const course = planes.get(index)?.courses[i];
      const cells: Cell[] = [
        index,
        tract.name,
        String(tract.is_exception),
        response.groundtruth_verdicts[index]?.status,
        i,
        i + 1,
        call.call_type,
        call.bearing && bearingText(call.bearing),
        call.distance,
        tract.distance_unit,
        call.radius,
        call.arc_length,
        call.delta,
        call.chord_bearing && bearingText(call.chord_bearing),
        call.chord_length,
        call.curve_direction,
        ...computedCells(course),
        call.monument,
        call.adjoiner,
        call.confidence,
        call.verbatim_text,
      ];
      return cells.map(cellText).join(',');
    }),
  );
  return rows.length === 0 ? null : [HEAD, ...rows, ''].join('\r\n');
}

function computedCells(course: PlaneCourse | undefined): Cell[] {
  if (!course) return [null, null, null, null, null, null];
  return [round(course.lengthFt), round(course.chordFt), ...course.from, ...course.to];
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'number' ? plain(cell) : csvCell(cell);
}
