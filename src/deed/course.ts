// Takes: one segment of a description. Gives: the course read from it: direction, length or curve, with every assumption named.
// Never: a repaired value; a length or bearing that the words do not give stays null.
import type { Bearing } from '../contract/extraction.ts';
import { azimuthDeg, bearingFromAzimuth, normalDeg } from '../survey/bearing.ts';
import { bracketSpans, isOffset, isOtherMeasure, isPassing, pointsAtSomething } from './aside.ts';
import { decimalDegrees } from './angle-phrase.ts';
import { CURVE_WORD, curveAt, isCurve, type CurveElements, type Length } from './curve-phrase.ts';
import { adjoinerOf, monumentOf, terminusAt } from './monument.ts';
import { relativeBearing } from './relative-course.ts';
import { courseLike, isBearing, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';

export interface OtherBearing {
  readonly field: 'bearing' | 'chord_bearing';
  readonly bearing: Bearing;
  readonly why: string;
}

export interface Course {
  readonly start: number;
  end: number;
  bearing: Bearing | null;
  /** How the direction was given; 'none' where no word gives one. */
  readonly direction: 'measured' | 'cardinal' | 'general' | 'relative' | 'broken' | 'none';
  readonly trendDeg: number | null;
  readonly distance: Length | null;
  readonly curve: CurveElements | null;
  /** Elements of the curve that the next course follows ("to the beginning of a curve having a radius of …"). */
  readonly curveAhead: CurveElements | null;
  readonly monument: string | null;
  readonly adjoiner: string;
  /** Reasons for less than high confidence; `grave` ones make it low. */
  readonly reasons: string[];
  readonly grave: boolean;
  readonly others: readonly OtherBearing[];
  /** Where the first value read stands. */
  readonly valuesStart: number;
  /** Where the last value read ends. */
  readonly valuesEnd: number;
  /** Gives an angle with another course instead of a bearing. */
  readonly byAngle: boolean;
}

export interface CourseContext {
  readonly text: string;
  readonly folded: string;
  /** Which way azimuths count here; null where bare angles are no directions. */
  readonly azimuthsFrom: 'north' | 'south' | null;
}

export function courseOf(context: CourseContext, segment: Segment, earlier: readonly Course[]): Course {
  const tokens = courseTokens(context, segment);
  const curve = curveOf(context, segment, tokens, earlier);
  return curve ? curveCourse(context, segment, tokens, curve, earlier) : lineCourse(context, segment, tokens, earlier);
}

/** Tokens that can belong to the course: not those that point at a witness, nor those in brackets that hold no curve. */
function courseTokens(context: CourseContext, segment: Segment): Token[] {
  const { folded } = context;
  const unbracketed = (span: { start: number; end: number }): boolean =>
    segment.tokens.some((t) => t.kind === 'distance' && (t.end <= span.start || t.start >= span.end));
  const brackets = bracketSpans(folded, segment.lead, segment.end).filter((span) => {
    const words = folded.slice(span.start, span.end);
    if (CURVE_WORD.test(words)) return false;
    return !/\bdistance\s+(?:of|is|being)\b/.test(words) || unbracketed(span);
  });
  let aside: Token | null = null;
  return segment.tokens.filter((token) => {
    if (brackets.some((span) => token.start > span.start && token.end <= span.end)) return false;
    if (token.kind === 'distance' || token.kind === 'number') {
      // The length behind a witness bearing belongs to it: "bears S 62° E, 0.35 ch."
      const belongs = aside !== null && TO_THE_LENGTH.test(folded.slice(aside.end, token.start));
      aside = null;
      return !belongs;
    }
    const points = pointsAtSomething(folded, segment.start, token) || isReferenceAzimuth(folded, segment, token);
    aside = points ? token : null;
    return !points;
  });
}

/** "the true azimuth and distance from said pipe to Station X being 337°14'25" 186.40 feet". */
function isReferenceAzimuth(folded: string, segment: Segment, token: Token): boolean {
  const before = folded.slice(Math.max(segment.start, token.start - 260), token.start);
  return /azimuths?\s+and\s+distances?\s+(?:from|to|of)\b[^;]{0,220}(?:being|is|are)\s{0,2}:?\s{0,3}$/.test(before);
}

/** The curve this course follows, or null for a line: curve words behind the terminus speak of the next course. */
function curveOf(
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
  const curve = curveAt(folded, segment.lead, segment.end, tokens, false);
  inherit(curve, words, earlier);
  return isCurve(curve) ? curve : null;
}

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
  curve.direction ??= source.direction;
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

function curveCourse(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  curve: CurveElements,
  earlier: readonly Course[],
): Course {
  const reasons = [...curve.doubts];
  if (curve.chordAngle && context.azimuthsFrom)
    curve.chordBearing ??= azimuthBearing(context, decimalDegrees(curve.chordAngle));
  if (curve.bearing && curve.chordLength && !curve.chordBearing) {
    curve.chordBearing = curve.bearing;
    curve.bearing = null;
  }
  if (curve.direction === null && curve.sideDeg !== null) {
    curve.direction = sideOf(curve, earlier.at(-1) ?? null);
    if (curve.direction) reasons.push('left or right follows from the side named');
  }
  if (curve.direction === null) reasons.push('left or right is not stated');
  const general = tokens.find((t) => t.kind === 'direction' && t.direction.kind === 'general');
  const trendDeg = general?.kind === 'direction' ? general.direction.trendDeg : null;
  const valuesEnd = Math.max(segment.lead, curve.end);
  return {
    start: segment.start,
    end: segment.end,
    bearing: curve.bearing,
    direction: 'none',
    trendDeg,
    distance: null,
    curve,
    curveAhead: null,
    monument: monumentOf(context.text, segment.lead, segment.end),
    adjoiner: adjoinerOf(context.text, segment.lead, segment.end),
    reasons,
    grave: false,
    others: [],
    valuesStart: tokens[0]?.start ?? segment.lead,
    valuesEnd,
    byAngle: false,
  };
}

function sideOf(curve: CurveElements, before: Course | null): 'left' | 'right' | null {
  const along = curve.chordBearing ?? curve.tangentIn ?? before?.bearing ?? null;
  if (along === null || curve.sideDeg === null) return null;
  const turn = normalDeg(curve.sideDeg - azimuthDeg(along));
  if (turn > 20 && turn < 160) return 'right';
  return turn > 200 && turn < 340 ? 'left' : null;
}

function azimuthBearing(context: CourseContext, degrees: number): Bearing {
  return bearingFromAzimuth(context.azimuthsFrom === 'south' ? degrees + 180 : degrees, 3);
}

interface Heading {
  readonly bearing: Bearing | null;
  readonly direction: Course['direction'];
  readonly trendDeg: number | null;
  readonly end: number;
  readonly start: number;
  readonly doubts: readonly string[];
  readonly others: readonly OtherBearing[];
  readonly byAngle: boolean;
}

function lineCourse(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  earlier: readonly Course[],
): Course {
  const { text, folded } = context;
  const heading = headingOf(context, segment, tokens, earlier);
  const length = lengthOf(context, segment, tokens, heading);
  const head = length ? Math.max(length.length.end, heading.end) : heading.end;
  const tailStart = terminusAt(folded, head, segment.end);
  const tail = tailStart < 0 ? '' : folded.slice(tailStart, segment.end);
  const ahead = CURVE_WORD.test(tail) ? curveAt(folded, tailStart, segment.end, segment.tokens, true) : null;
  const reasons = [...heading.doubts, ...(length?.doubts ?? [])];
  if (heading.bearing === null && heading.direction !== 'broken') reasons.push('no bearing is given');
  if (!length) reasons.push('no length is given');
  if (length && APPROXIMATE.test(folded.slice(Math.max(segment.lead, length.length.start - 16), length.length.start)))
    reasons.push('the length is approximate');
  return {
    start: segment.start,
    end: segment.end,
    bearing: heading.bearing,
    direction: heading.direction,
    trendDeg: heading.trendDeg,
    distance: length?.length ?? null,
    curve: null,
    curveAhead: ahead,
    monument: monumentOf(text, head, segment.end),
    adjoiner: adjoinerOf(text, segment.lead, segment.end),
    reasons,
    grave: heading.bearing === null || !length || length.grave || heading.doubts.some((d) => GRAVE.test(d)),
    others: heading.others,
    valuesStart: heading.start,
    valuesEnd: Math.max(head, segment.lead),
    byAngle: heading.byAngle,
  };
}

const APPROXIMATE = /\b(?:about|approximately|approx\.?|nearly|some)\s{1,2}$/;
const GRAVE = /exceeds|no quadrant|may have stood|over 59|taken for/;

function headingOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  earlier: readonly Course[],
): Heading {
  const byAngle =
    /\b(?:interior|exterior|inside|included)\s+angle|\bangle\s+(?:to\s+the\s+(?:left|right)\s+)?of\s+\d|\d-degree\s+angle/.test(
      context.folded.slice(segment.lead, segment.end),
    );
  const lead = leadCardinal(context, segment, tokens);
  const main = tokens.find((t) => isBearing(t, context.azimuthsFrom !== null && followedByLength(t, tokens, context)));
  const general = tokens.find(
    (t) =>
      t.kind === 'direction' && ['general', 'cardinal'].includes(t.direction.kind) && courseLike(context.folded, t),
  );
  const first = lead ?? general ?? null;
  if (main && !(first && runsBefore(context, segment, tokens, first, main))) return measured(context, main, byAngle);
  const trend = lead ?? (general?.kind === 'direction' ? general : null);
  const trendDeg = trend?.kind === 'direction' ? trend.direction.trendDeg : null;
  const at = trend ?? { start: segment.lead, end: segment.lead };
  const relative = relativeBearing(
    context.folded.slice(segment.lead, segment.end),
    tokens,
    trendDeg,
    earlier.map((c) => c.bearing),
  );
  const base = { trendDeg, start: at.start, end: at.end, others: [], byAngle };
  if (relative && (!lead || byAngle))
    return { ...base, bearing: relative.bearing, direction: 'relative', doubts: [relative.why] };
  if (lead?.kind === 'direction' && lead.direction.bearing && !(byAngle && !lead.direction.due))
    return { ...base, bearing: lead.direction.bearing, direction: 'cardinal', doubts: [] };
  return { ...base, bearing: null, direction: trend ? 'general' : 'none', doubts: [] };
}

