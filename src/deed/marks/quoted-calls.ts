// Takes: folded text and where its beginnings are reached. Gives: the calls that an opinion or a letter quotes again to speak of them:
// the question is what the last call means, which reads, "thence northeast with the road"; and those it only supposes: "it would run south 9° east".
// Never: a call of the description itself, quoted or not.
import type { PobMention, Starter } from './structure.ts';
import type { Apart } from './told-apart.ts';

/** As a transcriber's note and an opinion write it. */
const THENCE = 'then[cs]e';
const QUOTED = new RegExp(
  String.raw`(?<=\b(?:calls?|reads?|reading|words?|language|phrase|clause|says?|saying|said|states?|stating|that|line|course|is|was|as|of|and|or|recit[a-z]+|provid[a-z]+|description|follows|following|quoted?)[\s,:]{1,3})["'](?=(?:and\s{1,2})?(?:running\s{1,2})?${THENCE}\b)`,
  'g',
);
/** A mark behind a letter or the end of a clause closes a quotation; behind a figure it is of seconds or feet. */
const CLOSES = /(?<=[a-z,.;)])["']/g;
/** A longer one is a description of its own. */
const LONGEST = 400;

export function quotedCalls(folded: string, pobs: readonly PobMention[]): Apart[] {
  if (!/["']then[cs]e/.test(folded)) return [];
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

/** No opinion supposes more. */
const MOST = 60;
const CLAUSE_ENDS = /;|\.\s{1,3}(?=[a-z]{2,})|\n\s{0,8}\n/g;

/** "To that post, if the line ran on, it would run south, 9° east, 101 rods": said behind a figure that has come back to its beginning. */
export function supposedCalls(folded: string, starters: readonly Starter[], pobs: readonly PobMention[]): Apart[] {
  const found: Apart[] = [];
  let asked = 0;
  for (let at = folded.indexOf(' would '); at >= 0 && asked < MOST; at = folded.indexOf(' would ', at + 7), asked++) {
    const closed = pobs.findLast((pob) => pob.role === 'reached' && pob.end < at)?.end;
    if (closed === undefined) continue;
    CLAUSE_ENDS.lastIndex = at;
    const end = CLAUSE_ENDS.exec(folded)?.index ?? folded.length;
    if (end - at > LONGEST || starters.some(({ start }) => start >= closed && start < end)) continue;
    const before = folded.slice(Math.max(closed, at - LONGEST), at);
    found.push({ start: at - before.length + lastClause(before), end });
  }
  return found;
}

function lastClause(words: string): number {
  let start = 0;
  CLAUSE_ENDS.lastIndex = 0;
  for (let m = CLAUSE_ENDS.exec(words); m; m = CLAUSE_ENDS.exec(words)) start = CLAUSE_ENDS.lastIndex;
  return start;
}
