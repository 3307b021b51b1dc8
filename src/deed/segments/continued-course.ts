// Takes: where the cutting of a stretch stands and a length ahead. Gives: where the words begin that carry the course before on by that
// length, as a course of its own: "100 poles to an elm, the same course continued 40 poles to a gum". Never: a length counted from the
// beginning of the course before ("in all"), nor one on the way of a course that has not come to a place.
import { isOtherMeasure, isPassing } from '../marks/aside.ts';
import { hasLength, isBearing, type Cut } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { beforeAll, spaceOr } from '../words/peek.ts';
import type { Token } from '../values/tokens.ts';
import { holdsAny } from '../words/triples.ts';
import { endsOf } from '../words/word-edges.ts';

const isLoose = spaceOr(',:');
/** By the last word of CARRIES_ON. */
const mayCarryOn = endsOf([
  ...'course line bearing direction continued extended produced prolonged onward onwards'.split(' '),
  ...'further for of additional about'.split(' '),
]);
const maySaySo = holdsAny([
  ...['same course', 'same line', 'same bearing', 'same direction', 'same straight', 'same  '],
  ...['said course', 'said last', 'said  ', 'continu'],
]);
const SAME = String.raw`(?:the\s+|said\s+|this\s+|that\s+)?same\s+(?:straight\s+)?(?:course|line|bearing|direction)(?:\s+(?:continued|extended|produced|prolonged|onwards?))?|said\s+(?:last\s+)?course`;
const CARRIES_ON = new RegExp(
  String.raw`(?<=[\s,;.])(?:still\s+)?(?:(?:continu(?:e|ed|es|ing)|keeping|holding|pursuing|running)\s+)?(?:(?:on|in|along|with|by|upon)\s+)?(?:${SAME})[\s,:]{1,3}(?:further[\s,]{1,2})?(?:for\s+)?(?:an?\s+(?:additional\s+|further\s+)?distance\s+of\s+|(?:an?\s+)?(?:additional|further)\s+|about\s+)?$`,
);
/** Between the length of the course before and those words: the place it comes to, or nothing. */
const ENDED =
  /^\)?\.?[\s,]{0,3}(?:more\s+or\s+less[\s,]{1,3})?(?:(?:along|with|by|on|through|across)\s[^;:]{3,90}?)?(?:\bto\s[^;:]{2,150})?[\s,;.]{1,4}(?:(?:and|then)\s{1,3}){0,2}$/;
/** "to the point of beginning; same course 40 feet". */
const RIGHT_BEHIND = /^[\s,;.]{1,4}(?:(?:and|then)\s{1,3}){0,2}$/;
const OF_THE_PLACE =
  /\b(?:which|whence|being|bears?|bearing|lies|lying|located|situated?|distant|from|opposite|thence|where|passing|crossing)\b/;
/** "88 feet further to a post, making 298 feet in all": told as one course, with its whole length. */
const IN_ALL = /^(?:(?!\bthence\b)[^;]){0,120}\b(?:in\s+all|in\s+total|altogether|making|a\s+total|total\s+distance)\b/;
const MOST_WORDS = 200;

/** The open course is itself carried on from the one before. */
const isCarried = (text: string, at: number): boolean =>
  /^[\s,]{0,3}(?:the\s)?(?:same|said)\s+(?:course|line|bearing|direction)\b/.test(text.slice(at, at + 30));

/** -1 where the length carries nothing on. */
export function continuedAt(cut: Cut, token: Token & { kind: 'distance' }): number {
  const open = cut.current;
  const { text } = cut.s;
  if (!open || !hasLength(open)) return -1;
  const last = open.tokens.findLast((t) => t.kind === 'distance')!;
  if (token.start - last.end > MOST_WORDS || token.start - last.end < 8) return -1;
  if (!mayCarryOn(text, beforeAll(text, token.start, isLoose))) return -1;
  const words = text.slice(last.end, token.start);
  if (!words.includes('same') && !words.includes('said')) return -1;
  const at = CARRIES_ON.exec(words)?.index ?? -1;
  if (at < 0 || !maySaySo(text) || !ENDED.test(words.slice(0, at)) || OF_THE_PLACE.test(words.slice(0, at))) return -1;
  if (cut.closed && !RIGHT_BEHIND.test(text.slice(cut.closedAt, last.end + at))) return -1;
  if (!open.tokens.some((t) => t.kind === 'direction' || isBearing(t, cut.s.azimuths)) && !isCarried(text, open.lead))
    return -1;
  if (isPassing(text, last) || isOffset(text, last) || IN_ALL.test(text.slice(token.end, token.end + 140))) return -1;
  return isOffset(text, token) || isOtherMeasure(text, token) || isPassing(text, token) ? -1 : last.end + at;
}
