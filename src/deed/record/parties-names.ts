// Takes: the words of a deed that name a party. Gives: the names in them, one by one, as printed. Never: addresses, marital status,
// offices, capacities other than that of a single trustee.
import { firmsWhole, firmsPrinted, withoutAsides, withoutPayment } from './parties-beside-names.ts';
import { isState, isTailOfBody, isTrade, namesBody } from './parties-bodies.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { TITLE_TAIL, QUALIFIER, LEAD, cleaned, isName } from './parties-name.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const PLACE_KIND = `(?:${[
  ...['counties', 'county', 'city', 'town', 'township', 'village', 'borough', 'parish', 'district'],
  ...['state', 'commonwealth', 'territory', 'province', 'colony', 'dominion', 'kingdom', 'republic'],
].join('|')})`;
const PLACE_NAME = String.raw`(?:\s(?!(?:AND|OF|PARTY|PARTIES|HEREIN\w*|IN)\b)(?-i:[A-Z])[\w.'’-]*){0,3}`;
/** Where somebody lives, however many places are told: it has an "and" of its own. */
const RESIDENCE = patternOfAll`(?<!\b(?:commissioners|trustees|council|board|education|bank|church|authority|department|selectmen|supervisors
      |inhabitants|mayor|aldermen|commission|corporation|people|court|university|diocese|treasurer|overseers|regents
      |schools?|districts?(?: no\.?\s?\d{1,4})?|agency|bishop|company|association|society|union|co-?operative|club
      |hospital|library|foundation|lodge|sheriff|clerk|judge|fund|public trustee|city|town|village|borough|township))
  (?:,? (?:both|all|each|late|now)){0,2},? (?:of|in) (?:(?:the|said) ){0,2}
  (?:(?!(?:AND|OF|PARTY|PARTIES)\b)(?-i:[A-Z])[\w.'’-]* ){0,3}${PLACE_KIND}(?: (?:and|&) (?:the )?${PLACE_KIND})?
  (?: aforesaid| of${PLACE_NAME}|(?=[,\s])${PLACE_NAME})
  (?:(?:,? (?:and|in|of|&)|,) (?:(?:the|said|of|in) ){0,3}${PLACE_KIND}(?: aforesaid| of${PLACE_NAME}))*
  (?:, (?-i:[A-Z])\.\s?(?-i:[A-Z])\.?)?`;

/** "of the same County and State". */
const SAME_PLACE =
  /,? (?:both |all )?of (?:the )?(?:same|said|aforesaid) (?:county|city|town|place|state)(?: and (?:the )?(?:same )?(?:state|commonwealth|territory))?(?: aforesaid)?/gi;

/** "…, County of Alder and State of Maine", without an "of" before it; "of Elm, County and Territory of Hawaii". */
const COUNTY_AND_STATE = patternOfAll`(?:, ${PLACE_KIND} of${PLACE_NAME}(?:,|,? and)|,? (?:of|in)${PLACE_NAME}, (?:county|city|town) and) (?:the )?
  ${PLACE_KIND} of${PLACE_NAME}`;

/** "A and B, as Trustees of the Tanner Trust": the persons are the names. */
const TRUSTEES_OF = pattern`(?:(?<=[A-Z][\w.'’-]*),
  |(?<=[A-Z][\w.'’-]*)(?<!\b(?:the|of|and|board))(?= .*\b(?:trust|will|estate|agreement|declaration)\b)) (?:
  (?:not individually,? but )?as )?(?:(?:successor|co-?)\s?)?trustees (?:of|under)\b.*$`;

/** "as guardian of A and B, minors": those for whom somebody acts are no parties. */
const FOR_ANOTHER = patternOfAll`,? (?:as )?(?:the )?(?:(?:duly|sole|acting|court|appointed|qualified|independent|successor|and) ){0,4}(?:co-?)?(?:
    guardians?|conservators?|execut(?:ors?|rix)|administrat(?:ors?|rix)|attorneys?[- ]in[- ]fact
    |personal representatives?|next friend|tutor|tutrix|curator|receivers?|agents?) (?:of|for|under) (?:the )?
  (?:(?! of the first\b)[^,;¦(]){2,120}`;

