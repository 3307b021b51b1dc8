// Takes: where the cutting of a stretch stands and a cardinal direction ahead. Gives: whether it opens the next course of a sentence that
// tells its courses one after another: "north 10 chains to a post, east 10 chains to a rock, south to the creek".
// Never: for a cardinal that says where something lies: "to a point, north 30 feet of the corner".
import { before } from '../words/before.ts';
import { lengthFollows, lengthIsNext } from '../marks/values-ahead.ts';
import { isBareInWords, isBareLength, RUNS_BARE_TO } from '../marks/bare-length.ts';
import { alongStart } from './clause-head.ts';
import { type Cut, courseLike, hasLength, isBearing, lengthWithin } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { MARKS } from '../monuments/monument-apposed.ts';
import { TREES } from '../words/trees.ts';
import type { Token } from '../values/tokens.ts';
import { anyOf, wording } from '../words/wording.ts';

/** "…1,240 feet, east 1,063.28 feet, south …": a cardinal right behind a length and before its own, in a list of courses. */
export function cardinalBehindLength(cut: Cut, token: Token): boolean {
  const last = cut.current?.tokens.at(-1);
  if (last?.kind !== 'distance' || token.kind !== 'direction') return false;
  if (token.direction.kind === 'general') return trendBehindLength(cut, last, token);
  if (token.direction.kind !== 'cardinal') return false;
  const { text } = cut.s;
  const between = text.slice(last.end, token.start);
  const gap = /^(?:,?\s{1,3}more\s+or\s+less(?=,))?(?:,\s{1,3}(?:(?:and|&)\s)?|(?<bare>\s{1,2}(?:and|&)\s{1,2}))$/.exec(
    between,
  );
  if (!lengthIsNext(cut, token)) return false;
  // `S 31°14' W 140.55' East 88.10'`: nothing between, where the open course has a bearing of its own.
  if (!gap && last.distance.unit === 'inches') return false;
  if (!gap)
    return (
      /^\s{1,3}$/.test(between) &&
      (cut.current!.tokens.some((t) => isBearing(t, false)) || isWindAndLength(cut)) &&
      runsOn(cut, token)
    );
  return (
    gap.groups!['bare'] === undefined || !/\bcoordinates?\b/.test(text.slice(Math.max(0, last.start - 160), last.start))
  );
}

/** "in a northerly direction 940 feet, in an easterly direction a distance of 610 feet": ways and lengths one after another. */
function trendBehindLength(cut: Cut, last: Token, token: Token): boolean {
  const { text } = cut.s;
  if (!BEHIND_LENGTH.test(text.slice(last.end, token.start))) return false;
  if (!cut.current!.tokens.some((t) => t.kind === 'direction' && t.end <= last.start && courseLike(text, t)))
    return false;
  if (OF_A_CURVE.test(text.slice(cut.current!.lead, token.start))) return false;
  const length = lengthWithin(cut, token.end, token.end + 60);
  return length !== undefined && TO_ITS_LENGTH.test(text.slice(token.end, length.start)) && !isOffset(text, length);
}
const BEHIND_LENGTH = new RegExp(wording`^(?:\s(?:more or less))?(?:, (?:and )?| and )(?:in an? )?$`);
const OF_A_CURVE = /\b(?:curve|radius|arc|chord)\b/;
const TO_ITS_LENGTH = new RegExp(
  wording`^(?: direction)?,? (?:(?:a|for a) distance of )?(?:(?:about|approximately) )?$`,
);

/** "N 66.8 ft. E 80 ft.", "north 40 poles east 30 poles": the open course is a wind with its length and nothing else. */
export function isWindAndLength({ s, current }: Cut): boolean {
  const { tokens, lead } = current!;
  const [wind, length] = tokens;
  if (tokens.length !== 2 || wind!.kind !== 'direction' || wind!.direction.kind !== 'cardinal') return false;
  if (length!.kind !== 'distance' || wind!.start > lead + 3) return false;
  if (!/^[\s,]{1,3}$/.test(s.text.slice(wind!.end, length!.start))) return false;
  return s.text[length!.end - 1] === '.' || OLD_UNITS.has(length!.distance.unit);
}
/** Of feet the second may be an offset: "north 40 feet east 10 feet of the wall". */
const OLD_UNITS: ReadonlySet<string> = new Set('poles perches rods chains varas miles'.split(' '));

const ENDS_CLAUSE = /(?:,|\s&)\s{1,3}(?:(?:and|&)\s{1,3})?$/;
const JOINED = /[\s,;]{1,3}(?:(?:and|&)\s{1,3})?$/;
/** Before a cardinal with its length: what the course runs along or leaves, or how the line goes on. */
const ALONG =
  'with|along|by|up|down|through|across|crossing|following|leaving|departing|adjoining|skirting|returning|bounding';
