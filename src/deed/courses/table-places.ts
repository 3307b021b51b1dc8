// Takes: the folded text of a plat and its tokens. Gives: where the rows of its line and curve tables stand and the cells of each: one row in a
// line, several in a line, a row torn over lines, cells one under another, or the table column by column.
// Never: a cell whose row the order of the lines leaves open.
import { between } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { matchesOf } from '../words/matches.ts';
import { headLinesAbove, isHeadLine } from './table-columns.ts';

export interface RowPlace {
  /** As printed: "c-3", "line 4". */
  readonly name: string;
  readonly start: number;
  /** Where its cells begin and end; what else the table has up to `covers` is none of a course's words. */
  readonly from: number;
  end: number;
  covers: number;
  readonly isInline: boolean;
  readonly tokens: Token[];
  /** Told apart from its name: the lines that name columns between them. */
  heads: readonly string[];
  /** Its cells stand in other lines than its name. */
  isTorn: boolean;
}

/** "L12", "C-3", "WL-1". */
const SHORT_NAMES = String.raw`(?:[wbsetl]?l|[bt]?c|lc|cl|ln|cv|crv)-?\d{1,3}`;
/** And with a word "Line 4", "Curve No. 2". */
export const ROW_NAMES = String.raw`(?:${SHORT_NAMES}|(?:line|curve)\s(?:no\.?\s?)?\d{1,3})`;
const CELLS = String.raw`(?:[ |:.=]{1,6}|\s?[,;-]\s{1,4}(?=[ns]?[.\s]{0,2}\d))(?=\S)(?!thence\b|run)`;
/** A line that is numbered and goes "thence" is the course itself. */
const AT_HEAD = new RegExp(String.raw`(?:^|\n)[ |]{0,6}(?<name>${ROW_NAMES})(?:${CELLS}|(?=[ |:.]{0,4}(?:\n|$)))`, 'g');
const INLINE = new RegExp(String.raw`[:;][ |]{0,6}(?<name>${ROW_NAMES})${CELLS}`, 'g');
const INLINE_END = /[;\n]|\.\s/g;
/** Behind the cells of one row: "L1 N 10° E 40.00' L2 S 80° E 31.50'", "L1 N 10° E 40.00' C1 R=50.00'". */
const NEXT_IN_LINE = new RegExp(
  String.raw`(?:;[ |]{0,6}(?=${ROW_NAMES}${CELLS})|(?<=[\d'"ew.|]|ft)[\s|]{1,6}(?=[a-z]{1,3}-?\d{1,3}[ |:.=]{1,6}(?:(?:[ns]|north|south)?[.\s]{0,2}\d|(?:r|l|rad|radius|arc|delta|ch|cb)\s?[=:]\s?[ns\d])))(?<name>${ROW_NAMES})[ |:.=,;-]{1,6}`,
  'g',
);
const MOST_LINES = 400;
const MOST_OF_A_LINE = 160;

export function rowPlaces(folded: string, tokens: readonly Token[]): RowPlace[] {
  const rows: RowPlace[] = [];
  let group: RowPlace[] = [];
  for (const own of namedLines(folded, tokens)) {
    const before = group.at(-1);
    if (before && !isBlank(folded.slice(before.covers, own[0]!.start))) {
      rows.push(...withLinesBelow(folded, tokens, group, own[0]!.start));
      group = [];
    }
    group.push(...own);
  }
  rows.push(...withLinesBelow(folded, tokens, group, folded.length));
  const told = Array.from(folded.matchAll(INLINE), (m) => inlineRow(folded, tokens, m));
  return [...rows, ...told.filter(({ start }) => !rows.some((row) => start >= row.start && start < row.covers))].sort(
    (a, b) => a.start - b.start,
  );
}

const isBlank = (words: string): boolean => /^[\s|:_=+-]*$/.test(words);

const rowAt = (
  tokens: readonly Token[],
  m: RegExpMatchArray,
  offset: number,
  end: number,
  isInline: boolean,
): RowPlace => {
  const name = m.groups!['name']!;
  const from = offset + m.index! + m[0].length;
  const start = offset + m.index! + m[0].indexOf(name);
  return {
    name,
    start,
    from,
    end,
    covers: end,
    isInline,
    tokens: [...between(tokens, from, end)],
    heads: [],
    isTorn: false,
  };
};

function inlineRow(folded: string, tokens: readonly Token[], m: RegExpMatchArray): RowPlace {
  INLINE_END.lastIndex = m.index! + m[0].length;
  return rowAt(tokens, m, 0, INLINE_END.exec(folded)?.index ?? folded.length, true);
}

/** "L1 to a pin; thence N 10° E 90 feet" at the head of a line is the end of a sentence. */
const OF_A_SENTENCE = /^[^\n\d]{0,40}\b(?:to|thence|along|and|of|the|as)\b/;

/** The rows of each line that begins with a name. */
const namedLines = (folded: string, tokens: readonly Token[]): RowPlace[][] =>
  matchesOf(AT_HEAD, folded)
    .map((m) => rowsOfLine(folded, tokens, m))
    .filter((own) => own.length > 0);