/** The caption of a paper: "STATE OF OHIO, COUNTY OF ALDER, ss." */
const VENUE =
  /^\s?(?:the )?(?:state|commonwealth) of [a-z]+(?: [a-z]+)?[ ,.:;)}§|]{1,6}(?:county|parish|city) of [a-z.]+(?: [a-z.]+)?[ ,.:;)}§|]{0,6}(?:ss\b[.:]{0,2})?/i;

/** "GRANT OF TEMPORARY EASEMENT CITY OF ALDER": the title of the paper in one line with the first name. */
const TITLE_BEFORE = exactPattern`^(?:(?:[A-Z][A-Z-]*) ){0,7}(?:EASEMENTS?|DEED|RIGHTS?[ -]OF[ -]WAY)(?: (?:AGREEMENT|DEED|GRANT))?
  ,? (?!(?:AGREEMENT|DEED|GRANT) |(?:THE )?(?:STATE|COUNTY|COMMONWEALTH|PARISH) OF )(?=(?:[Tt]he |THE )?[A-Z])`;
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
  // "Amos Q, Tanner": a comma for the point after an initial.
  const flat = withoutPayment(withoutAsides(firmsWhole(oneLine(words.slice(0, 2000)).trimStart())))
    .replace(VENUE, '')
    .replace(TITLE_BEFORE, '')
    .replace(TITLE_SENTENCE, '')
    .replace(DATE_BEFORE, '')
    .replace(STATE_BEHIND_BLANK, '¤')
    .replace(/(\s[A-Z]),(?= [A-Z][a-z])/g, '$1.')
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
  !pattern`\bthe ${name.split(' ', 1)[0]!} of\b`.test(words);

const AND_WIFE = patternOfAll`(?<!\b(?:husband|man)),? (?:and|&|with) (?:his |her |my )?(?:said )?(?:wife|husband|spouse),? (?=[A-Z])`;
const JOINED_BY = patternOfAll`,? (?:and )?joined (?:(?:herein|pro forma|in this \w+) ){0,2}by (?:his|her|my|the said) (?:wife|husband|spouse)
  ,? `;
const AND_KIN = new RegExp(
  wording`,? and (?:his|her|their|my|our) (?:sons?|daughters?|children|brothers?|sisters?|mother|father),? (?=[A-Z])`,
  'g',
);

/** "A and wife, B; C and D": split where one name ends, not inside "Smith, Jr." or "Bank and Trust Company". */
function pieces(words: string, hasArticle: boolean): string[] {
  const marked = words
    .replace(AND_WIFE, ' ¦ wife: ')
    .replace(JOINED_BY, ' ¦ ')
    .replace(AND_KIN, ' ¦ ')
    .replace(/,?\s+et\.?\s+(?:ux|vir|uxor)\b\.?,?\s+(?:and\s+)?(?=[A-Z])/gi, ' ¦ ')
    .replace(/,?\s+(?<!\b(?:his|her)\s+)wife\s+of\s+and\s+(?=[A-Z])/gi, ' ¦ ')
    .replace(/¤,?\s+(?:and|&)\s+(?=[A-Z])/g, ' ¦ ')
    .replace(/\s*;\s*(?:and\s+)?/g, ' ¦ ');
  return sharedSurname(marked)
    .split('¦')
    .flatMap((piece, i) => splitAtAnd(piece, hasArticle && i === 0));
}

const GIVEN_NAME_ALONE = new RegExp(
  wording`(^|¦ )([A-Z][A-Za-z]*\.?(?: [A-Z]\.)?)(?= (?:and|&|AND) (
          [A-Z][A-Za-z'’-]*\.?(?: (?!and\b|AND\b)[A-Z][A-Za-z.'’-]*){1,2})
        (?=$|,(?! (?:LLC|L\.L|Inc|INC|Ltd|LTD|LP|L\.P|Co|Corp))| (?:his|HIS|as|AS|husband|¦)|¤))`,
  'g',
);

/** "Clifford and Jean Dobbins", "Wm. & Jean Sorrels": a given name alone has the surname of the next. */
function sharedSurname(words: string): string {
  return words.replace(GIVEN_NAME_ALONE, (all, lead: string, given: string, next: string) =>
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
const ENDED = pattern`¤|, (?:an?|his|her) [^,]{3,100}(?:, [^,]{3,30})?$|\b(?:company|corporation|inc|llc|ltd|bank|n\.\s?a)\.?$`;

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
