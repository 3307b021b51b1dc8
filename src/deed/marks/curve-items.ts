// Takes: folded text. Gives: where an item of a list tells a curve, though no word for the way opens it: "; 125.7 feet along the arc of a 175
// foot radius curve to the left;", "; a tangent curve left, radius 90 feet;". Never: a decision; segments/curve-opener.ts weighs each against
// the course before it.
import type { CourseMark } from './course-marks.ts';
import { codeBefore } from '../words/code-at.ts';
import { CURVE_WORD } from './plain-marks.ts';
import { beforeAll, isLetter, isSpace } from '../words/peek.ts';
import { endsOf } from '../words/word-edges.ts';
import { wordPlaces } from '../words/word-places.ts';

const NUMBER = String.raw`\d[\d,]{0,7}(?:\.\d{1,4})?`;
const FOOT = String.raw`(?:[\s-]{0,2}(?:feet|foot|ft)\b\.?|\s?')`;
const LENGTH = String.raw`${NUMBER}(?:${FOOT}|\s(?:chains|chs|rods|poles|varas|meters|metres|m)\b\.?)`;
/** Before "curve": "non-tangent", "175.00 foot radius", "concave". */
const KIND = String.raw`(?:[a-z]+(?:-[a-z]+)?,?\s+|${NUMBER}${FOOT}[\s-]{1,2}){0,4}?`;
const CURVE = String.raw`(?:curve|arc|crv)\b`;
const MANNER = String.raw`(?:(?:(?:non-?\s?)?tangent(?:ial)?|reverse|compound|circular|simple|regular|flat|sharp|concave|radius|${NUMBER}${FOOT}),?[\s-]{1,2}){0,4}`;
/** "125.76 feet along the arc of", "an arc distance of 40 feet on a". */
const LENGTH_FIRST = String.raw`(?:(?:for\s+)?(?:an?\s+)?(?:arc\s+)?(?:distance|length)\s+of\s+)?${LENGTH}[\s,]{1,3}(?:more\s+or\s+less,?\s+)?(?:measured\s+)?(?:(?:along|on|around|by|of|with|following|through|upon|over)\s+(?:the|said|an?|its)\s+${KIND}|(?:along|on|around)\s+${MANNER})${CURVE}`;
const HANDED = String.raw`,?\s+(?:to\s+(?:the\s+)?)?(?:left|right|[lr]t)\b(?!\s+of\b)`;
/** What has no length before it says left or right, or which arc it is. */
const CURVE_FIRST = String.raw`(?:through|over|upon)\s+(?:the|said|an?)\s+${MANNER}${CURVE}|(?:(?:the|an?)\s+)?${MANNER}${CURVE}${HANDED}|the\s+arc\s+of\s+an?\s+${MANNER}${CURVE}`;
/** "by a series of curves, the first having a radius of …; the second having a radius of 90 feet and an arc of 40 feet". */
const NEXT_OF_SERIES = String.raw`(?:the\s+)?(?:second|third|fourth|fifth|sixth|last)(?:\s+curve)?,?\s+(?:having|with)\s+(?:an?\s+)?radius\s[^;\n]{2,110}?\b(?:arc|curve)\b`;
const ITEM = new RegExp(`(?<length>${LENGTH_FIRST})|${CURVE_FIRST}|${NEXT_OF_SERIES}`, 'y');
/** Behind the mark that ends the item before: its number, a bullet, an "and". */
const ITEM_HEAD = /[;\n,]\s{0,8}(?:\(?\d{1,2}[.):]{1,2}\s{1,12}|\d{1,2}\s{2,12}|[-*•]\s{1,3})?(?:and\s{1,3})?/y;
/** A radius or a chord: what tells a curve from a word for the way. */
const TOLD = /\brad(?:ius)?\b|\br\s?=|\bchord\b|\bcentral\s+angle\b/;
const MOST_BEFORE = 120;
const MOST_OF_ITEM = 400;
const [LINE_BREAK, COMMA, SEMICOLON] = [10, 44, 59];
const endsLength = endsOf(['feet', 'ft', 'foot', 'chains', 'rods', 'poles', 'varas', 'meters']);

