// Takes: text. Gives: the lines over a document and under it, cut into columns, without the paragraphs of the paper itself.
// Never: a record.
import { isSetApart, withValues, type Cell, type Line } from './recording-columns.ts';
import { runsOn, smallWordsOf } from './recording-lines.ts';
import { DONE } from './record-words.ts';
import { pattern, exactPattern } from './pattern.ts';

const NEAR = 1500;
/** A longer line is a paragraph of the paper itself. */
const LONGEST = 400;
const HOUR = pattern`\d{1,2}:\d{2}(?::\d{2})?|\b[AP]\.?\s?M\.?\s{0,2}\d{1,2}[\s:.]\d{2}\b|\b\d{1,2}\s?[AP]\.?\s?M\b|\bo['’]?\s?clock\b
  |\bmin(?:utes|\.)? past\b|\btime\b[^\n]{0,16}\b\d{4}\b|\b\d{1,2} \d{2} [AP]\.?\s?M\b`;
const RECORDER = pattern`\b(?:recorded|filed|received|recorders?|registers?(?: of deeds|['’]s)|registry|auditors?|clerks?
  |official (?:public )?records?|for record|recording (?:fee|data|district)|R\.?O\.?D)\b`;
/** The sender's words, which say nothing of a record made. */
const SENDER = pattern`\b(?:(?:when|after|upon) record(?:ed|ing)|recording requested|before it is filed)\b`;
/** The recorder's own sentence, in the middle of a line or at its head. */
export const RECORDED = exactPattern`\b(?:[Ff]iled|[Rr]eceived|[Ee]ntered|[Ll]odged)\b[^;]{0,50}\b(?:for|of|to) record\b
  |^\W{0,4}(?:and )?
  (?:[Dd]uly recorded|${DONE})\b
  |^\W{0,4}and (?:duly )?recorded\b`;
export const IS_DONE = exactPattern`^\s{0,3}(?:(?:Duly|DULY) |and (?:duly )?)?
  ${DONE}\b`;

function lineAt(text: string, start: number, end: number): Line {
  const words = text.slice(start, end);
  const cells: Cell[] = [];
  for (const match of words.length > LONGEST ? [] : words.matchAll(/\S(?:\S|[ ]{1,2}(?=\S))*/g))
    cells.push({ words: match[0], start: start + match.index, column: match.index });
  return { cells: withValues(cells), words, isTimed: HOUR.test(words) };
}

/** A sentence of the paper itself: many words, and nothing of a recorder. */
function isBody({ words, cells }: Line): boolean {
  return words.length > LONGEST || cells.some((cell) => isSentence(cell.words) || isCapitals(cell.words));
}
export const countOf = (words: string, pattern: RegExp): number => words.match(pattern)?.length ?? 0;
const isSentence = (words: string): boolean =>
  countOf(words, /(?<![\w’'])[a-z]{2,}/g) >= 7 && !RECORDED.test(words) && !/\b(?:prepared|return|mail)\b/i.test(words);
const isCapitals = (words: string): boolean =>
  countOf(words, /\b[A-Z]{2,}\b/g) >= 9 &&
  !RECORDER.test(words) &&
  !HOUR.test(words) &&
  !/\b(?:by|return|mail)\b/i.test(words) &&
  !/^\s*(?:[A-Z]+\s){0,2}(?:RE)?PLAT\sOF\s/.test(words);

export function headOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < Math.min(text.length, NEAR);) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (end - at > LONGEST) break;
    const line = lineAt(text, at, end);
    if (isBody(line)) break;
    lines.push(line);
    at += line.words.length + 1;
  }
  return lines;
}

export function tailOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let end = text.length; end > Math.max(0, text.length - NEAR);) {
    const newline = text.lastIndexOf('\n', end - 1);
    if (lines.length === 0 && end - newline - 1 > LONGEST) break;
    const line = lineAt(text, newline + 1, end);
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
  lines[i]!.isTimed || (IS_DONE.test(lines[i]!.words) && !runsOn(linesBefore(lines, i)));
export const linesBefore = (lines: readonly Line[], i: number): string =>
  lines
    .slice(Math.max(0, i - 5), i)
    .map(({ words }) => words)
    .join('\n');

/** Lines of a paragraph, however narrow, are no columns; up to where the recorder's own sentence begins in it. */
export function withoutParagraphs(lines: readonly Line[]): Line[] {
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

export function isBesideRecorder(lines: readonly Line[], i: number, reach: number): boolean {
  return lines.slice(Math.max(0, i - reach), i + reach + 1).some(isRecorders);
}
