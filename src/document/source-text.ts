// Takes: text, and for documents where each run of it stands on paper. Gives: SourceText, what the deed grammar reads.
// Never: changes the text; a value read from it must be found again at its place.
import type { SourcePlace } from '../contract/extraction.ts';
import { firstNot } from './halving.ts';
import { cleanedText } from './clean-text.ts';
import { joinedText } from './joined-text.ts';
import { joinedOffset, pastedOffset, type Joints } from './joints.ts';
import { withoutWordlessMiddles } from './wordless-runs.ts';

/** A run of the reading text that stands together on one page: a word or a part of one. */
export interface SourceRun {
  readonly start: number;
  readonly end: number;
  readonly page: number;
  /** [x0, y0, x1, y1] in PDF points from the top left of the page. */
  readonly box: readonly [number, number, number, number];
  /** 0 to 1; 1 for text that was never an image. */
  readonly confidence: number;
}

/** Another reading that a recogniser offers for a stretch of the text. */
export interface SourceAlternate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: number;
  /** This is how it is printed; the text has what was meant. */
  readonly isPrint?: true;
}

export interface SourceText {
  /** The reading text: in reading order, page furniture removed, hyphenation joined. Offsets are UTF-16 units of it. */
  readonly text: string;
  readonly kind: 'text' | 'document';
  /** In text order, not overlapping. Empty for pasted text. */
  readonly runs: readonly SourceRun[];
  readonly alternates: readonly SourceAlternate[];
  /** Pages (from 1) nobody could read, each with the cause. */
  readonly unread: readonly { readonly page: number; readonly cause: string }[];
  /** Where pasted text was joined across the ends of lines and pages: the way back to what was pasted. */
  readonly joints?: Joints;
  /** Where damaged print was written as it was meant: the way back to what is printed. */
  readonly restored?: Joints;
  /** Where pasted text was cleaned of what a web page or an editor left in it: the way back. */
  readonly origin?: Joints;
}

/** A byte order mark is a character of what was given: places are counted with it. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

export function pastedText(text: string): SourceText {
  return { text, kind: 'text', runs: [], alternates: [], unread: [] };
}

/** Text without endless blanks and marks, and pasted text without what web pages and editors leave in it: tags, entities, characters of no width. */
export function cleanedSource(source: SourceText): SourceText {
  if (source.restored) return source; // it was clean before it was restored
  if (source.kind === 'document') return withoutWordlessMiddles(source);
  const cleaned = cleanedText(source.text);
  return cleaned ? { ...source, text: cleaned.text, origin: cleaned.joints } : source;
}

/** Pasted text as one reads it across the ends of lines and pages; a document's reading text is so already. */
export function joinedSource(source: SourceText): SourceText {
  const joined = source.kind === 'text' ? joinedText(source.text) : null;
  if (!joined) return source;
  return { ...source, ...joined, alternates: source.alternates.map((other) => movedInto(joined.joints, other)) };
}

/** Something with a place in a text, at its place once that was joined. */
export const movedInto = <T extends { readonly start: number; readonly end: number }>(joints: Joints, one: T): T => ({
  ...one,
  start: joinedOffset(joints, one.start),
  end: joinedOffset(joints, one.end),
});

/** The span of text[start, end) before lines and pages were joined. */
export function pastedSpan({ joints }: SourceText, start: number, end: number): { start: number; end: number } {
  return joints ? spanBefore(joints, start, end) : { start, end };
}

/** What was pasted, or the reading text of a document. */
export const givenText = ({ text, joints, restored, origin }: SourceText): string =>
  (origin ?? restored ?? joints)?.pasted ?? text;

/** The span of text[start, end) there. */
export function givenSpan(source: SourceText, start: number, end: number): { start: number; end: number } {
  let span = { start, end };
  for (const layer of [source.joints, source.restored, source.origin])
    if (layer) span = spanBefore(layer, span.start, span.end);
  return span;
}

/** What was left out where text[start, end) was joined across lines and pages, by its place there: heads and numbers of pages. */
export function leftOutOf(
  source: SourceText,
  start: number,
  end: number,
): { readonly start: number; readonly end: number }[] {
  const { joints } = source;
  if (!joints) return [];
  const found: { start: number; end: number }[] = [];
  for (let i = firstNot(joints.at.length, (k) => joints.at[k]! <= start); i < joints.at.length; i++) {
    const at = joints.at[i]!;
    if (at >= end) break;
    const from = pastedOffset(joints, at - joints.by[i]!, true);
    const words = joints.pasted.slice(from, at + joints.skipped[i]!);
    if (!/[\p{L}\p{N}]/u.test(words)) continue;
    let span = { start: from + words.length - words.trimStart().length, end: from + words.trimEnd().length };
    for (const layer of [source.restored, source.origin]) if (layer) span = spanBefore(layer, span.start, span.end);
    found.push(span);
  }
  return found;
}

function spanBefore(layer: Joints, start: number, end: number): { start: number; end: number } {
  const first = pastedOffset(layer, start);
  return { start: first, end: Math.max(first, pastedOffset(layer, end, true)) };
}

/** text[start, end) as it was pasted, or as it stands in the reading text of a document. */
export function quoteOf(source: SourceText, start: number, end: number): string {
  const span = givenSpan(source, start, end);
  return givenText(source).slice(span.start, span.end);
}

/** The place of text[start, end): code-point offsets for pasted text, pages and boxes for documents. */
export function placesOf(source: SourceText, start: number, end: number): SourcePlace[] {
  if (source.kind === 'text') {
    const pasted = givenText(source);
    const span = givenSpan(source, start, end);
    const first = codePoints(pasted, 0, span.start);
    return [{ page: 1, start: first, end: first + codePoints(pasted, span.start, span.end), boxes: [] }];
  }
  const pages = new Map<number, number[][]>();
  for (let i = firstRunEndingAfter(source.runs, start); i < source.runs.length; i++) {
    const run = source.runs[i]!;
    if (run.start >= end) break;
    const boxes = pages.get(run.page) ?? [];
    boxes.push([...run.box]);
    pages.set(run.page, boxes);
  }
  return [...pages].map(([page, boxes]) => ({ page, start: null, end: null, boxes: joinRows(boxes).map(rounded) }));
}

/** A hundredth of a point is finer than print. */
function rounded(box: readonly number[]): number[] {
  return box.map((side) => Math.round(side * 100) / 100);
}

function codePoints(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xdc00 || unit > 0xdfff) count++; // a low surrogate continues the code point before it
  }
  return count;
}

/** Index of the first run that ends behind that offset. */
export function firstRunEndingAfter(runs: readonly SourceRun[], at: number): number {
  return firstNot(runs.length, (i) => runs[i]!.end <= at);
}

/** Words of one printed row become one box, so that a sentence is a box a row and not a box a word. */
function joinRows(boxes: number[][]): number[][] {
  const rows: number[][] = [];
  for (const box of boxes) {
    const last = rows.at(-1);
    if (last && sameRow(last, box)) {
      last[0] = Math.min(last[0]!, box[0]!);
      last[1] = Math.min(last[1]!, box[1]!);
      last[2] = Math.max(last[2]!, box[2]!);
      last[3] = Math.max(last[3]!, box[3]!);
    } else rows.push([...box]);
  }
  return rows;
}

function sameRow(a: number[], b: number[]): boolean {
  const overlap = Math.min(a[3]!, b[3]!) - Math.max(a[1]!, b[1]!);
  const height = Math.min(a[3]! - a[1]!, b[3]! - b[1]!);
  return overlap > height / 2 && b[0]! >= a[0]!;
}
