// Takes: the words between an exception and the description behind it. Gives: whether they except a right ("the coal heretofore conveyed",
// "all oil, gas and other minerals") and then name the land, which is no exception.
// Never: for a right kept in the land described ("the coal under the following tract").
import { wording } from '../words/wording.ts';

const WATER = wording`(?<!\b(?:high|low|under) )waters?(?! (?:marks?|line|edge|level))(?!'s edge)`;
const RIGHT = new RegExp(
  wording`\b${[
    'coal|oil|gas|minerals?|mining|royalt(?:y|ies)|timber|trees|clay|ores?|iron|easements?|privileges?|licen[sc]es?|life estate',
    String.raw`taxes|restrictions|covenants|liens?|encumbrances|rights?(?![\s-]{1,3}of[\s-]{1,3}way)`,
    WATER,
  ]}\b`,
);
const WAY = /\b(?:roads?|highways?|streets?|rights?[\s-]+of[\s-]+way|alleys?)\b/;
const PIECE =
  /\b(?:tracts?|parcels?|lots?|pieces?|portions?|parts?|strips?|acres?|sites?|lands?|cemetery|grave\w*|burying|following)\b/;
/** "the coal underlying said land": where the right lies. */
const WHERE = new RegExp(
  wording`\b(?:under(?:lying)?|upon|in|on|beneath|within|from|to|of) (?:the |said |this |such )?(?:above |described )?(?:lands?|tract|premises|property|parcel|lot)\b`,
  'g',
);
const NOUN = String.raw`(?:tracts?|parcels?|lots?|pieces?|lands?|premises|propert(?:y|ies)|real\s+estate|farm|plantation)\b`;
/** Where the land is named, behind what is excepted. */
const CONVEYS = wording`(?:grantors?|we|i|he|she|they|do(?:es)?|hereby|conveys?|grants?|sells?|and|unto\s[^,;.]{2,40})`;
const A_PIECE = wording`(?:all (?:of )?(?:that|those|the)|that certain|(?:all )?the following|an?|one|the|those)`;
const LAND_AGAIN = new RegExp(
  wording`[,;.:]\s{1,4}(?:${CONVEYS} ){0,5}(?:${A_PIECE} (?:[a-z,-]{1,20} ){0,5}?${NOUN}
    |(?:being |and )?(?:more )?(?:particularly |fully )?(?:described|bounded)\b)`,
);
const LAND_ITSELF = new RegExp(
  wording`,\s{1,4}(?:all that|that certain|(?:all )?the following|(?:all (?:of )?)?the (?:said )?${NOUN})`,
);

/** "Excepting all oil and gas.\n\nCommence at": the sentence has come to its end. */
const ENDED = /\.[^\S\n]{0,4}\n|[.;]\s+$/;

export function exceptsRight(between: string): boolean {
  const land = LAND_AGAIN.exec(between) ?? ENDED.exec(between);
  if (!land) return false;
  const thing = between.slice(0, land.index).replace(WHERE, '');
  return RIGHT.test(thing) && !PIECE.test(thing);
}

/** "Excepting the mill site, the following lot:", where nothing is told before it: it comes off the land that follows. */
export const exceptsFirst = (between: string): boolean => LAND_ITSELF.test(between);

const OF_PART = new RegExp(
  wording`\b(?:that|those|an?) (?:part|portion)s? of\s[^;]{2,220}$|(?:^|[.:\n]\s{0,4})(?:all (?:of )?)?lots?\s[^.;]{1,120}$`,
);
const SIDE =
  /^(?:\s|the\s)*(?:north|south|east|west)[a-z]*\s[\w.,()-]{1,12}(?:\s[\w()-]{1,12})?\s(?:feet|foot|ft|rods|chains|inches)\b[^.;:]{0,40}$/;
const DESCRIBED_AT_LAST = new RegExp(
  wording`, (?:(?:and|being|which is|more|particularly|fully|bounded) ){0,5}(?:described|bounded) as(?: follows)?[\s:,-]{0,4}$`,
);

/** "That part of the SE¼, except the railroad, described as follows:": a side or a way comes off, and the part is described. */
export function exceptsSide(before: string, between: string): boolean {
  const described = DESCRIBED_AT_LAST.exec(between);
  if (!described || !OF_PART.test(before)) return false;
  const thing = between.slice(0, described.index);
  return SIDE.test(thing) || (WAY.test(thing) && !PIECE.test(thing));
}
