// Takes: an area and the sentence it stands in, behind a description or before it. Gives: whether that sentence speaks of the land described, of
// another thing, or of what cannot be told. Never: a guess: a subject that is not known to be the land leaves the area doubted.
import { isBound } from './area-qualifier.ts';
import type { Description } from './description.ts';
import { wording } from '../words/wording.ts';
import { ABOUT, type Clause, clauseOf, SENTENCE_END } from './area-clause.ts';

export type Subject = 'land' | 'other' | 'doubted';

const VERB = new RegExp(wording`
  \b(?:contain\w*|cont'?g|cont\b\.?|compris\w*|embrac\w*|enclos\w*|inclos\w*|includ(?:es|ing)|cover(?:s|ing)
  |occup(?:ies|ying)|consist\w*|being|is|are|was|be|has|have|having|amount\w*|aggregat\w*|measur\w*|total(?:s|ing)|equals?|shall|makes?|making
  |holds?|holding|takes? in|com(?:es|ing) to|works? out|retains?|owns?)\b`);

/** "Area of", "the total acreage in": what follows is the subject. */
const AREA_OF = new RegExp(wording`
  ^(?:the )?(?:total |gross |net |computed |approximate |whole |entire ){0,2}(?:areas?|acreage|extent|size|quantity|contents?) (?:
  (?:or contents?|inclosed|enclosed|contained) ){0,2}(?:of|in|within|by|for) `);

/** What may stand with the land's noun and leave it the land described. */
const PLAIN = wording`
  (?:the|said|leased?|this|that|such|same|first|second|third|fourth|fifth|last|these|those|all|of|in|or|and|as|so|thus|above|aforesaid|foregoing
  |following|herein|hereby|hereinabove|hereinbefore|described|conveyed|granted|surveyed|computed|calculated|total|gross|net|entire|whole|subject
  |certain|triangular|irregular|rectangular|improved|unimproved|resulting|portion|part|tracts?|parcels?|pieces?|strips?|lots?|lands?|area|mentioned
  |bounded|platted|annexed|metes|bounds|boundar(?:y|ies)|lines|limits|(?:no|number|numbered|#)\.?|\d{1,3}(?:\.\d+)?[\s-](?:foot|feet|ft)|wide
  |"?[a-z]"?|\d{1,3}[a-z]?|[ivx]{1,4}|one|two|three|four|five)`;

const NOUN = wording`
  (?:tracts?|parcels?|lands?|property|properties|premises|lots?|pieces?|plots?|grounds?|areas?|acreage|strips?|sites?|plats?|survey|territory|district
  |estate|realty|homestead|farm|plantation|claims?|lode|millsite|section|description|figure|boundar(?:y|ies)|bounds|whole|same|all|above|foregoing)`;

const LAND = new RegExp(String.raw`^(?:${PLAIN}[\s,-]{1,3}){0,9}["']?${NOUN}\b`);

const LABEL = new RegExp(wording`
  ^(?:(?:${ABOUT}|the|total|gross|net|computed|calculated|surveyed|measured|land|lot|tract|parcel|site|approximate|fenced|whole|in all)[\s:,]{1,3}){0,4}
  (?:areas?|acreage|acres|contents?|quantity|size|extent|(?:present|new|actual|field|my|our) survey
  |(?:in )?superfic(?:ies|ial (?:area|contents?|measure))|in (?:area|extent)|total|take|annexed|it|which|in all|whole)?
  (?: (?:annexed|conveyed|described|as measured|as surveyed|by survey|about|approximately|parcel|tract))?[\s:=,-]*$`);

const FOREIGN = new RegExp(wording`
  \b(?:easements?|rights?[\s-]{1,2}of[\s-]{1,2}way|r/w|roads?|roadways?|streets?|alleys?|highways?|railroads?|railways?|ponds?|lakes?|wetlands?
  |flood\s?(?:zone|plain|way)?|zone|zoning|minimum|maximum|set-?backs?|buffers?|footprint|buildings?|dwellings?|residences?
  |houses?(?! (?:lot|place|site|tract))|homes?(?! (?:place|lot|tract|farm))|cottages?|apartments?|garages?|barns?|warehouses?|structures?|floors?
  |parking|pavement|impervious|coverage|timber|adjoining|adjacent|neighbou?ring|abutting|contiguous|parent|larger|mother|remainder|residue|residual
  |remaining|balance|grantors?|sellers?|vendors?|owners?|lessors?|lessees?|temporary|construction|excepted|prior|former|previous|tax|assessed
  |assessor|other|another|patent)\b`);

