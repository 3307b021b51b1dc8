// Takes: text. Gives: where instruments are recorded ("Book 12, Page 34", "Instrument No. 2011R10552"), each as it is printed.
// Never: a plat's book and page as the record of the deed; the caller says which reference is meant.
import { anyCase } from '../words/any-case.ts';
import type { PackedParts } from '../../contract/packed.ts';
import { freeOf, RARE_WORDS, rareReferences } from './recording-rare.ts';
import { beginsAny } from '../words/triples.ts';
import { matchesOf, matchesWithin, stretchesAround } from '../words/matches.ts';
import { oneLine } from '../words/one-line.ts';
import { inFigures } from '../words/letter-figures.ts';

export interface RecordingReference {
  readonly parts: PackedParts<'recording'>;
  readonly start: number;
  readonly end: number;
  /** A plat or map book. */
  readonly isPlat: boolean;
}

/** A figure, or the letter a scan makes of 0 or 1. */
const FIGURES = String.raw`[OIl]{0,2}\d[\dOIl]{0,8}`;
const NO_BOOK = String.raw`(?!(?:of|in|at|on|is|no|to|by|as|or|pg?|pp|and)\b)`;
const NUMBER = String.raw`\d{1,2}\s(?-i:[A-Z])(?=,?\s{1,2}(?:pa[gc]e|folio))|(?:[A-Z]\.\s?){2,4}(?:No\.?\s{0,2})?\d{1,5}|[A-Z]{2,4}\s{1,2}No\.?\s{1,2}\d{1,5}|["“]?[A-Z]{0,3}[-–\s]?${FIGURES}(?:[-–]?[A-Z0-9]{1,4})?["”]?|["“][A-Z]{1,3},?["”]|${NO_BOOK}[A-Z]{1,2}(?=[,\s])|[IVXLC]{1,7}(?=[,\s])`;
const KIND = String.raw`(?:official|off\.|deeds?|deed\s{1,2}of\s{1,2}trust|trust\s{1,2}deed|plat|plot|plan|map|survey|record|mortgages?|mtg\.?|misc\.?|miscellaneous|real\s{1,2}property|real\s{1,2}estate|land|lease|conveyance|will|o\.?\s?r\.?)`;
const BOOK_WORD = String.raw`(?:${KIND}\s{1,2})?(?:rec(?:ord)?s?[.,]{0,2}\s{1,2})?(?:b[o0]{2}ks?|bk|vo[l1i]u(?:m|rn)es?|vo[l1i]s?|liber|lib(?=\.)|l(?=\.\s?\d)|docket|dkt|reel|film|microfilm|fiche|cabinet|d\.?\s?b\.?\s?v|db|pb|d\.\s?b|p\.\s?b|o\.?r\.?b|c\.\s?o\.\s?b|(?-i:COB|RB))|(?:official|off\.|deed|mortgage|mtg\.?|misc\.?|miscellaneous|trust\s{1,2}deed|lease|real\s{1,2}property|conveyance|survey)\s{1,2}rec(?:ord)?s?(?=[.\s])|(?<=\b(?:in|recorded|of)\s{1,2})record(?=\s{1,2}\d)|o\.\s?r(?=\.)|(?-i:OR)(?=\s{1,2}\d)`;
const PAGE_WORD = String.raw`(?:at\s{1,2})?(?:pa[gc][ec](?:s|\(s\))?|pa(?=\.\s?\d)|pgs?|pp?|cp|folio|fol|slide|images?|frames?)`;
const BOOK_PAGE = anyCase(
  new RegExp(
    String.raw`(?<![A-Za-z])(?<kind>${BOOK_WORD})[.:]?[\s._]{0,12}(?:(?:misc|mtg)\.\s{1,2})?(?:no\.?\s{0,2}|number\s{1,2}|#\s?)?(?<book>(?:${NUMBER})(?:,?\s{1,3}(?:vol(?:ume|\.)?|book)\s{1,2}(?:no\.?\s{0,2})?(?:[A-Z]{1,2}|\d{1,4})(?=[,\s]))?)[,;./\s_]{0,12}(?:(?:of|in|at|on|and)\s{1,2}(?:the\s{1,2})?)?(?:(?:(?:&|[A-Za-z01'’&.]{2,14}|(?-i:[A-Z])(?=\s{1,2}pg))[,\s]{1,3}){0,4}?)(?:of\s{1,2}|at\s{1,2}|on\s{1,2})?${PAGE_WORD}[.:]?[\s._]{0,12}(?:no\.?\s{0,2}|#\s?)?(?<page>["“]?[A-Z]?${FIGURES}[A-Z]?(?:\s{0,2}(?:-|–|to|through|thru|&|and)\s{0,2}\d{1,6})?)`,
    'gi',
  ),
);
/** "Deed Book 411/20", "D.B. 411/20". */
const BOOK_SLASH =
  /(?<![A-Za-z])(?<kind>(?:deed\s{1,2}|plat\s{1,2}|map\s{1,2}|official\s{1,2}records?\s{1,2}|o\.?r\.?\s)?(?:book|bk)|d\.?\s?b|p\.?\s?b|o\.?\s?r\.?\s?b?|vol(?:ume)?|liber)\.?\s{0,2}(?<book>\d{1,6})\s?\/\s?(?<page>\d{1,6})(?![\d/.-])/gi;