function rowsOfLine(folded: string, tokens: readonly Token[], m: RegExpMatchArray): RowPlace[] {
  const from = m.index! + m[0].length;
  const next = folded.indexOf('\n', from);
  const end = next < 0 ? folded.length : next;
  if (OF_A_SENTENCE.test(folded.slice(from, Math.min(end, from + 60)))) return [];
  const parts = end - from > 30 ? [...folded.slice(from, end).matchAll(NEXT_IN_LINE)] : [];
  const first = rowAt(tokens, m, 0, parts[0] ? from + parts[0].index : end, false);
  return [
    first,
    ...parts.map((part, i) => rowAt(tokens, part, from, parts[i + 1] ? from + parts[i + 1]!.index : end, false)),
  ];
}

interface Line {
  readonly end: number;
  readonly tokens: readonly Token[];
}

/** What stands below the last row of a group of them: its own cells, or those of all, column by column. */
function withLinesBelow(folded: string, tokens: readonly Token[], rows: RowPlace[], to: number): RowPlace[] {
  const last = rows.at(-1);
  if (!last || !(rows.some(isShort) || isCurveName(last.name))) return rows;
  const { lines, heads } = linesBelow(folded, tokens, last.end, to);
  if (lines.length === 0) return rows;
  const all = heads.length === 0 ? heads : [...headLinesAbove(folded, rows[0]!.start), ...heads];
  const order = rows.length > 1 && rows.every(isShort) ? orderOf(lines, rows.length) : null;
  if (order) {
    lines.forEach((line, i) => addLine(rows[order(i)]!, line, false));
    rows[0]!.covers = lines.at(-1)!.end;
    return rows.map((row) => ({ ...row, heads: all, isTorn: true }));
  }
  // Where others want cells too, it is open whose they are.
  if (rows.slice(0, -1).some(isShort)) return rows;
  if (!isCurveName(last.name) && !lacksJust(last, lines)) return rows;
  for (const line of lines) addLine(last, line, true);
  if (rows.length === 1) last.heads = all;
  return rows;
}

/** One bearing and one length, no more. */
const lacksJust = ({ tokens }: RowPlace, lines: readonly Line[]): boolean => {
  const all = [...tokens, ...lines.flatMap((line) => line.tokens)];
  return all.length === 2 && all.filter(isMeasure).length === 1;
};

function addLine(row: RowPlace, { end, tokens }: Line, isBelow: boolean): void {
  row.tokens.push(...tokens);
  if (isBelow) row.end = row.covers = end;
  row.isTorn = true;
}

const isMeasure = (token: Token): boolean =>
  token.kind === 'distance' || (token.kind === 'number' && !token.number.inWords);
export const isCurveName = (name: string): boolean => /^(?:[a-z]?c-?\d|cv|crv|curve)/.test(name);

/** A line has a bearing and a length; a curve three cells at least. */
function isShort({ name, tokens }: RowPlace): boolean {
  if (isCurveName(name)) return tokens.length < 3;
  return !tokens.some((token) => token.kind === 'direction') || !tokens.some(isMeasure);
}

const kindsOf = ({ tokens }: Line): string => tokens.map((token) => (isMeasure(token) ? 'm' : token.kind[0])).join('');

/** Of which row each line is: by columns or row by row, where their kinds fit one of the two only. */
function orderOf(lines: readonly Line[], rows: number): ((i: number) => number) | null {
  const each = lines.length / rows;
  if (!Number.isInteger(each)) return null;
  const kinds = lines.map(kindsOf);
  if (each === 1) return kinds.every((kind) => kind === kinds[0]) ? (i) => i : null;
  const byColumn = kinds.every((kind, i) => kind === kinds[i - (i % rows)]);
  const byRow = kinds.every((kind, i) => kind === kinds[i % each]);
  if (byColumn === byRow) return null;
  return byColumn ? (i) => i % rows : (i) => Math.floor(i / each);
}

/** The lines behind a row that hold cells and nothing else; between them may stand heads of columns. */
function linesBelow(
  folded: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): { lines: Line[]; heads: string[] } {
  const lines: Line[] = [];
  const heads: string[] = [];
  for (let start = from + 1; start < to && lines.length < MOST_LINES;) {
    const next = folded.indexOf('\n', start);
    const end = next < 0 || next > to ? to : next;
    const words = folded.slice(start, Math.min(end, start + MOST_OF_A_LINE));
    const inside = between(tokens, start, end);
    if (isHeadLine(words)) heads.push(words);
    else if (isCells(words, start, inside)) lines.push({ end, tokens: inside });
    else if (!isBlank(words)) break;
    start = end + 1;
  }
  return { lines, heads };
}

/** A page's number is no cell. */
const isCell = (token: Token): boolean =>
  token.kind === 'angle' ||
  token.kind === 'distance' ||
  (token.kind === 'number' ? token.number.places > 0 : token.direction.bearing !== null);

const isCells = (words: string, start: number, inside: readonly Token[]): boolean =>
  inside.length > 0 &&
  words.length < MOST_OF_A_LINE &&
  inside.every(isCell) &&
  !/[a-z\d]/.test(outsideTokens(words, start, inside));

/** What of the words stands in no token. */
export function outsideTokens(words: string, start: number, tokens: readonly Token[]): string {
  let out = '';
  let at = 0;
  for (const token of tokens) {
    if (token.start < start || token.start >= start + words.length) continue;
    out += `${words.slice(at, token.start - start)}\u0000`;
    at = token.end - start;
  }
  return out + words.slice(at);
}
