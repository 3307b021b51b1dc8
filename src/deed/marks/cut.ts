// Takes: a stretch of text that holds one description. Gives: where the cutting of it into courses stands, and what the rules ask
// about it. Never: a decision to cut; segments.ts and segment-openers.ts decide.
import { before } from '../words/before.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { isOtherMeasure, isPassing } from './aside.ts';
import type { CourseMark, MarkKind } from './course-marks.ts';
import type { PobMention } from './structure.ts';
import { isOffset } from './offset.ts';
import { beforeAll, behindAll, exactly, headsOf, isFigure, isLetter, isSpace, spaceOr } from '../words/peek.ts';
import type { Token } from '../values/tokens.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';
import { tailsOf } from '../words/word-tail.ts';

export interface Segment {
  readonly how: MarkKind | 'listed';
  readonly start: number;
  /** Where the course's own words begin, behind "thence", "(3)" and the like. */
  lead: number;
  end: number;
  /** Tokens of the course, asides left out. */
  readonly tokens: Token[];
  /** A measured line told for the natural line that the words follow. */
  readonly standsFor?: true;
  /** A row of a table without a bearing: read by its columns. */
  readonly isRow?: true;
}

export interface Stretch {
  readonly text: string;
  /** Those that begin in it. */
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly pobs: readonly PobMention[];
  readonly marks: readonly CourseMark[];
  /** Bare angles are directions here: the document runs by azimuths. */
  readonly azimuths: boolean;
}

/** Where the cutting of one stretch stands. */
export interface Cut {
  readonly s: Stretch;
  readonly inside: readonly Token[];
  /** Which of them is taken now. */
  at: number;
  readonly segments: Segment[];
  current: Segment | null;
  /** The figure has closed: what follows is a course only if a word says so. */
  closed: boolean;
  /** Where it reached its beginning. */
  closedAt: number;
  /** Where the words end that were quoted up to the return. */
  quoteEnd: number;
  /** What begins before this only places a point: "and thence east 50 feet from the corner". */
  placedTo: number;
  readonly brackets: readonly { start: number; end: number }[];
  bracket: number;
  pob: number;
  /** Which segments are the first of a figure that was found, and where the words before it begin. */
  readonly firsts: { readonly at: number; readonly from: number }[];
}

/**
 * No course of some nine thousand real papers has more than 2,960 characters or 112 tokens. What stands farther behind its head is no part of
 * it, so that no question about a course is one about a whole text.
 */
const LONGEST_COURSE = 4000;
const MOST_TOKENS = 200;
export const reachOf = (lead: number): number => lead + LONGEST_COURSE;
export const isOutOfReach = ({ current }: Cut, at: number): boolean => current !== null && at > reachOf(current.lead);
export const isFull = ({ tokens }: Segment): boolean => tokens.length >= MOST_TOKENS;

interface Placed {
  readonly start: number;
}

