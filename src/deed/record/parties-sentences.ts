// Takes: text. Gives: who grants and to whom, by the order of words in the sentence that grants. Never: a name from a recital of an earlier
// deed.
import { anyCase } from '../words/any-case.ts';
import { matchesOf } from '../words/matches.ts';
import { conveyedTo, GRANTING, VERB_OF_GRANT } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import { sidesByRole, sidesByShortName } from './parties-roles.ts';
import { NONE, type Parties } from './parties-both.ts';

/** The caption's second line beside the words: "COUNTY OF ALDER. )". It must end in a mark of a caption, or "that" must follow. */
const VENUE = String.raw`(?:[\s)(}{|§\]:]{0,8}(?:the\s{1,3})?(?:county|parish|state|commonwealth|city)\s{1,3}of\s{1,3}[\w.]{2,16}(?:\s[\w.]{2,16}){0,2}?[\s.,:]{0,4}(?:[)}|§\]:]{1,2}(?:[\s)}|§\]]{0,6}s\.?s\.?)?[\s)}|§\]:.,;-]{1,8}|(?=\s{1,3}(?:t[hb]at|grantors?,)\s)\s{1,3})){0,2}`;
const PRESENTS = new RegExp(
  String.raw`\b(?:indenture,?\s{1,3}witnesseth[\s,:;.-]{0,6}t[hb]at\b|know\s{1,3}(?:ye,?|all\s{1,3}(?:men|persons|by|people)[\s\S]{0,30}?presents?)[\s,:;.-]{0,6}${VENUE}(?:t[hb]at\b[\s,:]{0,3}${VENUE})?)[\s,]{0,4}(?:(?:whereas|for)[\s\S]{0,400}?)?(?<who>(?:(?:i|we)\b[\s,]{1,3})?[\s\S]{3,400}?)(?=,?\s{1,3}(?:for|in)\s{1,3}(?:and\s{1,3}in\s{1,3})?(?:(?:the|an?|valuable|good)\s{1,3}){0,2}consideration|,?\s{1,3}(?:the\s{1,3})?grantors?\b|\b${VERB_OF_GRANT}|\s{1,3}(?:\(?hereinafter|\(?herein\b|being\s{1,3}the|the\s{1,3}(?:sole\s{1,3}|present\s{1,3}|legal\s{1,3}|lawful\s{1,3})?(?:owner|holder)s?\b))`,
  'i',
);

/** "Know all men by these presents, that A … grant, bargain and sell unto B". */
export function presents(text: string): Parties {
  const found = PRESENTS.exec(text);
  if (!found) return NONE;
  // A word before the verb tells whether it is this paper that grants: "was granted unto".
  const end = found.index + found[0].length;
  const after = text.slice(Math.max(0, end - 12), end + 1800);
  return { grantors: namesIn(found.groups!['who']!.replace(/^(?:i|we|w)[\s,]+/i, '')), grantees: conveyedTo(after) };
}

/** A line that begins inside a sentence begins no name. */
const STYLED = anyCase(
  /(?:^|(?<!(?-i:[a-z]),?)\n|\bthat\s|\bthat,\s)\s{0,4}(?<b>(?-i:[A-Z])[^\n;]{3,200}?),?\s{1,3}(?:(?:as|the|hereinafter(?:\s{1,3}called)?|herein(?:\s{1,3}called)?)\s{1,3}(?:the\s{1,3})?)?["“(]{0,2}grantors?["”)]{0,2}\s{0,2},/i,
);

/** "WARRANTY DEED (Joint tenancy). A and B, Grantors": the title in the line of the names. */
const TITLE_BEFORE =
  /^(?:[A-Z][A-Za-z]*[ -]){0,5}(?:DEED|Deed|EASEMENT|Easement|MORTGAGE|Mortgage|LEASE|Lease|AGREEMENT|Agreement)(?:\s?\([^()]{1,40}\)|\s[A-Z][A-Z ]{2,30})?\s?[.:–—-]{1,2}\s{1,3}(?=[A-Z])/;

