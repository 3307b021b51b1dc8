// Takes: the courses of one description. Gives: the same, doubted where a length has no decimals, its peers all have, and it is many times as
// long as any: "61362 feet" among "310.50 feet" and "205.75 feet". Never: the point put back; the shorter length is offered.
import type { Course } from './course-parts.ts';
import { figureAt, type NumberPhrase } from '../values/numbers.ts';

/** So much longer than the longest of the others. */
const TIMES = 10;
/** Twenty rods: the sides of sections and their parts are told in whole feet among measured ones. */
const OF_SECTIONS = 330;
const FEWEST_PEERS = 2;

/** As printed; null where words tell it. */
const printedAt = (folded: string, { distance }: Course): NumberPhrase | null =>
  distance && figureAt(folded, distance.start);

export function doubtLostPoints(folded: string, courses: Course[]): void {
  courses.forEach((course, i) => {
    const { distance } = course;
    if (!distance || distance.amount < 1000 || !Number.isInteger(distance.amount)) return;
    if (distance.amount % OF_SECTIONS === 0) return;
    const number = printedAt(folded, course);
    if (number?.value !== distance.amount || number.places > 0) return;
    const printed = folded.slice(number.start, number.end);
    if (printed.includes(',')) return;
    const peers = courses.filter((one) => one !== course && one.distance?.unit === distance.unit);
    const places = (peers[0] && printedAt(folded, peers[0])?.places) ?? 0;
    if (places < 1 || printed.length < places + 2 || peers.length < FEWEST_PEERS) return;
    if (
      !peers.every((one) => printedAt(folded, one)?.places === places && one.distance!.amount * TIMES < distance.amount)
    )
      return;
    const other = distance.amount / 10 ** places;
    const why = `"${printed}" may be ${other}: the other lengths are printed with decimals`;
    courses[i] = {
      ...course,
      distance: { ...distance, doubts: [...distance.doubts, why], others: [...distance.others, other] },
      reasons: [...course.reasons, why],
      grave: true,
    };
  });
}
