// Takes: a clause beside a figure. Gives: whether it leaves the figure open: its lines are still to be run or to conform to something, the land is what will be found, the
// description goes on elsewhere, a line is not vouched for. Never: a cost, a fence or a building that is still to be settled, nor a page that follows.

const LINES = String.raw`(?:bounds|boundar(?:y|ies)|lines?|corners?|courses?|distances?|calls?|areas?|acreage|acres|quantity|dimensions?|location|description|legal|size|limits|metes|contents?|measurements?|tract|parcel|lot|premises|land|strip|site|figures?)`;
const FOUND = String.raw`(?:fixed|determined|found|run(?:\s+out)?|surveyed|re-?surveyed|established|adjusted|settled|staked|proved|verified|confirmed|corrected|reformed|conformed|ascertained|laid\s+(?:off|out|down)|measured|agreed|drawn|completed|finali[sz]ed|revised|amended|computed|marked\s+out|decided|adjudged|pointed\s+out|walked|tied\s+down|straightened|shifted|moved|relocated|squared|monumented|redrawn|re-?run|proven|checked|rectified|cleared\s+up|worked\s+out)`;
const LATER = new RegExp(
  [
    String.raw`\b${LINES}\b[^.;]{0,60}?\b(?:shall|will|may|must|is|are|to)\s+(?:(?:hereafter|later|finally|then|thereafter|afterwards?|first|all|also|yet|still|to|such|accordingly|hereinafter|both|each)\s+){0,3}be\s+(?:(?:as|made|such\s+as|more|particularly|exactly|accurately|those|what)\s+){0,3}(?:may\s+be\s+|shall\s+be\s+|are\s+)?${FOUND}\b`,
    String.raw`\b${LINES}\b[^.;]{0,40}?\b(?:yet|still|remains?)\s+to\s+be\b|\b${LINES}\s+(?:then|thereafter|afterwards?|later|hereafter)\s+(?:to\s+be\s+)?${FOUND}\b`,
    String.raw`\b(?:when|once|after|as\s+soon\s+as|until|till|before|upon|pending)\s+(?:the\s+|said\s+|an?\s+|same\s+|such\s+|his\s+|her\s+){0,2}(?:[a-z]+\s+)?(?:${LINES}|survey|plat|map)\s+(?:(?:is|are|has|have|shall|be|been|can|of)\s+){1,3}(?:${FOUND}|made|filed|recorded|approved)\b`,
    // "and this deed made to conform thereto", "the above shall yield to the stakes"
    String.raw`\b(?:made|brought|reformed|changed|altered|amended|drawn|corrected)\s+(?:over\s+)?to\s+(?:conform|agree|accord|match|fit|suit)\b|\b(?:shall|will|to|must)\s+(?:yield|give\s+way|defer|conform|be\s+subordinate)\s+(?:to|thereto)\b`,
    String.raw`\b(?:to\s+have|takes?|gets?|receives?|paid\s+for|pays?\s+for|conveys?|sells?)\s+(?:only\s+)?(?:what|whatever|as\s+much\s+as|so\s+much\s+as)\b[^.;]{0,50}\b(?:found|there|proves?|measures?|turns?|holds?|is|be)\b`,
    String.raw`\b(?:lines?|courses?|distances?|measure|quantity|acres|land|tract)\s+(?:should\s+|shall\s+|do\s+|does\s+)?(?:not\s+)?holds?\s+out\b`,
    String.raw`\b(?:if|should|in\s+case|in\s+the\s+event)\b[^.;]{0,60}\b(?:survey|lines?|tract|parcel|land|lot|premises|same|it|acreage|measurements?)\b[^.;]{0,40}\b(?:short|deficien\w+|lacking|wanting|overrun\w*|excess|prove\w*\s+(?:more|less|otherwise|different)|found\s+(?:to\s+be\s+)?(?:more|less|otherwise|different|incorrect|short))\b`,
  ].join('|'),
  'i',
);
/** One of these stands in all of them. */
const MAY_SETTLE =
  /\bbe\b|\bthen\b|thereafter|afterward|later|hereafter|\b(?:when|once|after|soon|until|till|before|upon|pending|if|should|case|event)\b|conform|agree|accord|match|\bfit\b|suit|yield|give\s+way|defer|what|as\s+much|so\s+much|\bholds?\s+out\b/i;
const LATER_UNLESS =
  /\b(?:caused\s+to\s+be|costs?|expenses?|price|rents?|fence|fences|fencing|taxes|assessments?|damages|compensation|maintain\w*|maintenance|build\w*|structures?|poles|pipes?|facilit\w+|utilit\w+|easements?|set-?backs?|insurance|possession|covenants?|restrictions?|division\s+wall|party\s+wall|trees|premium|interest|default|heirs|foreclos\w*|public\s+(?:sale|auction))\b/i;

