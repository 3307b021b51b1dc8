// Takes: text. Gives: calendar dates as deeds write them, with the words they stand in. Never: a day, month or year that is a blank.
import { fold } from '../words/fold.ts';
import { wordsAt } from '../values/numbers.ts';
import { wording } from '../words/wording.ts';
import { patternOfAll } from './pattern.ts';

export interface DateMention {
  /** yyyy-mm-dd */
  readonly iso: string;
  readonly verbatim: string;
  readonly start: number;
  readonly end: number;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = wording`(?<month>jan(?:uary|['’]?y\.?|\.)?|feb(?:ruary|['’]?y\.?|\.)?|mar(?:ch|\.)?|ap(?:r(?:il|\.)?|['’]?l\.?)|may|june?
      |jun\.|july|jul\.?|aug(?:ust|['’]?t\.?|\.)?|sep(?:t?ember|t?['’]?r\.?|t?\.)?|sept|oct(?:ober|['’]?r\.?|\.)?
      |nov(?:ember|['’]?r\.?|\.)?|dec(?:ember|['’]?r\.?|\.)?)`;
/** A small "th" set high is read as a mark: 14", 14™. */
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th|d|["”“’\'*™®°º^]{1,2})?';
/** With the blank of a form: "19 73". */
const YEAR = String.raw`(?<year>1[5-9]\d\d|20\d\d|(?:18|19|20)[ _]{1,4}\d\d(?![\d.°']))`;
/** What is filled in on a form stands apart: "this   4th   day of   May   , 1950", "this ....4th.... day of". */
const COMMA = String.raw`[\s._]{0,8},?\s{0,12}`;
const GAP = String.raw`[\s._]{1,12}`;
const ORDINAL_WORDS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
  'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh',
  'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first',
]; // prettier-ignore
// prettier-ignore
const DAY_WORD = `(?<dayWord>${[...ORDINAL_WORDS]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace('-', '[- ]'))
  .join('|')})`;
/** "in the twelfth year of the reign of our sovereign lord George the second … and": a king's year before Christ's. */
const REIGN = wording`(?:in the (?:[\w-]{3,12} ){1,3}of (?:the|his|her|our) (?:[a-z'’]{2,12} ){0,4}?reign\b[^;\d]{0,220}?)?`;
const AD = wording`(?:[,.]?\s{0,2}${REIGN}
    (?:in the yeare?(?: of (?:our|the) lord(?: (?:jesus )?(?:christ|god))?)?|a\.?\s?d\.?|anno(?:que)? dom(?:ini|\.)?)
    [,\s]{0,3})?`;
/** "this tenth day of the month of May". */
const OF_MONTH = '(?:the\\s{1,2}month\\s{1,2}of\\s{1,2})?';
const FORMS = [
  new RegExp(`(?<![a-z])${MONTH}\\s{0,12}(?:the\\s{1,2})?${DAY}${COMMA}${AD}${YEAR}`, 'gi'),
  patternOfAll`(?<!\d)${DAY}(?:\s{1,12}|[.,]{0,2}\s{0,3}(?=day )|${GAP}(?=day ))(?:day(?: of)?${GAP})?(?:of\s{1,12})?${OF_MONTH}
    ${MONTH}${COMMA}${AD}${YEAR}`,
  new RegExp(`(?<![a-z])${DAY_WORD}${GAP}day\\s{1,2}of${GAP}${OF_MONTH}${MONTH}${COMMA}${AD}${YEAR}`, 'gi'),
];
const NUMERIC = /(?<![\d/-])(?<m>0?[1-9]|1[0-2])[/-](?<d>0?[1-9]|[12]\d|3[01])[/-](?<y>1[789]\d\d|20\d\d)(?![\d/-])/g;

/** The year in words: "the second day of June, in the year one thousand eight hundred and ninety-one". */
const BEFORE_YEAR_WORDS = patternOfAll`(?:(?<!\d)${DAY}|(?<![a-z])${DAY_WORD})${GAP}(?:day of${GAP})?${OF_MONTH}${MONTH}${COMMA}${AD}(?:and )?
  (?=(?:one|two) thousand|(?:fif|six|seven|eigh|nine)teen hundred)`;

/** "one thousand seven hundred and fiftyone". */
const GLUED =
  /(?<tens>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?<unit>one|two|three|four|five|six|seven|eight|nine)(?![a-z])/;
/** "one thousand seven hundred and [torn]": the rest of the year is not read. */
const isTornYear = (behind: string, year: number): boolean =>
  /^\s{0,3}\[/.test(behind) ||
  (year % 100 === 0 && /^\s{1,3}(?:and|&)\s{1,3}(?!in\b|of\b|the\b|between\b|by\b)/.test(behind));

function* yearsInWords(text: string): Generator<{ match: RegExpExecArray; year: number; end: number }> {
  for (const match of text.matchAll(BEFORE_YEAR_WORDS)) {
    const at = match.index + match[0].length;
    const printed = fold(text.slice(at, at + 80));
    const words = printed.replace(GLUED, '$<tens> $<unit>');
    const number = wordsAt(words, 0);
    if (number && number.value >= 1500 && number.value < 2100 && !isTornYear(words.slice(number.end), number.value))
      yield { match, year: number.value, end: at + number.end - (words.length - printed.length) };
  }
}

export function datesIn(text: string): DateMention[] {
  const found = [...datesWithYearInWords(text), ...datesByMonth(text)];
  for (const match of text.matchAll(NUMERIC))
    push(found, match, Number(match.groups!['y']), Number(match.groups!['m']), Number(match.groups!['d']));
  found.sort((a, b) => a.start - b.start);
  return found.filter((one, i) => i === 0 || one.start >= found[i - 1]!.end);
}

function datesWithYearInWords(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const { match, year, end } of yearsInWords(text)) {
    const { month, day, dayWord } = match.groups as Record<string, string | undefined>;
    const [whole] = match;
    const before = found.length;
    push(found, match, year, monthOf(month!), day ? Number(day) : ordinalOf(dayWord!));
    const made = found[before];
    if (made) found[before] = { ...made, verbatim: whole + text.slice(match.index + whole.length, end), end };
  }
  return found;
}

function datesByMonth(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const { month, dayWord, day, year } = match.groups as Record<string, string | undefined>;
      push(found, match, yearOf(year!), monthOf(month!), day ? Number(day) : ordinalOf(dayWord!));
    }
  return found;
}

const yearOf = (year: string): number => Number(year.replace(/[ _]/g, ''));

function ordinalOf(word: string): number {
  return ORDINAL_WORDS.indexOf(word.toLowerCase().replace(/\s/, '-')) + 1;
}

function monthOf(word: string): number {
  const head = word
    .toLowerCase()
    .replace(/^ap['’]?l/, 'apr')
    .slice(0, 3);
  return MONTHS.findIndex((month) => month.startsWith(head)) + 1;
}

const ORDINAL = /(?<![\dA-Za-z])\d{1,2}(st|nd|rd|th)(?![A-Za-z])/;

/** "1th", "2st": no day ends so; a figure of it was lost and which nobody knows. */
function isTorn(date: string, day: number): boolean {
  const ending = ORDINAL.exec(date)?.[1];
  if (ending === undefined) return false;
  const isTeen = day > 10 && day < 14;
  return ending !== (isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));
}

function push(found: DateMention[], match: RegExpExecArray, year: number, month: number, day: number): void {
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || isTorn(match[0], day)) return;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  found.push({ iso, verbatim: match[0], start: match.index, end: match.index + match[0].length });
}
