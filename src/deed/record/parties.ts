// Takes: text. Gives: who grants and to whom, by the form of words deeds of every era use. Never: a name from a recital of an
// earlier deed; an unsure party stays empty.
import { between } from './parties-between.ts';
import { appeared, paidToUndersigned, partyForm, patent, weForm } from './parties-clauses.ts';
import { conveyedTo, GRANTING, VERB_OF_GRANT } from './parties-conveyed.ts';
import { lien, released, stated } from './parties-liens.ts';
import { headedNames, labelledNames, twoColumns } from './parties-labels.ts';
import { namesIn, repairedInitials } from './parties-names.ts';
import { declared, dedicated } from './parties-owners.ts';
import { signers } from './parties-signed.ts';
import { calledSides } from './parties-roles.ts';
import { beginsAny, holdsAny, isShort } from '../words/triples.ts';

export interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

const NONE: Parties = { grantors: [], grantees: [] };
interface Page {
  readonly text: string;
  /** Its first pages, in which the parties are named. */
  readonly head: string;
  /** The same, each run of blanks one and each line without its indent; a blank line stays. */
  readonly flat: () => string;
  /** The head in small letters; made only where somebody asks. */
  readonly lower: () => string;
}
type Words = (page: Page) => boolean;

/** One of the words, each behind a blank or a mark: told without a search where the text is long. */
function begins(list: string): Words {
  const words = list.split(' ');
  const may = beginsAny(words);
  return ({ text, lower }) => (isShort(text) ? words.some((word) => lower().includes(word)) : may(text));
}

/** One of the words, which may run on from the one before ("doeshereby"). */
function holds(...words: string[]): Words {
  const may = holdsAny(words);
  return (page) => may(page.text) && words.some((word) => page.lower().includes(word));
}

const either =
  (one: Words, other: Words): Words =>
  (page) =>
    one(page) || other(page);

/** Each form, tried in order where its words stand; the first that names both sides or, failing that, either. */
const FORMS: readonly (readonly [words: Words, form: (text: string) => Parties])[] = [
  [
    begins(
      'grantor declarant seller trustor grantee purchaser buyer assignor assignee lessor lessee mortgagor mortgagee landlord tenant vendor vendee owner borrower first property',
    ),
    labelled,
  ],
  [begins('between among'), between],
  [begins('appeared'), (text) => withGrantees(text, appeared(text))],
  [begins('whom'), patent],
  [begins('satisf releas discharg cancel'), released],
  [begins('undersigned'), paidToUndersigned],
  [either(begins('know'), holds('witnesseth')), presents],
  [either(begins('party'), holds('grantor')), byTo],
  [begins('grantor'), verbForm],
  [begins('grantor trustor mortgagor borrower'), stated],
  [begins('part'), (text) => partyForm(text)],
  [
    either(
      begins('declarant grantor developer owner undersigned presents benefit'),
      holds('herein', 'hereafter', 'witnesseth'),
    ),
    declared,
  ],
  [begins('herein hereafter grantor assignor vendor seller mortgagor referred owner'), calledSides],
  [begins('consideration'), shortForm],
  [holds('hereby'), beforeVerb],
  [({ head }) => head.includes('we,') || head.includes('I,'), (text) => withGrantees(text, weForm(text))],
  [begins('lien'), lien],
];
const MAY_BE_SIGNED = holdsAny(['hereby']);
const NAMES_OWNERS = begins('owner presents');

/** How far down a deed its parties are named. */
const NEAR = 12_000;

