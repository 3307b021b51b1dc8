// Takes: a walked tract with curves. Gives: findings on their elements, their tangency, and what was assumed about them.
// Never: a curve repaired.
import { signedRad } from '../survey/bearing.ts';
import { directionContradictions, sizeContradictions } from '../survey/curve-consistency.ts';
import type { Contradiction } from '../survey/curve-consistency.ts';
import type { CurveElements } from '../survey/course.ts';
import type { SizeName } from '../survey/curve-size.ts';
import type { Traverse } from '../survey/traverse.ts';
import { callsText, capital, emitted, feetText } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import type { TractWork } from './tract-work.ts';

const NAMES: Readonly<Record<Contradiction['element'], string>> = {
  radiusFt: 'radius',
  arcFt: 'arc length',
  deltaRad: 'central angle',
  chordFt: 'chord',
  tangentFt: 'tangent length',
  tangent_in: 'tangent where it begins',
  tangent_out: 'tangent where it ends',
  radial_in: 'radial line where it begins',
  radial_out: 'radial line where it ends',
  concave: 'concave side',
};

const angleText = (rad: number): string => `${((rad * 180) / Math.PI).toFixed(4)}°`;
const sizeText = (name: SizeName, value: number): string => (name === 'deltaRad' ? angleText(value) : feetText(value));

/** One contradiction as a clause: what follows from what, what stands there, how far apart. */
function clause(found: Contradiction, curve: CurveElements): string {
  const name = NAMES[found.element];
  if (found.element === 'concave') return 'it turns away from the side it is said to be concave to';
  if (found.from.length === 0) return `its ${name} is ${angleText(found.beyond)} off, beyond its rounding`;
  const element = found.element as SizeName;
  const basis = found.from.map((each) => `${NAMES[each]} ${sizeText(each, curve[each] ?? 0)}`).join(' and ');
  const gap = sizeText(element, Math.abs(found.stated - found.computed));
  return `${basis} give ${element === 'arcFt' ? 'an' : 'a'} ${name} of ${sizeText(element, found.computed)}, ${sizeText(element, found.stated)} is stated (${gap} apart, more than rounding explains)`;
}

function contradictionsOf(work: TractWork, traverse: Traverse, i: number): string[] {
  const curve = work.elements[i];
  const course = traverse.courses[i]!;
  const step = work.steps[i]!;
  if (curve?.kind !== 'curve' || step.sizes === null) return [];
  const all = [...sizeContradictions(curve, step.sizes), ...directionContradictions(curve, course, step.azimuthRad)];
  return [...all.map((found) => clause(found, curve)), ...curve.troubles];
}

/** Empty for a tract without curves. */
export function curveFindings(work: TractWork, traverse: Traverse): Finding[] {
  const curves = traverse.courses.flatMap((course, i) => (course.kind === 'curve' ? [i] : []));
  if (curves.length === 0) return [];
  return [
    consistencyFinding(work, traverse, curves),
    tangencyFinding(work, traverse, curves),
    ...assumptionFindings(traverse, curves),
  ];
}

function consistencyFinding(work: TractWork, traverse: Traverse, curves: readonly number[]): Finding {
  const wrong: string[] = [];
  for (const i of curves) {
    const clauses = contradictionsOf(work, traverse, i);
    if (clauses.length > 0) wrong.push(`${capital(callsText([i]))}: ${clauses.join('; ')}`);
  }
  if (wrong.length === 0)
    return finding(
      'curve_consistency',
      'ok',
      0,
      0,
      'The elements of each curve agree with each other within their rounding.',
    );
  return finding(
    'curve_consistency',
    'fail',
    wrong.length,
    0,
    `Curve elements contradict each other. ${wrong.join('. ')}.`,
  );
}

/** Half a minute of slack: tables round bearings and central angles on their own. */
const SLACK_RAD = Math.PI / 180 / 120;

function tangencyLimit(work: TractWork, traverse: Traverse, i: number): number {
  const before = work.steps[i - 1];
  const own = work.steps[i]!;
  const { arc } = traverse.courses[i]!;
  const sizes = own.sizes;
  let delta = 0;
  if (arc !== null && sizes !== null)
    delta =
      sizes.deltaRad + arc.deltaRad * (sizes.radiusFt / arc.radiusFt + own.lengthFt / (arc.radiusFt * arc.deltaRad));
  return (before?.azimuthRad ?? 0) + own.azimuthRad + delta / 2 + SLACK_RAD;
}

function tangencyFinding(work: TractWork, traverse: Traverse, curves: readonly number[]): Finding {
  const broken: string[] = [];
  let claimed = 0;
  let worst = 0;
  for (const i of curves) {
    const curve = work.elements[i];
    const before = traverse.courses[i - 1];
    const course = traverse.courses[i]!;
    if (curve?.kind !== 'curve' || curve.tangent !== true || before === undefined || course.arc === null) continue;
    claimed += 1;
    const apart = Math.abs(signedRad(course.inRad - before.outRad));
    worst = Math.max(worst, apart);
    if (apart > tangencyLimit(work, traverse, i))
      broken.push(`${callsText([i])} leaves the course before it at ${angleText(apart)}`);
  }
  const value = emitted((worst * 180) / Math.PI, 4);
  if (claimed === 0)
    return finding('tangency', 'skipped', null, null, 'No curve is said to be tangent to the course before it.');
  if (broken.length === 0) return finding('tangency', 'ok', value, null, 'Curves said to be tangent are.');
  return finding('tangency', 'warn', value, 0, `Said to be tangent, but ${broken.join('; ')}.`);
}

function assumptionFindings(traverse: Traverse, curves: readonly number[]): Finding[] {
  const found: Finding[] = [];
  for (const i of curves) {
    const { assumptions, remarks } = traverse.courses[i]!;
    const name = capital(callsText([i]));
    if (assumptions.length > 0)
      found.push(finding('curve_assumption', 'warn', i, null, `${name} is a curve: ${assumptions.join('; ')}.`));
    if (remarks.length > 0)
      found.push(
        finding('curve_tangency_only', 'ok', i, null, `${name} is a curve: ${remarks.join('; ')}.`, { told: true }),
      );
  }
  return found;
}
