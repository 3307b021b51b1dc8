// Takes: radius, arc, chord and central angle of a curve as printed. Gives: whether they agree, and which length is which where only one way of
// naming them agrees. Never: a computed element.
import { curveSize, elementOf, type CurveSizes } from '../../survey/curve-size.ts';
import type { Length } from './curve-phrase.ts';

export interface NamedLengths {
  readonly radius: Length;
  readonly arc: Length | null;
  readonly chordLength: Length | null;
}

interface Elements {
  readonly radius: Length | null;
  readonly arc: Length | null;
  readonly chordLength: Length | null;
  readonly tangentLength?: Length | null;
  readonly deltaDeg: number | null;
}

const NEAR = 0.002;
/** Of an angle to the second. */
const NEAR_FINE = 0.0003;
const NEAR_FEET = 0.05;
const MINUTE = 1 / 60;
const RAD = Math.PI / 180;
/** Beyond it a second more makes a long way on the tangent. */
const MOST_OF_TANGENTS = 150 * RAD;
type Slack = (elements: Elements, computed: number) => number;

/** Whether what two of them make of the others is what is told; without a radius nothing is asked. */
function agree(elements: Elements, slack: Slack): boolean {
  const { radius, arc, chordLength, tangentLength, deltaDeg } = elements;
  if (!radius || radius.amount === 0 || (arc === null && deltaDeg === null)) return true;
  const told: CurveSizes = {
    radiusFt: radius.amount,
    arcFt: arc?.amount ?? null,
    deltaRad: deltaDeg === null ? null : deltaDeg * RAD,
    chordFt: chordLength?.amount ?? null,
    tangentFt: tangentLength?.amount ?? null,
  };
  const size = curveSize(told);
  if (!size) return true;
  return COMPARED.every((name) => {
    const stated = told[name];
    if (stated === null || size.from.includes(name)) return true;
    if (name === 'tangentFt' && size.deltaRad > MOST_OF_TANGENTS) return true;
    const computed = Math.abs(elementOf(name, size));
    return Math.abs(stated - computed) <= slack(elements, computed);
  });
}
const COMPARED = ['arcFt', 'chordFt', 'tangentFt'] as const;

/** Old papers tell angles to the minute, or to the degree, and lengths in whole feet. */
const ofPrint: Slack = ({ radius, arc, chordLength, deltaDeg }, computed) => {
  const isWhole = [radius, arc, chordLength].some((each) => each !== null && Number.isInteger(each.amount));
  const ofLengths = isWhole ? 0.5 + computed / Math.max(1, radius!.amount) / 2 : 0;
  if (deltaDeg === null) return NEAR_FEET + NEAR * computed + ofLengths;
  const isFine = Math.abs(deltaDeg * 60 - Math.round(deltaDeg * 60)) > 1e-5;
  if (isFine) return NEAR_FEET + NEAR_FINE * computed + ofLengths;
  return NEAR_FEET + NEAR * computed + MINUTE * RAD * radius!.amount + ofLengths;
};

/** Told in units of their own they are not compared. */
export function elementsAgree(elements: Elements): boolean {
  const { radius, arc, chordLength, tangentLength } = elements;
  const units = [radius, arc, chordLength, tangentLength].flatMap((each) => (each ? [each.unit] : []));
  return new Set(units).size > 1 || agree(elements, ofPrint);
}

/** As near as figures to the hundredth and the second can be. */
const asPrinted: Slack = (_, computed) => Math.max(0.02, 0.00002 * computed);

const ORDERS_OF_THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Radius, arc and chord among three lengths that no head names; null where none or more than one order agrees. */
export function namedByAgreement(lengths: readonly Length[], deltaDeg: number | null): NamedLengths | null {
  if (lengths.length !== 3) return null;
  const agreeing = ORDERS_OF_THREE.map((order) => order.map((i) => lengths[i]!)).filter(([radius, arc, chordLength]) =>
    agree({ radius: radius!, arc: arc!, chordLength: chordLength!, deltaDeg }, asPrinted),
  );
  if (agreeing.length !== 1) return null;
  const [radius, arc, chordLength] = agreeing[0]!;
  return { radius: radius!, arc: arc!, chordLength: chordLength! };
}
