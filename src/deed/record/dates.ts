// Takes: text. Gives: calendar dates as deeds write them, with the words they stand in. Never: a day, month or year that is a blank.

import { anyCase } from '../words/any-case.ts';
import { actDate, mayAct } from './dates-acts.ts';
import { fold } from '../words/fold.ts';
import { wordsAt } from '../values/numbers.ts';
import { beginsAny, holdsAny } from '../words/triples.ts';
import { matchesOf, matchesWithin, stretchesAround, type Stretch } from '../words/matches.ts';
import { inFigures } from '../words/letter-figures.ts';

export interface DateMention {
  /** yyyy-mm-dd */
  readonly iso: string;
  readonly verbatim: string;
  readonly start: number;
  readonly end: number;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH =
  "(?<month>jan(?:uary|['’]?y\\.?|\\.)?|feb(?:ruary|['’]?y\\.?|\\.)?|mar(?:ch|\\.)?|ap(?:r(?:i[l1i]|\\.)?|['’]?l\\.?)|may|june?|jun\\.|ju[l1i]y|jul\\.?|aug(?:ust|['’]?t\\.?|\\.)?|sep(?:t?e(?:m|rn)ber|t?['’]?r\\.?|t?\\.)?|sept|[o0]ct(?:ober|['’]?r\\.?|\\.)?|nov(?:e(?:m|rn)ber|['’]?r\\.?|\\.)?|dec(?:e(?:m|rn)ber|['’]?r\\.?|\\.)?)";
/** A small "th" set high is read as a mark: 14", 14™. */
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th|d|["”“’\'*™®°º^]{1,2})?';
/** Figures read as letters, and the blank of a form: "19 73", "A.D. 191O". */
const YEAR_PRINTED = String.raw`1[5-9]\d\d|20\d\d|(?<![A-Za-z])[Il][89][\dOIl]{2}(?!\w)|2O[012]\d(?!\w)|(?:1[5-9]|20)[\dOIl]{2}(?![\w])|(?:18|19|20)[ _]{1,4}\d\d(?![\d.°'])`;
const YEAR = `(?<year>${YEAR_PRINTED})`;
/** What is filled in on a form stands apart: "this   4th   day of   May   , 1950", "this ....4th.... day of". */
const COMMA = String.raw`[\s._]{0,8},?\s{0,12}`;
const GAP = String.raw`[\s._]{1,12}`;
const ORDINAL_WORDS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
  'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh',
  'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first',
]; // prettier-ignore
const DAY_WORD = `(?<dayWord>${[...ORDINAL_WORDS]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace('-', '[- ]'))
  .join('|')})`;
/** "in the twelfth year of the reign of our sovereign lord George the second … and": a king's year before Christ's. */
const REIGN = String.raw`(?:in\s{1,2}the\s{1,2}(?:[\w-]{3,12}\s{1,2}){1,3}of\s{1,2}(?:the|his|her|our)\s{1,2}(?:[a-z'’]{2,12}\s{1,2}){0,4}?reign\b[^;\d]{0,220}?)?`;
const AD = String.raw`(?:[,.]?\s{0,2}${REIGN}(?:in\s{1,2}the\s{1,2}yeare?(?:\s{1,2}of\s{1,2}(?:our|the)\s{1,2}lord(?:\s{1,2}(?:jesus\s{1,2})?(?:christ|god))?)?|a\.?\s?d\.?|anno(?:que)?\s{1,2}dom(?:ini|\.)?)[,\s]{0,3})?`;
/** "this tenth day of the month of May". */
const OF_MONTH = '(?:the\\s{1,2}month\\s{1,2}of\\s{1,2})?';
const FORMS = [
  new RegExp(`(?<![a-z])${MONTH}\\s{0,12}(?:the\\s{1,2})?${DAY}${COMMA}${AD}${YEAR}`, 'gi'),
  new RegExp(
    `(?<!\\d)${DAY}(?:\\s{1,12}|[.,]{0,2}\\s{0,3}(?=day\\s)|${GAP}(?=day\\s))(?:day(?:\\s{1,2}of)?${GAP})?(?:of\\s{1,12})?${OF_MONTH}${MONTH}${COMMA}${AD}${YEAR}`,
    'gi',
  ),
  new RegExp(
    `(?<![a-z\\d])(?<damagedDay>[Il1-3]?[\\dIlO])(?:st|nd|rd|th)?${GAP}day\\s{1,2}of${GAP}${OF_MONTH}${MONTH}${COMMA}${AD}${YEAR}`,
    'gi',
  ),
  new RegExp(`(?<![a-z])${DAY_WORD}${GAP}day\\s{1,2}of${GAP}${OF_MONTH}${MONTH}${COMMA}${AD}${YEAR}`, 'gi'),
];
/** Those that can do without "day of". */
const WITHOUT_DAY_OF = FORMS.slice(0, 2);
const NUMERIC = /(?<![\d/-])(?<m>0?[1-9]|1[0-2])[/-](?<d>0?[1-9]|[12]\d|3[01])[/-](?<y>1[789]\d\d|20\d\d)(?![\d/-])/g;

/** The year in words: "the second day of June, in the year one thousand eight hundred and ninety-one". */
const BEFORE_YEAR_WORDS = new RegExp(
  `(?:(?<!\\d)${DAY}|(?<![a-z])${DAY_WORD})${GAP}(?:day\\s{1,2}of${GAP})?${OF_MONTH}${MONTH}${COMMA}${AD}(?:and\\s{1,2})?(?=(?:one|two)\\s{1,2}thousand|(?:fif|six|seven|eigh|nine)teen\\s{1,2}hundred)`,
  'gi',
);

/** "one thousand seven hundred and fiftyone". */
const GLUED =
  /(?<tens>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?<unit>one|two|three|four|five|six|seven|eight|nine)(?![a-z])/;
/** "one thousand seven hundred and [torn]": the rest of the year is not read. */
const isTornYear = (behind: string, year: number): boolean =>
  /^\s{0,3}\[/.test(behind) ||
  (year % 100 === 0 && /^\s{1,3}(?:and|&)\s{1,3}(?!in\b|of\b|the\b|between\b|by\b)/.test(behind));

function* yearsInWords(
  text: string,
  years: readonly Stretch[],
): Generator<{ match: RegExpExecArray; year: number; end: number }> {
  for (const match of matchesWithin(BEFORE_YEAR_WORDS, text, years)) {
    const at = match.index + match[0].length;
    const printed = fold(text.slice(at, at + 80));
    const words = printed.replace(GLUED, '$<tens> $<unit>');
    const number = wordsAt(words, 0);
    if (number && number.value >= 1500 && number.value < 2100 && !isTornYear(words.slice(number.end), number.value))
      yield { match, year: number.value, end: at + number.end - (words.length - printed.length) };
  }
}

/** No form begins further before its year; of figures that run on, a later four may be the year. */
const BEFORE_YEAR = 140;
const BEFORE_YEAR_OF_REIGN = 380;
const mayReign = beginsAny(['reign']);

/** "mar" begins more words than a month, and "may" is one: with what may follow a month where it is not written in full. */
const MONTH_HEADS = MONTHS.flatMap((month) => [
  ...(month === 'may' ? [] : month === 'september' ? ['sept'] : [month]),
  ...[' 0', '  ', ' ,', ' a', ' i', ',', '.', '0', 'a', 'i'].map((after) => `${month.slice(0, 3)}${after}`),
]);

/** Whether a month may be named in the text; also as clerks of old shortened months, and as scans misread them. */
export const mayNameMonth = beginsAny([
  ...MONTH_HEADS,
  ...[
    'jany',
    "jan'y",
    'feby',
    "feb'y",
    'apl',
    "ap'l",
    'augt',
    "aug't",
    'sepr',
    "sep'r",
    'octr',
    "oct'r",
    'novr',
    "nov'r",
  ],
  ...['decr', "dec'r", 'nover', 'decer', 'apri0', 'aprii', 'ju0y', 'juiy', '0cto', '0ct.', '0ct 0'],
]);

const mayDash = holdsAny(['0-0']);
/** Whether a date all in figures may stand in the text. */
export const mayDateInFigures = (text: string): boolean => text.includes('/') || mayDash(text);

export function datesIn(text: string): DateMention[] {
  const [byMonth, numeric] = [mayNameMonth(text), mayDateInFigures(text)];
  if (!byMonth && !numeric) return [];
  const reach = mayReign(text) ? BEFORE_YEAR_OF_REIGN : BEFORE_YEAR;
  const aroundFigures = mayYear(text) ? stretchesAround(YEAR_FIGURES, text, reach, 4) : [];
  const inWords = byMonth && namesYear(text) ? stretchesAround(YEAR_WORDS, text, reach, 0) : [];
  const found: DateMention[] = byMonth ? datesByMonth(text, aroundFigures, inWords) : [];
  for (const match of numeric && aroundFigures.length > 0 ? matchesOf(NUMERIC, text) : [])
    push(found, match, Number(match.groups!['y']), Number(match.groups!['m']), Number(match.groups!['d']));
  found.sort((a, b) => a.start - b.start);
  return found.filter((one, i) => i === 0 || one.start >= found[i - 1]!.end);
}

const YEAR_FIGURES = new RegExp(YEAR_PRINTED, 'g');
const mayYear = holdsAny(
  '0000 000o 000i 000l 00o0 00i0 00l0 i000 l000 0o00 i00i l00l i00l l00i i00o l00o'
    .split(' ')
    .concat('00 00', '00  00', '00   '),
);
const mayNameDay = holdsAny(['day']);
const namesYear = holdsAny(['thousand', 'hundred']);
const YEAR_WORDS = /(?:one|two)\s{1,2}thousand|teen\s{1,2}hundred/gi;

function datesByMonth(text: string, aroundFigures: readonly Stretch[], inWords: readonly Stretch[]): DateMention[] {
  const found: DateMention[] = [];
  for (const { match, year, end } of yearsInWords(text, inWords)) {
    const { month, day, dayWord } = match.groups as Record<string, string | undefined>;
    const [whole] = match;
    const before = found.length;
    push(found, match, year, monthOf(month!), day ? Number(day) : ordinalOf(dayWord!));
    const made = found[before];
    if (made) found[before] = { ...made, verbatim: whole + text.slice(match.index + whole.length, end), end };
  }
  if (aroundFigures.length === 0) return found;
  for (const form of mayNameDay(text) ? FORMS : WITHOUT_DAY_OF)
    for (const match of matchesWithin(form, text, aroundFigures)) {
      const { month, dayWord, damagedDay, year } = match.groups as Record<string, string | undefined>;
      // "I7th day": a figure read as a letter, which only an ordinal of a day of a month may hold.
      const day = match.groups!['day'] ?? (damagedDay && inFigures(damagedDay));
      const days = day ? Number(day) : ordinalOf(dayWord!);
      push(found, match, yearOf(year!), monthOf(month!), days);
    }
  return found;
}

const yearOf = (year: string): number => Number(inFigures(year.replace(/[ _]/g, '')));

function ordinalOf(word: string): number {
  return ORDINAL_WORDS.indexOf(word.toLowerCase().replace(/\s/, '-')) + 1;
}

function monthOf(word: string): number {
  const head = word
    .toLowerCase()
    .replace(/^0/, 'o')
    .replace(/^ju[1i]/, 'jul')
    .replace(/^ap['’]?l/, 'apr')
    .slice(0, 3);
  return MONTHS.findIndex((month) => month.startsWith(head)) + 1;
}

const ORDINAL = /(?<![\dA-Za-z])[0-3Il]?[\dIlO](st|nd|rd|th)(?![A-Za-z])/;

/** "1th", "Ith", "2st": no day ends so; a figure of it was lost or misread, and which nobody knows. */
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

/** Words that a deed's own date follows, in its opening, then at its end; before each what they hold in letters of this very size. */
const MADE: readonly (readonly [holds: string, words: RegExp])[] = [
  [
    '',
    /\bthis\s(?:\w+\s){0,3}(?:deed|indenture|agreement|instrument|document|declaration|easement|amendment|assignment|conveyance|grant|lease|contract|mortgage|release|memorandum|reconveyance|satisfaction|subordination|license|servitude)\b[^.;]{0,110}$/i,
  ],
  ['', /\b(?:be\sit\s(?:known|remembered)|by\sthese\spresents)[,:]?\sthat,?\son\s(?:this\s|the\s){0,2}$/i],
  [
    '',
    /\b(?:made|entered\sinto|executed)\b(?:[\s,]{1,2}(?:and|entered|into|executed|delivered|effective|to|be|as|of|on|this|the|in\sduplicate))*[\s,:]*$/i,
  ],
  [
    '',
    anyCase(
      /(?:\b(?:witness,?\s(?:the\sexecution\shereof|the\s(?:said\s)?(?:grantor|vendor|seller|mortgagor|declarant|owner|lessor|trustor|undersigned)(?:s?['’]s?)?\s(?:hands?|signatures?|seals?)|(?:my|our|the|his|her|their|its)\s(?:following\s)?(?:hands?|signatures?|seals?))|thus\sdone\b|executed\sat\b|in\switness\swhereof|hereunto\sset|set\s(?:my|our|his|her|their|its)\shands?|signed(?:\sand\ssealed)?,?(?:\sas\sof)?(?:\son)?\sthis|given\sunder\s(?:our|their)\shands?|given\sunder\smy\shand,?\sat\sthe\scity\sof)|(?:^|[.;]\s)(?:(?-i:E)ffective\s)?(?-i:D)ated?(?:\sthis)?\s?:?)\b[^;]{0,140}$/i,
    ),
  ],
  // At the head of a line with the date right behind it, unless the line before ends with another paper's name: "a Mortgage / Dated".
  [
    '\nD',
    anyCase(
      /(?<!(?-i:eed|ortgage|ote|ease|rust|nstrument|greement|eclaration|asement|rder|ecree))\n(?-i:D)ated(?:\s(?:this|the)){0,2}\s?:?\s?$/i,
    ),
  ],
  // "This 4th day of May, 1950.", "Signed and delivered the 4th day of" above the names; a recorder also writes so.
  [
    '',
    anyCase(
      /(?<!\b(?:record(?:ed)?|filed|received|lodged|registered|entered)\b[^.]{0,60})(?:^|[.;]\s|\n\s?)(?-i:This|Given(?:\sat\s[A-Z][\w .,]{2,40}?,?)?\s(?:this|the)|(?:Signed|SIGNED|Executed|EXECUTED|Exec\.)(?:(?:,|,?\sand)?\s(?:sealed|SEALED|delivered|DELIVERED|executed))*(?:\sas\san?\s(?:sealed\s)?instrument(?:\sunder\sseal)?,?)?(?:\son)?\s(?:this|the|THIS|THE))(?:\sthe)?\s?$/i,
    ),
  ],
  // "Date:" of a form; a recorder's line, or the line below one, dates the record.
  [
    ':',
    anyCase(
      /(?:^|(?<!\b(?:record\w{0,3}|filed|clerk|auditor|register|doc|inst\w{0,7}|survey\w{0,3}|job|drawn|revis\w{0,3}|approv\w{0,3})\b[^\n]{0,60})\n)(?![^\n]*\b(?:record\w{0,3}|filed|clerk|auditor|register|doc|inst\w{0,7}|survey\w{0,3}|job|drawn|revis\w{0,3}|approv\w{0,3})\b)(?:(?:[^\n]* )?(?-i:Date)|(?:[^\n]*\bdeed\stax\b[^\n]* )?(?-i:DATE))(?:\sof\s(?:document|instrument|deed|conveyance|execution))?\s?:\s?$/i,
    ),
  ],
];
/** In the words between, another paper's date; before them, an oath or acknowledgment. */
const OF_ANOTHER =
  /\b(?:recorded|filed|received|was|prepared|survey(?:ed)?|plat|certain\s(?:\w+\s){0,4}(?:deed|mortgage|declaration|map|instrument|lease)|conveyed|said\sdeed|restrictions?\sdated|official\s(?:stamp|seal)|notarial|approved|book|page|revised|statute|act\sof|letters|born|died|published|by\sdeed|deed\s(?:from|dated)|mortgage\sdated|maintenance\sagreement|u\/[adt]|under\sagreement|(?<!deed\sof\s)trust,?\s(?:agreement,?\s)?dated|(?:an?|that|the|said|its|his|their)\s(?:\w+\s){0,4}(?:note|contract|agreement|deed|trust|mortgage|lease|order|decree|judgment|will|bond|easement|grant)s?(?:\s\w+){0,4}\sdated|ending|terminat\w*|expir\w*|until|commencing|payable|matur\w*|due\son)\b/i;
const OTHER_PAPER = anyCase(
  /\b(?:survey|entry|(?-i:certain)|taking|(?<!\b(?:of|and|or)\s)homestead|application|plat|map)\b[^.;]{0,60}$/i,
);
const OATH =
  /\b(?:before\sme|personally|notary|acknowledged\s(?:that|before|to\sme)|subscribed\s(?:and|before|to)|sworn|commission|appointment|seal\sof\s(?:my\s|said\s)?office|(?:under|by)\smy\shand\sand\s(?:official\s)?seal)\b/i;

/** What no clause of `MADE`, nor `SEALED`, can do without; a form's line to write on may stand between two words. */
const mayBeMade = holdsAny([
  ...'this made executed exec. witness thus hereunto signed given remembered presents whereof'.split(' '),
  ...['be it', 'be ..', 'be ,,', 'be..', 'be,,'],
  ...['my', 'our', 'his', 'her', 'their', 'its', '..', ',,'].map((whose) => `set ${whose}`),
  ...['set..', 'set,,'],
]);
const mayBeEntered = beginsAny(['entered']); // "centered" is no such word
const namesDate = holdsAny(['date']);
/** Whether the paper may be dated at all: "dated" in a sentence is another's date. */
const mayBeDated = (text: string): boolean =>
  mayBeMade(text) ||
  mayBeEntered(text) ||
  mayAct(text) ||
  (namesDate(text) && (text.includes('Da') || text.includes('DA')));

/** The date of the conveyance itself: where it is made, executed or witnessed; not of recording, survey, oath or prior deed. */
export function transferDate(printed: string): DateMention | null {
  if (!mayBeDated(printed)) return null;
  const text = printed.includes('-\n') ? printed.replace(BROKEN_MONTH, '$<head>$<tail>  ') : printed;
  const date = ownDate(text);
  return date && text !== printed ? { ...date, verbatim: printed.slice(date.start, date.end) } : date;
}

/** "Novem- / ber": the month in one, and two blanks behind it, so that every place stays. */
const BROKEN_MONTH =
  /\b(?<head>janu|jan|febru|feb|sep|septem|octo|oct|novem|no|decem|de|au)-\n(?<tail>ary|uary|ruary|ber|tember|ober|vember|cember|gust)\b/gi;

function ownDate(text: string): DateMention | null {
  let best: DateMention | null = null;
  let rank = MADE.length;
  // One date after another, so that of thousands no words are kept: a date of a better rank than the best so far takes its place.
  const dates = datesIn(text);
  for (const date of dates) {
    const before = text
      .slice(Math.max(0, date.start - 180), date.start)
      .replace(/[._]{3,}/g, ' ')
      .replace(/\s{2,}|[^\S \n]/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
    const own = MADE.findIndex(
      ([hint, words], i) => i < rank && before.includes(hint) && isOwnDate(before, words.exec(before)),
    );
    const sealed = own < 0 && rank > SEALED_RANK && isSealed(text, date.start);
    if ((own < 0 && !sealed) || SURVEYED.test(text.slice(date.end, date.end + 24))) continue;
    if (REMEMBERED.test(before) && BEFORE_NOTARY.test(text.slice(date.end, date.end + 60))) continue;
    [best, rank] = [date, sealed ? SEALED_RANK : own];
    if (rank === 0) break;
  }
  return best ?? actDate(text, dates);
}

/** "Be it remembered that on the 4th of May, 1850, I surveyed …"; a recorder's date has the hour behind it. */
const SURVEYED = /^(?:[\s,]{1,3}(?:I|we)\s{1,3}(?:did\s{1,3})?(?:survey|measure|run|ran)|\s{1,3}\d{1,2}:\d{2})/i;
/** "Be it remembered, that on this 4th day of May, 1950, before me": a notary's words, but for acts that are passed before him. */
const REMEMBERED = /\bremembered\b[\s\S]{0,40}$/i;
const BEFORE_NOTARY =
  /^[\s,]{1,3}(?:A\.?\s?D\.?,?\s{1,3})?(?:(?:personally\s{1,3})?(?:came|appeared)\s{1,3})?before\s{1,3}(?:me|the\s{1,3}(?:undersigned|subscriber))\b/i;

/** A body's witness clause runs long before its date: by whom it was signed, by what resolution. It ranks with the short ones. */
const SEALED =
  /(?:\bha(?:s|ve|th)\s{1,3}(?:(?:hereunto|duly)\s{1,3}){0,2}caused\s{1,3}(?:its|their|this|these|the)\b[^;]{0,200}\b(?:signed|executed|sealed|subscribed|affixed)\b[^;]{1,160}|\bin\s{1,3}(?:witness|testimony)\s{1,3}whereof\b(?=[^;]{0,240}\b(?:caused|presents)\b)[^;]{1,380})\b(?:this|the|on)[\s._]{1,12}$/i;
const SEALED_RANK = 3;

function isSealed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 420), start);
  const clause = SEALED.exec(before)?.[0];
  return clause !== undefined && !OF_ANOTHER.test(clause) && !OATH.test(clause);
}

/** "This deed dated May 4, 1950." */
const DATED_ITSELF =
  /^this\s(?:(?!of\b)\w+\s){0,2}(?:deed|indenture|agreement|instrument|declaration|easement|lease|contract|mortgage)(?:\sis)?,?\sdated(?:\s(?:this|the|as\sof)){0,2}\s*$/i;

function isOwnDate(before: string, clause: RegExpExecArray | null): boolean {
  if (clause && DATED_ITSELF.test(clause[0])) return !OATH.test(before);
  if (!clause || OF_ANOTHER.test(clause[0]) || (OATH.test(before) && !/^thus/i.test(clause[0]))) return false;
  // A full stop that begins the clause ends the sentence before it.
  return !OTHER_PAPER.test(before.slice(0, clause.index + (/^[.;]/.test(clause[0]) ? 1 : 0)));
}
