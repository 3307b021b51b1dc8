// Takes: a tract in its plane and a frame on paper. Gives: where everything of its figure goes, in points of 1/72 inch, y upwards: courses,
// labels, marks, scale, the exceptions that lie in it. Never: a scale that a ruler does not have; a label across its neighbour where a tag and the table will do.
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import { liesFree, type WordBox } from './label-room.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { exceptionsIn, type FigureException, namedExceptions, placeNotes } from './figure-exceptions.ts';
import {
  extentOf,
  feetText,
  monumentOf,
  pathOf,
  type PlaneCourse,
  type PlaneTract,
  tieVectorOf,
} from './plane-tract.ts';

export type Spot = readonly [x: number, y: number];

export interface FigureLabel {
  readonly text: string;
  /** The middle of the text's base line. */
  readonly at: Spot;
  readonly angleRad: number;
}

export interface FigurePlan {
  /** Feet an inch. */
  readonly scale: number;
  readonly courses: readonly { readonly course: PlaneCourse; readonly path: readonly Spot[] }[];
  /** Along the course. */
  readonly labels: readonly FigureLabel[];
  /** The call's number, for courses too short for words; the tables have them. A paper's own `L3` may be another course. */
  readonly tags: readonly FigureLabel[];
  readonly corners: readonly Spot[];
  readonly beginning: Spot;
  /** Where the words "POB" go. */
  readonly beginningLabel: Spot;
  readonly tie: FigureTie | null;
  readonly exceptions: readonly FigureException[];
  /** For a corner of the frame, which nothing else reaches: where a tie leads, where an exception lies, which are not shown. */
  readonly notes: readonly string[];
  /** From the last corner to the beginning, where a figure misses it visibly. */
  readonly gap: readonly Spot[] | null;
  readonly bar: { readonly stepFt: number; readonly steps: number; readonly stepPt: number };
  readonly place: (point: Point) => Spot;
}

export interface FigureTie {
  readonly path: readonly Spot[];
  readonly words: string;
  /** False where the monument lies beyond the frame: the line only points to it. */
  readonly toScale: boolean;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly labelSize: number;
  readonly textWidth: (text: string, size: number) => number;
}

const INSET = 38; // for labels outside the figure
const POINTER = 18; // to a monument beyond the frame; its words and the corner's have room outside it
const POINTS_PER_INCH = 72;

/** `all` are the tracts of the document: those that lie in this one are drawn in it. */
export function figurePlan(tract: PlaneTract, frame: Frame, all: readonly DrawnTract[] = []): FigurePlan {
  const monument = monumentOf(tract);
  const boundary = roughOutline(tract);
  const within = exceptionsIn(tract, all);
  const outline = [...boundary, ...within.flatMap(roughOutline)];
  const alone = scaleFor(outline, frame);
  const together = monument === null ? alone : scaleFor([...outline, monument], frame);
  const near = monument !== null && together <= 2.5 * alone; // farther than that it would shrink the figure to a speck
  const scale = near ? together : alone;
  const place = placer(near ? [...outline, monument] : outline, frame, scale);
  const feetPerPoint = scale / POINTS_PER_INCH;
  const courses = tract.courses.map((course) => ({ course, path: pathOf(course, feetPerPoint / 20).map(place) }));
  const inward = insideSign(boundary);
  const [first, last] = [place(tract.points[0]!), place(tract.points.at(-1)!)];
  const tie = tieOf(tract, monument, near, place, first, frame);
  const drawn = within.map((one) => ({
    tract: one,
    path: one.courses.flatMap((course) => pathOf(course, feetPerPoint / 20).map(place)),
    tie: spotsWithin(frame, tieLine(one).map(place)),
  }));
  const own = courses.length > MOST_LABELS ? [] : courses.map(({ path }) => path);
  const lines = [...own, ...drawn.flatMap(({ path, tie: line }) => [path, line])];
  const beginningLabel = besideBeginning(first, frame, lines, tie);
  const { boxes, ...words } = placedWords(courses, lines, frame, inward, beginningLabel);
  return {
    scale,
    courses,
    ...words,
    corners: tract.points.map(place),
    beginning: first,
    beginningLabel,
    tie,
    exceptions: namedExceptions(drawn, frame, boxes, lines),
    notes: [...(tie ? [tie.words] : []), ...placeNotes(tract, all)],
    gap: tract.closed && Math.hypot(last[0] - first[0], last[1] - first[1]) > 1 ? [last, first] : null,
    bar: barFor(scale),
    place,
  };
}

