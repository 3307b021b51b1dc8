// Takes: the text of a plat. Gives: the stretches in which its surveyor speaks: his certificate and the lines he signs below it.
// Never: certificates of owners, notaries, boards, engineers of a city, or recorders.
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { pattern, exactPattern } from './pattern.ts';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const MAKER = wording`(?:land |professional |registered |licensed )*(?:surveyor|engineer|surveying|survey(?!or))`;
/** "SURVEYOR'S CERTIFICATE", "CERTIFICATE OF SURVEYOR", "CERTIFICATE OF ACCURACY", "ENGINEER'S STATEMENT". */
const HEAD = pattern`^${MAKER}['’]?s?['’]? (?:certificat(?:e|ion)|statement|affidavit|declaration|oath)\b
  |^(?:certificat(?:e|ion)|statement|affidavit|oath) of (?:the )?(?:${MAKER}|(?:\w+ )?accuracy)\b`;
/** What only he says: that he surveyed, that the sheet shows his work. */
const SAYS = pattern`\bI\b(?:(?!\bowners?\b|\bexamined\b)[^.;]){0,160}\b(?:certify|state|declare|swear|depose)\b
  (?:(?!\bowners?\b|\bexamined\b|\bapproved\b|\brecorded\b|\bfiled\b)[^;]){0,220}\b
  (?:survey(?:ed)?|platted|monuments|correct(?:ly)?)\b
  |\b(?:survey|map|plat|plan) (?:\w+ ){0,3}(?:made|done|prepared|performed|conducted|drawn|run) by (?:me|us)\b
  |\bI\b[^.;]{0,40}\bcertify\b(?:(?!\b(?:recorded|received|filed|examined|acknowledged|signed)\b)[^;]){0,90}\bby me\b
  |\bunder my (?:\w+ ){0,4}(?:supervision|direction)\b|\bin my opinion\b[^.]{0,30}\b(?:plat|map|survey)\b
  |\bthis is to certify\b(?:(?!\bowners?\b|\bapproved\b|\bfiled\b|\brecorded\b)[^;.]){0,160}\bsurvey
  |\bcertified (?:substantially )?correct\b|\bundersigned\b[^.]{0,60}\bsurveyor\b[^.]{0,60}\bcertif`;
/** Lines at which another begins to speak. */
const OTHER = pattern`^(?:(?:land )?(?:owner|grantor|mortgagee|lien\s?holder|proprietor|trustee|beneficiary)['’]?s?\b
  |certificat(?:e|ion) (?:of|for|as)\b|dedicat|declaration|acknowledg|know all|approv|examined|accepted|received
  |filed|record(?:ed|er)|state of\b|(?:city|county|town\w*|village|borough|parish)\b|(?:common )?council|planning
  |zoning|board|district|division|health|register|registry|clerk|auditor|notar|personally|before me|on this|be it
  |subscribed|sworn|we[,\s]|i\s{0,2}\(we\)|area |notes?\b|legend|references?\b|index|scale|lots? |block|tract|parcel
  |vicinity|basis|description|legal|this plat was|signed and)`;
/** "ELM GROVE PLANNING COMMISSION - APPROVAL NOT REQUIRED" */
const BODY_HEAD = exactPattern`^(?!.*\b(?:AND THAT|THAT|HAVE|SAID|HEREBY)\b)(?!(?:THE|OF|BY|AND|TO|IN|FOR)\b)
  [A-Z][A-Z.,'’& -]{2,40} (?:PLANNING|BOARD|COUNCIL|COMMISSION|CLERK|RECORDER|AUDITOR)\b`;
const OFFICIAL = /^(?:city|county|town\w*|village|borough|district|deputy)\s{1,3}(?:surveyor|engineer)['’]?s?\b/i;
const LONGEST = 2400;

export function surveyorSpeaks(text: string): Stretch[] {
  const found: Stretch[] = [];
  let open: { start: number; hasSpoken: boolean } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/\s{2,}/g, ' ');
    const starts = !OFFICIAL.test(words) && (HEAD.test(words) || (!OTHER.test(words) && speaks(text, at, words)));
    if (open && words !== '' && isOver(open, words, at)) {
      found.push({ start: open.start, end: at });
      open = null;
    }
    if (!open && starts) open = { start: at, hasSpoken: !HEAD.test(words) || words.length > 80 };
    else if (open && !open.hasSpoken) open.hasSpoken = words.length > 40;
    at += line.length + 1;
  }
  if (open) found.push({ start: open.start, end: text.length });
  return found;
}

/** The sentence may go on in the lines below; it must begin in this one. */
function speaks(text: string, at: number, words: string): boolean {
  if (words.length < 12) return false;
  const found = SAYS.exec(oneLine(text.slice(at, at + 420)));
  return found !== null && found.index < words.length;
}

const isOver = (open: { start: number; hasSpoken: boolean }, words: string, at: number): boolean =>
  at - open.start > LONGEST || (open.hasSpoken && (OTHER.test(words) || OFFICIAL.test(words) || BODY_HEAD.test(words)));
