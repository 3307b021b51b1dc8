// Takes: a tract as a drawing lays it, and the scale it is plotted at. Gives: its entities in the model: each course once, its label at a free
// place, corners, ties leg by leg, what it misses its beginning by. Never: a label left out: without a free place it lies on a layer that is frozen.
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
import { freeSpot } from './free-spot.ts';
import type { WordBox } from './label-room.ts';
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
  const high = TEXT_INCHES * scale;
  const paper = paperOf(tract, all, scale);
  const { labels, tags } = paper.placed;
  const free = new Set(labels.map(({ number }) => number));
  const tagged = tract.courses.filter(({ number }) => !free.has(number));
  const text = (layer: LayerName, words: string, at: Point, angleRad = 0): DxfEntity =>
    pen.text(layer, words, at, { height: high, angleDeg: (angleRad * 180) / Math.PI });
  const gap = misclosureWords(tract);
  const entities = [
    boundary(tract, pen),
    ...labels.map((label) => text('bearings', label.text, paper.inModel(label.at), label.angleRad)),
    ...tags.map((tag) => text('bearings', tag.text, below(paper.inModel(tag.at), high / 2))),
    ...tagged.map((course) => {
      const { at, angleRad } = alongCourse(course, high);
      return text('hidden', courseLabel(course), at, angleRad);
    }),
    ...cornerMarks(tract, scale, pen),
    pen.point('corners', tract.points[0]!),
    text('names', 'POB', paper.inModel(paper.beginning)),
    ...tract.ties.map(({ from, to }) => pen.line('ties', from, to)),
    ...tieLabels(tract, high).map(({ words, at, angleRad }) => text('ties', words, at, angleRad)),
    ...monument(tract, pen, (words, at) => text('ties', words, paper.beside(at, words))),
    ...(gap === '' ? [] : [pen.line('misclosure', tract.courses.at(-1)!.to, tract.points[0]!)]),
    ...(gap === '' ? [] : [text('misclosure', gap, paper.beside(tract.points[0]!, gap))]),
    ...named(tract, high).map(({ words, at }) => text('names', words, at)),
  ];
  return { entities, tagged };
}

/** The tract on paper, in points: what is written where, and places that are still free. */
function paperOf(tract: DrawnTract, all: readonly DrawnTract[], scale: number) {
  const perFoot = POINTS_PER_INCH / scale;
  const onPaper = ([x, y]: Point): Spot => [x * perFoot, y * perFoot];
  const inModel = ([x, y]: Spot): Point => [x / perFoot, y / perFoot];
  const pathsOf = ({ courses }: DrawnTract): DrawnCourse[] =>
    courses.map((course) => ({ course, path: pathOf(course, 1 / perFoot / 20).map(onPaper) }));
  const own = pathsOf(tract);
  const lines = all
    .filter(({ plane, courses }) => plane === tract.plane && courses.length <= MOST_LABELS)
    .flatMap((one) => [...(one === tract ? own : pathsOf(one)).map(({ path }) => path), ...one.ties.map(({ from, to }) => [onPaper(from), onPaper(to)])]);
  const boxOf = (words: string, at: Spot, angleRad = 0): WordBox => ({ at, angleRad, ...sizeOf(words) });
  const ties = tieLabels(tract, TEXT_INCHES * scale).map(({ words, at, angleRad }) => boxOf(words, onPaper(at), angleRad));
  const beginning = freeSpot(onPaper(tract.points[0]!), sizeOf('POB'), ties, lines);
  const placed = placedWords(own, lines, TYPE, insideSign(roughOutline(tract)), [beginning[0], beginning[1] + TYPE.labelSize / 2], courseLabel);
  const taken = [...placed.boxes, ...ties, boxOf('POB', beginning)];
  const beside = (point: Point, words: string): Point => {
    const at = freeSpot(onPaper(point), sizeOf(words), taken, lines);
    taken.push(boxOf(words, at));
    return inModel(at);
  };
  return { placed, beginning, inModel, beside };
} // prettier-ignore

const sizeOf = (words: string): Pick<WordBox, 'width' | 'height'> => ({
  width: TYPE.textWidth(words, TYPE.labelSize),
  height: TYPE.labelSize * CAPITALS,
});

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

function tieLabels({ ties }: DrawnTract, high: number): { words: string; at: Point; angleRad: number }[] {
  return ties.map(({ from, to, bearing, lengthFt }) => {
    const words = `${bearing} ${feetText(lengthFt)}`;
    return { words, ...besideLine(midpoint(from, to), from, to, high) };
  });
}

function monument({ ties, verdict }: DrawnTract, pen: DxfPen, label: (words: string, at: Point) => DxfEntity): DxfEntity[] {
  const [first] = ties;
  if (!first) return [];
  const words = verdict.anchor ? `POC: ${verdict.anchor}` : 'POC';
  const told = words.length > MOST_ANCHOR ? `${words.slice(0, MOST_ANCHOR - 1).trimEnd()}…` : words;
  return [pen.point('ties', first.from), label(told, first.from)];
} // prettier-ignore

/** By the judge's own standard; a hundredth of a foot around a farm is no misclosure to draw. */
const failsToClose = ({ checks }: TractVerdict): boolean =>
  checks.some(({ check, outcome }) => check === 'closure_ratio' && (outcome === 'warn' || outcome === 'fail'));

/** From the last corner back to the beginning; "" for a figure that closes. */
function misclosureWords({ closed, verdict }: DrawnTract): string {
  if (!closed || verdict.adjusted || !failsToClose(verdict)) return '';
  const { vertices = [] } = verdict.geometry ?? {}; // in the record's bearings, whatever the drawing's north
  const [[toEast, toNorth], [east, north]] = [vertices[0]!, vertices.at(-1)!];
  const azimuthDeg = (Math.atan2(toEast! - east!, toNorth! - north!) * 180) / Math.PI;
  return `MISCLOSURE ${bearingText(bearingFromAzimuth(azimuthDeg))} ${feetText(verdict.geometry?.misclosure ?? 0)}`;
}

/** In the middle of its figure, or below a figure that is too small for it. */
function named(tract: DrawnTract, high: number): { words: string; at: Point }[] {
  const { minimum, maximum } = extentOf(tract.points);
  const lines = nameLines(tract);
  const wide = Math.max(...lines.map((line) => line.length)) * high * WIDE;
  const fits = wide < 0.8 * (maximum[0] - minimum[0]) && 8 * high < maximum[1] - minimum[1];
  const middle = midpoint(minimum, maximum);
  const first: Point = fits ? middle : [Math.max(middle[0], minimum[0] + wide / 2), minimum[1] - 4 * high];
  return lines.map((words, i) => ({ words, at: below(first, i * 1.7 * high) }));
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
