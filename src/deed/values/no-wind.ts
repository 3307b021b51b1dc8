// Takes: folded text and a letter in it that may be a wind. Gives: whether it is none: the initial of a name, or an "a" that a scan misread.
// Never: the wind of a course or of a bearing.
import { before } from '../words/before.ts';

/** "the corner of R. E. Pell's meadow", "Allen W. Moss's house": between a name and what it owns. */
const isInitial = (text: string, at: number, end: number): boolean =>
  /^\s[a-z]{3,}(?:'s|s')\s/.test(text.slice(end, end + 24)) && isBehindName(text, at);
const isBehindName = before(
  /(?:^|[\s(])(?:[a-z]\.|(?!(?:thence|then|due|run|running|runs|and|bears|bearing|degrees?|minutes?|seconds?|deg|min|north|south|east|west|feet|chains|poles|rods|perches|links|varas|line|with|along)\s)[a-z]{3,})\s/,
);

/** "R.E. 707": an initial behind another. */
const isBehindInitial = before(/(?<![a-z])[a-z]\./);

/** "R.E. 707", "BL e distance of 40 feet", "s distance of": an initial, or an "a" misread, is no wind. */
export function isNoWind(text: string, at: number, end: number): boolean {
  if (isBehindInitial(text, at) || (end === at + 2 && isInitial(text, at, end))) return true;
  if (!/^[es]\s{1,2}distance of\b/.test(text.slice(at, end + 14))) return false;
  return !/\b(?:thence|due|runn?ing)[\s,]{1,3}$/.test(text.slice(Math.max(0, at - 10), at));
}
