// Takes: folded text and a place in it. Gives: the point of the compass that stands there, "W by N", "north-northeast", "S.S.W. ½ W.", with the part of a
// point told behind it. Never: "north half east", which surveyors write for half a degree (degree-part.ts).
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { WINDS } from '../words/lexicon.ts';
import { matchAt } from '../words/place.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';

const POINT_DEG = 11.25;
export const POINT_OF_COMPASS = 'a point of the compass, not a measured angle';

const HALF_WIND =
  /(?<a>north|south|east|west|n|s|e|w)[.\s-]{1,3}(?<b>north|south|nor|sou|n|s)[\s.'-]{0,3}(?<c>east|west|e|w)(?:\.|(?![a-z]))/y;
/** "WNW 320 poles": letters that are a name anywhere but before a number. */
const GLUED_HALF_WIND =
  /(?<wind>nne|ene|ese|sse|ssw|wsw|wnw|nnw)(?=[\s,.]{1,3}(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|[a-z]{3,5}ty|a)\b))/y;
const BY_POINT =
  /(?<wind>(?:north|south|n|s)[.\s-]{0,2}(?:east|west|e|w)|north|south|east|west|[nsew])[.\s-]{1,3}(?:(?:and|&)\s{1,2})?(?:by|b)[.\s-]{1,3}(?<toward>north|south|east|west|[nsew])(?:\.|(?![a-z]))/y;

/** The turn from one wind to another, -180 to 180. */
export const turnBetween = (fromDeg: number, toDeg: number): number => ((toDeg - fromDeg + 540) % 360) - 180;
const windOf = (printed: string): number | undefined => WINDS[printed.replace(/[^a-z]/g, '')];

/** The mariner's compass: "W by N" is one point (11°15') from west toward north; "north-northeast" stands half-way. */
export function compassPointAt(text: string, at: number): DirectionPhrase | null {
  if (text[at - 1] === '\ufffd') return null; // "then\ufffde SE'ly": the end of a word
  return pointByAt(text, at) ?? halfWindAt(text, at) ?? gluedHalfWindAt(text, at);
}

function pointByAt(text: string, at: number): DirectionPhrase | null {
  const by = matchAt(BY_POINT, text, at);
  const wind = windOf(by?.groups?.['wind'] ?? '');
  const toward = windOf(by?.groups?.['toward'] ?? '');
  if (!by || wind === undefined || toward === undefined) return null;
  const turn = turnBetween(wind, toward);
  if (turn === 0 || Math.abs(turn) > 135) return null;
  return pointOfCompass(text, wind + Math.sign(turn) * POINT_DEG, at, at + by[0].length);
}

function halfWindAt(text: string, at: number): DirectionPhrase | null {
  const half = matchAt(HALF_WIND, text, at);
  if (!half) return null;
  const { a, b, c } = half.groups!;
  const main = WINDS[a![0]!]!;
  const turn = turnBetween(main, WINDS[`${b![0]!}${c![0]!}`]!);
  return Math.abs(turn) === 45 ? pointOfCompass(text, main + turn / 2, at, at + half[0].length) : null;
}

function gluedHalfWindAt(text: string, at: number): DirectionPhrase | null {
  const wind = matchAt(GLUED_HALF_WIND, text, at)?.[0];
  return wind === undefined ? null : pointOfCompass(text, WINDS[wind]!, at, at + wind.length);
}

/** With the part of a point behind it: "S.S.W. ½ W.". */
export function pointOfCompass(text: string, windDeg: number, start: number, end: number): DirectionPhrase {
  const part = partOfPointAt(text, end, windDeg);
  const bearing = bearingFromAzimuth(windDeg + (part?.turnDeg ?? 0));
  return { ...CLEAN, kind: 'point', bearing, start, end: part?.end ?? end, doubts: [POINT_OF_COMPASS] };
}

const QUARTER = String.raw`(?:a|one)[\s-](?:quarter|fourth)|1/4|¼`;
const HALF = String.raw`(?:a|one)[\s-]half|half|1/2|½`;
const THREE_QUARTERS = String.raw`three[\s-](?:quarters|fourths)|3/4|¾`;
const PART = new RegExp(
  String.raw`[\s,.]{1,3}(?:(?<quarter>${QUARTER})|(?<half>${HALF})|${THREE_QUARTERS})(?<point>\s(?:of\s)?(?:an?\s)?point)?` +
    String.raw`\s(?:to\sthe\s)?(?<toward>north|south|east|west|n|s|e|w)(?:erly|wardly|ward)?(?:\.|(?![a-z]))`,
  'y',
);

export interface PartOfPoint {
  readonly turnDeg: number;
  /** "half a point": said in so many words. */
  readonly isNamed: boolean;
  readonly end: number;
}

/** "NE ½ N", "West half a point North": the part of a point behind a wind, as degrees to turn by. */
export function partOfPointAt(text: string, end: number, windDeg: number): PartOfPoint | null {
  const found = matchAt(PART, text, end);
  if (!found) return null;
  const { quarter, half, point, toward } = found.groups!;
  const turn = turnBetween(windDeg, WINDS[toward!]!);
  if (turn === 0 || Math.abs(turn) > 135) return null;
  const parts = quarter === undefined ? (half === undefined ? 0.75 : 0.5) : 0.25;
  return { turnDeg: Math.sign(turn) * parts * POINT_DEG, isNamed: point !== undefined, end: end + found[0].length };
}
