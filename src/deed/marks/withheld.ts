// Takes: folded text and the stretch before a description. Gives: the words there that keep the described land back without "except" or "less":
// "shall not pass", "retains title to", "has been sold off", "OUTSALES". Never: a right, a lien or a life estate in land that does pass, and
// no order that only excludes land from a forest or a park.
import { leadSentence } from './lead-sentence.ts';

export interface Withheld {
  readonly start: number;
  /** Behind the words that keep it back. */
  readonly end: number;
}

/** One of these stands in all of them. */
const MAY_WITHHOLD =
  /exclu[ds]|except|less.out|omit|with(?:held|hold)|deduct|subtract|eliminat|ret(?:ain|ention)|reserv|\bkept|\bkeep|held\sback|left\sout|carved|\bnot\s|sav(?:e|ing)\b|(?:out|off)[\s-]?(?:sale|convey)|\bsold\b|convey|deeded|\bcut\s|condemned|disposed|\bset\s(?:off|out)|taken|other\sthan|apart\sfrom|exempt|out[\s-]?(?:parcel|tract|lot|side\s)/;

const ADV = String.raw`(?:(?:hereby|herein|hereinafter|also|further|however|likewise|always|to\s+be|been|heretofore|theretofore|previously|already|and|[a-z]{3,14}ly)[\s,]{1,3}){0,4}`;
const KEPT = String.raw`(?:excluded|excepted|omitted|withheld|deducted|subtracted|eliminated|retained|held\s+back|kept\s+back|left\s+out|carved\s+out)\b`;
const DEED = String.raw`(?:conveyance|deed|grant|sale|instrument|indenture|transfer|lease|mortgage|description|devise|release|agreement|contract|annexation|ordinance|petition)`;
const PARENT = String.raw`(?:above|foregoing|aforesaid|before|said|same|which|herein|premises)`;
/** What is not done with it. */
const DONE = String.raw`(?:be\s+|to\s+|intended\s+to\s+(?:be\s+)?|hereby\s+|herein\s+|meant\s+to\s+(?:be\s+)?){0,3}(?:pass|includ\w*|convey\w*|embrac\w*|cover\w*|sold|transfer\w*|grant\w*|leased|mortgaged|compris\w*|(?:a\s+)?part\s+of\s+(?:this|said|the)\s+${DEED}|(?:a\s+)?part\s+hereof)\b`;
const OWNER = String.raw`(?:grantors?|sellers?|vendors?|lessors?|mortgagors?|donors?|owners?|(?:party|parties)\s+of\s+the\s+first\s+part|(?:the\s+)?(?:said\s+)?first\s+part(?:y|ies)|himself|herself|themselves|ourselves|myself|itself)`;
const BE = String.raw`(?:is|are|shall\s+be|was|were|has|have|being)`;
const HAS = String.raw`(?:was|were|has|have|had|is|are|there\s+(?:was|were|has|have|had|are|is))`;
const OPENS = String.raw`(?:^|[.;,:(]\s{0,3}|\b(?:also|further|and|but)\s+)`;
const LAND = String.raw`(?:\([a1i]\)\s+)?(?:the|that|those|an?|all|any|so\s+much|two|three|four|five|one|\.?\d)\b`;

