// Takes: the words behind those that name who grants. Gives: the verbs of a grant as a pattern, and to whom they convey. Never: one to
// whom another deed conveyed.
import { anyCase } from '../words/any-case.ts';
import { matchesOf } from '../words/matches.ts';
import { namesIn } from './parties-names.ts';

const ONE_VERB = String.raw`(?:grant|bargain|sell|convey|remise|release|quit[- ]?claim|warrant|alien|demise|deed|transfer|dedicate|confirm|assign|lease|let|reconvey|donate|deliver|vacate|abandon)s?(?:\s?\((?:s|es)\))?`;
const PAST = String.raw`granted|bargained|sold|conveyed|remised|released|quit-?claimed|warranted|aliened|demised|deeded|transferred|dedicated|confirmed|assigned|leased|reconveyed|donated|given?|gives?`;
export const GRANTING = String.raw`(?:${ONE_VERB}|${PAST}|mortgages?(?:\s?\(s\))?(?=\s{1,3}(?:and|to|unto)\b))`;
const AUXILIARY = String.raw`(?:do(?:es)?|do\s?\(es\)|have|has|hath|doth|by\s{1,3}these\s{1,3}presents|hereby|herewith|irrevocably|and\s{1,3}by\s{1,3}these\s{1,3}presents|did|this\s{1,3}day)[\s,]{1,3}`;
const MORE = String.raw`(?:[\s,]{1,3}(?:and\s{1,3}|or\s{1,3})?(?:${GRANTING}|enfeoff(?:ed)?|set(?:s)?\s{1,3}over|forever|absolutely|specially|generally|hereby|do(?:es)?|doth|by\s{1,3}these\s{1,3}presents|hypothecate)){0,10}`;
const GRANTS = String.raw`(?:${AUXILIARY}){0,4}${GRANTING}${MORE}`;
/** Where a name ends and the verb begins: "Amos Grant" and "Elm Transfer Co." hold no verb. */
export const VERB_OF_GRANT = String.raw`(?:(?:${AUXILIARY}){1,4}${GRANTING}\b|${GRANTING}(?=[\s,]{1,3}(?:(?:and|or)\s{1,3})?(?:${GRANTING}\b|(?:un)?to\b|all\s|with(?:out)?\s|the\s|an?\s|forever|hereby|set\s)))`;

