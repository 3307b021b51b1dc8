// Takes: folded text and a place in it. Gives: a cardinal direction, or the way a line tends.
// Never: a bearing for "northeasterly", or a cardinal for a bearing that could not be read.
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { before } from '../words/before.ts';
import { WINDS } from '../words/lexicon.ts';
import { endOf, matchAt, wordEnd } from '../words/place.ts';
import { partOfPointAt, pointOfCompass, turnBetween } from './compass-point.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { isNoWind } from './no-wind.ts';
import { unreadBearing } from './unread-bearing.ts';

/** A cardinal word, the way a line tends, or two of them in one. */
export function plainDirectionAt(text: string, at: number): DirectionPhrase | null {
  const first = tendingAt(text, at) ?? cardinalAt(text, at);
  return first && (withPartOfPoint(text, first) ?? joined(text, first) ?? first);
}

const tending = (start: number, end: number, trendDeg: number | null): DirectionPhrase => ({
  ...CLEAN,
  trendDeg,
  start,
  end,
  kind: 'general',
  bearing: null,
});

// A word torn over a line's end keeps its hyphen, or what a scan made of it: "north-\nwesterly", "East:erly", "south.\nerly".
const LINE_TORN = String.raw`[-.:;,=_~*]\s{0,2}\n\s{0,3}`;
const ERLY = String.raw`(?:[-.:;,=_~*']{0,2}\s{0,3}er(?:ly|ing|ty)|(?:-| |\n|${LINE_TORN})?ward(?:ly|s)?|'?ly|ernly)`;
const TENDING = new RegExp(
  String.raw`(?<wind>(?:north|south)(?:(?:[- ]{0,2}\n?|${LINE_TORN})(?:east|west))?|east|west)${ERLY}(?![a-z])`,
  'y',
);
/** "SWly along", "NEerly": in the abbreviations of assessors. */
const SHORT_TENDING = /(?<wind>[ns][ew]|[nsew])(?:er)?ly(?![a-z])/y;

/** "northeasterly", "southwardly": which way a line tends, no bearing. */
function tendingAt(text: string, at: number): DirectionPhrase | null {
  const found = matchAt(TENDING, text, at) ?? matchAt(SHORT_TENDING, text, at);
  const wind = found?.groups?.['wind']?.replace(/[^a-z]/g, '');
  return wind === undefined ? null : tending(at, at + found![0].length, WINDS[wind] ?? null);
}

/** "northerly", "eastward", and what of either a line's end has left; "northern" is none. */
export const mayTend = (text: string, at: number, end: number): boolean =>
  endOf(TENDING, text, at) > 0 ||
  endOf(SHORT_TENDING, text, at) > 0 ||
  (text[end] === '°' && endOf(/north|south|east|west/y, text, at) > 0); // "northo°30'"

/** "NE ½ N", "north half a point east"; "west half north" may be a part of a degree, and is neither. */
function withPartOfPoint(text: string, { start, end, trendDeg }: DirectionPhrase): DirectionPhrase | null {
  const part = trendDeg === null ? null : partOfPointAt(text, end, trendDeg);
  if (part === null || trendDeg === null) return null;
  return trendDeg % 90 === 0 && !part.isNamed
    ? tending(start, part.end, trendDeg)
    : pointOfCompass(text, trendDeg, start, end);
}

const JOINT = /(?<and>,?\s{1,3}(?:and|&|or|then)\s{1,3}(?:in\s{1,3}an?\s{1,3})?)|,\s{1,3}|\s{0,2}-\s{0,2}|\s{1,2}/y;
/** "N. and W. along the creek"; before other words each letter may be the initial of a name. */
const LETTERS_JOINED = /\s(?:and|&)\s([nsew])\.?(?=\s(?:along|with|down|up|following|course)\b)/y;
const MEASURED_NEXT = /^[^;,.]{0,48}?(?:°|degree|deg\b)|^[\s.]{0,3}\d{1,2}(?:\s?[½¼¾]|\s\d\/\d)?[\s.]{1,3}[ew]/;
/** A wind spelled out: of "N. and E." each may be the initial of a name. */
const isWord = (text: string, at: number): boolean => wordEnd(text, at) > at + 3;

