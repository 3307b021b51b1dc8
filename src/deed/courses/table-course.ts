// Takes: a course that names a row of a table ("thence along L12", "thence along curve C3"). Gives: the course with the row's values.
// Never: a value over one that the sentence itself gives.
import type { Segment } from '../marks/cut.ts';
import type { Course } from './course-parts.ts';
import { emptyCurve, type CurveElements } from './curve-phrase.ts';
import { directionOf, readSide } from './curve-side.ts';
import { foundSide } from './curve-hand.ts';
import { rowName, tableBehind, type LineTable, type TableRow } from './line-table.ts';
import { rowClauses } from './table-clauses.ts';
import { ROW_NAMES } from './table-places.ts';
import { elementsAgree } from './curve-agreement.ts';

const REFERENCE = new RegExp(String.raw`\b(?:(?:line|curve|course)\s)?\(?(?<name>${ROW_NAMES})\b`);

/** The segment without the tables behind it and what follows them, unless it says that their rows are its courses. */
export function beforeTables(folded: string, segment: Segment, table: LineTable): Segment {
  const end = tableBehind(table, segment.lead, segment.end);
  if (end === segment.end) return segment;
  const words = folded.slice(segment.lead, end);
  if (FOLLOW.test(words) || ENDS_ANNOUNCING.test(words.slice(-MOST_ANNOUNCING))) return segment;
  return { ...segment, end, tokens: segment.tokens.filter((token) => token.start < end) };
}

/** The course with the values of the row it names; several courses where it names several rows. */
export function fromTable(folded: string, course: Course, table: LineTable): Course[] {
  if (table.size === 0) return [course];
  if (standsInTable(course, table)) return [];
  const words = folded.slice(course.start, course.end);
  const told = rowsInClauses(course, words, table);
  const listed = rowsListed(course, words, table);
  // "follow L1, L2": a plain list may name one more.
  if (told.length > 1 && told.length >= listed.length) return told;
  if (listed.length > 0) return listed;
  const named = REFERENCE.exec(words);
  const row = named ? table.get(rowName(named.groups!['name']!)) : undefined;
  if (!named || !row) return [course];
  // A row is no neighbour that the course runs along.
  const stops = [...course.stops, course.start + named.index].sort((a, b) => a - b);
  return [withRow({ ...course, stops }, row, words)];
}

/** A row is no course by itself, though "Line 1:" or "Curve 1:" reads like the head of one. */
const standsInTable = (course: Course, table: LineTable): boolean =>
  [...table.values()].some((row) => course.start >= row.start && course.start < row.covers);

const withRow = (course: Course, row: TableRow, words: string): Course =>
  row.isCurve ? curveFromRow(course, row, words) : lineFromRow(course, REVERSED.test(words) ? inReverse(row) : row);

/** "thence L3 reversed". */
const REVERSED = new RegExp(String.raw`\b${ROW_NAMES}\)?,?\s+(?:in\s+)?(?:the\s+)?(?:reversed?|backwards?)\b`);

const inReverse = (row: TableRow): TableRow => ({
  ...row,
  bearing: row.bearing && {
    ...row.bearing,
    ns: row.bearing.ns === 'N' ? 'S' : 'N',
    ew: row.bearing.ew === 'E' ? 'W' : 'E',
  },
});

const LIST = new RegExp(
  String.raw`\b${ROW_NAMES}(?:(?:\s?,\s?(?:and\s)?|\s(?:and|&)\s)(?:(?:line|curve|course)\s)?${ROW_NAMES}){1,60}\b`,
);
const NAMES = new RegExp(ROW_NAMES, 'g');
const RANGE = /\b(?<kind>[a-z]{1,3})-?(?<first>\d{1,3})\s(?:through|thru|to)\s\k<kind>-?(?<last>\d{1,3})\b/;

