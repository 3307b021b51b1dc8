// Takes: pasted text. Gives: the same text as one reads it across the ends of lines and pages, page furniture left out and broken words
// joined, and the way back to what was pasted.
// Never: leaves out words of a description; a line goes only where it stands alone, looks like a head or a number of a page and breaks a
// sentence, or where it breaks a value or the words that lead on (broken-value.ts).
import { DESCRIPTIVE, sentenceGoesOn, valueGoesOn } from './broken-value.ts';
import { isBlank } from './characters.ts';
import { besideMarks, besideWords } from './glued-words.ts';
import { merged, pastedGaps, without, type Gap, type Joints } from './joints.ts';
import { lineNumbers } from './line-numbers.ts';
import { saidTwice } from './said-twice.ts';
import { BESIDE_MARKS, BESIDE_WORDS, HYPHENED, NUMBERED, textSigns, WIDE } from './text-signs.ts';
import { wideBlanks } from './wide-blanks.ts';

/** Null where nothing is broken: most texts are read as they are. */
export function joinedText(text: string): { text: string; joints: Joints } | null {
  const set = setOtherwise(text);
  if (set.length === 0) return without(text, gapsOf(text));
  const plain = without(text, set)!;
  return without(text, merged(pastedGaps(plain.joints, gapsOf(plain.text)), set));
}

const NONE: readonly Gap[] = [];

/** What was set beside or between the words. */
function setOtherwise(text: string): readonly Gap[] {
  const signs = textSigns(text);
  if ((signs & (NUMBERED | BESIDE_MARKS | BESIDE_WORDS | WIDE | HYPHENED)) === 0) return NONE;
  const marks = (signs & BESIDE_MARKS) === 0 ? NONE : besideMarks(text);
  const words = (signs & BESIDE_WORDS) === 0 ? NONE : besideWords(text);
  const numbers = (signs & NUMBERED) === 0 ? NONE : lineNumbers(text);
  const blanks = (signs & WIDE) === 0 ? NONE : wideBlanks(text);
  const again = (signs & HYPHENED) === 0 ? NONE : saidTwice(text);
  return merged(merged(numbers, merged(marks, words)), merged(blanks, again));
}

function gapsOf(text: string): Gap[] {
  const gaps: Gap[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const gap = gapAt(text, end);
    if (!gap || gap.start < (gaps.at(-1)?.end ?? 0)) continue;
    gaps.push(gap);
    end = Math.max(end, gap.end - 1);
  }
  return gaps;
}

/** What lies broken around the end of a line. */
function gapAt(text: string, lineEnd: number): Gap | null {
  let start = lineEnd;
  while (start > 0 && isBlank(text.charCodeAt(start - 1))) start--;
  if (start === 0 || text[start - 1] === '\n') return null;
  const value = valueGoesOn(text, start, lineEnd);
  if (value > 0) return { start, end: value, by: '\n' };
  const end = behindFurniture(text, start, lineEnd);
  const broken = brokenWord(text, start, end) ?? brokenFraction(text, start, end);
  if (broken) return broken;
  if (end > lineEnd + 1 && goesOn(text, start, end)) return { start, end, by: '\n' };
  const sentence = sentenceGoesOn(text, start, lineEnd);
  return sentence > 0 ? { start, end: sentence, by: '\n' } : null;
}

const ABBREVIATED = /\b(?:[a-z]|deg|min|sec|ft|in|chs?|lks?|nos?|cor|st|ave|rd|mr|dr)\.$/i;

/** Whether a sentence runs from one page to the next. */
function goesOn(text: string, start: number, end: number): boolean {
  const last = text[start - 1];
  if (last === ';' || last === ':') return false;
  // "…to the beginning.\n\nPage 4\n\nPARCEL NO. 2": under a page's number no sentence runs on.
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
  if (PAGE_NUMBER.test(line) || RECORD.test(line)) return false;
  return last !== '.' || ABBREVIATED.test(text.slice(Math.max(0, start - 5), start)) || /[a-z]/.test(text[end] ?? '');
}

const LONGEST = 100;
const MOST_LINES = 12;