const roughOutline = ({ courses }: PlaneTract): Point[] =>
  courses.flatMap((course) => pathOf(course, course.chordFt / 200 + 0.01));

/** From the corner or monument to the beginning; nothing where it begins there. */
function tieLine(tract: PlaneTract): Point[] {
  const monument = monumentOf(tract);
  return monument === null ? [] : [monument, tract.points[0]!];
}

const spotsWithin = ({ x, y, width, height }: Frame, line: readonly Spot[]): readonly Spot[] =>
  line.every(([atX, atY]) => atX >= x && atX <= x + width && atY >= y && atY <= y + height) ? line : [];

/** Engineer's and architect's scales: 1, 2, 3, 4, 5, 6 times ten. */
const RULERS = [1, 2, 3, 4, 5, 6];

function scaleFor(points: readonly Point[], frame: Frame): number {
  const { minimum, maximum } = extentOf(points);
  const needed = Math.max(
    ((maximum[0] - minimum[0]) * POINTS_PER_INCH) / (frame.width - 2 * INSET),
    ((maximum[1] - minimum[1]) * POINTS_PER_INCH) / (frame.height - 2 * INSET),
    1e-3,
  );
  let decade = 10 ** Math.floor(Math.log10(needed));
  for (;;) {
    for (const ruler of RULERS) if (ruler * decade >= needed * (1 - 1e-9)) return ruler * decade;
    decade *= 10;
  }
}

function placer(points: readonly Point[], frame: Frame, scale: number): (point: Point) => Spot {
  const { minimum, maximum } = extentOf(points);
  const [middleX, middleY] = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  const perFoot = POINTS_PER_INCH / scale;
  const [centreX, centreY] = centreOf(frame);
  return ([east, north]) => [centreX + (east - middleX) * perFoot, centreY + (north - middleY) * perFoot];
}

function centreOf({ x, y, width, height }: Frame): Spot {
  return [x + width / 2, y + height / 2];
}

/** +1 where the inside lies to the right of travel; of the outline, not of the corners: an arc and its chord have only two. */
function insideSign(points: readonly Point[]): 1 | -1 {
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    twice += nextX * y - x * nextY;
  });
  return twice >= 0 ? 1 : -1;
}

interface DrawnCourse {
  readonly course: PlaneCourse;
  readonly path: readonly Spot[];
}

const MOST_LABELS = 40; // beyond it words crowd a page: tags and the tables say it
const CAPITALS = 0.72; // their height, of the type's size

/** Where along a course its words are tried, and on which hand of it; the outside of its middle first. */
const PLACES = [0.5, 0.35, 0.65, 0.25, 0.75].flatMap((part) => [
  [part, -1],
  [part, 1],
]) as readonly (readonly [part: number, hand: 1 | -1])[];

function placedWords(
  courses: readonly DrawnCourse[],
  lines: readonly (readonly Spot[])[],
  frame: Frame,
  inside: 1 | -1,
  beginningLabel: Spot,
): Pick<FigurePlan, 'labels' | 'tags'> & { readonly boxes: readonly WordBox[] } {
  const size = frame.labelSize;
  const crowded = courses.length > MOST_LABELS;
  const boxOf = (text: string, at: Spot, angleRad = 0): WordBox => ({
    at,
    angleRad,
    width: frame.textWidth(text, size),
    height: size * CAPITALS,
  });
  const boxes = [boxOf('POBB', [beginningLabel[0], beginningLabel[1] - size / 2])];
  const taken: Spot[] = [beginningLabel];
  const freeLabel = (drawn: DrawnCourse, words: string): FigureLabel | null => {
    if (crowded || lengthOf(drawn) <= frame.textWidth(words, size) + 8) return null;
    for (const [part, hand] of PLACES) {
      const spot = besideCourse(drawn, hand * inside, 4, size, part);
      if (liesFree(boxOf(words, spot.at, spot.angleRad), boxes, lines)) return { text: words, ...spot };
    }
    return null;
  };
  const freeTag = (drawn: DrawnCourse): FigureLabel | null => {
    const text = String(drawn.course.number);
    for (const [part, hand] of crowded ? PLACES.slice(0, 1) : PLACES) {
      const { at } = besideCourse(drawn, hand * inside, 8, size, part);
      const apart = taken.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 2.6 * size);
      const box = boxOf(text, [at[0], at[1] - size * CAPITALS * 0.5]);
      if (apart && (crowded || liesFree(box, boxes, lines))) return { text, at, angleRad: 0 };
    }
    return null;
  };
  const labels: FigureLabel[] = [];
  const tags: FigureLabel[] = [];
  for (const drawn of courses) {
    const label = freeLabel(drawn, labelOf(drawn.course));
    if (label) {
      labels.push(label);
      boxes.push(boxOf(label.text, label.at, label.angleRad));
    }
  }
  for (const drawn of courses) {
    if (labels.some(({ text }) => text === labelOf(drawn.course))) continue;
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
  let angleRad = travel;
  if (angleRad > Math.PI / 2 + 1e-9) angleRad -= Math.PI;
  if (angleRad <= -Math.PI / 2 + 1e-9) angleRad += Math.PI;
  const above = Math.sin(normal - angleRad) > 0; // the text stands on its base line: below, it must drop by its height
  const away = above ? off : off + size * CAPITALS;
  return { at: [middle[0] + Math.cos(normal) * away, middle[1] + Math.sin(normal) * away], angleRad };
}

