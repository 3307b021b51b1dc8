// Takes: courses found in a stretch of text. Gives: whether they describe land: each runs somewhere, and together they have enough bearings, lengths
// or names. Never: for the way to a place ("go north on U.S. 19 for 6 miles, turn left").
import type { Course } from '../courses/course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { PobMention, Starter } from '../marks/structure.ts';
import { tellsTurns } from '../marks/way-there.ts';
import { wording } from '../words/wording.ts';

/** "go north on U.S. 19 for 6 miles, turn left on Valley Road": how to drive there. */
export function isWayThere(folded: string, segments: readonly Segment[], courses: readonly Course[]): boolean {
  if (courses.filter((c) => c.direction === 'measured' || c.curve !== null).length > 1) return false;
  return tellsTurns(folded.slice(Math.max(0, segments[0]!.start - 40), courses.at(-1)!.end + 60));
}

/** A text that begins in the middle: "…thence to the true point of beginning; thence N 11° E …". */
export function isOnlyArrival(folded: string, starter: Starter, course: Course): boolean {
  if (starter.kind !== 'implicit' || course.bearing !== null || course.distance !== null || course.curve) return false;
  return /^thence\s+to\s+\w+\s+(?:true\s+)?(?:point|place)\s+of\s+beginning$/.test(
    folded.slice(course.start, course.end),
  );
}

/** "thence 210 feet east of the township line": where it leads cannot be told, that it is measured can. */
const MEASURES = new RegExp(wording`
  ^(?:and )?(?:running )?thence,? (?:about |approximately )?(?:\d[\d,.]{0,9}|[a-z][a-z\s-]{2,60}?) (?:feet|rods|chains|poles|perches|miles|yards
  |links|varas)\b`);

/** "Thence according to the true meridian, the variation being 15° East, 1st. N 63° W 80 chains": only how the courses are counted. */
const NAMES_MERIDIAN = new RegExp(wording`
  ^(?:and )?(?:running )?thence,? (?:running )?(?:according to|by|with|from|upon|on|counting from|agreeabl[ey] to) (?:the |a )?
  (?:true|magnetic|old|original|same|assumed|present) (?:meridian|needle|variation|north|bearings?)\b
  (?![^;]{0,160}\bto (?:an?|the) (?!(?:east|west|north|south|following)\b))[^;]{0,160}$`);

/** "thence L4": a row of a table that may not be there. */
const NAMES_ROW = /^(?:and\s+)?thence,?\s+(?:line\s|curve\s)?[lc]-?\d{1,3}(?=[\s,;.]|$)/;

/** "thence" alone is no course: it must run somewhere, along something, or to something. */
export function isCourse(folded: string, course: Course): boolean {
  if (course.curve !== null || course.bearing !== null || course.distance !== null) return true;
  const words = folded.slice(course.start, course.end);
  if (NAMES_MERIDIAN.test(words)) return false;
  if (course.direction !== 'none') return true;
  return (
    /\b(?:to|along|with|up|down|by|across|around|over|following|[a-z]{2,9}erly\s+on)\s/.test(words) ||
    NAMES_ROW.test(words) ||
    MEASURES.test(words)
  );
}

/** Without a word of beginning two measured courses must show that land is described. */
export function hasSubstance(folded: string, starter: Starter, courses: readonly Course[]): boolean {
  if (starter.kind !== 'implicit' && courses.some((c) => c.curve !== null || c.direction !== 'none')) return true;
  // A fragment may have lost its lengths or its bearings: three of either say as much as two whole courses.
  const bearings = courses.filter((c) => c.direction === 'measured').length;
  const lengths = courses.filter((c) => c.distance !== null && c.distance.unit !== 'miles').length;
  // "thence by land of Pell 18 rods to a ditch; thence by the ditch to …": two lengths among courses that only name what they follow.
  if (starter.kind === 'begin' && courses.length >= 3 && courses.filter((c) => followsFor(folded, c)).length >= 2)
    return true;
  return lengths >= 3 || (starter.kind === 'implicit' && (bearings >= 3 || areMeasured(courses)));
}

/** "thence by land of Pell 18 rods": it has a length and says what it follows. */
const followsFor = (folded: string, { start, end, distance }: Course): boolean =>
  distance !== null && FOLLOWS.test(folded.slice(start, Math.min(end, start + 40)));
const FOLLOWS = new RegExp(wording`
  ^(?:(?:and|&) )?(?:from |running )?(?:then(?:ce)? )?(?:running )?(?:by|along|with|on|at right angles) `);

const BY_A_NAME = new RegExp(wording`
  ^(?:and )?(?:then|thence)[,\s]{1,3}
  (?:(?:along|with|by|down|up|on|following|to|through|across|(?:in )?a (?:direct|straight|right) (?:line|course)) )`);

const CONTAINS = wording`(?:and )?(?:containing|supposed to contain)\b[^.;]{0,60}\bacres?\b`;

const OF_A_TRACT = new RegExp(wording`
  \b(?:(?:tract|parcel|piece|lot)\b|(?:limits|boundar(?:y|ies))\b[^.;]{0,120}\b(?:as follows|following|shall be|to[\s-]{1,2}wit|viz)\b|${CONTAINS})`);

const ENDS_A_TRACT = new RegExp(wording`
  ^[\s,.;]{0,4}(?:${CONTAINS}|(?:and )?also,? (?:one other|another|an?) [^.;]{0,30}\b(?:tract|parcel|piece|lot)\b)`);

/** "a tract of land beginning at a gum; thence along Teel's line to the branch; thence down the branch to the beginning": no wind, no length. */
export function boundsByNames(
  folded: string,
  starter: Starter,
  courses: readonly Course[],
  pobs: readonly PobMention[],
): boolean {
  if (courses.length < 3) return false;
  const last = courses.at(-1)!;
  const returns = pobs.find((p) => p.role === 'reached' && p.start > last.start);
  if (!returns) return false;
  // A page from the middle: "…; thence with the road to the ford; thence up the run to the beginning".
  if (starter.kind === 'implicit') return courses.every((c) => folded.startsWith('then', c.start));
  if (!courses.every((c) => BY_A_NAME.test(folded.slice(c.start, Math.min(c.end, c.start + 40))))) return false;
  return (
    OF_A_TRACT.test(folded.slice(Math.max(0, starter.start - 160), starter.start)) ||
    ENDS_A_TRACT.test(folded.slice(returns.end, returns.end + 110))
  );
}

/** Two courses at least with a direction and a length, or as curves. */
export const areMeasured = (courses: readonly Course[]): boolean =>
  holdsSeveral(2, courses, (c) => c.curve !== null || (c.direction !== 'none' && c.distance !== null));

/** Asked of all the courses behind each figure: none farther than it takes to tell is looked at. */
export function holdsSeveral(several: number, courses: readonly Course[], is: (course: Course) => boolean): boolean {
  let found = 0;
  return courses.some((course) => is(course) && ++found === several);
}
