// Takes: a curve's stated elements with their printed steps. Gives: which of them contradict each other, and by how much.
// Never: which of them is wrong; two values that disagree do not tell that.
import { signedRad } from './bearing.ts';
import type { Course, CurveElements } from './course.ts';
import { curveSize, elementOf } from './curve-size.ts';
import type { CurveSizes, SizeName } from './curve-size.ts';

export interface Contradiction {
  readonly element: SizeName | 'tangent_in' | 'tangent_out' | 'radial_in' | 'radial_out' | 'concave';
  /** The elements it was computed from; empty for directions. */
  readonly from: readonly SizeName[];
  readonly stated: number;
  readonly computed: number;
  /** How far the stated value lies beyond what the printed digits allow: feet or radians. */
  readonly beyond: number;
}

const NAMES: readonly SizeName[] = ['radiusFt', 'deltaRad', 'arcFt', 'chordFt', 'tangentFt'];
/** Directions are compared only beyond half a minute: tables print deltas and bearings rounded on their own. */
const DIRECTION_SLACK_RAD = Math.PI / 180 / 120;

function shifted(sizes: CurveSizes, name: SizeName, by: number): CurveSizes {
  return { ...sizes, [name]: (sizes[name] ?? 0) + by };
}

/** Stated sizes that the first sufficient pair does not reproduce within one printed step of every value involved. */
export function sizeContradictions(
  curve: CurveElements,
  steps: Readonly<Record<SizeName, number>>,
): readonly Contradiction[] {
  const size = curveSize(curve);
  if (size === null) return impossible(curve);
  const [first, second] = size.from;
  const only: CurveSizes = { ...EMPTY, [first]: curve[first], [second]: curve[second] };
  const found: Contradiction[] = [];
  for (const name of NAMES) {
    const stated = curve[name];
    if (stated === null || name === first || name === second) continue;
    const computed = elementOf(name, size);
    // the range of the prediction while both values wander over their last digit
    let reach = steps[name];
    for (const basis of size.from)
      for (const by of [steps[basis], -steps[basis]]) {
        const moved = curveSize(shifted(only, basis, by));
        if (moved !== null) reach = Math.max(reach, steps[name] + Math.abs(elementOf(name, moved) - computed) * 2);
      }
    const major = name === 'chordFt' ? Math.abs(computed) : computed;
    const beyond = Math.abs(stated - major) - reach;
    if (beyond > 1e-6) found.push({ element: name, from: size.from, stated, computed: major, beyond });
  }
  return found;
}

const EMPTY: CurveSizes = { radiusFt: null, arcFt: null, deltaRad: null, chordFt: null, tangentFt: null };

/** No pair gave a curve although two sizes stand there: a chord longer than the arc or than the diameter. */
function impossible(curve: CurveElements): readonly Contradiction[] {
  const { chordFt, radiusFt, arcFt } = curve;
  if (chordFt !== null && radiusFt !== null && chordFt > 2 * radiusFt)
    return [
      {
        element: 'chordFt',
        from: ['radiusFt'],
        stated: chordFt,
        computed: 2 * radiusFt,
        beyond: chordFt - 2 * radiusFt,
      },
    ];
  if (chordFt !== null && arcFt !== null && chordFt > arcFt)
    return [{ element: 'chordFt', from: ['arcFt'], stated: chordFt, computed: arcFt, beyond: chordFt - arcFt }];
  return [];
}

/** Stated tangent and radial directions against the curve as solved. */
export function directionContradictions(
  curve: CurveElements,
  course: Course,
  azimuthStepRad: number,
): readonly Contradiction[] {
  const { arc } = course;
  if (arc === null) return [];
  const limit = 2 * azimuthStepRad + DIRECTION_SLACK_RAD;
  const found: Contradiction[] = [];
  const compare = (element: Contradiction['element'], stated: number | null, computed: number, half: boolean): void => {
    if (stated === null) return;
    const apart = half ? Math.abs(Math.asin(Math.sin(stated - computed))) : Math.abs(signedRad(stated - computed));
    if (apart > limit) found.push({ element, from: [], stated, computed, beyond: apart - limit });
  };
  compare('tangent_in', curve.tangentInRad, course.inRad, false);
  compare('tangent_out', curve.tangentOutRad, course.outRad, false);
  compare('radial_in', curve.radialInRad, course.inRad + Math.PI / 2, true);
  compare('radial_out', curve.radialOutRad, course.outRad + Math.PI / 2, true);
  if (curve.concaveRad !== null) {
    const centre = course.azimuthRad + (arc.turn * Math.PI) / 2;
    if (Math.cos(centre - curve.concaveRad) < -0.05)
      found.push({ element: 'concave', from: [], stated: curve.concaveRad, computed: centre, beyond: Math.PI });
  }
  return found;
}
