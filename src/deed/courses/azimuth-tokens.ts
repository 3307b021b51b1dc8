// Takes: the tokens of a text that runs by azimuths. Gives: those that can be of a course: without lists of azimuths to other stations,
// and with an azimuth that cannot be read as the head of its course. Never: a value for a damaged azimuth.
import { between } from '../marks/cut.ts';
import { CLEAN } from '../values/direction.ts';
import { isOfName } from '../values/numbers.ts';
import type { Token } from '../values/tokens.ts';
import { isCounting } from '../values/torn-words.ts';
import { codeBefore } from '../words/code-at.ts';
import { beforeAll, isFigure, isLetter } from '../words/peek.ts';
import { beforeBlanks } from '../words/word-edges.ts';

const LIST_OF_REFERENCES =
  /\bazimuths?\s+(?:and\s+distances?\s+)?(?:from\b[^.;:]{0,80}\s)?to\s+[^.;:]{0,140}\b(?:stations|monuments|points)\b[^.;:]{0,60}:\s{0,8}/g;
// "9. 77°43'": a numbered course, where a list would name the station first.
const LIST_ENDS =
  /\bthence\b|\brunning\b|\bbeginning\b|\n\s{0,6}\(?\d{1,3}[.)]\s{1,4}(?:\d{1,3}\s?°|thence)|(?<=\S)\s*\n\s*\n/;
const LONGEST_LIST = 1500;

// A line's head or its number, something that ends like an azimuth, and a length.
const HEAD_OF_COURSE =
  /(?:^|\n)\s{0,6}(?:"?\(?\d{1,3}[.)]\s{1,4})?(?<azimuth>[^\s'"]{1,9}?\d{1,2}\s?'\s?\d{1,2}(?:\.\d{1,2})?\s?")(?=[\s,;-]{1,4}\d[\d,]{0,8}(?:\.\d{1,3})?\s?(?:feet|ft|chains|meters)\b)/g;

export function azimuthTokens(folded: string, tokens: readonly Token[]): readonly Token[] {
  return withUnreadable(
    folded,
    outside(tokens, referenceLists(folded)).map((token) => (isOnlyTheEnd(folded, token) ? unread(token) : token)),
  );
}

const WHY = 'the azimuth cannot be read';
const unread = ({ start, end }: { start: number; end: number }): Token => {
  const direction = { ...CLEAN, kind: 'broken' as const, bearing: null, start, end, doubts: [WHY] };
  return { kind: 'direction', start, end, direction };
};

