// Takes: folded text, its tokens, and a stretch that holds one description. Gives: the stretch cut into courses, each with the
// tokens that belong to it. Never: a value; call.ts reads those.
import { before } from '../words/before.ts';
import { firstDirection, lengthThatPlaces } from '../marks/ahead.ts';
import { opensBehindPlace, returnsBehindPlace, wayBackAt, wayBackUnmeasured, wayOnAt } from './behind-place.ts';
import { alongStart, clauseStart } from './clause-head.ts';
import { bracketSpans } from '../marks/aside.ts';
import { continuedAt } from './continued-course.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import {
  between,
  hasLength,
  holdsFigure,
  holdsValues,
  inBracket,
  isBearing,
  isBehindPieceName,
  isFull,
  isOutOfReach,
  lengths,
  reachOf,
  type Cut,
  type Segment,
  type Stretch,
} from '../marks/cut.ts';
import { curveOpens } from './curve-opener.ts';
import { firstCourse } from './first-course.ts';
import { meanderOpens } from './meander-opener.ts';
import { ANNOUNCES, CHORD_FOLLOWS, onlyAnnounces, startsListed } from './segment-openers.ts';
import { verbOpens } from './verb-opener.ts';
import { isNextLine, startsWithLength } from '../courses/length-list.ts';
import { tellsOpenCurve, withAnnouncedCurves } from './curve-announced.ts';
import { withLineEnds } from './line-ends.ts';
import { withTableRows } from './table-rows.ts';
import { withStandIns } from './stand-in.ts';
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';

export function segmentsOf(stretch: Stretch): Segment[] {
  const { text, from, to } = stretch;
  const inside = stretch.tokens;
  const brackets = bracketSpans(text, from, to);
  const cut: Cut = {
    s: stretch,
    inside,
    at: 0,
    segments: [],
    current: null,
    closed: false,
    closedAt: 0,
    quoteEnd: 0,
    placedTo: 0,
    brackets,
    bracket: 0,
    pob: 0,
    firsts: [],
  };
  for (const mark of stretch.marks) {
    for (; cut.at < inside.length && inside[cut.at]!.start < mark.start; cut.at++) takeToken(cut, inside[cut.at]!);
    takeMark(cut, mark);
  }
  for (; cut.at < inside.length; cut.at++) takeToken(cut, inside[cut.at]!);
  passPobs(cut, to);
  if (cut.current) cut.current.end = Math.min(to, reachOf(cut.current.lead));
  const segments = withLineEnds(text, withFirstCourses(cut));
  return withStandIns(text, withAnnouncedCurves(text, withTableRows(text, segments)), stretch.azimuths);
}

function takeMark(cut: Cut, mark: CourseMark): void {
  passPobs(cut, mark.start);
  if (isOutOfReach(cut, mark.start)) {
    if (mark.kind === 'thence' || mark.kind === 'numbered') openSegment(cut, mark.kind, mark.start, mark.lead);
    return;
  }
  const open = cut.current;
  if (open && mark.start < open.lead) {
    // "running thence": the verb opened the course, the word behind it only moves its head.
    if (open.tokens.length === 0) open.lead = Math.max(open.lead, mark.lead);
    return;
  }
  if (mark.kind === 'numbered' && open && chordFollows(cut, open, mark)) {
    if (!holdsValues(cut, open)) open.lead = mark.lead;
    return;
  }
  // "thence by a line drawn south", "on the east by a line running thence S 2° E": the first word has opened it.
  if ((mark.kind === 'drawn' || isOfItsSide(cut, open, mark)) && open && !cut.closed && !holdsValues(cut, open)) {
    open.lead = mark.lead;
    return;
  }
  if (mark.kind === 'side' && cut.segments.some((segment) => segment.how !== 'side')) return;
  // `to the first station." It was shown that a line run S. 40 E.`: behind the quoted words.
  if (mark.kind === 'verb' && cut.closed && cut.quoteEnd === cut.closedAt) return;
  if (mark.kind === 'verb' && !verbOpens(cut, mark)) return;
  if (mark.kind === 'meander' && !meanderOpens(cut, mark)) return;
  if (mark.kind === 'curve' && !curveOpens(cut, mark)) return;
  if (mark.kind !== 'meander' && inBracket(cut, mark.start)) return;
  if (mark.kind === 'thence' && onlyPlaces(cut, mark)) return;
  if (open && mark.kind === 'thence' && (headsAList(cut, open, mark) || tellsOpenCurve(cut, open, mark))) return;
  if (open && mark.kind !== 'side' && !tellsCourse(cut, open, mark) && onlyAnnounces(cut, open, mark)) {
    open.tokens.length = 0;
    open.lead = mark.lead;
    return;
  }
  if (mark.kind === 'thence') openWaysOn(cut, mark.start);
  openSegment(cut, mark.kind, mark.start, mark.lead);
}

