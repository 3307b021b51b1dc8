// Takes: text. Gives: the parties as single clauses of certain forms name them: "A, party of the first part", "we, A
// and B", "appeared A, … vendor". Never: a notary, a witness, or one whom another deed names.
import { matchesOf } from '../words/matches.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const FIRST_PART = pattern`,? (?:(?:the )?part(?:y|ies) )?of the (?:first|one) part\b`;
const SECOND_PART = pattern`\b(?:un)?to (?:the )?(?<who>(?-i:[A-Z])[^;]{3,240}?),? (?:(?:the )?part(?:y|ies) )?of the (?:second|other) part\b`;

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

const CLAUSE_BEGINS = patternOfAll`\b(?:therefore|that|presents|by|from)[,:]? (?=[A-Z])|\n\s{0,3}(?=[A-Z])|; `;

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

const WE = exactPattern`(?:(?<=\b[Bb][Yy] )(?:us|me),
    |(?<=[,:;] )(?:we|We|I|I or we|I\/[Ww]e|the undersigned(?: (?:grantors?|owners?)(?:\(s\))?)?)[,:]?
    |(?<=\n)
    (?:(?:we|We|WE|I|I or we|I\s?\([Ww]e\)|I\/[Ww]e),|the undersigned(?: (?:grantors?|owners?)(?:\(s\))?)?[,:]?)) (?:
    the undersigned,? )?(?<who>[A-Z][\s\S]{3,300}?)
  (?=\s{0,3}\((?:herein|[“"])|,? (?:do|does|have|has|hereby|HEREBY|DO|grants?|for|in) )`;

/** "…, the receipt whereof is acknowledged, we, A and wife, B (herein referred to as GRANTORS) do grant". */
export function weForm(text: string): Clause | null {
  const found = WE.exec(text);
  // A surveyor, a clerk and a notary certify: they grant nothing.
  return found &&
    (OFFICER.test(found.groups!['who']!) ? CERTIFIES_LATER : CERTIFIES).test(
      text.slice(found.index + found[0].length, found.index + found[0].length + 160),
    )
    ? null
    : clauseOf(found);
}

const CERTIFIES = pattern`^[\s,]{0,3}(?:do |does )?(?:hereby )?(?:certif|swear|depose|state )`;
/** "I, A, Clerk of the Court in and for the County of Elm, do hereby certify". */
const OFFICER = pattern`, (?:the )?(?:\w{2,14} ){0,3}(?:clerk|judge|register|registrar|recorder|auditor)\b`;
const CERTIFIES_LATER = /^[^.;]{0,120}?\b(?:certif|swear|depose)/i;

const APPEARED_AS = pattern`\b(?:appeared|came(?! and\b)):?,? (?:the (?:within|above) named )?(?<who>(?-i:[A-Z])[\s\S]{3,240}?)(?=,? (?:
      an? resident|residents?|residing|domiciled|both|each|of (?:the|lawful|full)|born|hereinafter|herein|who)\b)
  [\s\S]{0,300}?\b(?:hereinafter|herein|hereafter)\b[\s,]{1,3}(?:sometimes )?
  (?:called|referred to as|designated as|known as|styled)?\s{0,3}["“(]?(?:the )?["“]?
  (?:vendor|seller|grantor|donor|transferor|mortgagor|lessor)s?\b`;
const APPEARED_WHO = pattern`\bappeared:?,? (?<who>(?-i:[A-Z])[\s\S]{3,400}?),? who,? (?:by these presents,? )?
  (?:declare[ds]?|acknowledge[ds]?|did|does|do|ha(?:s|ve|th))\b[\s\S]{0,300}?\b
  (?:grant|sell|sold|ceded?|convey|transfer|donate|mortgage|deliver)(?:e?d|red)?\b`;

/** Acts before a notary: "personally came and appeared: A, residents of …, hereinafter called VENDORS, who declared". */
export function appeared(text: string): Clause | null {
  const found = APPEARED_AS.exec(text) ?? APPEARED_WHO.exec(text);
  return clauseOf(found);
}

function clauseOf(found: RegExpExecArray | null): Clause | null {
  const isOath = /\b(?:sworn|oath|affiant|surveyor|notary|engineer)\b/i.test(found?.groups?.['who'] ?? '');
  const names = found && !isOath ? namesIn(found.groups!['who']!) : [];
  return found && names.length > 0 ? { names, start: found.index, end: found.index + found[0].length } : null;
}

const PAID_TO_UNDERSIGNED = pattern`\bundersigned,? grantors?(?:\s?\(s\)| s)?[,:]? (?<who>(?-i:[A-Z])[\s\S]{3,200}?)
  ,? in hand paid by (?:the grantees?[\s,]{1,3})?(?<to>(?-i:[A-Z])[\s\S]{3,200}?)
  (?=,? (?:the receipt|receipt|hereinafter|herein|grantees?\b|whereof|and other))`;

/** Alabama's form: "to the undersigned grantors A and wife B in hand paid by C, the receipt whereof is acknowledged". */
export function paidToUndersigned(text: string): Parties {
  const found = PAID_TO_UNDERSIGNED.exec(text);
  return found ? { grantors: namesIn(found.groups!['who']!), grantees: namesIn(found.groups!['to']!) } : NONE;
}

const PATENT = pattern`(?:^|\n|\. |\bgovernou?r (?:in chief )?of )[\W_]{0,3}(?<who>
    (?:the )?(?:united states of america|(?:state|commonwealth|republic) of (?-i:[A-Z])\w+(?: (?-i:[A-Z])\w+)?))
  (?: no\.?\s?[\d,]{1,9})?
  (?:[\s,.:;]{1,4}[^\n.;]{0,30}\b(?:certificate|patent|application|warrant|entry|land office|no\b)[^;]{0,160}?)?
  [\s,.:;})\]-]{1,6}(?:to all (?:persons |men )?(?:to )?whom|know ye)`;

/** Patents: "The United States of America, to all to whom these presents shall come … give and grant unto the said A". */
export function patent(text: string): Parties {
  const found = PATENT.exec(text);
  if (!found) return NONE;
  const grantees = conveyedTo(text.slice(found.index, found.index + 5000));
  // "the commonwealth of Virginia": a body's name, though printed small.
  const who = found.groups!['who']!.replace(/^(?:the\s+)?([csr])/, (_, letter: string) => letter.toUpperCase());
  return grantees.length > 0 ? { grantors: namesIn(who), grantees } : NONE;
}
