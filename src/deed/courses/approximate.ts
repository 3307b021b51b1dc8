// Takes: folded text and where a course's bearing and length stand. Gives: which of them the words call approximate, as reasons.
// Never: a change of a value; "more or less" is every deed's and says nothing.
import { before } from '../words/before.ts';
import { codeBefore } from '../words/code-at.ts';
import { ONLY_FIGURE } from '../values/bracket-figure.ts';
import type { CourseContext, Heading, LengthReading } from './course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { Length } from './curve-phrase.ts';
import { behindBlanks, isFigure, oneOf } from '../words/peek.ts';
import { isOfApproximateList } from './approximate-list.ts';
import { beginsAny } from '../words/triples.ts';
import { beforeBlanks, dividesWord, endsOf } from '../words/word-edges.ts';

const BEFORE_LENGTH =
  /(?:\b(?:about|approximately|approx\.?|nearly|some|over|roughly|approximate\s+(?:distance|length)(?:\s+and\s+(?:bearing|course))?\s+of)\s{1,2}|(?:\+\s?\/?\s?-|±|~)\s{0,2})$/;
const BEHIND_LENGTH =
  /^[\s,]{0,2}(?:\((?:approximately|approx\.?|about|\+\/-|±)\)|\+\s?\/\s?-|±|or\s+(?:thereabouts?|so)\b|nearly\b|by\s+estimation\b)/;
const BEFORE_BEARING =
  /\b(?:about|approximately|approx\.?|nearly|generally|approximate\s+(?:bearing|course|azimuth)(?:\s+and\s+distance)?(?:\s+of)?)\s{1,2}$/;

const mayHoldAbout = beginsAny(['about', 'approximately']);
const endsAbout = endsOf([
  'about',
  'approximately',
  'approx',
  'nearly',
  'generally',
  'of',
  'bearing',
  'course',
  'azimuth',
]);
const endsInexactly = endsOf('about approximately approx nearly some over roughly of'.split(' '));
const POINT = 46;
const isInexactMark = oneOf('.-±~');
const beginsInexactly = oneOf('(+±,bno');

function isBearingApproximate({ text, folded }: CourseContext, lead: number, { start, end }: Heading): boolean {
  const last = beforeBlanks(folded, start);
  const isLed = endsAbout(folded, last) || codeBefore(folded, last) === POINT;
  if (isLed && BEFORE_BEARING.test(wordsBefore(folded, lead, start))) return true;
  if (!mayHoldAbout(text) && !dividesWord(folded, start)) return false;
  return /\b(?:about|approximately)\b/.test(folded.slice(start, end));
}

function isLedInexactly(folded: string, lead: number, start: number): boolean {
  const last = beforeBlanks(folded, start);
  const isLed = endsInexactly(folded, last) || isInexactMark(codeBefore(folded, last));
  return isLed && BEFORE_LENGTH.test(wordsBefore(folded, lead, start));
}

function isMarkedInexact(folded: string, { start, end }: Length): boolean {
  if (hasInexactMarks(folded) && holdsInexactMark(folded, start, end)) return true;
  return beginsInexactly(behindBlanks(folded, end, 2)) && BEHIND_LENGTH.test(folded.slice(end, end + 22));
}

const marked = { text: '', is: false };

/** Most texts hold no such mark at all. */
function hasInexactMarks(folded: string): boolean {
  if (marked.text !== folded) marked.is = folded.includes('+') || folded.includes('±');
  marked.text = folded;
  return marked.is;
}

/** "1815± feet", "1815+ feet": between the figure and its unit. */
function holdsInexactMark(folded: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    const unit = folded.charCodeAt(at);
    // "19 rods +11 links" is a sum.
    if (unit === PLUS_OR_MINUS) return true;
    const next = folded.charCodeAt(at + 1);
    if (unit === PLUS && (next === STROKE || next === DASH || isFigure(folded.charCodeAt(at - 1))) && !isFigure(next))
      return true;
  }
  return false;
}
const [PLUS, DASH, STROKE, PLUS_OR_MINUS] = [43, 45, 47, 177];

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
  isPlain: boolean,
): void {
  const listed = isOfApproximateList(context.text, context.folded, heading.start);
  if (heading.bearing !== null && (listed || isBearingApproximate(context, lead, heading)))
    reasons.push('the bearing is approximate');
  if (!reading) return;
  const { folded } = context;
  const { length } = reading;
  if (
    listed ||
    isAboutUnread(folded, reading) ||
    (!isPlain && isLedInexactly(folded, lead, length.start)) ||
    isMarkedInexact(folded, length)
  )
    reasons.push('the length is approximate');
}