const isOfItsSide = ({ s }: Cut, open: Segment | null, { kind, start }: CourseMark): boolean =>
  open?.how === 'side' && (kind === 'thence' || kind === 'verb') && BY_A_LINE.test(s.text.slice(open.lead, start));
const BY_A_LINE = /^\s{0,3}an?\s{1,3}(?:[a-z]+\s{1,3})?line[\s,]{1,3}(?:(?:running|run|runs|extending)\s{1,3})?$/;

/** "to the creek, down the creek to the mouth of a branch, up the branch to a stake," before the next measured course. */
function openWaysOn(cut: Cut, end: number): void {
  const open = cut.current;
  if (!open || cut.closed) return;
  const ways: number[] = [];
  for (let way = wayOnAt(cut, open, end); way >= 0 && ways.length < MOST_WAYS; way = wayOnAt(cut, open, way))
    ways.unshift(way);
  if (ways.length === 0) return;
  // The way it tends was taken for the open course's.
  open.tokens.splice(open.tokens.findLastIndex(({ start }) => start < ways[0]!) + 1);
  for (const way of ways) openSegment(cut, 'listed', way, way);
}
const MOST_WAYS = 4;

/** "thence along a line 10 feet south of the highway the following two courses: 1)": the length only places the line. */
function tellsCourse(cut: Cut, open: Segment, mark: CourseMark): boolean {
  if (!holdsValues(cut, open)) return false;
  if (mark.kind !== 'numbered' || lengths(cut, open)) return true;
  if (open.tokens.some((token) => isBearing(token, cut.s.azimuths))) return true;
  return !ANNOUNCES.test(cut.s.text.slice(open.lead, mark.start));
}

const LIST_NEXT = new RegExp(
  wording`^[^;:]{0,140}\balong the following (?:[a-z]+ )?(?:bearings|courses) and distances\s?[:;,-]`,
);

/** "With the ridge as it meanders southerly, thence northerly, along the following bearings and distances:": the head of what is listed. */
function headsAList(cut: Cut, open: Segment, mark: CourseMark): boolean {
  if (open.how !== 'meander' || holdsValues(cut, open)) return false;
  const { text } = cut.s;
  return !/\bto\b|;/.test(text.slice(open.lead, mark.start)) && LIST_NEXT.test(text.slice(mark.lead, mark.lead + 200));
}

