// Takes: folded text and a place in it. Gives: the angle that stands there (degrees, minutes, seconds) in any notation, with span.
// Never: a direction; which way an angle turns is said by the words around it.
import { before } from '../words/before.ts';
import { endOf, matchAt, wordBefore } from '../words/place.ts';
import { DEGREE_MARK, MINUTE_MARK, MINUTE_WORD, SECOND_WORD } from './angle-marks.ts';
import {
  compose,
  opensBearing,
  partAt,
  quadrantFollows,
  repeatedEnd,
  withMinutes,
  type AnglePhrase,
} from './angle-parts.ts';
import { partsByCommas } from './comma-habit.ts';
import { degreesInRun, gluedMinutes, otherMarks } from './degree-marks.ts';
import { isBehindBearing, isFeetAndInches, isListedFeet } from './feet-and-inches.ts';
import { isCounting } from './number-value.ts';
import { numberAt, type NumberPhrase } from './numbers.ts';
import { comparedWithFigure } from './said-figure.ts';

export const angleAt = (text: string, at: number): AnglePhrase | null => angleOfNumber(text, at, numberAt(text, at));

/** The angle whose degrees are this number; `onlyMarked` where one without any mark is of no use. */
export function angleOfNumber(
  text: string,
  at: number,
  number: NumberPhrase | null,
  onlyMarked = false,
): AnglePhrase | null {
  if (!number) return null;
  return number.inWords ? angleInWords(text, number, onlyMarked) : angleInFigures(text, at, number, onlyMarked);
}

function angleInWords(text: string, number: NumberPhrase, onlyMarked: boolean): AnglePhrase | null {
  if (number.value > 360) return null;
  const { end } = number;
  const mark = endOf(DEGREE_MARK, text, end);
  if (mark > 0) return withMinutes(text, number, mark, []);
  const repeated = repeatedEnd(text, end);
  const behind = repeated < 0 ? -1 : endOf(DEGREE_MARK, text, repeated);
  if (behind > 0) return withMinutes(text, comparedWithFigure(text, number, end, repeated), behind, []);
  return minutesOnly(text, number) ?? (onlyMarked ? null : compose(number, null, null, { end, marked: false }));
}

/** "north nine minutes east": no degrees at all. */
function minutesOnly(text: string, minutes: NumberPhrase): AnglePhrase | null {
  const mark = endOf(MINUTE_WORD, text, minutes.end);
  if (mark < 0 || minutes.value >= 60 || isBehindDegreesOf(text, minutes.start)) return null;
  const part = partAt(text, mark, SECOND_WORD, []);
  const seconds = part?.marked ? part : null;
  const doubts = isBehindDegrees(text, minutes.start) ? ['the degrees before it cannot be read'] : [];
  const end = seconds?.end ?? mark;
  return compose({ ...minutes, value: 0 }, minutes, seconds?.number ?? null, { end, marked: true, doubts });
}

/** "41 degrees north, 4 minutes west": the degrees stand before the wind. */
const isBehindDegreesOf = before(/(?:\bdeg(?:ree)?s?\.?|°)\s{1,3}(?:north|south|[ns]\.?),?\s{1,3}/);
/** "an angle of .. degrees 36 minutes": the word without its figure; "two hundred ten forty minutes": with a number that nobody read. */
const isBehindDegrees = (text: string, at: number): boolean =>
  isBehindDegreeWord(text, at) || isCounting(wordBefore(text, text.slice(0, at).trimEnd().length));
