// Takes: a clause beside a figure. Gives: whether it tells lengths or acres of another measure than their names say: a perch of twenty-one feet,
// Cheshire acres, lengths still to be divided by a factor, acres with an allowance. Never: for the measure that everybody means.
import { isStandardMeasure } from './own-parts.ts';

const EACH = String.raw`\b(?:feet|foot|ft\.?|inches|links|yards|varas)\s+(?:and\s+[\w\s-]{1,30}\s+)?(?:to|in|for|per|make|making)\s+(?:the|an?|each|every|one)\s+`;
/** A rod, a pole and a chain also stand at corners: only behind such words is one a measure. */
const TO_THE_UNIT = String.raw`${EACH}(?:perch|vara|link|yard)\b|\b(?:scale|rate|measure|reckon\w*|count\w*|allow\w*|chain|pole|rod)\b[^.;,]{0,40}${EACH}(?:pole|rod|chain)\b`;
const PEOPLES = String.raw`(?:plantation|cheshire|lancashire|cornish|irish|scot(?:ch|s|tish)|cunningham|customary|woodland|forest|french|paris|rhenish|rhineland|dutch|guernsey|local|builders?['’]?s?)`;
const OTHER = new RegExp(
  [TO_THE_UNIT, String.raw`\b(?:${PEOPLES}\s+(?:(?:large|long|great|land|old)\s+)?|(?:large|great)\s+)measure\b`].join(
    '|',
  ),
  'i',
);
const ARPENTS = /\barpents?\b|\btoises?\b/i;

/** Grid lengths are often told with their factor; only where the paper conveys the others does it speak against them. */
const FACTOR = /\b(?:multipl|divid)\w*\b[^.;]{0,60}\bby\b[^.;]{0,60}(?:\d\.\d|factor)/i;
const CONVEYED =
  /\b(?:convey\w*|intended|meant|govern\w*|hereby|(?:are|is|being)\s+the\s+(?:true|real|actual|proper|ground)?\s?(?:distances?|lengths?|dimensions?))\b/i;

/** "divide by 0.9412": no grid is so far from the ground. */
const FAR_FACTOR = /\b(?:multipl|divid)\w*\b[^.;]{0,60}?\bby\b[^.;]{0,40}?(?<factor>\b\d?\.\d{2,}|\b\d{1,3}\b)/i;
const OF_LENGTHS = /\b(?:distances?|lengths?|dimensions?|feet|foot|units?|ground|grid|figures?)\b/i;
/** "multiply by 0.9 to obtain grid": those printed are the ground's. */
const TO_GRID = /\b(?:obtain|get|give|yield|reduce|convert)\b[^.;]{0,20}\b(?:grid|state\s+plane)\b/i;
const GRID = 0.003;
function hasFarFactor(clause: string): boolean {
  const factor = Number(FAR_FACTOR.exec(clause)?.groups?.['factor'] ?? 1);
  return Math.abs(factor - 1) > GRID && OF_LENGTHS.test(clause) && !TO_GRID.test(clause);
}

/** "Distances listed are in project units". */
const UNITS_OF_A_DRAWING =
  /\b(?:distances?|lengths?|dimensions?)\b[^.;]{0,40}\bin\s+(?:project|model|map|paper|drawing|scaled?|plan|arbitrary)\s+units?\b/i;

/** "allow three degrees for variation on the first and fourth lines": of some courses only. */
const SOME_TURNED =
  /\b(?:variation|declination)\b[^.;]{0,60}\b(?:on|to|in|for)\s+(?:the\s+|those\s+|these\s+|only\s+){1,2}(?:(?:first|second|third|fourth|fifth|sixth|last|two|three|four|old|older|other|new)\s+){1,2}(?:and\s+\w+\s+)?(?:lines?|courses?|calls?|sides?)\b/i;

/** "Bearings of the first two courses are magnetic; the others are by the grid". */
const MERIDIAN = String.raw`(?:magnetic|grid|true|astronomic\w*|assumed|geodetic|state\s+(?:plane|grid)|record|compass|needle|solar|polaris)`;
const SOME_BY_ANOTHER = new RegExp(
  String.raw`\bbearings?\b[^.;]{0,30}\b(?:of|for|on|in)\s+(?:the\s+)?(?:first|second|third|fourth|fifth|last|next|two|three|(?:north|south|east|west)(?:erly|ern)?)\b[^.;]{0,50}\b(?:are|is|was|were|being)\s[^.;]{0,30}\b${MERIDIAN}\b|\b(?:others?|rest|remaining(?:\s+[a-z]+)?|remainder|balance)\s+(?:of\s+(?:the\s+|them\s+)(?:[a-z]+\s+)?)?(?:are|is|being|were|by|from|on|in)\s+(?:(?:referred|based|to|on|by|from|the|taken|run|true|a)\s+){0,4}${MERIDIAN}\b`,
  'i',
);

