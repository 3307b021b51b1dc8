// Gives: tracts made up by a seed: sound figures printed to hundredths and seconds, as a surveyor's program would print them.
// Used by tests and benchmarks. Never: text or figures of a real document.
import type { Bearing, Call, Extraction, Tract } from '../../src/contract/extraction.ts';
import { signedAreaSqft } from '../../src/survey/area.ts';
import { bearingFromAzimuth, bearingText, signedRad } from '../../src/survey/bearing.ts';
import { curveCourse, lineCourse } from '../../src/survey/course.ts';
import type { Course } from '../../src/survey/course.ts';
import { walk } from '../../src/survey/traverse.ts';
import { SQFT_PER_ACRE } from '../../src/survey/units.ts';

export type Random = () => number;

/** mulberry32: small, seeded, good enough to shuffle land. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

export const DEG = Math.PI / 180;
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const BLANK: Omit<Call, 'call_type' | 'verbatim_text'> = {
  monument: null,
  confidence: 'high',
  bearing: null,
  distance: null,
  chord_bearing: null,
  chord_length: null,
  radius: null,
  curve_direction: null,
  arc_length: null,
  adjoiner: '',
  delta: null,
  tangent: null,
  source: null,
  tangent_bearing_in: null,
  tangent_bearing_out: null,
  radial_bearing_in: null,
  radial_bearing_out: null,
  tangent_length: null,
  concave: null,
  confidence_reason: '',
};

/** The sentence is always made from the values, so that a misread value is misread in its sentence too. */
export function spoken(call: Omit<Call, 'verbatim_text'>): Call {
  const feet = (value: number | null): string => (value === null ? '' : `${value.toFixed(2)} feet`);
  const text =
    call.call_type === 'line'
      ? `thence ${call.bearing ? bearingText(call.bearing) : ''}, ${feet(call.distance)} to an iron pin;`
      : `thence with a curve to the ${call.curve_direction} having a radius of ${feet(call.radius)}, an arc length of ${feet(call.arc_length)}, and a chord bearing ${call.chord_bearing ? bearingText(call.chord_bearing) : ''}, ${feet(call.chord_length)};`;
  return { ...call, verbatim_text: text };
}

export function lineCall(bearing: Bearing, distance: number): Call {
  return spoken({ ...BLANK, call_type: 'line', bearing, distance });
}

export function curveCall(fields: Partial<Call>): Call {
  return spoken({ ...BLANK, call_type: 'curve', ...fields });
}

/** A course printed to hundredths of a foot and seconds of arc. */
export function printed(course: Course): Call {
  const bearing = bearingFromAzimuth(course.azimuthRad / DEG);
  if (course.arc === null) return lineCall(bearing, round(course.lengthFt, 2));
  return curveCall({
    chord_bearing: bearing,
    chord_length: round(course.lengthFt, 2),
    radius: round(course.arc.radiusFt, 2),
    arc_length: round(course.pathFt, 2),
    curve_direction: course.arc.turn === 1 ? 'right' : 'left',
  });
}

/** A curve that only its tangency places. */
function tangentCall(course: Course): Call {
  const { radius, arc_length, curve_direction } = printed(course);
  return curveCall({ radius, arc_length, curve_direction, tangent: true });
}

export function tractOf(calls: readonly Call[], more: Partial<Tract> = {}): Tract {
  return {
    name: 'Tract 1',
    pob_description: 'Beginning at an iron pin',
    calls: [...calls],
    tie_calls: [],
    description_type: 'metes_and_bounds',
    distance_unit: 'feet',
    is_exception: false,
    stated_area: '',
    easement: '',
    aliquot: '',
    situs: '',
    notes: null,
    stated_acreage: null,
    stated_area_sqft: null,
    stated_area_sqm: null,
    stated_area_arpents: null,
    stated_hectares: null,
    reading: null,
    ...more,
  };
}

export function extractionOf(tracts: readonly Tract[], more: Partial<Extraction> = {}): Extraction {
  return {
    document_kind: 'deed',
    legal_description_found: true,
    basis_of_bearings: null,
    tracts: [...tracts],
    metadata: {
      grantors: [],
      grantees: [],
      recording: '',
      prior_references: [],
      transfer_date: '',
      transfer_date_verbatim: '',
      county: '',
      state: '',
      lot_block: [],
      sheet: '',
    },
    notes: null,
    sheet: '',
    ...more,
  };
}

type Corner = readonly [number, number];

function between2(corners: readonly Corner[]): Course[] {
  return corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    return lineCourse(Math.atan2(nx - x, ny - y), Math.hypot(nx - x, ny - y));
  });
}

