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

/** "in a curved line", "by two straight lines", "bowing out to take in the spring": a course that is no straight line, though it has one bearing. */
const BENT =
  /\bin\s+an?\s+(?:curv(?:ed|ing)|crooked|bow(?:ed|ing)|broken|bent|bending|irregular|zig-?zag|sweeping|wavy)\s+(?:line|course|manner|fashion|way)\b|\bby\s+(?:two|three|four|several|sundry|divers)\s+(?:(?:straight|short|small|unequal)\s+)?(?:lines|legs|courses|angles)\b|\b(?:bow|bend|bulg|swing|jog|dip|veer|swell|curv)ing\s+(?:(?:out(?:wards?)?|in(?:wards?)?|around|round|over|aside|slightly)\s+){0,2}(?:into|around|round|so\s+as|to\s+(?:take|include|leave|miss|clear|avoid|save|pass|reach|give))\b|\bwith\s+an?\s+(?:off-?set|jog|bend|bow|swell)\s+(?:of|to|around|in)\b/i;
/** A curve has its own words; whoever follows a stream or a road tells one bearing for its windings. */
const OF_CURVE = /\b(?:radius|arc|chord|delta|tangent|central|meander\w*|winding\w*)\b/i;
/** "so as to leave the house to Lees", "as the surveyor shall run it", "there being two walnuts there", "half of which is on Lees": what a course's own values do not tell. */
const UNTOLD =
  /\bso\s+as\s+to\s+(?:leave|take|include|exclude|give|keep|save|miss|clear|avoid|throw|embrace|let|make)\b|\bas\s+(?:the|a|said|he|they|it|she)\b[^;,]{0,30}\b(?:shall|will|may|might)\s+(?:then\s+|hereafter\s+|best\s+)?(?:run|lay|find|fix|set|mark|mean|choose|determine|direct|locate|need|judge|see)\b|\bthere\s+(?:being|are|were|is|was)\s+(?:two|three|no|none|another|several|more|neither)\b|\b(?:half|third|quarter|some|most|rest|much)\s+of\s+(?:which|it)\b|\bwhich\s+(?:is|stands|lies)\s+(?:[\w.]+\s+){1,3}(?:feet|foot|rods?|links|poles)\s+(?:on|over|inside|upon|past|beyond)\b|\b(?:as|where)\s+(?:it|the\s+same|they)\s+(?:lay|ran|used\s+to)\b|\b(?:last|first|middle|latter|greater)\s+(?:part|half|end|third)\s+(?:on|by|around|of\s+it|being)\s|\bin\s+round\s+(?:numbers|figures|feet)\b|\bgoing\s+(?:about|around|round)\s+(?:the|an?)\b|[([]\s?(?:on\s+paper|in\s+theory|in\s+thought|so\s+they\s+say|nominal(?:ly)?)\s?[)\]]/i;
export const isBent = (clause: string): boolean => (BENT.test(clause) && !OF_CURVE.test(clause)) || UNTOLD.test(clause);

/** "to a stone or to the middle of the stream, the nearer of the two", "the stone having been carried to Hale's side": a corner that stands in two places. */
const TWO_ENDS =
  /\bor\s+(?:else\s+)?(?:to|at|as\s+far\s+as)\s+(?:the|an?)\s(?!(?:point|place)\b)|\b(?:nearer|nearest|shorter|longer|lesser|greater|farther|former|latter|first)\s+of\s+(?:the\s+two|them|these|which)\b|\b(?:afterwards?|since|later|subsequently|having|has|been)\s+(?:been\s+)?(?:moved|carried|shifted|dragged|pushed|hauled|taken\s+up|(?:re-?)?(?:set|put|placed|planted|driven)\s+(?:up\s+)?(?:on|to|at|upon|across|over|beyond|inside|outside)\s+(?:the\s+(?:other|far|near|opposite|(?:north|south|east|west)\w*)\s+(?:side|bank|end|line)|his|her|their|its|[A-Z][a-z]+['’]s))\b/;
export const hasTwoEnds = (clause: string): boolean => TWO_ENDS.test(clause);

export const isValueless = (clause: string): boolean =>
  clause.length < LONGEST_COURSE && clause.length > 8 && !/\d/.test(clause) && VALUELESS.test(clause);

export const goesOnUnmeasured = (clause: string): boolean =>
  clause.length < LONGEST &&
  !/\d/.test(clause) &&
  GOES_ON.test(clause) &&
  (JOGS.test(clause) || !OF_COURSE.test(clause));
