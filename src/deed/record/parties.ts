// Takes: text. Gives: who grants and to whom, by the form of words deeds of every era use. Never: a name from a recital of an
// earlier deed; an unsure party stays empty.
import { between, listed } from './parties-between.ts';
import { appeared, paidToUndersigned, partyForm, patent, weForm } from './parties-clauses.ts';
import { condemned, soldByOfficer } from './parties-court.ts';
import { conveyedTo, paidBy } from './parties-conveyed.ts';
import { assigned, lien, released, stated } from './parties-liens.ts';
import { headedNames, labelledNames, labelPattern, namedInLine, twoColumns } from './parties-labels.ts';
import { asPrinted, withVerbNamesMarked, withoutSemicolons } from './parties-verb-names.ts';
import { declared, dedicated } from './parties-owners.ts';
import {
  atHead,
  beforeVerb,
  byTo,
  madeByCalled,
  madeByTo,
  presents,
  shortForm,
  verbForm,
} from './parties-sentences.ts';
import { signers } from './parties-signed.ts';
import { calledSides } from './parties-roles.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { pattern, exactPattern } from './pattern.ts';
import { oneLine } from '../words/one-line.ts';
import { namesIn } from './parties-names.ts';
import { wording } from '../words/wording.ts';

const GRANTOR_LABEL = labelPattern('grantor|declarant|seller|trustor|assignor|lessor|mortgagor|landlord|vendor');
const GRANTEE_LABEL = labelPattern('grantee|purchaser|buyer|assignee|lessee|mortgagee|tenant|vendee');
/** Words that also stand on drawings and letters name sides only where both stand: "OWNER: A / COMPANY: B". */
const OWNER_LABEL = labelPattern('owner|property owner|borrower|first party');
const COMPANY_LABEL = labelPattern('company|lender|trustee|beneficiary|beneficiarie|utility|second party');
const TRUSTEE_LABEL = labelPattern('trustee');

/** Each form behind the labels, tried in order; the first that names both sides or, failing that, either. */
const FORMS: readonly ((text: string) => Parties)[] = [
  between,
  listed,
  (text) => withGrantees(text, appeared(text)),
  patent,
  condemned,
  released,
  assigned,
  soldByOfficer,
  paidToUndersigned,
  presents,
  byTo,
  verbForm,
  stated,
  partyForm,
  declared,
  calledSides,
  shortForm,
  beforeVerb,
  ours,
  madeByTo,
  madeByCalled,
  atHead,
  lien,
];

/** How far down a deed its parties are named. */
const NEAR = 12_000;
const SHEET = 60_000;

export function readParties(text: string): Parties {
  const { grantors, grantees } = partiesOf(withVerbNamesMarked(text));
  return { grantors: grantors.map(asPrinted), grantees: grantees.map(asPrinted) };
}

