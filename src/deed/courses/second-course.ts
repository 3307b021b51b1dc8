// Takes: a course with its bearing and length. Gives: the reason where its words may tell two: they come to a place before the bearing, and to
// another behind the length. Never: the other course; segments/behind-place.ts parts what words lead on from a place.
import type { Segment } from '../marks/cut.ts';
import { PLACE_REACHED } from '../monuments/arrival.ts';
import type { Heading } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';

/** `to`: where the words begin that say where the course arrives, or its end. */
export function secondCourse(
  folded: string,
  segment: Segment,
  heading: Heading,
  length: Length | null,
  to: number,
): string | null {
  if (heading.bearing === null || length === null) return null;
  const first = Math.min(heading.start, length.start);
  if (first - segment.lead > SHORTEST_WAY && to < segment.end && reachesBefore(folded, segment.lead, first))
    return 'it comes to a place before its bearing and to another behind it';
  return null;
}

/** Words before the bearing that can reach a place. */
export const SHORTEST_WAY = 24;
const REACHES = new RegExp(
  String.raw`^[\s,]{1,3}(?:up|down|with|along|by|following|on|running|through)\s[^;:]{0,110}?${PLACE_REACHED}$`,
);

/** "thence down the creek to the mouth of a run, N 70° E 110 poles to an oak". */
const reachesBefore = (folded: string, from: number, to: number): boolean => REACHES.test(folded.slice(from, to));
