// Takes: the tokens of a course. Gives: the cardinal word that the course itself runs by, with the length it stands behind.
// Never: the "East" of a street, a range or a corner; a word that tells where a road or a boundary tends.
import { followedByLength, type CourseContext } from './course-parts.ts';
import { courseLike, type Segment } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';

const LEAD_WORDS =
  /^[\s,:;.()~·•]{0,6}(?:leaving\s[^;,]{3,40},\s{1,3})?(?:(?:and|run|runs|runn?ing|proceed|proceeds|proceeding|go|goes|going|continue|continues|continuing|commence|commences|commencing|still|extend|extends|extending|turning|in|a|from|said|the|this|last|true|there|corner|point|place|initial|starting|actual|beginning|of\s+beginning|no|again|on|course|same|line|straight|tangent|said\s+line|in\s+a\s+straight\s+line|\d{1,3})[\s.,]{1,3}){0,9}$/;

/** "north along the road following the curves and tangents": the word says where the road tends. */
const WINDING = /\b(?:following|with|along)\s+(?:the\s+|its\s+)?(?:curves|curvatures?|curvings|windings?)\b/;

/** "following property lines west along", "along said section line north to": the line is straight, the word says which way. */
const ALONG_A_LINE =
  /^[\s,]{0,3}(?:[^;,]{0,40},\s)?(?:along|following|with|on|upon)\s[^;,]{0,40}\b(?:section|property|boundary|lot|township|range|county|quarter|tract|division|dividing)\s+lines?[\s,]{1,3}$/;

/** "a line extending in a due east and west direction": the line lies so, and nothing runs on it. */
const TWO_WAYS = /^\s+and\s+(?:due\s+)?(?<way>north|south|east|west|[nsew])\b(?<line>\s+(?:direction|line|course)\b)?/;
const OPPOSITE: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** Nor does a course run "due north and south to two posts". */
function namesTwoWays(folded: string, { start, end }: Token): boolean {
  const other = TWO_WAYS.exec(folded.slice(end, end + 32))?.groups;
  if (!other) return false;
  const own = folded.slice(start, end).replace(/^due\s+/, '');
  return other['line'] !== undefined || OPPOSITE[own.charAt(0)] === other['way']!.charAt(0);
}

/** What the words behind a cardinal tell of a line or a road, and not of the course. */
const isOfALine = (folded: string, segment: Segment, token: Token): boolean =>
  WINDING.test(folded.slice(token.end, segment.end)) || namesTwoWays(folded, token);

/** A cardinal direction that the course itself runs: behind "thence" and its verbs, beside the length, or "due". */
export function leadCardinal(context: CourseContext, segment: Segment, tokens: readonly Token[]): Token | null {
  const { folded } = context;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind !== 'direction' || token.direction.kind !== 'cardinal') continue;
    if (partsFrom(folded, token, tokens[i + 1]) || partsFrom(folded, tokens[i - 1], token)) continue;
    const lead = folded.slice(segment.lead, token.start);
    if (BEARING_OF.test(lead)) return token;
    if (!courseLike(folded, token)) {
      if (isOfForOn(folded, lead, token) && tokens.some((t) => t.kind === 'distance' && t.start > token.end))
        return doubted(token, '"of" behind the direction is taken for "on"');
      continue;
    }
    if (isOfALine(folded, segment, token)) continue;
    if (
      isCutBefore(folded, token) ||
      isCutOff(folded, tokens, token) ||
      isRestOfBearing(folded, segment, tokens[i - 1], token)
    )
      continue;
    if (token.direction.due || LEAD_WORDS.test(lead))
      return isTornOff(folded, token)
        ? doubted(token, 'more may have stood behind the letter at the end of its line')
        : token;
    const length = lengthBefore(context, segment, tokens[i - 1], token);
    if (length?.alone === false) continue;
    if (length?.spoilt === true)
      return {
        ...doubted(token, 'a stray sign stands before the direction: more may have stood there'),
        start: length.start,
      };
    if (length) return { ...token, start: length.start };
    if (/^\s{0,2}\n\s{0,6}\d/.test(folded.slice(token.end, token.end + 12))) return token;
    if (/^\s(?:along|to)\s/.test(folded.slice(token.end, token.end + 7)) && ALONG_A_LINE.test(lead)) return token;
    if (!followedByLength(token, tokens, context) || isOfSide(folded, token)) continue;
    if (!OF_STREET.test(folded.slice(Math.max(0, token.start - 20), token.start))) return token;
    if (!tokens.slice(0, i).some((t) => t.kind === 'direction' && courseLike(folded, t)))
      return isCapital(context.text, token.start) ? maybeOfName(token) : token;
  }
  return null;
}

/** "thence on an assumed bearing of South, along the west line". */
const BEARING_OF = /^[\s,]{0,3}(?:on|at|with|by)\s+an?\s+(?:assumed\s+)?bearing\s+of\s{1,2}(?:due\s{1,2})?$/;
const OF_A_LINE =
  /^\s{1,2}of\s+(?:an?|the|said)\s+(?:(?:north|south|east|west)[a-z]*\s+|straight\s+|property\s+|section\s+|lot\s+)?(?:line|boundary)\b/;

/** "thence due east of the south line of the lot 96 feet": right behind "thence" nothing else can be meant. */
const isOfForOn = (folded: string, lead: string, { end }: Token): boolean =>
  lead.length < 4 && /^[\s,]{0,3}$/.test(lead) && OF_A_LINE.test(folded.slice(end, end + 48));

