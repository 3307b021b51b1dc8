// Takes: one segment and the courses before it. Gives: the curve it follows, with what "said curve" brings along, as a course.
// Never: a curve for words that speak of the next course, or a side that the words leave open.
import { azimuthDeg, normalDeg } from '../survey/bearing.ts';
import { isOtherMeasure } from './aside.ts';
import { decimalDegrees } from './angle-parts.ts';
import { azimuthBearing, nameStops, type Course, type CourseContext } from './course-parts.ts';
import { CURVE_WORD, curveAt, isCurve, type CurveElements } from './curve-phrase.ts';
import { terminusAt } from './monument.ts';
import { courseLike, isBearing, type Segment } from './cut.ts';
import type { Token } from './tokens.ts';

/** The curve this course follows, or null for a line: curve words behind the terminus speak of the next course. */
export function curveOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  earlier: readonly Course[],
): CurveElements | null {
  const { folded } = context;
  const words = folded.slice(segment.lead, segment.end);
  const found = CURVE_WORD.exec(words);
  if (!found) return null;
  const first = segment.lead + found.index;
  if (first > headEnd(context, segment, tokens)) return null;
  // "on a tangent to said curve, S 39° E 148 feet" and "leaving said curve" are of a line.
  const own = folded.slice(segment.lead, headEnd(context, segment, tokens));
  if (TANGENT_LINE.test(own) && !/\b(?:radius|arc|chord|central)\b/.test(own.replace(TANGENT_LINE, ''))) return null;
  const curve = curveAt(folded, segment.lead, nextCurveAt(folded, segment, tokens), tokens, false);
  inherit(curve, words, earlier);
  const before = earlier.at(-1);
  if (before && !isPlaced(curve) && POINT_OF_CURVATURE.test(folded.slice(before.valuesEnd, segment.start)))
    curve.tangent ??= true;
  return isCurve(curve) || (curve.direction !== null && tokens.every((t) => t.kind === 'number')) ? curve : null;
}

/** Where a tangent ends and its curve begins, or one curve passes into another, by the surveyor's own word for it. */
const POINT_OF_CURVATURE =
  /\bpoint\s+of\s+(?:reverse\s+|compound\s+)?(?:curvature|curve)\b|\bp\.?(?:c|r\.?c|c\.?c)\.?(?=[\s,;)])/;
const POINT_OF_TANGENCY =
  /\bto\s+(?:a|the|its)\s+(?:end\s+and\s+)?(?:point\s+of\s+tangen(?:cy|t)\b|p\.?t\.?(?=[\s,;)]))/;

/** "…an arc of 90 feet to a point of tangency; thence N 30° W": a curve nothing else places is tangent to the course behind it. */
export function tangentToNext(folded: string, courses: readonly Course[]): void {
  courses.forEach((course, i) => {
    const { curve } = course;
    const next = courses[i + 1];
    if (!curve || !next || next.curve !== null || next.bearing === null || isPlaced(curve)) return;
    if (!POINT_OF_TANGENCY.test(folded.slice(course.valuesEnd, course.end))) return;
    curve.tangentOut = next.bearing;
    course.reasons.push('its end is tangent to the next course');
  });
}

const isPlaced = (curve: CurveElements): boolean =>
  curve.tangent === true ||
  (curve.chordBearing ?? curve.tangentIn ?? curve.tangentOut ?? curve.radialIn ?? curve.radialOut) !== null;

const NEXT_CURVE =
  /\bto\s+(?:a|an|the)\s+(?:point\s+(?:of|on)\s+|beginning\s+of\s+|start\s+of\s+|p\.?c\.?c\.?\s|p\.?r\.?c\.?\s)?(?:an?\s+|the\s+)?(?:[a-z-]+\s+){0,3}(?:curve|curvature)\b/;

/** Where a curve's words pass to the next curve: "77.25 feet to a point of compound curve to the left, radius 42.5 feet". */
function nextCurveAt(folded: string, segment: Segment, tokens: readonly Token[]): number {
  const length = tokens.find((t) => t.kind === 'distance' && !isOtherMeasure(folded, t));
  if (!length) return segment.end;
  const found = NEXT_CURVE.exec(folded.slice(length.end, segment.end));
  if (!found) return segment.end;
  const at = length.end + found.index;
  return /\b(?:radius|chord|central|delta)\b/.test(folded.slice(at, segment.end)) ? at : segment.end;
}

const TANGENT_LINE =
  /\b(?:tangent\s+(?:line\s+)?(?:to|from|with)|leaving|departing(?:\s+from)?)\s+(?:the\s+|said\s+|last\s+){1,2}(?:[a-z]+\s+)?(?:curve|arc|chord)\b/;

/** The end of the course's own part: its terminus behind the first length; the segment's end when there is no length. */
function headEnd(context: CourseContext, segment: Segment, tokens: readonly Token[]): number {
  const main = tokens.find((t) => isBearing(t, context.azimuthsFrom !== null) || t.kind === 'direction');
  const length = tokens.find(
    (t) => t.kind === 'distance' && (!main || t.end > main.start) && !isOtherMeasure(context.folded, t),
  );
  if (!length) return segment.end;
  const terminus = terminusAt(context.folded, length.end, segment.end);
  return terminus < 0 ? segment.end : terminus;
}

