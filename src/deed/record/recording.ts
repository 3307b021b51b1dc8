// Takes: text. Gives: where instruments are recorded ("Book 12, Page 34", "Instrument No. 2011R10552"), each as it is printed.
// Never: a plat's book and page as the record of the deed; the caller says which reference is meant.
import type { PackedParts } from '../../contract/packed.ts';
import { freeOf, rareReferences } from './recording-rare.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll } from './pattern.ts';

export interface RecordingReference {
  readonly parts: PackedParts<'recording'>;
  readonly start: number;
  readonly end: number;
  /** A plat or map book. */
  readonly isPlat: boolean;
}

const FIGURES = String.raw`\d{1,9}`;
const NO_BOOK = String.raw`(?!(?:of|in|at|on|is|no|to|by|as|or|pg?|pp|and)\b)`;
const NUMBER = wording`\d{1,2} (?-i:[A-Z])(?=,? (?:page|folio))|(?:[A-Z]\.\s?){2,4}(?:No\.?\s{0,2})?\d{1,5}|[A-Z]{2,4} No\.? \d{1,5}
  |["“]?[A-Z]{0,3}[-–\s]?${FIGURES}(?:[-–]?[A-Z0-9]{1,4})?["”]?|["“][A-Z]{1,3},?["”]|${NO_BOOK}[A-Z]{1,2}(?=[,\s])
  |[IVXLC]{1,7}(?=[,\s])`;
const KIND = wording`(?:official|off\.|deeds?|deed of trust|trust deed|plat|plot|plan|map|survey|record|mortgages?|mtg\.?|misc\.?
    |miscellaneous|real property|real estate|land|lease|conveyance|will|o\.?\s?r\.?)`;
const BOOK_WORD = wording`(?:${KIND} )?(?:rec(?:ord)?s?[.,]{0,2} )?(?:books?|bk|volumes?|vols?|liber|lib(?=\.)|l(?=\.\s?\d)|docket|dkt|reel|film
    |microfilm|fiche|cabinet|d\.?\s?b\.?\s?v|db|pb|d\.\s?b|p\.\s?b|o\.?r\.?b|c\.\s?o\.\s?b|(?-i:COB|RB))
  |(?:official|off\.|deed|mortgage|mtg\.?|misc\.?|miscellaneous|trust deed|lease|real property|conveyance|survey) rec
  (?:ord)?s?(?=[.\s])|(?<=\b(?:in|recorded|of) )record(?= \d)|o\.\s?r(?=\.)|(?-i:OR)(?= \d)`;
const PAGE_WORD = String.raw`(?:at\s{1,2})?(?:page(?:s|\(s\))?|pa(?=\.\s?\d)|pgs?|pp?|cp|folio|fol|slide|images?|frames?)`;
const BOOK_PAGE = patternOfAll`(?<![A-Za-z])(?<kind>${BOOK_WORD})[.:]?[\s._]{0,12}(?:(?:misc|mtg)\. )?(?:no\.?\s{0,2}|number |#\s?)?
  (?<book>(?:${NUMBER})(?:,? (?:vol(?:ume|\.)?|book) (?:no\.?\s{0,2})?(?:[A-Z]{1,2}|\d{1,4})(?=[,\s]))?)
  [,;./\s_]{0,12}(?:(?:of|in|at|on|and) (?:the )?)?
  (?:(?:(?:&|[A-Za-z'’&.]{2,14}|(?-i:[A-Z])(?= pg))[,\s]{1,3}){0,4}?)(?:of |at |on )?${PAGE_WORD}[.:]?[\s._]{0,12}
  (?:no\.?\s{0,2}|#\s?)?(?<page>["“]?[A-Z]?${FIGURES}[A-Z]?(?:\s{0,2}(?:-|–|to|through|thru|&|and)\s{0,2}\d{1,6})?)`;
/** "Deed Book 411/20", "D.B. 411/20". */
const BOOK_SLASH = patternOfAll`(?<![A-Za-z])(?<kind>(?:deed |plat |map |official records? |o\.?r\.? )?(?:book|bk)|d\.?\s?b|p\.?\s?b
  |o\.?\s?r\.?\s?b?|vol(?:ume)?|liber)\.?\s{0,2}(?<book>\d{1,6})\s?\/\s?(?<page>\d{1,6})(?![\d/.-])`;

const SLASHED = /(?<![\d/])(?<book>\d{2,5})\/(?<page>\d{1,5})(?![\d/])/g;

