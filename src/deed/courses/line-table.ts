// Takes: the text of a plat and its tokens. Gives: the rows of its line and curve tables by name ("L12", "C-3", "WL-1", "Line 4").
// Never: a course; a row fills a course that refers to it and says nothing else.
import type { Bearing, CurveDirection } from '../../contract/extraction.ts';
import { bareLength, curveAt, type CurveElements, type Length } from './curve-phrase.ts';
import { areCourses } from './listed-rows.ts';
import { curveCells, headOf, isTableHead, tableHeads, type CurveCells, type TableHead } from './table-columns.ts';
import { isCurveName, outsideTokens, rowPlaces, type RowPlace } from './table-places.ts';
import type { Token } from '../values/tokens.ts';

export interface TableRow {
  readonly name: string;
  readonly isCurve: boolean;
  /** Where the row stands. */
  readonly start: number;
  readonly end: number;
  /** Where what else its table has with it ends: the other columns. */
  readonly covers: number;
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
  /** What in the row could not be read as it stands. */
  readonly doubts: readonly string[];
}

export type LineTable = ReadonlyMap<string, TableRow>;

const LABELS = /\br(?:ad(?:ius)?)?\s?(?:[=:]|of)?\s?\d/;
const HAND = /(?:^|[\s|,(])(?<side>left|right|[lr]t)(?=[\s|,.;)]|$)/;
const NO_TABLE: LineTable = new Map();

const KIND = String.raw`(?:[wbsetl]?l|[bt]?c|lc|cl|ln|cv|crv|(?:line|curve)\s(?:no\.?\s?)?)-?`;
const FIRST_ROW = new RegExp(String.raw`(?:^|[\n:;])[ |]{0,6}${KIND}[12li][ |:.=,;\n]`);
/** Rows named by a word are a table only where a course names one: "Line 1: N 20 E 40 feet" may be the course itself. */
const NAMED = /\b(?:along|with|by|thence|of|and)\s(?:said\s)?(?:line|curve)\s(?:no\.?\s?)?\d{1,3}\b/;

/** A row with any other number is one where a course names a row: "thence along curve C7", "thence L7". */
const ANY_ROW = new RegExp(String.raw`(?:^|[\n:;])[ |]{0,6}${KIND}\d{1,3}[ |:.=,;\n]`);
const NAMED_IN_COURSE =
  /\b(?:along|thence|then|with|by|follow(?:ing)?|running)\s(?:(?:said|the)\s)?(?:(?:line|curve)\s)?(?:[bt]?[lc]|[we]l|lc|cl|ln|cv)-?\d{1,3}\b/;

/** Without a first row, or one that a course names, there is no table. */
const hasFirstRow = (folded: string): boolean =>
  FIRST_ROW.test(folded) || (ANY_ROW.test(folded) && NAMED_IN_COURSE.test(folded));

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
  const unread = new Set<string>();
  for (const place of rowPlaces(folded, tokens)) {
    const row = rowOf(place);
    if (!row) {
      // The name alone may stand in a drawing.
      if (place.tokens.length > 0) unread.add(rowName(place.name));
      continue;
    }
    const start = place.start;
    const told = row.isCurve ? curveOf(folded, place, heads) : NO_CURVE;
    const first = rows.get(row.name);
    if (!first) {
      const tableStart = place.isInline ? -1 : headStart(folded, start);
      const { end, covers } = place;
      rows.set(row.name, {
        ...row,
        ...told,
        doubts: doubtsOf(folded, place, row.isCurve),
        start,
        end,
        covers,
        tableStart,
        isTwice: false,
      });
    } else if (!isSameRow(first, row)) rows.set(row.name, { ...first, isTwice: true });
  }
  if (!isTable(folded, rows) || (isNamedByWords(folded, rows) && !NAMED.test(folded))) return NO_TABLE;
  if (areCourses(folded, [...rows.values()])) return NO_TABLE;
  for (const name of unread) if (rows.has(name)) rows.set(name, { ...rows.get(name)!, isTwice: true });
  doubtBareLengths(folded, rows);
  return rows;
}