function partiesOf(text: string): Parties {
  const head = text.slice(0, NEAR);
  const flat = flattened(head);
  const found = [labelled(head)];
  if (isWhole(found[0]!)) return found[0]!;
  for (const form of FORMS) {
    const told = form(flat);
    const one =
      isMirrored(told) && isToOwnTrust(told, flat) ? { grantors: told.grantors, grantees: told.grantors } : told;
    if (isWhole(one)) return one;
    found.push(one);
  }
  const hasGrantor = (): boolean => found.some((one) => one.grantors.length > 0);
  const hasGrantee = (): boolean => found.some((one) => one.grantees.length > 0);
  // The owner's certificate of a plat stands among others, far down the sheet.
  if (!hasGrantor()) found.push(dedicated(text.slice(0, SHEET)));
  if (!hasGrantor()) found.push(signed(text, flat));
  if (!hasGrantee()) found.push({ grantors: [], grantees: taken(head) });
  if (!hasGrantor() && !hasGrantee()) found.push(docketed(text));
  const whole = found.find(isWhole);
  if (whole) return whole;
  const grantors = found.find((one) => one.grantors.length > 0)?.grantors ?? [];
  const grantees = found.find((one) => one.grantees.length > 0 && !isMirrored(one))?.grantees ?? [];
  // A deed of trust whose form labels its trustee.
  if (grantees.length === 0 && found[0]!.grantors.length > 0 && /\b(?:beneficiary|lender)/i.test(text))
    return { grantors, grantees: labelledNames(head, TRUSTEE_LABEL) };
  return { grantors, grantees };
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
const TO_TRUSTEES = pattern`\b(?:grants?|conveys?|warrants?|quit-?claims?|transfers?|deeds?|releases?|forever)[\s,]{1,3}(?:un)?to:? (?:the )?
  (?:[A-Z][^;]{4,160}?),? (?:as )?(?:co-?|successor )?trustees? (?:of|under|u\/)`;

const keyOf = (names: readonly string[]): string =>
  names
    .map((name) => name.toUpperCase())
    .sort()
    .join('|');

/** "The undersigned hereby grant to A": those who grant are told by their signatures alone. */
function signed(text: string, flat: string): Parties {
  const grantors = signers(text);
  return grantors.length > 0 ? { grantors, grantees: conveyedTo(flat.slice(0, 3000)) } : NONE;
}

/** "The undersigned hereby grant to A", "Grantor grants to A", whoever the sheet before named: one side is told. */
function taken(head: string): string[] {
  const at = head.search(GRANTS_UNNAMED);
  return at < 0 ? [] : conveyedTo(flattened(head.slice(at, at + 900)));
}
const GRANTS_UNNAMED = pattern`(?<!\b(?:if|when|unless|until|whether) (?:the|any|such|an?) )\b
  (?:undersigned(?: (?:owners?|grantors?))?|grantors?|owners?)\s{0,3},? (?:do(?:es)? )?(?:hereby )?
  (?:grants?|conveys?|dedicates?)\b`;

/** "B E T W E E N", "A N D": words that printed forms spread over the line. */
const SPREAD = /(?<=^|\s)(?:B ?E ?T ?W E E N|A N D)(?=[\s,:])/g;
const SPREAD_WORDS: Readonly<Record<string, string>> = { A: 'and', B: 'between' };

/** Each run of blanks one and each line without its indent; a blank line stays. */
function flattened(text: string): string {
  const flat = text
    .replace(/_{2,}/g, ' ')
    .replace(/¬\s{0,12}\n\s{0,12}(?=[a-z])/g, '')
    .replace(/\s{0,24}[-–—~*]\s?A\s?N\s?D\s?[-–—~*]\s{0,24}/g, ' and ')
    .replace(SPREAD, (word) => SPREAD_WORDS[word[0]!]!)
    .replace(/[ \t\r]{2,}|[\t\r]/g, ' ')
    .replace(/ \n ?|\n /g, '\n');
  return withoutSemicolons(flat).replace(/\n{3,}/g, '\n\n');
}

/** "GRANTOR: …" blocks of cover sheets, or the word alone over the name. */
function labelled(text: string): Parties {
  if (/^\W*(?:[\w']+\W+){0,4}index\b(?!\s?:)/i.test(text.slice(0, 80))) return NONE;
  const columns = twoColumns(text);
  if (columns && columns.grantors.length > 0 && columns.grantees.length > 0) return columns;
  const below = { grantors: labelledNames(text, GRANTOR_LABEL), grantees: labelledNames(text, GRANTEE_LABEL) };
  if (below.grantors.length > 0 || below.grantees.length > 0) return below;
  const headed = { grantors: headedNames(text, 'GRANTOR'), grantees: headedNames(text, 'GRANTEE') };
  if (headed.grantors.length > 0 || headed.grantees.length > 0) return headed;
  return namedInLine(text) ?? pairedLabels(text);
}

function pairedLabels(text: string): Parties {
  const grantors = labelledNames(text, OWNER_LABEL);
  const grantees = grantors.length > 0 ? labelledNames(text, COMPANY_LABEL) : [];
  return grantees.length > 0 ? { grantors, grantees } : NONE;
}

/** "We, A and B, … convey to C". */
function ours(text: string): Parties {
  if (PROCLAIMS.test(text)) return NONE;
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
const PROCLAIMS = exactPattern`\b(?:President|Governor) of [^;]{2,300}?\bdo (?:hereby )?(?:(?:make known and|declare and) )?proclaim\b`;

const WORD = String.raw`(?:[A-Z][A-Za-z'’]{1,19}|[A-Z]\.)`;
const AND_WIFE = String.raw`(?:,?\s{1,3}(?:et\.?\s?(?:ux|vir|al)\.?|(?:and|&)\s{1,3}(?:wife|husband)))?`;
const NAME = String.raw`${WORD}(?:[ \t]{1,2}(?:${WORD}|&|and)){1,5},?(?:[ \t]{1,2}(?:Jr|Sr)\.?)?${AND_WIFE}`;
const PAPER = wording`(?:(?:General |Special |Warranty |Quit-?\s?[Cc]laim |Bargain and Sale |Mortgage |Trust |Grant |Corrective ){0,2}
    (?:Deed|DEED|Mortgage|MORTGAGE|Indenture|INDENTURE|Lease|LEASE|Release|RELEASE|Easement|EASEMENT)|WARRANTY DEED
    |QUIT-?\s?CLAIM DEED|MORTGAGE DEED|DEED OF TRUST|Deed of Trust)`;
const DOCKET = exactPattern`^[ \t\n]{0,40}(?<from>${NAME})[,.]?
  (?:[ \t]{1,4}(?:to|TO|To)[ \t]{1,4}|[ \t]{0,20}\n[ \t]{0,60}(?:to|TO|To)[.:]?[ \t]{0,20}\n[ \t]{0,60})(?<to>${NAME})
  [,.]?(?:[ \t]{0,20}[\n:;—–-]{1,2}[ \t\n]{0,60}|\.[ \t]{1,3})${PAPER}(?=[ \t]{0,20}(?:[\n.,;:]|$))`;
/** What is no one's name, though it is printed so. */
const NO_PARTY = pattern`\b(?:exhibit|schedule|appendix|attachment|addendum|amendment|consent|assignment|notice|order|guide|form|application
  |petition|letter|report|certificate|affidavit|receipt|index|title|records?|rights?|road|street|avenue|lane|highway
  |route|railroad|river|creek|lot|tract|parcel|book|page|plat|plan|map|line|section|deed|mortgage|lease|agreement
  |easement|township|range|state of)\b`;

/** Who is named by no name is left out. */
const SPOUSE = exactPattern`,? (?:(?:and|&) (?:wife|husband)|et\.?\s?(?:ux|vir|al)\.?)$`;

function docketed(text: string): Parties {
  const found = DOCKET.exec(text.slice(0, 300))?.groups;
  if (!found) return NONE;
  const [from, to] = [oneLine(found['from']!), oneLine(found['to']!)];
  if (NO_PARTY.test(from) || NO_PARTY.test(to)) return NONE;
  const [grantors, grantees] = [namesIn(from.replace(SPOUSE, '')), namesIn(to.replace(SPOUSE, ''))];
  return grantors.length > 0 && grantees.length > 0 ? { grantors, grantees } : NONE;
}
