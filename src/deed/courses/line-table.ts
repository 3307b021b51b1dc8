// Takes: the text of a plat and its tokens. Gives: the rows of its line and curve tables by name ("L12", "C-3", "WL-1", "Line 4").
// Never: a course; a row fills a course that refers to it and says nothing else.
import type { Bearing, CurveDirection } from '../../contract/extraction.ts';
import { between } from '../marks/cut.ts';
import { bareLength, curveAt, type CurveElements, type Length } from './curve-phrase.ts';
import { areCourses } from './listed-rows.ts';
import { curveCells, isTableHead, tableHeads, type CurveCells } from './table-columns.ts';
import type { Token } from '../values/tokens.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';

export interface TableRow {
  readonly name: string;
  readonly isCurve: boolean;
  /** Where the row stands. */
  readonly start: number;
  readonly end: number;
  /** Where the lines begin that head its table; -1 for a row told in a sentence. */
  readonly tableStart: number;
  readonly bearing: Bearing | null;
  /** Of a line. */
  readonly length: Length | null;
  /** What the cells of a curve's row hold, by the table's head. */
  readonly cells: CurveCells | null;
  /** What a row says by its own labels: "C1 R=75.00 L=104.72 CB=S 58°54' E CH=96.42". */
  readonly labelled: CurveElements | null;
  /** What a column or a word of the row says: "C2 | 200.00' | RIGHT". */
  readonly hand: CurveDirection | null;
  /** Another row of its name has other values: tables of two tracts, or of the record and of what was measured. */
  readonly isTwice: boolean;
}

export type LineTable = ReadonlyMap<string, TableRow>;

/** "L12", "C-3", "WL-1", and with a word "Line 4", "Curve No. 2". */
export const ROW_NAMES = String.raw`(?:(?:[wbsetl]?l|[bt]?c|lc|cl|ln|cv|crv)-?\d{1,3}|(?:line|curve)\s(?:no\.?\s?)?\d{1,3})`;
/** A line that is numbered and goes "thence" is the course itself. */
const ROW = new RegExp(
  String.raw`(?:^|\n|(?<inline>[:;]))[ |]{0,6}(?<name>${ROW_NAMES})(?:[ |:.=]{1,6}|\s?[,;-]\s{1,4}(?=[ns]?[.\s]{0,2}\d))(?=\S)(?!thence\b|run)`,
  'g',
);
const INLINE_END = /[;\n]|\.\s/g;
const LABELS = /\br(?:ad(?:ius)?)?\s?(?:[=:]|of)?\s?\d/;
const HAND = /(?:^|[\s|,(])(?<side>left|right|[lr]t)(?=[\s|,.;)]|$)/;
const NO_TABLE: LineTable = new Map();

const ROW_NAME = wordKind('l c wl bl sl el tl ll bc tc lc cl ln cv crv line curve'.split(' '));
const FIRST_ROW = new RegExp(
  String.raw`(?<=(?:^|[\n:;])[ |]{0,6})(?:[a-z]{1,3}-?|(?:line|curve)\s(?:no\.?\s?)?)1[ |:.=,;]`,
  'y',
);
/** Rows named by a word are a table only where a course names one: "Line 1: N 20 E 40 feet" may be the course itself. */
const NAMED = /\b(?:along|with|by|thence|of|and)\s(?:said\s)?(?:line|curve)\s(?:no\.?\s?)?\d{1,3}\b/;

/** Without a first row there is no table. */
export function hasFirstRow(folded: string): boolean {
  const { count, held, kinds, starts } = wordPlaces(folded);
  if ((held & ROW_NAME) === 0) return false;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & ROW_NAME) === 0) continue;
    FIRST_ROW.lastIndex = starts[i]!;
    if (FIRST_ROW.test(folded)) return true;
  }
  return false;
}

const HEADED =
  /\btable\b|\b(?:bearing|direction)s?\b[^\n]{0,30}\b(?:dist(?:ance)?|length)s?\b|\b(?:dist(?:ance)?|length)s?\b[^\n]{0,30}\b(?:bearing|direction)s?\b/;

/** Two rows make a table; a single "L 5 …" at the head of a line may be anything, except under the title of a table or its columns. */
function isTable(folded: string, rows: LineTable): boolean {
  if (rows.size !== 1) return rows.size > 1;
  const { start, tableStart } = [...rows.values()][0]!;
  return tableStart >= 0 && HEADED.test(folded.slice(tableStart, start));
}