const SLASHED = /(?<![\d/])(?<book>\d{2,5})\/(?<page>\d{1,5})(?![\d/])/g;

const COUNTED = String.raw`(?:19|20)\d{2}\/\d{4,8}(?![\w/])|\d{1,3}(?:,\d{3}){1,3}(?![\d,])|(?:19|20)\d{2}\s[\dO]{3,8}(?![\w-]|\s-)|\d{1,3}(?:\s[\dOIl]{3}){1,2}(?![\w-])|\d{3,7}:(?:19|20)\d{2}(?!\d)`;
/** The numbers that recorders give: "118,744", "2014R-07712", "E-41933", "61228:2013". */
export const INSTRUMENT_NUMBER = String.raw`(?:${COUNTED}|[A-Z]{0,3}-?[OIl]?\d[\dA-Z]{0,18}(?:-[\dA-Z]{1,10}){0,3}(?![\w/]|\s-\s?\d|\s\d{3}\s))`;
const OFFICER = String.raw`(?:auditor|recorder|clerk|register|registrar)['’]?s?['’]?`;
const INSTRUMENT = anyCase(
  new RegExp(
    String.raw`(?<![A-Za-z])(?:(?<label>(?:${OFFICER}\s{1,2})?(?:recording|reception|[il]nstru(?:m|rn)ent|docu(?:m|rn)ent|file|entry|fee|registry|receiving|microfilm|filing)|${OFFICER})\s{1,2}(?:fee\s{1,2}|file\s{1,2}|serial\s{1,2}|document\s{1,2}|instrument\s{1,2})?(?:nos?|numbers?|num|#)[.:#\s]{0,4}|microfilm\s{1,2}rec(?:ord)?s?\.?\s{1,3}(?=[A-Z]-?\d|\d{2,4}-)|(?:(?:doc|[il]nstr?|rec)(?:u(?:m|rn)ent|eption)?(?:\s?[#.]{1,2}\s{0,2}(?:no\.?)?|\s{1,2}no\b\.?)|(?-i:AFN|CR?FN)|A\.F\.N?\.?\s?(?:no\.?|\x23))[\s:#]{0,3}|film\s{1,2}code\s{1,2}(?:no\.?|number|#)\s{0,3}|(?<bare>docu(?:m|rn)ent|[il]nstru(?:m|rn)ent|reception|entry|doc|[il]nstr?)\s{1,3}(?=[A-Z]{0,2}-?\d{5}|\d{2,4}[-R]-?\d{3}))(?<n>${INSTRUMENT_NUMBER})`,
    'gi',
  ),
);

