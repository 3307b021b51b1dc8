// Takes: text. Gives: who makes a declaration or dedicates a plat. Never: the surveyor, the notary or the clerk.
import { conveyedTo } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import type { Parties } from './parties-sides.ts';
import { wording } from '../words/wording.ts';
import { pattern, exactPattern } from './pattern.ts';

const MADE_BY = pattern`\b(?:made|executed|entered into|set forth)\b[^.;]{0,140}?\bby (?!and between)(?<who>(?-i:[A-Z])[\s\S]{3,400}?)(?=
  ,?\s{0,3}\((?:the )?["“]
  |,?\s{0,3}\(?(?:hereinafter|herein\b|hereafter|witnesseth|as ["“']?(?:declarant|grantor|developer|owner)))`;
/** "… (hereinafter the “Developer”) and B, an Ohio corporation (“B”)": a second maker after the first one's bracket. */
const SECOND_MAKER = pattern`^,?\s{0,3}\([^()]{3,110}\)\s{0,2},? and (?<who>(?-i:[A-Z])[\s\S]{3,160}?)(?=,?\s{0,3}\(|, an? )
  (?:[^()]{0,90}\((?<called>[^()]{3,90})\))?`;
/** The one behind the bracket is the other side. */
const TAKES = /\b(?:grantee|lessee|tenant|buyer|purchaser|vendee|mortgagee|lender|optionee|licensee|assignee)s?\b/i;
const UNDERSIGNED = exactPattern`\bundersigned (?!authority|notary|officer|witness)(?:\w{5,12}),? (?<who>[A-Z][\s\S]{3,200}?)
  (?=,? (?:an? |hereby|does|do |being))`;
const OWNER = wording`(?:(?:being|is|are|am|as) )?(?:all (?:of )?)?(?:the )?(?:sole |legal |present |lawful |record |fee ){0,2}`;
const OWNERS: readonly RegExp[] = [
  pattern`\b(?:manager|president|member|partner|trustee|agent|secretary|officer) of (?<who>(?-i:[A-Z])[^;:\n]{3,90}?)
    ,? (?:as |being )?(?:the )?(?:sole )?owners?\b`,
  pattern`(?<!\bcertified )\b(?:that,? (?:(?:i|we),? )?|(?:i|we),? |undersigned, )(?:the undersigned,? )?
    (?<who>(?-i:[A-Z])[^;:]{3,160}?),? ${OWNER}(?:owners?|proprietors?)(?:\(s\))?
    (?: (?:and|in fee|of record) \w{4,14})? of\b`,
  // Beside another column the line breaks off after "is the".
  pattern`\bpresents[\s:;,.-]{1,4}that,? (?<who>(?-i:[A-Z])[^;:]{3,160}?),? (?:is|are) the\b`,
];
const BENEFIT = pattern`\bfor the (?:use and )?benefit of (?<who>[A-Z][\s\S]{3,160}?)\s{0,3}[("“‘',]{0,3}\s{0,2}(?:the )?["“‘']?\bgrantee`;

/** Declarations and grants by one side: "made this … day of …, by A, hereinafter referred to as Declarant". */
export function declared(text: string): Parties {
  const made = MADE_BY.exec(text);
  const makers = made ? makersIn(text, made) : null;
  const grantors = makers ?? first(text, [UNDERSIGNED]) ?? first(text, OWNERS) ?? [];
  const grantees =
    first(text, [BENEFIT]) ??
    (made && grantors.length > 0 ? conveyedTo(text.slice(made.index, made.index + 3000)) : []);
  return { grantors, grantees };
}

/** Only the owner's own words: of a whole sheet, on which surveyors and clerks certify too. */
export function dedicated(text: string): Parties {
  return { grantors: first(text, OWNERS) ?? [], grantees: [] };
}

/** "Trustee under the Deed of Trust executed by A": the maker of another paper. */
const OTHER_PAPER = pattern`\b(?:under|of|in|by|to|pursuant to) (?:an?|the|that|said) (?:certain )?
  (?:deed of trust|trust deed|mortgage|deed|note|lease|contract|agreement|will)[,\s]{1,3}$`;

function makersIn(text: string, made: RegExpExecArray): string[] | null {
  if (OTHER_PAPER.test(text.slice(Math.max(0, made.index - 80), made.index))) return null;
  if (/\b(?:survey|plat|map)\b/i.test(text.slice(Math.max(0, made.index - 80), made.index) + made[0])) return null;
  const end = made.index + made[0].length;
  const { who: second, called = '' } = SECOND_MAKER.exec(text.slice(end, end + 320))?.groups ?? {};
  if (TAKES.test(called)) return null;
  const names = [...namesIn(made.groups!['who']!), ...(second ? namesIn(second) : [])];
  return names.length > 0 ? [...new Set(names)] : null;
}

function first(text: string, forms: readonly RegExp[]): string[] | null {
  for (const form of forms) {
    const who = form.exec(text)?.groups?.['who'];
    const names = who ? namesIn(who) : [];
    if (names.length > 0) return names;
  }
  return null;
}
