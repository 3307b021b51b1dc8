// Takes: a course's direction and length, and its tokens. Gives: why they may not be the whole: a number behind "north" that is no length, another
// bearing with a figure before the length, a sign inside its figure. Never: a value; what is beside it is doubted, not read.
import { sameBearing } from '../../survey/bearing.ts';
import { isBearing } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { isCounting } from '../values/torn-words.ts';
import type { Heading } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';

const MORE_OF_BEARING = 'more of a bearing stands beside the direction';
const OTHER_BEARING = 'another bearing stands before the length';
const BARE_NUMBER = 'a number without its unit stands before the length';

export function unreadBeside(
  folded: string,
  tokens: readonly Token[],
  heading: Heading,
  length: Length | null,
): string[] {
  const found: string[] = [];
  if (heading.direction === 'cardinal' && length?.unitless !== true && isBeforeNumber(folded, tokens, heading, length))
    found.push(MORE_OF_BEARING);
  if (!length) return found;
  if (!length.unitless && isBehindBearing(folded, tokens, heading, length)) found.push(OTHER_BEARING);
  if (holdsBareNumber(folded, tokens, heading.end, length.start)) found.push(BARE_NUMBER);
  const glued = GLUED.exec(folded.slice(Math.max(0, length.start - 12), length.start + 1))?.[1];
  if (glued !== undefined) found.push(`"${glued}" before the length may be its beginning`);
  return found;
}

/** "1,«061.20 feet", "1$,061 feet", "h,361.77 feet": a sign or a letter right before what was read. */
const SIGN = String.raw`[^\s\w.,:;'"°()[\]|=/&–-]`;
const GLUED = new RegExp(String.raw`([^\s(]{0,10}(?:\d[a-df-mo-rt-vx-z]|\s[a-df-mo-rt-vx-z],|${SIGN}[,.]?))\d$`);

/** "north twenty-eight ; degrees east seventy poles": a number behind a wind that is no part of a length; the 2d line is none. */
const NUMBER_BEHIND = /^[\s.,:-]{0,3}(?<number>\d{2,4}|\d(?![a-z\d])|[a-z]+)/;

function isBeforeNumber(folded: string, tokens: readonly Token[], { end }: Heading, length: Length | null): boolean {
  const found = NUMBER_BEHIND.exec(folded.slice(end, end + 24));
  const number = found?.groups!['number'];
  if (number === undefined || !(/\d/.test(number) || isCounting(number))) return false;
  const at = end + found![0].length - number.length;
  return at !== length?.start && !tokens.some((t) => t.kind === 'distance' && t.start <= at && t.end > at);
}

/** "S 35 E 96 poios to a stake, S 20 W 54 poles": a bearing of its own before the length, and before it a figure that nobody read. */
function isBehindBearing(folded: string, tokens: readonly Token[], heading: Heading, length: Length): boolean {
  const other = tokens.find((t) => t.start >= heading.end && t.end <= length.start && isBearing(t, false));
  if (!heading.bearing || other?.kind !== 'direction' || other.direction.bearing === null) return false;
  return !sameBearing(other.direction.bearing, heading.bearing) && /\d/.test(folded.slice(heading.end, other.start));
}

/** "West 90 on the glebe and 40 rods on Hale's grant": the first part of the length has no unit of its own. */
const holdsBareNumber = (folded: string, tokens: readonly Token[], from: number, to: number): boolean =>
  from < to &&
  /\band\s{1,2}$/.test(folded.slice(from, to)) &&
  tokens.some(
    ({ kind, start, end }) =>
      kind === 'number' &&
      start >= from &&
      end < to &&
      /^\s{1,2}(?:on|by|along|upon|with)\s/.test(folded.slice(end, end + 8)),
  );
