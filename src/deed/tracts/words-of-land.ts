// Takes: where land without courses is told: by section, by lots, by what bounds it. Gives: its tract with a `reading`.
// Never: words of another land; where a tract has none of its own it has no reading.
import type { Tract } from '../../contract/extraction.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import type { ReadSpan, Span } from '../courses/course-parts.ts';
import { lotMentions } from '../record/lot-block.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { readingOf, type WordsRead } from './reading.ts';

export interface LandWords extends Span {
  /** What was read of them. */
  readonly spans: readonly ReadSpan[];
}

export const withReading = <T extends { readonly tract: Tract | null; readonly words?: LandWords }>(
  words: WordsRead,
  one: T,
): T =>
  one.tract && one.words
    ? { ...one, tract: { ...one.tract, reading: readingOf(words, one.words, one.words.spans) } }
    : one;

/** Behind the land an area is told within these. */
const NEAR = 200;

/** Land by section: all its words name it, and the township right beside it; with the area that is stated for it alone. */
export function wordsOfSection(folded: string, land: AliquotReading, areas: readonly AreaPhrase[]): LandWords {
  const { start, end } = withTownship(folded, land);
  const own = areas.filter((area) => area.start >= start && area.start < end + NEAR && !area.unreadable);
  const spans: ReadSpan[] = [{ start, end, as: 'land' }, ...own.map(areaSpan)];
  return { start, end: Math.max(end, ...own.map((area) => area.end)), spans };
}

function withTownship(folded: string, { start, end, townshipAt }: AliquotReading): Span {
  if (!townshipAt) return { start, end };
  const [from, to] = [Math.min(start, townshipAt.start), Math.max(end, townshipAt.end)];
  const between = folded.slice(Math.min(end, townshipAt.end), Math.max(start, townshipAt.start));
  return between.length > BESIDE || between.includes(';') ? { start, end } : { start: from, end: to };
}
/** ", of the ", ", all in ". */
const BESIDE = 24;

/** Land told in words of another kind: its lots and its areas are read. */
export function wordsOfLots(
  text: string,
  { start, end }: Span,
  areas: readonly AreaPhrase[],
  heading?: Span,
): LandWords {
  const lots = lotMentions(text).filter((lot) => lot.start >= start && lot.start < end);
  return {
    start: heading?.start ?? start,
    end,
    spans: [
      ...(heading ? [{ start: heading.start, end: heading.end, as: 'heading' as const }] : []),
      ...lots.map((lot) => ({ start: lot.start, end: lot.told, as: 'land' as const })),
      ...areas.filter((area) => area.owner === 'own' && !area.unreadable).map(areaSpan),
    ],
  };
}

const areaSpan = ({ start, end }: AreaPhrase): ReadSpan => ({ start, end, as: 'area' });
