// Takes: the words of a deed that name a party. Gives: the names in them, one by one. Never: addresses, marital status,
// capacities other than that of a single trustee.

const TITLE_TAIL =
  /^(?:jr|sr|inc|incorporated|llc|l\.l\.c|ltd|limited|lp|l\.p|llp|co|company|corp|corporation|n\.?a|ii|iii|iv|m\.?d|esq|trustees?(?:\s.*)?|as\s+trustees?(?:\s.*)?|successors?(?:\s.*)?|p\.?c|pllc)\.{0,2}$/i;
/** What follows a name and is no part of it. */
const QUALIFIER = new RegExp(
  [
    String.raw`,?\s+(?:and\s+)?(?:his|her)\s+(?:said\s+)?(?:wife|husband|spouse)\b`,
    String.raw`,?\s+(?:both\s+)?(?:husband\s+(?:and|&)\s+wife|wife\s+and\s+husband|man\s+and\s+wife|tenants\s+(?:by|in)|joint\s+tenants|as\s+(?:joint|tenants|community|husband))\b`,
    String.raw`,?\s+(?:an?|the)\s+(?:un)?(?:married|single|widow|widower|unmarried|divorced|femme|feme|bachelor|spinster|[A-Z][a-z]+\s+(?:\w+\s+){0,3}(?:corporation|company|partnership|association|trust)|(?:\w+\s+){0,4}(?:corporation|company|partnership|association|liability|municipal|non-?profit|body))\b`,
    String.raw`,?\s+(?:a\s+)?(?:widow|widower|single|unmarried|married)\b`,
    String.raw`,?\s+(?:of|in)\s+(?:the\s+)?(?:said\s+)?(?:same\b|aforesaid|said\b|county|city|town|township|state|village|parish|borough|commonwealth|first|second|third)\b`,
    String.raw`,?\s+of\s+[A-Z][\w.]+(?:\s+[A-Z]\w+)?(?:,|\s+(?:county|in|and\s+state)\b)`,
    String.raw`,?\s+(?:whose|having|by\s+deed|by\s+and\s+through|individually|hereinafter|hereafter|herein|party|parties|being|acting|by\s+and\s+through|residing|residents?|formerly|also\s+known|a\/k\/a|f\/k\/a|aka|fka|and\s+(?:his|her|their|its)\s+(?:heirs|successors)|their\s+heirs|his\s+heirs|its\s+successors|heirs\s+and|for\s+(?:and\s+)?in\s+consideration|for\s+the\s+(?:sum|consideration)|in\s+consideration|do(?:es)?\s+hereby|have\s+|has\s+|did\s+|conveys?\b|grants?\b|hereby|witness(?:eth)?|deceased|doing\s+business|d\/b\/a|dated|the\s+(?:above|grantors?|grantees?)|grantors?\b|grantees?\b|with\s+(?:its|an|a)\s+(?:address|principal|office)|duly|organized|existing|to\s+wit|all\s+of|each\s+of|as\s+(?:the\s+)?(?:grantors?|grantees?|sole|surviving|executor|executrix|administrator|administratrix|owner|declarant))`,
    String.raw`\s*[(;:\n]`,
    String.raw`,?\s+\d{1,6}\s+[A-Z]`,
    String.raw`,?\s+P\.?\s?O\.?\s+Box`,
  ].join('|'),
  'i',
);

/** "City of Elm Grove": the place is part of the name, not where somebody lives. */
const PUBLIC_BODY =
  /^(?:(?:the\s+)?(?:city|town|village|township|county|state|commonwealth|borough|parish|bank|estate|university|church|board|department|trustees|housing\s+authority)\s+of\s+(?:the\s+)?)/i;

/** "Farmers State Bank of Elm Grove": what an institution is of belongs to its name. */
const INSTITUTION =
  /^(?:[A-Z][\w.'’&-]*\s|of\s|and\s|&\s){1,7}?(?:bank|church|commissioners|lodge|college|school|district(?:\sno\.?\s?\d{1,3})?|trustees|library|hospital|cemetery)\sof\s(?:the\s)?(?:[A-Z][\w'’-]*\scounty\b)?/i;

export function namesIn(words: string): string[] {
  // "Amos Q, Tanner": the point after an initial printed or read as a comma. "Amos 2nd Ruth Tanner": an "and" misread.
  const flat = words
    .replace(/\s+/g, ' ')
    .replace(/(\s[A-Z]),(?= [A-Z][a-z])/g, '$1.')
    .replace(/(?<=[A-Z][a-z]+,?) (?:2nd|znd|snd|aud) (?=[A-Z][a-z])/g, ' and ')
    .replace(/,? an? (?:[a-z]+ ){0,2}(?:partnership|firm) composed of .*$/i, '')
    .replace(/,? (?:(?:not individually,? but )?as )?(?:(?:successor|co-?) ?)?trustees (?:of|under)\b.*$/i, '')
    .replace(/^(?:for|in) .*\b(?:considerations?|received|paid|acknowledged|undersigned),? (?=[A-Z])/i, '')
    .trim();
  const names: string[] = [];
  for (const piece of pieces(flat)) {
    const name = cleaned(piece);
    if (isName(name) && !names.includes(name)) names.push(name);
  }
  return names.slice(0, 20);
}

