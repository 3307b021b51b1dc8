// Takes: folded text and a place in it. Gives: the direction that stands there: a quadrant bearing, a cardinal or compass point,
// a general direction ("northeasterly"), or a bearing that lacks a letter, with its span and what had to be assumed.
// Never: a bearing for words that only say which way a line tends.
import { endOf, isLetterAt, matchAt } from '../words/place.ts';
import type { AnglePhrase } from './angle-parts.ts';
import { angleAt } from './angle-phrase.ts';
import { behindFigure } from './bracket-figure.ts';
import { bracketDoubts } from './bracketed-angle.ts';
import { bracketedWind } from './bracketed-wind.ts';
import type { DirectionPhrase } from './direction.ts';
import { leadsToFeetAndInches } from './feet-and-inches.ts';
import { compassPointAt } from './compass-point.ts';
import { plainDirectionAt } from './general-direction.ts';
import { groupedBearingAt } from './grouped-bearing.ts';
import { lettersFirstAt } from './letters-first.ts';
import { nearEastWest, nearNorthSouth, type Wind } from './near-wind.ts';
import { numberAt } from './numbers.ts';
import { isLatitude, isOriginOfAzimuths } from './no-wind.ts';
import { bearingOf, brokenOf, fromMeridian, quadrantOf, type EastWest, type NorthSouth } from './quadrant.ts';
import { quadrantByAngleAt } from './quadrant-by-angle.ts';
import { shortenedWindAt } from './shortened-wind.ts';
import { TOO_DAMAGED } from './unread-bearing.ts';
import { windOfWindAt } from './wind-of-wind.ts';
import { withWindAgain } from './wind-again.ts';

export function directionAt(text: string, at: number): DirectionPhrase | null {
  const isMeridian = /[ns]/.test(text.charAt(at));
  if (isMeridian && (isLatitude(text, at) || isOriginOfAzimuths(text, at))) return null;
  const measured = isMeridian ? (quadrantAt(text, at) ?? splitQuadrantAt(text, at)) : turnedQuadrantAt(text, at);
  if (measured && measured.kind !== 'broken') return withWindAgain(text, measured);
  return (
    (isMeridian ? (lettersFirstAt(text, at) ?? groupedBearingAt(text, at)) : null) ??
    measured ??
    quadrantByAngleAt(text, at) ??
    compassPointAt(text, at) ??
    plainDirectionAt(text, at) ??
    shortenedWindAt(text, at)
  );
}

/** "S° 71 W": the small o of "So", raised. */
const RAISED_O = String.raw`°(?=\s{1,2}\d{1,2}(?:\s?[½¼¾]|\s\d/\d)?(?:\s?(?:°|deg[a-z]{0,4}\.?))?[\s.,]{1,3}(?:e|w|east|west)(?![a-z]))`;
/** In each pattern of winds the first group is north or east. */
const NORTH_SOUTH = new RegExp(
  String.raw`(?:(north(?:erly)?|no?)|south(?:erly)?|so?)(?![a-z])(?:[.?]|${RAISED_O})?`,
  'y',
);
const EAST_WEST = String.raw`(?:(east|e|et(?=[.,:;]|\s{1,3}(?!al|ux|vir|seq)))|west|wt?)`;
const OLD_UNITS = 'poles?|perch(?:es)?|rods?|chains?|chs?|links?|lks|feet|ft|varas|vrs|pos?';
/** "N 37 W3 poles": the length is glued to the letter. */
const LENGTH_GLUED = String.raw`(?=\d{1,4}(?:\.\d{1,2}|\s?[½¼¾]|\s\d/\d)?\s{1,2}(?:${OLD_UNITS})(?![a-z]))`;
/** `N 89°46' Wand along the wall`: behind a mark. */
const WORD_GLUED = String.raw`(?<=['"°]\s{0,2}[ew])(?=(?:and|along|with|for)\s)`;
/** The angle may be said again in brackets before the last letter: "twenty-nine degrees (29°) East". */
const SAID_AGAIN = String.raw`(?:\s?\([^()]{1,16}\))?`;
const WIND_ENDS = String.raw`(?:\.|(?![a-z0-9])|(?<=st)(?=\d)|(?=\d{1,4}\.\d)|${LENGTH_GLUED}|${WORD_GLUED})`;
const LAST_WIND = new RegExp(
  String.raw`${SAID_AGAIN}[\s.,;:'"*-]{0,6}${EAST_WEST}(?:erly|wardly|'?ly)?${WIND_ENDS}`,
  'y',
);
/** Behind figures without a mark. */
const NEXT_WIND = new RegExp(String.raw`[\s.,'"]{0,5}-?${EAST_WEST}(?:\.|(?![a-z0-9])|${LENGTH_GLUED})`, 'y');
/** "North 22 degrees to the East for 200 feet"; an east line or side is a place. */
const TO_EAST_WEST =
  /[\s,]{1,3}to(?:wards?)?\s{1,2}(?:the\s{1,2})?(?:(east)|west)(?:ward)?(?=[\s,]{1,3}(?:\d|for\s|a\s{1,3}distance|about\s|approximately\s))/y;
