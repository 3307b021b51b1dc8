// Takes: the courses of a tract and the words of its paper. Gives: them with their doubts: where a sentence puts another value in the place of one
// ("substituting 310 feet for 300 feet"), where the paper calls some values recorded and others measured, where no unit is described at all.
// Never: another value.
import { sameBearing } from '../../survey/bearing.ts';
import type { Bearing } from '../../contract/extraction.ts';
import type { Course } from '../courses/course-parts.ts';
import { directionAt } from '../values/bearing-phrase.ts';
import { pointBut } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';
import { labelBehind, type Measure } from '../marks/one-measure.ts';
import { NO_UNIT } from '../courses/course-length.ts';

const REPLACES = new RegExp(
  wording`
    \b(?:substitut(?:e[ds]?|ing)|strik(?:e|ing)(?: out)?|delet(?:e[ds]?|ing)|insert(?:ed|ing|s)?|instead of|in (?:lieu|place) of
    |should (?:be|read|have (?:been|read))|(?:changed|corrected|amended) (?:from|to))\b`,
  'g',
);
const CLAUSE_ENDS = new RegExp(wording`[;\n]|${pointBut('ave|ft')}(?: |$)`, 'g');
const LENGTHS = new RegExp(
  wording`
    (?<![\d.,])(?<amount>\d[\d,]{0,8}(?:\.\d{1,3})?)(?=\s?(?:feet|ft|rods|poles|perches|chains|links|varas|yards|met|['"]|and (?:insert|substitut)))`,
  'g',
);
const WINDS = /\b(?:north|south|n|s)\b/g;
/** A longer clause tells more than one value. */
const LONGEST = 300;
/** A clause's end and what shows that it is one. */
const LOOKED_AHEAD = 20;
const MOST = 40;

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly amounts: readonly number[];
  readonly bearings: readonly Bearing[];
}

export function withReplacedValues(all: readonly Replacement[], courses: readonly Course[]): readonly Course[] {
  const found = all.filter(({ start, end }) =>
    courses.every(({ valuesStart, valuesEnd }) => valuesEnd <= start || valuesStart >= end),
  );
  if (found.length === 0) return courses;
  return courses.map((course) => {
    const named = found.find((one) => isOf(one, course));
    if (!named) return course;
    const why = `the paper says of it: "${named.words}"`;
    return course.reasons.includes(why) ? course : { ...course, grave: true, reasons: [...course.reasons, why] };
  });
}

const isOf = ({ amounts, bearings }: Replacement, { bearing, distance }: Course): boolean =>
  (distance !== null && amounts.includes(distance.amount)) ||
  (bearing !== null && bearings.some((one) => sameBearing(one, bearing)));

/** The sentences of a text that replace a value. */
export function replacementsOf(folded: string): Replacement[] {
  return [...folded.matchAll(REPLACES)].slice(0, MOST).flatMap(({ 0: words, index }) => {
    const { start, end } = clauseAround(folded, index);
    const clause = folded.slice(start, end);
    const amounts = [...clause.matchAll(LENGTHS)].map(({ groups }) => Number(groups!['amount']!.replaceAll(',', '')));
    const bearings = [...clause.matchAll(WINDS)].flatMap(({ index: at }) => {
      const read = directionAt(clause, at);
      return read?.kind === 'quadrant' && read.bearing ? [read.bearing] : [];
    });
    return amounts.length + bearings.length > 0 ? [{ start, end, words, amounts, bearings }] : [];
  });
}

function clauseAround(folded: string, at: number): { start: number; end: number } {
  const from = Math.max(0, at - LONGEST);
  const before = [...folded.slice(from, at).matchAll(CLAUSE_ENDS)].at(-1);
  const to = Math.min(folded.length, at + LONGEST);
  const behind = folded.slice(at, to + LOOKED_AHEAD).search(CLAUSE_ENDS);
  return {
    start: before ? from + before.index + before[0].length : from,
    end: behind < 0 ? to : Math.min(at + behind, to),
  };
}

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

const NO_UNIT_NAMED = 'the length has no unit, and the paper names none: feet are taken';

export function withMissingUnit(courses: readonly Course[]): readonly Course[] {
  const bare = courses.filter(isBare);
  if (bare.length === 0 || bare.some(({ distance }) => !Number.isInteger(distance!.amount * 4))) return courses;
  return courses.map((course) =>
    isBare(course)
      ? { ...course, grave: true, reasons: [...course.reasons.filter((reason) => reason !== NO_UNIT), NO_UNIT_NAMED] }
      : course,
  );
}

const isBare = ({ distance }: Course): boolean => distance?.unitless === true;
