// Takes: the lengths of a course. Gives: whether one is called their total, and the doubt where the parts told side by side make another sum.
// Never: a sum in place of the total.
import type { Token } from '../values/tokens.ts';

const TOTAL =
  /\b(?:in\s+all(?:,?\s+a\s+distance\s+of)?|total(?:\s+distance)?(?:\s+of)?|whole\s+distance(?:\s+of)?|(?:this|said|which)\s+distance\s+(?:being|is)|making)[\s,]{0,3}$/;

/** "in all 140 poles". */
export const isTotal = (folded: string, at: number): boolean => TOTAL.test(folded.slice(Math.max(0, at - 34), at));

/** "140 poles in all": as "in all 140 poles". */
export const isInAll = (folded: string, end: number): boolean =>
  /^[\s,]{0,2}in all(?![\s,]{0,3}\d)/.test(folded.slice(end, end + 13));

export const TOTAL_UNREAD = 'the whole length behind it cannot be read';
const WHOLE_BEHIND =
  /^[^;]{0,120}[\s,](?:in\s+all|(?:total|whole)\s+distance)[\s,]{1,3}(?:(?:a\s+distance\s+)?of\s+)?[^\s;]{2,9}\s?(?:feet|ft|rods|chains|poles|varas|vrs)\b/;

/** "at 30 feet crossing the lane, in all a distance of E9.5 feet": the whole is told, and could not be read. */
export const leavesTotalUnread = (folded: string, from: number, to: number): boolean =>
  WHOLE_BEHIND.test(folded.slice(from, Math.min(to, from + 170)));

const LISTED = /^[\s,]{0,3}(?:and\s{1,2})?$/;

/** "100 feet, 120 feet and 60 feet, in all 421.03 feet": the parts told side by side make another sum. */
export function pushOtherSum(doubts: string[], folded: string, plain: readonly Token[], total: Token): void {
  if (plain.length < 3 || total.kind !== 'distance') return;
  const parts = plain.filter((t) => t.end <= total.start);
  if (parts.length < 2 || parts.slice(1).some((t, i) => !LISTED.test(folded.slice(parts[i]!.end, t.start)))) return;
  let sum = 0;
  for (const part of parts) {
    if (part.kind !== 'distance' || part.distance.unit !== total.distance.unit) return;
    sum += part.distance.amount;
  }
  if (Math.abs(sum - total.distance.amount) > 0.005 * sum)
    doubts.push(`its parts make ${Math.round(sum * 100) / 100} ${total.distance.unit}, not ${total.distance.amount}`);
}
