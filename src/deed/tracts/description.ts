// Takes: folded text and its tokens. Gives: each description in it: where it starts, its tie courses, its boundary courses, where
// it ends. Never: a Tract; tract.ts dresses one.
import { type AzimuthOrigin, customaryOrigin } from '../courses/azimuth-origin.ts';
import { azimuthTokens } from '../courses/azimuth-tokens.ts';
import { settleEnds } from '../courses/course-end.ts';
import { boundLand } from './rows.ts';
import { doubtMissingDecimals } from '../courses/missing-decimals.ts';
import { doubtCourses } from '../courses/doubtful-courses.ts';
import { curvesByNext } from '../courses/course-curve.ts';
import type { Course } from '../courses/course-parts.ts';
import { courseMarksOf } from '../marks/course-marks.ts';
import { closesItself, loopsOf } from '../courses/closing.ts';
import { between, isBearing } from '../marks/cut.ts';
import { figureOf, openingBetween } from './figures.ts';
import { lineTableOf, outsideTables } from '../courses/line-table.ts';
import { rowTableOf } from '../courses/row-table.ts';
import { closureReport, type ReportFigure } from '../courses/closure-report.ts';
import { segmentsOf } from '../segments/segments.ts';
import { tableCourses } from '../courses/table-course.ts';
import { otherLines, outside } from '../marks/other-lines.ts';
import { fromStarter, fromStartersAgain, startersOf } from '../marks/starters.ts';
import { type PobMention, pobMentionsOf, type Starter } from '../marks/structure.ts';
import { joinTies } from './join-ties.ts';
import type { Token } from '../values/tokens.ts';
import { namesAzimuths } from '../words/bare-angles.ts';
import { coursesOf, originOf, type Page } from './page-courses.ts';
import {
  areMeasured,
  boundsByNames,
  hasSubstance,
  holdsSeveral,
  isCourse,
  isOnlyArrival,
  isWayThere,
} from './courses-of-land.ts';

export interface Description {
  readonly starter: Starter;
  /** Where the words that lead into it may begin: the end of the description before it. */
  readonly leadFrom: number;
  /** Up to the start of the next description. */
  readonly to: number;
  readonly ties: readonly Course[];
  readonly courses: readonly Course[];
  /** The words that place its beginning. */
  readonly pobStart: number;
  readonly pobEnd: number;
  /** Where its last course ends. */
  readonly end: number;
  readonly closes: boolean;
  /** No word says where the boundary begins: its ties were described by the closure of what follows them. */
  readonly tiesInferred: boolean;
  /** Where a report prints the name of its parcel. */
  readonly named?: { readonly start: number; readonly end: number };
}

/** Enough to know land is described without asking what else the text may be: two courses with a direction and a length. */
export function isMeasured(d: Description): boolean {
  const all = [...d.ties, ...d.courses];
  // "went north to the mill 3 miles, thence east 2 miles": a journey runs so too.
  if (
    d.starter.kind === 'implicit' &&
    !d.closes &&
    all.every((c) => c.distance === null || c.distance.unit === 'miles')
  )
    return false;
  const measured = all.filter((c) => c.curve?.radius ?? (c.direction !== 'none' && c.distance !== null));
  return measured.length >= 2 || (d.closes && all.filter((c) => c.distance !== null).length >= 4);
}

/** One or two bearings without any length bound nothing: "thence S 74° E to the pier line". */
export function isMoreThanALine(d: Description): boolean {
  const bounds = (c: Course): boolean => c.distance !== null || c.curve !== null;
  return d.ties.length + d.courses.length > 2 || d.ties.some(bounds) || d.courses.some(bounds);
}

export function descriptionsOf(text: string, folded: string, tokens: readonly Token[]): Description[] {
  const table = lineTableOf(folded, tokens);
  const pobs = pobMentionsOf(folded);
  const starters = [...startersOf(folded), ...fromStartersAgain(folded, pobs)].sort((a, b) => a.start - b.start);
  const report = closureReport(folded, tokens);
  const apart = [...otherLines(text, folded, starters, pobs), ...report];
  let customary: AzimuthOrigin | null = null;
  const azimuths = namesAzimuths(text, folded);
  const page: Page = {
    text,
    folded,
    tokens: outside(outsideTables(azimuths ? azimuthTokens(folded, tokens) : tokens, table), apart),
    pobs: outside(pobs, apart),
    marks: outside(courseMarksOf(folded), apart),
    table,
    azimuths,
    customary: () => (customary ??= customaryOrigin(text, folded)),
    degrees: /°|degrees/.test(folded),
  };
  const out: Description[] = [];
  let leadFrom = 0;
  for (const { starter, to } of stretches(folded, outside(starters, apart), page)) {
    for (const found of describe(page, starter, to, leadFrom)) {
      const merged = joinTies(folded, out.at(-1), found);
      if (merged) out[out.length - 1] = merged;
      else out.push(found);
      leadFrom = found.end;
    }
  }
  // A report beside a description says the same land again.
  if (out.length > 0) return out;
  return report.length > 0 ? report.map((_, i) => ofReport(page, report, i)) : tableFigure(page);
}

function ofReport(page: Page, report: readonly ReportFigure[], i: number): Description {
  const { courses, name, over } = report[i]!;
  const rows = ofRows(page, courses, closesItself(courses), report[i - 1]?.end ?? 0);
  return { ...rows, end: over, to: report[i + 1]?.start ?? rows.to, named: name };
}

