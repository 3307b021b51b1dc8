// Takes: text. Gives: where this very document is recorded: by its stamp, its heading, its running head or the clerk's certificate.
// Never: the record of another paper that it names, nor a number whose own date shows that it was misread.
import { pack, type PackedParts } from '../../contract/packed.ts';
import { matchesOf } from '../words/matches.ts';
import { isFigure } from '../words/peek.ts';
import { BLOCK_WORDS, stampBlocks } from './recording-cells.ts';
import { LINE_WORDS, mayTellTime, recorderLines, runsOn, withFirstPage } from './recording-lines.ts';
import { OWN_STAMP, recordingsIn, REFERENCE_WORDS, type RecordingReference } from './recording.ts';
import { beginsAny, holdsAny } from '../words/triples.ts';

/** Stamps of recorders: "CFN:2010334815", "OR Book/Page: 5218 / 1107", "Ent 445512 Bk 1180", a bare number over RECORDED. */
const STAMP = new RegExp(
  [
    String.raw`\b(?:CR?FN\)?|C\.F\.N)[\s.:#]{0,3}(?<n>\d{6,14})`,
    String.raw`\bB(?:oo|k|oo\w{1,3})\.?\s?(?:(?:/|and|&)\s?P(?:age|g)\.?\s?:?|Page\s?:)\s{0,2}(?<book>\d{1,6})\s?/\s?(?<page>\d{1,6})`,
    String.raw`\bBO[OU]K\s{1,4}PA[GC]E\s{1,4}(?<b>\d{1,5})\s{1,4}(?<p>\d{1,5})\b`,
    String.raw`\bB(?:OO)?K?\s?:\s{0,2}(?<b2>\d{1,6})[,\s]{1,3}P(?:G|AGE)?\s?:\s{0,2}(?<p2>\d{1,6})\b`,
    String.raw`\bEnt(?:ry)?\.?\s{1,2}(?<ent>\d{5,9})(?=\s{1,3}B(?:oo)?k\b)`,
    String.raw`\b(?:Instrument\s?:|Rec(?:eipt)?\s?#\s?:?\s?\d{4,10}\s{1,3}Instrument)\s{0,2}(?<inst>\d{5,14})\b`,
    String.raw`(?:^|\n)[ \t]{0,8}(?<line>\d{4}R\d{4,6}|\d{7,14}(?=[ \t]{0,4}\n\s{0,4}(?:this\s{1,3}document\s{1,3}has\s{1,3}been\s)?[^\n]{0,60}\brecorded\b))[ \t]{0,4}(?=\n)`,
    String.raw`(?:^|\n)[ \t-]{0,8}(?<dated>(?:19|20)\d{12}(?:\d{3})?|(?:19|20)\d{6}-\d{7,8}(?:-\d)?)(?=[ \t\n])`,
    // Cook County's till: "#5211 # *-92-114083".
    String.raw`[#$]\d{3,5}\s{0,2}[#$]\s{0,2}(?:-?[A-Z]\s{1,2})?[*+]{0,2}\s?-{1,2}\s?(?<till>\d{2}-\d{6})\b`,
  ].join('|'),
  'gi',
);

const LONG_NUMBER = /\d{4}[\drR]/;
const NUMBER_WORDS = ['cfn', 'crfn', 'c.f', 'ent', 'instrument'];
const B_WORDS = ['boo', 'bk', 'b ', 'b:'];
const BOOK_WORDS = ['book', 'bouk'];
const namesNumber = beginsAny(NUMBER_WORDS);
const LINE_NUMBER = /[ \t-]{0,8}\d{4}[\drR]/y;
const BOOK_SLASH = /\bb(?:ook?\w{0,3}|k)?\.?\s?(?:[/:]|and\s|&)/i;
const namesBookOrB = beginsAny(B_WORDS);
const namesBook = beginsAny(BOOK_WORDS);
const BOOK_PAGE = /\bbo[ou]k\s{1,4}pa[gc]e/i;