export function lineTableOf(folded: string, tokens: readonly Token[]): LineTable {
  if (!hasFirstRow(folded)) return NO_TABLE;
  const rows = new Map<string, TableRow>();
  const heads = tableHeads(folded);
  for (const m of folded.matchAll(ROW)) {
    const from = m.index + m[0].length;
    const end = rowEnd(folded, from, m.groups!['inline'] !== undefined);
    const inside = between(tokens, from, end);
    const row = rowOf(m.groups!['name']!, inside);
    const words = row?.isCurve ? folded.slice(from, end) : '';
    const labelled = LABELS.test(words) ? curveAt(folded, from, end, inside, false) : null;
    const side = HAND.exec(words)?.groups?.['side'];
    const hand = side === undefined ? null : side.startsWith('l') ? 'left' : 'right';
    const cells = row?.isCurve ? curveCells(heads, from, inside) : null;
    const start = m.index + m[0].indexOf(m.groups!['name']!);
    const tableStart = m.groups!['inline'] === undefined ? headStart(folded, start) : -1;
    if (!row) continue;
    const first = rows.get(row.name);
    if (!first) rows.set(row.name, { ...row, cells, labelled, hand, start, end, tableStart, isTwice: false });
    else if (!isSameRow(first, row)) rows.set(row.name, { ...first, isTwice: true });
  }
  if (!isTable(folded, rows) || (isNamedByWords(folded, rows) && !NAMED.test(folded))) return NO_TABLE;
  return areCourses(folded, [...rows.values()]) ? NO_TABLE : rows;
}

const isSameRow = (a: Pick<TableRow, 'bearing' | 'length'>, b: Pick<TableRow, 'bearing' | 'length'>): boolean =>
  a.length?.amount === b.length?.amount &&
  (a.bearing === b.bearing || JSON.stringify(a.bearing) === JSON.stringify(b.bearing));

const isNamedByWords = (folded: string, rows: LineTable): boolean =>
  [...rows.values()].every((row) => folded.startsWith('line', row.start) || folded.startsWith('curve', row.start));

/** A row ends with its line; in a table told in a sentence, with its clause. */
function rowEnd(folded: string, from: number, isInline: boolean): number {
  INLINE_END.lastIndex = from;
  const end = isInline ? (INLINE_END.exec(folded)?.index ?? -1) : folded.indexOf('\n', from);
  return end < 0 ? folded.length : end;
}

const HEADS_TABLE = /^(?:[^a-z0-9]*|[^\n]{0,40}\b(?:tables?|data)\b[^\n]{0,20})$/;

/** Where the row's table begins: above it may stand its columns, its title, rules and blank lines. */
function headStart(folded: string, rowStart: number): number {
  let start = folded.lastIndexOf('\n', rowStart) + 1;
  for (let lines = 0; start > 0 && lines < 6; lines++) {
    const above = folded.lastIndexOf('\n', start - 2) + 1;
    const line = folded.slice(above, start - 1);
    if (!HEADS_TABLE.test(line) && !isTableHead(line)) break;
    start = above;
  }
  return start;
}

/** Where the first table behind a course begins: what stands there and behind it is none of its words. */
export function tableBehind(table: LineTable, from: number, to: number): number {
  for (const { start, tableStart } of table.values())
    if (start > from && start < to && tableStart > from) return tableStart;
  return to;
}

/** Tokens that stand in no row of a table: what follows the last course may be its line table. */
export function outsideTables(tokens: readonly Token[], table: LineTable): readonly Token[] {
  if (table.size === 0) return tokens;
  const rows = [...table.values()];
  let next = 0;
  return tokens.filter((token) => {
    while (next < rows.length && rows[next]!.end <= token.start) next++;
    return rows[next] === undefined || token.start < rows[next]!.start;
  });
}

/** "Line 4" is "l4": a course may say either. */
export const rowName = (printed: string): string =>
  printed
    .toLowerCase()
    .replace(/^line\s(?:no\.?\s?)?/, 'l')
    .replace(/^curve\s(?:no\.?\s?)?/, 'c')
    .replace('-', '');

function rowOf(
  name: string,
  tokens: readonly Token[],
): Pick<TableRow, 'name' | 'isCurve' | 'bearing' | 'length'> | null {
  const direction = tokens.find((t) => t.kind === 'direction' && t.direction.kind === 'quadrant');
  if (!direction && !tokens.some((t) => t.kind === 'angle')) return null;
  return {
    name: rowName(name),
    isCurve: /^(?:[a-z]?c\d|cv|crv|curve)/.test(name.replace('-', '')),
    bearing: direction?.kind === 'direction' ? direction.direction.bearing : null,
    length: firstLength(tokens),
  };
}

function firstLength(tokens: readonly Token[]): Length | null {
  const found = tokens.find((t) => t.kind === 'distance' || (t.kind === 'number' && !t.number.inWords));
  if (found?.kind === 'distance') return found.distance;
  return found?.kind === 'number' ? bareLength(found.number) : null;
}