/** What an exception leaves: the land's own net area. */
const LEFT = /^(?:remain|resid|balance)/;

const EXCEPTED = /\b(?:except|deduct|exclud|less|sav(?:e|ing)|taken|taking|sold)/;

const PART_OF = /^of\s+(?:the\s+)?(?:above|said|this|these|which|foregoing|same|whole)\b/;

const WHAT_REMAINS = /\b(?:leaving|leaves|net|remain\w*|balance)\b/;

const MEANT = new RegExp(wording`
  ^(?:supposed|estimated|said|believed|reputed|thought|found|known|called)(?: to)?$
  |^(?:for )?(?:a |the )?total\b(?!:? (?:of )?\w{1,5} (?:tract|parcel|lot|piece)s)
  |^(?:it is )?(?:meaning|intending|intended|the intention)\b[^.;]{0,50}\bconvey\w*$`);

/** What an area in the words behind a description is said of. */
export function subjectOf(folded: string, d: Description, clause: Clause): Subject {
  const words = clause.words.replace(OPENING, '');
  if (!clause.isLater) {
    if (isIntroduced(words)) return 'other';
    return isLeft(words) || LOOSELY_INTRODUCED.test(words) || isNeighbours(folded, d, words) ? 'doubted' : 'land';
  }
  if (PART_OF.test(words)) return 'other';
  if (WHAT_REMAINS.test(words) && EXCEPTED.test(words)) return 'land';
  const land: KnownLand = {
    isKnown: (noun) => isKnown(folded, d, clause, noun),
    isLessened: () => EXCEPTED.test(folded.slice(Math.max(d.starter.start, d.end - 40), clause.start + 80)),
  };
  return subjectOfSentence(words, land);
}

/** What the land is called in the words that tell of it, and whether something is taken off it. */
interface KnownLand {
  readonly isKnown: (noun: string) => boolean;
  readonly isLessened: () => boolean;
}

/** Whether an area behind land that has no courses, which ends at `from` if that is known, is said of another thing, or bounded, in a sentence of its own. */
export function isOfAnotherThing(folded: string, from: number, at: number): boolean {
  const clause = clauseOf(folded, from, at);
  if (!clause.isLater) return false;
  const words = clause.words.replace(OPENING, '');
  const land: KnownLand = {
    isKnown: (noun) => folded.slice(0, from || clause.start).includes(noun.slice(0, 6)),
    isLessened: () => EXCEPTED.test(folded.slice(Math.max(0, from - 80), clause.start + 80)),
  };
  return PART_OF.test(words) || isBound(folded, at) || subjectOfSentence(words, land) !== 'land';
}

/** Whether an area before a description, in a sentence that has ended, is said of another thing than the land or of one that cannot be told. */
export function isOfOtherSentence(folded: string, from: number, at: number, end: number, starter: number): boolean {
  if (!LEAD_ENDS.test(folded.slice(end, starter))) return false;
  const words = clauseOf(folded, from, at).words.replace(OPENING, '').replace(HEADED_BY, '');
  if (IS_INTRODUCED.test(words) || IS_TAKEN.test(words)) return false;
  if (
    !ACTS.test(words) &&
    (IS_PIECE.test(folded.slice(end, end + 50)) || (IS_AREA.test(words) && !FOREIGN.test(words)))
  )
    return false;
  const land: KnownLand = {
    isKnown: (noun) => folded.slice(end, starter).includes(noun.slice(0, 6)),
    isLessened: () => EXCEPTED.test(folded.slice(at, starter)),
  };
  const named = NAMED.exec(words)?.[1];
  if (named !== undefined && folded.slice(end, starter).includes(named)) return false;
  return PART_OF.test(words) || subjectOfSentence(words, land) !== 'land';
}

/** "The Protected Property contains 9 acres. … The bounds of the Protected Property are:" */
const NAMED = new RegExp(wording`
  ^the ([a-z]+ (?:property|premises|lands?|tract|parcel|area|site|easement)) (?:contain|compris|consist|is|has)`);

/** "ITEM 2:\nAll that lot", "II. All that lot". */
const HEADED_BY = new RegExp(wording`
  ^(?:also|(?:item|tract|parcel|exhibit) (?:no\.?\s?)?\S{1,5}?|first|second|third|fourth|[ivx]{1,4}|\(?[a-h\d]{1,2})\s?[:.)\n]\s{0,3}`);