const WITHHELD: readonly RegExp[] = [
  // "There is expressly excluded from this conveyance", "from which there is to be deducted"
  new RegExp(String.raw`\bthere\s+${BE}[\s,]{1,3}${ADV}(?:${KEPT}|not\s+${DONE})`),
  new RegExp(String.raw`\b(?:from|out\s+of)\s+(?:the\s+)?${PARENT}\b[^.;:]{0,50}\s${BE}\s+${ADV}${KEPT}`),
  // "the following out-parcel is withheld", "the following parcel shall not pass"
  new RegExp(
    String.raw`\bfollowing(?:[\s-]+described)?(?:\s+[a-z-]+){0,12}?,?\s+(?:which\s+|that\s+)?(?:${BE}|shall|does|do|will)\s+${ADV}(?:${KEPT}|not\s+${DONE}|reserved\s+(?:by|to|unto|for)\s+(?:the\s+)?(?:said\s+)?${OWNER}\b|reserved\s+(?:from|out\s+of)\s+(?:this|the)\s+(?:above|${DEED})\b)`,
  ),
  // "The tract excepted from reservation is described as follows", "the excepted land is bounded"
  new RegExp(
    String.raw`${OPENS}the\s+(?:said\s+)?(?:(?:tract|parcel|lands?|area|portion|piece|lot)s?(?:\s+of\s+land)?\s+(?:so\s+|thus\s+|hereby\s+|above\s+|hereinbefore\s+)?(?:excepted|excluded|exempted)|(?:excepted|excluded)\s+(?:tract|parcel|lands?|area|portion|piece|lot)s?)\b[^.;:]{0,60}?\s(?:is|are|being|lies?)\b`,
  ),
  // "Not included in this deed is the cemetery", "Also withheld from the sale is"
  new RegExp(
    String.raw`${OPENS}(?:expressly\s+|specifically\s+)?(?:${KEPT}|not\s+${DONE}|reserved\b)[^.;:]{0,80}?\s(?:is|are)\s+${LAND}`,
  ),
  // "Said property does not include the following", "it is not intended to convey that portion"
  new RegExp(
    String.raw`\b(?:(?:this|said|the|above|these)\s+(?:above\s+|described\s+|[a-z]+\s+)?(?:${DEED}|land|property|tract|premises|parcel|real\s+estate|lot|farm)s?|${OWNER}|it|presents)\s+(?:does|do|shall|will|is|are|did)\s+${ADV}not\s+${DONE}[^.;:]{0,60}?\s(?:following|${LAND})`,
  ),
  // "The grantor retains title to the following", "Grantor RESERVES unto himself, out of the land herein conveyed, the following parcel"
  new RegExp(
    String.raw`\b(?:${OWNER},?|he|she|they|we|i)\s+(?:do(?:es|th)?\s+|hereby\s+|expressly\s+|specifically\s+|further\s+|also\s+|however,?\s+){0,3}(?:reserves?|reserveth|retains?|retaineth|withholds?|keeps?|excludes?|excepts?)\b`,
  ),
  new RegExp(
    String.raw`${OPENS}(?:reserving|retaining|withholding|keeping\s+back)\s+(?:to|unto|for|in|by)\s+(?:the\s+)?(?:said\s+)?(?:${OWNER}|his|her|their|our|my)\b`,
  ),
  new RegExp(
    String.raw`${OPENS}(?:withholding|retaining|omitting|exempting|subtracting|eliminating)\s+(?:therefrom\s+)?(?=${LAND})`,
  ),
  // "SAVING, however, to the heirs of Moore the following", "Save the following portion previously deeded"
  new RegExp(
    String.raw`${OPENS}sav(?:e|ing)(?:\s+and\s+(?:reserving|excluding|exempting))?(?:,?\s+(?:however|always|nevertheless|only|also|therefrom|for))*,?\s+(?:(?:to|unto|for)\s[^.;:]{2,60}?\s)?(?=${LAND})`,
  ),
  // "OUTSALES: No. 1 -", "Sold off the above:", "Out of the above there has been sold off:"
  /\b(?:out|off)[\s-]?(?:sales?|conveyances?)\b/,
  new RegExp(
    String.raw`\bthere\s+(?:has|have|had)\s+${ADV}(?:sold|conveyed|deeded|condemned)\b(?!\s+to\s+(?:the\s+|said\s+){0,2}(?:${OWNER}|us|me)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:part|portion|parcel|lot|tract|piece)s?\s+(?:of|out\s+of)\s+(?:the\s+)?${PARENT}\b[^.;:]{0,60}\s(?:has|have|had)\s+${ADV}(?:sold|conveyed|deeded)\b`,
  ),
  new RegExp(
    String.raw`${OPENS}(?:heretofore\s+|previously\s+)?(?:sold|conveyed|deeded)\s+(?:off|out)\s+(?:of\s+)?(?:the\s+)?${PARENT}\b`,
  ),
  // "out of which the following were sold: (a) to Hall", "From this tract the following lots have been cut off:"
  new RegExp(
    String.raw`\b(?:from|out\s+of|off\s+of|of)\s+(?:which|(?:the|this|said)\s+(?:above|foregoing|aforesaid|said|described|tract|land|parcel|premises|property|farm)\b(?:\s+(?:described\s+)?(?:tract|land|parcel|premises|property))?),?\s(?:[^.;:]{0,60}?\s)?${HAS}\s+${ADV}(?:sold|conveyed|deeded|condemned|cut|set|taken|disposed|laid)\b(?!\s+to\s+(?:the\s+|said\s+){0,2}(?:${OWNER}|us|me|him|her|them)\b|\s+by\b)(?:\s+(?:off|out|away|of))?`,
  ),
  // "Excluded: a lot", "Not conveyed: (a)", "Heretofore sold:"
  new RegExp(
    String.raw`${OPENS}(?:expressly\s+|heretofore\s+|previously\s+|also\s+){0,2}(?:${KEPT}|not\s+${DONE}(?:\s+(?:hereby|herein|herewith))?|sold(?:\s+off)?)(?:\s?:|\s+(?:there|here)from\s?(?::|$))`,
  ),
  // "Subject to the prior conveyance to Jones of:"
  new RegExp(
    String.raw`\bsubject\s+to\s+(?:the\s+|an?\s+)?(?:prior|previous|former|earlier)\s+(?:conveyance|deed|sale|grant)s?\b`,
  ),
  // "Deduct the following:", "other than the following tract"
  new RegExp(String.raw`${OPENS}(?:deduct|subtract|omit|exclude|withhold)\s+(?:therefrom\s+)?(?=${LAND})`),
  /\b(?:other\s+than|apart\s+from|save\s+for|to\s+the\s+exclusion\s+of|with\s+the\s+exception\s+of|with\s+exception\s+of)\s+(?=(?:the\s+following|that|those|an?|all|the\s+[a-z]+)\b)/,
  // "the following tract shall remain outside the corporate limits"
  /\bfollowing(?:\s+[a-z-]+){0,12}?\s+(?:shall|will|is\s+to|are\s+to)\s+(?:remain|be|lie|stay)\s+(?:outside|without)\s+(?:of\s+)?(?:the\s+|said\s+)?(?:city|town|village|corporate|municipal)\b/,
  // "Excepted parcel 2:", "LESS OUTPARCEL:", "Outparcel (not included):"
  new RegExp(
    String.raw`${OPENS}(?:(?:the\s+)?(?:excepted|excluded|exception|exclusion)\s+(?:tract|parcel|lot|land|property|area)s?|less,?\s+(?:the\s+|an?\s+)?(?:following\s+)?out[\s-]?(?:parcel|tract|lot)s?)(?:\s+(?:no\.?\s?)?[\da-z]{1,3})?\s?(?::|$)`,
  ),
  new RegExp(
    String.raw`${OPENS}out[\s-]?(?:parcel|tract|lot)s?(?:\s+[\da-z]{1,3})?\s\((?:not\s+${DONE}|${KEPT})[^()]{0,40}\)\s?(?::|$)`,
  ),
  // "Exception No. 2:", "EXCEPTIONS: 1.", "Tract excepted:", "LESS OUT PARCEL"
  /(?:^|[.;,]\s{1,3})(?:the\s+)?exceptions?(?:\s+(?:no\.?\s{0,2})?[\da-z]{1,3})?\s?(?:[:—–-](?:\s{0,3}\(?[1a][.)])?|$)/,
  new RegExp(
    String.raw`${OPENS}(?:(?:tract|parcel|lot|land|area)s?\s+(?:hereby\s+)?(?:excepted|excluded)|less[\s-]outs?(?:[\s-](?:parcel|tract|lot)s?)?)\s?(?::|$)`,
  ),
];

