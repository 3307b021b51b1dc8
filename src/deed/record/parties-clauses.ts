// Takes: text. Gives: the parties as single clauses of certain forms name them: "the grantor is A", "A, party of the first part", "we, A
// and B", "appeared A, … vendor". Never: a notary, a witness, or one whom another deed names.
import { namesIn } from './parties-names.ts';

interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

const NONE: Parties = { grantors: [], grantees: [] };

const IS = String.raw`\s{1,3}(?:is|are)[\s:]{1,3}(?:the\s{1,3})?(?<who>(?-i:[A-Z])[\s\S]{3,240}?)(?=\s{0,3}[("“]|\.\s{1,3}(?-i:[A-Z])|[,;]\s{1,3}(?:whose|an?|which|of|the)\s)`;
const GRANTOR_IS = new RegExp(String.raw`\bthe\s{1,3}(?:grantor|trustor|mortgagor)s?${IS}`, 'i');
const GRANTEE_IS = new RegExp(String.raw`\bthe\s{1,3}(?:grantee|trustee|mortgagee)s?${IS}`, 'i');

/** Deeds of trust: "The grantor is A and B, husband and wife. The trustee is C." */
export function stated(text: string): Parties {
  const grantor = GRANTOR_IS.exec(text);
  if (!grantor) return NONE;
  const grantee = GRANTEE_IS.exec(text.slice(grantor.index, grantor.index + 1500));
  return { grantors: namesIn(grantor.groups!['who']!), grantees: grantee ? namesIn(grantee.groups!['who']!) : [] };
}

const FIRST_PART = /,?\s{1,3}(?:the\s{1,3})?part(?:y|ies)\s{1,3}of\s{1,3}the\s{1,3}first\s{1,3}part\b/i;
const SECOND_PART =
  /\b(?:un)?to\s{1,3}(?:the\s{1,3})?(?<who>(?-i:[A-Z])[^;]{3,240}?),?\s{1,3}(?:the\s{1,3})?part(?:y|ies)\s{1,3}of\s{1,3}the\s{1,3}second\s{1,3}part\b/i;

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

function clauseStart(before: string): number {
  const ends = [...before.matchAll(/\b(?:therefore|that|presents)[,:]?\s{1,3}(?=[A-Z])|\n\s*(?=[A-Z])|;\s{1,3}/gi)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

interface Clause {
  readonly names: string[];
  /** Where the words behind the names begin. */
  readonly end: number;
}

/** "…, the receipt whereof is acknowledged, we, A and wife, B (herein referred to as GRANTORS) do grant". */
export function weForm(text: string): Clause | null {
  const found =
    /(?<=[,:;]\s{1,3})(?:we|I|I\s{1,3}or\s{1,3}we),\s{1,3}(?<who>[A-Z][\s\S]{3,240}?)(?=\s{0,3}\(herein|,?\s{1,3}(?:do|does|have|has|hereby)\s)/.exec(
      text,
    );
  return clauseOf(found);
}

/** Acts before a notary: "personally came and appeared: A, residents of …, hereinafter called VENDORS, who declared". */
export function appeared(text: string): Clause | null {
  const found =
    /\bappeared:?,?\s{1,3}(?<who>(?-i:[A-Z])[\s\S]{3,240}?)(?=,?\s{1,3}(?:residents?|domiciled|both|each|of\s{1,3}(?:the|lawful)|born|hereinafter|who)\b)[\s\S]{0,300}?\bhereinafter\s{1,3}(?:called|referred\s{1,3}to\s{1,3}as|designated\s{1,3}as)?\s{0,3}["“(]?(?:the\s{1,3})?["“]?(?:vendor|seller|grantor|donor)s?\b/i.exec(
      text,
    );
  return clauseOf(found);
}

function clauseOf(found: RegExpExecArray | null): Clause | null {
  const names = found ? namesIn(found.groups!['who']!) : [];
  return found && names.length > 0 ? { names, end: found.index + found[0].length } : null;
}
