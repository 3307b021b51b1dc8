// Takes: points near one another on the earth. Gives: a plane of metres to draw lines in, and the way back.
// Never: more than a few miles; its straight lines are lines of constant bearing, as the 2009 Manual (3-114) wants them.
import type { LonLat } from './lon-lat.ts';

export type Xy = readonly [eastM: number, northM: number];

export interface Plane {
  readonly xy: (point: LonLat) => Xy;
  readonly lonLat: (point: Xy) => LonLat;
}

const AXIS_M = 6_378_137;
const E2 = 0.006_694_379_990_141_317; // WGS 84, first eccentricity squared
const RAD = Math.PI / 180;

/** True to the ellipsoid at its origin; one mile away it is out by a few centimetres, alike for everything drawn in it. */
export function planeAt(origin: LonLat): Plane {
  const sin = Math.sin(origin[1] * RAD);
  const w = 1 - E2 * sin * sin;
  const eastPerDegree = (AXIS_M / Math.sqrt(w)) * Math.cos(origin[1] * RAD) * RAD;
  const northPerDegree = ((AXIS_M * (1 - E2)) / (w * Math.sqrt(w))) * RAD;
  return {
    xy: ([lon, lat]) => [(lon - origin[0]) * eastPerDegree, (lat - origin[1]) * northPerDegree],
    lonLat: ([x, y]) => [origin[0] + x / eastPerDegree, origin[1] + y / northPerDegree],
  };
}

export function distanceM(a: Xy, b: Xy): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Xy, b: Xy, share: number): Xy {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Where the line a-b meets the line c-d; null when they run alike. */
export function crossing(a: Xy, b: Xy, c: Xy, d: Xy): Xy | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9 * Math.hypot(rx, ry) * Math.hypot(sx, sy) || cross === 0) return null;
  return between(a, b, ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross);
}

/** From a point to the nearest of a segment, and how far along it that is (0 to 1). */
export function toSegment(point: Xy, a: Xy, b: Xy): { distanceM: number; share: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const raw = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, raw));
  return { distanceM: distanceM(point, between(a, b, share)), share };
}

export function toBoundaryM(point: Xy, ring: readonly Xy[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i += 1)
    least = Math.min(least, toSegment(point, ring[i]!, ring[(i + 1) % ring.length]!).distanceM);
  return least;
}

export function isInside(point: Xy, ring: readonly Xy[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a[1] > point[1] !== b[1] > point[1] && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}

/** Positive when the ring runs counter-clockwise. */
export function signedAreaSqm(ring: readonly Xy[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

/** The larger of the two ways; corners and the middles of sides of each are tried against the other's boundary. */
export function hausdorffM(a: readonly Xy[], b: readonly Xy[]): number {
  return Math.max(oneWayM(a, b), oneWayM(b, a));
}

function oneWayM(from: readonly Xy[], to: readonly Xy[]): number {
  let most = 0;
  from.forEach((point, i) => {
    const middle = between(point, from[(i + 1) % from.length]!, 0.5);
    most = Math.max(most, toBoundaryM(point, to), toBoundaryM(middle, to));
  });
  return most;
}
