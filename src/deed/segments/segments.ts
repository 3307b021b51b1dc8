// Takes: folded text, its tokens, and a stretch that holds one description. Gives: the stretch cut into courses, each with the
// tokens that belong to it. Never: a value; call.ts reads those.
import { opensBehindPlace, returnsBehindPlace, wayBackAt, wayBackUnmeasured, wayOnAt } from './behind-place.ts';
import { alongStart, clauseStart } from './clause-head.ts';
import { bracketSpans } from '../marks/aside.ts';
import { continuedAt } from './continued-course.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import {
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
import { ENDS_SENTENCE, isBehindParagraph } from './next-paragraph.ts';
import { onlyPlaces } from './placing-leg.ts';
import { meanderOpens } from './meander-opener.ts';
import { ANNOUNCES, CHORD_FOLLOWS, onlyAnnounces } from './announced-list.ts';
import { startsListed } from './segment-openers.ts';
import { verbOpens } from './verb-opener.ts';
import { isNextLine, startsWithLength } from '../courses/length-list.ts';
import { tellsOpenCurve, withAnnouncedCurves } from './curve-announced.ts';
import { withLineEnds } from './line-ends.ts';
import { withTableRows } from './table-rows.ts';
import { withTieLines } from './tie-lines.ts';
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
  return withTieLines(text, withAnnouncedCurves(text, withTableRows(text, segments)), stretch.azimuths);
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
const BY_A_LINE = new RegExp(wording`^\s{0,3}an? (?:[a-z]+ )?line[\s,]{1,3}(?:(?:running|run|runs|extending) )?$`);

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
const CHORD_BREAKS_OFF = new RegExp(
  wording`\b(?:azimuth|bearing|course) and (?:distance|length) being\s?[:;.,-]{0,2}\s{0,8}$`,
);
const AZIMUTH = String.raw`\d{1,3}\s?(?:°|deg(?:rees)?\.?)\s?(?:\d{1,2}\s?(?:'|min(?:utes)?\.?)\s?)?(?:\d{1,2}(?:\.\d{1,3})?\s?(?:"|sec(?:onds)?\.?)\s?)?`;
const ONLY_A_CHORD = new RegExp(
  wording`^\s{0,3}(?!thence)${AZIMUTH},?\s{1,4}(?:a distance of )?\d[\d,]{0,6}(?:\.\d{1,3})?\s?(?:feet|ft)\b\s{0,4}
    (?:\.?;|\.?\s{0,8}(?:$|\(?\d{1,2}[.)]))`,
);

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
