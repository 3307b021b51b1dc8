// Takes: the legible text of a plat. Gives: where the plat itself is recorded. Never: the record of a plat or deed that it cites, nor the
// number that a planning office gave it.
import { unpack } from '../../contract/packed.ts';
import { isOwnReference, ownRecording } from './recording-own.ts';
import { recordingsIn } from './recording.ts';
import { oneLine } from '../words/one-line.ts';

/** "in Book 71 of Plats at Page 6", "Volume 9 of Short Plats, page 140", `Book "K" Plats page 8`. */
const IN_BOOK =
  /\b(?:book|bk\.?|volume|vol\.?|liber|l\.|cabinet|cab\.?|case)\s{0,3}(?:no\.?\s{0,2})?["“]?(?<book>\d{1,5}[A-Z]?|[A-Z]{1,2}(?![a-z]))["”]?\s{0,2},?\s{1,3}(?:of\s{1,3})?(?:(?:record(?:ed)?|short|subdivision|parcel|condominium|certified|survey)\s{1,3}){0,2}(?:plats?|maps?|surveys?|plans)\s{0,3},?\s{0,3}(?:at\s{1,3}|on\s{1,3}|records?\s{1,3})?(?:pages?|pgs?\.?|p\.|folio|slides?|sheet)\s{0,3}(?:no\.?\s{0,2})?(?<page>\d{1,5}[A-Z]?)/gi;
/** "PLAT BOOK 13 PAGE 55", "PLAT CABINET F, SLIDE 29" */
const PLAT_BOOK =
  /\b(?:plat|map|plan|condominium)\s{1,3}(?:book|bk\.?|cabinet|cab\.?|volume|vol\.?)\s{0,3}(?:no\.?\s{0,2})?["“]?(?<book>\d{1,5}[A-Z]?|[A-Z]{1,2}(?![a-z]))["”]?\s{0,2},?\s{1,3}(?:at\s{1,3}|on\s{1,3})?(?:pages?|pgs?\.?|p\.|folio|slides?|plan)\s{0,3}(?:no\.?\s{0,2})?(?<page>\d{1,5}[A-Z]?)/gi;
/** What a recorder writes before his book and page. */
const BY_RECORDER =
  /\b(?:filed|recorded|received|file|register|recorder|auditor|clerk)\b(?:(?!\b(?:shown|described|according|lots?|being|conveyed|reference)\b)[^.;]){0,200}$/i;
/** The recorder's number beside the day or the fee: "NO. 31577  FEE $7.00", "40266  Filed for record", "# 79-20415  FILED". */
const NUMBERS = [
  /^\s{0,20}(?<n>\d{7,14})[ \t]*\n/,
  /(?:^|\n)[ \t]{0,12}(?:#|no\.?)\s{0,3}(?<n>\d{2,8}(?:-\s{0,3}\d{2,8})?)[ \t]{1,12}(?:fee|filed)\b/i,
  /(?:^|\n)[ \t]{0,12}(?<n>\d{5,12})[ \t]{1,12}(?:filed\s{1,3}for\s{1,3}record|recorded|surv(?:ey)?\b)/i,
  /\b(?:instrument|inst\.|document|doc\.|reception|entry|a\.?\s?f\.|auditor['’]?s\s{1,3}file|recorder['’]?s\s{1,3}file|file)\s{0,3}(?:number|no\.?|#)\s{0,3}:?\s{0,3}(?<n>\d[\d-]{3,16}\d)\b/gi,
];
const CITES =
  /\b(?:recorded|deed|described|by|per|under|reference|easement|conveyed|of|said|see|planning|in|map|plat|survey)\s{1,3}(?:\w+\s{1,3}){0,2}$/i;
const RECORDS = /\b(?:record(?:ed|er)?|filed|clerk|register|auditor|recorder)\b/i;

/** Words of land that came by another record. */
const OF_LAND =
  /\b(?:shown|described|according|lots?|being|conveyed|references?|re-?division|parts?|portion|deed|survey\s{1,3}map\s{1,3}no|certain)\b/i;

/** The line up to there; a short one with the line above. */
function clauseBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 400), index);
  const line = before.lastIndexOf('\n');
  const isShort = before.length - line < 40 && !/\n[ \t]*\n[ \t]*$/.test(before.slice(0, line + 1));
  return before.slice(isShort ? before.lastIndexOf('\n', line - 1) + 1 : line + 1);
}

