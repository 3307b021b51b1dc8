// Takes: a curve's stated elements and the directions of its neighbours. Gives: the curve as a course, or why it is none.
// Never: an element the text contradicts put right; contradictions are curve-consistency.ts, here the first pair decides.
import { signedRad } from './bearing.ts';
import { curveCourse } from './course.ts';
import type { Arc, Course, CurveElements } from './course.ts';
import { curveSize } from './curve-size.ts';
import type { CurveSize } from './curve-size.ts';

/** Directions of travel of the courses before and after; null where they are not known (yet). */
export interface Neighbours {
  readonly beforeRad: number | null;
  readonly afterRad: number | null;
}

export type CurveSolution = { readonly course: Course } | { readonly trouble: string };

const QUARTER = Math.PI / 2;
const TWO_PI = 2 * Math.PI;

type Turn = 1 | -1 | 0;

/** Which way the curve turns: as stated, or as its concave side, or as its tangent and chord show. */
function turnOf(curve: CurveElements, beforeRad: number | null): Turn {
  if (curve.direction !== null) return curve.direction === 'right' ? 1 : -1;
  const along = curve.chordAzimuthRad ?? curve.tangentInRad ?? curve.tangentOutRad;
  if (curve.concaveRad !== null && along !== null) {
    const towards = Math.sin(curve.concaveRad - along);
    if (Math.abs(towards) > 0.1) return towards > 0 ? 1 : -1;
  }
  const from = curve.tangentInRad ?? (curve.tangent === true ? beforeRad : null);
  const to = curve.chordAzimuthRad ?? curve.tangentOutRad;
  if (from === null || to === null) return 0;
  const turned = signedRad(to - from);
  return Math.abs(turned) < 1e-6 ? 0 : turned > 0 ? 1 : -1;
}

/** Smallest turn of the same sense, 0 <= angle < 2 pi. */
function turned(fromRad: number, toRad: number, turn: 1 | -1): number {
  const angle = (turn * (toRad - fromRad)) % TWO_PI;
  return angle < -1e-9 ? angle + TWO_PI : Math.max(angle, 0);
}

/** A radial line gives the tangent but for half a turn; what else is known chooses. */
function tangentOfRadial(
  radialRad: number,
  turn: 1 | -1,
  stated: number | null,
  concaveRad: number | null,
  near: number | null,
): number {
  const toCentre = radialRad - turn * QUARTER;
  if (stated !== null) return Math.cos(toCentre - stated) >= 0 ? toCentre : toCentre + Math.PI;
  if (concaveRad !== null) return Math.cos(radialRad - concaveRad) >= 0 ? toCentre : toCentre + Math.PI;
  if (near !== null) return Math.cos(toCentre - near) >= 0 ? toCentre : toCentre + Math.PI;
  return toCentre;
}

interface Tangents {
  readonly inRad: number | null;
  readonly outRad: number | null;
}

function statedTangents(curve: CurveElements, turn: 1 | -1, near: Neighbours): Tangents {
  const chord = curve.chordAzimuthRad;
  const { radialInRad, radialOutRad, concaveRad } = curve;
  const inRad =
    curve.tangentInRad ??
    (radialInRad === null
      ? null
      : tangentOfRadial(radialInRad, turn, chord ?? curve.tangentOutRad, concaveRad, near.beforeRad));
  const outRad =
    curve.tangentOutRad ??
    (radialOutRad === null ? null : tangentOfRadial(radialOutRad, turn, chord ?? inRad, concaveRad, near.afterRad));
  return { inRad, outRad };
}

/** The central angle that directions alone give: between tangents, or twice from tangent to chord. */
function deltaOfDirections(tangents: Tangents, chordRad: number | null, turn: 1 | -1): number | null {
  const { inRad, outRad } = tangents;
  const delta =
    inRad !== null && chordRad !== null
      ? 2 * turned(inRad, chordRad, turn)
      : outRad !== null && chordRad !== null
        ? 2 * turned(chordRad, outRad, turn)
        : inRad !== null && outRad !== null
          ? turned(inRad, outRad, turn)
          : null;
  return delta !== null && delta > 1e-9 && delta < TWO_PI ? delta : null;
}

interface Placed {
  readonly chordRad: number;
  readonly assumptions: readonly string[];
  readonly remarks: readonly string[];
}

function place(curve: CurveElements, tangents: Tangents, half: number, near: Neighbours): Placed | null {
  const { assumptions } = curve;
  const stated = (chordRad: number): Placed => ({ chordRad, assumptions, remarks: [] });
  if (curve.chordAzimuthRad !== null) return stated(curve.chordAzimuthRad);
  if (tangents.inRad !== null) return stated(tangents.inRad + half);
  if (tangents.outRad !== null) return stated(tangents.outRad - half);
  if (curve.tangent === false) return null;
  if (near.beforeRad !== null) {
    const chordRad = near.beforeRad + half;
    const words = 'only its tangency to the course before it places it';
    if (curve.tangent === true) return { chordRad, assumptions, remarks: [`${words}, as the text says`] };
    return {
      chordRad,
      assumptions: [...assumptions, `${words}, and the text does not say that it is tangent`],
      remarks: [],
    };
  }
  if (near.afterRad === null) return null;
  const words = 'it was taken as tangent to the course after it, which the text does not say';
  return { chordRad: near.afterRad - half, assumptions: [...assumptions, words], remarks: [] };
}

/** Chord alone: the traverse goes on, the area lacks the segment, and the assumption says so. */
function chordOnly(curve: CurveElements, why: string): CurveSolution {
  const { chordAzimuthRad, chordFt } = curve;
  if (chordAzimuthRad === null || chordFt === null) return { trouble: why };
  const assumption = `${why}; its chord was walked and the segment between chord and arc is not in the area`;
  return { course: curveCourse(chordAzimuthRad, chordFt, null, [...curve.assumptions, assumption]) };
}

/** The curve as a course, from whatever elements suffice. */
export function solveCurve(curve: CurveElements, near: Neighbours): CurveSolution {
  const turn = turnOf(curve, near.beforeRad);
  if (turn === 0) return chordOnly(curve, 'it does not say whether it turns left or right');
  const tangents = statedTangents(curve, turn, near);
  const before = curve.tangent === true ? near.beforeRad : null;
  const directed = { inRad: tangents.inRad ?? before, outRad: tangents.outRad };
  const size =
    curveSize(curve) ??
    curveSize({ ...curve, deltaRad: curve.deltaRad ?? deltaOfDirections(directed, curve.chordAzimuthRad, turn) });
  if (size === null) return chordOnly(curve, 'its radius, arc, angle and chord do not determine it');
  const placed = place(curve, tangents, (turn * size.deltaRad) / 2, near);
  if (placed === null) return { trouble: 'nothing says in which direction it runs' };
  return { course: placedCurve(curve, size, turn, placed) };
}

function placedCurve(curve: CurveElements, size: CurveSize, turn: 1 | -1, placed: Placed): Course {
  const chordFt = curve.chordFt ?? 2 * size.radiusFt * Math.sin(size.deltaRad / 2);
  const arc: Arc = { radiusFt: size.radiusFt, deltaRad: size.deltaRad, turn };
  return curveCourse(placed.chordRad, chordFt, arc, placed.assumptions, placed.remarks);
}
