// Takes: a course and the tract's unit. Gives: the Call of the contract, lengths in that unit, its sentence and place.
// Never: a sentence that is not in the text; verbatim_text is what stands at the course's place.
import type { Call, Confidence, DistanceUnit, MarkKind } from '../../contract/extraction.ts';
import { quoteOf, type SourceText } from '../../document/source-text.ts';
import { pack } from '../../contract/packed.ts';
import { packedBearing } from '../../survey/bearing.ts';
import { adjoinerOf } from '../monuments/adjoiner.ts';
import type { Course, ReadSpan } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';
import { type Doubt, legibilityOf } from './legibility.ts';
import { monumentBefore, monumentOf, monumentToLength } from '../monuments/monument.ts';
import type { NamePlace } from '../monuments/place-name.ts';
import type { PlaceReader } from './place.ts';
import { inUnit } from '../values/unit-ratio.ts';

export interface CallContext {
  readonly source: SourceText;
  readonly folded: string;
  readonly unit: DistanceUnit;
  readonly places: PlaceReader;
  readonly state: string;
  /** Where what stands at the courses' ends, and what they run along, is named. */
  readonly named?: ReadSpan[];
}

/** In the tract's unit, rounded to a millionth so that a conversion leaves no tail of digits; null where no response could say it. */
function lengthIn(context: CallContext, length: Length | null): number | null {
  if (length === null) return null;
  const amount = length.unitless ? length.amount : converted(context, length);
  return amount <= Number.MAX_SAFE_INTEGER ? amount : null;
}

function converted({ unit, state }: CallContext, length: Length): number {
  return Math.round(inUnit(length.amount, length.unit, unit, state) * 1e6) / 1e6;
}

export function callOf(context: CallContext, course: Course): Call {
  const { curve } = course;
  const { folded } = context;
  const { text } = context.source;
  const doubt = legibilityOf(context.source, course.valuesStart, course.valuesEnd);
  return {
    call_type: curve ? 'curve' : 'line',
    verbatim_text: quoteOf(context.source, course.start, course.end),
    monument: marked(context, 'monument', (seen) => monumentIn(text, folded, course, seen)),
    confidence: confidenceOf(course, doubt),
    bearing: course.bearing,
    distance: lengthIn(context, course.distance),
    chord_bearing: curve?.chordBearing ?? null,
    chord_length: lengthIn(context, curve?.chordLength ?? null),
    radius: lengthIn(context, curve?.radius ?? null),
    curve_direction: curve?.direction ?? null,
    arc_length: lengthIn(context, curve?.arc ?? null),
    adjoiner: marked(context, 'adjoiner', (seen) => adjoinerOf(text, course, folded, seen)),
    delta: curve?.deltaDeg ?? null,
    tangent: curve?.tangent ?? null,
    source: context.places(course.start, course.end),
    tangent_bearing_in: curve?.tangentIn ?? null,
    tangent_bearing_out: curve?.tangentOut ?? null,
    radial_bearing_in: curve?.radialIn ?? null,
    radial_bearing_out: curve?.radialOut ?? null,
    tangent_length: lengthIn(context, curve?.tangentLength ?? null),
    concave: curve?.concave ?? null,
    confidence_reason: reasonOf(course.reasons, doubt),
  };
}

function marked<T>({ named }: CallContext, as: MarkKind, read: (seen: NamePlace[]) => T): T {
  const seen: NamePlace[] = [];
  const found = read(seen);
  if (named) for (const { start, end } of seen) named.push({ start, end, as });
  return found;
}

/** A row's length stands in its table, and no name before it. */
function monumentIn(text: string, folded: string, course: Course, seen: NamePlace[]): string | null {
  const { start, end, tail, valuesStart, stops, distance } = course;
  return (
    monumentOf(text, tail, end, folded, seen) ??
    monumentBefore(text, start, valuesStart, folded, seen) ??
    (distance && distance.start < end ? monumentToLength(text, start, stops, distance.start, folded, seen) : null)
  );
}

/** Every reason once. */
function reasonOf(reasons: readonly string[], doubt: Doubt | null): string {
  if (reasons.length === 0) return doubt?.text ?? '';
  let all = reasons[0]!;
  for (let i = 1; i < reasons.length; i++) if (reasons.indexOf(reasons[i]!) === i) all += `; ${reasons[i]!}`;
  return doubt && !reasons.includes(doubt.text) ? `${all}; ${doubt.text}` : all;
}

function confidenceOf(course: Course, doubt: Doubt | null): Confidence {
  if (course.grave || doubt?.grave) return 'low';
  return course.reasons.length > 0 || doubt ? 'medium' : 'high';
}

/**
 * A tie course as the packed string of DECISIONS.md: bearing and distance where it gives them, its sentence last. An arc goes
 * another way than its chord bears: with both and no length of the chord the arc stays in the sentence.
 */
export function tieOf(context: CallContext, course: Course): string {
  const chordBearing = course.curve?.chordBearing ?? null;
  const bearing = course.bearing ?? chordBearing;
  const arc = chordBearing === null ? (course.curve?.arc ?? null) : null;
  const distance = lengthIn(context, course.distance ?? course.curve?.chordLength ?? arc);
  return pack('tie_call', {
    bearing: bearing ? packedBearing(bearing) : '',
    distance: distance === null ? '' : distanceText(distance),
    verbatim: quoteOf(context.source, course.start, course.end),
  });
}

/** What is doubted of a tie course: its packed string has no place for it. It is walked by its chord, on whichever side the curve lies. */
export function tieDoubt(context: CallContext, course: Course): Doubt | null {
  const doubt = legibilityOf(context.source, course.valuesStart, course.valuesEnd);
  const text = reasonOf(
    course.reasons.filter((reason) => !reason.startsWith('left or right')),
    doubt,
  );
  return text === '' ? null : { grave: confidenceOf(course, doubt) === 'low', text };
}

const distanceText = (value: number): string => (Number.isInteger(value) ? value.toFixed(2) : String(value));
