// Takes: folded text and the rows of its line table. Gives: whether they are no table but the courses themselves, labelled as rows are:
// "thence up the creek with its meanders as follows:\nL1: N 19° W, 66.87 feet;\nL2: …". Never: for rows under a head of columns, for curves,
// or where a course names a row.
import type { TableRow } from './line-table.ts';

/** Right before the first row: the sentence that announces its courses. */
const ANNOUNCES =
  /\b(?:thence|follow\w*|meander\w*|courses?|calls?|distances?|bearings?)\b[^;]{0,200}(?:[:;,-]|\bas\s+follows)\s{0,80}$/;
const MOST_BEFORE = 320;
/** Each is looked for in the whole text. */
const MOST_ROWS = 200;
const NAME_BEHIND = /[\s,;.:)\]]|$/y;

export function areCourses(folded: string, rows: readonly TableRow[]): boolean {
  const first = rows[0]!;
  if (rows.length > MOST_ROWS || rows.some((row) => row.isCurve)) return false;
  if (first.tableStart >= 0 && folded.slice(first.tableStart, first.start).trim() !== '') return false;
  const before = folded.slice(Math.max(0, first.start - MOST_BEFORE), first.start);
  return ANNOUNCES.test(before) && !rows.some((row) => isNamed(folded, row, rows));
}

/** "thence along L2", outside of the rows. */
function isNamed(folded: string, { start }: TableRow, rows: readonly TableRow[]): boolean {
  const name = /^[a-z]+(?:-|\s(?:no\.?\s?)?)?\d+/.exec(folded.slice(start, start + 16))?.[0];
  if (name === undefined) return false;
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    NAME_BEHIND.lastIndex = at + name.length;
    if (!/[a-z\d]/.test(folded[at - 1] ?? ' ') && NAME_BEHIND.test(folded) && !isInRow(at, rows)) return true;
  }
  return false;
}

const isInRow = (at: number, rows: readonly TableRow[]): boolean => rows.some((row) => at >= row.start && at < row.end);
