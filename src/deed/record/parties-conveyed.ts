// Takes: the words behind those that name who grants. Gives: the verbs of a grant as a pattern, and to whom they convey. Never: one to
// whom another deed conveyed.
import { anyCase } from '../words/any-case.ts';
import { matchesOf } from '../words/matches.ts';
import { namesIn } from './parties-names.ts';
import { wording } from '../words/wording.ts';
import { SMALL_NUMBER } from './record-words.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const ONE_VERB = wording`(?:grant|bargain|sell|convey|remise|release|quit[- ]?claim|warrant|alien|demise|deed|transfer|dedicate|confirm|assign
    |lease|let|reconvey|donate|deliver|vacate|abandon)s?(?:\s?\((?:s|es)\))?`;
const PAST = String.raw`granted|bargained|sold|conveyed|remised|released|quit-?claimed|warranted|aliened|demised|deeded|transferred|dedicated|confirmed|assigned|leased|reconveyed|donated|given?|gives?`;
export const GRANTING = String.raw`(?:${ONE_VERB}|${PAST}|mortgages?(?:\s?\(s\))?(?=\s{1,3}(?:and|to|unto)\b))`;
const AUXILIARY = wording`(?:do(?:es)?|do\s?\(es\)|have|has|hath|doth|by these presents|hereby|herewith|irrevocably|and by these presents|did
    |this day)[\s,]{1,3}`;
const MORE = wording`(?:[\s,]{1,3}(?:and |or )?(?:${GRANTING}|enfeoff(?:ed)?|set(?:s)? over|forever|absolutely|specially|generally|hereby
      |do(?:es)?|doth|by these presents|hypothecate)){0,10}`;
const GRANTS = String.raw`(?:${AUXILIARY}){0,4}${GRANTING}${MORE}`;
/** Where a name ends and the verb begins: "Amos Grant" and "Elm Transfer Co." hold no verb. */
export const VERB_OF_GRANT = wording`(?:(?:${AUXILIARY}){1,4}${GRANTING}\b
    |${GRANTING}
    (?=[\s,]{1,3}(?:(?:and|or) )?(?:${GRANTING}\b|(?:un)?to\b|all |with(?:out)? |the |an? |forever|hereby|set )))`;

/** "to my beloved son, Amos Tanner": whose he is, before the name. */
const KIN = wording`(?:my|our|his|her|their) (?:[a-z]+ ){0,4}?(?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|brothers?|sisters?
    |nephews?|nieces?|mother|father|parents|(?:grand|step)(?:sons?|daughters?|child(?:ren)?)|(?:son|daughter)-in-law
    |friend)[,:]? (?=(?-i:[A-Z]))`;
const OF_KIN = anyCase(new RegExp(`^${KIN}`, 'i'));
const CONVEYS = patternOfAll`(?<before>[^\n]{0,24})\b(?<verbs>${GRANTS})[\s,]{1,3}(?:[a-z]{2,12}[\s,]{1,3}){0,10}?(?:(?:un)?to|in favou?r of)
  :? (?=(?-i:the|said|[A-Z"“])|${KIN})`;
const UNTO = patternOfAll`\bunto:? (?:(?:him|her|them)[\s,]{1,3}(?=the |said ))?(?=(?-i:the|said|[A-Z])|${KIN})`;
/** "to the Grantee, A", "to the present owners thereof, A": the side's name is none of A's. */
const LEAD = pattern`^(?:the public(?: (?:use|forever)){0,2},? and (?:also )?to (?=(?-i:[A-Z]|the [A-Z]))
  |the (?:(?:present|record|current|said) ){0,2}owners?(?: of record)?(?: thereof| of (?:said|the) [a-z ]{3,30})?
  , (?=(?-i:[A-Z]))
  |(?:the )?(?:said )?(?:grantee|vendee|lessee|assignee|mortgagee|purchaser|trustee)s?(?:\s?\(s\))?
  (?:,\s{0,2}|:\s{0,2}| )(?=(?-i:[A-Z]))(?!(?:its|and|all|his)\b))`;
/** Where a list of those who take ends: at the land, at the words of inheritance, at their side's name. */
const LIST_ENDS = pattern`[;:]|\n\s{0,3}\n(?!\s{0,3}(?:and|&) )
  |[,\s]\s{0,3}\b(?:
    (?:all|ALL|All) (?:the |that|those|of|right|my|our|his|her|their|its|such|real|and|interest|beneficial|lands?)
    |(?:an?|A) (?:certain|tract|parcel|piece|lot|right|perpetual|non-?exclusive|permanent|temporary|strip|easement|one
      |undivided(?! [^,;]{1,30}\binterest,? and (?:to )?[A-Z])|life|part|portion|mortgage|lien)\b
    |(?:to|and to|and) (?:his|her|their|its|the) (?:heirs|successors|assigns|survivor|only)
    |(?:his|her|their|its) (?:heirs|successors|assigns)|forever|hereinafter|hereafter|herein\b|heirs\b|whose
    |the following|following described|situated?\b|lying
    |with (?:warranty|quit-?claim|general|special|full|mortgage|covenants)|for (?:the |and |one |ten |consideration)
    |in (?:fee|trust|consideration)|together|described|part(?:y|ies) of|the receipt|right |lot \d|to have|here present
    |as (?:grantee|joint|tenants|beneficiar))|(?<!\b(?:of|and|under|for|in|by|&),?) the (?!said [A-Z])`;

/** The names that stand at the head of the words, up to where the list of them ends. */
function namesAtHead(words: string): string[] {
  const list = words
    .slice(0, 700)
    .replace(/^(?:the\s{1,3})?said\s{1,3}/, '')
    .replace(OF_KIN, '')
    .replace(LEAD, '');
  const article = /^the\s/.exec(list)?.[0] ?? '';
  const end = list.slice(article.length).search(LIST_ENDS);
  const own = end < 0 ? list.slice(0, 300) : list.slice(0, article.length + end);
  return /^(?:the\s{1,3})?(?:said\s{1,3})?["“]?[A-Z\d]/.test(own)
    ? namesIn(own.replace(/^(the\s{1,3})?said\s{1,3}/, ''))
    : [];
}

const IS_PAST = pattern`^(?:${PAST})\b`;

/** "was conveyed to", "the land granted to": what another paper did. Who grants here does it now, or has done it by these presents. */
function isOwn(verbs: string, before: string): boolean {
  if (/\b(?:was|were|been|being|heretofore|previously|formerly)\s{1,3}(?:\w{2,10}\s{1,3})?$/i.test(before))
    return false;
  if (IS_PAST.test(verbs)) return /\b(?:there(?:by|fore)|hereby|having|is|are)[\s,]{1,3}$/i.test(before);
  return !/\b(?:to|shall|may|will|right|not|an?|the|said|in|by|of|certain|that|this|any|under|warranty|trust|such|no|or|way|easement)\s{1,3}$/i.test(
    before,
  );
}

export function conveyedTo(text: string): string[] {
  CONVEYS.lastIndex = 0;
  for (let found = CONVEYS.exec(text); found; found = CONVEYS.exec(text)) {
    const { verbs, before } = found.groups!;
    if (!isOwn(verbs!, before!)) continue;
    const names = namesAtHead(text.slice(found.index + found[0].length, found.index + found[0].length + 700));
    if (names.length > 0) return names;
  }
  return paidBy(text) ?? givenUnto(text);
}

const OF_ANOTHER = pattern`\b(?:was|were|been|heretofore|formerly) [\w\s,]{0,60}$`;

/** "unto A", however many words of warranty stand between it and the verb. */
function givenUnto(text: string): string[] {
  for (const found of matchesOf(UNTO, text.slice(0, 1800))) {
    if (OF_ANOTHER.test(text.slice(Math.max(0, found.index - 80), found.index))) continue;
    const names = namesAtHead(text.slice(found.index + found[0].length, found.index + found[0].length + 700));
    if (names.length > 0) return names;
  }
  return [];
}

const PAID = [
  exactPattern`\bpaid by (?:the |The (?=(?:City|Town|Village|County|State) of ))?(?:said )?(?<who>[A-Z][\s\S]{2,200}?)
    ,? (?:part(?:y|ies) of the second|(?:hereinafter|herein)\b|\(["“]?(?:the )?["“]?[Gg](?:rantees?|RANTEES?))`,
  pattern`\b(?:paid(?: (?:me|us))?|to (?:me|us)|satisfaction|received) (?:by|of|from) (?:the )?(?<who>[A-Z][\s\S]{2,240}?)(?=,? (?:
      of said|(?-i:of the (?:county|city|town|state|same))|the (?:receipt|sum|following|said|grantees?)|his |her\s{1,3}
      |an? |receipt|as |its |do |does |at |in consideration|(?:in )?the sum)|, of\b
    |, (?![A-Z][\w.]*(?: (?:and|&) |,))| \$
    | (?:${SMALL_NUMBER}|\w{3,6}teen|\w{3,6}ty)
    \b[\w\s\/-]{0,40}? dollars?)`,
];

/** "in consideration of one dollar paid by A, … do grant to the said A". */
export function paidBy(text: string): string[] | null {
  for (const form of PAID) {
    const who = form.exec(text)?.groups?.['who'];
    const names = who && /^[A-Z]/.test(who) ? namesIn(who.trim()) : [];
    if (names.length > 0) return names;
  }
  return null;
}
