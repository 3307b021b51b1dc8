// Takes: folded text, its tokens, and a stretch that holds one description. Gives: the stretch cut into courses, each with the
// tokens that belong to it. Never: a value; call.ts reads those.
import { isOffset, isOtherMeasure, isPassing, pointsAtSomething, bracketSpans } from './aside.ts';
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
  const cutter = new Cutter(stretch, inside);
  for (const event of events) {
    if (event.mark) cutter.mark(event.mark);
    else cutter.token(event.token!);
  }
  return cutter.finish();
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

// Between "thence" and the mark that really opens the course: nothing but announcements.
const ANNOUNCES =
  /^[\s,:;.()-]*(?:(?:by|with|along|on|from|extending|running|continuing|following|the|said|as|in|for|of)\b[^;]{0,160}?)?(?:(?:the\s+)?following|follows|metes\s+and\s+bounds|courses?(?:\s+and\s+distances?)?|azimuths?(?:\s+and\s+distances?)?|true\s+(?:south|north)|bearings?\s+and\s+distances?)?[^;.]{0,60}[\s,:;.()-]*$/;
const CHORD_FOLLOWS = /(?:being|is|distance|distances)\s?[:-]?\s{0,3}$/;

class Cutter {
  private readonly segments: Segment[] = [];
  private current: Segment | null = null;
  private closed = false;
  private readonly brackets: { start: number; end: number }[];
  private bracket = 0;
  private pob = 0;

  constructor(
    private readonly s: Stretch,
    private readonly inside: readonly Token[],
  ) {
    this.brackets = bracketSpans(s.text, s.from, s.to);
  }

  mark(mark: CourseMark): void {
    this.passPobs(mark.start);
    const open = this.current;
    if (open && mark.start < open.lead) return;
    if (mark.kind === 'numbered' && open && CHORD_FOLLOWS.test(this.s.text.slice(open.lead, mark.start).slice(-24))) return;
    if (mark.kind === 'verb' && !this.verbOpens(mark)) return;
    if (mark.kind === 'meander' && !this.meanderOpens(mark)) return;
    if (mark.kind !== 'meander' && this.inBracket(mark.start)) return;
    if (open && open.tokens.length === 0 && this.onlyAnnounces(open, mark)) {
      open.lead = mark.lead;
      return;
    }
    this.open(mark.kind, mark.start, mark.lead);
  }

  token(token: Token): void {
    this.passPobs(token.start);
    const open = this.current;
    if (open && token.start < open.lead) return;
    if (token.kind === 'direction' || (token.kind === 'angle' && this.s.azimuths)) {
      if (this.startsListed(token)) this.open('listed', this.clauseStart(token.start), token.start);
    }
    if (this.current && token.start >= this.current.lead) this.current.tokens.push(token);
  }

  finish(): Segment[] {
    const last = this.current;
    if (last) last.end = this.s.to;
    return this.segments;
  }

  private open(how: Segment['how'], start: number, lead: number): void {
    if (this.current) this.current.end = start;
    this.current = { how, start, lead, end: this.s.to, tokens: [] };
    this.segments.push(this.current);
    this.closed = false;
  }

  /** A course that reached the beginning closes the figure: what follows is a course only if a word says so. */
  private passPobs(at: number): void {
    for (; this.pob < this.s.pobs.length && this.s.pobs[this.pob]!.start < at; this.pob++) {
      const mention = this.s.pobs[this.pob]!;
      if (this.current && mention.role === 'reached' && mention.start > this.current.lead && this.hasLength(this.current))
        this.closed = true;
    }
  }

  private inBracket(at: number): boolean {
    while (this.bracket < this.brackets.length && this.brackets[this.bracket]!.end <= at) this.bracket++;
    const span = this.brackets[this.bracket];
    return span !== undefined && span.start < at;
  }

  private hasLength(segment: Segment): boolean {
    return segment.tokens.some((t) => t.kind === 'distance');
  }

  private onlyAnnounces(open: Segment, mark: CourseMark): boolean {
    if (mark.kind === 'meander') return false;
    const gap = this.s.text.slice(open.lead, mark.start);
    if (gap.length > 320) return false;
    if (mark.kind === 'verb' || mark.kind === 'numbered') return !/\bto\s+(?:a|an|the)\b[^:]*$/.test(gap) || /follow/.test(gap);
    return /^[\s,:;.]*$/.test(gap) || (ANNOUNCES.test(gap) && /follow|courses|metes/.test(gap));
  }