/** "A and wife, B; C and D": split where one name ends, not inside "Smith, Jr." or "Bank and Trust Company". */
function pieces(words: string): string[] {
  const marked = words
    .replace(/,?\s+(?:and|&)\s+(?:his\s+|her\s+)?(?:wife|husband|spouse),?\s+(?=[A-Z])/gi, ' ¦ ')
    .replace(/,?\s+joined\s+(?:herein\s+)?by\s+(?:his|her)\s+(?:wife|husband),?\s+/gi, ' ¦ ')
    .replace(/,?\s+et\.?\s+(?:ux|vir|uxor)\b\.?,?\s+(?:and\s+)?(?=[A-Z])/gi, ' ¦ ')
    .replace(/,?\s+wife\s+of(?:\s+and)?\s+(?=[A-Z])/g, ' ¦ ')
    .replace(/\s*;\s*(?:and\s+)?/g, ' ¦ ');
  return sharedSurname(marked).split('¦').flatMap(splitAtAnd);
}

/** "Clifford and Jean Dobbins, husband and wife": one surname for both, where the words make them a couple. */
function sharedSurname(words: string): string {
  return words.replace(
    /^([A-Z][a-z]+(?: [A-Z]\.)?)(?= (?:and|&) [A-Z][a-z]+(?: [A-Z]\.)? ([A-Z][a-z'’-]+),? (?:husband and wife|his wife|as husband))/,
    '$1 $2',
  );
}

const COMPANY =
  /\b(?:company|co\.|corporation|corp|inc|llc|l\.l\.c|bank|trust|association|railroad|railway|church|board|county|city|state|estate|partnership|ltd|university|district|department)\b/i;

function splitAtAnd(piece: string): string[] {
  const joints = [...piece.matchAll(/,?\s+(?:and|&)\s+/gi)].map((joint) => joint[0]);
  const parts = piece.split(/,?\s+(?:and|&)\s+/i);
  const names: string[] = [];
  for (const [i, part] of parts.entries()) {
    const previous = names.at(-1);
    const joint = joints[i - 1] ?? '';
    const isInside = previous !== undefined && (!isStart(part) || isCompanyTail(previous, joint, part));
    if (i > 0 && isInside) names[names.length - 1] = `${previous}${joint.replace(/\s+/g, ' ')}${part}`;
    else names.push(part);
  }
  return names.flatMap(splitAtComma);
}

/** "Coal & Coke Company", "Ditch and Reservoir Company": the end of a company's name, not another party. */
function isCompanyTail(previous: string, joint: string, part: string): boolean {
  const [head = '', ...tail] = part.split(/\s*,\s*/);
  const isCompany = COMPANY.test(head) || (tail.length > 0 && TITLE_TAIL.test(tail[0]!) && !/jr|sr/i.test(tail[0]!));
  if (!isCompany || joint.startsWith(',')) return false;
  return isHalf(previous) || (joint.includes('&') && !COMPANY.test(previous) && !previous.includes(','));
}

const isStart = (part: string): boolean => /^[A-Z"“]/.test(part) && /^\S+\s+\S|^[A-Z]{2}/.test(part);
const isHalf = (name: string): boolean =>
  !/\s/.test(name.trim()) ||
  /\b(?:bank|trust|title|insurance|savings|loan|coal|iron|land|oil|gas|lumber|ditch|canal|irrigation|water|power|light|electric|telephone|livestock|cattle|timber|mining|milling|grain|railway|railroad|reservoir)$/i.test(
    name.trim(),
  );

/** A comma parts names only where a whole name (two words, both capital) follows that is no title and no company's tail. */
function splitAtComma(piece: string): string[] {
  const parts = piece.split(/\s*,\s*/);
  const names: string[] = [];
  for (const part of parts) {
    const previous = names.at(-1);
    const isWhole =
      /^[A-Z][\w.'’-]*(?:\s+(?:[A-Z][\w.'’-]*|de|la|von|van)){1,4}$/.test(part) &&
      !TITLE_TAIL.test(part) &&
      !COMPANY.test(part) &&
      !isPlace(previous ?? '', part);
    if (previous === undefined || (isWhole && isName(cleaned(previous)) && !QUALIFIER.test(` ${part}`)))
      names.push(part);
    else names[names.length - 1] = `${previous}, ${part}`;
  }
  return names;
}

const STATE =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming)$/i;

/** A state, or what follows a house number or a box: the town of an address. */
const isPlace = (previous: string, part: string): boolean =>
  STATE.test(part) || /\d|\b(?:whose|residing|address|office|route|box)\b/i.test(previous);

const TRUST =
  /^.{3,60}?,?\s(?:as\s)?(?:(?:successor|sole|co-?)\s?)?trustees?\s(?:of|under)\s(?:the\s)?[A-Z][\w.,'’&/ -]{2,60}?\btrust\b/i;

function cleaned(piece: string): string {
  const trust = TRUST.exec(piece.replace(/^[\s,.:;"“”'()*_-]+/, ''))?.[0];
  if (trust !== undefined && !/\b(?:an?|his|her)\s/.test(trust)) return trust;
  let name = piece
    .replace(/^[\s,.:;"“”'()*_-]+/, '')
    .replace(/^(?:and|between|by|we|i|that|the\s+undersigned|said|from|to|unto|with|mr\.?|mrs\.?)[\s,]+(?=[A-Z])/i, '');
  name = name.replace(/^the (?=[A-Z])/, '');
  name = name.replace(/[\s,]+et\.?\s(?:ux|vir|uxor|al)\b\.?[\s,]*$/i, '');
  const body = INSTITUTION.exec(name)?.[0] ?? PUBLIC_BODY.exec(name)?.[0] ?? '';
  const cut = QUALIFIER.exec(name.slice(body.length));
  if (cut) name = name.slice(0, body.length + cut.index);
  const [head = '', ...tail] = name.split(/\s*,\s*/);
  const kept = [head];
  for (const part of tail) {
    if (!TITLE_TAIL.test(part.trim())) break;
    kept.push(part.trim());
  }
  return kept
    .join(', ')
    .replace(/[\s,.:;"“”'_*-]+$/, (end) =>
      /^\.$/.test(end) && /\b(?:inc|jr|sr|co|corp|ltd|l\.l\.c|n\.a|l\.p|esq)$/i.test(kept.join(', ').slice(0, -1))
        ? '.'
        : '',
    )
    .trim();
}

/** "The Toledo Rural Electric Company": an article that is written as part of the name. */
const NAMED_THE =
  /^(?:the|THE|The)\s(?:[A-Z][\w.'’&-]*\s){0,6}(?:of|and|&|company|corporation|foundation|association|society|estate|church|trust|bank|district|commission|city|town|village|club|university|college|partnership|authority|inc|llc)\b/i;
const NOT_A_NAME =
  /^(?:this|that|said|grantors?|grantees?|party|parties|witnesseth|heirs|successors|assigns|his|her|their|its|wife|husband|county|state|page|book|and|of|in|for|whereas|know|deed|address|name|return|prepared|mail|record(?:ed|ing)|tax|undersigned|each|all|any|him|them|it|you|same|following|premises|property|land|public(?!\s(?:utility|service|school|works|water|library))|common|personal\srepresentative|executive\sdirector|vice\spresident|declarant|owners?|developer|sellers?|buyers?|lot|unit|lender|mortgagee|mortgagor|notary|personally|administrators?|administratrix|executors?|executrix|court|trustees?)\b/i;

function isName(name: string): boolean {
  if (name.length < 3 || name.length > 90 || !/^[A-Z]/.test(name) || NOT_A_NAME.test(name)) return false;
  if (/^the\s/i.test(name) && !NAMED_THE.test(name)) return false;
  if (/[a-z][A-Z][a-z]{0,3}[A-Z]/.test(name)) return false; // "AmOs": misread
  const words = name.split(/\s+/);
  const capitals = words.filter((word) => /^[A-Z"“(&]/.test(word)).length;
  return words.length >= 2 && words.length <= 12 && capitals * 2 > words.length && !/_{2}|\.{3}|\d{3}/.test(name);
}

/** "Amos 8. Tanner": a figure where an initial stood, read again where the same name stands whole elsewhere in the text. */
export function repairedInitials(names: readonly string[], text: string): string[] {
  return names.map((name) => {
    const [, first, last] = /^(\S+) [0-9$]{1,2}[A-Z]?\.? (\S+)$/.exec(name) ?? [];
    if (!first || !last || !/^[\w'’-]+$/.test(first + last)) return name;
    const whole = new RegExp(`\\b${first}\\s{1,3}([A-Z])\\.?\\s{1,3}${last}\\b`, 'gi');
    const initials = new Set([...text.slice(0, 200_000).matchAll(whole)].map((match) => match[1]!.toUpperCase()));
    return initials.size === 1 ? `${first} ${[...initials].join('')}. ${last}` : name;
  });
}
