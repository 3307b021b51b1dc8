// Takes: the legible text of a plat and the stretches in which its surveyor speaks. Gives: the day he certified it or the day its title bears.
// Never: the day of a dedication, oath, approval, record or deed; nor of a licence, a revision or a flood map; no day for a month alone.
import { datesIn, type DateMention } from './dates.ts';
import type { Stretch } from './plat-certificate.ts';
import { datesOfTwoFigures } from './sheet-years.ts';

/** Dates of the flood map, of records named, of revisions and licences, whoever speaks. */
const NEVER =
  /\b(?:recorded|filed|rec'?d|received|firm|panel|flood|fema|insurance|effective|expir\w*|exp|renew\w*|submittal|submitted|amended|revis(?:ed|ion)|instrument|(?:book|page)\s\d|deed|conveyed|dated\s{1,3}plat)\b[^;]{0,80}$/i;
/** Dates of approvals and oaths, unless the surveyor himself speaks. */
const OTHERS =
  /\b(?:commission|book|page|approv\w*|resolution|ord(?:inance)?\.?\s{1,2}(?:no\b|\d)|board|council|committee|adopted|meeting|before\s{1,3}me|appeared|sworn|notary|accepted|examined|health|clerk|recorder|register|auditor|planning|director|engineer\s\d|collector|treasurer|(?:city|county|town|village)\s{1,3}(?:surveyor|engineer))\b[^;]{0,80}$/i;
/** In the same paragraph, up to the date: one who gives land, swears or approves. */
const OTHERS_PARAGRAPH =
  /\b(?:dedicat\w*|owners?|proprietors?|acknowledg\w*|personally|notary|before\s{1,3}me|approv\w*|board|council|commission(?:ers)?|filed|recorded|received|grantors?|mortgag\w*|signed\s{1,3}and\s{1,3}sealed)\b/i;
const PROMISED = /\b(?:by|before|until|oregon|idaho|washington|licen[sc]ed?|registered|seal)[\s,:]{1,4}$/i;
const TITLED =
  /\b(?:date[d]?|survey(?:ed)?(?:\s{1,3}(?:made|completed|on))?|field\s{1,3}work|drawn|prepared|plat(?:ted)?|map|completed)\b[^\n]{0,40}$/i;
const SCALE = /\bscale\b|1\s?["”]\s?=\s?\d/i;

const LONGEST_LINE = 120;

export function platDate(text: string, speaks: readonly Stretch[]): string {
  const full = datesIn(text);
  const dates = [...full, ...datesOfTwoFigures(text, full)]
    .filter((date) => isOwn(text, date, speaks))
    .toSorted((a, b) => a.start - b.start);
  const certified = speaks.flatMap(({ start, end }) => dates.filter((one) => one.start >= start && one.end <= end));
  const first = speaks.find(({ start, end }) => certified.some((one) => one.start >= start && one.end <= end));
  const last = certified.findLast((one) => first && one.start >= first.start && one.end <= first.end);
  if (last) return last.iso;
  const free = dates.filter(
    (date) => SCALE.test(lineOf(text, date)) || !OTHERS_PARAGRAPH.test(paragraphBefore(text, date)),
  );
  const titled = free.find((date) => isTitled(text, date));
  const distinct = new Set(free.map((date) => date.iso));
  return titled?.iso ?? (distinct.size === 1 ? free[0]!.iso : '');
}

function isOwn(text: string, date: DateMention, speaks: readonly Stretch[]): boolean {
  const isHis = speaks.some(({ start, end }) => start <= date.start && date.end <= end);
  if (SCALE.test(lineOf(text, date))) return true;
  const before = text.slice(Math.max(0, date.start - 100), date.start);
  const near = before.slice(
    Math.max(before.lastIndexOf('\n\n'), before.search(/(?<=[a-z]{4}|\d{4})[.;]\s[^.;]*$/i), 0),
  );
  return (
    !NEVER.test(near) &&
    (isHis ? !OTHERS.test(near.slice(near.lastIndexOf('\n') + 1).slice(-50)) : !OTHERS.test(near)) &&
    !PROMISED.test(before) &&
    !/^[^\n]{0,20}\bbefore\s{1,3}me\b/i.test(text.slice(date.end, date.end + 40))
  );
}

/** Beside the word for it, or in the line that tells the scale. */
function isTitled(text: string, date: DateMention): boolean {
  return TITLED.test(text.slice(Math.max(0, date.start - 60), date.start)) || SCALE.test(lineOf(text, date));
}

/** The line a date stands in, if it is short and nothing else than a title's. */
function lineOf(text: string, date: DateMention): string {
  const before = text
    .slice(Math.max(0, date.start - LONGEST_LINE), date.start)
    .split('\n')
    .at(-1)!;
  const after = text.slice(date.start, date.start + LONGEST_LINE).split('\n')[0]!;
  const isLong = before.length + after.length >= LONGEST_LINE;
  return isLong || NEVER.test(before) || OTHERS.test(before) ? '' : before + after;
}

/** From the blank line above; in a text without such, from the line's head or what two lines hold. */
function paragraphBefore(text: string, date: DateMention): string {
  const before = text.slice(Math.max(0, date.start - 700), date.start);
  const blank = before.search(/\n\s*\n(?![\s\S]*\n\s*\n)/);
  const line = before.lastIndexOf('\n');
  return before.slice(
    Math.max(blank, before.length - (line < 0 || blank >= 0 ? 700 : Math.max(200, before.length - line))),
  );
}
