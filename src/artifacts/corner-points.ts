// Takes: a drawing. Gives: its corners as points with numbers of their own, each with what stands there: the commencement, the beginning, every corner.
// Never: a corner twice; the end of a figure that misses its beginning is a point besides.
import type { Point } from '../survey/traverse.ts';
import type { Drawing } from './drawing.ts';
import type { DrawnTract } from './drawn-tract.ts';

export interface CornerPoint {
  /** From 1, through the whole drawing. */
  readonly number: number;
  /** In feet, as the drawing lays it. */
  readonly at: Point;
  /** "POC", "POB", "COR" or "END". */
  readonly code: string;
  readonly words: string;
}

export function cornerPoints({ tracts }: Pick<Drawing, 'tracts'>): CornerPoint[] {
  return tracts.flatMap(pointsOf).map((point, i) => ({ ...point, number: i + 1 }));
}

type Unnumbered = Omit<CornerPoint, 'number'>;

function pointsOf(tract: DrawnTract): Unnumbered[] {
  const { points, courses, ties, verdict } = tract;
  const name = tract.tract.name || `tract ${tract.index + 1}`;
  const ended = tract.closed && closesExactly(tract);
  const monument = ties[0] ? [{ at: ties[0].from, code: 'POC', words: `${name}, ${verdict.anchor ?? 'commencement'}` }] : [];
  const corners = (ended ? points.slice(0, -1) : points).map((at, i): Unnumbered => {
    if (i === 0) return { at, code: 'POB', words: name };
    const code = i === courses.length ? 'END' : 'COR';
    const stands = courses[i - 1]!.call.monument?.trim() ?? '';
    return { at, code, words: [name, `end of course ${i}`, stands].filter(Boolean).join(', ') };
  });
  return [...monument, ...corners];
} // prettier-ignore

const EXACT_FT = 0.005;

/** What a verdict calls exact: its last corner is its first. */
export function closesExactly({ courses }: Pick<DrawnTract, 'courses'>): boolean {
  const [from, to] = [courses.at(-1)!.to, courses[0]!.from];
  return Math.hypot(to[0] - from[0], to[1] - from[1]) < EXACT_FT;
}
