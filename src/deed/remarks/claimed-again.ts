// Takes: a figure. Gives: a list of lengths told again behind it (a summary, a table without labels, "north side 210.00") in which some sides have their length
// and others have another. Never: from fewer numbers than it has sides, nor from a list that shares less than half of them with it.
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import type { Figure } from './figure.ts';

const FIGURES = /(?<![\d.,°'"+$#/-])\d[\d,]{0,7}\.\d{1,3}(?![\d°/]|\s?(?:acres?|ac\b|sq|hectares|square))/g;
const FEWEST = 3;

export function againClaims(figure: Figure): string[] {
  const { sides, text, description, near } = figure;
  const lengths = sides.flatMap(({ call, course }) =>
    course.kind === 'curve' || call.distance === null ? [] : [call.distance],
  );
  if (lengths.length < FEWEST || lengths.length < sides.length) return [];
  const told = matchesBetween({ ...figure, marked: text }, FIGURES, description.end, near.end);
  if (told.length < lengths.length) return [];
  const amounts = told.map(({ 0: printed }) => Number(printed.replaceAll(',', '')));
  const missing = lengths.filter((length) => !amounts.some((one) => Math.abs(one - length) < 0.006));
  if (missing.length === 0 || missing.length * 2 > lengths.length) return [];
  const last = told.at(-1)!;
  return [
    `The paper tells the lengths again, ${quoted(text, told[0]!.index, last.index + last[0].length)}, and not as its courses: ${missing.join(', ')} is not among them.`,
  ];
}
