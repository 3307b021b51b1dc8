// Takes: folded text and where a course's bearing and length stand. Gives: which of them the words call approximate, as reasons.
// Never: a change of a value; "more or less" is every deed's and says nothing.
import type { Heading, LengthReading } from './course-parts.ts';
import type { Segment } from './cut.ts';

const BEFORE_LENGTH =
  /(?:\b(?:about|approximately|approx\.?|nearly|some|over|roughly|approximate\s+(?:distance|length)\s+of)\s{1,2}|(?:\+\s?\/?\s?-|±)\s{0,2})$/;
const BEHIND_LENGTH = /^\s{0,2}(?:\((?:approximately|approx\.?|about|\+\/-|±)\)|\+\s?\/\s?-|±)/;
const BEFORE_BEARING = /\b(?:about|approximately|approx\.?|nearly)\s{1,2}$/;

export function approximations(
  folded: string,
  segment: Segment,
  heading: Heading,
  reading: LengthReading | null,
): string[] {
  const before = (at: number): string => folded.slice(Math.max(segment.lead, at - 26), at);
  const reasons: string[] = [];
  if (heading.bearing !== null) {
    const words = folded.slice(heading.start, heading.end);
    if (BEFORE_BEARING.test(before(heading.start)) || /\b(?:about|approximately)\b/.test(words))
      reasons.push('the bearing is approximate');
  }
  const length = reading?.length;
  if (
    length &&
    (BEFORE_LENGTH.test(before(length.start)) || BEHIND_LENGTH.test(folded.slice(length.end, length.end + 18)))
  )
    reasons.push('the length is approximate');
  return reasons;
}
