// Takes: a measured description and what was read of it. Gives: the tract's `reading`, from its heading or its beginning to its last course or
// the area stated for it. Never: words that lead into it and state no area, nor those of another description.
import type { TextReading } from '../../contract/extraction.ts';
import { leadIn } from '../courses/carried-adjoiner.ts';
import type { Course, ReadSpan, Span } from '../courses/course-parts.ts';
import type { Head } from '../marks/heads.ts';
import { monumentOf } from '../monuments/monument.ts';
import type { AreaPhrase } from './area-phrase.ts';
import type { Description } from './description.ts';
import { opensAt } from './pob-words.ts';
import { readingOf, type WordsRead } from './reading.ts';
import { besideOf, unreadOf, valuesOf, type ReadTokens } from './read-spans.ts';

export interface WordsOfTract extends WordsRead {
  readonly tokens: ReadTokens;
  readonly heads: readonly Head[];
}

export interface ReadOfTract {
  /** As the paper has it; empty where it has none. */
  readonly name: string;
  readonly courses: readonly Course[];
  /** Where monuments and adjoiners are named. */
  readonly named: readonly ReadSpan[];
  readonly areas: readonly AreaPhrase[];
}

export function wordsOfTract(words: WordsOfTract, d: Description, read: ReadOfTract): TextReading {
  const { folded } = words;
  const courses = [...d.ties, ...read.courses];
  const areas = read.areas.filter((area) => area.owner === 'own' && !area.unreadable);
  const opens = openingOf(folded, d);
  const heading = headingOf(words.heads, d, read.name, opens);
  const leads = areas.filter((area) => area.start < opens).map((area) => clauseAt(folded, area.start));
  const start = Math.max(d.leadFrom, Math.min(heading?.start ?? opens, ...leads));
  const end = closingOf(folded, Math.max(d.end, ...areas.map((area) => area.end)));
  const beside = besideOf(folded, courses, words.tokens, { start, end });
  return readingOf(
    words,
    { start, end },
    [
      ...beside.filter(({ as }) => as === 'monument'),
      ...beginningOf(folded, d, opens),
      ...monumentsOf(words, d.ties.slice(0, -1)),
      ...read.named,
      ...(heading ? [heading] : []),
      ...beside.filter(({ as }) => as !== 'monument'),
      ...areas.map((area) => ({ start: area.start, end: area.end, as: 'area' as const })),
      ...courses.flatMap(valuesOf),
      ...courses.flatMap(unreadOf),
    ],
    courses,
  );
}

/** Where a word says that it begins; else where the words of its beginning, or its first course, begin. */
function openingOf(folded: string, d: Description): number {
  if (d.starter.kind !== 'implicit') return d.starter.start;
  const first = d.ties[0]?.start ?? d.courses[0]?.start ?? d.pobEnd;
  return Math.min(first, opensAt(folded, d, first));
}

/** The words that place the beginning; they stand in `pob_description`. */
function beginningOf(folded: string, { starter, ties, courses, pobEnd }: Description, opens: number): ReadSpan[] {
  const from = starter.kind === 'implicit' ? opens : starter.end;
  const to = ties[0]?.start ?? leadIn(folded, from, pobEnd);
  const last = ties.at(-1);
  const found: ReadSpan[] = to > from ? [{ start: from, end: to, as: 'monument' }] : [];
  if (last && courses[0] && courses[0].start > last.tail)
    found.push({ start: last.tail, end: courses[0].start, as: 'monument' });
  return found;
}

/** What stands at the ends of the ties. */
function monumentsOf({ source, folded }: WordsOfTract, ties: readonly Course[]): ReadSpan[] {
  const seen: Span[] = [];
  for (const { tail, end } of ties) monumentOf(source.text, tail, end, folded, seen);
  return seen.map(({ start, end }) => ({ start, end, as: 'monument' }));
}

/** Its name over the beginning. */
function headingOf(heads: readonly Head[], d: Description, name: string, opens: number): ReadSpan | null {
  if (d.named) return { start: d.named.start, end: d.named.end, as: 'heading' };
  const head = heads.findLast(({ start, end }) => start >= d.leadFrom && end <= opens);
  return head?.name === name ? { start: head.start, end: head.end, as: 'heading' } : null;
}

/** Where the clause begins that states an area before the beginning. */
function clauseAt(folded: string, at: number): number {
  const words = folded.slice(Math.max(0, at - LONGEST_CLAUSE), at);
  const parted = /[,.;:\n][\s"]*(?=[^,.;:\n]*$)/.exec(words);
  return at - words.length + (parted ? parted.index + parted[0].length : 0);
}
const LONGEST_CLAUSE = 80;

const CLOSING = /^[\s,]{0,3}(?:(?:be\s+(?:it|the\s+same)\s+)?more\s+or\s+less\b|\))?\s{0,2}[.;)]{0,2}/;

/** With the words that close it. */
const closingOf = (folded: string, end: number): number =>
  end + CLOSING.exec(folded.slice(end, end + 40))![0].trimEnd().length;
