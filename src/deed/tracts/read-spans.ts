// Takes: the courses of a description and every bearing, angle and length read in its words. Gives: what each became.
// Never: a second search; a value is found by the place it was read at, and what nothing accounts for is what the course's own doubts name.
import type { MarkKind } from '../../contract/extraction.ts';
import { firstNot } from '../../document/halving.ts';
import type { Course, ReadSpan, Span } from '../courses/course-parts.ts';
import { besideAs } from '../courses/second-value.ts';
import type { CurveElements, Length } from '../courses/curve-phrase.ts';
import { isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import { terminusAt } from '../monuments/monument.ts';
import type { Token } from '../values/tokens.ts';

/** All tokens of a text, and those of them that are no second measure beside another. */
export interface ReadTokens {
  readonly all: readonly Token[];
  readonly kept: ReadonlySet<Token> | null;
}

/** Those that were left out are told by record beside a measured value, or the other way round. */
export const readTokens = (all: readonly Token[], kept: readonly Token[]): ReadTokens => ({
  all,
  kept: kept.length === all.length ? null : new Set(kept),
});

/** Of each bearing, angle and length in [start, end): what it is, where it is none of the values of a course. */
export function besideOf(
  folded: string,
  courses: readonly Course[],
  { all, kept }: ReadTokens,
  { start, end }: Span,
): ReadSpan[] {
  const found: ReadSpan[] = [];
  let next = 0;
  for (let i = firstNot(all.length, (at) => all[at]!.end <= start); i < all.length && all[i]!.start < end; i++) {
    const token = all[i]!;
    if (!isMeasure(token)) continue;
    while (next < courses.length - 1 && courses[next]!.end <= token.start) next++;
    const course = courses[next];
    const own = course && course.start <= token.start && token.start < course.end ? course : null;
    const as = kept?.has(token) === false ? 'record' : own ? asOf(folded, own, token) : 'monument';
    found.push({ start: token.start, end: token.end, as });
  }
  return found;
}

/** A wind alone names sides and streets too. */
const isMeasure = (token: Token): boolean =>
  token.kind === 'distance' ||
  token.kind === 'angle' ||
  (token.kind === 'direction' && token.direction.kind !== 'cardinal' && token.direction.kind !== 'general');

function asOf(folded: string, course: Course, token: Token): MarkKind {
  const { bearing, curve, distance } = course;
  if (token.kind === 'angle' && (curve || token.start < course.tail)) return curve ? 'curve' : 'bearing';
  if (token.kind === 'direction' && token.direction.bearing !== null) {
    if (token.direction.bearing === bearing) return 'bearing';
    if (curve && bearingsOf(curve).includes(token.direction.bearing)) return 'curve';
  }
  if (curve && lengthsOf(curve).some((one) => one.start < token.end && one.end > token.start)) return 'curve';
  const known = besideAs(folded, token, curve ? (curve.arc ?? curve.chordLength) : distance);
  if (known === 'distance' && curve) return 'curve';
  return known ?? (isUnaccounted(folded, course, token) ? 'nothing' : 'monument');
}

const bearingsOf = ({ chordBearing, tangentIn, tangentOut, radialIn, radialOut }: CurveElements): unknown[] => [
  chordBearing,
  tangentIn,
  tangentOut,
  radialIn,
  radialOut,
];

/**
 * Of a line that has both its values each other one is explained, or a doubt names the first that is not; a curve, or a line that lacks
 * a value, is not asked. What is said behind the words of arrival, or points at a thing, tells of a place.
 */
function isUnaccounted(folded: string, course: Course, token: Token): boolean {
  const { bearing, curve, distance, unread, valuesEnd, start, end } = course;
  const isLacking = token.kind === 'distance' ? distance === null : bearing === null;
  if (!curve && !isLacking && unread === undefined) return false;
  const arrival = terminusAt(folded, valuesEnd, end);
  if (arrival >= 0 && token.start > arrival) return false;
  return !pointsAtSomething(folded, start, token) && !isUnboundWitness(folded, token.start);
}

/** Where its values stand. */
export function valuesOf({ bearing, direction, distance, curve, way }: Course): ReadSpan[] {
  const found: ReadSpan[] = [];
  if (way && (bearing !== null || direction !== 'none') && curve === null)
    found.push({ start: way.start, end: way.end, as: 'bearing' });
  if (distance) found.push({ start: distance.start, end: distance.end, as: 'distance' });
  if (curve) for (const { start, end } of lengthsOf(curve)) found.push({ start, end, as: 'curve' });
  return found;
}

const lengthsOf = ({ radius, arc, chordLength, tangentLength }: CurveElements): Length[] =>
  [radius, arc, chordLength, tangentLength].filter(isPlaced);

/** A cell of a table has none. */
const isPlaced = (length: Length | null): length is Length => length !== null && length.end > length.start;

/** What its doubts name. */
export const unreadOf = ({ unread }: Course): ReadSpan[] =>
  (unread ?? []).map(({ start, end }) => ({ start, end, as: 'nothing' }));
