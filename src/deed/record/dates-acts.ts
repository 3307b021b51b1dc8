// Takes: a text and its dates, none of which is the making of a conveyance. Gives: the date a court, a council, an officer or an affiant
// acted on: "Done this 4th day of May, 1931", "Passed and adopted …", a jurat. Never: a notary's date but where the oath is the paper.
import { beginsAny } from '../words/triples.ts';
import type { DateMention } from './dates.ts';

interface Act {
  /** The words right before the date; they begin a sentence or a line. */
  readonly words: RegExp;
  /** What the head of the paper says, where only one kind of paper is dated so. */
  readonly title?: RegExp;
  /** What must stand in the paper. */
  readonly needs?: RegExp;
  /** What must not stand shortly before, nor behind. */
  readonly unless?: RegExp;
}

const HEAD = String.raw`(?:^|[.;:]\s|\n\s?)`;
const THIS = String.raw`(?:,?\s(?:on|this|the|as\sof|day)){0,3}\s?$`;
const NOTARY = /\b(?:notary|before\sme|personally|acknowledge[ds]?|commission|certify|official\sseal)\b/i;
/** "Entered in the transfer record in my office this …": a county's clerk enters deeds for the tax. */
const OFFICER =
  /\b(?:notary|before\sme|personally|acknowledge[ds]?|commission|certify|official\sseal|transfer|taxation|(?:in|of)\smy\soffice|county\s(?:clerk|auditor))\b/i;
const RECORDER = /\b(?:recorded|filed|for\srecord|o['’]clock)\b/i;

const ACTS: readonly Act[] = [
  {
    words: new RegExp(
      String.raw`${HEAD}(?:(?:It\sis\s)?(?:so|So|SO)\s)?(?:Done|DONE|Ordered|ORDERED|ordered)(?:,?\s(?:and|AND|[a-zA-Z]{4,9}ed|[A-Z]{4,9}ED)){0,4}(?:\s(?:in|at|IN|AT)\s[^.;]{2,60})?${THIS}`,
    ),
    unless: NOTARY,
  },
  {
    words: new RegExp(String.raw`${HEAD}(?:Entered|ENTERED|Signed|SIGNED)(?:\s(?:in|at)\s[^.;]{2,40})?${THIS}`),
    title: /\b(?:ORDER|DECREE|JUDGMENT|FINDINGS|LEASE|DEED|AGREEMENT|EASEMENT|MORTGAGE|RELEASE|NOTICE)\b/,
    unless: OFFICER,
  },
  {
    words: new RegExp(
      String.raw`${HEAD}(?:(?:Duly|DULY)\s)?(?:Passed|PASSED|Adopted|ADOPTED|Enacted|ENACTED|Ordained|ORDAINED)\b(?:(?!\b(?:Ordinance|Resolution)\sNo)[^.;]){0,110}$`,
    ),
    title: /\b(?:ORDINANCE|RESOLUTION|Ordinance|Resolution)\b/,
    unless: NOTARY,
  },
  {
    words: new RegExp(
      String.raw`${HEAD}(?:Subscribed|SUBSCRIBED|Sworn|SWORN|Signed\sand\ssworn)\b[^.;]{0,110}\b(?:on|this|the)(?:\s(?:the|on|this))?\s?$`,
    ),
    title: /\bAFFIDAVIT\b|(?:^|\n)\s*Affidavit\b/,
  },
  {
    words: new RegExp(
      String.raw`${HEAD}(?:Given|GIVEN|In\stestimony|IN\sTESTIMONY)\b(?=[^.;]{0,90}\b(?:hand|HAND|name|NAME)\b)[^;]{0,140}\b(?:this|the|on|THIS)(?:\sthe)?\s?$`,
    ),
    unless: NOTARY,
  },
  // An act is passed before the notary, who says so at its end.
  {
    words:
      /\b(?:Before|BEFORE)\s(?:Me|ME|me|us|the\sundersigned)\b(?:(?!\b(?:acknowledged|sworn\sto|subscribed)\b)[^;]){0,240}\b(?:this|THIS|on|ON)(?:\s(?:the|THE|this|THIS))?\s?$/,
    needs:
      /\b(?:thus|so)\s{1,3}(?:done|made|passed|read)\b[^.;]{0,60}\b(?:passed|signed|at\smy\soffice|in\s(?:the\s)?presence)\b/i,
  },
  { words: new RegExp(String.raw`${HEAD}(?:On|ON)\s(?:this|THIS)(?:\sthe)?\s?$`), unless: NOTARY },
  {
    words: new RegExp(String.raw`(?:${HEAD}(?:Effective|EFFECTIVE)|\bto\sbe\seffective)${THIS}`),
    unless: /\b(?:ordinance|rule|amended|section)\b/i,
  },
];
/** Whether somebody may have acted on a date. */
export const mayAct = beginsAny([
  ...[
    'done',
    'ordered',
    'so ord',
    'entered',
    'signed',
    'passed',
    'adopted',
    'enacted',
    'ordained',
    'subscribed',
    'sworn',
  ],
  ...['given', 'in testim', 'on this', 'effective'],
]);

/** How much of a paper's head may tell its kind. */
const TITLE = 700;

export function actDate(text: string, dates: readonly DateMention[]): DateMention | null {
  if (dates.length === 0 || !mayAct(text)) return null;
  const title = text.slice(0, TITLE);
  const acts = ACTS.filter(
    (act) => (act.title === undefined || act.title.test(title)) && (act.needs === undefined || act.needs.test(text)),
  );
  let [best, rank]: [DateMention | null, number] = [null, acts.length];
  for (const date of dates.slice(0, 60)) {
    const before = flat(text.slice(Math.max(0, date.start - 300), date.start));
    const own = acts.findIndex((act, i) => i < rank && act.words.test(before) && !isExcused(act, text, date));
    if (own >= 0) [best, rank] = [date, own];
    if (rank === 0) break;
  }
  return best;
}

const flat = (words: string): string =>
  words.replace(/[._]{3,}/g, ' ').replace(/\s{2,}|[^\S \n]/g, (blank) => (blank.includes('\n') ? '\n' : ' '));

/** The same paragraph tells that a notary or a recorder speaks. */
function isExcused({ unless }: Act, text: string, date: DateMention): boolean {
  if (!unless) return false;
  const before = text.slice(Math.max(0, date.start - 400), date.start);
  const behind = text.slice(date.end, date.end + 90);
  const end = behind.search(/\n\s*\n/);
  const words = before.slice(before.search(/(?:(?!\n\s*\n)[\s\S])*$/));
  if (RECORDER.test(`${before.slice(-60)} ${behind.slice(0, 60)}`)) return true;
  return unless.test(`${flat(words)} ${flat(end < 0 ? behind : behind.slice(0, end))}`);
}
