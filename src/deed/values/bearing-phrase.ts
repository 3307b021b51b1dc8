// Takes: folded text and a place in it. Gives: the direction that stands there: a quadrant bearing, a cardinal or compass point,
// a general direction ("northeasterly"), or a bearing that lacks a letter, with its span and what had to be assumed.
// Never: a bearing for words that only say which way a line tends.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { endOf, type AnglePhrase } from './angle-parts.ts';
import { angleAt } from './angle-phrase.ts';
import { before } from '../words/before.ts';
import { behindFigure } from './bracket-figure.ts';
import { bracketDoubts } from './bracketed-angle.ts';
import { bracketedWind } from './bracketed-wind.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { leadsToFeetAndInches } from './feet-and-inches.ts';
import { letteredBearingAt } from './lettered-bearing.ts';
import { lettersFirstAt } from './letters-first.ts';
import { isInsideAngle, misprintedWindAt, TOO_DAMAGED } from './damaged-direction.ts';
import { compassPointAt, plainDirectionAt } from './general-direction.ts';
import { mayBeDamaged } from './misread-meridian.ts';
import { misprintedLast, misprintedQuadrant, wordBefore } from './misprinted-quadrant.ts';
import { misreadBearingAt } from './misread-bearing.ts';
import { minutesAndWind, withoutOneForMark } from './mark-as-letter.ts';
import { numberAt } from './numbers.ts';
import { behindAll, exactly, isFigure, spaceOr, wordEnd } from '../words/peek.ts';
import { bearingOf, fromMeridian, quadrantOf, type NorthSouth } from './quadrant.ts';
import { quadrantByAngleAt } from './quadrant-by-angle.ts';
import { shortenedWindAt } from './shortened-wind.ts';
import { spoiltBearingAt } from './spoilt-bearing.ts';
import { beforeBlanks, endsOf } from '../words/word-edges.ts';
import { windOfWindAt } from './wind-of-wind.ts';
import { withWindAgain } from './wind-again.ts';
import { wordTable } from '../words/word-table.ts';

/** Of the words that begin a bearing: whether the word is north or east, and whether it is misprinted. */
interface FirstWord {
  readonly first: boolean;
  readonly damaged: boolean;
}

const firstWords = (first: boolean, words: string, damaged = false): [string, FirstWord][] =>
  words.split(' ').map((word) => [word, { first, damaged }]);
const northSouthBetween = wordTable([
  ...firstWords(true, 'north northerly no n'),
  ...firstWords(false, 'south southerly so s'),
]);
const eastWestBetween = wordTable([
  ...firstWords(true, 'east e'),
  ...firstWords(true, 'cast bast fast last eost easl', true),
  ...firstWords(false, 'west w'),
  ...firstWords(false, 'vest wost weat', true),
]);

const [DOLLAR, OPENING, SPACE, PRIME, COMMA, POINT, COLON, QUESTION, DEGREE_SIGN] = [
  36, 40, 32, 39, 44, 46, 58, 63, 176,
];
const [E, N, O, S, W] = [101, 110, 111, 115, 119];

// In each pattern of letters the first group is north or east, the second south or west; without names, which cost.
// A quadrant letter misread: S as 8, $, 5 or B, or doubled ("8S."). Trusted only before a marked angle.
const NS_DAMAGED =
  /([mhkw]orth|norht|nortb|nortn|norch|nosth|noith|nortli|nor[-\s]{1,3}th|no\sh)(?:\.|(?=\s))|(8s|[8b]|13|5(?=\.|\s\d)|[sd]ouch|somth|sonth|sonch|soutli|soutb|sowth|fouth|sou[-\s]{1,3}th|[$§])(?:\.|(?=\s)|(?<=[$§])(?=\d))/y;