/** Every stamp has a long number, behind its name or at the head of a line, or a book beside its page. */
const mayBeStamped = (text: string): boolean =>
  (namesNumber(text) && LONG_NUMBER.test(text)) ||
  hasLineNumber(text) ||
  text.includes('*-') ||
  (namesBookOrB(text) && (text.includes('/') || text.includes(':')) && BOOK_SLASH.test(text)) ||
  (namesBook(text) && BOOK_PAGE.test(text));

function hasLineNumber(text: string): boolean {
  for (let newline = -1; ;) {
    LINE_NUMBER.lastIndex = newline + 1;
    if (LINE_NUMBER.test(text)) return true;
    newline = text.indexOf('\n', newline + 1);
    if (newline < 0) return false;
  }
}

function stampsIn(text: string): RecordingReference[] {
  const found: RecordingReference[] = [];
  if (!mayBeStamped(text)) return found;
  for (const match of matchesOf(STAMP, text)) {
    const groups = match.groups as Record<string, string | undefined>;
    const book = groups['book'] ?? groups['b'] ?? groups['b2'];
    const page = groups['page'] ?? groups['p'] ?? groups['p2'];
    const number =
      groups['n'] ?? groups['line'] ?? groups['dated'] ?? groups['ent'] ?? groups['inst'] ?? groups['till'];
    const parts: PackedParts<'recording'> = book !== undefined ? { book, page: page! } : { instrument: number! };
    const start = match.index + (match[0].startsWith('\n') ? 1 : 0);
    const reference = { parts, start, end: match.index + match[0].length, isPlat: false };
    if (groups['dated'] !== undefined && !beginsWithDate(groups['dated'])) continue;
    if (!isOfAnother(text, reference)) found.push(reference);
  }
  return found;
}

