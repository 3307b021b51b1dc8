// Takes: an area and the words right before and behind it. Gives: whether they make it another amount than the land's: a part of it, what is left to
// the grantor, this land with another, a bound. Never: the sentence's subject; area-subject.ts asks that.
import { before } from '../words/before.ts';

const ABOUT = String.raw`(?:(?:about|approximately|some|the|an?|said|that|only)\s{1,3}){0,2}`;
const LOT = String.raw`\b(?:part|portion|half|quarter)\s{1,3}of\s{1,3}(?:[a-z]+\s{1,3}){0,2}?`;
const CONTAINS = String.raw`\s{1,3}(?:contain\w*|compris\w*|being)\s{1,3}`;
const BUILDING = String.raw`(?:dwelling|residence|house|home|building|structure|cottage|apartment|garage|barn|warehouse)s?`;
/** What may stand right before an area, but for words such as "about", and make it another's. */
const OTHER_BEFORE = [
  // "Of the above, 3.4 acres lie in Clay County", ", of which 2 acres".
  String.raw`(?:^|[.,;:\n]\s{1,3}|more\sor\sless\s{1,3}|acres?\s{1,3}|land\s{1,3})(?:and\s{1,3})?of\s{1,3}(?:which|(?:(?:the|all|said)\s{1,3}){0,2}(?:above|this|these|foregoing|same|whole|tract|parcel|lands?|premises|total)(?:[\s-]{1,3}(?:described|mentioned|conveyed|named|tract|parcel|lands?|premises|property|acreage|area)){0,3}),?\s{1,3}(?:there\s+(?:is|are)\s+)?`,
  // "the remainder of 4.6 acres after the sale"; "leaving a remainder of" is the net area.
  String.raw`(?<!leaving\s{1,3}(?:an?|the)\s{1,3})\b(?:remainder|residue|rest)\s{1,3}of\s{1,3}`,
  // "RESIDUE LEFT: 11 AC.", of a sheet.
  String.raw`\b(?:remainder|residue|remaining|remnant)(?:\s(?:left|right|lt\.?|rt\.?|areas?|acreage|of\sparent\stract)){0,2}\s?[:=]\s{0,4}`,
  // "before the taking of 0.8 acre", "after deducting 0.75 acre".
  String.raw`\b(?:taking|sale|conveyance|deduction|release|dedication|loss|condemnation|allowance)\s{1,3}(?:of|for)\s{1,3}`,
  String.raw`\b(?:deducting|subtracting|allowing|reserving|retaining)\s{1,3}(?:therefrom\s{1,3})?`,
];
/** The same in clauses of their own, which take longer to look for. */
const OTHER_CLAUSE = [
  // Read backwards, so that the second of two that must be alike comes first. "part of Lot 6, said Lot 6 containing"; "part of the Hill farm, which farm contains".
  String.raw`${LOT}lot\s{1,3}\k<number>\b(?:[^.;]|\b[a-z]\.){0,200}\b(?:said|which)\s{1,3}lot\s{1,3}(?<number>\w{1,4}),?${CONTAINS}`,
  String.raw`${LOT}(?:[a-z]+\s{1,3})?\k<piece>\b(?:[^.;]|\b[a-z]\.){0,200}\bwhich\s{1,3}(?<piece>lot|block|tract|section|survey|farm|grant|league|parcel|remainder|residue|estate|property|ranch|plantation|subdivision|addition)${CONTAINS}`,
  // "this and the Gray lot together containing 4 acres".
  String.raw`\b(?:this|it|which|same|tract|parcel|lot|land)\s{1,3}(?:and|with)\s{1,3}(?:the|that|said|another|my|his|lot|other)\b[^.;]{0,60}\b(?:together|combined|jointly)[\s,]{1,3}(?:contain|mak|amount|total|compris)\w*\s{1,3}`,
  // "PARENT TRACT: 4 acres."
  String.raw`\b(?:parent|mother|dominant|servient|benefitt?ed|burdened)\s{1,3}(?:tract|parcel|property|lot|farm|lands?|estate(?:\s{1,3}(?:property|tract|land))?)(?:\s+(?:area|acreage))?(?:\s?[:=-]\s{0,2}|\s{1,3}(?:contain\w*|of|is|has)\s{1,3})`,
  // "And if said tract shall contain less than 400 acres".
  String.raw`\b(?:if|unless|should|in\s+case|provided,?(?:\s+that)?)\s(?:said|the|this|such|it)\b[^.;]{0,60}\b(?:contain|compris|embrac|includ|exceed)\w*\s{1,3}(?:(?:more|less|fewer)\s{1,3}than\s{1,3})?`,
  // "No dwelling of less than 1,200 square feet", "any house having at least 900 square feet".
  String.raw`\bno\s(?:[a-z-]+\s{1,3}){0,4}${BUILDING}\b[^.;]{0,80}?`,
  String.raw`\b${BUILDING}\s[^.;,]{0,50}?(?:less|more|fewer|least|minimum|exceed(?:ing)?)\s(?:than\s|of\s)?`,
  // "The whole of the grantor's farm contains 160 acres".
  String.raw`\b(?:grantor|owner|seller|vendor|lessor)(?:s|'s|s')?\s(?:(?:whole|entire|remaining|other|home)\s){0,2}(?:farm|lands?|tract|property|ranch|premises|holdings?)\s(?:contain\w*|compris\w*|consist\w*\sof|is|are)\s`,
  // "Grantor owns 35 acres north of the road", "the owner of about 300 acres".
  String.raw`\b(?:grantors?|owners?|sellers?|vendors?|lessors?|applicants?|petitioners?|he|she|they)\s(?:now\s)?(?:holds?|occup(?:y|ies)|(?:is|are|was|were)\sthe\sowners?\sof)\s|\bowns?\s`,
  // "Minimum lot size 20,000 square feet".
  String.raw`\b(?:minimum|maximum|required|permitted|allowable)\s(?:[a-z]+\s){0,3}(?:sizes?|areas?|acreage)\s?(?:of|is|:|=|shall\sbe|being|-)?\s{0,2}`,
  // "The assessor's map shows 12.4 acres", "Lot size by tax records: 12 acres".
  String.raw`\b(?:assess(?:or(?:'s|s'?)?|ed|ment)|tax(?:able)?\s+(?:maps?|rolls?|records?|bills?|lists?))\b[^.;,\n]{0,40}?`,
  // "cut from a larger tract leaving 0.2 acre".
  String.raw`\b(?:cut|carved|taken|severed|sold)\s+(?:off\s+|out\s+)?(?:from|of|out\s+of)\s[^.;]{0,60}?,?\s{1,3}leaving\s{1,3}`,
];
/** The same, right before it. */
const OTHER_NEXT = [
  // "adjoining on the west the 4 acre tract of".
  String.raw`\b(?:adjoin\w*|abut\w*|border\w*|joining|next\s+to)\s[^.;,]{0,40}\b(?:the|an?|that|said)\s{1,3}`,
  // "in the line of that tract described as 6 acres in a deed to the State"; "being that tract described as" is the land itself.
  String.raw`(?<!\b(?:being|is)\s{1,3}(?:all\s{1,3}of\s{1,3})?)\b(?:that|said|an?)\s{1,3}(?:certain\s{1,3})?(?:tract|parcel|lot)\s{1,3}(?:of\s{1,3}land\s{1,3})?described\s{1,3}as\s{1,3}"?(?:\d[\d.,]{0,9}\s?(?:sq\.?|square)\s?(?:feet|ft\.?)[\s,-]{1,4})?`,
  // "part of the East 20 acres of the quarter", "to the west line of the East 20 acres".
  String.raw`\b(?:part|portion|line|corner|side|boundary)\s{1,3}of\s{1,3}(?:the|said)\s{1,3}(?:(?:north|south)(?:east|west)?|east|west)(?:erly|ern)?\s{1,3}`,
  // "one-half of 0.23 acre".
  String.raw`\b(?:half|thirds?|quarters?|fourths?|fifths?|eighths?|percent|%)\s{1,3}(?:part\s{1,3})?of\s{1,3}(?:the\s{1,3}|said\s{1,3})?`,
  // "being part of a tract containing 40 acres"; behind a comma the area is the land's.
  String.raw`\b(?:part|portion|out|half|quarter|corner)\s{1,3}of\s{1,3}(?:an?|another|that|a\s+certain)\s{1,3}(?:[a-z]+\s{1,3}){0,2}?(?:tract|parcel|farm|survey|plantation|lot|piece)(?:\s{1,3}(?:or\s{1,3}parcel\s{1,3})?of\s{1,3}land)?\s{1,3}(?:of|containing|comprising|embracing)\s{1,3}(?:about\s{1,3}|approximately\s{1,3})?`,
];
const IS_OTHER = before(new RegExp(String.raw`(?:(?:${OTHER_BEFORE.join('|')})${ABOUT}|${OTHER_NEXT.join('|')})`));
const IS_OF_OTHER_CLAUSE = before(new RegExp(String.raw`(?:${OTHER_CLAUSE.join('|')})${ABOUT}`));
/** What one of either cannot do without. */
const MAY_BE_OTHER =
  /of|rem(?:ain|nant)|residue|described|deduct|subtract|allow|reserv|retain|adjoin|abut|border|joining|next/;
