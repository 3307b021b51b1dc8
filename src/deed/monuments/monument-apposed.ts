// Takes: folded text and where the values of a course end. Gives: where what stands at its end is named without a "to": "40 poles, a white oak".
// Never: a tree that only bears from the end, a thing passed, nor what the course runs along.
import { TREES } from '../words/trees.ts';
import { behindAll, spaceOr } from '../words/peek.ts';
import { startsOf } from '../words/word-edges.ts';

export const MARKS =
  'stakes?|stones?|rocks?|posts?|pins?|pipes?|rebars?|bolts?|monuments?|mounds?|markers?|nails?|spikes?|axles?|corners?|saplings?|bush(?:es)?|stumps?|trees?|knots?';
/** Words before the thing: "two small white", "the southeast", "an iron". */
const KIND =
  '(?!(?:along|with|by|on|upon|of|to|from|passing|pass|passes|crossing|cross|crosses|at|parallel|thence|then|line|side|said|and|in|being|is|more|or|less|distance|course|road|street|creek|branch|stream)\\b)[a-z\\d/."½¼¾-]+';
const APPOSED = new RegExp(
  String.raw`(?:(?:an?|the|two|three|four|five|\d)\s+(?:${KIND}[\s,]+){0,4}?(?:${TREES}|${MARKS})|(?:${TREES}|stakes?|stones?)|corner\s+(?:no\.?\s{0,2})?\d{1,2}(?=\s*[;,.]))\b(?!(?:\s+(?!from\b|whence\b|thence\b)[a-z\d.\"]+){0,4}\s+(?:bears?|brs|bearing|passed)\b|\s+(?:wall|fence|wharf|bridge|line|street|road|avenue|creek|house)|\s*(?:\d|feet|ft|rods?\b|poles\b|chains\b))`,
  'y',
);
const isBetween = spaceOr(',.');
const mayApposeAt = startsOf(
  'a an the two three four five oak oaks hickory hickories pine pines poplar poplars ash elm elms gum gums beech maple maples sycamore walnut cedar chestnut dogwood locust birch cherry mulberry buckeye lynn linn hackberry sassafras persimmon spruce hemlock cottonwood willow sugar corner stake stakes stone stones'.split(
    ' ',
  ),
);

const ROUGHLY = /(?:more\s+or\s+less|in\s+a(?:ll|11|l1|1l))[\s,]+/y;

/** Directly behind the values, which end at `from`; -1 where it is not. */
export function apposedAt(text: string, folded: string, from: number, to: number): number {
  let at = behindAll(folded, from, to - from, isBetween);
  ROUGHLY.lastIndex = at;
  if ((folded.startsWith('more', at) || folded.startsWith('in', at)) && ROUGHLY.test(folded)) at = ROUGHLY.lastIndex;
  if (at >= to || !mayApposeAt(folded, at)) return -1;
  APPOSED.lastIndex = at;
  if (!APPOSED.test(folded) || APPOSED.lastIndex > to) return -1;
  // A new sentence tells of something else: "90 feet. The oak is marked."
  return isCapital(text.charCodeAt(at)) && text.slice(from, at).includes('.') ? -1 : at;
}

const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;
