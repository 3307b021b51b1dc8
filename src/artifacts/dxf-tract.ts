// Takes: a tract as a drawing lays it, and the scale it is plotted at. Gives: its entities in the model: each course once, its label at a free
// place, corners, ties leg by leg, what it misses its beginning by. Never: a label left out: without a free place it lies on a layer that is off.
import type { Point } from '../survey/traverse.ts';
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { areaText } from './area-text.ts';
import type { LayerName } from './dxf-layers.ts';
import type { DxfEntity, DxfPen } from './dxf-pen.ts';
import type { TractVerdict } from '../contract/response.ts';
import type { DrawnTract } from './drawn-tract.ts';
import { CAPITALS, type DrawnCourse, insideSign, type LabelType, MOST_LABELS, placedWords, readableRad, type Spot } from './figure-words.ts'; // prettier-ignore
import { roughOutline } from './figure-plan.ts';
import { POINTS_PER_INCH } from './figure-scale.ts';
import { bulgeOf, courseLabel, extentOf, feetText, pathOf, type PlaneCourse } from './plane-tract.ts';

/** Of all lettering, as plotted. */
export const TEXT_INCHES = 0.08;

export interface DxfTract {
  readonly entities: readonly DxfEntity[];
  /** Courses whose label has no room beside them: a table on the sheet has them. */
  readonly tagged: readonly PlaneCourse[];
}

/** Arial's capitals are narrower than they are high. */
const WIDE = 0.85;
const TYPE: LabelType = {
  labelSize: (TEXT_INCHES * POINTS_PER_INCH) / CAPITALS,
  textWidth: (text, size) => text.length * size * CAPITALS * WIDE,
};
const MOST_ANCHOR = 60;

export function dxfTract(tract: DrawnTract, all: readonly DrawnTract[], scale: number, pen: DxfPen): DxfTract {
  const high = { height: TEXT_INCHES * scale };
  const { labels, tags, beginning } = wordsOf(tract, all, scale);
  const free = new Set(labels.map(({ number }) => number));
  const tagged = tract.courses.filter(({ number }) => !free.has(number));
  const text = (layer: LayerName, words: string, at: Point, angleRad = 0): DxfEntity =>
    pen.text(layer, words, at, { ...high, angleDeg: (angleRad * 180) / Math.PI });
  const entities = [
    boundary(tract, pen),
    ...labels.map((label) => text('bearings', label.text, label.at, label.angleRad)),
    ...tags.map((tag) => text('bearings', tag.text, [tag.at[0], tag.at[1] - high.height / 2])),
    ...tagged.map((course) => {
      const { at, angleRad } = alongCourse(course, high.height);
      return text('hidden', courseLabel(course), at, angleRad);
    }),
    ...cornerMarks(tract, scale, pen),
    pen.point('corners', tract.points[0]!),
    text('names', 'POB', [beginning[0], beginning[1] - high.height / 2]),
    ...tieEntities(tract, high.height, pen),
    ...misclosure(tract, high.height, pen),
    ...nameLines(tract).map((line, i) => text('names', line, below(centreOfPoints(tract.points), i * 1.7 * high.height))),
  ];
  return { entities, tagged };
} // prettier-ignore

/** On paper in points, and back into feet of the model. */
function wordsOf(tract: DrawnTract, all: readonly DrawnTract[], scale: number) {
  const perFoot = POINTS_PER_INCH / scale;
  const onPaper = ([x, y]: Point): Spot => [x * perFoot, y * perFoot];
  const inModel = ([x, y]: Spot): Point => [x / perFoot, y / perFoot];
  const pathsOf = ({ courses }: DrawnTract): DrawnCourse[] =>
    courses.map((course) => ({ course, path: pathOf(course, 1 / perFoot / 20).map(onPaper) }));
  const own = pathsOf(tract);
  const lines = all
    .filter(({ plane, courses }) => plane === tract.plane && courses.length <= MOST_LABELS)
    .flatMap((one) => (one === tract ? own : pathsOf(one)).map(({ path }) => path));
  const outline = roughOutline(tract);
  const inward = insideSign(outline);
  const beginning = outsideBeginning(tract, onPaper(tract.points[0]!), inward);
  const placed = placedWords(own, lines, TYPE, inward, beginning, courseLabel);
  const back = <T extends { readonly at: Spot }>(word: T): T => ({ ...word, at: inModel(word.at) });
  return { labels: placed.labels.map(back), tags: placed.tags.map(back), beginning: inModel(beginning) };
}

const POB_OFF = 14; // points

/** Away from the two courses that meet there. */
function outsideBeginning({ courses, points, closed }: DrawnTract, [x, y]: Spot, inward: 1 | -1): Spot {
  const [first, last] = [courses[0]!, courses.at(-1)!];
  const leaves = Math.atan2(first.to[1] - points[0]![1], first.to[0] - points[0]![0]);
  const comes = Math.atan2(last.to[1] - last.from[1], last.to[0] - last.from[0]);
  const turn = closed ? Math.atan2(Math.sin(leaves - comes), Math.cos(leaves - comes)) : 0;
  const away = comes + turn / 2 + (inward * Math.PI) / 2; // half way between them, on the outside
  return [x + Math.cos(away) * POB_OFF * 1.2, y + Math.sin(away) * POB_OFF];
}

