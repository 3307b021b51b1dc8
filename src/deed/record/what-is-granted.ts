// Takes: an instrument's text. Gives: what its first granting words give: an easement, or land.
// Never: what a recital, a condition or the words behind "subject to" name.
import { mayHoldPhrase } from '../words/phrases.ts';

/** A use is a right to do something on another's land that is not called an easement. */
export type Granted = 'easement' | 'use' | 'land';

const VERBS =
  'grant|give|sell|convey|release|relinquish|quit-?\\s?claim|remise|confirm|bargain|warrant|dedicate|donate|demise|lease|let|mortgage|transfer|assign';
const WRITTEN =
  'grant give sell convey release relinquish quitclaim quit-claim quit_claim quit-_claim remise confirm bargain warrant dedicate donate demise lease let mortgage transfer assign'.split(
    ' ',
  );
const inPast = (verb: string): string => (verb.endsWith('e') ? `${verb}d| ${verb}ed|` : `${verb}ed|`);
/** What is done is granted only where somebody has done it. */
const mayGrantNow = mayHoldPhrase(
  WRITTEN.flatMap((verb) => [`${verb}|`, `${verb}s|`, verb.endsWith('e') ? `${verb}s|` : `${verb}d|`]).join(' '),
);
const mayBeGranted = mayHoldPhrase(WRITTEN.map(inPast).join(' '));
const mayHave = mayHoldPhrase('have| has| hath|');
const mayGrant = (text: string): boolean => mayGrantNow(text) || (mayHave(text) && mayBeGranted(text));
const VERB = new RegExp(String.raw`\b(?=[abcdglmqrstw])(?:${VERBS})(?:s|e?d)?\b`, 'gi');

/** Who grants now: "do hereby", "by these presents", "the grantor", "for consideration paid,"; other verbs may stand between. */
const GRANTS_NOW = new RegExp(
  String.raw`\b(?:hereby|do(?:es|th)?|ha(?:ve|s|th)|presents|grantors?|owners?|lessors?|undersigned|part(?:y|ies)|compan(?:y|ies)|acknowledged|paid|wife|husband|widow(?:er)?|single|unmarried|corporation)[)"”’']{0,3}(?:[\s,&]{1,4}(?:hereby|also|freely|this\s{1,3}day|now|by\s{1,3}these\s{1,3}presents|do(?:es|th)?|and|sold|given|aliened|(?:${VERBS})(?:s|e?d)?)\b){0,9}[\s,&]{1,4}$`,
  'i',
);
/** "grant unto": said of now, whoever stands before, unless a helping word makes it a wish or a rule. */
const UNTO = /^(?:grant|give|sell|convey|quit-?\s?claim|warrant)s?$/i;
const TO = new RegExp(String.raw`^(?:[\s,&]{1,4}(?:and|(?:${VERBS})s?)\b){0,6}\s{1,3}(?:un)?to\s`, 'i');
const NOT_NOW =
  /\b(?:(?:to|shall|may|will|must|can|not|would|could|should|might|did)\s{1,3}(?:\w{1,12}\s{1,3}){0,2}|(?:which|that|who|the|an?|this|said|any|such|of|by|land|or|no|every)\s{1,3})$/i;
/** "conveyed" grants only behind "have": behind a name it tells of an older deed. */
const PERFECT = /\bha(?:ve|s|th)\b/i;

/** Uses of another's land: "the right to lay pipes", "the privilege of digging a ditch". */
const USE =
  'dig|lay|construct|install|erect|build|enter|cross|pass|use|using|excavat|maintain|flow|overflow|drain|ingress|access|egress|travel|string|plac|run|operat|locat|survey|flood|inundat|discharg|convey\\s{1,3}water|draw|tak(?:e|ing)\\s{1,3}water|trim|cut|clear|back\\s{1,3}water|attach|anchor|extend|overhang';
const EASEMENT = new RegExp(
  String.raw`\b(?:eas[ec]m[ec]nts?|servitudes?|rights?[\s-]{1,3}of[\s-]{1,3}way(?!\s{1,3}(?:lines?|boundar|limit|margin|marker|map|of\b|department|agent))|rights?\s{1,3}of\s{1,3}(?:access|ingress|passage|entry)|(?:rights?|privileges?|libert(?:y|ies)|permission|licen[sc]e|authority)\b(?:,?\s{1,3}(?!title\b)[\w-]{1,14}){0,9}?,?\s{1,3}(?:to|of)\s{1,3}(?:\w{1,12}\s{1,3}){0,2}?(?:${USE})\w{0,5})\b`,
  'i',
);
const NAMED = /^(?:eas|servitude|rights?[\s-]{1,3}of[\s-]{1,3}way)/i;
const PREPOSITION =
  'over|across|through|upon|under|beneath|in|on|onto|along|of|within|to|unto|from|into|for|by|with|at|affecting';
