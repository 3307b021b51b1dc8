// Takes: a response. Gives: each tract with geometry as it lies in its own plane: vertices in feet, arcs on the verdict's own chords.
// Never: recomputes a verdict; the vertices are those of the body, adjusted or not, and an arc is fitted between two of them.
import type { Call, Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { withTakenHands } from '../contract/taken-hands.ts';
import { segmentSqft } from '../survey/area.ts';
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { type Arc, elementsOf } from '../survey/course.ts';
import { type Point, solveCourses } from '../survey/traverse.ts';
import { feetPer } from '../survey/units.ts';
import { type TieLeg, tieLegs } from './tie-legs.ts';

export interface PlaneCourse {
  /** From 1, as a table numbers it. */
  readonly number: number;
  readonly call: Call;
  readonly from: Point;
  readonly to: Point;
  /** Null for lines, and for a curve known by its chord alone. */
  readonly arc: Arc | null;
  /** Along the course, in feet. */
  readonly lengthFt: number;
  readonly chordFt: number;
  readonly chordBearing: string;
  readonly shown: ShownValues;
}

/** What a plan prints along a course: the record's values in feet; the geometry's own where it was adjusted or the record has none. */
export interface ShownValues {
  readonly bearing: string;
  /** Along the course; of a curve without an arc, its chord. */
  readonly lengthFt: number;
  /** Null without an arc. */
  readonly radiusFt: number | null;
}

export interface PlaneTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly points: readonly Point[];
  readonly courses: readonly PlaneCourse[];
  /** From the commencement monument to the beginning. */
  readonly ties: readonly TieLeg[];
  /** False for a centerline and for a single line: no figure. */
  readonly closed: boolean;
}

export function planeTracts(response: ExtractResponse): PlaneTract[] {
  const state = response.extraction.metadata.state;
  return response.extraction.tracts.flatMap((tract, index) => {
    const verdict = response.groundtruth_verdicts[index];
    const vertices = verdict?.geometry?.vertices;
    if (!verdict || !vertices || vertices.length !== tract.calls.length + 1 || tract.calls.length === 0) return [];
    const points = vertices.map(([east, north]) => [east!, north!] as const);
    if (points.some(([east, north]) => Math.abs(east) > FARTHEST_FT || Math.abs(north) > FARTHEST_FT)) return [];
    const courses = coursesOf(tract, points, state, verdict);
    const bent = courses.length > 1 || courses[0]!.arc !== null;
    const ties = tieLegs(tract, tieVectorOf({ verdict }), points[0]!, state);
    return [{ index, tract, verdict, points, courses, ties, closed: tract.description_type !== 'centerline' && bent }];
  });
}

/** Beyond it no tract reaches (the earth is smaller), and a drawing program's arithmetic would fail: such a body is not ours. */
const FARTHEST_FT = 1e8;

function coursesOf(tract: Tract, points: readonly Point[], state: string, verdict: TractVerdict): PlaneCourse[] {
  const { adjusted, checks } = verdict;
  const feet = feetPer(tract.distance_unit, state);
  const solved = solveCourses(withTakenHands(tract.calls, checks).map((call) => elementsOf(call, feet))).courses;
  return tract.calls.map((call, i) => {
    const [from, to] = [points[i]!, points[i + 1]!];
    const chordFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const arc = fittedArc(solved[i]?.arc ?? null, chordFt);
    const azimuthDeg = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
    const lies = {
      arc,
      lengthFt: arc === null ? chordFt : arc.radiusFt * arc.deltaRad,
      chordBearing: bearingText(bearingFromAzimuth(azimuthDeg)),
    };
    return { number: i + 1, call, from, to, chordFt, ...lies, shown: shownValues(call, lies, adjusted ? null : feet) };
  });
}

/** Without feet a unit, the record does not count. */
function shownValues(
  call: Call,
  { arc, lengthFt, chordBearing }: Pick<PlaneCourse, 'arc' | 'lengthFt' | 'chordBearing'>,
  feet: number | null,
): ShownValues {
  if (feet === null) return { bearing: chordBearing, lengthFt, radiusFt: arc?.radiusFt ?? null };
  const curve = call.call_type === 'curve';
  const bearing = curve ? call.chord_bearing : call.bearing;
  const length = !curve ? call.distance : arc === null ? call.chord_length : call.arc_length;
  return {
    bearing: bearing ? bearingText(bearing) : chordBearing,
    lengthFt: length === null ? lengthFt : length * feet,
    radiusFt: arc === null ? null : call.radius === null ? arc.radiusFt : call.radius * feet,
  };
}

/** The recorded radius and side on the chord as it lies; a chord too long for its radius is its own diameter. */
function fittedArc(arc: Arc | null, chordFt: number): Arc | null {
  if (arc === null) return null;
  if (chordFt >= 2 * arc.radiusFt) return { ...arc, radiusFt: chordFt / 2, deltaRad: Math.PI };
  if (chordFt < 1e-6) return arc.deltaRad > Math.PI ? { ...arc, deltaRad: 2 * Math.PI } : null;
  const even = evenArc(arc, chordFt);
  if (Math.abs(even.radiusFt - arc.radiusFt) < UNSEEN_FT) return even;
  const minor = 2 * Math.asin(chordFt / (2 * arc.radiusFt));
  return { ...arc, deltaRad: arc.deltaRad > Math.PI ? 2 * Math.PI - minor : minor };
}

/** A radius that moves by less prints the same to the hundredth. */
const UNSEEN_FT = 0.005;

