// Takes: a text and a passage of it. Gives: how many words of rules stand there. Never: whether it is a rule.
import { grantedBy } from './what-is-granted.ts';
import { patternOfAll } from './pattern.ts';

/** Words of rules: what anyone shall do, in any place, not what one piece of land is. */
const RULE = patternOfAll`\b(?:shall (?:be|not|have|consist|provide|comply|conform|include|extend|maintain|travel|submit|meet|apply|show
    |indicate|contain)|may not|must be|should be
  |(?:(?:is|are)|will (?:not )?be) (?:required|prohibited|permitted|allowed)|minimum|maximum
  |no (?:structure|building|sign|fence)|set\s?back|sight (?:distance|triangle)|mph|miles per hour|parking|applicant
  |developer|subdivider|zoned? (?:at|for)|parade|speed limit|be it (?:further )?enacted)\b`;

/** An instrument that gives something binds its parties in the same words: there they make no rule of it. */
export function rulesIn(text: string, passage: string): number {
  const rules = count(passage, RULE);
  return rules > 0 && grantedBy(text) === null ? rules : 0;
}

export function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
