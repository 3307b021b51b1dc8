// Takes: a SourceText. Gives: the same as it was meant, where its print is damaged, with the way back to what is printed and the doubts.
// Never: touches clean print, or a word it does not know; what it changed among figures stays an alternate. Nor
// more of a long text than is read within seconds.
import { without, type Gap } from '../../document/joints.ts';
import { cleanedSource, movedInto, type SourceAlternate, type SourceText } from '../../document/source-text.ts';
import type { TextNetwork } from '../../network/text-network.ts';
import { editsOf } from './corrector.ts';
import { draftOf, edited, gapsOf, knownGaps } from './gaps.ts';
import { damageOf, type KnownWords } from './known-words.ts';
import { slipsIn } from './slips.ts';

export interface Restorer {
  /** Null where nothing is to be written otherwise. */
  restored(source: SourceText): SourceText | null;
}

/** Of clean papers nineteen in twenty have a smaller share of words that no clean paper has. */
const CLEAN = 0.01;
const PASSES = 2;
/** A damaged text of 100 KB twice. What follows the beginning of a longer one stays as it is printed. */
const MOST_RUNS = 320;
/** What a window sees at either end it sees badly. */
const MARGIN = 64;

export function createRestorer(network: () => TextNetwork, known: KnownWords, mostRuns = MOST_RUNS): Restorer {
  return {
    restored(given) {
      const source = cleanedSource(given);
      const slips = slipsIn(source.text);
      const damaged = damageOf(source.text, known) < CLEAN ? [] : gapsIn(network(), source.text, known, mostRuns);
      const gaps = knownGaps(source.text, damaged, (word) => known.has(word));
      const isFree = ({ start }: Gap): boolean => !gaps.some((gap) => gap.start <= start && gap.end >= start);
      const all = [...gaps, ...slips.filter(isFree)].toSorted((one, other) => one.start - other.start);
      return withGaps(source, all);
    },
  };
}

/** Window by window, each as often as something in it changes. */
function gapsIn(network: TextNetwork, text: string, known: KnownWords, mostRuns: number): Gap[] {
  const gaps: Gap[] = [];
  let runs = 0;
  for (const { start, from, to } of windowsOf(text.length, network.window)) {
    const window = text.slice(start, start + network.window);
    if (damageOf(window, known) === 0) continue;
    let draft = draftOf(window);
    for (let pass = 0; pass < PASSES; pass++) {
      if (runs++ === mostRuns) return gaps;
      const edits = editsOf(network, draft.text.slice(0, network.window));
      if (edits.length === 0) break;
      draft = edited(draft, edits);
    }
    const after = Math.max(from, gaps.at(-1)?.end ?? 0);
    const own = gapsOf(window, draft).map((gap) => ({ ...gap, start: gap.start + start, end: gap.end + start }));
    gaps.push(...own.filter((gap) => gap.start >= after && gap.start < to));
  }
  return gaps;
}

/** Windows that overlap, and of each the part that is read from it. */
function* windowsOf(length: number, window: number): Generator<{ start: number; from: number; to: number }> {
  for (let start = 0; ; start += window - 2 * MARGIN) {
    const isLast = start + window >= length;
    yield { start, from: start === 0 ? 0 : start + MARGIN, to: isLast ? length : start + window - MARGIN };
    if (isLast) return;
  }
}

function withGaps(source: SourceText, gaps: readonly Gap[]): SourceText | null {
  const written = without(source.text, gaps);
  if (!written) return null;
  const others = [...source.alternates, ...printedOtherwise(source.text, gaps)];
  return {
    ...source,
    text: written.text,
    restored: written.joints,
    runs: source.runs.map((run) => movedInto(written.joints, run)),
    alternates: others.map((one) => movedInto(written.joints, one)).toSorted((a, b) => a.start - b.start),
  };
}

/** How that is printed which was changed in or beside a figure. */
function printedOtherwise(text: string, gaps: readonly Gap[]): SourceAlternate[] {
  return gaps
    .filter(({ start, end, by }) => /\d/.test(text.slice(Math.max(0, start - 1), end + 1) + by))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), confidence: 0.5, isPrint: true }));
}
