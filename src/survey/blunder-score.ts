// Takes: an edit and the figure after it. Gives: how well it explains the record, as a logarithm.
// Never: a probability anyone should print; it ranks, nothing more.
import type { BlunderCase, Edit } from './blunder-case.ts';
import type { Course } from './course.ts';
import { elementsOf } from './course.ts';
import { directionContradictions, sizeContradictions } from './curve-consistency.ts';
import { signedRad } from './bearing.ts';
import { WEIGHTS } from './misread.ts';
import type { Traverse } from './traverse.ts';

/** Gaussian near the middle, a straight tail beyond three deviations: old records stray more than their digits say. */
function fit(deviations: number, slope: number): number {
  return deviations <= 3 ? (-deviations * deviations) / 2 : -4.5 - slope * (deviations - 3);
}

/** Deviation expected of a sound figure: its rounding, and a sixtieth of a thousandth of its perimeter for the field. */
function misclosureSd(given: BlunderCase, perimeterFt: number): number {
  const { eastSdFt, northSdFt } = given.rounding;
  return Math.sqrt((eastSdFt ** 2 + northSdFt ** 2) / 2 + (perimeterFt / 60_000) ** 2) + 1e-4;
}

function areaFit(given: BlunderCase, perimeterFt: number, areaSqft: number, sdFt: number): number {
  if (given.area === null) return 0;
  const { sqft, halfStepSqft } = given.area;
  const sd = Math.hypot(halfStepSqft / 1.7, (sdFt * perimeterFt) / 4, 0.0003 * sqft) + 1e-6;
  return fit(Math.abs(areaSqft - sqft) / sd, 1);
}

const PARALLEL_RAD = (1.5 / 3600) * (Math.PI / 180);

/** Boundaries like parallels, right angles and equal sides; a true value tends to restore them. */
function regularity(given: BlunderCase, call: number, course: Course): number {
  let parallel = 0;
  let square = 0;
  let equal = 0;
  given.traverse.courses.forEach((other, i) => {
    if (i === call || other.kind !== 'line' || course.kind !== 'line') return;
    const apart = Math.abs(signedRad(2 * (other.azimuthRad - course.azimuthRad))) / 2;
    if (apart < PARALLEL_RAD) parallel = 1;
    else if (Math.PI / 2 - apart < PARALLEL_RAD) square = 1;
    if (Math.abs(other.lengthFt - course.lengthFt) < 0.004) equal = 1;
  });
  return 2.5 * parallel + 1.5 * square + 1.5 * equal;
}

/** Curves whose elements disagree after the edit, and tangencies claimed and not kept. */
function contradictions(given: BlunderCase, edit: Edit, figure: Traverse): number {
  if (edit.field === null) return 0;
  let count = 0;
  for (let i = 0; i < given.elements.length; i += 1) {
    const curve =
      i === edit.call ? elementsOf({ ...given.calls[i]!, [edit.field]: edit.value }, given.feet) : given.elements[i]!;
    const { sizes, azimuthRad } = given.steps[i]!;
    const course = figure.courses[i]!;
    if (curve.kind !== 'curve' || sizes === null) continue;
    count += sizeContradictions(curve, sizes).length + directionContradictions(curve, course, azimuthRad).length;
    const before = figure.courses[i - 1];
    if (curve.tangent === true && before && course.arc && Math.abs(signedRad(course.inRad - before.outRad)) > 0.002)
      count += 0.5;
  }
  return count;
}

/** A surplus course is likeliest where it repeats its neighbour. */
function repeats(given: BlunderCase, call: number): boolean {
  const own = given.traverse.courses[call]!;
  return [call - 1, call + 1].some((i) => {
    const other = given.traverse.courses[i];
    return other !== undefined && Math.hypot(other.eastFt - own.eastFt, other.northFt - own.northFt) < 0.004;
  });
}

export function scoreOf(given: BlunderCase, edit: Edit, figure: Traverse, areaSqft: number): number {
  const sdFt = misclosureSd(given, figure.perimeterFt);
  let score = WEIGHTS[edit.kind];
  score += fit(figure.misclosureFt / sdFt, 2) + areaFit(given, figure.perimeterFt, areaSqft, sdFt);
  score -= 8 * contradictions(given, edit, figure);
  if (edit.kind === 'extra_course') return score + (repeats(given, edit.call) ? 3.7 : 0);
  if (edit.kind === 'missing_course') return score + regularity(given, -1, figure.courses[edit.call]!);
  const before = given.traverse.courses[edit.call]!;
  return score + regularity(given, edit.call, figure.courses[edit.call]!) - regularity(given, edit.call, before);
}
