// Takes: what stands in the lines of a list of lands. Gives: the shape of a row, and the small questions its readers share.
// Never: a section that is none (1 to 36).
import type { LandItem } from './plss-items.ts';
import type { PlssPlace } from './plss-place.ts';
import { inFigures } from '../words/letter-figures.ts';

/** A line of a list that gives its section as a bare number: its lands lie there, on whichever side of the number they stand. */
export interface TableRow {
  readonly start: number;
  readonly end: number;
  /** Null where the figures in its place are none. */
  readonly section: number | null;
  /** The number itself. */
  readonly at: number;
  readonly until: number;
  /** The township of its own columns; null where a heading gives it. */
  readonly place: PlssPlace | null;
  /** A lot that a column gives by its number alone. */
  readonly lot: string;
  /** Its lands; and those that a ditto mark takes from the row over it. */
  readonly lands: readonly LandItem[];
  readonly again: readonly LandItem[];
  /** How many columns its one land is spread over, the smallest part first (or last: `isLargestFirst`). */
  readonly quarters: number;
  readonly isLargestFirst: boolean;
}

export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lands: readonly LandItem[];
}

/** What a list's rows are told from. */
export interface Listing {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Townships, by where they begin. */
  readonly places: readonly PlssPlace[];
  /** Where sections are named in words; and with them the places that name one in figures. */
  readonly sections: readonly number[];
  readonly named: readonly number[];
}

export const DITTO = String.raw`(?:["“”″〃]|''|,,|[Dd]o\b\.?|[Dd]itto\b)`;
export const NUMBER = String.raw`(?:0{0,2}\d{1,2}|[lI]\d|[1-3][lIO]|[lI])`;
export const WHOLE = /(?<![A-Za-z])(?:all|whole|entire|fractional\s{1,2}section)(?![A-Za-z])/i;

const LONGEST = 300;

export function sectionNumber(printed: string): number | null {
  if (!new RegExp(`^${NUMBER}$`).test(printed)) return null;
  const value = Number(inFigures(printed));
  return value >= 1 && value <= 36 ? value : null;
}

/** The lines of a text with the lands that begin in each; a longer line is no row. */
export function linesOf(text: string, from: number, to: number, lands: readonly LandItem[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 || newline > to ? to : newline;
    const own: LandItem[] = [];
    while (next < lands.length && lands[next]!.start < end) {
      if (lands[next]!.start >= start) own.push(lands[next]!);
      next++;
    }
    const isShort = end - start <= LONGEST;
    lines.push({ start, end, text: isShort ? text.slice(start, end) : '', lands: isShort ? own : [] });
    start = end + 1;
  }
  return lines;
}

/** Whether one of an ordered list of offsets lies in the line. */
export function holds(offsets: readonly number[], line: Line): boolean {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! < line.start) low = middle + 1;
    else high = middle;
  }
  return low < offsets.length && offsets[low]! < line.end;
}

/** A line of nothing, or of strokes. */
export const isRule = (line: Line): boolean => /^[\s|:=+*_.-]*$/.test(line.text);