/** A lot of parallel sides: a rectangle, with steps cut out of one end for more courses; some with one slanted side. */
export function lotCorners(random: Random, courses: number): Corner[] {
  const width = between(random, 60, 400);
  const depth = between(random, 80, 700);
  const steps = Math.max(0, Math.floor((courses - 4) / 2));
  const corners: [number, number][] = [
    [0, 0],
    [0, depth],
  ];
  let top = depth;
  let x = 0;
  for (let i = 0; i < steps; i += 1) {
    x += (width / (steps + 1)) * between(random, 0.6, 1);
    corners.push([x, top]);
    top -= (depth / (steps + 2)) * between(random, 0.3, 1);
    corners.push([x, top]);
  }
  corners.push([width, top]);
  corners.push([width, random() < 0.3 ? between(random, -0.1, 0.1) * depth : 0]);
  if (courses % 2 === 1) corners.push([width * between(random, 0.3, 0.7), -between(random, 0.02, 0.1) * depth]);
  const turn = between(random, 0, 2 * Math.PI);
  return corners.map(([a, b]) => [a * Math.cos(turn) + b * Math.sin(turn), b * Math.cos(turn) - a * Math.sin(turn)]);
}

/** Any simple figure: corners around a middle at uneven distances. */
export function irregularCorners(random: Random, courses: number): Corner[] {
  const size = between(random, 100, 1500);
  return Array.from({ length: courses }, (_, i) => {
    const angle = ((i + between(random, -0.35, 0.35)) / courses) * 2 * Math.PI;
    const reach = size * between(random, 0.55, 1);
    return [reach * Math.sin(angle), reach * Math.cos(angle)];
  });
}

/** One side bent into an arc over the same chord. */
function bent(random: Random, course: Course): Course {
  const radiusFt = course.lengthFt * between(random, 0.7, 4);
  const deltaRad = 2 * Math.asin(course.lengthFt / (2 * radiusFt));
  return curveCourse(course.azimuthRad, course.lengthFt, { radiusFt, deltaRad, turn: random() < 0.5 ? 1 : -1 });
}

/** The corner between two lines rounded off by a tangent curve that states radius and arc only. */
function filleted(courses: readonly Course[], at: number): { courses: Course[]; fillet: number } | null {
  const [a, b] = [courses[at]!, courses[at + 1]];
  if (b === undefined || a.arc !== null || b.arc !== null) return null;
  const turned = signedRad(b.azimuthRad - a.azimuthRad);
  const deltaRad = Math.abs(turned);
  if (deltaRad < 0.3 || deltaRad > 2.4) return null;
  const tangentFt = 0.3 * Math.min(a.lengthFt, b.lengthFt);
  const radiusFt = tangentFt / Math.tan(deltaRad / 2);
  const chordFt = 2 * radiusFt * Math.sin(deltaRad / 2);
  const arc = { radiusFt, deltaRad, turn: turned > 0 ? (1 as const) : (-1 as const) };
  const rounded = curveCourse(a.azimuthRad + turned / 2, chordFt, arc);
  const ends = [
    lineCourse(a.azimuthRad, a.lengthFt - tangentFt),
    rounded,
    lineCourse(b.azimuthRad, b.lengthFt - tangentFt),
  ];
  return { courses: courses.toSpliced(at, 2, ...ends), fillet: at + 1 };
}

export interface Made {
  readonly courses: readonly Course[];
  readonly areaSqft: number;
  readonly extraction: Extraction;
  readonly lot: boolean;
  readonly curved: boolean;
  readonly stated: boolean;
}

export interface Making {
  readonly courses: number;
  readonly lot: boolean;
  readonly curved: boolean;
  readonly stated: boolean;
}

function statedOf(random: Random, areaSqft: number): string {
  const acres = areaSqft / SQFT_PER_ACRE;
  const fine = random() < 0.3 ? `sqft=${Math.round(areaSqft)}` : '';
  const decimals = acres < 0.1 ? 4 : acres < 10 ? 3 : 2;
  return fine || `acres=${acres.toFixed(decimals)}`;
}

/** A sound tract: closes, and where an area is stated, agrees with three digits or more. */
export function madeTract(random: Random, making: Making): Made {
  const corners = making.lot ? lotCorners(random, making.courses) : irregularCorners(random, making.courses);
  let courses = between2(corners);
  let fillet = -1;
  const rounded = making.curved && random() < 0.4 ? filleted(courses, 1) : null;
  if (rounded !== null) ({ courses, fillet } = rounded);
  else if (making.curved) {
    const at = Math.floor(random() * courses.length);
    courses = courses.map((course, i) =>
      i === at || (courses.length > 7 && i === (at + 3) % courses.length) ? bent(random, course) : course,
    );
  }
  const areaSqft = Math.abs(signedAreaSqft(walk(courses)));
  const calls = courses.map((course, i) => (i === fillet ? tangentCall(course) : printed(course)));
  const stated_area = making.stated ? statedOf(random, areaSqft) : '';
  const extraction = extractionOf([tractOf(calls, { stated_area })]);
  return { courses, areaSqft, extraction, lot: making.lot, curved: making.curved, stated: making.stated };
}
