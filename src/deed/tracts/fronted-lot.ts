// Takes: a text without courses. Gives: the lot it describes only by how far it fronts and how deep it is: "fronting 60 feet on Elm Street and
// running back 200 feet to an alley". Never: what a rule asks of every lot, nor a course: where its sides run nobody says.
import type { Stretch } from './quoted.ts';
import { COUNTING_WORDS } from '../values/number-value.ts';
import { grantedBy } from '../record/what-is-granted.ts';
import { tractInWords } from './bounded-land.ts';
import type { Placed } from './placed.ts';
import { wording } from '../words/wording.ts';

const NUMBER = `(?:${COUNTING_WORDS.join('|')})`;
const LENGTH = wording`
  (?:\d[\d.,]{0,7}|(?:(?:${NUMBER}|and|an?|half)[\s-]{1,3}){1,6}(?:\(\d[\d.,]{0,7}\)\s{0,2})?)\s{0,2}(?:[½¼¾]\s{0,2})?
  (?:feet|foot|ft\.?|rods?|poles|perches|yards|links|chains|arpents?|acres?(?= front)|met(?:er|re)s|['’](?=[\s\d]))(?!\w)
  (?:,?\s{0,2}(?:and )?(?:\d{1,2}|${NUMBER})\s{0,2}(?:inches|in\.|["”]))?`;
/** "fronting 60 feet on", "with a front of sixty feet on", "40 feet front on". */
const FRONT = new RegExp(
  wording`
    \b(?:fronting|(?:having|with) a front(?:age)? of|a front(?:age)? of) (?:about |(?:on|upon) [^.;\d]{3,60}? )?${LENGTH}|\b${LENGTH} (?:in )?front\b`,
  'gi',
);
/** "and running back 200 feet", "with a depth of 200 feet", "and extending of that width southwardly 150 feet", "and 120 feet deep". */
const DEPTH = new RegExp(
  wording`
    \b(?:(?:running|runs|extending|extends|going) (?=[^.;\d]{0,60}?\b(?:back|depth|width|breadth|north|south|east|west))[^.;\d]{0,120}?
    |(?:depth|back) (?:of )?(?:about )?)${LENGTH}|\b${LENGTH} (?:deep|in depth|back)\b`,
  'i',
);
/** How far behind the front its depth is described, and how many fronts are asked. */
const REACH = 240;
const MOST_FRONTS = 4;
/** What opens the sentence of one lot. */
const ONE_LOT = new RegExp(
  wording`
    ^[\s"“(]{0,4}(?:also |being |and ){0,2}(?:all )?(?:that|the following|an?|one|the|my) (?:
    (?:certain|vacant|town|house|building|other|described|undivided|improved) (?:and )?){0,3}
    (?:lot|piece|parcel|tract|premises|messuage|real (?:estate|property))\b`,
  'i',
);
const OF_EVERY_LOT = new RegExp(
  wording`
    \b(?:shall|must|may|minimum|maximum|least|required|each|every|any|no(?!\.)|per|typical|average|less than|zone|zoning|feature|assess\w*|advertis\w*
    |rent|sale)\b`,
  'i',
);
const SENTENCE_END = /(?<!\b(?:[A-Z][a-z]{0,3}|viz|No|ft))\.(?=\s{1,3}[A-Z])|\n[ \t]{0,8}\n/g;
const LONGEST = 700;

/** The sentence around words. */
function sentenceAround(text: string, { start, end }: Stretch): Stretch {
  const before = text.slice(Math.max(0, start - LONGEST), start);
  const last = [...before.matchAll(SENTENCE_END)].at(-1);
  const behind = text.slice(end, end + LONGEST);
  const next = behind.search(SENTENCE_END);
  return {
    start: start - before.length + (last ? last.index + last[0].length : 0),
    end: end + (next < 0 ? behind.length : next),
  };
}

/** From the front to the depth of a lot, in one sentence. */
function frontAndDepth(text: string): Stretch | null {
  FRONT.lastIndex = 0;
  for (let i = 0; i < MOST_FRONTS; i++) {
    const front = FRONT.exec(text);
    if (!front) return null;
    const behind = text.slice(FRONT.lastIndex, FRONT.lastIndex + REACH);
    const depth = DEPTH.exec(behind);
    if (depth && !/[.;]\s/.test(behind.slice(0, depth.index)))
      return { start: front.index, end: FRONT.lastIndex + depth.index + depth[0].length };
  }
  return null;
}

export function frontedTracts(text: string, folded: string): Placed[] {
  const words = frontAndDepth(text);
  if (!words) return [];
  const { start, end } = sentenceAround(text, words);
  const sentence = text.slice(start, end);
  if (OF_EVERY_LOT.test(sentence)) return [];
  if (!ONE_LOT.test(sentence) && grantedBy(text) !== 'land') return [];
  return [tractInWords(text, folded, words, 'Told by its front and depth, without courses')];
}
