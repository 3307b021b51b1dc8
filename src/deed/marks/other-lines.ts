// Takes: folded text and where its descriptions start. Gives: the stretches that tell another line beside the boundary: an inshore traverse, a
// line in brackets, a base line, calls that are quoted, supposed, noted or recited, the basis of bearings, the way to the land.
// Never: a stretch of the boundary itself; what is not told apart by words stays.
import { notedCalls } from './noted-calls.ts';
import { arguedCalls, quotedCalls, supposedCalls } from './quoted-calls.ts';
import type { PobMention, Starter } from './structure.ts';
import { baselines } from './survey-baseline.ts';
import { endsSentence } from '../words/sentence-point.ts';
import { pointBut } from '../words/shortened.ts';
import { waysThere } from './way-there.ts';
import { wording } from '../words/wording.ts';

export interface OtherLine {
  readonly start: number;
  readonly end: number;
}

/** "along the high water line to the wall, inshore traverse between the monuments being described as follows:", up to the next "thence". */
const INSHORE =
  /\b(?:in-?\s?shore|auxiliary|offset|upland)\s+traverse\b[^;:]{0,200}?\b(?:follows|described|being|is|are)\b[^;:\n]{0,60}[:\n]/g;
const THENCE = /\bthence\b/g;

export const otherLines = (
  text: string,
  folded: string,
  starters: readonly Starter[],
  pobs: readonly PobMention[],
): OtherLine[] => [
  ...inshore(folded),
  ...inBrackets(folded, starters),
  ...quotedCalls(folded, pobs),
  ...supposedCalls(folded, starters, pobs),
  ...arguedCalls(folded, starters),
  ...recited(text, folded, starters, pobs),
  ...notedCalls(folded),
  ...waysThere(folded),
  ...said(folded, BASIS),
  ...said(folded, OLD_CALLS),
  ...baselines(folded, starters, pobs),
];

const ENDED = String.raw`(?=${pointBut('ave')}(?:\s|$)|;|\n\s{0,8}\n|\bthence\b|\bbeginning\s+at\b|$)`;

/** "Basis of bearing is the east line of Section 9, N 0°14' W 2640.11 feet.": in a sentence of its own, and not "being the basis of bearings" in a course. */
const BASIS = new RegExp(
  wording`(?:^|[.;:\n)]\s{0,8})(?:the )?basis (?:of|for) (?:the |these |all )?bearings?(?: (?:for|of|in|on)\s[^.;:\n]{0,60})?\s?
    (?:is|are|was|being|[:=-])\s(?:(?!\bthence\b|\bbeginning at\b)[^;]){0,300}?${ENDED}`,
  'g',
);

const OLD = 'old|older|prior|former|earlier|original|recorded|record|previous|parent';
/** "NOTE: Old deed calls the third line South 3 West 40 poles;". */
const OLD_CALLS = new RegExp(
  wording`(?:^|[.;:\n)]\s{0,8})(?:the |an? )?(?:(?:${OLD}) ){1,2}(?:deed|survey|plat|description|title) calls\s
    (?:(?!\bthence\b|\bbeginning at\b)[^;]){0,200}?${ENDED}`,
  'g',
);

const said = (folded: string, sentence: RegExp): OtherLine[] =>
  Array.from(folded.matchAll(sentence), ({ 0: words, index }) => ({ start: index + 1, end: index + words.length }));

function inshore(folded: string): OtherLine[] {
  const found: OtherLine[] = [];
  INSHORE.lastIndex = 0;
  for (let m = INSHORE.exec(folded); m; m = INSHORE.exec(folded)) {
    const start = m.index + m[0].length;
    THENCE.lastIndex = start;
    const end = THENCE.exec(folded)?.index ?? folded.length;
    found.push({ start, end });
    INSHORE.lastIndex = end;
  }
  return found;
}

const [OPENING, CLOSING] = [40, 41];
const OF_A_LINE = /\bline\b[^;()]{0,80}$/;
const COURSE_GOES_ON = /^\)[\s;,.]{0,4}(?:and\s{1,2})?(?:running\s{1,2})?thence\b/;
/** Longer brackets hold more than a line: something else was meant, or one was lost. */
const LONGEST = 3000;

/** "to a point on a line described as follows: (Beginning at …; thence … to the river); thence along said line": the course goes on behind it. */
function inBrackets(folded: string, starters: readonly Starter[]): OtherLine[] {
  const found: OtherLine[] = [];
  for (const { start } of starters.slice(1)) {
    if (folded.charCodeAt(start - 1) !== OPENING || start <= (found.at(-1)?.end ?? 0)) continue;
    if (!OF_A_LINE.test(folded.slice(Math.max(0, start - 100), start - 1))) continue;
    const end = closingOf(folded, start);
    if (end > 0 && COURSE_GOES_ON.test(folded.slice(end, end + 24))) found.push({ start: start - 1, end: end + 1 });
  }
  return found;
}

function closingOf(folded: string, from: number): number {
  let depth = 1;
  for (let at = from; at < folded.length && at < from + LONGEST; at++) {
    const mark = folded.charCodeAt(at);
    if (mark === OPENING) depth++;
    else if (mark === CLOSING && --depth === 0) return at;
  }
  return -1;
}

const OF_THE_SAME = new RegExp(
  wording`\bbeing (?:all |(?:a )?part of )?the (?:very )?same (?:tract|parcel|piece|lot|land|property|premises|farm)s?\b
    (?:(?!\b(?:less|except|excepting|excluding|save|reserving|also)\b)[^;]){0,240}$`,
);

/** "; being the same parcel conveyed to Tarn in 1911, beginning at a stake and running N 33° E 140 feet.": what the older deed says, told in passing. */
function recited(text: string, folded: string, starters: readonly Starter[], pobs: readonly PobMention[]): OtherLine[] {
  const found: OtherLine[] = [];
  for (const { start } of starters.slice(1)) {
    const same = OF_THE_SAME.exec(folded.slice(Math.max(0, start - 300), start));
    if (!same || clauseEnd(text, start - same[0].length) < start) continue;
    if (!pobs.some((pob) => pob.role === 'reached' && pob.end < start)) continue;
    const end = clauseEnd(text, start);
    if (!/\bthen(?:ce)?\b/.test(folded.slice(start, end + 12))) found.push({ start, end });
  }
  return found;
}

const MARK = /[.;](?=\s|$)/g;

/** Where a semicolon or the sentence's end stands; the point of "No. 9" does not end it. */
function clauseEnd(text: string, from: number): number {
  MARK.lastIndex = from;
  for (let m = MARK.exec(text); m; m = MARK.exec(text)) if (m[0] === ';' || endsSentence(text, m.index)) return m.index;
  return text.length;
}

/** The things that start in none of the stretches. */
export function outside<T extends { readonly start: number }>(
  things: readonly T[],
  apart: readonly OtherLine[],
): readonly T[] {
  if (apart.length === 0) return things;
  return things.filter(({ start }) => !apart.some((span) => span.start <= start && start < span.end));
}
