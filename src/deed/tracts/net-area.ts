// Takes: the area that was taken for a land and the words around it. Gives: a note where they say that it is what remains of the figure when something
// is taken off. Never: a gross area found by adding; the judge then compares only what remains.
import type { AreaPhrase } from './area-phrase.ts';
import { wording } from '../words/wording.ts';

/** The judge knows it by these words (src/verdict/area-check.ts). */
export const NET_NOTE = 'The area is stated net of what is excepted.';

const OFF = wording`
  (?:except(?:ing|ions?|ed)?|deduct(?:ing|ions?|ed)?|exclu(?:ding|sions?|ded)|reservations?|subtract\w*|tak(?:ing|ings) (?:off|out|of|by))`;
const AFTER = wording`
  \bafter (?:(?:the|said|such|these|all|that|above|foregoing|aforesaid|making) ){0,3}${OFF}\b(?! (?:nothing|no|none)\b)`;
const NET_BEFORE = new RegExp(wording`
  \b(?:leaving|leaves|there remains?|remainder|remaining|balance)\b[^.;]{0,60}$|\bnet\b[^.;]{0,80}$|${AFTER}[^.;]{0,80}$`);
const NET_BEHIND = new RegExp(wording`
  ^[\s,]{1,3}(?:of land[\s,]{1,3}|more or less[\s,]{1,3}){0,2}
  (?:net\b|${AFTER}|when (?:said|the|such) exceptions?
  |(?:exclusive of|excluding|not including|besides) (?:about |the )?(?:\d|\.\d|one|two|three|half)[^.;]{0,30}\b(?:acres?|square feet)\b)`);
const TAKEN_OFF = new RegExp(wording`
  \b(?:except|deduct|exclud|exclusive|less(?<!more or less)|sav(?:e|ing) and|taking|sold|conveyed to|subtract|after)`);

/** Whether the words say so; `from` is where the description ends. */
export function isNet(folded: string, from: number, area: AreaPhrase): boolean {
  if (area.start < from) return false;
  const before = folded.slice(Math.max(from, area.start - 160), area.start);
  const behind = folded.slice(area.end, area.end + 90);
  if (/\bgross\b[^.;]{0,30}$/.test(before)) return false;
  if (!NET_BEFORE.test(before) && !NET_BEHIND.test(behind)) return false;
  return TAKEN_OFF.test(folded.slice(Math.max(from, area.start - 700), area.start)) || TAKEN_OFF.test(behind);
}

const OF_REMAINDER = /\b(?:net|remain\w*|leaving|leaves|except\w*|exclu\w*|deduct\w*|balance|residue)\b/;

/** Behind an exception that has courses: its own words need not be said again. */
export const isNetBehind = (folded: string, from: number, area: AreaPhrase): boolean =>
  OF_REMAINDER.test(folded.slice(Math.max(from, area.start - 160), area.start)) ||
  NET_BEHIND.test(folded.slice(area.end, area.end + 90));
