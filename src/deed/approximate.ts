// Takes: folded text and where a course's bearing and length stand. Gives: which of them the words call approximate, as reasons.
// Never: a change of a value; "more or less" is every deed's and says nothing.
import type { CourseContext, Heading, LengthReading } from './course-parts.ts';
import type { Segment } from './cut.ts';
import { beforeAll, behindBlanks, oneOf, spaceOr } from './peek.ts';
import { beginsAny } from './triples.ts';
import { dividesWord, endsOf } from './word-edges.ts';

const BEFORE_LENGTH =
  /(?:\b(?:about|approximately|approx\.?|nearly|some|over|roughly|approximate\s+(?:distance|length)\s+of)\s{1,2}|(?:\+\s?\/?\s?-|±)\s{0,2})$/;
const BEHIND_LENGTH = /^\s{0,2}(?:\((?:approximately|approx\.?|about|\+\/-|±)\)|\+\s?\/\s?-|±)/;
const BEFORE_BEARING = /\b(?:about|approximately|approx\.?|nearly)\s{1,2}$/;

const mayHoldAbout = beginsAny(['about', 'approximately']);
const endsAbout = endsOf(['about', 'approximately', 'approx', 'nearly']);
const endsInexactly = endsOf('about approximately approx nearly some over roughly of'.split(' '));
const isBlankOrPoint = spaceOr('.');
const DASH = 45;
const PLUS_MINUS = 0xb1;
const beginsInexactly = oneOf('(+±');

/** By the end of the last word, or a sign for it, before the length. */
function mayLeadToLength(folded: string, at: number): boolean {
  const end = beforeAll(folded, at, isBlankOrPoint);
  const last = folded.charCodeAt(end - 1);
  return last === DASH || last === PLUS_MINUS || endsInexactly(folded, end);
}

function isBearingApproximate({ text, folded }: CourseContext, lead: number, { start, end }: Heading): boolean {
  if (
    endsAbout(folded, beforeAll(folded, start, isBlankOrPoint)) &&
    BEFORE_BEARING.test(wordsBefore(folded, lead, start))
  )
    return true;
  return (
    (mayHoldAbout(text) || dividesWord(folded, start)) && /\b(?:about|approximately)\b/.test(folded.slice(start, end))
  );
}

const wordsBefore = (folded: string, lead: number, at: number): string => folded.slice(Math.max(lead, at - 26), at);

/** Adds the reasons to those of the course. */
export function pushApproximations(
  reasons: string[],
  context: CourseContext,
  { lead }: Segment,
  heading: Heading,
  reading: LengthReading | null,
): void {
  const { folded } = context;
  if (heading.bearing !== null && isBearingApproximate(context, lead, heading))
    reasons.push('the bearing is approximate');
  const length = reading?.length;
  if (!length) return;
  if (
    (mayLeadToLength(folded, length.start) && BEFORE_LENGTH.test(wordsBefore(folded, lead, length.start))) ||
    (beginsInexactly(behindBlanks(folded, length.end, 2)) &&
      BEHIND_LENGTH.test(folded.slice(length.end, length.end + 18)))
  )
    reasons.push('the length is approximate');
}
