// Takes: a figure. Gives: stations of a road told at a course's ends that lie otherwise apart than it is long, each with how far off the road's line the end is told to be.
// Never: a side where none is told: without a hand both are thought of.
import { quoted } from '../tracts/quoted.ts';
import { matchesOf } from '../words/matches.ts';
import { feetOf, feetText, LENGTH, wordsOf, type Figure } from './figure.ts';

interface Station {
  readonly ft: number;
  /** How far off the line; null where nothing is told. */
  readonly offFt: number | null;
  /** "l", "r" or the first letter of a wind; none where only a length is told. */
  readonly hand: string;
}

const STATION = /\bsta(?:tion)?\b\.?\s?(?:nos?\.?\s?)?(?<hundreds>\d{1,4})\s?\+\s?(?<rest>\d{2}(?:\.\d{1,3})?)(?!\d)/g;
const OFFSET = new RegExp(String.raw`(?<length>${LENGTH})\s+(?:to\s+the\s+|on\s+the\s+)?(?<hand>left|right|lt|rt)\b`);

/** "90.00 feet left of Elm Road East at Station 12+40": the road's name between them. */
const OFFSET_OF_ROAD = new RegExp(
  String.raw`(?<length>${LENGTH})\s+(?:to\s+the\s+|on\s+the\s+)?(?<hand>left|right|lt|rt)\s+of\s+(?:(?!\b(?:left|right|thence)\b)[^;]){3,70}\bat\s+$`,
);

/** "33.0' from the centerline at station 311+20.7", "54.0' distant westerly measured at right angles from station 311+26.0". */
const OFFSET_FROM = new RegExp(
  String.raw`(?<length>${LENGTH}),?\s+(?:distant,?\s+)?(?:(?<hand>(?:north|south)(?:east|west)?(?:erly|ward)?|(?:east|west)(?:erly|ward)?),?\s+)?(?:(?:as\s+)?(?:measured\s+)?(?:at\s+right\s+angles|radially|perpendicularly|normal(?:ly)?|opposite),?\s+)?(?:from|of|opposite|(?<=(?:angles|normal|radially),?\s+)to)\s+(?:the\s+|said\s+)*(?:(?:survey|construction|base|cent(?:er|re))[\s-]?(?:line|base\s?line)(?:\s+of(?:(?!\bthence\b)[^;\uE000-\uF7FF]){3,60}?)?,?\s+)?(?:(?:at|opposite)\s+)?(?:the\s+|said\s+)?$`,
);

/** The stations that words name, each with its offset where one stands beside it. */
function stationsIn(figure: Figure, from: number, to: number): Station[] {
  const words = figure.marked.slice(from, to);
  return matchesOf(STATION, words).map(({ index, 0: all, groups }) => {
    const offset =
      OFFSET.exec(words.slice(Math.max(0, index - 40), index + all.length + 40)) ??
      OFFSET_OF_ROAD.exec(words.slice(Math.max(0, index - 110), index)) ??
      OFFSET_FROM.exec(words.slice(Math.max(0, index - 150), index));
    const feet = offset ? feetOf(figure, offset.groups!['length']!) : null;
    return {
      ft: Number(groups!['hundreds']) * 100 + Number(groups!['rest']),
      offFt: feet,
      hand: offset?.groups!['hand']?.[0] ?? '',
    };
  });
}

/** "opposite Station 10+00, 50 feet right … to a point opposite Station 12+70, 50 feet right, 300.00 feet". */
export function stationClaims(figure: Figure): string[] {
  const { description, sides } = figure;
  let before = stationsIn(figure, description.starter.start, sides[0]!.start).at(-1);
  return sides.flatMap((side) => {
    const named = stationsIn(figure, side.start, side.end);
    const [from, to] = [named.length > 1 ? named.at(-2) : before, named.at(-1)];
    before = to;
    if (!from || !to || (from.offFt === null) !== (to.offFt === null) || side.course.kind === 'curve') return [];
    const told = apartFt(from, to).toSorted((a, b) => Math.abs(a - side.lengthFt) - Math.abs(b - side.lengthFt))[0]!;
    // Along a line that may bend elsewhere the stations are only near.
    const isStraight = /\btangent\b|\bparallel\b|\bstraight\b/.test(wordsOf(figure, side));
    const allowed = isStraight ? Math.max(1, told * 0.005) : Math.max(5, told * 0.1);
    if (Math.abs(told - side.lengthFt) <= allowed) return [];
    return [
      `The paper says ${quoted(figure.text, side.start, side.end)}; its stations are ${feetText(told)} apart, the course is ${feetText(side.lengthFt)}.`,
    ];
  });
}

/** Sides of one kind are alike or not; of two kinds, or where one is not told, either may be. */
function apartFt(from: Station, to: Station): number[] {
  const [one, other] = [from.offFt ?? 0, to.offFt ?? 0];
  const kinds = [from.hand, to.hand].map((hand) => KINDS.findIndex((kind) => hand !== '' && kind.includes(hand)));
  const offs =
    kinds[0] === -1 || kinds[0] !== kinds[1]
      ? [other - one, other + one]
      : [from.hand === to.hand ? other - one : other + one];
  return offs.map((off) => Math.hypot(to.ft - from.ft, off));
}

const KINDS = ['lr', 'ns', 'ew'];
