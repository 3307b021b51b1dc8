// Takes: the text of a plat. Gives: the parts of its sheet: name, the lots and blocks it makes, its record, surveyor and date. Never: lots of
// the land it divides or of its neighbours, the record of a plat that it cites, the date of an approval.
import { unpack, type PackedParts } from '../../contract/packed.ts';
import { datesIn } from './dates.ts';
import { platName } from './plat-title.ts';
import { isOwnReference, ownRecording } from './recording-own.ts';
import { recordingsIn } from './recording.ts';

export function platSheet(text: string): PackedParts<'plat_sheet'> {
  return {
    subdivision: platName(text),
    lots: inOrder(numbersOf(text, LOTS)),
    blocks: inOrder(numbersOf(text, BLOCKS)),
    recording: recordOf(text),
    surveyor: surveyorIn(text),
    date: sheetDate(text),
  };
}

const NUMBER = String.raw`(?:\d{1,3}-?[A-Z]?(?![\w'’°.]|\s?(?:feet|ft|acres|%))|[A-Z](?![\w'’]))`;
const LIST = String.raw`${NUMBER}(?:(?:\s?,\s?(?:and\s)?|\s{1,3}(?:and|AND|&|through|THROUGH|thru|THRU|to|TO)\s{1,3}|\s?[-–]\s?)${NUMBER}){0,40}`;
const LOTS = new RegExp(String.raw`\b(?:sub|out)?lots?\s{1,3}(?:nos?\.?\s{0,2})?(?<list>(?-i:${LIST}))`, 'gi');
const BLOCKS = new RegExp(
  String.raw`\b(?:blocks?|blks?\.?)\s{1,3}(?:nos?\.?\s{0,2})?["“]?(?<list>(?-i:${LIST}))`,
  'gi',
);
/** Words before a lot of other land: what is divided, what is named to find a corner. */
const OF_OTHER =
  /\b(?:of|government|gov't|govt\.?|suburban|land|donation|old|original|former(?:ly)?|adjoining|existing|vacated?|to|with|by|and)\s{1,3}(?:the\s{1,3}|said\s{1,3}|part\s{1,3}of\s{1,3})?$/i;
const MADE_INTO =
  /\b(?:into|as|comprising|containing|consisting\s{1,3}of|creating|known\s{1,3}as)\s{1,3}(?:the\s{1,3})?$/i;
/** "Lot 5 of Sunny Acres", "Lot 9, Oak Park Addition": of another plat. */
const NAMED_BEHIND =
  /^,?\s{1,3}(?:block\s\w{1,3},?\s{1,3})?(?:of\s{1,3}(?!this|the\s(?:above|foregoing))|(?-i:[A-Z])[\w'’]+\s(?:(?-i:[A-Z])[\w'’]+\s){0,3}(?:subdivision|addition|estates|heights|acres|park)\b|\(?(?:p\.?b|plat\s{1,2}book|map\s{1,2}book|recorded)\b)/i;

function numbersOf(text: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
    if (!MADE_INTO.test(before) && (OF_OTHER.test(before) || NAMED_BEHIND.test(behind))) continue;
    for (const number of listed(match.groups!['list']!)) if (found.size < 400) found.add(number);
  }
  return found;
}

/** "1 through 41" is every number between them. */
function listed(list: string): string[] {
  const parts = list.split(/\s?,\s?(?:and\s)?|\s{1,3}(?:and|&)\s{1,3}/i);
  return parts.flatMap((part) => {
    const [first, last] = part.split(/\s{1,3}(?:through|thru|to)\s{1,3}|\s?[-–]\s?(?=\d)/i).map((one) => one.trim());
    const [from, to] = [Number(first), Number(last)];
    if (last === undefined || !(to > from) || to - from > 400) return last === undefined ? [first!] : [first!, last];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });
}

const inOrder = (numbers: ReadonlySet<string>): string =>
  [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' ');

/** The plat's own record, as metadata tells it; else a plat book in a line of its own. */
function recordOf(text: string): string {
  const own = unpack('recording', ownRecording(text));
  const plat = recordingsIn(text).find(
    (one) => one.isPlat && isOwnReference(text, one) && !isBracketed(text, one.start),
  );
  const { book, page } = own.book === undefined ? (plat?.parts ?? {}) : own;
  const parts = [book && `book=${book}`, page && `page=${page}`, own.instrument && `instrument=${own.instrument}`];
  return parts.filter(Boolean).join(' ; ');
}