/** "Measurements taken from the tax map". */
const FROM_A_MAP =
  /\b(?:measurements?|dimensions?|distances?|courses?|bearings?|lengths?|figures?|lines?|descri\w+|calls|acreage|area)\b[^.;]{0,50}\b(?:taken|derived|compiled|obtained|read|copied|got|figured|computed|plotted|drawn|made|generated|scaled|based|prepared|traced)\s+(?:up\s+)?(?:from|off|by|on|using|with)\s+(?:(?:the|an?|of|county|town|city|online|his|her|old|current)\s+){0,3}(?:tax|assess\w+|gis|aerial|air|photo\w*|google|satellite|drone|memory|sketch|usgs|topo\w*|quad\w*|parcel\s+viewer|plat\s+book\s+map)\b/i;
/** "Area computed by the owner". */
const BY_A_LAYMAN =
  /\b(?:area|acreage|acres|quantity|distances|bearings|courses|lines|description|legal)\s+(?:(?:was|were|as|is|are)\s+)?(?:computed|figured|calculated|supplied|furnished|told|reckoned|measured|run|laid|drawn|written|typed)\s+(?:up\s+|out\s+)?by\s+(?:the\s+|said\s+)?(?:owners?|grantors?|sellers?|vendors?|buyers?|purchasers?|grantees?|tenants?|client|realtor|agent|assessor|neighbou?rs?|parties|family|heirs|broker|clerk)\b/i;
/** "shall take effect only upon approval of the subdivision". */
const TAKES_EFFECT =
  /\b(?:effect|effective|valid|binding|operative|final|complete)\b[^.;]{0,30}\b(?:upon|when|after|until|till|if|once)\b[^.;]{0,60}\b(?:approv\w+|survey\w*|platt?\w*|accept\w+|subdivi\w+|split|re-?zon\w+|partition\w*|division|adjustment)\b/i;

