// Takes: text. Gives: the records that a recorder's own line names: "Liber 992, Page 340, Recorded 09-08-2004 01:05 PM", "Filed April 3,
// 1996 in Book M-8, Page 55". Never: a line that tells of another paper; a line far inside the document.
import { mayDateInFigures, mayNameMonth } from './dates.ts';
import type { RecordingReference } from './recording.ts';
import { isFigure } from '../words/peek.ts';
import { beginsAny, holdsAny } from '../words/triples.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?\s?m?\b|o['’]clock|,|;|\s|$)|\b\d{1,2}\s?[ap]\.?\s?m\b|\bo['’]clock\b`;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?`;
const DATE = String.raw`\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b${MONTH}[\s,-]{1,3}\d{1,2}(?:st|nd|rd|th|d)?,?\s{1,3}(?:A\.?\s?D\.?\s)?\d{4}\b|\b\d{1,2}(?:st|nd|rd|th|d)?[\s-](?:day\s{1,2}of\s{1,2})?${MONTH},?[\s-](?:A\.?\s?D\.?,?\s)?\d{4}\b`;
const TIMED = new RegExp(TIME, 'i');
const DATED = new RegExp(DATE, 'i');
/** A sentence of the recorder begins with what was done. */
const DONE =
  /(?:^|\n|[ \t]{3}|[.;:)\]]\s{1,3})[ \t]{0,8}(?:Duly\s)?(?:Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|Lodged|Registered|Entered|ENTERED)\b/g;
/** The words alone, in capitals, wherever they stand: most texts have none. */
const DONE_WORD = /(?:Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|Lodged|Registered|Entered|ENTERED)\b/;
const OFFICE =
  /\b(?:recorded|filed|received|recorder|auditor|registe?ry?|register|clerk|official\s{1,2}records?|recording|records\s{1,2}of)\b/i;
const OF_ANOTHER =
  /\b(?:conveyed|deeded|described|acquired|(?:by|an)\s{1,3}instrument|plat\s{1,3}(?:of|thereof)|being|deed\s{1,3}(?:from|to|dated|recorded)|(?:mortgage|easement|lease|agreement)\s{1,3}(?:from|to|dated|recorded)|said(?!\s{1,3}(?:county|day|town|city|office|registry|state)\b)|executed\s{1,3}by|as\s{1,3}trustor|deed\s{1,3}of\s{1,3}trust\s{1,3}(?:executed|dated|recorded|made|given|from|by)|see|title\s{1,3}(?:see|by|from)|dated|prior|source|derivation|reference|subject|amend\w{0,5}|commission|expires|correct|lots?\s\d|parcel\s\d{1,2}(?=,\s)|shown)\b/i;

const BOOK =
  /(?<![A-Za-z])(?:(?:(?:official|deed|misc(?:ellaneous)?\.?|real\s{1,2}property|mortgage|land)\s{1,2}records?|o\.?\s?r|d\.?\s?b\.?\s?v|c\.?\s?o\.?\s?b|film|fiche|reel)\.?\s{1,2}(?:no\.?\s{0,2})?|b(?:oo)?k\s?-\s?)(?<book>[A-Z]{0,2}-?\d{1,6}(?:-[A-Z\d]{1,4})?)[,\s]{1,4}(?:of\s[A-Za-z]{2,12}\s)?(?:at\s)?(?:pages?|pgs?|p|folio|cp|image|frame)\.?\s?-?\s{0,2}(?<page>\d{1,6})/gi;
