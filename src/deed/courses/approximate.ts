// Takes: folded text and where a course's bearing and length stand. Gives: which of them the words call approximate, as reasons.
// Never: a change of a value; "more or less" is every deed's and says nothing.
import { before } from '../words/before.ts';
import { ONLY_FIGURE } from '../values/bracket-figure.ts';
import type { CourseContext, Heading, LengthReading } from './course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { Length } from './curve-phrase.ts';
import { isOfApproximateList } from './approximate-list.ts';

const BEFORE_LENGTH =
  /(?:\b(?:about|approximately|approx\.?|nearly|some|over|roughly|approximate\s+(?:distance|length)(?:\s+and\s+(?:bearing|course))?\s+of)\s{1,2}|(?:\+\s?\/?\s?-|±|~)\s{0,2})$/;
const BEHIND_LENGTH =
  /^[\s,]{0,2}(?:\((?:approximately|approx\.?|about|\+\/-|±)\)|\+\s?\/\s?-|±|or\s+(?:thereabouts?|so)\b|nearly\b|by\s+estimation\b)/;
const BEFORE_BEARING =
  /\b(?:about|approximately|approx\.?|nearly|generally|approximate\s+(?:bearing|course|azimuth)(?:\s+and\s+distance)?(?:\s+of)?)\s{1,2}$/;

const isBearingApproximate = (folded: string, lead: number, { start, end }: Heading): boolean =>
  BEFORE_BEARING.test(wordsBefore(folded, lead, start)) || /\b(?:about|approximately)\b/.test(folded.slice(start, end));

/** "1815± feet", "1815+ feet": between the figure and its unit; "19 rods +11 links" is a sum. */
const INSIDE_LENGTH = /.(?:±|\+[/-](?!\d)|\d\+(?!\d))/;

const isMarkedInexact = (folded: string, { start, end }: Length): boolean =>
  INSIDE_LENGTH.test(folded.slice(start, end)) || BEHIND_LENGTH.test(folded.slice(end, end + 22));

const wordsBefore = (folded: string, lead: number, at: number): string => folded.slice(Math.max(lead, at - 40), at);

const isAboutWords = before(
  /\b(?:about|approximately|approx\.?)\s(?!parallel|north|south|east|west)[^;,()\d]{2,60}[\d\s]{0,6}\(?/,
);

/** "about one hunderty (180) feet": the figure is all that can be read of what the word stands before. */
const isAboutUnread = (folded: string, { length, doubts }: LengthReading): boolean =>
  doubts.includes(ONLY_FIGURE) && isAboutWords(folded, length.start);

/** Adds the reasons to those of the course; a plain length stands right behind its bearing. */
export function pushApproximations(
  reasons: string[],
  context: CourseContext,
  { lead }: Segment,
  heading: Heading,
  reading: LengthReading | null,
): void {
  const listed = isOfApproximateList(context.folded, heading.start);
  if (heading.bearing !== null && (listed || isBearingApproximate(context.folded, lead, heading)))
    reasons.push('the bearing is approximate');
  if (!reading) return;
  const { folded } = context;
  const { length } = reading;
  if (
    listed ||
    isAboutUnread(folded, reading) ||
    BEFORE_LENGTH.test(wordsBefore(folded, lead, length.start)) ||
    isMarkedInexact(folded, length)
  )
    reasons.push('the length is approximate');
}
