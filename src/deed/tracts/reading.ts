// Takes: a stretch of the text and what was read of it, by its places. Gives: a `reading`: the words as given, and what each stretch became.
// Never: a value; nor words left out in silence: what no reader took and what does more than connect is marked `nothing`.
import type { MarkKind, ReadingMark, TextReading } from '../../contract/extraction.ts';
import { givenSpan, givenText, leftOutOf, quoteOf, type SourceText } from '../../document/source-text.ts';
import type { Course, ReadSpan, Span } from '../courses/course-parts.ts';
import { codePointsOf, type PlaceReader } from '../courses/place.ts';
import { onlyConnects } from './plain-words.ts';

export interface WordsRead {
  readonly source: SourceText;
  readonly folded: string;
  readonly places: PlaceReader;
}

/** `spans` in order of their weight: a later one stands over an earlier one. `courses` tell whose hand "left" is. */
export function readingOf(
  { source, folded, places }: WordsRead,
  { start, end }: Span,
  spans: readonly ReadSpan[],
  courses: readonly Course[] = [],
): TextReading {
  const all = withRest(folded, { start, end }, sideBySide(folded, { start, end }, spans), courses).map((one) => ({
    ...givenSpan(source, one.start, one.end),
    as: one.as,
    source: places(one.start, one.end),
  }));
  const heads = leftOutOf(source, start, end).map((one) => ({ ...one, as: 'heading' as const, source: null }));
  const own = givenSpan(source, start, end);
  const codePointOf = codePointsOf(givenText(source).slice(own.start, own.end));
  const marks: ReadingMark[] = [];
  let past = own.start;
  // What was written otherwise is printed in one piece, and a value goes on over the head of a page.
  for (const mark of heads.length > 0 ? [...all, ...heads].sort((a, b) => a.start - b.start) : all) {
    const from = Math.max(mark.start, past);
    if (from >= mark.end) continue;
    past = mark.end;
    marks.push({ ...mark, start: codePointOf(from - own.start), end: codePointOf(past - own.start) });
  }
  return { text: quoteOf(source, start, end), marks };
}

/** Each character under the last span that holds it. */
function sideBySide(folded: string, { start, end }: Span, spans: readonly ReadSpan[]): ReadSpan[] {
  const held = new Int32Array(end - start);
  spans.forEach((span, i) => {
    if (span.start < end && span.end > start) held.fill(i + 1, Math.max(0, span.start - start), span.end - start);
  });
  const found: ReadSpan[] = [];
  for (let at = 0; at < held.length;) {
    const from = at;
    const by = held[from]!;
    while (at < held.length && held[at] === by) at++;
    const span = by === 0 ? null : trimmed(folded, start + from, start + at, spans[by - 1]!.as);
    if (span) found.push(span);
  }
  return found;
}

const LOOSE_BEFORE = /^[\s,;:.)\]]+/;
const LOOSE_BEHIND = /[\s,;:([]+$/;

/** Without the blanks and marks around it; null where nothing else is left. */
function trimmed(folded: string, start: number, end: number, as: MarkKind): ReadSpan | null {
  const words = folded.slice(start, end);
  const from = LOOSE_BEFORE.exec(words)?.[0].length ?? 0;
  const behind = from === words.length ? 0 : (LOOSE_BEHIND.exec(words)?.[0].length ?? 0);
  return words.length - behind > from ? { start: start + from, end: end - behind, as } : null;
}

/** With the words between them that do more than connect. */
function withRest(folded: string, { start, end }: Span, read: ReadSpan[], courses: readonly Course[]): ReadSpan[] {
  const found: ReadSpan[] = [];
  let from = start;
  for (const span of [...read, { start: end, end, as: 'nothing' as const }]) {
    if (span.start - from > 1) found.push(...restOf(folded, from, span.start, courses));
    if (span.end > span.start) found.push(span);
    from = span.end;
  }
  return found;
}

const WORD = /[^\s,;:()[\]{}"]+/g;
const EDGE = /^[^a-z\d½¼¾⅓⅔⅛⅜⅝⅞]+|[^a-z\d½¼¾⅓⅔⅛⅜⅝⅞]+$/g;
/** Words so near to each other are told together. */
const NEAR = 28;
const PARTED = /[;:]|(?<!\bnos?)\.\s|\bthence\b|\n\s*\n/;

function restOf(folded: string, from: number, to: number, courses: readonly Course[]): ReadSpan[] {
  const found: ReadSpan[] = [];
  for (const { 0: printed, index } of folded.slice(from, to).matchAll(WORD)) {
    if (onlyConnects(printed) && !HANDS.has(printed)) continue;
    const word = printed.replace(EDGE, '');
    const start = from + index + printed.indexOf(word);
    const as = word === '' ? null : restAs(folded, word, start, courses);
    if (as === null) continue;
    const last = found.at(-1);
    const isOne = last?.as === 'nothing' && as === 'nothing' && start - last.end < NEAR;
    if (isOne && !PARTED.test(folded.slice(last.end, start)))
      found[found.length - 1] = { ...last, end: start + word.length };
    else found.push({ start, end: start + word.length, as });
  }
  return found;
}

/** What a word is that no reader took; null where it only connects. */
function restAs(folded: string, word: string, start: number, courses: readonly Course[]): MarkKind | null {
  if (HANDS.has(word) && isOfCurve(word, start, courses)) return 'curve';
  if (onlyConnects(word) || isOfList(folded, word, start)) return null;
  return /[-/&.']/.test(word) && word.split(/[-/&.']+/).every(onlyConnects) ? null : 'nothing';
}

const HANDS = new Set(['left', 'right', 'tangent', 'non-tangent', 'nontangent']);

function isOfCurve(word: string, at: number, courses: readonly Course[]): boolean {
  const curve = courses.find((course) => course.start <= at && at < course.end)?.curve;
  if (!curve) return false;
  return word.endsWith('tangent') ? curve.tangent !== null : curve.direction === word;
}

/** "(1) thence", "\n2. North": the number or letter of an item. */
const isOfList = (folded: string, word: string, start: number): boolean =>
  word.length < 3 &&
  /^(?:\d{1,2}|[a-h])$/.test(word) &&
  /^(?:\)|\.\)|[.:-]\s)/.test(folded.slice(start + word.length, start + word.length + 2)) &&
  /(?:^|[\n;:(,]|\.\s|\band)\s{0,12}\(?$/.test(folded.slice(Math.max(0, start - 16), start));
