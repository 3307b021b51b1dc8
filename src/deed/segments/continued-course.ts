// Takes: where the cutting of a stretch stands and a length ahead. Gives: where the words begin that carry the course before on by that
// length, as a course of its own: "100 poles to an elm, the same course continued 40 poles to a gum", "then 40 poles further to a gum".
// Never: a length counted from the beginning of the course before ("in all"), nor one on the way of a course that has not come to a place.
import { isOtherMeasure, isPassing, isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import { hasLength, isBearing, type Cut, type Segment } from '../marks/cut.ts';
import { furtherStart, isFurther } from '../marks/further-length.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

type Length = Token & { kind: 'distance' };

const LINE = '(?:course|line|bearing|direction)';
const SAME = wording`(?:the |said |this |that )?same (?:straight )?${LINE}(?: (?:continued|extended|produced|prolonged|onwards?))?|said (?:last )?course`;
const CARRIES_ON = new RegExp(
  wording`(?<=[\s,;.])(?:still )?(?:(?:continu(?:e|ed|es|ing)|keeping|holding|pursuing|running) )?(?:(?:on|in|along|with|by|upon) )?(?:${SAME})
    [\s,:]{1,3}(?:further[\s,]{1,2})?(?:for )?(?:an? (?:additional |further )?distance of |(?:an? )?(?:additional|further) |about )?$`,
);
/** Between the length of the course before and those words: the place it comes to, or nothing. */
const ENDED = new RegExp(
  wording`^\)?\.?[\s,]{0,3}(?:more or less[\s,]{1,3})?(?:(?:along|with|by|on|through|across)\s[^;:]{3,90}?)?(?:\bto\s[^;:]{2,150})?[\s,;.]{1,4}(?:(?:and|then) ){0,2}$`,
);
/** "to the point of beginning; same course 40 feet". */
const RIGHT_BEHIND = /^[\s,;.]{1,4}(?:(?:and|then)\s{1,3}){0,2}$/;
const OF_THE_PLACE =
  /\b(?:which|whence|being|bears?|bearing|lies|lying|located|situated?|distant|from|opposite|thence|where|passing|crossing)\b/;
/** "88 feet further to a post, making 298 feet in all": told as one course, with its whole length. */
const IN_ALL = new RegExp(
  wording`^(?:(?!\bthence\b)[^;]){0,120}\b(?:in all|in total|altogether|making|a total|total distance)\b`,
);
const MOST_WORDS = 200;

/** The open course is itself carried on from the one before. */
const isCarried = (text: string, at: number): boolean =>
  /^[\s,]{0,3}(?:the\s)?(?:same|said)\s+(?:course|line|bearing|direction)\b/.test(text.slice(at, at + 30)) ||
  isFurther(text.slice(at, at + MOST_WORDS));

/** -1 where the length carries nothing on. */
export function continuedAt(cut: Cut, token: Length): number {
  const open = cut.current;
  const { text } = cut.s;
  if (!open || !hasLength(open)) return -1;
  const last = open.tokens.findLast((t): t is Length => t.kind === 'distance')!;
  if (token.start - last.end > MOST_WORDS || token.start - last.end < 8) return -1;
  const at = carriedFrom(text, last.end, token);
  if (at < 0) return -1;
  const place = text.slice(last.end, last.end + at);
  if (!ENDED.test(place) || OF_THE_PLACE.test(place)) return -1;
  if (cut.closed && !RIGHT_BEHIND.test(text.slice(cut.closedAt, last.end + at))) return -1;
  if (!open.tokens.some((t) => t.kind === 'direction' || isBearing(t, cut.s.azimuths)) && !isCarried(text, open.lead))
    return -1;
  if (isPassing(text, last) || isOffset(text, last) || IN_ALL.test(text.slice(token.end, token.end + 140))) return -1;
  const isAside = isOtherMeasure(text, token) && !FURTHER_TO.test(text.slice(token.end, token.end + 14));
  if (isOfAnother(text, open, last, token)) return -1;
  return isAside || isOffset(text, token) || isPassing(text, token) ? -1 : last.end + at;
}
/** "10 feet more to the point of beginning" is no measure of a thing. */
const FURTHER_TO = /^\s{1,2}more\s+to\s/;

/** Where the words that carry it on begin behind the length before. */
function carriedFrom(text: string, from: number, token: Token): number {
  const words = text.slice(from, token.start);
  const at = CARRIES_ON.exec(words)?.index ?? -1;
  return at >= 0 ? at : furtherStart(words, text.slice(token.end, token.end + 70));
}

/** "a pine bears S 9 E 3 varas, another 16 in. in diameter": the length before is a witness's, or of another kind. */
function isOfAnother(text: string, open: Segment, last: Length, token: Length): boolean {
  if (token.distance.unit === 'inches' || token.distance.unit !== last.distance.unit) return true;
  const pointer = open.tokens.findLast((t) => t.kind === 'direction' && t.end <= last.start);
  return (
    pointer !== undefined && (pointsAtSomething(text, open.start, pointer) || isUnboundWitness(text, pointer.start))
  );
}
