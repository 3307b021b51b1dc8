// Takes: text. Gives: the parties of papers about a debt on land: deeds of trust that define their words, releases, satisfactions,
// claims of lien. Never: the trustee or witness of the deed that is released.
import { anyCase } from '../words/any-case.ts';
import { matchesOf } from '../words/matches.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { labelledNames } from './parties-labels.ts';
import { namesIn } from './parties-names.ts';
import { signedBy } from './parties-signed.ts';
import { NONE, type Parties } from './parties-both.ts';

const IS = String.raw`["”]?\s{1,3}(?:is|are|means|shall\s{1,3}mean)[\s:]{1,3}(?<who>(?:the\s{1,3})?(?-i:[A-Z])[\s\S]{3,240}?)(?=\s{0,3}[("“]|(?<!\b(?-i:[A-Z]))\.\s{1,3}(?-i:[A-Z(])|\.?\n|[,;]\s{1,3}(?:whose|an?|which|of|the|organized|residing|currently)\s)`;
const GRANTOR_IS = anyCase(
  new RegExp(String.raw`(?:\bthe\s{1,3}|["“])(?:grantor|trustor|mortgagor|borrower)s?${IS}`, 'i'),
);
const GRANTEE_IS = anyCase(new RegExp(String.raw`(?:\bthe\s{1,3}|["“])(?:grantee|trustee|mortgagee)s?${IS}`, 'i'));
const LENDER_IS = anyCase(new RegExp(String.raw`(?:\bthe\s{1,3}|["“])(?:lender|beneficiary)${IS}`, 'i'));
const GIVEN_TO = anyCase(
  /\b(?:security\s{1,3}(?:instrument|deed)|mortgage|deed\s{1,3}of\s{1,3}trust)\s{1,3}is\s{1,3}given\s{1,3}to\s{1,3}(?<who>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:which|a\s|an\s|whose|as\s|organized)|\s{0,3}\(|(?<!\b(?:(?-i:[A-Z])|inc|co|corp|ltd))\.\s{1,3}(?-i:[A-Z(])|\.?\n)/i,
);

/** Deeds of trust: "The grantor is A and B, husband and wife. The trustee is C."; "“Borrower” is A. “Lender” is B." */
export function stated(text: string): Parties {
  const grantor = GRANTOR_IS.exec(text);
  if (!grantor) return NONE;
  const behind = text.slice(grantor.index, grantor.index + 1800);
  const grantee = [GRANTEE_IS, GIVEN_TO, LENDER_IS]
    .map((form) => named(form.exec(behind)))
    .find((names) => names.length > 0);
  return { grantors: named(grantor), grantees: grantee ?? [] };
}

/** The names with the point that a sentence and an "Inc." share. */
const named = (found: RegExpExecArray | null): string[] => (found ? namesIn(`${found.groups!['who']!}.`) : []);

const DEBT = String.raw`(?:certain\s{1,3}|real\s{1,3}estate\s{1,3}|above\s{1,3}|foregoing\s{1,3}|purchase\s{1,3}money\s{1,3}|promissory\s{1,3}){0,2}(?:indebtedness|mortgage|note|deed\s{1,3}of\s{1,3}trust|trust\s{1,3}deed|deed\s{1,3}to\s{1,3}secure|security\s{1,3}deed|lien|obligation|debt|vendor['’]?s\s{1,3}lien)s?\b`;
/** What is held over land and let go, besides a debt. */
const BURDEN = String.raw`(?:certain\s{1,3}|pipe\s?line\s{1,3}|perpetual\s{1,3}|utility\s{1,3}){0,3}(?:rights?[\s-]of[\s-]way|easements?|oil(?:,|\s{1,3}and)?\s{1,3}gas(?:\s{1,3}and\s{1,3}mineral)?\s{1,3}lease|lease|option)\b`;
const HOLDER = new RegExp(
  String.raw`,?\s{1,3}(?:(?:a|an)\s[^,;]{3,60},\s{1,3})?(?:being\s{1,3}|as\s{1,3})?(?:the\s{1,3})?(?:(?:true|lawful|legal|present|current|sole|and)\s{1,3}){0,5}(?:owners?|holders?|mortgagees?|beneficiary|payee|lessee|grantee)(?:\s{1,3}and\s{1,3}(?:holders?|owners?))?\s{1,3}(?:of|named\s{1,3}in|under|in)\s{1,3}(?:the|a|an|that|said|all)\s{1,3}(?:${DEBT}|${BURDEN})`,
  'i',
);
const CERTIFIES = new RegExp(
  String.raw`,?\s{1,3}(?:(?:a|an)\s[^,;]{3,60},\s{1,3})?(?:do(?:es)?\s{1,3})?hereby\s{1,3}(?:certif(?:y|ies)|acknowledges?|declares?|releases?|discharges?|satisf(?:y|ies)|cancels?)\b[^.]{0,260}?${DEBT}`,
  'i',
);
const CLAUSE_BEGINS = anyCase(
  /\b(?:that|presents|undersigned|acknowledged|received|whereas)\b[\s,:;]{1,4}(?=(?:the\s)?(?-i:[A-Z]))|\n(?=(?-i:[A-Z]))/gi,
);
const DEBTOR = anyCase(
  new RegExp(
    String.raw`\b${DEBT}[^.;]{0,90}?\b(?:(?:executed|made|given|granted|signed)(?:\s{1,3}(?:and\s{1,3})?delivered)?\s{1,3}by|from)\s{1,3}(?<who>(?:the\s{1,3})?(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:to\s|dated|bearing|in\s{1,3}favor|(?:and|which\s{1,3}is|as)\s{1,3}recorded|recorded|on\s|upon|unto|as\s|covering|of\s{1,3}the|for\s|under\s|securing|in\s{1,3}the)|;|(?<!\b(?:(?-i:[A-Z])|jr|sr|st|wm|geo|inc|co))\.\s)`,
    'i',
  ),
);
const RELEASES = /\b(?:releas|discharg|satisf|reconvey|cancel|paid\s{1,3}in\s{1,3}full|payment\s{1,3}in\s{1,3}full)/i;

/** "A, as Trustee under the Deed of Trust made by B, … does hereby reconvey": to whom only the law tells. */
const TRUSTEE_UNDER = anyCase(
  /(?:^|\n|\bthat\s{1,3})(?<who>(?-i:[A-Z])[^\n;]{3,140}?),?\s{1,3}(?:as\s{1,3})?(?:the\s{1,3})?(?:(?:duly|appointed|present|current|successor|substituted|substitute)\s{1,3}){0,3}trustee,?\s{1,3}(?:under|of|in)\s{1,3}(?:an?|the|that|said)\s{1,3}(?:certain\s{1,3})?(?:deed\s{1,3}of\s{1,3}trust|trust\s{1,3}deed)\b(?=[\s\S]{0,700}?\breconvey)/i,
);

function reconveyed(text: string): Parties {
  const who = TRUSTEE_UNDER.exec(text.slice(0, 4000))?.groups?.['who'];
  return who === undefined ? NONE : { grantors: namesIn(who), grantees: [] };
}

/** Releases and satisfactions: who held the debt lets go of it; it comes back to whoever gave the mortgage. */
export function released(text: string): Parties {
  if (!RELEASES.test(text.slice(0, 4000))) return NONE;
  const holder = text.includes('older of') ? labelledNames(text, HOLDER_LABEL) : [];
  if (holder.length > 0) return { grantors: holder, grantees: labelledNames(text, 'maker') };
  for (const form of [HOLDER, CERTIFIES]) {
    const found = form.exec(text.slice(0, 5000));
    const words = found ? clauseBefore(text, found.index) : '';
    const grantors = /^(?:the\s)?[A-Z]/.test(words) ? namesIn(words) : [];
    if (!found || grantors.length === 0) continue;
    const behind = text.slice(found.index, found.index + 3000);
    const debtor = DEBTOR.exec(behind)?.groups?.['who'];
    return { grantors, grantees: debtor ? namesIn(debtor) : conveyedTo(behind) };
  }
  return PAID.test(text.slice(0, 4000)) ? releasedBySigner(text) : reconveyed(text);
}

/** Of Texas' form: "Holder of Note and Lien: A", "Maker: B". */
const HOLDER_LABEL = String.raw`holder\s{1,2}of\s{1,2}(?:the\s{1,2})?note(?:\s{1,2}and\s{1,2}liens?)?`;

const ASSIGNS = /\b(?:hereby|presents|has|have|do(?:es)?)[\s,]{1,3}(?:[a-z,]+\s{1,3}){0,6}?(?:assign|transfer|endors)/i;

/** Who held the debt hands it on: "A, the mortgagee named in a mortgage made by B, does hereby assign to C". */
export function assigned(text: string): Parties {
  const head = text.slice(0, 5000);
  const found = HOLDER.exec(head);
  const words = found ? clauseBefore(text, found.index) : '';
  const behind = found ? text.slice(found.index, found.index + 3000) : '';
  const assigns = ASSIGNS.exec(behind);
  if (!assigns || !/^(?:the\s)?[A-Z]/.test(words)) return NONE;
  return { grantors: namesIn(words), grantees: conveyedTo(behind.slice(assigns.index)) };
}

const PAID =
  /\b(?:(?:is|are|been|is\s{1,3}hereby)\s{1,3}(?:fully\s{1,3}|duly\s{1,3})?(?:paid|satisfied|released|discharged|cancell?ed)|paid\s{1,3}in\s{1,3}full|payment\s{1,3}in\s{1,3}full)\b/i;

/** "The undersigned certifies that the mortgage executed by A has been fully paid", over the name of a company. */
function releasedBySigner(text: string): Parties {
  const debtor = DEBTOR.exec(text.slice(0, 4000))?.groups?.['who'];
  const grantors = debtor ? signedBy(text) : [];
  return grantors.length > 0 ? { grantors, grantees: namesIn(debtor!) } : NONE;
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 200), at);
  const begin = matchesOf(CLAUSE_BEGINS, before).at(-1);
  return begin ? before.slice(begin.index + begin[0].length) : at <= 200 ? before : '';
}

