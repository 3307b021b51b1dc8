// Takes: an instrument's text. Gives: what its first granting words give: an easement, or land.
// Never: what a recital, a condition or the words behind "subject to" name.
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll } from './pattern.ts';

/** A use is a right to do something on another's land that is not called an easement. */
export type Granted = 'easement' | 'use' | 'land';

const VERBS =
  'grant|give|sell|convey|release|relinquish|quit-?\\s?claim|remise|confirm|bargain|warrant|dedicate|donate|demise|lease|let|mortgage|transfer|assign';
const VERB = patternOfAll`\b(?:${VERBS})(?:s|e?d)?\b`;

/** Who grants now: "do hereby", "by these presents", "the grantor", "for consideration paid,"; other verbs may stand between. */
const GRANTS_NOW = pattern`\b(?:hereby|do(?:es|th)?|ha(?:ve|s|th)|presents|grantors?|owners?|lessors?|undersigned|part(?:y|ies)|compan(?:y|ies)
    |acknowledged|paid|wife|husband|widow(?:er)?|single|unmarried|corporation)[)"”’']{0,3}(?:[\s,&]{1,4}
    (?:hereby|also|freely|this day|now|by these presents|do(?:es|th)?|and|sold|given|aliened|(?:${VERBS})(?:s|e?d)?)\b){0,9}
  [\s,&]{1,4}$`;
/** "grant unto": said of now, whoever stands before, unless a helping word makes it a wish or a rule. */
const UNTO = /^(?:grant|give|sell|convey|quit-?\s?claim|warrant)s?$/i;
const TO = pattern`^(?:[\s,&]{1,4}(?:and|(?:${VERBS})s?)\b){0,6} (?:un)?to `;
const NOT_NOW = pattern`\b(?:(?:to|shall|may|will|must|can|not|would|could|should|might|did) (?:\w{1,12} ){0,2}
  |(?:which|that|who|the|an?|this|said|any|such|of|by|land|or|no|every) )$`;
/** "conveyed" grants only behind "have": behind a name it tells of an older deed. */
const PERFECT = /\bha(?:ve|s|th)\b/i;

/** Uses of another's land: "the right to lay pipes", "the privilege of digging a ditch". */
const USE = wording`dig|lay|construct|install|erect|build|enter|cross|pass|use|using|excavat|maintain|flow|overflow|drain|ingress|access
    |egress|travel|string|plac|run|operat|locat|survey|flood|inundat|discharg|convey water|draw|tak(?:e|ing) water|trim
    |cut|clear|back water|attach|anchor|extend|overhang`;
const EASEMENT = pattern`\b(?:easements?|servitudes?
  |rights?[\s-]{1,3}of[\s-]{1,3}way(?! (?:lines?|boundar|limit|margin|marker|map|of\b|department|agent))
  |rights? of (?:access|ingress|passage|entry)
  |(?:rights?|privileges?|libert(?:y|ies)|permission|licen[sc]e|authority)\b(?:,? (?!title\b)[\w-]{1,14}){0,9}?
  ,? (?:to|of) (?:\w{1,12} ){0,2}?(?:${USE})\w{0,5})\b`;
const NAMED = pattern`^(?:eas|servitude|rights?[\s-]{1,3}of[\s-]{1,3}way)`;
const PREPOSITION =
  'over|across|through|upon|under|beneath|in|on|onto|along|of|within|to|unto|from|into|for|by|with|at|affecting';
/** Land as the thing itself, not what something lies over: "all that tract", "the following described real estate", "Lot 4". */
const LAND = pattern`(?<!\b(?:${PREPOSITION}|or) )(?:\b(?:all|the|that|those|this|an?|one|certain|my|our|his|her|its|their)
  \b (?:(?!(?:${PREPOSITION})\b)[\w'’()-]{1,16} ){0,6}?(?:tracts?|parcels?|plots?|lots?|lands?|premises
    |real (?:estate|property)|property|piece|plantation|farm|messuage|acres|ground|quarter|half|1\/[24]|[¼½])(?!\w)
  |\blots? \d|\b(?:described as|to[\s-]{1,2}wit|bounded|beginning at)\b)`;
/** What a lessee may lay and build is told before the land he takes. */
const LEASES = pattern`^(?:(?:${VERBS}|and|do(?:es)?|hereby)s?[\s,&]{1,4}){0,6}(?:demise|lease|let)s?\b`;
const ENDS = pattern`\b(?:subject to|except(?:ing)?|reserving|together with|to have and|witness)\b`;
/** How far behind its verb what is granted is looked for, past a party with its addresses and its heirs; and in how much of a text. */
const REACH = 1100;
const HEAD = 12_000;

export function grantedBy(text: string): Granted | null {
  const head = text.slice(0, HEAD);
  for (const verb of head.matchAll(VERB)) {
    const end = verb.index + verb[0].length;
    const behind = head.slice(end, end + REACH);
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
const INTEREST = pattern`\b(?:right,? (?:and )?(?:title|interest|claim)|undivided (?:[\w/-]{1,14} ){0,3}interest)\b[^.;]{0,90}?\b(?:in|to)
  (?:,? (?:and|or) to)?,? (?:that|those|the|all|a) (?:certain |following |described |that |those ){0,3}
  (?:real |property|land|tract|parcel|lot|strip (?:or \w+ )?of land|piece|premises)`;

/** A licence to use and copy a work is a right on nobody's land. */
const ON_GROUND = pattern`\b(?:lands?|ground|premises|property|estate|tracts?|parcels?|lots?|acres?|farms?|fields?|pastures?|woods?|roads?
  |streets?|highways?|alleys?|lanes?|ways?|walls?|fences?|wells?|springs?|streams?|creeks?|brooks?|rivers?|ponds?
  |waters?|ditch\w*|drains?|sewers?|pipe\w*|cables?|poles?|wires?|towers?|lines?|grantors?|strip|section|county)\b`;

/** Nobody takes an easement in fee simple. */
const FEE = pattern`\bin fee simple\b`;

/** "gives the property hereinafter described to the grantee for a perpetual easement". */
const FOR_EASEMENT = pattern`^[^;]{0,400}\b(?:for|as) an? (?:perpetual|permanent|temporary|non-?\s?exclusive) (?:[\w-]+,? ){0,4}easement\b`;

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
