// Takes: the courses of a figure where they lie on paper. Gives: what is written beside each: its label where one lies free of lines and other
// labels, else its number. Never: a label across its neighbour where a number and the table will do.
import { liesFree, type WordBox } from './label-room.ts';
import { feetText, type PlaneCourse } from './plane-tract.ts';

export type Spot = readonly [x: number, y: number];

export interface FigureLabel {
  readonly text: string;
  /** Of the course. */
  readonly number: number;
  /** The middle of the text's base line. */
  readonly at: Spot;
  readonly angleRad: number;
}

export interface LabelType {
  readonly labelSize: number;
  readonly textWidth: (text: string, size: number) => number;
}

export interface PlacedWords {
  /** Along the course. */
  readonly labels: readonly FigureLabel[];
  /** The call's number, for courses too short for words; the tables have them. A paper's own `L3` may be another course. */
  readonly tags: readonly FigureLabel[];
  /** What they cover. */
  readonly boxes: readonly WordBox[];
}

/** +1 where the inside lies to the right of travel; of the outline, not of the corners: an arc and its chord have only two. */
export function insideSign(points: readonly Spot[]): 1 | -1 {
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    twice += nextX * y - x * nextY;
  });
  return twice >= 0 ? 1 : -1;
}

export interface DrawnCourse {
  readonly course: PlaneCourse;
  readonly path: readonly Spot[];
}

export const MOST_LABELS = 40; // beyond it words crowd a page: tags and the tables say it
export const CAPITALS = 0.72; // their height, of the type's size

/** Where along a course its words are tried, and on which hand of it; the outside of its middle first. */
const PLACES = [0.5, 0.35, 0.65, 0.25, 0.75].flatMap((part) => [
  [part, -1],
  [part, 1],
]) as readonly (readonly [part: number, hand: 1 | -1])[];

export function placedWords(
  courses: readonly DrawnCourse[],
  lines: readonly (readonly Spot[])[],
  type: LabelType,
  inside: 1 | -1,
  beginningLabel: Spot,
  words: (course: PlaneCourse) => string = labelOf,
): PlacedWords {
  const size = type.labelSize;
  const crowded = courses.length > MOST_LABELS;
  const boxOf = (text: string, at: Spot, angleRad = 0): WordBox => ({
    at,
    angleRad,
    width: type.textWidth(text, size),
    height: size * CAPITALS,
  });
  const boxes = [boxOf('POBB', [beginningLabel[0], beginningLabel[1] - size / 2])];
  const taken: Spot[] = [beginningLabel];
  const freeLabel = (drawn: DrawnCourse, text: string): FigureLabel | null => {
    if (crowded || lengthOf(drawn) <= type.textWidth(text, size) + 8) return null;
    for (const [part, hand] of PLACES) {
      const spot = besideCourse(drawn, hand * inside, 4, size, part);
      if (liesFree(boxOf(text, spot.at, spot.angleRad), boxes, lines))
        return { text, ...spot, number: drawn.course.number };
    }
    return null;
  };
  const freeTag = (drawn: DrawnCourse): FigureLabel | null => {
    const text = String(drawn.course.number);
    for (const [part, hand] of crowded ? PLACES.slice(0, 1) : PLACES) {
      const { at } = besideCourse(drawn, hand * inside, 8, size, part);
      const apart = taken.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 2.6 * size);
      const box = boxOf(text, [at[0], at[1] - size * CAPITALS * 0.5]);
      if (apart && (crowded || liesFree(box, boxes, lines)))
        return { text, at, angleRad: 0, number: drawn.course.number };
    }
    return null;
  };
  const labels: FigureLabel[] = [];
  const tags: FigureLabel[] = [];
  for (const drawn of courses) {
    const label = freeLabel(drawn, words(drawn.course));
    if (label) {
      labels.push(label);
      boxes.push(boxOf(label.text, label.at, label.angleRad));
    }
  }
  for (const drawn of courses) {
    if (labels.some(({ number }) => number === drawn.course.number)) continue;
    const tag = freeTag(drawn);
    if (tag) {
      tags.push(tag);
      taken.push(tag.at);
    }
  }
  const tagBoxes = tags.map(({ text, at }) => boxOf(text, [at[0], at[1] - size * CAPITALS * 0.5]));
  return { labels, tags, boxes: [...boxes, ...tagBoxes] };
}

const lengthOf = ({ path }: DrawnCourse): number =>
  Math.hypot(path.at(-1)![0] - path[0]![0], path.at(-1)![1] - path[0]![1]);

/** A line's bearing and its length in feet; a curve's radius and arc, which its table explains. */
function labelOf({ number, shown }: PlaneCourse): string {
  if (shown.radiusFt !== null) return `${number}  R ${feetText(shown.radiusFt)}  L ${feetText(shown.lengthFt)}`;
  return `${number}  ${primes(shown.bearing)}  ${feetText(shown.lengthFt)}`;
}

/** ′ and ″ in angles, as print has them. */
export function primes(bearing: string): string {
  return bearing.replaceAll("'", '′').replaceAll('"', '″');
}

/** Beside a part of a course, on one hand of it, upright; the base line keeps the text off the line. */
function besideCourse(
  { path }: DrawnCourse,
  hand: number,
  off: number,
  size: number,
  part: number,
): { at: Spot; angleRad: number } {
  const [from, to] = [path[0]!, path.at(-1)!];
  const middle =
    path.length > 2
      ? path[Math.floor(path.length * part)]!
      : ([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const);
  const travel = travelAt(path, part);
  const normal = travel - (hand * Math.PI) / 2; // to the right of travel for +1
  const angleRad = readableRad(travel);
  const above = Math.sin(normal - angleRad) > 0; // the text stands on its base line: below, it must drop by its height
  const away = above ? off : off + size * CAPITALS;
  return { at: [middle[0] + Math.cos(normal) * away, middle[1] + Math.sin(normal) * away], angleRad };
}

/** From the bottom or from the right: between 70° clockwise and 110° counterclockwise, as plans are lettered. */
export function readableRad(angleRad: number): number {
  if (angleRad > LEANS_BACK_RAD + 1e-9) return angleRad - Math.PI;
  return angleRad <= LEANS_BACK_RAD - Math.PI + 1e-9 ? angleRad + Math.PI : angleRad;
}
const LEANS_BACK_RAD = (110 / 180) * Math.PI;

/** Which way a course runs there: an arc by its tangent, but by its chord at its middle, where they are the same. */
function travelAt(path: readonly Spot[], part: number): number {
  const at = path.length > 2 && part !== 0.5 ? Math.floor(path.length * part) : 0;
  const [from, to] = at > 0 ? [path[at - 1]!, path[Math.min(at + 1, path.length - 1)]!] : [path[0]!, path.at(-1)!];
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}