/** "thence along L1, L2, L3 and L4", "along lines L1 through L4": each row a course of its own; none where a row is missing. */
function rowsListed(course: Course, words: string, table: LineTable): Course[] {
  if (course.bearing !== null || course.distance !== null) return [];
  const follow = rowsFollowing(course, words, table);
  if (follow.length > 1) return follow;
  const list = LIST.exec(words);
  const found = list ?? RANGE.exec(words);
  if (!found) return [];
  const at = course.start + found.index;
  const names = list ? [...list[0].matchAll(NAMES)] : [];
  const places = names.map((name) => ({
    name: rowName(name[0]),
    start: at + name.index,
    end: at + name.index + name[0].length,
  }));
  const rows = (list ? places : rangePlaces(found, course)).map((place) => ({ place, row: table.get(place.name) }));
  if (rows.some(({ row }) => row === undefined)) return [];
  return rows.map(({ place, row }, i) => {
    const isLast = i === rows.length - 1;
    const start = i === 0 ? course.start : place.start;
    const end = isLast ? course.end : place.end;
    const own: Course = {
      ...emptyCourse(row!),
      start,
      end,
      tail: isLast ? course.tail : end,
      stops: isLast ? [place.start, ...course.stops] : [place.start],
    };
    return withRow({ ...own, valuesStart: place.start, valuesEnd: isLast ? course.valuesEnd : place.end }, row!, words);
  });
}

/** "thence along line L1; along curve C1 to a pin; along line L2": each clause a course of its own, in doubt where its row is missing. */
function rowsInClauses(course: Course, words: string, table: LineTable): Course[] {
  if (course.bearing !== null || course.distance !== null) return [];
  const clauses = rowClauses(words, course.start).filter(
    ({ nameStart }) => ![...table.values()].some((row) => nameStart >= row.start && nameStart < row.covers),
  );
  if (!clauses.some(({ name }) => table.has(rowName(name)))) return [];
  return clauses.map(({ name, start, end, nameStart, nameEnd }, i) => {
    const isLast = i === clauses.length - 1;
    const own: Course = {
      ...emptyCourse({ start, end }),
      end: isLast ? course.end : end,
      tail: isLast ? Math.max(course.tail, nameEnd) : nameEnd,
      stops: [nameStart],
      valuesStart: nameStart,
      valuesEnd: nameEnd,
    };
    const row = table.get(rowName(name));
    if (!row) return { ...own, reasons: [`the table has no row ${name.toUpperCase()}`], grave: true };
    return withRow(own, row, words.slice(start - course.start, end - course.start));
  });
}

const FOLLOW = /\bfollowing\s+(?:[a-z0-9-]+\s+){0,4}(?:courses?|calls?|lines?)\b[^;\n]{0,60}:\s/;

/** Right before the first row: "with its meanders as follows:", "by these courses -". */
const ENDS_ANNOUNCING =
  /\b(?:as\s+follows|follows|the\s+following|(?:meanders|courses|calls|bearings|distances|lines)(?:\s+(?:thereof|below|are|being|as\s+follows))?)\s{0,2}[:-]\s{0,80}$/;
const MOST_ANNOUNCING = 160;

/** "thence the following courses:\nL1 N 12° E 210.55'\nL2 …": the table stands in the sentence, and every row of it is a course. */
function rowsFollowing(course: Course, words: string, table: LineTable): Course[] {
  const from = announcedAt(course, words, table);
  if (from < 0) return [];
  const rows = [...table.values()].filter((row) => row.start > from && row.start < course.end);
  return rows.map((row, i) => {
    const own = emptyCourse(row);
    const start = i === 0 ? course.start : row.start;
    const isLast = i === rows.length - 1;
    const placed: Course = isLast
      ? { ...own, start, end: course.end, tail: row.end, stops: course.stops }
      : { ...own, start };
    return withRow(placed, row, words);
  });
}

/** Where the words stand that announce the rows; -1 where none do. */
function announcedAt(course: Course, words: string, table: LineTable): number {
  const found = FOLLOW.exec(words);
  if (found) return course.start + found.index;
  const first = [...table.values()].find((row) => row.start > course.start && row.start < course.end);
  if (!first) return -1;
  const end = (first.tableStart < course.start ? first.start : first.tableStart) - course.start;
  return ENDS_ANNOUNCING.test(words.slice(Math.max(0, end - MOST_ANNOUNCING), end)) ? course.start : -1;
}

