// Takes: a figure. Gives: that it does not reach as far as the part of a section or lot it is said to be: "The South 20 rods of the West 24 rods of …, being:".
// Never: of a figure that is only in that part, or a portion of it.
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import { feetOf, feetText, LENGTH, type Figure } from './figure.ts';

const OF_OF = new RegExp(
  String.raw`\b(?<one>north|south|east|west)\s+(?<first>${LENGTH})\s+of\s+the\s+(?<other>north|south|east|west)\s+(?<second>${LENGTH})\s+of\b`,
  'g',
);
const IN_IT = /\b(?:in|part|portion|within|out|from|off|less|except\w*|located|situated?|lying)\b[^.;]{0,24}$/;
const LEAD = 400;
/** Lines of a section lie askew. */
const ALLOWED = 0.03;

export function extentClaims(figure: Figure): string[] {
  const { marked, near, description, text } = figure;
  const from = Math.max(near.start, description.starter.start - LEAD);
  return matchesBetween(figure, OF_OF, from, description.starter.start).flatMap((match) => {
    const { one, first, other, second } = match.groups!;
    if (isUpright(one!) === isUpright(other!) || IN_IT.test(marked.slice(from, match.index))) return [];
    const told = [feetOf(figure, first!), feetOf(figure, second!)];
    const reach = [one!, other!].map((wind) => reachOf(figure, isUpright(wind)));
    if (told.every((feet, i) => !(Math.abs(feet - reach[i]!) > feet * ALLOWED + 1))) return [];
    return [
      `The paper says ${quoted(text, match.index, match.index + match[0].length)}; the figure reaches ${reach.map(feetText).join(' and ')}.`,
    ];
  });
}

const isUpright = (wind: string): boolean => wind === 'north' || wind === 'south';

function reachOf({ corners }: Figure, isNorth: boolean): number {
  const along = corners.map(([east, north]) => (isNorth ? north : east));
  return Math.max(...along) - Math.min(...along);
}
