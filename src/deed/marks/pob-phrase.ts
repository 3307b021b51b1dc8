// Takes: folded text. Gives: where it names a point of beginning: "the true point of beginning", "P.O.B.", "the place first mentioned".
// Never: what is meant by it; structure.ts weighs what stands around it.
import { wording } from '../words/wording.ts';

const THE = '(?:(?:the|said|a|its) )?';
/** Words hyphened at the end of a line have their hyphen. */
const BEGINNING = String.raw`(?:begg?i?n+in?g|be-\s{0,2}ginning|begin-\s{0,2}ning)`;
const WHERE_IT_BEGINS = [
  wording`${BEGINNING}(?: point)?|commencement|commencing|starting|start|begin\b|beg\b|com\b(?=[.,;]|$)|departure|origin|entry`,
];
const PLACE = wording`(?:(?:true)?point|place|corner|post|stake|points|bound|p[lt]\.?)`;
const ALSO_PLACE = wording`(?:and\/?o?r? place |or place |of place |or point |and )?`;
const TRUE = ['true', 'actual', 'principal', 'real', 'aforesaid', 'above', 'first', 'original'];
/** "the true point or place of beginning", "pt. of beg", "the point of commencement". */
const POINT_OF_BEGINNING = wording`${THE}(?:${TRUE} ){0,2}${PLACE}\s{0,3}${ALSO_PLACE}[~-]?(?:of|or|at)(?: |[~-]\s?)
  (?:the |its )?(?:(?:true|actual|real) )?${WHERE_IT_BEGINS}`;

/** "to the corner of beginning": whatever noun stands there. */
const NOUN_OF_BEGINNING = wording`(?<=\bto (?:(?:the|said|its) )?)(?!north|south|east|west|side|rear|line|feet|date|time|year)[a-z]{3,8} of (?:the )?
  ${BEGINNING}\b`;

const BEGAN = '(?:began|begins|begun|starts|started|commences|commenced)';
/** "the corner begun at", "the stone where this description began". */
const WHERE_BEGUN = wording`(?:(?:the|said|that) )?(?:place|point|corner|bound|post|stake|stone|spot) (?:(?:begun|began|started) (?:at|from)
  |where (?:(?:this|the|said) )?(?:description|survey|it|you|we|i) (?:first )?${BEGAN})\b|(?<=\bto )where (?:this|the|said) (?:description|survey) ${BEGAN}\b`;

/** "the beginning corner", "the initial stake". */
const BEGINNING_POINT = wording`(?:(?:the|said) )?(?:true )?(?:beginning|initial|starting) (?:point|corner|place)
  |(?:(?:the|said) )?initial (?:stake|post|stone|monument|mound|station)\b(?! (?:of|no)\b)`;

const POB = String.raw`p\.?\s?[o0]\.?\s?b\b\.?|t\.?p\.?[o0]\.?b\b\.?`;

const CORNER = 'place|point|bound|corner|street|stake|monument';
/** "the place first mentioned", "the corner first above named", "the first-mentioned point". */
const FIRST_MENTIONED = wording`(?:the )?(?:${CORNER}|line|pin|post)?\s{0,3}(?:or bound )?\bfirst (?:above )?(?:mentioned|named|described|aforesaid)
  (?: (?:${CORNER}))?|first[- ](?:mentioned|named) (?:point|place|bound|corner)`;
/** "the first station", "the first corner of the land herein described", "corner No. 1." */
const FIRST_CORNER = wording`(?:(?:the|his) )?first station\b(?! (?:of|on|along|at|and)\b)
  |the first (?:bound|corner|monument) of (?:the|this|said) (?:land|lot|premises|tract|parcel)s? (?:herein|hereby|hereinafter|to be|now)\b
  |corner n(?:o|umber)\.?\s?(?:1|one)\b(?=[,;.\s]{0,3}(?:and )?(?:the )?(?:place|point) of begin|[.;])`;

/** Of the land that is described, and not of a tract spoken of: "the beginning of the tract herein conveyed". */
const OF_THIS_LAND = wording`(?:the|this|said) (?:(?:tract|land|parcel|lot)s? (?:herein|hereby|above|to be)|line (?:herein|hereinafter|to be)\b
  |(?:strip|easement|cent(?:er|re)\s?line)\b)`;
const THE_BEGINNING = wording`the (?:true|actual) begin+ing\b(?! of (?:an?|the|said) (?:[a-z-]+ ){0,2}(?:curve|arc)\b)
  |the (?:first )?${BEGINNING}\b(?! of(?! ${OF_THIS_LAND}))
  |(?<=\bto )beginning(?=\s{0,2}(?:[.;,(]|$)| (?:(?:and )?(?:contain|compris|embrac|enclos)|exc[le]))
  |(?<=\bto (?:(?:the|its) )?)beg(?:in(?=\s{0,2}[.;,]|\s{0,2}$))?\b`;

/** "thence home", "to start". */
const HOME = wording`start(?=\s{0,2}[.;,]|\s{0,9}$)|home(?<=\bthence,? (?:to )?home)(?=\s{0,2}(?:[.;,\n]|$))`;

const MENTION = new RegExp(
  wording`\b${[
    POINT_OF_BEGINNING,
    NOUN_OF_BEGINNING,
    HOME,
    WHERE_BEGUN,
    BEGINNING_POINT,
    POB,
    FIRST_MENTIONED,
    THE_BEGINNING,
    FIRST_CORNER,
  ]}`,
  'g',
);

export interface PobPhrase {
  readonly start: number;
  readonly end: number;
}

/** Every mention of a point of beginning in the whole text, in order. */
export const pobPhrases = (text: string): PobPhrase[] =>
  Array.from(text.matchAll(MENTION), ({ 0: words, index }) => ({ start: index, end: index + words.length })).filter(
    ({ end }) => !OF_OTHER_LAND.test(text.slice(end, end + 80)),
  );

const LAND = '(?:tract|parcel|survey|grant|patent|piece|lot|land|farm|plantation)';
const CALLED = '(?:called|known|belonging|owned|granted|patented|surveyed|formerly|now)';
/** "to the beginning corner of Tarn's survey", "to the beginning of a tract called Mill Land": where another land begins. */
const OF_OTHER_LAND = new RegExp(
  wording`^(?: (?:tree|stone|post|stake|oak|rock|corner))? (?:of|to) (?:(?:an?|another) (?:[a-z]+ )?${LAND}(?: of land)? ${CALLED}\b
    |(?:[a-z]+ ){0,2}[a-z]+'s (?:[a-z]+ )?${LAND}\b|(?:the|said|the said) ${LAND}(?: of land)? (?:called|known (?:as|by))\b)`,
);
