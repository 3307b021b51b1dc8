// Takes: folded text and a place in it. Gives: an angle whose marks or digits a scan has spoilt, with what had to be assumed.
// Never: an assumption that is not named in `doubts`.
import { codeAt, codeBefore } from '../words/code-at.ts';
import {
  compose,
  DEGREE_MARK,
  endOf,
  mayHoldMinutes,
  MINUTE_MARK,
  partAt,
  quadrantFollows,
  SECOND_MARK,
  withMinutes,
  type AnglePhrase,
} from './angle-parts.ts';
import { before } from '../words/before.ts';
import { readsMarksAs0 } from './mark-habit.ts';
import { isOfName, type NumberPhrase } from './numbers.ts';
import { behindAll, isFigure, oneOf, spaceOr } from '../words/peek.ts';

const [SPACE, PRIME, COMMA, POINT, ZERO, HALF] = [32, 39, 44, 46, 48, 189];

const SPLIT_DIGITS = /(?<a>\d) (?<b>\d) ?(?<fraction>1\/2|1\/4|3\/4|½|¼|¾)(?=[\s.])/y;
export const QUARTERS: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '½': 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
};

/** "4 8 1/2 E": two digits torn apart before a fraction. */
export function tornDigits(text: string, at: number): AnglePhrase | null {
  SPLIT_DIGITS.lastIndex = at;
  const found = SPLIT_DIGITS.exec(text)?.groups;
  if (!found) return tornDegrees(text, at);
  const end = SPLIT_DIGITS.lastIndex;
  if (!quadrantFollows(text, end)) return null;
  const value = Number(`${found['a']!}${found['b']!}`) + QUARTERS[found['fraction']!]!;
  const number = { value, start: at, end, inWords: false, places: 0 };
  return compose(number, null, null, end, false, ['the digits of the degrees stand apart'], []);
}

const TORN_DEGREES = /[1-8]\s\d(?=\s?°|\sdeg)/y;
const isBehindMeridian = before(/(?:^|[^a-z])(?:n|s|no|so|north|south)[.,\s]{1,3}/);

/** "S. 3 8° W.": two digits of the degrees torn apart, behind a north or south. */
function tornDegrees(text: string, at: number): AnglePhrase | null {
  const end = isFigure(codeAt(text, at + 2)) ? endOf(TORN_DEGREES, text, at) : -1;
  if (end < 0 || !isBehindMeridian(text, at)) return null;
  const value = Number(text[at]! + text[end - 1]!);
  const number = { value, start: at, end, inWords: false, places: 0 };
  return withMinutes(text, number, endOf(DEGREE_MARK, text, end), ['the digits of the degrees stand apart']);
}

