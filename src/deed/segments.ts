// Takes: folded text, its tokens, and a stretch that holds one description. Gives: the stretch cut into courses, each with the
// tokens that belong to it. Never: a value; call.ts reads those.
import { bracketSpans, isOffset, isOtherMeasure, pointsAtSomething } from './aside.ts';
import { courseMarksOf, type CourseMark, type MarkKind } from './course-marks.ts';
import type { PobMention } from './structure.ts';
import type { Token } from './tokens.ts';

export interface Segment {
  readonly how: MarkKind | 'listed';
  readonly start: number;
  /** Where the course's own words begin, behind "thence", "(3)" and the like. */
  lead: number;
  end: number;
  /** Tokens of the course, asides left out. */
  readonly tokens: Token[];
}

export interface Stretch {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly pobs: readonly PobMention[];
  /** Bare angles are directions here: the document runs by azimuths. */
  readonly azimuths: boolean;
}

type Event = { readonly at: number; readonly mark?: CourseMark; readonly token?: Token };

export function segmentsOf(stretch: Stretch): Segment[] {
  const { text, from, to } = stretch;
  const marks = courseMarksOf(text, from, to).map((mark) => ({ at: mark.start, mark }));
  const inside = tokensBetween(stretch.tokens, from, to);
  const events: Event[] = [...marks, ...inside.map((token) => ({ at: token.start, token }))];
  events.sort((a, b) => a.at - b.at || (a.mark ? -1 : 1));
  const brackets = bracketSpans(text, from, to);
  const cut: Cut = {
    s: stretch,
    inside,
    segments: [],
    current: null,
    closed: false,
    closedAt: 0,
    brackets,
    bracket: 0,
    pob: 0,
  };
  for (const event of events) {
    if (event.mark) takeMark(cut, event.mark);
    else takeToken(cut, event.token!);
  }
  return cut.segments;
}

export function tokensBetween(tokens: readonly Token[], from: number, to: number): Token[] {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < from) low = middle + 1;
    else high = middle;
  }
  const out: Token[] = [];
  for (let i = low; i < tokens.length && tokens[i]!.start < to; i++) out.push(tokens[i]!);
  return out;
}

// Between "thence" and the mark that really opens the course: an announcement of courses to come.
const ANNOUNCES = /\b(?:follow\w*|metes\s+and\s+bounds|courses|azimuths?|bearings?\s+and\s+distances?)\b[^;.]{0,120}$/;
const CHORD_FOLLOWS = /(?:being|is|distance|distances)\s?[:-]?\s{0,3}$/;

/** Where the cutting of one stretch stands. */
interface Cut {
  readonly s: Stretch;
  readonly inside: readonly Token[];
  readonly segments: Segment[];
  current: Segment | null;
  /** The figure has closed: what follows is a course only if a word says so. */
  closed: boolean;
  /** Where it reached its beginning. */
  closedAt: number;
  readonly brackets: readonly { start: number; end: number }[];
  bracket: number;
  pob: number;
}

function takeMark(cut: Cut, mark: CourseMark): void {
  passPobs(cut, mark.start);
  const open = cut.current;
  if (open && mark.start < open.lead) {
    // "running thence": the verb opened the course, the word behind it only moves its head.
    if (open.tokens.length === 0) open.lead = Math.max(open.lead, mark.lead);
    return;
  }
  if (mark.kind === 'numbered' && open && CHORD_FOLLOWS.test(cut.s.text.slice(open.lead, mark.start).slice(-24))) {
    if (!holdsValues(cut, open)) open.lead = mark.lead;
    return;
  }
  if (mark.kind === 'verb' && !verbOpens(cut, mark)) return;
  if (mark.kind === 'meander' && !meanderOpens(cut, mark)) return;
  if (mark.kind === 'curve' && !curveOpens(cut, mark)) return;
  if (mark.kind !== 'meander' && inBracket(cut, mark.start)) return;
  if (open && !holdsValues(cut, open) && onlyAnnounces(cut, open, mark)) {
    open.tokens.length = 0;
    open.lead = mark.lead;
    return;
  }
  openSegment(cut, mark.kind, mark.start, mark.lead);
}

