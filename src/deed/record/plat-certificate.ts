// Takes: the legible text of a plat. Gives: the stretches in which its surveyor speaks: his certificate and the lines he signs below it.
// Never: certificates of owners, notaries, boards, engineers of a city, or recorders.
import { oneLine } from '../words/one-line.ts';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const MAKER = String.raw`(?:land\s{1,3}|professional\s{1,3}|registered\s{1,3}|licensed\s{1,3})*(?:surveyor|engineer|surveying|survey(?!or))`;
/** "SURVEYOR'S CERTIFICATE", "CERTIFICATE OF SURVEYOR", "CERTIFICATE OF ACCURACY", "ENGINEER'S STATEMENT". */
const HEAD = new RegExp(
  String.raw`^${MAKER}['’]?s?['’]?\s{1,3}(?:certificat(?:e|ion)|statement|affidavit|declaration|oath)\b|^(?:certificat(?:e|ion)|statement|affidavit|oath)\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:${MAKER}|(?:\w+\s{1,3})?accuracy)\b`,
  'i',
);
/** What only he says: that he surveyed, that the sheet shows his work. */
const SAYS =
  /\bI\b(?:(?!\bowners?\b|\bexamined\b)[^.;]){0,160}\b(?:certify|state|declare|swear|depose)\b(?:(?!\bowners?\b|\bexamined\b|\bapproved\b|\brecorded\b|\bfiled\b)[^;]){0,220}\b(?:survey(?:ed)?|platted|monuments|correct(?:ly)?)\b|\b(?:survey|map|plat|plan)\s{1,3}(?:\w+\s{1,3}){0,3}(?:made|done|prepared|performed|conducted|drawn|run)\s{1,3}by\s{1,3}(?:me|us)\b|\bI\b[^.;]{0,40}\bcertify\b(?:(?!\b(?:recorded|received|filed|examined|acknowledged|signed)\b)[^;]){0,90}\bby\s{1,3}me\b|\bunder\s{1,3}my\s{1,3}(?:\w+\s{1,3}){0,4}(?:supervision|direction)\b|\bin\s{1,3}my\s{1,3}opinion\b[^.]{0,30}\b(?:plat|map|survey)\b|\bthis\s{1,3}is\s{1,3}to\s{1,3}certify\b(?:(?!\bowners?\b|\bapproved\b|\bfiled\b|\brecorded\b)[^;.]){0,160}\bsurvey|\bcertified\s{1,3}(?:substantially\s{1,3})?correct\b|\bundersigned\b[^.]{0,60}\bsurveyor\b[^.]{0,60}\bcertif/i;
/** Lines at which another begins to speak. */
const OTHER =
  /^(?:(?:land\s)?(?:owner|grantor|mortgagee|lien\s?holder|proprietor|trustee|beneficiary)['’]?s?\b|certificat(?:e|ion)\s{1,3}(?:of|for|as)\b|dedicat|declaration|acknowledg|know\s{1,3}all|approv|examined|accepted|received|filed|record(?:ed|er)|state\s{1,3}of\b|(?:city|county|town\w*|village|borough|parish)\b|(?:common\s{1,3})?council|planning|zoning|board|district|division|health|register|registry|clerk|auditor|notar|personally|before\s{1,3}me|on\s{1,3}this|be\s{1,3}it|subscribed|sworn|we[,\s]|i\s{0,2}\(we\)|area\s|notes?\b|legend|references?\b|index|scale|lots?\s|block|tract|parcel|vicinity|basis|description|legal|this\s{1,3}plat\s{1,3}was|signed\s{1,3}and)/i;
/** "ELM GROVE PLANNING COMMISSION - APPROVAL NOT REQUIRED" */
const BODY_HEAD =
  /^(?!.*\b(?:AND\s{1,3}THAT|THAT|HAVE|SAID|HEREBY)\b)(?!(?:THE|OF|BY|AND|TO|IN|FOR)\b)[A-Z][A-Z.,'’& -]{2,40}\s(?:PLANNING|BOARD|COUNCIL|COMMISSION|CLERK|RECORDER|AUDITOR)\b/;
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
