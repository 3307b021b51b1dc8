// Takes: what a clause says behind a figure. Gives: whether it tells of a part of the land that is another's or is dealt with apart, of a bound short of its lines, or of land
// beside them: "the part below the bluff stays with the seller", "limited to that portion east of the railroad". Never: a part under a right, a flood or a road,
// nor what the whole is a part of.

const WIND = String.raw`(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n|nmost))?`;
const SIDE = String.raw`(?:${WIND}|upper|lower|front|rear|back|inner|outer|hither|farther)`;
const SHARE = String.raw`(?:parts?|portions?|hal(?:f|ves)|thirds?|quarters?|strips?|ends?|pieces?|corners?|moiety)`;
const OF_IT = String.raw`(?:(?:of|out\s+of|in)\s+(?:the\s+|said\s+|this\s+){1,2}(?:above|foregoing|said|same|described|premises|tract|parcel|land|lot|property)|of\s+it|thereof|whereof|now|which|lying|lies|situated?|located|below|above|beyond|beneath|between|under|outside|inside|over|across|adjoining|along|next|${WIND})\b`;
/** A part of the figure, told as one thing. */
const PART = new RegExp(
  [
    String.raw`(?<!\b(?:being|is|of|as|comprising|constituting|includ\w+|no|any)\s(?:also\s|in\s|all\s)?)\b(?:the|that|those|such|its|one|a(?=\s+(?:[a-z-]+\s+){0,2}?(?:strip|piece|corner|triang\w+)))\s+(?:[a-z-]+\s+){0,2}?${SHARE}\s+${OF_IT}`,
    String.raw`\b(?:the|its)\s+${SIDE}\s+(?:one-?\s?)?(?:parts?|portions?|half|strip|end|moiety)\b(?!\s+of\s+(?!(?:the\s+)?(?:above|same|said|premises|tract|parcel|land)\b|it\b))`,
    String.raw`\bto\s+(?:the\s+said\s+)?[A-Z][a-z]+,?\s+the\s+(?:${SIDE})\b`,
  ].join('|'),
  'i',
);
/** What a part is told for without being another's, and what makes all of the figure a part. */
const OF_ELSE =
  /\b(?:subject\s+to|easements?|rights?|rights?-of-way|(?:being|is|are|was|were|comprising|constituting|as)\s+(?:also\s+|in\s+|all\s+)?(?:an?\s+|the\s+)?(?:[a-z]+\s+)?(?:part|portion|half|strip|piece|quarter|moiety)|includ(?:ing|es)|flood|zone[ds]?|firm\s+panel|part(?:y|ies)\s+of\s+the|wetlands?|homestead|covenants?|restrict\w*|easterly\s+of|minerals?|oil|gas|coal|timber|crops?|improve\w+|buildings?|sections?|quarter\s+(?:of|section)|lots?\s+(?:no\.?\s?)?\d|block\s+\d|survey\s+no|plat(?:ted)?\s+of|plat\s+book|mortgage\w*|lien|deed\s+of\s+trust|note|award|compensation|damages|rent|lease\w*|tenant|acknowledg\w+|cleared|cultivat\w*|wooded|in\s+timber|adjoin\w*|adjacent|abut\w*|described\s+as\s+follows|adjudg\w+|seal|witness|dower|curtesy|interest\s+in|undivided|royalt\w+|partnership|corporation|council|commission\w*|ordinance|fence|maintain\w*|cross(?:es|ing)|(?:pipe|power|water|telephone|sewer)\s?lines?)\b/i;

