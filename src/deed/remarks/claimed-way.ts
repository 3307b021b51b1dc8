// Takes: a figure. Gives: where a course's words tell its way otherwise than its bearing: "southwesterly" of a course that runs southeast, "parallel with the
// first course", "at right angles to Elm Street", "on the same course". Never: the looseness of common speech, which calls N 40° E northerly.
import { quoted } from '../tracts/quoted.ts';
import { matchesOf } from '../words/matches.ts';
import { apartDeg, BEARING, slantDeg, wordsOf, type Figure, type Side } from './figure.ts';
import { facing } from './claimed-sides.ts';
import { roadOf, runsAlong } from './road-names.ts';

/** A way told by a word lies within a quarter turn of the bearing; a little more where courses are told by compass. */
const TREND_DEG = 95;
/** Printed to the minute or worse, and run by compass. */
const LINE_DEG = 1.5;

export const wayClaims = (figure: Figure): string[] =>
  figure.sides.flatMap((side, i) => [
    ...trendClaim(figure, side),
    ...lineClaims(figure, side, i),
    ...sameWayClaim(figure, side, i),
  ]);

const TREND = String.raw`(?:north|south)(?:[\s-]?(?:east|west))?(?:erly|wardly|ward)|(?:east|west)(?:erly|wardly|ward)`;
const TRENDS = new RegExp(
  String.raw`(?:^|\b(?:thence|then)),?\s{0,3}(?:(?:thence|and|still)\s+)?(?:(?:along|with|by|on|leaving|down|up)\s+(?:(?!\bwhich\b)[^,;\uF000-\uF7FF]){2,60},\s+)?(?:(?:and|still|turning|turns?|running|runs?|proceed(?:ing)?|continuing|continues?|going|extending|generally)\s+){0,4}(?<trend>${TREND})(?<more>\s+(?:and|then|to)\s+(?:${TREND}))?(?=,|\s+(?:along|by|with|on|in|following|across|through|over|up|down|a\s+distance|from|parallel|at|binding|bounding|bounded|upon|${BEARING})|\s*${BEARING})|\bin\s+an?\s+(?:generally\s+|general\s+)?(?<told>${TREND})\s+(?:direction|course|line)\b`,
  'g',
);

const trendDegOf = (word: string): number => {
  const [ns, ew] = [/north|south/.exec(word)?.[0], /east|west/.exec(word)?.[0]];
  if (!ns) return ew === 'east' ? 90 : 270;
  if (!ew) return ns === 'north' ? 0 : 180;
  return ns === 'north' ? (ew === 'east' ? 45 : 315) : ew === 'east' ? 135 : 225;
};

