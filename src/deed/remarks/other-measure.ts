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

const ALLOWANCE =
  /\bacres?\b[^.;]{0,50}\b(?:and|with|besides|plus|over|beside)\b[^.;]{0,30}\ballowances?\b|\ballowances?\s+of\s+(?:six|6|five|5)\s+per\b/i;

export const hasOtherMeasure = (clause: string): boolean =>
  (OTHER.test(clause) && !isStandardMeasure(clause) && !ARPENTS.test(clause)) ||
  (FACTOR.test(clause) && CONVEYED.test(clause)) ||
  hasFarFactor(clause) ||
  UNITS_OF_A_DRAWING.test(clause) ||
  SOME_TURNED.test(clause) ||
  ALLOWANCE.test(clause);
