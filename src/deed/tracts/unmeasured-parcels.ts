// Takes: the text around measured descriptions. Gives: notes on parcels told beside them without courses: under a header of their own
// ("PARCEL C: the North 45 feet of …"), as lots in a paragraph of their own, or as sections without a township.
// Never: a parcel whose description stands among the measured ones or was read as an aliquot part.
import { firstNot } from '../../document/halving.ts';
import type { Description } from './description.ts';
import { matchesOf } from '../words/matches.ts';
import { beginsAny } from '../words/triples.ts';
import { quoted } from './unmeasured.ts';

export interface ParcelNote {
  /** The description it stands behind. */
  readonly behind: number;
  /** The header over it; empty where there is none. */
  readonly name: string;
  readonly note: string;
}

const NUMBER = String.raw`["']?(?:[a-z]|[ivx]{1,4}|\d{1,3}[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten)["']?`;
const HEADED = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,8}(?<name>(?:tract|parcel)\s{1,2}(?:(?:no\.?|number|#)\s{0,2})?${NUMBER})(?:\s{0,2}[:.-]|[ \t]{0,4}\n)`,
  'g',
);
const LOTS = {
  may: beginsAny(['lot']),
  word: /\blots?\s/,
  opens:
    /\n[ \t]{0,8}\n[ \t]{0,8}(?=(?:also,?\s)?(?:all\s(?:of\s)?)?lots?\s(?:nos?\.?\s?|number(?:ed|s)?\s)?\d[^\n]{0,40}?\s(?:of\s|in\s)?(?:block|blk))/g,
};
const SECTIONS = {
  may: beginsAny(['section']),
  word: /\bsections?\s/,
  opens: /[.;,]\s{1,3}(?=(?:and|also|together\swith),?\s(?:all\sof\s)?(?:the\sfollowing\s)?sections?\s\d{1,2}\b)/g,
};
/** Lots stand in a paragraph of their own. */
const [BOTH, ONLY_SECTIONS] = [[LOTS, SECTIONS], [SECTIONS]];
/** A header over nothing, or over a heading of another kind, is no parcel. */
const LAND =
  /\b(?:strips?|portions?|parts?|lots?|lands?|tract|parcel|all|easements?|rights?[\s-]of[\s-]way|block|sections?)\b/;
const LONGEST = 900;
const SHORTEST = 24;
const MAY_HEAD = /\n\s{0,8}(?:tract|parcel)\s/;

/** Each is told behind a measured description; most texts have none. */
export function parcelsWithoutCourses(text: string, folded: string, found: readonly Description[]): ParcelNote[] {
  const first = found[0]?.end;
  if (first === undefined || folded.length - first < SHORTEST) return [];
  const notes: ParcelNote[] = [];
  const add = (name: string, start: number, words: number, next: number): void => {
    const end = clauseEnd(folded, words, Math.min(next, words + LONGEST));
    const ahead = firstNot(found.length, (i) => found[i]!.end <= start);
    const isMeasured = (found[ahead]?.starter.start ?? Infinity) < next;
    if (ahead === 0 || isMeasured || end - words < SHORTEST || !LAND.test(folded.slice(words, words + 90))) return;
    notes.push({ behind: ahead - 1, name, note: `Added without courses: ${quoted(text, start, end)}.` });
  };
  const behind = folded.slice(first);
  const hasLines = behind.includes('\n');
  const heads = hasLines && MAY_HEAD.test(behind) ? [...matchesOf(HEADED, behind)] : [];
  heads.forEach((head, i) => {
    const start = first + head.index + head[0].search(/[a-z]/);
    const next = heads[i + 1] ? first + heads[i + 1]!.index : folded.length;
    add(head.groups!['name']!, start, first + head.index + head[0].length, next);
  });
  for (const pattern of hasLines ? BOTH : ONLY_SECTIONS)
    for (const m of pattern.may(text) && pattern.word.test(behind) ? matchesOf(pattern.opens, behind) : []) {
      const start = first + m.index + m[0].length;
      add('', start, start, clauseEnd(folded, start, Math.min(folded.length, start + LONGEST)));
    }
  return notes;
}

const STOP = /;|(?<!\b(?:[a-z]|nos?|vs|st|ave|co|inc|secs?|vol|mrs?|jr|dist|docs?))\.(?=\s|$)|\n[ \t]{0,8}\n/;

/** With the sentence or the paragraph. */
function clauseEnd(folded: string, from: number, to: number): number {
  const stop = folded.slice(from, to).search(STOP);
  return stop < 0 ? to : from + stop;
}
