// Takes: text. Gives: the records in the block that a recorder stamps over a document or under it, read column by column.
// Never: a number that another label claims (parcel, order, loan, batch), nor a bare number without a recorder's word or hour beside it.
import { isBesideBook, isOfSender, type Cell, type Line } from './recording-columns.ts';
import { INSTRUMENT_NUMBER, isNumber, type RecordingReference } from './recording.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { RECORDED, countOf, headOf, tailOf, withoutParagraphs, isBesideRecorder } from './recording-block-lines.ts';
import { OTHERS_BOOK, reference, bookOf, goesOn } from './recording-block-books.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const OTHERS_LABEL = pattern`\b(?:prior|previous|references?|related|parent|source|derivation|amend\w{0,5}|original|released?|assigned
  |satisf\w{1,7}|cross|being|see|title|re|t\.?\s?s|easement number|lease n(?:o|umber)|parcels?|p\.?\s?i\.?\s?n
  |a\.?\s?p\.?\s?n|tax|order|escrow|loan|account|acct|case|cause|docket|permit|ordinance|resolution|project|tract
  |job|form|batch|receipt|transaction|invoice|zip|phone|tel|fax|box|license|commission|registration|notary
  |surveyors?|(?:R\.?\s?)?(?:P\.?\s?)?L\.?\s?S|P\.?\s?(?:E|S\.?\s?M)|bar|survey|drawing|section|lot|map|plat|plan
  |min|policy|customer|user|operator|number of pages|homestead|desert land|conveyed|deed (?:from|to|dated)|dated
  |said|mortgage (?:from|to|dated|recorded)|plat (?:of|recorded))\b`;

const LABEL = wording`(?:(?:county )?(?:auditor|recorder|clerk|register|registrar)['’]?s?['’]? )?(?:doc(?:ument)?|inst(?:r(?:ument)?)?
    |rec(?:eption)?|recording|entry|ent|registry|receiving|serial|sequence|microfilm|m\.?f
    |(?:electronically |e-?)recorded|cr?fn|c\.f\.n|a\.?f\.?n?|fee|filed?|act|control|record)\b\.?`;
const NO = String.raw`(?:no|number|num|nbr|id)(?:\(s\)|\b)\s?[.:]{0,2}|#\s?:?`;
/** "FEE NUMBER: 2012-051209", "Document 1998-1163", "ENT 61228:2013": those that mean other things too want their "No.". */
const LABELLED = patternOfAll`(?:^|[\s,;(])(?:(?<label>${LABEL})\s{0,2}(?<no>${NO}|:)?|(?<only>(?:${NO})))(?:\s{0,3}|\s?[-–] )
  (?<n>${INSTRUMENT_NUMBER})(?![\w.]\d|%|\s{0,2}[#$]\s?[*+-])`;
/** Before a bare "No." nothing, or the paper's title: in "R/W No. 12" it is another's. */
const NUMBER_HEAD = /^(?:[A-Z\s]{0,40}\b(?:DEED|MORTGAGE|LEASE|RELEASE|EASEMENT|CONTRACT|RECORDED|FILED))?\W{0,4}$/i;
const LABEL_ALONE = pattern`^(?:${LABEL})\s{0,2}(?:${NO})\s{0,2}:?$`;
const WANTS_NO =
  /^(?:fee|filed?|act|control|rec|record|serial|sequence|microfilm|a\.?f|entry|reception|recording|registry|receiving)\b/i;
const BARE = pattern`^[*|\s]{0,4}(?:(?:MISC|DEED|MTG)\.? (?=\d{7,12}\b))?(?<n>${INSTRUMENT_NUMBER}|[A-Z] \d{5,6})[*|\s]{0,4}$`;
/** The number at the head of a column, before pages, fee or date. */
const LEADING = pattern`^(?:E )?(?<n>(?:[A-Z]{1,3}-)?(?:19|20)\d{2}-\d{4,9}|[A-Z]{0,2}\d{7,15}
    |\d{6}(?= (?:[A-Z]{2,12} ){0,3}(?:Pages?\s?:|\d{1,2}\/\d{1,2}\/))|\d{5,8}(?= (?:b(?:oo)?k|vol|liber|B\s?:?\s?\d)))
  [\s,]{1,3}(?=b(?:oo)?k\b|vol|liber|B\s?:?\s?\d|(?:filed|rec(?:orded|eived|['’]d)|e-?recorded)\b
    |(?:[A-Z]{0,12} ){0,3}
    (?:\d{1,3}\s?p(?:gs?|ages?)\b|p(?:gs?|ages?)\b|\$|fee\b|\d{1,2}\/\d{1,2}\/|\d{1,2}\/\d{1,3}$|deed\b)|[A-Z]{2,8}$)`;
/** What looks like a number of a recorder and is none: dates, telephones, parcels, zip codes. */
const NO_RECORD = exactPattern`^(?:\d{1,2}-\d{1,2}-\d{2,4}|\d{3}-\d{4}|\d{5}-\d{4}|(?:19|20)\d{2}-(?:19|20)\d{2}(?<!20\d\d-19\d\d|20[1-9]\d-200\d)
  |(?:0[1-9]|1[0-2])[0-3]\d(?:18|19|20)\d{2}|\d{1,3}(?:-\d{1,6}){2,}|(?:18|19|20)\d{2}|\d{1,4}(?: \d{1,5})+)$`;

/** "FILED 10-20-1982": when, not under what number. */
const DATE_ALONE = /^\d{1,2}-\d{1,2}-(?:\d{2}|(?:18|19|20)\d{2})$/;
/** The year and a number of that year, beside a date of it. */
const YEARLY = /^[A-Z]{0,3}-?(?:19|20)\d{2}[-R]{0,2}\d{5,8}(?:-\d)?$/;
const DATED = /\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b/;

export function stampBlocks(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  for (const { lines, isHead } of [
    { lines: withoutParagraphs(headOf(text)), isHead: true },
    { lines: withoutParagraphs(tailOf(text)), isHead: false },
  ])
    lines.forEach((_, i) => {
      for (const one of recordsOf(lines, i, isHead))
        if (!found.some((known) => known.start < one.end && one.start < known.end)) found.push(one);
    });
  return found;
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

function* numbersOf(lines: readonly Line[], i: number, cell: Cell, isHead: boolean): Generator<RecordingReference> {
  for (const match of cell.words.matchAll(LABELLED)) {
    const { label, no, only, n } = match.groups as Record<string, string | undefined>;
    const value = oneLine(n!).replace(/^-/, '');
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
  const value = number?.groups!['n']!.replace(/\s+/g, ' ') ?? '';
  if (number && isNumber(value) && isBareRecord(lines, i, cell, value))
    yield reference(cell, { instrument: value }, 0, number[0].trimEnd().length);
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