// "N 37 W3 poles": the length is glued to the letter.
const LENGTH_GLUED = String.raw`(?=\d{1,4}(?:\.\d{1,2}|\s?[½¼¾]|\s\d\/\d)?\s{1,2}(?:poles?|perch(?:es)?|rods?|chains?|chs?|links?|lks|feet|ft|varas|vrs|po|pos)(?![a-z]))`;
// `N 89°46' Wand along the wall`: behind a mark.
const WORD_GLUED = String.raw`(?<=['"°]\s{0,2}[ew])(?=(?:and|along|with|for)\s)`;
// The angle may be said again in brackets before the last letter: "twenty-nine degrees (29°) East".
const EW = new RegExp(
  String.raw`(?:\s?\([^()]{1,16}\))?[\s.,;:'"*-]{0,6}(?:(east|et(?=[.,:;]|\s{1,3}(?!al|ux|vir|seq))|e)|(west|wt|w))(?:erly|wardly|'?ly)?(?:\.|(?![a-z0-9])|(?<=st)(?=\d)|(?=\d{1,4}\.\d)|${LENGTH_GLUED}|${WORD_GLUED})`,
  'y',
);
const EW_PLAIN = new RegExp(
  String.raw`[\s.,'"]{0,5}-?(?:(east|et(?=[.,:;]|\s{1,3}(?!al|ux|vir|seq))|e)|(west|wt|w))(?:\.|(?![a-z0-9])|${LENGTH_GLUED})`,
  'y',
);
/** "North 22 degrees to the East for 200 feet"; an east line or side is a place. */
const TO_EW =
  /[\s,]{1,3}to(?:wards?)?\s{1,2}(?:the\s{1,2})?(?:(east)|(west))(?:ward)?(?=[\s,]{1,3}(?:\d|for\s|a\s+distance|about\s|approximately\s))/y;