function takeToken(cut: Cut, token: Token): void {
  passPobs(cut, token.start);
  const open = cut.current;
  if (open && token.start < open.lead) return;
  if (token.kind === 'direction' || (token.kind === 'angle' && cut.s.azimuths)) {
    if (startsListed(cut, token)) openSegment(cut, 'listed', clauseStart(cut, token.start), token.start);
  }
  if (!cut.current || token.start < cut.current.lead) return;
  // Behind the return to the beginning only the same sentence can still tell of the course: "(said arc having a chord …)".
  if (cut.closed && ENDS_SENTENCE.test(cut.s.text.slice(cut.closedAt, token.start))) return;
  cut.current.tokens.push(token);
}

const ENDS_SENTENCE = /[.;]\s|\n\s*\n|\bcontain|\bsaid\s+(?:tract|parcel|lot|land)\b/;

function openSegment(cut: Cut, how: Segment['how'], start: number, lead: number): void {
  if (cut.current) cut.current.end = start;
  cut.current = { how, start, lead, end: cut.s.to, tokens: [] };
  cut.segments.push(cut.current);
  cut.closed = false;
}

function passPobs(cut: Cut, at: number): void {
  for (; cut.pob < cut.s.pobs.length && cut.s.pobs[cut.pob]!.start < at; cut.pob++) {
    const mention = cut.s.pobs[cut.pob]!;
    if (cut.current && mention.role === 'reached' && mention.start > cut.current.lead && hasLength(cut.current)) {
      cut.closed = true;
      cut.closedAt = mention.end;
    }
  }
}

function inBracket(cut: Cut, at: number): boolean {
  while (cut.bracket < cut.brackets.length && cut.brackets[cut.bracket]!.end <= at) cut.bracket++;
  const span = cut.brackets[cut.bracket];
  return span !== undefined && span.start < at;
}

/** A measured direction or a length: without either a segment may be only an announcement of courses. */
function holdsValues(cut: Cut, segment: Segment): boolean {
  return segment.tokens.some((t) => t.kind === 'distance' || isBearing(t, cut.s.azimuths));
}

/** A length that can be a course's own. */
function lengths(cut: Cut, segment: Segment): boolean {
  const { text } = cut.s;
  return segment.tokens.some((t) => t.kind === 'distance' && !isOtherMeasure(text, t) && !isOffset(text, t));
}

const hasLength = (segment: Segment): boolean => segment.tokens.some((t) => t.kind === 'distance');

function onlyAnnounces(cut: Cut, open: Segment, mark: CourseMark): boolean {
  if (mark.kind === 'meander') return false;
  const gap = cut.s.text.slice(open.lead, mark.start);
  if (gap.length > 320) return false;
  if (ANNOUNCES.test(gap)) return true;
  if (mark.kind === 'thence') return /^[\s,:;.]*$/.test(gap);
  return !/\bto\s+(?:a|an|the)\b[^:]{0,200}$/.test(gap);
}

/** "and run", "; continue": a course of its own only where the one before it is complete. */
function verbOpens(cut: Cut, mark: CourseMark): boolean {
  const { text } = cut.s;
  const ahead = firstDirection(cut, mark.lead, 240);
  const open = cut.current;
  const runsAlong = /^\s+(?:along|in\s|with)/.test(text.slice(mark.lead, mark.lead + 10));
  if (!open) return ahead !== null && (ahead.start - mark.lead < 60 || runsAlong);
  if (text.startsWith('from', mark.start) || cut.closed) return ahead !== null || runsAlong;
  if (!hasLength(open) || ahead === null || ahead.start - mark.lead > 90) return false;
  const between = text.slice(open.tokens.at(-1)!.end, mark.start);
  if (/^[\s,]{0,2}(?:thence|to)\b/.test(between) && !/(?:[;.]\s{0,3}|\band\s{1,2})$/.test(between)) return false;
  return lengthFollows(cut, ahead);
}