const COUNTED = wording`(?:19|20)\d{2}\/\d{4,8}(?![\w/])|\d{1,3}(?:,\d{3}){1,3}(?![\d,])|(?:19|20)\d{2} \d{3,8}(?![\w-]| -)
  |\d{1,3}(?: \d{3}){1,2}(?![\w-])|\d{3,7}:(?:19|20)\d{2}(?!\d)`;
/** The numbers that recorders give: "118,744", "2014R-07712", "E-41933", "61228:2013". */
export const INSTRUMENT_NUMBER = String.raw`(?:${COUNTED}|[A-Z]{0,3}-?\d[\dA-Z]{0,18}(?:-[\dA-Z]{1,10}){0,3}(?![\w/]|\s-\s?\d|\s\d{3}\s))`;
const OFFICER = String.raw`(?:auditor|recorder|clerk|register|registrar)['’]?s?['’]?`;
const INSTRUMENT = patternOfAll`(?<![A-Za-z])(?:(?<label>
      (?:${OFFICER} )?(?:recording|reception|instrument|document|file|entry|fee|registry|receiving|microfilm|filing)
      |${OFFICER}) (?:fee |file |serial |document |instrument )?(?:nos?|numbers?|num|#)[.:#\s]{0,4}
    |microfilm rec(?:ord)?s?\.? (?=[A-Z]-?\d|\d{2,4}-)
    |(?:(?:document|doc|instrument|instr?|reception|rec)(?:\s?[#.]{1,2}\s{0,2}(?:no\.?)?| no\b\.?)|(?-i:AFN|CR?FN)
      |A\.F\.N?\.?\s?(?:no\.?|\x23))[\s:#]{0,3}|film code (?:no\.?|number|#)\s{0,3}
    |(?<bare>document|instrument|reception|entry|doc|instr?) (?=[A-Z]{0,2}-?\d{5}|\d{2,4}[-R]-?\d{3}))
  (?<n>${INSTRUMENT_NUMBER})`;

const OF_PLATS = pattern`\b(?:of|in) (?:the )?(?:[a-z]{3,12} ){0,2}(?:plats?|maps?|surveys?|subdivisions?|plans)\b`;
const PLATS_BEHIND = pattern`^[\s,]{0,3}(?:(?:of|in) )?(?:the )?(?:(?:official|short|parcel|tract|town|city) )?(?:plats?|maps?|surveys?)\b`;

/** "Book 12, Page 34" and its kind, in order. */
export function bookPagesIn(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  for (const match of text.matchAll(BOOK_PAGE)) found.push(...asReference(text, match));
  for (const match of text.matchAll(BOOK_SLASH)) found.push(...asReference(text, match));
  return found;
}

/** Minutes, day books and the books of laws are no record of an instrument. */
const OTHER_BOOK = /\b(?:note|minutes?|minute|day|court|order|ordinance|code|statutes?|laws|reports?)\s{1,2}$/i;
const LAWS_BEHIND = pattern`^[\s,]{1,3}(?:of )?(?:the )?[a-z.\s]{0,24}\b(?:statutes?|session laws|minutes|reports)\b`;

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
  const parts = { book: unquoted(book), page: unquoted(page) };
  yield { parts, start: match.index, end, isPlat };
}

/** A word before it tells that the number is of no recorder: "Homestead Entry No.", "Probate File No.". */
const OTHER_NUMBER = pattern`\b(?:homestead|desert land|cash|probate|(?<!\bland )court|case|estate|project|title|escrow|order|our|your|loan|job
  |FR|tax|cause|permit|survey|drawing)(?:['’]s)? $`;

export function recordingsIn(text: string): RecordingReference[] {
  if (!/\n[ \t]{2,}\S/.test(text)) return referencesIn(text);
  const { plain, offset } = unindented(text);
  return referencesIn(plain).map((one) => ({ ...one, start: offset(one.start), end: offset(one.end) }));
}

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
  const places = bookPagesIn(text);
  const found = [...places, ...rareReferences(text, places)];
  const isFree = freeOf(found);
  for (const match of text.matchAll(INSTRUMENT)) {
    const instrument = oneLine(match.groups!['n']!).replace(/^-/, '');
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
    const instrument = match?.groups!['n'] ?? '';
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
  return [...text.matchAll(SLASHED)].map((match) => ({
    parts: { book: match.groups!['book']!, page: match.groups!['page']! },
    start: match.index,
    end: match.index + match[0].length,
    isPlat: false,
  }));
}

function unquoted(words: string): string {
  return oneLine(words.replace(/["“”]/g, '').replace(/,$/, '')).trim();
}

export const OWN_STAMP = pattern`\b(?:filed for record|recorded (?:on|at|this|:)|received for record|recording (?:data|information|requested|no)
  |filed and recorded|recorded \d)`;
