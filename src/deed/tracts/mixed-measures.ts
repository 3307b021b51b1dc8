// Takes: the courses of a tract. Gives: them with their doubt where the paper calls the value of one recorded and that of another measured: two surveys of
// one land make no figure together. Never: a value of the other kind; marks/one-measure.ts reads that where it stands beside it.
import type { Course } from '../courses/course-parts.ts';
import { labelBehind, type Measure } from '../marks/one-measure.ts';

const OF_A_BEARING = /(?:(?<![a-z])[ew]|east|west)\.?(?=[\s,]{0,2}[([])/;
type LabelOf = (course: Course) => Measure | null;

export function withMixedMeasures(folded: string, courses: readonly Course[]): readonly Course[] {
  if (courses.length < 2) return courses;
  const bearings = doubted(courses, (course) => bearingLabel(folded, course));
  const lengths = doubted(courses, (course) => lengthLabel(folded, course));
  if (bearings.size === 0 && lengths.size === 0) return courses;
  return courses.map((course) => {
    const why = lengths.get(course) ?? bearings.get(course);
    return why === undefined ? course : { ...course, grave: true, reasons: [...course.reasons, why] };
  });
}

/** Those of the rarer kind; of two as frequent all. */
function doubted(courses: readonly Course[], labelOf: LabelOf): Map<Course, string> {
  const labels = courses.map((course) => [course, labelOf(course)] as const);
  const count = (kind: Measure): number => labels.filter(([, label]) => label === kind).length;
  const [recorded, measured] = [count('recorded'), count('measured')];
  const found = new Map<Course, string>();
  if (recorded === 0 || measured === 0) return found;
  for (const [course, label] of labels) {
    if (label === null || (label === 'recorded' ? recorded > measured : measured > recorded)) continue;
    const other = label === 'recorded' ? 'measured' : 'recorded';
    found.set(course, `the paper calls this value ${label}, those of other courses ${other}`);
  }
  return found;
}

const lengthLabel = (folded: string, { distance, curve }: Course): Measure | null => {
  for (const length of [distance, curve?.arc, curve?.chordLength]) {
    const label = length && labelBehind(folded, length.end);
    if (label) return label.measure;
  }
  return null;
};

function bearingLabel(folded: string, { bearing, curve, valuesStart, valuesEnd }: Course): Measure | null {
  if (bearing === null || curve) return null;
  const found = OF_A_BEARING.exec(folded.slice(valuesStart, valuesEnd));
  return found ? (labelBehind(folded, valuesStart + found.index + found[0].length)?.measure ?? null) : null;
}
