// Takes: folded text and where its beginnings are reached. Gives: the calls that an opinion or a letter quotes again to speak of them ("which
// reads, "thence northeast with the road""), and those it only supposes: "it would run south 9° east".
// Never: a call of the description itself, quoted or not.
import type { PobMention, Starter } from './structure.ts';
import type { OtherLine } from './other-lines.ts';
import { wording } from '../words/wording.ts';

/** As a transcriber's note and an opinion write it. */
const THENCE = 'then[cs]e';
const SAYS = [
  'calls?|reads?|reading|says?|saying|said|states?|stating|recit[a-z]+|provid[a-z]+|quoted?|strik(?:e|ing)(?: out)?|delet(?:e|ing)',
  'words?|language|phrase|clause|line|course|description|follows|following|that|is|was|as|of|and|or',
];
const QUOTED = new RegExp(wording`(?<=\b${SAYS}[\s,:]{1,3})["'](?=(?:and )?(?:running )?${THENCE}\b)`, 'g');
/** A mark behind a letter or the end of a clause closes a quotation; behind a figure it is of seconds or feet. */
const CLOSES = /(?<=[a-z,.;)])["']/g;
/** A longer one is a description of its own. */
const LONGEST = 400;

export function quotedCalls(folded: string, pobs: readonly PobMention[]): OtherLine[] {
  const found: OtherLine[] = [];
  QUOTED.lastIndex = 0;
  for (let m = QUOTED.exec(folded); m; m = QUOTED.exec(folded)) {
    const start = m.index + 1;
    CLOSES.lastIndex = start;
    const end = CLOSES.exec(folded.slice(0, start + LONGEST + 1))?.index ?? -1;
    if (end < 0) continue;
    if (!wasTold(folded, pobs, start, end) && !isStruck(folded, start, end)) continue;
    found.push({ start, end });
    QUOTED.lastIndex = end;
  }
  return found;
}

const STRUCK_BEFORE = new RegExp(
  wording`\b(?:strik(?:e|ing)(?: out)?|delet(?:e|ing)|(?:lieu|place) of|instead of)(?: the (?:words?|phrase|language|calls?|clause))?[\s,:]{1,3}$`,
);
const STRUCK_BEHIND = new RegExp(
  wording`^["'][\s,]{1,3}(?:(?:and|but|which|when|that) )?(?:(?:it|in (?:truth|fact) it) )?
    (?:should\b|(?:is|are|be|was|were) (?:hereby )?(?:stricken|struck|deleted|corrected|changed|amended)\b)`,
);

/** 'by striking "thence N 5 E" and inserting', 'which reads "thence N 5 E", should have read': the words are no longer, or never were, a call. */
const isStruck = (folded: string, start: number, end: number): boolean =>
  STRUCK_BEFORE.test(folded.slice(Math.max(0, start - 60), start - 1)) ||
  STRUCK_BEHIND.test(folded.slice(end, end + 60));

/** The description has come back to its beginning before, or has the same words: before, or behind and not quoted again. */
function wasTold(folded: string, pobs: readonly PobMention[], start: number, end: number): boolean {
  if (pobs.some((pob) => pob.role === 'reached' && pob.end < start)) return true;
  const words = folded.slice(start, end).replace(/[\s.,;]{1,4}$/, '');
  if (folded.indexOf(words) < start) return true;
  const again = folded.indexOf(words, end);
  return again >= 0 && !/["']/.test(folded[again - 1]!);
}

/** No opinion supposes more. */
const MOST = 60;
const CLAUSE_ENDS = /;|\.\s{1,3}(?=[a-z]{2,})|\n\s{0,8}\n/g;

/** "To that post, if the line ran on, it would run south, 9° east, 101 rods": said behind a figure that has come back to its beginning. */
export function supposedCalls(folded: string, starters: readonly Starter[], pobs: readonly PobMention[]): OtherLine[] {
  const found: OtherLine[] = [];
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

const PARTY = wording`(?:appell(?:ant|ee)|plaintiff|defendant|petitioner|respondent|complainant|witness|surveyor|claimant|intervenor|counsel)
  (?:e?s)?'?s?`;
const CLAIMS = '(?:says?|said\\sthat|contend|insist|claim|argu|assert|maintain|testif|allege|urge|would)';
const ARGUED = new RegExp(
  wording`(?<=[.;]["']?\s{1,3}|\n\s{0,8})(?:(?!${PARTY}\b|then)[a-z',]{1,20}\s){0,7}?
    (?:according to (?:the |said )?(?:[a-z]+'?s? ){0,2}?${PARTY}\b|${PARTY}\b[^.;:\n\d]{0,60}?\b${CLAIMS})`,
  'g',
);

/** "The defendants contend that the line should run from the rock N 9° E 90 feet": a sentence of the case, behind a description that began. */
export function arguedCalls(folded: string, starters: readonly Starter[]): OtherLine[] {
  const found: OtherLine[] = [];
  const first = starters[0]?.end ?? folded.length;
  ARGUED.lastIndex = first;
  for (let m = ARGUED.exec(folded), asked = 0; m && asked < MOST; m = ARGUED.exec(folded), asked++) {
    CLAUSE_ENDS.lastIndex = m.index + m[0].length;
    const end = CLAUSE_ENDS.exec(folded)?.index ?? folded.length;
    if (end - m.index > LONGEST || starters.some(({ start }) => start >= m.index && start < end)) continue;
    found.push({ start: m.index, end });
    ARGUED.lastIndex = end;
  }
  return found;
}

function lastClause(words: string): number {
  let start = 0;
  CLAUSE_ENDS.lastIndex = 0;
  for (let m = CLAUSE_ENDS.exec(words); m; m = CLAUSE_ENDS.exec(words)) start = CLAUSE_ENDS.lastIndex;
  return start;
}
