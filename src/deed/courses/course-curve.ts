// Takes: one segment and the courses before it. Gives: the curve it follows, with what "said curve" brings along, as a course.
// Never: a curve for words that speak of the next course, or a side that the words leave open.
import type { Bearing } from '../../contract/extraction.ts';
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import { isOtherMeasure } from '../marks/aside.ts';
import { azimuthBearing, nameStops, type Course, type CourseContext } from './course-parts.ts';
import { takeFromBeginning, takeFromPoint } from './curve-at-beginning.ts';
import { chordToEnd, isFromTheStart } from './curve-chord.ts';
import { foundSide, halfAngleDeg, NEAR_DEG } from './curve-hand.ts';
import { isCurve, PARALLEL_TO_CURVE } from './curve-or-line.ts';
import { curveAt, type CurveElements } from './curve-phrase.ts';
import { againstCurve, missingOf } from './curve-doubts.ts';
import { leadsTo } from './length-list.ts';
import { terminusAt } from '../monuments/monument.ts';
import { lengthSaidAgain } from './said-again.ts';
import { remarkOn } from './said-of-values.ts';
import { courseLike, isBearing, type Segment } from '../marks/cut.ts';
import { BEFORE_CURVE } from '../words/before-curve.ts';
import type { Token } from '../values/tokens.ts';

/** The curve this course follows, or null for a line: curve words (the first stands at `curveWord`, -1 for none) behind the terminus speak of the next course. */
export function curveOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  curveWord: number,
  earlier: readonly Course[],
): CurveElements | null {
  const { folded } = context;
  if (curveWord < 0 && !runsAlongIt(folded, segment.lead, earlier)) return null;
  const words = folded.slice(segment.lead, segment.end);
  if (ALONG_A_BEARING.test(words)) return null;
  const head = headEnd(context, segment, tokens);
  if (curveWord > head) return null;
  // "on a tangent to said curve, S 39° E 148 feet" and "leaving said curve" are of a line.
  const own = folded.slice(segment.lead, head);
  if (TANGENT_LINE.test(own) && !/\b(?:radius|arc|chord|central)\b/.test(own.replace(TANGENT_LINE, ''))) return null;
  if (BY_A_RADIAL.test(own) && tokens.some((t) => isBearing(t, context.azimuths !== null))) return null;
  const curve = curveAt(folded, segment.lead, nextCurveAt(folded, segment, tokens), tokens, false);
  const chord = curve.chordBearing || curve.chordLength ? null : chordToEnd(folded, segment);
  if (chord) {
    curve.chordBearing = chord.bearing;
    curve.chordLength = chord.length;
    curve.end = Math.max(curve.end, chord.length.end);
    if (curve.bearing && azimuthDeg(curve.bearing) === azimuthDeg(chord.bearing)) curve.bearing = null;
  }
  inherit(curve, words, earlier);
  if (earlier.length === 0 && curve.radius === null && !PARALLEL_TO_CURVE.test(words))
    takeFromBeginning(curve, folded, segment.start, SAID_CURVE.test(words));
  const before = earlier.at(-1);
  const gap = before ? folded.slice(before.valuesEnd, segment.start) : '';
  if (before && curve.radius === null && SAID_CURVE.test(words))
    takeFromPoint(curve, folded, before.valuesEnd, segment.start);
  if (BEHIND_ITS_START.test(gap)) {
    if (curve.tangentIn)
      curve.doubts.push('the tangent is told of the point of curvature, not of where the course begins');
    curve.tangentIn = null;
  } else if (before && !isPlaced(curve) && POINT_OF_CURVATURE.test(gap)) curve.tangent ??= true;
  const bare = curve.direction !== null && tokens.every((t) => t.kind === 'number');
  return isCurve(curve, words) || bare ? curve : null;
}

/** "thence along it 179 feet", behind "to the beginning of a curve". */
const runsAlongIt = (folded: string, lead: number, earlier: readonly Course[]): boolean =>
  earlier.at(-1)?.curveAhead !== null && ALONG_IT.test(folded.slice(lead, lead + 40));

