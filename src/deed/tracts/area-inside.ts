// Takes: a description. Gives: the area by which its own courses name the land: "a rod for the north corner of this 21.86 acre tract".
// Never: a neighbour's or the parent's ("of a 21.86 acre tract"), nor one of two that differ.
import { before } from '../words/before.ts';
import { areasOf, type AreaPhrase } from './area-phrase.ts';
import type { Description } from './description.ts';

const isOfThis = before(
  /\b(?:corner|line|side|boundary|beginning|part|limits?)\s{1,3}(?:of|for)\s{1,3}(?:this|the\s{1,3}herein(?:after)?[\s-](?:described|surveyed)|the\s{1,3}(?:tract\s{1,3})?herein\s{1,3}described)\s{1,3}(?:called\s{1,3})?/,
);
const NAMES_IT = /^\)?[\s-]{1,2}(?:tract|parcel|lot|survey|piece)\b/;

/** "to the point of beginning of this 3.21 acre tract". */
const BEHIND_END = 40;

export function areasInside(folded: string, d: Description): AreaPhrase[] {
  const last = d.courses.at(-1);
  if (!last) return [];
  const end = Math.max(last.end, d.end) + BEHIND_END;
  if (!folded.slice(d.starter.start, end).includes('acre')) return [];
  const areas = areasOf(folded, d.starter.start, end);
  const own = areas.filter(
    ({ start, end, unreadable }) =>
      !unreadable && isOfThis(folded, start) && NAMES_IT.test(folded.slice(end, end + 12)),
  );
  const [first] = own;
  return first && own.every(({ amount, unit }) => amount === first.amount && unit === first.unit)
    ? [{ ...first, owner: 'own' }]
    : [];
}
