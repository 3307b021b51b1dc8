// Takes: folded text and figures in it that no degree mark follows, but minutes or a wind. Gives: the angle, its mark lost ("S. 1520' W.") or another
// sign in its place ("46' 21' E", "78024' 53""), as the bearings round it are printed; where both fit the other reading is offered.
// Never: a length in feet ("N 1320' E 660'") called an angle, nor any of these angles called sure.
import { before } from '../words/before.ts';
import { endOf, matchAt } from '../words/place.ts';
import { MINUTE_MARK, SECOND_MARK } from './angle-marks.ts';
import {
  compose,
  opensBearing,
  partAt,
  quadrantFollows,
  withMinutes,
  type AnglePhrase,
  type Part,
} from './angle-parts.ts';
import { isOfName, type NumberPhrase } from './numbers.ts';

const MISSING = 'the degree mark is missing';
const READ_AS_0 = 'the degree mark was read as a 0';
const MERIDIAN = String.raw`(?<![a-z])(?:n|s|no|so|north|south)[.,\s]{0,3}`;
const WIND = String.raw`[\s.,'"]{0,4}(?:e|w|east|west)(?![a-z\d])`;
const isBehindMeridian = before(new RegExp(MERIDIAN));

/** Figures from `at` as a number. */
const numberOf = (digits: string, start: number, end: number): NumberPhrase => ({
  value: Number(digits),
  start,
  end,
  inWords: false,
  places: 0,
});

const RUN = /\d{3,5}(?= ?'(?!'))/y;

/** Three to five figures and a prime: "78024' 53"", "S. 1520' W.", "N. 011' E."; undefined where they may be less. */
export function degreesInRun(text: string, at: number): AnglePhrase | null | undefined {
  const run = matchAt(RUN, text, at)?.[0];
  if (run === undefined) return undefined;
  const doubts: string[] = [];
  const mark = endOf(MINUTE_MARK, text, at + run.length);
  const seconds = partAt(text, mark, SECOND_MARK, doubts);
  const given: Run = { run, seconds, start: at, end: seconds?.end ?? mark, doubts };
  if (run.length === 5) return ofFiveFigures(text, given);
  const lost = isAngle(text, given) ? angleOf(given, run.slice(0, -2), MISSING) : null;
  const misread = /^\d0\d\d$/.test(run) && isOfBearing(text, given) ? angleOf(given, run[0]!, READ_AS_0) : null;
  if (!lost || !misread) return lost ?? misread ?? (run.length === 3 ? undefined : null);
  const [read, other] = losesMarks(text, at) ? [lost, misread] : [misread, lost];
  return { ...read, others: [other] };
}

interface Run {
  readonly run: string;
  readonly seconds: Part | null;
  readonly start: number;
  readonly end: number;
  readonly doubts: readonly string[];
}

function angleOf({ run, seconds, start, end, doubts }: Run, degrees: string, why: string): AnglePhrase | null {
  const [d, m] = [Number(degrees), Number(run.slice(-2))];
  if (d > 90 || m > 59 || (d === 90 && m > 0)) return null;
  const part = (digits: string): NumberPhrase => numberOf(digits, start, start + run.length);
  const rest = { end, marked: true, doubts: [why, ...doubts] };
  return compose(part(degrees), part(run.slice(-2)), seconds?.number ?? null, rest);
}

/** "78024' 53"": no angle has five figures, so the third is what became of the mark. */
function ofFiveFigures(text: string, given: Run): AnglePhrase | null {
  const [degrees, sign] = [given.run.slice(0, 2), given.run[2]!];
  if (sign === '0') return isOfBearing(text, given) ? angleOf(given, degrees, READ_AS_0) : null;
  if (Number(degrees) > 89 || !quadrantFollows(text, given.end)) return null;
  return angleOf(given, degrees, `"${sign}" is taken for the degree mark`);
}

/** "3013'" alone is a length in feet: only a meridian before it, seconds or a quadrant behind it make it an angle. */
const isOfBearing = (text: string, { seconds, start, end }: Run): boolean =>
  (seconds !== null && seconds.number.value > 0) || quadrantFollows(text, end) || isBehindMeridian(text, start);

/** Whether figures are degrees and minutes: by their seconds, by a nought that no length begins with, or as bearings round it are printed. */
function isAngle(text: string, { run, seconds, start, end }: Run): boolean {
  if (!quadrantFollows(text, end)) return false;
  if (seconds) return seconds.marked;
  return isBehindMeridian(text, start) && (run.startsWith('0') || losesMarks(text, start));
}

