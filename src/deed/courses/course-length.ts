// Takes: the tokens of a course and its heading. Gives: the course's own length among all the lengths its words mention.
// Never: an offset, a passing distance, a width or the size of a monument.
import { isOtherMeasure, isPassing, isPassingAt } from '../marks/aside.ts';
import { before } from '../words/before.ts';
import {
  isMoreThanDegrees,
  isOfLand,
  TO_THE_LENGTH,
  type Course,
  type CourseContext,
  type Heading,
  type LengthReading,
} from './course-parts.ts';
import { bareChainage, chainageColumn, COUNTED_ON, countedOn, runningTotal } from './chainage.ts';
import { bareLength, type Length } from './curve-phrase.ts';
import { leadsTo } from './length-list.ts';
import { isInAll, isTotal, leavesTotalUnread, pushOtherSum, TOTAL_UNREAD } from './length-total.ts';
import { UNIT_OF_FIRST } from '../values/distance.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { terminusAt } from '../monuments/monument.ts';
import { ENDS_BARE_LENGTH, isBareInWords, RUNS_BARE_TO } from '../marks/bare-length.ts';
import type { Segment } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { isOfName, type NumberPhrase } from '../values/numbers.ts';
import type { Token } from '../values/tokens.ts';
import { isOfWholeLine } from './whole-line.ts';
import { runInInches } from './run-in-inches.ts';
import { pushUnusedLength } from './unused-length.ts';

/** Words that ask for a "to" of their own; "Elm Subdivision to the City of Oak". */
const asksForTo = before(
  /\b(?:(?:conveyed|granted|deeded|sold|leased|set\soff|belonging|parallel|perpendicular|angles?)\s{1,2}|(?:additions?|subdivision|replat|plat|annex|estates|heights)\s{1,2}(?=to\s+(?:the\s+)?(?:city|town|village)\s+of\b))/,
);
/** "making an angle of 91° to the last course". */
const TO_A_COURSE =
  /^to\s+(?:the\s+|said\s+){0,2}(?:last|first|preceding|former|previous)(?:[\s-](?:named|described|mentioned))?\s+(?:course|line|call)\b/;

/** Where the words begin that say where a course arrives; -1 where none do. */
export function arrivalAt(folded: string, from: number, to: number): number {
  let at = terminusAt(folded, from, to);
  // "along land conveyed to the town, which is also the line of the lane": of the neighbour, no arrival.
  while (at >= 0 && isNoArrival(folded, from, at)) at = terminusAt(folded, at + 2, to);
  return at;
}

function isNoArrival(folded: string, from: number, at: number): boolean {
  if (asksForTo(folded, at)) return true;
  return TO_A_COURSE.test(folded.slice(at, at + 40)) && /\bangle\b/.test(folded.slice(Math.max(from, at - 60), at));
}

/** A length in another sentence than the course's end tells of a monument: "to corner no. 2. … set 2 ft. in ground". */
function farBehindTerminus(context: CourseContext, segment: Segment, heading: Heading, token: Token): boolean {
  const to = Math.min(segment.end, token.start);
  const terminus = arrivalAt(context.folded, heading.end, to);
  if (terminus < 0) return false;
  const between = context.folded.slice(terminus, token.start);
  return /[.;]\s|\n\s*\n|\b(?:which\s+is|set|marked|squared|said\s+point|from\s+which)\b/.test(
    between.replace(/\b(?:[a-z]|no|st|mr|dr)\./g, ''),
  );
}

export function lengthOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
  earlier: readonly Course[],
): LengthReading | null {
  const column = chainageColumn(context.folded, tokens, heading);
  if (column) return column;
  const read = lengthAmong(context, segment, tokens, heading, earlier);
  if (read !== undefined) return read;
  return bareChainage(context.folded, tokens) ?? unitless(context, segment, tokens, heading);
}

