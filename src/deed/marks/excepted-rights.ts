// Takes: the words between an exception and the description behind it. Gives: whether they except a right ("the coal heretofore conveyed", "all oil, gas
// and other minerals") and then name the land, which is no exception. Never: for a right kept in the land described ("the coal under the following tract").

const RIGHT =
  /\b(?:coal|oil|gas|minerals?|mining|royalt(?:y|ies)|timber|trees|easements?|privileges?|licen[sc]es?|life\s+estate|taxes|restrictions|covenants|liens?|encumbrances|rights?(?![\s-]+of[\s-]+way)|clay|ores?|iron|(?<!\b(?:high|low|under)\s{1,2})waters?(?!\s{1,2}(?:marks?|line|edge|level))(?!'s\s{1,2}edge))\b/;
const WAY = /\b(?:roads?|highways?|streets?|rights?[\s-]+of[\s-]+way|alleys?)\b/;
const PIECE =
  /\b(?:tracts?|parcels?|lots?|pieces?|portions?|parts?|strips?|acres?|sites?|lands?|cemetery|grave\w*|burying|following)\b/;
/** "the coal underlying said land": where the right lies. */
const WHERE =
  /\b(?:under(?:lying)?|upon|in|on|beneath|within|from|to|of)\s+(?:the\s+|said\s+|this\s+|such\s+)?(?:above\s+|described\s+)?(?:lands?|tract|premises|property|parcel|lot)\b/g;
const NOUN = String.raw`(?:tracts?|parcels?|lots?|pieces?|lands?|premises|propert(?:y|ies)|real\s+estate|farm|plantation)\b`;
/** Where the land is named, behind what is excepted. */
const LAND_AGAIN = new RegExp(
  String.raw`[,;.:]\s{1,4}(?:(?:grantors?|we|i|he|she|they|do(?:es)?|hereby|conveys?|grants?|sells?|and|unto\s[^,;.]{2,40})\s+){0,5}(?:(?:all\s+(?:of\s+)?(?:that|those|the)|that\s+certain|(?:all\s+)?the\s+following|an?|one|the|those)\s(?:[a-z,-]+\s+){0,5}?${NOUN}|(?:being\s+|and\s+)?(?:more\s+)?(?:particularly\s+|fully\s+)?(?:described|bounded)\b)`,
  'g',
);
const LAND_ITSELF = new RegExp(
  String.raw`,\s{1,4}(?:all\s+that|that\s+certain|(?:all\s+)?the\s+following|(?:all\s+(?:of\s+)?)?the\s+(?:said\s+)?${NOUN})`,
);

/** "Excepting all oil and gas.\n\nCommence at": the sentence has come to its end. */
const ENDED = /\.[^\S\n]{0,4}\n|[.;]\s+$/;

export function exceptsRight(between: string): boolean {
  LAND_AGAIN.lastIndex = 0;
  const land = LAND_AGAIN.exec(between) ?? ENDED.exec(between);
  if (!land) return false;
  const thing = between.slice(0, land.index).replace(WHERE, '');
  return RIGHT.test(thing) && !PIECE.test(thing);
}

/** "Excepting the mill site, the following lot:", where nothing is told before it: it comes off the land that follows. */
export const exceptsFirst = (between: string): boolean => LAND_ITSELF.test(between);

const OF_PART =
  /\b(?:that|those|an?)\s+(?:part|portion)s?\s+of\s[^;]{2,220}$|(?:^|[.:\n]\s{0,4})(?:all\s+(?:of\s+)?)?lots?\s[^.;]{1,120}$/;
const SIDE =
  /^(?:\s|the\s)*(?:north|south|east|west)[a-z]*\s[\w.,()-]{1,12}(?:\s[\w()-]{1,12})?\s(?:feet|foot|ft|rods|chains|inches)\b[^.;:]{0,40}$/;
const DESCRIBED_AT_LAST =
  /,\s{1,3}(?:(?:and|being|which\s+is|more|particularly|fully|bounded)\s+){0,5}(?:described|bounded)\s+as(?:\s+follows)?[\s:,-]{0,4}$/;

/** "That part of the SE¼, except the railroad, described as follows:": a side or a way comes off, and the part is described. */
export function exceptsSide(before: string, between: string): boolean {
  const described = DESCRIBED_AT_LAST.exec(between);
  if (!described || !OF_PART.test(before)) return false;
  const thing = between.slice(0, described.index);
  return SIDE.test(thing) || (WAY.test(thing) && !PIECE.test(thing));
}
