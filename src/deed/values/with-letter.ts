// Takes: folded text and the place of a single "w". Gives: whether it is short for "with", as in notes: "thence w tate line n 80 46 w 210 ft".
// Never: a west that the course runs by: behind "with" a thing is named and then the bearing, with no length and no "to" between them.
import { before } from '../words/before.ts';
import { endOf } from '../words/place.ts';

const isBehindThence = before(/\b(?:thence|then|th|running|run|and)[\s,]{1,3}|[;,]\s{1,2}/);
const NO_THING = 'to|along|alg|on|by|and|thence|then|th|in|from|for|a|feet|ft|chains?|chs?|poles?|rods?|rds';
const THING = String.raw`(?!(?:line|side)\sof\b)(?:(?!(?:${NO_THING})\b)[a-z][a-z'.&-]{0,14}\s){1,5}`;
const ANGLE = String.raw`\d{1,2}(?:[\s\d°.'"½¼-]|deg(?:rees?)?|min(?:utes)?|sec(?:onds)?){1,24}`;
const THING_AND_BEARING = new RegExp(
  String.raw`w\.?\s${THING}(?:[ns]\.?\s?|north\s|south\s)${ANGLE}(?:east|west|[ew])\b`,
  'y',
);
const WITH_STROKE = /w\/(?!\d)/y;
/** "w/ the rd" and a torn "w ith the same" too; "w/2" is a half of land. */
export const isWithLetter = (text: string, at: number): boolean =>
  text.startsWith('w ith ', at) ||
  endOf(WITH_STROKE, text, at) > 0 ||
  (endOf(THING_AND_BEARING, text, at) > 0 && isBehindThence(text, at));
