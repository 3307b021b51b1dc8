// Takes: the words of a deed that name a party. Gives: the names in them, one by one, as printed. Never: addresses, marital status,
// offices, capacities other than that of a single trustee.
import { anyCase } from '../words/any-case.ts';
import { firmsWhole, firmsPrinted, withoutAsides, withoutPayment } from './parties-asides.ts';
import { endsInState, isState, isTailOfBody, isTrade, lengthOfBody, namesBody } from './parties-bodies.ts';
import { oneLine } from '../words/one-line.ts';

const TITLE_TAIL =
  /^(?:jr|sr|inc|incorporated|llc|l\.\s?l\.\s?c|lc|l\.c|ltd|limited|lp|l\.\s?p|llp|l\.l\.p|lllp|co|company|corp|corporation|n\.?\s?a|ii|iii|iv|2nd|3rd|2d|3d|m\.?\s?d|esq|trustees?(?:\s.*)?|as\s+(?:\w+\s+)?trustees?(?:\s.*)?|(?:successor|substitute|sole|co-?|acting)\s*trustees?(?:\s.*)?|p\.?\s?[ac]|pllc|plc|f\.?s\.?b)\.{0,2}$/i;

const MARITAL = String.raw`un-?married|married|single|widow(?:er|ed)?|divorced|femme|feme|bachelor|spinster|unremarried|never`;
const KIND_OF_BODY = String.raw`corporat[il]on|company|(?:co-?)?partnership|firm|association|trust|liability|municipal|munlcipal|non-?profit|not-for-profit|body|cooperative|political|agency|public|banking|savings|limited|joint|religious|charitable|national`;
/** Offices and trades that follow a name: "Amos Tanner, Sheriff of Alder County", "Executor of the will of …". */
const OFFICE = String.raw`(?:acting\s+|duly\s+\w+(?:\s+and\s+\w+)?\s+|sole\s+|special\s+|successor\s+|county\s+|deputy\s+|late\s+|substitute\s+|independent\s+|ancillary\s+|surviving\s+|tax\s+|state\s+|u\.\s?s\.\s+){0,3}(?:co-?)?(?:execut(?:ors?|rix|rices)|administrat(?:ors?|rix)|guardians?|conservators?|curator|tutrix|tutor|sheriff|commissioners?|receivers?|referee|masters?|collector|treasurer|assignees?|attorneys?|clerk|mayor|president|secretary|personal\s+representatives?|constable|marshal|coroner|heirs?|devisees?|legatees?|relict|yeoman|husbandman|farmer|planter|merchant|mariner|gentleman|esquire|carpenter|cordwainer|blacksmith|physician|housewright|trader|laborer|bishop|judge|agents?|adults?|minors?|notary|auditor|register|governor|surveyor)`;
/** Sides of a paper by name: only behind a comma, as "Owners Association" is a name. */
const ROLE = String.raw`grantors?|grantees?|lessors?|lessees?|mortgagors?|mortgagees?|vendors?|vendees?|sellers?|buyers?|purchasers?|assignors?|assignees?|trustors?|beneficiar(?:y|ies)|landlords?|tenants?|owners?|developers?|declarants?|licensors?|licensees?|donors?|donees?|borrowers?|lenders?|releasors?|releasees?|settlors?|subdividers?|first\s+part(?:y|ies)|second\s+part(?:y|ies)`;
/** What follows a name and is no part of it. */
const QUALIFIER = anyCase(
  new RegExp(
    [
      '¤',
      String.raw`,?\s+(?:and\s+)?(?:the\s+)?(?:his|her)\s+(?:said\s+|lawful\s+)?(?:wife|husband|spouse)\b`,
      String.raw`,?\s+(?:and\s+)?(?:wife|husband|widow|relict|son|daughter|heirs?|assignees?)\s+of\b`,
      String.raw`,?\s+(?:(?:both|all|each)\s+)?(?:husband\s+(?:and|&)\s+wife|wife\s+and\s+husband|man\s+and\s+wife|a\s+married\s+couple|spouses\b|tenants\s+(?:by|in)|joint\s+tenants|brother\s+and|mother\s+and|father\s+and|(?:not\s+)?as\s+(?!(?:\w+\s+)?(?:co-?)?trustees?\b))`,
      String.raw`,?\s+(?:an?|the)\s+(?:(?:\w+[\s-]+){0,4}(?:${KIND_OF_BODY})|${MARITAL}|minor|adult|resident|citizen|person|undivided|sole\s+owner)\b`,
      String.raw`,?\s+(?:both\s+|each\s+|all\s+)?(?:${MARITAL}|unmarried)\b(?!\s+[A-Z][a-z]+\s)`,
      String.raw`,?\s+(?:(?:both|each|all|late|now|formerly)\s+){0,2}(?:of|in|at)\s+(?:the\s+)?(?:same\b|aforesaid|said\b|county|city|town|township|state|village|parish|borough|commonwealth|first|second|third|one\s+part|other\s+part|lawful|full\s+age|legal\s+age)\b`,
      String.raw`,?\s+of\s+(?-i:[A-Z])[\w.]+(?:\s+(?-i:[A-Z])\w+)?(?:,|\s+(?:county|in|and\s+state)\b)`,
      String.raw`,\s*(?:the\s+|an?\s+)?(?:${ROLE})\b`,
      String.raw`,\s*(?:the\s+|an?\s+|as\s+)?${OFFICE}\b`,
      String.raw`,?\s+(?:as\s+)?(?-i:execut(?:ors?|rix)|administrat(?:ors?|rix)|sheriff|guardian|commissioner)\b`,
      String.raw`,?\s+(?:whose\b|having\b|who\b|which\b|by\s+deed|by\s+(?:and\s+through|its|his|her|their|virtue|authority)|through\s+(?:its|his)|individually|jointly|severally|hereinafter|hereafter|herein|heretofore|party\b|parties\b|being\b|acting\b|residing|residents?\b|domiciled|formerly|now\s+known|also\s+known|a\/k\/a|f\/k\/a|n\/k\/a|aka\b|fka\b|nee\b|and\s+(?:to\s+)?(?:his|her|their|its)\s+(?:heirs|successors|assigns)|(?:to\s+)?(?:their|his|her|its|successors|heirs)\b|for\s+(?:and\s+)?in\s+consideration|for\s+(?:(?:the|an?|good|valuable|value|one|ten|and)\s|\$)|in\s+consideration|in\s+hand|in\s+fee|in\s+trust|do(?:es)?\s+hereby|do\(es\)|doth?\b|have\s+|has\s+|hath\s+|did\s+|conveys?\b|grants?\b|hereby|witness(?:eth)?|deceased|doing\s+business|d\/b\/a|dba\b|dated|the\s+(?:above|grantors?|grantees?|following|receipt|said)|grantors?\b|grantees?\b|with\s+(?:its|an|a|his|her|offices?|full|(?:street|mailing|post)\s)|duly\b|organized|incorporated\s+under|existing|chartered|to\s+wit|to-wit|all\s+(?:of|the|that|those|my|our|its|his|their|right|beneficial|interest|persons|unmarried|being)|each\s+(?:of|an?)|both\s+(?:of|are|adults?|unmarried|single|residents)|not\s+(?:personally|individually|as|in)|subject\s+to|on\s+behalf|under\s+(?:the|a|and)|pursuant|together|(?:beginning|commencing)\s+(?:at|on|from|for)|paid\b|joined\b|trading\s+as|t\/a\b)`,
      String.raw`,\s+by\s+(?-i:[A-Z])`,
      String.raw`\s*[(;:\n]`,
      String.raw`,?\s+(?:book|volume|vol\.|page|liber)\s+\d`,
      String.raw`(?<!\b(?:route|highway|pier|studio|interstate|post|local|area))(?:,?\s+(?:of\s+)?(?:no\.\s+)?)\d{1,6}\s+(?-i:[A-Z])(?!\w*,?\s+(?:llc|inc|lp|ltd)\b)`,
      String.raw`,?\s+(?:P\.?\s?O\.?\s+(?:Box|Drawer)|R\.?\s?[RD]\.?\s+(?:No\.?\s?)?#?\d|R\.\s?F\.\s?D|Route\s+\d|Rt\.?\s+\d|Star\s+Route|Box\s+\d|RFD\b)`,
    ].join('|'),
    'i',
  ),
);