  /** "and run", "; continue": a course of its own only where the one before it is complete. */
  private verbOpens(mark: CourseMark): boolean {
    const ahead = this.firstDirection(mark.lead, 240);
    const open = this.current;
    if (!open) return ahead !== null && (ahead.start - mark.lead < 60 || /^\s+(?:along|in\s|with)/.test(this.s.text.slice(mark.lead, mark.lead + 10)));
    const startsFrom = this.s.text.startsWith('from', mark.start);
    if (startsFrom || this.closed) return ahead !== null || /^\s+along/.test(this.s.text.slice(mark.lead, mark.lead + 8));
    if (!this.hasLength(open)) return false;
    if (ahead === null || ahead.start - mark.lead > 90) return false;
    const between = this.s.text.slice(open.tokens.at(-1)!.end, mark.start);
    if (/^[\s,]{0,2}(?:thence|to)\b/.test(between) && !/[;.]\s{0,3}$/.test(between) && !/\band\s{1,2}$/.test(between)) return false;
    return this.lengthFollows(ahead);
  }

  private meanderOpens(mark: CourseMark): boolean {
    if (!this.current || this.closed) return false;
    if (this.current.tokens.length === 0 && this.current.how !== 'meander') return false;
    const clauseEnd = nextBreak(this.s.text, mark.start, this.s.to);
    return !this.inside.some((t) => t.start > mark.start && t.start < clauseEnd && isBearing(t, this.s.azimuths));
  }

  private firstDirection(from: number, within: number): Token | null {
    const end = Math.min(this.s.to, from + within);
    for (const token of tokensBetween(this.inside, from, end)) {
      if (/[.;]\s/.test(this.s.text.slice(from, token.start).replace(/\b[a-z]\.|\b(?:st|no|ft|ave|rd|dr|mr|u\.s)\./g, ''))) return null;
      if (token.kind === 'direction' && (isBearing(token, false) || courseLike(this.s.text, token))) return token;
    }
    return null;
  }

  /** A bearing at the head of a clause opens a course where lists run without "thence". */
  private startsListed(token: Token): boolean {
    const { text } = this.s;
    const open = this.current;
    if (this.closed || this.inBracket(token.start)) return false;
    if (pointsAtSomething(text, open?.start ?? this.s.from, token)) return false;
    if (isBearing(token, this.s.azimuths)) {
      if (open && !this.complete(open)) return false;
      return this.headOfClause(token.start) && this.lengthFollows(token) && !this.offsetFollows(token);
    }
    // Cardinal and general directions open a listed course only right at the head of a clause.
    if (token.kind !== 'direction' || !open || !this.complete(open)) return false;
    return /[;.:\n]\s{0,6}(?:and\s{1,2})?$/.test(text.slice(token.start - 12, token.start)) && this.lengthFollows(token) && !this.offsetFollows(token);
  }

  private complete(segment: Segment): boolean {
    const main = segment.tokens.findIndex((t) => isBearing(t, this.s.azimuths) || t.kind === 'direction');
    if (main < 0) return this.hasLength(segment);
    return this.hasLength(segment) || /[;\n]/.test(this.s.text.slice(segment.tokens[main]!.end, segment.tokens.at(-1)!.end));
  }

  private headOfClause(at: number): boolean {
    return /(?:[;:,.\n)(-]|\band|\d\.)\s{0,12}$/.test(this.s.text.slice(Math.max(this.s.from, at - 16), at)) || /[;\n][^;\n]{0,90}$/.test(this.s.text.slice(Math.max(this.s.from, at - 92), at));
  }

  private clauseStart(at: number): number {
    const floor = this.current ? Math.max(this.current.lead, this.current.tokens.at(-1)?.end ?? 0) : Math.max(this.s.from, at - 160);
    const before = this.s.text.slice(floor, at);
    const cut = Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n'), before.lastIndexOf(': '));
    const start = cut < 0 ? at : floor + cut + 1;
    return start + /^\s*(?:and\s+)?/.exec(this.s.text.slice(start, at))![0].length;
  }

  private lengthFollows(token: Token): boolean {
    const end = Math.min(nextBreak(this.s.text, token.end, this.s.to), token.end + 260);
    for (const next of tokensBetween(this.inside, token.end, end)) {
      if (next !== token && isBearing(next, this.s.azimuths)) return false;
      if (next.kind === 'distance' && !isOtherMeasure(this.s.text, next)) return true;
    }
    return false;
  }

  private offsetFollows(token: Token): boolean {
    const next = tokensBetween(this.inside, token.end, token.end + 40).find((t) => t.kind === 'distance');
    return next !== undefined && isOffset(this.s.text, next);
  }
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
  if (/^[\s-]{0,2}(?:line|side|corner|right|boundary|half|quarter|margin|edge|bank|end|part|portion|of\b|by\b|from\b|r\/w|1\/|½|¼)/.test(behind)) return false;
  return !/\b(?:the|said|its|on|of)\s{1,2}$/.test(before);
}

function nextBreak(text: string, at: number, to: number): number {
  const cut = text.indexOf(';', at);
  return cut < 0 || cut > to ? to : cut;
}

export { isPassing };