const HEADS_LINE = before(/(?:^|[\n;])[ \t(]{0,6}/);

/** `6.45° 13' 00"` at the head of a line: the sixth course, and 45°; elsewhere a point that is a blot: `31.1° 05'`. Degrees with a part of their
 *  own have no minutes. Null where none follow. */
export function pointedDegrees(text: string, degrees: NumberPhrase, mark: number): AnglePhrase | null {
  if (degrees.places === 0 || !partAt(text, mark, MINUTE_MARK, [])?.marked) return null;
  const printed = text.slice(degrees.start, degrees.end);
  const point = printed.indexOf('.');
  const [whole, part] = [printed.slice(0, point), printed.slice(point + 1)];
  const isNumber = point > 0 && point < 3 && HEADS_LINE(text, degrees.start);
  const value = Number(isNumber ? part : whole + part);
  const start = isNumber ? degrees.start + point + 1 : degrees.start;
  const number: NumberPhrase = { ...degrees, value, start, places: 0 };
  const why = isNumber ? `${whole} is read as the number before ${value}°` : `"${printed}°" is taken for ${value}°`;
  const angle = value < 361 ? withMinutes(text, number, mark, [why]) : null;
  return angle && { ...angle, otherDegrees: isNumber ? [] : [Number(whole)] };
}

const STRAY_THEN_MARK = /['"]\s?°(?=\s?\d)/y;

/** "114'°06'31"": a prime stands before the degree mark. */
export function strayMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const mark = MAY_BE_PRIME(codeAt(text, degrees.end)) ? endOf(STRAY_THEN_MARK, text, degrees.end) : -1;
  if (mark < 0 || degrees.value > 360) return null;
  return withMinutes(text, degrees, mark, ['a stray mark stands before the degree mark']);
}

const PRIME_THEN_MINUTES = /\s?['"]\.?(?=\s?-?\s?\d{1,2}(?:\.\d+)?\s?['"]|[0-5]\d[0-5]\d\s?["']?\s?[ew])/y;

const MAY_BE_PRIME = oneOf(`'"`);

const X_THEN_MINUTES = /x(?=\s?\d{1,2}\s?')/y;
const SMALL_X = 120;

/** "north 15x 54' east": a letter that no figure looks like. */
function letterForMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const mark = codeAt(text, degrees.end) === SMALL_X ? endOf(X_THEN_MINUTES, text, degrees.end) : -1;
  if (mark < 0 || degrees.value > 90 || !isBehindMeridian(text, degrees.start)) return null;
  const angle = withMinutes(text, degrees, mark, ['the degree mark reads x']);
  return angle.end > mark && quadrantFollows(text, angle.end) ? angle : null;
}

/** "46' 21' E", "191"03'59"": another mark stands where the degree mark should. */
export function wrongDegreeMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.places > 0) return null;
  const lettered = letterForMark(text, degrees);
  if (lettered) return lettered;
  const prime = codeAt(text, degrees.end) === SPACE ? degrees.end + 1 : degrees.end;
  const mark = MAY_BE_PRIME(codeAt(text, prime)) ? endOf(PRIME_THEN_MINUTES, text, degrees.end) : -1;
  if (mark < 0) return primeThenBareMinutes(text, degrees, prime);
  const angle = withMinutes(text, degrees, mark, [`the degree mark reads ${text[prime]!}`]);
  // "1 "43'01" west": apart from its figure the mark is believed where a quadrant stands behind the angle.
  const isApart = prime > degrees.end || codeAt(text, mark - 1) === POINT;
  if (isApart && degrees.value <= 90 && !quadrantFollows(text, angle.end)) return null;
  return angle.end > mark ? angle : null;
}

const isRightBehindMeridian = before(/(?:^|[^a-z])(?:n|s|no|so|north|south)[.,\s]{0,3}/);
const BARE_MINUTES = /'-?(?=(?:1[2-9]|[2-5]\d)\s?(?:[ew](?![a-z])|east\b|west\b))/y;

/** "N32'16W": no mark behind the minutes; more than eleven are no inches. */
function primeThenBareMinutes(text: string, degrees: NumberPhrase, prime: number): AnglePhrase | null {
  const mark = prime === degrees.end && codeAt(text, prime) === PRIME ? endOf(BARE_MINUTES, text, prime) : -1;
  if (mark < 0 || degrees.value > 90 || !isRightBehindMeridian(text, degrees.start)) return null;
  const angle = withMinutes(text, degrees, mark, ["the degree mark reads '"]);
  return angle.end > mark && quadrantFollows(text, angle.end) ? angle : null;
}

const HALF_THEN_PARTS = /(?:[0-5]\d\s?'|[0-5]\d[0-5]\d\s?["']?\s?[ew](?![a-z]))/y;

/** "N37½2218W", "37½22'18" W": a ½ stands where the degree mark should. */
export function halfForMark(text: string, at: number): AnglePhrase | null {
  const half = behindAll(text, at, 2, isFigure);
  if (half === at || codeAt(text, half) !== HALF || endOf(HALF_THEN_PARTS, text, half + 1) < 0) return null;
  const degrees = { value: Number(text.slice(at, half)), start: at, end: half, inWords: false, places: 0 };
  const angle = withMinutes(text, degrees, half + 1, ['"½" is taken for the degree mark']);
  return quadrantFollows(text, angle.end) ? angle : null;
}

/** "along Highway 12, 40.75' to a post": a road's or a lot's number, and the length behind it. */
const isNameAndLength = (text: string, { start, end }: NumberPhrase): boolean =>
  (codeAt(text, end) === COMMA && !isBehindAngleWord(text, start)) || isOfName(text, start);
const isBehindAngleWord = before(/(?:\b(?:angle|delta|arc)\b[^;]{0,20}|=\s?)/);

const isSpaceOrPoint = spaceOr('.');