export function platRecord(text: string): string {
  const own = unpack('recording', ownRecording(text));
  const told = inBook(text) ?? (own.book === undefined || isNeighbours(text, own.book) ? platBook(text) : own);
  const isCalledSo = own.instrument !== undefined && isNumberOfTitle(text, own.instrument);
  const number = (isCalledSo ? undefined : own.instrument) ?? numberOf(text);
  const isTitle = number !== undefined && isNumberOfTitle(text, number);
  const parts = [told?.book && `book=${told.book}`, told?.page && `page=${told.page}`, !isTitle && number && `instrument=${number}`]; // prettier-ignore
  return parts.filter(Boolean).join(' ; ');
}

/** A plat book in a line of its own; where several stand on the sheet, only over its head. */
function platBook(text: string): { book?: string; page?: string } | undefined {
  const all = recordingsIn(text).filter(
    (one) => one.isPlat && isOwnReference(text, one) && !isBracketed(text, one.start),
  );
  const distinct = new Set(all.map(({ parts }) => `${parts.book ?? ''} ${parts.page ?? ''}`));
  return distinct.size === 1 || (all[0]?.start ?? OVER_HEAD) < OVER_HEAD ? all[0]?.parts : undefined;
}
const OVER_HEAD = 200;

/** "N/F RODD D.B. 188 PG. 41": by what deed a neighbour holds. */
const isNeighbours = (text: string, book: string): boolean =>
  new RegExp(String.raw`(?:\bn\s?\/\s?f\b|\bd\.?\s?b\b\.?|\bdeed\s{1,2}book\b)[^\n]{0,60}\b${book.replace(/\W/g, '')}\b`, 'i').test(text) &&
  !new RegExp(String.raw`\b(?:filed|recorded)\b[^\n]{0,80}\bbook\s{1,2}["“]?${book.replace(/\W/g, '')}\b`, 'i').test(text); // prettier-ignore

function inBook(text: string): { book: string; page: string } | null {
  for (const { index, groups } of [...text.matchAll(IN_BOOK), ...text.matchAll(PLAT_BOOK)]) {
    const before = oneLine(text.slice(Math.max(0, index - 220), index));
    if (BY_RECORDER.test(before) && !OF_LAND.test(clauseBefore(text, index)))
      return { book: groups!['book']!, page: groups!['page']! };
  }
  return null;
}

function numberOf(text: string): string | undefined {
  for (const pattern of NUMBERS.slice(0, 3)) {
    const n = pattern.exec(text)?.groups?.['n'];
    if (n !== undefined) return n.replace(/\s/g, '');
  }
  for (const { index, groups } of text.matchAll(NUMBERS[3]!)) {
    const before = text.slice(Math.max(0, index - 160), index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (
      !CITES.test(line) &&
      !OF_LAND.test(clauseBefore(text, index)) &&
      RECORDS.test(before + text.slice(index, index + 160))
    )
      return groups!['n']!;
  }
  return undefined;
}

/** "PARTITION PLAT NO. 2014-77" is what it is called. */
const isNumberOfTitle = (text: string, number: string): boolean =>
  new RegExp(String.raw`\b(?:plat|(?:survey|parcel)\s{1,3}map|survey|c\.?s\.?m\.?|tract)\s{1,3}(?:no\.?|number|#)\s{0,3}${number.replace(/[^\w-]/g, '')}\b`, 'i').test(text); // prettier-ignore

/** "WHISPERING PINES (PB 8 PG 112)": cited. */
const isBracketed = (text: string, start: number): boolean =>
  /\([^()\n]{0,12}$/.test(text.slice(Math.max(0, start - 16), start));