/** "WHISPERING PINES (PB 8 PG 112)": cited. */
const isBracketed = (text: string, start: number): boolean =>
  /\([^()\n]{0,12}$/.test(text.slice(Math.max(0, start - 16), start));

const INITIAL = String.raw`[A-Z](?:\.|(?=\s))\s{0,2}`;
const PERSON = String.raw`(?:[A-Z][a-z'’]{0,12}\.?\s{1,2}|[A-Z]{2,12}\.?\s{1,2}|${INITIAL}){1,3}(?:(?:Mc|Mac|De|Van|Von|O['’])\s?)?[A-Z][A-Za-z'’-]{1,18}(?:,?\s(?:Jr|Sr|JR|SR|II|III)\b\.?)?`;
const LICENCE = String.raw`(?:R\.?\s?P?\.?\s?L\.?\s?S|P\.?\s?L\.?\s?S|L\.?\s?S|P\.?\s?S\.?\s?M|P\.?\s?S|R\.?\s?L\.?\s?S|C\.?\s?E)\b\.?|(?:[Rr]egistered|REGISTERED|[Ll]icensed|LICENSED|[Pp]rofessional|PROFESSIONAL|[Cc]ounty|COUNTY|[Dd]eputy|DEPUTY|[Ll]and|LAND|\s){1,5}(?:[Ss]urveyor|SURVEYOR)\b|[Cc]ivil\s[Ee]ngineer\b|CIVIL\sENGINEER\b`;
const SURVEYORS = [
  // "I, Travis B. Edge, certify that this plat was drawn under my supervision from an actual survey": not an owner's certificate.
  new RegExp(String.raw`\bI,\s{0,3}(?<name>${PERSON}),?\s(?=(?:(?!\bowner\b)[^;]){0,160}\b(?:[Ss]urvey|SURVEY))`),
  new RegExp(
    String.raw`\b(?:[Ss]urveyed|SURVEYED|[Ss]urvey|SURVEY)(?:\s[^\n;]{0,24})?\s(?:[Bb]y|BY)\s{0,2}:?\s{0,3}(?<name>${PERSON})`,
  ),
  new RegExp(String.raw`\b(?:[Ss]urveyor|SURVEYOR)\s{0,2}:\s{0,3}(?<name>${PERSON})`),
  new RegExp(String.raw`(?:^|\n|\s{2})(?<name>${PERSON})(?:,\s{0,3}|\s{1,4})(?:${LICENCE})`),
];
const NO_PERSON =
  /\b(?:iron|pin|pipe|rebar|found|set|monument|concrete|cap|rod|state|county|city|plat|map|scale|sheet|inc|llc)\b/i;

function surveyorIn(text: string): string {
  for (const pattern of SURVEYORS) {
    const name = pattern.exec(text)?.groups?.['name']?.replace(/\s+/g, ' ').trim() ?? '';
    // Letters of both sizes inside a word were misread.
    if (name !== '' && !NO_PERSON.test(name) && !/[a-z][A-Z](?<!Mc[A-Z]|Mac[A-Z]|De[A-Z]|La[A-Z])/.test(name))
      return name;
  }
  return '';
}

/** Dates of the flood map, of records named, of approvals, oaths and revisions stand on a sheet too. */
const OTHER_DATE =
  /\b(?:recorded|filed|received|firm|panel|flood|fema|insurance|effective|expires?|commission|submittal|amended|revis(?:ed|ion)|instrument|book|page|approved|approval|resolution|board|council|adopted|meeting|before\s{1,3}me|appeared|sworn|notary|accepted|examined|health)\b[^;]{0,80}$/i;
const TITLED =
  /\b(?:date[d]?|survey(?:ed)?(?:\s{1,3}(?:made|completed|on))?|field\s{1,3}work|drawn|prepared|plat(?:ted)?|map)\b[^\n]{0,40}$/i;

/** The date of the sheet: beside the word for it, otherwise only when the sheet bears a single date. */
function sheetDate(text: string): string {
  const dates = datesIn(text).filter(
    (date) =>
      !OTHER_DATE.test(text.slice(Math.max(0, date.start - 100), date.start)) &&
      !/^[^\n]{0,20}\bbefore\s{1,3}me\b/i.test(text.slice(date.end, date.end + 40)),
  );
  const marked = dates.find((date) => TITLED.test(text.slice(Math.max(0, date.start - 60), date.start)));
  const distinct = new Set(dates.map((date) => date.iso));
  return marked?.iso ?? (distinct.size === 1 ? dates[0]!.iso : '');
}
