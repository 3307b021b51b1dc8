// Takes: a description with the tract read of it. Gives: its figure as computed (sides in feet, corners, area) beside the text, in which lengths and bearings
// are marked so that a pattern can ask for one. Never: a figure with a course that cannot be computed; nothing is held against that.
import type { Call, Tract } from '../../contract/extraction.ts';
import { signedAreaSqft } from '../../survey/area.ts';
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import { elementsOf, type Course } from '../../survey/course.ts';
import { settleFreeCurves } from '../../survey/free-curves.ts';
import { solveCourses, walk, type Point } from '../../survey/traverse.ts';
import { feetPer } from '../../survey/units.ts';
import type { Token } from '../values/tokens.ts';
import type { Description } from '../tracts/description.ts';

/** One course: where it stands in the text and what was computed of it. */
export interface Side {
  readonly start: number;
  readonly end: number;
  readonly call: Call;
  readonly course: Course;
  /** Of the chord, where it is a curve. */
  readonly azimuthDeg: number;
  /** Along the arc, where it is a curve. */
  readonly lengthFt: number;
}

export interface Figure {
  readonly text: string;
  readonly folded: string;
  /** The same, as long as the text itself, with one sign for every length and every bearing: see `LENGTH`, `BEARING`. */
  readonly marked: string;
  readonly tokens: readonly Token[];
  readonly description: Description;
  readonly tract: Tract;
  readonly sides: readonly Side[];
  /** Where the first side begins and where each ends. */
  readonly corners: readonly Point[];
  readonly areaSqft: number;
  readonly state: string;
  /** What is said around the figure and belongs to no other. */
  readonly near: { readonly start: number; readonly end: number };
  /** No other figure stands in the paper. */
  readonly isAlone: boolean;
}

/** A length and a bearing in the marked text: one sign that numbers them, and a filler up to where they end. */
export const LENGTH = '[\uE000-\uEFFF]\uF8FF*';
export const BEARING = '[\uF000-\uF7FF]\uF8FF*';
const [FIRST_LENGTH, FIRST_BEARING, MOST] = [0xe000, 0xf000, 0x7ff];
const FILLER = '\uF8FF';

export interface Told {
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly state: string;
}

/** So far from a figure its claims are looked for. */
const NEAR = 700;

/** Null where a course cannot be computed. `before` and `next` are the ends of what belongs to other figures. */
export function figureOf(
  { text, folded, tokens, state }: Told,
  description: Description,
  tract: Tract,
  [before, next]: readonly [number, number],
): Figure | null {
  if (tract.calls.length === 0 || tract.calls.length !== description.courses.length) return null;
  const feet = feetPer(tract.distance_unit, state);
  const elements = tract.calls.map((call) => elementsOf(call, feet));
  const solved = settleFreeCurves(elements, solveCourses(elements));
  if (solved.troubles.length > 0) return null;
  const walked = walk(solved.courses.map((course) => course!));
  return {
    text,
    folded,
    marked: markedOnce(folded, tokens),
    tokens,
    description,
    tract,
    sides: walked.courses.map((course, i) => ({
      start: description.courses[i]!.start,
      end: description.courses[i]!.end,
      call: tract.calls[i]!,
      course,
      azimuthDeg: normalDeg((course.azimuthRad * 180) / Math.PI),
      lengthFt: course.pathFt,
    })),
    corners: walked.points,
    areaSqft: Math.abs(signedAreaSqft(walked)),
    state,
    near: nearOf(folded, description, before, next),
    isAlone: before === 0 && next === folded.length,
  };
}

/** What comes off, comes with it or is kept has a size of its own. */
const OTHER_LAND =
  /\b(?:less\s+and\s+except|except(?:ing|ed)?|saving|reserving|together\s+with|also\s+(?:conveying|granting|a)|tract\s+(?:no|two|2|ii|b)|parcel\s+(?:no|two|2|ii|b))\b/;

