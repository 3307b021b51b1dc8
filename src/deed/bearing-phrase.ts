// Takes: folded text and a place in it. Gives: the direction that stands there: a quadrant bearing, a cardinal or compass point,
// a general direction ("northeasterly"), or a bearing that lacks a letter, with its span and what had to be assumed.
// Never: a bearing for words that only say which way a line tends.
import type { Bearing } from '../contract/extraction.ts';
import { angleAt, endOf, type AnglePhrase } from './angle-phrase.ts';
import { bearingFromAzimuth } from '../survey/bearing.ts';
import { WINDS } from './lexicon.ts';

export type DirectionKind = 'quadrant' | 'cardinal' | 'point' | 'general' | 'broken' | 'azimuth';

export interface DirectionPhrase {
  readonly kind: DirectionKind;
  /** null for general directions and for bearings that lack or contradict a letter. */
  readonly bearing: Bearing | null;
  readonly start: number;
  readonly end: number;
  readonly doubts: readonly string[];
  /** Bearings the print allows besides: the missing letter supplied, the damaged figure read otherwise. */
  readonly others: readonly { readonly bearing: Bearing; readonly why: string }[];
  /** The way it tends, degrees clockwise from north, where known: for choosing between two relative readings. */
  readonly trendDeg: number | null;
  /** "due north", "true north": a cardinal that claims to be exact. */
  readonly due: boolean;
}

type NorthSouth = 'N' | 'S';
type EastWest = 'E' | 'W';

const NS = /(?<n>north|no|n)(?:\.|(?![a-z]))|(?<s>south|so|s)(?:\.|(?![a-z]))/y;
// A quadrant letter misread: S as 8, $, 5 or B, or doubled ("8S."). Trusted only before a marked angle.
const NS_DAMAGED =
  /(?<n>[mhk]orth|norht|nortb|nortn|norch|nosth)(?:\.|(?=\s))|(?<s>8s|[8b]|13|5(?=\.)|[sd]ouch|somth|sonth|sonch|soutli|soutb|sowth|[$§])(?:\.|(?=\s)|(?<=[$§])(?=\d))/y;