/** Behind "as follows" none. */
const LEAD_ENDS = new RegExp(String.raw`(?<!follow(?:s|ing)|:\s{0,3}|\bwit|\bviz)(?:${SENTENCE_END.source})`);

/** "REQUIRED RIGHT OF WAY: 0.4 AC." of a sheet. */
const IS_TAKEN = new RegExp(wording`
  \b(?:required|proposed|permanent|new|total|fee|area of) (?:rights?[\s-]of[\s-]way|r/w|easement|taking|take)(?: area)?\s?[:=]\s{0,4}$`);

/** "55 acres of land out of", "a 37.8 acre tract". */
const IS_PIECE = new RegExp(wording`
  ^(?: of (?:land|ground)|[\s-]+(?:[a-z]+ ){0,2}(?:tract|parcel|piece|lot|site|strip|plot|survey|easement))\b`);

/** "with an area of", "which contains". */
const IS_AREA = /\b(?:area|acreage|contain\w*|compris\w*|embrac\w*)\s[^.;]{0,30}$/;

/** "a tract of land containing about 4 acres". */
const IS_INTRODUCED = new RegExp(wording`
  \b(?:tracts?|parcels?|pieces?|strips?|plots?|lots?)(?: or (?:tract|parcel|piece|strip|plot|lot)s?)?(?: of (?:[a-z]+ )?(?:land|ground|property))?
  ,? (?:of|contain\w*|compris\w*|embrac\w*|being|consisting of|measuring) (?:(?:about|approximately|some|an? area of) ){0,2}$`);

const OPENING = /^[\s.,;:)"'-]+(?:and\s+)?/;

/** "No lot shall be less than". */
const NO_PIECE = /^no\s/;

const SAYS_AREA = /\b(?:contain|compris|embrac|area|acre|content|superfic|total)/;

function subjectOfSentence(words: string, land: KnownLand): Subject {
  if (NO_PIECE.test(words)) return 'other';
  const said = saidOf(words.replace(AREA_OF, ''), land);
  if (said === 'land') return said;
  // "declination 22½° E. Area 22.9 acres", "and the tract embracing 27 acres": the last of its words alone speak of the land.
  const last = LAST.exec(words)?.groups!['words']!.replace(/^.*\.\s+/, '');
  if (last === undefined || NO_PIECE.test(words) || !(LAND.test(last) || (said !== 'other' && SAYS_AREA.test(last))))
    return said;
  return saidOf(last, land) === 'land' ? 'land' : said;
}

