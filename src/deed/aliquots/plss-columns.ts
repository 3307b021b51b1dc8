// Takes: the lines of a text. Gives: the rows of its tables whose head names a column of sections ("Description  Sec.  Acres").
// Never: a row whose section cannot be told by its place under the head; a township the row or its heading does not show.
import type { LandItem } from './plss-items.ts';
import type { PlssPlace } from './plss-place.ts';
import { DITTO, holds, isRule, sectionNumber, WHOLE, type Line, type Listing, type TableRow } from './plss-row.ts';
import { oneLine } from '../words/one-line.ts';

interface Cell {
  readonly text: string;
  /** In its line. */
  readonly start: number;
  readonly end: number;
}

const KINDS = {
  section: /^(?:sec(?:tion|t)?|see)s?$/,
  township: /^(?:t|tps?|tw[nps]|towns?(?:hips?)?)(?: no)?$/,
  range: /^(?:r|rge?|rng|ranges?)(?: no)?$/,
  both: /^(?:t|tp|twp|town(?:ship)?)\.? ?(?:-|\/|&|and) ?(?:r|rge?|rng|range)$/,
  lot: /^(?:gov(?:ernmen)?['’]?t?\.? )?lots?(?: no)?$/,
  quarter: /^(?:q(?:tr|uarter|q+|\d{1,3})?s?(?:[-/ ]?(?:q(?:tr|uarter)?s?))*|(?:1\/4|¼)(?:[ -]?(?:1\/4|¼))*)$/,
  land: /^(?:(?:legal )?desc(?:ription|r)?(?: of .{1,20})?|sub-?\s?div(?:ision|n)?s?|parts?(?: of sec(?:tion|\.)?)?|legals?|aliquots?(?: parts?)?|tracts?|q(?:tr|uarter) sec(?:tion)?)$/,
  other:
    /^(?:names?.{0,24}|owners?.{0,16}|acres?|acreage|ac|area|a|tax(?:es)?.{0,12}|val(?:ue|uation)?|am(?:ount|['’]?t)|price|pen(?:alty|\.)?|total|costs?|id|no|county|state|meridian|remarks|survey.{0,4}|year|cert.{0,12}|\$|dist.{0,8}|rate|by whom.{0,12}|to whom.{0,16}|use|purpose|per acre)$/,
} as const;
type Kind = keyof typeof KINDS;

interface Column extends Cell {
  readonly kind: Kind | null;
}

const MAY_HEAD = /(?<![A-Za-z])(?:(?:sec(?:tion|t)?|see)s?(?![A-Za-z])|s\.?[ |\t]{1,12}t)/i;
const BLANKS = /[ ]+/g;
const BETWEEN_CELLS = /[ ]{2,}(?:\.{2,}[ .]*)?|[ ]?\.{3,}[ .]*|[ ]\.{2}[ ]|(?: \.){2,}[ ]?/g;

function cellsOf(line: string, between: RegExp = BETWEEN_CELLS): Cell[] {
  const bar = line.includes('|') ? /\|/g : line.includes('\t') ? /\t/g : between;
  const cells: Cell[] = [];
  const put = (from: number, to: number): void => {
    const text = line.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    cells.push({ text: text.trim(), start, end: start + text.trim().length });
  };
  let from = 0;
  for (const found of line.matchAll(bar)) {
    put(from, found.index);
    from = found.index + found[0].length;
  }
  put(from, line.length);
  if (bar === between) return cells.filter((cell) => cell.text !== '');
  if (bar.source === '\\|' && cells[0]!.text === '' && /^\s*\|/.test(line)) cells.shift();
  if (bar.source === '\\|' && cells.at(-1)!.text === '' && /\|\s*$/.test(line)) cells.pop();
  return cells;
}

const ENDED = /[.:,]{1,20}$/;

function kindOf(name: string): Kind | null {
  const said = oneLine(name).toLowerCase();
  const plain = ENDED.test(said) ? said.replace(ENDED, '') : said;
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(plain)) ?? null;
}

interface Head {
  readonly columns: readonly Column[];
  readonly between: RegExp;
  readonly isBarred: boolean;
}

/** "S.  T.  R.": a lone letter beside a township and a range names the sections. */
function withLetters(columns: readonly Column[]): readonly Column[] {
  const has = (kind: Kind): boolean => columns.some((column) => column.kind === kind);
  if (has('section') || !has('township') || !has('range')) return columns;
  return columns.map((column) => (/^s\.?$/i.test(column.text) ? { ...column, kind: 'section' } : column));
}

/** Between bars a township and a range beside the section tell a table of land, whatever else it has columns for. */
const isPlaceNamed = (columns: readonly Column[]): boolean =>
  (['township', 'range', 'land'] as const).every((kind) => columns.some((column) => column.kind === kind));

/** Null once three cells name nothing: a table without bars has one such column, and a lone letter at most. */
function namedColumns(cells: readonly Cell[], line: string): Column[] | null {
  const isBarred = /[|\t]/.test(line);
  const columns: Column[] = [];
  let nameless = 0;
  for (const cell of cells) {
    const kind = kindOf(cell.text);
    if (kind === null && ++nameless > 2 && !isBarred) return null;
    columns.push({ ...cell, kind });
  }
  return columns;
}

/** The columns a line names, where it is the head of a table of sections; names one blank apart head cells one blank apart. */
function headIn(line: Line): Head | null {
  if (!MAY_HEAD.test(line.text) || line.lands.length > 0) return null;
  for (const between of [BETWEEN_CELLS, BLANKS]) {
    const named = namedColumns(cellsOf(line.text, between), line.text);
    if (!named) continue;
    const columns = withLetters(named);
    const known = columns.filter(({ kind }) => kind !== null).length;
    const sections = columns.filter(({ kind }) => kind === 'section').length;
    const isBarred = /[|\t]/.test(line.text);
    if (sections === 1 && known >= 2 && (known >= columns.length - 1 || (isBarred && isPlaceNamed(columns))))
      return { columns, between, isBarred };
  }
  return null;
}

/** The cell of a column: by its number where the row shows as many, else by what stands under the name. */
function cellUnder(head: Head, cells: readonly Cell[], column: Column): Cell | null {
  if (head.isBarred || cells.length === head.columns.length) return cells[head.columns.indexOf(column)] ?? null;
  const under = (slack: number): Cell[] =>
    cells.filter((cell) => cell.start < column.end + slack && cell.end > column.start - slack);
  const found = [0, 2].map(under).find((some) => some.length > 0);
  return found?.length === 1 ? found[0]! : null;
}

/** "N½ SE¼ ...... 2   80   350" under "Sec.  Acres  Val.": as many figures behind the land as columns. */
function cellBehindLand(head: Head, line: Line, cells: readonly Cell[]): Cell | null {
  const landEnd = (line.lands.at(-1)?.end ?? line.end) - line.start;
  const behind = cells.filter((cell) => cell.start >= landEnd);
  const land = head.columns.findIndex(({ kind }) => kind === 'land');
  const columns = head.columns.slice(land + 1);
  const at = columns.findIndex(({ kind }) => kind === 'section');
  return at >= 0 && behind.length === columns.length ? behind[at]! : null;
}

const IS_DITTO = new RegExp(`^${DITTO}$`);

function sectionOf(head: Head, line: Line, cells: readonly Cell[], above: TableRow | null) {
  const column = head.columns.find(({ kind }) => kind === 'section')!;
  for (const cell of [cellUnder(head, cells, column), cellBehindLand(head, line, cells)]) {
    if (!cell) continue;
    if (isDitto(cell.text) && hasNumberBefore(line, cells, cell)) continue;
    const repeats = IS_DITTO.test(cell.text) || (head.isBarred && cell.text === '');
    const section = repeats ? (above?.section ?? null) : sectionNumber(cell.text.replace(/[.,]$/, ''));
    if (section !== null) return { section, at: line.start + cell.start, until: line.start + cell.end };
  }
  return unreadSection(line, cellUnder(head, cells, column));
}

/** "SW¼   9   do.   do." with a cell lost: the marks are those of the township. */
const hasNumberBefore = (line: Line, cells: readonly Cell[], ditto: Cell): boolean =>
  cells.some(
    ({ text, start, end }) =>
      end <= ditto.start && start >= (line.lands.at(-1)?.end ?? line.end) - line.start && sectionNumber(text) !== null,
  );

/** Figures under the name that are no section: its lands lie in another than the one over it. */
function unreadSection(line: Line, cell: Cell | null) {
  if (!cell || !/\d|^[A-Z?!|&$]{1,2}$/.test(cell.text) || line.lands.length === 0) return null;
  const [at, until] = [line.start + cell.start, line.start + cell.end];
  return line.lands.some((land) => land.start < until && land.end > at) ? null : { section: null, at, until };
}

const TOWNSHIP = /^[Tt]?\.?\s?0{0,2}(?<n>\d{1,3})\s?(?<d>[NS])?\.?$/;
const RANGE = /^[Rr]?\.?\s?0{0,2}(?<n>\d{1,3})\s?(?<d>[EW])?\.?$/;

const isDitto = (cell: string | null | undefined): boolean =>
  cell !== null && cell !== undefined && IS_DITTO.test(cell);

/** The township of the row's own columns, each of which may repeat the one over it; undefined where they show none. */
function placeOf(head: Head, line: Line, cells: readonly Cell[], above: TableRow | null): PlssPlace | null | undefined {
  const text = (kind: Kind): string | null => {
    const column = head.columns.find((one) => one.kind === kind);
    return column ? (cellUnder(head, cells, column)?.text ?? '') : null;
  };
  const both = text('both');
  const [township, range] = both === null ? [text('township'), text('range')] : both.split(/\s?[-/,]\s?|\s+/);
  if (township === null && range === null) return null;
  if ([township, range].every((one) => one === undefined || one === '' || isDitto(one)))
    return above?.place ?? undefined;
  const value = (cell: string | null | undefined, pattern: RegExp, over: string | undefined): string => {
    if (isDitto(cell)) return over ?? '';
    const found = pattern.exec(cell ?? '')?.groups;
    return found ? `${Number(found['n'])}${found['d'] ?? ''}` : '';
  };
  return {
    townships: [value(township, TOWNSHIP, above?.place?.townships[0])],
    ranges: [value(range, RANGE, above?.place?.ranges[0])],
    start: line.start,
    end: line.end,
    sections: [],
  };
}

/** "do. … 2" under "The whole of … 1": the lands of the row over it, in another section. */
function repeatedLands(head: Head, line: Line, cells: readonly Cell[], above: TableRow | null): LandItem[] | null {
  const column = head.columns.find(({ kind }) => kind === 'land');
  const cell = column ? cellUnder(head, cells, column) : null;
  if (!above || !cell || line.lands.length > 0 || !isDitto(cell.text)) return null;
  const [start, end] = [line.start + cell.start, line.start + cell.end];
  return above.lands.map((land) => ({ ...land, start, end }));
}

/** "S. E" under "Part of Sec.": two letters without their fraction are a quarter where the column is of parts. */
function lettersAlone(head: Head, line: Line, cells: readonly Cell[]): LandItem[] | null {
  const column = head.columns.find(({ kind }) => kind === 'land');
  const cell = column && line.lands.length === 0 ? cellUnder(head, cells, column) : null;
  const letters = cell && /^([NS])\.?\s?([EW])\.?$/.exec(cell.text);
  if (!letters) return null;
  const [start, end] = [line.start + cell.start, line.start + cell.end];
  return [{ kind: 'land', parts: [`${letters[1]}${letters[2]}4`], lot: '', isWeak: false, limit: '', start, end }];
}

function rowOf(head: Head, line: Line, above: TableRow | null): TableRow | null {
  const cells = cellsOf(line.text, head.between);
  if (head.between === BLANKS && cells.length !== head.columns.length) return null;
  if (cells.length >= 2 * head.columns.length - 1 && head.columns.length > 2) return null; // two rows in one line
  const found = sectionOf(head, line, cells, above);
  const place = found ? placeOf(head, line, cells, above) : undefined;
  if (!found || place === undefined) return null;
  const lotColumn = head.columns.find(({ kind }) => kind === 'lot');
  const lot = (lotColumn && /^\d{1,2}$/.exec(cellUnder(head, cells, lotColumn)?.text ?? '')?.[0]) ?? '';
  const again = repeatedLands(head, line, cells, above) ?? lettersAlone(head, line, cells);
  if (line.lands.length === 0 && lot === '' && !again && !cells.some((cell) => WHOLE.test(cell.text))) return null;
  const quarters = head.columns.filter(({ kind }) => kind === 'quarter');
  return {
    ...found, place, lot, again: again ?? [], lands: again ?? line.lands, start: line.start, end: line.end,
    quarters: quarters.length,
    isLargestFirst: (quarters[0]?.text.length ?? 0) < (quarters.at(-1)?.text.length ?? 0),
  }; // prettier-ignore
}

/** A section and a township, or the marks that repeat one: "SW¼SE¼  9  do." without its acres. */
const TORN = new RegExp(String.raw`(?<![\d.\w])[1-3]?\d[ \t|]{1,12}(?:${DITTO}|\d{1,3}[ ]?[NS]\b)`);

/** A row of which cells are lost: its lands lie in no section that can be told, and not in the one over it. */
function tornRow({ sections, named }: Listing, line: Line, above: TableRow | undefined): TableRow | null {
  const found = above && line.lands.length > 0 ? TORN.exec(line.text) : null;
  if (!found || holds(sections, line) || holds(named, line)) return null;
  const at = line.start + found.index;
  return {
    ...above!,
    section: null,
    at,
    until: at + 1,
    lot: '',
    again: [],
    lands: line.lands,
    start: line.start,
    end: line.end,
  };
}

/** Lines that are no rows: a torn one, a heading, a page's head; more of them and the table is over. */
const PATIENCE = 3;

export function columnRows(listing: Listing): TableRow[] {
  const rows: TableRow[] = [];
  let head: Head | null = null;
  let others = 0;
  for (const line of listing.lines) {
    const next = headIn(line);
    if (next) {
      head = next;
      others = 0;
      continue;
    }
    if (!head || isRule(line)) continue;
    const read = holds(listing.sections, line) ? null : rowOf(head, line, rows.at(-1) ?? null);
    // "22 104 31W" one blank apart: the line's place has its section.
    const row =
      (read?.section === null && holds(listing.named, line) ? null : read) ?? tornRow(listing, line, rows.at(-1));
    if (row) rows.push(row);
    others = row ? 0 : others + 1;
    if (others > PATIENCE) head = null;
  }
  return rows;
}