const INTO_ANGLE = /[\s.,:'"-]{0,5}(?:(?:about|approximately)\s{1,2})?/y;
const EW = /[\s.,;:'"*-]{0,6}(?:(?<e>east|e)|(?<w>west|w))(?:erly|wardly|'?ly)?(?:\.|(?![a-z0-9]))/y;
const EW_PLAIN = /[\s.,']{0,5}(?:(?<e>east|e)|(?<w>west|w))(?:\.|(?![a-z0-9]))/y;
const EW_DAMAGED =
  /[\s.,;]{0,4}(?:(?<e>(?:[bf]e|b|k|£)(?=[.,])|(?:[bfrclh]ast|eart|eost|bast)(?![a-z]))|(?<w>(?:vest|wost|weat|wesl)(?![a-z])))[.,]?/y;
const NS_AGAIN = /[\s.,;:'"*-]{0,6}(?<n>north|south|n|s)(?:\.|(?![a-z0-9]))/y;

export function bearingOf(
  ns: NorthSouth,
  ew: EastWest,
  angle: Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>,
): Bearing {
  return { ns, degrees: angle.degrees, minutes: angle.minutes, seconds: angle.seconds, ew };
}

export function directionAt(text: string, at: number): DirectionPhrase | null {
  return (
    quadrantAt(text, at) ??
    splitQuadrantAt(text, at) ??
    compassPointAt(text, at) ??
    generalAt(text, at) ??
    cardinalAt(text, at)
  );
}

const CLEAN: Pick<DirectionPhrase, 'doubts' | 'others' | 'trendDeg' | 'due'> = {
  doubts: [],
  others: [],
  trendDeg: null,
  due: false,
};

function letterAt(pattern: RegExp, text: string, at: number): { first: boolean; end: number } | null {
  pattern.lastIndex = at;
  const groups = pattern.exec(text)?.groups;
  if (!groups) return null;
  return { first: Boolean(groups['n'] ?? groups['e']), end: pattern.lastIndex };
}

/** "N. 45°30' E.", "south ten west", "North 45 degrees, 30 minutes and 15 seconds East". */
export function quadrantAt(text: string, at: number): DirectionPhrase | null {
  const plain = letterAt(NS, text, at);
  const damaged = plain ? null : letterAt(NS_DAMAGED, text, at);
  const letter = plain ?? damaged;
  if (!letter) return null;
  const angle = angleAt(text, endOf(INTO_ANGLE, text, letter.end));
  if (!angle || (damaged && !angle.marked)) return null;
  const ns: NorthSouth = letter.first ? 'N' : 'S';
  const doubts = [...angle.doubts];
  if (damaged) doubts.push(`the first letter reads "${text.slice(at, letter.end)}", taken for ${ns}`);
  const ew = letterAt(angle.marked ? EW : EW_PLAIN, text, angle.end);
  if (ew) return whole(ns, ew.first ? 'E' : 'W', angle, at, ew.end, doubts);
  return damaged && letterAt(EW_DAMAGED, text, angle.end) === null
    ? null
    : withoutLastLetter(text, at, ns, angle, doubts);
}

function whole(
  ns: NorthSouth,
  ew: EastWest,
  angle: AnglePhrase,
  start: number,
  end: number,
  doubts: string[],
): DirectionPhrase | null {
  if (!angle.marked && angle.degrees > 90) return null;
  if (angle.degrees > 90 || (angle.degrees === 90 && (angle.minutes > 0 || angle.seconds > 0)))
    doubts.push(`${angle.degrees}° is no quadrant angle`);
  if (angle.minutes > 59 || angle.seconds >= 60) doubts.push('minutes or seconds over 59');
  const others = angle.otherDegrees.map((degrees) => ({
    bearing: { ns, degrees, minutes: 0, seconds: 0, ew },
    why: 'the damaged figure read without its fraction',
  }));
  return { ...CLEAN, kind: 'quadrant', bearing: bearingOf(ns, ew, angle), start, end, doubts, others };
}

/** The letter behind the angle is damaged, contradicts the first, or is not there. */
function withoutLastLetter(
  text: string,
  start: number,
  ns: NorthSouth,
  angle: AnglePhrase,
  doubts: string[],
): DirectionPhrase | null {
  if (!angle.marked) return null;
  const damaged = letterAt(EW_DAMAGED, text, angle.end);
  if (damaged) {
    const ew = damaged.first ? 'E' : 'W';
    doubts.push(`the last letter reads "${text.slice(angle.end, damaged.end).trim()}", taken for ${ew}`);
    return whole(ns, ew, angle, start, damaged.end, doubts);
  }
  const again = endOf(NS_AGAIN, text, angle.end);
  const why = again > 0 ? 'the bearing names north or south twice' : 'the bearing lacks its east or west';
  return {
    ...CLEAN,
    kind: 'broken',
    bearing: null,
    start,
    end: again > 0 ? again : angle.end,
    doubts: [...doubts, why],
    others: (['E', 'W'] as const).map((ew) => ({ bearing: bearingOf(ns, ew, angle), why })),
  };
}

/** "31°45' west", "two and one-half degrees west": the first letter is missing. The angle must be marked. */
export function headlessAt(text: string, at: number, angle: AnglePhrase): DirectionPhrase | null {
  if (!angle.marked) return null;
  const ew = letterAt(EW_PLAIN, text, angle.end);
  if (!ew) return null;
  // "562°25' E": no angle exceeds 360, so the first digit is a letter: S.
  if (angle.degrees > 360 && /^[58]\d{1,2}(?!\d)/.test(text.slice(at, at + 4))) {
    const read = { ...angle, degrees: Number(String(angle.degrees).slice(1)) };
    return whole('S', ew.first ? 'E' : 'W', read, at, ew.end, [
      ...angle.doubts,
      `the first letter reads "${text[at]!}", taken for S`,
    ]);
  }
  const why = 'the bearing lacks its north or south';
  return {
    ...CLEAN,
    kind: 'broken',
    bearing: null,
    start: at,
    end: ew.end,
    doubts: [...angle.doubts, why],
    others: (['N', 'S'] as const).map((ns) => ({ bearing: bearingOf(ns, ew.first ? 'E' : 'W', angle), why })),
  };
}

const DISTANCE_INSIDE = /[\s,]{1,3}[\d,.]{1,12} ?(?:feet|ft\.?|chains|rods|poles)[\s,]{1,3}/y;

/** "north 250 feet 38 degrees 20 minutes east": the length stands inside the bearing. The span stops before the length. */
function splitQuadrantAt(text: string, at: number): DirectionPhrase | null {
  const letter = letterAt(NS, text, at);
  if (!letter) return null;
  const inside = endOf(DISTANCE_INSIDE, text, letter.end);
  if (inside < 0) return null;
  const angle = angleAt(text, inside);
  if (!angle?.marked) return null;
  const ew = letterAt(EW, text, angle.end);
  if (!ew) return null;
  const doubts = [...angle.doubts];
  return whole(letter.first ? 'N' : 'S', ew.first ? 'E' : 'W', angle, at, letter.end, doubts);
}

const HALF_WIND =
  /(?<a>north|south|east|west|n|s|e|w)[.\s-]{1,3}(?<b>north|south|n|s)[\s.-]{0,3}(?<c>east|west|e|w)(?:\.|(?![a-z]))/y;
const BY_POINT =
  /(?<wind>(?:north|south|n|s)[.\s-]{0,2}(?:east|west|e|w)|north|south|east|west|n|s|e|w)\.?\s{1,2}(?:by|b)\.?\s{1,2}(?<toward>north|south|east|west|n|s|e|w)(?:\.|(?![a-z]))/y;

/** The mariner's compass: "W by N" is one point (11°15') from west toward north; "north-northeast" stands half-way. */
function compassPointAt(text: string, at: number): DirectionPhrase | null {
  BY_POINT.lastIndex = at;
  const by = BY_POINT.exec(text)?.groups;
  if (by) {
    const wind = WINDS[by['wind']!.replace(/[^a-z]/g, '')];
    const toward = WINDS[by['toward']!];
    if (wind === undefined || toward === undefined) return null;
    const turn = ((toward - wind + 540) % 360) - 180;
    if (turn === 0 || Math.abs(turn) > 135) return null;
    return point(wind + Math.sign(turn) * 11.25, at, BY_POINT.lastIndex);
  }
  HALF_WIND.lastIndex = at;
  const half = HALF_WIND.exec(text)?.groups;
  if (!half) return null;
  const main = WINDS[half['a']![0]!];
  const between = WINDS[`${half['b']![0]!}${half['c']![0]!}`];
  if (main === undefined || between === undefined) return null;
  const turn = ((between - main + 540) % 360) - 180;
  return Math.abs(turn) === 45 ? point(main + turn / 2, at, HALF_WIND.lastIndex) : null;
}

const point = (azimuthDeg: number, start: number, end: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'point',
  bearing: bearingFromAzimuth(azimuthDeg),
  start,
  end,
  doubts: ['a point of the compass, not a measured angle'],
});

const GENERAL =
  /(?<wind>(?:north|south)(?:[- ]{0,2}\n?(?:east|west))?|east|west)(?:-?\s?\n?erly|(?:-| |\n)?ward(?:ly|s)?|'?ly)(?![a-z])/y;

/** "northeasterly", "southwardly": which way a line tends, no bearing. */
function generalAt(text: string, at: number): DirectionPhrase | null {
  GENERAL.lastIndex = at;
  const wind = GENERAL.exec(text)?.groups?.['wind'];
  if (!wind) return null;
  const trendDeg = WINDS[wind.replace(/[^a-z]/g, '')] ?? null;
  return { ...CLEAN, kind: 'general', bearing: null, start: at, end: GENERAL.lastIndex, trendDeg };
}

const CARDINAL =
  /(?<due>due\s{1,2}|true\s{1,2}|directly\s{1,2}|exactly\s{1,2})?(?:(?<word>(?:north|south)[- ]?(?:east|west)|north|south|east|west)(?![a-z])|(?<letter>[ns][.\s-]{0,2}[ew]|[nsew])(?:\.|(?![a-z])))/y;

/** "north", "due W.": exact for the four cardinal points, as courts and surveyors read them; "northeast" only tends. */
function cardinalAt(text: string, at: number): DirectionPhrase | null {
  CARDINAL.lastIndex = at;
  const groups = CARDINAL.exec(text)?.groups;
  if (!groups) return null;
  const end = CARDINAL.lastIndex;
  const trendDeg = WINDS[(groups['word'] ?? groups['letter'])!.replace(/[^a-z]/g, '')];
  if (trendDeg === undefined) return null;
  const due = groups['due'] !== undefined;
  if (!due && damagedAround(text, at, end, trendDeg)) return unreadable(at, end, trendDeg);
  const base = { ...CLEAN, start: at, end, trendDeg, due };
  if (trendDeg % 90 !== 0 && !due) return { ...base, kind: 'general', bearing: null };
  return { ...base, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg) };
}

/** "South 7733° East", "to° East": a bearing too damaged to read is no cardinal direction. */
function damagedAround(text: string, at: number, end: number, trendDeg: number): boolean {
  if (trendDeg % 180 === 90) return /[°*%]\s{0,2}$/.test(text.slice(Math.max(0, at - 4), at));
  const behind = text.slice(end, end + 26);
  return DAMAGED_ANGLE.test(behind) && !COORDINATE.test(behind);
}

// "N. 615,208; E. 2,470,936", "N426318.57, E2148307.42".
const COORDINATE = /^[\s.]{0,3}(?:\d{1,3}(?:,\d{3})+|\d{6,}|\d{4,}\.\d)/;
const DAMAGED_ANGLE =
  /^[\s.,:'"]{0,4}[\d%][\d\s.,/%°'"*?!|½¼¾-]{0,12}(?:deg\w*\s?)?(?:[ew](?![a-z])|east|west|vest|[bfr]ast)/;

const unreadable = (start: number, end: number, trendDeg: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'broken',
  bearing: null,
  start,
  end,
  trendDeg,
  doubts: ['the bearing is too damaged to read'],
});