/** "A, Grantor, conveys and warrants to B, Grantee"; "THE GRANTOR, A, … quitclaims to B". */
export function verbForm(text: string): Parties {
  const named = anyCase(
    /(?:\bthe\s{1,3}|(?:^|\n|[a-z]\.\s{1,3}|\bwhereas,?\s{1,3}|\bthat\s{1,3})(?=(?-i:G)))grantors?(?:\s?\(s\))?[\s,:]{1,4}(?<a>(?:the\s{1,3}(?=(?-i:[A-Z]{2}|City|County|State|Town|Board)))?(?-i:[A-Z])[\s\S]{3,300}?)(?=,?\s{1,3}(?:for\s{1,3}(?:and\s{1,3})?(?:in|valuable|the)|in\s{1,3}consideration|do(?:es)?\s{1,3}hereby|(?:conveys?|grants?|quit-?claims?|warrants?|sells?|releases?|remises?)\b|hereby|whose|of\s{1,3}(?:the\s{1,3})?(?:county|city)|is\s{1,3}the|an?\s(?!(?:[\w-]{2,12}\s{1,3}){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried),\s{1,3}and\s{1,3}(?-i:[A-Z]))))/i,
  ).exec(text);
  const styled = named ? null : STYLED.exec(text);
  const isOfAnother = /\b(?:executed|made|given|dated|recorded|virtue|pursuant)\b/i.test(styled?.groups?.['b'] ?? '');
  const who = named?.groups?.['a'] ?? (isOfAnother ? undefined : styled?.groups?.['b']);
  const at = named?.index ?? styled?.index ?? 0;
  return who
    ? { grantors: namesIn(who.replace(TITLE_BEFORE, '')), grantees: conveyedTo(text.slice(at, at + 3000)) }
    : NONE;
}

const CALLED = String.raw`[,\s(]{1,4}(?:herein(?:after)?\s{1,3})?(?:called|referred\s{1,3}to\s{1,3}as|as)?\s{0,3}(?:the\s{1,3})?["“]?`;
const MADE_BY_TO = anyCase(
  new RegExp(
    String.raw`\b(?:made|executed|dated|granted|given|entered)\b[\s\S]{0,140}?\b(?:by|from)\s{1,3}(?!and\s{1,3}between|first\s)(?<a>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantors?\b["”),\s]{1,5}(?:\([^()]{3,60}\)[,\s]{1,3})?(?:whose\s[^;]{5,120}?[,\s]{1,3})?(?:to|and)\s{1,3}(?:(?-i:the)\s{1,3})?(?<b>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantees?\b`,
    'i',
  ),
);

/** "made this day by A, hereinafter called the grantor, to B, hereinafter called the grantee"; "by first party, A, to second party, B". */
export function byTo(text: string): Parties {
  const hereinafter = MADE_BY_TO.exec(text);
  const parties =
    hereinafter ??
    anyCase(
      /(?<!\b(?:prepared|drafted|drawn|requested)\s{1,3})\bby\s{1,3}(?<a>(?-i:[A-Z])[\s\S]{3,260}?),?\s{1,3}(?:the\s{1,3})?first\s{1,3}party,?\s{1,3}to\s{1,3}(?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:whose|(?:the\s{1,3})?second\s{1,3}party|an?\s(?!(?:[\w-]{2,12}\s{1,3}){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried),\s{1,3}and\s{1,3}(?-i:[A-Z]))))/i,
    ).exec(text) ??
    anyCase(
      /\bby\s{1,3}(?:the\s{1,3})?first\s{1,3}party[,:]?\s{1,3}(?:\(?grantors?\)?[,:]?\s{1,3})?(?<a>(?-i:[A-Z])[\s\S]{3,260}?)[,\s]{1,4}to\s{1,3}(?:the\s{1,3})?second\s{1,3}party[,:]?\s{1,3}(?:\(?grantees?\)?[,:]?\s{1,3})?(?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:whose|hereinafter|witnesseth|an?\s(?!(?:[\w-]{2,12}\s{1,3}){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried),\s{1,3}and\s{1,3}(?-i:[A-Z]))))/i,
    ).exec(text);
  return parties ? { grantors: namesIn(parties.groups!['a']!), grantees: namesIn(parties.groups!['b']!) } : NONE;
}

const SHORT =
  /(?:(?:^|\n|\.\s{1,3})\s{0,4}(?:[Il](?=,)|I|We|WE|I\/[Ww]e|I\s{1,3}\(?(?:or\s{1,3})?[Ww]e\)?),?(?:\s{1,3}the\s{1,3}undersigned,?)?|\b[Tt](?:hat|HAT),?(?:\s{1,3}(?:I|[Ww]e|WE)\b,?)?)\s{1,3}(?<who>[A-Z][\s\S]{3,420}?),?\s{1,3}(?:for|in|FOR|IN)\s{1,3}(?:and\s{1,3}in\s{1,3}|AND\s{1,3}IN\s{1,3})?(?:consideration|CONSIDERATION|(?:the\s{1,3}sum|good|valuable|value|\$|(?:[A-Za-z][\w-]+\s{1,3}){1,8}[Dd]ollars\s{1,3}(?:paid|and\s{1,3}other|to\s{1,3}(?:me|us)|in\s{1,3}hand)))/;