const LAST = /(?:[,.\])]\s+|['"\d]\s+)(?:and\s+)?(?<words>[^,\])]{0,80})$/;

function saidOf(words: string, known: KnownLand): Subject {
  const verb = VERB.exec(words);
  const subject = (verb ? words.slice(0, verb.index) : words).trim();
  if (subject === '' || /^(?:which|that|it|and|\()$/.test(subject)) return 'land';
  if (IS_PORTION.test(subject) || IS_COUNTY.test(subject)) return 'land';
  const land = LAND.exec(subject);
  const behind = land ? subject.slice(land[0].length) : '';
  const foreign = FOREIGN.exec(subject);
  const isOwn = land !== null && !ANOTHERS.test(behind) && !/^an?\s/.test(subject);
  if (!foreign) {
    const isMeant = isOwn || LABEL.test(`${subject} `) || MEANT.test(subject);
    return isMeant || (isLoose(subject) && !ACTS.test(subject)) ? 'land' : 'doubted';
  }
  // "said tract along the road", not "lot coverage".
  if (isOwn && foreign.index >= land[0].length && PLACED.test(behind)) return 'land';
  if (known.isKnown(foreign[0]) || (LEFT.test(foreign[0]) && known.isLessened())) return 'land';
  return isLoose(subject) && !ACTS.test(subject) ? 'land' : 'other';
}

/** "Grantor reserves a house and", "I direct my son to sell the lower tract,": what is described in such a sentence is no land described before it. */
const ACTS = new RegExp(wording`
  ^(?:together|also|with|reserving|plus|i|we|he|she|they|no|any|each|every|item|grant(?:ors?|ees?)|less(?:ors?|ees?)|owners?|buyers?|sellers?
  |vendors?|unit|total:? (?:of )?(?:two|three|four|five|six|\d{1,3}) (?:tract|parcel|lot|piece)s)\b
  |^the (?:grant(?:ors?|ees?)|less(?:ors?|ees?)|owners?|buyers?|sellers?|vendors?|city|county|company|trustees?|part(?:y|ies))\b`);

/** "Said portion contains", where nothing says which. */
const IS_PORTION = new RegExp(wording`
  ^(?:the )?(?:said|this|above|aforesaid|foregoing) (?:(?:above|described)[\s-]+){0,2}(?:portion|part)(?: of land)?$`);

/** "Polk County, Oregon (containing": the land lies there. */
const IS_COUNTY = new RegExp(wording`
  ^(?:all )?(?:in )?(?:[a-z.]{2,14} ){1,3}(?:county|parish|borough)(?:, [a-z]{3,12}(?: [a-z]{4,12})?)?[.,]?\s?\($`);

/** "the tract sold to Hill", "the tract on the north", "lands of Smith". */
const ANOTHERS = new RegExp(wording`
  ^ (?:of (?!land|ground|property|real)|sold|retained|reserved|kept|belonging|owned|left|taken|adjoining|adjacent|abutting|next
  |(?:on|to) the (?:north|south|east|west))`);

const PLACED = new RegExp(wording`
  ^[\s,]+(?:along|on|in|at|by|near|lying|bounded|between|within|with|across|over|through|subject|less|exclusive|excluding|including|after|as|so
  |herein|described|north|south|east|west|is|being)\b`);

/** ", all in the county of Polk, and" before "containing": the verb is not that of the words before it. */
const isLoose = (subject: string): boolean => /(?:[,)\]"]|\band|\d[a-z]?)$/.test(subject);

/** "said easement contains": the thing that is described, where the words before the description name it and none behind it do. */
function isKnown(folded: string, d: Description, { start }: Clause, noun: string): boolean {
  const lead = folded.slice(Math.max(d.leadFrom, d.starter.start - 1500), d.starter.start);
  return lead.includes(noun.slice(0, 6)) && !folded.slice(d.end, start).includes(noun.slice(0, 6));
}

/** ", together with an easement containing 2 acres", ", subject to a road of 1 acre": another thing, described in the description's own sentence. */
const INTRODUCED = new RegExp(wording`
  \b(?:together with|subject to|along with|reserving|also|plus) (?:an?|the|that|all|one|two) [^.;]{0,140}?\b
  (?:easements?|rights?[\s-]{1,2}of[\s-]{1,2}way|roads?|roadway|strips?|drives?|driveway|lane|alley)\b
  (?: (?:[^.;,]{0,60} )?|[^.;]{0,140}\b(?:said|which|such|the) (?:easement|right[\s-]of[\s-]way|road|strip|drive|lane|alley)\w* )
  (?:contain\w*|of|cover\w*|compris\w*|being|is|having) (?:an area of |about |approximately )?$`);

const isIntroduced = (words: string): boolean => INTRODUCED.test(words);

/** ", together with a lane, containing 1 acre": the land or the lane. */
const LOOSELY_INTRODUCED = new RegExp(wording`
  \b(?:together|along) with (?:an?|the) [^.;]{0,120}\b(?:easements?|rights?[\s-]{1,2}of[\s-]{1,2}way)\b[^.;]{0,120}, (?:and )?contain\w* (?:about |approximately )?$`);

const NAMED_LAND = new RegExp(wording`
  \bsaid (?<name>(?!last|above|first|whole|entire|described)[a-z][a-z.'-]{2,20} (?:tract|farm|lot|place|lands?|property|parcel)) (?:contain\w*
  |compris\w*|being|has|having) (?:about |approximately |an area of )?$`);

/** "the said Stamper tract containing 3 acres", of which the courses name a corner and the words before them nothing. */
function isNeighbours(folded: string, d: Description, words: string): boolean {
  const name = NAMED_LAND.exec(words)?.groups!['name'];
  return (
    name !== undefined &&
    folded.slice(d.starter.start, d.end).includes(name) &&
    !folded.slice(d.leadFrom, d.starter.start).includes(name)
  );
}

/** ", reducing the farm to 4 acres", ", leaving 4 acres", where nothing is taken off the land described. */
const isLeft = (words: string): boolean =>
  /\b(?:leaving|leaves|reducing)\b[^.;]{0,50}$/.test(words) && !EXCEPTED.test(words);
