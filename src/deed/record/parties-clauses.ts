// Takes: text. Gives: the parties as single clauses of certain forms name them: "A, party of the first part", "we, A
// and B", "appeared A, … vendor". Never: a notary, a witness, or one whom another deed names.
import { anyCase } from '../words/any-case.ts';
import { matchesOf } from '../words/matches.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-both.ts';

const FIRST_PART = /,?\s{1,3}(?:(?:the\s{1,3})?part(?:y|ies)\s{1,3})?of\s{1,3}the\s{1,3}(?:first|one)\s{1,3}part\b/i;
const SECOND_PART = anyCase(
  /\b(?:un)?to\s{1,3}(?:the\s{1,3})?(?<who>(?-i:[A-Z])[^;]{3,240}?),?\s{1,3}(?:(?:the\s{1,3})?part(?:y|ies)\s{1,3})?of\s{1,3}the\s{1,3}(?:second|other)\s{1,3}part\b/i,
);

/** "A, a body politic, party of the first part, … does hereby convey to B, party of the second part". */
export function partyForm(text: string): Parties {
  const first = FIRST_PART.exec(text);
  if (!first) return NONE;
  const before = text.slice(Math.max(0, first.index - 260), first.index);
  const clause = before.slice(clauseStart(before));
  if (/\bbetween\b/i.test(clause) || !/^[A-Z]/.test(clause)) return NONE;
  const second = SECOND_PART.exec(text.slice(first.index, first.index + 1500));
  return { grantors: namesIn(clause), grantees: second ? namesIn(second.groups!['who']!) : [] };
}

const CLAUSE_BEGINS = /\b(?:therefore|that|presents|by|from)[,:]?\s{1,3}(?=[A-Z])|\n\s*(?=[A-Z])|;\s{1,3}/gi;

function clauseStart(before: string): number {
  const last = matchesOf(CLAUSE_BEGINS, before).at(-1);
  return last ? last.index + last[0].length : 0;
}

interface Clause {
  readonly names: string[];
  readonly start: number;
  /** Where the words behind the names begin. */
  readonly end: number;
}

