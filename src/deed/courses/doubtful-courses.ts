// Takes: the courses of one description. Gives: the same, doubted where what stands between two of them, or all of them together, speaks against one:
// a line printed twice, a course that sets out from the beginning again, a missing course. Never: a course left out or put elsewhere.
import type { Course } from './course-parts.ts';

export function doubtCourses(folded: string, courses: Course[]): void {
  for (let i = 0; i < courses.length; i++) {
    const before = courses[i - 1];
    if (before && setsOutAgain(folded, before, courses[i]!)) doubt(courses, i, SET_OUT_AGAIN);
    if (before && repeats(folded, before, courses[i]!)) doubt(courses, i, REPEATED, false);
    if (isUnreadBehind(folded, courses[i]!, courses[i + 1])) doubt(courses, i, UNREAD_BEHIND);
    if (before && mayBeChord(folded, before, courses[i]!)) doubt(courses, i, MAY_BE_CHORD);
  }
  doubtPackedAngles(folded, courses);
}

function doubt(courses: Course[], i: number, why: string, isGrave = true): void {
  const course = courses[i]!;
  courses[i] = { ...course, reasons: [...course.reasons, why], grave: course.grave || isGrave };
}

const SET_OUT_AGAIN = 'it sets out from the point of beginning again, not from the course before it';
const AGAIN =
  /\b(?:returning|going\s+back)\s+to\s+(?:the|said)\s+(?:(?:original|true|aforesaid|said)\s+){0,2}(?:point|place)\s+of\s+beginning[\s;:,.]{0,4}$/;

/** "to the lake; returning to the point of beginning; thence": the land lies between two lines, and one figure cannot say so. */
const setsOutAgain = (folded: string, before: Course, { start }: Course): boolean =>
  AGAIN.test(folded.slice(Math.max(before.valuesEnd, start - 110), start));

const REPEATED = 'it repeats the course before it word for word; the line may be printed twice';

/** A line may go on in equal parts: nothing may stand between the two. */
function repeats(folded: string, before: Course, course: Course): boolean {
  if (before.distance === null || before.distance.amount !== course.distance?.amount || course.curve) return false;
  if (!/^[\s;,.]{0,12}$/.test(folded.slice(before.valuesEnd, course.start))) return false;
  return folded.slice(before.start, before.valuesEnd) === folded.slice(course.start, course.valuesEnd);
}

const UNREAD_BEHIND = 'a course that cannot be read stands behind it';
const TO_A_NUMBER =
  /\bto\s{1,2}(?:point|corner|cor\.?|station|pt\.?)[\s,]{1,2}(?:no\.?\s?)?["“]?(?<number>\d{1,3})(?![\d-]|[a-z.]\d)/g;
/** As far as the words of one course are read. */
const MOST_WORDS = 400;
const MOST_BEFORE = 12;

/** "to point 5; … 40.2 … to point 6": the words behind a course come to the next number too, with figures between. */
function isUnreadBehind(folded: string, course: Course, next: Course | undefined): boolean {
  const to = Math.min(next?.start ?? course.end, course.valuesEnd + MOST_WORDS);
  const words = folded.slice(course.valuesEnd, to);
  const ends = [...words.matchAll(TO_A_NUMBER)];
  // Its own end stands right behind its values; farther on other lines may be told.
  if ((ends[0]?.index ?? MOST_WORDS) > MOST_BEFORE) return false;
  return ends.some((end, at) => {
    const more = ends[at + 1];
    if (!more || Number(more.groups!['number']) !== Number(end.groups!['number']) + 1) return false;
    return /[;:\n][^;]*\d/.test(words.slice(end.index + end[0].length, more.index));
  });
}

const MAY_BE_CHORD = 'the curve before it breaks off where its chord is told: the values may be its chord';
const BREAKS_OFF = /\b(?:azimuth|bearing|course)\s+and\s+(?:distance|length)\s+being\s?[:;.,-]{0,2}\s{0,8}$/;

/** "the chord azimuth and distance being\n3. 262° 10' 80.40 feet along the road to a pipe": its chord, or a course of its own. */
const mayBeChord = (folded: string, { curve, start }: Course, course: Course): boolean =>
  curve !== null &&
  !curve.chordLength &&
  !course.curve &&
  course.bearing !== null &&
  BREAKS_OFF.test(folded.slice(Math.max(start, course.start - 70), course.start));

const PACKED = 'its four decimals may be minutes and seconds';
const FOUR_DECIMALS =
  /(?<![a-z])(?:[ns]|north|south)[.\s]{0,2}\d{1,2}\.(?<m>\d{2})(?<s>\d{2})\s{0,2}(?:[ew](?![a-z])|east|west)/;
/** That as many are below sixty by chance is less than one time in twenty. */
const FEWEST = 3;

/** "N 12.3415 E" is how programs of surveyors take 12°34'15": where every bearing could be so. */
function doubtPackedAngles(folded: string, courses: Course[]): void {
  const measured = courses.flatMap(({ bearing, curve, direction }, i) =>
    bearing !== null && !curve && direction === 'measured' ? [i] : [],
  );
  if (measured.length < FEWEST || !measured.every((i) => isPacked(folded, courses[i]!))) return;
  for (const i of measured) doubt(courses, i, PACKED);
}

function isPacked(folded: string, { start, valuesEnd }: Course): boolean {
  const found = FOUR_DECIMALS.exec(folded.slice(start, valuesEnd))?.groups;
  return found !== undefined && Number(found['m']) < 60 && Number(found['s']) < 60;
}