/** "thence on a curve …, the chord azimuth and distance being:\n2. 264°": the number is the curve's, unless it has its own. */
function chordFollows(cut: Cut, open: Segment, mark: CourseMark): boolean {
  const { text } = cut.s;
  const words = text.slice(open.lead, mark.start);
  if (!CHORD_FOLLOWS.test(words.slice(-24))) return false;
  if (!(open.how === 'numbered' && /\bcurve\b/.test(words))) return true;
  return CHORD_BREAKS_OFF.test(words.slice(-70)) && ONLY_A_CHORD.test(text.slice(mark.lead, mark.lead + 90));
}
/** With a number of its own the curve takes the next line only where its sentence breaks off and the line has nothing but an azimuth and a length. */
const CHORD_BREAKS_OFF = /\b(?:azimuth|bearing|course)\s+and\s+(?:distance|length)\s+being\s?[:;.,-]{0,2}\s{0,8}$/;
const AZIMUTH = String.raw`\d{1,3}\s?(?:°|deg(?:rees)?\.?)\s?(?:\d{1,2}\s?(?:'|min(?:utes)?\.?)\s?)?(?:\d{1,2}(?:\.\d{1,3})?\s?(?:"|sec(?:onds)?\.?)\s?)?`;
const ONLY_A_CHORD = new RegExp(
  wording`^\s{0,3}(?!thence)${AZIMUTH},?\s{1,4}(?:a distance of )?\d[\d,]{0,6}(?:\.\d{1,3})?\s?(?:feet|ft)\b\s{0,4}
    (?:\.?;|\.?\s{0,8}(?:$|\(?\d{1,2}[.)]))`,
);

/** "located north 1,210 feet, thence east 44 feet from the corner": the first leg stands in the same clause. */
const PLACED = wording`(?:located|lying|lies|situated?|distant|which (?:is|bears|lies)|being)`;
const WAY = wording`(?:due )?(?:north|south|east|west|[ns][.\s]{0,2}\d)`;
const UNIT = '(?:feet|ft|rods?|chains?|poles|perches|links|yards|varas|meters|miles?)';
const FIRST_LEG = new RegExp(wording`\b${PLACED} (?:due )?(?:\d[^;:]{3,50}\s)?${WAY}[^;:]{0,110},? (?:and )?$`);

/** Most courses begin a clause, and no leg goes on there. */
const beginsClause = before(
  /(?:[;:]|(?:[a-z]{3}|\d)(?<!\b(?:chs|lks|rds|vrs|yds|deg|min|sec|ave|hwy|rte|blk|cor|sta|dist))\.(?=\s))\s{0,8}/,
);

/** "Beginning at a point West 407 feet; and thence South 523 feet from the corner": before any course, a leg that no "from" has placed yet. */
const OPEN_LEG = new RegExp(
  wording`\b(?:${PLACED}|an? point(?: (?:on|in)\s[^;:]{3,80}?)?) ${WAY}(?:(?!\b(?:from|of|thence|to)\b)[^;:]){0,70}\b${UNIT}\b\.?[;,]? (?:and )?$`,
);
/** "at a point distant southerly 100 feet from Elm Street, thence", "said stone being 40 feet north of the road, thence": that leg has its place already. */
const IS_PLACED = new RegExp(
  wording`\b${UNIT}\.? (?:distant )?(?:from|(?:due )?(?:north|south|east|west)[a-z]{0,6} (?:from|of))\s(?!and\b(?! (?:perpendicular|parallel|at )))
    [^;:]{3,120}, $`,
);
const MOST_OF_A_LEG = 190;

function isBehindLeg(text: string, from: number, at: number): boolean {
  const words = text.slice(Math.max(from, at - MOST_OF_A_LEG), at);
  return FIRST_LEG.test(words) && !IS_PLACED.test(words);
}

/**
 * "which bears north 35 feet and then east 50 feet from the corner": the second leg of the way to the beginning, or to where a course ends.
 * What it measures is no part of the open course.
 */
function onlyPlaces(cut: Cut, mark: CourseMark): boolean {
  const { text, from } = cut.s;
  const isFirst =
    !cut.current &&
    cut.segments.length === 0 &&
    OPEN_LEG.test(text.slice(Math.max(from, mark.start - MOST_OF_A_LEG), mark.start));
  if (!isFirst) {
    if (beginsClause(text, mark.start)) return false;
    const then = !cut.current && /\bthen$/.test(text.slice(mark.start, mark.lead));
    if (!then && !isBehindLeg(text, from, mark.start)) return false;
  }
  const token = firstDirection(cut, mark.lead, 60);
  const placed = token && lengthThatPlaces(cut, token);
  // ", then west 90 feet, then east 66 feet south of the line": what places belongs to a later course.
  if (!placed || between(cut.s.marks, mark.lead + 1, placed.start).some(({ kind }) => kind === 'thence')) return false;
  cut.placedTo = placed.end;
  return true;
}

