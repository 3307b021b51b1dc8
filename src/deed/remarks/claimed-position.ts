// Takes: a figure. Gives: what stands beside a course about places along it or at its ends and is not so: a tree passed beyond its end, latitudes
// and departures, coordinates. Never: a datum (stations are in claimed-stations.ts); coordinates are held against one another by their distances, which no rotation changes.
import { feetPer } from '../../survey/units.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesOf } from '../words/matches.ts';
import { stationClaims } from './claimed-stations.ts';
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
