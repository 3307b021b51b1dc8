// Takes: a paper and where a description stands in it. Gives: the sheet that is missing among its courses: "Sheet 1 of 3 … Sheet 3 of 3".
// Never: anything from one number alone, nor from sheets that follow one another.
import type { Stretch } from '../words/remembered.ts';

const NUMBERED =
  /\b(?<kind>sheet|page|pg\.?)\s{1,3}(?:no\.?\s{0,2})?(?<number>\d{1,3})\s{1,3}of\s{1,3}(?<total>\d{1,3})\b/gi;
const MAY_NUMBER = /\b(?:sheet|page|pg)/i;

/** A sentence for the first gap between the numbers that fall among the courses; null where there is none. */
export function missingSheet(text: string, own: Stretch): string | null {
  if (!MAY_NUMBER.test(text.slice(own.start, own.end))) return null;
  let before: { number: number; total: string } | null = null;
  for (const { index, groups } of text.slice(0, own.end).matchAll(NUMBERED)) {
    const number = Number(groups!['number']);
    const total = groups!['total']!;
    const follows = before !== null && before.total === total && number > before.number + 1;
    if (follows && index > own.start)
      return `${groups!['kind']} ${before!.number + 1} of ${total} is missing among the courses: ${before!.number} and ${number} are there.`;
    before = { number, total };
  }
  return null;
}
