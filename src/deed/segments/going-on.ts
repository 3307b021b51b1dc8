// Takes: folded text and the verb that may open a course without a direction: "continue on the same line another 140 feet", "go on in the
// same direction 60 feet". Gives: whether the words say that the way of the course before is kept, and how far.
// Never: a length counted from the beginning of the course before ("in all").
import type { CourseMark } from '../marks/course-marks.ts';
import { wording } from '../words/wording.ts';

const SAME = wording`(?:(?:on|along|in|upon|with|at|by) )?(?:(?:the|said|this|that) )?(?:very )?(?:same|said|last|aforesaid|previous|preceding|prior) 
  (?:(?:straight|mentioned|named|described) )?(?:course|line|bearing|direction|azimuth|call)`;
const NUMBER = String.raw`(?:\d[\d,.]{0,9}|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,6}?(?:\s\(\d[\d.,]{0,9}\))?)`;
const UNIT = String.raw`(?:(?:feet|ft|rods?|chains?|chs|poles?|perches|links|varas|vrs|yards|met(?:er|re)s)\b|')\.?`;
const LENGTH = String.raw`${NUMBER}\s?${UNIT}`;
const FURTHER = wording`(?:(?:for|an?|another|yet|still|further|farther|additional|more|distance|of|about) ){0,6}`;
const VERB = wording`^(?:and )?(?:from there )?(?:(?:continu\w{0,4}|cont\.?)|(?<other>go(?:es|ing)?|runs?|running|proceed\w{0,3}|extend\w{0,3}))
  (?: on(?:ward)?(?= (?:on|along|in|upon|with|at|by|the|for|another|a) ))?`;
/** "continue on the same line another 140 feet", "run on the same bearing 30 feet more". */
const KEEPS_THE_WAY = new RegExp(String.raw`${VERB}[\s,]{1,3}${SAME}[\s,]{1,3}${FURTHER}${LENGTH}`);
/** "continue another 140 feet", "continuing 30 feet". */
const GOES_FURTHER = new RegExp(String.raw`${VERB}[\s,]{1,3}${FURTHER}${LENGTH}`);
/** "proceed 30 feet on the same line", "go 30 feet further". */
const FURTHER_BEHIND = new RegExp(
  wording`${VERB}[\s,]{1,3}${FURTHER}${LENGTH}[\s,]{1,3}(?:${SAME}|further|farther|more(?! or less)|additional)\b`,
);
const COUNTED_ON = /\b(?:another|further|farther|additional|(?<!or\s)more(?!\s+or))\b/;
/** "88 feet further to a post, making 298 feet in all": told as one course, with its whole length. */
const IN_ALL = new RegExp(wording`\b(?:in all|in total|altogether|making|a total|total distance)\b`);
const MOST_WORDS = 150;

/** Behind the beginning the verb alone will do; behind another place it must be said that the length is one more. */
export function keepsTheWay(text: string, { start, lead }: CourseMark, leavesBeginning: boolean): boolean {
  const behind = text.slice(lead, lead + MOST_WORDS);
  const end = behind.indexOf(';');
  const words = text.slice(start, lead) + (end < 0 ? behind : behind.slice(0, end));
  if (IN_ALL.test(words)) return false;
  if (KEEPS_THE_WAY.test(words) || FURTHER_BEHIND.test(words)) return true;
  const found = GOES_FURTHER.exec(words);
  if (!found || found.groups!['other'] !== undefined) return false;
  return leavesBeginning || COUNTED_ON.test(found[0]);
}
