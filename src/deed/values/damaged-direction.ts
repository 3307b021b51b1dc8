// Takes: folded text and a cardinal word in it. Gives: whether it is what a scan has left of a measured bearing.
// Never: a value; a bearing too damaged to read is none, and no cardinal direction either.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { bearingFromAzimuth } from '../../survey/bearing.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { leadsToFeetAndInches } from './feet-and-inches.ts';
import { letteredEnd } from './lettered-bearing.ts';
import { beforeAll, behindAll, exactly, isFigure, isLetter, isSpace, oneOf, spaceOr, wordEnd } from '../words/peek.ts';
import { isOfWord } from '../words/word-places.ts';
import { wordTable } from '../words/word-table.ts';
import { unitsOf } from '../../document/text-units.ts';

export const TOO_DAMAGED = 'the bearing is too damaged to read';

/** "South 7733° East", "to° East": a bearing too damaged to read is no cardinal direction. */
export function damageAround(text: string, at: number, end: number, trendDeg: number): DirectionPhrase | null {
  const lettered = letteredEnd(text, end);
  const rest =
    lettered > 0
      ? lettered
      : trendDeg % 180 === 90
        ? damagedBefore(text, at)
          ? end
          : scrapAndMeridian(text, end)
        : damagedBehind(text, end, trendDeg % 90 !== 0);
  return rest < 0 || leadsToFeetAndInches(text, end) ? null : unreadable(at, rest, trendDeg);
}

// "00° Ll! east": the marks of an angle whose figures cannot be read.
const MARK_BEFORE = /[°*%]\s{0,2}(?<lump>[^\s;,]{0,5})[\s.]{0,2}$/;
// "by the lands 87 30 W. 93 rods", "up the branchs 41-15 W", "the roadn. 9 3-4 E": the parts of an angle whose letter is lost in the word before.
const PARTS_BEFORE =
  /[a-z]{3}[.,]?\s{1,2}[0-8]?\d(?:[\s-]{1,2}[0-5]\d){1,2}(?:\s\d[-/]\d)?\s{0,2}$|[a-z]{3}[.,]?\s{1,2}[0-8]?\d\s(?:1[-/][24]|3[-/]4|[½¼¾])\s{0,2}$|[a-z]{3}[ns]\.?\s{1,2}[0-8]?\d\s{0,2}$/;
const COUNTED =
  /\b(?:lots?|blocks?|blks?|sections?|secs?|tracts?|parcels?|corners?|cors?|nos?|numbers?|numbered|stations?|claims?|surveys?|entry|route|highway|road|rte|hwy|posts?|monuments?|and|feet|rods|poles|chains|links)[.,]?\s[\d\s-]{1,12}$/;
