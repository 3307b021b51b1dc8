// Takes: a figure. Gives: where a course is told to run along a side of a lot or a section that lies across it ("North … along the south line of said Lot 7"), and lines called
// parallel with one, or square to it, that another course or a tie runs along and shows to be otherwise. Never: of roads, which turn, nor of a line that no course runs along.
import { azimuthDeg } from '../../survey/bearing.ts';
import { quoted } from '../tracts/quoted.ts';
import { feetOf, LENGTH, slantDeg, wordsOf, type Figure, type Side } from './figure.ts';

const OF = String.raw`(?:(?:said|the|that|this)\s+){0,2}(?<of>(?:(?:north|south)(?:east|west)?|east|west|government|fractional)?\s?(?:lots?|sections?|blocks?|quarter|tract|parcel|half|outlot|subdivision|addition)\b(?:\s+(?:no\.?\s?)?(?:\d{1,4}|[a-z]\b))?)`;
const LINE = String.raw`(?:(?:the|said|and|its)\s+){0,2}(?<wind>north|south|east|west)(?:erly|ern)?\s+(?:(?:boundary|property|lot|section|bounding)\s+)?(?:line|boundary|side|edge)\s+of\s+${OF}`;
const ALONG = new RegExp(
  String.raw`(?<!\b(?:parallel|perpendicular|angles?|square)\s+)\b(?:along|with|by|on|upon|following)\s+${LINE}`,
);
const MAY_RUN = /\b(?:line|boundary|side|edge)\s+of\b/;
/** So near to the other way of the compass no plat is turned. */
const ACROSS_DEG = 72;
/** As in claimed-way.ts, and a little for what surveys of a lot differ by. */
const LINE_DEG = 2;
const BESIDE = new RegExp(
  String.raw`\b(?<!not\s)(?:(?<parallel>parallel)\s+(?:with|to)|(?:at\s+(?:a\s+)?right\s+angles?|perpendicular(?:ly)?)\s+(?:to|with|from))\s+${LINE}`,
);

interface Run {
  readonly line: string;
  readonly azimuthDeg: number;
}

const nameOf = ({ wind, of }: Record<string, string | undefined>): string => `${wind!} ${of!.replace(/\s+/g, ' ')}`;

export function lineClaims(figure: Figure): string[] {
  const { marked, description } = figure;
  if (!MAY_RUN.test(marked.slice(description.starter.start, description.end))) return [];
  const runs = [...tieRuns(figure), ...figure.sides.flatMap((side) => runOf(wordsOf(figure, side), side))];
  return figure.sides.flatMap((side, i) =>
    side.course.kind === 'curve'
      ? []
      : [...acrossClaim(figure, side), ...besideClaim(figure, side, runs), ...offLineClaim(figure, i)],
  );
}

/** Behind where a course arrives another line is named. */
const isOfArrival = (before: string): boolean =>
  /\bto\s+(?:an?|the|said)\s[^;]{0,120}$|\b(?:point|distant|corner)\s[^;]{0,60}$/.test(before);

function runOf(words: string, { azimuthDeg, course }: Pick<Side, 'azimuthDeg' | 'course'>): Run[] {
  const found = course.kind === 'curve' ? null : ALONG.exec(words);
  return found && !isOfArrival(words.slice(0, found.index)) ? [{ line: nameOf(found.groups!), azimuthDeg }] : [];
}

function tieRuns(figure: Figure): Run[] {
  return figure.description.ties.flatMap(({ start, end, bearing, curve }) => {
    const words = figure.marked.slice(start, end);
    const found = curve || !bearing ? null : ALONG.exec(words);
    return found && !isOfArrival(words.slice(0, found.index))
      ? [{ line: nameOf(found.groups!), azimuthDeg: azimuthDeg(bearing!) }]
      : [];
  });
}

/** How such a side of a lot runs. */
const wayOf = ({ groups }: RegExpExecArray): number => (/north|south/.test(groups!['wind']!) ? 90 : 0);

function acrossClaim(figure: Figure, side: Side): string[] {
  const words = wordsOf(figure, side);
  const found = ALONG.exec(words);
  if (!found || isOfArrival(words.slice(0, found.index))) return [];
  if (slantDeg(wayOf(found), side.azimuthDeg) < ACROSS_DEG) return [];
  return [
    `The paper says ${quoted(figure.text, side.start, side.end)}: by its bearing the course lies across that line.`,
  ];
}

function besideClaim(figure: Figure, side: Side, runs: readonly Run[]): string[] {
  const words = wordsOf(figure, side);
  const found = BESIDE.exec(words);
  if (!found || isOfArrival(words.slice(0, found.index))) return [];
  const line = nameOf(found.groups!);
  const along = runs.filter((run) => run.line === line);
  const angle = found.groups!['parallel'] === undefined ? 90 : 0;
  const isSo =
    along.length === 0
      ? Math.abs(slantDeg(wayOf(found), side.azimuthDeg) - angle) < ACROSS_DEG
      : along.some((run) => Math.abs(slantDeg(run.azimuthDeg, side.azimuthDeg) - angle) <= LINE_DEG);
  if (isSo) return [];
  return [
    `The paper says ${quoted(figure.text, side.start, side.end)}: by the bearings the course is not ${angle === 0 ? 'parallel with it' : 'at right angles to it'}.`,
  ];
}

const OFF_LINE = new RegExp(
  String.raw`\bto\s[^;]{2,40}?(?<length>${LENGTH})\s+(?:distant\s+)?(?:due\s+)?(?:north|south|east|west)[a-z]*\s+(?:of|from)\s+(?:(?:the|said)\s+){1,2}(?<wind>north|south|east|west)(?:erly|ern)?\s+(?:[a-z-]+\s+)?line\b`,
);
const ON_LINE =
  /(?<!\b(?:parallel|angles?|feet)\s+)\b(?:along|with|on|upon)\s+(?:(?:the|said)\s+){1,2}(?<wind>north|south|east|west)(?:erly|ern)?\s+(?:[a-z-]+\s+)?line\b/;

/** "to a point 20 feet east of said west line; thence along said west line". */
function offLineClaim(figure: Figure, i: number): string[] {
  const [side, next] = [figure.sides[i]!, figure.sides[i + 1]];
  const off = next && OFF_LINE.exec(wordsOf(figure, side))?.groups;
  if (!off) return [];
  const words = wordsOf(figure, next);
  const on = ON_LINE.exec(words);
  if (!on || isOfArrival(words.slice(0, on.index)) || on.groups!['wind'] !== off['wind']) return [];
  if (!(feetOf(figure, off['length']!) > 1)) return [];
  return [
    `The paper says ${quoted(figure.text, side.start, side.end)}: the next course is told to run along that line itself.`,
  ];
}
