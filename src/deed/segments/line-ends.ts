// Takes: folded text and the courses of one description. Gives: the same, the last of them ended where the paper says that its line ends:
// "90 feet and said centerline there terminating". Never: a course cut before its own values.
import type { Segment } from '../marks/cut.ts';

const THERE_ENDS =
  /\b(?:(?:there|thereat)\s+(?:terminat(?:ing|es?)|end(?:ing|s))|terminating\s+(?:there|thereat))\b(?:[^.;]|\.(?=\d)){0,120}[.;]?/;
/** No course is longer. */
const REACH = 900;

/** What a paper goes on to say of circles, widths and other pieces is no part of its last course. */
export function withLineEnds(text: string, segments: Segment[]): Segment[] {
  const last = segments.at(-1);
  if (!last) return segments;
  const words = text.slice(last.lead, Math.min(last.end, last.lead + REACH));
  const found = THERE_ENDS.exec(words);
  if (!found) return segments;
  const end = last.lead + found.index + found[0].length;
  const tokens = last.tokens.filter(({ start }) => start < end);
  return tokens.length === 0 ? segments : [...segments.slice(0, -1), { ...last, end, tokens }];
}
