// Takes: a column of the lines over a document or under it. Gives: the book and page in it, or in it and the columns beside it.
// Never: the book of another paper, nor one that a sentence runs on into.
import type { PackedParts } from '../../contract/packed.ts';
import { isSetApart, isUnderTitle, type Cell, type Line } from './recording-columns.ts';
import { runsOn } from './recording-lines.ts';
import { bookPagesIn, type RecordingReference } from './recording.ts';
import { wording } from '../words/wording.ts';
import { IS_DONE, countOf, linesBefore, isBesideRecorder } from './recording-block-lines.ts';
import { pattern } from './pattern.ts';

/** What tells before a book and page that another paper is recorded there. */
export const OTHERS_BOOK =
  /\b(?:prior|previous|ref(?:erence)?s?|source|derivation|cross|see|being|conveyed|re|amend\w{0,5}|original|said|lots?|tract|deed\s{1,2}(?:from|dated))\b|\(/i;
const BOOK_NAME = wording`(?:(?:official|deeds?|mortgages?|mtg|leases?|misc(?:ellaneous)?|oil (?:&|and) gas|discharges?|trust deeds?|plat|map
      |land|real estate|record|of)\.?,? ){0,3}(?:records?,? )?(?:book|bk|vol(?:ume)?|liber|reel|film|docket|dkt|record)`;
const FIGURES = String.raw`\d{1,9}`;
/** A book in its column whose page stands in another: "DEED BOOK No. 41, ELM COUNTY          Page 507". */
const BOOK_ALONE = pattern`^(?:[a-z&.]{2,14} ){0,3}${BOOK_NAME}\b[.:]{0,2}\s{0,3}(?:no\.?\s{0,2}|#\s?)?
  (?<book>[A-Z]{0,3}-?${FIGURES}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})(?: (?:of )?(?:deeds?|mortgages|misc\w{0,11}|records?))?
  \.?(?:,? [A-Z][A-Za-z. ]{2,24} CO(?:UNTY|\.)[^\d]{0,24})?$`;
const SERIES = /^[A-Z]{1,2}\d{1,5}$/;
/** "BOOK      870      PAGE      513". */
const SPREAD = pattern`^${BOOK_NAME}$`;
const BOOK_WORDS = /\b(?:book|bk|vol(?:ume)?|liber|reel)\b/i;
const PAGE_HEAD = /^(?:page|pg)\b/i;
const PAGE_ALONE = pattern`^(?:(?:(?:start|begin)(?:ning|ing)? )?(?<word>page|pg|p|folio|image|frame)[.:]{0,2}\s{0,3})?(?<page>${FIGURES})
  (?:\s{0,2}[-–]\s{0,2}${FIGURES})?$`;
/** "D587 PG 41", "Record 29 Page 540": a book told by its page. */
const PAGED = pattern`^(?:record (?:no\.?\s{0,2})?)?(?<book>[A-Z]{0,2}\d{1,6})[,\s]{1,4}(?:pages?|pg)[.:]{0,2}\s{0,3}(?<page>\d{1,6})
  (?!\s{0,2}of\b)|(?:^| )[BVL][.\s-]?:?\s?(?<b>[A-Z]?\d{2,6})[,\s-]{1,3}[PF][.\s-]?:?\s?(?<p>\d{1,6})(?![\d.])`;

export const reference = (
  cell: Cell,
  parts: PackedParts<'recording'>,
  from: number,
  length: number,
): RecordingReference => ({
  parts,
  start: cell.start + from,
  end: cell.start + from + length,
  isPlat: false,
});
// prettier-ignore
// prettier-ignore
const wholeCell = (cell: Cell, parts: PackedParts<'recording'>): RecordingReference =>
  reference(cell, parts, 0, cell.words.length);

export function* bookOf(lines: readonly Line[], i: number, c: number, isHead: boolean): Generator<RecordingReference> {
  const cell = lines[i]!.cells[c]!;
  const [whole] = bookPagesIn(cell.words);
  const before = cell.words.slice(0, Math.max(0, whole?.start ?? cell.words.search(/\d/)));
  if ((!isHead && !isBesideRecorder(lines, i, 3)) || isOthersBook(lines, i, cell, before)) return;
  if (whole) {
    const around = `${cell.words.slice(0, whole.start)} ${cell.words.slice(whole.end)}`;
    if (countOf(around, /(?<![\w’'])[a-z]{2,}/g) < 2 && cell.words.length <= 100)
      yield reference(cell, whole.parts, whole.start, whole.end - whole.start);
    return;
  }
  const paged = PAGED.exec(cell.words);
  const book = paged?.groups!['book'] ?? paged?.groups!['b'] ?? '';
  if (paged && /\d/.test(book) && /[A-Z]/i.test(cell.words[0]!))
    yield reference(cell, { book, page: paged.groups!['page'] ?? paged.groups!['p']! }, paged.index, paged[0].length);
  else yield* bookInColumns(lines, i, c);
}

function isOthersBook(lines: readonly Line[], i: number, cell: Cell, before: string): boolean {
  if (OTHERS_BOOK.test(before) || goesOn(lines, i, cell)) return true;
  return (
    /\b(?:recorded|filed)\s{1,2}(?:in|at|as|on)\b/i.test(before) &&
    !IS_DONE.test(before) &&
    !/^and\s(?:duly\s)?recorded/.test(before)
  );
}

/** A book and its page each in a column of its own, side by side or one above the other. */
function* bookInColumns(lines: readonly Line[], i: number, c: number): Generator<RecordingReference> {
  const { cells } = lines[i]!;
  const cell = cells[c]!;
  const spread = SPREAD.test(cell.words)
    ? bookPagesIn(
        cells
          .slice(c, c + 4)
          .map(({ words }) => words)
          .join(' '),
      )[0]
    : undefined;
  if (spread?.start === 0) yield wholeCell(cell, spread.parts);
  const beside =
    [cells[c + 1], cells[c - 1]].find((one) => PAGE_HEAD.test(one?.words ?? '')) ?? cells[c + 1] ?? cells[c - 1];
  const isPaged = beside !== undefined && PAGE_HEAD.test(beside.words);
  const book = isPaged && SERIES.test(cell.words) ? cell.words : BOOK_ALONE.exec(cell.words)?.groups?.['book'];
  if (book === undefined || cells.some((one) => one !== cell && BOOK_WORDS.test(one.words))) return;
  const below = lines[i + 1]?.cells.find(
    (one) => Math.abs(one.column - cell.column) <= 8 && /^(?:p|start|begin)/i.test(one.words),
  );
  const page = [beside, below].map((one) => PAGE_ALONE.exec(one?.words ?? '')?.groups?.['page']).find(Boolean);
  if (page !== undefined) yield wholeCell(cell, { book, page });
}

/** A sentence of the line before runs on into the column, or the column stands in a list of references. */
export function goesOn(lines: readonly Line[], i: number, cell: Cell): boolean {
  const above = lines[i - 1]?.words ?? '';
  if (lines.slice(Math.max(0, i - 4), i).some(({ words }) => /^\s*references?\s?:/i.test(words))) return true;
  return (
    lines[i]!.cells[0] === cell &&
    !isSetApart(lines, i, cell) &&
    !isUnderTitle(lines, i) &&
    (/(?:\b(?:as|in|at|of|by|to|under|see|being|from|with|per|and|the|recorded|conveyed)|,)\s*$/i.test(above) ||
      /\b(?:minutes?|plat|map|note)\s*$/i.test(above) ||
      runsOn(linesBefore(lines, i))) &&
    !IS_DONE.test(above) &&
    !(lines[i - 1]!.isTimed && (/\brecorded\s{1,3}in\s*$/i.test(above) || /^\s*AT\s{1,12}\d/.test(above)))
  );
}
