// Takes: text. Gives: the records in the block that a recorder stamps over a document or under it, read column by column.
// Never: a number that another label claims (parcel, order, loan, batch), nor a bare number without a recorder's word or hour beside it.
import type { PackedParts } from '../../contract/packed.ts';
import {
  isBesideBook,
  isOfSender,
  isSetApart,
  isUnderTitle,
  withValues,
  type Cell,
  type Line,
} from './recording-columns.ts';
import { mayTellTime, runsOn, smallWordsOf } from './recording-lines.ts';
import { asFigures, asPage, bookPagesIn, INSTRUMENT_NUMBER, isNumber, type RecordingReference } from './recording.ts';
import { beginsAny } from '../words/triples.ts';
import { oneLine } from '../words/one-line.ts';

const NEAR = 1500;
/** A longer line is a paragraph of the paper itself. */
const LONGEST = 400;
const HOUR =
  /\d{1,2}:\d{2}(?::\d{2})?|\b[AP]\.?\s?M\.?\s{0,2}\d{1,2}[\s:.]\d{2}\b|\b\d{1,2}\s?[AP]\.?\s?M\b|\bo['’]?\s?clock\b|\bmin(?:utes|\.)?\s{1,2}past\b|\btime\b[^\n]{0,16}\b\d{4}\b|\b\d{1,2}\s\d{2}\s[AP]\.?\s?M\b/i;
/** Every form of an hour tells a time as a recorder's line does, or has one of these words. */
const mayTellHour = (text: string): boolean => mayTellTime(text) || beginsHour(text);
const beginsHour = beginsAny([
  ...['past', 'time'],
  ...['am', 'a.m', 'a m', 'a. m', 'pm', 'p.m', 'p m', 'p. m'].flatMap((half) =>
    [' ', '.', '0'].map((next) => half + next),
  ),
]);
const RECORDER =
  /\b(?:recorded|filed|received|record[eo]rs?|registers?(?:\s{1,2}of\s{1,2}deeds|['’]s)|registry|auditors?|clerks?|official\s{1,2}(?:public\s{1,2})?records?|for\s{1,2}record|recording\s{1,2}(?:fee|data|district)|R\.?O\.?D)\b/i;
/** The sender's words, which say nothing of a record made. */
const SENDER =
  /\b(?:(?:when|after|upon)\s{1,2}record(?:ed|ing)|recording\s{1,2}requested|before\s{1,2}it\s{1,2}is\s{1,2}filed)\b/i;
/** The recorder's own sentence, in the middle of a line or at its head. */
const RECORDED =
  /\b(?:[Ff]iled|[Rr]eceived|[Ee]ntered|[Ll]odged)\b[^;]{0,50}\b(?:for|of|to)\s{1,2}record\b|^\W{0,4}(?:and\s)?(?:[Dd]uly\s{1,2}recorded|Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|Lodged|Entered|ENTERED)\b|^\W{0,4}and\s(?:duly\s)?recorded\b/;
const DONE =
  /^\s*(?:(?:Duly|DULY)\s{1,2}|and\s{1,2}(?:duly\s{1,2})?)?(?:Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|REC['’]D|Lodged|LODGED|Entered|ENTERED)\b/;
const OTHERS_LABEL =
  /\b(?:prior|previous|references?|related|parent|source|derivation|amend\w{0,5}|original|released?|assigned|satisf\w{1,7}|cross|being|see|title|re|t\.?\s?s|easement\s{1,2}number|lease\s{1,2}n(?:o|umber)|parcels?|p\.?\s?i\.?\s?n|a\.?\s?p\.?\s?n|tax|order|escrow|loan|account|acct|case|cause|docket|permit|ordinance|resolution|project|tract|job|form|batch|receipt|transaction|invoice|zip|phone|tel|fax|box|license|commission|registration|notary|surveyors?|(?:R\.?\s?)?(?:P\.?\s?)?L\.?\s?S|P\.?\s?(?:E|S\.?\s?M)|bar|survey|drawing|section|lot|map|plat|plan|min|policy|customer|user|operator|number\s{1,2}of\s{1,2}pages|homestead|desert\s{1,2}land|conveyed|deed\s{1,2}(?:from|to|dated)|dated|said|mortgage\s{1,2}(?:from|to|dated|recorded)|plat\s{1,2}(?:of|recorded))\b/i;

const LABEL = String.raw`(?:(?:county\s{1,2})?(?:auditor|recorder|clerk|register|registrar)['’]?s?['’]?\s{1,2})?(?:doc(?:u(?:m|rn)ent)?|[il]nst(?:r(?:u(?:m|rn)ent)?)?|rec(?:eption)?|recording|entry|ent|registry|receiving|serial|sequence|microfilm|m\.?f|(?:electronically\s{1,2}|e-?)recorded|cr?fn|c\.f\.n|a\.?f\.?n?|fee|filed?|act|control|record)\b\.?`;
const NO = String.raw`(?:no|nu(?:m|rn)ber|num|nbr|id)(?:\(s\)|\b)\s?[.:]{0,2}|#\s?:?`;
/** "FEE NUMBER: 2012-051209", "Document 1998-1163", "ENT 61228:2013": those that mean other things too want their "No.". */
const LABELLED = new RegExp(
  String.raw`(?:^|[\s,;(])(?:(?<label>${LABEL})\s{0,2}(?<no>${NO}|:)?|(?<only>(?:${NO})))(?:\s{0,3}|\s?[-–]\s{1,2})(?<n>${INSTRUMENT_NUMBER})(?![\w.]\d|%|\s{0,2}[#$]\s?[*+-])`,
  'gi',
);
/** Before a bare "No." nothing, or the paper's title: in "R/W No. 12" it is another's. */
const NUMBER_HEAD = /^(?:[A-Z\s]{0,40}\b(?:DEED|MORTGAGE|LEASE|RELEASE|EASEMENT|CONTRACT|RECORDED|FILED))?\W{0,4}$/i;
const LABEL_ALONE = new RegExp(String.raw`^(?:${LABEL})\s{0,2}(?:${NO})\s{0,2}:?$`, 'i');
const WANTS_NO =
  /^(?:fee|filed?|act|control|rec|record|serial|sequence|microfilm|a\.?f|entry|reception|recording|registry|receiving)\b/i;
const BARE = new RegExp(
  String.raw`^[*|\s]{0,4}(?:(?:MISC|DEED|MTG)\.?\s(?=\d{7,12}\b))?(?<n>${INSTRUMENT_NUMBER}|[A-Z]\s\d{5,6})[*|\s]{0,4}$`,
  'i',
);
/** The number at the head of a column, before pages, fee or date. */
const LEADING =
  /^(?:E\s)?(?<n>(?:[A-Z]{1,3}-)?(?:19|20)\d{2}-\d{4,9}|[A-Z]{0,2}\d{7,15}|\d{6}(?=\s{1,2}(?:[A-Z]{2,12}\s{1,2}){0,3}(?:Pages?\s?:|\d{1,2}\/\d{1,2}\/))|\d{5,8}(?=\s{1,2}(?:b(?:oo)?k|vol|liber|B\s?:?\s?\d)))[\s,]{1,3}(?=b(?:oo)?k\b|vol|liber|B\s?:?\s?\d|(?:filed|rec(?:orded|eived|['’]d)|e-?recorded)\b|(?:[A-Z]{0,12}\s{1,2}){0,3}(?:\d{1,3}\s?p(?:gs?|ages?)\b|p(?:gs?|ages?)\b|\$|fee\b|\d{1,2}\/\d{1,2}\/|\d{1,2}\/\d{1,3}$|deed\b)|[A-Z]{2,8}$)/i;
/** What looks like a number of a recorder and is none: dates, telephones, parcels, zip codes. */
const NO_RECORD =
  /^(?:\d{1,2}-\d{1,2}-\d{2,4}|\d{3}-\d{4}|\d{5}-\d{4}|(?:19|20)\d{2}-(?:19|20)\d{2}(?<!20\d\d-19\d\d|20[1-9]\d-200\d)|(?:0[1-9]|1[0-2])[0-3]\d(?:18|19|20)\d{2}|\d{1,3}(?:-\d{1,6}){2,}|(?:18|19|20)\d{2}|\d{1,4}(?:\s\d{1,5})+)$/;

/** "FILED 10-20-1982": when, not under what number. */
const DATE_ALONE = /^\d{1,2}-\d{1,2}-(?:\d{2}|(?:18|19|20)\d{2})$/;

/** What tells before a book and page that another paper is recorded there. */
const OTHERS_BOOK =
  /\b(?:prior|previous|ref(?:erence)?s?|source|derivation|cross|see|being|conveyed|re|amend\w{0,5}|original|said|lots?|tract|deed\s{1,2}(?:from|dated))\b|\(/i;
const BOOK_NAME = String.raw`(?:(?:official|deeds?|mortgages?|mtg|leases?|misc(?:ellaneous)?|oil\s(?:&|and)\sgas|discharges?|trust\s{1,2}deeds?|plat|map|land|real\s{1,2}estate|record|of)\.?,?\s{1,3}){0,3}(?:records?,?\s{1,2})?(?:b[o0]{2}k|bk|vo[l1i](?:ume)?|liber|reel|film|docket|dkt|record)`;
const FIGURES = String.raw`[OIl]{0,2}\d[\dOIl]{0,8}`;
/** A book in its column whose page stands in another: "DEED BOOK No. 41, ELM COUNTY          Page 507". */
const BOOK_ALONE = new RegExp(
  String.raw`^(?:[a-z&.]{2,14}\s{1,2}){0,3}${BOOK_NAME}\b[.:]{0,2}\s{0,3}(?:no\.?\s{0,2}|#\s?)?(?<book>[A-Z]{0,3}-?${FIGURES}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})(?:\s{1,3}(?:of\s{1,2})?(?:deeds?|mortgages|misc\w{0,11}|records?))?\.?(?:,?\s{1,2}[A-Z][A-Za-z. ]{2,24}\s{1,2}CO(?:UNTY|\.)[^\d]{0,24})?$`,
  'i',
);
/** The year and a number of that year, beside a date of it. */
const YEARLY = /^[A-Z]{0,3}-?(?:19|20)\d{2}[-R]{0,2}\d{5,8}(?:-\d)?$/;
const DATED = /\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b/;
const SERIES = /^[A-Z]{1,2}\d{1,5}$/;
/** "BOOK      870      PAGE      513". */
const SPREAD = new RegExp(String.raw`^${BOOK_NAME}$`, 'i');
const BOOK_WORDS = /\b(?:book|bk|vol(?:ume)?|liber|reel)\b/i;
const PAGE_HEAD = /^(?:pa[gc]e|pg)\b/i;
const PAGE_ALONE = new RegExp(
  String.raw`^(?:(?:(?:start|begin)(?:ning|ing)?\s)?(?<word>pa[gc]e|pg|p|folio|image|frame)[.:]{0,2}\s{0,3})?(?<page>${FIGURES})(?:\s{0,2}[-–]\s{0,2}${FIGURES})?$`,
  'i',
);
/** "D587 PG 41", "Record 29 Page 540": a book told by its page. */
const PAGED =
  /^(?:record\s{1,2}(?:no\.?\s{0,2})?)?(?<book>[A-Z]{0,2}[\dOIl]{1,6})[,\s]{1,4}(?:pa[gc]es?|pg)[.:]{0,2}\s{0,3}(?<page>[\dOIl]{1,6})(?!\s{0,2}of\b)|(?:^|\s)[BVL][.\s-]?:?\s?(?<b>[A-Z]?\d{2,6})[,\s-]{1,3}[PF][.\s-]?:?\s?(?<p>\d{1,6})(?![\d.])/i;

/** How words begin without which no block is stamped on a paper. */
export const BLOCK_WORDS = [
  ...'book b00k bk b: b0 l.0 cabinet vol vo0 lib reel record filed received clerk regist auditor doc inst entry reception'.split(
    ' ',
  ),
  ...[
    'cfn',
    'crfn',
    'afn',
    'docket',
    'dkt',
    'film',
    'microfilm',
    'a.f',
    'a.m',
    'p.m',
    'am ',
    'pm ',
    'fee n',
    'fee #',
    'ent 0',
    'page 0',
    'pg 0',
    'rec. 0',
    'b 0',
    'l 0',
    'l. 0',
    'v 0',
  ],
];
const mayBeStamped = beginsAny(BLOCK_WORDS);

export function stampBlocks(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  if (!mayBeStamped(text)) return found;
  const mayBeTimed = mayTellHour(text);
  for (const { lines, isHead } of [
    { lines: withoutParagraphs(headOf(text, mayBeTimed)), isHead: true },
    { lines: withoutParagraphs(tailOf(text, mayBeTimed)), isHead: false },
  ])
    lines.forEach((_, i) => {
      for (const one of recordsOf(lines, i, isHead))
        if (!found.some((known) => known.start < one.end && one.start < known.end)) found.push(one);
    });
  return found;
}

function lineAt(text: string, start: number, end: number, mayBeTimed: boolean): Line {
  const words = text.slice(start, end);
  const cells: Cell[] = [];
  for (const match of words.length > LONGEST ? [] : words.matchAll(/\S(?:\S|[ ]{1,2}(?=\S))*/g))
    cells.push({ words: match[0], start: start + match.index, column: match.index });
  return { cells: withValues(cells), words, isTimed: mayBeTimed && HOUR.test(words) };
}

/** A sentence of the paper itself: many words, and nothing of a recorder. */
function isBody({ words, cells }: Line): boolean {
  return words.length > LONGEST || cells.some((cell) => isSentence(cell.words) || isCapitals(cell.words));
}
const countOf = (words: string, pattern: RegExp): number => words.match(pattern)?.length ?? 0;
const isSentence = (words: string): boolean =>
  countOf(words, /(?<![\w’'])[a-z]{2,}/g) >= 7 && !RECORDED.test(words) && !/\b(?:prepared|return|mail)\b/i.test(words);
const isCapitals = (words: string): boolean =>
  countOf(words, /\b[A-Z]{2,}\b/g) >= 9 &&
  !RECORDER.test(words) &&
  !HOUR.test(words) &&
  !/\b(?:by|return|mail)\b/i.test(words) &&
  !/^\s*(?:[A-Z]+\s){0,2}(?:RE)?PLAT\sOF\s/.test(words);

function headOf(text: string, mayBeTimed: boolean): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < Math.min(text.length, NEAR);) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (end - at > LONGEST) break;
    const line = lineAt(text, at, end, mayBeTimed);
    if (isBody(line)) break;
    lines.push(line);
    at += line.words.length + 1;
  }
  return lines;
}

function tailOf(text: string, mayBeTimed: boolean): Line[] {
  const lines: Line[] = [];
  for (let end = text.length; end > Math.max(0, text.length - NEAR);) {
    const newline = text.lastIndexOf('\n', end - 1);
    if (lines.length === 0 && end - newline - 1 > LONGEST) break;
    const line = lineAt(text, newline + 1, end, mayBeTimed);
    if (isBody(line)) return [{ ...line, cells: [], isBody: true }, ...lines];
    lines.unshift(line);
    end = newline;
  }
  return lines;
}

/** Lines cut short are told from columns by the words that only sentences have. */
const PARAGRAPH = 8;
const smallWords = ({ words, cells }: Line): number =>
  cells.length !== 1 || /\b(?:prepared|return|mail)\b/i.test(words) ? 0 : smallWordsOf(words);
const isDone = (lines: readonly Line[], i: number): boolean =>
  lines[i]!.isTimed || (DONE.test(lines[i]!.words) && !runsOn(linesBefore(lines, i)));
const linesBefore = (lines: readonly Line[], i: number): string =>
  lines
    .slice(Math.max(0, i - 5), i)
    .map(({ words }) => words)
    .join('\n');

/** Lines of a paragraph, however narrow, are no columns; up to where the recorder's own sentence begins in it. */
function withoutParagraphs(lines: readonly Line[]): Line[] {
  const out = [...lines];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && lines[to]!.words.trim() !== '' && !(to > from && beginsApart(lines, to))) to++;
    const done = lines.findIndex((_, i) => i >= from && i < to && isDone(lines, i));
    const until = done < 0 ? to : done;
    const first = lines.findIndex((line, i) => i >= from && i < until && smallWords(line) >= 2);
    const words = first < 0 ? 0 : lines.slice(first, until).reduce((sum, line) => sum + smallWords(line), 0);
    if (words >= PARAGRAPH) for (let i = first; i < until; i++) out[i] = { ...lines[i]!, cells: [], isBody: true };
    from = to < lines.length && lines[to]!.words.trim() !== '' ? to : to + 1;
  }
  return out;
}

const beginsApart = (lines: readonly Line[], i: number): boolean =>
  lines[i]!.cells.length === 1 && isSetApart(lines, i, lines[i]!.cells[0]!);

const isRecorders = ({ words, isTimed, isBody }: Line): boolean =>
  isBody === undefined && (isTimed || (RECORDER.test(words) && !SENDER.test(words)));

function isBesideRecorder(lines: readonly Line[], i: number, reach: number): boolean {
  return lines.slice(Math.max(0, i - reach), i + reach + 1).some(isRecorders);
}

function* recordsOf(lines: readonly Line[], i: number, isHead: boolean): Generator<RecordingReference> {
  const { cells } = lines[i]!;
  for (const [c, cell] of cells.entries()) {
    if (countOf(cell.words, /(?<![\w’'])[a-z]{2,}/g) >= 5 && !RECORDED.test(cell.words)) continue;
    const previous = cells[c - 1]?.words ?? '';
    const label = /(?::|\b(?:no|number)\.?|#)$/i.test(previous) ? previous : '';
    if (!OTHERS_BOOK.test(label)) yield* bookOf(lines, i, c, isHead);
    if (OTHERS_LABEL.test(`${label} ${cell.words.slice(0, Math.max(0, cell.words.search(/\d/)))}`)) continue;
    yield* numbersOf(lines, i, cell, isHead);
  }
}

const reference = (cell: Cell, parts: PackedParts<'recording'>, from: number, length: number): RecordingReference => ({
  parts, start: cell.start + from, end: cell.start + from + length, isPlat: false,
}); // prettier-ignore
const wholeCell = (cell: Cell, parts: PackedParts<'recording'>): RecordingReference =>
  reference(cell, parts, 0, cell.words.length);

function* bookOf(lines: readonly Line[], i: number, c: number, isHead: boolean): Generator<RecordingReference> {
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
    yield reference(
      cell,
      { book: asFigures(book), page: asPage(paged.groups!['page'] ?? paged.groups!['p']!) },
      paged.index,
      paged[0].length,
    );
  else yield* bookInColumns(lines, i, c);
}

function isOthersBook(lines: readonly Line[], i: number, cell: Cell, before: string): boolean {
  if (OTHERS_BOOK.test(before) || goesOn(lines, i, cell)) return true;
  return (
    /\b(?:recorded|filed)\s{1,2}(?:in|at|as|on)\b/i.test(before) &&
    !DONE.test(before) &&
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
  if (page !== undefined) yield wholeCell(cell, { book: asFigures(book), page: asPage(page) });
}

function* numbersOf(lines: readonly Line[], i: number, cell: Cell, isHead: boolean): Generator<RecordingReference> {
  for (const match of cell.words.matchAll(LABELLED)) {
    const { label, no, only, n } = match.groups as Record<string, string | undefined>;
    const value = asFigures(oneLine(n!).replace(/^-/, ''));
    if (!isNumber(value) || OTHERS_LABEL.test(cell.words.slice(0, match.index)) || isOfAnother(lines, i, cell))
      continue;
    const isNamed = label !== undefined && (no !== undefined || !WANTS_NO.test(label));
    const isFee = no !== undefined && /^fee/i.test(label ?? '') && /\d{6}|\d-\d{3}/.test(value);
    const isKnown = isFee || (isNamed && !/^(?:fee|file|act|control|record|serial)\b/i.test(label));
    if (!isNamed && only === undefined) continue;
    if (!no && label !== undefined && !/\d{5}|[-:R]|\d\s\d/.test(value)) continue;
    const isBeside =
      isBesideRecorder(lines, i, isKnown ? 4 : 3) ||
      (isHead &&
        (label !== undefined || NUMBER_HEAD.test(cell.words.slice(0, match.index))) &&
        isBesideBook(lines, i, cell));
    if ((!isKnown || !isHead) && !isBeside) continue;
    if (only === undefined ? DATE_ALONE.test(value) : NO_RECORD.test(value)) continue;
    if (!isKnown && isOfSender(lines, i, cell)) continue;
    yield reference(cell, { instrument: value }, match.index, match[0].length);
    return;
  }
  const number = BARE.exec(cell.words) ?? LEADING.exec(cell.words);
  const value = asFigures(number?.groups!['n']!.replace(/\s+/g, ' ') ?? '');
  if (number && isNumber(value) && isBareRecord(lines, i, cell, value))
    yield reference(cell, { instrument: value }, 0, number[0].trimEnd().length);
}

/** A sentence of the line before runs on into the column, or the column stands in a list of references. */
function goesOn(lines: readonly Line[], i: number, cell: Cell): boolean {
  const above = lines[i - 1]?.words ?? '';
  if (lines.slice(Math.max(0, i - 4), i).some(({ words }) => /^\s*references?\s?:/i.test(words))) return true;
  return (
    lines[i]!.cells[0] === cell &&
    !isSetApart(lines, i, cell) &&
    !isUnderTitle(lines, i) &&
    (/(?:\b(?:as|in|at|of|by|to|under|see|being|from|with|per|and|the|recorded|conveyed)|,)\s*$/i.test(above) ||
      /\b(?:minutes?|plat|map|note)\s*$/i.test(above) ||
      runsOn(linesBefore(lines, i))) &&
    !DONE.test(above) &&
    !(lines[i - 1]!.isTimed && (/\brecorded\s{1,3}in\s*$/i.test(above) || /^\s*AT\s{1,12}\d/.test(above)))
  );
}

/** A number alone in its column: under its label, or beside an hour or a recorder's word. */
function isBareRecord(lines: readonly Line[], i: number, cell: Cell, value: string): boolean {
  const above = aboveOf(lines, i, cell);
  if (above && LABEL_ALONE.test(above.words)) return true;
  if (above && /(?::|\bno\.?|#)$/i.test(above.words)) return false;
  if (NO_RECORD.test(value) || isOfAnother(lines, i, cell)) return false;
  const figures = value.replace(/\D/g, '').length;
  if (figures < 5) return false;
  if (isBesideBook(lines, i, cell) && !isOfSender(lines, i, cell)) return true;
  if (YEARLY.test(value) && lines.slice(Math.max(0, i - 2), i + 3).some(({ words }) => DATED.test(words))) return true;
  if (figures > 5 || value.length > 5) return isBesideRecorder(lines, i, 4);
  return lines.slice(Math.max(0, i - 2), i + 3).some(({ isTimed }) => isTimed);
}

/** The column above, in the next line that has any words. */
function aboveOf(lines: readonly Line[], i: number, cell: Cell): Cell | undefined {
  let above = i - 1;
  while (above > i - 3 && lines[above]?.cells.length === 0) above--;
  return lines[above]?.cells.find((one) => Math.abs(one.column - cell.column) <= 8);
}

/** A label over the column claims what stands under it: "PRIOR DOCUMENT:". */
function isOfAnother(lines: readonly Line[], i: number, cell: Cell): boolean {
  if (goesOn(lines, i, cell)) return true;
  const above = aboveOf(lines, i, cell)?.words ?? '';
  return /(?::|\bno\.?|#)$/i.test(above) && OTHERS_LABEL.test(above);
}