function takeToken(cut: Cut, token: Token): void {
  passPobs(cut, token.start);
  if (isOutOfReach(cut, token.start)) return;
  const open = cut.current;
  if (token.start < (open ? Math.max(open.lead, cut.placedTo) : cut.placedTo)) return;
  if (token.kind === 'distance') takeLength(cut, token);
  else if (token.kind === 'direction' || (token.kind === 'angle' && cut.s.azimuths))
    if (startsListed(cut, token)) openListed(cut, token);
  if (!cut.current || token.start < cut.current.lead) return;
  // Behind the return to the beginning only the same sentence can still tell of the course: "(said arc having a chord …)".
  const told = cut.current.tokens.at(-1)?.end ?? 0;
  if (cut.closed && ENDS_SENTENCE.test(cut.s.text.slice(Math.max(cut.closedAt, told), token.start))) return;
  if (cut.quoteEnd > cut.current.lead && cut.quoteEnd <= token.start) return;
  if (isFull(cut.current) || isBehindParagraph(cut, cut.current, token)) return;
  cut.current.tokens.push(token);
}

function openListed(cut: Cut, token: Token): void {
  const head = headOf(cut, token);
  openWaysOn(cut, head);
  openSegment(cut, 'listed', head, token.start);
}

/**
 * "thence S 4° W 220 feet.\n\nElevations refer to": behind the paragraph that it ends; where its length is told the point may be lost. A figure
 * that heads the next paragraph may be of field notes.
 */
const BEHIND_PARAGRAPH = /\.[^\S\n]{0,3}\n[^\S\n]{0,80}\n\s{0,80}[a-z]{2,}[\s,:]+[a-z]{2,}/;
const BEHIND_BLANK_LINE = /^[^\n]{0,60}\n[^\S\n]{0,80}\n\s{0,80}[a-z]{2,}[\s,:]+[a-z]{2,}/;

/** What the sentence goes on with in its next line. */
const GOES_ON = [
  'an?|at|by|for|and|or|along|with|on|in|of|to|from|being|having|bearing|running|measuring|said|more|distance|which|whose|thence|north|south|east|west',
  'the (?:chord|arc|radius|distance|length|line|course|bearing|central|direct|true|azimuth|same|last|total)',
];
const COURSE_GOES_ON = [
  'as|it|over|through|across|up|down|until|upon|via|around|where|thru|about|approximately|easterly|westerly|(?:north|south)\\w*',
  'parallel|following|true|magnetic|passing|crossing|containing',
];
/** "220 feet\nElevation of the culvert is": right behind the length of a course that has its bearing. */
const BEHIND_LINE = new RegExp(
  wording`^\.?[ \t]{0,3}\n[ \t]{0,20}(?!(?:${GOES_ON}|${COURSE_GOES_ON})\b)[a-z]{3,20} [a-z(]`,
);

function isBehindParagraph(cut: Cut, open: Segment, token: Token): boolean {
  const words = cut.s.text.slice(open.tokens.at(-1)?.end ?? open.lead, token.start);
  if (!words.includes('\n')) return false;
  if (BEHIND_PARAGRAPH.test(words)) return true;
  if (!hasLength(open)) return false;
  return BEHIND_BLANK_LINE.test(words) || (BEHIND_LINE.test(words) && isTold(cut, open, token.start));
}

/** By its bearing; a curve may have more values on any line. */
const isTold = (cut: Cut, open: Segment, at: number): boolean =>
  open.tokens.some((token) => isBearing(token, cut.s.azimuths)) &&
  !/\b(?:curve|arc|chord)\b/.test(cut.s.text.slice(open.start, at));

