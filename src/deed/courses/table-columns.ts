// Takes: the lines above a table of curves, and the cells of a row. Gives: what each cell holds, whatever the order of the columns.
// Never: a cell by its place alone: where neither head nor count fits the row, it holds nothing.
import type { Bearing } from '../../contract/extraction.ts';
import { decimalDegrees } from '../values/angle-parts.ts';
import type { Token } from '../values/tokens.ts';
import { namedByAgreement } from './curve-agreement.ts';
import { bareLength, type Length } from './curve-phrase.ts';

export type Column = 'bearing' | 'delta' | 'degree' | 'radius' | 'chord' | 'tangent' | 'arc' | 'length';

export interface TableHead {
  readonly start: number;
  readonly columns: readonly Column[];
  /** What else they may be: "tangent length" names two where a row has a cell for each. */
  readonly parted: readonly (readonly Column[])[];
  /** Printed on several lines. */
  readonly ofLines?: boolean;
}

interface Lengths {
  readonly radius: Length | null;
  readonly arc: Length | null;
  readonly chordLength: Length | null;
  readonly tangentLength: Length | null;
}

export interface CurveCells extends Lengths {
  readonly chordBearing: Bearing | null;
  readonly deltaDeg: number | null;
  /** Every cell of the row has its column. */
  readonly isWhole: boolean;
}

const columnNames = (ofChord: string, ofTangent: string): RegExp =>
  new RegExp(
    String.raw`(?<![a-z])(?:(?<bearing>(?:long\s+)?chord[\s-]+(?:bearing|brng?|brg|bng|bear|direction|dir|azimuth)|ch?\.?[\s-]?(?:bearing|brng?|brg|bng|dir)|cb|chb|bearing(?:\s+of\s+chord)?|brng?|brg)|(?<delta>delta(?:\s+angle)?|δ|(?:central|included|cent\.?|ctrl\.?|int\.?)\s+angle|c\.?\s?a\.?|angle)|(?<degree>degree(?:\s+of\s+curv\w*)?|d)|(?<radius>radius|rad|r)|(?<chord>(?:long\s+)?chord${ofChord}|ch(?:\.?[\s-]?(?:length|len|lgth|distance|dist|l))?|lc|l\.c)|(?<tangent>tangent${ofTangent}|tan|t)|(?<arc>(?:arc|curve)[\s-]+(?:length|len|lgth|distance|dist)|arc)|(?<length>length|len|lgth|distance|dist|l))(?![a-z])\.?`,
    'g',
  );