/** "…, the receipt whereof is acknowledged, we, A and wife, B (herein referred to as GRANTORS) do grant". */
export function weForm(text: string): Clause | null {
  const found =
    /(?:(?<=\b[Bb][Yy]\s{1,3})(?:us|me),|(?<=[,:;]\s{1,3})(?:we|We|I|I\s{1,3}or\s{1,3}we|I\/[Ww]e|the\s{1,3}undersigned(?:\s{1,3}(?:grantors?|owners?)(?:\(s\))?)?)[,:]?|(?<=\n)(?:(?:we|We|WE|I|I\s{1,3}or\s{1,3}we|I\s?\([Ww]e\)|I\/[Ww]e),|the\s{1,3}undersigned(?:\s{1,3}(?:grantors?|owners?)(?:\(s\))?)?[,:]?))\s{1,3}(?:the\s{1,3}undersigned,?\s{1,3})?(?<who>[A-Z][\s\S]{3,300}?)(?=\s{0,3}\((?:herein|[“"])|,?\s{1,3}(?:do|does|have|has|hereby|HEREBY|DO|grants?|for|in)\s)/.exec(
      text,
    );
  // A surveyor, a clerk and a notary certify: they grant nothing.
  return found &&
    (OFFICER.test(found.groups!['who']!) ? CERTIFIES_LATER : CERTIFIES).test(
      text.slice(found.index + found[0].length, found.index + found[0].length + 160),
    )
    ? null
    : clauseOf(found);
}

const CERTIFIES = /^[\s,]{0,3}(?:do\s{1,3}|does\s{1,3})?(?:hereby\s{1,3})?(?:certif|swear|depose|state\s)/i;
/** "I, A, Clerk of the Court in and for the County of Elm, do hereby certify". */
const OFFICER = /,\s{1,3}(?:the\s{1,3})?(?:\w{2,14}\s{1,3}){0,3}(?:clerk|judge|register|registrar|recorder|auditor)\b/i;
const CERTIFIES_LATER = /^[^.;]{0,120}?\b(?:certif|swear|depose)/i;

/** Acts before a notary: "personally came and appeared: A, residents of …, hereinafter called VENDORS, who declared". */
export function appeared(text: string): Clause | null {
  const found =
    anyCase(
      /\b(?:appeared|came(?!\s{1,3}and\b)):?,?\s{1,3}(?:the\s{1,3}(?:within|above)\s{1,3}named\s{1,3})?(?<who>(?-i:[A-Z])[\s\S]{3,240}?)(?=,?\s{1,3}(?:an?\s{1,3}resident|residents?|residing|domiciled|both|each|of\s{1,3}(?:the|lawful|full)|born|hereinafter|herein|who)\b)[\s\S]{0,300}?\b(?:hereinafter|herein|hereafter)\b[\s,]{1,3}(?:sometimes\s{1,3})?(?:called|referred\s{1,3}to\s{1,3}as|designated\s{1,3}as|known\s{1,3}as|styled)?\s{0,3}["“(]?(?:the\s{1,3})?["“]?(?:vendor|seller|grantor|donor|transferor|mortgagor|lessor)s?\b/i,
    ).exec(text) ??
    anyCase(
      /\bappeared:?,?\s{1,3}(?<who>(?-i:[A-Z])[\s\S]{3,400}?),?\s{1,3}who,?\s{1,3}(?:by\s{1,3}these\s{1,3}presents,?\s{1,3})?(?:declare[ds]?|acknowledge[ds]?|did|does|do|ha(?:s|ve|th))\b[\s\S]{0,300}?\b(?:grant|sell|sold|ceded?|convey|transfer|donate|mortgage|deliver)(?:e?d|red)?\b/i,
    ).exec(text);
  return clauseOf(found);
}

function clauseOf(found: RegExpExecArray | null): Clause | null {
  const isOath = /\b(?:sworn|oath|affiant|surveyor|notary|engineer)\b/i.test(found?.groups?.['who'] ?? '');
  const names = found && !isOath ? namesIn(found.groups!['who']!) : [];
  return found && names.length > 0 ? { names, start: found.index, end: found.index + found[0].length } : null;
}

/** Alabama's form: "to the undersigned grantors A and wife B in hand paid by C, the receipt whereof is acknowledged". */
export function paidToUndersigned(text: string): Parties {
  const found = anyCase(
    /\bundersigned,?\s{1,3}grantors?(?:\s?\(s\)|\ss)?[,:]?\s{1,3}(?<who>(?-i:[A-Z])[\s\S]{3,200}?),?\s{1,3}in\s{1,3}hand\s{1,3}paid\s{1,3}by\s{1,3}(?:the\s{1,3}grantees?[\s,]{1,3})?(?<to>(?-i:[A-Z])[\s\S]{3,200}?)(?=,?\s{1,3}(?:the\s{1,3}receipt|receipt|hereinafter|herein|grantees?\b|whereof|and\s{1,3}other))/i,
  ).exec(text);
  return found ? { grantors: namesIn(found.groups!['who']!), grantees: namesIn(found.groups!['to']!) } : NONE;
}

/** Patents: "The United States of America, to all to whom these presents shall come … give and grant unto the said A". */
export function patent(text: string): Parties {
  const found = anyCase(
    /(?:^|\n|\.\s|\bgovernou?r\s{1,3}(?:in\s{1,3}chief\s{1,3})?of\s{1,3})[\W_]{0,3}(?<who>(?:the\s{1,3})?(?:united\s{1,3}states\s{1,3}of\s{1,3}america|(?:state|commonwealth|republic)\s{1,3}of\s{1,3}(?-i:[A-Z])\w+(?:\s(?-i:[A-Z])\w+)?))(?:\s{1,3}no\.?\s?[\d,]{1,9})?(?:[\s,.:;]{1,4}[^\n.;]{0,30}\b(?:certificate|patent|application|warrant|entry|land\s{1,3}office|no\b)[^;]{0,160}?)?[\s,.:;})\]-]{1,6}(?:to\s{1,3}all\s{1,3}(?:persons\s{1,3}|men\s{1,3})?(?:to\s{1,3})?whom|know\s{1,3}ye)/i,
  ).exec(text);
  if (!found) return NONE;
  const grantees = conveyedTo(text.slice(found.index, found.index + 5000));
  // "the commonwealth of Virginia": a body's name, though printed small.
  const who = found.groups!['who']!.replace(/^(?:the\s+)?([csr])/, (_, letter: string) => letter.toUpperCase());
  return grantees.length > 0 ? { grantors: namesIn(who), grantees } : NONE;
}
