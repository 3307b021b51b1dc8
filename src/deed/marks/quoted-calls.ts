// Takes: folded text and where its beginnings are reached. Gives: the calls that an opinion or a letter quotes again to speak of them:
// the question is what the last call means, which reads, "thence northeast with the road". Never: a call of the description itself, quoted or not.
import type { PobMention } from './structure.ts';
import type { Apart } from './told-apart.ts';

const QUOTED =
  /(?<=\b(?:calls?|reads?|reading|words?|language|phrase|clause|says?|saying|said|states?|stating|that|line|course|is|was|as|of|and|or|recit[a-z]+|provid[a-z]+|description|follows|following|quoted?)[\s,:]{1,3})["'](?=(?:and\s{1,2})?(?:running\s{1,2})?thence\b)/g;
/** A mark behind a letter or the end of a clause closes a quotation; behind a figure it is of seconds or feet. */
const CLOSES = /(?<=[a-z,.;)])["']/g;
/** A longer one is a description of its own. */
const LONGEST = 400;

export function quotedCalls(folded: string, pobs: readonly PobMention[]): Apart[] {
  if (!folded.includes('"thence') && !folded.includes("'thence")) return [];
  const found: Apart[] = [];
  QUOTED.lastIndex = 0;
  for (let m = QUOTED.exec(folded); m; m = QUOTED.exec(folded)) {
    const start = m.index + 1;
    CLOSES.lastIndex = start;
    const end = CLOSES.exec(folded)?.index ?? -1;
    if (end < 0 || end - start > LONGEST || !wasTold(folded, pobs, start, end)) continue;
    found.push({ start, end });
    QUOTED.lastIndex = end;
  }
  return found;
}

/** The description has come back to its beginning before, or has the same words. */
function wasTold(folded: string, pobs: readonly PobMention[], start: number, end: number): boolean {
  if (pobs.some((pob) => pob.role === 'reached' && pob.end < start)) return true;
  const words = folded.slice(start, end).replace(/[\s.,;]{1,4}$/, '');
  return folded.indexOf(words) < start;
}