export function readParties(text: string): Parties {
  const page = pageOf(text, NEAR);
  const found = FORMS.filter(([words]) => words(page)).map(([, form]) =>
    form(form === labelled ? page.head : page.flat()),
  );
  // The owner's certificate of a plat stands among others, far down the sheet.
  if (found.every((one) => one.grantors.length === 0)) {
    const sheet = text.length <= NEAR ? page : pageOf(text, 60_000);
    if (NAMES_OWNERS(sheet)) found.push(dedicated(sheet.head));
  }
  if (found.every((one) => one.grantors.length === 0)) found.push(signed(page));
  const whole = found.find((one) => one.grantors.length > 0 && one.grantees.length > 0);
  const grantors = found.find((one) => one.grantors.length > 0)?.grantors ?? [];
  const grantees = found.find((one) => one.grantees.length > 0)?.grantees ?? [];
  const { grantors: from, grantees: to } = whole ?? { grantors, grantees };
  return { grantors: repairedInitials(from, text), grantees: repairedInitials(to, text) };
}

/** "The undersigned hereby grant to A": those who grant are told by their signatures alone. */
function signed({ text, flat }: Page): Parties {
  const grantors = MAY_BE_SIGNED(text) ? signers(text) : [];
  return grantors.length > 0 ? { grantors, grantees: conveyedTo(flat().slice(0, 3000)) } : NONE;
}

function pageOf(text: string, length: number): Page {
  const head = text.slice(0, length);
  let small: string | null = null;
  let flat: string | null = null;
  return { text, head, flat: () => (flat ??= flattened(head)), lower: () => (small ??= head.toLowerCase()) };
}

const flattened = (text: string): string =>
  text
    .replace(/_{2,}/g, ' ')
    .replace(/[ \t\r]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');

/** "GRANTOR: …" blocks of cover sheets, or the word alone over the name. */
function labelled(text: string): Parties {
  const columns = twoColumns(text);
  if (columns && columns.grantors.length > 0 && columns.grantees.length > 0) return columns;
  const grantors = labelledNames(text, 'grantor|declarant|seller|trustor|assignor|lessor|mortgagor|landlord|vendor');
  const grantees = labelledNames(text, 'grantee|purchaser|buyer|assignee|lessee|mortgagee|tenant|vendee');
  if (grantors.length > 0 || grantees.length > 0) return { grantors, grantees };
  const headed = { grantors: headedNames(text, 'GRANTOR'), grantees: headedNames(text, 'GRANTEE') };
  return headed.grantors.length > 0 || headed.grantees.length > 0 ? headed : pairedLabels(text);
}

/** "OWNER: A / COMPANY: B": words that also stand on drawings and letters name sides only where both stand. */
function pairedLabels(text: string): Parties {
  const grantors = labelledNames(text, 'owner|property owner|borrower|first party');
  const grantees =
    grantors.length > 0 ? labelledNames(text, 'company|lender|trustee|beneficiary|utility|second party') : [];
  return grantees.length > 0 ? { grantors, grantees } : NONE;
}

/** Who grants, as a clause says, and to whom the words behind it convey. */
function withGrantees(text: string, clause: { names: string[]; end: number } | null): Parties {
  return clause ? { grantors: clause.names, grantees: conveyedTo(text.slice(clause.end, clause.end + 2400)) } : NONE;
}

const PRESENTS = new RegExp(
  String.raw`\b(?:indenture,?\s{1,3}witnesseth[\s,:;.-]{0,6}t[hb]at\b|know\s{1,3}(?:ye,?|all\s{1,3}(?:men|persons|by|people)[\s\S]{0,30}?presents?)[\s,:;.-]{0,6}(?:t[hb]at\b)?)[\s,]{0,4}(?:(?:whereas|for)[\s\S]{0,400}?)?(?<who>(?:(?:i|we)\b[\s,]{1,3})?[\s\S]{3,400}?)(?=,?\s{1,3}(?:for|in)\s{1,3}(?:and\s{1,3}in\s{1,3})?(?:(?:the|valuable|good)\s{1,3})?consideration|,?\s{1,3}(?:the\s{1,3})?grantors?\b|\b${VERB_OF_GRANT}|\s{1,3}(?:\(?hereinafter|\(?herein\b|being\s{1,3}the|the\s{1,3}(?:sole\s{1,3}|present\s{1,3}|legal\s{1,3}|lawful\s{1,3})?(?:owner|holder)s?\b))`,
  'i',
);

/** "Know all men by these presents, that A … grant, bargain and sell unto B". */
function presents(text: string): Parties {
  const found = PRESENTS.exec(text);
  if (!found) return NONE;
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 1800);
  return { grantors: namesIn(found.groups!['who']!.replace(/^(?:i|we|w)[\s,]+/i, '')), grantees: conveyedTo(after) };
}