/** "S 3. 17' E": behind the point two figures and a prime; elsewhere it numbers what follows: "1. 17' E". */
function isPairBehindBlanks(text: string, { start, end }: NumberPhrase): boolean {
  const minutes = behindAll(text, end, 3, isSpaceOrPoint);
  if (minutes === end || codeAt(text, minutes + 2) !== PRIME) return false;
  return codeAt(text, end) === SPACE || isBehindMeridian(text, start);
}

/** "150 37' W": the degree mark was read as a 0, which makes the degrees impossible. */
export function zeroForMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const digits = degrees.end - degrees.start;
  // Before one figure more may be lost than the mark: "0 19'20" East" is whole, "5 3' oak" is not.
  if (digits === 1 && !isPairBehindBlanks(text, degrees)) return null;
  if (digits < 1 || behindAll(text, degrees.start, 3, isFigure) !== degrees.end) return null;
  if (!mayHoldMinutes(text, degrees.end)) return null;
  const doubts: string[] = [];
  const minutes = partAt(text, degrees.end, MINUTE_MARK, doubts);
  if (!minutes?.marked) return null;
  const lost = lostFraction(text, degrees, minutes.end);
  if (lost) return lost;
  const seconds = partAt(text, minutes.end, SECOND_MARK, doubts);
  const end = seconds?.end ?? minutes.end;
  if ((digits === 1 || isNameAndLength(text, degrees)) && !quadrantFollows(text, end)) return null;
  if (codeBefore(text, degrees.end) === ZERO && (isBeyondNinety(degrees) || isMarkAs0(text, degrees, end))) {
    const read = { ...degrees, value: degrees.value / 10 };
    const others = degrees.value > 90 ? [] : [degrees.value];
    const why = [...doubts, 'the degree mark was read as a 0'];
    return compose(read, minutes.number, seconds?.number ?? null, end, true, why, others);
  }
  // "N 371 42' 16" W": no bearing exceeds 90, so the last digit is what became of the mark.
  if (digits === 3 && degrees.value > 90 && degrees.value < 900 && eastOrWestFollows(text, end)) {
    const why = `"${degrees.value}" exceeds 90: its last digit is taken for the degree mark`;
    const read = { ...degrees, value: Math.floor(degrees.value / 10) };
    return compose(read, minutes.number, seconds?.number ?? null, end, true, [...doubts, why], []);
  }
  // "S 041 09' 26" E": two figures behind a nought are one too many, and the last is rather the mark.
  if (digits === 3 && codeAt(text, degrees.start) === ZERO && eastOrWestFollows(text, end)) {
    const why = `the last digit of "${text.slice(degrees.start, degrees.end)}" is taken for the degree mark`;
    const read = { ...degrees, value: Math.floor(degrees.value / 10) };
    return compose(read, minutes.number, seconds?.number ?? null, end, true, [...doubts, why], [degrees.value]);
  }
  return compose(
    degrees,
    minutes.number,
    seconds?.number ?? null,
    end,
    true,
    [...doubts, 'the degree mark is missing'],
    [],
  );
}

const isBeyondNinety = ({ value }: NumberPhrase): boolean => value > 90 && value <= 900;

/** "S. 010 18' W.": no bearing has three figures; "N. 30 15' W.": where the text's other marks were read so. */
function isMarkAs0(text: string, { start, end, value }: NumberPhrase, angleEnd: number): boolean {
  if (value === 0 || value > 90 || end - start < 2 || !isBehindMeridian(text, start)) return false;
  return quadrantFollows(text, angleEnd) && (end - start === 3 || readsMarksAs0(text));
}

