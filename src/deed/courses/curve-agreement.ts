// Takes: radius, arc, chord and central angle of a curve as printed. Gives: whether they agree, and which length is which where only one way of
// naming them agrees. Never: a computed element.
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
  readonly deltaDeg: number | null;
}

const NEAR = 0.002;
const NEAR_FEET = 0.05;
const isNear = (told: number, computed: number, near: number, nearFeet: number): boolean =>
  Math.abs(told - computed) <= Math.max(nearFeet, near * computed);

/** By its angle, or where that is not told by its arc. */
function agree({ radius, arc, chordLength, deltaDeg }: Elements, near: number, nearFeet: number): boolean {
  if (!radius || radius.amount === 0) return true;
  const delta = deltaDeg === null ? (arc ? arc.amount / radius.amount : null) : (deltaDeg * Math.PI) / 180;
  if (delta === null) return true;
  if (arc && !isNear(arc.amount, radius.amount * delta, near, nearFeet)) return false;
  const chord = 2 * radius.amount * Math.abs(Math.sin(delta / 2));
  return !chordLength || isNear(chordLength.amount, chord, near, nearFeet);
}

/** Told in units of their own they are not compared. */
export function elementsAgree(elements: Elements): boolean {
  const units = [elements.radius, elements.arc, elements.chordLength].flatMap((each) => (each ? [each.unit] : []));
  return new Set(units).size > 1 || agree(elements, NEAR, NEAR_FEET);
}

/** As near as figures to the hundredth and the second can be. */
const AS_PRINTED = 0.00002;
const AS_PRINTED_FEET = 0.02;

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
    agree({ radius: radius!, arc: arc!, chordLength: chordLength!, deltaDeg }, AS_PRINTED, AS_PRINTED_FEET),
  );
  if (agreeing.length !== 1) return null;
  const [radius, arc, chordLength] = agreeing[0]!;
  return { radius: radius!, arc: arc!, chordLength: chordLength! };
}
