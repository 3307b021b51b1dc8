// Takes: text. Gives: who grants and to whom, by the order of words in the sentence that grants. Never: a name from a recital of an earlier
// deed.
import { matchesOf } from '../words/matches.ts';
import { conveyedTo, GRANTING, VERB_OF_GRANT } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import { sidesByRole, sidesByShortName } from './parties-roles.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { wording } from '../words/wording.ts';
import { pattern, exactPattern, patternOfAll } from './pattern.ts';

/** The caption's second line beside the words: "COUNTY OF ALDER. )". It must end in a mark of a caption, or "that" must follow. */
const VENUE = wording`(?:[\s)(}{|§\]:]{0,8}(?:the )?(?:county|parish|state|commonwealth|city) of [\w.]{2,16}(?: [\w.]{2,16}){0,2}?
    [\s.,:]{0,4}(?:[)}|§\]:]{1,2}(?:[\s)}|§\]]{0,6}s\.?s\.?)?[\s)}|§\]:.,;-]{1,8}|(?= (?:that|grantors?,) ) )){0,2}`;
const PRESENTS = pattern`\b(?:indenture,? witnesseth[\s,:;.-]{0,6}that\b
    |know (?:ye,?|all (?:men|persons|by|people)[\s\S]{0,30}?presents?)[\s,:;.-]{0,6}${VENUE}
    (?:that\b[\s,:]{0,3}${VENUE})?)[\s,]{0,4}(?:(?:whereas|for)[\s\S]{0,400}?)?
  (?<who>(?:(?:i|we)\b[\s,]{1,3})?[\s\S]{3,400}?)(?=
    ,? (?:for|in) (?:and in )?(?:(?:the|an?|valuable|good) ){0,2}consideration|,? (?:the )?grantors?\b
    |\b${VERB_OF_GRANT}
    | (?:\(?hereinafter|\(?herein\b|being the|the (?:sole |present |legal |lawful )?(?:owner|holder)s?\b))`;

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
const STYLED = pattern`(?:^|(?<!(?-i:[a-z]),?)\n|\bthat |\bthat, )\s{0,4}(?<b>(?-i:[A-Z])[^\n;]{3,200}?)
  ,? (?:(?:as|the|hereinafter(?: called)?|herein(?: called)?) (?:the )?)?["“(]{0,2}grantors?["”)]{0,2}\s{0,2},`;

/** "WARRANTY DEED (Joint tenancy). A and B, Grantors": the title in the line of the names. */
const TITLE_BEFORE = exactPattern`^(?:[A-Z][A-Za-z]*[ -]){0,5}(?:DEED|Deed|EASEMENT|Easement|MORTGAGE|Mortgage|LEASE|Lease|AGREEMENT|Agreement)
  (?:\s?\([^()]{1,40}\)| [A-Z][A-Z ]{2,30})?\s?[.:–—-]{1,2} (?=[A-Z])`;

const GRANTOR_NAMED = pattern`(?:\bthe |(?:^|\n|[a-z]\. |\bwhereas,? |\bthat )(?=(?-i:G)))grantors?(?:\s?\(s\))?[\s,:]{1,4}
  (?<a>(?:the (?=(?-i:[A-Z]{2}|City|County|State|Town|Board)))?(?-i:[A-Z])[\s\S]{3,300}?)(?=,? (?:
      for (?:and )?(?:in|valuable|the)|in consideration|do(?:es)? hereby
      |(?:conveys?|grants?|quit-?claims?|warrants?|sells?|releases?|remises?)\b|hereby|whose
      |of (?:the )?(?:county|city)|is the
      |an? (?!(?:[\w-]{2,12} ){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried), and (?-i:[A-Z]))))`;

/** "A, Grantor, conveys and warrants to B, Grantee"; "THE GRANTOR, A, … quitclaims to B". */
export function verbForm(text: string): Parties {
  const named = GRANTOR_NAMED.exec(text);
  const styled = named ? null : STYLED.exec(text);
  const isOfAnother = /\b(?:executed|made|given|dated|recorded|virtue|pursuant)\b/i.test(styled?.groups?.['b'] ?? '');
  const who = named?.groups?.['a'] ?? (isOfAnother ? undefined : styled?.groups?.['b']);
  const at = named?.index ?? styled?.index ?? 0;
  return who
    ? { grantors: namesIn(who.replace(TITLE_BEFORE, '')), grantees: conveyedTo(text.slice(at, at + 3000)) }
    : NONE;
}

