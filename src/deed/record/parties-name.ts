// Takes: words that are at most one name, and what follows it. Gives: the name, without addresses, marital status and offices; whether it is one.
// Never: two names.
import { anyCase } from '../words/any-case.ts';
import { endsInState, lengthOfBody, namesBody } from './parties-bodies.ts';
import { wording } from '../words/wording.ts';
import { pattern, exactPattern } from './pattern.ts';

export const TITLE_TAIL = pattern`^(?:jr|sr|inc|incorporated|llc|l\.\s?l\.\s?c|lc|l\.c|ltd|limited|lp|l\.\s?p|llp|l\.l\.p|lllp|co|company|corp
  |corporation|n\.?\s?a|ii|iii|iv|2nd|3rd|2d|3d|m\.?\s?d|esq|trustees?(?: .*)?|as (?:\w+ )?trustees?(?: .*)?
  |(?:successor|substitute|sole|co-?|acting)\s{0,3}trustees?(?: .*)?|p\.?\s?[ac]|pllc|plc|f\.?s\.?b)\.{0,2}$`;

const MARITAL = String.raw`un-?married|married|single|widow(?:er|ed)?|divorced|femme|feme|bachelor|spinster|unremarried|never`;
const KIND_OF_BODY = wording`corporation|company|(?:co-?)?partnership|firm|association|trust|liability|municipal|non-?profit|not-for-profit|body
  |cooperative|political|agency|public|banking|savings|limited|joint|religious|charitable|national`;
/** Offices and trades that follow a name: "Amos Tanner, Sheriff of Alder County", "Executor of the will of …". */
const OFFICE = wording`(?:acting |duly \w+(?: and \w+)? |sole |special |successor |county |deputy |late |substitute |independent |ancillary\s{1,3}
    |surviving |tax |state |u\.\s?s\. ){0,3}(?:co-?)?(?:execut(?:ors?|rix|rices)|administrat(?:ors?|rix)|guardians?
    |conservators?|curator|tutrix|tutor|sheriff|commissioners?|receivers?|referee|masters?|collector|treasurer
    |assignees?|attorneys?|clerk|mayor|president|secretary|personal representatives?|constable|marshal|coroner|heirs?
    |devisees?|legatees?|relict|yeoman|husbandman|farmer|planter|merchant|mariner|gentleman|esquire|carpenter|cordwainer
    |blacksmith|physician|housewright|trader|laborer|bishop|judge|agents?|adults?|minors?|notary|auditor|register
    |governor|surveyor)`;
/** Sides of a paper by name: only behind a comma, as "Owners Association" is a name. */
const ROLE = wording`grantors?|grantees?|lessors?|lessees?|mortgagors?|mortgagees?|vendors?|vendees?|sellers?|buyers?|purchasers?
  |assignors?|assignees?|trustors?|beneficiar(?:y|ies)|landlords?|tenants?|owners?|developers?|declarants?|licensors?
  |licensees?|donors?|donees?|borrowers?|lenders?|releasors?|releasees?|settlors?|subdividers?|first part(?:y|ies)
  |second part(?:y|ies)`;