/** `Z29°27'`, "3J8 degrees", `2?9°`, `12-4°`. */
const LETTER_GLUED = /(?:^|[^a-z])[a-z]$|[?&|!~*$]$|\d-$/;
/** "one hundned and sixty degrees", "two hundred ancl three degrees". */
const HUNDRED_BEFORE = /\bhun[a-z]{3,5}\s{1,2}(?:[^\s;]{1,5}\s{1,2}){0,2}[^\sa-z\d;]{0,2}$/;
const HEADS_LINE = /(?:^|\n)[ \t(]{0,6}$/;

/** "4. 31 9°01' 84 feet", "ninety 17 degrees", "210 de9rees forty minutes": what was read is only the end of it. */
function isOnlyTheEnd(folded: string, token: Token): boolean {
  if (token.kind !== 'angle') return false;
  if (token.angle.doubts.some((doubt) => doubt.startsWith('the degrees before'))) return true;
  if (isFollowed(folded, token.end) || LETTER_GLUED.test(folded.slice(Math.max(0, token.start - 3), token.start)))
    return true;
  // "two ,hundred and ten degrees": how many hundreds was not read.
  if (folded.startsWith('hundred', token.start)) return true;
  if (HUNDRED_BEFORE.test(folded.slice(Math.max(0, token.start - 24), token.start))) return true;
  const blank = beforeBlanks(folded, token.start);
  const end = blank === token.start && codeBefore(folded, blank) === COMMA ? blank - 1 : blank;
  if (end === token.start || token.angle.degrees > 99) return false;
  if (isLetter(codeBefore(folded, end))) return isCounting(folded.slice(beforeAll(folded, end, isLetter), end));
  const from = beforeAll(folded, end, isFigure);
  if (from === end || end - from > 2 || Number(`${folded.slice(from, end)}${token.angle.degrees}`) > 360) return false;
  if (HEADS_LINE.test(folded.slice(Math.max(0, from - 8), from)))
    return !isItem(folded, Number(folded.slice(from, end)));
  return !isOfName(folded, from);
}

/** `\n17 40° 58'`: the number of a course, where another line begins with the number before it or behind it. */
function isItem(folded: string, number: number): boolean {
  if (counted.text !== folded)
    counted = {
      text: folded,
      numbers: new Set(Array.from(folded.matchAll(LINE_NUMBER), ([, figures]) => Number(figures))),
    };
  return counted.numbers.has(number - 1) || counted.numbers.has(number + 1);
}
const LINE_NUMBER = /(?<=^|\n)[ \t(]{0,6}(\d{1,3})[.)\s]/g;
/** Of the text asked about last, once for all its azimuths. */
let counted: { readonly text: string; readonly numbers: ReadonlySet<number> } = { text: '', numbers: new Set() };

/** `167° 2A' 245 feet`, `57'45 .5" 48 feet`, `12' 3'0" 152 feet`: more of it, which cannot be read, stands behind it. */
const SPOILT_BEHIND =
  /[\s,]{0,2}(?:\d{0,2}[^\s\d.,;:'"°()-]\d{0,2}['"]|\d{0,2}\s?\.\s?\d{1,2}"|\d'\d"\s{1,3}\d|\d{3}\s\d{1,2}")/y;

/** "238 degrees and ~ seven minutes", "26 minutes 03 .5 seconds". */
const PARTS_BEHIND = /[\s,'"|~]{1,3}(?:[^\s;]{1,14}\s{1,2}){1,3}(?:minutes?|seconds?)\b/y;

function isFollowed(folded: string, end: number): boolean {
  if (codeBefore(folded, end) === DEGREE && isFigure(folded.charCodeAt(end))) return true;
  SPOILT_BEHIND.lastIndex = end;
  if (SPOILT_BEHIND.test(folded)) return true;
  PARTS_BEHIND.lastIndex = end;
  return PARTS_BEHIND.test(folded);
}
const [COMMA, DEGREE] = [44, 176];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Of an ordered list the tokens that touch none of the spans, which are in order too. */
function outside(tokens: readonly Token[], spans: readonly Span[]): readonly Token[] {
  if (spans.length === 0) return tokens;
  let next = 0;
  return tokens.filter((token) => {
    while (next < spans.length && spans[next]!.end <= token.start) next++;
    return next === spans.length || token.end <= spans[next]!.start;
  });
}

/** "the azimuths and distances to other triangulation stations are: To Bald Knob 61°17'40", 3,052.60 meters …" */
function referenceLists(folded: string): Span[] {
  return [...folded.matchAll(LIST_OF_REFERENCES)].map((found) => {
    const start = found.index + found[0].length;
    const end = LIST_ENDS.exec(folded.slice(start, start + LONGEST_LIST));
    return { start, end: end ? start + end.index : Math.min(folded.length, start + LONGEST_LIST) };
  });
}

/** `\n9. Xl°22'10" 1,730.00 feet`: a course whose azimuth is damaged is a course all the same. */
function withUnreadable(folded: string, tokens: readonly Token[]): readonly Token[] {
  const heads: Token[] = [];
  for (const found of folded.matchAll(HEAD_OF_COURSE)) {
    const azimuth = found.groups!['azimuth']!;
    const start = found.index + found[0].lastIndexOf(azimuth);
    const end = start + azimuth.length;
    const isRead = between(tokens, start, end).some((t) => t.kind !== 'distance' && t.kind !== 'number');
    if (!isRead) heads.push(unread({ start, end }));
  }
  if (heads.length === 0) return tokens;
  return [...outside(tokens, heads), ...heads].sort((a, b) => a.start - b.start);
}
