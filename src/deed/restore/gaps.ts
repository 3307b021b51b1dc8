// Takes: a text and edits of it, once and again. Gives: what is written otherwise in the end, each by its stretch of the first text.
// Never: an edit that makes a word nobody knows: names and rare words stay as they are printed.
import type { Gap } from '../../document/joints.ts';
import type { Edit } from './corrector.ts';

/** Characters of a text being restored, each with the place of the first text it stands for; -1 for one put in. */
interface Draft {
  readonly text: string;
  readonly from: readonly number[];
}

export const draftOf = (text: string): Draft => ({ text, from: Array.from({ length: text.length }, (_, i) => i) });

export function edited({ text, from }: Draft, edits: readonly Edit[]): Draft {
  let written = '';
  const places: number[] = [];
  let done = 0;
  const copy = (to: number): void => {
    written += text.slice(done, to);
    for (let i = done; i < to; i++) places.push(from[i]!);
    done = to;
  };
  for (const { at, length, by } of edits) {
    copy(at);
    written += by;
    for (let i = 0; i < by.length; i++) places.push(length === 1 ? from[at]! : -1);
    done = at + length;
  }
  copy(text.length);
  return { text: written, from: places };
}

/** Where the draft differs from the first text; stretches that touch are one. */
export function gapsOf(first: string, { text, from }: Draft): Gap[] {
  const gaps: Gap[] = [];
  let [start, by] = [0, ''];
  const close = (end: number): void => {
    if (end > start || by !== '') gaps.push({ start, end, by });
    by = '';
  };
  for (let i = 0; i < text.length; i++) {
    const place = from[i]!;
    if (place >= start && first[place] === text[i]) {
      close(place);
      start = place + 1;
    } else by += text[i]!;
  }
  close(first.length);
  return gaps;
}

const WORD = /\p{L}+/gu;

/** Those gaps after which every word they touch is known. Gaps of one word stand or fall together. */
export function knownGaps(first: string, gaps: readonly Gap[], isKnown: (word: string) => boolean): Gap[] {
  const clusters: Gap[][] = [];
  for (const gap of gaps) {
    const last = clusters.at(-1);
    const before = last?.at(-1);
    if (
      last &&
      before &&
      !/\s/.test(first.slice(before.end, gap.start)) &&
      first.slice(before.end, gap.start).length < 40
    )
      last.push(gap);
    else clusters.push([gap]);
  }
  return clusters.flatMap((cluster) => (isClusterKnown(first, cluster, isKnown) ? cluster : []));
}

function isClusterKnown(first: string, cluster: readonly Gap[], isKnown: (word: string) => boolean): boolean {
  const [start, end] = [cluster[0]!.start, cluster.at(-1)!.end];
  const lead = /\S{0,40}$/.exec(first.slice(Math.max(0, start - 40), start))![0];
  const tail = /^\S{0,40}/.exec(first.slice(end, end + 40))![0];
  let written = lead;
  let at = start;
  for (const gap of cluster) {
    written += first.slice(at, gap.start) + gap.by;
    at = gap.end;
  }
  written += tail;
  const before = `${lead}${first.slice(start, end)}${tail}`;
  const was = new Set(before.match(WORD) ?? []);
  return [...written.matchAll(WORD)].every(([word]) => was.has(word) || isKnown(word));
}