/** Null where what can be read is only the end of a figure; undefined where no length stands. */
function lengthAmong(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
  earlier: readonly Course[],
): LengthReading | null | undefined {
  const { folded } = context;
  const lengths: Token[] = [];
  const plain: Token[] = [];
  let total: Token | undefined;
  let behind: Token | undefined;
  for (const token of tokens) {
    if (!isLength(folded, token)) continue;
    lengths.push(token);
    if (isOffset(folded, token) || isPassing(folded, token) || isRange(folded, token)) continue;
    plain.push(token);
    if (!total && (isTotal(folded, token.start) || isInAll(folded, token.end))) total = token;
    if (behind || token.start < heading.start || isBehindRadius(folded, token.start)) continue;
    if (!farBehindTerminus(context, segment, heading, token)) behind = token;
  }
  const first = plain[0];
  const leads =
    first !== undefined &&
    first !== behind &&
    leadsTo(folded, segment.lead, first, heading.start) &&
    !(behind && TO_THE_LENGTH.test(folded.slice(heading.end, behind.start)));
  const running = behind && runningTotal(folded, plain, behind);
  const counted = running ? undefined : behind && countedOn(folded, plain, behind);
  let offset: Token | undefined;
  const chosen =
    (leads ? first : undefined) ??
    (total && !isOfWholeLine(folded, behind, total, earlier) ? total : undefined) ??
    running ??
    counted ??
    behind ??
    plain.find((t) => t.end <= heading.start) ??
    (offset = ownOffset(folded, segment, lengths, heading)) ??
    lastStation(folded, lengths, heading);
  if (chosen?.kind === 'distance' && isOnlyTheEnd(folded, heading, chosen)) return null;
  if (chosen?.kind === 'distance') {
    const doubts = [...chosen.distance.doubts];
    const unread = pushUnusedLength(doubts, folded, plain, chosen);
    if (counted && chosen === counted) doubts.push(COUNTED_ON);
    if (chosen === total) pushOtherSum(doubts, folded, plain, chosen);
    if (chosen === total && lengths.some((t) => isBeyond(folded, t, chosen))) doubts.push(PASSED_BEYOND);
    if (!total && leavesTotalUnread(folded, chosen.end, segment.end)) doubts.push(TOTAL_UNREAD);
    pushGluedToName(doubts, folded, chosen);
    pushUnreadFigure(doubts, folded, heading, chosen);
    if (isTorn(folded, heading, chosen)) doubts.push(TORN);
    if (chosen === offset && FROM_A_LINE.test(folded.slice(chosen.end, chosen.end + 60))) doubts.push(HOW_FAR_OFF);
    if (isCrossedAt(folded, segment, chosen)) doubts.push(CROSSED_AT);
    return { length: chosen.distance, doubts, grave: doubts.some((doubt) => doubt !== UNIT_OF_FIRST), unread };
  }
  return undefined;
}

const PASSED_BEYOND = 'a point passed on the way lies beyond it';

/** "at 42 feet crossing the centerline, in all a distance of 4.5 feet": the whole cannot be less than a part. */
const isBeyond = (folded: string, passed: Token, whole: Token): boolean =>
  passed.kind === 'distance' &&
  whole.kind === 'distance' &&
  passed.end <= whole.start &&
  passed.distance.unit === whole.distance.unit &&
  passed.distance.amount > whole.distance.amount &&
  isPassing(folded, passed);

/** "to the beginning of a curve having a radius of 410 feet": the next course's. */
const isBehindRadius = before(/\b(?:radius\s{1,3}(?:of|is|being|equals)|r(?:ad(?:ius)?)?\.?\s{0,2}=)\s{0,3}/);

function isLength(folded: string, t: Token): boolean {
  return (
    t.kind === 'distance' &&
    (t.distance.unit !== 'inches' || runInInches(folded, t)) &&
    t.distance.amount > 0 &&
    !isOtherMeasure(folded, t) &&
    !isPage(folded, t.start)
  );
}

/** "BK 210 PG 300.00" at the foot of a page, and "feet" at the head of the next. */
export const isPage = before(/\b(?:pg|pages?|bk|book|vol|volume|liber|folio|sheet)\.?\s{1,2}/);

/** "along the line of section 2,410 feet": 2,410 feet, or 410 feet along section 2. */
function pushGluedToName(doubts: string[], text: string, token: Token): void {
  const figure = /^\d{1,2},\d{3}(?![\d,])/.exec(text.slice(token.start, token.start + 8))?.[0];
  const name = /\b(?:section|lot|block|tract|parcel)\s{1,2}$/.exec(
    text.slice(Math.max(0, token.start - 10), token.start),
  )?.[0];
  if (figure === undefined || name === undefined) return;
  // Only of a section that bears this number where it is named.
  const numbered = `${name.trim()} ${figure.slice(0, figure.indexOf(','))}`;
  const at = text.lastIndexOf(numbered, token.start - name.length - 1);
  if (at < 0 || /\d|,\d/.test(text.slice(at + numbered.length, at + numbered.length + 2))) return;
  doubts.push(`"${name.trim()} ${figure}": the first figure may be the ${name.trim()}'s number`);
}

