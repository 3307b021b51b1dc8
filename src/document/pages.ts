// Takes: pages of rows in reading order. Gives: SourceText: one text, every character of which knows its page and box.
// Never: changes a word; what it leaves out is furniture, and what it joins is a word broken at a line's end.
import { withoutFurniture } from './furniture.ts';
import { firstNot } from './halving.ts';
import { heightOf, median, unionOf, type PageContent, type PlacedWord, type Row } from './placed-word.ts';
import type { SourceAlternate, SourceRun, SourceText } from './source-text.ts';

const PARAGRAPH_PITCH = 1.7; // a gap between rows this many times the usual one begins a paragraph

/** The text in pieces: whoever looks at the end of a growing text has all of it copied, once a line. */
interface Draft {
  readonly pieces: string[];
  length: number;
  readonly runs: SourceRun[];
  readonly alternates: SourceAlternate[];
}

export function sourceTextOf(pages: readonly PageContent[]): SourceText {
  const draft: Draft = { pieces: [], length: 0, runs: [], alternates: [] };
  for (const page of withoutFurniture(pages)) appendPage(draft, page);
  const unread = pages.flatMap((page) => (page.unread === undefined ? [] : [{ page: page.page, cause: page.unread }]));
  const { runs, alternates } = draft;
  return { text: draft.pieces.join(''), kind: 'document', runs, alternates, unread };
}

function append(draft: Draft, piece: string): void {
  draft.pieces.push(piece);
  draft.length += piece.length;
}

function appendPage(draft: Draft, page: PageContent): void {
  const pitch = usualPitch(page.rows);
  page.rows.forEach((row, i) => {
    if (row.length === 0) return;
    const before = page.rows[i - 1];
    if (!joinsBrokenWord(draft, row)) append(draft, lineEnd(draft, before, row, pitch));
    row.forEach((word, j) => {
      if (j > 0) append(draft, ' ');
      appendWord(draft, word, page.page);
    });
  });
}

function lineEnd(draft: Draft, before: Row | undefined, row: Row, pitch: number): string {
  if (draft.length === 0) return '';
  if (!before || pitch === 0) return '\n'; // a sentence may run over the page's end
  return topOf(row) - topOf(before) > PARAGRAPH_PITCH * pitch ? '\n\n' : '\n'; // upwards is the next column
}

function appendWord(draft: Draft, word: PlacedWord, page: number): void {
  const start = draft.length;
  append(draft, word.text);
  draft.runs.push({ start, end: draft.length, page, box: word.box, confidence: word.confidence });
  for (const other of word.alternates)
    draft.alternates.push({ ...other, start: start + other.start, end: start + other.end });
}

const topOf = (row: Row): number => {
  const box = unionOf(row.map((word) => word.box));
  return (box[1] + box[3]) / 2;
};

function usualPitch(rows: readonly Row[]): number {
  const pitches = rows.slice(1).map((row, i) => topOf(row) - topOf(rows[i]!));
  const down = pitches.filter((pitch) => pitch > 0);
  return down.length < 3 ? 0 : Math.max(median(down), median(rows.flat().map((word) => heightOf(word.box))));
}

const BROKEN_WORD = /[a-z]{2}[-‐¬]$/;
const BROKEN_BEARING = /[°'"’”º]\s?[-–]$/;
const COMPOUND = /[A-Za-z]-[A-Za-z]+[-‐]$/; // right-of-|way keeps its hyphen

/** True when the row goes on with a word the line before broke off; the draft then ends where it goes on. */
function joinsBrokenWord(draft: Draft, row: Row): boolean {
  const next = row[0]!.text;
  if (BROKEN_BEARING.test(draft.pieces.slice(-4).join('').slice(-4)) && /^[\dEWew]/.test(next)) return true;
  const last = draft.runs.at(-1);
  if (!last || last.end !== draft.length || !/^[a-z]/.test(next)) return false;
  const word = draft.pieces.at(-1)!;
  if (!BROKEN_WORD.test(word)) return false;
  if (COMPOUND.test(word)) return true;
  dropLastCharacter(draft, last, word);
  return true;
}

function dropLastCharacter(draft: Draft, last: SourceRun, word: string): void {
  draft.pieces[draft.pieces.length - 1] = word.slice(0, -1);
  draft.length -= 1;
  draft.runs[draft.runs.length - 1] = { ...last, end: last.end - 1 };
  const own = draft.alternates.splice(
    firstNot(draft.alternates.length, (i) => draft.alternates[i]!.start < last.start),
  );
  draft.alternates.push(...own.filter((other) => other.end <= draft.length));
}
