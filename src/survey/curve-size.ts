// Takes: any of a curve's radius, arc, central angle, chord and tangent length. Gives: radius and central angle.
// Never: a direction; where the curve lies is curve.ts.

export interface CurveSizes {
  readonly radiusFt: number | null;
  readonly arcFt: number | null;
  readonly deltaRad: number | null;
  readonly chordFt: number | null;
  readonly tangentFt: number | null;
}

export interface CurveSize {
  readonly radiusFt: number;
  readonly deltaRad: number;
}

export type SizeName = keyof CurveSizes;
type Pair = readonly [SizeName, SizeName, (a: number, b: number) => CurveSize | null];

const FULL = 2 * Math.PI + 1e-9;

/** Beyond these a circle is no curve on any ground (the earth's radius is 2e7 ft), and its segment overflows the arithmetic. */
const LARGEST_RADIUS_FT = 1e9;
const LEAST_DELTA_RAD = 1e-9;

function sized(radiusFt: number, deltaRad: number): CurveSize | null {
  const sound = radiusFt > 0 && radiusFt <= LARGEST_RADIUS_FT && deltaRad >= LEAST_DELTA_RAD && deltaRad <= FULL;
  return sound ? { radiusFt, deltaRad: Math.min(deltaRad, 2 * Math.PI) } : null;
}

/** Solves f(x) = target on (0, top) for a falling f. */
function falling(f: (x: number) => number, target: number, top: number): number {
  let low = 0;
  let high = top;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (f(middle) > target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function fromArcAndChord(arc: number, chord: number): CurveSize | null {
  if (chord >= arc) return null; // a chord is shorter than its arc; equal prints as a straight line
  const half = falling((x) => Math.sin(x) / x, chord / arc, Math.PI);
  return sized(arc / (2 * half), 2 * half);
}

/** In order of trust: what a surveyor's table leads with comes first. The first pair present decides. */
const PAIRS: readonly Pair[] = [
  ['radiusFt', 'deltaRad', sized],
  ['radiusFt', 'arcFt', (radius, arc) => sized(radius, arc / radius)],
  [
    'radiusFt',
    'chordFt',
    (radius, chord) => (chord > 2 * radius ? null : sized(radius, 2 * Math.asin(chord / (2 * radius)))),
  ],
  ['arcFt', 'deltaRad', (arc, delta) => sized(arc / delta, delta)],
  ['chordFt', 'deltaRad', (chord, delta) => sized(chord / (2 * Math.sin(delta / 2)), delta)],
  ['radiusFt', 'tangentFt', (radius, tangent) => sized(radius, 2 * Math.atan(tangent / radius))],
  ['tangentFt', 'deltaRad', (tangent, delta) => sized(tangent / Math.tan(delta / 2), delta)],
  ['arcFt', 'chordFt', fromArcAndChord],
  [
    'chordFt',
    'tangentFt',
    (chord, tangent) =>
      chord >= 2 * tangent
        ? null
        : sized(chord / (2 * Math.sqrt(1 - (chord / (2 * tangent)) ** 2)), 2 * Math.acos(chord / (2 * tangent))),
  ],
  [
    'arcFt',
    'tangentFt',
    (arc, tangent) => {
      if (arc >= 2 * tangent) return null;
      const half = falling((x) => x / Math.tan(x), arc / (2 * tangent), Math.PI / 2);
      return sized(arc / (2 * half), 2 * half);
    },
  ],
];

export interface SolvedSize extends CurveSize {
  /** The two elements the size was computed from. */
  readonly from: readonly [SizeName, SizeName];
}

/** Radius and central angle from the first sufficient pair; null when none suffices. */
export function curveSize(sizes: CurveSizes): SolvedSize | null {
  for (const [first, second, solve] of PAIRS) {
    const a = sizes[first];
    const b = sizes[second];
    if (a === null || b === null) continue;
    const size = solve(a, b);
    if (size !== null) return { radiusFt: size.radiusFt, deltaRad: size.deltaRad, from: [first, second] };
  }
  return null;
}

/** What a curve of this size makes of each element. */
export function elementOf(name: SizeName, size: CurveSize): number {
  switch (name) {
    case 'radiusFt':
      return size.radiusFt;
    case 'deltaRad':
      return size.deltaRad;
    case 'arcFt':
      return size.radiusFt * size.deltaRad;
    case 'chordFt':
      return 2 * size.radiusFt * Math.sin(size.deltaRad / 2);
    case 'tangentFt':
      return size.radiusFt * Math.abs(Math.tan(size.deltaRad / 2));
  }
}
