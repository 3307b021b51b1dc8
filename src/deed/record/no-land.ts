// Takes: a text. Gives: whether its words of land only teach how land is described, tell a walker or a driver the way, or say where something was
// found, drilled or measured. Never: yes for a paper that deals with land, whatever else it says.
import { mayHoldPhrase } from '../words/phrases.ts';
import { count } from './rule-words.ts';

const mayTeach = mayHoldPhrase(
  'how_many correct_answer answer_options answer_key multiple_choice memory_trick exam_ flashcard protractor to_plot right_to_left works_just sample_ example typical_ hypothetical acres_they acres_it translate_ assume_ suppose_ imagine_',
);
/** Questions with their answers, and what a lesson says of its own examples. */
const TEACHES =
  /\bhow\s{1,3}many\s{1,3}(?:acres|square\s{1,3}(?:feet|miles)|sections)\b[^.!]{0,400}\?|\b(?:correct\s{1,3}answer|answer\s{1,3}(?:options|key)|multiple[\s-]choice|memory\s{1,3}trick|flashcards?|protractor)\b|\b(?:for|on)\s{1,3}the\s{1,3}exam\b|\bwork(?:ing)?\s{1,3}(?:from\s{1,3})?right\s{1,3}to\s{1,3}left\b|\bhow\s{1,3}many\s{1,3}acres\s{1,3}(?:they|it)\s{1,3}|\b(?:samples?|examples?|typical|hypothetical)\s{1,3}(?:of\s{1,3}(?:an?\s{1,3})?)?(?:legal|metes[\s-]and[\s-]bounds|property|land)\s{1,3}descriptions?\b|\b(?:assume|suppose|imagine)\s{1,3}(?:that\s{1,3})?(?:the|an?|your)\s{1,3}section\s{1,3}(?:is|was|were)\b|\bto\s{1,3}plot\s{1,3}(?:a|the|this|each)\s{1,3}(?:call|course|deed|description|bearing)\b/i;

export const teaches = (text: string): boolean => mayTeach(text) && TEACHES.test(text);

const mayTellWay = mayHoldPhrase(
  'hike hiking trail| trailhead drive_ walk_ turn_ summit| campground| lookout| you_ your_ head_ scenic',
);
/** What a walker or a driver is told; a deed names drives and trails, and turns, but nobody to go them. */
const WAY =
  /\b(?:hik(?:e|ers?|ing)|trailheads?|backpack\w*|(?:drive|walk|head|continue\s{1,3}driving|go)\s{1,3}(?:(?:due|back)\s{1,3})?(?:north|south|east|west|straight|uphill|downhill|\d|about\s{1,3}\d)|turn\s{1,3}(?:left|right|north|south|east|west)\s{1,3}(?:on|onto|at|and\s{1,3}(?:go|drive|walk|follow))|parking\s{1,3}(?:area|lot)|campgrounds?|lookout|summit|you(?:['’]ll|r|['’]re)?)\b/gi;

/** Whether somebody is told how to get to a place: two such words at least, and no beginning that a boundary would have. */
export const tellsTheWay = (text: string): boolean =>
  mayTellWay(text) && count(text, WAY) >= 2 && !/\b(?:begin|commenc|said|thence)/i.test(text);

const mayObserve = mayHoldPhrase(
  'specimen fossil outcrop crops_out cropping shale sandstone limestone strata stratigraph collected_ locality| localities| exposure| holotype paratype herbarium species| burrow nest| observed_ sighting gage| gaging gauging drainage_area test_hole borehole water_level lithic artifact archaeolog archeolog bedrock drill_hole epicent formation| member| ls| sh| pedon taxon soil_ mlra',
);
const OBSERVES =
  /\b(specimens?|fossil\w*|outcrops?|crop(?:s|ping)?\s{1,3}out|shales?|sandstones?|limestones?|strata|stratigraph\w*|collected\s{1,3}(?:by|in|at|from|on)|localit(?:y|ies)|exposures?|holotypes?|paratypes?|herbarium|species|burrows?|observed|sightings?|(?:gag|gaug)(?:e|ing)(?:\s{1,3}station)?|drainage\s{1,3}area|discharge|test\s{1,3}holes?|boreholes?|drill\s{1,3}holes?|water\s{1,3}level|lithic|artifacts?|arch(?:a?e)olog\w*|bedrock|epicent\w+|quadrangle|pedons?|taxon(?:omic)?|soil\s{1,3}(?:name|series|survey|interpretation)|mlra|strikes?\b[^.;]{0,30}\bdips?|ls\.)(?![a-z])/gi;