const ITS_LENGTH = String.raw`(?:[\s-]+(?:length|len|lgth|distance|dist))?`;
const COLUMN = columnNames(ITS_LENGTH, ITS_LENGTH);
const PARTED = [columnNames(ITS_LENGTH, ''), columnNames('', ITS_LENGTH), columnNames('', '')];
const MOST_OF_A_HEAD = 200;
const NO_HEAD =
  /\b(?:thence|of\s+the|along)\b|(?<!\b(?:radius|length|len|lgth|arc|chord|dist(?:ance)?|tangent|in)\.?\s?\(?)\bfeet\b|\d[^\n]*\d[^\n]*\d/;
/** Another table beside it, or the same one again: "LINE BEARING LENGTH   LINE BEARING LENGTH". */
const NEXT_TABLE = /(?<=[a-z)].{0,200})(?<![a-z])(?=(?:line|curve|no|number)\.?\s?(?:#|no\.?)?\s*(?:[| ]|$))/;
/** What a head may say besides: "CURVE #", "LENGTH (FT)". */
const BESIDES = /\b(?:line|curve|course|no|number|id|name|table|data|direction|hand|turn|in|feet|ft)\b|[^a-z]/g;

/** A line that names columns and says nothing else. */
export function isHeadLine(line: string): boolean {
  if (line.length > MOST_OF_A_HEAD || NO_HEAD.test(line)) return false;
  const rest = line.replace(COLUMN, ' ');
  return (rest !== line || /\bdirection\b/.test(line)) && rest.replace(BESIDES, '') === '';
}

/** The lines of the text that name two columns at least, and little else. */
export function tableHeads(folded: string): TableHead[] {
  const heads: TableHead[] = [];
  for (let start = 0; start < folded.length;) {
    const next = folded.indexOf('\n', start);
    const end = next < 0 ? folded.length : next;
    const line = end - start > MOST_OF_A_HEAD ? '' : folded.slice(start, end);
    const columns = columnsOf(line, COLUMN);
    const beside = columns.length > 3 ? line.split(NEXT_TABLE) : [];
    if (beside.length > 1) heads.push(...beside.flatMap((part) => headOf(part, start)));
    if (columns.length > 0 && isHeadLine(line)) pushHeadOfLines(heads, folded, start, end);
    if (columns.length > 1) heads.push(...headOf(line, start));
    start = end + 1;
  }
  return heads;
}

/** The columns that a stretch of words names; none where they are one. */
export function headOf(words: string, start: number): TableHead[] {
  const columns = columnsOf(words, COLUMN);
  return columns.length > 1 ? [{ start, columns, parted: PARTED.map((names) => columnsOf(words, names)) }] : [];
}

/** A head printed a column or two a line: what the lines right above it name, with its own. */
function pushHeadOfLines(heads: TableHead[], folded: string, start: number, end: number): void {
  const above = headLinesAbove(folded, start);
  if (above.length === 0) return;
  const words = [...above, folded.slice(start, end)].join(' | ');
  const from = end - words.length + 2 * above.length;
  const last = heads.findLastIndex((head) => head.ofLines === true && head.start === from);
  if (last >= 0) heads.splice(last, 1);
  heads.push(...headOf(words, from).map((head) => ({ ...head, ofLines: true })));
}

/** The lines right above a place that name columns and nothing else. */
export function headLinesAbove(folded: string, at: number): string[] {
  const lines: string[] = [];
  for (let from = folded.lastIndexOf('\n', at - 1) + 1; from > 0 && lines.length < MOST_LINES_OF_A_HEAD;) {
    const above = folded.lastIndexOf('\n', from - 2) + 1;
    const line = folded.slice(above, from - 1);
    if (!isHeadLine(line)) break;
    lines.unshift(line);
    from = above;
  }
  return lines;
}

const MOST_LINES_OF_A_HEAD = 8;

/** Those of the last head above a row; none where no line names any. */
export const columnsAbove = (folded: string, at: number): readonly Column[] =>
  tableHeads(folded).findLast((head) => head.start < at)?.columns ?? [];

/** "Line  Direction  Length": of lines a direction is the bearing, of curves it may be the hand. */
export function isTableHead(line: string): boolean {
  if (line.length > MOST_OF_A_HEAD) return false;
  const named = columnsOf(line, COLUMN).length;
  return named > 1 || (named === 1 && /\bdirection\b/.test(line));
}

function columnsOf(line: string, named: RegExp): Column[] {
  if (NO_HEAD.test(line)) return [];
  const columns = Array.from(line.matchAll(named), (m) => columnOf(m.groups!));
  // Where one column is called the arc's, "length" is that of something else.
  return columns.includes('arc') ? columns : columns.map((column) => (column === 'length' ? 'arc' : column));
}

const columnOf = (groups: Readonly<Record<string, string | undefined>>): Column =>
  Object.keys(groups).find((name) => groups[name] !== undefined) as Column;

/** By the head whose columns the cells fit one by one; else by one that names as many lengths as the row has. */
export function curveCells(heads: readonly TableHead[], at: number, tokens: readonly Token[]): CurveCells {
  const near = heads
    .filter((head) => head.start < at)
    .slice(-MOST_HEADS)
    .toReversed();
  const cells = tokens.filter(isCell);
  const fitting = near.flatMap(({ columns, parted }) => [columns, ...parted]).filter((columns) => fits(columns, cells));
  const whole = fitting.find((columns) => columns.length === cells.length);
  const fit = whole ?? fitting[0];
  if (fit) return { ...cellsBy(fit, cells), isWhole: whole !== undefined };
  const lengths = cells.filter(isLength);
  const counted = near.find(({ columns }) => {
    const named = columns.filter((column) => !isAngular(column));
    return columns.includes('radius') && named.length === lengths.length && new Set(named).size === named.length;
  })?.columns;
  const deltaDeg = angleOf(cells.find((cell) => cell.kind === 'angle'));
  const rest = { chordBearing: bearingOf(cells), deltaDeg };
  if (counted) {
    const named = counted.filter((column) => !isAngular(column));
    return { ...lengthsBy(named, lengths), ...rest, isWhole: counted.length === cells.length };
  }
  const agreed = namedByAgreement(
    lengths.map((cell) => lengthOf(cell)!),
    deltaDeg,
  );
  return { ...NONE, ...agreed, ...rest, isWhole: agreed !== null };
}

/** A head may stand on two lines, under a title. */
const MOST_HEADS = 4;
const NONE: Lengths = { radius: null, arc: null, chordLength: null, tangentLength: null };

const isLength = (cell: Token): boolean => cell.kind === 'distance' || cell.kind === 'number';
const isCell = (token: Token): boolean => {
  if (token.kind === 'direction') return token.direction.kind === 'quadrant';
  return token.kind !== 'number' || !token.number.inWords;
};
const isAngular = (column: Column): boolean => column === 'bearing' || column === 'delta' || column === 'degree';

/** Of two columns called "chord" one is its bearing. */
function fits(columns: readonly Column[], cells: readonly Token[]): boolean {
  if (!columns.includes('radius') || cells.length < columns.length) return false;
  const chords = columns.filter((column) => column === 'chord').length;
  const seen = new Set<string>();
  return columns.every((column, i) => {
    const cell = cells[i]!;
    const isOne = column === 'bearing' || (column === 'chord' && chords === 2 && cell.kind === 'direction');
    const name = isOne ? 'bearing' : column;
    if (seen.has(name)) return false;
    seen.add(name);
    if (isOne) return cell.kind === 'direction';
    return isAngular(column) ? cell.kind === 'angle' : isLength(cell);
  });
}

function cellsBy(columns: readonly Column[], cells: readonly Token[]): Omit<CurveCells, 'isWhole'> {
  const told = cells.slice(0, columns.length);
  const deltaDeg = angleOf(cells[columns.indexOf('delta')]);
  return { ...lengthsBy(columns, cells), chordBearing: bearingOf(told), deltaDeg };
}

function lengthsBy(columns: readonly Column[], cells: readonly Token[]): Lengths {
  const at = (column: Column): Length | null =>
    lengthOf(cells[columns.findIndex((c, i) => c === column && isLength(cells[i]!))]);
  return { radius: at('radius'), arc: at('arc'), chordLength: at('chord'), tangentLength: at('tangent') };
}

function bearingOf(cells: readonly Token[]): Bearing | null {
  const cell = cells.find((one) => one.kind === 'direction');
  return cell?.kind === 'direction' ? cell.direction.bearing : null;
}

const angleOf = (cell: Token | undefined): number | null =>
  cell?.kind === 'angle' ? decimalDegrees(cell.angle) : null;

function lengthOf(cell: Token | undefined): Length | null {
  if (cell?.kind === 'distance') return cell.distance;
  return cell?.kind === 'number' ? bareLength(cell.number) : null;
}
