// Takes: a section's boundary. Gives: its four corners and, on each side, the quarter and sixteenth corners found among its
// vertices. Never: a quarter corner that is not there; a section cannot be divided before its corners are found or restored.
import { openRing } from './lon-lat.ts';
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import { distanceM, planeAt, signedAreaSqm, toSegment } from './plane.ts';
import type { Plane, Xy } from './plane.ts';

export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type SideName = (typeof SIDES)[number];

/** One side, walked from west to east or from south to north. */
export interface Side {
  readonly name: SideName;
  readonly path: readonly Xy[];
  /** Metres along the path to each of its vertices. */
  readonly along: readonly number[];
  /** Metres along the path to its corner, sixteenth, quarter, sixteenth and corner. */
  readonly stations: readonly [number, number, number, number, number];
  /** Whether the sixteenth corners are vertices of the fabric or set by rule: lower, upper. */
  readonly found: readonly [boolean, boolean];
}

export interface SectionCorners {
  readonly plane: Plane;
  readonly sides: Readonly<Record<SideName, Side>>;
}

const CHAIN_M = 20.116_840_233_680_467; // 66 US survey feet
const HALF_MILE_M = 40 * CHAIN_M;
/** Beyond this a section is elongated and platted with tiers of lots. Notes on subdivision, rule 7. */
const LONGEST_SIDE_M = 100 * CHAIN_M;
/** Below this the last tier is less than a sixteenth wide: a fractional section, whose lots only the plat shows. */
const SHORTEST_SIDE_M = 60 * CHAIN_M;
/** A side may bend at its quarter corner; a bulge larger than this share of it is another boundary (a lake, a claim). */
const MOST_BULGE = 0.05;
const CORNER_DEG = [65, 115] as const;
/** How far from where the rule expects it a quarter corner may stand, as a share of the side. */
const QUARTER_REACH = 0.08;
/** The same for a sixteenth corner, as a share of the half side. */
const SIXTEENTH_REACH = 0.2;
/** A quarter corner is told from its rival when its sixteenth corners fit the rule better by so much. */
const CLEAR_BY_M = 10;
/** What a sixteenth corner that is no vertex counts against a quarter corner. */
const MISSING_M = 60;

/** Sections whose last half mile takes up the excess: north tier 1 to 6, west tier 6, 7, 18, 19, 30, 31. */
export function closesNorth(section: number): boolean {
  return section >= 1 && section <= 6;
}
export function closesWest(section: number): boolean {
  return [6, 7, 18, 19, 30, 31].includes(section);
}

/** The corners, or why they cannot be told. */
export function sectionCorners(land: MultiPolygon, section: number): SectionCorners | string {
  const outline = outlineOf(land);
  if (typeof outline === 'string') return outline;
  return sidesOf(outline, (name, path, along) => sectionSide(name, path, along, section));
}

/** Any four-sided piece, its sides divided evenly: what lies inside a quarter-quarter, or only the corners themselves. */
export function quadCorners(land: MultiPolygon): SectionCorners | string {
  const outline = outlineOf(land);
  if (typeof outline === 'string') return outline;
  return sidesOf(outline, (name, path, along) => {
    const lengthM = along.at(-1)!;
    const stations = [0, lengthM / 4, lengthM / 2, (lengthM * 3) / 4, lengthM] as const;
    return bulges(name, path, lengthM) ?? { name, path, along, stations, found: [false, false] };
  });
}

interface Outline {
  readonly points: readonly Xy[];
  readonly corners: Corners;
  readonly plane: Plane;
}

function outlineOf(land: MultiPolygon): Outline | string {
  if (land.length !== 1) return 'The section lies in several pieces, so its corners cannot be told.';
  if (land[0]!.length !== 1) return 'Other surveys are cut out of the section, so its corners cannot be told.';
  const ring = openRing(land[0]![0]!);
  if (ring.length < 4) return 'The section has fewer than four corners.';
  if (!ring.every((point) => point.every(Number.isFinite))) return 'The section has a corner that is no position.';
  const plane = planeAt(middleOf(ring));
  const points = ring.map(plane.xy);
  if (signedAreaSqm(points) < 0) points.reverse();
  const corners = fourCorners(points);
  return typeof corners === 'string' ? corners : { points, corners, plane };
}

function middleOf(ring: readonly LonLat[]): LonLat {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
}

type Corners = readonly [southwest: number, southeast: number, northeast: number, northwest: number];

/** The vertices farthest out along the diagonals, each turning about a right angle. */
function fourCorners(points: readonly Xy[]): Corners | string {
  const wide = Math.max(...points.map(([x]) => Math.abs(x)));
  const high = Math.max(...points.map(([, y]) => Math.abs(y)));
  const farthest = (ew: number, ns: number): number => {
    let best = 0;
    const reach = ([x, y]: Xy): number => (ew * x) / wide + (ns * y) / high;
    points.forEach((point, i) => {
      if (reach(point) > reach(points[best]!)) best = i;
    });
    return best;
  };
  const corners: Corners = [farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)];
  if (new Set(corners).size < 4) return 'The section has no four corners.';
  for (let i = 0; i < 4; i += 1) {
    const [a, b, c] = [points[corners[(i + 3) % 4]!]!, points[corners[i]!]!, points[corners[(i + 1) % 4]!]!];
    const deg = angleDeg(a, b, c);
    if (deg < CORNER_DEG[0] || deg > CORNER_DEG[1]) return 'A corner of the section is far from a right angle.';
  }
  return corners;
}

