// Takes: folded text and a place in it. Gives: the angle that stands there (degrees, minutes, seconds) in any notation, with span.
// Never: a direction; which way an angle turns is said by the words around it.
import { figureAt, wordsAt, type NumberPhrase } from './numbers.ts';

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
}

// "o" only where a number follows or the mark is glued to the figure: "45o 30'"; "d" likewise.
const DEGREE_MARK =
  /:?[\s-]{0,3}(?:[°*•~]|de[gc]re+e?s{0,2}\b\.?|degs?\b\.?|(?<=\d)[od](?=[\s\d.,-])|(?<=\d)\?(?=\s?\d))/y;
// The last ones are misread primes, trusted only right before the quadrant word: "89°22! West", "0°04°W".
const MINUTE_MARK =
  /[\s-]{0,2}(?:;ft;|'(?!')|;(?=\s?\d{1,2}(?:\.\d+)?")|min(?:ute)?s?\b\.?|m(?=[\s\d.,])|[!?|°](?=\s?(?:e|w|[bfr]ast|vest)))/y;
const SECOND_MARK = /\s{0,2}(?:;inch;|"|' ?'|''|sec(?:ond)?s?\b\.?)/y;
// Between the parts of an angle: blanks, a comma, a dash, "and".
const SECOND_WORD = /\s{0,2}sec(?:ond)?s?\b\.?/y;
const BETWEEN = /[\s.,-]{0,4}(?:and\s{1,2})?[\s-]{0,2}/y;
// A figure repeated in brackets after words, often with its brackets lost: "eighty-six (86)", "eighty-six -86".
const REPEATED = /\s{0,2}[-([]\s?[\d%½¼¾/.,° ]{1,9}\s?[)\]]?/y;

/** The end of the match at `at`, or -1. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

export function angleAt(text: string, at: number): AnglePhrase | null {
  const words = wordsAt(text, at);
  return words ? angleInWords(text, words) : angleInFigures(text, at);
}

function angleInWords(text: string, number: NumberPhrase): AnglePhrase | null {
  if (number.value > 360) return null;
  let end = number.end;
  let mark = endOf(DEGREE_MARK, text, end);
  if (mark < 0) {
    const repeated = endOf(REPEATED, text, end);
    if (repeated > 0) {
      mark = endOf(DEGREE_MARK, text, repeated);
      if (mark > 0) end = repeated;
    }
  }
  if (mark < 0) return compose(number, null, null, end, false, [], []);
  return withMinutes(text, number, mark, []);
}

/** Minutes and seconds after the degree mark, each only if its own mark (or the end of the angle) follows. */
function withMinutes(text: string, degrees: NumberPhrase, mark: number, doubts: string[]): AnglePhrase {
  const minutes = partAt(text, mark, MINUTE_MARK, doubts);
  if (!minutes) {
    // "63 degrees 08 seconds": no minutes are printed.
    const alone = partAt(text, mark, SECOND_WORD, doubts);
    if (alone?.marked) return compose(degrees, null, alone.number, alone.end, true, doubts, []);
    return compose(degrees, null, null, mark, true, doubts, []);
  }
  const seconds =
    minutes.marked || minutes.number.inWords
      ? partAt(text, minutes.end, SECOND_MARK, doubts)
      : bareSeconds(text, minutes.end);
  const end = seconds ? seconds.end : minutes.end;
  return compose(degrees, minutes.number, seconds?.number ?? null, end, true, doubts, []);
}

interface Part {
  readonly number: NumberPhrase;
  readonly end: number;
  readonly marked: boolean;
}

const STRAY_ZERO = /0 (?=\d\d')/y;

function partAt(text: string, at: number, markPattern: RegExp, doubts: string[]): Part | null {
  let from = endOf(BETWEEN, text, at);
  const stray = endOf(STRAY_ZERO, text, from);
  if (stray > 0) {
    from = stray;
    doubts.push('a stray 0 stands before the minutes');
  }
  const number = smallNumber(text, from);
  if (!number) return null;
  let end = number.end;
  if (number.inWords) {
    const repeated = endOf(REPEATED, text, end);
    if (repeated > 0 && endOf(markPattern, text, repeated) > 0) end = repeated;
  }
  const mark = endOf(markPattern, text, end);
  if (mark > 0) return { number, end: mark, marked: true };
  // Without its mark a figure counts only as two digits before the quadrant letter: "58°21 W", "67 degrees and 08 E".
  if (!number.inWords && /^\d{1,2}(?:\.\d+)?$/.test(text.slice(number.start, number.end)) && quadrantFollows(text, end))
    return { number, end, marked: false };
  if (markPattern === MINUTE_MARK && bareSeconds(text, end) && quadrantFollows(text, bareSeconds(text, end)!.end))
    return { number, end, marked: false };
  // Glued to the degree mark two digits are minutes whatever became of their own mark: "243°05; 136.72 ft.".
  if (text[from - 1] === '°' && number.end === from + 2) return { number, end, marked: false };
  return null;
}

/** Seconds after unmarked minutes: "45° 30-15 E", "12°04 30" W". */
function bareSeconds(text: string, at: number): Part | null {
  const from = endOf(/[\s.,:-]{1,3}/y, text, at);
  if (from < 0) return null;
  const number = smallNumber(text, from);
  if (!number || number.inWords) return null;
  const mark = endOf(SECOND_MARK, text, number.end);
  if (mark > 0) return { number, end: mark, marked: true };
  return quadrantFollows(text, number.end) ? { number, end: number.end, marked: false } : null;
}

const QUADRANT_NEXT = /[\s.,'"]{0,5}(?:[bf]?e|w|east|west|n|s|north|south)(?![a-z0-9])/y;
const quadrantFollows = (text: string, at: number): boolean => endOf(QUADRANT_NEXT, text, at) > 0;

/** A number of minutes or seconds: under 60, or a damaged three-digit figure that begins with 0. */
function smallNumber(text: string, at: number): NumberPhrase | null {
  const number = wordsAt(text, at) ?? figureAt(text, at);
  if (!number) return null;
  const printed = text.slice(number.start, number.end);
  if (number.inWords) return number.value < 61 ? number : null;
  if (/^0\d\d$/.test(printed)) return number;
  if (!/^\d{1,2}(?![\d,])/.test(printed) || number.value >= 100) return null;
  return number;
}

const RUN = /(?<run>\d{4,5})(?=\s?')/y;

const SPLIT_DIGITS = /(?<a>\d) (?<b>\d) ?(?<fraction>1\/2|1\/4|3\/4|½|¼|¾)(?=[\s.])/y;
const QUARTERS: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '½': 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
};

/** "4 8 1/2 E": two digits torn apart before a fraction. */
function tornDigits(text: string, at: number): AnglePhrase | null {
  SPLIT_DIGITS.lastIndex = at;
  const found = SPLIT_DIGITS.exec(text)?.groups;
  if (!found) return null;
  const end = SPLIT_DIGITS.lastIndex;
  if (!quadrantFollows(text, end)) return null;
  const value = Number(`${found['a']!}${found['b']!}`) + QUARTERS[found['fraction']!]!;
  const number = { value, start: at, end, inWords: false, places: 0 };
  return compose(number, null, null, end, false, ['the digits of the degrees stand apart'], []);
}

function angleInFigures(text: string, at: number): AnglePhrase | null {
  const torn = tornDigits(text, at);
  if (torn) return torn;
  RUN.lastIndex = at;
  const run = RUN.exec(text)?.groups?.['run'];
  if (run) return lostDegreeMark(text, at, run);
  const degrees = figureAt(text, at);
  if (!degrees || degrees.value > 999 || text.slice(at, degrees.end).includes(',')) return null;
  const mark = endOf(DEGREE_MARK, text, degrees.end);
  if (mark > 0) return withMinutes(text, degrees, mark, []);
  return wrongDegreeMark(text, degrees) ?? zeroForMark(text, degrees) ?? dashed(text, degrees) ?? bare(text, degrees);
}

/** "78024' 53"": the degree mark was read as a 0. */
function lostDegreeMark(text: string, at: number, run: string): AnglePhrase | null {
  const found = /^(?<d>\d{1,2})0(?<m>\d{2})$/.exec(run)?.groups;
  if (!found || Number(found['m']) > 59) return null;
  const whole: NumberPhrase = { value: Number(found['d']), start: at, end: at + run.length, inWords: false, places: 0 };
  const minutes = { ...whole, value: Number(found['m']) };
  const mark = endOf(MINUTE_MARK, text, at + run.length);
  const doubts = ['the degree mark was read as a 0'];
  const seconds = partAt(text, mark, SECOND_MARK, doubts);
  return compose(whole, minutes, seconds?.number ?? null, seconds?.end ?? mark, true, doubts, []);
}

const PRIME_THEN_MINUTES = /['"](?=\s?-?\s?\d{1,2}(?:\.\d+)?\s?['"])/y;

/** "46' 21' E", "191"03'59"": another mark stands where the degree mark should. */
function wrongDegreeMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  if (degrees.places > 0) return null;
  const mark = endOf(PRIME_THEN_MINUTES, text, degrees.end);
  if (mark < 0) return null;
  const angle = withMinutes(text, degrees, mark, [`the degree mark reads ${text[degrees.end]!}`]);
  return angle.end > mark ? angle : null;
}

const DASHED = /\s?[-:]\s?(?<m>\d{1,2}(?:\.\d+)?)(?:\s?['])?(?:\s?[-:]\s?(?<s>\d{1,2}(?:\.\d+)?)(?:\s?["])?)?/y;
const SPACED = /[\s.](?<m>\d{2}(?:\.\d+)?)(?:\s?')?(?:[\s.](?<s>\d{2}(?:\.\d+)?)(?:\s?")?)?/y;

/** "45-30-15", "45 30 15", "45.30.15" with the quadrant letter right behind. */
function dashed(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const head = /^\d{1,3}/.exec(text.slice(degrees.start, degrees.start + 3))?.[0] ?? '';
  for (const pattern of [DASHED, SPACED]) {
    pattern.lastIndex = degrees.start + head.length;
    const found = pattern.exec(text)?.groups;
    if (!found || Number(found['m']) >= 60 || !quadrantFollows(text, pattern.lastIndex)) continue;
    const part = (value: string): NumberPhrase => ({ ...degrees, value: Number(value) });
    const seconds = found['s'] === undefined ? null : part(found['s']);
    const marked = seconds !== null || text.slice(degrees.end, pattern.lastIndex).includes("'");
    return compose(part(head), part(found['m']!), seconds, pattern.lastIndex, marked, [], []);
  }
  return null;
}

/** "150 37' W": the degree mark was read as a 0, which makes the degrees impossible. */
function zeroForMark(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const printed = text.slice(degrees.start, degrees.end);
  if (!/^\d{2,3}$/.test(printed)) return null;
  const doubts: string[] = [];
  const minutes = partAt(text, degrees.end, MINUTE_MARK, doubts);
  if (!minutes?.marked) return null;
  const seconds = partAt(text, minutes.end, SECOND_MARK, doubts);
  const end = seconds?.end ?? minutes.end;
  if (printed.endsWith('0') && degrees.value > 90 && degrees.value <= 900) {
    const read = { ...degrees, value: degrees.value / 10 };
    return compose(
      read,
      minutes.number,
      seconds?.number ?? null,
      end,
      true,
      [...doubts, 'the degree mark was read as a 0'],
      [],
    );
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

const JUNK_HALF = /(?<=\d)[}{%](?=[\s.])/y;

function bare(text: string, degrees: NumberPhrase): AnglePhrase | null {
  const printed = text.slice(degrees.start, degrees.end);
  const junk = endOf(JUNK_HALF, text, degrees.end);
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
  // "642" before the quadrant letter, no mark anywhere: 64 and a fraction misread, for no bearing exceeds 90.
  if (/^\d{3}$/.test(printed) && degrees.value > 90 && quadrantFollows(text, degrees.end)) {
    const half = { ...degrees, value: Math.floor(degrees.value / 10) + 0.5 };
    if (half.value <= 90)
      return compose(
        half,
        null,
        null,
        degrees.end,
        false,
        [`"${printed}" exceeds 90: the last digit may be a fraction`],
        [],
      );
  }
  return compose(degrees, null, null, degrees.end, false, [], []);
}

function compose(
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
    doubts,
    otherDegrees,
  };
}

export function decimalDegrees(angle: { degrees: number; minutes: number; seconds: number }): number {
  return angle.degrees + angle.minutes / 60 + angle.seconds / 3600;
}