const ALONG_IT = /^[\s,]{0,3}(?:[a-z]+erly\s+)?(?:along|on|with|around)\s+(?:it|(?:the\s+)?same)[\s,]{1,3}/;

/** "with the road as it curves to the right, approximately along a bearing and distance of S 6° E, 379 feet": the road curves, the course is a line. */
const ALONG_A_BEARING = /\bas\s+it\s+curves\b[^;]{0,120}\balong\s+an?\s+bearing\s+and\s+distance\s+of\b/;

/** "to a point on a curve, said point being S 70° E 90 feet from the point of curvature of said curve". */
const BEHIND_ITS_START =
  /\bpoint\s+on\s+(?:an?|the|said)\s(?:[a-z-]+\s){0,2}(?:curve|arc)\b[^;]{0,200}\bfrom\s+(?:the|its)\s+(?:point\s+of\s+curv(?:e|ature)|p\.?\s?c\.?)(?=[\s,;]|$)/;

/** Where a tangent ends and its curve begins, or one curve passes into another, by the surveyor's own word for it. */
const POINT_OF_CURVATURE =
  /\bpoint\s+of\s+(?:reverse\s+|compound\s+)?(?:curvature|curve)\b|\bp\.?(?:c|r\.?c|c\.?c)\.?(?=[\s,;)])/;
const POINT_OF_TANGENCY =
  /\bto\s+(?:a|the|its)\s+(?:end\s+and\s+)?(?:point\s+of\s+tangen(?:cy|t)\b|p\.?t\.?(?=[\s,;)]))/;

const ON_ITS_TANGENT =
  /(?<!\bnon[\s-]|\bnot\s)\b(?:tangent\s+(?:line\s+)?(?:to|from|with)|on\s+(?:a|the)\s+tangent\s+of)\s+(?:(?:the|said|last)\s+){1,2}(?:[a-z-]+\s+){0,2}(?:curve|arc)\b|\btangent\s+(?:to|with)\s+(?:the\s+)?(?:last|preceding|previous)[\s-](?:(?:mentioned|described|named)\s+)?course\b/;

/** What the course behind a curve tells of it: the tangent at its end, and left or right. */
export function curvesByNext(folded: string, courses: readonly Course[]): void {
  courses.forEach((course, i) => {
    const { curve } = course;
    const next = courses[i + 1];
    if (!curve || !next || next.curve !== null || next.bearing === null) return;
    if (curve.direction === null) sideByNext(course, curve, next.bearing);
    const placed = isPlaced(curve);
    if ((placed && !isTangentOnly(curve)) || !endsOnTangent(folded, course, next)) return;
    // Where its beginning places it, its end is one more thing for the judge to hold it against.
    curve.tangentOut = next.bearing;
    if (!placed) course.reasons.push('its end is tangent to the next course');
  });
}

/** "…an arc of 90 feet to a point of tangency; thence N 30° W": a curve nothing else places is tangent to the course behind it. */
function endsOnTangent(folded: string, course: Course, next: Course): boolean {
  if (POINT_OF_TANGENCY.test(folded.slice(course.valuesEnd, course.end))) return true;
  return ON_ITS_TANGENT.test(folded.slice(next.start, Math.min(next.valuesEnd, next.start + 300)));
}

/** From the way to the centre and the angle either hand gives one bearing at the end: the next course runs on one of them. */
function sideByNext(course: Course, curve: CurveElements, next: Bearing): void {
  const half = halfAngleDeg(curve);
  if (curve.centreDeg === null || half === null) return;
  const [right, left] = [curve.centreDeg - 90 + 2 * half, curve.centreDeg + 90 - 2 * half];
  const fits = (end: number): boolean => Math.abs(normalDeg(end - azimuthDeg(next) + 180) - 180) < NEAR_DEG;
  if (fits(right) !== fits(left)) settleSide(course, curve, fits(right), 'the way to its centre and the next course');
}

