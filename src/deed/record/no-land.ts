// Takes: a text. Gives: whether its words of land only teach how land is described, tell a walker or a driver the way, or say where something was
// found, drilled or measured. Never: yes for a paper that deals with land, whatever else it says.
import { count } from './rule-words.ts';
import { pattern, patternOfAll } from './pattern.ts';

/** Questions with their answers, and what a lesson says of its own examples. */
const TEACHES = pattern`\bhow many (?:acres|square (?:feet|miles)|sections)\b[^.!]{0,400}\?
  |\b(?:correct answer|answer (?:options|key)|multiple[\s-]choice|memory trick|flashcards?|protractor)\b
  |\b(?:for|on) the exam\b|\bwork(?:ing)? (?:from )?right to left\b|\bhow many acres (?:they|it)\s{1,3}
  |\b(?:samples?|examples?|typical|hypothetical) (?:of (?:an? )?)?
  (?:legal|metes[\s-]and[\s-]bounds|property|land) descriptions?\b
  |\b(?:assume|suppose|imagine) (?:that )?(?:the|an?|your) section (?:is|was|were)\b
  |\bto plot (?:a|the|this|each) (?:call|course|deed|description|bearing)\b`;

export const teaches = (text: string): boolean => TEACHES.test(text);

/** What a walker or a driver is told; a deed names drives and trails, and turns, but nobody to go them. */
const WAY = patternOfAll`\b(?:hik(?:e|ers?|ing)|trailheads?|backpack\w*
  |(?:drive|walk|head|continue driving|go) (?:(?:due|back) )?
  (?:north|south|east|west|straight|uphill|downhill|\d|about \d)
  |turn (?:left|right|north|south|east|west) (?:on|onto|at|and (?:go|drive|walk|follow))|parking (?:area|lot)
  |campgrounds?|lookout|summit|you(?:['’]ll|r|['’]re)?)\b`;

/** Whether somebody is told how to get to a place: two such words at least, and no beginning that a boundary would have. */
export const tellsTheWay = (text: string): boolean =>
  count(text, WAY) >= 2 && !/\b(?:begin|commenc|said|thence)/i.test(text);

const OBSERVES = patternOfAll`\b(specimens?|fossil\w*|outcrops?|crop(?:s|ping)? out|shales?|sandstones?|limestones?|strata|stratigraph\w*
  |collected (?:by|in|at|from|on)|localit(?:y|ies)|exposures?|holotypes?|paratypes?|herbarium|species|burrows?
  |observed|sightings?|(?:gag|gaug)(?:e|ing)(?: station)?|drainage area|discharge|test holes?|boreholes?
  |drill holes?|water level|lithic|artifacts?|arch(?:a?e)olog\w*|bedrock|epicent\w+|quadrangle|pedons?
  |taxon(?:omic)?|soil (?:name|series|survey|interpretation)|mlra|strikes?\b[^.;]{0,30}\bdips?|ls\.)(?![a-z])`;
/** A paper that deals with land may speak of its rocks and waters. */
const DEALS = pattern`\b(?:leases?|leased|leasing|less(?:or|ee)s?|grant\w*|convey\w*|deed\w*|patent\w*|acres?|acreage|tracts?|parcels?
  |claims?|withdraw\w*|owners?|owned|homestead\w*|sale|sold|sell|taxes|taxed|easement\w*|right[\s-]of[\s-]way|hereby
  |described as follows|lands?|(?<!soil )survey(?:ed|or|s)?|meridian|allot\w*|entry|entries|applicant|permit\w*
  |royalt\w*|mortgage\w*|title|propert(?:y|ies)|premises|lots?|plat\w*|annex\w*|zon(?:ed?|ing)|district|section line
  |thence|commenc\w*|beginning)\b`;
/** So many different words of an observer tell that the place is a find's. */
const TELLING = 2;

export function observes(text: string): boolean {
  if (DEALS.test(text)) return false;
  const words = new Set(text.match(OBSERVES)?.map((word) => word.toLowerCase().slice(0, 5)));
  return words.size >= TELLING;
}

const WATERS = pattern`\b(?:(?:all(?: of)?|the|following) (?:the )?(?:navigable )?waters (?:of|within|in|shoreward|shall)
  |(?:safety|security|danger|exclusion|regulated navigation) (?:zone|area)|anchorage (?:area|ground)|vessels?
  |mariners)\b`;
const POSITION =
  /\b(?:latitude|lat\.)|\d\s?[°º]\s?\d{1,2}(?:\.\d{1,3})?\s?['’′]\s?(?:\d{1,2}(?:\.\d{1,3})?\s?["”″]\s?)?[NS]\b|\b\d{6}(?:\.\d)?["”″]\s?[NS]\b/gi;

/** A zone of the sea or a river from position to position: ships keep out of it, and nobody holds it. */
export const boundsWaters = (text: string, courses: number): boolean =>
  WATERS.test(text) &&
  count(text, POSITION) >= Math.max(3, courses) &&
  !/\b(?:acres?|convey\w*|grant\w*|leases?|lessee)\b/i.test(text);

/** "An easement is a right …", "The location, dimensions and purpose of any easements": what one is, or what a plat must show of each. */
const EXPLAINS = pattern`\b(?:
  an? (?:[a-z]+ ){0,2}easement(?: agreement)? (?:is an?\b|may (?:contain|be|include|also)|gives|allows|includes|can)
  |easements (?:are|allow|give|can)
  |(?:locations?|dimensions?|widths?|purposes?)
  (?:,? (?:and )?(?:locations?|dimensions?|widths?|purposes?)){1,3} of (?:any|all|each|other) (?:[a-z]+ ){0,3}
  (?:easements?|rights?[\s-]of[\s-]way))\b`;
const GRANTS = pattern`\b(?:hereby|presents|undersigned|grants? (?:and|unto|to)|conveys? (?:and|unto|to)|granted|conveyed|reserv\w+)\b`;

export const explainsEasements = (text: string): boolean => EXPLAINS.test(text) && !GRANTS.test(text);

/** "Lot(s) ______, in Block ____": a form that nobody has filled in; a filled one has more figures than rules. */
export function isBlankForm(text: string): boolean {
  if (!text.includes('____')) return false;
  const rules = count(text, /_{4,}/g);
  return rules >= 4 && rules > count(text, /\d+/g);
}
