// Takes: the courses of two tracts in feet and radians, such as a prior deed's and a new one's. Gives: which are the same, which differ and by
// how much, which are in one only; whether one goes round the other way, begins elsewhere, or is turned. Never: which of the two is right.

/** A course as it is compared; of a curve the chord. Null where the paper does not give it. */
export interface Leg {
  readonly azimuthRad: number | null;
  readonly lengthFt: number | null;
  readonly kind: 'line' | 'curve';
  readonly radiusFt: number | null;
}

export interface CourseDifference {
  /** Indexes of the calls; null where the other tract alone has the course. */
  readonly a: number | null;
  readonly b: number | null;
  readonly is: 'same' | 'changed' | 'reversed' | 'missing' | 'added' | 'unread';
  /** What b's bearing is beyond a's, clockwise, less the rotation of the whole; null where either is not given. */
  readonly turnedDeg: number | null;
  readonly longerFt: number | null;
  readonly radiusLongerFt: number | null;
}

export interface TractComparison {
  readonly courses: readonly CourseDifference[];
  /** b goes round against a. */
  readonly isBackwards: boolean;
  /** The call of b that a's first course is; null where none is. */
  readonly beginsAt: number | null;
  /** What all bearings of b are beyond those of a; 0 where there is no common turn. */
  readonly rotationDeg: number;
}

const SAME_FT = 0.02;
const SAME_RAD = (5 / 3600) * (Math.PI / 180);
/** Beyond this many pairs courses are compared in their order. */
const MOST_PAIRS = 250_000;
const CANDIDATES = 3;

export function compareTracts(a: readonly Leg[], b: readonly Leg[]): TractComparison {
  let best: (TractComparison & { readonly score: number }) | null = null;
  for (const isBackwards of [false, true])
    for (const shift of shiftsOf(a, walked(b, isBackwards, 0))) {
      const one = alignedAt(a, b, isBackwards, shift);
      if (best === null || one.score > best.score) best = one;
    }
  const { score: _, ...comparison } = best!;
  return comparison;
}

/** A leg of b as it is walked, with the call it is. */
interface Walked extends Leg {
  readonly call: number;
}

function walked(legs: readonly Leg[], isBackwards: boolean, shift: number): Walked[] {
  const forward = legs.map((leg, call) => ({ ...leg, call }));
  const ordered = isBackwards
    ? forward
        .toReversed()
        .map((leg) => ({ ...leg, azimuthRad: leg.azimuthRad === null ? null : leg.azimuthRad + Math.PI }))
    : forward;
  return [...ordered.slice(shift), ...ordered.slice(0, shift)];
}

/** Where b may begin: at its beginning, and where most of a's lengths stand at the same distance in b. */
function shiftsOf(a: readonly Leg[], b: readonly Leg[]): number[] {
  const places = new Map<number, number[]>();
  const key = (lengthFt: number): number => Math.round(lengthFt * 10);
  b.forEach(({ lengthFt }, j) => {
    if (lengthFt !== null) places.set(key(lengthFt), [...(places.get(key(lengthFt)) ?? []).slice(0, 20), j]);
  });
  const counts = new Map<number, number>();
  a.forEach(({ lengthFt }, i) => {
    for (const j of (lengthFt === null ? undefined : places.get(key(lengthFt))) ?? []) {
      const shift = (j - i + a.length * b.length) % b.length;
      counts.set(shift, (counts.get(shift) ?? 0) + 1);
    }
  });
  const most = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, CANDIDATES);
  return [...new Set([0, ...most.map(([shift]) => shift)])];
}

/** A course that stands where it stood, going the same way round, counts a little more than one that does not. */
const STAYS = 0.5;

function alignedAt(a: readonly Leg[], b: readonly Leg[], isBackwards: boolean, shift: number) {
  const other = walked(b, isBackwards, shift);
  const turn = rotationOf(a, other);
  const pairs = a.length * other.length > MOST_PAIRS ? inOrder(a, other) : likest(a, other, turn);
  const courses = pairs.map(([i, j]) => difference(a, other, i, j, turn));
  const score = pairs.reduce(
    (sum, [i, j]) => sum + (i === null || j === null ? 0 : likeness(a[i]!, other[j]!, turn)),
    0,
  );
  const first = pairs.find(([i]) => i === 0)?.[1] ?? null;
  return {
    courses,
    isBackwards,
    beginsAt: first === null ? null : other[first]!.call,
    rotationDeg: (turn * 180) / Math.PI,
    score: score + (isBackwards ? 0 : STAYS) + (shift === 0 ? STAYS : 0) + (turn === 0 ? STAYS : 0),
  };
}

