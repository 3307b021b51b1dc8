// Takes: a text at the word "section" and what stands behind its number. Gives: whether it is a section of a law, a paper, a rock or a
// cemetery. Never: a section of land.
import { anyCase } from '../words/any-case.ts';
import { isSpace } from '../words/peek.ts';

const STATUTE = anyCase(
  /^(?:\s?\((?!all\))[a-zA-Z0-9]{1,3}\)|[a-z]{1,2}\b|,?\s{1,3}(?:of\s{1,3}|and\s{1,3})?(?:(?:the|this|that|said|such|an?|chapter)\s{1,3}){0,2}(?:act\b|acts\b|public|joint|title|u\.?\s?s\.?\s?c|united states code|code\b|codes\b|chapter|ordinance|executive|federal|national|subtitle|revised|article|constitution|rules?\b|regulation|proclamation|treaty|wilderness|tariff|bill\b|resolution|this|agreement|amendment|statutes?|indenture|contract|lease|mortgage|deed|policy|trust|charter|by-?laws|report|covenants?|declaration|plan\b|permit|specifications?|treaty)|\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:[A-Z][\w-]*\s{1,3}|and\s{1,3}|of\s{1,3}|for\s{1,3}|the\s{1,3}){1,12}(?:Act|Code|Order|Statutes)\b|,\s{1,3}(?:(?-i:[A-Z])[\w'’-]*\s{1,3}){1,4}(?:subdivision|addition|estates|town(?:home|house)s|condominiums?|villas|heights)\b)/i,
);
/** "Section 87.1", "Section 5-101", "section 7 (26 Stat. 1095)", "(table 2)", ", paragraph 3", "hereof", "is hereby amended". */
const CITED =
  /^(?:\.\d|[-–—]\d{3}|\s{0,2}\((?:\d{1,3}\s{1,2}(?:Stat|U\.?\s?S|C\.?\s?F\.?\s?R)|table|fig|pl\b|plate|see\b)|,?\s{1,3}(?:hereof|hereto\b|thereof|(?:sub)?paragraph|subsection|subdivision\s\(|clause|page\b|plot\b|row\b|grave\b|pub\.?\s?l\b|[a-z]{1,3}\.?\s?stat\b|laws\s+of\s|\d{1,3}\s{1,2}(?:stat\b|u\.\s?s\.)|(?:is|are|was|were|be|shall\s+be)\s+(?:hereby\s+)?(?:amended|repealed|added)))/i;
/** "under the provisions of", "Title 43,", "43 U.S.C.", "Idaho Code,", "measured". */
const OTHER_BEFORE =
  /(?:\b(?:provisions?\s{1,3}of|pursuant\s{1,3}to|purposes\s{1,3}of|authority\s{1,3}of|under|accordance\s{1,3}with|defined\s{1,3}in|required\s{1,3}by|in\s{1,3}me\s{1,3}by|amended\s{1,3}by|amend(?:ing|s)|(?:title|chapter|article|paragraph|book|volume|form|ch\.)\s{1,2}[\dIVXLC]{1,5},|(?:sub)?paragraph\s\(\w\)[,\s]{1,2}(?:of)?|(?:code|codes|statutes?|laws|act)(?:\sann(?:otated|\.))?,?|stats?\.|ann\.,?|measured|geologic(?:al)?|stratigraphic|columnar|composite|cross|type|thin|structure|cemetery|sewer)|(?:U\.\s?S\.\s?C\.|O\.\s?S\.|R\.\s?S\.|C\.\s?F\.\s?R\.|\bU\.?S\.?C|\bRCW|\bMCA|\bCFR)(?:\s?A\.)?,?)\s{1,3}$/i;
/** A township behind it says that it is land all the same. */
const IN_TOWNSHIP = /^[\s,]{1,3}(?:(?:of|in)\s{1,2}(?:said\s)?)?t(?:\.|\s?\d|ownship|wp|p\.)/i;

/** "SECTION 4. The limits of the park …" opens a paragraph of a law; a section of land is named inside one. */
const HEADING = /^\s?\.[\s—–-]{1,4}(?:\([a-z0-9]\)\s?)?[A-Z][a-z]+\s+[a-z]/;
/** The same behind a sentence: "… of the county. SEC. 2. That the lands so granted". */
const OPENS_LAW =
  /^\s?\.[\s—–-]{1,4}(?:\([a-z0-9]\)\s?)?(?:(?:The|That|This|There|These|It|In|If|Any|No|None|Nothing|Such|Said|Upon|When|Whenever|Where|For|Each|Every|All|Subject|Provided|Notwithstanding|Should|Title|Jurisdiction)\s|[A-Z][a-z]+\s(?:[\w,]+\s){0,6}shall\b)/;
const LAND_WORDS =
  /^\s?\.[\s—–-]{1,4}(?:all(?:\s{0,3}(?:[.,;:()]|$)|\s+(?:of|except|that|those|lying|less|un|sec|lots?|frac|north|south|east|west|the\s+(?:north|south|east|west)))|lots?|(?:that|those|the)\s+p|(?:in\s+)?(?:the\s+)?(?:fractional\s+)?(?:north|south|east|west|[nsew][.½¼\d]|[ns][ew]\b)|(?:in\s+)?(?:t\.|township)|sec|excepting|less|containing|also|and|fractional\s+section|(?:the\s+)?(?:whole|entire)|(?:the\s+)?gov)/i;

const MAY_OPEN_LAW = /^\s?\./;

function isHeading(text: string, start: number, after: string): boolean {
  if (!MAY_OPEN_LAW.test(after) || LAND_WORDS.test(after)) return false;
  const before = text.slice(Math.max(0, start - 20), start);
  if (/(?:^|\n)\s*$/.test(before)) return HEADING.test(after) || OPENS_LAW.test(after);
  return /[.”")]\s{1,4}$/.test(before) && OPENS_LAW.test(after);
}

/** `after`: some 60 characters behind the number. */
export function isOtherSection(text: string, start: number, after: string): boolean {
  if (STATUTE.test(after) || CITED.test(after) || isHeading(text, start, after)) return true;
  if (!isSpace(text.charCodeAt(start - 1))) return false;
  return OTHER_BEFORE.test(text.slice(Math.max(0, start - 32), start)) && !IN_TOWNSHIP.test(after);
}