function rangePlaces(found: RegExpExecArray, course: Course): { name: string; start: number; end: number }[] {
  const { kind, first, last } = found.groups as { kind: string; first: string; last: string };
  const count = Number(last) - Number(first) + 1;
  if (count < 2 || count > 200) return [];
  const [start, end] = [course.start, course.start + found.index + found[0].length];
  return Array.from({ length: count }, (_, i) => ({ name: `${kind}${Number(first) + i}`, start, end }));
}

/** The rows L1, L2, L3 … of a line table as courses, in order; none where a row is missing or the table holds curves. */
export function tableCourses(table: LineTable): Course[] {
  // Two lots side by side have theirs in turn.
  const rows = [...table.values()].sort((a, b) => Number(a.name.slice(1)) - Number(b.name.slice(1)));
  if (rows.length < 3 || rows.some((row, i) => row.name !== `l${i + 1}`)) return [];
  return rows.map((row) => lineFromRow(emptyCourse(row), row));
}

export function emptyCourse(row: Pick<TableRow, 'start' | 'end'>): Course {
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
/** What the course alone lacks and its row tells. */
const UNTOLD = /^(?:no (?:bearing|length|radius)|it runs along a curve of which|neither radius nor chord)/;
const fromRow = ({ name, isTwice }: TableRow): string =>
  isTwice
    ? `${REASON}, the first of two rows ${name.toUpperCase()} that have other values`
    : `${REASON}, row ${name.toUpperCase()}`;

function lineFromRow(course: Course, row: TableRow): Course {
  if (course.curve !== null || (course.bearing !== null && course.distance !== null)) return course;
  const bearing = course.bearing ?? row.bearing;
  const distance = course.distance ?? row.length;
  const missing = bearing === null || distance === null;
  const reasons = course.reasons.filter((reason) => !UNTOLD.test(reason));
  return {
    ...course,
    bearing,
    distance,
    direction: bearing === null ? course.direction : 'measured',
    reasons: [...reasons, fromRow(row), ...row.doubts],
    grave: missing || row.isTwice || row.doubts.length > 0,
  };
}

function curveFromRow(course: Course, row: TableRow, words: string): Course {
  // "N 89° E 300.50 feet to the beginning of curve C1": a line that ends there.
  if (course.curve === null && course.bearing !== null && course.distance !== null) return course;
  const curve: CurveElements = { ...(course.curve ?? emptyCurve()) };
  const { cells, labelled } = row;
  curve.radius ??= labelled?.radius ?? cells?.radius ?? null;
  curve.arc ??= labelled?.arc ?? cells?.arc ?? null;
  curve.chordLength ??= labelled?.chordLength ?? cells?.chordLength ?? null;
  curve.tangentLength ??= cells?.tangentLength ?? null;
  curve.chordBearing ??= cells?.chordBearing ?? null;
  curve.deltaDeg ??= labelled ? labelled.deltaDeg : (cells?.deltaDeg ?? null);
  if (curve.sideDeg === null) readSide(curve, words);
  curve.direction ??= directionOf(words) ?? row.hand ?? foundSide(curve, words, [], null)?.side ?? null;
  const doubts = [...row.doubts];
  if (!labelled && cells?.isWhole === false) doubts.push('not every cell of the row could be read');
  if (!elementsAgree(curve)) doubts.push('the radius, angle, arc and chord of the row do not agree');
  const reasons = course.reasons.filter((reason) => !UNTOLD.test(reason));
  return {
    ...course,
    curve,
    bearing: null,
    distance: null,
    reasons: [...reasons, fromRow(row), ...doubts],
    grave: (curve.radius === null && curve.chordLength === null) || row.isTwice || doubts.length > 0,
  };
}
