// Takes: a tract and its verdict. Gives: its courses as lines and arcs in feet, north up, and where their labels stand.
// Never: a course the service did not compute: only its vertices are drawn.
import { courseLabel, type Call, type Tract, type Verdict } from '../format.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Leg {
  readonly call: number;
  readonly from: Point;
  readonly to: Point;
  /** Of an SVG path, y down. */
  readonly path: string;
  readonly middle: Point;
  readonly label: string;
}

export interface Figure {
  readonly legs: readonly Leg[];
  readonly box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  /** From the last computed point back to the beginning, where it does not close. */
  readonly gap: { readonly from: Point; readonly to: Point } | null;
  readonly start: Point;
}

/** SVG's y goes down. */
const at = (vertex: readonly number[]): Point => ({ x: vertex[0]!, y: -vertex[1]! });
const round = (value: number): string => value.toFixed(3);

/** A gap smaller than this cannot be drawn. */
const SHOWN_FT = 0.05;

export function figureOf(tract: Tract, verdict: Verdict): Figure | null {
  const vertices = verdict.geometry?.vertices;
  if (!vertices || vertices.length < 2) return null;
  const points = vertices.map(at);
  const feet = feetPerUnit(tract, points);
  const legs = points.slice(1).map((to, i): Leg => {
    const from = points[i]!;
    const call = tract.calls[i];
    const radius = call?.call_type === 'curve' && call.radius !== null ? call.radius * feet : null;
    const label = call ? courseLabel(call, tract.distance_unit) : '';
    return {
      call: i,
      from,
      to,
      label,
      ...(radius === null || !call ? straight(from, to) : arc(from, to, radius, call)),
    };
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [first, last] = [points[0]!, points.at(-1)!];
  const isOpen = tract.description_type !== 'centerline' && Math.hypot(last.x - first.x, last.y - first.y) > SHOWN_FT;
  return {
    legs,
    box: { minX: least(xs), minY: least(ys), maxX: most(xs), maxY: most(ys) },
    gap: isOpen ? { from: last, to: first } : null,
    start: first,
  };
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

/** The longest straight course tells how long the tract's unit is. */
function feetPerUnit(tract: Tract, points: readonly Point[]): number {
  let longest = 0;
  let feet = 1;
  tract.calls.forEach((call, i) => {
    const [from, to] = [points[i], points[i + 1]];
    const told = call.call_type === 'line' ? call.distance : call.chord_length;
    if (!from || !to || !told || told <= longest) return;
    longest = told;
    feet = Math.hypot(to.x - from.x, to.y - from.y) / told;
  });
  return feet;
}

const straight = (from: Point, to: Point) => ({
  path: `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`,
  middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
});

function arc(from: Point, to: Point, given: number, call: Call) {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const radius = Math.max(given, chord / 2);
  const isLarge = (call.delta ?? 0) > 180;
  const isRight = call.curve_direction !== 'left';
  const rise = radius - Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const bow = (isLarge ? 2 * radius - rise : rise) * (isRight ? 1 : -1);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // A curve to the right bows to the left of its chord, which with y down is (dy, -dx).
  const side = chord === 0 ? { x: 0, y: 0 } : { x: (to.y - from.y) / chord, y: -(to.x - from.x) / chord };
  const flags = `${isLarge ? 1 : 0} ${isRight ? 1 : 0}`;
  return {
    path: `M${round(from.x)} ${round(from.y)}A${round(radius)} ${round(radius)} 0 ${flags} ${round(to.x)} ${round(to.y)}`,
    middle: { x: middle.x + side.x * bow, y: middle.y + side.y * bow },
  };
}

/** Degrees a label is turned by to run along its course and be read from below or from the right. */
export function labelTurn({ from, to }: Leg): number {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return degrees > 89.9 ? degrees - 180 : degrees < -90.1 ? degrees + 180 : degrees;
}

const NICE = [1, 2, 5];

/** A round number of feet of about `wanted`. */
export function niceLength(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 0.01)));
  return power * (NICE.findLast((step) => step * power <= wanted) ?? 1);
}