const NUMBER =
  /(?:\b(?:doc(?:ument)?|inst(?:r(?:ument)?)?|fee|(?:original\s{1,2})?act|entry|reception|recording|file|AFN|CFN)\b\.?\s{0,2}(?:(?:no|number|num|id)\b\.?\s{0,2}(?:\(CR?FN\)\s{0,2}|-\s)?)?[#:]{0,2}\s{0,2}|(?<=\s)#\s?)(?<n>[A-Z]{0,2}-?\d[\dA-Z]{0,11}(?:-[\dA-Z]{1,10}){0,3})(?![\w/:])/gi;
/** The number alone at the head of a line that bears a time, or right behind the time. */
const ALONE =
  /^[ \t]{0,8}(?<n>(?:19|20)\d{2}-\d{3,8}|\d{6,14})(?=[\s,]{1,4}[^\s])|(?<=[AP]\.?M\.?\s{1,3})(?<m>\d{7,14})(?=\s|$)/;

/** A line that begins with book and page. */
const CITED = /^[ \t]{0,8}(?:b(?:oo)?k|vol(?:ume)?|liber)\b[.:]?\s?\w/i;
const NEAR = 1500;

/** `all` are the references every text may hold; what only a recorder's line may shorten so is read here besides. */
export function recorderLines(text: string, all: readonly RecordingReference[]): RecordingReference[] {
  const found: RecordingReference[] = [];
  for (const { start, end } of [...timedLines(text), ...doneSentences(text)])
    for (const one of [...all.filter((each) => each.end > start && each.end <= end), ...shortened(text, start, end)])
      if (!found.some((known) => known.start < one.end && one.start < known.end)) found.push(withFirstPage(one));
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const isNearAnEnd = (text: string, at: number): boolean => at < NEAR || at > text.length - NEAR;

const namesHour = holdsAny([
  'clock',
  ...['0a', '0p', '0 a', '0 p'].flatMap((half) => ['m', '.m', ' m', '. m'].map((rest) => half + rest)),
]);
export const mayTellTime = (text: string): boolean => hasMinutes(text) || namesHour(text);

/** "1:05": a colon between figures. */
function hasMinutes(text: string): boolean {
  for (let colon = text.indexOf(':', 1); colon >= 0 && colon + 2 < text.length; colon = text.indexOf(':', colon + 1))
    if (
      isFigure(text.charCodeAt(colon + 1)) &&
      isFigure(text.charCodeAt(colon + 2)) &&
      isFigure(text.charCodeAt(colon - 1))
    )
      return true;
  return false;
}

/** What an office, or a line that begins with book and page, is told by. */
const OFFICE_WORDS =
  'recorded filed received recorder auditor regist clerk official recording records book bk vol liber'.split(' ');
const DONE_WORDS = ['recorded', 'filed', 'received', "rec'd", 'lodged', 'registered', 'entered'];
/** How words begin without which no recorder's line stands in a text that tells no time. */
export const LINE_WORDS = [...OFFICE_WORDS, ...DONE_WORDS];
const namesOffice = beginsAny(OFFICE_WORDS);
const namesDone = beginsAny(DONE_WORDS);

/** Only recorders print the time of day, or an office and a date, beside a book and page. */
function* timedLines(text: string): Generator<Span> {
  const timed = mayTellTime(text);
  const dated = namesOffice(text) && (mayDateInFigures(text) || mayNameMonth(text));
  if (!timed && !dated) return;
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (end - at >= 12 && end - at <= 240 && isNearAnEnd(text, at)) {
      const line = text.slice(at, end);
      const isStamp =
        (timed && TIMED.test(line)) || (dated && (OFFICE.test(line) || CITED.test(line)) && DATED.test(line));
      if (isStamp && /\d{2}/.test(line) && !OF_ANOTHER.test(line) && !isProse(text, at, line)) yield { start: at, end };
    }
    if (end > NEAR && end < text.length - NEAR) at = Math.max(end + 1, text.lastIndexOf('\n', text.length - NEAR) + 1);
    else at = end + 1;
  }
}

/** "Filed this 3 day of January 1984 … in Book 177 Page 405. Instrument No. 84-0021": up to where it tells of something else. */
function* doneSentences(text: string): Generator<Span> {
  if (!namesDone(text) || !DONE_WORD.test(text)) return;
  const tail = Math.max(0, text.length - NEAR);
  DONE.lastIndex = 0;
  for (let match = DONE.exec(text); match; match = DONE.exec(text)) {
    if (match.index > NEAR && match.index < tail) {
      DONE.lastIndex = tail; // what stands far inside is another paper's
      continue;
    }
    const start = match.index + match[0].search(/[A-Z]/);
    if (goesOn(text, match.index)) continue;
    const window = text.slice(start, start + 220);
    const stop = window.search(/\n\s*\n/);
    const words = stop < 0 ? window : window.slice(0, stop);
    const isLast = start < 600 || start > text.length - 400;
    if ((DATED.test(words) || TIMED.test(words) || isLast) && !OF_ANOTHER.test(words))
      yield { start, end: start + words.length };
  }
}

/** A line in the middle of a paragraph: it begins small or ends open, or, without a time, the long line before it has not ended. */
function isProse(text: string, at: number, line: string): boolean {
  if (/^\s*[a-z]/.test(line) || /(?:,|\b(?:of|in|and|the|at|by|to|from))\s*$/.test(line)) return true;
  if (TIMED.test(line)) return false;
  const before = text.slice(Math.max(0, at - 120), Math.max(0, at - 1));
  const previous = before.slice(before.lastIndexOf('\n') + 1);
  return (
    previous.length > 45 &&
    /[a-z,]\s*$/.test(previous) &&
    !/\b(?:county|office|deeds|clerk|recorder)\s*$/i.test(previous)
  );
}

/** Words that only sentences have. */
const SMALL =
  /(?<![\w’'])(?:[a-z]{2,}|(?:THE|AND|TO|BY|SAID|BEING|THAT|THIS|WITH|FROM|ALL|OF|IN|AS|FOR|AT|ON|WAS|IS|PER|UNDER|WHICH|SHOWN)(?![\w’']))/g;
export const smallWordsOf = (words: string): number => words.match(SMALL)?.length ?? 0;

/** Whether the lines before are of a sentence that has not ended: the next goes on with it. `before` ends with its last line. */
export function runsOn(before: string): boolean {
  const paragraph = before.slice(blankEnd(before));
  const last = paragraph.slice(paragraph.lastIndexOf('\n') + 1);
  if (!/\S/.test(last) || /(?<!\bno)[.:;)\]]\s*$/i.test(last) || BEGINS_DONE.test(last) || OF_SENDER.test(last))
    return false;
  const sentence = paragraph.slice(paragraph.search(/(?:(?![.:;]\s{0,3}\n)[\s\S])*$/));
  const small = smallWordsOf(last);
  return small >= 2 || (smallWordsOf(sentence) >= 5 && (small === 1 || !/[a-z]/.test(sentence)));
}
/** "Return to: same": the sender's line is whole. */
const OF_SENDER =
  /^\s*(?:(?:when|after)\s{1,2}record(?:ed|ing),?\s{1,2})?(?:return|mail|prepared|drafted)\s{1,2}(?:to|by)\b/i;