/** A lien is claimed by the one who takes it, against the owner. */
export function lien(text: string): Parties {
  const claim = anyCase(
    /\bthat\s{1,3}(?<who>(?-i:[A-Z])[^;:]{3,90}?),?\s{1,3}(?:hereby\s{1,3})?(?:claims?|holds?|asserts?)\s{1,3}an?\s{1,3}(?:\w{3,14}['’]?s?\s{1,3}){0,2}lien\b|\bthe\s{1,3}(?<body>(?-i:[A-Z])[^;:,]{3,80}?)\s{1,3}(?:has|holds|claims|asserts)\s{1,3}an?\s{1,3}lien\s{1,3}(?:on|upon|against)\b/i,
  ).exec(text);
  if (!claim) return NONE;
  const owner = anyCase(
    /\bowners?(?:\(s\))?(?:\s{1,3}of\s{1,3}(?:the|said)\s{1,3}(?:property|land|premises))?(?:\s{1,3}(?:is|are)|,)\s{1,3}(?<who>(?-i:[A-Z])[^;:]{3,90}?),\s{1,3}(?:and|was|is|has|who|whose|an?)\b|\bowners?(?:\(s\))?\s{1,3}of\s{1,3}record\b[^.;:]{0,90}?\b(?:is|are):\s{1,3}(?<line>(?-i:[A-Z])[^\n;:]{3,90})/i,
  ).exec(text);
  const { who, line } = owner?.groups ?? {};
  return { grantors: namesIn(who ?? line ?? ''), grantees: namesIn((claim.groups!['who'] ?? claim.groups!['body'])!) };
}