/** A name at the head of a paragraph, without "I" or "we": "A, of B, for consideration paid, grants to C". */
const HEAD_OF_PARAGRAPH =
  /(?:(?:^|\n\n)(?:[^a-z\n]{3,80}\n){0,3}|(?<=[A-Z:]{3})\n)(?<who>[A-Z](?:[^;\n]|\n(?!\n)){3,420}?),?\s{1,3}for\s{1,3}(?:(?:valuable\s{1,3}|good\s{1,3})?consideration\s{1,3}(?:paid|of\b)|(?:the\s{1,3}sum\s{1,3}of\s{1,3})?(?:[A-Z$][\w.,$/-]{0,14}\s{1,3}|and\s{1,3}|no\/100\s{1,3}){1,10}(?:[Dd]ollars|DOLLARS)(?:\s?\(\$[\d,.]{1,14}\))?,?\s{1,3}(?:in\s{1,3}hand\s{1,3})?paid)[^;]{0,60}?\b(?=(?:grants?|conveys?|quitclaims?)\b)/;

/** "I, A of B, for consideration paid, grant to C"; "That A, for and in consideration of …, has granted unto C". */
export function shortForm(text: string): Parties {
  for (const found of [SHORT.exec(text), HEAD_OF_PARAGRAPH.exec(text)]) {
    const who = found?.groups?.['who'];
    // The first words are the names; what the trust of a trustee was recorded under may follow them.
    if (
      !found ||
      !who ||
      /\b(?:whereas|recorded|conveyed|(?<!\b(?:estate|will|testament)\b.{0,60})deceased|sworn|surveyor|notary)\b/i.test(
        who.slice(0, 100),
      )
    )
      continue;
    const verb = who.search(
      /\(\s?["“]?grantors?\b|\b(?:conveys?|grants?|releases?|quit-?claims?|warrants?)\s{1,3}(?:un)?to\s/i,
    );
    const grantors = namesIn(verb > 0 ? who.slice(0, verb) : who);
    if (grantors.length > 0) return { grantors, grantees: conveyedTo(text.slice(found.index, found.index + 2400)) };
  }
  return NONE;
}

/** What ends a clause before the names that the verb belongs to. */
const CLAUSE_ENDS = anyCase(
  /(?:\b(?:acknowledged|paid|received|considerations?|dollars?|presents|that|we|i|undersigned(?:\s{1,3}(?:owners?|grantors?))?|witnesseth|error)\b[\s,:;]{1,4}|\b(?-i:D(?:EED|eed)|E(?:ASEMENT|asement)|A(?:GREEMENT|greement))(?-i:\s[A-Z ]{2,30})?[ \t]*\n\s*|\n\s*\n|(?:(?-i:[a-z])|\b(?:1[89]|20)\d\d)(?<!\b(?:St|Mt|Jr|Sr|Co|Inc|Corp|Ltd|Mrs|Mr|Dr|Rev|Wm|Geo|Chas|Jas|No|ux|vir))\.\s+|;\s*|\d\s?\),?\s{1,3})(?=(?-i:[A-Z]))/gi,
);

const HEREBY = new RegExp(
  String.raw`[,):\s]{1,4}(?:do(?:es)?\s{0,3})?hereby\s{1,3}${GRANTING}(?:\s?\(s\))?(?![a-z]|\s{1,3}notice)`,
  'gi',
);

/** "…, A and B, his wife, do hereby convey and warrant unto C": the names stand right before the verb. */
export function beforeVerb(text: string): Parties {
  for (const match of matchesOf(HEREBY, text.slice(0, 8000))) {
    const before = text.slice(Math.max(0, match.index - 260), match.index);
    const clause = matchesOf(CLAUSE_ENDS, before).at(-1);
    const start = clause ? clause.index + clause[0].length : match.index <= 260 ? 0 : -1;
    const words = start < 0 ? '' : before.slice(start);
    const grantors =
      /^[A-Z]/.test(words) &&
      !/\b(?:shall|whereas|recorded|there\s{1,3}is|be\s{1,3}it|notice)\b|^received\b|\b(?:is|are|be|undersigned)\s*$/i.test(
        words,
      )
        ? namesIn(words)
        : [];
    if (grantors.length > 0) return { grantors, grantees: conveyedTo(text.slice(match.index, match.index + 2400)) };
  }
  return NONE;
}

const AT_HEAD = anyCase(
  new RegExp(
    String.raw`(?:(?:^|\n\n)(?:(?-i:[^a-z\n]{3,80})\n){0,3}|\n(?<=(?-i:[A-Z:)]{2})\n))(?<who>(?-i:[A-Z])(?:[^;\n]|\n(?!\n)){3,260}?),?\s{1,3}${VERB_OF_GRANT}`,
    'gi',
  ),
);

const AS_PRINTED = VERB_OF_GRANT.replaceAll('{1,3}', '+')
  .replaceAll(String.raw`\s?`, String.raw`\s*`)
  .replaceAll('[- ]?', String.raw`[-\s]*`);
const VERB_AS_PRINTED = new RegExp(String.raw`\b(?=[abcdghilmqrstvw])${AS_PRINTED}`, 'i');

/** Whether such a verb stands in a text whose blanks are as many as printed. */
export const mayGrant = (text: string): boolean => VERB_AS_PRINTED.test(text);

/** "A and B, his wife, quit claim to C": names at the head of a paragraph, and the verb right behind them. */
export function atHead(text: string): Parties {
  const head = text.slice(0, 5000);
  AT_HEAD.lastIndex = 0;
  for (let found = AT_HEAD.exec(head), asked = 0; found && asked < 24; found = AT_HEAD.exec(head), asked++) {
    const who = found.groups!['who']!;
    // A stamp may stand over the names: the next line may begin them.
    if (who.includes('\n')) AT_HEAD.lastIndex = head.indexOf('\n', found.index + found[0].indexOf(who));
    if (
      /\b(?:shall|whereas|recorded|that|which|is|are|was|were|if|when|said|agrees?|deed|easement|lease|agreement|resolution|ordinance|authoriz\w+|execute)\b|\b(?:mortgage|an?)$/i.test(
        who,
      )
    )
      continue;
    const grantors = namesIn(who);
    const grantees =
      grantors.length > 0 ? conveyedTo(text.slice(found.index + who.length, found.index + who.length + 1500)) : [];
    if (grantees.length > 0) return { grantors, grantees };
  }
  return NONE;
}

const BY_ONE_TO_ANOTHER = anyCase(
  /(?:\b(?:this|these)\s{1,3}|^|\n\n?(?:a\s)?)(?:[\w'’-]{2,14}\s{1,3}){0,5}?(?:deed|indenture|easement|grant|conveyance|mortgage|lease|instrument|presents)\b,?\s{1,3}(?:is\s{1,3}|was\s{1,3})?(?:this\s{1,3}day\s{1,3})?(?:made|executed|dated|granted|given)\b[^.;]{0,80}?\b(?:by|from)\s{1,3}(?!and\s{1,3}between)(?<a>(?:the\s{1,3})?(?-i:[A-Z])[^:;]{3,260}?),?\s{1,3}(?:to|unto|in\s{1,3}favor\s{1,3}of)\s{1,3}(?<b>(?:the\s{1,3})?(?-i:[A-Z])[^:;]{3,240}?)(?=[:;]|,?\s{1,3}(?:whose|witnesseth|hereinafter|herein\b|the\s{1,3}following|grantees?\b)|\s?\(|\.\s|\n\n)/i,
);

/** What no such sentence can do without, the blanks as many as printed. */
const PAPER_MADE =
  /\b(?=[deigcmlp])(?:deed|indenture|easement|grant|conveyance|mortgage|lease|instrument|presents)\b,?\s+(?:is\s+|was\s+)?(?:this\s+day\s+)?(?:made|executed|dated|granted|given)\b/i;
export const mayBeMade = (text: string): boolean => PAPER_MADE.test(text);

/** "This deed made this 4th day of May by A and wife, B, to C:", without the names of the sides. */
export function madeByTo(text: string): Parties {
  const head = text.slice(0, 5000);
  const found = mayBeMade(head) ? BY_ONE_TO_ANOTHER.exec(head) : null;
  if (
    !found ||
    /\b(?:that|certain|said|recorded|being|secured|under|whereas|prior)\b/i.test(
      text.slice(Math.max(0, found.index - 60), found.index) + found[0].slice(0, 60),
    )
  )
    return NONE;
  return { grantors: namesIn(found.groups!['a']!), grantees: namesIn(found.groups!['b']!) };
}

const MADE_BY_CALLED = anyCase(
  /\bthis\s{1,3}(?:[\w'’,-]{1,14}\s{1,3}){0,8}?(?:deed|indenture|easement|grant|conveyance|lease|instrument|agreement|contract)\b[^;]{0,60}?\b(?:made|executed|dated|granted|given|entered\s{1,3}into)\b[^;]{0,90}?\bby\s{1,3}(?!and\s{1,3}between)(?=(?:the\s{1,3})?(?-i:[A-Z]))/i,
);

/** "This easement, made the 4th day of May by A, hereinafter called COUNTY, and the B, hereinafter called CITY"; "by A, Seller, and B, Purchaser". */
export function madeByCalled(text: string): Parties {
  const head = text.slice(0, 3000);
  const found = MADE_BY_CALLED.exec(head);
  const words = found ? head.slice(found.index + found[0].length) : '';
  const called = sidesByShortName(words);
  const isSold = called.grantees.length === 0 && /\bsellers?\b/i.test(words);
  const sides = isSold ? sidesByRole(words.slice(0, 700)) : called;
  return sides.grantors.length > 0 && sides.grantees.length > 0 ? sides : NONE;
}