/** "thence W" at the end of a line, and on the next "south line of the street": words between them are lost. */
const isTornOff = (folded: string, { start, end }: Token): boolean =>
  end - start < 3 &&
  /^\s{0,2}\n\s{0,4}(?:north|south|east|west)[a-z]*\s+(?:line|side)\b/.test(folded.slice(end, end + 30));

/** "East, along said west line" at the head of a page: the end of a bearing that begins on the page before. */
const isCutBefore = (folded: string, { start, end }: Token): boolean =>
  start < 4 && /^\s{0,3}(?:east|west),\s{1,2}(?:along|on)\s/.test(folded.slice(0, end + 8));

/** "thence turning and running S.": the text breaks off behind the first letter of a bearing. */
function isCutOff(folded: string, tokens: readonly Token[], token: Token): boolean {
  if (tokens.some((t) => t.kind === 'distance') || token.end < folded.length - 8) return false;
  return /^[\s.]*$/.test(folded.slice(token.end)) && token.end - token.start <= 2;
}

/** "thence twenty-five east one hundred poles": degrees in words, whose north or south was left out. */
function isRestOfBearing(folded: string, segment: Segment, before: Token | undefined, token: Token): boolean {
  if (before?.kind !== 'number' || !before.number.inWords || before.number.value <= 0) return false;
  return (
    /^[\s,]{1,3}$/.test(folded.slice(before.end, token.start)) &&
    token.kind === 'direction' &&
    !token.direction.due &&
    LEAD_WORDS.test(folded.slice(segment.lead, before.start)) &&
    !/\b(?:course|line|no)[\s.]{1,3}$/.test(folded.slice(segment.lead, before.start))
  );
}

/** "N., E. 40 feet": two cardinals with nothing between them; whose the length is cannot be told. */
function partsFrom(folded: string, one: Token | undefined, two: Token | undefined): boolean {
  if (one?.kind !== 'direction' || one.direction.kind !== 'cardinal' || one.direction.due) return false;
  if (two?.kind !== 'direction' || two.direction.kind !== 'cardinal' || two.direction.due) return false;
  return /^[\s,.]{1,3}$/.test(folded.slice(one.end, two.start)) && courseLike(folded, two);
}

const BEHIND_LENGTH = /^(?:\s{0,2}(?:feet|ft)\b\.?)?[\s,]{1,3}(?:more\s+or\s+less[\s,]{1,3})?$/;
/** "39 feet j South", "39 feet ~ South". */
const STRAY_SIGN = /^[\s,]{1,3}(?:[b-df-mo-rt-vx-z]|['"*~|^_=-]{1,2})[\s,]{1,3}$/;
const RUNS_ON =
  /^(?:[\s,.]{0,3}(?:[;:]|$)|[,.]\s|\s{0,3}\n|[\s,]{1,3}(?:to|along|on|in|with|by|upon|parallel|across|crossing|through|over|down|up|following|more\s+or\s+less|at|thence|then|and\s+(?:running|parallel|thence|along)|from\s+(?:the\s+)?(?:said|last|that|this)\s+(?:point|corner|stake|stone|post|pin|monument))\b)/;

/** "thence 118 feet south to a stake": the length stands first; not alone in "40 feet north and 30 feet east". */
function lengthBefore(
  context: CourseContext,
  segment: Segment,
  before: Token | undefined,
  token: Token,
): { start: number; alone: boolean; spoilt: boolean } | undefined {
  const { folded } = context;
  if (before?.kind !== 'distance') return undefined;
  const gap = folded.slice(before.end, token.start);
  const spoilt = STRAY_SIGN.test(gap);
  if (!spoilt && !BEHIND_LENGTH.test(gap)) return undefined;
  const head = folded.slice(segment.lead, before.start).replace(LENGTH_WORDS, '');
  if (!LEAD_WORDS.test(head)) return undefined;
  const alone = RUNS_ON.test(folded.slice(token.end, Math.min(segment.end, token.end + 40)));
  return { start: before.start, alone, spoilt };
}

const LENGTH_WORDS =
  /(?:for\s{1,2})?(?:a\s{1,2}distance\s{1,2}of\s{1,2})?(?:about\s|approximately\s|some\s|exactly\s)?$/;

const OF_STREET =
  /\b(?:(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|court|place|way|highway|parkway|terrace|circle)\.?|(?:highway|hwy|route|rte|road)\.?\s(?:no\.?\s)?\d{1,4})\s{1,2}$/;

/** A name has a capital: "along Mill Street east 40 feet" tells the way. */
const isCapital = (text: string, at: number): boolean => /[A-Z]/.test(text.charAt(at));

/** "bounded east 40 feet": a side, not a way. */
const isOfSide = (folded: string, token: Token): boolean =>
  /\b(?:bounded|sides?)\b/.test(folded.slice(token.start - 12, token.start));

/**
 * "along Ninth Avenue East 40 feet" may name the street or the way. Where the course has a word of its own for its way
 * ("northerly on the line of Ninth Avenue East"), it is the street's.
 */
function maybeOfName(token: Token & { kind: 'direction' }): Token {
  return doubted(token, 'the direction may be part of the name before it');
}

const doubted = (token: Token & { kind: 'direction' }, why: string): Token => ({
  ...token,
  direction: { ...token.direction, doubts: [...token.direction.doubts, why] },
});
