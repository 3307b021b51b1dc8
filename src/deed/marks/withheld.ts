// Takes: folded text and the stretch before a description. Gives: the words there that keep the described land back without "except" or "less":
// "shall not pass", "retains title to", "has been sold off", "OUTSALES". Never: a right, a lien or a life estate in land that does pass, and
// no order that only excludes land from a forest or a park.
import { leadSentence } from './lead-sentence.ts';
import { wording } from '../words/wording.ts';

export interface Withheld {
  readonly start: number;
  /** Behind the words that keep it back. */
  readonly end: number;
}

const ADV = wording`(?:(?:hereby|herein|hereinafter|also|further|however|likewise|always|to be|been|heretofore|theretofore|previously|already|and|[a-z]{3,14}ly)
  [\s,]{1,3}){0,4}`;
const KEPT = wording`(?:excluded|excepted|omitted|withheld|deducted|subtracted|eliminated|retained|held back|kept back|left out|carved out)\b`;
const DEED =
  '(?:conveyance|deed|grant|sale|instrument|indenture|transfer|lease|mortgage|description|devise|release|agreement|contract|annexation|ordinance|petition)';
const PARENT = '(?:above|foregoing|aforesaid|before|said|same|which|herein|premises)';
/** What is not done with it. */
const DONE = wording`(?:(?:be|to|hereby|herein|(?:intended|meant) to(?: be)?) ){0,3}(?:pass|includ\w{0,3}|convey\w{0,3}|embrac\w{0,3}|cover\w{0,3}|sold
  |transfer\w{0,4}|grant\w{0,3}|leased|mortgaged|compris\w{0,3}|(?:a )?part of (?:this|said|the) ${DEED}|(?:a )?part hereof)\b`;
const PARTY = wording`(?:part(?:y|ies) of the first part|(?:the )?(?:said )?first part(?:y|ies))`;
const OWNER = wording`(?:grantors?|sellers?|vendors?|lessors?|mortgagors?|donors?|owners?|${PARTY}|himself|herself|themselves|ourselves|myself|itself)`;
const BE = wording`(?:is|are|shall be|was|were|has|have|being)`;
const HAS = wording`(?:there )?(?:was|were|has|have|had|is|are)`;
const OPENS = wording`(?:^|[.;,:(]\s{0,3}|\b(?:also|further|and|but) )`;
const LAND = wording`(?:\([a1i]\) )?(?:the|that|those|an?|all|any|so much|two|three|four|five|one|\.?\d)\b`;
const PIECES = '(?:tract|parcel|lands?|area|portion|piece|lot)s?';
/** To others than those who convey. */
const NOT_TO_US = wording`(?! to (?:the |said ){0,2}(?:${OWNER}|us|me|him|her|them)\b| by\b)`;

