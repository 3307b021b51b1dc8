// Takes: folded text and a place in it. Gives: the angle that stands there (degrees, minutes, seconds) in any notation, with span.
// Never: a direction; which way an angle turns is said by the words around it.
import { codeAt, codeBefore } from '../words/code-at.ts';
import {
  compose,
  DEGREE_MARK,
  endOf,
  MINUTE_WORD,
  partAt,
  quadrantFollows,
  repeatedEnd,
  SECOND_WORD,
  withMinutes,
  type AnglePhrase,
} from './angle-parts.ts';
import {
  bare,
  gluedMinutes,
  gluedSeconds,
  halfForMark,
  pointedDegrees,
  strayMark,
  tornDigits,
  wrongDegreeMark,
  zeroForMark,
} from './damaged-angle.ts';
import { isBehindBearing, isFeetAndInches, isListedFeet } from './feet-and-inches.ts';
import { isBehindMeridian, lostDegreeMark, runEnd } from './lost-degree-mark.ts';
import { before } from '../words/before.ts';
import { partsByCommas } from './comma-habit.ts';
import { comparedWithFigure } from './said-figure.ts';
import { letteredDegreesAt, letteredLengthAt, LETTERS_FOR_FIGURES } from './lettered-figure.ts';
import { minutesAlone } from './minutes-alone.ts';
import { BEGINNINGS } from './number-words.ts';
import { numberAt, type NumberPhrase } from './numbers.ts';
import { plainAngleAt } from './plain-angle.ts';
import { isCounting } from './torn-words.ts';
import { beforeBlanks } from '../words/word-edges.ts';
import {
  beforeAll,
  behindAll,
  behindDashes,
  exactly,
  headsOf,
  isFigure,
  isLetter,
  isSpace,
  oneOf,
  spaceOr,
} from '../words/peek.ts';

export function angleAt(text: string, at: number): AnglePhrase | null {
  if (!mayBeginAngle(text, at)) return null;
  return plainAngleAt(text, at) ?? angleOfNumber(text, at, numberAt(text, at));
}

const [SPACE, COMMA, DASH, POINT, COLON] = [32, 44, 45, 46, 58];
const BEYOND_ASCII = 128;
/** How a word begins that may be degrees: a number, or letters read for figures. */
const beginsDegrees = headsOf([...BEGINNINGS, ...LETTERS_FOR_FIGURES]);

/** Behind most winds stands another word: "north along", "east of". */
function mayBeginAngle(text: string, at: number): boolean {
  const unit = codeAt(text, at);
  if (isLetter(unit)) return beginsDegrees(text, at);
  return unit >= BEYOND_ASCII || unit === POINT || MAY_BE_DEGREES(unit);
}

/** The angle whose degrees are this number; `onlyMarked` where one without any mark is of no use. */
export function angleOfNumber(
  text: string,
  at: number,
  number: NumberPhrase | null,
  onlyMarked = false,
): AnglePhrase | null {
  return number?.inWords ? angleInWords(text, number, onlyMarked) : angleInFigures(text, at, number, onlyMarked);
}

function angleInWords(text: string, number: NumberPhrase, onlyMarked: boolean): AnglePhrase | null {
  if (number.value > 360) return null;
  const { end } = number;
  let mark = degreeMarkEnd(text, end);
  if (mark < 0) {
    const repeated = repeatedEnd(text, end);
    if (repeated > 0) {
      mark = degreeMarkEnd(text, repeated);
      if (mark > 0) {
        const said = comparedWithFigure(text, number, end, repeated);
        return withMinutes(text, said, mark, misprintedMark(text, repeated, mark));
      }
    }
  }
  if (mark < 0)
    return minutesOnly(text, number) ?? (onlyMarked ? null : compose(number, null, null, end, false, [], []));
  return withMinutes(text, number, mark, misprintedMark(text, end, mark));
}

/** "north nine minutes east": no degrees at all. */
function minutesOnly(text: string, minutes: NumberPhrase): AnglePhrase | null {
  const mark = MAY_BE_MINUTES(behindDashes(text, minutes.end, 2)) ? endOf(MINUTE_WORD, text, minutes.end) : -1;
  if (mark < 0 || minutes.value >= 60 || isBehindDegreesOf(text, minutes.start)) return null;
  const seconds = partAt(text, mark, SECOND_WORD, []);
  const end = seconds?.marked ? seconds.end : mark;
  const doubts = isBehindDegrees(text, minutes.start) ? ['the degrees before it cannot be read'] : [];
  return compose({ ...minutes, value: 0 }, minutes, seconds?.marked ? seconds.number : null, end, true, doubts, []);
}