/** Where in an ordered list the things begin that start at `from` or behind it. */
export function firstFrom(things: readonly Placed[], from: number): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (things[middle]!.start < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The things of an ordered list that start in [from, to). */
export function between<T extends Placed>(things: readonly T[], from: number, to: number): T[] {
  const first = firstFrom(things, from);
  let end = first;
  while (end < things.length && things[end]!.start < to) end++;
  return end === first ? [] : things.slice(first, end);
}

/** The first length that starts in [from, to). */
export function lengthWithin(cut: Cut, from: number, to: number): Token | undefined {
  const { inside } = cut;
  for (let i = firstFrom(inside, from); i < inside.length && inside[i]!.start < to; i++)
    if (inside[i]!.kind === 'distance') return inside[i];
  return undefined;
}

export function inBracket(cut: Cut, at: number): boolean {
  while (cut.bracket < cut.brackets.length && cut.brackets[cut.bracket]!.end <= at) cut.bracket++;
  const span = cut.brackets[cut.bracket];
  return span !== undefined && span.start < at;
}

/** A measured direction or a length: without either a segment may be only an announcement of courses. */
export function holdsValues(cut: Cut, segment: Segment): boolean {
  for (const t of segment.tokens)
    if (t.kind === 'distance' || isBearing(t, cut.s.azimuths) || isElement(cut.s.text, t)) return true;
  return false;
}

/** "R=310.00": an element of a curve in bare figures. */
const isElement = (text: string, token: Token): boolean =>
  token.kind === 'number' && /\b[rl]\s?=\s?$/.test(text.slice(Math.max(0, token.start - 4), token.start));

/** A length that can be a course's own; what is passed before any bearing is told is not. */
export function lengths(cut: Cut, segment: Segment): boolean {
  const { text, azimuths } = cut.s;
  let bearing: Token | undefined;
  for (const t of segment.tokens) {
    if (t.kind === 'distance') {
      if (!isOtherMeasure(text, t) && !isOffset(text, t) && (bearing || !(isPassing(text, t) || isInRemark(text, t))))
        return true;
    } else if (bearing) {
      if (isBareLength(text, bearing, t)) return true;
    } else if (isBearing(t, azimuths)) bearing = t;
  }
  return false;
}

// What is said of a curve may stand in brackets altogether.
const BRACKET_WITH_WORDS = /\([^()=°]{0,70}[a-z][^()=°]{0,30}$/;

/** "along the road (width varies: 49.5 to 66 feet), N 29° E": of what stands in brackets before any bearing. */
const isInRemark = (text: string, { start }: Token): boolean =>
  BRACKET_WITH_WORDS.test(text.slice(Math.max(0, start - 100), start));

/** "N61-04-16E 124.4, N81-52-35E 143.9 and S71-29-26E 127.2 feet": the unit is told once, behind the last. */
export function isBareLength(text: string, bearing: Token, token: Token): boolean {
  if (token.kind !== 'number' || token.number.inWords) return false;
  if (!/^[\s,]{1,3}$/.test(text.slice(bearing.end, token.start))) return false;
  const behind = text.slice(token.end, token.end + 18);
  return (
    ENDS_BARE_LENGTH.test(behind) ||
    RUNS_BARE_TO.test(text.slice(token.end, token.end + 100)) ||
    (token.number.places > 0 &&
      (/^(?:\s(?:and\s{1,2})?[ns][.\s]{0,2}\d|[.;]?\s{0,3}$)/.test(behind) || STATION_REACHED.test(behind)))
  );
}

/** "N 10° 20' W 210.05 9 + 10.05": in the row of a table, the station that the course comes to. */
const STATION_REACHED = /^[ |]{1,4}\d{1,4}\s?\+\s?\d{2}(?![\d+])/;

/** Behind a figure without its unit: the next bearing of the list, the next "thence", the next corner's number. */
export const ENDS_BARE_LENGTH =
  /^(?:[,;]\s{0,2}(?:and\s{1,2})?(?:thence\s)?(?:(?:[ns]|north|south)[.\s]{0,2}\d|(?:[nsew]\.|(?:due\s)?(?:north|south|east|west)),?\s\d{1,4}\.\d)|[,;]?\s{1,2}(?:and\s{1,2})?thence\b|;\s{1,2}\d{1,2}(?:st|n?d|rd|th)\b|\s{1,2}(?:and|&)\s{1,2}(?:then(?:ce)?\s)?(?:[ns]|north|south)[.\s]{0,2}\d)/;

/** Behind it: the place it runs to, perhaps after a remark, in abstracts by the first letters of a tree: "42 to ro", "70 (in his line) to bo". */
export const RUNS_BARE_TO =
  /^(?:\s?\([^()]{2,80}\))?\s{1,2}to\s(?:(?:an?|the|said)\s|(?:two\s|three\s|\d\s)?(?:[wrbpsc]\.?\s?o|b\.?\s?j|[bs]\.?\s?g)(?![a-z])|(?!wit\b|be\b|have\b|which\b)[a-z]{3,})/;

const BARE_IN_WORDS =
  /^[\s,]{1,3}(?!and\b|an?\b|half\b|for\b)(?:(?:one|two|three|four|five|six|seven|eigh|nine|ten|eleven|twel|thir|twen|for|fif|hundred|thousand|and|an?|half)[a-z]{0,8}[\s-]{1,2}){1,10}(?=to\s)/;
const endsInWest = tailsOf(['east', 'west']);
const isLooseBehind = spaceOr(',');
/** The first letters of numbers in words; "to" and "along" follow most bearings, and a figure. */
const opensNumber = exactly('otfsenh');

/** "south 38 degrees west sixty-two and a half to the beginning": a number in words without its unit, right behind the bearing. */
export function isBareInWords(text: string, end: number): boolean {
  if (!opensNumber(codeAt(text, behindAll(text, end, 3, isLooseBehind))) || !endsInWest(text, end)) return false;
  const words = BARE_IN_WORDS.exec(text.slice(end, end + 110));
  return words !== null && RUNS_BARE_TO.test(text.slice(end + words[0].length - 1, end + words[0].length + 99));
}

export function hasLength({ tokens }: Segment): boolean {
  for (let i = 0; i < tokens.length; i++) if (tokens[i]!.kind === 'distance') return true;
  return false;
}

/** A length, or a number that may be one without its unit. */
export function holdsFigure({ tokens }: Segment): boolean {
  for (let i = 0; i < tokens.length; i++)
    if (tokens[i]!.kind === 'distance' || tokens[i]!.kind === 'number') return true;
  return false;
}

/** "at 412 feet cross a pipeline and continuing", "along a 60-foot road, at 412 feet": the course has been told only as far as what it crosses. */
export function onlyPassed(cut: Cut, segment: Segment): boolean {
  const { text } = cut.s;
  return segment.tokens.every((t) => t.kind !== 'distance' || isPassing(text, t) || isOtherMeasure(text, t));
}

/** A measured direction: what a course cannot do without. */
export function isBearing(token: Token, azimuths: boolean): boolean {
  if (token.kind === 'angle') return azimuths;
  if (token.kind !== 'direction') return false;
  const { kind } = token.direction;
  return kind === 'quadrant' || kind === 'broken' || kind === 'point' || kind === 'azimuth';
}

/** The piece's own name, "Parcel I.", "TRACT TWO -". */
const PIECE_NAME = String.raw`\b(?:parcel|tract|piece|lot)\s(?:no\.?\s?)?"?[a-z\d]{1,6}"?\s?(?:[.:,]|[—–-]{1,2})\s{1,3}`;
/** What may stand before a side: the end of another, of a sentence, or that name. */
const SIDE_OF_LIST = new RegExp(
  String.raw`(?:[;:\n]\s{0,6}|(?:[a-z]{2}|\d)\.\s{1,3}|${PIECE_NAME}|[;:,\n]\s{0,3}\band\s{1,3})$`,
);
const IS_PIECE_NAME = new RegExp(`${PIECE_NAME}$`);
export const isBehindPieceName = (text: string, at: number): boolean =>
  IS_PIECE_NAME.test(text.slice(Math.max(0, at - 30), at));
export const isSideOfList = (text: string, at: number): boolean =>
  SIDE_OF_LIST.test(text.slice(Math.max(0, at - 30), at));
const FROM_WHERE_IT_STANDS =
  /^\s+from\s+(?:said|such|this|that|the)\s+(?:[a-z]+\s){0,2}(?:point|place|corner|stake|stone|post|monument|marker|mark|bound|pin|pipe|rod|nail|tree|iron)\b(?:(?!\bthence)[^;]){0,180}\b(?:feet|ft|rods?|chains?|poles|perches|links|varas|miles?|yards)\b/;
const RUNS = /\b(?:thence|then|run|runs|runn?ing)[\s,:]{1,3}$/;

/** "thence 41 feet south from said point": said of the course, its length before it. */
const FROM_LAST =
  /^\s+from\s+(?:the\s+)?(?:said|last|that|this)\s+(?:[a-z]+\s){0,1}(?:point|corner|stake|stone|post|pin|monument)\b/;
const isRunLength = before(
  /\b(?:thence|then|run|runs|runn?ing)[\s,:]{1,3}(?:(?:for\s+)?a\s+distance\s+of\s+)?[^;,:]{1,40}\b(?:feet|ft|rods?|chains?|poles?|perches|links|varas|miles?|yards)\b\.?[\s,]{1,3}/,
);

const OF_SOMETHING =
  /^[\s-]{0,2}(?:line|side|corner|right|boundary|margin|edge|bank|end|part|portion|of\b|from\b|r\/w|(?:section|lot|property|street|tract|block|township|county)(?:,|\s{1,2}(?:line|boundary|side)\b)|(?:half|quarter|1\/(?:\d|(?!\d))|½|¼)(?!\s?-?(?:of\s+)?(?:an?\s+)?(?:mile|furlong|rod|chain|pole|perch|league|link|foot|vara|yard)))/;
const BY = /^\s{1,2}by\b(?!\s+the\s+(?:true\s+|magnetic\s+)?(?:meridian|needle|compass))/;
const mayBeOfSomething = headsOf(
  'line side corner right boundary margin edge bank end part portion of from r half quarter by section lot property street tract block township county'.split(
    ' ',
  ),
);
const FRACTIONS = new Set(Array.from('1½¼', (mark) => mark.charCodeAt(0)));
/** Also where the text ends. */
const mayBeFraction = (unit: number): boolean => unit === 0 || FRACTIONS.has(unit);
const isSpaceOrDash = spaceOr('-');
const mayBeArticle = tailsOf(['the', 'said', 'its', 'on', 'of']);

const wordsBefore = (text: string, { start }: Token): string => text.slice(Math.max(0, start - 14), start);
const runs = (text: string, token: Token): boolean => RUNS.test(wordsBefore(text, token));

/** "in a northerly direction", "run north": a direction word used of a course, not of a side or a corner. */
export function courseLike(text: string, token: Token): boolean {
  const next = behindAll(text, token.end, 2, isSpaceOrDash);
  if (mayBeOfSomething(text, next) || mayBeFraction(codeAt(text, next)) || isSpace(codeAt(text, next))) {
    const behind = text.slice(token.end, token.end + 30);
    const mayBeFrom = text.startsWith('from', next) || isSpace(codeAt(text, next));
    // "thence west from said point of beginning 351 feet": said of the course itself.
    if (mayBeFrom && FROM_WHERE_IT_STANDS.test(text.slice(token.end, token.end + 260)) && runs(text, token))
      return true;
    if (OF_SOMETHING.test(behind)) return mayBeFrom && FROM_LAST.test(behind) && isRunLength(text, token.start);
    // "bounded northerly by land of": a side. "thence northerly by land of": the course itself.
    // "NORTHERLY by Elm Street, 117.35 feet; EASTERLY by Lot 8, …": a list of sides, each with its length.
    if (BY.test(behind)) return runs(text, token) || isSideOfList(text, token.start);
  }
  return (!isBehindArticle(text, token.start) || runsToTheWind(text, token)) && !isOfTownship(text, token);
}

/** "thence to the north 100 varas": a wind with its length, and no line or corner of that side. */
const runsToTheWind = (text: string, token: Token): boolean =>
  isToThe(text, token.start) && LENGTH_NEXT.test(text.slice(token.end, token.end + 70));
const isToThe = before(/\b(?:thence|then|run|runs|ran|runn?ing)[\s,]{1,3}to\s{1,2}the\s{1,2}/);
const LENGTH_NEXT =
  /^[\s,]{1,3}(?:\d[\d,.]{0,8}|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,5})\s(?:varas|feet|chains|rods|poles|perches|miles|yards|links)\b/;

function isBehindArticle(text: string, at: number): boolean {
  if (!mayBeArticle(text, beforeAll(text, at, isSpace))) return false;
  return /\b(?:the|said|its|on|of)\s{1,2}$/.test(text.slice(Math.max(0, at - 14), at));
}

const TOWNSHIP_BEFORE =
  /\b(?:(?:range|township|twp|tp|rge|rng)s?\.?,?\s{0,3}(?:no\.?\s|numbered\s|number\s)?(?:\d{1,3}|(?!lines?\b|roads?\b|boundary\b|corners?\b|street\b|posts?\b|stones?\b|monument)[a-z]{3,9}(?:[\s-][a-z]{3,6})?)|[rt]\.?\s{0,2}\d{1,3})(?:\s?\(\d{1,3}\))?[\s,]{0,2}$/;

const TOWNSHIP = wordKind(
  ['tp'],
  [...'ran tow twp rge rng'.split(' '), ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `tp${letter}`)],
);
const isSpaceOrComma = spaceOr(',');
const BRACKET = 41;

/** "range 19 east, approximately one mile": the word is the township's. */
function isOfTownship(text: string, token: Token): boolean {
  const end = beforeAll(text, token.start, isSpaceOrComma);
  const last = codeBefore(text, end);
  const isInWords = isLetter(last) && (wordPlaces(text).held & TOWNSHIP) !== 0;
  if (!isInWords && !isFigure(last) && last !== BRACKET) return false;
  return TOWNSHIP_BEFORE.test(text.slice(Math.max(0, token.start - 44), token.start));
}

export function nextBreak(text: string, at: number, to: number): number {
  const cut = text.slice(at, to).indexOf(';');
  return cut < 0 ? to : at + cut;
}