function takeLength(cut: Cut, token: Token & { kind: 'distance' }): void {
  if (startsWithLength(cut, token)) {
    openSegment(cut, 'listed', lengthHead(cut, token), token.start);
    return;
  }
  // Most lengths are the first figure of their course: nothing goes on from there.
  if (!cut.current || !holdsFigure(cut.current)) return;
  if (isNextLine(cut, token) || returnsBehindPlace(cut, token)) {
    openSegment(cut, 'listed', token.start, token.start);
    return;
  }
  const continued = continuedAt(cut, token);
  if (continued >= 0) openSegment(cut, 'listed', continued, continued);
}

/** Where the listed course's words begin: behind the place the open one comes to, however its words are broken into lines. */
function headOf(cut: Cut, token: Token): number {
  const along = alongStart(cut, token.start);
  if (along >= 0) return along;
  if (token.kind === 'direction' && token.direction.kind === 'general' && isBehindPieceName(cut.s.text, token.start))
    return token.start;
  return opensBehindPlace(cut, token) ? token.start : clauseStart(cut, token.start);
}

/** `thence to the place of beginning." Appellant argues …`: what follows the quoted words tells of no course. */
const endsQuote = (text: string, at: number): boolean =>
  text[at] === '"' || (text[at + 1] === '"' && (text[at] === '.' || text[at] === ','));

/** "; from the latter measure 40 feet": where the words behind the semicolon begin. */
const lengthHead = (cut: Cut, token: Token): number =>
  cut.current ? Math.min(clauseStart(cut, token.start), token.start) : token.start;

const ENDS_SENTENCE = new RegExp(
  wording`[.;]\s|\n\s{0,80}\n|\bcontain|\bsaid (?:tract|parcel|lot|land)\b|^[ \t]{0,3}\n[ \t]{0,20}
    (?:(?!${GOES_ON}\b)[a-z]{2,20}\b|being (?:an? |the |all )?(?:part|portion|same|land)\b)`,
);

function openSegment(cut: Cut, how: Segment['how'], start: number, lead: number): void {
  if ((how === 'thence' || how === 'listed') && (cut.closed || !cut.current))
    cut.firsts.push({ at: cut.segments.length, from: cut.closed ? cut.closedAt : cut.s.from });
  if (cut.current) cut.current.end = Math.min(start, reachOf(cut.current.lead));
  cut.current = { how, start, lead, end: cut.s.to, tokens: [] };
  cut.segments.push(cut.current);
  cut.closed = false;
}

/** Before the first "thence" of a figure may stand a course that no word opens. */
function withFirstCourses(cut: Cut): Segment[] {
  for (const { at, from } of cut.firsts.toReversed()) {
    const found = firstCourse(cut.s, from, cut.segments[at]!);
    if (!found) continue;
    const before = cut.segments[at - 1];
    if (before) before.end = found.start;
    cut.segments.splice(at, 0, found);
  }
  return cut.segments;
}

function passPobs(cut: Cut, at: number): void {
  for (; cut.pob < cut.s.pobs.length && cut.s.pobs[cut.pob]!.start < at; cut.pob++) {
    const mention = cut.s.pobs[cut.pob]!;
    if (mention.role === 'reached' && endsQuote(cut.s.text, mention.end)) cut.quoteEnd = mention.end;
    const { current } = cut;
    if (!current || mention.role !== 'reached' || mention.end <= current.lead) continue;
    // "and thence home. The stone at the beginning leans": a sentence behind the return.
    if (cut.closed && ENDS_SENTENCE.test(cut.s.text.slice(cut.closedAt, mention.start))) continue;
    const isMeasured = hasLength(current);
    const wayBack = isMeasured ? wayBackAt : wayBackUnmeasured;
    const back = cut.closed || isOutOfReach(cut, mention.start) ? -1 : wayBack(cut, current, mention.start);
    // "running by these courses to the point of beginning:": they are still to come.
    if (!isMeasured && back < 0 && cut.s.text[mention.end] === ':') continue;
    if (back >= 0) openSegment(cut, 'listed', back, back);
    cut.closed = true;
    cut.closedAt = mention.end;
  }
}
