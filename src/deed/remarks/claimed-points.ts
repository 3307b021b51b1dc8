// Takes: a figure. Gives: a list of its corners' coordinates, told behind it, whose distances are not its sides. Never: degrees of latitude, nor a list of more or
// fewer corners than it has; what stands beside the courses is in claimed-position.ts.
import { FEET_PER_METER, feetPer } from '../../survey/units.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import type { Figure } from './figure.ts';

const NUMBER = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const PAIRS = new RegExp(
  String.raw`\(\s?(?:[nxey]\s?[=:]?\s?)?(?<a>${NUMBER})\s?[,;]\s{0,2}(?:[nxey]\s?[=:]?\s?)?(?<b>${NUMBER})\s?\)|\b[ny]\s?[=:]?\s?(?<c>\d{3,}[\d,]*(?:\.\d+)?)\s?[,;]?\s{1,2}(?:and\s)?[ex]\s?[=:]?\s?(?<d>\d{3,}[\d,]*(?:\.\d+)?)`,
  'g',
);
const FEWEST = 3;
/** Degrees lie nearer together. */
const LEAST_FT = 3;

export function pointClaims(figure: Figure): string[] {
  const { description, near, folded, text, sides, tract, state } = figure;
  const found = matchesBetween({ ...figure, marked: folded }, PAIRS, description.end, near.end);
  if (found.length < FEWEST) return [];
  const points = found.map(({ groups }) => {
    const { a, b, c, d } = groups!;
    return [(a ?? c)!, (b ?? d)!].map((printed) => Number(printed.replaceAll(',', ''))) as [number, number];
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length > FEWEST && first[0] === last[0] && first[1] === last[1]) points.pop();
  if (points.length !== sides.length) return [];
  const told = sorted(points.map((one, i) => apart(one, points[(i + 1) % points.length]!)));
  const own = sorted(sides.map(({ course }) => Math.hypot(course.northFt, course.eastFt)));
  if (told.at(-1)! < LEAST_FT) return [];
  const scales = [1, FEET_PER_METER, feetPer(tract.distance_unit, state)];
  if (scales.some((scale) => told.every((one, i) => Math.abs(one * scale - own[i]!) <= Math.max(1, own[i]! / 200))))
    return [];
  const end = found.at(-1)!;
  return [
    `The corners lie at ${quoted(text, found[0]!.index, end.index + end[0].length)} as the paper has them; their distances are not the lengths of the courses.`,
  ];
}

const apart = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);
const sorted = (lengths: number[]): number[] => lengths.sort((a, b) => a - b);
