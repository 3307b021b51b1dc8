// Takes: text. Gives: the records that are told the other way round or by their number alone: "page 31 of Book 7", "recorded as No. 51177",
// "M-61, page 2207", "2207 O.R. 31". Never: a number that was filed with no recorder; a letter and a figure without a word that leads to them.
import type { RecordingReference } from './recording.ts';
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll } from './pattern.ts';

const BOOK = String.raw`["“]?(?:[A-Z]{0,2}-?\d{1,6}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})["”]?(?![\w'’]|\.\d)`;
const PAGE = String.raw`\d{1,6}[A-Z]?`;
const KIND = wording`(?:(?:official|deeds?|mortgages?|misc(?:ellaneous)?\.?|plats?|maps?|record|lease|trust|survey) (?:records? )?)?`;

interface Form {
  readonly pattern: RegExp;
  /** What must stand before it. */
  readonly led?: RegExp;
}

/** What leads to a record whose book is not called one. */
const LED = /\b(?:recorded|record|filed|in|at|see|per|deed|by)\s{1,3}\(?$|\($/i;

const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(
      wording`(?<![A-Za-z])(?:pages?|pg\.|p\.|folio) (?:no\.?\s{0,2})?(?<page>${PAGE})[,\s]{1,3}(?:of|in) (?:the )?(?:said )?
        (?<kind>${KIND})(?:book|bk\.|vol(?:ume|\.)|liber) (?:no\.?\s{0,2}|number )?(?<book>${BOOK})
        (?=(?<behind>.{0,24}))`,
      'gis',
    ),
  },
  {
    pattern: new RegExp(
      wording`(?<![A-Za-z\d-])(?<book>[A-Z]-?\d{1,3}), (?:at )?(?:[Pp]age|[Pp]g?\.) (?<page>${PAGE})(?!\w)`,
      'g',
    ),
    led: pattern`\b(?:recorded|filed|of record) (?:in|at|on) $`,
  },
  {
    pattern: new RegExp(
      wording`(?<![A-Za-z.])[LVB](?:\.\s?| )(?<book>\d{1,6}),? (?:P|p|Pg|pg|F|f)(?:\.\s?| )(?<page>${PAGE})(?!\w)`,
      'g',
    ),
    led: LED,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.,-])(?<book>\d{2,6})\s(?:O\.\s?R\.|OR|Deeds)\s(?<page>${PAGE})(?![\w.]\d|\w)`,
      'g',
    ),
    led: LED,
  },
  {
    pattern: patternOfAll`(?<![A-Za-z])(?:(?:deed book|d\.\s?b\.|db) (?:no\.?\s{0,2})?(?<book>${BOOK}),? at (?<page>${PAGE})
        |b(?:oo)?k\.?\s?/\s?p(?:a?ge?)?\.?\s?:?\s{0,2}(?<b>\d{1,6})\s?/\s?(?<p>\d{1,6}))
      (?![\w:]|\.\d| (?:feet|ft|o['’]clock|[ap]\.?m))`,
  },
];

/** "recorded in the said office as No. 51177". */
const NUMBERED = patternOfAll`\b(?:recorded|filed|registered|entered|record)\b(?<between>[^.;]{0,90}?)\b(?:as|under) (?:(?:original )?(?:serial )?
  (?:(?:no|number)\b\.?|#)\s{0,3}(?<n>[A-Z]{0,2}-?\d{4,14}|(?:[A-Z]{1,2}-)?\d{2,4}-\d{3,9}(?:-\d{1,2})?)
  |(?<year>(?:19|20)\d{2}-\d{4,9}(?:-\d)?))(?![\w/]|[-.,]\d)`;
/** Filed with those who keep no land records, or the number of a map or of a rule. */
const OTHER_OFFICE =
  /\b(?:secretary|court|commission|engineer|department|cause|case|petition|docket|claim|patent|license|permit|(?:re)?plats?|maps?|surveys?|survey|lots?)\b/i;

export function rareReferences(text: string, known: readonly RecordingReference[]): RecordingReference[] {
  const found: RecordingReference[] = [];
  const isFree = freeOf(known);
  const push = (one: RecordingReference): void => {
    if (isFree(one.start, one.end)) found.push(one);
  };
  for (const { pattern, led } of FORMS) {
    for (const match of text.matchAll(pattern)) {
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
  for (const match of text.matchAll(NUMBERED)) {
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
