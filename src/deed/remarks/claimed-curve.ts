// Takes: a figure. Gives: where the words beside a curve put its centre on the other hand, and lines called radial to a curve that do not point at its
// centre. Never: what curve_consistency compares (docs/verdicts.md): a radial bearing there may be read either way along it.
import { quoted } from '../tracts/quoted.ts';
import { apartDeg, azimuthOf, BEARING, slantDeg, wordsOf, type Figure, type Side } from './figure.ts';

const RADIAL_DEG = 1;
/** On the centre's side of the curve's tangent, whichever end is meant. */
const SIDE_DEG = 95;
/** A bearing to it is of one end or the other. */
const BEARS_DEG = 60;

export const curveClaims = (figure: Figure): string[] =>
  figure.sides.flatMap((side, i) => [...centreClaim(figure, side, i), ...radialClaim(figure, side, i)]);

const DEG = 180 / Math.PI;
const WIND = String.raw`(?:north|south)(?:[\s-]?(?:east|west))?(?:erly|ward|wardly)?|(?:east|west)(?:erly|ward|wardly)?`;
const CENTRE = new RegExp(
  String.raw`\b(?:cent(?:er|re)(?:\s+(?:point|of\s+(?:which|said\s+curve|the\s+curve|the\s+circle|said\s+circle)))?|radius\s+point)\s+(?:of\s+which\s+(?:curve\s+)?)?(?:bears|bearing|lies|lying|is|being|situated|located)\s+(?:(?:located|situated|from\s+said\s+point|therefrom|to|on|at|toward|towards|upon)\s+){0,2}(?:the\s+)?(?:(?<bearing>${BEARING})|(?<hand>left|right)\b|(?<wind>${WIND})(?=[\s,;.)]))`,
);
const CONCAVE = /\bconcave\s+(?:to(?:ward|wards)?\s+)?(?:the\s+)?(?<hand>left|right)\b/;

function centreClaim(figure: Figure, side: Side, i: number): string[] {
  const { arc, inRad, outRad } = side.course;
  if (!arc) return [];
  const before = figure.sides[i - 1];
  const ahead = before ? figure.marked.slice(before.start, before.end).lastIndexOf('curve') : -1;
  const start = before && ahead >= 0 ? before.start + ahead : side.start;
  const words = figure.marked.slice(start, side.end);
  const match = CENTRE.exec(words) ?? CONCAVE.exec(words);
  const { bearing, hand, wind } = match?.groups ?? {};
  if (!match) return [];
  const told = bearing === undefined ? (wind === undefined ? null : windDeg(wind)) : azimuthOf(figure, bearing);
  const otherHand = hand !== undefined && (hand === 'right') !== (arc.turn === 1);
  const centres = [inRad, outRad].map((way) => (way + (arc.turn * Math.PI) / 2) * DEG);
  const otherSide =
    told !== null && centres.every((centre) => apartDeg(centre, told) > (bearing === undefined ? SIDE_DEG : BEARS_DEG));
  if (!otherHand && !otherSide) return [];
  const at = start + match.index;
  return [
    `The paper says ${quoted(figure.text, at, at + match[0].length)}; the curve to the ${arc.turn === 1 ? 'right' : 'left'} has its centre on the other side.`,
  ];
}

function windDeg(word: string): number {
  const north = word.includes('north') ? 1 : word.includes('south') ? -1 : 0;
  const east = word.includes('east') ? 1 : word.includes('west') ? -1 : 0;
  return Math.atan2(east, north) * DEG;
}

const RADIAL =
  /(?<!\bnon[\s-]?)(?<!\bnot\s)\bradial(?:ly)?\s+(?:line\s+)?(?:to|with|from)\s+(?:(?:the|said|last|a|that|aforesaid|mentioned|described|preceding|previous)\s+){0,3}(?:curve|arc)\b|\bthence\s+radially\b|\b(?:on|along)\s+a\s+radial\s+(?:line|bearing)\b/;
/** "to a curve, a radial line to said curve bearing": another line, which curve_consistency asks about. */
const OF_ANOTHER_LINE = /\b(?:which|an?|the|said|whose)\s+$/;

/** "thence radially to said curve, S 75° W": the curve it begins or ends at. */
function radialClaim(figure: Figure, side: Side, i: number): string[] {
  if (side.course.kind === 'curve') return [];
  const words = wordsOf(figure, side);
  const match = RADIAL.exec(words);
  if (!match || OF_ANOTHER_LINE.test(words.slice(0, match.index))) return [];
  const [before, behind] = [around(figure.sides, i - 1), around(figure.sides, i + 1)];
  const tangents = [
    ...(before.course.arc ? [before.course.outRad * DEG] : []),
    ...(behind.course.arc ? [behind.course.inRad * DEG] : []),
  ];
  if (tangents.length === 0) return [];
  if (tangents.some((way) => slantDeg(way, side.azimuthDeg) >= 90 - RADIAL_DEG)) return [];
  return [
    `The paper says ${quoted(figure.text, side.start, side.end)}: that line does not point at the curve's centre.`,
  ];
}

const around = (sides: readonly Side[], i: number): Side => sides[(i + sides.length) % sides.length]!;
