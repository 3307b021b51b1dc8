// Takes: courses described in rows, without a word of beginning or running. Gives: whether they bound land: they close, come back by their words,
// run from mark to mark or from station to station, or stand under a head that announces courses.
// Never: for a table of anything else that holds bearings and lengths.
import { closesItself } from '../courses/closing.ts';
import type { Course } from '../courses/course-parts.ts';
import { RUNS_BARE_TO } from '../marks/bare-length.ts';
import { between } from '../marks/cut.ts';
import type { PobMention } from '../marks/structure.ts';
import { wording } from '../words/wording.ts';

export function boundLand(folded: string, courses: readonly Course[], pobs: readonly PobMention[]): boolean {
  if (closesItself(courses, 1000) || areSides(folded, courses) || runToMarks(folded, courses)) return true;
  if (courses.length < 3 || courses.some((course) => course.direction === 'none' && course.distance !== null))
    return false;
  const [first, last] = [courses[0]!, courses.at(-1)!];
  if (between(pobs, last.valuesEnd, last.end + 60).some((pob) => pob.role === 'reached')) return true;
  if (STARTS_AND_ENDS.test(folded.slice(last.valuesEnd, last.end + 60))) return true;
  if (STARTS_AND_ENDS.test(folded.slice(Math.max(0, first.start - 160), first.start))) return true;
  return areStations(folded, courses) || ANNOUNCED.test(folded.slice(Math.max(0, first.start - 260), first.start));
}

/** "N 19 W 66 poles, starting and ending at a rock pile". */
const STARTS_AND_ENDS = new RegExp(wording`
  \b(?:start|begin+|commenc)(?:ing|s)? (?:and|&) (?:end|clos|terminat|finish|stopp?|conclud)(?:ing|s|es)? (?:at|on|with|in|by)\b`);

/** The sides of a plan: "NORTHERLY by Elm Street, 117.35 feet; EASTERLY by Lot 8, …". */
function areSides(folded: string, courses: readonly Course[]): boolean {
  const sides = courses.filter(
    (c) =>
      c.direction === 'general' &&
      c.distance !== null &&
      /^[a-z]+(?:,|\s?[:-]{1,2})?\s+by\s/.test(folded.slice(c.start, c.start + 24)),
  );
  return sides.length >= 3 && sides.length === courses.length;
}

const TO_A_MARK = new RegExp(wording`
  ^\)?\.?[\s,]{1,3}(?:more or less[\s,]{1,3})?(?:(?:along|with|by|on|across|crossing) [^;:]{2,60} )?to (?:an?|the|said|two|three|[a-z]+'s) `);
/** Lines told of one point, to what stands around it. */
const OF_ONE_POINT = /\b(?:ties?|references?|witness(?:es)?|swings?|bearing\s+trees?)\b[^;]{0,120}$/;

/** "N 40 W 50.76 feet to an iron rod; N 41 W 52.29 feet to an iron rod; …": a text that begins behind the word of beginning. */
function runToMarks(folded: string, courses: readonly Course[]): boolean {
  // The first may have lost its head with what stood before it.
  const own = courses.slice(isWhole(courses[0]!) ? 0 : 1);
  if (own.length < 3 || !own.every(isWhole)) return false;
  const arriving = own.filter(
    (c) => TO_A_MARK.test(folded.slice(c.valuesEnd, c.end)) || RUNS_BARE_TO.test(folded.slice(c.valuesEnd, c.end)),
  ).length;
  const { start } = courses[0]!;
  return arriving >= own.length - 1 && !OF_ONE_POINT.test(folded.slice(Math.max(0, start - 160), start));
}

const isWhole = ({ direction, bearing, distance }: Course): boolean =>
  direction === 'measured' && bearing !== null && distance !== null;

/** What a head or the words before the rows say of them. */
const ANNOUNCED = new RegExp(wording`
  \b(?:course|bearing)s?\b[^\n]{0,40}\b(?:dist(?:ance)?|length)s?\b[^\n]*\n[\s|_-]*$
  |\b(?:dist(?:ance)?|length)s?\b[^\n]{0,40}\b(?:course|bearing)s?\b[^\n]*\n[\s|_-]*$
  |\b(?:described|located|bounded|runs?|laid down) (?:as (?:follows|under)|thus)\s{0,3}[:;.-][^.]{0,160}$
  |\bmetes and bounds (?:are|being|run)\b[^.]{0,160}$`);

const STATIONS = new RegExp(wording`
  (?:^|[\s(;:,.])(?<from>[a-z]|\d{1,3})\s?(?:-|,?\s?\bto\b)\s?(?:(?:corner|station|point|monument|angle point) (?:no\.\s?)?)?(?<to>[a-z]|\d{1,3})
  [\s:,.)]{1,6}$`);

/** "1-2: N 36° W, 710 ft", "A to B  N 24 15 E  187.5 ft": each row begins where the one before it ends. */
function areStations(folded: string, courses: readonly Course[]): boolean {
  let reached: string | null = null;
  for (const course of courses.slice(0, -1)) {
    if (course.bearing === null) return false;
    const row = STATIONS.exec(folded.slice(Math.max(0, course.valuesStart - 34), course.valuesStart))?.groups;
    if (!row || (reached !== null && row['from'] !== reached)) return false;
    reached = row['to']!;
  }
  return true;
}
