// Takes: a text and stretches of it that are left out or written otherwise. Gives: the text so written, and the way back from any place in
// it. Never: what is left out; each reader of furniture says that of its own.
import { firstNot } from './halving.ts';

/** Offsets of the joined text behind which something was left out, and how much of the pasted text lies before each. */
export interface Joints {
  readonly pasted: string;
  readonly at: readonly number[];
  /** How long what stands there instead is. */
  readonly by: readonly number[];
  readonly skipped: readonly number[];
}

export interface Gap {
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly by: string;
}

/** Both in order; of the second only what the first neither holds nor touches. */
export function merged(first: readonly Gap[], second: readonly Gap[]): readonly Gap[] {
  if (second.length === 0) return first;
  const all: Gap[] = [];
  let next = 0;
  for (const gap of second) {
    while (next < first.length && first[next]!.end < gap.start) all.push(first[next++]!);
    if (next === first.length || first[next]!.start > gap.end) all.push(gap);
  }
  return [...all, ...first.slice(next)];
}

export function without(text: string, gaps: readonly Gap[]): { text: string; joints: Joints } | null {
  if (gaps.length === 0) return null;
  let joined = '';
  let from = 0;
  const at: number[] = [];
  const by: number[] = [];
  const skipped: number[] = [];
  for (const gap of gaps) {
    joined += text.slice(from, gap.start) + gap.by;
    from = gap.end;
    at.push(joined.length);
    by.push(gap.by.length);
    skipped.push(gap.end - joined.length);
  }
  return { text: joined + text.slice(from), joints: { pasted: text, at, by, skipped } };
}

/** The offset in what was pasted; of an end, the offset behind its last character. */
export function pastedOffset({ at, by, skipped }: Joints, offset: number, isEnd = false): number {
  const passed = firstNot(at.length, (i) => (isEnd ? at[i]! - by[i]! < offset : at[i]! <= offset));
  return offset + (passed === 0 ? 0 : skipped[passed - 1]!);
}

/** The offset in the joined text of what stood there in the pasted one; of what was left out, where it would stand. */
export function joinedOffset({ at, skipped }: Joints, offset: number): number {
  const passed = firstNot(at.length, (i) => at[i]! + skipped[i]! <= offset);
  const joined = offset - (passed === 0 ? 0 : skipped[passed - 1]!);
  return passed === at.length ? joined : Math.min(joined, at[passed]!);
}

/** Gaps of the joined text as gaps of what was pasted: each with all that was left out inside it or beside it. */
export const pastedGaps = (joints: Joints, gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ start, end, by }) => ({
    start: pastedOffset(joints, start, true),
    end: pastedOffset(joints, end),
    by,
  }));
