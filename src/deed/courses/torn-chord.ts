// Takes: the courses of a stretch. Gives: with their doubt those behind a curve whose sentence breaks off: "the chord azimuth and distance
// being\n3. 262° 10' 80.40 feet along the road to a pipe". Never: that such a line is the chord: it may be a course of its own.
import type { Course } from './course-parts.ts';

const BREAKS_OFF = /\b(?:azimuth|bearing|course)\s+and\s+(?:distance|length)\s+being\s?[:;.,-]{0,2}\s{0,8}$/;
const MOST_WORDS = 70;
const MAY_BE_CHORD = 'the curve before it breaks off where its chord is told: the values may be its chord';

export function doubtTornChords(folded: string, courses: Course[]): void {
  for (let i = 1; i < courses.length; i++) {
    const [before, course] = [courses[i - 1]!, courses[i]!];
    if (!before.curve || before.curve.chordLength || course.curve || course.bearing === null) continue;
    if (!BREAKS_OFF.test(folded.slice(Math.max(before.start, course.start - MOST_WORDS), course.start))) continue;
    courses[i] = { ...course, grave: true, reasons: [...course.reasons, MAY_BE_CHORD] };
  }
}