const FROM_THERE = wording`(?:and )?from (?:here|(?:that|this|said|such) (?:point|place|corner|stone|stake|post|pin)),?`;
const RUNS_BY = new RegExp(
  wording`[,;] (?<along>(?:(?:${ALONG})\s(?:(?!\b(?:to|of|from)\s{1,2}$)[^;,]){2,50},?\s
    |(?:again|heading|back|${FROM_THERE}|next course|on a (?:bearing|course) of) ))$`,
);

/** Where the words begin that lead to the next course behind the open one's; -1 where none do. */
function alongBefore(cut: Cut, at: number): number {
  const joined = alongStart(cut, at);
  if (joined >= 0) return joined;
  const floor = cut.current?.tokens.at(-1)?.end ?? at;
  const along = RUNS_BY.exec(cut.s.text.slice(Math.max(floor, at - MOST_ALONG), at))?.groups?.['along'];
  return along === undefined ? -1 : at - along.length;
}
/** How far the words before a course are read, and what it runs along. */
const [MOST_WORDS, MOST_ALONG] = [160, 66];

const endsClause = (text: string, at: number): boolean => ENDS_CLAUSE.test(text.slice(Math.max(0, at - 9), at));

/** Behind the length of the open course: what it runs along, what it reaches. */
const COURSE_ENDS = new RegExp(
  wording`^\)?\.?,?\s{0,3}(?:more or less,? )?(?:(?:along|with|by|on|through|across|following|crossing|passing|over|up|down)\s[^;:]{3,90}?)?(?:\bto\s[^;:]{2,110})?$`,
);
/** What is told of the place reached and not of the course. */
const OF_THE_PLACE = new RegExp(
  wording`\b(?:which|whence|being|bears?|bearing|lies|lying|located|situated?|distant|from|opposite|thence|line of (?:the )?section)\b`,
);
/** "south to the creek", "west along Main Street 50 feet". */
const NAMED_WAY = '[a-z]+ (?:street|avenue|road|creek|river|line)';
const RUNS_TO = new RegExp(
  wording`^\.?,? (?:continuing (?:on|along|in) (?:the|said) (?:last|same|said) (?:course|line|bearing|direction),? )?
    to (?:an?|the|said|land|lands|${anyOf([NAMED_WAY])})\b`,
);
const RUNS_ALONG = new RegExp(
  wording`^\.?,? (?:along|with|following) (?:an?|the|said|[a-z]+ (?:street|avenue|road|creek|river|line))\b`,
);

/** ", east 10 chains to a rock", " and with the wall east 10 chains": the course before it has its direction, its length and the place where it ends. */
export function cardinalBehindPlace(cut: Cut, token: Token): boolean {
  const open = cut.current;
  if (!open || token.kind !== 'direction' || token.direction.kind !== 'cardinal') return false;
  const last = lastLength(cut.s.text, open.tokens, token.start - MOST_WORDS - MOST_ALONG);
  if (!last || token.start - last.end < 5) return false;
  const { text } = cut.s;
  const along = alongBefore(cut, token.start);
  const start = along < 0 ? token.start : along;
  if (start - last.end > MOST_WORDS) return false;
  if (along < 0 && !endsClause(text, start)) return isBehindTree(cut, last, token);
  const words = text.slice(last.end, start).replace(along < 0 ? ENDS_CLAUSE : JOINED, '');
  if (!COURSE_ENDS.test(words) || OF_THE_PLACE.test(words)) return false;
  return courseLike(text, token) && runsOn(cut, token);
}

/** With its unit, or in a list that names it once: "S 70 W 88½ to an elm, south 31 poles"; one that ends before `from` is too far away. */
function lastLength(text: string, tokens: readonly Token[], from: number): Token | undefined {
  for (let i = tokens.length - 1; i >= 0 && tokens[i]!.end >= from; i--) {
    const [token, before] = [tokens[i]!, tokens[i - 1]];
    if (token.kind === 'distance' || (before && isBearing(before, false) && isBareLength(text, before, token)))
      return token;
  }
  return undefined;
}

const PLACED = String.raw`(?:${TREES}|${MARKS}|pointers)`;
const TREE_OR_ARTICLE = `(?:an?|the|his|her|their|some|two|three|four|five|said|${TREES}|pointers|stakes?)`;
const NEAR = wording`(?: (?:on|in|by|near|at)\s[^;:,]{1,40}?\s(?:line|creek|river|branch|hill|run|road|path|bank|corner))?`;
const ENDS_AT_TREE = new RegExp(
  wording`^\)?\.? (?:more or less )?(?:(?:crossing|along|with|by|across|up|down)\s[^;:,]{3,60}?\s)?to ${TREE_OR_ARTICLE}\b
    [^;:]{0,80}?(?<=\b${PLACED})${NEAR}(?: (?:and|&))? $`,
);
const GOES_ON_TO = new RegExp(
  wording`^\)?\.?,? (?:more or less )?(?:(?:crossing|along|with|by|across)\s[^;:,]{3,60}?\s)?to\s`,
);