/** The course has its direction word and its length before the bearing: that bearing is of what it runs to. */
function runsBefore(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  first: Token,
  main: Token,
): boolean {
  if (first.start > main.start) return false;
  if (first.kind === 'direction' && first.direction.kind === 'cardinal' && followedByLength(first, tokens, context))
    return true;
  const length = tokens.find(
    (t) =>
      t.kind === 'distance' &&
      t.start > first.end &&
      t.end <= main.start &&
      !isOtherMeasure(context.folded, t) &&
      !isOffset(context.folded, t),
  );
  return length !== undefined && terminusAt(context.folded, length.end, Math.min(segment.end, main.start)) > 0;
}

function measured(context: CourseContext, token: Token, byAngle: boolean): Heading {
  const base = { trendDeg: null, start: token.start, end: token.end, byAngle };
  if (token.kind === 'angle') {
    const bearing = azimuthBearing(context, decimalDegrees(token.angle));
    return { ...base, bearing, direction: 'measured', doubts: token.angle.doubts, others: [] };
  }
  if (token.kind !== 'direction') return { ...base, bearing: null, direction: 'none', doubts: [], others: [] };
  const { bearing, doubts, others } = token.direction;
  return {
    ...base,
    bearing,
    direction: bearing === null ? 'broken' : 'measured',
    doubts,
    others: others.map((o) => ({ field: 'bearing' as const, ...o })),
  };
}

