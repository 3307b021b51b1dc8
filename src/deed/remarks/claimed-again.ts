// Takes: a figure. Gives: a list of lengths told again behind it (a summary, a table without labels, "north side 210.00") in which some sides have their length
// and others have another. Never: from fewer numbers than it has sides, nor from a list that shares less than half of them with it.
import { quoted } from '../tracts/quoted.ts';
import { agree, matchesBetween } from './claim-words.ts';
import type { Figure } from './figure.ts';

const FIGURES = /(?<![\d.,°'"+$#/-])\d[\d,]{0,7}\.\d{1,3}(?![\d°/]|\s?(?:acres?|ac\b|sq|hectares|square))/g;
const FEWEST = 3;

/** "Sides: 100, 200, 100, 200." */
const LISTED =
  /\b(?:sides|lines|lengths|dimensions|distances)(?:\s+(?:are|being|measure|measuring|of|in\s+order|respectively|as\s+per\s+(?:the\s+)?tax\s+map))*\s?[:,]?\s+(?<list>\d[\d.]*(?:\s?(?:feet|ft\.?|'))?(?:,?\s+(?:and\s+)?\d[\d.]*(?:\s?(?:feet|ft\.?|'))?){2,11})(?!\d|\s?°)/g;

/** A list of as many lengths as it has sides, in feet, in any order. */
function listClaims(figure: Figure, lengths: readonly number[]): string[] {
  const { text, folded, description, near, tract } = figure;
  if (tract.distance_unit !== 'feet') return [];
  return matchesBetween({ ...figure, marked: folded }, LISTED, description.end, near.end).flatMap((match) => {
    const told = (match.groups!['list']!.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((a, b) => a - b);
    const own = [...lengths].sort((a, b) => a - b);
    if (told.length !== own.length || told.every((one, i) => agree(one, own[i]!))) return [];
    return [
      `The paper tells the lengths again, ${quoted(text, match.index, match.index + match[0].length)}, and not as its courses.`,
    ];
  });
}

export function againClaims(figure: Figure): string[] {
  const { sides, text, description, near } = figure;
  const lengths = sides.flatMap(({ call, course }) =>
    course.kind === 'curve' || call.distance === null ? [] : [call.distance],
  );
  if (lengths.length < FEWEST || lengths.length < sides.length) return [];
  const listed = listClaims(figure, lengths);
  if (listed.length > 0) return listed;
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
