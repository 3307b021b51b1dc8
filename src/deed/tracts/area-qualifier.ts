// Takes: an area and the words right before and behind it. Gives: whether they make it another amount than the land's: a part of it, what is left to
// the grantor, this land with another, a bound. Never: the sentence's subject; area-subject.ts asks that.
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const ABOUT = wording`(?:(?:about|approximately|some|the|an?|said|that|only) ){0,2}`;
const LOT = wording`\b(?:part|portion|half|quarter) of (?:[a-z]+ ){0,2}?`;
const CONTAINS = wording` (?:contain\w*|compris\w*|being) `;
const BUILDING = String.raw`(?:dwelling|residence|house|home|building|structure|cottage|apartment|garage|barn|warehouse)s?`;
/** What may stand right before an area, but for words such as "about", and make it another's. */
const OTHER_BEFORE = [
  // "Of the above, 3.4 acres lie in Clay County", ", of which 2 acres".
  wording`
    (?:^|[.,;:\n] |more or less |acres? |land )(?:and )?of (?:which
    |(?:(?:the|all|said) ){0,2}(?:above|this|these|foregoing|same|whole|tract|parcel|lands?|premises|total)
    (?:[\s-]{1,3}(?:described|mentioned|conveyed|named|tract|parcel|lands?|premises|property|acreage|area)){0,3}),? (?:there (?:is|are) )?`,
  // "the remainder of 4.6 acres after the sale"; "leaving a remainder of" is the net area.
  wording`(?<!leaving (?:an?|the) )\b(?:remainder|residue|rest) of `,
  // "RESIDUE LEFT: 11 AC.", of a sheet.
  wording`\b(?:remainder|residue|remaining|remnant)(?: (?:left|right|lt\.?|rt\.?|areas?|acreage|of parent tract)){0,2}\s?[:=]\s{0,4}`,
  // "before the taking of 0.8 acre", "after deducting 0.75 acre".
  wording`\b(?:taking|sale|conveyance|deduction|release|dedication|loss|condemnation|allowance) (?:of|for) `,
  wording`\b(?:deducting|subtracting|allowing|reserving|retaining) (?:therefrom )?`,
  // "part of Lot 6, said Lot 6 containing"; "part of the Hill farm, which farm contains": read backwards, so that the second of the two comes first.
  wording`${LOT}lot \k<number>\b(?:[^.;]|\b[a-z]\.){0,200}\b(?:said|which) lot (?<number>\w{1,4}),?${CONTAINS}`,
  wording`
    ${LOT}(?:[a-z]+ )?\k<piece>\b(?:[^.;]|\b[a-z]\.){0,200}\bwhich (?<piece>lot|block|tract|section|survey|farm|grant|league|parcel|remainder|residue
    |estate|property|ranch|plantation|subdivision|addition)${CONTAINS}`,
  // "this and the Gray lot together containing 4 acres".
  wording`
    \b(?:this|it|which|same|tract|parcel|lot|land) (?:and|with) (?:the|that|said|another|my|his|lot|other)\b[^.;]{0,60}\b(?:together|combined|jointly)
    [\s,]{1,3}(?:contain|mak|amount|total|compris)\w* `,
  // "PARENT TRACT: 4 acres."
  wording`
    \b(?:parent|mother|dominant|servient|benefitt?ed|burdened) (?:tract|parcel|property|lot|farm|lands?|estate(?: (?:property|tract|land))?)
    (?: (?:area|acreage))?(?:\s?[:=-]\s{0,2}| (?:contain\w*|of|is|has) )`,
  // "And if said tract shall contain less than 400 acres".
  wording`
    \b(?:if|unless|should|in case|provided,?(?: that)?) (?:said|the|this|such|it)\b[^.;]{0,60}
    \b(?:contain|compris|embrac|includ|exceed)\w* (?:(?:more|less|fewer) than )?`,
  // "No dwelling of less than 1,200 square feet", "any house having at least 900 square feet".
  wording`\bno (?:[a-z-]+ ){0,4}${BUILDING}\b[^.;]{0,80}?`,
  wording`\b${BUILDING} [^.;,]{0,50}?(?:less|more|fewer|least|minimum|exceed(?:ing)?) (?:than |of )?`,
  // "The whole of the grantor's farm contains 160 acres".
  wording`
    \b(?:grantor|owner|seller|vendor|lessor)(?:s|'s|s')? (?:(?:whole|entire|remaining|other|home) ){0,2}
    (?:farm|lands?|tract|property|ranch|premises|holdings?) (?:contain\w*|compris\w*|consist\w* of|is|are) `,
  // "Grantor owns 35 acres north of the road", "the owner of about 300 acres".
  wording`
    \b(?:grantors?|owners?|sellers?|vendors?|lessors?|applicants?|petitioners?|he|she|they) (?:now )?
    (?:holds?|occup(?:y|ies)|(?:is|are|was|were) the owners? of) |\bowns? `,
  // "Minimum lot size 20,000 square feet".
  wording`\b(?:minimum|maximum|required|permitted|allowable) (?:[a-z]+ ){0,3}(?:sizes?|areas?|acreage)\s?(?:of|is|:|=|shall be|being|-)?\s{0,2}`,
  // "The assessor's map shows 12.4 acres", "Lot size by tax records: 12 acres".
  wording`\b(?:assess(?:or(?:'s|s'?)?|ed|ment)|tax(?:able)? (?:maps?|rolls?|records?|bills?|lists?))\b[^.;,\n]{0,40}?`,
  // "cut from a larger tract leaving 0.2 acre".
  wording`\b(?:cut|carved|taken|severed|sold) (?:off |out )?(?:from|of|out of) [^.;]{0,60}?,? leaving `,
];
/** The same, right before it. */
const OTHER_NEXT = [
  // "adjoining on the west the 4 acre tract of".
  wording`\b(?:adjoin\w*|abut\w*|border\w*|joining|next to) [^.;,]{0,40}\b(?:the|an?|that|said) `,
  // "in the line of that tract described as 6 acres in a deed to the State"; "being that tract described as" is the land itself.
  wording`
    (?<!\b(?:being|is) (?:all of )?)\b(?:that|said|an?) (?:certain )?(?:tract|parcel|lot) (?:of land )?described as "?
    (?:\d[\d.,]{0,9}\s?(?:sq\.?|square)\s?(?:feet|ft\.?)[\s,-]{1,4})?`,
  // "part of the East 20 acres of the quarter", "to the west line of the East 20 acres".
  wording`\b(?:part|portion|line|corner|side|boundary) of (?:the|said) (?:(?:north|south)(?:east|west)?|east|west)(?:erly|ern)? `,
  // "one-half of 0.23 acre".
  wording`\b(?:half|thirds?|quarters?|fourths?|fifths?|eighths?|percent|%) (?:part )?of (?:the |said )?`,
  // "being part of a tract containing 40 acres"; behind a comma the area is the land's.
  wording`
    \b(?:part|portion|out|half|quarter|corner) of (?:an?|another|that|a certain) (?:[a-z]+ ){0,2}?(?:tract|parcel|farm|survey|plantation|lot|piece)
    (?: (?:or parcel )?of land)? (?:of|containing|comprising|embracing) (?:about |approximately )?`,
];
const IS_OTHER = before(new RegExp(String.raw`(?:(?:${OTHER_BEFORE.join('|')})${ABOUT}|${OTHER_NEXT.join('|')})`));
/** "containing, together with the tract conveyed to Gray, 3.8 acres"; "which with the 2 acres sold to Gray makes 4.9": perhaps far before it. */
const IS_WITH_OTHER = before(
  new RegExp(wording`
    \b(?:contain|compris|embrac|making|makes|in all|which|total)\w*[\s,]{1,3}(?:in all[\s,]{1,3})?
    (?:(?:together|taken|combined|counted|when|joined|jointly) ){0,2}(?:with|added to|joined to) (?:the|that|said|those|his|her|their|my|our|other
    |another|certain|lots?|tracts?|parcels?|\d)\b(?! (?:improvement|building|appurtenan|allowance|exception|usual|road))[^.;]{0,100}?`),
);
const BEFORE = 330;