const SAID_CURVE =
  /\b(?:said|same|aforesaid|the\s+above)\s+(?:[a-z-]+\s+){0,3}(?:curve|arc)|\bcontinu\w*\s+(?:along\s+)?(?:the\s+|said\s+)?(?:arc|curve)|\balong\s+the\s+arc\s+(?:thereof|of\s+said)|\balong\s+(?:the\s+arc|said\s+arc|same)\b/;

/** "said curve": what the course before it told of the curve. */
function inherit(curve: CurveElements, words: string, earlier: readonly Course[]): void {
  const last = earlier.at(-1);
  const source = last?.curveAhead ?? (SAID_CURVE.test(words) ? (last?.curve ?? null) : null);
  if (!source) return;
  curve.radius ??= source.radius;
  // A curve with a side of its own turns by that side, whatever the one before it did.
  if (curve.sideDeg === null) curve.direction ??= source.direction;
  curve.concave ??= source.concave;
  curve.sideDeg ??= source.sideDeg;
  curve.degreeOfCurveDeg ??= source.degreeOfCurveDeg;
  if (last?.curveAhead) {
    curve.tangent ??= source.tangent;
    curve.radialIn ??= source.radialIn;
    curve.tangentIn ??= source.tangentIn;
    curve.deltaDeg ??= source.deltaDeg;
    curve.chordBearing ??= source.chordBearing;
    curve.chordLength ??= source.chordLength;
    curve.arc ??= source.arc;
  }
}

const REVERSE = /\brevers(?:e|ed|ing)\s+curv|\bp\.?r\.?c\b/;
const COMPOUND = /\bcompound\s+curv|\bp\.?c\.?c\b/;

/** "to a point of reverse curvature; thence along said reverse curve": the other hand of the curve before it; a compound curve's own. */
function handByKind(curve: CurveElements, context: CourseContext, segment: Segment, last: Course | undefined): string {
  const before = last?.curve?.direction;
  const words = before ? context.folded.slice(last.valuesEnd, segment.end) : '';
  if (before && REVERSE.test(words)) {
    curve.direction = before === 'left' ? 'right' : 'left';
    return 'a reverse curve turns the other way';
  }
  if (before && COMPOUND.test(words)) {
    curve.direction = before;
    return 'a compound curve turns the same way';
  }
  return 'left or right is not stated';
}

export function curveCourse(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  curve: CurveElements,
  earlier: readonly Course[],
): Course {
  const reasons = [...curve.doubts];
  const general = tokens.find(
    (t) => t.kind === 'direction' && t.direction.kind === 'general' && courseLike(context.folded, t),
  );
  const trendDeg = general?.kind === 'direction' ? general.direction.trendDeg : null;
  if (curve.chordAngle && context.azimuthsFrom)
    curve.chordBearing ??= azimuthBearing(context, decimalDegrees(curve.chordAngle));
  if (curve.bearing && curve.chordLength && !curve.chordBearing) {
    curve.chordBearing = curve.bearing;
    curve.bearing = null;
  }
  if (curve.direction === null && curve.sideDeg !== null) {
    curve.direction = sideOf(curve, earlier.at(-1) ?? null, trendDeg);
    if (curve.direction) reasons.push('left or right follows from the side named');
  }
  if (curve.direction === null) reasons.push(handByKind(curve, context, segment, earlier.at(-1)));
  if (curve.degreeOfCurveDeg !== null && curve.radius === null)
    reasons.push(`a curve of ${Math.round(curve.degreeOfCurveDeg * 1e4) / 1e4} degrees; no radius is stated`);
  if (!isCurve(curve)) reasons.push('no radius, arc or chord is given');
  const valuesEnd = Math.max(segment.lead, curve.end);
  const ahead = nextCurveAt(context.folded, segment, tokens);
  return {
    start: segment.start,
    end: segment.end,
    bearing: curve.bearing,
    direction: 'none',
    trendDeg,
    distance: null,
    curve,
    curveAhead: ahead < segment.end ? curveAt(context.folded, ahead, segment.end, tokens, true) : null,
    tail: segment.lead,
    stops: nameStops(context.folded, segment.tokens),
    reasons,
    grave: !isCurve(curve),
    others: [],
    valuesStart: tokens[0]?.start ?? segment.lead,
    valuesEnd,
    byAngle: false,
  };
}

/** Which hand a turn is to; null within `doubtDeg` of straight on or straight back. */
function handOf(turnDeg: number, doubtDeg: number): 'left' | 'right' | null {
  const turn = normalDeg(turnDeg);
  if (turn > doubtDeg && turn < 180 - doubtDeg) return 'right';
  return turn > 180 + doubtDeg && turn < 360 - doubtDeg ? 'left' : null;
}

/** By the chord or the tangent; else by the word for the way the curve runs, else by the course before it. */
function sideOf(curve: CurveElements, before: Course | null, trendDeg: number | null): 'left' | 'right' | null {
  const { sideDeg } = curve;
  const own = curve.chordBearing ?? curve.tangentIn;
  if (sideDeg === null) return null;
  const along = own ? azimuthDeg(own) : trendDeg;
  const side = along === null ? null : handOf(sideDeg - along, 20);
  // The course before it need not be tangent: it tells only where the side lies well across it.
  return side ?? (own || !before?.bearing ? null : handOf(sideDeg - azimuthDeg(before.bearing), 45));
}
