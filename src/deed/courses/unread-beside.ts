// Takes: a course's direction and length, and its tokens. Gives: why they may not be the whole: a number behind "north" that is no length, another
// bearing with a figure before the length, a sign inside its figure. Never: a value; what is beside it is doubted, not read.
import { sameBearing } from '../../survey/bearing.ts';
import { isBearing } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { isCounting } from '../values/number-value.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { nearTo } from '../words/near-word.ts';
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
  const part = partBefore(folded, heading.end, length) ?? partBehind(folded, tokens, length);
  if (part !== null) found.push(part);
  if (!length.unitless && isBehindBearing(folded, tokens, heading, length)) found.push(OTHER_BEARING);
  if (holdsBareNumber(folded, tokens, heading.end, length.start)) found.push(BARE_NUMBER);
  const near = folded.slice(Math.max(0, length.start - 12), length.start + 1);
  const glued = GLUED.exec(near)?.[1] ?? LOOSE.exec(near)?.[1];
  if (glued !== undefined && !APPROXIMATE.test(glued)) found.push(`"${glued}" before the length may be its beginning`);
  return found;
}

/** "1,«061.20 feet", "1$,061 feet", "h,361.77 feet": a sign or a letter right before what was read. */
const SIGN = String.raw`[^\s\w.,:;'"°()[\]|=/&–-]`;
/** "a distance of ] 37 feet", "E. l 37 feet": a stroke that may be a 1. */
const LOOSE = /(?:\bof|\bfor|(?<![a-z])[ew]\.?|\beast|\bwest),?\s{1,2}([\]|!}{l])\s{1,2}\d$/;
const APPROXIMATE = /^[~±+]$/;
const GLUED = new RegExp(String.raw`([^\s(]{0,10}(?:\d[a-df-mo-rt-vx-z]|\s[a-df-mo-rt-vx-z],|${SIGN}[,.]?))\d$`);

/** "3 mtles and 41 rods": a number with a word like a unit, right before the length. */
const NUMBER_BEFORE = /(?:\d|\b(?<number>[a-z]+))\s?(?<word>[a-z]{3,7})\.?,?\s{1,2}(?:(?:and|if|of)\s{1,2})?$/;
const isLikeUnit = nearTo(['miles', 'chains', 'rods', 'poles', 'perches', 'links'], 1);
const isThing = (word: string): boolean => word in UNIT_WORDS || /^(?:lines|roads|holes)$/.test(word);

function partBefore(folded: string, from: number, { start }: Length): string | null {
  const words = from < start ? folded.slice(Math.max(from, start - 24), start) : '';
  const found = NUMBER_BEFORE.exec(words);
  const { number, word } = found?.groups ?? {};
  if (word === undefined || isThing(word) || !isLikeUnit(word) || !(number === undefined || isCounting(number)))
    return null;
  return `"${found![0].trim()}" before the length may be its beginning`;
}

/** "3 chains and fifty jinks", "3 chs. 4o lks.": the links that nobody read behind a length. */
const LINKS_BEHIND = /^[\s,.]{0,3}(?:(?:and|of|if|&)\s{1,2})?(?<number>[^\s,;]{1,9})\s{1,2}(?<word>[a-z]{3,6})\b/;
const isLikeLinks = nearTo(['links', 'lks'], 1);

function partBehind(folded: string, tokens: readonly Token[], { unit, end }: Length): string | null {
  const found = /^(?:chains|rods|poles|perches)$/.test(unit) ? LINKS_BEHIND.exec(folded.slice(end, end + 32)) : null;
  const { number, word } = found?.groups ?? {};
  if (!found || !isLikeLinks(word!) || (/^[a-z]+$/.test(number!) && !isCounting(number!))) return null;
  if (tokens.some((t) => t.kind === 'distance' && t.start >= end && t.start < end + found[0].length)) return null;
  return `"${found[0].trim()}" behind the length may be more of it`;
}

const SCRAP_AND_WIND = /^\.?\s{1,2}(?!(?:to|by|of|on|in|at|or)\s)[a-z\d]{1,2}\s{1,2}[ns](?:\.|(?![a-z]))/;

/** "north twenty-eight ; degrees east seventy poles": a number behind a wind that is no part of a length; the 2d line is none. */
const NUMBER_BEHIND = /^[^a-z\d]{0,4}(?<number>\d{2,4}|\d(?![a-z\d])|[a-z]+)/;

function isBeforeNumber(folded: string, tokens: readonly Token[], { end }: Heading, length: Length | null): boolean {
  // "E ko N 80 feet": what is left of "E 10° N".
  if (SCRAP_AND_WIND.test(folded.slice(end, end + 10))) return true;
  const found = NUMBER_BEHIND.exec(folded.slice(end, end + 24));
  const number = found?.groups!['number'];
  if (number === undefined || !(/\d/.test(number) || isCounting(number))) return false;
  const at = end + found![0].length - number.length;
  return at !== length?.start && !tokens.some((t) => isLongerThanInches(t) && t.start <= at && t.end > at);
}

const isLongerThanInches = (token: Token): boolean => token.kind === 'distance' && token.distance.unit !== 'inches';

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
