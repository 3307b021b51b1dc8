// Takes: folded text and a place in it. Gives: the parts of an angle (marks, minutes, seconds) and how they are put together.
// Never: a whole reading; angle-phrase.ts reads, damaged-angle.ts reads what a scan has spoilt.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { letteredPartAt } from './lettered-figure.ts';
import { comparedWithFigure } from './said-figure.ts';
import { degreePartAt } from './degree-part.ts';
import { figureAt, wordsAt, type NumberPhrase } from './numbers.ts';
import { behindAll, behindBlanks, exactly, isFigure, isLetter, isSpace, oneOf, spaceOr } from '../words/peek.ts';

export interface AnglePhrase {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly start: number;
  readonly end: number;
  /** Whether a mark or word says that these are degrees. */
  readonly marked: boolean;
  /** What had to be assumed about a damaged mark or digit; empty when all stands as it should. */
  readonly doubts: readonly string[];
  /** Other readings of the degrees that the damage allows. */
  readonly otherDegrees: readonly number[];
  /** Other readings of the whole angle. */
  readonly others?: readonly Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>[];
}

const [LINE_BREAK, SPACE, DOUBLE_PRIME, PERCENT, AMPERSAND, PRIME, OPENING, CLOSING] = [10, 32, 34, 37, 38, 39, 40, 41];
const [COMMA, DASH, POINT, ZERO, A, DEGREE_SIGN] = [44, 45, 46, 48, 97, 176];

// "o" only where a number follows or the mark is glued to the figure: "45o 30'"; "d" likewise.
export const DEGREE_MARK =
  /(?::|,(?=\s?deg)|\s\.(?=deg))?[\s-]{0,3}(?:[°*•~^](?:\s{0,2}degrees?\b)?|o(?=\s[ew]\d{1,3}\s)|%(?=\d{1,2}')|%%d|\\u00b0|[¦\ufffd](?=\s?\d{1,2}\s?['"])|(?<=\d)á(?=\s?\d{1,2}\s?'|\s{0,2}(?:[ew](?![a-z])|east|west))|(?<=\d)e(?=\d\d'\s?\d\d(?:\.\d+)?"\s?(?:[ew](?![a-z])|east|west))|\[?;deg;\]?|de(?:-\s{1,2})?[gc]re+e?(?:'?s{1,2})?(?![a-z])\.?|degr\s{1,2}ees?\b|deg[a-z]{2,5}(?![a-z])|(?:d[co]g|[lb]eg)re[a-z]{1,3}(?![a-z])|degs?(?:\b(?![~^\ufffd][a-z])|(?=\d))\.?|(?:degr|dgs?)(?![a-z])\.?|(?<=(?<![a-z])(?:n|s|[ns]o|north|south)[.\s]{1,3}\d{1,2}\s)d\.?(?=\s{1,2}(?:[ew](?![a-z])|east|west|\d{1,2}\s?'))|d[oa]g(?=\.?\s{0,2}(?:[ew](?![a-z])|east|west|\d))\.?|(?<=\d)[od](?=[\s\d.,-]|[ew][\s.,])(?!(?<=[^\d.][23]d)[.,]?\s{1,2}(?:[ns]|north|south)[.\s]{0,2}\d)|(?<=\d)\?(?=\s?\d))/y;
