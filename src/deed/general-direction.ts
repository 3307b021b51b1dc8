// Takes: folded text and a place in it. Gives: a cardinal direction, a point of the compass, or the way a line tends.
// Never: a bearing for "northeasterly", or a cardinal for a bearing too damaged to read.
import { bearingFromAzimuth } from '../survey/bearing.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { WINDS } from './lexicon.ts';
import { behindAll, isLetter, spaceOr, wordEnd } from './peek.ts';

export const HALF_WIND =
  /(?<a>north|south|east|west|n|s|e|w)[.\s-]{1,3}(?<b>north|south|n|s)[\s.-]{0,3}(?<c>east|west|e|w)(?:\.|(?![a-z]))/y;
export const BY_POINT =
  /(?<wind>(?:north|south|n|s)[.\s-]{0,2}(?:east|west|e|w)|north|south|east|west|n|s|e|w)\.?\s{1,2}(?:by|b)\.?\s{1,2}(?<toward>north|south|east|west|n|s|e|w)(?:\.|(?![a-z]))/y;

const isWindGap = spaceOr('.-');

/** Whether a "b" begins a word among the next: two winds with what stands between them are no longer. */
function mayGoBy(text: string, at: number): boolean {
  for (let i = at + 1; i < at + 16; i++) if (text[i] === 'b' && !isLetter(text.charCodeAt(i - 1))) return true;
  return false;
}

/** The mariner's compass: "W by N" is one point (11°15') from west toward north; "north-northeast" stands half-way. */
export function compassPointAt(text: string, at: number): DirectionPhrase | null {
  BY_POINT.lastIndex = at;
  const by = mayGoBy(text, at) ? BY_POINT.exec(text)?.groups : undefined;
  if (by) {
    const wind = WINDS[by['wind']!.replace(/[^a-z]/g, '')];
    const toward = WINDS[by['toward']!];
    if (wind === undefined || toward === undefined) return null;
    const turn = ((toward - wind + 540) % 360) - 180;
    if (turn === 0 || Math.abs(turn) > 135) return null;
    return point(wind + Math.sign(turn) * 11.25, at, BY_POINT.lastIndex);
  }
  HALF_WIND.lastIndex = at;
  const end = wordEnd(text, at);
  const next = text[behindAll(text, end, 3, isWindGap)];
  const half = next === 'n' || next === 's' ? HALF_WIND.exec(text)?.groups : undefined;
  if (!half) return null;
  const main = WINDS[half['a']![0]!];
  const between = WINDS[`${half['b']![0]!}${half['c']![0]!}`];
  if (main === undefined || between === undefined) return null;
  const turn = ((between - main + 540) % 360) - 180;
  return Math.abs(turn) === 45 ? point(main + turn / 2, at, HALF_WIND.lastIndex) : null;
}

export const point = (azimuthDeg: number, start: number, end: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'point',
  bearing: bearingFromAzimuth(azimuthDeg),
  start,
  end,
  doubts: ['a point of the compass, not a measured angle'],
});

export const GENERAL =
  /(?<wind>(?:north|south)(?:[- ]{0,2}\n?(?:east|west))?|east|west)(?:-?\s?\n?erly|(?:-| |\n)?ward(?:ly|s)?|'?ly)(?![a-z])/y;

/** "northeasterly", "southwardly": which way a line tends, no bearing. */
export function generalAt(text: string, at: number): DirectionPhrase | null {
  if (wordEnd(text, at) < at + 4) return null;
  GENERAL.lastIndex = at;
  const wind = GENERAL.exec(text)?.groups?.['wind'];
  if (!wind) return null;
  const trendDeg = WINDS[wind.replace(/[^a-z]/g, '')] ?? null;
  return { ...CLEAN, kind: 'general', bearing: null, start: at, end: GENERAL.lastIndex, trendDeg };
}

// Groups without names, which cost: the word of exactness, the wind in words, the wind in letters.
export const CARDINAL =
  /(due\s{1,2}|true\s{1,2}|directly\s{1,2}|exactly\s{1,2})?(?:((?:north|south)[- ]?(?:east|west)|north|south|east|west)(?![a-z])|([ns][.\s-]{0,2}[ew]|[nsew])(?:\.|(?![a-z])))/y;

/** "north", "due W.": exact for the four cardinal points, as courts and surveyors read them; "northeast" only tends. */
export function cardinalAt(text: string, at: number): DirectionPhrase | null {
  CARDINAL.lastIndex = at;
  const found = CARDINAL.exec(text);
  if (!found) return null;
  const end = CARDINAL.lastIndex;
  const [, exactly, word, letters] = found;
  const wind = (word ?? letters)!;
  const trendDeg = WINDS[wind] ?? WINDS[wind.replace(/[^a-z]/g, '')];
  if (trendDeg === undefined) return null;
  const due = exactly !== undefined;
  if (!due && damagedAround(text, at, end, trendDeg)) return unreadable(at, end, trendDeg);
  const base = { ...CLEAN, start: at, end, trendDeg, due };
  if (trendDeg % 90 !== 0 && !due) return { ...base, kind: 'general', bearing: null };
  return { ...base, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg) };
}

/** "South 7733° East", "to° East": a bearing too damaged to read is no cardinal direction. */
export function damagedAround(text: string, at: number, end: number, trendDeg: number): boolean {
  if (trendDeg % 180 === 90) return /[°*%]\s{0,2}$/.test(text.slice(Math.max(0, at - 4), at));
  const ahead = text.slice(end, end + 72);
  if (FIGURE_NEXT.test(ahead)) {
    const behind = ahead.slice(0, 26);
    if (DAMAGED_ANGLE.test(behind) && !COORDINATE.test(behind)) return true;
  }
  // "south forty sefen degrees east": degrees follow that could not be read.
  const degrees =
    ahead.includes('degree') || ahead.includes('°') ? DEGREES_FOLLOW.exec(ahead)?.groups?.['words'] : undefined;
  return degrees !== undefined && !OWN_WORDS.test(degrees);
}

// "N. 615,208; E. 2,470,936", "N426318.57, E2148307.42".
export const COORDINATE = /^[\s.]{0,3}(?:\d{1,3}(?:,\d{3})+|\d{6,}|\d{4,}\.\d)/;
export const DEGREES_FOLLOW = /^(?<words>[^;,.]{0,60}?)(?:degrees?\b|°)/;
export const OWN_WORDS =
  /\b(?:feet|foot|ft|chains?|poles?|rods?|links?|to|along|the|of|line|at|and|latitude|north|south|east|west|n|s|by|with|on|in|from|thence|an|angle)\b/;
const FIGURE_NEXT = /^[\s.,:'"]{0,4}(?:[\d%]|[ol]\d)/;
export const DAMAGED_ANGLE =
  /^[\s.,:'"]{0,4}(?:[\d%]|[ol](?=\d))[\d\s.,/%°'"*?!|½¼¾-]{0,12}(?:deg\w*\s?)?(?:[ew](?![a-z])|east|west|vest|[bfr]ast)/;

export const unreadable = (start: number, end: number, trendDeg: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'broken',
  bearing: null,
  start,
  end,
  trendDeg,
  doubts: ['the bearing is too damaged to read'],
});