const WITHHELD: readonly RegExp[] = [
  // "There is expressly excluded from this conveyance", "from which there is to be deducted"
  wording`\bthere ${BE}[\s,]{1,3}${ADV}(?:${KEPT}|not ${DONE})`,
  wording`\b(?:from|out of) (?:the )?${PARENT}\b[^.;:]{0,50}\s${BE} ${ADV}${KEPT}`,
  // "the following out-parcel is withheld", "the following parcel shall not pass"
  wording`\bfollowing(?:[\s-]{1,2}described)?(?: [a-z-]{1,20}){0,12}?,? (?:which |that )?(?:${BE}|shall|does|do|will) ${ADV}(?:${KEPT}|not ${DONE}
    |reserved (?:by|to|unto|for) (?:the )?(?:said )?${OWNER}\b|reserved (?:from|out of) (?:this|the) (?:above|${DEED})\b)`,
  // "The tract excepted from reservation is described as follows", "the excepted land is bounded"
  wording`${OPENS}the (?:said )?(?:${PIECES}(?: of land)? (?:so |thus |hereby |above |hereinbefore )?(?:excepted|excluded|exempted)
    |(?:excepted|excluded) ${PIECES})\b[^.;:]{0,60}?\s(?:is|are|being|lies?)\b`,
  // "Not included in this deed is the cemetery", "Also withheld from the sale is"
  wording`${OPENS}(?:expressly |specifically )?(?:${KEPT}|not ${DONE}|reserved\b)[^.;:]{0,80}?\s(?:is|are) ${LAND}`,
  // "Said property does not include the following", "it is not intended to convey that portion"
  wording`\b(?:(?:this|said|the|above|these) (?:above |described |[a-z]+ )?(?:${DEED}|land|property|tract|premises|parcel|real estate|lot|farm)s?
    |${OWNER}|it|presents) (?:does|do|shall|will|is|are|did) ${ADV}not ${DONE}[^.;:]{0,60}?\s(?:following|${LAND})`,
  // "The grantor retains title to the following", "Grantor RESERVES unto himself, out of the land herein conveyed, the following parcel"
  wording`\b(?:${OWNER},?|he|she|they|we|i) (?:(?:do(?:es|th)?|hereby|expressly|specifically|further|also|however,?) ){0,3}
    (?:reserves?|reserveth|retains?|retaineth|withholds?|keeps?|excludes?|excepts?)\b`,
  wording`${OPENS}(?:reserving|retaining|withholding|keeping back) (?:to|unto|for|in|by) (?:the )?(?:said )?(?:${OWNER}|his|her|their|our|my)\b`,
  wording`${OPENS}(?:withholding|retaining|omitting|exempting|subtracting|eliminating) (?:therefrom )?(?=${LAND})`,
  // "SAVING, however, to the heirs of Moore the following", "Save the following portion previously deeded"
  wording`${OPENS}sav(?:e|ing)(?: and (?:reserving|excluding|exempting))?(?:,? (?:however|always|nevertheless|only|also|therefrom|for)){0,3},? 
    (?:(?:to|unto|for)\s[^.;:]{2,60}?\s)?(?=${LAND})`,
  // "OUTSALES: No. 1 -", "Sold off the above:", "Out of the above there has been sold off:"
  wording`\b(?:out|off)[\s-]?(?:sales?|conveyances?)\b`,
  wording`\bthere (?:has|have|had) ${ADV}(?:sold|conveyed|deeded|condemned)\b${NOT_TO_US}`,
  wording`\b(?:part|portion|parcel|lot|tract|piece)s? (?:of|out of) (?:the )?${PARENT}\b[^.;:]{0,60}\s(?:has|have|had) ${ADV}(?:sold|conveyed|deeded)\b`,
  wording`${OPENS}(?:heretofore |previously )?(?:sold|conveyed|deeded) (?:off|out) (?:of )?(?:the )?${PARENT}\b`,
  // "out of which the following were sold: (a) to Hall", "From this tract the following lots have been cut off:"
  wording`\b(?:from|out of|off of|of) (?:which|(?:the|this|said) (?:above|foregoing|aforesaid|said|described|tract|land|parcel|premises|property|farm)\b
    (?: (?:described )?(?:tract|land|parcel|premises|property))?),? (?:[^.;:]{0,60}?\s)?${HAS} ${ADV}
    (?:sold|conveyed|deeded|condemned|cut|set|taken|disposed|laid)\b${NOT_TO_US}(?: (?:off|out|away|of))?`,
  // "Excluded: a lot", "Not conveyed: (a)", "Heretofore sold:"
  wording`${OPENS}(?:expressly |heretofore |previously |also ){0,2}(?:${KEPT}|not ${DONE}(?: (?:hereby|herein|herewith))?|sold(?: off)?)
    (?:\s?:| (?:there|here)from\s?(?::|$))`,
  // "Subject to the prior conveyance to Jones of:"
  wording`\bsubject to (?:the |an? )?(?:prior|previous|former|earlier) (?:conveyance|deed|sale|grant)s?\b`,
  // "Deduct the following:", "other than the following tract"
  wording`${OPENS}(?:deduct|subtract|omit|exclude|withhold) (?:therefrom )?(?=${LAND})`,
  wording`\b(?:other than|apart from|save for|to the exclusion of|with (?:the )?exception of) (?=(?:the following|that|those|an?|all|the [a-z]+)\b)`,
  // "the following tract shall remain outside the corporate limits"
  wording`\bfollowing(?: [a-z-]{1,20}){0,12}? (?:shall|will|(?:is|are) to) (?:remain|be|lie|stay) (?:outside|without) (?:of )?(?:the |said )?
    (?:city|town|village|corporate|municipal)\b`,
  // "Excepted parcel 2:", "LESS OUTPARCEL:", "Outparcel (not included):"
  wording`${OPENS}(?:(?:the )?(?:excepted|excluded|exception|exclusion) (?:tract|parcel|lot|land|property|area)s?
    |less,? (?:the |an? )?(?:following )?out[\s-]?(?:parcel|tract|lot)s?)(?: (?:no\.?\s?)?[\da-z]{1,3})?\s?(?::|$)`,
  wording`${OPENS}out[\s-]?(?:parcel|tract|lot)s?(?: [\da-z]{1,3})?\s\((?:not ${DONE}|${KEPT})[^()]{0,40}\)\s?(?::|$)`,
  // "Exception No. 2:", "EXCEPTIONS: 1.", "Tract excepted:", "LESS OUT PARCEL"
  wording`(?:^|[.;,] )(?:the )?exceptions?(?: (?:no\.?\s{0,2})?[\da-z]{1,3})?\s?(?:[:—–-](?:\s{0,3}\(?[1a][.)])?|$)`,
  wording`${OPENS}(?:(?:tract|parcel|lot|land|area)s? (?:hereby )?(?:excepted|excluded)|less[\s-]outs?(?:[\s-](?:parcel|tract|lot)s?)?)\s?(?::|$)`,
].map((words) => new RegExp(words));

