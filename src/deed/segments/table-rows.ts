// Takes: a stretch cut into courses. Gives: the same, with the numbered rows of a table that no bearing opens as courses of their own: under
// "Course Bearing Dist. Radius Delta" the row of a curve, "2  --  100.14  150.00  38-15-00". Never: a row whose number does not stand between
// those of its neighbours.
import { isBearing, type Segment } from '../marks/cut.ts';

const LABEL = /^[ |]*(?<n>\d{1,3})(?:[.)]|\s?-\s?\d{1,3})?[ |:]+/;
/** A length with its decimals; a bearing would have opened a course. */
const MEASURES = /\d\.\d/;
const BEARING = /(?:^|[\s|])(?:[ns]|north|south)[.\s]{0,2}\d{1,2}[-°\s]/;
const WORDY = /[a-z]{3,}\s+[a-z]{2,}\s+[a-z]{2,}/;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly label: number;
}

export function withTableRows(text: string, segments: Segment[]): Segment[] {
  if (segments.length < 2) return segments;
  const all: Segment[] = [];
  for (const [i, segment] of segments.entries()) {
    const own = rowOf(text, segment);
    if (!own) {
      all.push(segment);
      continue;
    }
    const before = all.at(-1);
    const above = rowsAbove(text, own, Math.max(segment.start, 0), before);
    const below = i === segments.length - 1 ? rowsBelow(text, own, segment.end) : [];
    all.push(...cutAt(segment, own, above, before), ...below);
    if (below.length > 0) all[all.length - 1 - below.length]!.end = below[0]!.start;
  }
  return all;
}

/** The line in which the course's bearing stands, where it begins with a number. */
function rowOf(text: string, { tokens }: Segment): Line | null {
  const bearing = tokens.find((token) => isBearing(token, false));
  if (!bearing) return null;
  const line = lineAt(text, bearing.start);
  return line.label < 0 || text.slice(line.start, bearing.start).replace(LABEL, '').trim() !== '' ? null : line;
}

/** No row is longer: a text in one line is not searched to its ends at every course. */
const MOST_OF_A_LINE = 400;

function lineAt(text: string, at: number): Line {
  const from = Math.max(0, at - MOST_OF_A_LINE);
  const before = text.slice(from, at).lastIndexOf('\n');
  const next = text.slice(at, at + MOST_OF_A_LINE).indexOf('\n');
  const end = next < 0 ? Math.min(text.length, at + MOST_OF_A_LINE) : at + next;
  if (before < 0 && from > 0) return { start: from, end, label: -1 };
  const start = from + before + 1;
  const n = LABEL.exec(text.slice(start, Math.min(end, start + 40)))?.groups?.['n'];
  return { start, end, label: n === undefined ? -1 : Number(n) };
}

/** Rows without a bearing right above a row, down to that of the course before. */
function rowsAbove(text: string, own: Line, start: number, before: Segment | undefined): Line[] {
  const rows: Line[] = [];
  const floor = before ? before.lead : start;
  for (let line = own; line.start > floor;) {
    const above = lineAt(text, line.start - 1);
    if (above.start < floor || above.label !== line.label - 1 || !isRow(text, above)) break;
    rows.unshift(above);
    line = above;
  }
  return rows;
}

function rowsBelow(text: string, own: Line, to: number): Segment[] {
  const rows: Segment[] = [];
  for (let line = own; line.end + 1 < to;) {
    const below = lineAt(text, line.end + 1);
    if (below.end > to || below.label !== line.label + 1 || !isRow(text, below)) break;
    rows.push(rowSegment(below, below.start));
    line = below;
  }
  return rows;
}

function isRow(text: string, { start, end }: Line): boolean {
  const line = text.slice(start, end);
  return MEASURES.test(line) && !BEARING.test(line) && !WORDY.test(line);
}

const rowSegment = ({ start, end }: Line, from: number): Segment => ({
  how: 'listed',
  start: from,
  lead: start,
  end,
  tokens: [],
  isRow: true,
});

/** The rows above, of which the course before loses what it took of them, and the course itself. */
function cutAt(segment: Segment, own: Line, above: readonly Line[], before: Segment | undefined): Segment[] {
  const first = above[0];
  if (!first) return [segment];
  if (segment.start >= first.start) {
    if (before && before.end > first.start) {
      before.end = first.start;
      while (before.tokens.length > 0 && before.tokens.at(-1)!.start >= first.start) before.tokens.pop();
    }
    return [...above.map((line) => rowSegment(line, line.start)), segment];
  }
  // The list's first word opens what is now its first row.
  const tokens = segment.tokens.filter((token) => token.start >= own.start);
  const rows = above.map((line, i) => rowSegment(line, i === 0 ? segment.start : line.start));
  return [...rows, { ...segment, start: own.start, lead: own.start, tokens }];
}
