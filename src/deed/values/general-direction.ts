// Takes: folded text and a place in it. Gives: a cardinal direction, a point of the compass, or the way a line tends.
// Never: a bearing for "northeasterly", or a cardinal for a bearing too damaged to read.
import { before } from '../words/before.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { endOf } from './angle-parts.ts';
import { damageAround, endsAnAngle } from './damaged-direction.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { WINDS } from '../words/lexicon.ts';
import { isNoWind } from './no-wind.ts';
import { BEGINNINGS } from './number-words.ts';
import { partOfPointAt } from './part-of-point.ts';
import { behindAll, exactly, headsOf, oneOf, isFigure, isSpace, spaceOr, wordEnd } from '../words/peek.ts';
import { wordTable } from '../words/word-table.ts';
import { allHeadsOf, headTable } from '../words/words.ts';

const HALF_WIND =
  /(?<a>north|south|east|west|n|s|e|w)[.\s-]{1,3}(?<b>north|south|nor|sou|n|s)[\s.'-]{0,3}(?<c>east|west|e|w)(?:\.|(?![a-z]))/y;
const BY_POINT =
  /(?<wind>(?:north|south|n|s)[.\s-]{0,2}(?:east|west|e|w)|north|south|east|west|n|s|e|w)[.\s-]{1,3}(?:(?:and|&)\s{1,2})?(?:by|b)[.\s-]{1,3}(?<toward>north|south|east|west|n|s|e|w)(?:\.|(?![a-z]))/y;

const [LINE_BREAK, SPACE, AMPERSAND, PRIME, DASH, POINT] = [10, 32, 38, 39, 45, 46];
const [A, B, E, N, O, S, T, W] = [97, 98, 101, 110, 111, 115, 116, 119];
const UNREAD = 0xfffd;
const isWindGap = spaceOr('.-');

/** The mariner's compass: "W by N" is one point (11°15') from west toward north; "north-northeast" stands half-way. */
export function compassPointAt(text: string, at: number): DirectionPhrase | null {
  const end = wordEnd(text, at);
  if (end === at + 1 && codeBefore(text, at) === UNREAD) return null; // "then\ufffde SE'ly": the end of a word
  if (end === at + 3) return gluedHalfWindAt(text, at, end);
  switch (codeAt(text, behindAll(text, end, 3, isWindGap))) {
    case A: // "and by"
    case AMPERSAND:
    case B: // "by"
    case E:
    case W:
      return pointByAt(text, at);
    case N:
    case S:
      return halfWindAt(text, at);
    default:
      return null;
  }
}

function pointByAt(text: string, at: number): DirectionPhrase | null {
  BY_POINT.lastIndex = at;
  const by = BY_POINT.exec(text)?.groups;
  if (!by) return null;
  const wind = WINDS[by['wind']!.replace(/[^a-z]/g, '')];
  const toward = WINDS[by['toward']!];
  if (wind === undefined || toward === undefined) return null;
  const turn = ((toward - wind + 540) % 360) - 180;
  if (turn === 0 || Math.abs(turn) > 135) return null;
  return point(text, wind + Math.sign(turn) * 11.25, at, BY_POINT.lastIndex);
}

function halfWindAt(text: string, at: number): DirectionPhrase | null {
  HALF_WIND.lastIndex = at;
  const half = HALF_WIND.exec(text)?.groups;
  if (!half) return null;
  const main = WINDS[half['a']![0]!];
  const between = WINDS[`${half['b']![0]!}${half['c']![0]!}`];
  if (main === undefined || between === undefined) return null;
  const turn = ((between - main + 540) % 360) - 180;
  return Math.abs(turn) === 45 ? point(text, main + turn / 2, at, HALF_WIND.lastIndex) : null;
}

export const POINT_OF_COMPASS = 'a point of the compass, not a measured angle';

const BEFORE_A_NUMBER = spaceOr(',.');

/** "WNW 320 poles": letters that are a name anywhere but before a number. */
function gluedHalfWindAt(text: string, at: number, end: number): DirectionPhrase | null {
  const windDeg = WINDS[text.slice(at, end)];
  const next = behindAll(text, end, 3, BEFORE_A_NUMBER);
  if (windDeg === undefined || next === end || !(isFigure(codeAt(text, next)) || opensNumber(text, next))) return null;
  return point(text, windDeg, at, end);
}

const opensNumber = headsOf(BEGINNINGS);

/** With the part of a point behind it: "S.S.W. ½ W.". */
function point(text: string, windDeg: number, start: number, end: number): DirectionPhrase {
  const part = partOfPointAt(text, end, windDeg);
  return {
    ...CLEAN,
    kind: 'point',
    bearing: bearingFromAzimuth(windDeg + (part?.turnDeg ?? 0)),
    start,
    end: part?.end ?? end,
    doubts: [POINT_OF_COMPASS],
  };
}

// A word torn over a line's end keeps its hyphen, or what a scan made of it: "north-\nwesterly", "East:erly", "south.\nerly".
const GENERAL =
  /(?<wind>(?:north|south)(?:(?:[- ]{0,2}\n?|[.:;,=_~*]\s{0,2}\n\s{0,3})(?:east|west))?|east|west)(?:[-.:;,=_~*']{0,2}\s{0,3}er(?:[li1!]y|ing|ty|lv)|(?:-| |\n|[-.:;=_~*]\s{0,2}\n\s{0,3})?ward(?:ly|s)?|'?ly)(?![a-z])/y;

const WHOLE_WINDS = Object.entries(WINDS).filter(([wind]) => wind.length > 3);
/** "SWly along", "NEerly": in the abbreviations of assessors. */
const SHORT_WINDS = Object.entries(WINDS).filter(([wind]) => wind.length < 3);
const ENDINGS = 'erly eriy ering erty erlv ernly ward wardly wards ly'.split(' ');

/** The way a whole word tends; NaN for the first part of one that may be torn. */
const trendBetween = wordTable(
  WHOLE_WINDS.flatMap(([wind, trendDeg]): [string, number][] => [
    ...ENDINGS.map((ending): [string, number] => [wind + ending, trendDeg]),
    [wind, NaN],
    [`${wind}er`, NaN],
  ]).concat(
    SHORT_WINDS.flatMap(([wind, trendDeg]) => [
      [`${wind}ly`, trendDeg],
      [`${wind}erly`, trendDeg],
    ]),
  ),
);

const isTornMark = spaceOr(`-.:;,=_~*'`);

const isLikeL = exactly('l1!');

/** Behind the first part: the other half of the wind, "erly" or "ward"; or "ly"; or "er" and a figure. */
function mayBeTorn(text: string, end: number): boolean {
  const next = behindAll(text, end, 9, isTornMark);
  const unit = codeAt(text, next);
  return unit === E || unit === W || (next < end + 2 && isLikeL(unit));
}

/** "northeasterly", "southwardly": which way a line tends, no bearing. */
function generalAt(text: string, at: number): DirectionPhrase | null {
  const end = wordEnd(text, at);
  const trend = trendBetween(text, at, end);
  if (trend === undefined) return null;
  if (trend >= 0) return tending(at, end, trend);
  if (!mayBeTorn(text, end)) return null;
  GENERAL.lastIndex = at;
  const wind = GENERAL.exec(text)?.groups?.['wind'];
  if (!wind) return null;
  return tending(at, GENERAL.lastIndex, WINDS[wind.replace(/[^a-z]/g, '')] ?? null);
}

const tending = (start: number, end: number, trendDeg: number | null): DirectionPhrase => ({
  doubts: CLEAN.doubts,
  others: CLEAN.others,
  trendDeg,
  due: false,
  start,
  end,
  kind: 'general',
  bearing: null,
});

const isJoint = spaceOr(',-');

/** Behind blanks, a comma or a dash: another wind, or the word that joins two. */
function mayJoin(text: string, at: number): boolean {
  const next = behindAll(text, at, 6, isJoint);
  switch (codeAt(text, next)) {
    case N:
    case S:
    case E:
    case W:
    case AMPERSAND:
      return next > at;
    case A:
      return text.startsWith('and', next);
    case O:
      return text.startsWith('or', next);
    case T:
      return text.startsWith('then', next);
    default:
      return false;
  }
}

const JOINED = /(?<and>,?\s{1,3}(?:and|&|or|then)\s{1,3}(?:in\s+an?\s+)?)|,\s{1,3}|\s{0,2}-\s{0,2}|\s{1,2}/y;
const MEASURED_NEXT = /^[^;,.]{0,48}?(?:°|degree|deg\b)|^[\s.]{0,3}\d{1,2}(?:\s?[½¼¾]|\s\d\/\d)?[\s.]{1,3}[ew]/;

/** "south and west along", "west southwesterly", "south, southeast": two ways in one is neither of them exactly. */
function joined(text: string, first: DirectionPhrase): DirectionPhrase | null {
  if (first.due || first.trendDeg === null || !mayJoin(text, first.end)) return null;
  if (!isWord(text, first.start)) return joinedLetters(text, first);
  JOINED.lastIndex = first.end;
  const joint = JOINED.exec(text);
  if (!joint || !isWord(text, JOINED.lastIndex)) return null;
  const second = generalAt(text, JOINED.lastIndex) ?? cardinalAt(text, JOINED.lastIndex);
  if (!second || second.due || second.trendDeg === null || second.kind === 'broken') return null;
  const turn = ((second.trendDeg - first.trendDeg + 540) % 360) - 180;
  // Without "and" only a wind and its neighbour make one way: in "north, east 40 feet" the comma parts two.
  if (joint.groups!['and'] === undefined && Math.abs(turn) !== 45) return null;
  if (MEASURED_NEXT.test(text.slice(second.end, second.end + 56))) return null;
  return tending(first.start, second.end, Math.abs(turn) > 90 ? null : (first.trendDeg + turn / 2 + 360) % 360);
}

const LETTERS_JOINED = /\s(?:and|&)\s([nsew])\.?(?=\s(?:along|with|down|up|following|course)\b)/y;

/** "N. and W. along the creek"; before other words each letter may be the initial of a name. */
function joinedLetters(text: string, first: DirectionPhrase): DirectionPhrase | null {
  const end = endOf(LETTERS_JOINED, text, first.end);
  return end < 0 ? null : tending(first.start, end, null);
}

/** A wind spelled out: of "N. and E." each may be the initial of a name. */
const isWord = (text: string, at: number): boolean => wordEnd(text, at) > at + 3;

/** A cardinal word, the way a line tends, or two of them in one. */
export function plainDirectionAt(text: string, at: number): DirectionPhrase | null {
  const first = generalAt(text, at) ?? cardinalAt(text, at);
  return first && (partly(text, first) ?? joined(text, first) ?? first);
}

/** "NE ½ N", "north half a point east"; "west half north" may be a part of a degree, and is neither. */
function partly(text: string, { start, end, trendDeg }: DirectionPhrase): DirectionPhrase | null {
  const part = trendDeg === null ? null : partOfPointAt(text, end, trendDeg);
  if (part === null || trendDeg === null) return null;
  if (trendDeg % 90 === 0 && !part.isNamed) return tending(start, part.end, trendDeg);
  return point(text, trendDeg, start, end);
}

/** How a word begins that may belong to the wind before it: a number, another wind, the end of a torn one, or what leads to either. */
export const MAY_BELONG_TO_WIND = headTable([
  ...BEGINNINGS,
  ...'about approximately exactly by on at and or then north south east west ne nw se sw ward er erly eriy erty'.split(
    ' ',
  ),
  ...'abcdefghijklmnopqrstuvwxyz',
  ...[...'liob'].flatMap((first) => [...'liobd'].flatMap((second) => allHeadsOf(first + second))), // figures misread
]);

/** Words that begin as one of those does and never belong to a wind: "north line", "westerly right-of-way", "southeast quarter". */
export const isApartFromWind = wordTable(
  'line lines right bound bounds bounded bounding boundary boundaries quarter quarters'
    .split(' ')
    .map((word) => [word, true]),
);

/** "northerly", "eastward", and what of either a line's end has left; "northern" is none. */
export const mayTend = (text: string, at: number, end: number): boolean =>
  trendBetween(text, at, end) !== undefined || codeAt(text, end) === DEGREE_SIGN;
const DEGREE_SIGN = 176;

/** "north along", "easterly to": a wind spelled out, a blank and a word that is none of those above; null for any other word. */
export function windBeforeWord(text: string, at: number, end: number): DirectionPhrase | null {
  const trend = trendBetween(text, at, end);
  if (trend === undefined) return null;
  if (trend >= 0) return tending(at, end, trend);
  const trendDeg = windBetween(text, at, end);
  if (trendDeg === undefined) return null;
  return isGluedWind(text, at) ? tending(at, end, trendDeg) : undamaged(text, at, end, trendDeg, false);
}

// Groups without names, which cost: the word of exactness, the wind in words, the wind in letters.
const CARDINAL =
  /(due\s{1,2}|true\s{1,2}|directly\s{1,2}|exactly\s{1,2})?(?:((?:north|south)(?:[- ]?|[-=]\s{0,2}\n\s{0,3})(?:east|west)|north|south|east|west)(?![a-z])|([ns][.\s-]{0,2}[ew]|[nsew]|(?<=due\s{1,2})(?:[ns]o|[ew]t))(?:\.|(?![a-z])))/y;
const SHORT_ERLY = /[-']?\s?(?:(?:er)?ly|ward(?:ly|s)?)(?![a-z])/y;
const endsLikeHalf = exactly('ru.');
const isBehindHalf = before(/(?<![a-z])(?:nor|sou|no\.|so\.)\s/);
const GLUED_WIND = /\b(?:nor|sou|north|south)['-]$/;
const TORN_ERLY = /\n\s{0,4}(?:erly|wardly)(?![a-z])/;
/** "north-\nsaid land\neasterly": the hyphen says that the word goes on, wherever its rest stands. */
const TORN_OFF = /-\s{0,2}\n/y;

interface Wind {
  readonly trendDeg: number;
  readonly end: number;
  /** "due", "true". */
  readonly due: boolean;
  /** "N.", "SW". */
  readonly inLetters: boolean;
}

/** A wind as it stands in one word: its trend; NaN for words that only lead to one. */
const windBetween = wordTable([
  ...Object.entries(WINDS).filter(([wind]) => wind.length !== 3),
  ...['due', 'true', 'directly', 'exactly'].map((word): [string, number] => [word, NaN]),
]);
const isInWind = spaceOr('.-=');

/** "north east", "S. W.": the other half stands behind a blank or a mark. */
function mayGoOn(text: string, at: number, end: number): boolean {
  if (codeAt(text, at) !== N && codeAt(text, at) !== S) return false;
  const next = codeAt(text, behindAll(text, end, 7, isInWind));
  return next === E || next === W;
}

function windAt(text: string, at: number): Wind | null {
  const end = wordEnd(text, at);
  const trendDeg = windBetween(text, at, end);
  if (trendDeg === undefined) return null;
  if (!(trendDeg >= 0) || mayGoOn(text, at, end)) return matchedWind(text, at);
  const inLetters = end - at < 3;
  return { trendDeg, end: inLetters && codeAt(text, end) === POINT ? end + 1 : end, due: false, inLetters };
}

function matchedWind(text: string, at: number): Wind | null {
  CARDINAL.lastIndex = at;
  const found = CARDINAL.exec(text);
  if (!found) return null;
  const wind = (found[2] ?? found[3])!;
  const trendDeg = WINDS[wind] ?? WINDS[wind.replace(/[^a-z]/g, '')] ?? WINDS[wind.charAt(0)]; // "due So"
  if (trendDeg === undefined) return null;
  return { trendDeg, end: CARDINAL.lastIndex, due: found[1] !== undefined, inLetters: found[3] !== undefined };
}

/** "north", "due W.": exact for the four cardinal points, as courts and surveyors read them; "northeast" only tends. */
function cardinalAt(text: string, at: number): DirectionPhrase | null {
  const wind = windAt(text, at);
  if (!wind) return null;
  const { trendDeg, end, due, inLetters } = wind;
  if (inLetters && !due && isNoWind(text, at, end)) return null;
  if (!due && (endsAnAngle(text, at) || (inLetters && isInSpoiltWord(text, end)))) return tending(at, end, trendDeg);
  const half = inLetters ? otherHalfAt(text, at, trendDeg) : null;
  if (half) return half;
  const short = inLetters ? endOf(SHORT_ERLY, text, end) : -1;
  if (short > 0) return tending(at, short, trendDeg);
  if (!due && (isTorn(text, end) || isGluedWind(text, at))) return tending(at, end, trendDeg);
  return undamaged(text, at, end, trendDeg, due);
}

const OTHER_HALF =
  /[.'\s-]{1,3}(?:(?<wind>east|west)(?:-\s{0,2})?(?:erly|wardly|ward)|(?<letter>[ew])['.]?\s?(?:er)?ly(?!'s|\s(?:street|st|avenue|ave|road|rd|lane|drive|county|township|line)\b))(?![a-z])/y;

/** "N. westerly", "s'easterly", "S. east- erly", "N. Ely": the first half of the word for a way is only its letter; Ely is also a name. */
function otherHalfAt(text: string, at: number, trendDeg: number): DirectionPhrase | null {
  if (trendDeg % 180 !== 0) return null;
  OTHER_HALF.lastIndex = at + 1;
  const found = OTHER_HALF.exec(text)?.groups;
  const wind = found?.['wind'] ?? found?.['letter'];
  return wind === undefined ? null : tending(at, OTHER_HALF.lastIndex, WINDS[`${text[at]!}${wind[0]!}`] ?? null);
}

/** "E.:::sterly", "S~)uth": the letter is the first of a word that a scan has spoilt. */
const isInSpoiltWord = (text: string, end: number): boolean =>
  isSpoilSign(codeAt(text, end)) && SPOILT_WORD.test(text.slice(end, end + 12));
const SPOILT_WORD = /^(?:::|[~*\ufffd|_^}{!])[:~*\ufffd|_^}{!)]{0,4}[a-z]{2,}/;
const isSpoilSign = oneOf(':~*|_^}{!');

function undamaged(text: string, at: number, end: number, trendDeg: number, due: boolean): DirectionPhrase {
  const damage = due ? null : damageAround(text, at, end, trendDeg);
  if (damage) return damage;
  if (trendDeg % 90 !== 0 && !due) return tending(at, end, trendDeg);
  const other = due ? 0 : otherwiseLength(text, end);
  if (other > 0) return tending(at, end + other, trendDeg);
  const { others } = CLEAN;
  const doubts = isByNothing(text, end) ? BY_NOTHING : CLEAN.doubts;
  return { doubts, others, trendDeg, due, start: at, end, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg) };
}

const BY_NOTHING = ['"by" stands behind the wind, and no other wind behind that'];

/** "North by 20 rods": which point of the compass it was is lost. */
function isByNothing(text: string, end: number): boolean {
  return text.startsWith('by', end + 1) && BY_A_LENGTH.test(text.slice(end + 1, end + 26));
}
const BY_A_LENGTH = /^by\s{1,3}\d[\d.,½¼¾]{0,8}\s{1,2}(?:rods|poles|perches|chains|feet|varas|links)\b/;

/** "north somewhat east", "south, a little west", "north (or northeast)", "north/east": neither wind exactly. */
const OTHERWISE =
  /^(?:[\s,(]{1,3}(?:or\s{1,2}(?:more\s)?|(?:somewhat|slightly|(?:a\s)?little|bearing|inclining|tending|trending|leaning)\s{1,2}(?:to(?:wards?)?\s(?:the\s)?)?)|\/)(?:(?:north|south)[- ]?)?(?:north|south|east|west)|^-ish\b|^,?\s{1,2}or\s{1,2}nearly\s{1,2}so\b/;
const mayBeOtherwise = exactly('osabilt/-');
const isBeforeOther = spaceOr(',(');
function otherwiseLength(text: string, end: number): number {
  if (!mayBeOtherwise(codeAt(text, behindAll(text, end, 3, isBeforeOther)))) return 0;
  return OTHERWISE.exec(text.slice(end, end + 40))?.[0].length ?? 0;
}

/** Two lines of a scan in each other: "West\non said Avenue at the corner of A. Bell\nerly on said Avenue". */
function isTorn(text: string, end: number): boolean {
  if (codeAt(text, end) === DASH) return endOf(TORN_OFF, text, end) > 0;
  return lineEnds(text, end) && TORN_ERLY.test(text.slice(end, end + 120));
}

/** Behind two blanks at most. */
function lineEnds(text: string, at: number): boolean {
  let i = at;
  while (i < at + 2 && codeAt(text, i) !== LINE_BREAK && isSpace(codeAt(text, i))) i++;
  return codeAt(text, i) === LINE_BREAK;
}

/** "nor'east", "nor west", "So. west": the wind is the end of a word. */
const isGluedWind = (text: string, at: number): boolean => {
  const unit = codeBefore(text, at);
  if (unit === SPACE) return endsLikeHalf(codeBefore(text, at - 1)) && isBehindHalf(text, at);
  return (unit === DASH || unit === PRIME) && GLUED_WIND.test(text.slice(Math.max(0, at - 6), at));
};