/** "magnetic on the rest", "all bearings to be turned 1°30' right save the last". */
const SOME_APART =
  /\b(?:magnetic|true|grid|ground|level|slope)\s+(?:on|for|in)\s+(?:the\s+)?(?:rest|others?|remaining|remainder|first|last|second|third|fourth)\b|\b(?:bearings|courses|lines|distances|lengths)\b[^.;]{0,80}\b(?:save|saving|except|excepting|but)\s+(?:for\s+|only\s+)?(?:(?:the|that)\s+(?:first|second|third|fourth|fifth|last|closing|final)\b|(?:course|line|call)s?\s+(?:nos?\.?\s?)?\d)/i;

/** Another foot, perch or chain: "the foot used is the Philadelphia district foot", "a half chain", "the vara of 32.8 inches", "four links short". */
const OTHER_UNIT = new RegExp(
  [
    String.raw`\bthe\s+foot\s+(?:here\s+|herein\s+)?(?:used|is|meant|employed)\b(?!\s+(?:the\s+)?(?:(?:u\.?\s?s\.?|united\s+states|international)\s+)?(?:survey\s+)?foot)`,
    String.raw`\b(?:perch|pole|rod|foot|vara|link|acre)\s+(?:of|as\s+used\s+in|customary\s+in)\s+(?!land|wood|iron)[a-z]+\s+(?:is|was|being|has\s+been)\s+(?:used|meant|understood|taken)\b`,
    String.raw`\b(?:(?:an?|the|gunter['’]?s?)\s+half|two[\s-](?:pole|rod|perch)|engineers?['’]?s?|ramsden['’]?s?)[\s-]chains?\b(?!\s+(?:bridge|saw|link))`,
    String.raw`\b(?:circle|compass|limb|needle|instrument)\b[^.;]{0,30}\b(?:cut|divided|graduated|reckoned|numbered)\b[^.;]{0,20}(?:\b400\b|\bfour\s+hundred\b|\bgrad(?:e|ian)?s\b|\bbackwards?\b)|\bcentesimal\s+degrees\b`,
    String.raw`\bsurface\s+measure(?:ments?)?\b|\b(?:measured|chained|taped|laid\s+off)\s+(?:up|down|on|along|over)\s+the\s+(?:slope|hill(?:side)?|bank|surface)\b`,
    String.raw`\b(?:slope|slant|inclined?|surface\s+of\s+the\s+hill)\s+(?:lengths?|distances?|measure(?:ments?)?)\b|\b(?:lengths?|distances?|measurements?)\b[^.;]{0,50}\b(?:on|along|down|up)\s+(?:the\s+|a\s+)?(?:slope|hillside|incline|(?:ground|surface)\s+on\s+an?\s+[\d.]+\s?%?)`,
    String.raw`\b(?:add|deduct|allow|subtract|take\s+off)\b[^.;]{0,40}\b(?:in|to|for|on|from)\s+(?:each|every)\s+(?:hundred|100|chain|pole|perch|rod|line|course)\b`,
    String.raw`\b(?:french|paris|irish|scots|scotch|cheshire|cunningham|rhenish|rhineland|dutch|plantation)\s+(?:feet|foot|acres?|perch(?:es)?|poles|chains)\b`,
    String.raw`\b(?:feet|foot|yard|perch|link)\s+(?:being\s+)?of\s+\d+(?:\.\d+)?\s+inches\b|\bmeasure\s+(?:here\s+|herein\s+)?(?:used|employed|meant)\s+(?:is|was|being)\b`,
    String.raw`\bvara\b[^.;]{0,40}?\b\d{2}(?:\.\d+)?\s+inches\b`,
    String.raw`\b(?:chain|tape|pole|rod)\b[^.;]{0,60}\b(?:found|proved|proven|prov(?:es|ing)|tested|discovered)\b[^.;]{0,40}\b(?:short|long)\b|\b(?:links?|inch(?:es)?|feet|foot)\s+too\s+(?:short|long)\b`,
  ].join('|'),
  'i',
);
/** Before a table of lengths on a hill nobody says that they are level. */
const IS_LEVEL = /\b(?:horizontal|reduced\s+to|level(?:led)?\s+(?:lengths?|distances?)|corrected\s+for)\b/i;

const ALLOWANCE =
  /\bacres?\b[^.;]{0,50}\b(?:and|with|besides|plus|over|beside)\b[^.;]{0,30}\ballowances?\b|\ballowances?\s+of\s+(?:six|6|five|5)\s+per\b/i;

export const hasOtherMeasure = (clause: string): boolean =>
  (OTHER.test(clause) && !isStandardMeasure(clause) && !ARPENTS.test(clause)) ||
  (FACTOR.test(clause) && CONVEYED.test(clause)) ||
  hasFarFactor(clause) ||
  UNITS_OF_A_DRAWING.test(clause) ||
  SOME_TURNED.test(clause) ||
  SOME_APART.test(clause) ||
  SOME_BY_ANOTHER.test(clause) ||
  (OTHER_UNIT.test(clause) && !isStandardMeasure(clause) && !IS_LEVEL.test(clause)) ||
  ALLOWANCE.test(clause);