/** The arc on this chord with the very segment the verdict's area has: a drawing's area is then the verdict's. */
function evenArc(arc: Arc, chordFt: number): Arc {
  const wanted = segmentSqft(arc);
  let [least, most] = [0, 2 * Math.PI];
  for (let i = 0; i < 60; i++) {
    const deltaRad = (least + most) / 2;
    if (segmentSqft({ ...arc, deltaRad, radiusFt: chordFt / (2 * Math.sin(deltaRad / 2)) }) < wanted) least = deltaRad;
    else most = deltaRad;
  }
  const deltaRad = (least + most) / 2;
  return { ...arc, deltaRad, radiusFt: chordFt / (2 * Math.sin(deltaRad / 2)) };
}

/** DXF's word for an arc between two vertices: tan(delta / 4), positive to the left. */
export function bulgeOf(arc: Arc | null): number {
  return arc === null ? 0 : -arc.turn * Math.tan(arc.deltaRad / 4);
}

/** The centre of a course's arc. */
export function centreOf({ from, to, arc, chordFt }: PlaneCourse): Point | null {
  if (arc === null || chordFt === 0) return null;
  const toCentre = arc.radiusFt * Math.cos(arc.deltaRad / 2); // negative for a major arc: beyond the chord
  const [east, north] = [(to[0] - from[0]) / chordFt, (to[1] - from[1]) / chordFt];
  return [(from[0] + to[0]) / 2 + arc.turn * north * toCentre, (from[1] + to[1]) / 2 - arc.turn * east * toCentre];
}

/** Far below DECISIONS.md's 0.25 ft: a corner snapped to a densified arc is then within 0.001 ft of the arc. */
const MOST_SAGITTA_FT = 0.001;
const MOST_PIECES = 4096;

/**
 * The course as points, both ends included. The points between lie just outside the arc, by less than the sagitta, so that the
 * polygon has exactly the area of the arc's own figure.
 */
export function pathOf(course: PlaneCourse, mostSagittaFt = MOST_SAGITTA_FT): Point[] {
  const centre = centreOf(course);
  if (centre === null || course.arc === null) return [course.from, course.to];
  const { radiusFt, deltaRad, turn } = course.arc;
  const step = radiusFt <= mostSagittaFt ? Math.PI / 4 : 2 * Math.acos(1 - mostSagittaFt / radiusFt);
  const pieces = Math.min(MOST_PIECES, Math.max(2, Math.ceil(deltaRad / step), Math.ceil(deltaRad / (Math.PI / 4))));
  const reachFt = radiusFt * evenedReach(deltaRad, pieces);
  const start = Math.atan2(course.from[0] - centre[0], course.from[1] - centre[1]); // azimuth from the centre
  const points: Point[] = [course.from];
  for (let i = 1; i < pieces; i++) {
    const azimuth = start + (turn * deltaRad * i) / pieces;
    points.push([centre[0] + reachFt * Math.sin(azimuth), centre[1] + reachFt * Math.cos(azimuth)]);
  }
  return [...points, course.to];
}

/** Two triangles at the ends, one side on the radius, and `pieces - 2` between: r from (n - 2) s r² + 2 s r = delta, s = sin(step). */
function evenedReach(deltaRad: number, pieces: number): number {
  const sine = Math.sin(deltaRad / pieces);
  const inner = (pieces - 2) * sine;
  return inner === 0 ? deltaRad / (2 * sine) : (-sine + Math.sqrt(sine * sine + inner * deltaRad)) / inner;
}

/** A length between corners has no more digits than they have. */
export function toVertexDigits(feet: number): number {
  return Math.round(feet * 1e4) / 1e4;
}

/** Bearing and distance of a line, radius and arc of a curve, as a plan prints them. */
export function courseLabel({ shown }: PlaneCourse): string {
  if (shown.radiusFt !== null) return `R=${feetText(shown.radiusFt)} L=${feetText(shown.lengthFt)}`;
  return `${shown.bearing} ${feetText(shown.lengthFt)}`;
}

export function feetText(feet: number): string {
  return `${feet.toFixed(2)}'`;
}

/** The boundary as one ring, its first point not repeated; where a figure misses its beginning, its last point stands in the ring. */
export function ringOf({ courses, points }: PlaneTract): Point[] {
  const ring = courses.flatMap((course) => pathOf(course).slice(0, -1));
  const last = points.at(-1)!;
  const first = ring[0]!;
  return Math.hypot(last[0] - first[0], last[1] - first[1]) > 1e-9 ? [...ring, last] : ring;
}

export function lineOf(courses: readonly PlaneCourse[]): Point[] {
  return [...courses.flatMap((course) => pathOf(course).slice(0, -1)), courses.at(-1)!.to];
}

export interface Extent {
  readonly minimum: readonly [number, number];
  readonly maximum: readonly [number, number];
}

export function extentOf(points: Iterable<Point>): Extent {
  const minimum: [number, number] = [Infinity, Infinity];
  const maximum: [number, number] = [-Infinity, -Infinity];
  for (const [east, north] of points) {
    minimum[0] = Math.min(minimum[0], east);
    minimum[1] = Math.min(minimum[1], north);
    maximum[0] = Math.max(maximum[0], east);
    maximum[1] = Math.max(maximum[1], north);
  }
  return { minimum, maximum };
}

/** East and north from the commencement monument to the point of beginning. */
export function tieVectorOf({ verdict }: Pick<PlaneTract, 'verdict'>): Point | null {
  const tie = verdict.tie_offset;
  if (!tie || tie.length !== 2 || !tie.every((part) => Math.abs(part) <= FARTHEST_FT)) return null;
  return [tie[0]!, tie[1]!];
}

/** The commencement monument in the plane the tract is drawn in. */
export function monumentOf({ ties }: PlaneTract): Point | null {
  return ties[0]?.from ?? null;
}
