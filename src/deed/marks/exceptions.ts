// Takes: folded text. Gives: where it excepts something, how far the words of each exception go, and whether a description is what
// they except. Never: an area or a course; those are read by their own files.
import { exceptsFirst, exceptsRight, exceptsSide } from './excepted-rights.ts';
import { headOfList, saidBefore } from './listed-exceptions.ts';
import { EXCEPT, NAMED_WAY, NOT_EXCEPT, NUMBER, OWN_HEAD } from './except-words.ts';
import { isSubjectOfPaper } from './subject-of-paper.ts';
import { calledExcepted, isHeadOfLand } from './exception-heads.ts';
import { REMAINS, withheldLeading } from './withheld.ts';
import { isHeaded } from '../words/piece-heads.ts';
import { STARTS } from '../words/start-words.ts';
import { pointBut } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

export interface ExceptMention {
  /** The bracket before the word where there is one, else the word. */
  readonly start: number;
  /** Behind the words that except: where the words of the excepted thing begin. */
  readonly end: number;
  /** Where those words end: with the bracket, the clause or the paragraph. */
  readonly clauseEnd: number;
}

/** "except as shown", "excepted for the purposes": conditions, not land. */
const CONDITION = new RegExp(
  wording`^\s{0,3}(?:(?:the|said|such) excepted\b|that\s?["']|that (?:the|it|no|any|said|where|such|he|she|they|we)\b(?! (?:part|portion|tract|parcel))
    |from (?:taxation|the (?:provisions|operation))|so far)`,
);

