// Takes: a text at the word "section" and what stands behind its number. Gives: whether it is a section of a law, a paper, a rock or a
// cemetery. Never: a section of land.
import { anyCase } from '../words/any-case.ts';
import { before } from '../words/before.ts';
import { isSpace } from '../words/peek.ts';

const STATUTE = anyCase(
  /^(?:\s?\((?!all\))[a-zA-Z0-9]{1,3}\)|[a-z]{1,2}\b|,?\s{1,3}(?:of\s{1,3}|and\s{1,3})?(?:(?:the|this|that|said|such|an?|chapter)\s{1,3}){0,2}(?:act\b|acts\b|public|joint|title|u\.?\s?s\.?\s?c|united states code|code\b|codes\b|chapter|ordinance|executive|federal|national|subtitle|revised|article|constitution|rules?\b|regulation|proclamation|treaty|wilderness|tariff|bill\b|resolution|this|agreement|amendment|statutes?|indenture|contract|lease|mortgage|deed|policy|trust|charter|by-?laws|report|covenants?|declaration|plan\b|permit|specifications?|treaty)|\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:[A-Z][\w-]*\s{1,3}|and\s{1,3}|of\s{1,3}|for\s{1,3}|the\s{1,3}){1,12}(?:Act|Code|Order|Statutes)\b|,\s{1,3}(?:(?-i:[A-Z])[\w'’-]*\s{1,3}){1,4}(?:subdivision|addition|estates|town(?:home|house)s|condominiums?|villas|heights)\b)/i,
);
/** "sections sixteen and thirty-six in each township": of any township, whichever is named next. */
const OF_EVERY =
  /^,?\s{1,3}(?:(?:lying|situated?)\s{1,3})?(?:in|of)\s{1,3}(?:each\s{1,3}and\s{1,3})?(?:each|every|any)\s{1,3}(?:congressional\s{1,3}|organi[sz]ed\s{1,3}|surveyed\s{1,3}|such\s{1,3})?township\b/i;
/** "Section 87.1", "Section 5-101", "Section 36-36-21", "section 7 (26 Stat. 1095)", "(table 2)", ", paragraph 3", "hereof", "is hereby amended". */
const CITED =
  /^(?:\.\d|[-–—]\d{3}|[-–—]\d{1,3}(?:[-–—]\d{1,3})?(?![\d–—-]|\s?(?:[½¼]|[nsew](?![a-z])))|\s{0,2}\((?:\d{1,3}\s{1,2}(?:Stat|U\.?\s?S|C\.?\s?F\.?\s?R)|table|fig|pl\b|plate|see\b)|,?\s{1,3}(?:hereof|hereto\b|thereof|of\s+(?:which\s|(?:the\s+)?(?:plat|cabinet|book|map|index|docket)s?\b)|(?:housing|vouchers?|tenan(?:t|cy)|rental)\b|(?:sub)?paragraph|subsection|subdivision\s\(|clause|notwithstanding\b|(?:and\s{1,3}sections?\s\d{1,2}\s{1,3})?(?:survives?|controls?|appl(?:ies|y)|governs?|provides?|requires?|prohibits?)\b|page\b|plot\b|row\b|grave\b|pub\.?\s?l\b|[a-z]{1,3}\.?\s?stat\b|laws\s+of\s|\d{1,3}\s{1,2}(?:stat\b|u\.\s?s\.)|(?:is|are|was|were|be|shall\s+be)\s+(?:hereby\s+)?(?:amended|repealed|added)))/i;
/** "under the provisions of", "Title 43,", "43 U.S.C.", "Idaho Code,", "measured". */
const OTHER_BEFORE =
  /(?:\b(?:provisions?\s{1,3}of|pursuant\s{1,3}to|purposes\s{1,3}of|authority\s{1,3}of|under|accordance\s{1,3}with|defined\s{1,3}in|required\s{1,3}by|in\s{1,3}me\s{1,3}by|amended\s{1,3}by|amend(?:ing|s)|str(?:ike|iking)\s{1,3}out(?:\s{1,3}all\s{1,3}of)?|(?:renumber|redesignat)(?:ing|e)?|(?:title|chapter|article|paragraph|book|volume|form|ch\.)\s{1,2}[\dIVXLC]{1,5},|(?:sub)?paragraph\s\(\w\)[,\s]{1,2}(?:of)?|(?:code|codes|statutes?|laws|act)(?:\sann(?:otated|\.))?,?|stats?\.|ann\.,?|measured|geologic(?:al)?|stratigraphic|columnar|composite|cross|type|thin|structure|cemetery,?|sewer)|(?:U\.\s?S\.\s?C\.|O\.\s?S\.|R\.\s?S\.|C\.\s?F\.\s?R\.|\bU\.?S\.?C|\bRCW|\bMCA|\bCFR)(?:\s?A\.)?,?)\s{1,3}$/i;
/** A township behind it says that it is land all the same. */
const IN_TOWNSHIP = /^[\s,]{1,3}(?:(?:of|in)\s{1,2}(?:said\s)?)?t(?:\.|\s?\d|ownship|wp|p\.)/i;

/** What parts the number of a paragraph from its words: a point, a colon, a dash. */
const PARTED = String.raw`^\s?(?:[.:]{1,2}\s{0,2}[—–-]{0,2}|[—–-]{1,2})\s{1,4}`;
const MARKED = String.raw`(?:\([a-z0-9]\)\s?|\((?:[\d.]{1,9}\)\s?)?)?`;
const LEAD = `${PARTED}${MARKED}`;
const TITLE_LEAD = String.raw`(?:${PARTED}|^\n\s{0,4})${MARKED}`;
/** "SECTION 4. The limits of the park …" opens a paragraph of a law; a section of land is named inside one. */
const HEADING = new RegExp(String.raw`${LEAD}(?:(?:Mrs?|Ms|Dr|Hon)\.\s)?[A-Z][a-z]+(?:['’]s?|,)?\s+[a-z]`);
/** The same behind a sentence: "… of the county. SEC. 2. That the lands so granted". */
const OPENS_LAW = new RegExp(
  String.raw`${LEAD}(?:(?:The|That|This|There|These|It|In|If|Any|No|None|Nothing|Such|Said|Upon|When|Whenever|Where|For|Each|Every|All|Subject|Provided|Notwithstanding|Should|Title|Jurisdiction)\s|[A-Z][a-z]+\s(?:[\w,]+\s){0,6}shall\b)`,
);
/** "Section 1: the district boundaries are hereby changed": the same in small letters, by its verb. */
const ORDERS = new RegExp(String.raw`${LEAD}[a-z][^;.:]{5,160}?\b(?:hereby|shall)\b`);
/** "Section 1. CONVEYANCE OF LAND …", "Sec. 3. Findings.": the title of a paragraph. */
const TITLE = new RegExp(
  String.raw`${TITLE_LEAD}(?:purpose|findings?|definitions?|short\stitle|severability|separability|repeal|effective|emergency|authori|annex|vacat|record|zoning|rezon|convey|(?:private|public)?\s?sales?\b|exchange|transfer|accept|dedicat|adopt|recital|establish|withdraw|appropriat|penalt|conflict|publicat|filing|amend|purchase|acqui|release|condition|enforce|applicab|scope|jurisdiction|administ|savings|approv|ratif|incorporat)`,
  'i',
);
/** "Section 2. Delegation of Use. Any owner …", "Section 4. Sale of Lots. The Declarant may". */
const TITLED = new RegExp(
  String.raw`${PARTED}[A-Z][A-Za-z'’-]*(?:[\s,]{1,3}(?:[A-Z][A-Za-z'’-]*|of|and|for|the|to|in|by|on|or|with|upon|from|&)){0,9}[.:—]`,
);
const SURVEYED =
  /[½¼]|\b(?:quarter|half|1\/[24]|[NS][EW]\d?|T(?:ownship|OWNSHIP|WP|wp)?\.?\s?\d|R(?:ange|ANGE)?\.?\s?\d)(?![a-z])/;
const RULES = /\b(?:shall|may|must|will)\b/;
const CAPITALS = new RegExp(String.raw`${TITLE_LEAD}[A-Z]{3,}(?:[.;:—]|(?:[,;]?\s[A-Z&-]{2,}){2})`);
/** Land or a township on the same line, and no section that it lies in. */
const LAND_AHEAD =
  /[½¼]|\b(?:quarter|half|lots?|1\/[24]|[NS][EW]\d?|T(?:ownship|OWNSHIP|WP|wp)?\.?\s?\d|all\s?[.,;])(?![a-z])/;
const SECTION_AHEAD = /(?<![A-Za-z])(?:[Ss]ec|SEC|[Ss]ee\.)/;
const LAND_WORDS = new RegExp(
  String.raw`${PARTED}(?:all(?:\s{0,3}(?:[.,;:()\n|]|$)|\s+(?:of|except|that|those|lying|less|un|sec|lots?|frac|parts?\b|portions?\b|north|south|east|west|the\s+(?:north|south|east|west)))|lots?|(?:that|those|the)\s+p|(?:in\s+)?(?:the\s+)?(?:fractional\s+)?(?:north|south|east|west|[nsew][.½¼\d]|[ns][ew]\b)|(?:in\s+)?(?:t\.|township)|sec|excepting|less|containing|also|and|fractional\b|(?:the\s+)?(?:whole|entire)|(?:the\s+)?gov|the\s(?:area|lands?|tracts?|parcels?|above|foregoing)\s(?:so\s|above\s|as\s)?(?:described|contain|aggregat))`,
  'i',
);

/** "SEC. 2. And be it further enacted, That". */
const ENACTS = new RegExp(
  String.raw`${PARTED}(?:and\s+)?be\s+it\s+(?:(?:therefore|further|also)\s+)?(?:enacted|ordained|resolved)\b`,
  'i',
);
/** "Sec. 9. So much of the county of Kent as is designated township 2 south": a law of counties; a section is told by its own parts. */
const OF_COUNTY = new RegExp(
  String.raw`${PARTED}(?:that\s+)?(?:all\s+)?(?:that|the|those|such|so\s+much)\s+(?:parts?|portions?|territory)?\s{0,3}of\s+(?:the\s+|said\s+)?(?:count(?:y|ies)|state|territory|town|city|village)\b(?!\s+(?:road|highway|line|lot))`,
  'i',
);

const MAY_OPEN_LAW = /^\s?[.:\n—–-]/;
const LINE_BEFORE = /(?<!\b(?:of|in|and|the|said|to)|,)(?:^|\n)\s*$/i;
/** The line before ends with a township or a section: a list goes on. */
const isListed = before(
  /(?:\bR(?:ange|ge?)?\.?\s?\d{1,3}\s?(?:[EW]|[Ee]ast|[Ww]est)|\bsec(?:tion)?s?\.?\s[\d,\s]{0,40}\d)[.,:;]{0,2}\s{0,4}\n\s{0,12}/i,
);
/** "BE IT ENACTED: Section 1. The department …". */
const SENTENCE_BEFORE = /(?:[.;”")]|(?:ed|as|follows|that)[:,])\s{1,4}$/i;

/** 'Section 4, "Lot" shall mean': a word that the paper defines. */
const DEFINES =
  /^\s?[.,:—–-]{0,2}\s{1,4}["“”][A-Z][A-Za-z'’ -]{1,40}["“”],?\s{1,3}(?:shall|means?|refers?|is|are|includes?|will|and|or|\(|$)/;
/** "Section 1, The real property which is": the point behind the number read as a comma. */
const RULE_BEHIND_COMMA =
  /^,\s{1,3}(?:The|That|This|There|These|It|In|If|Any|No|None|Nothing|Such|Upon|When|Whenever|Where|For|Each|Every)\s[^;]{0,200}?\b(?:shall|must|may)\b/;

/** "secs. 20 and 32. The above land", "sec. 3, NE¼;\nsec. 32. The above land": several are no paragraph of a law, nor is one that a list goes on to. */
const SEVERAL = /^(?:secs\b|sections\b)/i;
const goesOn = before(
  /(?:[¼½]|[/⁄][24]|\b(?:half|quarter|incl(?:usive)?\.?|all)|(?<![A-Za-z])[NSEW]{1,2}[24]|\bsecs?\.?\s[\d,\s]{0,40}\d)\)?[;,]\s{0,4}(?:\n\s{0,12})?(?:and\s{1,3})?/i,
);
const isLandOfList = (text: string, start: number): boolean =>
  SEVERAL.test(text.slice(start, start + 9)) || (!text.startsWith('SEC', start) && goesOn(text, start));

function isHeading(text: string, start: number, end: number, after: string): boolean {
  if (DEFINES.test(after) || ENACTS.test(after)) return true;
  if (after.startsWith(',')) return isRuleBehindComma(text, start, end);
  if (!MAY_OPEN_LAW.test(after) || isLandOfList(text, start)) return false;
  const lead = text.slice(Math.max(0, start - 20), start);
  const isLine = LINE_BEFORE.test(lead);
  if (OF_COUNTY.test(after) && (isLine || SENTENCE_BEFORE.test(lead))) return true;
  if (LAND_WORDS.test(after))
    return (
      (isLine && OF_LOTS.test(after) && isRule(text, end)) ||
      ((isLine || SENTENCE_BEFORE.test(lead)) && isLandOfOther(text, start, end))
    );
  if (!isLine && !SENTENCE_BEFORE.test(lead)) return false;
  if (OPENS_LAW.test(after)) return !(/^[^\w]{0,4}\n/.test(after) && isListed(text, start));
  if (isLine && isOrder(text, end)) return true;
  if (isLine && TITLED.test(after) && (isRule(text, end) || !hasLandAhead(text, end))) return true;
  return (TITLE.test(after) || CAPITALS.test(after) || (isLine && HEADING.test(after))) && !hasLandAhead(text, end);
}

/** Whether a township, a part, lots or acres stand beside a section, or other sections of land do. */
export const isToldAsLand = (text: string, start: number, end: number): boolean =>
  SURVEYED.test(text.slice(Math.max(0, start - 60), end + 100)) || TOLD_BEHIND.test(text.slice(end, end + 40));
const TOLD_BEHIND =
  /^[\s:,.;—–-]{1,5}(?:all\b|lots?\b|part|that\s|those\s|frac|the\s|secs?\b|sections?\b|[\d,]{1,9}\s(?:acres|ac\b))/i;

function isOrder(text: string, end: number): boolean {
  const found = ORDERS.exec(text.slice(end, end + 180));
  return found !== null && !SURVEYED.test(found[0]);
}

/** "Section 9. Lots 1 and 2 shall have access only from Elm Street." */
const OF_LOTS = new RegExp(String.raw`${PARTED}lots?\b`, 'i');
function isRule(text: string, end: number): boolean {
  const own = text.slice(end, end + 300);
  return RULES.test(own) && !SURVEYED.test(own);
}

/** "SECTION 1. The East half of Section 12 is annexed": the land behind the number has a section of its own, so the number is the ordinance's. */
const OF_SECTION =
  /^(?<between>(?:(?!\bsec(?:tion|t|s|\.))[^;]){0,320}?(?:[½¼]|\b(?:half|quarter|1\/[24]|[NS][EW]\d?|all|parts?|portions?|subdivision|addition)))\s{1,3}(?:of|in)\s{1,3}(?:the\s{1,3})?(?:fractional\s{1,3})?(?:section|sec\.?)\s{1,3}(?:[a-z-]{3,14}\s{1,2}\()?\d{1,2}(?![\d:.]|\s?:)/i;
/** "Section 7: NE¼. The S½ of Section 2": the land of the first section is told before. */
const ENDS_CLAUSE = /(?:[½¼]|\/[24]|[a-z]{3})[.:]\s|\n\s{0,12}\n/i;
/** "Section 4: W½ and the E½ of Section 5" may be land of both, unless an ordinance speaks. */
const LISTS = /,|&|\band\b/i;
const OF_TOWN = /\b(?:lots?|block)\s[^;]{1,200}\b(?:subdivision|addition)\b/i;
const ORDAINS = /\b(?:ordain|ordinance|resolved|enact|annex|vacat|rezon|council\b)/i;

/** "Section 1. The West half of Block 7": land of a town. */
const OF_BLOCK = /^[^;.:]?[.:]\s{1,4}[^;.:]{0,80}?\b(?:of|in)\s{1,3}(?:said\s{1,3})?(?:block|blk)\s/i;

function isLandOfOther(text: string, start: number, end: number): boolean {
  if (OF_BLOCK.test(text.slice(end, end + 110))) return true;
  const found = OF_SECTION.exec(text.slice(end, end + 380))?.groups;
  if (!found || ENDS_CLAUSE.test(found['between']!)) return false;
  return (
    !LISTS.test(found['between']!) ||
    OF_TOWN.test(found['between']!) ||
    ORDAINS.test(text.slice(Math.max(0, start - 400), end + 800))
  );
}

function isRuleBehindComma(text: string, start: number, end: number): boolean {
  return (
    LINE_BEFORE.test(text.slice(Math.max(0, start - 20), start)) &&
    RULE_BEHIND_COMMA.test(text.slice(end, end + 240)) &&
    !hasLandAhead(text, end)
  );
}

function hasLandAhead(text: string, at: number): boolean {
  const words = text.slice(at, at + 300);
  const line = words.search(/\w[^\n]*\n/);
  const own = line < 0 ? words : words.slice(0, words.indexOf('\n', line));
  return LAND_AHEAD.test(own) && !SECTION_AHEAD.test(own);
}

/** "the NE¼ of Section 5, Deed Book 44": what stands behind the comma is another matter. */
const PAPER_BEHIND =
  /^,\s{1,3}(?:act|deed|mortgage|lease|contract|trust|indenture|agreement|permit|report|policy|executive|federal|public)\b/i;
const isBehindPart = before(
  /(?:[¼½]|[/⁄][24]|\b(?:half|quarter|qtr)|(?<![A-Za-z\d])(?:[NS][EW]|[NSEW])[24])\.?,?\s{1,3}(?:(?:of|in)\s{1,3})?(?:said\s{1,3})?/i,
);

/** "LEASE FOR OIL AND GAS (Sec. 4 Noncompetitive)": a word of a form in the section's own bracket. */
const isInTitle = (text: string, start: number, after: string): boolean =>
  text.charCodeAt(start - 1) === OPENING && /^\s[A-Z][a-z]{6,16}\)/.test(after);
const OPENING = 40;

/** `end`: behind the number; `after`: some 60 characters from there. */
export function isOtherSection(text: string, start: number, end: number, after: string): boolean {
  if (STATUTE.test(after) && !(PAPER_BEHIND.test(after) && isBehindPart(text, start))) return true;
  if (CITED.test(after) || OF_EVERY.test(after) || isHeading(text, start, end, after) || isInTitle(text, start, after))
    return true;
  if (!isSpace(text.charCodeAt(start - 1))) return false;
  return OTHER_BEFORE.test(text.slice(Math.max(0, start - 32), start)) && !IN_TOWNSHIP.test(after);
}