// The last ones are misread primes, trusted only right before the quadrant word: "89°22! West", "0°04°W".
export const MINUTE_MARK =
  /(?:,|\s?\.(?=\s{0,2}min))?[\s-]{0,2}(?:;ft;|\[?;min;\]?|'(?!')(?:\s{1,2}min(?:ute)?s?(?![a-z])[.,]?)?|[°!?|/](?=\s?\d{1,2}(?:\.\d+)?\s?")|\?(?=\s?\d{1,2}(?:\.\d+)?\?\s{0,2}(?:[ew](?![a-z])|east|west))|;(?=\s?\d{1,2}(?:\.\d+)?")|min(?:-\s{1,2}ute|ute)?s?(?:\ss(?=\s)|(?![a-z])|(?=[ew][\s,.]{1,2}\d)|(?<=minutes)(?=[a-z]{3,9}[-\s]))\.?|(?:mintues|ninutes?|minuets|infinites|mi[\s-]{1,2}m[a-z]{2,4}|mi[\s-]{1,2}nutes?|(?:m[il1][a-z]{1,3}[tl][a-z]{0,2}[es]|[nr][a-z]{0,2}in[a-z]tes|minut[a-z]{1,3})(?=[\s,.]{1,3}(?:[ew]\b|east|west|\d|and\b)))\b|(?:mina|mia|mim|mln|rnin|rain)(?=[\s.,]{1,3}\d{1,2}(?:\.\d+)?\s?(?:sec|"))\.?|feet(?=\s(?:east|west)\b)|m(?=[\s\d.,]|[ew][\s,.]{1,2}\d)|[!?|°](?=\s?(?:e|w|[bfr]ast|vest)))/y;
export const SECOND_MARK =
  /(?:\s?\.(?=\s{0,2}sec))?\s{0,2}(?:;inch;|\[?;sec;\]?|"(?:'(?=[,;\s])|\s{1,2}sec(?:ond)?s?(?![a-z])[.,]?)?|' ?'|''|\?(?=\s{0,2}(?:[ew](?![a-z])|east|west))|sec(?:-?\s{1,2}ond|ond)?s?(?:(?![a-z])|(?=[ew][\s,.]{1,2}\d))\.?|(?:se[a-z]{2,4}ds|s[oac]con[a-z]{1,2}|secon[a-z]{1,3})(?=[\s,.]{1,3}(?:[ew]\b|east|west))|(?<=\d)s(?=\s?[ew](?![a-z])))/y;
// Between the parts of an angle: blanks, a comma, a dash, "and".
export const MINUTE_WORD = /[\s-]{0,2}(?:minutes?\b|mi[a-z]{1,3}[tl]es(?=[\s,]{1,3}(?:east|west)\b))/y;
export const SECOND_WORD = /\s{0,2}sec(?:ond)?s?(?![a-z])\.?/y;
const SAID_AGAIN = /\s?\([^()]{1,12}\)/y;
const isSeparator = spaceOr('.,-');
const AND = /(?:and|&)\s{1,2}/y;
const isGap = spaceOr('-');
// A figure repeated in brackets after words, often with its brackets lost: "eighty-six (86)", "eighty-six -86", "sixty and one-half (60-1/2)".
const REPEATED = /\s{0,2}(?:[([]\s?\d{1,3}-\d\/\d{1,2}°?\s?[)\]]|[-([]\s?[\d%½¼¾/.,° ]{1,9}\s?[)\]]?)/y;

/** The end of the match at `at`, or -1. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** "7° 2.3'": those who measure tenths of a minute print two figures before them. */
const POINTED_MINUTES = /^[1-9]\.\d\s?'$/;

/** Minutes and seconds after the degree mark, each only if its own mark (or the end of the angle) follows. */
export function withMinutes(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase {
  const odd =
    swappedParts(text, degrees, mark, doubts) ??
    gluedParts(text, degrees, mark, doubts) ??
    pointedParts(text, degrees, mark, doubts);
  if (odd) return odd;
  const part = degreePartAt(text, mark);
  if (part) return compose({ ...degrees, value: degrees.value + part.value }, null, null, part.end, true, doubts, []);
  const minutes = partAt(text, mark, MINUTE_MARK, doubts);
  if (!minutes) {
    // "63 degrees 08 seconds": no minutes are printed.
    const alone = partAt(text, mark, SECOND_WORD, doubts);
    if (alone?.marked) return compose(degrees, null, alone.number, alone.end, true, doubts, []);
    return compose(degrees, null, null, mark, true, doubts, []);
  }
  if (text.startsWith('feet', minutes.end - 4)) doubts.push('"feet" is taken for minutes');
  const seconds =
    minutes.marked || minutes.number.inWords
      ? (partAt(text, minutes.end, SECOND_MARK, doubts) ??
        primedSeconds(text, minutes, doubts) ??
        unmarkedSeconds(text, minutes, doubts))
      : bareSeconds(text, minutes.end);
  const again = seconds ? null : partAt(text, minutes.end, MINUTE_WORD, []);
  if (again?.marked && minutes.marked && quadrantFollows(text, again.end)) {
    const slip = [...doubts, 'minutes are named twice; the second are read as seconds'];
    return compose(degrees, minutes.number, again.number, again.end, true, slip, []);
  }
  const end = seconds ? seconds.end : minutes.end;
  if (
    seconds?.marked === false &&
    isLetter(codeBefore(text, minutes.end)) &&
    (seconds.number.end - seconds.number.start === 1 || isAlone(text, seconds.number))
  )
    doubts.push('a figure without its word stands behind the minutes, taken for seconds');
  if (seconds && !minutes.marked && codeAt(text, minutes.end) === COMMA && isFigure(codeAt(text, minutes.end + 1)))
    doubts.push(`"${text.slice(minutes.number.start, end)}" is taken for minutes and seconds`);
  if (!seconds && !minutes.marked && isAlone(text, minutes.number))
    doubts.push(`"${text.slice(minutes.number.start, minutes.number.end)}" in a line of its own is taken for minutes`);
  if (!seconds && endOf(SECONDS_UNREAD, text, minutes.end) > 0) doubts.push('the seconds cannot be read');
  if (seconds && !Number.isInteger(minutes.number.value))
    doubts.push('the minutes have a fraction and seconds stand behind them, taken for their sum');
  if (seconds && isLastOfLost(text, end) && LOST_DIGIT.test(text.slice(degrees.start, end)))
    doubts.push('a digit of the seconds may be lost');
  else if (!seconds && POINTED_MINUTES.test(text.slice(minutes.number.start, minutes.end)))
    doubts.push('the point among the minutes may be a speck');
  return compose(degrees, minutes.number, seconds?.number ?? null, end, true, doubts, []);
}

/** In a line of its own, as the number of a page is. */
const isAlone = (text: string, { start, end }: NumberPhrase): boolean =>
  codeBefore(text, start) === LINE_BREAK && codeAt(text, end) === LINE_BREAK;

/** "47 minutes thirty 7 seconds": two numbers, and one of them is stray. */
const SECONDS_UNREAD =
  /[\s,]{1,3}(?!and\b)[a-z\d][a-z\d-]{0,11}\s(?:[~|.'*]\s)?(?!and\b)[a-z\d][a-z\d-]{0,6}\sseconds\b/y;

/** `89°15' 1"`: one figure where two stand else, and the blank of the other before it. */
const isLastOfLost = (text: string, end: number): boolean =>
  codeBefore(text, end) === DOUBLE_PRIME && !isFigure(codeBefore(text, end - 2));
const LOST_DIGIT = /°\d\d'\s\d"$/;

const SWAPPED = /\s?(?<m>\d{1,2})\s?"\s?-?(?<s>\d{1,2}(?:\.\d{1,4})?)\s?'(?!')/y;

/** `45° 30" 15' E`: the marks of minutes and seconds stand in each other's places. */
function swappedParts(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase | null {
  if (!text.startsWith('"', mark + 2) && !text.startsWith('"', mark + 3)) return null;
  SWAPPED.lastIndex = mark;
  const found = SWAPPED.exec(text)?.groups;
  if (!found || !quadrantFollows(text, SWAPPED.lastIndex)) return null;
  const end = SWAPPED.lastIndex;
  const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value), doubts: [] });
  const why = [...doubts, 'the marks of minutes and seconds are swapped; the first are taken for minutes'];
  return compose(degrees, part(found['m']!), part(found['s']!), end, true, why, []);
}

const POINTED_PARTS = /\s?(?<m>[0-5]\d)\.(?<s>[0-5]\d)\s?"/y;

/** `N 23°16.51" E`: a point where the mark of minutes should stand; or minutes with decimals, and the mark of seconds behind them. */
function pointedParts(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase | null {
  if (codeAt(text, mark + 2) !== POINT && codeAt(text, mark + 3) !== POINT) return null;
  POINTED_PARTS.lastIndex = mark;
  const found = POINTED_PARTS.exec(text)?.groups;
  const end = POINTED_PARTS.lastIndex;
  if (!found || !quadrantFollows(text, end)) return null;
  const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value), doubts: [] });
  const why = [...doubts, 'a point stands for the mark of minutes'];
  const asMinutes = compose(degrees, part(`${found['m']!}.${found['s']!}`), null, end, true, why, []);
  return { ...compose(degrees, part(found['m']!), part(found['s']!), end, true, why, []), others: [asMinutes] };
}

const GLUED = /\s?(?<m>[0-5]\d)(?<s>[0-5]\d(?:\.\d{1,2})?)\s?["']?/y;

/** "N 37°2218 W": minutes and seconds without a mark between them. */
function gluedParts(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase | null {
  if (!isFigure(codeAt(text, mark + 2)) || !isFigure(codeAt(text, mark + 3))) return null;
  GLUED.lastIndex = mark;
  const found = GLUED.exec(text)?.groups;
  if (!found || !quadrantFollows(text, GLUED.lastIndex)) return null;
  const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value), doubts: [] });
  const why = [...doubts, 'minutes and seconds run together'];
  return compose(degrees, part(found['m']!), part(found['s']!), GLUED.lastIndex, true, why, []);
}

export interface Part {
  readonly number: NumberPhrase;
  readonly end: number;
  readonly marked: boolean;
}

const STRAY_ZERO = /0 (?=\d\d')/y;
const TORN = /[0-5]\s\d(?=\s?['"]|\s{1,2}(?:minute|second))/y;
/** `71° 4 2' 16"`: two digits of the minutes or seconds torn apart. */
function tornPart(text: string, start: number, doubts: string[]): NumberPhrase | null {
  const end = isSpace(codeAt(text, start + 1)) ? endOf(TORN, text, start) : -1;
  if (end < 0) return null;
  doubts.push('the digits of the angle stand apart');
  return { value: Number(text[start]! + text[end - 1]!), start, end, inWords: false, places: 0 };
}

const MAY_REPEAT = oneOf('-([');

/** Where a figure that is said again ends; -1 where none is. */
export function repeatedEnd(text: string, at: number): number {
  return MAY_REPEAT(behindBlanks(text, at, 2)) ? endOf(REPEATED, text, at) : -1;
}

/** Where the next part may begin. Walked rather than matched: a pattern that always matches costs as much as any. */
function betweenEnd(text: string, at: number): number {
  const said =
    codeAt(text, at) === OPENING || codeAt(text, at + 1) === OPENING ? Math.max(at, endOf(SAID_AGAIN, text, at)) : at;
  const end = behindAll(text, said, 4, isSeparator);
  const and = codeAt(text, end) === A || codeAt(text, end) === AMPERSAND ? Math.max(end, endOf(AND, text, end)) : end;
  return behindAll(text, and, 2, isGap);
}

export function partAt(text: string, at: number, markPattern: RegExp, doubts: string[]): Part | null {
  let from = betweenEnd(text, at);
  const stray = codeAt(text, from) === ZERO ? endOf(STRAY_ZERO, text, from) : -1;
  if (stray > 0) {
    from = stray;
    doubts.push('a stray 0 stands before the minutes');
  }
  let number = tornPart(text, from, doubts) ?? letteredPartAt(text, from) ?? smallNumber(text, from);
  if (!number) return null;
  if (number.doubts && !number.inWords) doubts.push(...number.doubts);
  let end = number.end;
  if (number.inWords) {
    const repeated = repeatedEnd(text, end);
    if (repeated > 0 && endOf(markPattern, text, repeated) > 0) {
      number = comparedWithFigure(text, number, end, repeated);
      end = repeated;
    }
  }
  // "32% seconds": a half or a quarter misread.
  if (codeAt(text, end) === PERCENT && endOf(markPattern, text, end + 1) > 0) {
    doubts.push('"%" stands where a fraction may have stood');
    end++;
  }
  const mark = endOf(markPattern, text, end);
  if (mark > 0) {
    if (codeAt(text, end) === POINT) doubts.push(`a stray point stands behind "${text.slice(number.start, end)}"`);
    return { number, end: mark, marked: true };
  }
  if (markPattern === MINUTE_MARK && codeAt(text, end) === DOUBLE_PRIME && quadrantFollows(text, end))
    doubts.push('the mark behind the minutes is that of seconds');
  // Without its mark a figure counts only as two digits before the quadrant letter: "58°21 W", "67 degrees and 08 E".
  if (!number.inWords && quadrantFollows(text, end) && /^\d{1,2}(?:\.\d+)?$/.test(text.slice(number.start, number.end)))
    return { number, end, marked: false };
  const seconds = markPattern === MINUTE_MARK ? bareSeconds(text, end) : null;
  if (seconds && quadrantFollows(text, seconds.end)) return { number, end, marked: false };
  // Glued to the degree mark two digits are minutes whatever became of their own mark: "243°05; 136.72 ft.".
  if (codeBefore(text, from) === DEGREE_SIGN && number.end === from + 2) return { number, end, marked: false };
  return null;
}

/** The first letters of what MINUTE_MARK finds. */
const beginsMark = exactly('mnrif');
/** Theirs, and those of what goes on with a figure before its mark: "and", "no/100", "xx/100", an l for a 1. */
const beginsMarkOrFraction = exactly('mnrifaxl');

/** Whether minutes with a mark of their own may stand behind a place. Most figures are none: "lots 4, 17, 21", "12, 310 feet". */
export function mayHoldMinutes(text: string, at: number): boolean {
  const from = betweenEnd(text, at);
  if (!isFigure(codeAt(text, from))) return true;
  const end = behindAll(text, from, 3, isFigure);
  if (end === from + 3) return codeAt(text, from) === ZERO;
  const gap = codeAt(text, end);
  const blank = gap === COMMA ? end + 1 : end;
  const unit = codeAt(text, blank);
  if (unit !== SPACE && unit !== LINE_BREAK) return gap !== CLOSING;
  const next = codeAt(text, blank + 1);
  if (isLetter(next)) return blank === end ? beginsMarkOrFraction(next) : beginsMark(next);
  return !isFigure(next) || blank === end;
}

const PRIMED_SECONDS = /\s{0,2}\d{2}\s?'(?=\s{0,2}[\d,]{1,7}(?:\.\d{1,3})?\s?(?:feet|ft|chains|chs|meters)\b)/y;

const MAY_BE_FIGURE = oneOf('0123456789');

/** "61° 18' 40'312.25 feet": the seconds carry the minutes' mark, and the length follows. */
function primedSeconds(text: string, minutes: Part, doubts: string[]): Part | null {
  const mayFollow = minutes.marked && MAY_BE_FIGURE(behindBlanks(text, minutes.end, 2));
  const end = mayFollow ? endOf(PRIMED_SECONDS, text, minutes.end) : -1;
  if (end < 0) return null;
  const number = smallNumber(text, betweenEnd(text, minutes.end));
  if (!number || number.value >= 60) return null;
  doubts.push('the mark of the seconds is that of minutes');
  return { number, end, marked: true };
}

/** Behind them a clause goes on or another figure begins, but no unit of a length. */
const UNMARKED_SECONDS =
  /[0-5]\d(?:\.\d{1,3})?(?=[,;)]|\.?\s{1,3}(?!(?:feet|foot|ft|chains?|chs|links?|rods?|poles?|perches|varas|met(?:er|re)s?|yards|miles?|inch(?:es)?|in)\b|\d{1,2}\/)[a-z\d(]|\.?$)/y;

/** "a central angle of 27°03'41, an arc": two figures right behind the minutes' mark, and no mark of their own. */
function unmarkedSeconds(text: string, minutes: Part, doubts: string[]): Part | null {
  if (codeBefore(text, minutes.end) !== PRIME || !isFigure(codeAt(text, minutes.end))) return null;
  const end = endOf(UNMARKED_SECONDS, text, minutes.end);
  const number = end < 0 ? null : smallNumber(text, minutes.end);
  if (number?.end !== end) return null;
  doubts.push('the mark of the seconds is missing');
  return { number, end, marked: true };
}

const isBeforeSeconds = spaceOr('.,:-');

/** Seconds after unmarked minutes: "45° 30-15 E", "12°04 30" W". */
function bareSeconds(text: string, at: number): Part | null {
  const from = behindAll(text, at, 3, isBeforeSeconds);
  if (from === at) return null;
  const number = smallNumber(text, from);
  if (!number || number.inWords) return null;
  const mark = endOf(SECOND_MARK, text, number.end);
  if (mark > 0) return { number, end: mark, marked: true };
  return quadrantFollows(text, number.end) ? { number, end: number.end, marked: false } : null;
}

const QUADRANT_NEXT =
  /[\s.,'"]{0,5}(?:-(?=[ew]))?(?:(?:[bf]?e|w|east|west|n|s|north|south)(?![a-z0-9])|(?:east|west)(?=\d))/y;
const isBeforeQuadrant = spaceOr(`.,'"`);
/** The first letters of what QUADRANT_NEXT finds. */
const beginsQuadrant = exactly('befwns');

export function quadrantFollows(text: string, at: number): boolean {
  const letter = behindAll(text, at, 5, isBeforeQuadrant);
  return (
    beginsQuadrant(codeAt(text, codeAt(text, letter) === DASH ? letter + 1 : letter)) &&
    endOf(QUADRANT_NEXT, text, at) > 0
  );
}

/** A number of minutes or seconds: under 60, or a damaged three-digit figure that begins with 0. */
function smallNumber(text: string, at: number): NumberPhrase | null {
  const number = wordsAt(text, at) ?? figureAt(text, at);
  if (!number) return null;
  if (number.inWords) return number.value < 61 ? number : null;
  const digits = behindAll(text, at, 3, isFigure) - at;
  if (digits === 3 && number.end === at + 3 && codeAt(text, at) === ZERO) return number;
  if (digits === 0 || digits === 3 || number.value >= 100) return null;
  return codeAt(text, at + digits) === COMMA && number.end > at + digits ? null : number;
}

const allDoubts = (doubts: readonly string[], ...parts: readonly (NumberPhrase | null)[]): string[] => [
  ...doubts,
  ...parts.flatMap((part) => part?.doubts ?? []),
];

export function compose(
  degrees: NumberPhrase,
  minutes: NumberPhrase | null,
  seconds: NumberPhrase | null,
  end: number,
  marked: boolean,
  doubts: readonly string[],
  otherDegrees: readonly number[],
): AnglePhrase {
  const d = Math.floor(degrees.value + 1e-9);
  const restMinutes = (degrees.value - d) * 60 + (minutes?.value ?? 0);
  const m = Math.floor(restMinutes + 1e-7);
  const s = Math.max(0, (restMinutes - m) * 60) + (seconds?.value ?? 0);
  return {
    degrees: d,
    minutes: m,
    seconds: Math.round(s * 1e4) / 1e4,
    start: degrees.start,
    end,
    marked,
    doubts:
      degrees.doubts || minutes?.doubts || seconds?.doubts ? allDoubts(doubts, degrees, minutes, seconds) : doubts,
    otherDegrees,
  };
}

export function decimalDegrees(angle: { degrees: number; minutes: number; seconds: number }): number {
  return angle.degrees + angle.minutes / 60 + angle.seconds / 3600;
}