/** What follows a name and is no part of it. */
export const QUALIFIER = anyCase(
  new RegExp(
    [
      '¤',
      String.raw`,?\s+(?:and\s+)?(?:the\s+)?(?:his|her)\s+(?:said\s+|lawful\s+)?(?:wife|husband|spouse)\b`,
      String.raw`,?\s+(?:and\s+)?(?:wife|husband|widow|relict|son|daughter|heirs?|assignees?)\s+of\b`,
      wording`,? (?:(?:both|all|each) )?(?:husband (?:and|&) wife|wife and husband|man and wife|a married couple|spouses\b
          |tenants (?:by|in)|joint tenants|brother and|mother and|father and
          |(?:not )?as (?!(?:\w+ )?(?:co-?)?trustees?\b))`,
      wording`,? (?:an?|the) (?:(?:\w+[\s-]+){0,4}(?:${KIND_OF_BODY})|${MARITAL}|minor|adult|resident|citizen|person|undivided
          |sole owner)\b`,
      String.raw`,?\s+(?:both\s+|each\s+|all\s+)?(?:${MARITAL}|unmarried)\b(?!\s+[A-Z][a-z]+\s)`,
      wording`,? (?:(?:both|each|all|late|now|formerly) ){0,2}(?:of|in|at) (?:the )?(?:same\b|aforesaid|said\b|county|city
          |town|township|state|village|parish|borough|commonwealth|first|second|third|one part|other part|lawful
          |full age|legal age)\b`,
      String.raw`,?\s+of\s+(?-i:[A-Z])[\w.]+(?:\s+(?-i:[A-Z])\w+)?(?:,|\s+(?:county|in|and\s+state)\b)`,
      String.raw`,\s*(?:the\s+|an?\s+)?(?:${ROLE})\b`,
      String.raw`,\s*(?:the\s+|an?\s+|as\s+)?${OFFICE}\b`,
      String.raw`,?\s+(?:as\s+)?(?-i:execut(?:ors?|rix)|administrat(?:ors?|rix)|sheriff|guardian|commissioner)\b`,
      wording`,? (?:whose\b|having\b|who\b|which\b|by deed|by (?:and through|its|his|her|their|virtue|authority)
          |through (?:its|his)|individually|jointly|severally|hereinafter|hereafter|herein|heretofore|party\b|parties\b
          |being\b|acting\b|residing|residents?\b|domiciled|formerly|now known|also known|a\/k\/a|f\/k\/a|n\/k\/a|aka\b
          |fka\b|nee\b|and (?:to )?(?:his|her|their|its) (?:heirs|successors|assigns)
          |(?:to )?(?:their|his|her|its|successors|heirs)\b|for (?:and )?in consideration
          |for (?:(?:the|an?|good|valuable|value|one|ten|and) |\$)|in consideration|in hand|in fee|in trust
          |do(?:es)? hereby|do\(es\)|doth?\b|have |has |hath |did |conveys?\b|grants?\b|hereby|witness(?:eth)?|deceased
          |doing business|d\/b\/a|dba\b|dated|the (?:above|grantors?|grantees?|following|receipt|said)|grantors?\b
          |grantees?\b|with (?:its|an|a|his|her|offices?|full|(?:street|mailing|post) )|duly\b|organized
          |incorporated under|existing|chartered|to wit|to-wit
          |all (?:of|the|that|those|my|our|its|his|their|right|beneficial|interest|persons|unmarried|being)
          |each (?:of|an?)|both (?:of|are|adults?|unmarried|single|residents)|not (?:personally|individually|as|in)
          |subject to|on behalf|under (?:the|a|and)|pursuant|together|(?:beginning|commencing) (?:at|on|from|for)|paid\b
          |joined\b|trading as|t\/a\b)`,
      String.raw`,\s+by\s+(?-i:[A-Z])`,
      String.raw`\s*[(;:\n]`,
      String.raw`,?\s+(?:book|volume|vol\.|page|liber)\s+\d`,
      wording`(?<!\b(?:route|highway|pier|studio|interstate|post|local|area))(?:,? (?:of )?(?:no\. )?)\d{1,6} (?-i:[A-Z])
        (?!\w*,? (?:llc|inc|lp|ltd)\b)`,
      wording`,? (?:P\.?\s?O\.? (?:Box|Drawer)|R\.?\s?[RD]\.? (?:No\.?\s?)?#?\d|R\.\s?F\.\s?D|Route \d|Rt\.? \d|Star Route
          |Box \d|RFD\b)`,
    ].join('|'),
    'i',
  ),
);

const TRUST = pattern`^(?!(?:the )?board of ).{3,60}?,? (?:as )?(?:(?:successor|sole|co-?)\s?)?trustees? (?:of|under) (?:the )?
  [A-Z][\w.,'’&/ -]{2,60}?\btrust\b(?: (?:no\.?|number|#)\s?[\w-]{1,14})?`;
/** A land trust is known by its agreement and number. */
const LAND_TRUST = pattern`^.{3,60}?,? (?:not (?:personally|individually),? but )?(?:solely )?(?:as )?(?:successor )?
  trustee under (?:the (?:provisions of )?|an? )?(?:certain )?trust agreement dated .{6,40}?\bknown as (?:its )?
  trust (?:no\.?|number|#)\s?[\w-]{1,14}`;

/** No name is longer. */
const LONGEST = 110;

