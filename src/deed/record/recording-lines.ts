// Takes: text. Gives: the records that a recorder's own line names: "Liber 992, Page 340, Recorded 09-08-2004 01:05 PM", "Filed April 3,
// 1996 in Book M-8, Page 55". Never: a line that tells of another paper; a line far inside the document.
import type { RecordingReference } from './recording.ts';
import { wording } from '../words/wording.ts';
import { MONTH, DONE } from './record-words.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?\s?m?\b|o['’]clock|,|;|\s|$)|\b\d{1,2}\s?[ap]\.?\s?m\b|\bo['’]clock\b`;
const DATE = wording`\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b
  |\b${MONTH}[\s,-]{1,3}\d{1,2}(?:st|nd|rd|th|d)?,? (?:A\.?\s?D\.? )?\d{4}\b
  |\b\d{1,2}(?:st|nd|rd|th|d)?[\s-](?:day of )?${MONTH},?[\s-](?:A\.?\s?D\.?,? )?\d{4}\b`;
const TIMED = new RegExp(TIME, 'i');
const DATED = new RegExp(DATE, 'i');
/** A sentence of the recorder begins with what was done. */
const BEGINS_WITH_DONE = new RegExp(
  wording`(?:^|\n|[ \t]{3}|[.;:)\]] )[ \t]{0,8}(?:Duly )?
    ${DONE}\b`,
  'g',
);
const OFFICE = pattern`\b(?:recorded|filed|received|recorder|auditor|registe?ry?|register|clerk|official records?|recording|records of)\b`;
const OF_ANOTHER = pattern`\b(?:conveyed|deeded|described|acquired|(?:by|an) instrument|plat (?:of|thereof)|being
  |deed (?:from|to|dated|recorded)|(?:mortgage|easement|lease|agreement) (?:from|to|dated|recorded)
  |said(?! (?:county|day|town|city|office|registry|state)\b)|executed by|as trustor
  |deed of trust (?:executed|dated|recorded|made|given|from|by)|see|title (?:see|by|from)|dated|prior|source
  |derivation|reference|subject|amend\w{0,5}|commission|expires|correct|lots? \d|parcel \d{1,2}(?=, )|shown)\b`;

const BOOK = patternOfAll`(?<![A-Za-z])(?:(?:(?:official|deed|misc(?:ellaneous)?\.?|real property|mortgage|land) records?|o\.?\s?r
      |d\.?\s?b\.?\s?v|c\.?\s?o\.?\s?b|film|fiche|reel)\.? (?:no\.?\s{0,2})?|b(?:oo)?k\s?-\s?)
  (?<book>[A-Z]{0,2}-?\d{1,6}(?:-[A-Z\d]{1,4})?)[,\s]{1,4}(?:of [A-Za-z]{2,12} )?(?:at )?
  (?:pages?|pgs?|p|folio|cp|image|frame)\.?\s?-?\s{0,2}(?<page>\d{1,6})`;
const NUMBER = patternOfAll`(?:\b(?:doc(?:ument)?|inst(?:r(?:ument)?)?|fee|(?:original )?act|entry|reception|recording|file|AFN|CFN)
    \b\.?\s{0,2}(?:(?:no|number|num|id)\b\.?\s{0,2}(?:\(CR?FN\)\s{0,2}|- )?)?[#:]{0,2}\s{0,2}|(?<= )#\s?)
  (?<n>[A-Z]{0,2}-?\d[\dA-Z]{0,11}(?:-[\dA-Z]{1,10}){0,3})(?![\w/:])`;
/** The number alone at the head of a line that bears a time, or right behind the time. */
const ALONE = exactPattern`^[ \t]{0,8}(?<n>(?:19|20)\d{2}-\d{3,8}|\d{6,14})(?=[\s,]{1,4}[^\s])|(?<=[AP]\.?M\.? )(?<m>\d{7,14})(?= |$)`;

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

/** Only recorders print the time of day, or an office and a date, beside a book and page. */
function* timedLines(text: string): Generator<Span> {
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (end - at >= 12 && end - at <= 240 && isNearAnEnd(text, at)) {
      const line = text.slice(at, end);
      const isStamp = TIMED.test(line) || ((OFFICE.test(line) || CITED.test(line)) && DATED.test(line));
      if (isStamp && /\d{2}/.test(line) && !OF_ANOTHER.test(line) && !isProse(text, at, line)) yield { start: at, end };
    }
    if (end > NEAR && end < text.length - NEAR) at = Math.max(end + 1, text.lastIndexOf('\n', text.length - NEAR) + 1);
    else at = end + 1;
  }
}

/** "Filed this 3 day of January 1984 … in Book 177 Page 405. Instrument No. 84-0021": up to where it tells of something else. */
function* doneSentences(text: string): Generator<Span> {
  const tail = Math.max(0, text.length - NEAR);
  for (const match of text.matchAll(BEGINS_WITH_DONE)) {
    if (match.index > NEAR && match.index < tail) continue; // what stands far inside is another paper's
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
const OF_SENDER = pattern`^\s{0,3}(?:(?:when|after) record(?:ed|ing),? )?(?:return|mail|prepared|drafted) (?:to|by)\b`;
/** Where the last blank line ends. */
function blankEnd(text: string): number {
  const blank = /\n[ \t]{0,80}\n(?![\s\S]*\n[ \t]{0,80}\n)/.exec(text);
  return blank ? blank.index + blank[0].length : 0;
}
const BEGINS_DONE = exactPattern`^\s{0,3}(?:(?:Duly|DULY) )?(?:${DONE}|(?:Signed,? )?[Ss]ealed|SEALED|Witness(?:es)?:|WITNESS(?:ES)?:|Attest|ATTEST|In presence
  |IN PRESENCE)\b`;

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