function angleDeg(a: Xy, b: Xy, c: Xy): number {
  const turn = Math.atan2(a[1] - b[1], a[0] - b[0]) - Math.atan2(c[1] - b[1], c[0] - b[0]);
  const deg = Math.abs((turn * 180) / Math.PI) % 360;
  return deg > 180 ? 360 - deg : deg;
}

type MakeSide = (name: SideName, path: readonly Xy[], along: readonly number[]) => Side | string;

function sidesOf({ points, corners, plane }: Outline, make: MakeSide): SectionCorners | string {
  const made: Partial<Record<SideName, Side>> = {};
  for (let i = 0; i < 4; i += 1) {
    const name = SIDES[i]!;
    const path = pathBetween(points, corners[i]!, corners[(i + 1) % 4]!);
    if (name === 'north' || name === 'west') path.reverse(); // every side runs east or north
    const along = [0];
    for (let k = 1; k < path.length; k += 1) along.push(along[k - 1]! + distanceM(path[k - 1]!, path[k]!));
    const side = make(name, path, along);
    if (typeof side === 'string') return side;
    made[name] = side;
  }
  return { plane, sides: made as Record<SideName, Side> };
}

function pathBetween(points: readonly Xy[], from: number, to: number): Xy[] {
  const path = [points[from]!];
  for (let i = from; i !== to;) {
    i = (i + 1) % points.length;
    path.push(points[i]!);
  }
  return path;
}

function bulges(name: SideName, path: readonly Xy[], lengthM: number): string | null {
  const bulgeM = Math.max(...path.map((point) => toSegment(point, path[0]!, path.at(-1)!).distanceM));
  return bulgeM > MOST_BULGE * lengthM
    ? `The ${name} side of the section is not one line from corner to corner.`
    : null;
}

function sectionSide(name: SideName, path: readonly Xy[], along: readonly number[], section: number): Side | string {
  const lengthM = along.at(-1)!;
  const chains = Math.round((lengthM / CHAIN_M) * 10) / 10;
  if (lengthM > LONGEST_SIDE_M)
    return `The section is elongated: its ${name} side is ${chains} chains long, and the tiers beyond a mile are on its plat only.`;
  if (lengthM < SHORTEST_SIDE_M)
    return `The section is fractional: its ${name} side is ${chains} chains long, and what is left of its parts is on its plat only.`;
  return bulges(name, path, lengthM) ?? stationed(name, path, along, section);
}

/** -1: the last half mile is at the low end (west); +1: at the high end (north); 0: the side does not close. */
function closingEnd(name: SideName, section: number): -1 | 0 | 1 {
  if (name === 'east' || name === 'west') return closesNorth(section) ? 1 : 0;
  return closesWest(section) ? -1 : 0;
}

function stationed(name: SideName, path: readonly Xy[], along: readonly number[], section: number): Side | string {
  const lengthM = along.at(-1)!;
  const end = closingEnd(name, section);
  const closing = end === 1 ? HALF_MILE_M : end === -1 ? lengthM - HALF_MILE_M : lengthM / 2;
  const inner = along.slice(1, -1);
  const expected = [lengthM / 2, closing];
  const quarters = inner.filter((at) => expected.some((wanted) => Math.abs(at - wanted) <= QUARTER_REACH * lengthM));
  const best = quarters.map((quarter) => divided(inner, quarter, lengthM, end)).sort((a, b) => a.unevenM - b.unevenM);
  const [first, second] = best;
  if (first === undefined) return `No quarter corner is found on the ${name} side of the section.`;
  // Along a township line the corners of the next township are vertices too: only an even spacing tells them apart.
  if (second !== undefined && second.unevenM - first.unevenM < CLEAR_BY_M)
    return `Two corners compete for the quarter corner on the ${name} side of the section.`;
  return { name, path, along, stations: first.stations, found: first.found };
}

interface Divided extends Pick<Side, 'stations' | 'found'> {
  /** By how much the spacing of the corners differs from that of the rule. */
  readonly unevenM: number;
}

function divided(inner: readonly number[], quarter: number, lengthM: number, end: -1 | 0 | 1): Divided {
  const highHalf = lengthM - quarter;
  // In the last half mile the sixteenth corner stands 20 chains, by the measure of the other half, from the quarter corner.
  const lowRule = end === -1 ? Math.max(quarter - highHalf / 2, quarter * 0.05) : quarter / 2;
  const highRule = quarter + (end === 1 ? Math.min(quarter / 2, highHalf * 0.95) : highHalf / 2);
  const low = nearest(inner, [lowRule, quarter / 2], SIXTEENTH_REACH * quarter);
  const high = nearest(inner, [highRule, quarter + highHalf / 2], SIXTEENTH_REACH * highHalf);
  const stations = [0, low ?? lowRule, quarter, high ?? highRule, lengthM] as const;
  const missing = (low === null ? MISSING_M : 0) + (high === null ? MISSING_M : 0);
  const halves = end === 0 ? Math.abs(lengthM / 2 - quarter) : 0;
  const unevenM = Math.abs(stations[1] - lowRule) + Math.abs(stations[3] - highRule) + halves + missing;
  return { stations, found: [low !== null, high !== null], unevenM };
}

/** The vertex nearest to the first place expected that has one within reach. */
function nearest(stations: readonly number[], expected: readonly number[], reachM: number): number | null {
  let best: number | null = null;
  let least = reachM;
  for (const wanted of expected) {
    for (const station of stations)
      if (Math.abs(station - wanted) <= least) {
        least = Math.abs(station - wanted);
        best = station;
      }
    if (best !== null) return best;
  }
  return best;
}
