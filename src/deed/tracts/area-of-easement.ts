// Takes: folded text and the areas that it names. Gives: those that may be an easement's. Never: the area of the whole land that the owner of
// the easement's land bought or owns, told in a recital.
import type { AreaPhrase } from './area-phrase.ts';
import { wording } from '../words/wording.ts';

const OWNED = /\b(?:owners?|owns|purchased|acquired|bought)\b/;
const OF_EASEMENT = /\b(?:eas[ec]m[ec]nts?|strips?|servitudes?|rights?[\s-]of[\s-]way)\b/;
/** "31 acres being the same property conveyed in Book 4": what the easement lies on. */
const OF_THE_LAND = new RegExp(wording`
  ^,? (?:more or less,? )?being (?:all of )?the (?:same )?(?:lands?|property|tract|premises) (?:described|conveyed) in\b`);
const ENDS = /[.;]\s|\n\s*\n/g;

/** "The County purchased a 35 acre parcel": no part of it is the easement but what its exhibit says. */
export const areasOfEasement = (folded: string, areas: readonly AreaPhrase[]): AreaPhrase[] =>
  areas.filter(({ start, end }) => {
    if (OF_THE_LAND.test(folded.slice(end, end + 60))) return false;
    const sentence = sentenceAround(folded, start, end);
    return !OWNED.test(sentence) || OF_EASEMENT.test(sentence);
  });

function sentenceAround(folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(0, start - 300), start);
  const from = [...before.matchAll(ENDS)].at(-1)?.index ?? 0;
  const behind = folded.slice(end, end + 120);
  const to = behind.search(/[.;]\s|\n\s*\n/);
  return before.slice(from) + folded.slice(start, end) + (to < 0 ? behind : behind.slice(0, to));
}
