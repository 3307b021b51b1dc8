// Takes: a clause between two courses. Gives: whether it goes on from the one without a bearing or a length: "; with the road to a pole, a bend;", "; around the pond to the
// other side;". Never: a course of its own, what a line passes or leaves, nor whose land it runs along.

const ALONG = String.raw`(?:with|along|down|up|over|through|across|following|by|on|keeping|going|crossing|continuing)`;
const AROUND = String.raw`(?:around|round|past|skirting|rounding|jogging|bending|winding|curving|veering|zigzagging|jutting|stepping|skipping|omitting|avoiding)`;
const SHORT_WAY = String.raw`an?\s+(?:little|short|small|few|good)\s+(?:way|ways|distance|piece|bit|steps)`;
const GOES_ON = new RegExp(
  String.raw`^\W*(?:(?:and|then|so|thus|also)\s+){0,2}(?:(?:on|out|back|off)\s+)?(?:${AROUND}\b|${ALONG}\b[^;\d]{0,60}\b(?:(?:un)?to|till|back)\b|${ALONG}\b[^;\d]{0,40}\b${SHORT_WAY}|(?:to|till|until)\s+(?:(?:the|a|an|where)\s+)[^;\d]{0,40}\b(?:bend|turn|other\s+side|again)\b)`,
  'i',
);
/** Where it arrives, and what only tells along what the course before it ran. */
const OF_COURSE = /\b(?:beginning|commencement|start(?:ing)?|degrees|hundred|feet|chains|poles|perches|thence)\b/i;
const JOGS = /^\W*(?:and\s+)?(?:jogging|jutting|stepping|offsetting)\b/i;
const LONGEST = 120;

/** "; thence still on;": a course without a value. */
const VALUELESS =
  /^\W*thence\b(?![^;]{0,60}?\b(?:leaving|departing|cross\w*|follow\w*|courses?|sever\w*|beginning|commencement|start\w*|degrees|hundred|(?:fif|six|seven|eigh|nine)ty|twenty|thirty|forty|feet|chains|poles|perches|rods|yards|varas|north\w*|south\w*|east\w*|west\w*)\b)/i;
const LONGEST_COURSE = 60;

export const isValueless = (clause: string): boolean =>
  clause.length < LONGEST_COURSE && clause.length > 8 && !/\d/.test(clause) && VALUELESS.test(clause);

export const goesOnUnmeasured = (clause: string): boolean =>
  clause.length < LONGEST &&
  !/\d/.test(clause) &&
  GOES_ON.test(clause) &&
  (JOGS.test(clause) || !OF_COURSE.test(clause));