/** What may stand before a name: "we, the undersigned", "Grantor,". */
export const LEAD = pattern`^(?:(?:and|between|by|we|i \(we\)|i|i\/we|that|(?:the )?undersigned|said|from|to|unto|with|whereas
  |(?:the )?(?:${ROLE})(?:\s?\(s\))?)(?:[,:]\s{0,3}| )(?=(?-i:[A-Z"“(])|the |we\b|said\b))+`;

export function cleaned(piece: string): string {
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
const PROSE = exactPattern`,? (?!(?:of|and|the|for|in|at|on|by|as|under|trustees?|successor|dated|known|not|but|solely|agreement|to|de|del|la
  |las|los|le|du|di|da|der|den|von|van|ten|zu|y|e|et|al|senior|junior|senr|junr)\b)[a-z]{2,}[\s\S]*$`;

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

const TITLED_AT = pattern`^ (?:at|AT) (?:(?:the|THE|[A-Z][\w'’-]*) ){0,3}[A-Z][\w'’-]*
  (?:,? (?:LLC|L\.L\.C|INC|Inc|LTD|Ltd|LP|L\.P)\b| (?:association|homeowners|owners|condominium)\b)`;

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
const NAMED_THE = pattern`^(?:the|THE|The) (?:(?:[A-Z][\w.'’&-]*|at|AT) ){0,6}(?:of|and|&|company|corporation|foundation|association|society
  |estate|church|trust|bank|district|commission|city|town|village|club|university|college|partnership|authority|inc
  |llc)\b`;
const NOT_A_NAME = pattern`^(?:this|that|said|ex-officio|recorder|grantors?|grantees?|party|parties|witnesseth|heirs(?! of )|successors|assigns
  |his|her|their|its|wife|husband|county(?! of [A-Z])
  |state(?! (?:of [A-Z]|highway|road|bank|board|department|savings|line|center))|page|book|and|of|in|for|whereas
  |know|deed|address|name|return|prepared|mail|record(?:ed|ing)|tax|undersigned|each|all|any|him|them|it|you|same
  |following|premises|property|land(?! [A-Z])|public(?! (?:trustee of|utility|service|school|works|water|library))
  |common|personal representative|executive director|vice president|president|declarant|owners?|developer|sellers?
  |buyers?|lots?\b|unit |lender|mortgagee|mortgagor|notary|personally|administrators?|administratrix|executors?
  |executrix|court|(?:(?:successor|substitute|acting) )?(?:co-?)?trustees?(?! of (?:the )?[A-Z])|section|township \d
  |range|parcel|tract(?: (?:no\.?\s?)?(?:\d+|[ivx]+|[a-h]|one|two|three|four|five|six|seven|eight|nine|ten))?[.:]?$
  |exhibit|dated|sheriff|attorney|one|two|six|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety
  |last will|real estate|security (?:instrument|deed)|borrower|assign(?:or|ee)|less(?:or|ee)|district court
  |circuit court|superior court|probate|us|me|my|our|good|other|valuable|received|filed|such|now|being|beginning
  |commencing|thence|situated?|containing|together|there(?:of|in|by)?|where(?:of|in|by)?|north|south|east|west)\b`;
const NEVER_IN_A_NAME = pattern`^(?:assignment|memorandum|release|satisfaction|notice|affidavit) of\b
  |^(?:on )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d
  |\b(?:dollars?|hereby|thereof|whereof|consideration|recorded|witnesseth|aforesaid|receipt|described|testament
    |certificate no|deed (?:book|of)|section \d|acres?|thence|presents|right|easement|warranty|quit-?claim|indenture
    |conveyance|deed|(?:shall|will|may|must) be)\b|\b(?:surveyor|notary|engineer|public|county (?:sct|sst|ss|sc)\.?)$`;
const COMPASS_NAME = pattern`^(?:north|south|east|west|one|two|six|ten|twelve|twenty|thirty|forty|fifty|land|section|unit|lots?|us bank
  |our (?:savio|lady|redeemer|father|lord|shepherd)\w*)\b`;

/** "Amos de la Cruz", "Otto van der Pell". */
const PARTICLE = /^(?:de|del|la|las|los|le|du|di|da|der|den|von|van|ten|zu|y)$/;

export function isName(name: string, piece: string): boolean {
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
