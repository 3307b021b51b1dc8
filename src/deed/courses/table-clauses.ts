// Takes: the words of one course that names rows of a table in clauses of its own: "thence along line L1; along curve C1 to a pin; along line L2",
// "(1) L1; (2) L2". Gives: where each of those clauses and the name in it stand. Never: a row that is only spoken of ("to the start of curve C1").
import { matchesOf } from '../words/matches.ts';
import { ROW_NAMES } from './table-places.ts';

export interface RowClause {
  readonly name: string;
  /** Of the clause. */
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
}

const NUMBER = String.raw`(?:(?:\(\d{1,2}\)|\d{1,2}[.)])\s{1,6})?`;
const ALONG = String.raw`(?:(?:continuing\s{1,3}|running\s{1,3}|run\s{1,3})?(?:along|with|following|by|on|upon|over)\s{1,3})?(?:(?:the|said)\s{1,3})?`;
const HEAD = String.raw`(?<opens>^|[;,:.\n]\s{1,16})(?:and\s{1,3})?${NUMBER}(?:(?:and\s{1,3})?(?:running\s{1,3})?(?:from\s{1,3})?then(?:ce)?,?\s{1,3})?${NUMBER}${ALONG}`;
const CLAUSE = new RegExp(
  String.raw`${HEAD}(?:(?:line|curve|course)\s{1,3})?\(?(?<name>${ROW_NAMES})\b\)?(?=\s{0,3}(?:[;,.\n]|$)|\s{1,3}(?:to|in|for|reversed|and)\b)`,
  'g',
);

/** In the order of the words, which begin at `from`; none where fewer than two stand there, or another clause stands before them. */
export function rowClauses(words: string, from: number): RowClause[] {
  const found = matchesOf(CLAUSE, words);
  if (found.length < 2 || words.slice(0, found[0]!.index).includes(';')) return [];
  return found.map((clause, i) => {
    const name = clause.groups!['name']!;
    const at = clause.index + clause[0].lastIndexOf(name);
    const start = i === 0 ? 0 : clause.index + clause.groups!['opens']!.length;
    const next = found[i + 1];
    const end = next ? next.index + next.groups!['opens']!.length : words.length;
    return { name, start: from + start, end: from + end, nameStart: from + at, nameEnd: from + at + name.length };
  });
}