const LEAD_WORDS =
  /^[\s,:;.()]{0,6}(?:(?:and|run|runs|running|proceed|proceeds|proceeding|go|goes|going|continue|continues|continuing|still|extend|extends|extending|turning|in|a|from|said|corner|point|no|again|on|course|same|line|straight|said\s+line|in\s+a\s+straight\s+line|\d{1,3})[\s.,]{1,3}){0,9}$/;

/** A cardinal direction that the course itself runs: behind "thence" and its verbs, or right before the length, or "due". */
function leadCardinal(context: CourseContext, segment: Segment, tokens: readonly Token[]): Token | null {
  const { folded } = context;
  for (const token of tokens) {
    if (token.kind !== 'direction' || token.direction.kind !== 'cardinal') continue;
    if (!courseLike(folded, token)) continue;
    if (token.direction.due || LEAD_WORDS.test(folded.slice(segment.lead, token.start))) return token;
    if (/^\s{0,2}\n\s{0,6}\d/.test(folded.slice(token.end, token.end + 12))) return token;
    if (
      followedByLength(token, tokens, context) &&
      !/\b(?:bounded|sides?)\b/.test(folded.slice(token.start - 12, token.start))
    )
      return token;
  }
  return null;
}

const TO_THE_LENGTH =
  /^[\s,.:;-]{0,14}(?:(?:for|and|a|an|the|distance|direct|of|about|approximately|exactly|is|length|with|at|along\s+same)[\s,]{1,3}){0,6}$/;

function followedByLength(token: Token, tokens: readonly Token[], context: CourseContext): boolean {
  const next = tokens.find((t) => t.start >= token.end && t.kind === 'distance');
  if (!next || isOffset(context.folded, next)) return false;
  return TO_THE_LENGTH.test(context.folded.slice(token.end, next.start)) && !isOtherMeasure(context.folded, next);
}

/** A length in another sentence than the course's end tells of a monument: "to corner no. 2. … set 2 ft. in ground". */
function farBehindTerminus(context: CourseContext, segment: Segment, heading: Heading, token: Token): boolean {
  const terminus = terminusAt(context.folded, heading.end, Math.min(segment.end, token.start));
  if (terminus < 0) return false;
  const between = context.folded.slice(terminus, token.start);
  return /[.;]\s|\n\s*\n|\b(?:which\s+is|set|marked|squared|said\s+point|from\s+which)\b/.test(
    between.replace(/\b(?:[a-z]|no|st|mr|dr)\./g, ''),
  );
}

