// Takes: a response. Gives: each tract with geometry as it lies in its own plane: vertices in feet, arcs on the verdict's own chords.
// Never: recomputes a verdict; the vertices are those of the body, adjusted or not, and an arc is fitted between two of them.
import type { Call, Tract } from '../contract/extraction.ts';
import type { ExtractResponse, TractVerdict } from '../contract/response.ts';
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { type Arc, elementsOf } from '../survey/course.ts';
import { type Point, solveCourses } from '../survey/traverse.ts';
import { feetPer } from '../survey/units.ts';

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
}

export interface PlaneTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly points: readonly Point[];
  readonly courses: readonly PlaneCourse[];
  /** False for a centerline: a line, not a figure. */
  readonly closed: boolean;
}

export function planeTracts(response: ExtractResponse): PlaneTract[] {
  const state = response.extraction.metadata.state;
  return response.extraction.tracts.flatMap((tract, index) => {
    const verdict = response.groundtruth_verdicts[index];
    const vertices = verdict?.geometry?.vertices;
    if (!verdict || !vertices || vertices.length !== tract.calls.length + 1 || tract.calls.length === 0) return [];
    const points = vertices.map(([east, north]) => [east!, north!] as const);
    return [
      {
        index,
        tract,
        verdict,
        points,
        courses: coursesOf(tract, points, state),
        closed: tract.description_type !== 'centerline',
      },
    ];
  });
}

function coursesOf(tract: Tract, points: readonly Point[], state: string): PlaneCourse[] {
  const feet = feetPer(tract.distance_unit, state);
  const solved = solveCourses(tract.calls.map((call) => elementsOf(call, feet))).courses;
  return tract.calls.map((call, i) => {
    const [from, to] = [points[i]!, points[i + 1]!];
    const chordFt = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const arc = fittedArc(solved[i]?.arc ?? null, chordFt);
    const azimuthDeg = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
    return {
      number: i + 1,
      call,
      from,
      to,
      arc,
      lengthFt: arc === null ? chordFt : arc.radiusFt * arc.deltaRad,
      chordFt,
      chordBearing: bearingText(bearingFromAzimuth(azimuthDeg)),
    };
  });
}

/** The recorded radius and side on the chord as it lies; a chord too long for its radius is its own diameter. */
function fittedArc(arc: Arc | null, chordFt: number): Arc | null {
  if (arc === null) return null;
  if (chordFt >= 2 * arc.radiusFt) return { ...arc, radiusFt: chordFt / 2, deltaRad: Math.PI };
  if (chordFt < 1e-6) return arc.deltaRad > Math.PI ? { ...arc, deltaRad: 2 * Math.PI } : null;
  const minor = 2 * Math.asin(chordFt / (2 * arc.radiusFt));
  return { ...arc, deltaRad: arc.deltaRad > Math.PI ? 2 * Math.PI - minor : minor };
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

const MOST_SAGITTA_FT = 0.25;

/** The course as points, both ends included; arcs densified to a sagitta of at most 0.25 ft (DECISIONS.md). */
export function pathOf(course: PlaneCourse, mostSagittaFt = MOST_SAGITTA_FT): Point[] {
  const centre = centreOf(course);
  if (centre === null || course.arc === null) return [course.from, course.to];
  const { radiusFt, deltaRad, turn } = course.arc;
  const step = radiusFt <= mostSagittaFt ? Math.PI / 4 : 2 * Math.acos(1 - mostSagittaFt / radiusFt);
  const pieces = Math.max(2, Math.ceil(deltaRad / step));
  const start = Math.atan2(course.from[0] - centre[0], course.from[1] - centre[1]); // azimuth from the centre
  const points: Point[] = [course.from];
  for (let i = 1; i < pieces; i++) {
    const azimuth = start + (turn * deltaRad * i) / pieces;
    points.push([centre[0] + radiusFt * Math.sin(azimuth), centre[1] + radiusFt * Math.cos(azimuth)]);
  }
  return [...points, course.to];
}

/** Bearing and distance of a line, radius and arc of a curve, as a plan prints them. */
export function courseLabel(course: PlaneCourse): string {
  if (course.arc !== null) return `R=${feetText(course.arc.radiusFt)} L=${feetText(course.lengthFt)}`;
  const bearing = course.call.bearing ?? null;
  return `${bearing === null ? course.chordBearing : bearingText(bearing)} ${feetText(course.lengthFt)}`;
}

export function feetText(feet: number): string {
  return `${feet.toFixed(2)}'`;
}