/** What a right is kept in passes all the same, and so does what a thing is taken from. */
export const RIGHT = new RegExp(
  wording`\b${[
    String.raw`easements?|rights?(?![\s-]{1,3}of[\s-]{1,3}way)|privileges?|licen[sc]es?|li(?:fe|ving) estate|life|homestead|liens?|possession`,
    'minerals?|oil|gas|coal|timber|royalt(?:y|ies)|waters?|rents?|crops|the use|use of|option|interest|benefit',
    'fixtures|furniture|machinery|trailers?|mobile homes?|personal property',
  ]}\b`,
);
/** "excluded from the National Forest": an order of the government, whose land it is. */
const BY_ORDER = new RegExp(
  wording`\bfrom (?:the )?(?:[a-z.'-]{1,20} ){0,5}?(?:forest|monument|park|refuge|withdrawal|reservation|reserve|district|order|range|city|town|village
    |limits|provisions)\b`,
);
/** Land of others beside the figure, of which the figure loses nothing. */
const BESIDE = /\badjoin(?:s|ing)\b|\badjacent\b/;
const OF_LAND = new RegExp(
  wording`\b${[
    'following|tracts?|parcels?|lots?|pieces?|portions?|parts?|lands?|acres?|plot|strips?|premises|property|out-?parcel|area|site|ground',
    'cemetery|graveyard|burying|described|conveyances?|sold|exceptions?|deducted|withheld',
    String.raw`(?:out|off)[\s-]?(?:sales?|conveyances?)|less[\s-]outs?|(?:excluded|excepted|omitted) (?:there|here)from`,
  ]}\b`,
);

/** "Exceptions: none." */
const NONE = /^[\s:—–-]{0,3}(?:none|nil|n\/a)\b/;

/** The sentence before the description at `start` keeps it back; null where it does not. */
export function withheldLeading(text: string, from: number, start: number): Withheld | null {
  const { start: at, words } = leadSentence(text, from, start);
  if (!OF_LAND.test(words)) return null;
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
export const REMAINS = new RegExp(
  wording`\b(?:remainder|residue|balance|remaining (?:[a-z]+ ){0,2}?(?:land|tract|parcel|part|portion|acre(?:s|age)?|property|premises|lot)
    |(?:land|part|portion|tract|property|premises) (?:hereby |herein )?(?:conveyed|remaining|left|sold)(?! (?:to|unto|by (?!th(?:is|ese)))\b))\b
    [^.;]{0,80}\b(?:being|is|are|described|bounded|as follows)\b`,
);