const CALLED = wording`[,\s(]{1,4}(?:herein(?:after)? )?(?:called|referred to as|as)?\s{0,3}(?:the )?["“]?`;
const MADE_BY_TO = pattern`\b(?:made|executed|dated|granted|given|entered)\b[\s\S]{0,140}?\b(?:by|from) (?!and between|first )
  (?<a>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantors?\b["”),\s]{1,5}(?:\([^()]{3,60}\)[,\s]{1,3})?
  (?:whose [^;]{5,120}?[,\s]{1,3})?(?:to|and) (?:(?-i:the) )?(?<b>(?-i:[A-Z])[\s\S]{3,300}?)${CALLED}grantees?\b`;

const BY_FIRST_TO_SECOND = pattern`(?<!\b(?:prepared|drafted|drawn|requested) )\bby (?<a>(?-i:[A-Z])[\s\S]{3,260}?),? (?:the )?
  first party,? to (?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,? (?:whose|(?:the )?second party
      |an? (?!(?:[\w-]{2,12} ){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried), and (?-i:[A-Z]))))`;
const FIRST_PARTY_TO_SECOND = pattern`\bby (?:the )?first party[,:]? (?:\(?grantors?\)?[,:]? )?(?<a>(?-i:[A-Z])[\s\S]{3,260}?)[,\s]{1,4}to (?:the )?
  second party[,:]? (?:\(?grantees?\)?[,:]? )?(?<b>(?-i:[A-Z])[\s\S]{3,200}?)(?=,? (?:whose|hereinafter|witnesseth
      |an? (?!(?:[\w-]{2,12} ){0,6}(?:(?:wo)?man|person|widow(?:er)?|property|remarried), and (?-i:[A-Z]))))`;

/** "made this day by A, hereinafter called the grantor, to B, hereinafter called the grantee"; "by first party, A, to second party, B". */
export function byTo(text: string): Parties {
  const hereinafter = MADE_BY_TO.exec(text);
  const parties = hereinafter ?? BY_FIRST_TO_SECOND.exec(text) ?? FIRST_PARTY_TO_SECOND.exec(text);
  return parties ? { grantors: namesIn(parties.groups!['a']!), grantees: namesIn(parties.groups!['b']!) } : NONE;
}

const SHORT = exactPattern`(?:(?:^|\n|\. )\s{0,4}(?:I|We|WE|I\/[Ww]e|I \(?(?:or )?[Ww]e\)?),?(?: the undersigned,?)?
  |\b[Tt](?:hat|HAT),?(?: (?:I|[Ww]e|WE)\b,?)?) (?<who>[A-Z][\s\S]{3,420}?),? (?:for|in|FOR|IN) (?:and in |AND IN )?(?:
  consideration|CONSIDERATION
  |(?:the sum|good|valuable|value|\$|(?:[A-Za-z][\w-]+ ){1,8}[Dd]ollars (?:paid|and other|to (?:me|us)|in hand)))`;
/** A name at the head of a paragraph, without "I" or "we": "A, of B, for consideration paid, grants to C". */
const HEAD_OF_PARAGRAPH = exactPattern`(?:(?:^|\n\n)(?:[^a-z\n]{3,80}\n){0,3}|(?<=[A-Z:]{3})\n)(?<who>[A-Z](?:[^;\n]|\n(?!\n)){3,420}?),? for (?:
  (?:valuable |good )?consideration (?:paid|of\b)
  |(?:the sum of )?(?:[A-Z$][\w.,$/-]{0,14} |and |no\/100 ){1,10}(?:[Dd]ollars|DOLLARS)(?:\s?\(\$[\d,.]{1,14}\))?
  ,? (?:in hand )?paid)[^;]{0,60}?\b(?=(?:grants?|conveys?|quitclaims?)\b)`;

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
const CLAUSE_ENDS = patternOfAll`(?:\b(?:acknowledged|paid|received|considerations?|dollars?|presents|that|we|i
    |undersigned(?: (?:owners?|grantors?))?|witnesseth|error)\b[\s,:;]{1,4}
  |\b(?-i:D(?:EED|eed)|E(?:ASEMENT|asement)|A(?:GREEMENT|greement))(?-i: [A-Z ]{2,30})?[ \t]*\n\s{0,3}|\n\s{0,3}\n
  |(?:(?-i:[a-z])|\b(?:1[89]|20)\d\d)(?<!\b(?:St|Mt|Jr|Sr|Co|Inc|Corp|Ltd|Mrs|Mr|Dr|Rev|Wm|Geo|Chas|Jas|No|ux|vir))
  \. |;\s{0,3}|\d\s?\),? )(?=(?-i:[A-Z]))`;

