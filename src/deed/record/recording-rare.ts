// Takes: text. Gives: the records that are told the other way round or by their number alone: "page 31 of Book 7", "recorded as No. 51177",
// "M-61, page 2207", "2207 O.R. 31". Never: a number that was filed with no recorder; a letter and a figure without a word that leads to them.
import type { RecordingReference } from './recording.ts';
import { matchesOf } from '../words/matches.ts';
import { beginsAny } from '../words/triples.ts';

const BOOK = String.raw`["“]?(?:[A-Z]{0,2}-?\d{1,6}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})["”]?(?![\w'’]|\.\d)`;
const PAGE = String.raw`\d{1,6}[A-Z]?`;
const KIND = String.raw`(?:(?:official|deeds?|mortgages?|misc(?:ellaneous)?\.?|plats?|maps?|record|lease|trust|survey)\s{1,2}(?:records?\s{1,2})?)?`;

interface Form {
  readonly mayStand: (text: string) => boolean;
  readonly pattern: RegExp;
  /** What must stand before it. */
  readonly led?: RegExp;
}

/** What leads to a record whose book is not called one. */
const LED = /\b(?:recorded|record|filed|in|at|see|per|deed|by)\s{1,3}\(?$|\($/i;
const BOOKS = ['book', 'bk', 'vol', 'liber'];
const PAGES = ['page 0', 'p. 0', 'pg. 0', 'pg 0'];
const LETTERS = ['l 0', 'l. 0', 'v 0', 'v. 0', 'b. 0', 'b 0'];
const DEEDS = ['o.r', 'or 0', 'deeds 0', 'o. r'];
const DEED_BOOKS = ['deed b', 'd.b', 'd. b', 'db 0', 'book/', 'bk/', 'bk./'];
const NUMBERS = [
  ...['as no', 'as num', 'as #', 'as 0000', 'as serial', 'as original'],
  ...['under no', 'under num', 'under #', 'under serial'],
];
/** How words begin without which none of them stands in a text. */
export const RARE_WORDS = [...BOOKS, ...PAGES, ...LETTERS, ...DEEDS, ...DEED_BOOKS, ...NUMBERS];
const namesPage = beginsAny(['page 0', 'page no', 'pages 0', 'pg. 0', 'p. 0', 'folio 0']);
const namesBook = beginsAny(BOOKS);

const FORMS: readonly Form[] = [
  {
    mayStand: (text) => namesPage(text) && namesBook(text),
    pattern: new RegExp(
      String.raw`(?<![A-Za-z])(?:pages?|pg\.|p\.|folio)\s{1,3}(?:no\.?\s{0,2})?(?<page>${PAGE})[,\s]{1,3}(?:of|in)\s{1,3}(?:the\s{1,2})?(?:said\s{1,2})?(?<kind>${KIND})(?:book|bk\.|vol(?:ume|\.)|liber)\s{1,3}(?:no\.?\s{0,2}|number\s{1,2})?(?<book>${BOOK})(?=(?<behind>.{0,24}))`,
      'gis',
    ),
  },
  {
    mayStand: beginsAny(PAGES),
    pattern: new RegExp(
      String.raw`(?<![A-Za-z\d-])(?<book>[A-Z]-?\d{1,3}),\s{1,3}(?:at\s{1,2})?(?:[Pp]age|[Pp]g?\.)\s{1,3}(?<page>${PAGE})(?!\w)`,
      'g',
    ),
    led: /\b(?:recorded|filed|of\s{1,2}record)\s{1,3}(?:in|at|on)\s{1,3}$/i,
  },
  {
    mayStand: beginsAny(LETTERS),
    pattern: new RegExp(
      String.raw`(?<![A-Za-z.])[LVB](?:\.\s?|\s)(?<book>\d{1,6}),?\s{1,2}(?:P|p|Pg|pg|F|f)(?:\.\s?|\s)(?<page>${PAGE})(?!\w)`,
      'g',
    ),
    led: LED,
  },
  {
    mayStand: beginsAny(DEEDS),
    pattern: new RegExp(
      String.raw`(?<![\d/.,-])(?<book>\d{2,6})\s(?:O\.\s?R\.|OR|Deeds)\s(?<page>${PAGE})(?![\w.]\d|\w)`,
      'g',
    ),
    led: LED,
  },
  {
    mayStand: beginsAny(DEED_BOOKS),
    pattern: new RegExp(
      String.raw`(?<![A-Za-z])(?:(?:deed\s{1,2}book|d\.\s?b\.|db)\s{1,2}(?:no\.?\s{0,2})?(?<book>${BOOK}),?\s{1,2}at\s{1,2}(?<page>${PAGE})|b(?:oo)?k\.?\s?/\s?p(?:a?ge?)?\.?\s?:?\s{0,2}(?<b>\d{1,6})\s?/\s?(?<p>\d{1,6}))(?![\w:]|\.\d|\s{1,2}(?:feet|ft|o['’]clock|[ap]\.?m))`,
      'gi',
    ),
  },
];

/** "recorded in the said office as No. 51177". */
const NUMBERED =
  /\b(?:recorded|filed|registered|entered|record)\b(?<between>[^.;]{0,90}?)\b(?:as|under)\s{1,3}(?:(?:original\s{1,2})?(?:serial\s{1,2})?(?:(?:no|number)\b\.?|#)\s{0,3}(?<n>[A-Z]{0,2}-?\d{4,14}|(?:[A-Z]{1,2}-)?\d{2,4}-\d{3,9}(?:-\d{1,2})?)|(?<year>(?:19|20)\d{2}-\d{4,9}(?:-\d)?))(?![\w/]|[-.,]\d)/gi;
const mayBeNumbered = beginsAny(NUMBERS);
/** Filed with those who keep no land records, or the number of a map or of a rule. */
const OTHER_OFFICE =
  /\b(?:secretary|court|commission|engineer|department|cause|case|petition|docket|claim|patent|license|permit|(?:re)?plats?|maps?|surveys?|survey|lots?)\b/i;

export function rareReferences(text: string, known: readonly RecordingReference[]): RecordingReference[] {
  const found: RecordingReference[] = [];
  const isFree = freeOf(known);
  const push = (one: RecordingReference): void => {
    if (isFree(one.start, one.end)) found.push(one);
  };
  for (const { mayStand, pattern, led } of FORMS) {
    if (!mayStand(text)) continue;
    for (const match of matchesOf(pattern, text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (led && !led.test(text.slice(Math.max(0, start - 30), start))) continue;
      const { kind, behind } = match.groups as Record<string, string | undefined>;
      const book = (match.groups!['book'] ?? match.groups!['b']!).replace(/["“”]/g, '');
      const page = match.groups!['page'] ?? match.groups!['p']!;
      if (/^(?:of|in|at|no|is|on|to)$/i.test(book)) continue;
      const isPlat =
        /plat|map|survey/i.test(kind ?? '') || /^[\s,]{0,3}of\s{1,2}(?:plats?|maps?|surveys?)\b/i.test(behind ?? '');
      push({ parts: { book, page }, start, end, isPlat });
    }
  }
  for (const match of mayBeNumbered(text) ? matchesOf(NUMBERED, text) : []) {
    const { n, year, between } = match.groups as Record<string, string | undefined>;
    const end = match.index + match[0].length;
    if (!OTHER_OFFICE.test(between!))
      push({ parts: { instrument: (n ?? year)! }, start: end - (n ?? year)!.length, end, isPlat: false });
  }
  found.sort((a, b) => a.start - b.start);
  return found.filter((one, i) => i === 0 || one.start >= found[i - 1]!.end);
}

/** Asks whether no reference stands where another does; of thousands each is found by halving. */
export function freeOf(known: readonly RecordingReference[]): (start: number, end: number) => boolean {
  if (known.length === 0) return () => true;
  const sorted = [...known].sort((a, b) => a.start - b.start);
  return (start, end) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start < end) low = middle + 1;
      else high = middle;
    }
    return low === 0 || sorted[low - 1]!.end <= start;
  };
}
