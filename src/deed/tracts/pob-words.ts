// Takes: a description. Gives: the words of its beginning: where it begins, or where it commences and what its last tie comes to.
// Never: a caption, the head of a page or the tie courses; a point that only closure tells has no words.
import { withPoint } from '../../contract/beginning.ts';
import { leadIn } from '../courses/carried-adjoiner.ts';
import { firstArrival } from '../monuments/arrival.ts';
import { bounded } from '../monuments/place-name.ts';
import { endsSentence } from '../words/sentence-point.ts';
import type { Description } from './description.ts';
import { wording } from '../words/wording.ts';

const LONGEST = 2000;
const LONGEST_POINT = 400;

export function pobDescription(text: string, folded: string, d: Description): string {
  const end = Math.min(d.ties[0]?.start ?? leadIn(folded, d.starter.end, d.pobEnd), d.pobStart + LONGEST);
  const words = withoutLoose(text.slice(opensAt(folded, d, end), end));
  // Behind a closed figure only the point of its sentence may stand there.
  return withPoint(/[A-Za-z\d]/.test(words) ? words : '', pointOf(text, folded, d));
}

const CAPTION = new RegExp(
  wording`
    \b(?:(?:as )?follows|to[-\s]wit|bounded (?:thus|so)|(?:bounded|described|boundar(?:y|ies)|limits)(?=\s{0,2}[:;—–-]))\b[\s:;,.—–-]{0,6}`,
  'g',
);
/** Behind a mark: "; from a stone", ". Beginning at the corner", "The point of beginning is". */
const OPENS = new RegExp(wording`
  (?<=^|[:;.,\n“"]\s{0,6})(?:(?:beg|com|sta)[a-z-]{2,10} (?=(?:at|from) )|from (?=(?:the|an?|said|corner) )
  |(?:the )?(?:true )?(?:point|place) of (?:beginning|commencement) is )`);

/** Where no word opens a description, what stands before its courses may be a caption and a page's head: they place nothing. */
export function opensAt(folded: string, { starter, pobStart }: Description, end: number): number {
  if (starter.kind !== 'implicit') return pobStart;
  const words = folded.slice(pobStart, end);
  let caption = 0;
  for (const found of words.matchAll(CAPTION)) caption = found.index + found[0].length;
  return pobStart + caption + (OPENS.exec(words.slice(caption))?.index ?? 0);
}

const withoutLoose = (words: string): string => words.replace(LOOSE_END, '').replace(ITEM_LAST, '').trim();
const LOOSE_END = /(?<![\s,;:])[\s,;:]*(?:(?<!\w)and[\s,;:]*)?$/;
/** "; (b)", ";\nB.": of the list's next item, which the first course is. */
const ITEM_LAST = new RegExp(wording`
  [;:.]\s{0,3}(?:\n\s{0,12}\(?(?:[A-Za-z]|[ivx]{1,5}|\d{1,2})[.)]| \((?:[a-z]|[ivx]{1,5}|\d{1,2})\))$`);

/** "to a 5/8 inch rebar, the POINT OF BEGINNING": behind the values of the last tie. */
function pointOf(text: string, folded: string, { ties, courses, tiesInferred }: Description): string {
  const last = ties.at(-1);
  const next = courses[0];
  if (!last || !next || tiesInferred) return '';
  const to = Math.min(next.start, last.tail + LONGEST);
  const arrived = firstArrival(text, folded, last.tail, to);
  const from =
    arrived < 0 ? last.tail + LOOSE_START.exec(text.slice(last.tail, to))![0].length : toBefore(folded, arrived);
  const words = text.slice(from, sentenceEnd(text, folded, from, to)).replace(ROUGHLY, '');
  return bounded(withoutLoose(words), LONGEST_POINT);
}

const LOOSE_START = /^[\s,;:.)]*/;
const ROUGHLY = /^more\s+or\s+less[\s,]+/i;
/** With the "to" itself. */
const toBefore = (folded: string, at: number): number => (folded.startsWith('to', at - 2) ? at - 2 : at);

/** The end of the sentence in which the beginning is named. */
function sentenceEnd(text: string, folded: string, from: number, to: number): number {
  const named = from + folded.slice(from, to + 'begin'.length - 1).indexOf('begin');
  if (named < from) return to;
  let depth = 0;
  for (let i = from; i < named; i++) depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
  for (let i = named; i < to; i++) {
    depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
    if ((text[i] === ';' && depth <= 0) || (text[i] === '.' && endsSentence(text, i)) || text.startsWith('\n\n', i))
      return i;
  }
  return to;
}
