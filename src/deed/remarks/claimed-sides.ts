// Takes: a figure. Gives: what is told of its sides by the way they face and is not so: "the north line is 200 feet", "the east and west lines are parallel", "all
// sides equal". Never: of a side that no course faces.
import { orientation, signedAreaSqft } from '../../survey/area.ts';
import { quoted } from '../tracts/quoted.ts';
import { agree, clauseAround, runsOf, within } from './claim-words.ts';
import { apartDeg, edgesOf, feetOf, feetText, LENGTH, slantDeg, type Figure, type Side } from './figure.ts';

const WIND = String.raw`north(?:east|west)?|south(?:east|west)?|east|west`;
const OF_IT = String.raw`(?:\s+(?:thereof|of\s+(?:the|said|this)\s+(?:lot|parcel|tract|land|premises)))?`;
const LONG = new RegExp(
  String.raw`\b(?:the|its|said)\s+(?<one>${WIND})(?:erly|ern)?\s+(?:and\s+(?:the\s+)?(?<other>${WIND})(?:erly|ern)?\s+)?(?:lines?|sides?|boundar(?:y|ies)|ends?)${OF_IT}\s+(?:(?:is|are|being|measures?|measuring|of)\s+)(?:each\s+|both\s+)?(?<length>${LENGTH})(?!\s+(?:from|north|south|east|west|of|wide))|(?<told>${LENGTH})\s+(?:long\s+)?on\s+(?:the|its)\s+(?<on>${WIND})(?:erly|ern)?(?:\s+(?:side|line|end))?(?=[,;.]|\s+and\b)`,
  'g',
);
const PARALLEL = new RegExp(
  String.raw`\b(?:(?<one>${WIND})(?:erly|ern)?\s+and\s+(?:the\s+)?(?<other>${WIND})(?:erly|ern)?\s+(?:lines|sides|boundaries|ends)|(?<opposite>opposite\s+(?:sides|lines))|(?<some>(?:side|long|end|two)\s+(?:lines|sides)))${OF_IT}\s+(?:(?:are|being|running|run|all|to\s+be)\s+){0,2}parallel\b`,
  'g',
);
const EQUAL =
  /\b(?:all|four|its|the)\s+(?:(?:four|three)\s+)?sides\s+(?:(?:are|being|all)\s+){0,2}(?:equal|of\s+(?:equal|the\s+same)\s+length|alike)\b|\bequilateral\b/g;
const OPEN =
  /\b(?:about|approximate\w*|more\s+or\s+less|nearly|not|easement|lots|street|road|house|building|adjoin\w*)\b/;

export function sideClaims(figure: Figure): string[] {
  return [...longClaims(figure), ...parallelClaims(figure), ...equalClaims(figure)];
}

const isOpen = (figure: Figure, match: RegExpExecArray): boolean => {
  const { starter, end } = figure.description;
  return (
    (match.index > starter.start && match.index < end) ||
    OPEN.test(clauseAround(figure, match.index, match.index + match[0].length).words)
  );
};

function longClaims(figure: Figure): string[] {
  return within(figure, LONG).flatMap((match) => {
    const { one, other, on, length } = match.groups!;
    const told = feetOf(figure, (length ?? match.groups!['told'])!);
    if (!(told > 0) || isOpen(figure, match)) return [];
    const lacks = [one, other, on]
      .flatMap((wind) => (wind === undefined ? [] : [facing(figure, wind)]))
      .find((sides) => sides.length > 0 && !lengthsOf(sides).some((feet) => agree(told, feet)));
    if (!lacks) return [];
    const sum = lacks.reduce((all, { lengthFt }) => all + lengthFt, 0);
    return [
      `The paper says ${quoted(figure.text, match.index, match.index + match[0].length)}; by the courses that side is ${feetText(sum)}.`,
    ];
  });
}

const lengthsOf = (sides: readonly Side[]): number[] => {
  const all = sides.map(({ lengthFt }) => lengthFt);
  return [...all, ...runsOf(all), all.reduce((sum, one) => sum + one, 0)];
};

const ways: Readonly<Record<string, number>> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};

/** The courses whose outer side looks that way. */
export function facing({ sides, corners }: Figure, wind: string): Side[] {
  const courses = sides.map(({ course }) => course);
  const turn = orientation(signedAreaSqft({ points: corners, courses })) === 'clockwise' ? -90 : 90;
  const way = ways[wind];
  return way === undefined ? [] : sides.filter((side) => apartDeg(side.azimuthDeg + turn, way) <= 50);
}

const PARALLEL_DEG = 1.5;

function parallelClaims(figure: Figure): string[] {
  const edges = edgesOf(figure);
  return within(figure, PARALLEL).flatMap((match) => {
    if (isOpen(figure, match)) return [];
    const { one, other, opposite } = match.groups!;
    const slants =
      one === undefined
        ? edges?.length === 4
          ? [0, 1].map((i) => slantDeg(edges[i]!.azimuthDeg, edges[i + 2]!.azimuthDeg))
          : []
        : facing(figure, one).flatMap((a) => facing(figure, other!).map((b) => slantDeg(a.azimuthDeg, b.azimuthDeg)));
    if (slants.length === 0) return [];
    const isSo = opposite === undefined ? Math.min(...slants) <= PARALLEL_DEG : Math.max(...slants) <= PARALLEL_DEG;
    return isSo
      ? []
      : [
          `The paper says ${quoted(figure.text, match.index, match.index + match[0].length)}; by their bearings they are not.`,
        ];
  });
}

function equalClaims(figure: Figure): string[] {
  const lengths = edgesOf(figure)?.map(({ lengthFt }) => lengthFt) ?? [];
  return within(figure, EQUAL).flatMap((match) => {
    if (isOpen(figure, match) || lengths.length === 0 || lengths.every((one) => agree(one, lengths[0]!))) return [];
    return [
      `The paper says ${quoted(figure.text, match.index, match.index + match[0].length)}; by the courses they are not.`,
    ];
  });
}