const MAY_BE_OF_OTHER_CLAUSE =
  /which|said\s{1,3}lot|together|combined|jointly|parent|mother|domin|servient|benefit|burden|\bif\s|unless|should|in\scase|provided|dwelling|residence|hous|home|building|structure|cottage|apartment|garage|barn|grantor|owner|seller|vendor|lessor|\bowns|\bholds|minimum|maximum|required|permitted|allowable|assess|\btax|leaving/;
/** "containing, together with the tract conveyed to Gray, 3.8 acres"; "which with the 2 acres sold to Gray makes 4.9": perhaps far before it. */
const IS_WITH_OTHER = before(
  /\b(?:contain|compris|embrac|making|makes|in\s+all|which|total)\w*[\s,]{1,3}(?:in\s+all[\s,]{1,3})?(?:(?:together|taken|combined|counted|when|joined|jointly)\s+){0,2}(?:with|added\s+to|joined\s+to)\s{1,3}(?:the|that|said|those|his|her|their|my|our|other|another|certain|lots?|tracts?|parcels?|\d)\b(?!\s+(?:improvement|building|appurtenan|allowance|exception|usual|road))[^.;]{0,100}?/,
);
const MAY_BE_WITH_OTHER = /with\s|(?:added|joined)\s+to\s/;
const BEFORE = 330;