/** "14430" among "96.72" and "151.90": its point may be lost. */
function doubtBareLengths(folded: string, rows: Map<string, TableRow>): void {
  const printed = (length: Length): string => folded.slice(length.start, length.end);
  const all = [...rows.values()].filter((row) => !row.isCurve && row.length !== null);
  if (all.filter((row) => printed(row.length!).includes('.')).length < FEWEST_WITH_POINTS) return;
  for (const row of all) {
    const { amount } = row.length!;
    if (amount < LEAST_WITHOUT || !Number.isInteger(amount) || printed(row.length!).includes('.')) continue;
    const why = `"${printed(row.length!)}" may have lost its point: other rows have one`;
    rows.set(row.name, { ...row, doubts: [...row.doubts, why] });
  }
}

const FEWEST_WITH_POINTS = 2;
const LEAST_WITHOUT = 100;

const NO_CURVE = { cells: null, labelled: null, hand: null };

function curveOf(
  folded: string,
  { from, end, tokens, heads: own, isTorn }: RowPlace,
  heads: readonly TableHead[],
): Pick<TableRow, 'cells' | 'labelled' | 'hand'> {
  const words = folded.slice(from, end);
  const side = HAND.exec(words)?.groups?.['side'];
  return {
    labelled: !isTorn && LABELS.test(words) ? curveAt(folded, from, end, tokens, false) : null,
    hand: side === undefined ? null : side.startsWith('l') ? 'left' : 'right',
    cells: curveCells(own.length > 0 ? headOf(own.join(' | '), 0) : heads, from, tokens),
  };
}

const isSameRow = (a: Pick<TableRow, 'bearing' | 'length'>, b: Pick<TableRow, 'bearing' | 'length'>): boolean =>
  a.length?.amount === b.length?.amount &&
  (a.bearing === b.bearing || JSON.stringify(a.bearing) === JSON.stringify(b.bearing));

const isNamedByWords = (folded: string, rows: LineTable): boolean =>
  [...rows.values()].every((row) => folded.startsWith('line', row.start) || folded.startsWith('curve', row.start));

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
    while (next < rows.length && rows[next]!.covers <= token.start) next++;
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

function rowOf({ name, tokens }: RowPlace): Pick<TableRow, 'name' | 'isCurve' | 'bearing' | 'length'> | null {
  const direction = tokens.find(isBearing);
  if (!direction && !tokens.some((t) => t.kind === 'angle' || isBroken(t))) return null;
  return {
    name: rowName(name),
    isCurve: isCurveName(name),
    bearing: direction?.direction.bearing ?? null,
    length: firstLength(tokens),
  };
}

const isBearing = (token: Token): token is Token & { kind: 'direction' } =>
  token.kind === 'direction' && token.direction.bearing !== null;
/** What is left of a bearing: the row keeps its length. */
const isBroken = (token: Token): boolean => token.kind === 'direction' && token.direction.kind === 'broken';

function firstLength(tokens: readonly Token[]): Length | null {
  const found = tokens.find((t) => t.kind === 'distance' || (t.kind === 'number' && !t.number.inWords));
  if (found?.kind === 'distance') return found.distance;
  return found?.kind === 'number' ? bareLength(found.number) : null;
}

/** Figures that no cell took, or signs and letters glued to one. */
const SCRAP = /\S{0,12}(?:\d|[a-z~^*\\]\u0000|\u0000[a-z~^*\\])\S{0,12}/;

function doubtsOf(folded: string, { from, end, tokens }: RowPlace, isCurve: boolean): string[] {
  // What a central angle says is weighed with radius and arc.
  const ofCells = tokens.flatMap((token) => {
    if (token.kind === 'angle') return [];
    if (token.kind === 'direction') return token.direction.doubts;
    return (token.kind === 'number' ? token.number.doubts : token.distance.doubts) ?? [];
  });
  const doubts = [...ofCells];
  const rest = outsideTokens(folded.slice(from, end), from, tokens);
  const scrap = SCRAP.exec(rest)?.[0].replaceAll('\u0000', '…');
  if (scrap !== undefined) doubts.push(`"${scrap}" in the row could not be read`);
  if (!isCurve && tokens.filter((token) => token.kind === 'distance' || token.kind === 'number').length > 1)
    doubts.push('the row has more than one length');
  return doubts;
}