const EAST_OR_WEST = /[\s.,'"]{0,4}(?:e|w|east|west)(?![a-z\d])/y;
const eastOrWestFollows = (text: string, at: number): boolean => endOf(EAST_OR_WEST, text, at) > 0;

/** "85 3M E": a fraction whose figures ran together, not minutes by an "m". Of quarters and halves only ¾ begins with a 3. */
function lostFraction(text: string, degrees: NumberPhrase, end: number): AnglePhrase | null {
  const over = /^\s(?<over>[13])m$/.exec(text.slice(degrees.end, end))?.groups?.['over'];
  if (over === undefined || !quadrantFollows(text, end)) return null;
  const read = over === '3' ? { ...degrees, value: degrees.value + 0.75 } : degrees;
  const doubts = [`"${over}m" stands where a fraction may have stood`];
  return compose(read, null, null, end, true, doubts, over === '3' ? [degrees.value] : []);
}

const JUNK_HALF = /(?<=\d)[}{%](?=[\s.])/y;
const MAY_BE_JUNK = oneOf('}{%');

export function bare(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const glued = gluedMinutes(text, degrees);
  if (glued) return glued;
  const junk = MAY_BE_JUNK(codeAt(text, degrees.end)) ? endOf(JUNK_HALF, text, degrees.end) : -1;
  if (junk > 0) {
    const half = { ...degrees, value: degrees.value + 0.5 };
    return compose(
      half,
      null,
      null,
      junk,
      false,
      [`"${text[degrees.end]!}" stands where a fraction may have stood`],
      [degrees.value],
    );
  }
  return (
    overNinety(text, degrees) ??
    bareAs0(text, degrees) ??
    behindNoughts(text, degrees) ??
    compose(degrees, null, null, degrees.end, false, [], [])
  );
}

/** `N 00037" E`, "N 037 E": nobody prints three or five figures of degrees, so minutes are among them. */
function behindNoughts(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (codeAt(text, degrees.start) !== ZERO || degrees.end - degrees.start < 3) return null;
  const printed = text.slice(degrees.start, degrees.end);
  const minutes = { ...degrees, value: Number(printed.slice(-2)) };
  if (!/^0\d(?:\d|0\d\d)$/.test(printed) || minutes.value > 59) return null;
  const whole = { ...degrees, value: Number(printed.slice(0, -2)) / (printed.length === 5 ? 10 : 1) };
  const why =
    printed.length === 5 ? 'the degree mark was read as a 0' : `"${printed}" is taken for degrees and minutes`;
  return compose(whole, minutes, null, degrees.end, false, [why], [degrees.value]);
}

/** "N. 90 W. 14 rods" among "S. 420 E." and "N. 310 W.". */
function bareAs0(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (
    degrees.end - degrees.start !== 2 ||
    codeBefore(text, degrees.end) !== ZERO ||
    codeBefore(text, degrees.end - 1) === POINT
  )
    return null;
  if (!isMarkAs0(text, degrees, degrees.end)) return null;
  const read = { ...degrees, value: degrees.value / 10 };
  return compose(read, null, null, degrees.end, false, ['the 0 is taken for the degree mark'], [degrees.value]);
}

/** "642" before the quadrant letter, no mark anywhere: no bearing exceeds 90, so its last digit is a fraction or a mark misread. */
function overNinety(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.value <= 90 || degrees.end - degrees.start !== 3 || !quadrantFollows(text, degrees.end)) return null;
  const printed = text.slice(degrees.start, degrees.end);
  if (!/^\d{3}$/.test(printed)) return null;
  const whole = Math.floor(degrees.value / 10);
  const isMark = printed.endsWith('0');
  if (whole > 90 || (whole === 90 && !isMark)) return null;
  const what = isMark ? 'the 0 is taken for the degree mark' : 'the last digit may be a fraction';
  const read = { ...degrees, value: isMark ? whole : whole + 0.5 };
  return compose(read, null, null, degrees.end, false, [`"${printed}" exceeds 90: ${what}`], []);
}

/** "N 453015 E": degrees, minutes and seconds in one figure, every mark lost. */
export function gluedSeconds(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.end - degrees.start !== 6 || !quadrantFollows(text, degrees.end)) return null;
  const printed = text.slice(degrees.start, degrees.end);
  if (!/^\d{6}$/.test(printed)) return null;
  const [d, m, s] = [0, 2, 4].map((at) => Number(printed.slice(at, at + 2))) as [number, number, number];
  if (d > 90 || m > 59 || s > 59) return null;
  const part = (value: number): NumberPhrase => ({ ...degrees, value });
  return compose(part(d), part(m), part(s), degrees.end, true, ['the marks between its parts are missing'], []);
}

/** "N 7743 E": degrees and minutes in one figure, every mark lost. */
export function gluedMinutes(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.end - degrees.start !== 4 || !quadrantFollows(text, degrees.end)) return null;
  const printed = text.slice(degrees.start, degrees.end);
  if (!/^\d{4}$/.test(printed)) return null;
  const [d, m] = [Number(printed.slice(0, 2)), Number(printed.slice(2))];
  if (d > 90 || m > 59) return null;
  const doubts = ['the marks between degrees and minutes are missing'];
  return compose({ ...degrees, value: d }, { ...degrees, value: m }, null, degrees.end, true, doubts, []);
}
