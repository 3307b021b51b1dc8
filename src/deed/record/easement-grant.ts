// Takes: a passage. Gives: the easement that its words grant, reserve or head, with the clause that does; and whether a paper gives
// easements up. Never: one that only bounds land, burdens it already or is named in passing.
import { matchesOf } from '../words/matches.ts';
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll } from './pattern.ts';

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

const DOES = wording`(?:construct|lay|install|erect|use|maintain|enter|pass|build|place|excavate|dig|cross|flow|overflow|operate|draw
      |take|convey|run|set|locate|drain|flood|inundate|keep|survey|string|bury|put|go|travel|make|back|discharge|hang
      |lead)(?:ging|ing)?`;
const PRIVILEGE = '(?:rights?|privileges?|permission|authority|liberty|power|license)';
const NAME = new RegExp(
  [
    String.raw`\b(?:easements?|servitudes?)\b`,
    String.raw`\brights?[\s-]{1,3}of[\s-]{1,3}way\b`,
    wording`\brights? (?:of|for|in) (?:free )?(?:ingress|egress|access|passage|entry|a (?:road|way))\b`,
    wording`\b${PRIVILEGE}(?:,? (?:and |or )?(?:perpetual )?${PRIVILEGE}){0,3},? (?:(?:at|from) [^;.,]{3,30} )?
      (?:to|of) (?:[a-z]+ly |forever |hereafter )?${DOES}\b`,
  ].join('|'),
  'gi',
);
/** Ways of old deeds that have no other name: "reserving a cart road of the breadth of one perch". */
const OLD_WAY = patternOfAll`\b(?:reserv(?:ing|es?|ed)|(?:use|privilege|benefit) of)\b[^.;]{0,90}?\b
  (?:an?|the|one) (?:(?:cart|waggon|wagon|private|open|common|foot|bridle|convenient|good)[\s,-]{1,3}){0,2}
  (?:road|way|lane|path|alley|passage[\s-]?way|drive[\s-]?way|race[\s-]?way|mill[\s-]?race|ditch|drain|aqueduct)\b`;

/** "has granted", "is hereby dedicated"; but "the lands hereby granted", "land conveyed to Hart". */
const DONE = wording`(?<=\b(?:have|has|hath|is|are|be|hereby|doth?)\b(?:[\s,]{1,3}(?!hereby\b)\w+){0,4}[\s,]{1,3})
  (?<!\b(?:lands?|premises|property|tract|estate|rights?) (?:hereby|herein|so) )
  (?:granted|given|conveyed|dedicated|created|established|acquired|condemned|taken|sold)`;
const VERB = patternOfAll`\b(?:(?<!\b(?:the|said|such|of) )grants?|granting|gives?|convey(?:s|ing)?|dedicat(?:es?|ing)|transfers?|bargain
  |sells?|quit-?claims?|set over|creates?|establish(?:es)?|declares?|acquires?|condemns?|takes?|provides?|limited to
  |warrants?|${DONE})\b`;

const ADDS = patternOfAll`\b(?:reserv(?:es?|ed|ing|ation)|together with
  |also(?=[\s,]{1,3}(?:an?|the|with|reserv\w+|together|grants?|convey\w*)\b)|plus|along with|in addition)\b`;
/** Behind these words of a grant another thing begins than what the verb grants. */
const LEADS_AWAY = pattern`\b(?:thence|beginning at|abandoned|former|(?:corner|side|line)s? of|subject|except(?:ing)?|less|save|whereas
  |heretofore|previously|warrant and defend)\b`;
const OWN_WORDS_BEFORE =
  /\b(?:perpetual|permanent|temporary|non-?\s?exclusive|exclusive(?!\s{1,3}of\b)|reciprocal|mutual)\b[^.;:]{0,80}$/i;
/** A sentence of its own: "A 20-foot access easement beginning at". */
const HEADS_SENTENCE = pattern`(?:^|[:\n—]|\. )\s{0,8}(?:\(\w{1,3}\)\s{0,3})?an? [^.;,:\n]{0,70}$`;
const OWN_WORDS_BEHIND = pattern`^ (?:(?:hereby|herein) (?:granted|conveyed|reserved)|\w+ ){0,3}?(?:for\b|over\b|across\b|upon\b|on,|in,|under\b
  |through\b|appurtenant\b|to (?:construct|install|lay|use|maintain|erect|place)
  |(?!width\b|var)(?:[\w.()'-]+[\s-]){1,3}(?:feet|foot|rods?|ft)\b)`;
const NUMBER_BEHIND = /^\s{1,3}(?:No\.?\s{0,2})?[A-Z0-9]{1,2}\b/;

/** "the north edge of a 12-foot easement", "less the right of way", "along said right of way": it bounds the land or is taken off it. */
const BOUNDS = pattern`\b(?:
  (?:line|side|sideline|boundary|edge|margin|limits?|corner|bounds|portion|part|width|center|cent(?:er|re)line)s? of
  |less|except(?:ing)?|deduction of|exclusive of|save|outside|along|adjoin(?:s|ing)|abutting|within|from|beyond) (?:
  (?:the|an?|said|such|any|all|existing) ){0,2}[^;,.]{0,40}$`;
const BURDENS = pattern`\b(?:subject(?:, however,)? to|encumbered by|affected by|free (?:and clear )?of|exceptions? to)\b[^.;]{0,160}$`;
const ALL_SUCH = pattern`\b(?:all|any|every|other|no|existing|present|old|prior|prescriptive|implied) (?:[\w,]+ ){0,8}$`;
const SAID = pattern`\b(?:said|such|this|these|those|aforesaid|existing|that certain|the above|above[\s-]described|foregoing|herein) (?:(?!(?:
  an?|the|company|corporation|city|town|county|district|grantees?|part(?:y|ies)|railroad|railway|authority|state
  |board|purchasers?|proprietors?)\b)[\w,-]+ ){0,4}$`;
const RECORDED = pattern`^[^.;]{0,24}\b(?:of record|recorded|granted (?:to|by)|conveyed (?:to|by)|heretofore|created by|purchased)\b
  |^[\s-]{1,3}(?:lines?|boundar|limits?|width|monument|fence|dep(?:artmen)?t|agent|marker)\b
  |^ of (?:said |the )?(?:[\w.&']+ ){1,5}(?:street|road|avenue|highway|railroad|railway|company|lane|drive)\b`;
/** "Easement to Harlow Gas Company, 10 feet wide, recorded in Book 4": of a list of what burdens the land. */
const TO_ANOTHER = /^[^;]{0,160}(?<!\b(?:deed|plat|map|plan)\b[^;]{0,60})\brecorded\s{1,3}(?:in|as|at|under|on)\b/i;
const SENTENCE_END = new RegExp(
  wording`;|\n\s{0,12}\n
    |(?<=[a-z]{2}|[)\d”"])\.\s{1,8}(?=[A-Z(]|\d{1,2}\. )
    (?<!\b(?:No|St|Co|Sec|Twp|Inc|Ltd|Bk|Pg|Vol|Mr|Mrs|Dr|Tp|Rge|Nos|Secs|Corp|Lot)\.\s{1,8})|: `,
  'g',
);

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
  for (const match of passage.matchAll(OLD_WAY)) {
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
const KEPT_OUT = pattern`^[^.;:\n]{0,80}\b(?:is|are|being) (?:(?:hereby|herein|also|expressly) ){0,2}
  (?:excepted|excluded|omitted|not (?:conveyed|included|granted))\b`;

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
  if (!/easement|servitude/i.test(line) && great.length < 2) return false;
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