const MORE = String.raw`(?:(?:of\s+land|more\s+or\s+less|approximately|be\s+the\s+same\s+more\s+or\s+less)[\s,]{1,3}){0,2}`;
const OTHER_BEHIND = new RegExp(
  [
    // "acres in the grantor", "acres retained by the owner".
    String.raw`^[\s,]{1,3}${MORE}(?:still\s+|now\s+)?(?:(?:remaining|left|retained|owned|reserved|kept|held)\s+)?(?:in|to|by|with)\s+(?:the\s+|said\s+)?(?:grantors?|owners?|sellers?|vendors?|part(?:y|ies)\s+of\s+the\s+first)\b(?!\s+(?:by|in|under|as)\b)`,
    // "5 acre minimum", "the 310 acres of which he died seized".
    String.raw`^[\s-]{1,3}(?:minimum|maximum)\b`,
    String.raw`^\s{1,3}(?:of\s+land\s+)?(?:of\s+which|whereof|which|that)\s+(?:[a-z.]+\s+){1,4}(?:died|was\s+seized|were\s+seized|owned\s+at|inherited)\b`,
    // "640 acres in all, of which this is the eleventh sale".
    String.raw`^(?:\s+of\s+land)?,?\s{1,3}(?:in\s+all,?\s{1,3})?of\s+which\s+(?:this|the\s+(?:above|foregoing|present))\s`,
    // "acres when added to the alley".
    String.raw`^[\s,]{1,3}${MORE}(?:(?:when|if|once)\s+(?:it\s+is\s+)?(?:added|taken|combined|joined|counted|considered|measured)|taken|combined|joined|counted|counting\s+it)\s+(?:together\s+|jointly\s+)?(?:to|with)\b`,
    // "acres including Lot 7", "acres including the adjoining alley".
    String.raw`^[\s,]{1,3}${MORE}(?:including|counting)\s+(?:lots?\s+\d|(?:the\s+|said\s+|an?\s+)?(?:adjoining|adjacent|neighbou?ring)\b)`,
    // "acres of merchantable timber", "acres in wetlands".
    String.raw`^\s{1,3}(?:of|in)\s+(?:[a-z]+\s+){0,2}?(?:timber|wetlands?|pavement|buildings?|flood|streets|roads|alleys|parks|ponds|lakes)\b`,
    // "square feet of floor space", "square feet of heated living area".
    String.raw`^\s{1,3}of\s+(?:[a-z]+\s+){0,2}?(?:floor|living|heated|office|retail|storage|enclosed)\s+(?:[a-z]+\s+)?(?:space|area)\b`,
    // "a 1,200 square foot brick warehouse".
    String.raw`^(?!\s?\n\s?\n|\s?\n${BUILDING}\s(?:set|lines?|permit|code|rest))[\s-]{1,3}(?:(?:brick|frame|steel|metal|concrete|block|stone|wood(?:en)?|masonry|(?:one|two|three|single)[\s-](?:story|family)|office|commercial|retail|residential|storage)[\s,]{1,3}){0,3}${BUILDING}\b`,
  ].join('|'),
);
/** ", enclosing 2.1 acres of wetland and buffer": what the land is. */
const OF_WETLAND = /^\s{1,3}of\s+(?:[a-z]+\s+){0,2}?wetlands?\b/;
const ENCLOSES = before(
  /,?\s{1,3}(?:and\s+)?(?:enclosing|inclosing|encompassing|containing|comprising|embracing)\s{1,3}(?:(?:about|approximately|an?\s+area\s+of)\s{1,3})?/,
);
/** "the 2 acres sold to Gray": a piece that is named by its area. */
const NAMED = before(/\b(?:the|said|those|these|another|other|that)\s{1,3}/);
const NAMED_BEHIND =
  /^\s{1,3}(?:of\s+land\s+)?(?:heretofore\s+|previously\s+|formerly\s+|already\s+|this\s+day\s+)?(?:sold|conveyed|deeded|taken|granted|released|owned|retained|reserved|leased)\b/;

