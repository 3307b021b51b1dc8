// Takes: a text, the meridians it names and where a township stands in it. Gives: the meridian of that township. Never: one that the text names
// for another sentence behind it.
import { before } from '../words/before.ts';
import { firstWhere } from './aliquot-limits.ts';
import type { MeridianMention } from './plss-meridian.ts';

/** "Meridian: 3rd PM" on a line of a form. */
const isLabelled = before(/\bMeridian:\s{1,3}/);
/** "Range 4 West\nof the 6th P.M.": the line ends inside the sentence. */
const GOES_ON = /^,?\s{1,30}of\s{1,3}(?:the\s{1,3})?$/;
const OTHER_SENTENCE = /\n|[a-z)]\.\s+[A-Z]/;
const FAR = 3000;

/** The one named after the township in the same sentence; else the last one named before it. */
export function meridianOf(
  text: string,
  named: () => readonly MeridianMention[],
  anchor: { readonly start: number; readonly end: number },
): string {
  const meridians = named();
  if (meridians.length === 0) return '';
  const after = meridians[firstWhere(meridians, (one) => one.start >= anchor.end)];
  if (after && after.start - anchor.end <= FAR) {
    const between = text.slice(anchor.end, after.start);
    if (!OTHER_SENTENCE.test(between) || GOES_ON.test(between.slice(0, 60)) || isLabelled(text, after.start))
      return after.name;
  }
  return meridians[firstWhere(meridians, (one) => one.end > anchor.start) - 1]?.name ?? '';
}
