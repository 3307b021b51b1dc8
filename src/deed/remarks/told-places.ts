// Takes: a figure. Gives: where its words place its corners, and those of the ties that lead to it: so far East of the beginning, of a line or of a corner that has a
// name, at a distance from the beginning, at that corner or line itself. Never: of what a course passes, nor with "about" or "more or less".
import { azimuthDeg } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import type { Point } from '../../survey/traverse.ts';
import { matchesOf } from '../words/matches.ts';
import { azimuthOf, BEARING, feetOf, LENGTH, type Figure } from './figure.ts';
import { namesIn, REFERENCE, type Named } from './told-references.ts';

/** How a corner lies from what it is placed by. */
export type Lies =
  /** By a word of the compass, which common speech uses loosely where it ends in "-erly". */
  | { readonly by: 'wind'; readonly feet: number; readonly way: number; readonly isLoose: boolean }
  | { readonly by: 'bearing'; readonly feet: number; readonly way: number }
  | { readonly by: 'distance'; readonly feet: number }
  /** At the corner or on the line itself. */
  | { readonly by: 'there' };

export interface ToldPlace {
  readonly at: number;
  readonly end: number;
  /** Where the courses have the corner. */
  readonly position: Point;
  readonly from: Named;
  readonly lies: Lies;
  /** What the printed length may stand for. */
  readonly roundedFt: number;
}

/** One corner and the words that place it. */
interface Spot {
  readonly start: number;
  readonly end: number;
  readonly position: Point;
  readonly isStart: boolean;
}

const WIND = String.raw`(?:due\s+|directly\s+)?(?:(?:north|south)[\s-]?(?:east|west)?(?:erly|wardly|ward)?|(?:east|west)(?:erly|wardly|ward)?|[nsew]\.?)`;
const MEASURED = String.raw`(?:,?\s+(?:distant(?:ly)?|distance|measured\s+(?:at\s+(?:a\s+)?right\s+angles|perpendicularly|radially|normal(?:ly)?)|as\s+measured\s+at\s+right\s+angles|perpendicularly|at\s+right\s+angles|and\s+parallel(?:\s+(?:to|with))?),?)`;
const ASIDE = String.raw`${MEASURED}{0,2}`;
const PLACED = new RegExp(
  [
    String.raw`(?<bearing>${BEARING}),?\s+(?:(?:at\s+)?(?:a\s+)?(?:distance\s+of|distant)\s+)?(?<away>${LENGTH}),?\s+(?:distant\s+)?(?:from|of)\s+${REFERENCE('a')}`,
    String.raw`(?<length>${LENGTH})${ASIDE},?\s+(?<wind>${WIND})${ASIDE},?\s+(?:from|of|and\s+parallel\s+(?:with|to))\s+${REFERENCE('b')}`,
    String.raw`\b(?:from\s+which|whence|wherefrom|from\s+where)\s+${REFERENCE('c')}\s+(?:bears|lies|is|stands),?\s+(?<back>${BEARING}),?\s+(?:(?:at\s+)?(?:a\s+)?(?:distance\s+of|distant)\s+)?(?<behind>${LENGTH})`,
    String.raw`(?<bare>${LENGTH})(?:\s+distant)?\s+(?:(?:in\s+)?(?:a\s+)?(?:straight\s+line|straight|direct|directly)\s+)?from\s+${REFERENCE('d')}`,
  ].join('|'),
  'g',
);
const THERE = new RegExp(
  String.raw`^(?:(?:to|at|from|on|in)\s+)?(?:(?:an?|the)\s+(?!(?:point|distance)\s+of)[^,;.\uE000-\uF7FF]{2,50}?\s(?:at|in|on|marking|being)\s+)?${REFERENCE('e')}`,
);
/** What makes of a length no claim: it is left open, told of the course, or counted along something. */
const OPEN_BEFORE = /\b(?:about|approximate\w*|nearly|some|than|within|over|passing|crossing|thence)\s*$/;
const OPEN_BEHIND =
  /^[^;.\uE000-\uF7FF]{0,60}\b(?:more\s+or\s+less|measur(?:ed|ing)\s+(?:along|on|by|in)|as\s+(?:measured|you)|along|when\s+measured\s+along)\b/;
/** Behind a "to": what stands before it are the course's own values. */
const AIMED = /\b(?:to|at|in|on|by)\s+(?:an?|the|said|another|within|its|where|that)\s[^;]*$/;

export function toldPlaces(figure: Figure): ToldPlace[] {
  return spotsOf(figure).flatMap((spot) => placedAt(figure, spot));
}