export function curveItems(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  const { count, held, kinds, starts } = wordPlaces(text);
  if ((held & CURVE_WORD) === 0) return marks;
  let last = -1;
  for (let i = 0; i < count; i++) {
    if ((kinds[i]! & CURVE_WORD) === 0) continue;
    const start = itemBefore(text, starts[i]!, last);
    if (start < 0) continue;
    last = starts[i]!;
    marks.push({ kind: 'curve', start, lead: start });
  }
  return marks;
}

/** Where the item begins that tells of the curve at this place; -1 where it is none, or another of its words was asked before. */
function itemBefore(text: string, at: number, floor: number): number {
  const from = Math.max(floor, at - MOST_BEFORE);
  for (let i = at - 1; i > from; i--) {
    const unit = text.charCodeAt(i);
    const joined = unit === SPACE ? joinedItem(text, i, at) : -1;
    if (joined >= 0) return joined;
    const isEnd = unit === SEMICOLON || (unit === LINE_BREAK && endsLine(text, i));
    if (!isEnd && !(unit === COMMA && isBehindLength(text, i))) continue;
    ITEM_HEAD.lastIndex = i;
    if (!ITEM_HEAD.test(text)) continue;
    const start = ITEM_HEAD.lastIndex;
    const item = start <= at ? itemAt(text, start) : null;
    if (item && (isEnd || item.isLengthFirst)) return item.end > at ? start : -1;
    if (unit === SEMICOLON) return -1;
  }
  return -1;
}

const [PRIME, POINT, SPACE] = [39, 46, 32];

const JOINS = /\s{1,3}(?:and|followed\s{1,3}by)\s{1,3}(?=(?:an?|another)\s)/y;
const JOINED = new RegExp(String.raw`(?:an?|another)\s+${MANNER}${CURVE}${HANDED}`, 'y');

/** "East 60 feet and a curve to the left, R = 40.00'", ", followed by a curve to the right, radius 30 feet". */
function joinedItem(text: string, at: number, word: number): number {
  JOINS.lastIndex = at;
  if (!JOINS.test(text)) return -1;
  const start = JOINS.lastIndex;
  const end = codeBefore(text, at) === COMMA ? at - 1 : at;
  if (start > word || !isBehindLength(text, end)) return -1;
  JOINED.lastIndex = start;
  return JOINED.test(text) && JOINED.lastIndex > word && TOLD.test(itemWords(text, start)) ? start : -1;
}

/** "to the beginning of\na curve to the left": the line breaks within the sentence. */
function endsLine(text: string, at: number): boolean {
  const end = beforeAll(text, at, isSpace);
  return !isLetter(codeBefore(text, end)) || endsLength(text, end);
}

function isBehindLength(text: string, at: number): boolean {
  if (codeBefore(text, at) === PRIME) return true;
  return endsLength(text, codeBefore(text, at) === POINT ? at - 1 : at);
}

function itemAt(text: string, start: number): { isLengthFirst: boolean; end: number } | null {
  ITEM.lastIndex = start;
  const found = ITEM.exec(text);
  if (!found) return null;
  const end = ITEM.lastIndex;
  if (found.groups!['length'] !== undefined) return { isLengthFirst: true, end };
  return TOLD.test(itemWords(text, start)) ? { isLengthFirst: false, end } : null;
}

/** As far as the next semicolon or line. */
function itemWords(text: string, start: number): string {
  const words = text.slice(start, start + MOST_OF_ITEM);
  const end = words.search(/[;\n]/);
  return end < 0 ? words : words.slice(0, end);
}

/** Of a mark, whether it is such an item; and whether the item tells its own radius. */
export const isCurveItem = (text: string, at: number): boolean => itemAt(text, at) !== null || isJoined(text, at);
const isJoined = (text: string, at: number): boolean => {
  JOINED.lastIndex = at;
  return JOINED.test(text) && TOLD.test(itemWords(text, at));
};
export const tellsRadius = (text: string, at: number): boolean => /\brad(?:ius)?\b|\br\s?=/.test(itemWords(text, at));
