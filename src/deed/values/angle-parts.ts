// Takes: folded text and the place behind the mark of degrees. Gives: the angle with the minutes and seconds that stand there.
// Never: degrees without a mark; angle-phrase.ts and degree-marks.ts read those.
import { endOf, isDigitAt, isLetterAt, matchAt } from '../words/place.ts';
import { MINUTE_MARK, MINUTE_WORD, SECOND_MARK, SECOND_WORD } from './angle-marks.ts';
import { degreePartAt } from './degree-part.ts';
import { figureAt, wordsAt, type NumberPhrase } from './numbers.ts';
import { comparedWithFigure } from './said-figure.ts';

export interface AnglePhrase {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly start: number;
  readonly end: number;
  /** Whether a mark or word says that these are degrees. */
  readonly marked: boolean;
  /** What had to be assumed about a mark or digit; empty when all stands as it should. */
  readonly doubts: readonly string[];
  /** Other readings of the whole angle. */
  readonly others?: readonly Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>[];
}

/** Minutes and seconds after the degree mark, each only if its own mark (or the end of the angle) follows. */
export function withMinutes(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase {
  const odd = oddPartsAt(text, degrees, mark, doubts);
  if (odd) return odd;
  const part = degreePartAt(text, mark);
  if (part)
    return compose({ ...degrees, value: degrees.value + part.value }, null, null, {
      end: part.end,
      marked: true,
      doubts,
    });
  const minutes = partAt(text, mark, MINUTE_MARK, doubts);
  if (!minutes) {
    // "63 degrees 08 seconds": no minutes are printed.
    const alone = partAt(text, mark, SECOND_WORD, doubts);
    return alone?.marked
      ? compose(degrees, null, alone.number, { end: alone.end, marked: true, doubts })
      : compose(degrees, null, null, { end: mark, marked: true, doubts });
  }
  const seconds = secondsBehind(text, minutes, doubts);
  const again = seconds ? null : partAt(text, minutes.end, MINUTE_WORD, []);
  if (again?.marked && minutes.marked && quadrantFollows(text, again.end)) {
    doubts.push('minutes are named twice; the second are read as seconds');
    return compose(degrees, minutes.number, again.number, { end: again.end, marked: true, doubts });
  }
  const end = seconds?.end ?? minutes.end;
  doubts.push(...partDoubts(text, degrees, minutes, seconds, end));
  return compose(degrees, minutes.number, seconds?.number ?? null, { end, marked: true, doubts });
}

function secondsBehind(text: string, minutes: Part, doubts: string[]): Part | null {
  if (!minutes.marked && !minutes.number.inWords) return bareSeconds(text, minutes.end);
  return (
    partAt(text, minutes.end, SECOND_MARK, doubts) ??
    primedSeconds(text, minutes, doubts) ??
    unmarkedSeconds(text, minutes, doubts)
  );
}

/** "7° 2.3'": those who measure tenths of a minute print two figures before them. */
const POINTED_MINUTES = /^[1-9]\.\d\s?'$/;
/** `89°15' 1"`: one figure where two stand else, and the blank of the other before it. */
const LOST_DIGIT = /°\d\d'\s\d"$/;

function partDoubts(text: string, degrees: NumberPhrase, minutes: Part, seconds: Part | null, end: number): string[] {
  const doubts: string[] = [];
  const { number } = minutes;
  const isBare =
    seconds?.marked === false && (seconds.number.end - seconds.number.start === 1 || isAlone(text, seconds.number));
  if (isBare && (isLetterAt(text, minutes.end - 1) || !minutes.marked))
    doubts.push('a figure without its word stands behind the minutes, taken for seconds');
  if (text.startsWith('feet', minutes.end - 4)) doubts.push('"feet" is taken for minutes');
  if (degrees.places > 0) doubts.push('the degrees have decimals and minutes stand behind them, taken for their sum');
  if (seconds && !minutes.marked && /^,\d/.test(text.slice(minutes.end, minutes.end + 2)))
    doubts.push(`"${text.slice(number.start, end)}" is taken for minutes and seconds`);
  if (!seconds && !minutes.marked && isAlone(text, number))
    doubts.push(`"${text.slice(number.start, number.end)}" in a line of its own is taken for minutes`);
  if (seconds && !Number.isInteger(number.value))
    doubts.push('the minutes have a fraction and seconds stand behind them, taken for their sum');
  if (seconds && LOST_DIGIT.test(text.slice(degrees.start, end))) doubts.push('a digit of the seconds may be lost');
  if (!seconds && POINTED_MINUTES.test(text.slice(number.start, minutes.end)))
    doubts.push('the point among the minutes may be a speck');
  return doubts;
}

/** In a line of its own, as the number of a page is. */
const isAlone = (text: string, { start, end }: NumberPhrase): boolean => text[start - 1] === '\n' && text[end] === '\n';

/** Ways of printing minutes and seconds that are told by the quadrant behind them, and what is said of each. */
const ODD_PARTS: readonly (readonly [pattern: RegExp, why: string])[] = [
  // `45° 30" 15' E`
  [
    /\s?(?<m>\d{1,2})\s?"\s?-?(?<s>\d{1,2}(?:\.\d{1,4})?)\s?'(?!')/y,
    'the marks of minutes and seconds are swapped; the first are taken for minutes',
  ],
  // "S 79° 441 E", `79 deg 321 17" E`
  [/\s?(?<m>[0-5]\d)1(?:\s(?<s>[0-5]\d(?:\.\d{1,2})?)\s?")?/y, "the minutes' mark was read as a 1"],
  // "N 37°2218 W"
  [/\s?(?<m>[0-5]\d)(?<s>[0-5]\d(?:\.\d{1,2})?)\s?["']?/y, 'minutes and seconds run together'],
  // `N 23°16.51" E`; perhaps minutes with decimals.
  [/\s?(?<m>[0-5]\d)(?<point>\.)(?<s>[0-5]\d)\s?"/y, 'a point stands for the mark of minutes'],
];

function oddPartsAt(text: string, degrees: NumberPhrase, mark: number, doubts: readonly string[]): AnglePhrase | null {
  for (const [pattern, why] of ODD_PARTS) {
    const found = matchAt(pattern, text, mark);
    const end = mark + (found?.[0].length ?? 0);
    if (!found || !quadrantFollows(text, end)) continue;
    const { m, s, point } = found.groups!;
    const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value), doubts: [] });
    const rest = { end, marked: true, doubts: [...doubts, why] };
    const angle = compose(degrees, part(m!), s === undefined ? null : part(s), rest);
    if (point === undefined) return angle;
    return { ...angle, others: [compose(degrees, part(`${m!}.${s!}`), null, rest)] };
  }
  return null;
}

export interface Part {
  readonly number: NumberPhrase;
  readonly end: number;
  readonly marked: boolean;
}

/** Between the parts of an angle: blanks, a comma, a dash, a figure said again, "and". */
const BETWEEN = /(?:\s?\([^()]{1,12}\))?[\s.,-]{0,4}(?:(?:and|&)\s{1,2})?[\s-]{0,2}/y;
const STRAY_ZERO = /0 (?=\d\d')/y;
/** `71° 4 2' 16"`: two digits of the minutes or seconds stand apart. */
const SPLIT_DIGITS = /[0-5]\s\d(?=\s?['"]|\s{1,2}(?:minute|second))/y;
/** A figure repeated in brackets after words, often with its brackets lost: "eighty-six (86)", "eighty-six -86", "sixty (60-1/2)". */
const REPEATED = /\s{0,2}(?:[([]\s?\d{1,3}-\d\/\d{1,2}°?\s?[)\]]|[-([]\s?[\d%½¼¾/.,° ]{1,9}\s?[)\]]?)/y;

/** Where a figure that is said again ends; -1 where none is. */
export const repeatedEnd = (text: string, at: number): number => endOf(REPEATED, text, at);

export function partAt(text: string, at: number, markPattern: RegExp, doubts: string[]): Part | null {
  let from = endOf(BETWEEN, text, at);
  const stray = endOf(STRAY_ZERO, text, from);
  if (stray > 0) {
    from = stray;
    doubts.push('a stray 0 stands before the minutes');
  }
  const number = splitNumber(text, from, doubts) ?? smallNumber(text, from);
  if (!number) return null;
  if (number.doubts && !number.inWords) doubts.push(...number.doubts);
  const { end } = number;
  const repeated = number.inWords ? repeatedEnd(text, end) : -1;
  const isRepeated = repeated > 0 && endOf(markPattern, text, repeated) > 0;
  const mark = endOf(markPattern, text, isRepeated ? repeated : end);
  if (mark > 0) {
    if (text[end] === '.') doubts.push(`a stray point stands behind "${text.slice(number.start, end)}"`);
    return { number: isRepeated ? comparedWithFigure(text, number, end, repeated) : number, end: mark, marked: true };
  }
  if (markPattern === MINUTE_MARK && text[end] === '"' && quadrantFollows(text, end))
    doubts.push('the mark behind the minutes is that of seconds');
  return mayLackMark(text, from, number, markPattern) ? { number, end, marked: false } : null;
}

/** Without its mark a figure counts only before the quadrant, as in "58°21 W", or glued to the degree mark: "243°05; 136.72 ft.". */
function mayLackMark(text: string, from: number, { start, end, inWords }: NumberPhrase, markPattern: RegExp): boolean {
  if (!inWords && quadrantFollows(text, end) && /^\d{1,2}(?:\.\d+)?$/.test(text.slice(start, end))) return true;
  const seconds = markPattern === MINUTE_MARK ? bareSeconds(text, end) : null;
  return (seconds !== null && quadrantFollows(text, seconds.end)) || (text[from - 1] === '°' && end === from + 2);
}

function splitNumber(text: string, start: number, doubts: string[]): NumberPhrase | null {
  const end = endOf(SPLIT_DIGITS, text, start);
  if (end < 0) return null;
  doubts.push('the digits of the angle stand apart');
  return { value: Number(text[start]! + text[end - 1]!), start, end, inWords: false, places: 0 };
}

const PRIMED_SECONDS = /\s{0,2}\d{2}\s?'(?=\s{0,2}[\d,]{1,7}(?:\.\d{1,3})?\s?(?:feet|ft|chains|chs|meters)\b)/y;

/** "61° 18' 40'312.25 feet": the seconds carry the minutes' mark, and the length follows. */
function primedSeconds(text: string, minutes: Part, doubts: string[]): Part | null {
  const end = minutes.marked ? endOf(PRIMED_SECONDS, text, minutes.end) : -1;
  const number = end < 0 ? null : smallNumber(text, endOf(BETWEEN, text, minutes.end));
  if (!number || number.value >= 60) return null;
  doubts.push('the mark of the seconds is that of minutes');
  return { number, end, marked: true };
}

const UNITS = 'feet|foot|ft|chains?|chs?|links?|rods?|poles?|perches|varas|met(?:er|re)s?|yards|miles?|inch(?:es)?|in';
/** Behind them a clause goes on or another figure begins, but no unit of a length. */
const UNMARKED_SECONDS = new RegExp(
  String.raw`[0-5]\d(?:\.\d{1,3})?(?=[,;)]|\.?\s{1,3}(?!(?:${UNITS})\b|\d{1,2}/)[a-z\d(]|\.?$)`,
  'y',
);

/** "a central angle of 27°03'41, an arc": two figures right behind the minutes' mark, and no mark of their own. */
function unmarkedSeconds(text: string, minutes: Part, doubts: string[]): Part | null {
  if (text[minutes.end - 1] !== "'" || !isDigitAt(text, minutes.end)) return null;
  const end = endOf(UNMARKED_SECONDS, text, minutes.end);
  const number = end < 0 ? null : smallNumber(text, minutes.end);
  if (number?.end !== end) return null;
  doubts.push('the mark of the seconds is missing');
  return { number, end, marked: true };
}

/** Seconds after unmarked minutes: "45° 30-15 E", "12°04 30" W". */
function bareSeconds(text: string, at: number): Part | null {
  const from = endOf(/[\s.,:-]{1,3}/y, text, at);
  const number = from < 0 ? null : smallNumber(text, from);
  if (!number || number.inWords) return null;
  const mark = endOf(SECOND_MARK, text, number.end);
  if (mark > 0) return { number, end: mark, marked: true };
  return quadrantFollows(text, number.end) ? { number, end: number.end, marked: false } : null;
}

const QUADRANT_NEXT =
  /[\s.,'"]{0,5}(?:-(?=[ew]))?(?:(?:[bf]?e|w|east|west|n|s|north|south)(?![a-z0-9])|(?:east|west)(?=\d))/y;
export const quadrantFollows = (text: string, at: number): boolean => endOf(QUADRANT_NEXT, text, at) > 0;

/** `27°16'04"  83.28'  N 77°38' W`, the cells of a row: the wind behind the figure opens a bearing of its own. */
const BEARING_NEXT = /['"]?[\s|,]{1,20}(?:[ns][.\s]{0,2}|(?:north|south)\s{1,2})\d/y;
export const opensBearing = (text: string, at: number): boolean => endOf(BEARING_NEXT, text, at) > 0;

/** A number of minutes or seconds: under 60, or three digits that begin with 0. */
function smallNumber(text: string, at: number): NumberPhrase | null {
  const number = wordsAt(text, at) ?? figureAt(text, at);
  if (!number || number.inWords) return number && number.value < 61 ? number : null;
  const digits = /^\d{0,3}/.exec(text.slice(at, at + 3))![0];
  if (digits.length === 3 && number.end === at + 3 && digits.startsWith('0')) return number;
  if (digits.length === 0 || digits.length === 3 || number.value >= 100) return null;
  return text[at + digits.length] === ',' && number.end > at + digits.length ? null : number;
}

export function compose(
  degrees: NumberPhrase,
  minutes: NumberPhrase | null,
  seconds: NumberPhrase | null,
  { end, marked, doubts = [] }: { readonly end: number; readonly marked: boolean; readonly doubts?: readonly string[] },
): AnglePhrase {
  const d = Math.floor(degrees.value + 1e-9);
  const restMinutes = (degrees.value - d) * 60 + (minutes?.value ?? 0);
  const m = Math.floor(restMinutes + 1e-7);
  const s = Math.max(0, (restMinutes - m) * 60) + (seconds?.value ?? 0);
  const ofNumbers = [degrees, minutes, seconds].flatMap((number) => number?.doubts ?? []);
  const all = [...doubts, ...ofNumbers];
  return { degrees: d, minutes: m, seconds: Math.round(s * 1e4) / 1e4, start: degrees.start, end, marked, doubts: all };
}

export const decimalDegrees = ({
  degrees,
  minutes,
  seconds,
}: Pick<AnglePhrase, 'degrees' | 'minutes' | 'seconds'>): number => degrees + minutes / 60 + seconds / 3600;
