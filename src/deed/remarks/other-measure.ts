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

const ALLOWANCE =
  /\bacres?\b[^.;]{0,50}\b(?:and|with|besides|plus|over|beside)\b[^.;]{0,30}\ballowances?\b|\ballowances?\s+of\s+(?:six|6|five|5)\s+per\b/i;

export const hasOtherMeasure = (clause: string): boolean =>
  (OTHER.test(clause) && !isStandardMeasure(clause) && !ARPENTS.test(clause)) ||
  (FACTOR.test(clause) && CONVEYED.test(clause)) ||
  ALLOWANCE.test(clause);
