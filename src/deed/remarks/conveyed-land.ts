// Takes: a clause beside a figure. Gives: whether it says what is conveyed, and that is not the figure: "the parcel hereby released is the remainder of the lot", "the
// above describes her whole farm", "the grantee gets only the meadow". Never: that the land is the same as another deed's, is known by a name, or bears a burden.

const LAND = String.raw`(?:lands?|lots?|parcels?|tracts?|premises|property|real\s+estate|strip|piece|portion|part|acres?|acreage|site|estate|interest|farm|plot)`;
const GIVEN = String.raw`(?:sold|conveyed|granted|released|leased|demised|mortgaged|intended|meant|transferred|bargained|deeded|given|devised|acquired|purchased|bought|affected|encumbered|dedicated)`;
const HEREBY = String.raw`(?:(?:which|that|is|are|was|to|be|now|so|hereby|herein|hereunder|thereby|really|actually|in\s+fact|by\s+(?:this|the)\s+(?:deed|instrument)|to\s+(?:the\s+)?(?:grantee|buyer|purchaser)s?)\s+){0,4}`;
const IS = String.raw`(?:is|are|shall\s+be|being|consists?\s+of|compris(?:es?|ing)|lies?|includes?|takes?\s+in|embraces?)`;
const OTHER = String.raw`(?:only|but|merely|just|solely|no\s+more\s+than|nothing|(?:[a-z']+\s+){0,2}?(?:remainder|rest|residue|balance|other\s+(?:half|part|side|portion|end)|outside|beyond|half|moiety|two-?thirds?|one-?third|surplus|overplus|leavings)|(?:that|the|such)\s+(?:[a-z]+\s+)?(?:part|portion|half|third|side|end|piece|strip)|(?:an?\s+)?(?:part|portion|half|third|fraction|corner)\s+(?:only|of\s+(?:the\s+)?(?:above|foregoing|same|said|described)|thereof)|so\s+much|not\b|lot\s+[a-z\d]{1,3}\s+(?:only|alone)|(?:the\s+|an?\s+)?(?:[a-z]+\s+){0,2}?(?:floor|storey|stor(?:y|ies)|rooms?|apartment|office|suite|basement|cellar|stall)|(?:the\s+|that\s+)?(?:[a-z]+\s+){0,2}?(?:next|adjoining|adjacent|opposite|beside|abutting)\b[^.;]{0,30}\b(?:above|foregoing|one|described|same)|smaller|larger|less\s+than|more\s+than|another|a\s+different)\b`;
const WHO = String.raw`(?:(?:the\s+|said\s+)*(?:grantee|buyer|purchaser|vendee|donee|lessee|mortgagee)s?|he|she|they)`;
const SAYS = new RegExp(
  [
    String.raw`\b${LAND}\s+${HEREBY}${GIVEN}\s+${HEREBY}${IS}\s+(?:all\s+|in\s+(?:fact|truth)\s+|of\s+)?${OTHER}`,
    String.raw`\b(?:the|said)\s+${GIVEN}\s+(?:[a-z]+\s+)?${LAND}\s+${IS}\s+${OTHER}`,
    String.raw`\bwhat\s+(?:is|was|has\s+been|passes|the\s+grantors?)\s+(?:(?:hereby|herein|now|here|being|to\s+be|sells?|conveys?|gives?)\s+){0,2}(?:${GIVEN}|passes)?[^.;]{0,20}\b(?:is|are)\s`,
    String.raw`\b(?:this|the\s+present|said)\s+(?:deed|conveyance|grant|instrument|sale|release|mortgage|lease|transfer)\s+(?:is\s+)?(?:to\s+)?(?:conveys?|covers?|pass(?:es)?|affects?|is\s+(?:of|for|limited\s+to)|extends?\s+(?:only\s+)?to|appl(?:y|ies)\s+to|reach(?:es)?|embraces?|releases?|touch(?:es)?|relates?\s+to)(?:\s+(?:the|that|an?)\s+${LAND})?\s+${OTHER}`,
    String.raw`\b${WHO}\s+(?:shall\s+|is\s+to\s+|are\s+to\s+|will\s+|hereby\s+)?(?:takes?|gets?|have|receives?|acquires?|buys?|own)\s+${OTHER}`,
    String.raw`\b(?:is|are)\s+(?:all\s+)?(?:that|what)\s+(?:passes|is\s+(?:hereby\s+|herein\s+)?(?:conveyed|sold|granted|leased|mortgaged|taken|released))\b`,
    // "The leased premises are the hatched area on Exhibit C"
    String.raw`\b${GIVEN}\s+(?:premises|area|lands?|parcel|property|tract|site)\s+(?:is|are|being)\s+(?:the|that|an?)\s+[^.;]{0,30}\b(?:(?:cross-?)?hatched|shaded|colou?red|outlined|highlighted|stippled|dashed)\b`,
    // "The above describes the grantor's entire holding", "the foregoing bounds are those of the home farm"
    String.raw`\b(?:above|foregoing|described|preceding)\b[^.;]{0,40}\b(?:describes?|bounds?|covers?|embraces?|encloses?|(?:is|are)\s+(?:a\s+description|those|the\s+(?:lines|bounds|limits|outline|perimeter))\s+of)\s+(?:all\s+of\s+)?(?:the|his|her|my|our|their|an?|[a-z]+['’]s)\s+(?:[a-z]+['’]s?\s+)?(?:entire|whole|original|larger|parent|home|old|full|mother|adjoining|neighbou?ring)\s+(?:[a-z]+\s+)?(?:farm|tract|holdings?|estate|plantation|lands?|parcel|property|lot|premises|place|ranch)\b`,
  ].join('|'),
  'i',
);
const MAY_SAY =
  /hereby|herein|deed|pass|mortgag|transfer|convey|sold|grant|releas|leas|describes|covers|bounds|embraces|encloses|takes|gets|what\s+(?:is|was|passes|the)/i;
const UNLESS =
  /\b(?:same\s+(?:land|premises|property|tract|lot|parcel|real)|subject\s+to|easements?|rights?|minerals?|oil|gas|coal|timber|free\s+(?:from|and|of)|undivided|crops?|hay|profits|rents?|water|homestead|encumbr\w*|title\s+insurance|liens?|warrant\w*|(?:part|portion)\s+of\s+(?:(?:a|the|that)\s+)?(?:(?:larger|certain|original|same|parent)\s+){0,2}(?:tract|lands?|parcel|property|premises|farm|lots?|real\s+estate)\s+(?:of|which|that|convey\w*|deeded|described\s+in|owned|devised|granted|acquired|purchased|set|known|recorded))\b|\bnot\s+(?:(?:the|a|his|her|their)\s+)?(?:homestead|homeplace|located\s+in|subject|within\s+(?:a|any|the)\s+(?:flood|special)|marital|in\s+(?:a|any))\b/i;

export const saysOtherLand = (clause: string): boolean =>
  MAY_SAY.test(clause) && SAYS.test(clause) && !UNLESS.test(clause);
