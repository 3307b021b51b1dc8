// Takes: a passage. Gives: the easement that its words grant, reserve or head, with the clause that does; and whether a paper gives
// easements up. Never: one that only bounds land, burdens it already or is named in passing.
import { matchesOf } from '../words/matches.ts';
import { mayHoldPhrase } from '../words/phrases.ts';

/** How an easement is told, the surest first: by a granting verb, a reservation or addition, its own adjectives, a heading. */
export type Told = 'granted' | 'added' | 'described' | 'headed';

export interface Grant {
  readonly told: Told;
  /** Of the easement's name. */
  readonly at: number;
  readonly end: number;
  /** The clause around it. */
  readonly from: number;
  readonly to: number;
  /** Of the word that grants, or of the clause. */
  readonly acts: number;
}

const DOES =
  '(?:construct|lay|install|erect|use|maintain|enter|pass|build|place|excavate|dig|cross|flow|overflow|operate|draw|take|convey|run|set|locate|drain|flood|inundate|keep|survey|string|bury|put|go|travel|make|back|discharge|hang|lead)(?:ging|ing)?';
const PRIVILEGE = '(?:rights?|privileges?|permission|authority|liberty|power|license)';
const NAME = new RegExp(
  [
    String.raw`\b(?:eas[ec]m[ec]nts?|easernents?|servitudes?)\b`,
    String.raw`\brights?[\s-]{1,3}of[\s-]{1,3}way\b`,
    String.raw`\brights?\s{1,3}(?:of|for|in)\s{1,3}(?:free\s{1,3})?(?:ingress|egress|access|passage|entry|a\s{1,3}(?:road|way))\b`,
    String.raw`\b${PRIVILEGE}(?:,?\s{1,3}(?:and\s{1,3}|or\s{1,3})?(?:perpetual\s{1,3})?${PRIVILEGE}){0,3},?\s{1,3}(?:(?:at|from)\s[^;.,]{3,30}\s{1,3})?(?:to|of)\s{1,3}(?:[a-z]+ly\s{1,3}|forever\s{1,3}|hereafter\s{1,3})?${DOES}\b`,
  ].join('|'),
  'gi',
);
/** Ways of old deeds that have no other name: "reserving a cart road of the breadth of one perch". */
const OLD_WAY =
  /\b(?:reserv(?:ing|es?|ed)|(?:use|privilege|benefit)\s{1,3}of)\b[^.;]{0,90}?\b(?:an?|the|one)\s{1,3}(?:(?:cart|waggon|wagon|private|open|common|foot|bridle|convenient|good)[\s,-]{1,3}){0,2}(?:road|way|lane|path|alley|passage[\s-]?way|drive[\s-]?way|race[\s-]?way|mill[\s-]?race|ditch|drain|aqueduct)\b/gi;

/** "has granted", "is hereby dedicated"; but "the lands hereby granted", "land conveyed to Hart". */
const DONE = String.raw`(?=granted|given|conveyed|dedicated|created|established|acquired|condemned|taken|sold)(?<=\b(?:have|has|hath|is|are|be|hereby|doth?)\b(?:[\s,]{1,3}(?!hereby\b)\w+){0,4}[\s,]{1,3})(?<!\b(?:lands?|premises|property|tract|estate|rights?)\s{1,3}(?:hereby|herein|so)\s{1,3})(?:granted|given|conveyed|dedicated|created|established|acquired|condemned|taken|sold)`;
const VERB = new RegExp(
  String.raw`\b(?=[abcdegl-qstw])(?:(?=grant)(?<!\b(?:the|said|such|of)\s{1,3})grants?|granting|gives?|convey(?:s|ing)?|dedicat(?:es?|ing)|transfers?|bargain|sells?|quit-?claims?|set\s{1,3}over|creates?|establish(?:es)?|declares?|acquires?|condemns?|takes?|provides?|limited\s{1,3}to|warrants?|${DONE})\b`,
  'gi',
);
/** The verbs of VERB that grant now, also as scans print "grant" before it is mended. */
const mayGrantNow = mayHoldPhrase(
  'grant| grants| grant0 graut| grauts| granf| granfs| granting| give| gives| convey| conveys| conveying| dedicate| dedicates| dedicating| transfer| transfers| bargain| sell| sells| quitclaim quit-claim set_over create| creates| establish| establishes| declare| declares| acquire| acquires| condemn| condemns| take| takes| provide| provides| limited_to warrant| warrants|',
);
const NOW =
  /\b(?=[abcdeglpqstw])(?:gra(?:nt|ut|nf)[s5]?|granting|gives?|convey(?:s|ing)?|dedicat(?:es?|ing)|transfers?|bargain|sells?|quit-?claims?|set\s{1,3}over|creates?|establish(?:es)?|declares?|acquires?|condemns?|takes?|provides?|limited\s{1,3}to|warrants?)\b/i;