/** The turn that most courses of equal length share. */
function rotationOf(a: readonly Leg[], b: readonly Leg[]): number {
  const turns: number[] = [];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [one, two] = [a[i]!, b[i]!];
    if (one.azimuthRad !== null && two.azimuthRad !== null && isSameLength(one, two))
      turns.push(signed(two.azimuthRad - one.azimuthRad));
  }
  const middle = turns.toSorted((one, two) => one - two)[turns.length >> 1] ?? 0;
  const alike = turns.filter((turn) => Math.abs(signed(turn - middle)) <= SAME_RAD).length;
  return Math.abs(middle) <= SAME_RAD || alike < 2 || alike * 2 <= turns.length ? 0 : middle;
}

function signed(angleRad: number): number {
  const turn = 2 * Math.PI;
  return angleRad - turn * Math.round(angleRad / turn);
}

const isSameLength = (a: Leg, b: Leg): boolean =>
  a.lengthFt !== null && b.lengthFt !== null && Math.abs(a.lengthFt - b.lengthFt) <= SAME_FT;

const isSameWay = (a: Leg, b: Leg, turn: number): boolean =>
  a.azimuthRad !== null && b.azimuthRad !== null && Math.abs(signed(b.azimuthRad - a.azimuthRad - turn)) <= SAME_RAD;

/** Same length and way 3, one of them 1.5; two courses that share nothing are no pair. */
const likeness = (a: Leg, b: Leg, turn: number): number =>
  a.kind !== b.kind ? -1 : (Number(isSameLength(a, b)) + Number(isSameWay(a, b, turn))) * 1.5 || -1;

type Pair = readonly [a: number | null, b: number | null];

function inOrder(a: readonly Leg[], b: readonly Leg[]): Pair[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [
    i < a.length ? i : null,
    i < b.length ? i : null,
  ]);
}

/** The pairing, in order, of most likeness. */
function likest(a: readonly Leg[], b: readonly Leg[], turn: number): Pair[] {
  const wide = b.length + 1;
  const sums = new Float64Array((a.length + 1) * wide);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      sums[i * wide + j] = Math.max(
        sums[(i + 1) * wide + j]!,
        sums[i * wide + j + 1]!,
        sums[(i + 1) * wide + j + 1]! + likeness(a[i]!, b[j]!, turn),
      );
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const here = sums[i * wide + j]!;
    if (i < a.length && j < b.length && here === sums[(i + 1) * wide + j + 1]! + likeness(a[i]!, b[j]!, turn))
      pairs.push([i++, j++]);
    else if (j === b.length || (i < a.length && here === sums[(i + 1) * wide + j]!)) pairs.push([i++, null]);
    else pairs.push([null, j++]);
  }
  return together(pairs);
}

/** What is missing and what is added at one place are one changed course, as many as there are of both. */
function together(pairs: readonly Pair[]): Pair[] {
  const out: Pair[] = [];
  let [gone, come]: [number[], number[]] = [[], []];
  const flush = (): void => {
    for (let k = 0; k < Math.max(gone.length, come.length); k++) out.push([gone[k] ?? null, come[k] ?? null]);
    [gone, come] = [[], []];
  };
  for (const [i, j] of pairs)
    if (i !== null && j !== null) {
      flush();
      out.push([i, j]);
    } else if (i !== null) gone.push(i);
    else come.push(j!);
  flush();
  return out;
}

const NOTHING = { turnedDeg: null, longerFt: null, radiusLongerFt: null };

function difference(
  a: readonly Leg[],
  b: readonly Walked[],
  i: number | null,
  j: number | null,
  turn: number,
): CourseDifference {
  if (i === null) return { a: null, b: b[j!]!.call, is: 'added', ...NOTHING };
  if (j === null) return { a: i, b: null, is: 'missing', ...NOTHING };
  const [one, two] = [a[i]!, b[j]!];
  const apart = (x: number | null, y: number | null): number | null => (x === null || y === null ? null : y - x);
  const turned =
    one.azimuthRad === null || two.azimuthRad === null ? null : signed(two.azimuthRad - one.azimuthRad - turn);
  const differences = {
    turnedDeg: turned === null ? null : (turned * 180) / Math.PI,
    longerFt: apart(one.lengthFt, two.lengthFt),
    radiusLongerFt: apart(one.radiusFt, two.radiusFt),
  };
  return { a: i, b: two.call, is: kindOf(one, two, turned, differences.radiusLongerFt, turn), ...differences };
}

function kindOf(a: Leg, b: Leg, turned: number | null, radius: number | null, turn: number): CourseDifference['is'] {
  if (a.kind === b.kind && (turned === null || a.lengthFt === null || b.lengthFt === null)) return 'unread';
  const sameRadius = radius === null || Math.abs(radius) <= SAME_FT;
  if (a.kind === b.kind && isSameLength(a, b) && isSameWay(a, b, turn) && sameRadius) return 'same';
  return turned !== null && Math.abs(signed(turned - Math.PI)) <= SAME_RAD ? 'reversed' : 'changed';
}
