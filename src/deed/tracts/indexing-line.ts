// Takes: folded text and the land by section read in it. Gives: the land without what a cover page or a clerk's note only repeats for the
// index ("Abbreviated legal: ptn NE SW 24-28-8"). Never: the last words that a paper has of its land.
import type { Stretch } from './quoted.ts';
import { wording } from '../words/wording.ts';

const LABEL = new RegExp(
  wording`
    (?:^|\n|[.;] )[ \t]{0,40}
    (?:(?:brief|short|abbreviated|abbr?ev?\.?) (?:legal )?(?:descriptions?|legals?)(?: (?:for|of) [^:\n]{3,30})?
    |legal (?:descriptions? )?\((?:abbreviated|abbrev?\.?|short|brief)[^)\n]{0,40}\)
    |(?:indexing instructions?|index(?:ing)? as|for indexing(?: purposes)?|index(?:ing)? (?:legal|description|reference)))\s{0,2}:`,
  'g',
);
/** Up to a blank line or the next label. */
const ENDS = /\n[ \t]*\n|\n[ \t]*[a-z][^\n:]{2,50}:\s|$/;

/** The stretches of such lines. */
function indexed(folded: string): Stretch[] {
  return [...folded.matchAll(LABEL)].map((label) => {
    const start = label.index + label[0].length;
    const words = folded.slice(start, start + 400);
    return { start, end: start + Math.max(0, words.search(ENDS)) };
  });
}

/** Whether a place stands in such a line. */
export const isIndexed = (folded: string, at: number): boolean =>
  indexed(folded).some((one) => at >= one.start && at < one.end);

/** The lands outside such lines; all of them where the paper states its land nowhere else. */
export function withoutIndexed<Land extends Stretch>(
  folded: string,
  lands: readonly Land[],
  isElsewhere: boolean,
): Land[] {
  const stretches = lands.length > 0 ? indexed(folded) : [];
  if (stretches.length === 0) return [...lands];
  const rest = lands.filter((land) => !stretches.some((one) => land.start >= one.start && land.start < one.end));
  return rest.length > 0 || isElsewhere ? rest : [...lands];
}
