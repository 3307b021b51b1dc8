// Takes: a course that names a row of a table ("thence along L12", "thence along curve C3"). Gives: the course with the row's values.
// Never: a value over one that the sentence itself gives.
import type { Course } from './course-parts.ts';
import { directionOf, emptyCurve, type CurveElements, type Length } from './curve-phrase.ts';
import { rowName, type Column, type LineTable, type TableRow } from './line-table.ts';

const REFERENCE = /\b(?:line|curve|course)?\s?\(?(?<name>[lc]-?\d{1,3})\b/;

export function fromTable(folded: string, course: Course, table: LineTable): Course {
  if (table.size === 0) return course;
  const words = folded.slice(course.start, course.end);
  const name = REFERENCE.exec(words)?.groups?.['name'];
  const row = name === undefined ? undefined : table.get(rowName(name));
  if (!row) return course;
  return row.name.startsWith('c') ? curveFromRow(course, row, words) : lineFromRow(course, row);
}

/** The rows L1, L2, L3 … of a line table as courses, in order; none where a row is missing or the table holds curves. */
export function tableCourses(table: LineTable): Course[] {
  const rows = [...table.values()];
  if (rows.length < 3 || rows.some((row, i) => row.name !== `l${i + 1}`)) return [];
  return rows.map((row) => lineFromRow(emptyCourse(row), row));
}

function emptyCourse(row: TableRow): Course {
  return {
    start: row.start,
    end: row.end,
    bearing: null,
    direction: 'none',
    trendDeg: null,
    distance: null,
    curve: null,
    curveAhead: null,
    tail: row.end,
    stops: [row.start],
    reasons: [],
    grave: false,
    others: [],
    valuesStart: row.start,
    valuesEnd: row.end,
    byAngle: false,
    byAzimuth: false,
  };
}

const REASON = 'from the table';

function lineFromRow(course: Course, row: TableRow): Course {
  if (course.curve !== null || (course.bearing !== null && course.distance !== null)) return course;
  const bearing = course.bearing ?? row.bearing;
  const distance = course.distance ?? row.lengths[0] ?? null;
  const missing = bearing === null || distance === null;
  const reasons = course.reasons.filter((r) => !/^no (?:bearing|length|radius)/.test(r));
  return {
    ...course,
    bearing,
    distance,
    direction: bearing === null ? course.direction : 'measured',
    reasons: [...reasons, `${REASON}, row ${row.name.toUpperCase()}`],
    grave: missing,
  };
}

function curveFromRow(course: Course, row: TableRow, words: string): Course {
  const curve: CurveElements = { ...(course.curve ?? emptyCurve()) };
  curve.radius ??= columnOf(row, 'radius');
  curve.arc ??= columnOf(row, 'arc');
  curve.chordLength ??= columnOf(row, 'chord');
  curve.tangentLength ??= columnOf(row, 'tangent');
  curve.chordBearing ??= row.bearing;
  curve.deltaDeg ??= row.deltaDeg;
  curve.direction ??= directionOf(words);
  const reasons = course.reasons.filter((r) => !/^no (?:bearing|length|radius)/.test(r));
  return {
    ...course,
    curve,
    bearing: null,
    distance: null,
    reasons: [...reasons, `${REASON}, row ${row.name.toUpperCase()}`],
    grave: curve.radius === null && curve.chordLength === null,
  };
}

/** By the table's head; without one a curve's row gives no lengths, for their order is not known. */
function columnOf(row: TableRow, column: Column): Length | null {
  const at = row.columns.indexOf(column);
  return at < 0 ? null : (row.lengths[at] ?? null);
}
