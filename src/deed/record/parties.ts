// Takes: text. Gives: who grants and to whom, by the form of words deeds of every era use. Never: a name from a recital of an
// earlier deed; an unsure party stays empty.
import { between, listed } from './parties-between.ts';
import { appeared, paidToUndersigned, partyForm, patent, weForm } from './parties-clauses.ts';
import { condemned, soldByOfficer } from './parties-court.ts';
import { conveyedTo, paidBy } from './parties-conveyed.ts';
import { assigned, lien, released, stated } from './parties-liens.ts';
import { headedNames, labelledNames, namedInLine, twoColumns } from './parties-labels.ts';
import { asPrinted, mayBeHeld, withNamesHeld, withoutSemicolons } from './parties-held.ts';
import { repaired } from './parties-repair.ts';
import { docketed } from './parties-docket.ts';
import { declared, dedicated } from './parties-owners.ts';
import {
  atHead,
  beforeVerb,
  byTo,
  madeByCalled,
  madeByTo,
  mayBeMade,
  mayGrant,
  presents,
  shortForm,
  verbForm,
} from './parties-sentences.ts';
import { signers } from './parties-signed.ts';
import { calledSides } from './parties-roles.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { beginsAny, holdsAny } from '../words/triples.ts';
import { NONE, type Parties } from './parties-both.ts';

interface Page {
  readonly text: string;
  /** Its first pages, in which the parties are named. */
  readonly head: string;
  /** The same, each run of blanks one and each line without its indent; a blank line stays. */
  readonly flat: () => string;
  /** The head in small letters; made only where somebody asks. */
  readonly lower: () => string;
  /** It has lines to write on, which are made blanks: words may come to stand side by side that do not in print. */
  readonly isRuled: () => boolean;
  /** An "and" may stand between dashes. */
  readonly isJoined: () => boolean;
}
type Words = (page: Page) => boolean;

/** One of the words, each behind a blank or a mark: told without a search where the text is long. */
function begins(list: string): Words {
  const may = beginsAny(list.split(' '));
  return ({ text }) => may(text);
}

/** One of the words, which may run on from the one before ("doeshereby"). */
function holds(...words: string[]): Words {
  const may = holdsAny(words);
  return (page) => may(page.text) && words.some((word) => page.lower().includes(word));
}

/** One of the phrases, as phrases.ts writes them. */
function says(list: string): Words {
  const may = mayHoldPhrase(list);
  return ({ text, isRuled }) => may(text) || isRuled();
}

const either =
  (one: Words, other: Words): Words =>
  (page) =>
    one(page) || other(page);
const both =
  (one: Words, other: Words, third: Words = () => true): Words =>
  (page) =>
    one(page) && other(page) && third(page);
/** Each of the first words before each of the second. */
const pairs = (firsts: string, seconds: string): string =>
  firsts
    .split(' ')
    .flatMap((one) => seconds.split(' ').map((other) => `${one}_${other}`))
    .join(' ');

const mayOwn = holdsAny(['owner']);
/** The comma stands for a bracket: "owner(s) of". */
const OWNERS_OF = `${pairs('owner owners proprietor proprietors', 'of and in')} owner, owners, proprietor, proprietors, ${pairs('manager president member partner trustee agent secretary officer', 'of')}`;
const NAMES_OWNERS = either(
  begins('presents'),
  both(({ text }) => mayOwn(text), says(OWNERS_OF)),
);
/** What a paper says of its makers: that they made it, and the words that end their names. */
const NAMES_MAKERS = both(
  says('made| executed| entered_into set_forth'),
  either(
    ({ head }) => head.includes('('),
    either(holds('herein', 'hereafter', 'witnesseth'), begins('declarant grantor developer owner')),
  ),
);
const SIDES = [
  ...'grantor mortgagor lessor landlord vendor seller releasor assignor licensor trustor donor settlor transferor optionor owner borrower developer declarant'.split(
    ' ',
  ),
  'first part',
  'first  ',
];
const maySide = holdsAny(SIDES);
const VERBS =
  'grant bargain sell convey remise release quit warrant alien demise deed transfer dedicate confirm assign lease let reconvey donate deliver vacate abandon sold give mortgage';