const BOUND = before(
  /(?:\b(?:more|less|fewer)\s{1,3}than|\bnot\s{1,3}(?:to\s{1,3})?exceed(?:ing)?|\bnot\s{1,3}(?:over|under)|\bat\s{1,3}(?:least|most)|\bup\s{1,3}to|\bin\s{1,3}excess\s{1,3}of|\bupwards?\s{1,3}of|\bexceeding|\bbetween|\b(?:minimum|maximum)(?:\s{1,3}of)?|\b(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s{1,3}(?:to|or))\s{1,3}(?:an?\s{1,3}|about\s{1,3})?/,
);

/** Whether the words at an area make it another's or a part's. */
export function isAnothers(folded: string, start: number, end: number): boolean {
  const words = folded.slice(Math.max(0, start - BEFORE), start);
  if (MAY_BE_OTHER.test(words) && IS_OTHER(words, words.length)) return true;
  if (MAY_BE_OF_OTHER_CLAUSE.test(words) && IS_OF_OTHER_CLAUSE(words, words.length)) return true;
  if (MAY_BE_WITH_OTHER.test(words) && IS_WITH_OTHER(words, words.length)) return true;
  const behind = folded.slice(end, end + 70);
  if (OF_WETLAND.test(behind) && ENCLOSES(folded, start)) return false;
  return OTHER_BEHIND.test(behind) || (NAMED_BEHIND.test(behind) && NAMED(folded, start));
}

/** "not less than 3.8 acres", "three or four acres": no amount that a figure could be held against. */
export const isBound = (folded: string, start: number): boolean => BOUND(folded, start);
