// Takes: a SourceText. Gives: the same as it was meant, where its print is damaged, with the way back to what is printed and the doubts.
// Never: touches clean print, or a word it does not know; what it changed among figures stays an alternate. Nor
// more of a long text than is read within seconds.
import { without, type Gap } from '../../document/joints.ts';
import { cleanedSource, movedInto, type SourceAlternate, type SourceText } from '../../document/source-text.ts';
import type { TextNetwork } from '../../network/text-network.ts';
import { editsOf } from './corrector.ts';
import { draftOf, edited, gapsOf, knownGaps } from './gaps.ts';
import { damageOf, type KnownWords } from './known-words.ts';

export interface Restorer {
  /** Null where nothing is to be written otherwise. */
  restored(source: SourceText): SourceText | null;
}

/** Of clean papers nineteen in twenty have a smaller share of words that no clean paper has. */
const CLEAN = 0.01;
const PASSES = 3;
/** A text of 64 KB three times: some 16 s. Of a longer one the beginning, fewer times; what follows stays as it is printed. */
const MOST_WINDOWS = 320;

export function createRestorer(network: () => TextNetwork, known: KnownWords, mostWindows = MOST_WINDOWS): Restorer {
  return {
    restored(given) {
      const source = cleanedSource(given);
      if (damageOf(source.text, known) < CLEAN) return null;
      const gaps = knownGaps(source.text, gapsIn(network(), source.text, mostWindows), (word) => known.has(word));
      return withGaps(source, gaps);
    },
  };
}

function gapsIn(network: TextNetwork, text: string, mostWindows: number): Gap[] {
  let draft = draftOf(text);
  for (let pass = 0, left = mostWindows; pass < PASSES; pass++) {
    const { edits, windows } = editsOf(network, draft.text, left);
    if (edits.length === 0) break;
    left -= windows;
    draft = edited(draft, edits);
  }
  return gapsOf(text, draft);
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