const PLACE_KIND = String.raw`(?:counties|county|city|town|township|village|borough|state|parish|commonwealth|district|territory|province|colony|dominion|kingdom|republic)`;
const PLACE_NAME = String.raw`(?:\s(?!(?:AND|OF|PARTY|PARTIES|HEREIN\w*|IN)\b)(?-i:[A-Z])[\w.'’-]*){0,3}`;
/** Where somebody lives, however many places are told: it has an "and" of its own. */
const RESIDENCE = anyCase(
  new RegExp(
    String.raw`(?<!\b(?:commissioners|trustees|council|board|education|bank|church|authority|department|selectmen|supervisors|inhabitants|mayor|aldermen|commission|corporation|people|court|university|diocese|treasurer|overseers|regents|schools?|districts?(?:\sno\.?\s?\d{1,4})?|agency|bishop|company|association|society|union|co-?operative|club|hospital|library|foundation|lodge|sheriff|clerk|judge|fund|public\strustee|city|town|village|borough|township))(?:,?\s(?:both|all|each|late|now)){0,2},?\s(?:of|in)\s(?:(?:the|said)\s){0,2}(?:(?!(?:AND|OF|PARTY|PARTIES)\b)(?-i:[A-Z])[\w.'’-]*\s){0,3}${PLACE_KIND}(?:\s(?:and|&)\s(?:the\s)?${PLACE_KIND})?(?:\saforesaid|\sof${PLACE_NAME}|(?=[,\s])${PLACE_NAME})(?:(?:,?\s(?:and|in|of|&)|,)\s(?:(?:the|said|of|in)\s){0,3}${PLACE_KIND}(?:\saforesaid|\sof${PLACE_NAME}))*(?:,\s(?-i:[A-Z])\.\s?(?-i:[A-Z])\.?)?`,
    'gi',
  ),
);