/** How far round a bearing others are looked at. */
const NEAR = 2000;
const near = (text: string, at: number): string => text.slice(Math.max(0, at - NEAR), at + NEAR);
/** "N. 410 50' E.", "S. 15020' W.", "N. 420 E.". */
const MARK_AS_0 = new RegExp(String.raw`${MERIDIAN}(?:\d\d0\d\d ?'|(?:9[1-9]|[1-8]\d)0(?: \d{1,2} ?'|${WIND}))`, 'g');
/** "S. 1520' W. 40 rods", `N 3027'56" W`, "N 42 E", "N 41 50' E"; a side of 1320' or of 660' is none. */
const UNIT = String.raw`(?:[cprlymv][a-z]{1,7}(?<!more|point|radius|mark|corner)|(?<!1320.{4,80}|2640.{4,80})f)`;
const BY_SECONDS = String.raw` ?\d{1,2}(?:\.\d{1,4})? ?["']${WIND}`;
const BY_LENGTH = String.raw`${WIND}[^\d';]{0,60}\d[\d,. ]{0,11}${UNIT}`;
const APART = String.raw`\d[1-9](?: \d{1,2} ?'(?:\d{1,2}["'])?)?${WIND}`;
const MARK_LOST = new RegExp(
  String.raw`${MERIDIAN}(?:[1-8]?[1-9][0-5]\d ?'(?:${BY_SECONDS}|${BY_LENGTH})|${APART})`,
  'g',
);
const count = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length;

/** Whether figures with a prime are degrees and minutes, their mark lost, rather than feet, or degrees with a 0 for the mark. */
const losesMarks = (text: string, at: number): boolean =>
  count(MARK_LOST, near(text, at)) > count(MARK_AS_0, near(text, at));
/** Whether the 0 that ends two figures is the degree mark: "N. 30 15' W." between "N. 410 50' E." and "S. 520 20' E.". */
const readsMarksAs0 = (text: string, at: number): boolean =>
  count(MARK_AS_0, near(text, at)) > 1 && count(MARK_LOST, near(text, at)) === 0;

/** The angle whose degree mark is another sign, or is not there. */
export function otherMarks(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.places > 0 || !/^\d{1,3}$/.test(text.slice(degrees.start, degrees.end))) return null;
  return (
    minutesAlone(text, degrees) ??
    primeForMark(text, degrees) ??
    withoutMark(text, degrees) ??
    overNinety(text, degrees)
  );
}

