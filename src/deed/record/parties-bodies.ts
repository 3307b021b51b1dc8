// Takes: words that may name a party. Gives: whether they name a body (a company, a public office, a church, a trust) rather than a person,
// and how far the name of a body reaches over an "of" or an "and". Never: a person.
import { anyCase } from '../words/any-case.ts';

/** The noun that says what kind of body it is. */
const NOUNS = String.raw`compan(?:y|ies)|co\.|corporation|corps?|inc|incorporated|llc|l\.\s?l\.\s?c|lc|l\.c|llp|lllp|l\.l\.p|lp|l\.p|ltd|limited|pllc|plc|n\.?\s?a|bank|bankers|trust|association|assn|assoc|rail\s?road|rail\s?way|r\.\s?r|ry|church|board|county|city|state|estates?|partnership|university|college|districts?|department|commission|authority|agency|co-?operative|society|foundation|fund|club|lodge|union|commissioners|trustees|council|schools?|hospital|institute|seminary|academy|ministries|venture|partners|associates|properties|enterprises|holdings|investments|investors|developers|development|builders|homes|realty|farms|ranch|group|federation|conference|diocese|synod|congregation|cemetery|insurance|exchange|league|administration|commonwealth|republic|nation|tribe|township|town|village|borough|united\s+states|services?|systems?|industries|works|mills|mines|oil|gas|lumber|inhabitants|bureau|sons`;
const NOUN = new RegExp(String.raw`\b(?:${NOUNS})(?![\w-])`, 'i');

/** "Blue Ridge Lumber Company": a noun of a body stands among the words. */
export const namesBody = (words: string): boolean => NOUN.test(words);

/** The last noun of a name that another name cannot run on from: "Company", "Bank", not "Lumber". */
const ENDS_BODY =
  /\b(?:company|co\.?|corporation|corp\.?|inc\.?|incorporated|llc|l\.l\.c\.?|llp|lp|l\.p\.?|ltd\.?|bank|association|church|commission|authority|partnership|county|university|district|cooperative|society|foundation|n\.\s?a\.?|venture)\s*$/i;

/** What a tail of a name begins with: "and Paper Company". */
const TRADE_TAIL =
  /^(?:paper|pulp|trust|loan|packing|light|power|telegraph|gas|coke|iron|steel|reservoir|canal|irrigation|improvement|investment|mining|milling|manufacturing|supply|storage|transfer|navigation|bridge|savings|guaranty|mortgage|abstract|insurance|casualty|surety|refining|drilling|timber|livestock|cattle|development|construction|naval|recreation|transportation|telephone|coal|stone|lime|cement|brick|tile|ice|fuel|oil|land)\b/i;

/** What a trade, an office or a place of a name before "and" or "&" is: "Coal & Coke Company", "State Highway and Public Works Commission". */
const TRADE =
  /\b(?:bank|trust|title|insurance|savings|building|loan|coal|coke|iron|steel|copper|land|oil|gas|lumber|ditch|canal|irrigation|drainage|levee|water|sewer|power|light|heat|electric|ice|fuel|telephone|telegraph|livestock|cattle|stock|sheep|timber|mining|milling|mill|manufacturing|grain|elevator|feed|seed|supply|hardware|furniture|transfer|storage|transit|traction|navigation|bridge|turnpike|dock|packing|canning|oyster|fish|game|parks?|recreation|conservation|highways?|roads?|transportation|harbor|housing|development|redevelopment|improvement|investment|mortgage|security|guaranty|abstract|escrow|realty|real\s+estate|railway|railroad|rail\s+road|reservoir|farmers|merchants|mechanics|planters|drovers|miners|citizens|stockmens?|first|life|fire|marine|casualty|state|national|health|safety|lime|stone|cement|clay|brick|tile|salt|sugar|cotton|wool|fruit|orchard|cranberry|dairy|creamery|poultry|river|valley|bay|western|eastern|northern|southern|central|pacific|atlantic|construction|engineering|land|home|drilling|exploration|pipe\s?line|refining|water\s?works|finance|commerce|surety|deposit|church|school|hospital|wildlife|forest|soil|agricultural|mechanical|law|order|art|science|history|nature)$/i;

