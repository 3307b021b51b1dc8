// Takes: text. Gives: the parties of papers about a debt on land: deeds of trust that define their words, releases, satisfactions,
// claims of lien. Never: the trustee or witness of the deed that is released.
import { matchesOf } from '../words/matches.ts';
import { wording } from '../words/wording.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { labelledNames, labelPattern } from './parties-labels.ts';
import { namesIn } from './parties-names.ts';
import { signedBy } from './parties-signed.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { pattern, patternOfAll } from './pattern.ts';

const IS = wording`["”]? (?:is|are|means|shall mean)[\s:]{1,3}(?<who>(?:the )?(?-i:[A-Z])[\s\S]{3,240}?)
  (?=\s{0,3}[("“]|(?<!\b(?-i:[A-Z]))\. (?-i:[A-Z(])|\.?\n|[,;] (?:whose|an?|which|of|the|organized|residing|currently) )`;
const GRANTOR_IS = pattern`(?:\bthe |["“])(?:grantor|trustor|mortgagor|borrower)s?${IS}`;
const GRANTEE_IS = pattern`(?:\bthe |["“])(?:grantee|trustee|mortgagee)s?${IS}`;
const LENDER_IS = pattern`(?:\bthe |["“])(?:lender|beneficiary)${IS}`;
const GIVEN_TO = pattern`\b(?:security (?:instrument|deed)|mortgage|deed of trust) is given to (?<who>(?-i:[A-Z])[\s\S]{3,200}?)
  (?=,? (?:which|a |an |whose|as |organized)|\s{0,3}\(|(?<!\b(?:(?-i:[A-Z])|inc|co|corp|ltd))\. (?-i:[A-Z(])|\.?\n)`;

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

const DEBT = wording`(?:certain |real estate |above |foregoing |purchase money |promissory ){0,2}(?:indebtedness|mortgage|note
    |deed of trust|trust deed|deed to secure|security deed|lien|obligation|debt|vendor['’]?s lien)s?\b`;
/** What is held over land and let go, besides a debt. */
const BURDEN = wording`(?:certain |pipe\s?line |perpetual |utility ){0,3}
  (?:rights?[\s-]of[\s-]way|easements?|oil(?:,| and)? gas(?: and mineral)? lease|lease|option)\b`;
const HOLDER = pattern`,? (?:(?:a|an) [^,;]{3,60}, )?(?:being |as )?(?:the )?(?:(?:true|lawful|legal|present|current|sole|and) ){0,5}
  (?:owners?|holders?|mortgagees?|beneficiary|payee|lessee|grantee)
  (?: and (?:holders?|owners?))? (?:of|named in|under|in) (?:the|a|an|that|said|all) (?:${DEBT}|${BURDEN})`;
const CERTIFIES = pattern`,? (?:(?:a|an) [^,;]{3,60}, )?(?:do(?:es)? )?
  hereby (?:certif(?:y|ies)|acknowledges?|declares?|releases?|discharges?|satisf(?:y|ies)|cancels?)\b[^.]{0,260}?
  ${DEBT}`;
const CLAUSE_BEGINS = patternOfAll`\b(?:that|presents|undersigned|acknowledged|received|whereas)\b[\s,:;]{1,4}(?=(?:the )?(?-i:[A-Z]))
  |\n(?=(?-i:[A-Z]))`;
const DEBTOR = pattern`\b${DEBT}[^.;]{0,90}?\b(?:(?:executed|made|given|granted|signed)(?: (?:and )?delivered)? by|from) (?<who>
  (?:the )?(?-i:[A-Z])[\s\S]{3,200}?)(?=,? (?:to |dated|bearing|in favor|(?:and|which is|as) recorded|recorded|on\s{1,3}
    |upon|unto|as |covering|of the|for |under |securing|in the)|;|(?<!\b(?:(?-i:[A-Z])|jr|sr|st|wm|geo|inc|co))\. )`;
const RELEASES = pattern`\b(?:releas|discharg|satisf|reconvey|cancel|paid in full|payment in full)`;

/** "A, as Trustee under the Deed of Trust made by B, … does hereby reconvey": to whom only the law tells. */
const TRUSTEE_UNDER = pattern`(?:^|\n|\bthat )(?<who>(?-i:[A-Z])[^\n;]{3,140}?),? (?:as )?(?:the )?
  (?:(?:duly|appointed|present|current|successor|substituted|substitute) ){0,3}
  trustee,? (?:under|of|in) (?:an?|the|that|said) (?:certain )?(?:deed of trust|trust deed)\b
  (?=[\s\S]{0,700}?\breconvey)`;

function reconveyed(text: string): Parties {
  const who = TRUSTEE_UNDER.exec(text.slice(0, 4000))?.groups?.['who'];
  return who === undefined ? NONE : { grantors: namesIn(who), grantees: [] };
}

/** Releases and satisfactions: who held the debt lets go of it; it comes back to whoever gave the mortgage. */
export function released(text: string): Parties {
  if (!RELEASES.test(text.slice(0, 4000))) return NONE;
  const holder = labelledNames(text, HOLDER_LABEL);
  if (holder.length > 0) return { grantors: holder, grantees: labelledNames(text, MAKER_LABEL) };
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
const HOLDER_LABEL = labelPattern(wording`holder of (?:the )?note(?: and liens?)?`);
const MAKER_LABEL = labelPattern('maker');

const ASSIGNS = pattern`\b(?:hereby|presents|has|have|do(?:es)?)[\s,]{1,3}(?:[a-z,]+ ){0,6}?(?:assign|transfer|endors)`;

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

const PAID = pattern`\b(?:(?:is|are|been|is hereby) (?:fully |duly )?(?:paid|satisfied|released|discharged|cancell?ed)|paid in full
  |payment in full)\b`;

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

const CLAIM = pattern`\bthat (?<who>(?-i:[A-Z])[^;:]{3,90}?),? (?:hereby )?(?:claims?|holds?|asserts?) an? (?:\w{3,14}['’]?s? ){0,2}
  lien\b|\bthe (?<body>(?-i:[A-Z])[^;:,]{3,80}?) (?:has|holds|claims|asserts) an? lien (?:on|upon|against)\b`;
const OWNER = pattern`\bowners?(?:\(s\))?(?: of (?:the|said) (?:property|land|premises))?
  (?: (?:is|are)|,) (?<who>(?-i:[A-Z])[^;:]{3,90}?), (?:and|was|is|has|who|whose|an?)\b
  |\bowners?(?:\(s\))? of record\b[^.;:]{0,90}?\b(?:is|are): (?<line>(?-i:[A-Z])[^\n;:]{3,90})`;

/** A lien is claimed by the one who takes it, against the owner. */
export function lien(text: string): Parties {
  const claim = CLAIM.exec(text);
  if (!claim) return NONE;
  const owner = OWNER.exec(text);
  const { who, line } = owner?.groups ?? {};
  return { grantors: namesIn(who ?? line ?? ''), grantees: namesIn((claim.groups!['who'] ?? claim.groups!['body'])!) };
}
