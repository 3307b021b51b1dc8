// Takes: folded text. Gives: where an item of a list tells a curve, though no word for the way opens it: "; 125.7 feet along the arc of a 175
// foot radius curve to the left;", "; a tangent curve left, radius 90 feet;". Never: a decision; segments/curve-opener.ts weighs each against
// the course before it.
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const NUMBER = String.raw`\d[\d,]{0,7}(?:\.\d{1,4})?`;
const FOOT = String.raw`(?:[\s-]{0,2}(?:feet|foot|ft)\b\.?|\s?')`;
const LENGTH = wording`${NUMBER}(?:${FOOT}| (?:chains|chs|rods|poles|varas|meters|metres|m)\b\.?)`;
/** Before "curve": "non-tangent", "175.00 foot radius", "concave". */
const KIND = wording`(?:[a-z]{1,20}(?:-[a-z]{1,20})?,? |${NUMBER}${FOOT}[\s-]{1,2}){0,4}?`;
const CURVE = String.raw`(?:curve|arc|crv)\b`;
const KINDS = '(?:non-?\\s?)?tangent(?:ial)?|reverse|compound|circular|simple|regular|flat|sharp|concave|radius'.split(
  '|',
);
const MANNER = wording`(?:(?:${KINDS}|${NUMBER}${FOOT}),?[\s-]{1,2}){0,4}`;
/** "125.76 feet along the arc of", "an arc distance of 40 feet on a". */
const LENGTH_FIRST = wording`(?:(?:for )?(?:an? )?(?:arc )?(?:distance|length) of )?${LENGTH}[\s,]{1,3}(?:more or less,? )?(?:measured )?
  (?:(?:along|on|around|by|of|with|following|through|upon|over) (?:the|said|an?|its) ${KIND}|(?:along|on|around) ${MANNER})${CURVE}`;
const HANDED = wording`,? (?:to (?:the )?)?(?:left|right|[lr]t)\b(?! of\b)`;
/** What has no length before it says left or right, or which arc it is. */
const CURVE_FIRST = wording`(?:through|over|upon) (?:the|said|an?) ${MANNER}${CURVE}|(?:(?:the|an?) )?${MANNER}${CURVE}${HANDED}
  |the arc of an? ${MANNER}${CURVE}`;
/** "by a series of curves, the first having a radius of …; the second having a radius of 90 feet and an arc of 40 feet". */
const NEXT_OF_SERIES = wording`(?:the )?(?:second|third|fourth|fifth|sixth|last)(?: curve)?,? (?:having|with) (?:an? )?radius\s[^;\n]{2,110}?
  \b(?:arc|curve)\b`;
const ITEM = new RegExp(`(?<length>${LENGTH_FIRST})|${CURVE_FIRST}|${NEXT_OF_SERIES}`, 'y');
/** Behind the mark that ends the item before: its number, a bullet, an "and". */
const ITEM_HEAD = /[;\n,]\s{0,8}(?:\(?\d{1,2}[.):]{1,2}\s{1,12}|\d{1,2}\s{2,12}|[-*•]\s{1,3})?(?:and\s{1,3})?/g;
/** A radius or a chord: what tells a curve from a word for the way. */
const TOLD = /\brad(?:ius)?\b|\br\s?=|\bchord\b|\bcentral\s+angle\b/;
const MOST_OF_ITEM = 400;

export function curveItems(text: string): CourseMark[] {
  if (!/\b(?:curve|arc|crv)/.test(text)) return [];
  const starts = [...markedItems(text), ...joinedItems(text)].sort((a, b) => a - b);
  return [...new Set(starts)].map((start) => ({ kind: 'curve', start, lead: start }));
}

/** Behind a semicolon, the end of a line, or the comma behind a length. */
function markedItems(text: string): number[] {
  return Array.from(text.matchAll(ITEM_HEAD)).flatMap(({ 0: head, index }) => {
    const isEnd = head.startsWith(';') || (head.startsWith('\n') && endsLine(text, index));
    if (!isEnd && !(head.startsWith(',') && isBehindLength(text, index))) return [];
    const start = index + head.length;
    const item = itemAt(text, start);
    return item && (isEnd || item.isLengthFirst) ? [start] : [];
  });
}

const JOINS = new RegExp(wording`,? (?:and|followed by) (?=(?:an?|another)\s)`, 'g');
const JOINED = new RegExp(wording`(?:an?|another) ${MANNER}${CURVE}${HANDED}`, 'y');

/** "East 60 feet and a curve to the left, R = 40.00'", ", followed by a curve to the right, radius 30 feet". */
const joinedItems = (text: string): number[] =>
  Array.from(text.matchAll(JOINS))
    .filter(({ 0: words, index }) => isBehindLength(text, index) && isJoined(text, index + words.length))
    .map(({ 0: words, index }) => index + words.length);

const isBehindLength = before(/(?:'|\b(?:feet|ft|foot|chains|rods|poles|varas|meters)\.?)/);
/** "to the beginning of\na curve to the left": the line breaks within the sentence. */
const isBehindLetter = before(/[a-z]\s{0,8}/);
const isBehindUnit = before(/\b(?:feet|ft|foot|chains|rods|poles|varas|meters)\s{0,8}/);
const endsLine = (text: string, at: number): boolean => !isBehindLetter(text, at) || isBehindUnit(text, at);

function itemAt(text: string, start: number): { isLengthFirst: boolean } | null {
  ITEM.lastIndex = start;
  const found = ITEM.exec(text);
  if (!found) return null;
  const isLengthFirst = found.groups!['length'] !== undefined;
  return isLengthFirst || TOLD.test(itemWords(text, start)) ? { isLengthFirst } : null;
}

/** As far as the next semicolon or line. */
const itemWords = (text: string, start: number): string => /^[^;\n]*/.exec(text.slice(start, start + MOST_OF_ITEM))![0];

function isJoined(text: string, at: number): boolean {
  JOINED.lastIndex = at;
  return JOINED.test(text) && TOLD.test(itemWords(text, at));
}

/** Of a mark, whether it is such an item; and whether the item tells its own radius. */
export const isCurveItem = (text: string, at: number): boolean => itemAt(text, at) !== null || isJoined(text, at);
export const tellsRadius = (text: string, at: number): boolean => /\brad(?:ius)?\b|\br\s?=/.test(itemWords(text, at));
