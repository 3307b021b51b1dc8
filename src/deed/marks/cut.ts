// Takes: a stretch of text that holds one description. Gives: where the cutting of it into courses stands, and what the rules ask
// about it. Never: a decision to cut; segments.ts and segment-openers.ts decide.
import { before } from '../words/before.ts';
import { isOtherMeasure, isPassing } from './aside.ts';
import { isBareLength } from './bare-length.ts';
import type { CourseMark, MarkKind } from './course-marks.ts';
import type { PobMention } from './structure.ts';
import { isOffset } from './offset.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

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
export const lengthWithin = (cut: Cut, from: number, to: number): Token | undefined =>
  between(cut.inside, from, to).find(({ kind }) => kind === 'distance');

export function inBracket(cut: Cut, at: number): boolean {
  while (cut.bracket < cut.brackets.length && cut.brackets[cut.bracket]!.end <= at) cut.bracket++;
  const span = cut.brackets[cut.bracket];
  return span !== undefined && span.start < at;
}

/** A measured direction or a length: without either a segment may be only an announcement of courses. */
export const holdsValues = (cut: Cut, { tokens }: Segment): boolean =>
  tokens.some((t) => t.kind === 'distance' || isBearing(t, cut.s.azimuths) || isElement(cut.s.text, t));

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

export const hasLength = ({ tokens }: Segment): boolean => tokens.some(({ kind }) => kind === 'distance');

/** A length, or a number that may be one without its unit. */
export const holdsFigure = ({ tokens }: Segment): boolean =>
  tokens.some(({ kind }) => kind === 'distance' || kind === 'number');

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
const SIDE_OF_LIST = new RegExp(wording`(?:[;:\n]\s{0,6}|(?:[a-z]{2}|\d)\. |${PIECE_NAME}|[;:,\n]\s{0,3}\band )$`);
const IS_PIECE_NAME = new RegExp(`${PIECE_NAME}$`);
export const isBehindPieceName = (text: string, at: number): boolean =>
  IS_PIECE_NAME.test(text.slice(Math.max(0, at - 30), at));
export const isSideOfList = (text: string, at: number): boolean =>
  SIDE_OF_LIST.test(text.slice(Math.max(0, at - 30), at));
const POINT = 'point|place|corner|stake|stone|post|monument|marker|mark|bound|pin|pipe|rod|nail|tree|iron';
const LENGTH_UNIT = '(?:feet|ft|rods?|chains?|poles?|perches|links|varas|miles?|yards)';
const FROM_WHERE_IT_STANDS = new RegExp(
  wording`^\s{1,3}from (?:said|such|this|that|the) (?:[a-z]+ ){0,2}(?:${POINT})\b(?:(?!\bthence)[^;]){0,180}\b${LENGTH_UNIT}\b`,
);
const isRun = before(/\b(?:thence|then|run|runs|runn?ing)[\s,:]{1,3}/);

/** "thence 41 feet south from said point": said of the course, its length before it. */
const FROM_LAST = new RegExp(
  wording`^ from (?:the )?(?:said|last|that|this) (?:[a-z]+ ){0,1}(?:point|corner|stake|stone|post|pin|monument)\b`,
);
const isRunLength = before(
  new RegExp(
    wording`\b(?:thence|then|run|runs|runn?ing)[\s,:]{1,3}(?:(?:for )?a distance of )?[^;,:]{1,40}\b${LENGTH_UNIT}\b\.?[\s,]{1,3}`,
  ),
);

const OF_LAND = wording`(?:section|lot|property|street|tract|block|township|county)(?:,| (?:line|boundary|side)\b)`;
/** Not of "half a mile". */
const SHARE = wording`(?:half|quarter|1\/(?:\d|(?!\d))|½|¼)(?!\s?-?(?:of )?(?:an? )?(?:mile|furlong|rod|chain|pole|perch|league|link|foot|vara|yard))`;
const OF_SOMETHING = new RegExp(
  wording`^[\s-]{0,2}(?:line|side|corner|right|boundary|margin|edge|bank|end|part|portion|of\b|from\b|r\/w|${OF_LAND}|${SHARE})`,
);
const BY = new RegExp(wording`^ by\b(?! the (?:true |magnetic )?(?:meridian|needle|compass))`);

/** "in a northerly direction", "run north": a direction word used of a course, not of a side or a corner. */
export function courseLike(text: string, { start, end }: Token): boolean {
  const behind = text.slice(end, end + 30);
  // "thence west from said point of beginning 351 feet": said of the course itself.
  if (FROM_WHERE_IT_STANDS.test(text.slice(end, end + 260)) && isRun(text, start)) return true;
  if (OF_SOMETHING.test(behind)) return FROM_LAST.test(behind) && isRunLength(text, start);
  // "bounded northerly by land of": a side. "thence northerly by land of": the course itself.
  // "NORTHERLY by Elm Street, 117.35 feet; EASTERLY by Lot 8, …": a list of sides, each with its length.
  if (BY.test(behind)) return isRun(text, start) || isSideOfList(text, start);
  return (!isBehindArticle(text, start) || runsToTheWind(text, start, end)) && !isOfTownship(text, start);
}

/** "thence to the north 100 varas": a wind with its length, and no line or corner of that side. */
const runsToTheWind = (text: string, start: number, end: number): boolean =>
  isToThe(text, start) && LENGTH_NEXT.test(text.slice(end, end + 70));
const isToThe = before(/\b(?:thence|then|run|runs|ran|runn?ing)[\s,]{1,3}to\s{1,2}the\s{1,2}/);
const LENGTH_NEXT =
  /^[\s,]{1,3}(?:\d[\d,.]{0,8}|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,5})\s(?:varas|feet|chains|rods|poles|perches|miles|yards|links)\b/;

const isBehindArticle = before(/\b(?:the|said|its|on|of)\s{1,3}/);

const NO_NUMBER = wording`(?:lines?|roads?|boundary|corners?|street|posts?|stones?)\b|monument`;
/** "range 19 east, approximately one mile": the word is the township's. */
const isOfTownship = before(
  new RegExp(
    wording`\b(?:(?:range|township|twp|tp|rge|rng)s?\.?,?\s{0,3}(?:no\.?\s|numbered |number )?
      (?:\d{1,3}|(?!${NO_NUMBER})[a-z]{3,9}(?:[\s-][a-z]{3,6})?)|[rt]\.?\s{0,2}\d{1,3})(?:\s?\(\d{1,3}\))?[\s,]{0,2}`,
  ),
);

export function nextBreak(text: string, at: number, to: number): number {
  const cut = text.slice(at, to).indexOf(';');
  return cut < 0 ? to : at + cut;
}