/** "40 poles to a marked gum North 31 poles to a spruce": without a word or a mark between; not "a gum south of the mill". */
function isBehindTree(cut: Cut, last: Token, token: Token): boolean {
  const { text } = cut.s;
  if (!isBehindLetter(text, token.start)) return false;
  const words = text.slice(last.end, token.start);
  if (!ENDS_AT_TREE.test(words) || OF_THE_PLACE.test(words) || !courseLike(text, token)) return false;
  if (!cut.current!.tokens.some((t) => t.kind === 'direction' && t.end <= last.start)) return false;
  const length = lengthWithin(cut, token.end, token.end + 70);
  if (!length || isOffset(text, length)) return false;
  if (!lengthIsNext(cut, token) && !CROSSES.test(text.slice(token.end, length.start))) return false;
  return GOES_ON_TO.test(text.slice(length.end, length.end + 80));
}

const isBehindLetter = before(/[a-z]\s{1,4}/);

/** Where it ends, and the "and" behind it. */
const MOST_TO_NEXT = 118;

/** "north to Oak Street, east to Third Street", "N 23 E to an ash and northeast 40 poles": the first without a length, one behind the other. */
export function cardinalBehindCardinal(cut: Cut, token: Token): boolean {
  const open = cut.current;
  const first = open?.tokens[0];
  if (!open || !first || token.start - first.end > MOST_TO_NEXT || token.kind !== 'direction' || hasLength(open))
    return false;
  if (token.direction.kind !== 'cardinal' && !lengthIsNext(cut, token)) return false;
  const { text } = cut.s;
  if (!endsClause(text, token.start) && !isJoined(cut, token)) return false;
  if (!(isBearing(first, false) ? bearingRunsTo : cardinalRunsTo)(text, first) || !courseLike(text, first))
    return false;
  const words = text.slice(first.end, token.start).replace(JOINED, '');
  return (
    words.length < 110 &&
    !/[;:]/.test(words) &&
    !OF_THE_PLACE.test(words) &&
    courseLike(text, token) &&
    runsOn(cut, token)
  );
}

/** "; south to the creek": the course's length is where it ends. */
export const cardinalRunsTo = (text: string, token: Token): boolean =>
  token.kind === 'direction' &&
  token.direction.kind === 'cardinal' &&
  RUNS_TO.test(text.slice(token.end, token.end + 80));

/** " and west 40 poles": its length is next; not "a road leading north and south 40 feet". */
const isJoined = (cut: Cut, token: Token): boolean =>
  BY_AND.test(cut.s.text.slice(Math.max(0, token.start - 20), token.start)) && lengthIsNext(cut, token);
const BY_AND = /(?<!\b(?:north|south|east|west)[a-z]{0,6}|\b[nsew]\.?)\s(?:and|&)\s{1,3}$/;

const bearingRunsTo = (text: string, { end }: Token): boolean => TO_A_THING.test(text.slice(end, end + 16));
const TO_A_THING = /^[.,]{0,2}\s{1,2}to\s(?:an?|the|said|two|three|four|five|some|his|her|their)\s/;

/** "south crossing the creek 55 poles". */
const CROSSES = /^[\s,]{1,3}(?:crossing|across)\s(?:the|said|an?)\s(?:(?!\b(?:to|at)\b)[^;:,\d]){2,40}?,?\s{1,2}$/;

/** A course behind a cardinal: its length next, or what it runs to or along. */
export function runsOn(cut: Cut, token: Token): boolean {
  if (cardinalRunsTo(cut.s.text, token)) return true;
  if (RUNS_ALONG.test(cut.s.text.slice(token.end, token.end + 40))) return lengthFollows(cut, token);
  const length = lengthWithin(cut, token.end, token.end + 70);
  if (length === undefined || isOffset(cut.s.text, length)) return false;
  return lengthIsNext(cut, token) || CROSSES.test(cut.s.text.slice(token.end, length.start));
}

/** ", S 64¼ W 30.0 to a stake", ", S61-40W- 30.0 to Elm Street": the unit was named with an earlier length. */
const BARE_LENGTH = /^(?:[\s,]{1,3}|\s{0,2}-\s{0,2})\d{1,4}(?:\.\d{1,2}|\s?[½¼¾]|\s1\/[24])?(?=[\s(])/;
export function isBareBefore(text: string, end: number): boolean {
  const length = BARE_LENGTH.exec(text.slice(end, end + 14))?.[0].length;
  if (length === undefined) return isBareInWords(text, end);
  return RUNS_BARE_TO.test(text.slice(end + length, end + length + 100));
}

/** "North 40.00 to a stake, S 70 E 30.00 to an oak". */
export const isCardinalRow = (text: string, t: Token): boolean =>
  t.kind === 'direction' && t.direction.kind === 'cardinal' && t.end - t.start > 1 && isBareBefore(text, t.end);