const mayGrantHereby = holdsAny(['hereby  ', ...VERBS.split(' ').map((verb) => `hereby ${verb}`)]);
const mayBeOurs = mayHoldPhrase('we| i| undersigned by_us, by_me,');
const SAYS_WE = /\b(?:[Ww]e|WE|I)\b|undersigned|\b[Bb][Yy]\s{1,3}(?:us|me),/;
/** Behind a mark, or at the head of a line. */
const SAYS_WE_BEHIND = /\b(?:[Ww]e|WE|I)\b(?<=(?:[,:;]\s+|\n[^\S\n]*)\w+)|undersigned|\b[Bb][Yy]\s+(?:us|me),/;
const AT_HEAD = 'grant bargain sell convey quit deed mortgage transfer release lease assign give';
/** The comma stands for "$". */
const PAID = `${pairs('for in', 'consideration the_sum good valu ,')} ${pairs('dollars', 'paid and_other to_me to_us in_hand ,')}`;
const PAPERS = 'deed indenture easement grant conveyance mortgage lease instrument presents';

/** Each form behind the labels, tried in order where its words stand; the first that names both sides or, failing that, either. */
const FORMS: readonly (readonly [words: Words, form: (text: string) => Parties])[] = [
  [
    both(
      either(says('between| among|'), ({ head }) => head.includes('T W E E N')),
      says(
        'indenture| lndenture| deed| made| rnade| agreement| entered| grant| lease| contract| conveyance| easement| instrument| mortgage| assignment| trust|',
      ),
    ),
    between,
  ],
  [says('parties, parties_to parties_hereto'), listed],
  [begins('appeared'), (text) => withGrantees(text, appeared(text))],
  [either(begins('whom'), says('know_ye')), patent],
  [says('condemned| condemnation| taken| of_taking appropriated|'), condemned],
  [begins('satisf releas discharg cancel reconvey'), released],
  [says('hereby_assign hereby_sell hereby_transfer hereby_grant assign_and assign,_transfer'), assigned],
  [both(says('certify|'), says('sell| sold| struck_off')), soldByOfficer],
  [begins('undersigned'), paidToUndersigned],
  [says('know_ye know_all indenture_witnesseth indenture,_witnesseth'), presents],
  [either(begins('party'), holds('grantor')), byTo],
  [begins('grantor'), verbForm],
  [begins('grantor trustor mortgagor borrower'), stated],
  [says('first_part one_part'), partyForm],
  [
    both(
      either(
        begins('declarant grantor developer owner undersigned presents benefit'),
        holds('herein', 'hereafter', 'witnesseth'),
      ),
      either(either(NAMES_MAKERS, NAMES_OWNERS), begins('undersigned benefit')),
    ),
    declared,
  ],
  [
    both(
      either(
        begins('herein hereafter grantor assignor vendor seller mortgagor referred owner option donor landlord lessor'),
        says('first_party first_parties'),
      ),
      ({ text, isRuled }) => maySide(text) || isRuled(),
    ),
    calledSides,
  ],
  [
    both(
      either(begins('consideration sum good value dollars'), ({ head }) => head.includes('$')),
      says(PAID),
    ),
    shortForm,
  ],
  [both(holds('hereby'), ({ text, isRuled }) => mayGrantHereby(text) || isRuled()), beforeVerb],
  [({ text, head, isRuled }) => mayBeOurs(text) && (isRuled() ? SAYS_WE : SAYS_WE_BEHIND).test(head), ours],
  [
    both(
      begins('made execut dated grant given'),
      says(pairs(`${PAPERS} ${PAPERS.replaceAll(' ', ', ')},`, 'made executed dated granted given is was this_day')),
      ({ head, isRuled }) => isRuled() || mayBeMade(head),
    ),
    madeByTo,
  ],
  [either(says('hereinafter_called hereinafter_referred_to_as hereinafter_known'), begins('seller')), madeByCalled],
  [both(begins(AT_HEAD), ({ head, isJoined }) => isJoined() || mayGrant(head)), atHead],
  [begins('lien'), lien],
];
const MAY_DEDICATE = both(begins('owner presents'), NAMES_OWNERS);
const MAY_BE_SIGNED = holdsAny(['hereby']);