/** "of the same County and State". */
const SAME_PLACE =
  /,? (?:both |all )?of (?:the )?(?:same|said|aforesaid) (?:county|city|town|place|state)(?: and (?:the )?(?:same )?(?:state|commonwealth|territory))?(?: aforesaid)?/gi;

/** "…, County of Alder and State of Maine", without an "of" before it; "of Elm, County and Territory of Hawaii". */
const COUNTY_AND_STATE = anyCase(
  new RegExp(
    String.raw`(?:,\s${PLACE_KIND}\sof${PLACE_NAME}(?:,|,?\sand)|,?\s(?:of|in)${PLACE_NAME},\s(?:county|city|town)\sand)\s(?:the\s)?${PLACE_KIND}\sof${PLACE_NAME}`,
    'gi',
  ),
);

/** "A and B, as Trustees of the Tanner Trust": the persons are the names. */
const TRUSTEES_OF =
  /(?:(?<=[A-Z][\w.'’-]*),|(?<=[A-Z][\w.'’-]*)(?<!\b(?:the|of|and|board))(?= .*\b(?:trust|will|estate|agreement|declaration)\b)) (?:(?:not individually,? but )?as )?(?:(?:successor|co-?) ?)?trustees (?:of|under)\b.*$/i;

/** "as guardian of A and B, minors": those for whom somebody acts are no parties. */
const FOR_ANOTHER =
  /,?\s(?:as\s)?(?:the\s)?(?:(?:duly|sole|acting|court|appointed|qualified|independent|successor|and)\s){0,4}(?:co-?)?(?:guardians?|conservators?|execut(?:ors?|rix)|administrat(?:ors?|rix)|attorneys?[- ]in[- ]fact|personal\srepresentatives?|next\sfriend|tutor|tutrix|curator|receivers?|agents?)\s(?:of|for|under)\s(?:the\s)?(?:(?!\sof\sthe\sfirst\b)[^,;¦(]){2,120}/gi;

/** The caption of a paper: "STATE OF OHIO, COUNTY OF ALDER, ss." */
const VENUE =
  /^\s?(?:the )?(?:state|commonwealth) of [a-z]+(?: [a-z]+)?[ ,.:;)}§|]{1,6}(?:county|parish|city) of [a-z.]+(?: [a-z.]+)?[ ,.:;)}§|]{0,6}(?:ss\b[.:]{0,2})?/i;

