// Takes: folded text, where a measured figure begins, and the lands by section told before it. Gives: which of them are conveyed beside the figure:
// "lot 7 and the NE¼ of section 16; and that part of lot 4 of said section described as follows: Beginning". Never: land that only tells where the
// figure lies.
import type { AliquotReading } from '../aliquots/aliquot.ts';

/** What leads in a part that is measured, behind a semicolon: what stands before it is other land. */
const INTRODUCES =
  /;\s{1,3}(?:and\s+|also\s+){0,2}(?:all\s+)?(?:of\s+)?(?:that|those|such)\s+(?:certain\s+)?(?:part|portion)s?\s+of\s+(?![^;]*\b(?:all|both|together|aggregate)\b)[^;]{4,200}\b(?:described|bounded)\b[^;]{0,40}$/;
/** How far before the figure its introduction may begin. */
const REACH = 320;

/** Where the words begin that introduce the figure at `start`; -1 where no other land goes before them in the sentence. */
export function introductionOf(folded: string, start: number): number {
  const from = Math.max(0, start - REACH);
  const words = folded.slice(from, start);
  if (!words.includes(';') || !words.includes('of ')) return -1;
  const found = INTRODUCES.exec(words);
  return found ? from + found.index : -1;
}

/** Words that a land of its own may follow in its clause; a corner, a line, a way only name it. */
const LEAD =
  /^[\s,;:"'(-]*(?:(?:all|of|the|and|also|that|those|whole|entire|fractional|government|gov't|to-wit|to wit|follows)[\s,:]+)*$/;

export function isBeforePart(folded: string, land: AliquotReading, introduction: number, last: number): boolean {
  if (introduction < 0 || land.end > introduction || land.packed.includes('exception=only')) return false;
  const from = Math.max(last, clauseStart(folded, land.start));
  return LEAD.test(folded.slice(from, land.start));
}

function clauseStart(folded: string, at: number): number {
  const words = folded.slice(Math.max(0, at - 200), at);
  const end = Math.max(words.lastIndexOf('.'), words.lastIndexOf(';'), words.lastIndexOf(':'), words.lastIndexOf('\n'));
  return at - words.length + end + 1;
}