export const isTrade = (name: string): boolean => TRADE.test(name.trim());

/** One side of "X and Y Company": half a name. */
const isHalf = (name: string): boolean => {
  const bare = name.trim().replace(/^the\s+/i, '');
  // "Chicago, Milton" of "Chicago, Milton and Gulf Railway Company"; "Ferris" of "Ferris & Hoyt Co."
  return (
    /^(?:(?:St\.|Van|De|La|Mc) )?[A-Z][\w.'’-]*(?:,\s+[A-Z][\w.'’-]*(?:\s+[A-Z][\w'’-]*)?){0,3}$/.test(bare) ||
    isTrade(bare)
  );
};

const PUBLIC_TAIL =
  /^(?:public|natural|transportation|recreation|tourism|safety|forestry|(?:\w+\s+)?development|works|parks|human|urban|wildlife|fisheries|environmental|conservation|community|economic|mental|veterans|water|sewers?|highways?|roads?|finance|control|agriculture|commerce|industry|labor|waterways|bridges|buildings|grounds|mines|minerals|fish|game|aldermen|(?:city\s+|town\s+|common\s+)?council|council(?:men|ors)|burgesses|commonalty)\b/i;

/** Railways are named for the places that they join: of persons none would have one name only. */
const RAILWAY = /^(?:[A-Z][\w.'’-]*\s){1,4}rail\s?(?:way|road)\b/i;
const BY_PLACES =
  /^(?:the\s)?(?:[A-Z][\w.'’-]*(?:\s[A-Z][\w'’-]*)?,\s){0,3}(?:[A-Z][\w'’-]*,\s[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?|[A-Z][\w.'’-]*(?:\s[A-Z][\w'’-]*)?,\s[A-Z][\w'’-]*)$/;
const COMPASS = /^(?:(?:north|south|east|west)(?:ern)?|pacific|atlantic|gulf|central)\s/i;

/** "Coal & Coke Company", "Mayor and City Council of Elm": the end of a body's name, not another party. */
export function isTailOfBody(previous: string, joint: string, part: string, hasArticle: boolean): boolean {
  const before = previous.trim();
  if (joint.startsWith(',')) return false;
  if (
    /\b(?:mayor|department|board|bureau|commission(?:ers)?|division|secretary)(?:\s+of(?:\s+the)?\s+\w+)?$/i.test(
      before,
    ) &&
    PUBLIC_TAIL.test(part)
  )
    return true;
  if (/^loan\b/i.test(part) && /\b(?:savings|building)$/i.test(before)) return true;
  if (ENDS_BODY.test(before) && !/\b(?:bank|trust)$|^church$/i.test(before)) return false;
  const [head = '', tail = ''] = part.split(/\s*,\s*/);
  const isBody =
    namesBody(head) || (/^(?:inc|llc|l\.l\.c|ltd|lp|l\.p|llp|n\.?a|corp|co)\b/i.test(tail) && !before.includes(','));
  if (!isBody) return false;
  if (/\b(?:his|her|wife|husband|single|widow|trustee)\b/i.test(before)) return false;
  if (RAILWAY.test(head) && (BY_PLACES.test(before) || (COMPASS.test(head) && !before.includes(',')))) return true;
  return (
    isHalf(before) ||
    hasArticle ||
    TRADE_TAIL.test(part) ||
    (joint.includes('&') && !namesBody(before) && !before.includes(','))
  );
}

/** "City of Elm Grove": the place is part of the name, not where somebody lives. */
const PUBLIC_BODY =
  /^(?:the\s+)?(?:city|town|village|township|county|state|commonwealth|borough|parish|bank|estate|university|church|board|department|trustees|inhabitants|proprietors|people|republic|heirs|sisters|brothers|sons|daughters|order|society|diocese|archdiocese|congregation|temple|assembly|port|public\s+trustee|housing\s+authority|united\s+states)\s+of\s+(?:the\s+)?(?:(?:city|town|village|township|county|state|borough|united\s+states)\s+of\s+)?/i;

/** "Farmers State Bank of Elm Grove": what an institution is of belongs to its name. */
const INSTITUTION = anyCase(
  /^(?:(?-i:[A-Z])[\w.'’&-]*,?\s|of\s|and\s|&\s|the\s){1,8}?(?:bank|church|commissioners|lodge|college|school|schools|district(?:\s+no\.?\s?\d{1,4})?|trustees|library|hospital|cemetery|university|council|supervisors|regents|education|authority|society|aldermen|club|board\sof\s(?:(?:county|city|road|park|water|school|public|the)\s){0,3}(?:commissioners|supervisors|education|trustees|directors|works|managers)|board|department|bishop|diocese|synod|sisters|brothers|sons|daughters|knights|congregation|temple|synagogue|assembly|conference|inhabitants|overseers|selectmen|proprietors|people|board\s+of\s+trustees|(?<!,\s)(?:agent|adjutant|secretary))\sof\s(?:the\s)?(?:(?:city|town|village|township|county|state|borough|parish|united\s+states)\s+of\s+)?(?:(?-i:[A-Z])[\w'’-]*\scounty\b)?/i,
);

const STATES = String.raw`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new\s(?:hampshire|jersey|mexico|york)|(?:north|south)\s(?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode\sisland|tennessee|texas|utah|vermont|(?:west\s)?virginia|washington|wisconsin|wyoming`;
const STATE = anyCase(new RegExp(`^(?:${STATES}|(?-i:[A-Z]\\.\\s?[A-Z]\\.?|[A-Z]{2}))$`, 'i'));
/** "of Elm City Missouri": a place and its state, where somebody lives. */
export const endsInState = (words: string): boolean => STATE_LAST.test(words.trim());
const STATE_LAST = new RegExp(String.raw`\s(?:${STATES})$`, 'i');
export const isState = (words: string): boolean => STATE.test(words.trim());

/** "Telephone Company of Arkansas, a corporation": named for the place, unless the place's own state follows, as where somebody lives. */
const COMPANY_OF = anyCase(
  new RegExp(
    String.raw`^(?:(?-i:[A-Z])[\w.'’&-]*,?\s|of\s|and\s|&\s|the\s){1,8}?(?:company|co\.|association|corporation|society|union|co-?operative|title|commission|authority|agency|bureau|foundation|conservancy|trust|rail\s?road|rail\s?way|service|board)\sof\s(?:(?:the\s)?united\sstates\sof\samerica|${STATES}|(?-i:[A-Z])[\w'’-]*(?:\s(?!${STATES})(?-i:[A-Z])[\w'’-]*){0,2})(?=$|[;(]|,\s(?!${STATES}|(?-i:[A-Z])[\w'’-]*\scounty\b|in\sthe\b|[A-Z][a-z]+,\s)|\s(?:a|an|its|party|all)\b)`,
    'i',
  ),
);
/** "Cablevision of Alder, Ltd." */
const OF_AND_TITLE = anyCase(
  /^(?:(?-i:[A-Z])[\w.'’&-]*\s){1,6}of\s(?:the\s)?(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3}(?=,?\s(?:inc|llc|l\.l\.c|ltd|lp|l\.p|llp|corp|n\.\s?a|p\.\s?[ac])\b)/i,
);

/** How many characters at the head of the words are a body's name, whatever they would mean behind a person's. */
export function lengthOfBody(words: string): number {
  for (const form of [COMPANY_OF, OF_AND_TITLE, INSTITUTION, PUBLIC_BODY]) {
    const found = form.exec(words);
    if (found) return found[0].length;
  }
  return 0;
}
