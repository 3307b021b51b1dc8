// Takes: one segment of a description. Gives: the course read from it: direction, length or curve, with every assumption named.
// Never: a repaired value; a length or bearing that the words do not give stays null.
import { isPlacedElsewhere } from './placed-elsewhere.ts';
import { pushApproximations } from './approximate.ts';
import { isOfNumber } from '../monuments/arrival.ts';
import { bracketSpans, isOfWitness, isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import { isHowItRuns } from '../marks/met-on-the-way.ts';
import { isNextStation } from './chainage.ts';
import { bracketedBearing, placingTerminus } from './course-aside.ts';
import { curveCourse, curveOf } from './course-curve.ts';
import { arrivalAt, lengthOf } from './course-length.ts';
import {
  nameStops,
  TO_THE_LENGTH,
  type Course,
  type CourseContext,
  type Heading,
  type Unexplained,
} from './course-parts.ts';
import { CURVE_WORD, curveAt, curveWordIn, type CurveElements, type Length } from './curve-phrase.ts';
import { headingOf } from './heading.ts';
import { ON_THE_LAST } from './relative-course.ts';
import { withMends } from './mended-values.ts';
import { matchesOf } from '../words/matches.ts';
import { terminusAt } from '../monuments/monument.ts';
import { saidAgainstBearing } from './against-bearing.ts';
import { saidOfValues } from './said-of-values.ts';
import { secondBearing, secondLength } from './second-value.ts';
import { secondCourse } from './second-course.ts';
import { bearingSaidAgain, lengthSaidAgain } from './said-again.ts';
import type { Segment } from '../marks/cut.ts';
import type { Token } from '../values/tokens.ts';
import { unreadBeside } from './unread-beside.ts';
import { mayBeBareWitness } from '../marks/witness-list.ts';

export function courseOf(context: CourseContext, segment: Segment, earlier: readonly Course[]): Course {
  const word = curveWordIn(context.folded, segment.lead, segment.end);
  const curveWord = word >= 0 && isChordOfWater(context.folded, segment, word) ? -1 : word;
  const tokens = courseTokens(context, segment, curveWord >= 0);
  const curve = curveOf(context, segment, tokens, curveWord, earlier);
  if (!curve) return lineCourse(context, segment, tokens, curveWord, earlier);
  const read = curveCourse(context, segment, tokens, curve, earlier);
  return withMends(context.text, context.folded, read, null, { start: read.valuesStart, end: read.valuesEnd });
}

const WATER =
  /\b(?:creek|branch|brook|river|run|stream|ditch|drain|bayou|slough|shore(?:line)?|lake|pond|high\swater)\b/;

/** "with the branch, the chord of which is S 18° E 279 feet": the straight line between two points of it, no arc. */
function isChordOfWater(folded: string, segment: Segment, word: number): boolean {
  if (!folded.startsWith('chord', word) || !WATER.test(folded.slice(segment.lead, word))) return false;
  return !CURVE_WORD.test(folded.slice(word, segment.end).replace(/\bchords?\b/g, ''));
}

/** Tokens that can belong to the course: not those that point at a witness, nor those in brackets that hold no curve. */
function courseTokens({ folded }: CourseContext, segment: Segment, isCurved: boolean): Token[] {
  // The bearing and length of a tie line alone were taken: nothing is told beside them.
  if (segment.standsFor && segment.tokens.length === 2) return segment.tokens.slice();
  const brackets = remarksIn(folded, segment, isCurved);
  const own = brackets.length > 0 ? bracketedBearing(folded, segment) : [];
  const placing = placingTerminus(folded, segment.tokens);
  const tokens: Token[] = [];
  let aside: Token | null = null;
  for (const token of segment.tokens) {
    if (own.includes(token)) {
      tokens.push(token);
      continue;
    }
    if (placing.includes(token) || brackets.some((span) => token.start > span.start && token.end <= span.end)) continue;
    if (isCoordinate(folded, segment, token)) continue;
    if (token.kind === 'distance' || token.kind === 'number') {
      // The length behind a witness bearing belongs to it: "bears S 62° E, 0.35 ch."
      if (aside === null || !isOfTheWitness(folded, aside.end, token.start) || isNextStation(folded, tokens, token))
        tokens.push(token);
      aside = null;
      continue;
    }
    if (isPlacedElsewhere(folded, token)) continue;
    const points: boolean =
      pointsAtSomething(folded, segment.start, token) ||
      isOfWitness(folded, token.start) ||
      isUnboundWitness(folded, token.start) ||
      isReferenceAzimuth(folded, segment, token);
    // "along north latitude 32°41' 854 feet", "N 8° E, variation 19° E, 14 chains": the length is the course's.
    aside = points && !isParallel(folded, token) && !isHowItRuns(folded, token.start) ? token : null;
    if (!points) tokens.push(token);
  }
  return tokens;
}

const DISTANT = /^[\s,]{1,3}(?:and\s{1,2})?distant[\s,]{1,3}(?:about\s|approximately\s)?$/;
const isOfTheWitness = (folded: string, from: number, to: number): boolean => {
  const words = folded.slice(from, to);
  return TO_THE_LENGTH.test(words) || DISTANT.test(words);
};

/** The brackets that only remark: they hold no curve and not the course's only length. */
function remarksIn(folded: string, segment: Segment, isCurved: boolean): { start: number; end: number }[] {
  const brackets = bracketSpans(folded, segment.lead, segment.end);
  if (brackets.length === 0) return brackets;
  const unbracketed = (span: { start: number; end: number }): boolean =>
    segment.tokens.some((t) => t.kind === 'distance' && (t.end <= span.start || t.start >= span.end));
  return brackets.filter((span) => {
    const words = folded.slice(span.start, span.end);
    if (
      (isCurved && CURVE_WORD.test(words)) ||
      (isCurved && NOTED_RADIUS.test(words)) ||
      (isCurved && NOTED_ANGLE.test(words)) ||
      /\btangent\b|\b(?:lc|chd?|cb)(?:\s?[=:]|\s(?=[ns][.\s]{0,2}\d))/.test(words) ||
      LABELLED.test(folded.slice(Math.max(segment.lead, span.start - 12), span.start))
    )
      return false;
    if (isOnlyLength(folded, segment, span)) return false;
    return !/\bdistance\s+(?:of|is|being)\b/.test(words) || unbracketed(span);
  });
}

/** "N 9° E (31 rods) to a post": the bracket holds the course's length and no other stands before it or right behind it. */
function isOnlyLength(folded: string, segment: Segment, span: { start: number; end: number }): boolean {
  const at = segment.tokens.findIndex((t) => t.kind === 'distance');
  const length = segment.tokens[at];
  if (!length || length.start < span.start || length.end > span.end) return false;
  if (/[a-z\d]/.test(folded.slice(span.start, length.start) + folded.slice(length.end, span.end))) return false;
  return /^[\s,.;]{0,3}(?:$|to\s|thence\b|along\s|with\s|more\s+or\s+less)/.test(folded.slice(span.end, segment.end));
}

/** "a 5 degree curve (R-1146.28)", "(Length=93.36 ft., Rad. 61.00 ft.)". */
const NOTED_RADIUS = /(?:^\(\s?r(?:ad)?|\brad)[\s.:=-]{1,3}\d[\d,]{0,7}(?:\.\d|\s?(?:feet|ft|'))/;

/** "(central angle 22°55'06")", "(Δ = 10°)". */
const NOTED_ANGLE = /\b(?:central\s+angle|delta)\b|δ/;

/** "thence course L1 (N 14° E, 55.02')": the bracket says what the label stands for. */
const LABELLED = /\b[lc]-?\d{1,3}\s?$/;

function isParallel(folded: string, token: Token): boolean {
  return /\b(?:latitude|longitude|(?:variation|declination|varn?\.?|va\.?)[:,=]?(?:\s(?:of|is|being))?)\s{0,2}$/.test(
    folded.slice(Math.max(0, token.start - 20), token.start),
  );
}

/** "the coordinates of which, referred to the station, are 4,424.1 feet north and 345.2 feet west". */
function isCoordinate(folded: string, segment: Segment, token: Token): boolean {
  const before = folded.slice(Math.max(segment.start, token.start - 240), token.start);
  return /\bcoordinates\b[^;]{0,180}\b(?:being|are|is)\b[\s:]{0,3}[^;]{0,50}$/.test(before);
}

/** "the true azimuth and distance from said pipe to Station X being 337°14'25" 186.40 feet"; not those "of the chord". */
function isReferenceAzimuth(folded: string, segment: Segment, token: Token): boolean {
  const before = folded.slice(Math.max(segment.start, token.start - 260), token.start);
  return /azimuths?\s+and\s+distances?\s+(?:from|to|of)\b(?!\s+(?:the\s+|its\s+|said\s+)?(?:long\s+)?chord\b)[^;]{0,220}(?:being|is|are)\s{0,2}:?\s{0,3}$/.test(
    before,
  );
}

function lineCourse(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  curveWord: number,
  earlier: readonly Course[],
): Course {
  const { folded } = context;
  const heading = headingOf(context, segment, tokens, earlier);
  const length = lengthOf(context, segment, tokens, heading, earlier);
  const head = length ? Math.max(length.length.end, heading.end) : heading.end;
  const isCurved = curveWord >= 0 || head < segment.lead;
  const reasons = length ? heading.doubts.concat(length.doubts) : heading.doubts.slice();
  pushMissing(reasons, folded, segment, heading, length !== null);
  if (length && heading.bearing && holdsScrap(folded, heading.end, length.length.start)) reasons.push(SCRAP_INSIDE);
  const bearingAgain = bearingSaidAgain(folded, segment, heading);
  const lengthAgain = length ? lengthSaidAgain(folded, segment, length.length) : null;
  const told = length?.length ?? null;
  const unread = unreadBeside(folded, tokens, heading, told);
  reasons.push(...unread);
  const second = bearingAgain || lengthAgain ? null : saidBeside(context, segment, heading, told, earlier, curveWord);
  const carried = carriedDoubt(heading, earlier);
  for (const said of [bearingAgain?.why, lengthAgain, second?.why, carried]) if (said) reasons.push(said);
  const unreadSpans = [length?.unread, second].filter((one) => one !== null && one !== undefined);
  pushApproximations(reasons, context, segment, heading, length);
  const course: Course = {
    start: segment.start,
    end: segment.end,
    bearing: heading.bearing,
    direction: heading.direction,
    trendDeg: heading.trendDeg,
    distance: length?.length ?? null,
    curve: null,
    curveAhead: isCurved ? curveBehind(folded, segment, head) : null,
    tail: head,
    stops: nameStops(folded, segment.tokens, length?.length.start),
    reasons,
    grave:
      heading.bearing === null ||
      !length ||
      length.grave ||
      bearingAgain !== null ||
      lengthAgain !== null ||
      second !== null ||
      unread.length > 0 ||
      carried !== null ||
      reasons.includes(SCRAP_INSIDE) ||
      (heading.doubts.length > 0 && heading.doubts.some((d) => GRAVE.test(d))),
    others: bearingAgain ? [...heading.others, bearingAgain] : heading.others,
    valuesStart: heading.start,
    valuesEnd: Math.max(head, segment.lead),
    byAngle: heading.byAngle,
    byAzimuth: heading.byAzimuth,
    interiorSide: heading.interiorSide ?? earlier.at(-1)?.interiorSide,
    way: heading,
    ...(unreadSpans.length > 0 && { unread: unreadSpans }),
  };
  return withMends(context.text, folded, course, heading, length?.length ?? null);
}

/** What makes only the length of a course doubtful. */
const OF_THE_LENGTH = /^(?:no length|the length)/;

/** "with the same bearing": as sure as the course it was taken from. */
function carriedDoubt({ direction, bearing, doubts }: Heading, earlier: readonly Course[]): string | null {
  const last = earlier.at(-1);
  if (direction !== 'relative' || bearing === null || !last?.grave || !doubts.includes(ON_THE_LAST)) return null;
  return last.reasons.some((reason) => !OF_THE_LENGTH.test(reason)) ? 'the course before it is doubted' : null;
}

function pushMissing(reasons: string[], folded: string, segment: Segment, heading: Heading, hasLength: boolean): void {
  if (heading.bearing === null && heading.direction !== 'broken') reasons.push('no bearing is given');
  if (hasLength) return;
  reasons.push(namesLength(folded, segment, heading.start) ? 'the length cannot be read' : 'no length is given');
}

/** The first thing said in the course that its bearing and length do not explain. */
function saidBeside(
  context: CourseContext,
  segment: Segment,
  heading: Heading,
  length: Length | null,
  earlier: readonly Course[],
  curveWord: number,
): Unexplained | null {
  const { folded } = context;
  if (length?.unitless === true && mayBeBareWitness(folded, heading.start))
    return ofNone('it may be where a witness stands');
  const arrival = terminusAt(folded, Math.max(length?.end ?? 0, heading.end), segment.end);
  const to = arrival < 0 ? segment.end : arrival;
  return (
    (length && secondLength(folded, segment, length, to)) ??
    secondBearing(folded, segment, heading, to) ??
    secondCourse(folded, segment, heading, length, to) ??
    ofNone(
      saidOfValues(folded, segment, heading, length, to) ??
        saidAgainstBearing(context, segment, heading, earlier, to) ??
        (runsAlongCurve(folded, segment, curveWord, to) || IN_CIRCLE.test(context.text.slice(segment.lead, to))
          ? CURVE_UNTOLD
          : null),
    )
  );
}

/** Words that raise a doubt and are no value. */
const ofNone = (why: string | null): Unexplained | null => (why === null ? null : { why, start: 0, end: 0 });

/** "thence with a curve N 69° E 252 feet", "N 69° E 252 feet, for an arc length of 253 feet". */
const runsAlongCurve = (folded: string, segment: Segment, word: number, to: number): boolean =>
  word >= 0 &&
  word < to &&
  (folded.startsWith('curv', word) || folded.startsWith('arc', word)) &&
  (ARC_TOLD.test(folded.slice(word, word + 14)) ||
    RUNS_ALONG.test(folded.slice(Math.max(segment.lead, word - 40), word)));
const ARC_TOLD = /^arc\s+(?:length|distance)\b/;
const RUNS_ALONG =
  /\b(?:with|along|on|by|around|following|upon|as)\s+(?:the\s+arc\s+of\s+)?(?:an?|the|said)\s+(?:[a-z-]+\s+){0,2}$/;
/** "thence west on a circle, nine miles from the town at all points, six miles"; with a capital it is a street's name. */
const IN_CIRCLE =
  /\b(?:with|in|on|by|around|following|along)\s+(?:the\s+arc\s+of\s+)?(?:an?|the|said)\s+(?:[a-z-]+\s+){0,2}circle\b/;
const CURVE_UNTOLD = 'it runs along a curve of which neither radius nor angle is told';

const SCRAP_INSIDE = 'what is left of another bearing stands in the course';
const SCRAP = /\b(?:along|with|by|on|to|of|and|the|said)\s+(?:degrees|minutes|seconds)\b/;

/** "south 8 degrees east along the seconds west along the lane, 93 feet": words of another line between the bearing and the length. */
const holdsScrap = (folded: string, from: number, to: number): boolean => SCRAP.test(folded.slice(from, to));

/** The curve that the words behind a line's end tell of, which the next course follows. */
function curveBehind(folded: string, segment: Segment, head: number): CurveElements | null {
  const from = terminusAt(folded, head, segment.end);
  if (from < 0 || !CURVE_WORD.test(folded.slice(from, segment.end))) return null;
  return curveAt(folded, from, segment.end, segment.tokens, true);
}

const UNIT_NAMED =
  /(?<!square\s)\b(?:feet|rods|poles|perches|chains|links|varas)\b|\d[\d,.]*[a-z]{1,2}\s?(?:ft|chs|lks|rds)\b/g;

/** A unit of length stands in the course and no number could be read before it. */
function namesLength(folded: string, segment: Segment, from: number): boolean {
  let terminus = arrivalAt(folded, from, segment.end);
  // "four hundred mined to (399) feet": the word is of the number.
  if (terminus >= 0 && isOfNumber(folded, terminus)) terminus = arrivalAt(folded, terminus + 2, segment.end);
  const words = folded.slice(from, terminus < 0 ? segment.end : terminus);
  return matchesOf(UNIT_NAMED, words).some(
    (m) => !segment.tokens.some((t) => t.kind === 'distance' && t.start <= from + m.index && t.end > from + m.index),
  );
}

const GRAVE = /exceeds|no quadrant|may have stood|over 59|taken for|words say|against its bearing/;