const LAND = String.raw`(?:land|tract|parcel|property|premises|lot|farm|field|ground|acres?|pasture|meadow|orchard|wood(?:s|land|lot)?|marsh|pond|island|yard|garden|place|homeplace|graveyard|cemetery|burying[\s-]ground|mill(?:\s+seat)?|spring|church|school(?:house)?|strip|part|portion|piece|corner|feet|rods|area|site|outlot|lane|alley|walk|bed|vineyard|quarry|grove|hill|knoll|bluff|ridge|bottoms?|cove|beach|shore|flats|clearing)`;
const KEEPER = String.raw`(?:(?:the\s+|said\s+|his\s+|her\s+|their\s+)*(?:sellers?|grantors?|vendors?|town|city|county|state|public|district|company|association|church|estate|heirs?|family|widow|mother|father|son|daughter|brother|sister|adjoin\w+|neighbou?r\w*|others)|[A-Z][a-z]+)`;
/** It is another's: who owns the whole is told in other words. */
const KEPT = new RegExp(
  [
    String.raw`\b${LAND}\b[^.;]{0,60}\b(?:stays?|(?:to|shall|shall\s+be\s+and|does|will)\s+remain|remains?|continues?)\s+(?:forever\s+|always\s+|hereafter\s+)?(?:with|to|unto|the\s+(?:property|land)\s+of|vested\s+in|in\s+(?:the\s+)?(?:hands|ownership|name))\b`,
    String.raw`\b(?:part|portion|strip|piece|corner|feet|site|lot|outlot|acres?|pond|graveyard|cemetery)\b[^.;]{0,60}\b(?:belongs?|belonging)\s+to\s+${KEEPER}`,
    String.raw`\b(?:is|are|shall\s+be|lies\s+inside[^.;]{2,40}\band\s+is)\s+owned\s+(?:in\s+fee\s+)?by\s+(?:others|the\s+(?:[Aa]ssociation|[Tt]own|[Cc]ity|[Cc]ounty|[Ss]tate|[Dd]istrict))\b`,
    String.raw`\b(?:part|portion|third|half|moiety|acres?)\s+whereof\b`,
    String.raw`\b(?:holds?|has|have|claims?|retains?)\s+title\s+to\s+the\s+(?!(?:above|said|same|described|land|premises|property|real)\b)`,
    String.raw`\bshall\s+own\s+the\s+(?!(?:above|said|same|described|land|premises|property|real|whole|entire)\b)`,
    String.raw`\bdo(?:es|th)?\s+not\s+(?:own|sell|purport|grant|give|deed)\b(?![^.;]{0,40}\b(?:coal|minerals?|oil|gas|title\s+to\s+the\s+coal)\b)`,
    String.raw`\bnot\s+(?:the\s+)?(?:grantor|seller|vendor)s?['’]s?\s+to\s+(?:give|sell|convey|grant)\b`,
    String.raw`\b(?:shall\s+have|has|have|with|takes?|acquires?|gets?)\s+no\s+(?:claim|title|part|share|ownership|interest)\s+(?:to|in|of)\s+(?:the|that|any\s+part)\b(?![^.;]{0,30}\b(?:improvements|minerals?|coal|oil|gas|crops|timber|above|said|premises)\b)`,
    String.raw`\b(?:whereof|of\s+which)\b[^.;]{0,60}\b(?:are|is)\s+[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?['’]s\b`,
    String.raw`\b(?:is|are)\s+(?:the\s+)?(?:sellers?|grantors?|vendors?)['’]s?\s+(?:own|and)\b|\bto\s+be\s+(?:his|her|their)\s+own\b`,
    String.raw`\badverse\s+possession\b|\btitle\s+to\s+which\s+(?:passed|vested|is\s+in|was)\b|\btitle\s+is\s+(?:senior|superior|prior|older|elder|better)\b|\bsenior\s+(?:title|right|deed|patent|survey)\b`,
    String.raw`\bdedicated\b[^.;]{0,40}\bin\s+fee\b`,
    String.raw`\bsubject\s+to\s+(?:the\s+|an?\s+)?(?:prior|previous|former|earlier)\s+(?:sales?|conveyances?|outsales?)\b`,
    String.raw`\bowns?\s+(?:in\s+fee\s+)?(?:an?|the)\s+(?:strip|lot|piece|part|portion|acre|corner)\b(?![^.;]{0,40}\b(?:next|adjoin\w*|adjacent|abutt\w*|opposite)\b)`,
    String.raw`\b[Tt]itle\s+to\s+(?:the|that|those|said)\s+(?!(?:above|described|foregoing|said|same|premises|propert(?:y|ies)|tract|parcel|lot|estate|interest|fee|lands?(?!\s+(?:lying|between|under|below|beyond|on|within|inside|along|occupied|covered|north|south|east|west)\b)|coal|oil|gas|minerals?|real|vehicle|within|whole|entire|improve\w+|buildings?|house|crops?|fixtures|timber|personal|equipment)\b)[^.;]{2,70}\b(?:is|are|was|being|vested|remains?|stands?)\s+(?:now\s+|still\s+|vested\s+|reserved\s+){0,2}(?:in|with)\b`,
    // "the orchard is Dodd's", "the right of way hereby granted covers a 20-foot strip across the above"
    String.raw`(?:\b(?:that|the)\s+(?:[a-z-]+\s+){0,3}?|^\W*(?:[A-Z][a-z-]+\s+){0,2}?)${LAND}\b[^.;]{0,40}\b(?:is|are|was|were|(?:shall|to|will)\s+be|becomes?|stays?)\s+[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?['’]s?(?=\s?(?:[.,;]|$|and\b))`,
    String.raw`^\W*\d[\d.,/]*\s+(?:acres?|ac\b\.?|feet|rods)\s+(?:[a-z]+\s+){0,3}?to\s+[A-Z][a-z]+(?!\s+(?:[Cc]ounty|[Rr]oad|[Ss]treet|[Ll]ine|[Cc]reek|[Rr]iver))`,
    // "Lot 2 of said land descended to Ruth", "Parcel 112, of 0.44 acre, vested in the Commonwealth", "eleven acres are within McCall's claim"
    String.raw`^\W*(?:[Ll]ots?|[Pp]arcels?|[Tt]racts?|[Oo]utlots?)\s+(?:[Nn]o\.?\s?)?[\w-]{1,4}\s+(?:of|in|within|on)\s+(?:the\s+)?(?:said|same|above|foregoing)\s+(?:land|tract|parcel|premises|farm|property)\b(?![^.;]{0,60}\b(?:subject|easements?|rights?|known|called)\b)`,
    String.raw`^(?!\W*(?:[Bb]eing|[Tt]he\s+same|[Tt]itle)\b)[^.;]{0,60}\b(?:[Pp]arcel|[Ss]trip|[Pp]ortion|[Pp]art|[Pp]iece|acres?|feet)\b(?:[^.;]|\.\d){0,100}\bvested\s+in\s+(?:the\s+)?(?:State|Commonwealth|City|County|Town\w*|Village|United\s+States|Department|District|public)\b`,
    String.raw`\b(?:acres?|part|portion|half|third|poles|rods|feet|corner|strip|some|most)\b[^.;]{0,40}\b(?:is|are|lies?|falls?|lying|being|fall|taken)\s+(?:in(?:side|to)?|within|under|upon|on|by)\s+(?:the\s+)?[A-Z][\w.]+(?:\s+[A-Z][a-z]+)?['’]s?\s+(?:(?:older|elder|senior|prior|earlier|better)\s+[a-z]+|claim|entry|fence|enclosure|field|lines)\b`,
    String.raw`\b(?:easement|right[\s-]of[\s-]way|servitude|licen[sc]e|lease)\s+(?:hereby|herein|so)\s+(?:granted|conveyed|created|given|acquired|taken|leased)\b[^.;]{0,40}\b(?:strip|feet|foot|rods|yards|corridor)\b[^.;]{0,40}\b(?:across|over|through|along|within|upon)\s+(?:the\s+)?(?:above|foregoing|said|same|described)\b`,
    String.raw`^\W*(?:[Tt]he|[Ss]aid|[Tt]his)\s+(?:easement|right[\s-]of[\s-]way|servitude)\s+(?:is|shall\s+be)\s[^.;]{0,80}\b(?:through|across|over)\s+(?:the\s+)?(?:above|foregoing|same)\b`,
    String.raw`\b(?:washed|caved|fallen|eroded|carried|worn)\s+(?:away|off|out|into)\b`,
    String.raw`\b[Pp]artial(?:ly)?\s+(?:releas|reconvey|discharg)\w+(?:\s+[a-z]+){0,3}?\s+(?:of|as\s+to|for|from)\s+(?:the|an?|that|[\d.]+)\s(?![^.;]{0,30}\b(?:lien|mortgage|debt)\b)`,
    String.raw`\b(?:deeded|sold|conveyed|bought|purchased)\s+(?:[\w.]+\s+){0,3}?(?:off\b|out\s+of\s+(?:the\s+(?:above|same)|it|this|said)\b)`,
  ].join('|'),
);
/** "The well on the adjoining lot shall remain the property of Tice". */
const OF_NEIGHBOUR =
  /\b(?:adjoining|adjacent|neighbou?ring|abutting|next)\s+(?:lots?|lands?|propert(?:y|ies)|tracts?|parcels?|premises)\b|\b(?:lot|land|property|tract|parcel)\s+adjoins\b/i;