const NORTH_SOUTH_AGAIN = /[\s.,;:'"*-]{0,6}(north|south|n|s)(?:\.|(?![a-z0-9]))/y;

function windAt(pattern: RegExp, text: string, at: number): Wind | null {
  const found = matchAt(pattern, text, at);
  return found && { isFirst: found[1] !== undefined, end: at + found[0].length };
}

const eastOrWest = ({ isFirst }: Wind): EastWest => (isFirst ? 'E' : 'W');
const northOrSouth = ({ isFirst }: Wind): NorthSouth => (isFirst ? 'N' : 'S');

const LEADING = /[\s.,:'"$-]{0,5}/y;
const QUALIFIER = /(?:about|approximately|exactly|by)\s{1,2}/y;

/** Where the angle behind a letter may begin: behind marks, a figure that words say again, and a word like "about". */
function intoAngle(text: string, at: number): number {
  const end = behindFigure(text, endOf(LEADING, text, at));
  return Math.max(end, endOf(QUALIFIER, text, end));
}

/** "N. 45°30' E.", "south ten west", "North 45 degrees, 30 minutes and 15 seconds East". */
export function quadrantAt(text: string, at: number): DirectionPhrase | null {
  const plain = windAt(NORTH_SOUTH, text, at);
  const first = plain ?? nearNorthSouth(text, at);
  const angle = first && angleAt(text, intoAngle(text, first.end));
  if (!angle || (!plain && !isWholeBearing(text, angle))) return null;
  const ns = northOrSouth(first);
  const doubts = [...angle.doubts];
  if (!plain) doubts.push(`the first letter reads "${text.slice(at, first.end)}", taken for ${ns}`);
  if (text[angle.start - 1] === '$' && angle.start > first.end)
    doubts.push('"$" before the degrees may be their first figure, taken for none');
  const last = windAt(angle.marked ? LAST_WIND : NEXT_WIND, text, angle.end);
  if (!last) return bracketedWind(text, at, ns, angle, doubts) ?? withoutLastWind(text, at, ns, angle, doubts);
  const printed = text.slice(angle.start, angle.end + 1);
  if (/^\d{1,4}(?:\.\d{1,3})?'/.test(printed) && leadsToFeetAndInches(text, first.end)) return null;
  if (!angle.marked && /^\d{1,2}\s?['"]/.test(text.slice(angle.start, angle.end + 2)))
    doubts.push(`the mark behind ${angle.degrees} is taken for the degree mark`);
  doubts.push(...bracketDoubts(text, angle, last.end));
  return quadrantOf(ns, eastOrWest(last), angle, at, last.end, doubts);
}

const LENGTH_NEXT = /[\s,]{1,3}\d[\d,.]{0,9}\s?(?:feet|ft|chains|chs|poles|perches|rods|links|varas|met)/y;

/** A marked angle, and a wind behind it; or figures with a wind and a length. */
function isWholeBearing(text: string, angle: AnglePhrase): boolean {
  if (angle.marked) return windAt(LAST_WIND, text, angle.end) !== null || nearEastWest(text, angle.end) !== null;
  const last = windAt(NEXT_WIND, text, angle.end);
  return last !== null && endOf(LENGTH_NEXT, text, last.end) > 0;
}

/** The letter behind the angle contradicts the first, cannot be read, or is not there. */
function withoutLastWind(
  text: string,
  start: number,
  ns: NorthSouth,
  angle: AnglePhrase,
  doubts: string[],
): DirectionPhrase | null {
  // "northerly 340 degrees azimuth": the word says how it tends.
  if (!angle.marked || text.startsWith('azimuth', angle.end + 1)) return null;
  const told = windAt(TO_EAST_WEST, text, angle.end);
  if (told) return quadrantOf(ns, eastOrWest(told), angle, start, told.end, doubts);
  const near = nearEastWest(text, angle.end);
  if (near) {
    doubts.push(`the last letter reads "${text.slice(angle.end, near.end).trim()}", taken for ${eastOrWest(near)}`);
    return quadrantOf(ns, eastOrWest(near), angle, start, near.end, doubts);
  }
  const again = endOf(NORTH_SOUTH_AGAIN, text, angle.end);
  // At zero degrees east and west are one.
  if (again < 0 && isZero(angle) && OWN_WORDS_NEXT.test(text.slice(angle.end, angle.end + 70)))
    return quadrantOf(ns, 'E', angle, start, angle.end, doubts);
  const scrap = Math.max(endOf(SCRAP_AND_WIND, text, angle.end), endOf(PARTS_AND_WIND, text, angle.end));
  if (scrap > again) return brokenOf(start, scrap, [...doubts, TOO_DAMAGED]);
  const why = again > 0 ? 'the bearing names north or south twice' : 'the bearing lacks its east or west';
  return brokenOf(
    start,
    Math.max(again, angle.end),
    [...doubts, why],
    [
      { bearing: bearingOf(ns, 'E', angle), why },
      { bearing: bearingOf(ns, 'W', angle), why },
    ],
  );
}

/** "89°5S' W.": what is left of minutes before the last letter, which is no direction of its own. */
const SCRAP_AND_WIND = /[\s.,]{0,2}[^\s;,]{1,4}[\s.,]{1,3}(?:east|west|[ew])(?:\.|(?![a-z]))(?=[\s,]{1,3}\d)/y;
/** `18°K4'36"W`: minutes or seconds that cannot be read, with their marks, and the last letter. */
const PARTS_AND_WIND =
  /\s?(?=[^\s;,]{0,7}['"])[^\s;,°]{2,8}\s?(?:[^\s;,°]{1,4}["']\s?)?(?<=['"]\s?)(?:east|west|[ew])(?:\.|(?![a-z]))/y;

const isZero = ({ degrees, minutes, seconds }: AnglePhrase): boolean => degrees + minutes + seconds === 0;
/** Nothing of a bearing: the length, or words. */
const OWN_WORDS_NEXT =
  /^[\s,]{1,3}(?:\d[\d,.]{0,9}\s?(?:feet|ft\b|chains|rods|poles|met)|(?!east|west|north|south|[^;°]{0,50}\b(?:min|sec)(?:utes?|onds?)?\b)[a-z]{3,}|(?:a|to|on|by)\s)/;

/** "31°45' west", "two and one-half degrees west": the first letter is missing. The angle must be marked. */
export function headlessAt(text: string, at: number, angle: AnglePhrase): DirectionPhrase | null {
  if (!angle.marked || /["'°]\s{0,2}[ns],\s{0,2}$/.test(text.slice(Math.max(0, at - 7), at))) return null;
  const told = windOfWindAt(text, at, angle);
  if (told) return told;
  const last = windAt(NEXT_WIND, text, angle.end);
  if (!last) return withoutFirstWind(text, at, angle);
  const why = 'the bearing lacks its north or south';
  return brokenOf(
    at,
    last.end,
    [...angle.doubts, why],
    [
      { bearing: bearingOf('N', eastOrWest(last), angle), why },
      { bearing: bearingOf('S', eastOrWest(last), angle), why },
    ],
  );
}

const MERIDIAN_AND_LENGTH = /[\s.,]{0,4}(?:(north|n)|south|s)(?:\.|(?![a-z0-9]))(?=[\s,]{1,3}(?:\d|[a-z]{3,}))/y;

/** "four degrees six minutes south thirty feet": counted from an east or west that is missing. */
function withoutFirstWind(text: string, start: number, angle: AnglePhrase): DirectionPhrase | null {
  const last = windAt(MERIDIAN_AND_LENGTH, text, angle.end);
  if (!last || !(angle.degrees < 90)) return null;
  const next = intoAngle(text, last.end);
  // "42°36'47" S 58°34'46" E": the letter is the next bearing's.
  if (!numberAt(text, next) || angleAt(text, next)?.marked) return null;
  const why = 'the bearing lacks its east or west';
  const complement = fromMeridian(angle);
  return brokenOf(
    start,
    last.end,
    [...angle.doubts, why],
    [
      { bearing: bearingOf(northOrSouth(last), 'E', complement), why },
      { bearing: bearingOf(northOrSouth(last), 'W', complement), why },
    ],
  );
}

const LENGTH_INSIDE = /[\s,]{1,3}[\d,.]{1,12} ?(?:feet|ft\.?|chains|rods|poles)[\s,]{1,3}/y;

/** "north 250 feet 38 degrees 20 minutes east": the length stands inside the bearing. The span stops before the length. */
function splitQuadrantAt(text: string, at: number): DirectionPhrase | null {
  const first = windAt(NORTH_SOUTH, text, at);
  const inside = first ? endOf(LENGTH_INSIDE, text, first.end) : -1;
  const angle = inside < 0 ? null : angleAt(text, inside);
  const last = angle?.marked ? windAt(LAST_WIND, text, angle.end) : null;
  if (!first || !angle || !last) return null;
  return quadrantOf(northOrSouth(first), eastOrWest(last), angle, at, first.end, [...angle.doubts]);
}

const FIRST_EAST_WEST = /(?:(east|e)|west|w)(?![a-z])\.?/y;
const LAST_NORTH_SOUTH = /[\s.,]{0,4}(?:(north|n)|south|s)(?:\.|(?![a-z0-9]))/y;

/** "east 18 degrees 50 minutes south": counted from east or west, so the complement from the meridian. */
function turnedQuadrantAt(text: string, at: number): DirectionPhrase | null {
  if (!isLetterAt(text, at)) return null;
  const first = windAt(FIRST_EAST_WEST, text, at);
  const angle = first && angleAt(text, intoAngle(text, first.end));
  if (!first || !angle?.marked) return null;
  if (angle.degrees > 89) return squareTwice(text, at, first, angle);
  const last = windAt(LAST_NORTH_SOUTH, text, angle.end);
  if (!last) return null;
  const complement = { ...angle, ...fromMeridian(angle) };
  return quadrantOf(northOrSouth(last), eastOrWest(first), complement, at, last.end, ['counted from east or west']);
}

/** "east 90°00'00" east": at a right angle to the meridian it can only be due east. */
function squareTwice(text: string, start: number, first: Wind, angle: AnglePhrase): DirectionPhrase | null {
  if (angle.degrees !== 90 || angle.minutes > 0 || angle.seconds > 0) return null;
  const again = windAt(NEXT_WIND, text, angle.end);
  if (again?.isFirst !== first.isFirst) return null;
  return quadrantOf('N', eastOrWest(first), angle, start, again.end, [
    ...angle.doubts,
    'the bearing names east or west twice',
  ]);
}