const SECONDS = /' ?(?<s>[0-5]?\d(?:\.\d{1,4})?) ?"/y;
/** `N 12°30'15" E`, "12 30'15"": whether other angles have a mark at their degrees. */
const MARKED_DEGREES = /\d ?['"°] {0,3}\d{1,2} ?' {0,2}\d{1,2}(?:\.\d{1,4})? ?"/;
const BARE_DEGREES = /\d {1,3}\d{1,2} ?' {0,2}\d{1,2}(?:\.\d{1,4})? ?"/;

/** `S 42'07" W`: degrees and minutes by wrong marks; where others stand without a mark of the degrees, minutes and seconds alone. */
function minutesAlone(text: string, first: NumberPhrase): AnglePhrase | null {
  const found = first.value > 59 ? null : matchAt(SECONDS, text, first.end);
  const end = first.end + (found?.[0].length ?? 0);
  if (!found || !quadrantFollows(text, end)) return null;
  const second: NumberPhrase = { ...first, value: Number(found.groups!['s']) };
  const asDegrees = compose(first, second, null, { end, marked: true, doubts: [`the degree mark reads '`] });
  const none = { end, marked: true, doubts: ['no degrees are printed'] };
  const asMinutes = compose({ ...first, value: 0 }, first, second, none);
  const others = near(text, first.start);
  const leavesOut = BARE_DEGREES.test(others) && !MARKED_DEGREES.test(others);
  return leavesOut ? { ...asMinutes, others: [asDegrees] } : { ...asDegrees, others: [asMinutes] };
}

/** "46' 21' E", `191"03'59"`, `1 "43'01" west`; "N32'16W": no mark behind the minutes, and more than eleven are no inches. */
const PRIME = /\s?(?<sign>['"])(?:\s?°|\.?(?=\s?-?\s?\d{1,2}(?:\.\d+)?\s?['"]|[0-5]\d[0-5]\d\s?["']?\s?[ew]))/y;
const PRIME_GLUED = /(?<sign>')-?(?=(?:1[2-9]|[2-5]\d)\s?(?:[ew](?![a-z])|east\b|west\b))/y;

function primeForMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const glued = isBehindMeridian(text, degrees.start) ? matchAt(PRIME_GLUED, text, degrees.end) : null;
  const found = matchAt(PRIME, text, degrees.end) ?? glued;
  if (!found || degrees.value > 360) return null;
  const mark = degrees.end + found[0].length;
  const angle = withMinutes(text, degrees, mark, [`the degree mark reads ${found.groups!['sign']!}`]);
  const wantsWind = found === glued || /[\s.]/.test(found[0]);
  return angle.end > mark && (!wantsWind || quadrantFollows(text, angle.end)) ? angle : null;
}

/** "27 0 00'39"": a nought, or the letter o, between degrees and minutes stands for the mark. */
const ZERO_FOR_MARK = /\s{1,2}[0o](?=\s{0,2}\d\d\s?')/y;

/** "49 44' E", "S. 010 18' W."; "12, 40.75' to a post" is a name and a length. */
function withoutMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const doubts: string[] = [];
  const zero = endOf(ZERO_FOR_MARK, text, degrees.end);
  const minutes = partAt(text, zero > 0 ? zero : degrees.end, MINUTE_MARK, doubts);
  if (!minutes?.marked || minutes.number.inWords) return null;
  const seconds = partAt(text, minutes.end, SECOND_MARK, doubts);
  const end = seconds?.end ?? minutes.end;
  // "85 3M E": of quarters and halves only ¾ begins with a 3.
  if (/^\s3m$/.test(text.slice(degrees.end, end)) && quadrantFollows(text, end)) {
    const whole = { ...degrees, value: degrees.value + 0.75 };
    return compose(whole, null, null, { end, marked: false, doubts: ['"3m" stands where a fraction may have stood'] });
  }
  const isBearing = quadrantFollows(text, end) && (isBehindMeridian(text, degrees.start) || !opensBearing(text, end));
  if (!isBearing && (degrees.end - degrees.start === 1 || isNameAndLength(text, degrees))) return null;
  const angle = (value: number, why: string): AnglePhrase =>
    compose({ ...degrees, value }, minutes.number, seconds?.number ?? null, {
      end,
      marked: true,
      doubts: [...doubts, why],
    });
  const printed = text.slice(degrees.start, degrees.end);
  const whole = Math.floor(degrees.value / 10);
  if (printed.endsWith('0') && printed.length > 1 && degrees.value > 0) {
    if (degrees.value > 90) return angle(whole, READ_AS_0);
    const isMark = isBearing && isBehindMeridian(text, degrees.start);
    if (isMark && (printed.length === 3 || readsMarksAs0(text, degrees.start)))
      return { ...angle(whole, READ_AS_0), others: [angle(degrees.value, MISSING)] };
  }
  // "N 371 42' 16" W", "S 041 09' 26" E": no bearing has three figures, so the last is what became of the mark.
  if (printed.length === 3 && isBearing && (degrees.value > 90 || printed.startsWith('0')))
    return angle(whole, `the last digit of "${printed}" is taken for the degree mark`);
  return angle(degrees.value, MISSING);
}

/** "along Highway 12, 40.75' to a post": a road's or a lot's number, and the length behind it. */
const isNameAndLength = (text: string, { start, end }: NumberPhrase): boolean =>
  (text[end] === ',' && !isBehindAngleWord(text, start)) || isOfName(text, start);
const isBehindAngleWord = before(/(?:\b(?:angle|delta|arc)\b[^;]{0,20}|=\s?)/);

/** "bears south 890 east", "N. 832 W.": no bearing exceeds 90, so the last digit is the mark or a fraction misread. */
function overNinety(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const printed = text.slice(degrees.start, degrees.end);
  const whole = Math.floor(degrees.value / 10);
  if (printed.length !== 3 || degrees.value <= 90 || whole > 89 || !quadrantFollows(text, degrees.end)) return null;
  const [value, what] = printed.endsWith('0')
    ? [whole, 'the 0 is taken for the degree mark']
    : [whole + 0.5, 'the last digit may be a fraction'];
  return compose({ ...degrees, value }, null, null, {
    end: degrees.end,
    marked: false,
    doubts: [`"${printed}" exceeds 90: ${what}`],
  });
}

/** "N 7743 E", "N 403015 E": degrees, minutes and seconds in one figure, every mark lost; "N 403015 E 214830" are coordinates. */
export function gluedMinutes(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const [, d, m, s] = /^(\d\d)([0-5]\d)([0-5]\d)?$/.exec(text.slice(degrees.start, degrees.end)) ?? [];
  if (Number(d ?? 99) > 90 || !isBehindMeridian(text, degrees.start) || !quadrantFollows(text, degrees.end))
    return null;
  if (s !== undefined && endOf(COORDINATE_NEXT, text, degrees.end) > 0) return null;
  const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value) });
  const doubts = ['the marks between degrees and minutes are missing'];
  return compose(part(d!), part(m!), s === undefined ? null : part(s), { end: degrees.end, marked: true, doubts });
}
const COORDINATE_NEXT = /[\s.,]{0,3}[a-z]{1,4}[\s.,]{0,3}\d{5}/y;