/** Beside another figure only the sentence that leads to this one is sure to be of it. */
function nearOf(folded: string, { starter, end }: Description, before: number, next: number): Figure['near'] {
  const lead = before > 0 ? Math.max(before, folded.lastIndexOf('. ', starter.start)) : 0;
  const upTo = next < folded.length ? Math.max(end, folded.lastIndexOf('. ', next)) : next;
  const behind = folded.slice(end, Math.min(upTo, end + NEAR));
  const other = behind.search(OTHER_LAND);
  return {
    start: Math.max(lead, starter.start - NEAR),
    end: end + (other < 0 ? behind.length : other),
  };
}

/** Once for all figures of a paper. */
const MARKED = new WeakMap<readonly Token[], string>();

function markedOnce(folded: string, tokens: readonly Token[]): string {
  const marked = MARKED.get(tokens) ?? markedText(folded, tokens);
  MARKED.set(tokens, marked);
  return marked;
}

function markedText(folded: string, tokens: readonly Token[]): string {
  const parts: string[] = [];
  let at = 0;
  tokens.slice(0, MOST).forEach((token, i) => {
    const first =
      token.kind === 'distance'
        ? FIRST_LENGTH
        : token.kind === 'direction' && token.direction.kind === 'quadrant'
          ? FIRST_BEARING
          : 0;
    if (first === 0 || token.start < at) return;
    parts.push(
      folded.slice(at, token.start),
      String.fromCharCode(first + i),
      FILLER.repeat(token.end - token.start - 1),
    );
    at = token.end;
  });
  return parts.join('') + folded.slice(at);
}

/** The length, in feet, that a match of `LENGTH` stands for. */
export function feetOf(figure: Figure, mark: string): number {
  const token = figure.tokens[mark.charCodeAt(0) - FIRST_LENGTH];
  if (token?.kind !== 'distance') return Number.NaN;
  const { amount, unit, unitless } = token.distance;
  return amount * feetPer(unitless ? figure.tract.distance_unit : unit, figure.state);
}

/** The azimuth, in degrees, that a match of `BEARING` stands for; null where it lacks a letter. */
export function azimuthOf(figure: Figure, mark: string): number | null {
  const token = figure.tokens[mark.charCodeAt(0) - FIRST_BEARING];
  return token?.kind === 'direction' && token.direction.bearing ? azimuthDeg(token.direction.bearing) : null;
}

/** The marked words of a side. */
export const wordsOf = (figure: Figure, side: Side): string => figure.marked.slice(side.start, side.end);

/** How far two ways lie apart, 0 to 180. */
export function apartDeg(one: number, other: number): number {
  const turned = Math.abs(normalDeg(one) - normalDeg(other));
  return Math.min(turned, 360 - turned);
}

/** How far two lines lie from being parallel, 0 to 90. */
export function slantDeg(one: number, other: number): number {
  const apart = apartDeg(one, other);
  return Math.min(apart, 180 - apart);
}

/** A straight side of the figure, which several courses may make up. */
export interface Edge {
  readonly azimuthDeg: number;
  readonly lengthFt: number;
}

/** Courses that bend by less are one side of a figure that is told by its shape. */
const BEND_DEG = 2;

/** The figure's straight sides; null where one is a curve. */
export function edgesOf({ sides }: Figure): Edge[] | null {
  if (sides.some(({ course }) => course.kind === 'curve')) return null;
  const edges: { azimuthDeg: number; lengthFt: number }[] = [];
  for (const { azimuthDeg: way, lengthFt } of sides) {
    const last = edges.at(-1);
    if (last && apartDeg(last.azimuthDeg, way) < BEND_DEG) last.lengthFt += lengthFt;
    else edges.push({ azimuthDeg: way, lengthFt });
  }
  const [first, last] = [edges[0], edges.at(-1)];
  if (edges.length > 1 && apartDeg(first!.azimuthDeg, last!.azimuthDeg) < BEND_DEG) {
    first!.lengthFt += last!.lengthFt;
    edges.pop();
  }
  return edges;
}

/** "180", "66.5": feet as a reason tells them. */
export const feetText = (feet: number): string => `${Number(feet.toFixed(2))} feet`;