const GRANTOR_LABELS = 'grantor declarant seller trustor assignor lessor mortgagor landlord vendor'.split(' ');
const GRANTEE_LABELS = 'grantee purchaser buyer assignee lessee mortgagee tenant vendee'.split(' ');
const MAY_LABEL_GRANTOR = begins(GRANTOR_LABELS.join(' '));
const MAY_LABEL_GRANTEE = begins(GRANTEE_LABELS.join(' '));
/** A deed of trust whose form labels its trustee. */
const MAY_SECURE = both(begins('trustee'), begins('beneficiary lender'));
const MAY_BE_PAIRED = both(
  begins('owner property borrower first'),
  begins('company lender trustee beneficiar utility second'),
);

/** What the other forms, labels, owners and signatures cannot do without, each told by its rarest words: asked at once, for few papers hold any. */
const NAMES_SIDES = either(
  says(
    [
      'parties, parties_to parties_hereto party first_part one_part appeared whom undersigned certify| lien benefit presents',
      'condemned| condemnation| taken| of_taking appropriated| satisf releas discharg cancel assign_and assign,_transfer',
      'know_ye know_all indenture_witnesseth indenture,_witnesseth',
      `${OWNERS_OF} ${PAID} ${GRANTOR_LABELS.join(' ')} ${GRANTEE_LABELS.join(' ')}`,
    ].join(' '),
  ),
  ({ text }) => mayRunOn(text),
);
const mayRunOn = holdsAny(['hereby', ...SIDES]);
/** The forms whose words stand in many papers. */
const COMMON: ReadonlySet<unknown> = new Set([between, ours, madeByTo, madeByCalled, atHead, declared]);
const COMMON_FORMS = FORMS.filter(([, form]) => COMMON.has(form));

/** How far down a deed its parties are named. */
const NEAR = 12_000;

export function readParties(text: string): Parties {
  const held = mayBeHeld(text) ? withNamesHeld(text) : text;
  const { grantors, grantees } = partiesOf(held);
  const printed = (names: readonly string[]): string[] => repaired(held === text ? names : names.map(asPrinted), text);
  return { grantors: printed(grantors), grantees: printed(grantees) };
}

function partiesOf(text: string): Parties {
  const page = pageOf(text, NEAR);
  const namesSides = NAMES_SIDES(page);
  const found = [namesSides || MAY_BE_PAIRED(page) ? labelled(page) : NONE];
  if (isWhole(found[0]!)) return found[0]!;
  for (const [words, form] of namesSides ? FORMS : COMMON_FORMS) {
    if (!words(page)) continue;
    const told = form(page.flat());
    const one =
      isMirrored(told) && isToOwnTrust(told, page.flat()) ? { grantors: told.grantors, grantees: told.grantors } : told;
    if (isWhole(one)) return one;
    found.push(one);
  }
  // The owner's certificate of a plat stands among others, far down the sheet.
  if (found.every((one) => one.grantors.length === 0)) {
    const sheet = text.length <= NEAR ? page : pageOf(text, 60_000);
    if (MAY_DEDICATE(sheet)) found.push(dedicated(sheet.head));
  }
  if (found.every((one) => one.grantors.length === 0)) found.push(signed(page));
  if (found.every((one) => one.grantees.length === 0)) found.push({ grantors: [], grantees: taken(page) });
  if (found.every((one) => one.grantors.length === 0 && one.grantees.length === 0)) found.push(docketed(text));
  const whole = found.find(isWhole);
  const grantors = found.find((one) => one.grantors.length > 0)?.grantors ?? [];
  const grantees = found.find((one) => one.grantees.length > 0 && !isMirrored(one))?.grantees ?? [];
  if (!whole && grantees.length === 0 && found[0]!.grantors.length > 0 && MAY_SECURE(page))
    return { grantors, grantees: labelledNames(page.head, 'trustee') };
  return whole ?? { grantors, grantees };
}

