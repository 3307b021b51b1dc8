// Takes: a figure and a claim's place beside it. Gives: the clause it stands in, and the lengths that a side or an extent of the figure has.
// Never: a claim.
import type { Figure } from './figure.ts';

/** Whole feet stand for what was measured to hundredths. */
export const agree = (told: number, feet: number): boolean => Math.abs(told - feet) <= Math.max(1, told * 0.015);

/** Every length along the border from one corner to another, short of all around. */
export function runsOf(lengths: readonly number[]): number[] {
  return lengths.flatMap((_, i) => {
    let sum = 0;
    return lengths.slice(1).map((__, k) => (sum += lengths[(i + k) % lengths.length]!));
  });
}

/** What may be called its front or its depth: a side, several of them, or how far it reaches along one and across it. */
export function lengthsAndExtents({ sides, corners }: Figure): number[] {
  const reach = (way: number): number => {
    const along = corners.map(([east, north]) => east * Math.sin(way) + north * Math.cos(way));
    return Math.max(...along) - Math.min(...along);
  };
  return [
    ...runsOf(sides.map(({ lengthFt }) => lengthFt)),
    ...sides.flatMap(({ course }) => [reach(course.azimuthRad), reach(course.azimuthRad + Math.PI / 2)]),
  ];
}

/** The matches that stand near the figure and beside no other. */
export const within = (figure: Figure, pattern: RegExp): RegExpExecArray[] =>
  matchesBetween(figure, pattern, figure.near.start, figure.near.end);

/** The text before them is not searched: a paper may be long, and its figures many. */
export function matchesBetween({ marked }: Figure, pattern: RegExp, from: number, to: number): RegExpExecArray[] {
  const upTo = marked.slice(0, to);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(upTo); match; match = pattern.exec(upTo)) found.push(match);
  return found;
}

/** So far a clause is looked at before a claim and behind it. */
const [BEFORE, BEHIND] = [160, 60];

/** The clause that a claim stands in, between points and semicolons; from `from` on, where the words before are of a course. */
export function clauseAround(
  { marked }: Figure,
  at: number,
  end: number,
  from = 0,
): { start: number; end: number; words: string } {
  const left = Math.max(from, at - BEFORE);
  const before = marked.slice(left, at);
  const cut = Math.max(...[';', '. ', ':', '\n\n'].map((mark) => before.lastIndexOf(mark)));
  const start = left + cut + 1;
  const behind = marked.slice(end, end + BEHIND).search(/[;:]|\.\s|\n\s*\n|$/);
  return { start, end: end + behind, words: marked.slice(start, end + behind) };
}

const RETURN = /\b(?:beginning|begining|commencement|start(?:ing)?|p\.?\s?o\.?\s?b\b)(?:\s+(?:point|place|corner))?/;

/** Behind the words that bring the last course back to its beginning ("to the beginning, and being a lot …"), or behind all of it. */
export function behindReturn({ description, sides, marked }: Figure): number {
  const end = Math.max(sides.at(-1)!.end, description.end);
  const from = description.courses.at(-1)!.valuesEnd;
  const found = RETURN.exec(marked.slice(from, end));
  return found ? from + found.index + found[0].length : end;
}