const MORE = wording`(?:(?:of land|more or less|approximately|be the same more or less)[\s,]{1,3}){0,2}`;
const OTHER_BEHIND = new RegExp(
  [
    // "acres in the grantor", "acres retained by the owner".
    wording`
      ^[\s,]{1,3}${MORE}(?:still |now )?(?:(?:remaining|left|retained|owned|reserved|kept|held) )?(?:in|to|by|with) (?:the |said )?
      (?:grantors?|owners?|sellers?|vendors?|part(?:y|ies) of the first)\b(?! (?:by|in|under|as)\b)`,
    // "5 acre minimum", "the 310 acres of which he died seized".
    String.raw`^[\s-]{1,3}(?:minimum|maximum)\b`,
    wording`^ (?:of land )?(?:of which|whereof|which|that) (?:[a-z.]+ ){1,4}(?:died|was seized|were seized|owned at|inherited)\b`,
    // "640 acres in all, of which this is the eleventh sale".
    wording`^(?: of land)?,? (?:in all,? )?of which (?:this|the (?:above|foregoing|present)) `,
    // "acres when added to the alley".
    wording`
      ^[\s,]{1,3}${MORE}(?:(?:when|if|once) (?:it is )?(?:added|taken|combined|joined|counted|considered|measured)|taken|combined|joined|counted
      |counting it) (?:together |jointly )?(?:to|with)\b`,
    // "acres including Lot 7", "acres including the adjoining alley".
    wording`^[\s,]{1,3}${MORE}(?:including|counting) (?:lots? \d|(?:the |said |an? )?(?:adjoining|adjacent|neighbou?ring)\b)`,
    // "acres of merchantable timber", "acres in wetlands".
    wording`^ (?:of|in) (?:[a-z]+ ){0,2}?(?:timber|wetlands?|pavement|buildings?|flood|streets|roads|alleys|parks|ponds|lakes)\b`,
    // "square feet of floor space", "square feet of heated living area".
    wording`^ of (?:[a-z]+ ){0,2}?(?:floor|living|heated|office|retail|storage|enclosed) (?:[a-z]+ )?(?:space|area)\b`,
    // "a 1,200 square foot brick warehouse".
    wording`
      ^(?!\s?\n\s?\n|\s?\n${BUILDING} (?:set|lines?|permit|code|rest))[\s-]{1,3}
      (?:(?:brick|frame|steel|metal|concrete|block|stone|wood(?:en)?|masonry|(?:one|two|three|single)[\s-](?:story|family)|office|commercial|retail
      |residential|storage)[\s,]{1,3}){0,3}${BUILDING}\b`,
  ].join('|'),
);
/** ", enclosing 2.1 acres of wetland and buffer": what the land is. */
const OF_WETLAND = /^\s{1,3}of\s+(?:[a-z]+\s+){0,2}?wetlands?\b/;
const ENCLOSES = before(
  new RegExp(wording`
    ,? (?:and )?(?:enclosing|inclosing|encompassing|containing|comprising|embracing) (?:(?:about|approximately|an? area of) )?`),
);
/** "the 2 acres sold to Gray": a piece that is named by its area. */
const NAMED = before(/\b(?:the|said|those|these|another|other|that)\s{1,3}/);
const NAMED_BEHIND = new RegExp(wording`
  ^ (?:of land )?(?:heretofore |previously |formerly |already |this day )?
  (?:sold|conveyed|deeded|taken|granted|released|owned|retained|reserved|leased)\b`);

const BOUND = before(
  new RegExp(wording`
    (?:\b(?:more|less|fewer) than|\bnot (?:to )?exceed(?:ing)?|\bnot (?:over|under)|\bat (?:least|most)|\bup to|\bin excess of|\bupwards? of
    |\bexceeding|\bbetween|\b(?:minimum|maximum)(?: of)?|\b(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:to|or)) (?:an? |about )?`),
);

/** Whether the words at an area make it another's or a part's. */
export function isAnothers(folded: string, start: number, end: number): boolean {
  const words = folded.slice(Math.max(0, start - BEFORE), start);
  if (IS_OTHER(words, words.length) || IS_WITH_OTHER(words, words.length)) return true;
  const behind = folded.slice(end, end + 70);
  if (OF_WETLAND.test(behind) && ENCLOSES(folded, start)) return false;
  return OTHER_BEHIND.test(behind) || (NAMED_BEHIND.test(behind) && NAMED(folded, start));
}

/** "not less than 3.8 acres", "three or four acres": no amount that a figure could be held against. */
export const isBound = (folded: string, start: number): boolean => BOUND(folded, start);
