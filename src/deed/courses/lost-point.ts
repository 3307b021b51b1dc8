// Takes: the courses of one description. Gives: the same, doubted where a length has no decimals, its peers all have, and it is many times as
// long as any: "61362 feet" among "310.50 feet" and "205.75 feet". Never: the point put back; the shorter length is offered.
import type { Course } from './course-parts.ts';
import { codeAt } from '../words/code-at.ts';
import { behindAll, isFigure } from '../words/peek.ts';

/** So much longer than the longest of the others. */
const TIMES = 10;
/** Twenty rods: the sides of sections and their parts are told in whole feet among measured ones. */
const OF_SECTIONS = 330;
const FEWEST_PEERS = 2;
const [COMMA, POINT] = [44, 46];

/** How many figures stand behind the point of a printed length; -1 where it is not printed so. */
function placesOf(folded: string, { distance }: Course): number {
  if (!distance || !isFigure(codeAt(folded, distance.start))) return -1;
  let at = behindAll(folded, distance.start, 7, isFigure);
  while (codeAt(folded, at) === COMMA && isFigure(codeAt(folded, at + 1))) at = behindAll(folded, at + 1, 3, isFigure);
  if (codeAt(folded, at) !== POINT) return 0;
  return behindAll(folded, at + 1, 5, isFigure) - at - 1;
}

export function doubtLostPoints(folded: string, courses: Course[]): void {
  courses.forEach((course, i) => {
    const { distance } = course;
    if (!distance || distance.amount < 1000 || !Number.isInteger(distance.amount)) return;
    if (distance.amount % OF_SECTIONS === 0) return;
    const printed = folded.slice(distance.start, behindAll(folded, distance.start, 7, isFigure));
    if (Number(printed) !== distance.amount || placesOf(folded, course) !== 0) return;
    const peers = courses.filter((one) => one !== course && one.distance?.unit === distance.unit);
    const places = peers[0] ? placesOf(folded, peers[0]) : -1;
    if (places < 1 || printed.length < places + 2 || peers.length < FEWEST_PEERS) return;
    if (!peers.every((one) => placesOf(folded, one) === places && one.distance!.amount * TIMES < distance.amount))
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