const HEREBY = patternOfAll`[,):\s]{1,4}(?:do(?:es)?\s{0,3})?hereby ${GRANTING}(?:\s?\(s\))?(?![a-z]| notice)`;

const NOT_GRANTING = pattern`\b(?:shall|whereas|recorded|there is|be it|notice)\b|^received\b|\b(?:is|are|be|undersigned)\s{0,3}$`;

/** "…, A and B, his wife, do hereby convey and warrant unto C": the names stand right before the verb. */
export function beforeVerb(text: string): Parties {
  for (const match of matchesOf(HEREBY, text.slice(0, 8000))) {
    const before = text.slice(Math.max(0, match.index - 260), match.index);
    const clause = matchesOf(CLAUSE_ENDS, before).at(-1);
    const start = clause ? clause.index + clause[0].length : match.index <= 260 ? 0 : -1;
    const words = start < 0 ? '' : before.slice(start);
    const grantors = /^[A-Z]/.test(words) && !NOT_GRANTING.test(words) ? namesIn(words) : [];
    if (grantors.length > 0) return { grantors, grantees: conveyedTo(text.slice(match.index, match.index + 2400)) };
  }
  return NONE;
}

const AT_HEAD = patternOfAll`(?:(?:^|\n\n)(?:(?-i:[^a-z\n]{3,80})\n){0,3}|\n(?<=(?-i:[A-Z:)]{2})\n))
  (?<who>(?-i:[A-Z])(?:[^;\n]|\n(?!\n)){3,260}?),? ${VERB_OF_GRANT}`;

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

const BY_ONE_TO_ANOTHER = pattern`(?:\b(?:this|these) |^|\n\n?(?:a )?)(?:[\w'’-]{2,14} ){0,5}?
  (?:deed|indenture|easement|grant|conveyance|mortgage|lease|instrument|presents)\b,? (?:is |was )?(?:this day )?
  (?:made|executed|dated|granted|given)\b[^.;]{0,80}?\b(?:by|from) (?!and between)
  (?<a>(?:the )?(?-i:[A-Z])[^:;]{3,260}?),? (?:to|unto|in favor of) (?<b>(?:the )?(?-i:[A-Z])[^:;]{3,240}?)
  (?=[:;]|,? (?:whose|witnesseth|hereinafter|herein\b|the following|grantees?\b)|\s?\(|\. |\n\n)`;

/** "This deed made this 4th day of May by A and wife, B, to C:", without the names of the sides. */
export function madeByTo(text: string): Parties {
  const head = text.slice(0, 5000);
  const found = BY_ONE_TO_ANOTHER.exec(head);
  if (
    !found ||
    /\b(?:that|certain|said|recorded|being|secured|under|whereas|prior)\b/i.test(
      text.slice(Math.max(0, found.index - 60), found.index) + found[0].slice(0, 60),
    )
  )
    return NONE;
  return { grantors: namesIn(found.groups!['a']!), grantees: namesIn(found.groups!['b']!) };
}

const MADE_BY_CALLED = pattern`\bthis (?:[\w'’,-]{1,14} ){0,8}?(?:deed|indenture|easement|grant|conveyance|lease|instrument|agreement|contract)
  \b[^;]{0,60}?\b(?:made|executed|dated|granted|given|entered into)\b[^;]{0,90}?\bby (?!and between)
  (?=(?:the )?(?-i:[A-Z]))`;

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