const isWhole = (one: Parties): boolean => one.grantors.length > 0 && one.grantees.length > 0 && !isMirrored(one);

/** The same names on both sides are the first read twice, unless the paper says that each grants to the other. */
const isMirrored = ({ grantors, grantees }: Parties): boolean =>
  grantors !== grantees && keyOf(grantors) === keyOf(grantees);
/** "convey to A and B, Trustees of the A Family Trust": those who grant take as trustees. */
function isToOwnTrust({ grantors }: Parties, text: string): boolean {
  const words = TO_TRUSTEES.exec(text.slice(0, 6000))?.[0].toUpperCase() ?? '';
  return grantors.every((name) => words.includes(name.toUpperCase()));
}
const TO_TRUSTEES =
  /\b(?:grants?|conveys?|warrants?|quit-?claims?|transfers?|deeds?|releases?|forever)[\s,]{1,3}(?:un)?to:?\s(?:the\s)?(?:[A-Z][^;]{4,160}?),?\s(?:as\s)?(?:co-?|successor\s)?trustees?\s(?:of|under|u\/)/i;

const keyOf = (names: readonly string[]): string =>
  names
    .map((name) => name.toUpperCase())
    .sort()
    .join('|');

/** "The undersigned hereby grant to A": those who grant are told by their signatures alone. */
function signed({ text, flat }: Page): Parties {
  const grantors = MAY_BE_SIGNED(text) ? signers(text) : [];
  return grantors.length > 0 ? { grantors, grantees: conveyedTo(flat().slice(0, 3000)) } : NONE;
}

/** "The undersigned hereby grant to A", "Grantor grants to A", whoever the sheet before named: one side is told. */
function taken(page: Page): string[] {
  const at = MAY_NAME_NOBODY(page) ? GRANTS_UNNAMED.exec(page.head)?.index : undefined;
  return at === undefined ? [] : conveyedTo(flattened(page.head.slice(at, at + 900), false));
}
const MAY_NAME_NOBODY = both(begins('undersigned grantor owner'), begins('grant convey dedicat'));
const GRANTS_UNNAMED =
  /(?<!\b(?:if|when|unless|until|whether)\s+(?:the|any|such|an?)\s+)\b(?:undersigned(?:\s+(?:owners?|grantors?))?|grantors?|owners?)\s*,?\s+(?:do(?:es)?\s+)?(?:hereby\s+)?(?:grants?|conveys?|dedicates?)\b/i;

function pageOf(text: string, length: number): Page {
  const head = text.slice(0, length);
  let small: string | null = null;
  let flat: string | null = null;
  let ruled: boolean | null = null;
  let joined: boolean | null = null;
  const isRuled = (): boolean => (ruled ??= head.includes('__'));
  const isJoined = (): boolean => (joined ??= isRuled() || (mayJoin(text) && AND_BEHIND_DASH.test(head)));
  return {
    text,
    head,
    flat: () => (flat ??= flattened(head, isJoined())),
    lower: () => (small ??= head.toLowerCase()),
    isRuled,
    isJoined,
  };
}

const mayDash = holdsAny(['-and', '- an', '-a n', '- a n']);
const mayJoin = (text: string): boolean =>
  mayDash(text) || text.includes('–') || text.includes('—') || text.includes('~') || text.includes('*');
const AND_BEHIND_DASH = /[-–—~*]\s?A\s?N\s?D/;

/** "B E T W E E N", "A N D": words that printed forms spread over the line. */
const SPREAD = /(?<=^|\s)(?:B ?E ?T ?W E E N|A N D)(?=[\s,:])/g;
const SPREAD_WORDS: Readonly<Record<string, string>> = { A: 'and', B: 'between' };