/** A bound short of the figure's lines. */
const SHORT = new RegExp(
  [
    String.raw`\b(?:limited|restricted|confined)\s+to\s+(?:(?:only\s+)?(?:that|those|so\s+much|such|the)\s+(?:[a-z]+\s+){0,2}?(?:${LAND}s?|lying|as)\b)`,
    String.raw`\beverything\s+(?:but|except|save)\b|\b(?:is|are|being)\s+(?:sold|conveyed|granted)\s+without\s+the\s+${LAND}\b`,
    String.raw`\b(?:land|tract|parcel|property|lot|title|grant)\s+(?:stops?|ends?|ceases?)\s+(?:at|with|short)\b`,
    String.raw`\band\s+no\s+(?:further|farther)\b|\b(?:not|nor)\s+beyond\s+(?:it|the|that|said)\b`,
    String.raw`\bwith\s+(?:the\s+)?exclusion\s+of\s+(?:the|an?|one|two|three|four|five|\d)\b`,
    String.raw`\bout\s+of\s+which\s+(?:[a-z]+\s+){1,5}?(?:is|are)\s+to\s+(?:come|be\s+(?:taken|set|laid))\b`,
    String.raw`(?:^|[,;.]\s{0,2})(?:first\s+)?(?:allowing|deducting|excluding|subtracting|giving\s+up|throwing\s+out|leaving)\s+(?:(?:therefrom|from|out\s+of|off)\s[^.;]{3,60}?\s)?(?:[\w()-]+\s+){1,4}(?:feet|foot|rods|poles|yards|chains|acres?|strip)\b`,
    String.raw`\b(?:reserved|set\s+aside|dedicated|given|appropriated|laid\s+out)\s+for\s+(?:an?\s+|the\s+)?(?:public\s+)?(?:street|road|highway|alley|lane|park|school|church|cemetery)(?:\s+(?:purposes?|use))?\b`,
    String.raw`\b(?:in\s?so\s?far|so\s+far|to\s+the\s+extent)\s+(?:as\s+|that\s+)?(?:the\s+same|it|they|said|this)\b[^.;]{0,20}\b(?:lies?|is|are|falls?|may)\b`,
    String.raw`\bas\s+to\s+(?:only\s+)?(?:the\s+${SIDE}\b|(?:that|the|such)\s+(?:part|portion)\b|its\s+${WIND}\b)`,
    String.raw`\bonly\s+(?:what|so\s+much|that\s+(?:part|portion)|such)\b|\b(?:confining|limiting|restricting)\s+(?:this|the|said|his|her)\s+(?:grant|deed|conveyance|sale|lease)\b`,
    String.raw`\b(?:half|thirds?|quarter|fourth|lot\s+\w{1,3}|parcel\s+\w{1,3}|tract\s+\w{1,3}|acres?)\s+(?:of\s+the\s+(?:same|above)|thereof)\b(?![^.;]{0,30}\b(?:cleared|woodland|cultivat\w+|lies?\s+in|in\s+the))`,
    String.raw`\bonly\s+(?:the\s+)?(?:lots?|parcels?|tracts?|units?|phase|parts?|portions?|half|${SIDE})\b[^.;]{0,100}\b(?:is|are|was|were|being|be)\s+(?:(?:hereby|herein|now|intended\s+to\s+be)\s+)?(?:conveyed|sold|granted|released|leased|meant|included|mortgaged|affected|encumbered|devised|dedicated|covered|acquired|taken|burdened)\b`,
    String.raw`\b(?:releas|discharg|reconvey|relinquish|quit-?claim|mortgag|encumber|leas|devis|convey|sell|grant|giv|demis|dedicat|acquir)(?:e|es|s|ing|eth|ed)?\s+(?:(?:only|but|therefrom|the|an?|said)\s+){0,3}(?:${SIDE}\s+)?(?:one[\s-])?(?:half|thirds?|quarter|fourth|part|portion|moiety|end)\s+(?:only\s+)?(?:thereof|of\s+(?:the\s+)?(?:said|above|foregoing|same))\b`,
    String.raw`\bso\s+much\s+(?:thereof|of\s+(?:it|the\s+same|(?:the\s+|said\s+){1,2}(?:above|foregoing|tract|land|parcel|premises|lot|property)))\s+as\b`,
    String.raw`\b(?:such|any)\s+part\s+as\b[^.;]{0,80}\bretained\b`,
    // ", or all within the fence", ", give or take the swamp"
    String.raw`\bor\s+(?:all|whatever|what|so\s+much|everything)\s+(?:that\s+|of\s+it\s+)?(?:is|lies|lying|within|inside|was|there|remains|lay)\b|\bgive\s+or\s+take\s+(?:the|an?|some|that)\b`,
    // "whereof Lot A is hereby conveyed", "such two acres as the lessor may point out"
    String.raw`\b(?:whereof|of\s+which|out\s+of\s+which|from\s+which)\s+(?!(?:all|is|are|was|the\s+(?:whole|entire)|every)\b)[^.;]{1,60}?\s(?:is|are|was|were|being)\s+(?:hereby|herein|now|here)\s+(?:conveyed|sold|granted|leased|released|mortgaged|devised|demised|given|taken|dedicated)\b`,
    String.raw`\bsuch\s+(?:[\w-]+\s+){0,3}?(?:acres?|part|portion|lots?|land|ground|area|strip|site|piece|corner|rods|feet)\s+(?:thereof\s+|of\s+[a-z]+\s+(?:[a-z]+\s+)?)?as\b[^.;]{0,60}\b(?:may|shall|will|can|chooses?|selects?|needs?|requires?|points?|lays?|designates?|finds?)\b`,
    String.raw`\b(?:is|are)\s+(?:first\s+|hereafter\s+)?to\s+be\s+(?:laid|set|cut|taken|carved)\s+(?:off|out|from)\b`,
    String.raw`\bwhatever\s+(?:of|part|portion)\b|\b(?:comes?|came)\s+to\s+(?:less|more)\b|\bfalls?\s+short\b`,
    // "Schoolhouse lot out"
    String.raw`^\W*(?:[\w'’-]+\s+){0,4}?${LAND}\s+(?:(?:is|are|being|was|were)\s+)?(?:out|off|excluded|omitted|gone|withheld)\W*$`,
    String.raw`^\W*${SIDE}\s+(?:half|part|portion|third|end|moiety)\W*$`,
    String.raw`^\W*not\s+(?:conveyed|included|sold|granted|demised|leased)(?:\s+(?:hereby|herein|hereunder))?\W*$`,
    String.raw`\boverplus\b|\bdeficiency\s+(?:is\s+)?to\s+be\s+made\b|\bbal(?:ance|\.)?\s+(?:after|of)\s+sale\b`,
  ].join('|'),
  'i',
);
const SHORT_UNLESS =
  /\b(?:easements?|rights?(?!\s+of\s+way\s+of)|minerals?|oil|gas|coal|timber|subject\s+to|liability|warranty|warranties|use[ds]?\s+of|cost|expense)\b/i;