const CLAUSE_BEFORE = /\b(?:thence|running|continuing)[\s,:]{1,3}(?<junk>[^;a-z]{0,2}[^;]{1,26})$/;
const ITEM_NUMBER = /^\(?\d{1,3}[.)]{1,2}\s{0,3}$/;
const LENGTH_ALONE =
  /^[\d][\d,./ ½¼¾]{0,9}\s?(?:'|"|ft\.?|chs?\.?|mi?\.?|rds?\.?|po\.?|ps\.?|lks?\.?|vrs?\.?)[\s,]{0,2}$/;
const LONG_WORD = /[a-z]{3}/;

/** "thence 8 47.W. 31 chains": between "thence" and the last letter stands nothing but figures and scraps. */
function damagedBefore(text: string, at: number): boolean {
  if (isBehindLongWord(text, at)) return false;
  if (!holdsMarkOrFigure(text, Math.max(0, at - 30), at)) return false;
  const before = text.slice(Math.max(0, at - 44), at);
  const lump = MARK_BEFORE.exec(before)?.groups?.['lump'];
  if (lump !== undefined && (lump === '' || isScrap(lump))) return true;
  if (PARTS_BEFORE.test(before) && !COUNTED.test(before)) return true;
  const junk = CLAUSE_BEFORE.exec(before)?.groups?.['junk'];
  if (junk === undefined || !/\d/.test(junk) || LONG_WORD.test(junk)) return false;
  if (OWN_WORDS.test(junk)) return isSpoiltAngle(junk);
  return !ITEM_NUMBER.test(junk) && !LENGTH_ALONE.test(junk);
}

const BEHIND_MERIDIAN = /(?:^|[\s.,])[ns]\.?\s{1,3}(?<angle>[^;,]{2,16})$/;

/** "thence N. 520 l0T E. 70 feet": north or south, and letters among the figures of its angle. */
function isSpoiltAngle(junk: string): boolean {
  const angle = BEHIND_MERIDIAN.exec(junk)?.groups?.['angle'];
  return angle !== undefined && /\d[a-z]|[a-z]\d/.test(angle) && !OWN_WORDS.test(angle);
}

/** A word of three letters or more, alone between blanks, is no scrap of a figure. */
function isBehindLongWord(text: string, at: number): boolean {
  const end = beforeAll(text, at, isSpace);
  const start = beforeAll(text, end, isLetter);
  return end < at && start < end - 2 && isSpace(codeBefore(text, start));
}

const isMarkOrFigure = new Uint8Array(2 ** 16);
for (const mark of '0123456789*%°') isMarkOrFigure[mark.charCodeAt(0)] = 1;

/** Without one of these nothing of an angle is left. */
function holdsMarkOrFigure(text: string, from: number, to: number): boolean {
  const units = unitsOf(text);
  for (let at = from; at < to; at++) if (isMarkOrFigure[units[at]!] === 1) return true;
  return false;
}

const isScrap = (lump: string): boolean => !OWN_WORDS.test(lump) && (/[^a-z]/.test(lump) || lump.length < 3);

/** Where the damaged bearing behind north or south ends; -1 where nothing behind it is one. */
function damagedBehind(text: string, end: number, isQuarter: boolean): number {
  if (isBeforeOwnWord(text, end)) return -1;
  if (isFigureNext(text, end)) {
    const behind = text.slice(end, end + 26);
    if (isQuarter && PART_OF_SECTION.test(behind)) return -1;
    if (DAMAGED_ANGLE.test(behind) && !COORDINATE.test(behind) && !leadsToFeetAndInches(text, end)) return end;
    const primed = PRIME_THEN_LENGTH.exec(behind) ?? DASHED_THEN_LENGTH.exec(text.slice(end, end + 34));
    if (primed) return end + primed[1]!.length;
    const word = behind.includes('st') ? WORD_THEN_WIND.exec(behind) : null;
    if (word && !OWN_WORDS.test(word[1]!)) return end + word[0].length;
    if (TWO_MARKED.test(behind) || FIGURES_THEN_LENGTH.test(text.slice(end, end + 56))) return end;
    const lettered = LETTERED_ANGLE.exec(text.slice(end, end + 34))?.groups?.['angle'];
    if (lettered !== undefined && !OWN_WORDS.test(lettered) && isLetteredAngle(lettered)) return end + lettered.length;
  }
  const scraps = holdsFigure(text, end, end + 34) ? SCRAPS_THEN_WIND.exec(text.slice(end, end + 72)) : null;
  if (scraps && !OWN_WORDS.test(scraps.groups!['scraps']!)) return end + scraps[0].length;
  // "south forty sefen degrees east": degrees follow that could not be read.
  const degrees = degreesFollow(text, end);
  return degrees >= 0 && !OWN_WORDS.test(text.slice(end, degrees)) ? end : -1;
}

/** "north line", "south along": a word of its own right behind it, so that nothing behind that is of the same angle. */
function isBeforeOwnWord(text: string, end: number): boolean {
  const start = behindAll(text, end, 3, isSpace);
  const to = wordEnd(text, start);
  return start > end && isOwn(text, start, to) === true && !isOfWord(codeAt(text, to));
}

// "E ko N 7 rods": what is left of "E 10° N".
const SCRAP_THEN_MERIDIAN = /^\.?\s{1,2}(?<scrap>[^\s;,]{1,3})\s{1,2}[ns](?:\.|(?![a-z]))(?=[\s,]{1,3}\d)/;

const [PERCENT, COMMA, POINT] = [37, 44, 46];
const isMeridian = exactly('ns');

/** Blanks, at most three other characters, blanks, and the first letter of a meridian. */
function mayBeScrapped(text: string, at: number): boolean {
  const scrap = behindAll(text, at, 2, isSpace);
  if (scrap === at) return false;
  let end = scrap;
  while (end < scrap + 4 && !isSpace(codeAt(text, end))) end++;
  return end < scrap + 4 && isMeridian(codeAt(text, behindAll(text, end, 2, isSpace)));
}

/** Where the damaged bearing behind an east or west ends that was counted from it; -1 where nothing behind it is one. */
function scrapAndMeridian(text: string, end: number): number {
  if (!mayBeScrapped(text, codeAt(text, end) === POINT ? end + 1 : end)) return -1;
  const found = SCRAP_THEN_MERIDIAN.exec(text.slice(end, end + 16));
  return found && !OWN_WORDS.test(found.groups!['scrap']!) ? end + found[0].length : -1;
}

const isBeforeFigure = spaceOr(`.,:'"(`);

/** A figure, or a letter read for one before another. */
const isLetterForFigure = oneOf('ilosztbgdq');

const isBlot = oneOf('@&$#');

function isFigureNext(text: string, at: number): boolean {
  const next = behindAll(text, at, 4, isBeforeFigure);
  const unit = codeAt(text, next);
  return (
    isFigure(unit) ||
    unit === PERCENT ||
    ((isLetterForFigure(unit) || isBlot(unit)) && isFigure(codeAt(text, next + 1)))
  );
}

/** A stretch of a text last walked in vain: letters in a row each look far ahead, and go on where the one before stopped. */
interface Walked {
  text: string;
  from: number;
  to: number;
}

/** Where the walk from a place is to begin. */
function goesOnAt(walked: Walked, text: string, from: number): number {
  const isWalked = from >= walked.from && from <= walked.to && text === walked.text;
  walked.text = text; // always, for an equal text that is another string is compared letter by letter
  if (isWalked) return walked.to;
  walked.from = from;
  return (walked.to = from);
}

const withoutFigure: Walked = { text: '', from: 0, to: 0 };

function holdsFigure(text: string, from: number, to: number): boolean {
  const end = Math.min(to, text.length);
  const units = unitsOf(text);
  let at = goesOnAt(withoutFigure, text, from);
  while (at < end && !isFigure(units[at]!)) at++;
  withoutFigure.to = at;
  return at < end;
}

const withoutPause: Walked = { text: '', from: 0, to: 0 };
const isStop = new Uint8Array(2 ** 16);
for (const stop of ';,.d°') isStop[stop.charCodeAt(0)] = 1;
const isPause = exactly(';,.');
const D = 100;

function nextPauseOrDegrees(text: string, from: number, to: number): number {
  const end = Math.min(to, text.length);
  const units = unitsOf(text);
  let at = goesOnAt(withoutPause, text, from);
  for (; at < end; at++) {
    const unit = units[at]!;
    if (isStop[unit] === 1 && (unit !== D || (text.startsWith('degree', at) && DEGREES.test(text.slice(at, at + 8)))))
      break;
  }
  withoutPause.to = at;
  return at;
}

/** Where degrees are named, before the next pause and within sixty characters; -1 where they are not. */
function degreesFollow(text: string, from: number): number {
  // "north, fifty-ono degrees east": a comma right behind the wind parts nothing.
  const next = nextPauseOrDegrees(text, codeAt(text, from) === COMMA ? from + 1 : from, from + 61);
  return next > from + 60 || next >= text.length || isPause(codeAt(text, next)) ? -1 : next;
}

// "N. 615,208; E. 2,470,936", "N426318.57, E2148307.42".
const COORDINATE = /^[\s.]{0,3}(?:\d{1,3}(?:,\d{3})+|\d{6,}|\d{4,}\.\d)/;
const DEGREES = /^degrees?\b/;
/** Words of a course or of a place: what is left of an angle holds none of them. */
const OWN = (
  'feet foot ft chain chains ch chs pole poles rod rods link links mile miles yard yards vara varas vrs rds lks yds meter meters to ' +
  'along the of line lines at and or latitude north south east west n s by with on in from thence then an a angle side half part ' +
  'fork bank street st road rd avenue ave corner quarter section lot lots block range township said is as for due run running ' +
  'through over up down across parallel acre acres more less cor th ln sec blk pt par alg beg bg pob com sd sq hwy cen ctr int pl ' +
  'rr wly ely nly sly post pin pipe stake alley creek river branch fence wall tract lane way'
).split(' ');
const OWN_WORDS = new RegExp(String.raw`\b(?:${OWN.join('|')})\b`);
const isOwn = wordTable(OWN.map((word) => [word, true]));
/** "the south line of the said NE 1/4, East for": a quarter of a section, and the course's own way. */
const PART_OF_SECTION = /^\.?\s{0,2}(?:1\/4|¼),\s/;
const DAMAGED_ANGLE =
  /^[\s.,:'"(]{0,4}(?:[\d%]|[ol](?=\d))[\d\s.,/%°'"*?!|½¼¾)_=~^¦\ufffd#+-]{0,12}(?:deg\w*[\s)]{0,2})?(?:[ew](?![a-z])|east|west|vest|[bfr]ast)/;
// `south 2" 15! wear 40 feet`: two marked figures, the first of them no feet.
const TWO_MARKED = /^[\s.,:]{1,3}\d{1,2}\s?["!*|]\s{0,2}\d{1,2}\s?['"!*|°]/;
// "North 2 0 8%% 96 rods": more figures than the length's, and marks that none has.
/** "South 21918' 60.9 feet", "N 23' (E?) 64 rods": the figures before the prime are those of an angle, and the length follows. */
const PRIME_THEN_LENGTH =
  /^(\.?\s{1,3}\d{1,6}')(?:\s{0,2}[([][^()\[\]]{1,9}[)\]])?\s{1,3}\d[\d.,]{0,8}\s?(?:feet|ft|rods|poles|perches|chains|links|varas)\b/;
/** "N 61-42 371.50 feet": degrees and minutes, and the length behind them. */
const DASHED_THEN_LENGTH =
  /^([\s.]{1,3}[@&$#]?\d{1,2}[-.:]\d{2}(?:[-.:]\d{2})?)\s{1,3}\d[\d.,]{0,8}\s?(?:feet|ft|rods|poles|perches|chains|links|varas)\b/;
const FIGURES_THEN_LENGTH =
  /^[\s.,:]{1,4}[@&$#]?\d[^a-z;]{0,20}[%°*"][^a-z;]{0,12}[\s|]\d[\d.,/]{0,8}\s?(?:feet|ft|rods|poles|perches|chains|chs|links|varas)\b/;
/** "south 10 mxnntcs east 40 feet": a figure, and a word that is none of the course's. */
const WORD_THEN_WIND = /^[\s.]{1,3}\d{1,2}\s{1,2}([a-z]{4,9})\s{1,2}(?:east|west)(?=[\s,]{1,3}\d)/;
// "north oqe it east 412 feet", "S U 4 E 96 poles".
const SCRAPS_THEN_WIND =
  /^\.?\s{1,3}(?<scraps>(?:[^\s;,]{1,5}\s{1,2}){1,3}?)(?:east|west|[ew])(?:\.|(?![a-z]))(?=[\s,]{1,3}\d)/;

/** `N 2N041'7 I" E a distance of`, "N 77041126;1 W, a distance of": letters and signs among the figures, up to the second wind. */
const LETTERED_ANGLE =
  /^(?<angle>[\s.,:]{0,3}(?:\d|[ilosztbgdq](?=\d))(?:[^;,]|;(?=\d)){2,18}?[\s"'°](?:[ew]|east|west))(?=[.,]{0,2}\s{1,3}(?:(?:for\s+)?a\s+distance\b|along\b|with\b|on\s|for\s|\d)|,\s)/;
const isLetteredAngle = (angle: string): boolean =>
  /[a-z;].*(?=[\s"'°](?:[ew]|east|west)$)/s.test(angle) && /['"°*]|\d{5}/.test(angle);

const unreadable = (start: number, end: number, trendDeg: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'broken',
  bearing: null,
  start,
  end,
  trendDeg,
  doubts: [TOO_DAMAGED],
});

const INSIDE_ANGLE = /(?:^|[^a-z])[ns]\.?\s{1,3}\d{1,2}(?:-\d{1,2})?-?$/;
/** "N S¾° E", "north S7 deg.": of two in a row the second was a figure. */
const BEHIND_NORTH = /(?:^|[^a-z])(?:n\.?|north)\s{1,2}$/;
const mayBeFigure = oneOf('0123456789½¼¾');
/** "N. 3So 007 W.", "S 02-S0-20 W": the letter stands among the figures of a damaged angle and begins no bearing. */
export function isInsideAngle(text: string, at: number): boolean {
  const before = codeBefore(text, at);
  if (isFigure(before) || before === DASH) return INSIDE_ANGLE.test(text.slice(Math.max(0, at - 10), at));
  return (
    isSpace(before) &&
    mayBeFigure(codeAt(text, at + 1)) &&
    text.startsWith('s', at) &&
    BEHIND_NORTH.test(text.slice(Math.max(0, at - 8), at))
  );
}
const DASH = 45;

/** `°00'28.8"E`, `46056"43" West`: right behind the seconds of an angle stands its last letter, never a way of its own. */
const ENDS_AN_ANGLE =
  /(?:°\s{0,2}[\dilosz]{1,2}\s?'(?:\s{0,2}[\dilosz]{1,2}(?:\.\d{1,4})?\s?["'])?|\d\s?"\s{0,2}\d{1,2}(?:\.\d{1,4})?\s?["'])\s{0,2}$/;
export const endsAnAngle = (text: string, at: number): boolean => {
  const last = beforeAll(text, at, isSpace);
  const mark = codeBefore(text, last);
  if (mark === 34 || mark === 39) return ENDS_AN_ANGLE.test(text.slice(Math.max(0, at - 18), at));
  // "NO4 17 min. W", where the bearing could not be read.
  return last < at && endsUnitOfAngle(mark) && ENDS_IN_WORD.test(text.slice(Math.max(0, at - 14), at));
};
const endsUnitOfAngle = oneOf('.nces');
const ENDS_IN_WORD = /\d\s?(?:min(?:ute)?s?|sec(?:ond)?s?)\.?\s{1,2}$/;

const MISPRINTED =
  /(?:(norht|nortb|nortn|norch|nosth|noith|nortli|morth|horth|korth)|([cbfl]ast|eost|easl|eaft)|(souch|somth|sonth|soutb|soutli|sowth|fouth)|(vest|wost|weat|weft))(?![a-z])/y;
const LENGTH_NEXT =
  /^[\s,.]{1,3}(?:(?:for\s+)?a\s+distance\s+of\s+)?(?:about\s+)?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/;

const WAY_NEXT = /^[\s,]{1,3}(?:along|with|on|to)\s(?:an?|the|said)\s/;

/** "thence Fast 286.4 feet": right behind "thence" and before a length, a misprinted wind can be nothing else. */
export function misprintedWindAt(text: string, at: number): DirectionPhrase | null {
  MISPRINTED.lastIndex = at;
  const found = MISPRINTED.exec(text);
  if (!found || !/\bthence,?\s{1,2}(?:running\s|run\s|due\s)?$/.test(text.slice(Math.max(0, at - 18), at))) return null;
  const end = MISPRINTED.lastIndex;
  if (
    !LENGTH_NEXT.test(text.slice(end, end + 34)) &&
    !(found[0] !== 'last' && WAY_NEXT.test(text.slice(end, end + 14)))
  )
    return null;
  const wind = found.slice(1).findIndex((word) => word !== undefined);
  const doubts = [`the direction reads "${found[0]}", taken for ${['north', 'east', 'south', 'west'][wind]!}`];
  const bearing = bearingFromAzimuth(wind * 90);
  return { ...CLEAN, kind: 'cardinal', bearing, start: at, end, trendDeg: wind * 90, doubts };
}
