// Takes: a figure. Gives: what stands beside a course about places along it or at its ends and is not so: a tree passed beyond its end, stations, latitudes
// and departures, coordinates. Never: a datum; coordinates are held against one another by their distances, which no rotation changes.
import { feetPer } from '../../survey/units.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesOf } from '../words/matches.ts';
import { feetOf, feetText, LENGTH, wordsOf, type Figure, type Side } from './figure.ts';

export const positionClaims = (figure: Figure): string[] => [
  ...figure.sides.flatMap((side) => [...passedClaim(figure, side), ...departureClaim(figure, side)]),
  ...stationClaims(figure),
  ...coordinateClaims(figure),
];

const PASSED = new RegExp(
  [
    String.raw`\bat\s+(?:a\s+distance\s+of\s+)?(?<a>${LENGTH}),?\s+(?:(?:it\s+)?(?:pass|cross|leav|enter|intersect)\w*|an?\s|the\s)`,
    String.raw`\b(?:pass|cross)(?:es|ing|ed)?\b[^;:]{0,80}?\bat\s+(?:a\s+distance\s+of\s+)?(?<b>${LENGTH})(?!\s*(?:from|of|north|south|east|west|left|right|wide|deep|high))`,
  ].join('|'),
  'g',
);

/** "at 305 feet passing a black oak, in all 280 feet". */
function passedClaim(figure: Figure, side: Side): string[] {
  if (side.course.kind === 'curve') return [];
  const words = wordsOf(figure, side);
  for (const match of matchesOf(PASSED, words)) {
    const feet = feetOf(figure, (match.groups!['a'] ?? match.groups!['b'])!);
    if (!(feet > side.lengthFt * 1.005 + 1)) continue;
    const at = side.start + match.index;
    return [
      `The paper says ${quoted(figure.text, at, Math.min(side.end, at + match[0].length + 30))}; the course is ${feetText(side.lengthFt)} long.`,
    ];
  }
  return [];
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d{1,4})?`;
const DEPARTURES = new RegExp(
  String.raw`\blat(?:itude)?s?\b\.?\s?[:=]?\s?(?<ns>[+-]|[ns]\.?\s)?\s?(?<lat>${NUMBER})(?!\s?°)\s?(?:'|feet|ft\.?)?\s?(?<nsBehind>[ns])?\b\.?[,;\s]{1,3}(?:and\s+)?dep(?:arture)?s?\b\.?\s?[:=]?\s?(?<ew>[+-]|[ew]\.?\s)?\s?(?<dep>${NUMBER})\s?(?:'|feet|ft\.?)?\s?(?<ewBehind>[ew])?\b`,
);
const RATIO = 200;

/** "(lat. -350.00, dep. -350.00)" beside a course that runs otherwise. Where no sign is told, either way. */
function departureClaim(figure: Figure, side: Side): string[] {
  const folded = figure.text.slice(side.start, side.end).toLowerCase().replace(/[−–]/g, '-');
  const match = DEPARTURES.exec(folded);
  if (!match) return [];
  const { ns, nsBehind, lat, ew, ewBehind, dep } = match.groups!;
  const feet = feetPer(figure.tract.distance_unit, figure.state);
  const allowed = Math.max(1, side.lengthFt / RATIO);
  const differs = (printed: string, mark: string | undefined, computed: number): boolean => {
    const told = Number(printed.replaceAll(',', '')) * feet;
    const sign = /^[-sw]/.test(mark ?? '') ? -1 : /^[+ne]/.test(mark ?? '') ? 1 : 0;
    return Math.abs(sign === 0 ? told - Math.abs(computed) : sign * told - computed) > allowed;
  };
  const { northFt, eastFt } = side.course;
  if (!differs(lat!, ns ?? nsBehind, northFt) && !differs(dep!, ew ?? ewBehind, eastFt)) return [];
  const at = side.start + match.index;
  return [
    `The paper says ${quoted(figure.text, at, at + match[0].length)}; by its bearing and length the course has ${northFt.toFixed(2)} and ${eastFt.toFixed(2)} feet.`,
  ];
}

interface Station {
  readonly ft: number;
  /** To the right of the line; null where nothing is told. */
  readonly rightFt: number | null;
}

const STATION = /\bsta(?:tion)?\b\.?\s?(?:nos?\.?\s?)?(?<hundreds>\d{1,4})\s?\+\s?(?<rest>\d{2}(?:\.\d{1,3})?)(?!\d)/g;
const OFFSET = new RegExp(String.raw`(?<length>${LENGTH})\s+(?:to\s+the\s+|on\s+the\s+)?(?<hand>left|right|lt|rt)\b`);

/** "90.00 feet left of Elm Road East at Station 12+40": the road's name between them. */
const OFFSET_OF_ROAD = new RegExp(
  String.raw`(?<length>${LENGTH})\s+(?:to\s+the\s+|on\s+the\s+)?(?<hand>left|right|lt|rt)\s+of\s+(?:(?!\b(?:left|right|thence)\b)[^;]){3,70}\bat\s+$`,
);

/** The stations that words name, each with its offset where one stands beside it. */
function stationsIn(figure: Figure, from: number, to: number): Station[] {
  const words = figure.marked.slice(from, to);
  return matchesOf(STATION, words).map(({ index, 0: all, groups }) => {
    const offset =
      OFFSET.exec(words.slice(Math.max(0, index - 40), index + all.length + 40)) ??
      OFFSET_OF_ROAD.exec(words.slice(Math.max(0, index - 110), index));
    const feet = offset ? feetOf(figure, offset.groups!['length']!) : null;
    return {
      ft: Number(groups!['hundreds']) * 100 + Number(groups!['rest']),
      rightFt: feet === null ? null : offset!.groups!['hand']!.startsWith('l') ? -feet : feet,
    };
  });
}

/** "opposite Station 10+00, 50 feet right … to a point opposite Station 12+70, 50 feet right, 300.00 feet". */
function stationClaims(figure: Figure): string[] {
  const { description, sides } = figure;
  let before = stationsIn(figure, description.starter.start, sides[0]!.start).at(-1);
  return sides.flatMap((side) => {
    const named = stationsIn(figure, side.start, side.end);
    const [from, to] = [named.length > 1 ? named.at(-2) : before, named.at(-1)];
    before = to;
    if (!from || !to || (from.rightFt === null) !== (to.rightFt === null) || side.course.kind === 'curve') return [];
    const told = Math.hypot(to.ft - from.ft, (to.rightFt ?? 0) - (from.rightFt ?? 0));
    // Along a line that may bend elsewhere the stations are only near.
    const isStraight = /\btangent\b|\bparallel\b|\bstraight\b/.test(wordsOf(figure, side));
    const allowed = isStraight ? Math.max(1, told * 0.005) : Math.max(5, told * 0.1);
    if (Math.abs(told - side.lengthFt) <= allowed) return [];
    return [
      `The paper says ${quoted(figure.text, side.start, side.end)}; its stations are ${feetText(told)} apart, the course is ${feetText(side.lengthFt)}.`,
    ];
  });
}

const GRID = new RegExp(
  String.raw`\b(?:n(?:orth(?:ing)?)?|y)\b\.?\s?[:=]?\s?(?<first>${NUMBER})(?!\s?°)\s?(?:'|feet|ft\.?)?[,;\s]{1,3}(?:and\s+)?(?:e(?:ast(?:ing)?)?|x)\b\.?\s?[:=]?\s?(?<second>${NUMBER})|\b(?:e(?:ast(?:ing)?)?|x)\b\.?\s?[:=]?\s?(?<third>${NUMBER})(?!\s?°)\s?(?:'|feet|ft\.?)?[,;\s]{1,3}(?:and\s+)?(?:n(?:orth(?:ing)?)?|y)\b\.?\s?[:=]?\s?(?<fourth>${NUMBER})`,
  'g',
);
/** A smaller number may be a bearing's degrees. */
const LEAST = 100;
const METRES = 3937 / 1200;

/** The one pair of coordinates among the words; null where there are none or several. */
function gridIn(figure: Figure, from: number, to: number): readonly [number, number] | null {
  const words = figure.text.slice(from, to).toLowerCase();
  const pairs = matchesOf(GRID, words).flatMap(({ groups }) => {
    const { first, second, third, fourth } = groups!;
    const pair = [(first ?? third)!, (second ?? fourth)!].map((printed) => Number(printed.replaceAll(',', '')));
    return pair.every((one) => one >= LEAST) ? [[pair[0]!, pair[1]!] as const] : [];
  });
  return pairs.length === 1 ? pairs[0]! : null;
}

/** Coordinates at several corners, in feet or metres, whose distances are not those of the corners. */
function coordinateClaims(figure: Figure): string[] {
  const { description, sides, corners } = figure;
  const first = gridIn(figure, description.starter.start, sides[0]!.start);
  const told = [first, ...sides.slice(0, -1).map((side) => gridIn(figure, side.start, side.end))];
  const known = told.flatMap((grid, i) => (grid ? [{ grid, corner: corners[i]!, i }] : []));
  const pairs = known.flatMap((one, i) => known.slice(i + 1).map((other) => [one, other] as const));
  const wrong = (scale: number): (typeof pairs)[number] | undefined =>
    pairs.find(([one, other]) => {
      const computed = Math.hypot(one.corner[0] - other.corner[0], one.corner[1] - other.corner[1]);
      const grid = Math.hypot(one.grid[0] - other.grid[0], one.grid[1] - other.grid[1]) * scale;
      return Math.abs(grid - computed) > Math.max(1, computed / 500);
    });
  const found = wrong(1);
  if (!found || !wrong(METRES)) return [];
  const [one, other] = found;
  return [
    `The coordinates of corners ${one.i + 1} and ${other.i + 1} lie ${feetText(Math.hypot(one.grid[0] - other.grid[0], one.grid[1] - other.grid[1]))} apart as printed; by the courses it is ${feetText(Math.hypot(one.corner[0] - other.corner[0], one.corner[1] - other.corner[1]))}.`,
  ];
}
