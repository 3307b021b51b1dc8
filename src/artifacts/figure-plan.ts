// Takes: a tract in its plane and a frame on paper. Gives: where everything of its figure goes, in points of 1/72 inch, y upwards: courses,
// labels, marks, scale, the exceptions that lie in it. Never: a scale that a ruler does not have; a label across its neighbour where a tag and the table will do.
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import type { Point } from '../survey/traverse.ts';
import { liesFree, type WordBox } from './label-room.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { exceptionsIn, type FigureException, namedExceptions, placeNotes } from './figure-exceptions.ts';
import { barFor, POINTS_PER_INCH, type ScaleBar, scaleFor } from './figure-scale.ts';
import {
  insideSign,
  type LabelType,
  MOST_LABELS,
  placedWords,
  type PlacedWords,
  primes,
  type Spot,
} from './figure-words.ts';
import {
  extentOf,
  feetText,
  monumentOf,
  pathOf,
  type PlaneCourse,
  type PlaneTract,
  tieVectorOf,
} from './plane-tract.ts';

export { primes } from './figure-words.ts';
export { scaleText } from './figure-scale.ts';
export type { FigureLabel, Spot } from './figure-words.ts';

export interface FigurePlan {
  /** Feet an inch. */
  readonly scale: number;
  readonly courses: readonly { readonly course: PlaneCourse; readonly path: readonly Spot[] }[];
  readonly labels: PlacedWords['labels'];
  readonly tags: PlacedWords['tags'];
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
  readonly bar: ScaleBar;
  readonly place: (point: Point) => Spot;
}

export interface FigureTie {
  readonly path: readonly Spot[];
  readonly words: string;
  /** False where the monument lies beyond the frame: the line only points to it. */
  readonly toScale: boolean;
}

export interface Frame extends LabelType {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const POINTER = 18; // to a monument beyond the frame; its words and the corner's have room outside it

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

export const roughOutline = ({ courses }: PlaneTract): Point[] =>
  courses.flatMap((course) => pathOf(course, course.chordFt / 200 + 0.01));

/** From the corner or monument to the beginning; nothing where it begins there. */
function tieLine({ ties, points }: PlaneTract): Point[] {
  return ties.length === 0 ? [] : [...ties.map(({ from }) => from), points[0]!];
}

const spotsWithin = ({ x, y, width, height }: Frame, line: readonly Spot[]): readonly Spot[] =>
  line.every(([atX, atY]) => atX >= x && atX <= x + width && atY >= y && atY <= y + height) ? line : [];

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
