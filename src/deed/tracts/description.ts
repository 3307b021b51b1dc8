// Takes: folded text and its tokens. Gives: each description in it: where it starts, its tie courses, its boundary courses, where
// it ends. Never: a Tract; tract.ts dresses one.
import { customaryOrigin, originByCourses, statedOrigin, type AzimuthOrigin } from '../courses/azimuth-origin.ts';
import { runsByBareAngles } from '../courses/bare-angle-rows.ts';
import { azimuthTokens } from '../courses/azimuth-tokens.ts';
import { settleEnds } from '../courses/course-end.ts';
import { boundLand } from './rows.ts';
import { courseOf } from '../courses/course.ts';
import { compoundRows } from '../courses/compound-rows.ts';
import { doubtMissingDecimals } from '../courses/missing-decimals.ts';
import { doubtCourses } from '../courses/doubtful-courses.ts';
import { curvesByNext } from '../courses/course-curve.ts';
import type { Course, CourseContext } from '../courses/course-parts.ts';
import { courseMarksOf, type CourseMark } from '../marks/course-marks.ts';
import { closesItself, loopsOf } from '../courses/closing.ts';
import { between, isBearing, type Segment } from '../marks/cut.ts';
import { figureOf } from './figures.ts';
import { courseOfRow } from '../courses/curve-row.ts';
import { lineTableOf, outsideTables, type LineTable } from '../courses/line-table.ts';
import { rowTableOf } from '../courses/row-table.ts';
import { closureReport, type ReportFigure } from '../courses/closure-report.ts';
import { segmentsOf } from '../segments/segments.ts';
import { beforeTables, fromTable, tableCourses } from '../courses/table-course.ts';
import { outside, toldApart } from '../marks/told-apart.ts';
import {
  fromStarter,
  fromStartersAgain,
  pobMentionsOf,
  startersOf,
  type PobMention,
  type Starter,
} from '../marks/structure.ts';
import { joinTies } from './told-tie.ts';
import type { Token } from '../values/tokens.ts';
import { namesAzimuths } from '../words/bare-angles.ts';
import { tellsTurns } from '../marks/way-there.ts';
import { mayHold } from '../words/triples.ts';

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
  /** No word says where the boundary begins: its ties were told by the closure of what follows them. */
  readonly tiesInferred: boolean;
  /** Where a report prints the name of its parcel. */
  readonly named?: { readonly start: number; readonly end: number };
}