/** "GRANT OF TEMPORARY EASEMENT CITY OF ALDER": the title of the paper in one line with the first name. */
const TITLE_BEFORE =
  /^(?:(?:[A-Z][A-Z-]*) ){0,7}(?:EASEMENTS?|DEED|RIGHTS?[ -]OF[ -]WAY)(?: (?:AGREEMENT|DEED|GRANT))?,? (?!(?:AGREEMENT|DEED|GRANT) |(?:THE )?(?:STATE|COUNTY|COMMONWEALTH|PARISH) OF )(?=(?:[Tt]he |THE )?[A-Z])/;
/** "FENCE AGREEMENT. Amos Tanner": the title as a sentence of its own. */
const TITLE_SENTENCE =
  /^(?:[A-Z][A-Z'’-]*,? ){0,7}(?:EASEMENTS?|DEED|AGREEMENT|MORTGAGE|LEASE|CONTRACT|INDENTURE|RIGHTS?[ -]OF[ -]WAY)(?: [A-Z][A-Z-]+){0,3}\. (?=[A-Z])/;
/** "On October 29, 1917, Amos Tanner": the day tells when, before the name. */
const DATE_BEFORE =
  /^on (?:the )?(?:\d{1,2}(?:st|nd|rd|th|d)? (?:day )?(?:of )?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: \d{1,2}(?:st|nd|rd|th|d)?)?,? (?:A\.? ?D\.? ?)?1?\d{3},? (?=[A-Z])/i;
/** "Amos Tanner of       and State of Maine": the blank of a form, which nobody filled in. */
const STATE_BEHIND_BLANK =
  /,? (?:of|in)(?: the)?(?: county)?(?: of)? and (?:the )?(?:state|commonwealth|territory|province|colony) of(?: [A-Z][\w.'’-]*){1,2}/gi;

export function namesIn(words: string): string[] {
  const hasArticle = /^\s*the\s(?!said\b|undersigned\b)/i.test(words);
  // "Amos Q, Tanner": the point after an initial printed or read as a comma. "Amos 2nd Ruth Tanner": an "and" misread.
  const flat = withoutPayment(withoutAsides(firmsWhole(oneLine(words.slice(0, 2000)).trimStart())))
    .replace(VENUE, '')
    .replace(TITLE_BEFORE, '')
    .replace(TITLE_SENTENCE, '')
    .replace(DATE_BEFORE, '')
    .replace(STATE_BEHIND_BLANK, '¤')
    .replace(/(\s[A-Z]),(?= [A-Z][a-z])/g, '$1.')
    .replace(/(?<=[A-Z][a-z]+,?) (?:2nd|znd|snd|aud) (?=[A-Z][a-z])/g, ' and ')
    // A printed form's choices, of which none is the name: "(unmarried) (husband and wife)".
    .replace(/\((?:un|hus|wife|single|mar|strike|wid|him|her|his)[^()]{0,60}\)/gi, ' ')
    .replace(/,? an? (?:[a-z]+ ){0,2}(?:partnership|firm) (?:composed|consisting) of .*$/i, '')
    .replace(TRUSTEES_OF, '')
    .replace(
      /^.{0,80}\b(?:heirs|children|devisees|legatees)\b.{0,120}?(?:to-?wit|namely|viz)[:;.,]{1,2} (?=[A-Z])/i,
      '',
    )
    .replace(LEAD, '')
    .replace(FOR_ANOTHER, '¤')
    .replace(RESIDENCE, '¤')
    .replace(SAME_PLACE, '¤')
    .replace(COUNTY_AND_STATE, '¤')
    .trim();
  const names: string[] = [];
  for (const piece of pieces(flat, hasArticle)) {
    const name = cleaned(piece);
    if (isName(name, piece) && !names.includes(name) && !(names.length > 0 && isHome(name, words))) names.push(name);
  }
  return names.slice(0, 20).map(firmsPrinted);
}

/** "Amos Tanner of the County [torn] and State of Maine": where he lives; as a party it would be "the State". */
const isHome = (name: string, words: string): boolean =>
  /^(?:state|commonwealth|province|colony|territory) of [A-Z]/i.test(name) &&
  !new RegExp(String.raw`\bthe\s+${name.split(' ', 1)[0]!}\s+of\b`, 'i').test(words);

/** "A and wife, B; C and D": split where one name ends, not inside "Smith, Jr." or "Bank and Trust Company". */
function pieces(words: string, hasArticle: boolean): string[] {
  const marked = words
    .replace(
      /(?<!\b(?:husband|man)),?\s+(?:and|&|with)\s+(?:his\s+|her\s+|my\s+)?(?:said\s+)?(?:wife|husband|spouse),?\s+(?=[A-Z])/gi,
      ' ¦ wife: ',
    )
    .replace(
      /,?\s+(?:and\s+)?joined\s+(?:(?:herein|pro\s+forma|in\s+this\s+\w+)\s+){0,2}by\s+(?:his|her|my|the\s+said)\s+(?:wife|husband|spouse),?\s+/gi,
      ' ¦ ',
    )
    .replace(
      /,?\s+and\s+(?:his|her|their|my|our)\s+(?:sons?|daughters?|children|brothers?|sisters?|mother|father),?\s+(?=[A-Z])/g,
      ' ¦ ',
    )
    .replace(/,?\s+et\.?\s+(?:ux|vir|uxor)\b\.?,?\s+(?:and\s+)?(?=[A-Z])/gi, ' ¦ ')
    .replace(/,?\s+(?<!\b(?:his|her)\s+)wife\s+of\s+and\s+(?=[A-Z])/gi, ' ¦ ')
    .replace(/¤,?\s+(?:and|&)\s+(?=[A-Z])/g, ' ¦ ')
    .replace(/\s*;\s*(?:and\s+)?/g, ' ¦ ');
  return sharedSurname(marked)
    .split('¦')
    .flatMap((piece, i) => splitAtAnd(piece, hasArticle && i === 0));
}

/** "Clifford and Jean Dobbins", "Wm. & Jean Sorrels": a given name alone has the surname of the next. */
function sharedSurname(words: string): string {
  return words.replace(
    /(^|¦ )([A-Z][A-Za-z]*\.?(?: [A-Z]\.)?)(?= (?:and|&|AND) ([A-Z][A-Za-z'’-]*\.?(?: (?!and\b|AND\b)[A-Z][A-Za-z.'’-]*){1,2})(?=$|,(?! (?:LLC|L\.L|Inc|INC|Ltd|LTD|LP|L\.P|Co|Corp))| (?:his|HIS|as|AS|husband|¦)|¤))/g,
    (all, lead: string, given: string, next: string) =>
      namesBody(next) || isTrade(next) || /^(?:the|mr|mrs)\b/i.test(given)
        ? all
        : `${lead}${given} ${next.split(' ').at(-1)!}`,
  );
}

function splitAtAnd(piece: string, hasArticle: boolean): string[] {
  const joints = [...piece.matchAll(/,?\s+(?:and|&)\s+/gi)].map((joint) => joint[0]);
  const parts = piece.split(/,?\s+(?:and|&)\s+/i);
  const names: string[] = [];
  for (const [i, part] of parts.entries()) {
    const previous = names.at(-1);
    const joint = joints[i - 1] ?? '';
    const isInside =
      previous !== undefined &&
      (!isStart(part, previous) ||
        isRestOfTrust(previous, part) ||
        isTailOfBody(previous, joint, part, (hasArticle && names.length === 1) || /^the [A-Z]/.test(previous)));
    if (i > 0 && isInside) names[names.length - 1] = `${previous}${oneLine(joint)}${part}`;
    else names.push(part);
  }
  return names.flatMap(splitAtComma);
}

/** "Trustee of the Amos and Ruth Tanner Family Trust": both gave the trust its name. */
const isRestOfTrust = (previous: string, part: string): boolean =>
  /\btrustee (?:of|under) (?:the )?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2}$/i.test(previous) &&
  /^[A-Z][^,;]{0,60}\btrust\b/i.test(part);

/** A name begins with a capital and has two words, or is a wife's given name: "and Betsey his wife". */
function isStart(part: string, previous: string): boolean {
  if (!/^[A-Z"“]/.test(part))
    return (
      /^the [A-Z]/.test(part) &&
      (namesBody(part.split(',')[0]!) || /^the(?: [A-Z]{3,}){2}/.test(part)) &&
      isFull(previous)
    );
  if (/^\S+\s+(?!¤)\S/.test(part)) return true;
  return /^[A-Z]{2}/.test(part) && !namesBody(previous);
}

/** "Amos Tanner and the Elm Bank": behind a whole name an article begins another body's; half a body's name goes on. */
const isFull = (name: string): boolean => (name.includes(' ') && !namesBody(name)) || ENDED.test(name);
const ENDED =
  /¤|,\s(?:an?|his|her)\s[^,]{3,100}(?:,\s[^,]{3,30})?$|\b(?:company|corporation|inc|llc|ltd|bank|n\.\s?a)\.?$/i;

/** "Otto Mills", "Ida R. Church" in a list of names: each is a party, whether person or body. */
const PERSON_NOUN = /^(?:[A-Z]\. )?[A-Z][A-Za-z]+\.?(?: [A-Z]\.)? (?:Church|CHURCH|Mills|MILLS)$/;

/** A comma parts names only where a whole name (two words, both capital) follows that is no title and no company's tail. */
function splitAtComma(piece: string): string[] {
  const parts = piece.trim().split(/\s*,\s*/);
  const names: string[] = [];
  for (const part of parts) {
    const previous = names.at(-1);
    const isWhole =
      /^[A-Z][\w.'’-]*(?:\s+(?:[A-Z][\w.'’-]*|de|la|von|van)){1,4}$/.test(part) &&
      !TITLE_TAIL.test(part) &&
      (!namesBody(part) || PERSON_NOUN.test(part)) &&
      !isPlace(previous ?? '', part);
    if (previous === undefined || (isWhole && isName(cleaned(previous), previous) && !QUALIFIER.test(`, ${part}`)))
      names.push(part);
    else names[names.length - 1] = `${previous}, ${part}`;
  }
  return names;
}

/** A state, or what follows a house number, a box or a town: part of an address. */
const isPlace = (previous: string, part: string): boolean =>
  isState(part) ||
  /\d|¤|\b(?:whose|residing|address|office|route|box|of|at|by|represented|through|president|manager|attorney)\b/i.test(
    previous,
  );

const TRUST =
  /^(?!(?:the\s)?board\sof\s).{3,60}?,?\s(?:as\s)?(?:(?:successor|sole|co-?)\s?)?trustees?\s(?:of|under)\s(?:the\s)?[A-Z][\w.,'’&/ -]{2,60}?\btrust\b(?:\s(?:no\.?|number|#)\s?[\w-]{1,14})?/i;
/** A land trust is known by its agreement and number. */
const LAND_TRUST =
  /^.{3,60}?,?\s(?:not\s(?:personally|individually),?\sbut\s)?(?:solely\s)?(?:as\s)?(?:successor\s)?trustee\sunder\s(?:the\s(?:provisions\sof\s)?|an?\s)?(?:certain\s)?trust\sagreement\sdated\s.{6,40}?\bknown\sas\s(?:its\s)?trust\s(?:no\.?|number|#)\s?[\w-]{1,14}/i;

/** No name is longer. */
const LONGEST = 110;

/** What may stand before a name: "we, the undersigned", "Grantor,". */
const LEAD = anyCase(
  new RegExp(
    String.raw`^(?:(?:and|between|by|we|i\s\(we\)|i|i\/we|t[hb]at|(?:the\s+)?undersigned|said|from|to|unto|with|whereas|(?:the\s+)?(?:${ROLE})(?:\s?\(s\))?)(?:[,:]\s*|\s+)(?=(?-i:[A-Z"“(])|the\s|we\b|said\b))+`,
    'i',
  ),
);

function cleaned(piece: string): string {
  const bare = piece.replace(/^\s*wife: /, '').replace(/^[\s,.:;"“”'()*_-]+/, '');
  const land = LAND_TRUST.exec(bare)?.[0];
  if (land !== undefined) return land;
  const trust = TRUST.exec(bare)?.[0];
  if (
    trust !== undefined &&
    trust.length <= LONGEST &&
    !NEVER_IN_A_NAME.test(trust) &&
    !/\b(?:an?|his|her)\s|¤/.test(trust)
  )
    return trust;
  let name = bare.replace(LEAD, '');
  name = name.replace(/^(?:the|said) (?=[A-Z])/, '').replace(/[\s,]+et\.?\s(?:ux|vir|uxor|als?)\b\.?[\s,]*$/i, '');
  const body = lengthOfBody(name);
  const cut = QUALIFIER.exec(name.slice(body));
  if (cut) name = name.slice(0, body + cut.index);
  return withoutStops(withTitles(withoutHome(withoutProse(name), body)));
}

/** A word in small letters that names do not hold ends the name: "Amos Tanner ninety acres". */
const PROSE =
  /,?\s(?!(?:of|and|the|for|in|at|on|by|as|under|trustees?|successor|dated|known|not|but|solely|agreement|to|de|del|la|las|los|le|du|di|da|der|den|von|van|ten|zu|y|e|et|al|senior|junior|senr|junr)\b)[a-z]{2,}[\s\S]*$/;

function withoutProse(name: string): string {
  return /[a-z]/.test(name.slice(0, 40)) || /^[A-Z]{2}/.test(name)
    ? name.replace(PROSE, '').replace(/\s(?:an?|the)$/, '')
    : name;
}

/** A person is of some place; only a body's name holds an "of". */
function withoutHome(name: string, body: number): string {
  const at = body > 0 ? -1 : name.search(/,?\s(?:both\s|all\s)?(?:of|OF|in|IN|at|AT)\s[A-Z]/);
  if (at > 0 && namesBody(name.slice(0, at)) && endsInState(name.slice(at).replace(/^,?\s\w+\s\w+/, '')))
    return name.slice(0, at);
  if (at > 0 && TITLED_AT.test(name.slice(at))) return name; // "Elm Homes at Alder Falls, LLC"
  return at > 0 && !namesBody(name.slice(0, at)) && /\s/.test(name.slice(0, at).trim()) ? name.slice(0, at) : name;
}

const TITLED_AT =
  /^\s(?:at|AT)\s(?:(?:the|THE|[A-Z][\w'’-]*)\s){0,3}[A-Z][\w'’-]*(?:,?\s(?:LLC|L\.L\.C|INC|Inc|LTD|Ltd|LP|L\.P)\b|\s(?:association|homeowners|owners|condominium)\b)/i;

/** The first of a body's list of names: "Bell, Tanner & Hoyt Co.", "St. Paul, Elm and Western Railway". */
const PLACE = /^(?:(?:St|Mt|Ft)\. |(?:New|Fort|San|Los|El|Des|Rock|Grand|Little|Salt) )?[A-Z][\w'’-]*$/;

/** "Tanner, Jr.", "Mills, Inc.": what follows a comma and still belongs to the name. */
function withTitles(name: string): string {
  const body = lengthOfBody(name);
  const [head = '', ...tail] = name.slice(body).split(/\s*,\s*/);
  const kept = [name.slice(0, body) + head];
  const isList = body === 0 && PLACE.test(head) && tail.length > 0 && / (?:and|&) /i.test(name) && namesBody(name);
  if (isList) return name;
  for (const part of tail) {
    if (!TITLE_TAIL.test(part.trim())) break;
    kept.push(part.trim());
  }
  return kept.join(', ');
}

function withoutStops(name: string): string {
  return name
    .replace(/[\s,.:;"“”'_*)-]+$/, (end) =>
      /^\.$/.test(end) &&
      /\b(?:inc|jr|sr|co|corp|ltd|l\.\s?l\.\s?c|n\.\s?a|l\.\s?p|esq|assn|l\.c|p\.\s?[ac]|m\.\s?d|f\.\s?s\.\s?b)$/i.test(
        name.slice(0, -1),
      )
        ? '.'
        : '',
    )
    .trim();
}

/** "The Toledo Rural Electric Company": an article that is written as part of the name. */
const NAMED_THE =
  /^(?:the|THE|The)\s(?:(?:[A-Z][\w.'’&-]*|at|AT)\s){0,6}(?:of|and|&|company|corporation|foundation|association|society|estate|church|trust|bank|district|commission|city|town|village|club|university|college|partnership|authority|inc|llc)\b/i;
const NOT_A_NAME =
  /^(?:this|that|said|ex-officio|recorder|grantors?|grantees?|party|parties|witnesseth|heirs(?!\sof\s)|successors|assigns|his|her|their|its|wife|husband|county(?!\sof\s[A-Z])|state(?!\s(?:of\s[A-Z]|highway|road|bank|board|department|savings|line|center))|page|book|and|of|in|for|whereas|know|deed|address|name|return|prepared|mail|record(?:ed|ing)|tax|undersigned|each|all|any|him|them|it|you|same|following|premises|property|land(?!\s[A-Z])|public(?!\s(?:trustee\sof|utility|service|school|works|water|library))|common|personal\srepresentative|executive\sdirector|vice\spresident|president|declarant|owners?|developer|sellers?|buyers?|lots?\b|unit\s|lender|mortgagee|mortgagor|notary|personally|administrators?|administratrix|executors?|executrix|court|(?:(?:successor|substitute|acting)\s)?(?:co-?)?trustees?(?!\sof\s(?:the\s)?[A-Z])|section|township\s\d|range|parcel|tract(?:\s(?:no\.?\s?)?(?:\d+|[ivx]+|[a-h]|one|two|three|four|five|six|seven|eight|nine|ten))?[.:]?$|exhibit|dated|sheriff|attorney|one|two|six|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|last\swill|real\sestate|security\s(?:instrument|deed)|borrower|assign(?:or|ee)|less(?:or|ee)|district\scourt|circuit\scourt|superior\scourt|probate|us|me|my|our|good|other|valuable|received|filed|such|now|being|beginning|commencing|thence|situated?|containing|together|there(?:of|in|by)?|where(?:of|in|by)?|north|south|east|west)\b/i;
const NEVER_IN_A_NAME =
  /^(?:assignment|memorandum|release|satisfaction|notice|affidavit)\sof\b|^(?:on\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d|\b(?:dollars?|hereby|thereof|whereof|consideration|recorded|witnesseth|aforesaid|receipt|described|testament|certificate\sno|deed\s(?:book|of)|section\s\d|acres?|thence|presents|right|easement|warranty|quit-?claim|indenture|conveyance|deed|(?:shall|will|may|must)\sbe)\b|\b(?:surveyor|notary|engineer|public|county\s(?:sct|sst|ss|sc)\.?)$/i;
const COMPASS_NAME =
  /^(?:north|south|east|west|one|two|six|ten|twelve|twenty|thirty|forty|fifty|land|section|unit|lots?|us\sbank|our\s(?:savio|lady|redeemer|father|lord|shepherd)\w*)\b/i;

/** "Amos de la Cruz", "Otto van der Pell". */
const PARTICLE = /^(?:de|del|la|las|los|le|du|di|da|der|den|von|van|ten|zu|y)$/;

function isName(name: string, piece: string): boolean {
  if (name.length < 3 || (name.length > LONGEST && !LAND_TRUST.test(name)) || NEVER_IN_A_NAME.test(name)) return false;
  const isBody = namesBody(name);
  if (!/^[A-Z]/.test(name) && !(isBody && /^\d{1,5}(?:st|nd|rd|th)?\s[A-Z]/.test(name))) return false;
  if (NOT_A_NAME.test(name) && !(isBody && COMPASS_NAME.test(name))) return false;
  if (/\b(?:and|of|the|for|to|by|in)$|[°§=<>%]/i.test(name)) return false;
  if (/^the\s/i.test(name) && !NAMED_THE.test(name)) return false;
  if (/[a-z][A-Z][a-z]{0,3}[A-Z]/.test(name)) return false; // "AmOs": misread
  const words = name.split(/\s+/);
  if (words.length > 1 && words.filter((word) => /^[A-Za-z]/.test(word)).length < 2) return false;
  const capitals = words.filter((word) => /^[A-Z"“(&\d]/.test(word)).length;
  const particles = words.filter((word) => PARTICLE.test(word)).length;
  if (words.length > 6 && !isBody && capitals === words.length && !/[.,&"]/.test(name)) return false; // several, with nothing between
  if (words.length === 1)
    return /^[A-Z][a-z]{2,}$/.test(name) && /^\s*wife: |^\s*[A-Z][a-z]+,?\s(?:his|her)\s(?:wife|husband)\b/.test(piece);
  return (
    words.length <= 20 &&
    (capitals * 2 > words.length - particles || lengthOfBody(name) > 0) &&
    !/_{2}|\.{3}/.test(name) &&
    (isBody || !/\d{3}/.test(name))
  );
}
