// Takes: words in one spelling. Gives: the way they give to or from a corner before naming it: legs along the compass, or a bearing.
// Never: a way by halves, nor one that is "about" so long.
import type { DistanceUnit } from '../contract/extraction.ts';
import { feetPer } from '../survey/units.ts';

export type Compass = 'n' | 's' | 'e' | 'w';

export interface Leg {
  readonly lengthFt: number;
  readonly toward: Compass;
}

/** Feet east and north of the corner, and the words after "of" or "from". */
export interface Way {
  readonly offsetFt: readonly [number, number];
  /** Empty for a bearing. */
  readonly legs: readonly Leg[];
  readonly length: number;
}

const UNIT = 'feet|chains|links|rods|poles|perches|yards|meters|miles|varas';
const LENGTH = `(?<n>\\d+(?:\\.\\d+)?)\\s(?<u>${UNIT})(?:(?:,|\\sand)?\\s(?<n2>\\d+(?:\\.\\d+)?)\\s(?<u2>links|feet))?`;
const BEFORE = `(?:a\\sdistance\\sof\\s|distant\\s|measured\\s|exactly\\s|running\\s|thence\\s|run\\s)*`;
const LEG = new RegExp(`^${BEFORE}(?:${LENGTH}\\s(?:to\\sthe\\s)?(?<d>[nsew])|(?<d2>[nsew])(?:,?\\s(?:a\\sdistance\\sof\\s)?)${LENGTH.replaceAll('?<n', '?<m').replaceAll('?<u', '?<v')})(?=[\\s,;]|$)`); // prettier-ignore
const JOIN = /^,?\s?(?:and\s|then\s|thence\s)*/;
const FROM = /^,?\s?(?:distant\s)?(?:of|from)\s/;
const BEARS = new RegExp(`^${BEFORE}(?:which\\s|that\\s)?(?:is\\s|lies\\s|bears\\s|bearing\\s)*@(?<az>[\\d.]+)@,?\\s(?:a\\sdistance\\sof\\s|distant\\s|and\\s(?:is\\s)?(?:distant\\s)?)?${LENGTH}(?=[\\s,;]|$)`); // prettier-ignore

const feetOf = (n: string, unit: string): number => Number(n) * feetPer(unit as DistanceUnit);

function lengthFt(groups: Readonly<Record<string, string | undefined>>): number {
  const [n, u, n2, u2] = [groups['n'] ?? groups['m'], groups['u'] ?? groups['v'], groups['n2'] ?? groups['m2'], groups['u2'] ?? groups['v2']]; // prettier-ignore
  return feetOf(n!, u!) + (n2 === undefined ? 0 : feetOf(n2, u2!));
}

const UNIT_VECTOR: Readonly<Record<Compass, readonly [number, number]>> = {
  n: [0, 1],
  s: [0, -1],
  e: [1, 0],
  w: [-1, 0],
};

/** Legs with nothing after them taken yet: one, or two that cross. Null where there are none, or they run along one another. */
export function legsAt(text: string): { legs: readonly Leg[]; length: number } | null {
  const legs: Leg[] = [];
  let at = 0;
  while (legs.length < 2) {
    const found = LEG.exec(text.slice(at));
    if (!found) break;
    const toward = (found.groups!['d'] ?? found.groups!['d2']) as Compass;
    legs.push({ lengthFt: lengthFt(found.groups!), toward });
    at += found[0].length;
    const join = JOIN.exec(text.slice(at))![0];
    if (!LEG.test(text.slice(at + join.length))) break;
    at += join.length;
  }
  if (legs.length === 0) return null;
  const [a, b] = legs;
  if (b && 'ns'.includes(a!.toward) === 'ns'.includes(b.toward)) return null;
  return { legs, length: at };
}

export function offsetOf(legs: readonly Leg[]): readonly [number, number] {
  return legs.reduce<[number, number]>(
    ([east, north], { lengthFt: feet, toward }) => [
      east + feet * UNIT_VECTOR[toward][0],
      north + feet * UNIT_VECTOR[toward][1],
    ],
    [0, 0],
  );
}

/** "660 feet w of", "20 rods e and 8 rods s from", "bears @170@ 200 feet from". */
export function wayAt(text: string): Way | null {
  const bears = BEARS.exec(text);
  if (bears) {
    const from = FROM.exec(text.slice(bears[0].length));
    if (!from) return null;
    const azimuth = (Number(bears.groups!['az']) * Math.PI) / 180;
    const feet = lengthFt(bears.groups!);
    const offsetFt = [feet * Math.sin(azimuth), feet * Math.cos(azimuth)] as const;
    return { offsetFt, legs: [], length: bears[0].length + from[0].length };
  }
  const found = legsAt(text);
  const from = found && FROM.exec(text.slice(found.length));
  return found && from ? { offsetFt: offsetOf(found.legs), legs: found.legs, length: found.length + from[0].length } : null;
} // prettier-ignore

/** "from which the … bears @45@ 700 feet": the way back, feet from the corner to the point. */
export function bearsAfter(text: string): { offsetFt: readonly [number, number]; length: number } | null {
  const found = BEARS.exec(text.replace(/^,?\s?/, ''));
  if (!found) return null;
  const azimuth = (Number(found.groups!['az']) * Math.PI) / 180;
  const feet = lengthFt(found.groups!);
  const skipped = text.length - text.replace(/^,?\s?/, '').length;
  return { offsetFt: [-feet * Math.sin(azimuth), -feet * Math.cos(azimuth)], length: skipped + found[0].length };
}

export const ANY_LENGTH = new RegExp(`\\d\\s(?:${UNIT})\\b`);
