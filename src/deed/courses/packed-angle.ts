// Takes: the courses of one description. Gives: the same, doubted where every bearing is a figure with four decimals that could all be minutes and
// seconds: "N 12.3415 E" is how programs of surveyors take 12°34'15". Never: the other reading; a degree mark settles it.
import type { Course } from './course-parts.ts';

const WHY = 'its four decimals may be minutes and seconds';
const FOUR_DECIMALS =
  /(?<![a-z])(?:[ns]|north|south)[.\s]{0,2}\d{1,2}\.(?<m>\d{2})(?<s>\d{2})\s{0,2}(?:[ew](?![a-z])|east|west)/;
/** That as many are below sixty by chance is less than one time in twenty. */
const FEWEST = 3;

export function doubtPackedAngles(folded: string, courses: Course[]): void {
  const measured = courses.filter(
    ({ bearing, curve, direction }) => bearing !== null && !curve && direction === 'measured',
  );
  if (measured.length < FEWEST || !measured.every((course) => isPacked(folded, course))) return;
  courses.forEach((course, i) => {
    if (measured.includes(course)) courses[i] = { ...course, reasons: [...course.reasons, WHY], grave: true };
  });
}

function isPacked(folded: string, { start, valuesEnd }: Course): boolean {
  const found = FOUR_DECIMALS.exec(folded.slice(start, valuesEnd))?.groups;
  return found !== undefined && Number(found['m']) < 60 && Number(found['s']) < 60;
}