/** Land as the thing itself, not what something lies over: "all that tract", "the following described real estate", "Lot 4". */
const LAND = new RegExp(
  String.raw`(?<!\b(?:${PREPOSITION}|or)\s{1,3})(?:\b(?:all|the|that|those|this|an?|one|certain|my|our|his|her|its|their)\b\s{1,3}(?:(?!(?:${PREPOSITION})\b)[\w'’()-]{1,16}\s{1,3}){0,6}?(?:tracts?|parcels?|plots?|lots?|lands?|premises|real\s{1,3}(?:estate|property)|property|piece|plantation|farm|messuage|acres|ground|quarter|half|1\/[24]|[¼½])(?!\w)|\blots?\s{1,3}\d|\b(?:described\s{1,3}as|to[\s-]{1,2}wit|bounded|beginning\s{1,3}at)\b)`,
  'i',
);
/** What a lessee may lay and build is told before the land he takes. */
const LEASES = new RegExp(
  String.raw`^(?:(?:${VERBS}|and|do(?:es)?|hereby)s?[\s,&]{1,4}){0,6}(?:demise|lease|let)s?\b`,
  'i',
);
const ENDS = /\b(?:subject\s{1,3}to|except(?:ing)?|reserving|together\s{1,3}with|to\s{1,3}have\s{1,3}and|witness)\b/i;
/** How far behind its verb what is granted is looked for, past a party with its addresses and its heirs; and in how much of a text. */
const REACH = 1100;
const HEAD = 12_000;

export function grantedBy(text: string): Granted | null {
  if (!mayGrant(text)) return null;
  const head = text.slice(0, HEAD);
  VERB.lastIndex = 0;
  for (let verb = VERB.exec(head); verb; verb = VERB.exec(head)) {
    const behind = head.slice(VERB.lastIndex, VERB.lastIndex + REACH);
    if (!isNow(verb[0], head.slice(Math.max(0, verb.index - 120), verb.index), behind)) continue;
    if (LEASES.test(head.slice(verb.index, verb.index + 60))) return 'land';
    const granted = objectOf(behind);
    if (granted && (granted !== 'land' || !/^dedicate/i.test(verb[0]))) return granted;
  }
  return null;
}

function isNow(verb: string, before: string, after: string): boolean {
  const isPast = /ed$/i.test(verb);
  if (isPast && !PERFECT.test(before)) return false;
  const now = GRANTS_NOW.exec(before);
  if (now) return !isPast || PERFECT.test(now[0]);
  return UNTO.test(verb) && TO.test(after) && !NOT_NOW.test(before);
}

/** "all right, title and interest in and to that certain strip of land formerly used as a right of way": what the interest is in. */
const INTEREST =
  /\b(?:right,?\s{1,3}(?:and\s{1,3})?(?:title|interest|claim)|undivided\s{1,3}(?:[\w/-]{1,14}\s{1,3}){0,3}interest)\b[^.;]{0,90}?\b(?:in|to)(?:,?\s{1,3}(?:and|or)\s{1,3}to)?,?\s{1,3}(?:that|those|the|all|a)\s{1,3}(?:certain\s{1,3}|following\s{1,3}|described\s{1,3}|that\s{1,3}|those\s{1,3}){0,3}(?:real\s{1,3}|property|land|tract|parcel|lot|strip\s{1,3}(?:or\s{1,3}\w+\s{1,3})?of\s{1,3}land|piece|premises)/i;

/** A licence to use and copy a work is a right on nobody's land. */
const ON_GROUND =
  /\b(?:lands?|ground|premises|property|estate|tracts?|parcels?|lots?|acres?|farms?|fields?|pastures?|woods?|roads?|streets?|highways?|alleys?|lanes?|ways?|walls?|fences?|wells?|springs?|streams?|creeks?|brooks?|rivers?|ponds?|waters?|ditch\w*|drains?|sewers?|pipe\w*|cables?|poles?|wires?|towers?|lines?|grantors?|strip|section|county)\b/i;

/** Nobody takes an easement in fee simple. */
const FEE = /\bin\s{1,3}fee\s{1,3}simple\b/i;

/** "gives the property hereinafter described to the grantee for a perpetual easement". */
const FOR_EASEMENT =
  /^[^;]{0,400}\b(?:for|as)\s{1,3}an?\s{1,3}(?:perpetual|permanent|temporary|non-?\s?exclusive)\s{1,3}(?:[\w-]+,?\s{1,3}){0,4}easement\b/i;

function objectOf(behind: string): Granted | null {
  const end = ENDS.exec(behind);
  const told = end ? behind.slice(0, end.index) : behind;
  const interest = INTEREST.exec(told.slice(0, 500));
  const easement = EASEMENT.exec(told);
  const fee = FEE.exec(told);
  if (fee && (!easement || easement.index > fee.index)) return 'land';
  if (interest && (!easement || easement.index >= interest.index + interest[0].length)) return 'land';
  if (FOR_EASEMENT.test(told)) return 'easement';
  const land = LAND.exec(told);
  if (easement && (!land || easement.index < land.index + land[0].length))
    return NAMED.test(easement[0]) ? 'easement' : ON_GROUND.test(told) ? 'use' : null;
  return land ? 'land' : null;
}