/** And those that tell of what is done, also behind a "hereby" that is not mended yet. */
const mayBeDone = mayHoldPhrase(
  'granted| given| conveyed| dedicated| created| established| acquired| condemned| taken| sold|',
);
const IS_DONE =
  /\b(?=[acdegst])(?:granted|given|conveyed|dedicated|created|established|acquired|condemned|taken|sold)\b(?<=\b(?:have|has|hath|is|are|be|[hb][eco]r[eco]by|doth?)\b(?:[\s,]{1,3}\w+){0,4}[\s,]{1,3}\w+)/i;

/** Whether a verb of a text, as printed, may grant: without one an easement is at most added, described or headed. */
export const mayGrant = (text: string): boolean =>
  (mayGrantNow(text) && NOW.test(text)) || (mayBeDone(text) && IS_DONE.test(text));

const ADDS =
  /\b(?=[rtapi])(?:reserv(?:es?|ed|ing|ation)|together\s{1,3}with|also(?=[\s,]{1,3}(?:an?|the|with|reserv\w+|together|grants?|convey\w*)\b)|plus|along\s{1,3}with|in\s{1,3}addition)\b/gi;
/** Behind these words of a grant another thing begins than what the verb grants. */
const LEADS_AWAY =
  /\b(?:thence|beginning\s{1,3}at|abandoned|former|(?:corner|side|line)s?\s{1,3}of|subject|except(?:ing)?|less|save|whereas|heretofore|previously|warrant\s{1,3}and\s{1,3}defend)\b/i;
const OWN_WORDS_BEFORE =
  /\b(?:perpetual|permanent|temporary|non-?\s?exclusive|exclusive(?!\s{1,3}of\b)|reciprocal|mutual)\b[^.;:]{0,80}$/i;