/** Behind the lines of furniture that begin with the next one, if there are any; otherwise behind the line's end. */
function behindFurniture(text: string, contentEnd: number, lineEnd: number): number {
  let at = lineEnd + 1;
  let behind = at;
  let blankBefore = false;
  for (let lines = 0; lines < MOST_LINES && at < text.length; lines++) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    if (end - at > LONGEST + 40) break;
    const line = text.slice(at, end);
    const words = line.trim();
    if ((words.startsWith('|') || words.startsWith('¦')) && BARS.test(words)) behind = found < 0 ? end : end + 1;
    else if (words !== '') {
      // Heads and numbers of pages hold a figure or end in a dash; what stands under a head need not.
      if (behind === lineEnd + 1 && !/\d|[-–—~]$/.test(words)) break;
      const alone = blankBefore && isBlankLine(text, end + 1);
      const atBlank = blankBefore || isBlankLine(text, end + 1);
      const before = text.slice(Math.max(0, contentEnd - 60), contentEnd);
      const isUnderHead =
        behind > lineEnd + 1 && ((alone && SECOND_HEAD.test(line)) || (behind === at && UNDER_HEAD.test(words)));
      const next = text.slice(end + 1, end + LONGEST).trimStart();
      if (!isFurniture(line, words, alone, atBlank, before) && !isSetApart(line, words, before, next) && !isUnderHead)
        break;
      behind = found < 0 ? end : end + 1;
    }
    blankBefore = words === '';
    at = end + 1;
  }
  if (behind === lineEnd + 1) return behind;
  while (behind < text.length && (isBlank(text.charCodeAt(behind)) || text[behind] === '\n' || text[behind] === '\f'))
    behind++;
  return behind;
}

function isBlankLine(text: string, at: number): boolean {
  let i = at;
  while (i < text.length && isBlank(text.charCodeAt(i))) i++;
  return i >= text.length || text[i] === '\n' || text[i] === '\f';
}

/** The edge of a table in which a page was set. */
const BARS = /^[|¦\s]+$/;
const PAGE_NUMBER =
  /^(?:\d{1,4}|[-–—~]{1,3}\s?\d{1,4}\s?[-–—~]{1,3}|(?:page|pg\.?|sheet)\s*\d{1,4}(?:\s*of\s*\d{1,4})?)$/i;