/** Which way a course runs there: an arc by its tangent, but by its chord at its middle, where they are the same. */
function travelAt(path: readonly Spot[], part: number): number {
  const at = path.length > 2 && part !== 0.5 ? Math.floor(path.length * part) : 0;
  const [from, to] = at > 0 ? [path[at - 1]!, path[Math.min(at + 1, path.length - 1)]!] : [path[0]!, path.at(-1)!];
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** From straight away from the middle of the frame round to the other side, in eighths of a turn. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];
const TO_POC = 34; // the words beside the end of a pointer

/** Away from the middle of the frame, or as near to that as boundary and tie leave free; farther aside, as the words are wider than high. */
function besideBeginning([x, y]: Spot, frame: Frame, lines: readonly (readonly Spot[])[], tie: FigureTie | null): Spot {
  const [fromX, fromY] = centreOf(frame);
  const [end, base] = [tie?.path[0], Math.atan2(y - fromY, x - fromX)];
  const size = frame.labelSize * 1.22;
  const words: WordBox[] = [];
  if (end && !tie!.toScale)
    words.push({
      at: [end[0] + (x > end[0] ? -1 : 1) * (TO_POC / 2), end[1] - 3],
      angleRad: 0,
      width: TO_POC,
      height: 7,
    });
  const places = TURNS.map((turn): Spot => {
    const angle = base + (turn * Math.PI) / 4;
    return [x + Math.cos(angle) * 19, y + Math.sin(angle) * 13];
  });
  const drawn = tie ? [...lines, tie.path] : lines;
  const isFree = ([atX, atY]: Spot): boolean =>
    liesFree({ at: [atX, atY - 3], angleRad: 0, width: frame.textWidth('POB', size), height: 6 }, words, drawn);
  return places.find(isFree) ?? places[0]!;
}

function tieOf(
  tract: PlaneTract,
  monument: Point | null,
  near: boolean,
  place: (point: Point) => Spot,
  beginning: Spot,
  frame: Frame,
): FigureTie | null {
  const tie = tieVectorOf(tract);
  if (monument === null || tie === null) return null;
  const [east, north] = tie;
  const feet = Math.hypot(east, north);
  const azimuthDeg = (Math.atan2(east, north) * 180) / Math.PI;
  const straight = `${primes(bearingText(bearingFromAzimuth(azimuthDeg)))}  ${feetText(feet)}`;
  const courses = tract.tract.tie_calls.length;
  const words = courses > 1 ? `POC: tie, ${courses} courses, in all ${straight}` : `POC: tie ${straight}`;
  if (near) return { path: [place(monument), beginning], words, toScale: true };
  const [x, y] = [(-east / feet) * POINTER, (-north / feet) * POINTER];
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  const end: Spot = [
    clamp(beginning[0] + x, frame.x + 6, frame.x + frame.width - 6),
    clamp(beginning[1] + y, frame.y + 6, frame.y + frame.height - 6),
  ];
  return { path: [end, beginning], words: `${words}, not to scale`, toScale: false };
}

const BAR_PT = 130;

function barFor(scale: number): FigurePlan['bar'] {
  const steps = 4;
  const roughFt = (BAR_PT / POINTS_PER_INCH) * (scale / steps);
  const decade = 10 ** Math.floor(Math.log10(roughFt));
  const stepFt = ([5, 2, 1].find((each) => each * decade <= roughFt) ?? 1) * decade;
  return { stepFt, steps, stepPt: (stepFt * POINTS_PER_INCH) / scale };
}

/** `1″ = 40′` */
export function scaleText(scale: number): string {
  return `1″ = ${scale >= 1 ? Math.round(scale).toLocaleString('en-US') : String(Math.round(scale * 1000) / 1000)}′`;
}