const isBehindDegreeWord = before(/(?:\bdeg(?:ree)?s?[\s.,;:']{1,3}(?:[a-z]{1,3}\s{1,2}){0,2}|\d\s{1,3}|-)/);

/** "1,320": thousands are no degrees. */
const holdsComma = (text: string, { start, end }: NumberPhrase): boolean =>
  end - start > 4 && text.slice(start, end).includes(',');

function angleInFigures(text: string, at: number, degrees: NumberPhrase, onlyMarked: boolean): AnglePhrase | null {
  const split = splitDegrees(text, at);
  if (split) return split;
  const run = degreesInRun(text, at);
  if (run !== undefined) return run;
  if (holdsComma(text, degrees)) return null;
  if (degrees.value > 9999) return gluedMinutes(text, degrees);
  const mark = endOf(DEGREE_MARK, text, degrees.end);
  if (mark > 0)
    return degrees.value > 999
      ? null
      : (behindNumber(text, degrees, mark) ?? withMinutes(text, degrees, mark, signDoubts(text, degrees.end, mark)));
  if (isFeetAndInches(text, degrees) || isAboveWind(text, degrees)) return null;
  return (
    minutesOnly(text, degrees) ??
    commaDegrees(text, degrees) ??
    otherMarks(text, degrees) ??
    dashed(text, degrees) ??
    gluedMinutes(text, degrees) ??
    signForHalf(text, degrees) ??
    (onlyMarked ? null : bareDegrees(text, degrees))
  );
}

/** "N 16 W"; "N 016 W" may be degrees and minutes, "N 00016 W" no degrees alone. */
function bareDegrees(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const printed = text.slice(degrees.start, degrees.end);
  if (/^\d{4}$|^00\d/.test(printed)) return null;
  const doubts = /^0\d\d$/.test(printed)
    ? [`"${printed}" is taken for ${degrees.value}, and may be degrees and minutes`]
    : [];
  return compose(degrees, null, null, { end: degrees.end, marked: false, doubts });
}

const isAtHead = before(/(?:^|[\n;])[ \t(]{0,6}/);

/** `6.45° 13' 00"` at the head of a line: the sixth course, and 45°; degrees with a part of their own have no minutes. */
function behindNumber(text: string, degrees: NumberPhrase, mark: number): AnglePhrase | null {
  const [, number, figures] = /^(\d{1,2})\.(\d{1,3})$/.exec(text.slice(degrees.start, degrees.end)) ?? [];
  if (figures === undefined || Number(figures) > 360 || !isAtHead(text, degrees.start)) return null;
  if (!partAt(text, mark, MINUTE_MARK, [])?.marked) return null;
  const value = Number(figures);
  const start = degrees.end - figures.length;
  return withMinutes(text, { ...degrees, value, start, places: 0 }, mark, [
    `${number!} is read as the number before ${value}°`,
  ]);
}

/** "N 6 7 1/2 E", "S. 3 8° W.": two digits apart before a fraction or the mark. */
const SPLIT_DEGREES = /(?<digits>[0-8]\s\d)(?: ?(?<over>[13])\/(?<under>[24])(?=[\s.])|(?=\s?°|\s{1,2}degrees))/y;

function splitDegrees(text: string, start: number): AnglePhrase | null {
  const found = isBehindMeridian(text, start) ? matchAt(SPLIT_DEGREES, text, start) : null;
  if (!found) return null;
  const end = start + found[0].length;
  const { digits, over, under } = found.groups!;
  const whole = Number(digits!.replace(/\s/, ''));
  const doubts = ['the digits of the degrees stand apart'];
  const mark = endOf(DEGREE_MARK, text, end);
  if (mark > 0) {
    const angle = withMinutes(text, { value: whole, start, end, inWords: false, places: 0 }, mark, doubts);
    return quadrantFollows(text, angle.end) ? angle : null;
  }
  if (!quadrantFollows(text, end)) return null;
  const value = whole + Number(over) / Number(under);
  return compose({ value, start, end, inWords: false, places: 0 }, null, null, { end, marked: false, doubts });
}

/** "S 3*7 W", where the star may be a figure; "N 4~ 30' E", where the sign may be all that is left of one. */
function signDoubts(text: string, from: number, to: number): string[] {
  const [before, around] = [text.slice(from - 2, to), text.slice(from - 2, to + 4)];
  if (/^\D\d[*^]\d(?!\d|\s?['m.])/.test(around))
    return [`"${text.slice(from - 1, to + 1)}" is taken for ${text[from - 1]!}°${text[to]!}'`];
  return /^\D\d~$/.test(before) ? [`"${text.slice(from - 1, to)}" is taken for ${text[from - 1]!}°`] : [];
}

/** "N. 6} E.", "N. 22% E.": what became of a ½. */
function signForHalf(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const end = endOf(/[}{%](?=[\s.]{1,2}[ew](?![a-z]))/y, text, degrees.end);
  const doubts = [`"${text[degrees.end]!}" stands where a fraction may have stood`];
  return end < 0
    ? null
    : compose({ ...degrees, value: degrees.value + 0.5 }, null, null, { end, marked: false, doubts });
}

const DECIMALS_THEN_MARK = /,(?<decimals>\d{1,4})\s?°(?!\s?\d)/y;

/** "N 10,5° E": the degree mark stands behind the decimals. */
function commaDegrees(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const found = degrees.places > 0 || degrees.value > 360 ? null : matchAt(DECIMALS_THEN_MARK, text, degrees.end);
  const end = degrees.end + (found?.[0].length ?? 0);
  if (!found || !quadrantFollows(text, end)) return null;
  const doubts = partsByCommas(text, degrees.start)
    ? []
    : [`"${text.slice(degrees.start, end)}" is read with a decimal comma`];
  const value = degrees.value + Number(`0.${found.groups!['decimals']!}`);
  return compose({ ...degrees, value }, null, null, { end, marked: true, doubts });
}

/** "South  50.00\nWest  12.50": rows of winds and lengths, each in its line. */
const WIND_BELOW = /^[ \t]{0,4}\n[ \t|]{0,12}(?:e|w|east|west)\.?[ \t|]{1,12}\d/;
const isAboveWind = (text: string, { places, end }: NumberPhrase): boolean =>
  places > 0 && WIND_BELOW.test(text.slice(end, end + 32));

/** "45-30-15", "45.30.15", "45 30 15". */
const UNMARKED_PARTS = [
  /\s?[-:]\s?(?<m>\d{1,2}(?:\.\d+)?)(?:\s?['])?(?:\s?[-:]\s?(?<s>\d{1,2}(?:\.\d+)?)(?:\s?["])?)?/y,
  /\.(?<m>\d{2})\.(?<s>\d{2}(?:\.\d+)?)(?!\d)/y,
  /[\s.](?<m>\d{2}(?:\.\d+)?)(?:\s?')?(?:[\s.](?<s>\d{2}(?:\.\d+)?)(?:\s?")?)?/y,
];

const isBehindMeridian = before(/(?<![a-z])(?:n|s|north|south)[.\s]{0,3}/);

function isLength(text: string, { start, end }: NumberPhrase): boolean {
  if (isBehindBearing(text, start) || isListedFeet(text, start)) return true;
  return opensBearing(text, end) && !isBehindMeridian(text, start);
}

/** The quadrant letter stands right behind it. */
function dashed(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const head = /^\d{1,3}/.exec(text.slice(degrees.start, degrees.start + 3))?.[0];
  if (head === undefined) return null;
  const headEnd = degrees.start + head.length;
  if (text[headEnd] === '.' && isLength(text, degrees)) return null;
  for (const pattern of UNMARKED_PARTS) {
    const found = matchAt(pattern, text, headEnd);
    const end = headEnd + (found?.[0].length ?? 0);
    if (!found || Number(found.groups!['m']) >= 60 || !quadrantFollows(text, end)) continue;
    if (opensBearing(text, end) && !isBehindMeridian(text, degrees.start)) continue;
    const { m, s } = found.groups!;
    const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value) });
    const marked = s !== undefined || text.slice(degrees.end, end).includes("'");
    // `45 15" W`: the mark is that of seconds, and the minutes before them may be lost.
    const isOfSeconds = s === undefined && /^\s?"/.test(text.slice(end, end + 2));
    const doubts = isOfSeconds ? [`"${m!}"" is taken for minutes`] : [];
    return compose(part(head), part(m!), s === undefined ? null : part(s), { end, marked, doubts });
  }
  return null;
}