interface Page {
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** Whether the text speaks of azimuths, and of degrees at all. */
  readonly pobs: readonly PobMention[];
  readonly marks: readonly CourseMark[];
  readonly table: LineTable;
  readonly azimuths: boolean;
  /** Where azimuths count from, as far as the whole text tells. */
  readonly customary: () => AzimuthOrigin;
  readonly degrees: boolean;
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
  const apart = [...toldApart(text, folded, starters, pobs), ...report];
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
    degrees: folded.includes('°') || (mayHold(text, 'degrees') && folded.includes('degrees')),
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

/** Where bare angles are directions: a text that speaks of azimuths, or runs "thence 204 degrees" again and again. */
function originOf(page: Page, from: number, to: number): AzimuthOrigin | null {
  if (!page.azimuths && !page.degrees) return null;
  const near = page.folded.slice(Math.max(0, from - 600), to);
  if (!page.azimuths && !runsByBareAngles(near)) return null;
  return statedOrigin(near) ?? page.customary();
}

/** The courses of a stretch; read again where they themselves tell from which end of the meridian azimuths count. */
function coursesOf(page: Page, segments: readonly Segment[], starter: Starter, origin: AzimuthOrigin | null): Course[] {
  const courses = readCourses(page, segments, origin);
  if (origin === null || courses.length === 0) return courses;
  const pob = page.folded.slice(starter.start, Math.min(courses[0]!.start, starter.start + 1200));
  const told = originByCourses(page.folded, origin, pob, courses);
  return told === origin ? courses : readCourses(page, segments, told);
}

const STANDS_FOR = 'a measured line stands for the natural line that the words follow';

function readCourses(page: Page, segments: readonly Segment[], azimuths: AzimuthOrigin | null): Course[] {
  const { text, folded, table } = page;
  const context: CourseContext = { text, folded, azimuths };
  const courses: Course[] = [];
  for (const cut of segments) {
    if (cut.isRow) {
      courses.push(courseOfRow(folded, cut));
      continue;
    }
    const segment = table.size === 0 ? cut : beforeTables(folded, cut, table);
    const course = courseOf(context, segment, courses);
    if (segment.standsFor) course.reasons.push(STANDS_FOR);
    // A side faces its way: that is no bearing, but more than nothing.
    const facing = segment.how === 'side' && course.direction === 'none';
    const own: Course = facing ? { ...course, direction: 'general' } : course;
    if (table.size === 0) courses.push(...(compoundRows(folded, own) ?? [own]));
    else courses.push(...fromTable(folded, own, table));
  }
  return courses;
}

function describe(page: Page, starter: Starter, to: number, leadFrom: number): Description[] {
  const { folded } = page;
  const tokens = between(page.tokens, starter.end, to);
  const pobs = between(page.pobs, starter.end, to);
  // Sides told before a beginning say the same land that the courses behind it do.
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

/** "go north on U.S. 19 for 6 miles, turn left on Valley Road": how to drive there. */
function isWayThere(folded: string, segments: readonly Segment[], courses: readonly Course[]): boolean {
  if (courses.filter((c) => c.direction === 'measured' || c.curve !== null).length > 1) return false;
  return tellsTurns(folded.slice(Math.max(0, segments[0]!.start - 40), courses.at(-1)!.end + 60));
}

/** A text that begins in the middle: "…thence to the true point of beginning; thence N 11° E …". */
function isOnlyArrival(folded: string, starter: Starter, course: Course): boolean {
  if (starter.kind !== 'implicit' || course.bearing !== null || course.distance !== null || course.curve) return false;
  return /^thence\s+to\s+\w+\s+(?:true\s+)?(?:point|place)\s+of\s+beginning$/.test(
    folded.slice(course.start, course.end),
  );
}

/** "thence 210 feet east of the township line": where it leads cannot be told, that it is measured can. */
const MEASURES =
  /^(?:and\s+)?(?:running\s+)?thence,?\s+(?:about\s+|approximately\s+)?(?:\d[\d,.]{0,9}|[a-z][a-z\s-]{2,60}?)\s+(?:feet|rods|chains|poles|perches|miles|yards|links|varas)\b/;

/** "Thence according to the true meridian, the variation being 15° East, 1st. N 63° W 80 chains": only how the courses are counted. */
const NAMES_MERIDIAN =
  /^(?:and\s+)?(?:running\s+)?thence,?\s+(?:running\s+)?(?:according\s+to|by|with|from|upon|on|counting\s+from|agreeabl[ey]\s+to)\s+(?:the\s+|a\s+)?(?:true|magnetic|old|original|same|assumed|present)\s+(?:meridian|needle|variation|north|bearings?)\b(?![^;]{0,160}\bto\s+(?:an?|the)\s+(?!(?:east|west|north|south|following)\b))[^;]{0,160}$/;

/** "thence L4": a row of a table that may not be there. */
const NAMES_ROW = /^(?:and\s+)?thence,?\s+(?:line\s|curve\s)?[lc]-?\d{1,3}(?=[\s,;.]|$)/;

/** "thence" alone is no course: it must run somewhere, along something, or to something. */
function isCourse(folded: string, course: Course): boolean {
  if (course.curve !== null || course.bearing !== null || course.distance !== null) return true;
  const words = folded.slice(course.start, course.end);
  if (NAMES_MERIDIAN.test(words)) return false;
  if (course.direction !== 'none') return true;
  return (
    /\b(?:to|along|with|up|down|by|across|around|over|following|[a-z]{2,9}erly\s+on)\s/.test(words) ||
    NAMES_ROW.test(words) ||
    MEASURES.test(words)
  );
}

/** Without a word of beginning two measured courses must show that land is described. */
function hasSubstance(folded: string, starter: Starter, courses: readonly Course[]): boolean {
  if (starter.kind !== 'implicit' && courses.some((c) => c.curve !== null || c.direction !== 'none')) return true;
  // A fragment may have lost its lengths or its bearings: three of either say as much as two whole courses.
  const bearings = courses.filter((c) => c.direction === 'measured').length;
  const lengths = courses.filter((c) => c.distance !== null && c.distance.unit !== 'miles').length;
  // "thence by land of Pell 18 rods to a ditch; thence by the ditch to …": two lengths among courses that only name what they follow.
  if (starter.kind === 'begin' && courses.length >= 3 && courses.filter((c) => followsFor(folded, c)).length >= 2)
    return true;
  return lengths >= 3 || (starter.kind === 'implicit' && (bearings >= 3 || areMeasured(courses)));
}

/** "thence by land of Pell 18 rods": it has a length and says what it follows. */
const followsFor = (folded: string, { start, end, distance }: Course): boolean =>
  distance !== null &&
  /^(?:(?:and|&)\s+)?(?:from\s+|running\s+)?(?:then(?:ce)?\s+)?(?:running\s+)?(?:by|along|with|on|at\s+right\s+angles)\s/.test(
    folded.slice(start, Math.min(end, start + 40)),
  );

const BY_A_NAME =
  /^(?:and\s+)?(?:then|thence)[,\s]{1,3}(?:(?:along|with|by|down|up|on|following|to|through|across|(?:in\s+)?a\s+(?:direct|straight|right)\s+(?:line|course))\s)/;
const CONTAINS = String.raw`(?:and\s+)?(?:containing|supposed\s+to\s+contain)\b[^.;]{0,60}\bacres?\b`;
const OF_A_TRACT = new RegExp(
  String.raw`\b(?:(?:tract|parcel|piece|lot)\b|(?:limits|boundar(?:y|ies))\b[^.;]{0,120}\b(?:as\s+follows|following|shall\s+be|to[\s-]{1,2}wit|viz)\b|${CONTAINS})`,
);
const ENDS_A_TRACT = new RegExp(
  String.raw`^[\s,.;]{0,4}(?:${CONTAINS}|(?:and\s+)?also,?\s+(?:one\s+other|another|an?)\s[^.;]{0,30}\b(?:tract|parcel|piece|lot)\b)`,
);

/** "a tract of land beginning at a gum; thence along Teel's line to the branch; thence down the branch to the beginning": no wind, no length. */
function boundsByNames(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): boolean {
  if (courses.length < 3) return false;
  const last = courses.at(-1)!;
  const returns = pobs.find((p) => p.role === 'reached' && p.start > last.start);
  if (!returns) return false;
  // A page from the middle: "…; thence with the road to the ford; thence up the run to the beginning".
  if (starter.kind === 'implicit') return courses.every((c) => folded.startsWith('then', c.start));
  if (!courses.every((c) => BY_A_NAME.test(folded.slice(c.start, Math.min(c.end, c.start + 40))))) return false;
  return (
    OF_A_TRACT.test(folded.slice(Math.max(0, starter.start - 160), starter.start)) ||
    ENDS_A_TRACT.test(folded.slice(returns.end, returns.end + 110))
  );
}

/** Two courses at least with a direction and a length, or as curves. */
const areMeasured = (courses: readonly Course[]): boolean =>
  holdsSeveral(2, courses, (c) => c.curve !== null || (c.direction !== 'none' && c.distance !== null));

/** Asked of all the courses behind each figure: none farther than it takes to tell is looked at. */
function holdsSeveral(several: number, courses: readonly Course[], is: (course: Course) => boolean): boolean {
  let found = 0;
  return courses.some((course) => is(course) && ++found === several);
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

/** Between two figures: the next one's words open behind the last blank line, else behind the sentence that closes the first. */
function openingBetween(folded: string, from: number, to: number): number {
  const words = folded.slice(from, to);
  const blank = [...words.matchAll(/\n\s{0,20}\n\s{0,20}/g)].at(-1);
  const opens =
    blank ??
    /\n\s{0,12}(?=(?:parcel|tract)\s)/.exec(words) ??
    /:\s{1,3}(?=from\s)/.exec(words) ??
    /(?<!\b[a-z])[.;]\s{1,20}(?=[a-z(])/.exec(words);
  return opens ? from + opens.index + opens[0].length : from;
}
