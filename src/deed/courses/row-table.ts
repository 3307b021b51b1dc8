// Takes: folded text of which nothing else is read, and its tokens. Gives: the rows of a table of bearings and lengths as courses ("From To Bearing
// Distance" over "1 2 N 03 50 51 W 300.00"), where they come back by their stations or by their values, or stand under a head beside an area.
// Never: rows in any other order than printed; a table of lines that bounds nothing.
import { between } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { closesItself } from './closing.ts';
import { NO_UNIT } from './course-length.ts';
import type { Course } from './course-parts.ts';
import { bareLength, type Length } from './curve-phrase.ts';
import { emptyCourse } from './table-course.ts';

export interface RowTable {
  /** "T-1": from the tie point to the first corner. */
  readonly ties: readonly Course[];
  readonly courses: readonly Course[];
  /** By the names of its stations or by its values. */
  readonly closes: boolean;
}

interface Row {
  readonly course: Course;
  readonly from: string | null;
  readonly to: string | null;
  readonly start: number;
}

interface Rows {
  readonly rows: Row[];
  /** Where its head begins; -1 where no line names its columns. */
  readonly headAt: number;
}

const FEWEST = 3;
const MOST_OF_A_LINE = 200;
const isQuadrant = (token: Token): token is Token & { kind: 'direction' } =>
  token.kind === 'direction' && token.direction.kind === 'quadrant' && token.direction.bearing !== null;

export function rowTableOf(folded: string, tokens: readonly Token[]): RowTable | null {
  if (tokens.filter(isQuadrant).length < FEWEST) return null;
  for (const whole of tablesOf(folded, tokens)) {
    const ties = isTied(whole.rows) ? whole.rows.slice(0, 1) : [];
    const table = { ...whole, rows: whole.rows.slice(ties.length) };
    const isTold = isUnitTold(folded, table);
    const courses = table.rows.map(({ course }) => withUnitDoubt(course, isTold));
    const isNamed = table.headAt >= 0 || courses.every((course) => course.distance!.unitless !== true);
    const closes = (isNamed && isRing(table.rows)) || closesItself(courses, 1000);
    if (closes || boundsLand(folded, table) || returns(folded, table))
      return { ties: ties.map(({ course }) => withUnitDoubt(course, isTold)), courses, closes };
  }
  return null;
}

const UNIT = /\b(?:feet|foot|ft|met(?:er|re)s?|chains?|chs|rods?|poles?|perches|varas|vrs|links|yards)\b|\(m\)/;

/** In the head, or with one length at least. */
const isUnitTold = (folded: string, { rows, headAt }: Rows): boolean =>
  (headAt >= 0 && UNIT.test(folded.slice(headAt, rows[0]!.start))) ||
  rows.some(({ course }) => course.distance!.unitless !== true);

/** Where no length has a unit, what they are taken for is less than a reading. */
const withUnitDoubt = (course: Course, isTold: boolean): Course =>
  isTold || course.distance!.unitless !== true ? course : { ...course, grave: true };

const HEAD_OF_BEARINGS = /\b(?:bearing|course|direction|brg|bear)s?\b/;
const HEAD_OF_LENGTHS = /\b(?:dist|distance|length|len|lgth)s?\b/;
const RULE = /^[\s|:_=+-]*$/;

/** Rows in lines one behind the other; rules and blank lines may stand between them. */
function tablesOf(folded: string, tokens: readonly Token[]): Rows[] {
  const found: Rows[] = [];
  let headAt = -1;
  let rows: Row[] = [];
  const settle = (): void => {
    if (rows.length >= FEWEST) found.push({ rows, headAt });
    rows = [];
  };
  for (let start = 0; start < folded.length;) {
    const next = folded.indexOf('\n', start);
    const end = next < 0 ? folded.length : next;
    const line = end - start > MOST_OF_A_LINE ? 'x' : folded.slice(start, end);
    const row = line.length > 8 ? rowAt(folded, start, end, between(tokens, start, end)) : null;
    if (row) rows.push(row);
    else if (!RULE.test(line)) {
      settle();
      headAt = HEAD_OF_BEARINGS.test(line) && HEAD_OF_LENGTHS.test(line) && !/\d{2}/.test(line) ? start : -1;
    }
    start = end + 1;
  }
  settle();
  return found;
}