/** "EXHIBIT 2 - Less & Except Parcels\nOverall Tract:": the words are in a heading, and the land itself is told first. */
const WHOLE_LAND =
  /^(?:[^.;:\n]{0,40}\n)?\s{0,20}(?:the\s+)?(?:overall|parent|entire|whole|main|original|total)\s+(?:tract|parcel|property|boundary|site)\s?[:.(—–-]/;

/** "said excepted portion": what was excepted before. */
const NAMED = /\b(?:such|said|the|this|these|an)\s{1,3}$/;

/** What the words behind "except" need to show themselves. */
const AHEAD = 24;

/** Every exception between `from` and `to`, in order. */
export function exceptsIn(text: string, from: number, to: number): ExceptMention[] {
  const found: ExceptMention[] = [];
  const words = text.slice(from, to + AHEAD);
  for (const { 0: excepts, index } of words.matchAll(EXCEPT)) {
    const word = from + index;
    const end = word + excepts.length;
    if (word >= to) break;
    if (CONDITION.test(text.slice(end, end + 40)) || NAMED.test(text.slice(Math.max(0, word - 8), word))) continue;
    if (isSubjectOfPaper(text, word, end) || WHOLE_LAND.test(text.slice(end, end + 90))) continue;
    const bracket = bracketBefore(text, from, word);
    found.push({ start: bracket ?? word, end, clauseEnd: clauseEnd(text, end, bracket !== null) });
  }
  return found;
}

function bracketBefore(text: string, from: number, word: number): number | null {
  const open = /\(\s{0,2}(?:but\s+|and\s+|also\s+)?$/.exec(text.slice(Math.max(from, word - 8), word));
  return open ? word - open[0].length : null;
}

const SENTENCE_END = new RegExp(String.raw`${pointBut('ave|rd|hwy')}(?=\s|$)`, 'y');

function clauseEnd(text: string, end: number, bracketed: boolean): number {
  const limit = Math.min(text.length, end + (bracketed ? 4000 : 700));
  let depth = 0;
  for (let at = end; at < limit; at++) {
    const c = text[at]!;
    if (c === '(') depth++;
    else if (c === ')' && depth-- === 0) return at;
    if (bracketed || depth > 0) continue;
    if (c === ';' || (c === '\n' && /^\n\s*\n/.test(text.slice(at, at + 8)))) return at;
    if (c !== '.') continue;
    SENTENCE_END.lastIndex = at;
    if (SENTENCE_END.test(text)) return at;
  }
  return limit;
}

/** Words that except what follows even across a full stop: "Excepting therefrom:", "LESS AND EXCEPT". */
const FIRM = new RegExp(
  wording`^\(?\s{0,2}${[
    wording`less\s{0,3}(?:,|and|&|except|excluding|:)|sav(?:e|ing) |minus\b|not including|but not|reserving |there `,
    wording`except(?:ing)?\s?[:;] (?:from|beg|com|an? |the |that |all |\d)|exc\. (?:the|that|an?|all|beg|com|\d)|exc? (?:beg|com)`,
    wording`except(?:ing)?(?:,? however)?,? (?:therefrom|from|and|the|that|a|an|0|\d|all|,|beg|comm?(?:enc|\.|\s)|\([a1i]\))`,
    wording`less,? (?:(?:however|there(?:from|out)|herefrom|the following|that|a|all)\b|beg|com|\([a1i]\))`,
    wording`exclud(?:ing|es) (?:therefrom|from|the|that|a|all)\b`,
  ]}`,
);
/** Others only within their clause, and where a piece is described: "except 12.1 acres, described as follows: Beginning". */
const DESCRIBED = /\b(?:tract|parcel|piece|portion|part|strip|acres?)\b[^.;]{0,300}\b(?:described|bounded|follows)\b/;

/** "the NE¼ less about 2 acres beginning at": no comma parts the amount from its figure. */
const AN_AMOUNT = new RegExp(
  wording`^\s{0,3}(?:(?:about|approximately) )?(?:\d{0,4}(?:\.\d{1,3})?|${NUMBER}) (?:of an? )?acres? $`,
);

/** "All lands, except the tract hereinafter set forth, included within the following boundary: Beginning": what is excepted follows later. */
const SET_FORTH = [
  'set (?:forth|out)',
  ...'described mentioned excepted stated named designated reserved specified provided'.split(' '),
];
const LYING = 'included|embraced|lying|situated?|within|bounded|described|contained|comprised|located';
const TOLD_LATER = new RegExp(
  wording`^\(?except(?:ing)? [^,;:.]{0,80}\b(?:here-?in-?after|hereafter|below|later) ${SET_FORTH}[^,;:.]{0,30}
    , (?:(?:which|that) (?:is|are|lies?) |being )?(?:${LYING})\b`,
);

/** "Lot 4, less and except any portion in the right of way, described as follows": no figure is told of "any", nor of what lies below a line of the water. */
const PART = '(?:portion|part|land)s?\\b';
const BELOW_WATER = wording`(?:below|beneath|under|seaward of|waterward of)\s[^;:.]{0,60}?\b(?:water|tide)s?(?: (?:mark|line))?(?: of\s[^;:.,]{2,40})?`;
const ANY_PART = new RegExp(
  wording`^[\s,]{0,3}(?:any ${PART}[^;:.]{0,160}?|(?:(?:the|that|those|all) ){0,2}${PART}[^;:.]{0,40}?\s${BELOW_WATER})
    , (?:and |being )?(?:more )?(?:particularly |fully )?(?:described|bounded)\b`,
);

/** "LESS AND EXCEPT any portion within the road. All that tract …": its sentence is over, and none of it was described. */
const ANY_PORTION = new RegExp(
  wording`^[\s,:]{0,3}(?:from\s[^.;:,]{2,60},?\s)?any (?:(?:and all|such|other) )?(?:portion|part)s?\b`,
);

const isOfAnyPart = (text: string, { end, clauseEnd }: ExceptMention, start: number): boolean =>
  clauseEnd < start &&
  ANY_PORTION.test(text.slice(end, end + 90)) &&
  !/\b(?:follow|describ|bound)/.test(text.slice(end, clauseEnd));

/** The head of another notice or act, on a line of its own. */
const NEXT_PAPER = new RegExp(
  wording`\n\s{0,20}(?:(?:legal|public) notice|notice of [a-z]|(?:an )?ordinance (?:no|num|#|\d|to\s)|resolution (?:no|num|#|\d)|(?:under and )?by virtue of)`,
);

function leads(text: string, mention: ExceptMention, start: number): boolean {
  if (isClosed(text, mention, start) || isHeadOfLand(text, mention.end, mention.clauseEnd, start)) return false;
  if (TOLD_LATER.test(text.slice(mention.start, start))) return false;
  if (ANY_PART.test(text.slice(mention.end, start)) || isOfAnyPart(text, mention, start)) return false;
  if (NEXT_PAPER.test(text.slice(mention.clauseEnd, start))) return false;
  if (FIRM.test(text.slice(mention.start, mention.end + 8))) return true;
  if (!/^\(?\s{0,2}(?:except|exclud|less)/.test(text.slice(mention.start, mention.start + 12))) return false;
  const words = text.slice(mention.end, start);
  return mention.clauseEnd >= start && (DESCRIBED.test(words) || AN_AMOUNT.test(words));
}

/** "Lot 12 (except 2.6 acres). Beginning at": the bracket is closed, and what follows it is the land. */
const isClosed = (text: string, { start, end, clauseEnd }: ExceptMention, to: number): boolean =>
  text[start] === '(' && clauseEnd < to && !/follow|describ/.test(text.slice(end, clauseEnd));

interface Opened {
  readonly leadFrom: number;
  readonly starter: { readonly start: number; readonly end: number };
  readonly pobStart: number;
  readonly pobEnd: number;
}

/** The exception that a description is; where no word opens it, the words before its first course must say that it follows. */
export function exceptionOf(text: string, d: Opened): ExceptMention | null {
  const listed = exceptionListed(text, d);
  if (listed) return listed;
  if (d.starter.end > d.starter.start) return exceptionLeading(text, d.leadFrom, d.starter.start);
  if (d.pobEnd - d.pobStart > 600) {
    const near = exceptionLeading(text, Math.max(d.leadFrom, d.pobEnd - LONGEST_WAY), d.pobEnd);
    return near && setsOut(text, near, d.pobEnd) ? near : exceptionLeading(text, d.leadFrom, d.starter.start);
  }
  const found = exceptionLeading(text, d.leadFrom, d.pobEnd);
  if (!found || found.start < d.pobStart) return found && exceptionLeading(text, d.leadFrom, d.starter.start);
  return /\bfollow(?:s|ing)\b/.test(text.slice(found.start, d.pobEnd)) || setsOut(text, found, d.pobEnd) ? found : null;
}

const FROM_A_PLACE = new RegExp(wording`^[\s,;:.]{0,4}(?:${STARTS} )?(?:from|at) (?:an?|the|said|corner)\b`);
const LONGEST_WAY = 300;

/** "LESS AND EXCEPT from the corner of Section 9 run N 2° W": what is excepted is told at once. */
const setsOut = (text: string, { end }: ExceptMention, courses: number): boolean =>
  courses - end < LONGEST_WAY && FROM_A_PLACE.test(text.slice(end, end + 40));

/** As far as the words that except stand before the first of a list. */
const MOST_BEFORE_LIST = 320;

/** "EXCEPTING THEREFROM: (a) Beginning at …; and (b) Beginning at …": what stands over a list is said of each of its items. */
function exceptionListed(text: string, d: Opened): ExceptMention | null {
  const list = headOfList(text, d);
  const first = list < 0 ? saidBefore(text, d) : list;
  if (first < 0) return null;
  const found = exceptionLeading(text, 0, first);
  return found && first - found.end < MOST_BEFORE_LIST ? found : null;
}

/** So far back an exception may be told whose figure stands behind that of the land. */
const LONGEST_LAND = 6000;

/** The exception that leads into the description which starts at `start`: the last words before it decide; null where it is none. */
function exceptionLeading(text: string, from: number, start: number): ExceptMention | null {
  const called = calledExcepted(text, start, () => exceptsIn(text, Math.max(0, start - LONGEST_LAND), start - 2));
  if (called) return { ...called, clauseEnd: called.end };
  const base = Math.max(from, start - 1200);
  const last = exceptsIn(text, base, start)
    .filter((one) => leads(text, one, start))
    .at(-1);
  if (!last) {
    const kept = withheldLeading(text, from, start);
    return kept && { ...kept, clauseEnd: clauseEnd(text, kept.end, false) };
  }
  const between = text.slice(last.start, start);
  const behind = text.slice(last.end, start);
  if (isToldInPassing(text, last, start)) return null;
  // "LESS AND EXCEPT: Tract A:": a head right behind the words is that of what they except.
  const isOtherPiece = isHeaded(behind.replace(/^[\s:;,.]+(?:(?:parcel|tract|piece|land|area)s\b[\s:;,.]*)?/, ''));
  return NOT_EXCEPT.test(behind.replace(OWN_HEAD, '')) ||
    isOtherPiece ||
    NAMED_WAY.test(behind) ||
    isLeft(text, base, last, between)
    ? null
    : last;
}

/** ", a net area of 54 acres, after excluding therefrom Grant 8764 (2 acres).\n\nBeginning": told within the sentence of other land, which ends there. */
const isToldInPassing = (text: string, mention: ExceptMention, start: number): boolean =>
  mention.clauseEnd < start &&
  /[a-z\d),]\s{1,3}$/.test(text.slice(Math.max(0, mention.start - 5), mention.start)) &&
  OTHER_LAND.test(text.slice(mention.clauseEnd, mention.clauseEnd + 60)) &&
  !/\b(?:follow|describ|bound)|hereinafter/.test(text.slice(mention.end, mention.clauseEnd));

const OTHER_LAND = new RegExp(
  wording`^\.[\s.]{0,4}\n[ \t]{0,20}\n\s{0,20}(?!(?:(?:said|such|which|this)\b|(?:the )?(?:said )?(?:except|exclud)))`,
);

/** "All of the following except the east 100 feet:": what follows is not what is excepted. */
const OF_FOLLOWING = /\bfollowing(?:[\s-]+described)?(?:\s+[a-z]+){0,4},?\s{1,3}\(?$/;

/** "excepting the north 40 feet; the South Half of said Quarter; all in Section 5 and described as follows:": more land follows. */
const MORE_LAND = new RegExp(
  wording`^;(?!\s{0,3}(?:which|said|the said|the same|such|it|this|being|excepted)\b)[^]{0,300}?
    (?:\b(?:half|quarters?|lots?|all (?:being|lying|situated?|located|in))\b|[¼½])[^]{0,300}?\b(?:described|bounded)\b`,
);

const isBeforeMoreLand = (text: string, { end, clauseEnd }: ExceptMention, start: number): boolean =>
  clauseEnd < start &&
  MORE_LAND.test(text.slice(clauseEnd, start)) &&
  !/\b(?:follow|describ|bound)/.test(text.slice(end, clauseEnd));

/** What is described is the land that the exception leaves. */
function isLeft(text: string, base: number, mention: ExceptMention, between: string): boolean {
  const { start, end } = mention;
  if (REMAINS.test(between) || isBeforeMoreLand(text, mention, start + between.length)) return true;
  const behind = between.slice(end - start);
  if (exceptsRight(behind) || (!/[a-z]/.test(text.slice(0, start)) && exceptsFirst(behind))) return true;
  if (exceptsSide(text.slice(Math.max(base, start - 260), start), behind)) return true;
  return OF_FOLLOWING.test(text.slice(Math.max(base, start - 80), start)) && !/\b(?:follow|describ|bound)/.test(behind);
}