function trendClaim(figure: Figure, side: Side): string[] {
  const words = wordsOf(figure, side);
  for (const match of matchesOf(TRENDS, words)) {
    const trend = match.groups!['trend'] ?? match.groups!['told']!;
    // "southerly and southeasterly": it bends.
    if (match.groups!['more'] !== undefined || isOfArrival(words.slice(0, match.index))) continue;
    const { inRad, outRad } = side.course;
    const ways = [side.azimuthDeg, (inRad * 180) / Math.PI, (outRad * 180) / Math.PI];
    if (ways.some((way) => apartDeg(way, trendDegOf(trend)) <= TREND_DEG)) continue;
    return [
      `The paper says ${quoted(figure.text, side.start, side.end)}: the course runs ${trend} by its words and another way by its bearing.`,
    ];
  }
  return [];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const FIGURES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
const OWN = String.raw`(?<ordinal>${[...ORDINALS, ...FIGURES].join('|')})\s+(?:(?:above|described|mentioned|named|said|given|or\s+[a-z]+)\s+){0,2}(?:courses?|lines?|calls?|sides?|boundary|bearing)\b(?!\s+of\s+(?:said|the|a|that|lot|tract))`;
const BASE = String.raw`(?:(?:the|said)\s+){0,2}(?:${OWN}|(?<thereto>thereto|therewith|(?:last|preceding|previous)\s+(?:(?:described|mentioned|named)\s+)?(?:course|call|bearing))\b|(?<facing>(?:north|south)(?:east|west)?|east|west)(?:erly|ern)?\s+(?:line|side|boundary)\s+(?:of\s+this\s+(?:tract|lot|parcel)|hereof)|(?<named>[^;:,]{3,80}))`;
const PARALLEL = new RegExp(String.raw`\b(?<!not\s)parallel\s+(?:with|to)\s+${BASE}`, 'g');
const SQUARE = new RegExp(
  String.raw`\b(?:at\s+(?:a\s+)?right\s+angles?\s+(?:to|with|from)|at\s+(?:a\s+)?right\s+angles?\s+(?=thereto|therewith)|perpendicular(?:ly)?\s+(?:to|with)|perpendicular\s+(?=thereto)|square\s+(?:with|off\s+from))\s*${BASE}|\b(?<=thence,?\s+(?:[a-z]+\s+){0,3})at\s+(?:a\s+)?right\s+angles?(?=,?\s*${BEARING})`,
  'g',
);

function lineClaims(figure: Figure, side: Side, i: number): string[] {
  if (side.course.kind === 'curve') return [];
  const words = wordsOf(figure, side);
  const found: string[] = [];
  const patterns: [RegExp, number, string][] = [
    [PARALLEL, 0, 'parallel with it'],
    [SQUARE, 90, 'at right angles to it'],
  ];
  for (const [pattern, angle, told] of patterns)
    for (const match of matchesOf(pattern, words)) {
      // Behind where it arrives another line is spoken of: "to a stone in a line parallel with".
      if (isOfArrival(words.slice(0, match.index))) continue;
      const bases = basesOf(figure, i, match.groups!);
      if (bases.length === 0) continue;
      if (bases.some((base) => Math.abs(slantDeg(base.azimuthDeg, side.azimuthDeg) - angle) <= LINE_DEG)) continue;
      found.push(
        `The paper says ${quoted(figure.text, side.start + match.index, side.start + match.index + match[0].length)} of ${quoted(figure.text, side.start, side.end)}: by their bearings that course is not ${told}.`,
      );
    }
  return found;
}

const isOfArrival = (before: string): boolean =>
  /\bto\s+(?:an?|the|said)\s[^,;]{0,90}$|\b(?:which|that|line|point|distant)\s[^,;]{0,30}$/.test(before);

/** The courses that the words name; none where they name another line. */
function basesOf(figure: Figure, i: number, groups: Record<string, string | undefined>): Side[] {
  const { sides } = figure;
  const ordinal = groups['ordinal'];
  if (ordinal !== undefined) {
    const place = Math.max(ORDINALS.indexOf(ordinal), FIGURES.indexOf(ordinal));
    return straight(place === i ? [] : sides.slice(place, place + 1));
  }
  const isNamed = groups['facing'] ?? groups['named'];
  if (groups['thereto'] !== undefined || isNamed === undefined) return straight(sides.slice(Math.max(0, i - 1), i));
  const side = groups['facing'];
  if (side !== undefined) return straight(facing(figure, side).filter((one) => one !== sides[i]));
  const road = roadOf(groups['named'] ?? '');
  return road === null ? [] : straight(sides.filter((one, k) => k !== i && runsAlong(one, road)));
}

const straight = (sides: readonly Side[]): Side[] => sides.filter(({ course }) => course.kind === 'line');

const SAME_WAY =
  /\b(?:on|in|along|keeping|continuing|continue|upon)\s+(?:the\s+|said\s+|that\s+)?same\s+(?:course|bearing|direction|straight\s+line)\b/;

/** "thence continuing on the same course N 12° E" behind N 5° E. */
function sameWayClaim(figure: Figure, side: Side, i: number): string[] {
  const before = figure.sides[i - 1];
  const words = wordsOf(figure, side);
  const match = SAME_WAY.exec(words);
  if (!before || !match || isOfArrival(words.slice(0, match.index))) return [];
  if (side.course.kind === 'curve' || before.course.kind === 'curve') return [];
  if (apartDeg(before.azimuthDeg, side.azimuthDeg) <= LINE_DEG) return [];
  return [`The paper says ${quoted(figure.text, side.start, side.end)}: the course before it has another bearing.`];
}
