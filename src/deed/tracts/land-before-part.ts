// Takes: folded text, where a measured figure begins, and the lands by section described before it. Gives: which of them are conveyed beside the figure:
// "lot 7 and the NE¼ of section 16; and that part of lot 4 of said section described as follows: Beginning". Never: land that only tells where the
// figure lies.
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { wording } from '../words/wording.ts';

const PIECE = String.raw`(?:parts?|portions?|tracts?|parcels?|pieces?|strips?|lots?|lands?|easements?|rights?[\s-]of[\s-]way|roads?|roadway)`;
const LEADING = wording`
  (?:(?:all|of|an?|the|that|those|such|certain|another|following|described|non-?exclusive|exclusive|perpetual|permanent|temporary|joint|private
  |\d{1,3}(?:\.\d)?[\s-](?:feet|foot|ft\.?)(?:[\s-]wide)?|[a-z]+-foot|access|ingress|utility|drainage|road)[\s,]{1,3}){0,7}`;
/** What leads in a part that is measured: what stands before it is other land. */
const INTRODUCES = new RegExp(
  [
    wording`
      ; (?:and |also ){0,2}(?:all )?(?:of )?(?:that|those|such) (?:certain )?(?:part|portion)s? of (?![^;]*\b(?:all|both|together|aggregate)\b)
      [^;]{4,200}\b(?:described|bounded)\b[^;]{0,40}$`,
    // "Lot 3, together with a strip described as follows:", "Lot 3. Also a tract bounded:"; not with the buildings on it.
    wording`[,;.] (?:and )?(?:also,? )?(?:together with|also)[,:]? ${LEADING}${PIECE}\b(?![^;]*\b(?:both|aggregate)\b)[^;]{0,240}$`,
    wording`
      [,\s]{1,3}and (?:also )?(?:all of )?(?:that|those|the following) ${LEADING}${PIECE}\b(?![^;]*\b(?:all|both|together|aggregate|said lots)\b)
      [^;]{0,200}(?:\b(?:described|bounded|follows)\b[^;]{0,40}|: )$`,
    // "Lot 3. ALSO: Beginning", "Lot 3;\nAND\nBeginning"
    wording`[,;.]\s{1,6}(?:(?:and )?also[,:]?|and[,:]?)\s{1,6}$`,
  ].join('|'),
);
/** How far before the figure its introduction may begin. */
const REACH = 320;

/** Where the words begin that introduce the figure at `start`; -1 where no other land goes before them in the sentence. */
export function introductionOf(folded: string, start: number): number {
  const from = Math.max(0, start - REACH);
  const words = folded.slice(from, start);
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