/** The text cut at every "beginning at" and "commencing at"; what stands before the first may be a description too. */
function stretches(
  folded: string,
  starters: readonly Starter[],
  { marks, tokens }: Page,
): { starter: Starter; to: number }[] {
  const first = starters[0]?.start ?? folded.length;
  const out: { starter: Starter; to: number }[] = [];
  if (first > 0) {
    const implicit = { kind: 'implicit' as const, start: 0, end: 0 };
    const from = fromStarter(folded, 0, first);
    // "Wren: corner 1, thence …. Excluding the part bounded: from corner 2, N 4° E …": what stands before it may have courses too.
    const runs = (at: number): boolean =>
      marks.some((mark) => mark.kind === 'thence' && mark.start < at) ||
      tokens.filter((token) => token.start < at && isBearing(token, false)).length >= 3;
    if (from && runs(from.start)) out.push({ starter: implicit, to: from.start });
    out.push({ starter: from ?? implicit, to: first });
  }
  starters.forEach((starter, i) => out.push({ starter, to: starters[i + 1]?.start ?? folded.length }));
  return out;
}

/** A table of lines that stands alone and closes in its own order is the boundary. */
function tableFigure(page: Page): Description[] {
  const loops = loopsOf(tableCourses(page.table));
  if (loops) return loops.map((courses, i) => ofRows(page, courses, true, i === 0 ? 0 : courses[0]!.start));
  const table = rowTableOf(page.folded, page.tokens);
  return table ? [{ ...ofRows(page, table.courses, table.closes, 0), ties: table.ties }] : [];
}

function ofRows(page: Page, courses: readonly Course[], closes: boolean, leadFrom: number): Description {
  const start = courses[0]!.start;
  const starter: Starter = { kind: 'implicit', start, end: start };
  const end = courses.at(-1)!.end;
  const base = { starter, leadFrom, to: page.folded.length, pobStart: start, pobEnd: start, end };
  return { ...base, ties: [], courses, closes, tiesInferred: false };
}

function describe(page: Page, starter: Starter, to: number, leadFrom: number): Description[] {
  const { folded } = page;
  const tokens = between(page.tokens, starter.end, to);
  const pobs = between(page.pobs, starter.end, to);
  // Sides described before a beginning say the same land that the courses behind it do.
  const own = between(page.marks, starter.end, to);
  const marks = starter.kind === 'implicit' && to === folded.length ? own : own.filter((mark) => mark.kind !== 'side');
  if (marks.length === 0 && tokens.every((token) => token.kind === 'number')) return [];
  // Where no bare angle stands it does not matter.
  const origin = tokens.some((token) => token.kind === 'angle') ? originOf(page, starter.start, to) : null;
  const segments = segmentsOf({ text: folded, tokens, from: starter.end, to, pobs, marks, azimuths: origin !== null });
  if (segments.length === 0) return [];
  const courses = coursesOf(page, segments, starter, origin);
  curvesByNext(folded, courses);
  doubtMissingDecimals(folded, courses);
  doubtCourses(folded, courses);
  settleEnds(page.text, folded, courses, pobs);
  const kept = courses.filter((c, i) => isCourse(folded, c) && !(i === 0 && isOnlyArrival(folded, starter, c)));
  const sides = segments.filter((s) => s.how === 'side').length;
  if (kept.length === 0) return [];
  if (!(sides >= 3 || hasSubstance(folded, starter, kept) || boundsByNames(folded, starter, kept, pobs))) return [];
  // Rows of bearings and lengths alone may be a table of anything: without a word of beginning some word must run, or they close.
  if (starter.kind === 'implicit' && segments.every((s) => s.how === 'listed') && !boundLand(folded, kept, pobs))
    return [];
  if (starter.kind !== 'begin' && isWayThere(folded, segments, kept)) return [];
  return assemble(page, { starter, courses: kept, pobs, leadFrom }, to);
}

/** One figure after another, each with the courses that the one before it leaves. */
function assemble(page: Page, first: Figures, to: number): Description[] {
  const figures: Description[] = [];
  for (let left = first; ;) {
    const head = firstFigure(page, left, to);
    figures.push(head);
    const rest = left.courses.slice(head.ties.length + head.courses.length);
    if (rest.length === 0) return figures;
    if (!isAnother(rest)) return [...figures.slice(0, -1), { ...head, to }];
    const opens = openingBetween(page.folded, head.end, rest[0]!.start);
    const next: Starter = { kind: 'begin', start: opens, end: opens };
    left = { starter: next, courses: rest, pobs: between(left.pobs, opens, to), leadFrom: head.end };
  }
}

interface Figures extends Pick<Description, 'starter' | 'courses' | 'leadFrom'> {
  readonly pobs: readonly PobMention[];
}

function firstFigure(page: Page, { starter, courses, pobs, leadFrom }: Figures, to: number): Description {
  const { ties, inferred, length, sentenceEnd } = figureOf(page.folded, starter, courses, pobs);
  const own = courses.slice(ties, length);
  const last = own.at(-1);
  if (last && sentenceEnd !== null) own[own.length - 1] = { ...last, end: Math.min(last.end, sentenceEnd) };
  const rest = courses.slice(length);
  return {
    starter,
    leadFrom,
    to: rest[0]?.start ?? to,
    pobStart: starter.kind === 'implicit' ? leadFrom : starter.start,
    ties: courses.slice(0, ties),
    courses: own,
    pobEnd: courses[0]!.start,
    end: own.at(-1)?.end ?? courses[0]!.end,
    closes: rest.length > 0 || pobs.some((p) => p.role === 'reached' && own.length > 0 && p.end > own.at(-1)!.start),
    tiesInferred: inferred,
  };
}

/** Words behind a closed figure may run somewhere without bounding anything: "west of a line running north". */
function isAnother(courses: readonly Course[]): boolean {
  return areMeasured(courses) || holdsSeveral(3, courses, (c) => c.bearing !== null);
}
