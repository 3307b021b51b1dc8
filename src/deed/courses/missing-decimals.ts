// Takes: the courses of one description. Gives: the same, doubted where a length has no decimals, its peers all have, and it is many times as
// long as any: "61362 feet" among "310.50 feet" and "205.75 feet". Never: the point put back; the shorter length is offered.
import type { Course } from './course-parts.ts';
import { figureAt, type NumberPhrase } from '../values/numbers.ts';

/** So much longer than the longest of the others. */
const TIMES = 10;
/** Twenty rods: the sides of sections and their parts are told in whole feet among measured ones. */
const OF_SECTIONS = 330;
const FEWEST_PEERS = 2;
/** "30412 feet": so long a side would have its comma; one length with decimals beside it is enough. */
const NO_SIDE = 10000;
/** Of a length whose point stood at its head: "41 ch." among "1.69 chs." and "2.46 chs.". */
const FEWEST_OF_CHAINS = 4;

const isLong = (amount: number, unit: string): boolean =>
  amount < 1000 ? unit === 'chains' && amount % 5 !== 0 : amount % OF_SECTIONS !== 0;

/** As printed; null where words tell it. */
const printedAt = (folded: string, { distance }: Course): NumberPhrase | null =>
  distance && figureAt(folded, distance.start);

/** As many decimals as are printed; where something was read as a point, as many as the length still has. */
function hasPlaces(folded: string, course: Course, places: number): boolean {
  const number = printedAt(folded, course);
  if (number?.value === course.distance!.amount) return number.places === places;
  const kept = String(course.distance!.amount).split('.')[1]?.length ?? 0;
  return kept > 0 && kept <= places;
}

/** The longest of each unit: no other can be many times as long as any. */
function longest(courses: readonly Course[]): Course[] {
  const found = new Map<string, Course>();
  for (const course of courses) {
    const { distance } = course;
    if (distance && distance.amount > (found.get(distance.unit)?.distance?.amount ?? 0))
      found.set(distance.unit, course);
  }
  return [...found.values()];
}

export function doubtMissingDecimals(folded: string, courses: Course[]): void {
  for (const course of longest(courses)) {
    const distance = course.distance!;
    if (!Number.isInteger(distance.amount) || !isLong(distance.amount, distance.unit)) continue;
    const peers = courses.filter((one) => one !== course && one.distance?.unit === distance.unit);
    if (peers.some((one) => one.distance!.amount * TIMES >= distance.amount)) continue;
    const number = printedAt(folded, course);
    if (number?.value !== distance.amount || number.places > 0) continue;
    const printed = folded.slice(number.start, number.end);
    if (printed.includes(',')) continue;
    const places = peers.reduce((most, one) => Math.max(most, printedAt(folded, one)?.places ?? 0), 0);
    const isShort = distance.amount < 1000;
    if (places < 1 || printed.length < places + (isShort ? 0 : 2)) continue;
    const isFar = distance.amount >= NO_SIDE;
    if (peers.length < (isShort ? FEWEST_OF_CHAINS : isFar ? 1 : FEWEST_PEERS)) continue;
    if (!isFar && !peers.every((one) => hasPlaces(folded, one, places))) continue;
    const other = distance.amount / 10 ** places;
    const why = `"${printed}" may be ${other}: the other lengths are printed with decimals`;
    courses[courses.indexOf(course)] = {
      ...course,
      distance: { ...distance, doubts: [...distance.doubts, why], others: [...distance.others, other] },
      reasons: [...course.reasons, why],
      grave: true,
    };
  }
}