/** "41 degrees north, 4 minutes west": the degrees stand before the wind. */
const isBehindDegreesOf = before(/(?:\bdeg(?:ree)?s?\.?|°)\s{1,3}(?:north|south|[ns]\.?),?\s{1,3}/);

/** "an angle of .. degrees 36 minutes": the word without its figure; "40 de9rees 36 minutes", "two hundred ten forty minutes": with a number that nobody read. */
const isBehindDegrees = (text: string, at: number): boolean => DEGREES_BEFORE(text, at) || isBehindNumber(text, at);
const DEGREES_BEFORE = before(
  /(?:\bdeg(?:ree)?s?|[a-z\d](?:gre|9re|qre|rec)e?s)[\s.,;:']{1,3}(?:[a-z]{1,3}\s{1,2}){0,2}/,
);

function isBehindNumber(text: string, at: number): boolean {
  const end = beforeBlanks(text, at);
  if (end === at) return codeBefore(text, at) === DASH;
  return isFigure(codeBefore(text, end)) || isCounting(text.slice(beforeAll(text, end, isLetter), end));
}

/** "S. 41 dog. E."; "S 3*7 W", where the star may be a figure; "N 4~ 30' E", where the sign may be all that is left of one. */
function misprintedMark(text: string, from: number, to: number): string[] {
  if (to === from + 1 && MAY_BE_A_FIGURE(codeAt(text, from)) && LONE_FIGURES.test(text.slice(from - 2, to + 4)))
    return [`"${text.slice(from - 1, to + 1)}" is taken for ${text[from - 1]!}°${text[to]!}'`];
  if (to === from + 1 && codeAt(text, from) === TILDE && LONE_FIGURE.test(text.slice(from - 2, from)))
    return [`"${text.slice(from - 1, to)}" is taken for ${text[from - 1]!}°`];
  if (to < from + 3) return [];
  const word =
    /d[oa]g/.exec(text.slice(from, to))?.[0] ?? (endOf(DEGREE_MARK, text, from) < 0 ? text.slice(from, to) : '');
  return word === '' ? [] : [`"${word.trim()}" is read as degrees`];
}

const MAY_BE_A_FIGURE = exactly('*^');
const LONE_FIGURE = /^\D\d$/;
const TILDE = 126;
const LONE_FIGURES = /^\D\d[*^]\d(?!\d|\s?['m.])/;
const MAY_MARK_DEGREES = oneOf('°*~^%[;do?eá¦\\');
const MAY_BE_MINUTES = oneOf('m');

/** Most figures are no angles: what follows them is looked at before a pattern is asked. */
function degreeMarkEnd(text: string, at: number): number {
  const unit = codeAt(text, at);
  // "87 .degrees": a speck before the word.
  const isSpecked = unit === SPACE && codeAt(text, at + 1) === POINT;
  const head = isSpecked ? at + 2 : unit === COLON || unit === COMMA ? at + 1 : at;
  if (!MAY_MARK_DEGREES(behindDashes(text, head, 3))) return -1;
  return endOf(DEGREE_MARK, text, at);
}

/** "1,320": thousands are no degrees. */
const holdsComma = (text: string, { start, end }: NumberPhrase): boolean =>
  end - start > 4 && text.slice(start, end).includes(',');

/** A figure, or a letter read for one. */
const MAY_BE_DEGREES = exactly('0123456789liob|');

function angleInFigures(
  text: string,
  at: number,
  degrees: NumberPhrase | null,
  onlyMarked: boolean,
): AnglePhrase | null {
  if (!degrees && !MAY_BE_DEGREES(codeAt(text, at))) return null;
  if (letteredLengthAt(text, at)) return null; // "south 9O2.6 feet": the O is no degree mark
  const lettered = letteredDegreesAt(text, at);
  if (lettered) return withMinutes(text, lettered, endOf(DEGREE_MARK, text, lettered.end), [...lettered.doubts!]);
  const torn = isSpace(codeAt(text, at + 1)) ? tornDigits(text, at) : halfForMark(text, at);
  if (torn) return torn;
  const run = runEnd(text, at);
  const lost = run > 0 ? lostDegreeMark(text, at, run) : null;
  if (lost || run > at + 3) return lost;
  if (!degrees || holdsComma(text, degrees)) return null;
  if (degrees.value > 9999) return gluedSeconds(text, degrees);
  const mark = degreeMarkEnd(text, degrees.end);
  if (mark > 0) {
    if (degrees.value > 999) return null;
    const pointed = degrees.places > 0 ? pointedDegrees(text, degrees, mark) : null;
    return pointed ?? withMinutes(text, degrees, mark, misprintedMark(text, degrees.end, mark));
  }
  if (isFeetAndInches(text, degrees) || isAboveWind(text, degrees)) return null;
  return (
    minutesOnly(text, degrees) ??
    strayMark(text, degrees) ??
    minutesAlone(text, degrees) ??
    wrongDegreeMark(text, degrees) ??
    commaDegrees(text, degrees) ??
    zeroForMark(text, degrees) ??
    dashed(text, degrees) ??
    (onlyMarked ? gluedMinutes : bare)(text, degrees)
  );
}

const DECIMALS_THEN_MARK = /,(?<decimals>\d{1,4})\s?°(?!\s?\d)/y;

/** "N 10,5° E": the degree mark stands behind the decimals. */
function commaDegrees(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (codeAt(text, degrees.end) !== COMMA || degrees.places > 0 || degrees.value > 360) return null;
  DECIMALS_THEN_MARK.lastIndex = degrees.end;
  const decimals = DECIMALS_THEN_MARK.exec(text)?.groups?.['decimals'];
  const end = DECIMALS_THEN_MARK.lastIndex;
  if (decimals === undefined || !quadrantFollows(text, end)) return null;
  const doubts = partsByCommas(text) ? [] : [`"${text.slice(degrees.start, end)}" is read with a decimal comma`];
  const value = degrees.value + Number(`0.${decimals}`);
  return compose({ ...degrees, value }, null, null, end, true, doubts, []);
}

/** "South  50.00\nWest  12.50": rows of winds and lengths, each in its line. */
const WIND_BELOW = /^[ \t]{0,4}\n[ \t|]{0,12}(?:e|w|east|west)\.?[ \t|]{1,12}\d/;
const isAboveWind = (text: string, { places, end }: NumberPhrase): boolean =>
  places > 0 && WIND_BELOW.test(text.slice(end, end + 32));

const DASHED = /\s?[-:]\s?(?<m>\d{1,2}(?:\.\d+)?)(?:\s?['])?(?:\s?[-:]\s?(?<s>\d{1,2}(?:\.\d+)?)(?:\s?["])?)?/y;
const SPACED = /[\s.](?<m>\d{2}(?:\.\d+)?)(?:\s?')?(?:[\s.](?<s>\d{2}(?:\.\d+)?)(?:\s?")?)?/y;
const POINTED = /\.(?<m>\d{2})\.(?<s>\d{2}(?:\.\d+)?)(?!\d)/y;

const DASHED_OR_SPACED = [DASHED, POINTED, SPACED];
const isParting = spaceOr('-:.');
const MAY_PART = oneOf(' \t\n\v\f\r-:.');

/** `27°16'04"  83.28'  N 77°38' W`, the cells of a row: the wind behind the figure opens a bearing of its own. */
const BEARING_NEXT = /['"]?[\s|,]{1,20}(?:[ns][.\s]{0,2}|(?:north|south)\s{1,2})\d/y;

const opensBearing = (text: string, at: number): boolean => endOf(BEARING_NEXT, text, at) > 0;

function isLengthByBearing(text: string, { start, end }: NumberPhrase): boolean {
  if (isBehindBearing(text, start)) return true;
  return opensBearing(text, end) && !isBehindMeridian(text, start);
}

/** "45-30-15", "45 30 15", "45.30.15" with the quadrant letter right behind. */
function dashed(text: string, degrees: NumberPhrase): AnglePhrase | null {
  let headEnd = degrees.start;
  while (headEnd < degrees.start + 3 && isFigure(codeAt(text, headEnd))) headEnd++;
  if (!MAY_PART(codeAt(text, headEnd)) || !isFigure(codeAt(text, behindAll(text, headEnd, 3, isParting)))) return null;
  if (codeAt(text, headEnd) === POINT && (isLengthByBearing(text, degrees) || isListedFeet(text, degrees.start)))
    return null;
  const head = text.slice(degrees.start, headEnd);
  for (const pattern of DASHED_OR_SPACED) {
    pattern.lastIndex = headEnd;
    const found = pattern.exec(text)?.groups;
    if (!found || Number(found['m']) >= 60 || !quadrantFollows(text, pattern.lastIndex)) continue;
    if (opensBearing(text, pattern.lastIndex) && !isBehindMeridian(text, degrees.start)) continue;
    const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value) });
    const seconds = found['s'] === undefined ? null : part(found['s']);
    const marked = seconds !== null || text.slice(degrees.end, pattern.lastIndex).includes("'");
    // `45 15" W`: the mark is that of seconds, and the minutes before them may be lost.
    const isOfSeconds = seconds === null && /^\s?"/.test(text.slice(pattern.lastIndex, pattern.lastIndex + 2));
    const doubts = isOfSeconds ? [`"${found['m']!}"" is taken for minutes`] : [];
    return compose(part(head), part(found['m']!), seconds, pattern.lastIndex, marked, doubts, []);
  }
  return null;
}