function meanderOpens(cut: Cut, mark: CourseMark): boolean {
  if (!cut.current || cut.closed) return false;
  if (cut.current.tokens.length === 0 && cut.current.how !== 'meander') return false;
  const clauseEnd = nextBreak(cut.s.text, mark.start, cut.s.to);
  return !tokensBetween(cut.inside, mark.start, clauseEnd).some((t) => isBearing(t, cut.s.azimuths));
}

/** "; on the curve to the right": a course of its own where the open one has its bearing and its length and no curve. */
function curveOpens(cut: Cut, mark: CourseMark): boolean {
  const open = cut.current;
  if (!open || cut.closed || !lengths(cut, open)) return false;
  if (!open.tokens.some((t) => isBearing(t, cut.s.azimuths))) return false;
  const { text } = cut.s;
  const own = text.slice(open.lead, mark.start);
  const atBreak =
    /[;\n]\s{0,6}$|\band\s{1,3}$/.test(own) || /\bto\s+an?\s+(?:[a-z-]+\s+)?curve[^.;]{0,40},\s{0,3}$/.test(own);
  if (!atBreak) return false;
  return !CURVE_ELEMENT.test(own) || /[;\n]\s{0,6}$/.test(own);
}

const CURVE_ELEMENT = /\b(?:radius|chord|central\s+angle|delta)\b/;

const ABBREVIATIONS = /\b(?:[a-z]|st|no|ft|ave|rd|dr|mr|hwy|blvd|co|inc)\./g;

function firstDirection(cut: Cut, from: number, within: number): Token | null {
  const { text } = cut.s;
  for (const token of tokensBetween(cut.inside, from, Math.min(cut.s.to, from + within))) {
    if (/[.;]\s/.test(text.slice(from, token.start).replace(ABBREVIATIONS, ''))) return null;
    if (token.kind === 'direction' && (isBearing(token, false) || courseLike(text, token))) return token;
  }
  return null;
}

// The bearing behind these is an element of the course already open.
const OF_A_CURVE =
  /\b(?:chord|radial|subtend\w*|tangent)\b;?[^.;]{0,60}$|\b(?:being|distance|distances|is)\s?[:-]{0,2}\s{0,3}(?:\(?\d{1,3}[.)]\s{0,3})?$/;
/** "thence the two following lines with the brook; north 9 degrees …": the list's first bearing is this course's. */
function announcing(cut: Cut, open: Segment, at: number): boolean {
  return (
    !holdsValues(cut, open) &&
    open.how === 'thence' &&
    /\bfollowing\b/.test(cut.s.text.slice(open.lead, at).slice(0, 400))
  );
}

const HEAD_OF_LIST_ITEM = /[;.:\n]\s{0,6}(?:and\s{1,2})?$/;

/** A bearing at the head of a clause opens a course where lists run without "thence". */
function startsListed(cut: Cut, token: Token): boolean {
  const { text, from, azimuths } = cut.s;
  const open = cut.current;
  if (cut.closed || inBracket(cut, token.start)) return false;
  if (pointsAtSomething(text, open?.start ?? from, token)) return false;
  if (OF_A_CURVE.test(text.slice(Math.max(open?.lead ?? from, token.start - 70), token.start))) return false;
  if (open && (!complete(cut, open, token.start) || announcing(cut, open, token.start))) return false;
  if (!lengthFollows(cut, token) || offsetFollows(cut, token)) return false;
  if (isBearing(token, azimuths)) return headOfClause(cut, token.start) || rightBehindLength(cut, token);
  if (token.kind === 'direction' && token.direction.kind === 'cardinal' && !lengthIsNext(cut, token)) return false;
  // Cardinal and general directions open a listed course only right at the head of a clause.
  return open !== null && HEAD_OF_LIST_ITEM.test(text.slice(Math.max(0, token.start - 12), token.start));
}