/** What a right is kept in passes all the same, and so does what a thing is taken from. */
export const RIGHT =
  /\b(?:easements?|rights?(?![\s-]+of[\s-]+way)|privileges?|licen[sc]es?|li(?:fe|ving)\s+estate|life|homestead|liens?|minerals?|oil|gas|coal|timber|royalt(?:y|ies)|waters?|rents?|the\s+use|use\s+of|possession|option|interest|benefit|crops|fixtures|furniture|machinery|trailers?|mobile\s+homes?|personal\s+property)\b/;
/** "excluded from the National Forest": an order of the government, whose land it is. */
const BY_ORDER =
  /\bfrom\s+(?:the\s+)?(?:[a-z.'-]+\s+){0,5}?(?:forest|monument|park|refuge|withdrawal|reservation|reserve|district|order|range|city|town|village|limits|provisions)\b/;
/** Land of others beside the figure, of which the figure loses nothing. */
const BESIDE = /\badjoin(?:s|ing)\b|\badjacent\b/;
const OF_LAND =
  /\b(?:following|tracts?|parcels?|lots?|pieces?|portions?|parts?|lands?|acres?|plot|cemetery|graveyard|burying|ground|strips?|premises|property|out-?parcel|area|site|described|(?:out|off)[\s-]?(?:sales?|conveyances?)|less[\s-]outs?|conveyances?|sold|exceptions?|deducted|withheld|(?:excluded|excepted|omitted)\s+(?:there|here)from)\b/;

/** "Exceptions: none." */
const NONE = /^[\s:—–-]{0,3}(?:none|nil|n\/a)\b/;

/** The sentence before the description at `start` keeps it back; null where it does not. */
export function withheldLeading(text: string, from: number, start: number): Withheld | null {
  const { start: at, words } = leadSentence(text, from, start);
  if (!MAY_WITHHOLD.test(words) || !OF_LAND.test(words)) return null;
  for (const pattern of WITHHELD) {
    const found = pattern.exec(words);
    if (!found) continue;
    const behind = words.slice(found.index);
    if (NONE.test(words.slice(found.index + found[0].length))) return null;
    if (RIGHT.test(behind) || BY_ORDER.test(behind) || BESIDE.test(words) || REMAINS.test(behind)) return null;
    return { start: at + found.index + found[0].search(/\w/), end: at + found.index + found[0].length };
  }
  return null;
}

/** "…, the remainder being described as follows": what is described is what is left. */
export const REMAINS =
  /\b(?:remainder|residue|balance|remaining\s+(?:[a-z]+\s+){0,2}?(?:land|tract|parcel|part|portion|acre(?:s|age)?|property|premises|lot)|(?:land|part|portion|tract|property|premises)\s+(?:hereby\s+|herein\s+)?(?:conveyed|remaining|left|sold)(?!\s+(?:to|unto|by\s+(?!th(?:is|ese)))\b))\b[^.;]{0,80}\b(?:being|is|are|described|bounded|as\s+follows)\b/;
