// Takes: the lengths of a course that may be its own, and the one that was chosen. Gives: the doubt where another stands behind it in words that
// tell of a course or of more of this one: "640 feet; the second side east 715 feet", "and 15 feet beyond the wall". Never: the other course.
import type { Token } from '../values/tokens.ts';

/** "640 feet to a point on the south line of the avenue a distance of 715 feet": words were lost, and a course with them. */
const TO_A_LINE =
  /^[\s,]{0,3}(?:more\s+or\s+less[\s,]{1,3})?to\s+an?\s+(?:[a-z]+\s+){0,2}(?:point|pin|stake|stone|monument|pipe|rod|nail|marker)\s+(?:on|in|at)\s[^;:()]{4,140}\b(?:for\s+)?a\s+distance\s+of\s+(?:about\s+|approximately\s+)?$/;

/** "640 feet; the second side east 715 feet": a way and its length, in words that open no course. */
const CARDINAL_NEXT =
  /^(?:(?!\b(?:which|whence|where|bears?|bearing|stands?|lies|lying|from|distant|located|situated?|being|said\s+point|passing|crossing|marked|set|witness)\b)[^()]){0,180}[;,][^;()]{0,60}\b(?:north|south|east|west)[\s,]{1,3}$/;
/** "640 feet to the corner of the lot 715 feet to a post". */
const ARRIVES = /^[\s,.]{0,3}(?:more\s+or\s+less[\s,]{1,3})?to\s[^;:()]{4,190};?\s{0,3}$/;

/** "to a stone which stands by the lane, then 15 feet further", "and 15 feet beyond the wall". */
const ONE_MORE = /^(?:(?!\bthence\b)[^;]){0,160}[\s,](?:and|then)[\s,]{1,3}(?:about\s)?$/;
const FURTHER = /^[\s,]{1,3}(?:further|farther|beyond|more\s+to)\b/;

/** "S. 17 '. 4' F. 88.1 ft.": the prime was a degree mark. */
const MARKS_BETWEEN = /^[\s.,'"°*]{1,3}(?:\d{0,2}[\s.,'"°*]{0,3}(?:[a-z][\s.,]{1,3})?)$/;

/** Gives the other length; null where none is doubted. */
export function pushUnusedLength(
  doubts: string[],
  folded: string,
  plain: readonly Token[],
  chosen: Token,
): Token | null {
  const next = plain.find((t) => t.start > chosen.end);
  if (!next || next.start - chosen.end > 200) return null;
  const between = folded.slice(chosen.end, next.start);
  if (
    !(folded[chosen.end - 1] === "'" && MARKS_BETWEEN.test(between)) &&
    !TO_A_LINE.test(between) &&
    !CARDINAL_NEXT.test(between) &&
    !(ONE_MORE.test(between) && FURTHER.test(folded.slice(next.end, next.end + 12))) &&
    !(ARRIVES.test(between) && /^[\s,]{1,3}to\s+[a-z]/.test(folded.slice(next.end, next.end + 12)))
  )
    return null;
  if (!ONE_MORE.test(between) && /\b(?:said\s+point|which|from|being|passing|beginning)\b/.test(between)) return null;
  doubts.push(`another length, ${folded.slice(next.start, next.end).trim()}, is named without a course of its own`);
  return next;
}