function settleSide(course: Course, curve: CurveElements, isRight: boolean, by: string): void {
  curve.direction = isRight ? 'right' : 'left';
  const open = course.reasons.indexOf(SIDE_OPEN);
  course.reasons.splice(open, open < 0 ? 0 : 1, `left or right follows from ${by}`);
}

const isPlaced = (curve: CurveElements): boolean => curve.tangent === true || isPlacedByAngle(curve);
const isPlacedByAngle = (curve: CurveElements): boolean =>
  (curve.chordBearing ?? curve.tangentIn ?? curve.tangentOut ?? curve.radialIn ?? curve.radialOut) !== null;
const isTangentOnly = (curve: CurveElements): boolean => curve.tangent === true && !isPlacedByAngle(curve);

/** "to a point of compound curve", "to the beginning of a 40 foot radius curve", "to a pin on the arc of a curve", "to its intersection with a curve". */
const TO_NEXT_CURVE = new RegExp(
  String.raw`\bto\s+(?:a|an|the|its)\s+(?!(?:end|terminus|termination|left|right)\b)` +
    String.raw`(?:point\s+(?:of|on)\s+|beginning\s+of\s+|start\s+of\s+|p\.?\s?(?:r\.?\s?|c\.?\s?)?c\.?\s(?:of\s+)?` +
    String.raw`|(?:(?!(?:end|left|right|along|by|around|following)\b)[\w/"'.#-]{1,14}\s+){1,8}?(?=an?\s|another\s))?` +
    String.raw`(?:an?\s+|the\s+|another\s+)?${BEFORE_CURVE}(?:curve|curvature|arc)\b`,
);

/** Of what passes to the next curve, what stands first. */
function nextCurveIn(words: string): RegExpExecArray | null {
  const [to, ahead] = [TO_NEXT_CURVE.exec(words), CURVE_AHEAD.exec(words)];
  return ahead && (!to || ahead.index < to.index) ? ahead : to;
}

/** Where a curve's words pass to the next curve: "77.25 feet to a point of compound curve to the left, radius 42.5 feet". */
function nextCurveAt(folded: string, segment: Segment, tokens: readonly Token[]): number {
  const length = tokens.find((t) => t.kind === 'distance' && !isOtherMeasure(folded, t));
  if (!length) return segment.end;
  const found = nextCurveIn(folded.slice(length.end, segment.end));
  if (!found) return segment.end;
  const at = length.end + found.index;
  const rest = folded.slice(at + found[0].length, segment.end);
  if (
    /^\s+(?:bearing\s+|turning\s+)?to\s+(?:the\s+)?(?:left|right)\b/.test(rest) &&
    !/\b(?:left|right)\b/.test(found[0])
  )
    return at;
  return /\b(?:radius|chord|central|delta)\b|\br\s?=/.test(folded.slice(at, segment.end)) ? at : segment.end;
}

