// Takes: a description. Gives: the area by which its own courses name the land: "a rod for the north corner of this 21.86 acre tract".
// Never: a neighbour's or the parent's ("of a 21.86 acre tract"), nor one of two that differ.
import { before } from '../words/before.ts';
import { areasOf, type AreaPhrase } from './area-phrase.ts';
import type { Description } from './description.ts';
import { wording } from '../words/wording.ts';

const isOfThis = before(
  new RegExp(wording`
    \b(?:corner|line|side|boundary|beginning|part|limits?) (?:of|for) (?:this|the herein(?:after)?[\s-](?:described|surveyed)
    |the (?:tract )?herein described) (?:called )?`),
);
const NAMES_IT = /^\)?[\s-]{1,2}(?:tract|parcel|lot|survey|piece)\b/;

/** "to the point of beginning of this 3.21 acre tract". */
const BEHIND_END = 40;

export function areasInside(folded: string, d: Description): AreaPhrase[] {
  const last = d.courses.at(-1);
  if (!last) return [];
  const end = Math.max(last.end, d.end) + BEHIND_END;
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