/** "416.5 feet south 34 degrees 20 minutes west": the next course with nothing between, where the open one has a bearing. */
function rightBehindLength(cut: Cut, token: Token): boolean {
  const open = cut.current;
  const last = open?.tokens.at(-1);
  if (!open || last?.kind !== 'distance' || !open.tokens.some((t) => isBearing(t, cut.s.azimuths))) return false;
  return /^[\s,]*$/.test(cut.s.text.slice(last.end, token.start));
}

function lengthIsNext(cut: Cut, token: Token): boolean {
  const next = tokensBetween(cut.inside, token.end, token.end + 30).find((t) => t.kind === 'distance');
  return (
    next !== undefined &&
    /^[\s,.]{0,4}(?:(?:for\s)?a\s+distance\s+of\s|about\s)?$/.test(cut.s.text.slice(token.end, next.start))
  );
}

function complete(cut: Cut, segment: Segment, at: number): boolean {
  if (lengths(cut, segment)) return true;
  const main = segment.tokens.findIndex((t) => t.kind === 'direction' || isBearing(t, cut.s.azimuths));
  if (main < 0) return false;
  const between = cut.s.text.slice(segment.tokens[main]!.end, at);
  return segment.how === 'meander' ? /[;\n]/.test(between) : between.includes(';');
}

function headOfClause(cut: Cut, at: number): boolean {
  const before = cut.s.text.slice(Math.max(cut.s.from, at - 92), at);
  return /(?:[;:,.\n)(-]|\band|\d\.)\s{0,12}$/.test(before) || /[;\n][^;\n]{0,90}$/.test(before);
}

function clauseStart(cut: Cut, at: number): number {
  const open = cut.current;
  const floor = open ? Math.max(open.lead, open.tokens.at(-1)?.end ?? 0) : Math.max(cut.s.from, at - 160);
  const before = cut.s.text.slice(floor, at);
  const last = Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n'), before.lastIndexOf(': '));
  const start = last < 0 ? at : floor + last + 1;
  return start + /^\s*(?:and\s+)?/.exec(cut.s.text.slice(start, at))![0].length;
}

function lengthFollows(cut: Cut, token: Token): boolean {
  const end = Math.min(nextBreak(cut.s.text, token.end, cut.s.to), token.end + 260);
  for (const next of tokensBetween(cut.inside, token.end, end)) {
    if (next !== token && isBearing(next, cut.s.azimuths)) return false;
    if (next.kind === 'distance' && !isOtherMeasure(cut.s.text, next)) return true;
  }
  return false;
}

function offsetFollows(cut: Cut, token: Token): boolean {
  const next = tokensBetween(cut.inside, token.end, token.end + 40).find((t) => t.kind === 'distance');
  return next !== undefined && isOffset(cut.s.text, next);
}

/** A measured direction: what a course cannot do without. */
export function isBearing(token: Token, azimuths: boolean): boolean {
  if (token.kind === 'angle') return azimuths;
  return token.kind === 'direction' && ['quadrant', 'broken', 'point', 'azimuth'].includes(token.direction.kind);
}

/** "in a northerly direction", "run north": a direction word used of a course, not of a side or a corner. */
export function courseLike(text: string, token: Token): boolean {
  const behind = text.slice(token.end, token.end + 24);
  const before = text.slice(Math.max(0, token.start - 14), token.start);
  if (
    /^[\s-]{0,2}(?:line|side|corner|right|boundary|half|quarter|margin|edge|bank|end|part|portion|of\b|by\b|from\b|r\/w|1\/|½|¼)/.test(
      behind,
    )
  )
    return false;
  return !/\b(?:the|said|its|on|of)\s{1,2}$/.test(before);
}

function nextBreak(text: string, at: number, to: number): number {
  const cut = text.indexOf(';', at);
  return cut < 0 || cut > to ? to : cut;
}
