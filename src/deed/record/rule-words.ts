// Takes: a text and a passage of it. Gives: how many words of rules stand there. Never: whether it is a rule.
import { mayHoldPhrase } from '../words/phrases.ts';
import { grantedBy } from './what-is-granted.ts';

const mayRule = mayHoldPhrase(
  'shall_ may_not must_be should_be is_required is_prohibited is_permitted is_allowed are_required are_prohibited are_permitted are_allowed will_be will_not minimum| maximum| no_structure| no_building| no_sign| no_fence| setback| set_back| sight_distance sight_triangle mph| miles_per parking| applicant| developer| subdivider| zone_ zoned_ parade| speed_limit be_it',
);

/** Words of rules: what anyone shall do, in any place, not what one piece of land is. */
const RULE =
  /\b(?:shall\s{1,3}(?:be|not|have|consist|provide|comply|conform|include|extend|maintain|travel|submit|meet|apply|show|indicate|contain)|may\s{1,3}not|must\s{1,3}be|should\s{1,3}be|(?:(?:is|are)|will\s{1,3}(?:not\s{1,3})?be)\s{1,3}(?:required|prohibited|permitted|allowed)|minimum|maximum|no\s{1,3}(?:structure|building|sign|fence)|set\s?back|sight\s{1,3}(?:distance|triangle)|mph|miles\s{1,3}per\s{1,3}hour|parking|applicant|developer|subdivider|zoned?\s{1,3}(?:at|for)|parade|speed\s{1,3}limit|be\s{1,3}it\s{1,3}(?:further\s{1,3})?enacted)\b/gi;

/** An instrument that gives something binds its parties in the same words: there they make no rule of it. */
export const rulesIn = (text: string, passage: string): number =>
  mayRule(text) && grantedBy(text) === null ? count(passage, RULE) : 0;

export function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