const STATION = String.raw`(?:(?:pts?|point|cor(?:ner)?|sta|no|line|course)\.?\s?)?#?(?:[a-z]{0,2}-?\d{1,4}[a-z]?|[a-z]|dd)`; // "DD N10-20-30E 120": of a traverse file
const BEFORE_ROW = new RegExp(
  String.raw`^[\s|,]*(?:(?<from>${STATION})(?:(?:\s|[|,]|\bto\b|->?|=?>)+(?<to>${STATION}))?)?[\s|,:.)]*$`,
);
const GAP = /^[\s|,:]{0,8}(?:[.·_-]{2,60}|(?: \.){2,30})?[\s|,:]{0,24}$/;

/** A row has one bearing, and its length right behind it or right before. */
function rowAt(folded: string, start: number, end: number, tokens: readonly Token[]): Row | null {
  const at = tokens.findIndex(isQuadrant);
  const bearing = tokens[at];
  if (!bearing || !isQuadrant(bearing) || tokens.slice(at + 1).some(isQuadrant)) return null;
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  const isBehind = behind !== undefined && GAP.test(folded.slice(bearing.end, behind.start));
  const measure = isBehind ? behind : before;
  const length = measure && lengthOf(measure);
  if (!length || !(isBehind || GAP.test(folded.slice(measure.end, bearing.start)))) return null;
  const names = BEFORE_ROW.exec(folded.slice(start, isBehind ? bearing.start : measure.start));
  if (!names) return null;
  const { from, to } = names.groups!;
  const [first, last] = isBehind ? [bearing, measure] : [measure, bearing];
  const doubts = [...bearing.direction.doubts, ...(length.unitless === true ? [NO_UNIT] : length.doubts)];
  const course: Course = {
    ...emptyCourse({ start, end }),
    bearing: bearing.direction.bearing,
    direction: 'measured',
    distance: length,
    reasons: doubts,
    grave: bearing.direction.doubts.length > 0,
    others: bearing.direction.others.map((other) => ({ ...other, field: 'bearing' as const })),
    tail: last.end,
    stops: [first.start, last.start],
    valuesStart: first.start,
    valuesEnd: last.end,
  };
  return { course, from: from ?? null, to: to ?? null, start };
}

function lengthOf(token: Token): Length | null {
  if (token.kind === 'distance') return token.distance;
  return token.kind === 'number' && !token.number.inWords ? bareLength(token.number) : null;
}

const isTied = ([first, second, ...others]: readonly Row[]): boolean =>
  others.length >= FEWEST - 1 && first!.to === null && /^t[pl]?-?1$/.test(first!.from ?? '') && second!.from === '1';

/** Each row begins where the one before it ends. */
const isChain = (rows: readonly Row[]): boolean =>
  rows.every((row, i) => row.from !== null && row.to !== null && (i === 0 || row.from === rows[i - 1]!.to));
const isRing = (rows: readonly Row[]): boolean => isChain(rows) && rows[0]!.from === rows.at(-1)!.to;

/** "N 71 W ........ 72  to first stake", "S 5 E 40 to P.O.B.": the last row says where it ends. */
const RETURNS =
  /^[\s|,;.(]{0,6}(?:back\s)?to\s(?:the\s|said\s)?(?:first|begin|beg\b|p\.?o\.?b|start|(?:point|place)\sof|initial)/;
const returns = (folded: string, { rows }: Rows): boolean => {
  const { tail } = rows.at(-1)!.course;
  return RETURNS.test(folded.slice(tail, tail + 40));
};

const LAND = /\b(?:area|acres?|hectares|contain(?:s|ing)|boundary|perimeter|tract|parcel|metes|bounds|lot)\b/;

/** Under a head, from station to station or in order, with words of land around. */
function boundsLand(folded: string, { rows, headAt }: Rows): boolean {
  if (headAt < 0) return false;
  const isInOrder = isChain(rows) || rows.every((row, i) => row.to === null && row.from === String(i + 1));
  if (!isInOrder) return false;
  const { end } = rows.at(-1)!.course;
  return LAND.test(folded.slice(Math.max(0, headAt - 200), headAt)) || LAND.test(folded.slice(end, end + 120));
}