/** "A, Grantor, conveys and warrants to B, Grantee"; "THE GRANTOR, A, … quitclaims to B". */
function verbForm(text: string): Parties {
  const named =
    /\b(?:the\s{1,3})grantors?(?:\s?\(s\))?[\s,:]{1,4}(?<a>(?-i:[A-Z])[\s\S]{3,300}?)(?=,?\s{1,3}(?:for\s{1,3}(?:and\s{1,3})?(?:in|valuable|the)|in\s{1,3}consideration|do(?:es)?\s{1,3}hereby|conveys?|grants?|hereby|whose|of\s{1,3}(?:the\s{1,3})?(?:county|city)|an?\s))/i.exec(
      text,
    );
  const styled =
    /(?:^|\n|\bthat\s|\bthat,\s)\s{0,4}(?<b>[A-Z][^\n;]{3,200}?),?\s{1,3}(?:(?:as|the|hereinafter(?:\s{1,3}called)?|herein(?:\s{1,3}called)?)\s{1,3}(?:the\s{1,3})?)?["“(]{0,2}grantors?["”)]{0,2}\s{0,2},/i.exec(
      text,
    );
  const who = named?.groups?.['a'] ?? styled?.groups?.['b'];
  const at = named?.index ?? styled?.index ?? 0;
  return who ? { grantors: namesIn(who), grantees: conveyedTo(text.slice(at, at + 3000)) } : NONE;
}

const CALLED = String.raw`[,\s(]{1,4}(?:herein(?:after)?\s{1,3})?(?:called|referred\s{1,3}to\s{1,3}as|as)?\s{0,3}(?:the\s{1,3})?["“]?`;
const MADE_BY_TO = new RegExp(
  String.raw`\b(?:made|executed|dated|granted|given|entered)\b[\s\S]{0,140}?\b(?:by|from)\s{1,3}(?!and\s{1,3}between|first\s)(?<a>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantors?\b["”),\s]{1,5}(?:\([^()]{3,60}\)[,\s]{1,3})?(?:whose\s[^;]{5,120}?[,\s]{1,3})?(?:to|and)\s{1,3}(?:(?-i:the)\s{1,3})?(?<b>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantees?\b`,
  'i',
);

/** "made this day by A, hereinafter called the grantor, to B, hereinafter called the grantee"; "by first party, A, to second party, B". */
function byTo(text: string): Parties {
  const hereinafter = MADE_BY_TO.exec(text);
  const parties =
    hereinafter ??
    /\bby\s{1,3}(?<a>(?-i:[A-Z])[\s\S]{3,260}?),?\s{1,3}(?:the\s{1,3})?first\s{1,3}party,?\s{1,3}to\s{1,3}(?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:whose|(?:the\s{1,3})?second\s{1,3}party|an?\s))/i.exec(
      text,
    ) ??
    /\bby\s{1,3}(?:the\s{1,3})?first\s{1,3}party,?\s{1,3}(?:\(?grantors?\)?,?\s{1,3})?(?<a>(?-i:[A-Z])[\s\S]{3,260}?)[,\s]{1,4}to\s{1,3}(?:the\s{1,3})?second\s{1,3}party,?\s{1,3}(?:\(?grantees?\)?,?\s{1,3})?(?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:whose|hereinafter|witnesseth|an?\s))/i.exec(
      text,
    );
  return parties ? { grantors: namesIn(parties.groups!['a']!), grantees: namesIn(parties.groups!['b']!) } : NONE;
}