const EW_DAMAGED =
  /[\s.,;]{0,4}(?:((?:[bf]e|b|k|£)(?=[.,])|(?<=")\s?[bfk£](?=\s{1,2}\d)|(?:[bfrclhk]ast|ea[rs][te]|ea[ts]|eost|easl|eaft)(?![a-z]))|((?:vest|voest|wost|weat|weft|we[ts]|wes[lc])(?![a-z])|'\s?v(?=[.,]|\s{1,2}\d)|'\\v(?![a-z])))[.,]?/y;
const NS_AGAIN = /[\s.,;:'"*-]{0,6}(north|south|n|s)(?:\.|(?![a-z0-9]))/y;

export function directionAt(text: string, at: number): DirectionPhrase | null {
  const first = codeAt(text, at);
  const isMeridian = first === N || first === S;
  if (isMeridian && (isLatitude(text, at) || isOriginOfAzimuths(text, at) || isInsideAngle(text, at))) return null;
  const measured =
    first === E || first === W
      ? (turnedQuadrantAt(text, at) ?? (text.startsWith('worth', at) ? quadrantAt(text, at) : null))
      : (quadrantAt(text, at) ?? (isMeridian ? splitQuadrantAt : turnedQuadrantAt)(text, at));
  if (measured && measured.kind !== 'broken') return withWindAgain(text, measured);
  return (
    (isMeridian ? lettersFirstAt(text, at) : null) ??
    misreadBearingAt(text, at) ??
    (isMeridian ? (spoiltBearingAt(text, at) ?? letteredBearingAt(text, at)) : null) ??
    measured ??
    quadrantByAngleAt(text, at) ??
    compassPointAt(text, at) ??
    plainDirectionAt(text, at) ??
    shortenedWindAt(text, at) ??
    misprintedWindAt(text, at)
  );
}

interface Letter {
  readonly first: boolean;
  readonly end: number;
}

const isBehindLetter = (unit: number): boolean => unit === POINT || unit === QUESTION;
const RAISED_O =
  /°\s{1,2}\d{1,2}(?:\s?[½¼¾]|\s\d\/\d)?(?:\s?(?:°|deg[a-z]{0,4}\.?))?[\s.,]{1,3}(?:e|w|east|west)(?![a-z])/y;

/** "S° 71 W": the small o of "So", raised. */
const isRaisedO = (text: string, end: number): boolean =>
  codeAt(text, end) === DEGREE_SIGN && endOf(RAISED_O, text, end) > 0;

/** "north", "N.", "so?". */
function northSouthAt(text: string, at: number): Letter | null {
  const end = wordEnd(text, at);
  const word = northSouthBetween(text, at, end);
  return word
    ? { first: word.first, end: isBehindLetter(codeAt(text, end)) || isRaisedO(text, end) ? end + 1 : end }
    : null;
}

function letterAt(pattern: RegExp, text: string, at: number): Letter | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && { first: found[1] !== undefined, end: pattern.lastIndex };
}

/** " east", ", W.": as the patterns below find it, where nothing is glued to it. */
function plainEastWestAt(text: string, at: number): Letter | null {
  const comma = codeAt(text, at) === COMMA ? at + 1 : at;
  const start = codeAt(text, comma) === SPACE ? comma + 1 : comma;
  const end = wordEnd(text, start);
  const word = end > start ? eastWestBetween(text, start, end) : undefined;
  const behind = codeAt(text, end);
  if (!word || word.damaged || behind === PRIME || isFigure(behind)) return null;
  return { first: word.first, end: behind === POINT ? end + 1 : end };
}

const isLeading = spaceOr(`.,:'"$-`);
const MAY_QUALIFY = exactly('aeb');
const QUALIFIER = /(?:about|approximately|exactly|by)\s{1,2}/y;

/** Where the angle behind a letter may begin: behind marks, a figure that words say again, and a word like "about". */
function intoAngle(text: string, at: number): number {
  const leading = behindAll(text, at, 5, isLeading);
  const end = codeAt(text, leading) === OPENING ? behindFigure(text, leading) : leading;
  return MAY_QUALIFY(codeAt(text, end)) ? Math.max(end, endOf(QUALIFIER, text, end)) : end;
}

/** "N. 45°30' E.", "south ten west", "North 45 degrees, 30 minutes and 15 seconds East". */
export function quadrantAt(text: string, at: number): DirectionPhrase | null {
  const first = codeAt(text, at);
  const plain = first === N || first === S ? northSouthAt(text, at) : null;
  const damaged = plain || !mayBeDamaged(text, at) ? null : letterAt(NS_DAMAGED, text, at);
  const letter = plain ?? damaged;
  if (!letter) return null;
  const printed = angleAt(text, intoAngle(text, letter.end));
  if (!printed || (damaged && !printed.marked)) return null;
  const angle = withoutOneForMark(text, printed);
  const ns: NorthSouth = letter.first ? 'N' : 'S';
  if (angle.degrees > 90 && angle.doubts.length > 0) {
    const open = openFraction(text, at, ns, angle);
    if (open) return open;
  }
  const doubts = [...angle.doubts];
  if (damaged) doubts.push(`the first letter reads "${text.slice(at, letter.end)}", taken for ${ns}`);
  if (codeBefore(text, angle.start) === DOLLAR && angle.start > letter.end)
    doubts.push('"$" before the degrees may be their first figure, taken for none');
  const ew = plainEastWestAt(text, angle.end) ?? letterAt(angle.marked ? EW : EW_PLAIN, text, angle.end);
  if (ew && MAY_BE_FEET.test(text.slice(angle.start, angle.end + 1)) && leadsToFeetAndInches(text, letter.end))
    return null;
  if (ew && isLoneFigure(text, angle) && /^\s?['"]/.test(text.slice(angle.end, angle.end + 2)))
    doubts.push(`the mark behind ${angle.degrees} is taken for the degree mark`);
  if (ew)
    return quadrantOf(ns, ew.first ? 'E' : 'W', angle, at, ew.end, [...doubts, ...bracketDoubts(text, angle, ew.end)]);
  const bracketed = bracketedWind(text, at, ns, angle, doubts);
  if (bracketed) return bracketed;
  return damaged && letterAt(EW_DAMAGED, text, angle.end) === null
    ? null
    : withoutLastLetter(text, at, ns, angle, doubts);
}

/** "north 21.50', east 12'": of a list of feet. */
const MAY_BE_FEET = /^\d{1,4}(?:\.\d{1,3})?'/;

const LETTER_FOR_FRACTION = /\d{1,2}[il](?=\s?(?:°|deg))/y;

/** "north 61i degrees west": no angle has as many, so the letter is what became of a fraction; the half and the whole are offered. */
function openFraction(text: string, start: number, ns: NorthSouth, angle: AnglePhrase): DirectionPhrase | null {
  const end = endOf(LETTER_FOR_FRACTION, text, angle.start);
  const ew = end < 0 ? null : (plainEastWestAt(text, angle.end) ?? letterAt(EW, text, angle.end));
  const degrees = Number(text.slice(angle.start, end - 1));
  if (!ew || degrees > 90) return null;
  const why = `"${text.slice(angle.start, end)}" may be ${degrees} and a fraction`;
  const others = [30, 0].map((minutes) => ({
    bearing: bearingOf(ns, ew.first ? 'E' : 'W', { degrees, minutes, seconds: 0 }),
    why,
  }));
  return { ...CLEAN, kind: 'broken', bearing: null, start, end: ew.end, doubts: [why], others };
}

/** "54' W": a figure with nothing but a prime behind it. */
const isLoneFigure = (text: string, angle: AnglePhrase): boolean =>
  !angle.marked && /^\d{1,2}$/.test(text.slice(angle.start, angle.end));

/** `41°31'12" N, 070°40'06" W`: the letter ends a latitude and a longitude follows; not "40.50'\nS, 75.25'". */
function isLatitude(text: string, at: number): boolean {
  if (codeAt(text, at + 1) !== COMMA && codeAt(text, at + 2) !== COMMA) return false;
  return (
    /^[ns]\.?,(?!\s{1,2}\d{1,4}\.\d{1,3}')/.test(text.slice(at, at + 14)) &&
    /["'°]\s{0,2}$/.test(text.slice(Math.max(0, at - 3), at))
  );
}

const endsFrom = endsOf(['from', 'the', 'true', 'grid', 'magnetic', 'astronomic', 'geodetic']);
const isBehindFrom = before(/\bfrom\s{1,2}(?:the\s{1,2})?(?:true\s|grid\s|magnetic\s|astronomic\s|geodetic\s)?/);
/** Of a line, a side or a corner is told elsewhere. */
const IS_OF_MERIDIAN = /^(?:north|south)(?=[\s,:;)]{0,3}(?:\d|a\s+distance|for\s|[,;:)]))/;
const IS_OF_AZIMUTH =
  /(?:azimuths?\b[^;]{0,60}|[°'"]\s{0,2}|\b(?:degrees|minutes|seconds|clockwise)\s{1,2})(?:(?:as\s+)?(?:measured|reckoned|counted)\s+)?(?:clockwise\s+)?$/;

/** "by azimuths from north: 38°15'", "an azimuth of 45°00' from north 100 feet": where they count from, no way of its own. */
function isOriginOfAzimuths(text: string, at: number): boolean {
  if (codeAt(text, at + 1) !== O || !endsFrom(text, beforeBlanks(text, at))) return false;
  if (!IS_OF_MERIDIAN.test(text.slice(at, at + 22)) || !isBehindFrom(text, at)) return false;
  const from = text.lastIndexOf('from', at);
  return codeAt(text, at + 5) === COLON || IS_OF_AZIMUTH.test(text.slice(Math.max(0, from - 90), from));
}

/** The letter behind the angle is damaged, contradicts the first, or is not there. */
function withoutLastLetter(
  text: string,
  start: number,
  ns: NorthSouth,
  angle: AnglePhrase,
  doubts: string[],
): DirectionPhrase | null {
  // "northerly 340 degrees azimuth": the word says how it tends.
  if (!angle.marked || text.startsWith('azimuth', angle.end + 1)) return null;
  const told = letterAt(TO_EW, text, angle.end);
  if (told) return quadrantOf(ns, told.first ? 'E' : 'W', angle, start, told.end, doubts);
  const damaged = letterAt(EW_DAMAGED, text, angle.end);
  if (damaged) {
    const ew = damaged.first ? 'E' : 'W';
    doubts.push(`the last letter reads "${text.slice(angle.end, damaged.end).trim()}", taken for ${ew}`);
    return quadrantOf(ns, ew, angle, start, damaged.end, doubts);
  }
  const misprinted = misprintedLast(text, start, ns, angle, doubts);
  if (misprinted) return misprinted;
  const marked = minutesAndWind(text, angle);
  if (marked)
    return quadrantOf(ns, marked.first ? 'E' : 'W', marked.angle, start, marked.end, [...marked.angle.doubts]);
  const again = endOf(NS_AGAIN, text, angle.end);
  // At zero degrees east and west are one.
  if (again < 0 && isZero(angle) && OWN_WORDS_NEXT.test(text.slice(angle.end, angle.end + 70)))
    return quadrantOf(ns, 'E', angle, start, angle.end, doubts);
  const scrap = Math.max(endOf(SCRAP_AND_WIND, text, angle.end), endOf(PARTS_AND_WIND, text, angle.end));
  if (scrap > again)
    return { ...CLEAN, kind: 'broken', bearing: null, start, end: scrap, doubts: [...doubts, TOO_DAMAGED] };
  const why = again > 0 ? 'the bearing names north or south twice' : 'the bearing lacks its east or west';
  return {
    ...CLEAN,
    kind: 'broken',
    bearing: null,
    start,
    end: Math.max(again, angle.end),
    doubts: [...doubts, why],
    others: (['E', 'W'] as const).map((ew) => ({ bearing: bearingOf(ns, ew, angle), why })),
  };
}

/** "89°5S' W.": what the damaged angle leaves before its own last letter, which is no direction of its own. */
const SCRAP_AND_WIND = /[\s.,]{0,2}[^\s;,]{1,4}[\s.,]{1,3}(?:east|west|[ew])(?:\.|(?![a-z]))(?=[\s,]{1,3}\d)/y;

/** `18°K4'36"W`: minutes or seconds that cannot be read, with their marks, and the last letter. */
const PARTS_AND_WIND =
  /\s?(?=[^\s;,]{0,7}['"])[^\s;,°]{2,8}\s?(?:[^\s;,°]{1,4}["']\s?)?(?<=['"]\s?)(?:east|west|[ew])(?:\.|(?![a-z]))/y;

const isZero = ({ degrees, minutes, seconds }: AnglePhrase): boolean => degrees + minutes + seconds === 0;
/** Nothing of a damaged bearing: the length, or words. */
const OWN_WORDS_NEXT =
  /^[\s,]{1,3}(?:\d[\d,.]{0,9}\s?(?:feet|ft\b|chains|rods|poles|met)|(?!east|west|north|south|[^;°]{0,50}\b(?:min|sec)(?:utes?|onds?)?\b)[a-z]{3,}|a\s|to\s|on\s|by\s)/;

/** "31°45' west", "two and one-half degrees west": the first letter is missing. The angle must be marked. */
export function headlessAt(text: string, at: number, printed: AnglePhrase): DirectionPhrase | null {
  if (!printed.marked || /["'°]\s{0,2}[ns],\s{0,2}$/.test(text.slice(Math.max(0, at - 7), at))) return null;
  const told = windOfWindAt(text, at, printed);
  if (told) return told;
  const plain = letterAt(EW_PLAIN, text, printed.end);
  const marked = plain ? null : minutesAndWind(text, printed);
  const ew = plain ?? marked;
  const angle = marked?.angle ?? printed;
  const first = wordBefore(text, at);
  if (first) {
    const read = misprintedQuadrant(text, first, angle, ew);
    if (read) return read;
  }
  if (!ew) return withoutFirstWind(text, at, angle);
  // "562°25' E": no angle exceeds 360, so the first digit is a letter: S.
  if (angle.degrees > 360 && /^[58]\d{1,2}(?!\d)/.test(text.slice(at, at + 4))) {
    const read = { ...angle, degrees: Number(String(angle.degrees).slice(1)) };
    return quadrantOf('S', ew.first ? 'E' : 'W', read, at, ew.end, [
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

const NS_AND_LENGTH = /[\s.,]{0,4}(?:(north|n)|(south|s))(?:\.|(?![a-z0-9]))(?=[\s,]{1,3}(?:\d|[a-z]{3,}))/y;

/** "four degrees six minutes south thirty feet": counted from an east or west that is missing. */
function withoutFirstWind(text: string, start: number, angle: AnglePhrase): DirectionPhrase | null {
  const ns = letterAt(NS_AND_LENGTH, text, angle.end);
  if (!ns || !(angle.degrees < 90)) return null;
  const next = intoAngle(text, ns.end);
  // "42°36'47" S 58°34'46" E": the letter is the next bearing's.
  if (!numberAt(text, next) || angleAt(text, next)?.marked) return null;
  const why = 'the bearing lacks its east or west';
  const complement = fromMeridian(angle);
  return {
    ...CLEAN,
    kind: 'broken',
    bearing: null,
    start,
    end: ns.end,
    doubts: [...angle.doubts, why],
    others: (['E', 'W'] as const).map((ew) => ({ bearing: bearingOf(ns.first ? 'N' : 'S', ew, complement), why })),
  };
}

const DISTANCE_INSIDE = /[\s,]{1,3}[\d,.]{1,12} ?(?:feet|ft\.?|chains|rods|poles)[\s,]{1,3}/y;

const isBeforeLength = spaceOr('.?,');

function lengthMayFollow(text: string, at: number): boolean {
  const next = codeAt(text, behindAll(text, at, 4, isBeforeLength));
  return isFigure(next) || isBeforeLength(next) || isBeforeLength(codeAt(text, at + 1));
}

/** "north 250 feet 38 degrees 20 minutes east": the length stands inside the bearing. The span stops before the length. */
function splitQuadrantAt(text: string, at: number): DirectionPhrase | null {
  const letter = lengthMayFollow(text, wordEnd(text, at)) ? northSouthAt(text, at) : null;
  if (!letter) return null;
  const inside = endOf(DISTANCE_INSIDE, text, letter.end);
  if (inside < 0) return null;
  const angle = angleAt(text, inside);
  if (!angle?.marked) return null;
  const ew = letterAt(EW, text, angle.end);
  if (!ew) return null;
  const doubts = [...angle.doubts];
  return quadrantOf(letter.first ? 'N' : 'S', ew.first ? 'E' : 'W', angle, at, letter.end, doubts);
}

const NS_LAST = /[\s.,]{0,4}(?:(north|n)|(south|s))(?:\.|(?![a-z0-9]))/y;

/** "east 18 degrees 50 minutes south": counted from east or west, so the complement from the meridian. */
function turnedQuadrantAt(text: string, at: number): DirectionPhrase | null {
  const letters = wordEnd(text, at);
  const ew = eastWestBetween(text, at, letters);
  if (!ew) return null;
  const wordTo = !ew.damaged && codeAt(text, letters) === POINT ? letters + 1 : letters;
  const angle = angleAt(text, intoAngle(text, wordTo));
  if (!angle?.marked) return null;
  if (angle.degrees > 89) return squareTwice(text, at, ew.first, angle);
  const ns = letterAt(NS_LAST, text, angle.end);
  if (!ns) return null;
  const bearing = bearingOf(ns.first ? 'N' : 'S', ew.first ? 'E' : 'W', fromMeridian(angle));
  const doubts = ['counted from east or west'];
  if (ew.damaged) doubts.push(`the first letter reads "${text.slice(at, wordTo)}", taken for ${ew.first ? 'E' : 'W'}`);
  return { ...CLEAN, kind: 'quadrant', bearing, start: at, end: ns.end, doubts };
}

/** "east 90°00'00" east": at a right angle to the meridian it can only be due east. */
function squareTwice(text: string, start: number, east: boolean, angle: AnglePhrase): DirectionPhrase | null {
  if (angle.degrees !== 90 || angle.minutes > 0 || angle.seconds > 0) return null;
  const again = letterAt(EW_PLAIN, text, angle.end);
  if (again?.first !== east) return null;
  const doubts = [...angle.doubts, 'the bearing names east or west twice'];
  return quadrantOf('N', east ? 'E' : 'W', angle, start, again.end, doubts);
}