/** Land beside the figure. */
const MORE = new RegExp(
  [
    String.raw`^\s*(?:and|also|and\s+also|likewise|and\s+likewise|plus)\s+(?:also\s+|all\s+)?(?:of\s+)?(?:the|a|an|all|that|one|two|three|four|another|other|certain|several|his|her|my|our|their)\s+(?:[\w.-]+\s+){0,4}?(?:lots?|pieces?|parcels?|strips?|lane|meadow|island|tracts?|woods?|wood\s?lot|flats|marsh|garden|lands?|ground|accretions?)\b(?!\s+(?:line|corner|owner|is|was|shall|will|to|hereby|herein|above|described|no\b))`,
    String.raw`^\s*(?:and|plus|with|together\s+with)\s+(?:all\s+|any\s+)?accretions?\b|^\s*also\s+(?:all\s+of\s+)?lots?\s+\w`,
    String.raw`^\s*(?:and|also|and\s+also|likewise|plus|together\s+with)[\s,]{1,3}(?:also\s+)?(?:\d[\d.,]*|one|two|three|four|five|six|ten|twenty|thirty|forty|fifty|eighty)\s+(?:and\s+[a-z-]+\s+)?acres?\b`,
    String.raw`^\s*(?:and|also|plus|together\s+with)[\s,]{1,3}(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:grantors?['’]?s?|sellers?['’]?s?|his|her|my|our|their|[A-Z][a-z]+['’]s)\s+(?:[a-z]+\s+){0,2}?lands?\b`,
    String.raw`\b(?:meaning|intending|meant|intended|purpose)\s+(?:and\s+[a-z]+\s+)?(?:hereby\s+)?(?:also|further|likewise)\s+to\s+(?:convey|sell|grant|include|pass|embrace|take\s+in)\b`,
    String.raw`\bcontaining\s+(?:in\s+all\s+)?with\s+(?:the|an?)\s+adjoining\b`,
  ].join('|'),
  'i',
);
const MORE_UNLESS =
  /\b(?:easements?|rights?|privileges?|use|said\s+(?:grantor|grantee)|heirs|right-of-way|passage|interest|common)\b/i;