interface LengthReading {
  readonly length: Length;
  readonly doubts: readonly string[];
  readonly grave: boolean;
}

function lengthOf(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
): LengthReading | null {
  const { folded } = context;
  // No course is measured in inches alone: those are pipes, trees and stones.
  const lengths = tokens.filter(
    (t) => t.kind === 'distance' && t.distance.unit !== 'inches' && !isOtherMeasure(folded, t),
  );
  const plain = lengths.filter((t) => !isOffset(folded, t) && !isPassing(folded, t) && !isRange(folded, t));
  const total = plain.find((t) =>
    /\b(?:in\s+all|total(?:\s+distance)?(?:\s+of)?|whole\s+distance(?:\s+of)?|making)[\s,]{0,3}$/.test(
      folded.slice(Math.max(0, t.start - 26), t.start),
    ),
  );
  const behind = plain.find((t) => t.start >= heading.start && !farBehindTerminus(context, segment, heading, t));
  const chosen =
    total ??
    behind ??
    plain.find((t) => t.end <= heading.start) ??
    ownOffset(folded, segment, lengths, heading) ??
    lastStation(folded, lengths, heading);
  if (chosen?.kind === 'distance') {
    const { doubts } = chosen.distance;
    return { length: chosen.distance, doubts, grave: doubts.length > 0 };
  }
  return chainage(context, tokens) ?? unitless(context, segment, tokens, heading);
}

/** "thence N 45° E 100 feet from said corner to a stake": an offset's words, but the course's own length. */
function ownOffset(folded: string, segment: Segment, lengths: readonly Token[], heading: Heading): Token | undefined {
  if (heading.direction !== 'measured' && heading.direction !== 'cardinal') return undefined;
  return lengths.find(
    (t) =>
      !isPassing(folded, t) &&
      t.start >= heading.end &&
      t.start - heading.end < 24 &&
      heading.start - segment.lead < 60,
  );
}

/** Texas field notes: "S 58 E at 417 vrs intersected the grant line, a stake": the last station run to is the course's length. */
function lastStation(folded: string, lengths: readonly Token[], heading: Heading): Token | undefined {
  if (heading.direction !== 'measured' && heading.direction !== 'cardinal') return undefined;
  return lengths.findLast((t) => t.start > heading.start && isPassing(folded, t) && !isOffset(folded, t));
}

const isRange = (folded: string, token: Token): boolean =>
  /\d\s(?:to|or|-)\s$/.test(folded.slice(Math.max(0, token.start - 6), token.start));

/** A figure where the length should stand, its unit forgotten: "a distance of 463.18 to a corner". */
function unitless(
  context: CourseContext,
  segment: Segment,
  tokens: readonly Token[],
  heading: Heading,
): LengthReading | null {
  const { folded } = context;
  for (const token of tokens) {
    if (token.kind !== 'number' || token.number.inWords || token.start < heading.end) continue;
    const before = folded.slice(Math.max(segment.lead, token.start - 24), token.start);
    const announced = /\b(?:distance\s+of|distance|distance\s+is)\s{1,3}$/.test(before);
    const next =
      heading.direction === 'measured' &&
      token.number.places > 0 &&
      TO_THE_LENGTH.test(folded.slice(heading.end, token.start));
    if (!announced && !next) continue;
    const { value, start, end } = token.number;
    const length = { amount: value, unit: 'feet' as const, unitless: true, doubts: [], others: [], start, end };
    return { length, doubts: ['the length has no unit; that of the other courses is taken'], grave: false };
  }
  return null;
}

/** Field notes: the bearing on one line, below it the distances run, the last of them the course's. */
function chainage(context: CourseContext, tokens: readonly Token[]): LengthReading | null {
  const { folded } = context;
  const stations = tokens.filter(
    (t) =>
      t.kind === 'number' &&
      t.number.places > 0 &&
      /\n\s{0,6}$/.test(folded.slice(Math.max(0, t.start - 8), t.start)) &&
      /^[\s.]{1,4}(?:to|set|intersect|point|leave|corner)\b/.test(folded.slice(t.end, t.end + 14)),
  );
  const last = stations.at(-1);
  if (last?.kind !== 'number') return null;
  const { value, start, end } = last.number;
  const length = { amount: value, unit: 'feet' as const, unitless: true, doubts: [], others: [], start, end };
  return { length, doubts: ['cumulative chainage; the unit is that of the column'], grave: false };
}