/** The beginning, the end of every course, and the corners of the ties before it. */
function spotsOf({ description, sides, corners, tract, state }: Figure): Spot[] {
  const { starter, ties, courses } = description;
  const spots: Spot[] = sides.map((side, i) => ({
    start: Math.max(side.start, courses[i]!.valuesStart),
    end: Math.min(side.end, description.end),
    position: corners[i + 1]!,
    isStart: false,
  }));
  let position: Point | null = [0, 0];
  for (const tie of ties.toReversed()) {
    spots.unshift({ start: tie.valuesStart, end: tie.end, position, isStart: false });
    const { bearing, distance, curve } = tie;
    if (curve || !bearing || !distance) return spots;
    const feet = distance.amount * feetPer(distance.unitless ? tract.distance_unit : distance.unit, state);
    const way = (azimuthDeg(bearing) * Math.PI) / 180;
    position = [position[0] - feet * Math.sin(way), position[1] - feet * Math.cos(way)];
  }
  const first = ties[0]?.start ?? sides[0]!.start;
  return [{ start: starter.end, end: first, position, isStart: true }, ...spots];
}

function placedAt(figure: Figure, spot: Spot): ToldPlace[] {
  const words = figure.marked.slice(spot.start, spot.end);
  const found = matchesOf(PLACED, words).flatMap((match) => {
    const before = words.slice(0, match.index);
    const behind = words.slice(match.index + match[0].length);
    if (OPEN_BEFORE.test(before) || OPEN_BEHIND.test(behind)) return [];
    if (!spot.isStart && match.groups!['back'] === undefined && !AIMED.test(before)) return [];
    return toldBy(figure, spot, match);
  });
  return found.length > 0 ? found : thereAt(figure, spot, words);
}

function toldBy(figure: Figure, spot: Spot, match: RegExpExecArray): ToldPlace[] {
  const { bearing, away, length, wind, back, behind, bare } = match.groups!;
  const mark = (away ?? length ?? behind ?? bare)!;
  const feet = feetOf(figure, mark);
  const at = spot.start + match.index;
  const toward = bearing ?? back;
  const azimuth = toward === undefined ? null : azimuthOf(figure, toward);
  if (!(feet >= 0) || (toward !== undefined && azimuth === null)) return [];
  const lies: Lies =
    azimuth !== null
      ? { by: 'bearing', feet, way: back === undefined ? azimuth : azimuth + 180 }
      : wind === undefined
        ? { by: 'distance', feet }
        : { by: 'wind', feet, way: wayOf(wind), isLoose: isLoose(wind) };
  const roundedFt = roundedTo(figure, mark, feet);
  return namesIn(figure, match, at).map((from) => ({
    at,
    end: at + match[0].length,
    position: spot.position,
    from,
    lies,
    roundedFt,
  }));
}

/** "to the west line of Lot 3", "Beginning at a stake at the northwest corner of Lot 3". */
function thereAt(figure: Figure, spot: Spot, words: string): ToldPlace[] {
  const from = spot.isStart ? words.search(/\S/) : words.lastIndexOf(' to ') + 1;
  if (from < 0 || (!spot.isStart && from === 0)) return [];
  const match = THERE.exec(words.slice(from, from + 200));
  if (!match) return [];
  const at = spot.start + from;
  return namesIn(figure, match, at)
    .filter(({ kind, isNamed }) => isNamed && kind !== 'beginning' && kind !== 'road')
    .map((named) => ({
      at,
      end: at + match[0].length,
      position: spot.position,
      from: named,
      lies: { by: 'there' },
      roundedFt: 0,
    }));
}

/** Half of the last digit that is printed, where that is little beside the whole. */
function roundedTo({ tokens, tract, state }: Figure, mark: string, feet: number): number {
  const token = tokens[mark.charCodeAt(0) - 0xe000];
  if (token?.kind !== 'distance') return 0;
  const { amount, unit, unitless } = token.distance;
  const decimals = /\.(?<part>\d+)$/.exec(String(amount))?.groups!['part']!.length ?? 0;
  const half = 0.5 * 10 ** -decimals * feetPer(unitless ? tract.distance_unit : unit, state);
  return Math.min(half, feet / 100);
}

const isLoose = (wind: string): boolean => /(?:erly|ward)/.test(wind) || /(?:north|south).?(?:east|west)/.test(wind);

function wayOf(wind: string): number {
  const word = wind.replace(/^(?:due|directly)\s+/, '');
  const ns = word.startsWith('n') ? 0 : word.startsWith('s') ? 180 : null;
  const east = word.startsWith('e') || word.slice(1).includes('east');
  const west = word.startsWith('w') || word.slice(1).includes('west');
  if (ns === null) return east ? 90 : 270;
  if (!east && !west) return ns;
  const half = ns === 0 ? 45 : -45;
  return ns + (east ? half : -half);
}
