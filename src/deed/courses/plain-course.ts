// Takes: the tokens of a course and its heading. Gives: the course's length where it is the only one told and stands right behind a whole
// bearing: "N 10° E 100 feet to a pin", "N 10° E, a distance of 100 feet". Of such a length nothing needs to be asked that hangs on the words
// before it, or on another length. Never: a length that the words behind it set apart.
import { isOtherMeasure, isPassing } from '../marks/aside.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { behindAll, isLetter, spaceOr } from '../words/peek.ts';
import type { Heading } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';

export function plainLength(folded: string, tokens: readonly Token[], heading: Heading): Length | null {
  if (heading.direction !== 'measured' || tokens.length < 2) return null;
  const bearing = tokens[0]!;
  const length = tokens[1]!;
  if (bearing.kind !== 'direction' || bearing.direction.kind !== 'quadrant' || bearing.start !== heading.start)
    return null;
  if (length.kind !== 'distance' || !isRightBehind(folded, heading.end, length.start)) return null;
  for (let i = 2; i < tokens.length; i++) if (tokens[i]!.kind === 'distance') return null;
  const { unit, amount } = length.distance;
  if (unit === 'inches' || amount <= 0 || isOtherMeasure(folded, length)) return null;
  return isOffset(folded, length) || isPassing(folded, length) ? null : length.distance;
}

const isLoose = spaceOr(',');
const MOST_LOOSE = 3;
const DISTANCE_OF = /(?:for\s{1,2})?a\s{1,2}distance\s{1,2}of\s{1,2}/y;
const [POINT, SMALL_A, SMALL_F] = [46, 97, 102];

/** Behind the last letter of a bearing, nothing but blanks, commas and "a distance of" between. */
function isRightBehind(folded: string, end: number, start: number): boolean {
  const last = codeBefore(folded, end);
  if (!isLetter(last) && !(last === POINT && isLetter(codeBefore(folded, end - 1)))) return false;
  const at = behindAll(folded, end, MOST_LOOSE, isLoose);
  if (at === end || at >= start) return at === start && at > end;
  const next = codeAt(folded, at);
  if (next !== SMALL_A && next !== SMALL_F) return false;
  DISTANCE_OF.lastIndex = at;
  return DISTANCE_OF.test(folded) && DISTANCE_OF.lastIndex === start;
}