const TANGENT_LINE =
  /\b(?:tangent(?:ial(?:ly)?)?\s+(?:line\s+)?(?:to|from|with)|radial(?:ly)?\s+(?:line\s+)?(?:to|from|with)|(?:normal|at\s+right\s+angles|perpendicular)\s+to|leaving|departing(?:\s+from)?)\s+(?:the\s+|said\s+|last\s+){0,2}(?:[a-z]+\s+)?(?:curve|arc|chord)\b(?!\s+to\s+the\s+(?:left|right))|\bdeflect\w*\s+(?:to\s+the\s+)?(?:left|right)\s[^;]{2,30}["'\s]from\s+(?:the\s+)?(?:long\s+)?chord\s+of\s+(?:the|said)\s+(?:[a-z]+[\s-]){0,3}(?:curve|arc)\b|\bline\s[^;]{0,30}\bangle\s[^;]{0,50}\b(?:with|from|to)\s+(?:the\s+)?(?:long\s+)?(?:tangent|chord|radius)\s+(?:of|to)\s+(?:(?:the|said|aforesaid|last)\s+){0,2}(?:[a-z]+\s+)?(?:curve|arc)\b/;

/** "along a line radial to a curve of 500 feet radius, N 10° E 100 feet": a line, whatever curve it is told by. */
const BY_A_RADIAL =
  /^[\s,]{0,3}(?:along|on|by|upon)\s+an?\s+(?:straight\s+)?line\s+(?:radial|normal|perpendicular|tangent(?:ial)?)\s+(?:at\s[^;,]{3,50}\s)?(?:to|from)\s+(?:an?|the|said)\s[^;]{0,40}?\b(?:curve|arc|circle)\b/;

const TO_A_CURVE = new RegExp(
  String.raw`^[\s,]{0,3}to\s+(?:a|an|the)\s+(?:beginning|start|commencement|point|p\.?\s?c\.?)\s+(?:of\s+)?(?:an?\s+|the\s+)?${BEFORE_CURVE}(?:curve|curvature)\b`,
);

/** The end of the course's own part: its terminus behind the first length; the segment's end when there is no length. */
function headEnd(context: CourseContext, segment: Segment, tokens: readonly Token[]): number {
  const main = tokens.find((t) => isBearing(t, context.azimuths !== null) || t.kind === 'direction');
  const first = tokens[0];
  // "301.10 feet on a bearing of N 78° E to the P.C. of a curve", "N 78° E to the beginning of a curve": what is told behind is the next course's.
  if (main && isBearing(main, context.azimuths !== null)) {
    const leads = first !== undefined && leadsTo(context.folded, segment.lead, first, main.start);
    if (leads || TO_A_CURVE.test(context.folded.slice(main.end, main.end + 90))) {
      const end = terminusAt(context.folded, main.end, segment.end);
      return end < 0 ? segment.end : end;
    }
  }
  const length = tokens.find(
    (t) => t.kind === 'distance' && (!main || t.end > main.start) && !isOtherMeasure(context.folded, t),
  );
  // "N 63° W 4l7.?5 feet along the street to the P.C. of a curve (R=900')": the course's own length cannot be read.
  if (main && isBearing(main, context.azimuths !== null)) {
    const ahead = aheadOf(context, main.end, segment);
    if (ahead < (length?.start ?? segment.end)) return ahead;
  }
  if (!length) return segment.end;
  const terminus = terminusAt(context.folded, length.end, segment.end);
  if (terminus >= 0 || !main || !isBearing(main, context.azimuths !== null))
    return terminus < 0 ? segment.end : terminus;
  return aheadOf(context, length.end, segment);
}

/** Where the words behind a course's values pass to the curve that follows it; the segment's end where they do not. */
function aheadOf({ folded }: CourseContext, from: number, { end }: Segment): number {
  const ahead = CURVE_AHEAD.exec(folded.slice(from, end));
  return ahead ? from + ahead.index : end;
}

/** "310.5 feet, iron rod set for the P.C. of curve to the right": without a "to", and of the next course all the same. */
const CURVE_AHEAD = new RegExp(
  String.raw`\b(?:for|at|marking|being|to)\s+(?:the|a)\s+(?:p\.?\s?(?:r\.?\s?|c\.?\s?)?c\.?|point\s+of\s+curv\w+|beginning|start)\s+` +
    String.raw`(?:of\s+)?(?:(?:an?|the|said)\s+)?${BEFORE_CURVE}(?:curve|curvature)\b`,
);

const SAID_CURVE =
  /\b(?:said|same|aforesaid|the\s+above)\s+(?:[a-z-]+\s+){0,3}(?:curve|arc)|\bcontinu\w*\s+(?:along\s+)?(?:the\s+|said\s+)?(?:arc|curve)|\balong\s+the\s+arc\s+(?:thereof|of\s+said)|\balong\s+(?:the\s+arc|said\s+arc|same)\b/;
/** "along the arc of a curve to the right", "of the next curve", "of curve C2": a curve of its own. */
const NEW_CURVE =
  /\barc\s+of\s+(?:an?(?:other)?\s|the\s+(?:next|following|other|second|third|fourth)\s|curve\s(?:no\.?\s)?[a-z]?-?\d)/;

/** "along said curve on Elm Street" with a radius of its own, "along the arc to the right" behind a left one: not the curve before it. */
const isOtherCurve = (curve: CurveElements, before: CurveElements, words: string): boolean =>
  (curve.radius !== null &&
    before.radius !== null &&
    curve.radius.unit === before.radius.unit &&
    curve.radius.amount !== before.radius.amount) ||
  (curve.direction !== null && before.direction !== null && curve.direction !== before.direction && !NAMED.test(words));
const NAMED = /\b(?:said|same|aforesaid|above|thereof)\b/;

const isOtherLine = (words: string): boolean => PARALLEL_TO_CURVE.test(words) || NEW_CURVE.test(words);

/** "said curve": what the course before it told of the curve. */
function inherit(curve: CurveElements, words: string, earlier: readonly Course[]): void {
  const last = earlier.at(-1);
  const source = last?.curveAhead ?? (SAID_CURVE.test(words) && !isOtherLine(words) ? (last?.curve ?? null) : null);
  if (!source || (source === last?.curve && isOtherCurve(curve, source, words))) return;
  curve.radius ??= source.radius;
  // A curve with a side of its own turns by that side, whatever the one before it did.
  if (curve.sideDeg === null) curve.direction ??= source.direction;
  curve.concave ??= source.concave;
  curve.sideDeg ??= source.sideDeg;
  curve.centreDeg ??= source.centreDeg;
  curve.degreeOfCurveDeg ??= source.degreeOfCurveDeg;
  if (last?.curveAhead) {
    curve.tangent ??= source.tangent;
    curve.radialIn ??= source.radialIn;
    curve.tangentIn ??= source.tangentIn;
    curve.deltaDeg ??= source.deltaDeg;
    curve.chordBearing ??= source.chordBearing;
    curve.chordLength ??= source.chordLength;
    curve.arc ??= source.arc;
    curve.doubts.push(...source.doubts);
  }
}

const SIDE_OPEN = 'left or right is not stated';
const REVERSE = /\brevers(?:e|ed|ing)\s+curv|\bp\.?r\.?c\b/;
const COMPOUND = /\bcompound\s+curv|\bp\.?c\.?c\b/;

const REVERSE_TO = /\brevers(?:e|ed|ing)\s+curv\w*\s+(?:bearing\s+|turning\s+)?to\s+the\s+(?<side>left|right)\b/;

/** "to a point of reverse curvature; thence along said reverse curve": the other hand of the curve before it; a compound curve's own. */
function handByKind(curve: CurveElements, context: CourseContext, segment: Segment, last: Course | undefined): string {
  const before = last?.curve?.direction;
  const words = before ? context.folded.slice(last.valuesEnd, segment.end) : '';
  if (before && REVERSE.test(words)) {
    const told = REVERSE_TO.exec(words)?.groups?.['side'] as CurveElements['direction'] | undefined;
    curve.direction = told ?? (before === 'left' ? 'right' : 'left');
    return 'a reverse curve turns the other way';
  }
  if (before && COMPOUND.test(words)) {
    curve.direction = before;
    return 'a compound curve turns the same way';
  }
  return SIDE_OPEN;
}

/** What had to be assumed about the lengths of a curve: as grave as with a line's. */
function lengthDoubts(
  folded: string,
  segment: Segment,
  { radius, arc, chordLength, tangentLength }: CurveElements,
): string[] {
  const { lead, end } = segment;
  return [radius, arc, chordLength, tangentLength].flatMap((length) => {
    if (!length) return [];
    const isHere = length.start >= lead && length.end <= end;
    const again = isHere ? lengthSaidAgain(folded, segment, length) : null;
    return again === null ? length.doubts : [...length.doubts, again];
  });
}

const BESIDE = 'a bearing of its own stands beside the curve';

/** What a bearing that no word claims says of the curve: "118 feet to an elm that is 75 feet, more or less, S 41° E from the barn" only tells where it ends. */
function besideIt(folded: string, tokens: readonly Token[], curve: CurveElements): string[] {
  const told = tokens.find((t) => t.kind === 'direction' && t.direction.bearing === curve.bearing);
  const length = tokens.find((t) => t.kind === 'distance');
  const end = length && told && length.start < told.start ? terminusAt(folded, length.end, told.start) : -1;
  if (!told || end < 0 || !PLACES.test(folded.slice(told.end, told.end + 12))) return [BESIDE];
  curve.bearing = null;
  return [];
}

const PLACES = /^[\s,.]{0,3}(?:from|of|through)\s/;

export function curveCourse(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  curve: CurveElements,
  earlier: readonly Course[],
): Course {
  const { folded } = context;
  const lengths = lengthDoubts(folded, segment, curve);
  const reasons = [...curve.doubts, ...lengths];
  const general = tokens.find((t) => t.kind === 'direction' && t.direction.kind === 'general' && courseLike(folded, t));
  const trendDeg = general?.kind === 'direction' ? general.direction.trendDeg : null;
  const chord = curve.chordAngle && context.azimuths ? azimuthBearing(context.azimuths, curve.chordAngle) : null;
  if (chord && curve.chordBearing === null) {
    curve.chordBearing = chord.bearing;
    reasons.push(...chord.doubts.filter((doubt) => !reasons.includes(doubt)));
  }
  if (curve.bearing && curve.chordLength && !curve.chordBearing) {
    curve.chordBearing = curve.bearing;
    curve.bearing = null;
  }
  if (curve.direction === null) {
    const found = foundSide(curve, folded.slice(segment.lead, segment.end), earlier, trendDeg);
    curve.direction = found?.side ?? null;
    if (found) reasons.push(`left or right follows from ${found.by}`);
  }
  if (curve.direction === null) reasons.push(handByKind(curve, context, segment, earlier.at(-1)));
  reasons.push(...missingOf(curve), ...againstCurve(folded.slice(segment.lead, segment.end), curve));
  if (curve.bearing) reasons.push(...besideIt(folded, tokens, curve));
  const valuesEnd = Math.max(segment.lead, curve.end);
  const remark = remarkOn(folded, segment, valuesEnd, terminusAt(folded, valuesEnd, segment.end));
  if (remark !== null) reasons.push(remark);
  const ahead = nextCurveAt(folded, segment, tokens);
  return {
    start: segment.start,
    end: segment.end,
    bearing: curve.bearing,
    direction: 'none',
    trendDeg,
    distance: null,
    curve,
    curveAhead: ahead < segment.end ? curveTold(folded, ahead, segment.end, tokens) : null,
    tail: segment.lead,
    stops: nameStops(folded, segment.tokens),
    reasons,
    grave: lengths.length > 0 || reasons.some((reason) => GRAVE.test(reason)),
    others: [],
    valuesStart: tokens[0]?.start ?? segment.lead,
    valuesEnd,
    byAngle: false,
    byAzimuth: curve.chordAngle !== null,
  };
}

/** The next curve, as its beginning tells; a chord "from the previously described point" is this one's. */
function curveTold(folded: string, from: number, to: number, tokens: readonly Token[]): CurveElements {
  const curve = curveAt(folded, from, to, tokens, true);
  if (curve.chordLength && isFromTheStart(folded, curve.chordLength.end))
    [curve.chordLength, curve.chordBearing] = [null, null];
  return curve;
}

const GRAVE =
  /over 59|exceeds 360|^words say|^the figure ".{1,40}" cannot|^the degrees before|^the azimuth cannot|too damaged|^neither|^no radius|^a bearing of its own|^its degree|^the paper says|is taken for \d|^a spiral|^another c(?:ourse|hord)|do not agree$/;