/** Right under a head: the page's number, a law's. */
const UNDER_HEAD = /^(?:\d{1,5}|(?:page|pg\.?|sheet)\s*\d{1,4}(?:\s*of\s*\d{1,4})?|PUBLIC LAW \d{1,3}-\d{1,3})$/i;
/** Set in the middle under a head: "Charter of Vidette."; what land stands under is none. */
const SECOND_HEAD =
  /^\s{8,}(?!(?:E(?:XHIBIT|xhibit)|S(?:CHEDULE|chedule)|A(?:PPENDIX|ppendix|TTACHMENT|ttachment|NNEX|nnex)|T(?:RACT|ract)|P(?:ARCEL|arcel)|L(?:EGAL|egal)|D(?:ESCRIPTION|escription))\b)[A-Z][A-Za-z.,' ]{2,50}$/;
const RECORD =
  /^(?:\w+\s)?(?:bk|book|vol(?:ume)?|liber|libre)\b[.,]?\s{0,3}[\w-]{1,6}[\s,;]{1,6}(?:p(?:age|g|p)?|fo(?:l(?:io)?)?)\b\.?\s{0,3}\d{1,5}$/i;
/** "recorded in", "at": what the next line names is cited. */
const CITES = /(?:\b(?:in|of|at|see|and|by|to|per|records?|deeds?)|,)$/i;
/** With small letters: a page's number and a record's, which end with a figure or a dash, and what begins as the register's name does. */
const MAY_BE_IN_LETTERS = /^[\df]|[\d–—~-]$/i;

/** "- 2 -", perhaps with the record's number on the same line. */
const DASHED = /^\s{8,}[-–—~]{1,3}\s?\d{1,4}\s?[-–—~]{1,3}(?:\s{3,}\d{1,5}[/-]\d{1,5})?$/;
/** Specks of the page's edge, a wide blank, and the number. */
const SPECKED = /^\s*(?:[~`.,'’"*•|_^:;!]\s{1,10}){1,6}\s{3,}\d{1,4}$/;
const FAR_RIGHT = /^\s{25,}\d{1,4}$/;
const WANTS_A_NUMBER =
  /(?:[\d.,:;(]|\b(?:of|no|nos|number|numbered|lots?|block|sections?|township|range|tract|parcel|survey|page|book|volume|north|south|east|west|degrees|minutes|seconds|feet|about|approximately|for|by|is|and|to|at|or|being|plus|distance))$/i;
const UNIT_NEXT =
  /^(?:feet|foot|ft|rods?|poles?|perches|chains?|links?|varas|vrs|yards?|met(?:er|re)s?|miles?|acres?|inch|degrees?|deg|minutes?|min|seconds?|sec|and|to|or)\b/i;

/** A page's number without blank lines around it, where no figure is wanted by the words on either side. */
function isSetApart(line: string, words: string, before: string, next: string): boolean {
  if (!/\d$|[-–—~]$/.test(words)) return false;
  if (DASHED.test(line.trimEnd())) return true;
  if (SPECKED.test(line.trimEnd())) return !UNIT_NEXT.test(next);
  return FAR_RIGHT.test(line.trimEnd()) && /^[a-z]/.test(next) && !UNIT_NEXT.test(next) && !WANTS_A_NUMBER.test(before);
}

/** What is printed over the pages of laws and records. */
const HEAD_WORDS =
  /\b(?:LAWS|ACTS|STATUTES|STAT|RESOLUTIONS|CONGRESS|SESSION|SESS|REGISTER|JOURNAL|RECORDS?|CODE|CHAP(?:TER)?|ASSEMBLY|LEGISLATURE|PROCLAMATIONS?|ORDERS|DEEDS)\b/;

/** A number or a head of a page. A bare number must stand alone; a head in capitals is none among lines in capitals. */
function isFurniture(line: string, words: string, alone: boolean, atBlank: boolean, before: string): boolean {
  if (words.length > LONGEST || !/\d/.test(words)) return false;
  if (/[a-z]/.test(words) && !MAY_BE_IN_LETTERS.test(words)) return false;
  if (DESCRIPTIVE.test(words)) return false;
  if (PAGE_NUMBER.test(words)) return alone || (atBlank && !/^\d+$/.test(words));
  if (RECORD.test(words)) return atBlank || /\S\s{3,}\S/.test(line) || (!/[a-z]/.test(words) && !CITES.test(before));
  const isWide = /\S\s{3,}\S/.test(line);
  if (/^(?:\d+\s+)?federal register\b/i.test(words)) return /\d{2}/.test(words);
  if (/[a-z]/.test(words) || !/[A-Z]{3}/.test(words) || !/\d/.test(words) || !/[a-z]{2}/.test(before)) return false;
  return alone || isWide || HEAD_WORDS.test(words);
}

const KEEPS_ITS_HYPHEN =
  /(?:-[a-z]+|\b(?:[a-z]{2,}ty|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|non|so|well|self))$/i;

/** "begin-\nning" is one word; "twenty-\nfive" and "right-of-\nway" keep their hyphen. */
function brokenWord(text: string, start: number, next: number): Gap | null {
  if (text[start - 1] !== '-' && text[start - 1] !== '¬' && text[start - 1] !== '\u00ad') return null;
  let end = next;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  const before = text.slice(Math.max(0, start - 24), start - 1);
  const behind = text.slice(end, end + 12);
  const isOne = /[a-z]{2}$/.test(before) ? /^[a-z]/.test(behind) : /[A-Z]{2}$/.test(before) && /^[A-Z]{2}/.test(behind);
  if (!isOne || /^thence\b/i.test(behind)) return null;
  return { start: KEEPS_ITS_HYPHEN.test(before) ? start : start - 1, end, by: '' };
}

const FRACTION = /(?:\d{1,2}\/\d{1,3}|[½¼¾])(?![\d/])/y;

/** "38" at the end of a line and "1/2 rods" on the next are one number; a date is none. */
function brokenFraction(text: string, start: number, next: number): Gap | null {
  if (!/(?<![\d/.,])\d{1,4}$/.test(text.slice(Math.max(0, start - 8), start))) return null;
  let end = next;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  FRACTION.lastIndex = end;
  return FRACTION.test(text) ? { start, end, by: ' ' } : null;
}