/** "south and west along", "west southwesterly", "south, southeast": two ways in one is neither of them exactly. */
function joined(text: string, first: DirectionPhrase): DirectionPhrase | null {
  if (first.due || first.trendDeg === null) return null;
  if (!isWord(text, first.start)) {
    const end = endOf(LETTERS_JOINED, text, first.end);
    return end < 0 ? null : tending(first.start, end, null);
  }
  const joint = matchAt(JOINT, text, first.end);
  const next = first.end + (joint?.[0].length ?? 0);
  if (!joint || !isWord(text, next)) return null;
  const second = tendingAt(text, next) ?? cardinalAt(text, next);
  if (!second || second.due || second.trendDeg === null || second.kind === 'broken') return null;
  const turn = turnBetween(first.trendDeg, second.trendDeg);
  // Without "and" only a wind and its neighbour make one way: in "north, east 40 feet" the comma parts two.
  if (joint.groups!['and'] === undefined && Math.abs(turn) !== 45) return null;
  if (MEASURED_NEXT.test(text.slice(second.end, second.end + 56))) return null;
  return tending(first.start, second.end, Math.abs(turn) > 90 ? null : (first.trendDeg + turn / 2 + 360) % 360);
}

/** The word of exactness, the wind in words, the wind in letters: "due south", "south-\nwest", "N. W.", "due So". */
const IN_WORD = String.raw`(?:north|south)(?:[- ]?|[-=]\s{0,2}\n\s{0,3})(?:east|west)|north|south|east|west`;
const IN_LETTERS = String.raw`[ns][.\s-]{0,2}[ew]|[nsew]|(?<=due\s{1,2})(?:[ns]o|[ew]t)`;
const CARDINAL = new RegExp(
  String.raw`(?<due>(?:due|true|directly|exactly)\s{1,2})?(?:(?<word>${IN_WORD})(?![a-z])|(?<letters>${IN_LETTERS})(?:\.|(?![a-z])))`,
  'y',
);
const SHORT_ERLY = /[-']?\s?(?:(?:er)?ly|ward(?:ly|s)?)(?![a-z])/y;
/** "nor'east", "nor west", "So. west": the wind is the end of a word. */
const isGluedWind = before(/(?<![a-z])(?:(?:nor|sou|no\.|so\.)\s|(?:nor|sou|north|south)['-])/);
/** Two lines of a scan in each other: "West\non said Avenue at the corner of A. Bell\nerly on said Avenue"; "north-\nsaid land\neasterly". */
const TORN_OFF = /-\s{0,2}\n|\s{0,2}\n(?=[^;]{0,110}\n\s{0,4}(?:erly|wardly)(?![a-z]))/y;
/** `°00'28.8"E`, "04 17 min. W", "0 minutea east": right behind the seconds of an angle stands its last letter, never a way of its own. */
const endsAnAngle = before(
  /(?:°\s{0,2}\d{1,2}\s?'(?:\s{0,2}\d{1,2}(?:\.\d{1,4})?\s?["'])?|\d\s?"\s{0,2}\d{1,2}(?:\.\d{1,4})?\s?["']|\d\s?(?:min|sec|(?!miles?\b|met(?:er|re)s?\b|sections?\b)(?:m[a-z]{4}|se[a-z]{3}|de[a-z]{3}))[a-z]{0,4}\.?\s{1,2})\s{0,2}/,
);
/** "E.:::sterly", "S~)uth": the letter is the first of a word that cannot be read. */
const UNREAD_WORD = /(?:::|[~*\ufffd|_^}{!])[:~*\ufffd|_^}{!)]{0,4}[a-z]{2,}/y;

/** "north", "due W.": exact for the four cardinal points, as courts and surveyors read them; "northeast" only tends. */
function cardinalAt(text: string, at: number): DirectionPhrase | null {
  const found = matchAt(CARDINAL, text, at);
  const { due, word, letters } = found?.groups ?? {};
  const wind = word ?? letters;
  if (!found || wind === undefined) return null;
  const trendDeg = WINDS[wind.replace(/[^a-z]/g, '')] ?? WINDS[wind.charAt(0)]!; // "due So"
  const end = at + found[0].length;
  if (due !== undefined) return exactly(text, at, end, trendDeg, true);
  if (letters !== undefined) {
    if (isNoWind(text, at, end)) return null;
    if (endOf(UNREAD_WORD, text, end) > 0) return tending(at, end, trendDeg);
    const half = otherHalfAt(text, at, trendDeg);
    if (half) return half;
    const short = endOf(SHORT_ERLY, text, end);
    if (short > 0) return tending(at, short, trendDeg);
  }
  if (endsAnAngle(text, at) || endOf(TORN_OFF, text, end) > 0 || isGluedWind(text, at))
    return tending(at, end, trendDeg);
  return exactly(text, at, end, trendDeg, false);
}

const NO_NAME_BEHIND = String.raw`(?!'s|\s(?:street|st|avenue|ave|road|rd|lane|drive|county|township|line)\b)`;
const OTHER_HALF = new RegExp(
  String.raw`[.'\s-]{1,3}(?:(?<wind>east|west)(?:-\s{0,2})?(?:erly|wardly|ward)|(?<letter>[ew])['.]?\s?(?:er)?ly${NO_NAME_BEHIND})(?![a-z])`,
  'y',
);

/** "N. westerly", "s'easterly", "S. east- erly", "N. Ely": the first half of the word for a way is only its letter; Ely is also a name. */
function otherHalfAt(text: string, at: number, trendDeg: number): DirectionPhrase | null {
  const found = trendDeg % 180 === 0 ? matchAt(OTHER_HALF, text, at + 1) : null;
  const wind = found?.groups?.['wind'] ?? found?.groups?.['letter'];
  return wind === undefined ? null : tending(at, at + 1 + found![0].length, WINDS[`${text[at]!}${wind[0]!}`] ?? null);
}

/** "North by 20 rods": which point of the compass it was is lost. */
const BY_A_LENGTH = /^\sby\s{1,3}\d[\d.,½¼¾]{0,8}\s{1,2}(?:rods|poles|perches|chains|feet|varas|links)\b/;
const BY_NOTHING = ['"by" stands behind the wind, and no other wind behind that'];

function exactly(text: string, start: number, end: number, trendDeg: number, due: boolean): DirectionPhrase {
  const unread = due ? null : unreadBearing(text, start, end, trendDeg);
  if (unread) return unread;
  if (trendDeg % 90 !== 0 && !due) return tending(start, end, trendDeg);
  const behind = text.slice(end, end + 40);
  const other = due ? undefined : OTHERWISE.exec(behind)?.[0].length;
  if (other !== undefined) return tending(start, end + other, trendDeg);
  const doubts = BY_A_LENGTH.test(behind) ? BY_NOTHING : CLEAN.doubts;
  return { ...CLEAN, doubts, trendDeg, due, start, end, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg) };
}

/** "north somewhat east", "south, a little west", "north (or northeast)", "north/east": neither wind exactly. */
const OTHERWISE = new RegExp(
  String.raw`^(?:[\s,(]{1,3}(?:or\s{1,2}(?:more\s)?|(?:somewhat|slightly|(?:a\s)?little|bearing|inclining|tending|trending|leaning)\s{1,2}(?:to(?:wards?)?\s(?:the\s)?)?)|/)` +
    String.raw`(?:(?:north|south)[- ]?)?(?:north|south|east|west)|^-ish\b|^,?\s{1,2}or\s{1,2}nearly\s{1,2}so\b`,
);
