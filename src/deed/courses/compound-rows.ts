// Takes: a course by "a compound curve to the left with the following radii, deltas and arcs:" and its table. Gives: a curve for each row.
// Never: some of the rows; where one cannot be read the course stays one, without values.
import type { Course } from './course-parts.ts';
import type { CurveElements, Length } from './curve-phrase.ts';

const ANNOUNCES = /\bfollowing\s+radii\b|\bradii\b[^;|]{0,60}\bas\s+follows\b/;
const ROW = /^[ \t]{0,8}\|[^\n]{3,200}$/gm;
const AMOUNT = /^\d{1,3}(?:,?\d{3})?(?:\.\s?\d{1,3})?$/;
const ANGLE = /^(\d{1,3})[\s°-]{1,3}(\d{1,2})[\s'-]{1,3}(\d{1,2}(?:\.\d{1,2})?)[\s"]{0,2}$/;

interface Cells {
  readonly cells: readonly string[];
  readonly start: number;
  readonly end: number;
}

interface Columns {
  readonly radius: number;
  readonly angle: number;
  readonly arc: number;
  readonly unitless: boolean;
}

export function compoundRows(folded: string, course: Course): Course[] | null {
  const { curve } = course;
  if (!curve || curve.radius || curve.arc || curve.chordLength) return null;
  const words = folded.slice(course.start, course.end);
  if (!words.includes('|') || !ANNOUNCES.test(words)) return null;
  const table = [...words.matchAll(ROW)].map(({ 0: line, index }) => cellsOf(line, course.start + index));
  const columns = columnsOf(table);
  if (!columns) return null;
  const rows = table.filter(({ cells }) => /\d/.test(cells[columns.radius] ?? ''));
  const told = rows.map((row, i) => curveOf(row, columns, curve, i));
  if (told.length < 2 || told.includes(null)) return null;
  return told.map((each, i) => courseOf(course, rows, i, each!, columns));
}

const cellsOf = (line: string, start: number): Cells => ({
  cells: line.split('|').map((cell) => cell.trim()),
  start,
  end: start + line.length,
});

function columnsOf(table: readonly Cells[]): Columns | null {
  const head = table.find(({ cells }) => cells.includes('radii') || cells.includes('radius'))?.cells;
  if (!head) return null;
  const radius = head.findIndex((cell) => cell === 'radii' || cell === 'radius');
  const angle = head.findIndex((cell) => /^(?:central\s+angles?|deltas?)$/.test(cell));
  const arc = head.findIndex((cell) => /^arcs?(?:\s+(?:distance|length)s?)?$/.test(cell));
  if (angle < 0 || arc < 0) return null;
  return { radius, angle, arc, unitless: !table.some(({ cells }) => /^(?:feet|ft\.?)$/.test(cells[radius] ?? '')) };
}

function curveOf(row: Cells, columns: Columns, whole: CurveElements, i: number): CurveElements | null {
  const [radius, arc] = [lengthOf(row, columns.radius, columns), lengthOf(row, columns.arc, columns)];
  const angle = ANGLE.exec(row.cells[columns.angle] ?? '');
  if (!radius || !arc || !angle) return null;
  const deltaDeg = Number(angle[1]) + Number(angle[2]) / 60 + Number(angle[3]) / 3600;
  const own = { ...whole, radius, arc, arcNamed: true, deltaDeg: Math.round(deltaDeg * 1e7) / 1e7, end: row.end };
  return i === 0 ? own : { ...own, tangent: true, tangentIn: null, radialIn: null };
}

function lengthOf({ cells, start, end }: Cells, column: number, { unitless }: Columns): Length | null {
  const printed = cells[column] ?? '';
  if (!AMOUNT.test(printed)) return null;
  const doubts = /\s/.test(printed) ? [`"${printed}" is read with a decimal point`] : [];
  return { amount: Number(printed.replace(/[\s,]/g, '')), unit: 'feet', unitless, doubts, others: [], start, end };
}

/** The words before the table are the first row's, those behind it the last one's. */
function courseOf(course: Course, rows: readonly Cells[], i: number, curve: CurveElements, columns: Columns): Course {
  const { radius, arc } = curve;
  const [isFirst, isLast] = [i === 0, i === rows.length - 1];
  const reasons = ['a row of the table of a compound curve', ...radius!.doubts, ...arc!.doubts];
  if (columns.unitless) reasons.push('the table names no unit; feet are taken');
  const { start, end } = rows[i]!;
  return {
    ...course,
    start: isFirst ? course.start : start,
    end: isLast ? course.end : end,
    curve,
    curveAhead: null,
    tail: end,
    stops: isFirst ? course.stops : [],
    reasons,
    grave: reasons.length > 1,
    valuesStart: isFirst ? course.valuesStart : start,
    valuesEnd: end,
  };
}