/** Where the last blank line ends. */
function blankEnd(text: string): number {
  const blank = /\n[ \t]{0,80}\n(?![\s\S]*\n[ \t]{0,80}\n)/.exec(text);
  return blank ? blank.index + blank[0].length : 0;
}
const BEGINS_DONE =
  /^\s*(?:(?:Duly|DULY)\s{1,2})?(?:Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|REC['’]D|Lodged|LODGED|Entered|ENTERED|(?:Signed,?\s)?[Ss]ealed|SEALED|Witness(?:es)?:|WITNESS(?:ES)?:|Attest|ATTEST|In\spresence|IN\sPRESENCE)\b/;

/** A line that only goes on with the sentence before it: "by deed from Amos Tanner, / Recorded in Book 4". */
function goesOn(text: string, at: number): boolean {
  const newline = text.lastIndexOf('\n', at);
  if (newline < 0 || at - newline > 80 || /\S/.test(text.slice(newline, at))) return false;
  if (runsOn(text.slice(Math.max(0, newline - 240), newline))) return true;
  return /(?:,|\b(?:and|in|of|the|deed|was|is|as|dated?|duly|from|to|mortgage))\s*$/i.test(
    text.slice(Math.max(0, newline - 24), newline),
  );
}

function* shortened(text: string, from: number, to: number): Generator<RecordingReference> {
  const line = text.slice(from, to);
  const make = (parts: RecordingReference['parts'], at: number, length: number): RecordingReference => ({
    parts, start: from + at, end: from + at + length, isPlat: false,
  }); // prettier-ignore
  for (const match of line.matchAll(BOOK))
    yield make({ book: match.groups!['book']!, page: match.groups!['page']! }, match.index, match[0].length);
  for (const match of line.matchAll(NUMBER))
    if (/\d{4}|\d-\d{3}/.test(match.groups!['n']!))
      yield make({ instrument: match.groups!['n']! }, match.index, match[0].length);
  const alone = TIMED.test(line) ? ALONE.exec(line) : null;
  if (alone) yield make({ instrument: alone.groups!['n'] ?? alone.groups!['m']! }, alone.index, alone[0].length);
}

/** A document is cited by its first page: "Pages 2208 - 2209". */
export function withFirstPage(one: RecordingReference): RecordingReference {
  const { book, page } = one.parts;
  const first = /^[A-Z]?\d+[A-Z]?(?=\W|$)/.exec(page ?? '')?.[0];
  const isYears = /^(?:19|20)\d\d$/.test(book ?? '') && page === `${first}-${book!.slice(2)}`; // "Book 2014 Page 001187-14"
  return first === undefined || isYears ? one : { ...one, parts: { ...one.parts, page: first } };
}
