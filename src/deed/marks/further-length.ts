// Takes: the words between a length and another behind it, and what stands behind that. Gives: where the words begin that carry the course on by the
// second length: "100 feet to a stone, then 10 feet further to a pipe", "and another 10 feet to". Never: "10 feet more or less", a length that
// only may be one more: "then 10 feet to a pipe".
import { wording } from '../words/wording.ts';

const LENGTH = String.raw`(?:\d[\d,.]{0,9}|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,6}(?:\s\(\d[\d.,]{0,9}\))?)\s?(?:feet|foot|ft|rods?|chains?|chs|poles?|perches|links|varas|vrs|yards|met(?:er|re)s|m|')(?![a-z])\.?`;
const LED = String.raw`(?:(?:and|then|thence|next)[\s,]{1,3}){0,3}(?:for\s{1,2})?`;
const ONE_MORE = wording`(?:an? )?(?:additional|further|farther|another) (?:distance of )?(?:about )?`;
const FURTHER = wording`[\s,]{1,3}(?:further|farther|more(?! or less))(?=\s{0,2}(?:[,;.]|$)| (?:to|along|on|in|with|by|across|over|and)\b)`;

const LEAD = new RegExp(String.raw`(?<=[\s,;.])${LED}(?:about\s+)?$`);
const LEAD_OF_ONE_MORE = new RegExp(String.raw`(?<=[\s,;.])${LED}${ONE_MORE}$`);
const FURTHER_BEHIND = new RegExp(`^${FURTHER}`);
const IS_FURTHER = new RegExp(String.raw`^[\s,]{0,3}${LED}(?:(?:about\s+)?${LENGTH}${FURTHER}|${ONE_MORE}${LENGTH})`);
const MOST_OF_A_LEAD = 90;

/** "an additional 20' on the east side of said line", "the grantee may use an additional 25 feet": how wide, and no course. */
const WIDTH_BEHIND = new RegExp(
  wording`^ (?:in width|wide|on (?:the|each|either|both)\s[^;.,]{0,30}?\bsides? (?:thereof|of (?:(?:the|said|such|above) ){0,2}(?:line|cent|easement|strip|right)))`,
);
const OF_A_WIDTH = /\b(?:may|shall|easement\s+of|area\s+of)\b[^;]{0,60}$/;

/** Where they begin among `words`; -1 where the length is not said to be one more. */
export function furtherStart(words: string, behind: string): number {
  const from = Math.max(0, words.length - MOST_OF_A_LEAD);
  const last = words.slice(from);
  const found = (FURTHER_BEHIND.test(behind) ? LEAD : LEAD_OF_ONE_MORE).exec(last);
  if (found && (WIDTH_BEHIND.test(behind) || OF_A_WIDTH.test(last.slice(0, found.index)))) return -1;
  return found ? from + found.index : -1;
}

/** Whether a course's words begin so. */
export const isFurther = (words: string): boolean =>
  IS_FURTHER.test(words.length > MOST_OF_A_LEAD * 2 ? words.slice(0, MOST_OF_A_LEAD * 2) : words);