/** Whether it does. `isNew` where a clause begins with it. */
export function tellsPart(clause: string, isNew: boolean): boolean {
  if (PART.test(clause) && !OF_ELSE.test(clause)) return true;
  if (KEPT.test(clause) && !OF_NEIGHBOUR.test(clause)) return true;
  if (SHORT.test(clause) && !SHORT_UNLESS.test(clause)) return true;
  return isNew && MORE.test(clause) && !MORE_UNLESS.test(clause);
}

/** "Second Parcel:", of which no courses follow. */
const HEAD = new RegExp(
  String.raw`^\s*(?:(?:the\s+)?(?:second|third|other|2nd|3rd)\s+(?:tract|parcel|lot|piece)|(?:tract|parcel|piece)\s+(?:no\.?\s?|number\s+)?(?:2|3|two|three|ii|iii|b)|secondly|thirdly|out-?(?:parcel|sale|conveyance|lot)s?|cut-?outs?|exclusions?|deletions?|sold(?:\s+(?:off|out))?|(?:(?:the|house|home|mill|barn|upper|lower|north\w*|south\w*|east\w*|west\w*)\s+){1,3}(?:lot|part|half|piece|field|tract|portion|end)\s+(?:here(?:by|in)\s+)?(?:conveyed|sold|leased|granted|released|mortgaged))\s*$`,
  'i',
);
export const headsAnother = (clause: string): boolean => HEAD.test(clause);
