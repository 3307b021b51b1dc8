// Takes: a course with its bearing and length. Gives: the reason where its words may tell two: they come to a place before the bearing and to
// another behind the length, or a bearing with its length and place stands behind the place. Never: the other course; segments/behind-place.ts parts them.
import { bearingText } from '../../survey/bearing.ts';
import { isOtherMeasure, isUnboundWitness, pointsAtSomething } from '../marks/aside.ts';
import type { Segment } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { PLACE_REACHED } from '../monuments/arrival.ts';
import type { Token } from '../values/tokens.ts';
import type { Heading, Unexplained } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';

/** `to`: where the words begin that say where the course arrives, or its end. */
export function secondCourse(
  folded: string,
  segment: Segment,
  heading: Heading,
  length: Length | null,
  to: number,
): Unexplained | null {
  if (heading.bearing === null || length === null || to >= segment.end) return null;
  const first = Math.min(heading.start, length.start);
  if (first - segment.lead > SHORTEST_WAY && reachesBefore(folded, segment.lead, first))
    return { why: 'it comes to a place before its bearing and to another behind it', start: first, end: first };
  return courseBehind(folded, segment, to);
}

/** "to an oak ~ N 62° W 120 poles to a rock": what parts the two was not read. */
function courseBehind(folded: string, segment: Segment, to: number): Unexplained | null {
  const { tokens } = segment;
  for (let i = 2; i < tokens.length - 1; i++) {
    const [bearing, length] = [tokens[i]!, tokens[i + 1]!];
    if (bearing.start < to || bearing.kind !== 'direction' || bearing.direction.kind !== 'quadrant') continue;
    if (bearing.direction.bearing === null || !runsTo(folded, bearing, length)) continue;
    if (pointsAtSomething(folded, segment.start, bearing) || isUnboundWitness(folded, bearing.start)) continue;
    if (OF_THE_PLACE.test(folded.slice(to, bearing.start))) continue;
    const why = `another course, ${bearingText(bearing.direction.bearing)}, may stand behind the place it comes to`;
    return { why, start: bearing.start, end: length.end };
  }
  return null;
}

const OF_THE_PLACE =
  /[(;]|[a-z]{3}\.\s|\b(?:which|whence|wh|being|bears?|bearing|lies|lying|located|situated?|distant|from|opposite|where|ties?|tied|witness|coordinates?|a\s+line)\b/;

const runsTo = (folded: string, bearing: Token, length: Token): boolean =>
  length.kind === 'distance' &&
  /^[\s,.]{1,3}$/.test(folded.slice(bearing.end, length.start)) &&
  /^\.?[\s,]{1,3}to\s/.test(folded.slice(length.end, length.end + 8)) &&
  !isOffset(folded, length) &&
  !isOtherMeasure(folded, length);

/** Words before the bearing that can reach a place. */
export const SHORTEST_WAY = 24;
const REACHES = new RegExp(
  String.raw`^[\s,]{1,3}(?:up|down|with|along|by|following|on|running|through)\s[^;:]{0,110}?${PLACE_REACHED}$`,
);

/** "thence down the creek to the mouth of a run, N 70° E 110 poles to an oak". */
const reachesBefore = (folded: string, from: number, to: number): boolean => REACHES.test(folded.slice(from, to));
