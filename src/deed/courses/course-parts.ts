// Takes: nothing. Gives: what a course is made of while it is read, and the small tests its readers share.
// Never: the reading itself; course.ts, heading.ts, course-length.ts and course-curve.ts do that.
import type { Bearing, MarkKind } from '../../contract/extraction.ts';
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { decimalDegrees, type AnglePhrase } from '../values/angle-parts.ts';
import { isOtherMeasure } from '../marks/aside.ts';
import type { AzimuthOrigin } from './azimuth-origin.ts';
import type { CurveElements, Length } from './curve-phrase.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';

export interface OtherBearing {
  readonly field: 'bearing' | 'chord_bearing';
  readonly bearing: Bearing;
  readonly why: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a stretch of the words became. */
export interface ReadSpan extends Span {
  readonly as: MarkKind;
}

export interface Course {
  start: number;
  end: number;
  bearing: Bearing | null;
  /** How the direction was given; 'none' where no word gives one. */
  readonly direction: 'measured' | 'cardinal' | 'general' | 'relative' | 'broken' | 'none';
  readonly trendDeg: number | null;
  readonly distance: Length | null;
  readonly curve: CurveElements | null;
  /** Elements of the curve that the next course follows ("to the beginning of a curve having a radius of …"). */
  readonly curveAhead: CurveElements | null;
  /** Where the words behind its values begin: what they say it runs to is its monument. */
  readonly tail: number;
  /** Where bearings, angles and lengths begin, at which the name of what it runs along ends. */
  readonly stops: readonly number[];
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
  /** Its bearing was counted from the end of the meridian that azimuths count from here. */
  readonly byAzimuth: boolean;
  /** The side on which interior angles were found to lie: 1 where they turn clockwise from the way back, -1 the other way. */
  readonly interiorSide?: 1 | -1 | undefined;
  /** Where its direction stands. */
  readonly way?: Span;
  /** Bearings, lengths and figures among its words that nothing accounts for: each is one of its reasons. */
  readonly unread?: readonly Span[];
}

/** Those that a course may be told by; no description names what lies farther back. */
export const recent = (earlier: readonly Course[]): readonly Course[] =>
  earlier.length > MOST_RECENT ? earlier.slice(-MOST_RECENT) : earlier;
const MOST_RECENT = 300;

export interface CourseContext {
  readonly text: string;
  readonly folded: string;
  /** Which way azimuths count here; null where bare angles are no directions. */
  readonly azimuths: AzimuthOrigin | null;
}

export interface Heading {
  readonly bearing: Bearing | null;
  readonly direction: Course['direction'];
  readonly trendDeg: number | null;
  readonly end: number;
  readonly start: number;
  readonly doubts: readonly string[];
  readonly others: readonly OtherBearing[];
  readonly byAngle: boolean;
  readonly byAzimuth: boolean;
  readonly interiorSide?: 1 | -1 | undefined;
}

export interface LengthReading {
  readonly length: Length;
  readonly doubts: readonly string[];
  readonly grave: boolean;
  /** Another length that is named in one of the doubts. */
  readonly unread?: Span | null;
}

/** A doubt that something among the words of a course raises. */
export interface Unexplained extends Span {
  readonly why: string;
}

/** An azimuth as a quadrant bearing, with what is doubtful about it. */
export function azimuthBearing(
  { from, doubt }: AzimuthOrigin,
  angle: AnglePhrase,
): { bearing: Bearing; doubts: string[] } {
  const degrees = decimalDegrees(angle);
  const doubts = [...angle.doubts];
  if (doubt !== null) doubts.push(doubt);
  if (angle.minutes > 59 || angle.seconds >= 60) doubts.push('minutes or seconds over 59');
  if (degrees > 360) doubts.push('the azimuth exceeds 360°');
  return { bearing: bearingFromAzimuth(from === 'south' ? degrees + 180 : degrees, 3), doubts };
}

export const TO_THE_LENGTH =
  /^[\s,.:;-]{0,40}(?:(?:for|and|a|an|the|distance|dist\.?|dis-\s{0,2}tance|direct|of|about|approximately|exactly|true|is|length|breadth|with|at|azimuth|along\s+same)[\s,]{1,3}){0,6}$/;

/** "an azimuth of 45°00' measured clockwise from north, 100 feet". */
const FROM_MERIDIAN =
  /^[\s,]{1,3}(?:as\s+)?(?:(?:measured|reckoned|counted)\s+)?(?:clockwise\s+)?from\s+(?:the\s+)?(?:true\s+|grid\s+|magnetic\s+)?(?:north|south)(?![a-z])/;

export function followedByLength(token: Token, tokens: readonly Token[], context: CourseContext): boolean {
  const next = tokens.find((t) => t.start >= token.end && t.kind === 'distance');
  if (!next || isOffset(context.folded, next)) return false;
  // "54°03'54" (reckoned from north), 508 meters": what stands in brackets is said of the bearing.
  const words = context.folded.slice(token.end, next.start);
  const between = words.replace(/\([^()]{0,160}\)/, '').replace(FROM_MERIDIAN, '');
  return TO_THE_LENGTH.test(between) && !isOtherMeasure(context.folded, next);
}

/** Where the bearings, angles and lengths of a course begin; not the feet of "the 40-foot road" or "20 feet west of the fence". */
export function nameStops(folded: string, tokens: readonly Token[], length?: number): number[] {
  const stops: number[] = [];
  for (const token of tokens) {
    const start = token.kind === 'distance' ? token.distance.start : token.start;
    if (start === length || isNameStop(folded, token)) stops.push(start);
  }
  // A length that only its course could read is none of the tokens.
  return length === undefined || stops.includes(length) ? stops : [...stops, length].sort((a, b) => a - b);
}

function isNameStop(folded: string, token: Token): boolean {
  if (token.kind === 'number') return false;
  if (token.kind === 'distance') return !isOtherMeasure(folded, token) && !isOffset(folded, token);
  return token.kind === 'angle' || (token.direction.kind !== 'cardinal' && token.direction.kind !== 'general');
}

/** "south 120 to a stake": right behind the wind, and more than degrees can be. */
export const isMoreThanDegrees = (
  folded: string,
  heading: Heading,
  { end, number }: NumberToken,
  gap: string,
): boolean =>
  heading.direction === 'cardinal' &&
  number.value > 90 &&
  /^[\s,]{1,3}$/.test(gap) &&
  /^\s{1,2}to\s{1,2}(?:an?\s|the\s|said\s)?[a-z]{3}/.test(folded.slice(end, end + 14));
type NumberToken = Token & { readonly kind: 'number' };

/** "the line between ranges eighty (80) and eighty-one (81) to the corner". */
export const isOfLand = (folded: string, at: number): boolean =>
  /\b(?:ranges?|townships?|sections?|lots?|districts?|blocks?)\b[^;,]{0,40}$/.test(
    folded.slice(Math.max(0, at - 60), at),
  );
