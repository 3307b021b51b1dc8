// Takes: text. Gives: where instruments are recorded ("Book 12, Page 34", "Instrument No. 2011R10552"), each as it is printed.
// Never: a plat's book and page as the record of the deed; the caller says which reference is meant.
import { pack, type PackedParts } from '../../contract/packed.ts';
import { beginsAny } from '../words/triples.ts';
import { matchesOf, matchesWithin, stretchesAround } from '../words/matches.ts';

export interface RecordingReference {
  readonly parts: PackedParts<'recording'>;
  readonly start: number;
  readonly end: number;
  /** A plat or map book. */
  readonly isPlat: boolean;
}

const NUMBER = String.raw`["“]?[A-Z]{0,3}[-– ]?\d{1,7}(?:[-–]?[A-Z0-9]{1,4})?["”]?|["“][A-Z]{1,3},?["”]|[A-Z]{1,2}(?=[,\s])|[IVXLC]{1,7}(?=[,\s])`;
const BOOK_WORD = String.raw`(?:(?:official\s{1,2}records?|deed|plat|plot|plan|map|record|mortgage|miscellaneous|real\s{1,2}property|land\s{1,2}records?|o\.?\s?r\.?)\s{1,2})?(?:records?\s{1,2})?(?:book|bk|volume|vol|liber|l(?=\.\s?\d)|docket|reel|fiche|cabinet|db|pb|d\.\s?b|p\.\s?b|o\.?r\.?b)`;
const PAGE_WORD = String.raw`(?:at\s{1,2})?(?:pages?|pgs?|pp?|cp|folio|fol|slide|image|frame)`;
const BOOK_PAGE = new RegExp(
  String.raw`(?<![A-Za-z])(?<kind>${BOOK_WORD})[.:]?\s{0,2}(?:no\.?\s{0,2}|number\s{1,2}|#\s?)?(?<book>${NUMBER})[,;.\s]{0,4}(?:(?:of|in|at|on|and)\s{1,2}(?:the\s{1,2})?)?(?:(?:[A-Za-z'&.]{2,14}[,\s]{1,3}){0,4}?)(?:of\s{1,2}|at\s{1,2}|on\s{1,2})?${PAGE_WORD}[.:]?\s{0,2}(?:no\.?\s{0,2}|#\s?)?(?<page>["“]?[A-Z]?\d{1,6}[A-Z]?(?:\s{0,2}(?:-|–|to|through|thru|&|and)\s{0,2}\d{1,6})?)`,
  'gi',
);
const INSTRUMENT =
  /(?<![A-Za-z])(?:(?:recording|reception|instrument|document|auditor['’]?s\s{1,2}file|file|clerk['’]?s\s{1,2}file|entry|recorder['’]?s)\s{1,2})(?:fee\s{1,2})?(?:no|number|num|#)[.:#\s]{0,4}(?<n>[A-Z]{0,3}\d[\dA-Z-]{3,19})|(?<![A-Za-z])(?:(?:doc|instr?|rec)(?:ument|eption)?(?:\s?[#.]{1,2}\s{0,2}(?:no\.?)?|\s{1,2}no\b\.?)|(?-i:AFN))[\s:#]{0,3}(?<n2>[A-Z]{0,3}\d[\dA-Z-]{4,19})/gi;
const SLASHED = /(?<![\d/])(?<book>\d{2,5})\/(?<page>\d{1,5})(?![\d/])/g;

// What each form cannot do without, in patterns that cost little: most descriptions name no record.
const namesBook = beginsAny([
  ...'book bk vol liber docket reel fiche cabinet db pb orb or.b o.r l.0 d.b p.b'.split(' '),
  ...['l. 0', 'd. b', 'p. b'],
]);
const PAGE_FIGURE = /(?:pages?|pgs?|pp?|folio|fol|slide|image|frame)[.:]?\s{0,2}(?:no\.?\s{0,2}|#\s?)?["“]?[a-z]?\d/gi;
/** From the first word of a book to the figure of its page there are fewer characters, and fewer still to the end of the pages. */
const REACH = { before: 190, after: 60 };
const INSTRUMENT_WORD =
  /(?:recording|reception|instrument|document|file|entry|recorder['’]?s)\s{1,2}(?:fee\s{1,2})?(?:n|#)|(?:doc|instr?|rec)(?:ument|eption)?\s?(?:[#.]|no\b)|AFN/i;

const mayNumberInstruments = beginsAny([
  ...'recording reception recorder inst doc file entry afn rec. rec#'.split(' '),
  'rec ',
]);

/** "Book 12, Page 34" and its kind, in order. */
export function bookPagesIn(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  if (!namesBook(text)) return found;
  const pages = stretchesAround(PAGE_FIGURE, text, REACH.before, REACH.after);
  for (const match of matchesWithin(BOOK_PAGE, text, pages)) {
    const { book, page, kind } = match.groups as { book: string; page: string; kind: string };
    const end = match.index + match[0].length;
    if (/\bnote\s{1,2}$/i.test(text.slice(Math.max(0, match.index - 8), match.index))) continue; // the clerk's day book
    const isPlat =
      /plat|plot|plan|map|p\.?\s?b|cabinet/i.test(kind) ||
      /^(?:\s{0,2}of)?\s{0,2}(?:the\s{1,2})?(?:plats?|maps?)\b/i.test(text.slice(end, end + 16)) ||
      /\bof\s{1,2}(?:the\s{1,2})?(?:plats?|maps?)\b/i.test(match[0]);
    found.push({ parts: { book: unquoted(book), page: unquoted(page) }, start: match.index, end, isPlat });
  }
  return found;
}

export function recordingsIn(text: string): RecordingReference[] {
  const found = bookPagesIn(text);
  for (const match of mayNumberInstruments(text) && INSTRUMENT_WORD.test(text) ? matchesOf(INSTRUMENT, text) : []) {
    const instrument = match.groups!['n'] ?? match.groups!['n2']!;
    found.push({
      parts: { instrument: instrument.replace(/-$/, '') },
      start: match.index,
      end: match.index + match[0].length,
      isPlat: false,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "(652/318)" after a name is book and page of that neighbour's deed. */
export function slashedReferences(text: string): RecordingReference[] {
  return matchesOf(SLASHED, text).map((match) => ({
    parts: { book: match.groups!['book']!, page: match.groups!['page']! },
    start: match.index,
    end: match.index + match[0].length,
    isPlat: false,
  }));
}

function unquoted(words: string): string {
  return words.replace(/["“”]/g, '').replace(/,$/, '').replace(/\s+/g, ' ').trim();
}

const PRIOR =
  /\b(?:being\s{1,3}(?:all\s{1,3}or\s{1,3})?(?:a\s{1,3}(?:part|portion)\s{1,3}of\s{1,3})?(?:all\s{1,3}of\s{1,3})?(?:the|that)\s{1,3}(?:same|identical|certain)?|same\s{1,3}(?:land|property|premises|real\s{1,3}estate|tract|lands)|(?:conveyed|described|deeded|acquired)\s{1,3}(?:to|by|in|from|as)|for\s{1,3}(?:source|chain)\s{1,3}of\s{1,3}title|see\s{1,3}(?:deed|also)|prior\s{1,3}(?:deed|instrument|record)|recorded\s{1,3}(?:in|with|among)|(?:deed|declaration\s{1,3}of\s{1,3}trust)\s{1,3}(?:duly\s{1,3})?(?:recorded|of\s{1,3}record)|that\s{1,3}certain\s{1,3}(?:\w{3,14}\s{1,3}){0,3}(?:deed|lease|agreement|easement)|reference|as\s{1,3}per\s{1,3}deed|source\s{1,3}of\s{1,3}title|derivation)/i;
export const OWN_STAMP =
  /\b(?:filed\s{1,3}for\s{1,3}record|recorded\s{1,3}(?:on|at|this|:)|received\s{1,3}for\s{1,3}record|recording\s{1,3}(?:data|information|requested|no)|filed\s{1,3}and\s{1,3}recorded|recorded\s{1,3}\d)/i;

/** Prior deeds named in the text: recorded references in a sentence that tells of an earlier conveyance. */
export function priorReferences(
  text: string,
  all: readonly RecordingReference[] = recordingsIn(text),
  own: readonly RecordingReference[] = [],
): string[] {
  const out: string[] = [];
  for (const reference of joined(text, all)) {
    const before = text.slice(Math.max(0, reference.start - 260), reference.start);
    if (reference.isPlat || isOfPlat(before) || isStampedBefore(before) || !PRIOR.test(before)) continue;
    if (own.some((one) => one.start < reference.end && reference.start < one.end)) continue;
    out.push(pack('recording', { ...reference.parts, note: noteOf(text, reference) }));
  }
  return [...new Set(out)].slice(0, 50);
}

const isStampedBefore = (before: string): boolean =>
  OWN_STAMP.test(before.slice(-90)) && !/\bdeed\s{1,3}(?:duly\s{1,3})?recorded\b[^.;]{0,60}$/i.test(before);

const ALSO_NUMBERED =
  /^[\s,(]{1,4}(?:and\s{1,3})?(?:as|under|being)?\s{0,3}(?:original\s{1,3})?(?:(?:doc(?:ument)?|act|entry|instrument|reception|file)\b\.?\s{0,3}(?:(?:no|number)\b\.?\s{0,3})?#?\s{0,2})(?<n>[A-Z]{0,3}\d[\dA-Z-]{3,19})/i;

/** "in Book 470, page 212, under Act No. 501244": one record by its place and by its number. */
function* joined(text: string, all: readonly RecordingReference[]): Generator<RecordingReference> {
  let end = -1;
  for (const one of all) {
    if (one.start < end) continue;
    const also = one.parts.book === undefined ? null : ALSO_NUMBERED.exec(text.slice(one.end, one.end + 70));
    end = one.end + (also?.[0].length ?? 0);
    yield also ? { ...one, end, parts: { ...one.parts, instrument: also.groups!['n']! } } : one;
  }
}

/** "according to the plat thereof recorded as Document No. 4": the record of a plat, in whatever book. */
function isOfPlat(before: string): boolean {
  return /\b(?:plat|map)\b(?:\s{1,3}thereof)?[\s,]{1,3}(?:as\s{1,3})?(?:is\s{1,3})?(?:duly\s{1,3})?(?:recorded|filed|of\s{1,3}record)\b[^.;]{0,60}$/i.test(
    before,
  );
}

/** The words that tell what the reference is: the clause it stands in, kept short. */
function noteOf(text: string, reference: RecordingReference): string {
  const before = text.slice(Math.max(0, reference.start - 160), reference.start);
  const clause = before.slice(
    Math.max(before.lastIndexOf(';'), before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1,
  );
  const from = clause.search(PRIOR);
  return `${from >= 0 ? clause.slice(from) : clause}${text.slice(reference.start, reference.end)}`
    .replace(/\s+/g, ' ')
    .trim();
}