/** What stands in few texts is looked for before it is replaced. */
function flattened(text: string, isJoined: boolean): string {
  let flat = text.includes('__') ? text.replace(/_{2,}/g, ' ') : text;
  if (flat.includes('¬')) flat = flat.replace(/¬\s*\n\s*(?=[a-z])/g, '');
  if (isJoined && AND_BEHIND_DASH.test(flat)) flat = flat.replace(/\s*[-–—~*]\s?A\s?N\s?D\s?[-–—~*]\s*/g, ' and ');
  if (flat.includes('A N D ') || flat.includes('T W E E N'))
    flat = flat.replace(SPREAD, (word) => SPREAD_WORDS[word[0]!]!);
  if (flat.includes('  ') || flat.includes('\t') || flat.includes('\r'))
    flat = flat.replace(/[ \t\r]{2,}|[\t\r]/g, ' ');
  if (flat.includes(' \n') || flat.includes('\n ')) flat = flat.replace(/ \n ?|\n /g, '\n');
  if (flat.includes('; ')) flat = withoutSemicolons(flat);
  return flat.includes('\n\n\n') ? flat.replace(/\n{3,}/g, '\n\n') : flat;
}

/** "GRANTOR: …" blocks of cover sheets, or the word alone over the name. */
function labelled(page: Page): Parties {
  const [mayGrant, mayTake, mayPair] = [MAY_LABEL_GRANTOR(page), MAY_LABEL_GRANTEE(page), MAY_BE_PAIRED(page)];
  if (!mayGrant && !mayTake && !mayPair) return NONE;
  const text = page.head;
  if (/^\W*(?:[\w']+\W+){0,4}index\b(?!\s?:)/i.test(text.slice(0, 80))) return NONE;
  const columns = mayGrant ? twoColumns(text) : null;
  if (columns && columns.grantors.length > 0 && columns.grantees.length > 0) return columns;
  const grantors = mayGrant ? labelledNames(text, GRANTOR_LABELS.join('|')) : [];
  const grantees = mayTake ? labelledNames(text, GRANTEE_LABELS.join('|')) : [];
  if (grantors.length > 0 || grantees.length > 0) return { grantors, grantees };
  const headed = {
    grantors: mayGrant ? headedNames(text, 'GRANTOR') : [],
    grantees: mayTake ? headedNames(text, 'GRANTEE') : [],
  };
  if (headed.grantors.length > 0 || headed.grantees.length > 0) return headed;
  return (mayGrant ? namedInLine(text) : null) ?? (mayPair ? pairedLabels(text) : NONE);
}

const PAIRED = /\b(?:company|lender|trustee|beneficiar(?:y|ies)|utility|second party)[^:\n]{0,40}:/i;

/** "OWNER: A / COMPANY: B": words that also stand on drawings and letters name sides only where both stand. */
function pairedLabels(text: string): Parties {
  if (!text.includes(':') || !PAIRED.test(text)) return NONE;
  const grantors = labelledNames(text, 'owner|property owner|borrower|first party');
  const grantees =
    grantors.length > 0
      ? labelledNames(text, 'company|lender|trustee|beneficiary|beneficiarie|utility|second party')
      : [];
  return grantees.length > 0 ? { grantors, grantees } : NONE;
}

/** "We, A and B, … convey to C". */
function ours(text: string): Parties {
  if (text.includes('roclaim') && PROCLAIMS.test(text)) return NONE;
  return withGrantees(text, weForm(text));
}

/** Who grants, as a clause says, and to whom the words behind it convey. */
function withGrantees(text: string, clause: { names: string[]; start: number; end: number } | null): Parties {
  if (!clause) return NONE;
  const grantees = conveyedTo(text.slice(clause.end, clause.end + 2400));
  const payer = grantees.length > 0 ? null : paidBy(text.slice(Math.max(0, clause.start - 600), clause.start));
  return { grantors: clause.names, grantees: payer ?? grantees };
}

/** A president who sets land apart grants it to nobody. */
const PROCLAIMS =
  /\b(?:President|Governor)\s{1,3}of\s[^;]{2,300}?\bdo\s{1,3}(?:hereby\s{1,3})?(?:(?:make\s{1,3}known\s{1,3}and|declare\s{1,3}and)\s{1,3})?proclaim\b/;