/** "to my beloved son, Amos Tanner": whose he is, before the name. */
const KIN = String.raw`(?:my|our|his|her|their)\s{1,3}(?:[a-z]+\s{1,3}){0,4}?(?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|brothers?|sisters?|nephews?|nieces?|mother|father|parents|(?:grand|step)(?:sons?|daughters?|child(?:ren)?)|(?:son|daughter)-in-law|friend)[,:]?\s{1,3}(?=(?-i:[A-Z]))`;
const OF_KIN = anyCase(new RegExp(`^${KIN}`, 'i'));
const CONVEYS = anyCase(
  new RegExp(
    String.raw`(?<before>[^\n]{0,24})\b(?<verbs>${GRANTS})[\s,]{1,3}(?:[a-z]{2,12}[\s,]{1,3}){0,10}?(?:(?:un)?to|in\s{1,3}favou?r\s{1,3}of):?\s{1,4}(?=(?-i:the|said|[A-Z"“])|${KIN})`,
    'gi',
  ),
);
const UNTO = anyCase(
  new RegExp(
    String.raw`\bunto:?\s{1,4}(?:(?:him|her|them)[\s,]{1,3}(?=the\s|said\s))?(?=(?-i:the|said|[A-Z])|${KIN})`,
    'gi',
  ),
);
/** "to the Grantee, A", "to the present owners thereof, A": the side's name is none of A's. */
const LEAD = anyCase(
  /^(?:the\s{1,3}public(?:\s{1,3}(?:use|forever)){0,2},?\s{1,3}and\s{1,3}(?:also\s{1,3})?to\s{1,3}(?=(?-i:[A-Z]|the\s[A-Z]))|the\s{1,3}(?:(?:present|record|current|said)\s{1,3}){0,2}owners?(?:\s{1,3}of\s{1,3}record)?(?:\s{1,3}thereof|\s{1,3}of\s{1,3}(?:said|the)\s[a-z ]{3,30})?,\s{1,3}(?=(?-i:[A-Z]))|(?:the\s{1,3})?(?:said\s{1,3})?(?:grantee|vendee|lessee|assignee|mortgagee|purchaser|trustee)s?(?:\s?\(s\))?(?:,\s{0,2}|:\s{0,2}|\s{1,3})(?=(?-i:[A-Z]))(?!(?:its|and|all|his)\b))/i,
);
/** Where a list of those who take ends: at the land, at the words of inheritance, at their side's name. */
const LIST_ENDS =
  /[;:]|\n\s*\n(?!\s*(?:and|&)\s)|[,\s]\s{0,3}\b(?:(?:all|ALL|All)\s{1,3}(?:the\s|that|those|of|right|my|our|his|her|their|its|such|real|and|interest|beneficial|lands?)|(?:an?|A)\s{1,3}(?:certain|tract|parcel|piece|lot|right|perpetual|non-?exclusive|permanent|temporary|strip|easement|one|undivided(?!\s[^,;]{1,30}\binterest,?\s{1,3}and\s{1,3}(?:to\s{1,3})?[A-Z])|life|part|portion|mortgage|lien)\b|(?:to|and\s{1,3}to|and)\s{1,3}(?:his|her|their|its|the)\s{1,3}(?:heirs|successors|assigns|survivor|only)|(?:his|her|their|its)\s{1,3}(?:heirs|successors|assigns)|forever|hereinafter|hereafter|herein\b|heirs\b|whose|the\s{1,3}following|following\s{1,3}described|situated?\b|lying|with\s{1,3}(?:warranty|quit-?claim|general|special|full|mortgage|covenants)|for\s{1,3}(?:the\s|and\s|one\s|ten\s|consideration)|in\s{1,3}(?:fee|trust|consideration)|together|described|part(?:y|ies)\s{1,3}of|the\s{1,3}receipt|right\s|lot\s{1,3}\d|to\s{1,3}have|here\s{1,3}present|as\s{1,3}(?:grantee|joint|tenants|beneficiar))|(?<!\b(?:of|and|under|for|in|by|&),?)\s{1,3}the\s(?!said\s[A-Z])/i;

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

const IS_PAST = new RegExp(String.raw`^(?:${PAST})\b`, 'i');

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

const OF_ANOTHER = /\b(?:was|were|been|heretofore|formerly)\s[\w\s,]{0,60}$/i;

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
  /\bpaid\s{1,3}by\s{1,3}(?:the\s{1,3}|The\s{1,3}(?=(?:City|Town|Village|County|State)\s{1,3}of\s))?(?:said\s{1,3})?(?<who>[A-Z][\s\S]{2,200}?),?\s{1,3}(?:part(?:y|ies)\s{1,3}of\s{1,3}the\s{1,3}second|(?:hereinafter|herein)\b|\(["“]?(?:the\s{1,3})?["“]?[Gg](?:rantees?|RANTEES?))/,
  anyCase(
    /\b(?:paid(?:\s{1,3}(?:me|us))?|to\s{1,3}(?:me|us)|satisfaction|received)\s{1,3}(?:by|of|from)\s{1,3}(?:the\s{1,3})?(?<who>[A-Z][\s\S]{2,240}?)(?=,?\s{1,3}(?:of\s{1,3}said|(?-i:of\s{1,3}the\s{1,3}(?:county|city|town|state|same))|the\s{1,3}(?:receipt|sum|following|said|grantees?)|his\s|her\s|an?\s|receipt|as\s|its\s|do\s|does\s|at\s|in\s{1,3}consideration|(?:in\s{1,3})?the\s{1,3}sum)|,\s{1,3}of\b|,\s(?![A-Z][\w.]*(?:\s(?:and|&)\s|,))|\s{1,3}\$|\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|\w{3,6}ty)\b[\w\s\/-]{0,40}?\sdollars?)/i,
  ),
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
