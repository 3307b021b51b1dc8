// Takes: the legible text of a drawing. Gives: dates whose year has two figures, in the century of the years printed in full around them.
// Never: a century where the sheet prints no year in full and both would do.
import type { DateMention } from './dates.ts';

const SHORT =
  /(?<![\d/.-])(?<m>0?[1-9]|1[0-2])(?<mark>[-/.])(?<d>0?[1-9]|[12]\d|3[01])\k<mark>(?<y>\d\d)(?![\d/-]|\.\d)/g;
const FULL = /(?<![\d.,+#/-])(?:1[789]\d\d|20[0-4]\d)(?![\d+,]|\.\d|\s?(?:sq|feet|ft|acres))/g;
const NEWEST = 30;
/** No sheet bears more; a table of figures may. */
const MOST = 200;

/** The years a sheet prints in full, not such as stand in the names of laws or data. */
export function yearsIn(text: string): number[] {
  return [...text.matchAll(FULL)]
    .filter(
      ({ index }) =>
        !/\b(?:nad|navd|ngvd|datum|chapter|act|code|no\.?|p\.?\s?l\.?|wgs|epoch|adt)\s{0,3}\(?(?:of\s)?$/i.test(
          text.slice(Math.max(0, index - 14), index),
        ),
    )
    .map(([year]) => Number(year));
}

/** "31" beside 1929 is 1931. */
export function fullYear(short: string, neighbours: readonly number[]): number {
  const two = Number(short);
  const candidates = [1800 + two, 1900 + two, 2000 + two];
  if (neighbours.length === 0) return two > NEWEST ? 1900 + two : 2000 + two;
  const far = (year: number): number => Math.min(...neighbours.map((one) => Math.abs(one - year)));
  return candidates.toSorted((a, b) => far(a) - far(b))[0]!;
}

export function datesOfTwoFigures(text: string, full: readonly DateMention[]): DateMention[] {
  const neighbours = [...new Set(yearsIn(text))];
  return [...text.matchAll(SHORT)]
    .slice(0, MOST)
    .filter(({ index }) => full.every((one) => index < one.start || index >= one.end))
    .map((match) => {
      const { m, d, y } = match.groups!;
      const iso = `${fullYear(y!, neighbours)}-${m!.padStart(2, '0')}-${d!.padStart(2, '0')}`;
      return { iso, verbatim: match[0], start: match.index, end: match.index + match[0].length };
    });
}