/** A paper that deals with land may speak of its rocks and waters. */
const DEALS =
  /\b(?:leases?|leased|leasing|less(?:or|ee)s?|grant\w*|convey\w*|deed\w*|patent\w*|acres?|acreage|tracts?|parcels?|claims?|withdraw\w*|owners?|owned|homestead\w*|sale|sold|sell|taxes|taxed|easement\w*|right[\s-]of[\s-]way|hereby|described\s{1,3}as\s{1,3}follows|lands?|(?<!soil\s{1,3})survey(?:ed|or|s)?|meridian|allot\w*|entry|entries|applicant|permit\w*|royalt\w*|mortgage\w*|title|propert(?:y|ies)|premises|lots?|plat\w*|annex\w*|zon(?:ed?|ing)|district|section\s{1,3}line|thence|commenc\w*|beginning)\b/i;
/** So many different words of an observer tell that the place is a find's. */
const TELLING = 2;

export function observes(text: string): boolean {
  if (!mayObserve(text) || DEALS.test(text)) return false;
  const words = new Set(text.match(OBSERVES)?.map((word) => word.toLowerCase().slice(0, 5)));
  return words.size >= TELLING;
}

const mayTellWaters = mayHoldPhrase('waters| vessels mariners anchorage navigation navigable');
const WATERS =
  /\b(?:(?:all(?:\s{1,3}of)?|the|following)\s{1,3}(?:the\s{1,3})?(?:navigable\s{1,3})?waters\s{1,3}(?:of|within|in|shoreward|shall)|(?:safety|security|danger|exclusion|regulated\s{1,3}navigation)\s{1,3}(?:zone|area)|anchorage\s{1,3}(?:area|ground)|vessels?|mariners)\b/i;
const POSITION =
  /\b(?:latitude|lat\.)|\d\s?[°º]\s?\d{1,2}(?:\.\d{1,3})?\s?['’′]\s?(?:\d{1,2}(?:\.\d{1,3})?\s?["”″]\s?)?[NS]\b|\b\d{6}(?:\.\d)?["”″]\s?[NS]\b/gi;

/** A zone of the sea or a river from position to position: ships keep out of it, and nobody holds it. */
export const boundsWaters = (text: string, courses: number): boolean =>
  mayTellWaters(text) &&
  WATERS.test(text) &&
  count(text, POSITION) >= Math.max(3, courses) &&
  !/\b(?:acres?|convey\w*|grant\w*|leases?|lessee)\b/i.test(text);

const mayExplain = mayHoldPhrase(
  'easement_is easement_may easement_agreement easement_includes easement_gives easement_allows easement_can easements_are easements_allow easements_give easements_can location_ dimensions_ width_ purpose_',
);
/** "An easement is a right …", "The location, dimensions and purpose of any easements": what one is, or what a plat must show of each. */
const EXPLAINS =
  /\b(?:an?\s{1,3}(?:[a-z]+\s{1,3}){0,2}easement(?:\s{1,3}agreement)?\s{1,3}(?:is\s{1,3}an?\b|may\s{1,3}(?:contain|be|include|also)|gives|allows|includes|can)|easements\s{1,3}(?:are|allow|give|can)|(?:locations?|dimensions?|widths?|purposes?)(?:,?\s{1,3}(?:and\s{1,3})?(?:locations?|dimensions?|widths?|purposes?)){1,3}\s{1,3}of\s{1,3}(?:any|all|each|other)\s{1,3}(?:[a-z]+\s{1,3}){0,3}(?:easements?|rights?[\s-]of[\s-]way))\b/i;
const GRANTS =
  /\b(?:hereby|presents|undersigned|grants?\s{1,3}(?:and|unto|to)|conveys?\s{1,3}(?:and|unto|to)|granted|conveyed|reserv\w+)\b/i;

export const explainsEasements = (text: string): boolean =>
  mayExplain(text) && EXPLAINS.test(text) && !GRANTS.test(text);

/** "Lot(s) ______, in Block ____": a form that nobody has filled in; a filled one has more figures than rules. */
export function isBlankForm(text: string): boolean {
  if (!text.includes('____')) return false;
  const rules = count(text, /_{4,}/g);
  return rules >= 4 && rules > count(text, /\d+/g);
}