const FIGURES_BETWEEN = /^[\s.,:;]{0,3}\d[\d.,%½¼¾/+&#*'" -]{0,14}\s$/;
/** "N 45° E⏎3⏎100.00 feet": in a line of its own, the number of a page. */
const LONE_LINE = /^[\s,]{0,3}\n[ \t]{0,40}(?:- ?)?\d{1,3}(?: ?-)?[ \t]{0,40}\n\s{0,40}$/;
/** "Hi 2.46 feet": figures read as letters. */
const LETTERS_BETWEEN = /^[\s.,]{1,3}[hijkl!|]{1,3}\s$/;
/** Between the columns of a table: "| N 20° E | 86.91 ft |". */
const isBar = (folded: string, { start }: Heading, gap: string): boolean =>
  gap.trim() === '|' &&
  folded
    .slice(Math.max(0, start - 12), start)
    .trimEnd()
    .endsWith('|');
const LARGER_UNIT_BETWEEN = /\d\s?[a-z]{0,3}(?:rods?|chains?|poles?)\s$/;

/** "S 78° E 7 8 rods", "64 2% 100 feet", "1 Hrods 12 links": figures before it cannot be read, so what can is not the length. */
function isOnlyTheEnd(folded: string, heading: Heading, chosen: Token): boolean {
  if (chosen.start < heading.end || chosen.start - heading.end > 24) return false;
  const gap = folded.slice(heading.end, chosen.start);
  if (isBar(folded, heading, gap) || LONE_LINE.test(gap)) return false;
  return (
    (/\d/.test(folded.charAt(chosen.start)) && (FIGURES_BETWEEN.test(gap) || LETTERS_BETWEEN.test(gap))) ||
    LARGER_UNIT_BETWEEN.test(gap)
  );
}

const TORN = 'a figure that names nothing stands right before the length';
const FIGURE_BEFORE = /(?<figure>\d(?:[\d.,]{0,7}\d)?)\s{1,2}$/;

/** "along the line of Pell 25 7.55 feet", "_28.98 feet": what can be read may be the end of it. */
function isTorn(folded: string, heading: Heading, { start }: Token): boolean {
  if (folded.charAt(start - 1) === '_') return true;
  if (!/\d/.test(folded.charAt(start))) return false;
  const words = folded.slice(Math.max(heading.end > start ? 0 : heading.end, start - 12), start);
  const figure = FIGURE_BEFORE.exec(words)?.groups?.['figure'];
  if (figure === undefined) return false;
  const isWhole = !/,\d{1,2}$/.test(figure) && !/^0\d/.test(folded.slice(start, start + 2));
  return !isWhole || !isOfName(folded, start - words.length + words.lastIndexOf(figure));
}

/** "N 45° E 1720. sixty feet": a figure stands before the words that is not theirs. */
function pushUnreadFigure(doubts: string[], folded: string, heading: Heading, chosen: Token): void {
  const { start } = chosen;
  if (start < heading.end || start - heading.end > 24 || /\d/.test(folded.charAt(start))) return;
  const gap = folded.slice(heading.end, start);
  if (!FIGURES_BETWEEN.test(gap) || chosen.kind !== 'distance') return;
  const figure = gap.trim();
  if (Number(figure.replace(/[.,]$/, '').replaceAll(',', '')) !== chosen.distance.amount)
    doubts.push(`"${figure}" before the length is not read`);
}

/** "thence N 45° E 100 feet from said corner to a stake": an offset's words, but the course's own length. */
function ownOffset(folded: string, segment: Segment, lengths: readonly Token[], heading: Heading): Token | undefined {
  const running = lengths.filter((t) => !isPassing(folded, t));
  if (heading.direction !== 'measured' && heading.direction !== 'cardinal')
    return running.find((t) => runsFromHere(folded, segment, heading, t));
  return running.find((t) =>
    t.start >= heading.end
      ? TO_THE_LENGTH.test(folded.slice(heading.end, t.start)) &&
        (heading.start - segment.lead < 60 || /[,;]\s{0,2}$/.test(folded.slice(heading.start - 3, heading.start)))
      : t.end <= heading.end &&
        TO_THE_LENGTH.test(folded.slice(segment.lead, t.start)) &&
        FROM_HERE.test(folded.slice(t.end, t.end + 60)),
  );
}

/** "thence westerly 40 feet from said stake to a stone": right behind the head of the course, from where it stands. */
function runsFromHere(folded: string, segment: Segment, heading: Heading, token: Token): boolean {
  const from = heading.start <= token.start && heading.end > segment.lead ? heading.end : segment.lead;
  if (token.start < from || !TO_THE_LENGTH.test(folded.slice(from, token.start))) return false;
  return (
    FROM_HERE.test(folded.slice(token.end, token.end + 60)) &&
    terminusAt(folded, token.end, segment.end) > 0 &&
    !/\bparallel\b/.test(folded.slice(token.end, segment.end))
  );
}

/** "thence east one rod from said ditch to a post". */
const FROM_A_LINE =
  /^[\s,]{0,3}from\s+(?:said|the)\s+(?:[a-z]+\s+){0,2}(?:ditch|fence|wall|hedge|road|street|lane|creek|river|brook|canal|railroad|railway|line|bank|shore)\b(?!\s+of)/;
const HOW_FAR_OFF = 'the length may only say how far off the line lies';
const FROM_HERE =
  /^[\s,]{0,3}(?:[a-z]+\s+){0,5}?from\s+(?:(?:said|this|such|that|the)\s+)(?:last\s|above\s|aforesaid\s|mentioned\s|named\s|first\s|true\s|initial\s){0,3}(?:point|place|corner|stake|stone|post|monument|pin|bound|mark|pipe|iron|tree|rebar|rod|nail)\b/;

/** Texas field notes: "S 58 E at 417 vrs intersected the grant line, a stake": the last station run to is the course's length. */
function lastStation(folded: string, lengths: readonly Token[], heading: Heading): Token | undefined {
  const last = lengths.findLast((t) => t.start > heading.start && isPassing(folded, t) && !isOffset(folded, t));
  if (heading.direction === 'measured' || heading.direction === 'cardinal' || !last) return last;
  return ENDS_THE_SIDE.test(folded.slice(last.end, last.end + 120)) ? last : undefined;
}

const CROSSED_AT = 'the length may only say where something is crossed';
const isBehindCrossing = before(
  /(?<!\b(?:feet|ft|varas|vrs|chains|chs|poles|rods|perches|miles?|yards|links|lks)[.,]{0,2}\s{1,2})\b(?:cross|pass)(?:ing|es)?\s(?!(?:through|along|over|down|up|into|out)\b)(?:(?!\b(?:to|in\s+all|continu\w+|thence|reach\w*|strik\w*|set|intersect\w*)\b)[^.;:]){3,60}\s(?:at|@)\s{1,2}(?:about\s)?/,
);

/** "N 20 E, crossing the creek at 40 poles, to an oak": no other length is told. */
const isCrossedAt = (folded: string, { lead }: Segment, { start, end }: Token): boolean =>
  isPassedOnly(folded.slice(Math.max(lead, start - 6), start)) &&
  (isPassingAt(folded, start) || isBehindCrossing(folded, start)) &&
  !/^[\s,]{0,3}(?:(?:is|being|set|found|reach|the\s+(?:place|point|corner)|an?\s+(?:stake|stone|post|corner))\b|$)/.test(
    folded.slice(end, end + 24),
  );
const isPassedOnly = (words: string): boolean => /\b(?:at|about)\s{1,2}$|@\s{0,2}$/.test(words);

/** "southerly along the wall, at 66 feet passing the gate, and at 188 feet the corner of this tract". */
const ENDS_THE_SIDE =
  /^[\s,]{0,3}(?:(?:past|pass(?:es|ing)?|reach(?:es|ing)?|strik(?:es|ing)|intersect(?:s|ing)|to|is|being|a\s+(?:stone|stake|post|pin),)\s+)?(?:the|a)\s+(?:[a-z]+\s+)?corner\s+of\s+(?:this|said|the)\s+(?:tract|lot|parcel|survey|land|premises)\b/;

const isRange = (folded: string, token: Token): boolean =>
  /\d\s(?:to|or|-)\s$/.test(folded.slice(Math.max(0, token.start - 6), token.start));

export const NO_UNIT = 'the length has no unit; that of the other courses is taken';
const SAID_AGAIN = /^\s?\(\s?(?<figure>[\d,.]{1,9})\s?\)[\s,]{1,3}(?:more\s+or\s+less\b|to\s+(?:an?|the|said)\s)/;

/** "forty (40) more or less to a stake": said twice where a length should stand. */
function isSaidTwice(folded: string, end: number, value: number): boolean {
  const figure = SAID_AGAIN.exec(folded.slice(end, end + 32))?.groups?.['figure'];
  return figure !== undefined && Number(figure.replaceAll(',', '')) === value;
}

/** "S 40° E 15 S 12° E 54": the next course begins right behind it. */
const isLastOf = (folded: string, segment: Segment, at: number): boolean =>
  segment.end - at < 4 && segment.end > at && folded.slice(at, segment.end).trim() === '';

/** "1,302. 76 fe~t", "8 58 ft.": the figures before a blank are not the whole. */
const CUT_BEHIND =
  /^(?:\. {1,2}\d{1,2} [a-z]|\s\d[\d.,]{0,8}\s?(?:feet|foot|ft|rods|poles|perches|chains|chs|links|varas|met(?:er|re)s)\b)/;

/** A figure where the length should stand, its unit forgotten: "a distance of 463.18 to a corner". */
function unitless(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
): LengthReading | null {
  const { folded } = context;
  for (const token of tokens) {
    if (token.kind !== 'number' || token.start < heading.end) continue;
    if (token.number.inWords) {
      const isBare = token.start - heading.end < 4 && isBareInWords(folded, heading.end);
      if (!isBare && (!isSaidTwice(folded, token.end, token.number.value) || isOfLand(folded, token.start))) continue;
      return { length: bareLength(token.number), doubts: [NO_UNIT], grave: false };
    }
    if (CUT_BEHIND.test(folded.slice(token.end, token.end + 18))) return null;
    const before = folded.slice(Math.max(segment.lead, token.start - 24), token.start);
    const announced = /\b(?:distance\s+of|distance|distance\s+is)\s{1,3}$/.test(before);
    const gap = folded.slice(heading.end, token.start);
    const next =
      (heading.direction === 'measured' ||
        heading.direction === 'broken' ||
        (heading.direction === 'cardinal' && ENDS_BARE_LENGTH.test(folded.slice(token.end, token.end + 18)))) &&
      (token.number.places > 0 ||
        isLastOf(folded, segment, token.end) ||
        ENDS_BARE_LENGTH.test(folded.slice(token.end, token.end + 18)) ||
        /^(?:\s+to\s+(?:an?\s|[b-z]\s?[,.;])|[ |]{0,6}\n)/.test(folded.slice(token.end, token.end + 8)) ||
        RUNS_BARE_TO.test(folded.slice(token.end, token.end + 100))) &&
      (TO_THE_LENGTH.test(gap) || isBar(folded, heading, gap));
    const runsTo =
      token.number.places > 0 &&
      /^\s+to\s+(?:an?|the)\s/.test(folded.slice(token.end, token.end + 8)) &&
      !OF_A_NAME.test(before);
    const isBehindWind = isMoreThanDegrees(folded, heading, token, gap);
    if (!announced && !next && !isBehindWind && !(runsTo && heading.direction === 'cardinal')) continue;
    // "214.~0", "241.'i8": something unreadable is glued to the figure.
    if (/^\.?(?:[^\s,;.)'"]|['"][a-z\d]|\.\d)/.test(folded.slice(token.end, token.end + 3))) continue;
    const length = lengthWithoutUnit(token.number);
    const bracketed = UNIT_IN_BRACKETS.exec(folded.slice(token.end, token.end + 14));
    const unit = bracketed && UNIT_WORDS[bracketed[1]!];
    if (unit)
      return {
        length: { ...length, unit, unitless: false, end: token.end + bracketed[0].length },
        doubts: [],
        grave: false,
      };
    return { length, doubts: [NO_UNIT, ...length.doubts], grave: isBehindWind || length.doubts.length > 0 };
  }
  return null;
}

/** A figure without its unit; "a distance of 207.431" has three decimals where the mark of the feet may have been read as a 1. */
function lengthWithoutUnit(number: NumberPhrase): Length {
  const length = bareLength(number);
  const thousandths = Math.round(number.value * 1000);
  if (number.places !== 3 || thousandths % 10 !== 1) return length;
  const marked = (thousandths - 1) / 1000;
  const doubts = [...length.doubts, `the last 1 of ${number.value} may be the mark of feet`];
  return { ...length, doubts, others: [...length.others, marked] };
}

/** "along the west line of Parcel 4.02 to the road": a number of the assessor's. */
const OF_A_NAME = /\b(?:parcels?|lots?|tracts?|blocks?|nos?|numbers?|maps?|sections?|units?)[\s.#]{1,3}$/;
/** "598.85 (metres)". */
const UNIT_IN_BRACKETS = /^\s{0,2}\(\s?([a-z]{2,9})\.?\s?\)/;