/** The description goes on where nobody can read. */
const ELSEWHERE = String.raw`(?:pages?|sheets?|exhibits?|addend(?:um|a)|riders?|schedules?|attachments?|annex(?:ed)?|appendix|reverse|back|overleaf|next|following)`;
const GOES_ON = new RegExp(
  String.raw`(?:^|[\s(\[.;–—-])(?:continu(?:ed|es|ation)|cont['’]?d|cont\.|carried\s+(?:over|forward)|concluded|(?:runs?|turn)\s+over|goes\s+on|over|see|turn)\s+(?:(?:on|to|in|at|upon|see|the|of|other|reverse)\s+){0,3}["“]?(?:${ELSEWHERE}|side)\b`,
  'i',
);
const GOES_ON_BARE = /^\W*(?:(?:description\s+)?(?:continued|cont['’]d)|[([]\s?cont\.?)\W*$/i;
const REST_ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:balance|remainder|rest|residue|continuation|completion|conclusion|remaining\s+(?:part|portion|courses|calls))\s+(?:of\s+)?(?:the\s+|said\s+|this\s+)?(?:legal\s+|property\s+|above\s+|land\s+)?(?:descriptions?|courses|calls|metes\s+and\s+bounds)\b`,
    String.raw`\b(?:see|per|refer\s+to)\s+(?:the\s+|said\s+|an?\s+)?(?:attached|annexed|separate|${ELSEWHERE})\b[^.;]{0,50}\bfor\s+(?:the\s+|a\s+)?(?:balance|remainder|rest|remaining|additional|further|complete|full|entire|whole|correct|true|actual|exact)\b`,
    String.raw`\b(?:${ELSEWHERE}|map|sketch|survey)(?:\s+["“]?[a-z\d-]{1,4}["”]?)?\s?[,(]?\s?(?:(?:is|are|was|were|which|being|has|have|been)\s+){0,2}(?:not\s+(?:attached|annexed|included|furnished|supplied|received|available|found)|unattached|missing|lost|unavailable|never\s+(?:attached|filed|made))\b`,
    String.raw`\b(?:pages?|sheets?|exhibits?|leaf|leaves|lines?|words?|courses?|calls?)\s+(?:(?:\d|[a-z]|and|through|to|or)\s?[-,]?\s?){0,5}(?:(?:is|are|was|were|has|have|been|being)\s+){0,2}(?:missing|lost|gone|cut\s+off|torn|trimmed|wanting|not\s+(?:copied|scanned|filmed|legible))\b`,
  ].join('|'),
  'i',
);

/** "make no warranty that the easterly line is as described". */
const NOT_VOUCHED =
  /\b(?:no|not|never|without|disclaim\w*|nor|neither)\b[^.;]{0,40}\b(?:warrant\w*|guarant\w*|represent\w*|vouch\w*|certif\w*|assur\w*)\b[^.;]{0,50}\b(?:(?:north|south|east|west)(?:erly|ern)?\s+(?:lines?|bounds?|boundary|side)|lines|bounds|boundar(?:y|ies)|corners?|courses|distances)\b/i;
const MAY_VOUCH = /warrant|guarant|represent|vouch|certif|assur/i;
const NOT_VOUCHED_UNLESS = /\b(?:against|city\s+limits|zon\w+|flood|claims?|sketch|survey\s+line)\b/i;

/** `rest` is how much of the paper follows the clause. */
export function isLeftOpen(clause: string, rest: number): boolean {
  if (MAY_SETTLE.test(clause) && LATER.test(clause) && !LATER_UNLESS.test(clause)) return true;
  if (FROM_A_MAP.test(clause) || BY_A_LAYMAN.test(clause) || TAKES_EFFECT.test(clause)) return true;
  if (REST_ELSEWHERE.test(clause) || (rest < LITTLE && (GOES_ON.test(clause) || GOES_ON_BARE.test(clause))))
    return true;
  return MAY_VOUCH.test(clause) && NOT_VOUCHED.test(clause) && !NOT_VOUCHED_UNLESS.test(clause);
}

/** What follows a description that goes on. */
const LITTLE = 200;

/** "a distance of ___ feet", "to the point of beginning or 75 feet", "33 (or 43) feet", "the southeast (southwest?) corner". */
const BLANK =
  /,\s{0,3}(?:\.{4,}|-{4,}|\?{2,}|(?:etc|&c)\.?)\s{0,2},|_{2,}\s{0,2}(?:feet|ft\b|rods|chains|poles|degrees|minutes|°|['’])|\b(?:distance|length|bearing|corner|line|lot|feet|by|of)\s+_{2,}|\b(?:point|place)\s+of\s+beginning,?\s+(?:or|else|otherwise)\s+(?:at\s+)?\d|\(\s?(?:or|maybe|perhaps|possibly)\s+(?:\d|[ns]\b|north|south|east|west)[^)]{0,30}\)|[([][^()[\]]{0,40}\?\s?[)\]]|\([^()]{2,60}\b(?:by|on|per|in|under)\s+(?:the\s+)?(?:other|another|second|rival)\s+(?:plat|map|plan|survey|deed|book|copy)\s?\)|[([]\s?(?:that\s+is|i\.\s?e\.|meaning|viz\.?|namely|or\s+rather|rather|read|say)[,:]?\s+[^()[\]\d]{0,20}\b(?:feet|yards|rods|poles|chains|links|met(?:er|re)s|varas|perches|paces|inches|north|south|east|west)\s?[)\]]/i;
/** "at the corner of the Tull lot, or as others hold at that of the church lot": two beginnings. */
const TWO_BEGINNINGS =
  /\bbeginning\s+(?:either\s+(?:at|on|in|with)\b|(?:at|on|in|with|for)\s[^;]{3,160}?,?\s+or,?\s+(?:as\s[^,;]{2,40}?,?|else|perhaps|maybe|possibly|otherwise|alternatively,?|(?:by|under|according\s+to)\s[^,;]{2,40},|if\s[^,;]{2,50},|in\s+(?:its|their|his)\s+(?:default|absence|view|opinion),?)\s+(?:at|on|in|from|with)\s)/i;

export const twoBeginnings = (words: string): RegExpExecArray | null =>
  /\bor\b|\beither\b/i.test(words) ? TWO_BEGINNINGS.exec(words) : null;

/** "500.00 (550.00) feet". */
const TWO_LENGTHS =
  /(?<![\d.,°'/-])(?<one>\d[\d,]*(?:\.\d+)?)\s?\(\s?(?<other>\d[\d,]*(?:\.\d+)?)\s?\)\s?(?:feet|ft\b|rods|poles|chains|varas|met(?:er|re)s)/gi;

export function blankAmong(courses: string): RegExpExecArray | null {
  const blank = BLANK.exec(courses);
  if (blank) return blank;
  for (const found of courses.matchAll(TWO_LENGTHS)) {
    const [one, other] = [found.groups!['one']!, found.groups!['other']!].map((length) =>
      Number(length.replaceAll(',', '')),
    );
    if (one !== other) return found;
  }
  return null;
}