/** A tract's own vertices; where it misses its beginning the last one is drawn, so that the misclosure shows. */
function boundary({ tract, courses, closed }: DrawnTract, pen: DxfPen): DxfEntity {
  const last = courses.at(-1)!;
  const returns = closed && gapFt({ courses }) < CLOSED_FT;
  const vertices = courses.map(({ from, arc }) => ({ at: from, bulge: bulgeOf(arc) }));
  const layer = tract.is_exception ? 'exception' : closed ? 'boundary' : 'centerline';
  return pen.polyline(layer, returns ? vertices : [...vertices, { at: last.to }], returns);
}

const CLOSED_FT = 1e-5;

const gapFt = ({ courses }: Pick<DrawnTract, 'courses'>): number => {
  const [from, to] = [courses.at(-1)!.to, courses[0]!.from];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
};

/** Along the course at its middle, as it stood without regard to others. */
function alongCourse(course: PlaneCourse, high: number): { at: Point; angleRad: number } {
  const path = pathOf(course, course.chordFt / 50 + 0.01);
  const middle = course.arc === null ? midpoint(course.from, course.to) : path[Math.floor(path.length / 2)]!;
  return besideLine(middle, course.from, course.to, high);
}

function besideLine(middle: Point, from: Point, to: Point, high: number): { at: Point; angleRad: number } {
  const angleRad = readableRad(Math.atan2(to[1] - from[1], to[0] - from[0]));
  const off = 0.6 * high;
  return { at: [middle[0] - Math.sin(angleRad) * off, middle[1] + Math.cos(angleRad) * off], angleRad };
}

const MARK_INCHES = 0.03;
const MOST_MARKS = 120;

function cornerMarks({ points }: DrawnTract, scale: number, pen: DxfPen): DxfEntity[] {
  if (points.length > MOST_MARKS) return [];
  return points.slice(0, -1).map((at) => pen.circle('corners', at, MARK_INCHES * scale));
}

function tieEntities({ ties, verdict }: DrawnTract, high: number, pen: DxfPen): DxfEntity[] {
  const [first] = ties;
  if (!first) return [];
  const anchor = verdict.anchor ?? 'POC';
  const words = anchor.length > MOST_ANCHOR ? `${anchor.slice(0, MOST_ANCHOR - 1).trimEnd()}…` : anchor;
  return [
    ...ties.flatMap(({ from, to, bearing, lengthFt }) => {
      const { at, angleRad } = besideLine(midpoint(from, to), from, to, high);
      const style = { height: high, angleDeg: (angleRad * 180) / Math.PI };
      return [pen.line('ties', from, to), pen.text('ties', `${bearing} ${feetText(lengthFt)}`, at, style)];
    }),
    pen.point('ties', first.from),
    pen.text('ties', anchor === words ? `POC: ${words}` : words, below(first.from, 2 * high), { height: high }),
  ];
}

/** By the judge's own standard; a hundredth of a foot around a farm is no misclosure to draw. */
const failsToClose = ({ checks }: TractVerdict): boolean =>
  checks.some(({ check, outcome }) => check === 'closure_ratio' && (outcome === 'warn' || outcome === 'fail'));

/** From the last corner back to the beginning, with its bearing and length. */
function misclosure({ courses, closed, verdict }: DrawnTract, high: number, pen: DxfPen): DxfEntity[] {
  const missFt = verdict.geometry?.misclosure ?? 0;
  if (!closed || verdict.adjusted || !failsToClose(verdict)) return [];
  const [from, to] = [courses.at(-1)!.to, courses[0]!.from];
  const azimuthDeg = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  const words = `MISCLOSURE ${bearingText(bearingFromAzimuth(azimuthDeg))} ${feetText(missFt)}`;
  return [pen.line('misclosure', from, to), pen.text('misclosure', words, below(to, 3.2 * high), { height: high })];
}

/** Its name, its verdict, and of an exception where it lies. */
export function nameLines({ tract, verdict, place, closed }: DrawnTract): string[] {
  const name = tract.is_exception ? `${tract.name} (exception)`.trim() : tract.name;
  const ratio = verdict.closure_ratio;
  const facts = [
    verdict.status,
    closed && ratio && (ratio === 'exact' ? 'closes exactly' : `closes ${ratio}`),
    areaText(verdict) && `${areaText(verdict)} computed`,
    verdict.adjusted && 'adjusted by the compass rule',
  ];
  return [name, facts.filter(Boolean).join(', '), place?.words ?? ''].filter((line) => line !== '');
}

const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const below = ([east, north]: Point, by: number): Point => [east, north - by];

function centreOfPoints(points: readonly Point[]): Point {
  const { minimum, maximum } = extentOf(points);
  return midpoint(minimum, maximum);
}