/** "20090504001233" was recorded on 2009-05-04; a number of the thirteenth month was misread. */
function beginsWithDate(number: string): boolean {
  const month = Number(number.slice(4, 6));
  const day = Number(number.slice(6, 8));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

const mayBeRecorded = beginsAny([
  ...[...REFERENCE_WORDS, ...LINE_WORDS, ...BLOCK_WORDS],
  ...[...NUMBER_WORDS, ...B_WORDS, ...BOOK_WORDS],
]);
const mayEndWithBook = holdsAny(['book', 'liber', 'vol', 'd.b', 'd. b']);

/** Whether this paper's record or another's may be told anywhere, by any of their readers: asked once, for most papers tell none. */
export const mayTellRecord = (text: string): boolean =>
  mayBeRecorded(text) || mayEndWithBook(text) || mayTellTime(text) || text.includes('OR ') || hasLineNumber(text);

type Legible = (start: number, end: number) => boolean;

/** `isLegible` says whether the print of a stretch was read with any certainty; a stamp that was not is left alone. */
export function ownReferences(
  text: string,
  isLegible: Legible = () => true,
  all: readonly RecordingReference[] = recordingsIn(text),
  recorders: readonly RecordingReference[] = recorderLines(text, all),
): RecordingReference[] {
  const legible = (one: RecordingReference): boolean => isLegible(one.start, one.end);
  const stamps = [...stampBlocks(text), ...stampsIn(text)].filter(legible);
  const references = all.filter((one) => !one.isPlat && legible(one));
  const stamped = all.filter(
    (one) => legible(one) && ((!one.isPlat && isStamped(text, one)) || isCertified(text, one)),
  );
  const lines = recorders.filter(legible);
  const found = withoutDocIds(text, [...stamps, ...lines, ...stamped]);
  if (found.length > 0) found.push(...numberOverTitle(text).filter(legible));
  if (found.length === 0) found.push(...numberOverAll(text).filter(legible), ...runningHead(text, references));
  return (found.length > 0 ? found : atFoot(text, references).filter(legible)).map(withFirstPage);
}

/** "Doc ID: 847404 … File# 1974-55490": the number of the picture, beside that of the record. */
function withoutDocIds(text: string, found: RecordingReference[]): RecordingReference[] {
  if (!text.includes('oc ID') && !text.includes('OC ID')) return found;
  const isId = ({ start, end }: RecordingReference): boolean =>
    /\bdoc\sid\b/i.test(text.slice(Math.max(0, start - 8), end));
  const others = found.filter((one) => !isId(one));
  return others.some(({ parts }) => parts.instrument !== undefined) ? others : found;
}

export function ownRecording(text: string, isLegible?: Legible): string {
  return recordingOf(ownReferences(text, isLegible));
}

export const recordingOf = (own: readonly RecordingReference[]): string =>
  own.length === 0 ? '' : pack('recording', firstOf(own));

/** Whether a reference is this document's own: in its stamp, its certificate or a heading of its own. */
export function isOwnReference(text: string, reference: RecordingReference): boolean {
  if (isStamped(text, reference) || isCertified(text, reference)) return true;
  return (isOwnLine(text, reference) || reference.end === text.length) && !isOfAnother(text, reference);
}

/** The first book and page and the first number: every page of a document bears its own stamp. */
function firstOf(references: readonly RecordingReference[]): PackedParts<'recording'> {
  const book = references.find((one) => one.parts.book !== undefined);
  const instrument = references.find((one) => one.parts.instrument !== undefined);
  return { ...book?.parts, ...instrument?.parts };
}

/** "No. 31,806          WARRANTY DEED": printed forms leave room for the recorder's number beside their title. */
function numberOverTitle(text: string): RecordingReference[] {
  const match = NUMBER_OVER_TITLE.exec(text.slice(0, 160));
  const instrument = match?.groups?.['n'] ?? match?.groups?.['m'];
  if (!match || instrument === undefined) return [];
  return [{ parts: { instrument }, start: match.index, end: match.index + match[0].length, isPlat: false }];
}
const NUMBER_OVER_TITLE =
  /^\s{0,12}(?:No\.?\s{1,2}(?<n>\d{4,8}|\d{1,3},\d{3})\s{3,60}[A-Z][^\n]{0,40}\b(?:DEED|MORTGAGE|LEASE|RELEASE|EASEMENT|CONTRACT)\b|[A-Z][^\n]{0,30}\b(?:DEED|MORTGAGE|LEASE|RELEASE|EASEMENT|CONTRACT)\s{3,60}No\.?\s{1,2}(?<m>\d{4,8}|\d{1,3},\d{3})(?=\s*\n))/;

/** The number of a year alone over the whole paper, and the recorder's stamp of that year under it. */
function numberOverAll(text: string): RecordingReference[] {
  const top = NUMBER_OVER_ALL.exec(text.slice(0, 100));
  const stamp = top ? STAMP_AT_FOOT.exec(text.slice(-600)) : null;
  if (!top || stamp?.groups!['year'] !== top.groups!['year']) return [];
  const instrument = top.groups!['n']!;
  const start = text.indexOf(instrument);
  return [{ parts: { instrument }, start, end: start + instrument.length, isPlat: false }];
}
const NUMBER_OVER_ALL = /^\s{0,60}(?<n>(?<year>(?:19|20)\d{2})-?\d{5,8})[ \t]{0,8}\n/;
const STAMP_AT_FOOT =
  /\n[ \t]*(?:FILED|RECORDED|Filed|Recorded)\b(?![^\n]{0,40}\b(?:in|at)\s{1,2}(?:book|vol))[^;]{0,240}?\b(?<year>(?:19|20)\d{2})\b/;

/** Longer lines are sentences, whose every word is not looked at. */
const LINE = 400;

function lineOf(text: string, reference: RecordingReference): { around: string; length: number } | null {
  const from = Math.max(0, reference.start - LINE);
  const before = text.slice(from, reference.start).lastIndexOf('\n');
  const after = text.slice(reference.end, reference.end + LINE).indexOf('\n');
  const isLast = after < 0 && reference.end + LINE >= text.length;
  if ((after < 0 && !isLast) || (before < 0 && from > 0)) return null;
  const [start, stop] = [from + before + 1, isLast ? text.length : reference.end + after];
  return { around: `${text.slice(start, reference.start)} ${text.slice(reference.end, stop)}`, length: stop - start };
}

/** A label over the deed stands in a short line of its own; inside a sentence the reference is to another paper. */
function isOwnLine(text: string, reference: RecordingReference): boolean {
  const line = lineOf(text, reference);
  return line !== null && line.length <= 75 && (line.around.match(/(?<![\w’'])[a-z]{2,}/g) ?? []).length < 2;
}

/** "Deed Book K, 417": in the last line of a paper the page needs no word. */
const FOOT =
  /(?:deed\s{1,2}book|book|d\.\s?b|liber|vol(?:ume)?)\.?\s{0,2}(?:no\.?\s{0,2})?["“]?(?<book>[A-Z]{1,2}|[A-Z]{0,2}\d{1,4})["”]?\s?,\s{1,2}(?<page>\d{1,4})\.?\s*$/i;

/** The clerk's place of record as the last words of the paper, alone in their line or column, where no sentence runs on into them. */
function atFoot(text: string, references: readonly RecordingReference[]): RecordingReference[] {
  const last = references.at(-1);
  const one = last && /^\W*$/.test(text.slice(last.end, last.end + 40)) ? last : unpagedAtFoot(text);
  if (one?.parts.book === undefined || one.end < text.length - 40) return [];
  const newline = text.lastIndexOf('\n', one.start - 1);
  const before = text.slice(newline + 1, one.start);
  if (newline < 0 || !/^\W*$|[ \t]{3}\W{0,2}$|\b(?:clerk|cl['’]?k|recorder|register|attest)\.[ \t]{2}$/i.test(before))
    return [];
  if (isOfAnother(text, { ...one, start: newline }) || FOOT_OF_ANOTHER.test(paragraphBefore(text, one.start)))
    return [];
  const isApart = /^[ \t]{20}/.test(before) || /[\w.][ \t]{3}\W{0,2}$/.test(before);
  return isApart || !runsOn(text.slice(Math.max(0, newline - 240), newline)) ? [one] : [];
}
function paragraphBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.slice(before.search(/(?:(?!\n[ \t]*\n)[\s\S])*$/));
}
const FOOT_OF_ANOTHER =
  /\b(?:prior|ref(?:erence)?|source|derivation|see|same\s{1,2}(?:land|premises|property|tract|as)|conveyed|deed\s{1,2}from|dated|plat|map|survey|lots?|title|thence|beginning|acres|page\s{1,2}(?:[2-9]|\d\d)\s{1,2}of\s{1,2}\d)\b/i;

function unpagedAtFoot(text: string): RecordingReference | undefined {
  const { length } = text.trimEnd();
  const page = text.endsWith('.', length) ? length - 2 : length - 1;
  if (page < 0 || !isFigure(text.charCodeAt(page))) return undefined; // most papers end with a word
  const from = text.lastIndexOf('\n', length - 1) + 1;
  const match = FOOT.exec(text.slice(Math.max(from, text.length - 120)));
  if (!match) return undefined;
  const start = Math.max(from, text.length - 120) + match.index;
  return {
    parts: { book: match.groups!['book']!, page: match.groups!['page']! },
    start,
    end: text.length,
    isPlat: false,
  };
}

/** The same book on several pages, one page after another, each time alone on its line. */
function runningHead(text: string, references: readonly RecordingReference[]): RecordingReference[] {
  const alone = references.filter((one) => {
    const line = lineOf(text, one);
    return one.parts.book !== undefined && line !== null && line.length - (one.end - one.start) <= 6;
  });
  const next = alone.find((one, i) => {
    const before = alone[i - 1];
    return before?.parts.book === one.parts.book && Number(before?.parts.page) + 1 === Number(one.parts.page);
  });
  return next ? alone.filter((one) => one.parts.book === next.parts.book) : [];
}

/** Filed or recorded, at a time, in this very place: nothing of another deed stands between. */
function isStamped(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 120), reference.start);
  const from = reference.start - before.length;
  const isHeaded =
    /(?:^|\n)[ \t]{0,4}(?:[Dd]uly\s{1,3}recorded|Recorded|RECORDED)\s{1,3}(?:as|in|at|AS|IN|AT)\s{1,3}$/.test(before) &&
    reference.start < 600;
  const at = isHeaded ? before.lastIndexOf('\n') + 1 : before.search(OWN_STAMP);
  const lineStart = before.lastIndexOf('\n', Math.max(0, at)) + 1; // a stamp begins its line; a sentence only mentions one
  if (
    at < 0 ||
    at - lineStart > 30 ||
    runsOn(text.slice(Math.max(0, from + lineStart - 240), Math.max(0, from + lineStart - 1)))
  )
    return false;
  if (isHeaded) return !isOfAnother(text, { ...reference, start: from + at - 1 });
  return (
    /[A-Z]/.test(before[at]!) && // a sentence that goes on begins small
    !/\b(?:deed(?:ed)?|see|title|as)\b/i.test(before.slice(lineStart, at)) &&
    (lineStart > 0 || reference.start <= 120) &&
    !/\b(?:conveyed|described|being|plat|said|deed\s{1,3}(?:from|to|dated|recorded))\b/i.test(before.slice(at))
  );
}

/** The clerk's certificate: "the within instrument was filed for record … and duly recorded in Book 4, Page 5". */
const CERTIFIED = new RegExp(
  String.raw`(?:\b(?:within|foregoing|annexed|attached|this)\s{1,3}(?:(?:and|or)\s{1,3}foregoing\s{1,3})?(?:[a-z]{3,12}\s{1,3})?(?:instru(?:m|rn)ent|deed|docu(?:m|rn)ent|plat|replat|map|plan|mortgage|lease|easement|release|agreement|indenture|paper|writing|decree|order|copy|affidavit|assignment|contract|notice|petition|ordinance)\b|\b(?:within|foregoing|annexed)(?=\s{1,3}(?:was|were)\b)|\bthe\s{1,3}(?:[a-z]{3,12}\s{1,3}){0,2}(?:plat|map|plan)\b(?=[^;.]{0,30}\bhereon\b))` +
    String.raw`(?:(?!\b(?:prepared|drafted|acknowledged|given|made|conveyed|being)\b|(?<=[a-z]{3})\.\s)[^;]){0,130}?\b(?:was|were|is)\b` +
    String.raw`(?:(?!\b(?:by|from|under|prepared|drafted|drawn|executed|given|made|conveyed|being|dated|pursuant|which|subject|subordinate|that\s{1,3}(?:certain\s{1,3})?(?:deed|mortgage|lease|easement|lien|instrument|agreement))\b|(?<=[a-z]{3})\.\s)[^;]){0,110}?\b(?:recorded|filed|received|lodged|presented|produced|admitted|entered|registered)\b` +
    String.raw`(?:(?!\b(?:conveyed|being|dated|deed\s{1,3}(?:from|to|of|recorded|description)|described|which|prepared|plat\s{1,3}of)\b)[^;]){0,230}$`,
  'i',
);
function isCertified(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 560), reference.start).replace(/\n[ \t]{2,}(?=\S)/g, '\n');
  return MAY_CERTIFY.test(before) && CERTIFIED.test(before);
}
const MAY_CERTIFY = /recorded|filed|to\s{1,3}record|entered/i;

/** The words before it lead over to it, or the line is headed as a list of references. */
function isOfAnother(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 120), reference.start);
  if (/\b(?:as|in|at|of|by|to|under|see|being|from|with|number|no\.?|per)\s*$/i.test(before)) return true;
  if (
    /\b(?:prior|previous|ref|reference|references|related|parent|source|derivation|amend(?:s|ed|ing)?)\b[^\n]{0,60}\s*$/i.test(
      before,
    )
  )
    return true;
  if (/\breferences?\s{0,2}:\s*(?:[^\n]{0,60}\n){0,3}[^\n]{0,8}$/i.test(before)) return true;
  return /\b(?:conveyed|described|recorded\s{1,3}(?:in|as|at)|as\s{1,3}recorded|according|plat|survey|being|dated|deed\s{1,3}from|subject\s{1,3}to|said)\b[^\n]{0,80}$/i.test(
    before,
  );
}