const SHORT =
  /(?:(?:^|\n|\.\s{1,3})\s{0,4}(?:I|We|WE|I\/[Ww]e|I\s{1,3}\(?or\s{1,3}[Ww]e\)?),?(?:\s{1,3}the\s{1,3}undersigned,?)?|\b[Tt](?:hat|HAT),?(?:\s{1,3}(?:I|[Ww]e|WE)\b,?)?)\s{1,3}(?<who>[A-Z][\s\S]{3,420}?),?\s{1,3}(?:for|in|FOR|IN)\s{1,3}(?:and\s{1,3}in\s{1,3}|AND\s{1,3}IN\s{1,3})?(?:consideration|CONSIDERATION)/;
/** A name at the head of a paragraph, without "I" or "we": "A, of B, for consideration paid, grants to C". */
const HEAD_OF_PARAGRAPH =
  /(?:^|\n\n|(?<=[A-Z:]{3})\n)(?<who>[A-Z](?:[^;\n]|\n(?!\n)){3,420}?),?\s{1,3}for\s{1,3}(?:valuable\s{1,3}|good\s{1,3})?consideration\s{1,3}(?:paid|of\b)[^;]{0,60}?\b(?=(?:grants?|conveys?|quitclaims?)\b)/;

/** "I, A of B, for consideration paid, grant to C"; "That A, for and in consideration of …, has granted unto C". */
function shortForm(text: string): Parties {
  for (const found of [SHORT.exec(text), HEAD_OF_PARAGRAPH.exec(text)]) {
    const who = found?.groups?.['who'];
    // The first words are the names; what the trust of a trustee was recorded under may follow them.
    if (!found || !who || /\b(?:whereas|recorded|conveyed|deceased)\b/i.test(who.slice(0, 100))) continue;
    const verb = who.search(
      /\(\s?["“]?grantors?\b|\b(?:conveys?|grants?|releases?|quit-?claims?|warrants?)\s{1,3}(?:un)?to\s/i,
    );
    const grantors = namesIn(verb > 0 ? who.slice(0, verb) : who);
    if (grantors.length > 0) return { grantors, grantees: conveyedTo(text.slice(found.index, found.index + 2400)) };
  }
  return NONE;
}

/** What ends a clause before the names that the verb belongs to. */
const CLAUSE_ENDS =
  /(?:\b(?:acknowledged|paid|considerations?|dollars|presents|that|we|i|undersigned|witnesseth|error)\b[\s,:;]{1,4}|\b(?-i:D(?:EED|eed)|E(?:ASEMENT|asement)|A(?:GREEMENT|greement))[ \t]*\n\s*|\n\s*\n|(?-i:[a-z])(?<!\b(?:St|Mt|Jr|Sr|Co|Inc|Corp|Ltd|Mrs|Mr|Dr|Rev|Wm|Geo|Chas|Jas|No))\.\s+|;\s*)(?=(?-i:[A-Z]))/gi;

const HEREBY = new RegExp(
  String.raw`[,):\s]{1,4}(?:do(?:es)?\s{0,3})?hereby\s{1,3}${GRANTING}(?:\s?\(s\))?(?![a-z]|\s{1,3}notice)`,
  'gi',
);

/** "…, A and B, his wife, do hereby convey and warrant unto C": the names stand right before the verb. */
function beforeVerb(text: string): Parties {
  for (const match of text.slice(0, 8000).matchAll(HEREBY)) {
    const before = text.slice(Math.max(0, match.index - 260), match.index);
    const clause = [...before.matchAll(CLAUSE_ENDS)].at(-1);
    const start = clause ? clause.index + clause[0].length : match.index <= 260 ? 0 : -1;
    const words = start < 0 ? '' : before.slice(start);
    const grantors = /^[A-Z]/.test(words) && !/\b(?:shall|whereas|recorded)\b/i.test(words) ? namesIn(words) : [];
    if (grantors.length > 0) return { grantors, grantees: conveyedTo(text.slice(match.index, match.index + 2400)) };
  }
  return NONE;
}