// What each form cannot do without, in patterns that cost little: most descriptions name no record.
const BOOK_WORDS = [
  ...'book b00k bk vol vo0 liber lib. docket dkt reel film microfilm fiche cabinet db pb orb or.b o.r l.0 d.b p.b c.o cob rb'.split(
    ' ',
  ),
  ...['l. 0', 'd. b', 'p. b', 'c. o', 'o. r', 'rec. 0', 'record 0', 'records 0'],
];
const mayNameBook = beginsAny(BOOK_WORDS);
const namesBook = (text: string): boolean => mayNameBook(text) || text.includes('OR ');
const PAGE_FIGURE =
  /(?:pa[gc][ec](?:s|\(s\))?|pa|pgs?|pp?|cp|folio|fol|slide|images?|frames?)[.:]?[\s._]{0,12}(?:no\.?\s{0,2}|#\s?)?["“]?[a-z]{0,2}\d/gi;
/** From the first word of a book to the figure of its page there are fewer characters, and fewer still to the end of the pages. */
const REACH = { before: 190, after: 60 };
const INSTRUMENT_WORD =
  /(?:^|[^a-z])(?:(?:re(?:c(?:ording|eption|eiving|order['’]?s?['’]?)|gist(?:ry|e?ra?r?['’]?s?['’]?))|[il]nstru(?:m|rn)ent|docu(?:m|rn)ent|f(?:ile|ee|iling)|entry|microfilm|(?:auditor|clerk)['’]?s?['’]?)\s{1,2}(?:fee\s{1,2}|file\s{1,2}|serial\s{1,2}|document\s{1,2}|instrument\s{1,2})?(?:n|#)|microfilm\s{1,2}rec|film\s{1,2}code|entry\s{1,3}\d|(?:doc|[il]nstr?|rec)(?:u(?:m|rn)ent|eption)?\s{0,3}(?:[#.\d]|no\b|[a-z]{1,2}-?\d)|(?:afn|cr?fn)\b|a\.f\.)/i;

const INSTRUMENT_WORDS = [
  ...'recording reception recorder inst lnst doc fil entry afn cfn crfn a.f. auditor clerk regist receiving microfilm film rec. rec#'.split(
    ' ',
  ),
  'rec ',
  'fee n',
  'fee #',
];
const mayNumberInstruments = beginsAny(INSTRUMENT_WORDS);

/** How words begin without which no reference stands in a text, but for books called "OR". */
export const REFERENCE_WORDS = [...BOOK_WORDS, ...INSTRUMENT_WORDS, ...RARE_WORDS];

const OF_PLATS =
  /\b(?:of|in)\s{1,2}(?:the\s{1,2})?(?:[a-z]{3,12}\s{1,2}){0,2}(?:plats?|maps?|surveys?|subdivisions?|plans)\b/i;
const PLATS_BEHIND =
  /^[\s,]{0,3}(?:(?:of|in)\s{1,2})?(?:the\s{1,2})?(?:(?:official|short|parcel|tract|town|city)\s{1,2})?(?:plats?|maps?|surveys?)\b/i;

/** A scan makes O of 0 and l of 1: "7O9". A capital beside one figure, or before two, names a series of books: "2O", "O17". */
export function asFigures(word: string): string {
  const small = word.replace(/(?<=\d)[lo](?=\d|$|\W)|(?<![A-Za-z])[lo](?=\d)/g, inFigures);
  if (!/\d.*\d/.test(small)) return small;
  return small.replace(/(?<=\d)[OI]{1,2}(?=\d|\W|$)|(?<![A-Za-z])[OI]{1,2}(?=\d{3})/g, inFigures);
}

/** Pages have no series. */
export const asPage = (word: string): string =>
  asFigures(word.replace(/(?<=\d)O|(?<![A-Za-z])O(?=\d\d)/g, '0').replace(/(?<=\d)I/g, '1'));

/** "Book 12, Page 34" and its kind, in order; of a whole paper, in which a book is called one. */
const bookPagesOf = (text: string): RecordingReference[] => (namesBook(text) ? bookPagesIn(text) : []);

/** The same in a few words that are known to cite, or to be a stamp: "DEED RECORD 12, PAGE 34". */
export function bookPagesIn(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  const pages = stretchesAround(PAGE_FIGURE, text, REACH.before, REACH.after);
  for (const match of matchesWithin(BOOK_PAGE, text, pages)) found.push(...asReference(text, match));
  for (const match of text.includes('/') ? matchesOf(BOOK_SLASH, text) : []) found.push(...asReference(text, match));
  return found;
}

/** Minutes, day books and the books of laws are no record of an instrument. */
const OTHER_BOOK = /\b(?:note|minutes?|minute|day|court|order|ordinance|code|statutes?|laws|reports?)\s{1,2}$/i;
const LAWS_BEHIND =
  /^[\s,]{1,3}(?:of\s{1,2})?(?:the\s{1,2})?[a-z.\s]{0,24}\b(?:statutes?|session\s{1,2}laws|minutes|reports)\b/i;

function* asReference(text: string, match: RegExpExecArray): Generator<RecordingReference> {
  const { book, page, kind } = match.groups as { book: string; page: string; kind: string };
  const end = match.index + match[0].length;
  if (OTHER_BOOK.test(text.slice(Math.max(0, match.index - 12), match.index))) return;
  const behind = text.slice(end, end + 44);
  if (LAWS_BEHIND.test(behind)) return;
  const isPlat =
    /plat|plot|plan|map|survey|p\.?\s?b|cabinet/i.test(kind) ||
    /\bslide\b/i.test(match[0]) ||
    PLATS_BEHIND.test(behind) ||
    OF_PLATS.test(match[0]);
  const parts = { book: asFigures(unquoted(book)), page: asPage(unquoted(page)) };
  yield { parts, start: match.index, end, isPlat };
}

/** A word before it tells that the number is of no recorder: "Homestead Entry No.", "Probate File No.". */
const OTHER_NUMBER =
  /\b(?:homestead|desert\s{1,2}land|cash|probate|(?<!\bland\s)court|case|estate|project|title|escrow|order|our|your|loan|job|FR|tax|cause|permit|survey|drawing)(?:['’]s)?\s{1,2}$/i;

export function recordingsIn(text: string): RecordingReference[] {
  if (!SET_IN.some((blanks) => text.includes(blanks)) || !/\n[ \t]{2,}\S/.test(text)) return referencesIn(text);
  const { plain, offset } = unindented(text);
  return referencesIn(plain).map((one) => ({ ...one, start: offset(one.start), end: offset(one.end) }));
}

/** How a line that is set in begins: sought faster than by a pattern. */
const SET_IN = ['\n  ', '\n\t', '\n \t'];

/** A reference may be broken over lines, and these set in: without what they are set in by, and where each character stood. */
function unindented(text: string): { plain: string; offset: (at: number) => number } {
  const cuts: { at: number; sum: number }[] = [{ at: 0, sum: 0 }];
  const plain = text.replace(/\n[ \t]{2,}(?=\S)/g, (blank: string, index: number) => {
    const { sum } = cuts.at(-1)!;
    cuts.push({ at: index - sum + 1, sum: sum + blank.length - 1 });
    return '\n';
  });
  return { plain, offset: (at) => at + (cuts.findLast((cut) => cut.at <= at)?.sum ?? 0) };
}

function referencesIn(text: string): RecordingReference[] {
  const places = bookPagesOf(text);
  const found = [...places, ...rareReferences(text, places)];
  const isFree = freeOf(found);
  for (const match of mayNumberInstruments(text) && INSTRUMENT_WORD.test(text) ? matchesOf(INSTRUMENT, text) : []) {
    const instrument = asFigures(oneLine(match.groups!['n']!).replace(/^-/, ''));
    if (!isNumber(instrument) || OTHER_NUMBER.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    const label = match.groups!['label']?.toLowerCase();
    const isShared = label === 'file' || label === 'fee' || label === 'entry' || label === 'filing';
    const [start, end] = [match.index, match.index + match[0].length];
    if (label === undefined && !/\d{5}|\d-\d{3}/.test(instrument)) continue;
    if (!isFree(start, end)) continue; // "OFF. REC. 1083 PAGE 4"
    if (isShared && !isFiledUnder(text, match.index)) continue;
    found.push({ parts: { instrument }, start, end, isPlat: false });
    if (SEVERAL.test(match[0])) found.push(...numbersBehind(text, end));
  }
  return found.sort((a, b) => a.start - b.start);
}

const SEVERAL = /\b(?:nos|numbers)\b/i;
const NEXT_NUMBER = new RegExp(
  String.raw`(?:,|,?\s{1,2}(?:and|&)|;)\s{1,2}(?:and\s{1,2})?(?<n>${INSTRUMENT_NUMBER})`,
  'iy',
);

/** "Document Nos. 51177, 51178 and 60022". */
function* numbersBehind(text: string, at: number): Generator<RecordingReference> {
  for (let from = at; ;) {
    NEXT_NUMBER.lastIndex = from;
    const match = NEXT_NUMBER.exec(text);
    const instrument = asFigures(match?.groups!['n'] ?? '');
    if (!match || !isNumber(instrument)) return;
    from = match.index + match[0].length;
    yield { parts: { instrument }, start: from - match.groups!['n']!.length, end: from, isPlat: false };
  }
}

/** Four figures at least, and no word: "12th", "3rd". */
export const isNumber = (word: string): boolean =>
  (word.match(/\d/g)?.length ?? 0) >= 4 && (word.match(/[A-Za-z]/g)?.length ?? 0) <= 4 && !/[a-z]{2}/.test(word);

/** Title companies number their files too: a recorder's is one that something was recorded under, or that is dated. */
const isFiledUnder = (text: string, at: number): boolean =>
  /\b(?:recorded|filed|record|under|clerk|recorder|auditor)\b[^.;\n]{0,80}$/i.test(
    text.slice(Math.max(0, at - 110), at),
  ) || /^[^\n]{0,60}\b(?:filed|recorded)\b/i.test(text.slice(at, at + 80));

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
  return oneLine(words.replace(/["“”]/g, '').replace(/,$/, '')).trim();
}

export const OWN_STAMP =
  /\b(?:filed\s{1,3}for\s{1,3}record|recorded\s{1,3}(?:on|at|this|:)|received\s{1,3}for\s{1,3}record|recording\s{1,3}(?:data|information|requested|no)|filed\s{1,3}and\s{1,3}recorded|recorded\s{1,3}\d)/i;