/** A sentence of its own: "A 20-foot access easement beginning at". */
const HEADS_SENTENCE = /(?:^|[:\n—]|\.\s)\s{0,8}(?:\(\w{1,3}\)\s{0,3})?an?\s[^.;,:\n]{0,70}$/i;
const OWN_WORDS_BEHIND =
  /^\s{1,3}(?:(?:hereby|herein)\s{1,3}(?:granted|conveyed|reserved)|\w+\s{1,3}){0,3}?(?:for\b|over\b|across\b|upon\b|on,|in,|under\b|through\b|appurtenant\b|to\s{1,3}(?:construct|install|lay|use|maintain|erect|place)|(?!width\b|var)(?:[\w.()'-]+[\s-]){1,3}(?:feet|foot|rods?|ft)\b)/i;
const NUMBER_BEHIND = /^\s{1,3}(?:No\.?\s{0,2})?[A-Z0-9]{1,2}\b/;

/** "the north edge of a 12-foot easement", "less the right of way", "along said right of way": it bounds the land or is taken off it. */
const BOUNDS =
  /\b(?:(?:line|side|sideline|boundary|edge|margin|limits?|corner|bounds|portion|part|width|center|cent(?:er|re)line)s?\s{1,3}of|less|except(?:ing)?|deduction\s{1,3}of|exclusive\s{1,3}of|save|outside|along|adjoin(?:s|ing)|abutting|within|from|beyond)\s{1,3}(?:(?:the|an?|said|such|any|all|existing)\s{1,3}){0,2}[^;,.]{0,40}$/i;
const BURDENS =
  /\b(?:subject(?:,\s{1,3}however,)?\s{1,3}to|encumbered\s{1,3}by|affected\s{1,3}by|free\s{1,3}(?:and\s{1,3}clear\s{1,3})?of|exceptions?\s{1,3}to)\b[^.;]{0,160}$/i;
const ALL_SUCH =
  /\b(?:all|any|every|other|no|existing|present|old|prior|prescriptive|implied)\s{1,3}(?:[\w,]+\s{1,3}){0,8}$/i;
const SAID =
  /\b(?:said|such|this|these|those|aforesaid|existing|that\s{1,3}certain|the\s{1,3}above|above[\s-]described|foregoing|herein)\s{1,3}(?:(?!(?:an?|the|company|corporation|city|town|county|district|grantees?|part(?:y|ies)|railroad|railway|authority|state|board|purchasers?|proprietors?)\b)[\w,-]+\s{1,3}){0,4}$/i;
const RECORDED =
  /^[^.;]{0,24}\b(?:of\s{1,3}record|recorded|granted\s{1,3}(?:to|by)|conveyed\s{1,3}(?:to|by)|heretofore|created\s{1,3}by|purchased)\b|^[\s-]{1,3}(?:lines?|boundar|limits?|width|monument|fence|dep(?:artmen)?t|agent|marker)\b|^\s{1,3}of\s{1,3}(?:said\s{1,3}|the\s{1,3})?(?:[\w.&']+\s{1,3}){1,5}(?:street|road|avenue|highway|railroad|railway|company|lane|drive)\b/i;
/** "Easement to Harlow Gas Company, 10 feet wide, recorded in Book 4": of a list of what burdens the land. */
const TO_ANOTHER = /^[^;]{0,160}(?<!\b(?:deed|plat|map|plan)\b[^;]{0,60})\brecorded\s{1,3}(?:in|as|at|under|on)\b/i;
const SENTENCE_END =
  /;|\n\s{0,12}\n|(?<=[a-z]{2}|[)\d”"])\.\s{1,8}(?=[A-Z(]|\d{1,2}\.\s)(?<!\b(?:No|St|Co|Sec|Twp|Inc|Ltd|Bk|Pg|Vol|Mr|Mrs|Dr|Tp|Rge|Nos|Secs|Corp|Lot)\.\s{1,8})|:\s/g;

/** The first that is granted; else the first told otherwise, in the order of how sure it is. */
export function grantIn(passage: string, isLine = false): Grant | null {
  let best: Grant | null = null;
  let tries = 0;
  for (const match of names(passage)) {
    if (++tries > 60) break;
    const grant = grantAt(passage, match.index, match.end, isLine);
    if (grant && (!best || rankOf(passage, grant) < rankOf(passage, best))) best = grant;
    if (best?.told === 'granted') break;
  }
  return best;
}

const RANK: Readonly<Record<Told, number>> = { granted: 0, added: 1, described: 2, headed: 3 };

/** "A temporary easement 20 feet wide lies beside it": what is told besides, where another is told at all. */
const rankOf = (passage: string, { told, at }: Grant): number =>
  RANK[told] +
  (told !== 'granted' && /\btemporary\s[^.;,]{0,30}$/i.test(passage.slice(Math.max(0, at - 44), at)) ? 4 : 0);

function names(passage: string): { index: number; end: number }[] {
  const found = matchesOf(NAME, passage).map((match) => ({ index: match.index, end: match.index + match[0].length }));
  if (/reserv|\bof\b/i.test(passage))
    for (const match of matchesOf(OLD_WAY, passage)) {
      const end = match.index + match[0].length;
      const index = end - /\S+$/.exec(match[0])![0].length;
      found.push({ index, end });
    }
  return found.sort((a, b) => a.index - b.index);
}

function grantAt(passage: string, at: number, end: number, isLine: boolean): Grant | null {
  const { from, to } = clauseAround(passage, at, end);
  const before = passage.slice(from, at);
  const behind = passage.slice(end, Math.max(end, to));
  if (isHeading(passage, at, end)) return { told: 'headed', at, end, from, to, acts: from };
  if (
    /\b(?:releas|vacat|abandon|terminat|extinguish|relinquish)\w*\s{1,3}of\s{1,3}(?:[\w-]+\s{1,3}){0,4}$/i.test(before)
  )
    return null;
  const isKnown = isKnownAlready(before, passage.slice(end, end + 120));
  if (isKnown && !isLine) return null;
  const verb = lastOf(VERB, before);
  const adds = lastOf(ADDS, before);
  const acts = Math.max(verb, adds);
  if (isKnown || isNamedOnly(before, acts)) {
    // "subject to (1) an easement over a strip, the centerline of which is": what burdens the land is what the line describes.
    const isTheLine =
      isLine && BURDENS.test(before) && /\bcent(?:er|re)[\s-]?line\b/i.test(behind) && !/[.;]/.test(behind);
    return isTheLine ? { told: 'described', at, end, from, to, acts: from } : null;
  }
  const isGranted = acts >= 0 && !LEADS_AWAY.test(before.slice(acts));
  if (isGranted) return { told: verb > adds ? 'granted' : 'added', at, end, from, to, acts: from + acts };
  if (/^rights?\s{1,3}to/i.test(passage.slice(at, end))) return null;
  if (TO_ANOTHER.test(behind) && !/\b(?:appurtenant|benefit\s{1,3}of)\b/i.test(behind)) return null;
  if (KEPT_OUT.test(behind)) return null;
  if (
    OWN_WORDS_BEFORE.test(before) ||
    HEADS_SENTENCE.test(before) ||
    OWN_WORDS_BEHIND.test(behind) ||
    NUMBER_BEHIND.test(behind)
  )
    return { told: 'described', at, end, from, to, acts: from };
  return null;
}

/** "Right of way for the pipeline is excepted". */
const KEPT_OUT =
  /^[^.;:\n]{0,80}\b(?:is|are|being)\s{1,3}(?:(?:hereby|herein|also|expressly)\s{1,3}){0,2}(?:excepted|excluded|omitted|not\s{1,3}(?:conveyed|included|granted))\b/i;

/** "said easement", "an easement recorded in": whatever grants before it, grants another thing. */
const isKnownAlready = (before: string, behind: string): boolean =>
  RECORDED.test(behind) || SAID.test(before.slice(-70));

/** `acts` is where the granting word stands; what is said before it is of something else. */
function isNamedOnly(before: string, acts: number): boolean {
  const near = acts >= 0 ? before.slice(acts) : before;
  if (BOUNDS.test(near.slice(-120)) || ALL_SUCH.test(near.slice(-120))) return true;
  if (BURDENS.test(near) && !/\bsubject\s{1,3}to\s{1,3}(?:the\s{1,3})?use\b/i.test(near)) return true;
  return acts < 0 && /\bthe\s{1,3}(?:[\w-]+\s{1,3}){0,3}$/i.test(before.slice(-50));
}

function lastOf(words: RegExp, text: string): number {
  return matchesOf(words, text).at(-1)?.index ?? -1;
}

/** Words of their own, in capitals or with every great word capital, up to the end of their line, a colon or a point. */
function isHeading(passage: string, at: number, end: number): boolean {
  const from = Math.max(passage.lastIndexOf('\n', at), passage.slice(0, at).lastIndexOf('. ')) + 1;
  const stop = passage.slice(end, end + 110).search(/\n|[.:](?:\s|$)/);
  const line = passage.slice(from, stop < 0 ? end + 110 : end + stop).trim();
  if (line.length > 110 || line.length < 6 || /[,;]$/.test(line)) return false;
  if (/\b(?:vacat|releas|abandon|terminat|subject|less|except|lines?\s{1,3}of\s)/i.test(line)) return false;
  const words = line.match(/[A-Za-z][A-Za-z'-]+/g) ?? [];
  const great = words.filter((word) => word.length > 3);
  // A right of way alone may be a road's.
  if (!/eas[ec]m[ec]nt|servitude/i.test(line) && great.length < 2) return false;
  return great.length > 0 && great.every((word) => /^[A-Z]/.test(word));
}

export function clauseAround(passage: string, at: number, end: number): { from: number; to: number } {
  const start = Math.max(0, at - 900);
  const ends = matchesOf(SENTENCE_END, passage.slice(start, at)).filter((match) => !match[0].startsWith(':'));
  const last = ends.at(-1);
  const from = last ? start + last.index + last[0].length : start;
  const stop = matchesOf(SENTENCE_END, passage.slice(end, end + 900))[0];
  return { from, to: stop ? end + stop.index : Math.min(passage.length, end + 900) };
}

const GIVES_UP =
  /\b(?:vacat(?:es?|ed|ing|ion)|releas(?:es?|ed|ing)|abandon(?:s|ed|ing|ment)?|terminat(?:es?|ed|ing|ion)|extinguish(?:es|ed|ing|ment)?|relinquish(?:es|ed|ing|ment)?|disclaim(?:s|er)?)\b[^.;]{0,160}?\b(?:of|in|to|portion|part|certain|said|the|existing|its|interests?)\s{1,3}(?:(?:an?|the|said|that|certain|existing|portion|part|of)\s{1,3}){0,4}(?:[\w-]+\s{1,3}){0,3}(?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b/i;
const MAY_GIVE_UP = /vacat|releas|abandon|terminat|extinguish|relinquish|disclaim/i;
/** "grant and release unto the company the perpetual easement" gives one. */
const GIVES_TO = /\bunto\b/i;
const ALL_IN = /\b(?:interests?|rights?|title|claims?)\b[^.;]{0,60}\b(?:in|to|under)\b/i;

/** A paper whose first words give an easement up grants none. */
export function givesUp(text: string): boolean {
  const head = text.slice(0, 1200);
  const found = MAY_GIVE_UP.test(head) ? GIVES_UP.exec(head) : null;
  if (!found || /\bgrants?[\s,]{1,3}(?:\w+[\s,]{1,3}){0,4}$/i.test(head.slice(0, found.index))) return false;
  if (
    /\b(?:if|when|whenever|until|upon|should|unless|event|shall|may)\b[^.;]{0,120}$/i.test(head.slice(0, found.index))
  )
    return false;
  return !GIVES_TO.test(found[0]) || ALL_IN.test(found[0]);
}

const CONVEYS_LAND =
  /\b(?:grants?|conveys?|sells?|bargain|quit-?claims?|devises?|warrants?)\b[^.;]{0,400}?\b(?:(?:following|certain|all)\s{1,3}(?:[\w-]+\s{1,3}){0,4}(?:lands?|tracts?|parcels?|lots?|premises|property|real\s{1,3}estate)|(?:lots?|tract|parcel)\s{1,3}(?:no\.?\s{0,2})?[\dIVX(]|described)/i;

/** Whether land was conveyed before: then the easement is granted besides. */
export const isBesideLand = (text: string, grant: Grant): boolean => CONVEYS_LAND.test(text.slice(0, grant.acts));
