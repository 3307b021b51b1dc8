// Takes: a figure. Gives: interior angles told at its corners that the courses do not make: "at which corner the interior angle is 90 degrees".
// Never: an angle that a course is turned by; a corner beside a curve.
import { angleAt } from '../values/angle-phrase.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import { apartDeg, type Figure } from './figure.ts';

const INTERIOR =
  /\b(?:interior|inside|included)\s+angle(?:\s+(?:at|of|there|thereat|being|is|said|that|this|corner|point|the|measures|measuring|equals|formed|to\s+be)){0,6}\s{1,2}(?<right>(?:a\s+)?right\s+angle\b)?/g;
/** Told in whole degrees, it stands for what was measured to minutes. */
const ALLOWED_DEG = 0.75;

export function cornerClaims(figure: Figure): string[] {
  const { marked, sides, text } = figure;
  const [from, to] = [sides[0]!.start, sides.at(-1)!.end];
  return matchesBetween(figure, INTERIOR, from, to).flatMap((match) => {
    const end = match.index + match[0].length;
    const angle = match.groups!['right'] === undefined ? angleAt(marked, end) : null;
    const told = angle ? angle.degrees + angle.minutes / 60 + angle.seconds / 3600 : match.groups!['right'] ? 90 : null;
    if (told === null || (angle && !angle.marked)) return [];
    const at = sides.findIndex((side) => match.index < side.end);
    // Whether a corner before the course or behind it is meant, the words seldom tell.
    const made = [at, at + 1].flatMap((i) => angleBefore(figure, i));
    if (made.length < 2 || made.some((deg) => isMeant(told, deg))) return [];
    return [
      `The paper says ${quoted(text, match.index, angle?.end ?? end)}; by their bearings the courses there make ${made.map((deg) => `${Number(deg.toFixed(1))}°`).join(' and ')}.`,
    ];
  });
}

/** From the outside, or as the line turns: some call that interior too. */
const isMeant = (told: number, made: number): boolean =>
  [made, 360 - made, 180 - made].some((deg) => apartDeg(deg, told) <= ALLOWED_DEG);

/** The angle at the corner where a course begins; none where an arc begins or ends there. */
function angleBefore({ sides }: Figure, i: number): number[] {
  const [one, other] = [sides.at(i - 1)!, sides[i % sides.length]!];
  if (one.course.kind === 'curve' || other.course.kind === 'curve') return [];
  return [180 - apartDeg(one.azimuthDeg, other.azimuthDeg)];
}
