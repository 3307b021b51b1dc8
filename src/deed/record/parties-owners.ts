// Takes: text. Gives: who makes a declaration or dedicates a plat. Never: the surveyor, the notary or the clerk.
import { anyCase } from '../words/any-case.ts';
import { conveyedTo } from './parties-conveyed.ts';
import { namesIn } from './parties-names.ts';
import type { Parties } from './parties-both.ts';

const MADE_BY = anyCase(
  /\b(?:made|executed|entered\s{1,3}into|set\s{1,3}forth)\b[^.;]{0,140}?\bby\s{1,3}(?!and\s{1,3}between)(?<who>(?-i:[A-Z])[\s\S]{3,400}?)(?=,?\s{0,3}\((?:the\s{1,3})?["“]|,?\s{0,3}\(?(?:hereinafter|herein\b|hereafter|witnesseth|as\s{1,3}["“']?(?:declarant|grantor|developer|owner)))/i,
);
/** "… (hereinafter the “Developer”) and B, an Ohio corporation (“B”)": a second maker after the first one's bracket. */
const SECOND_MAKER = anyCase(
  /^,?\s{0,3}\([^()]{3,110}\)\s{0,2},?\s{1,3}and\s{1,3}(?<who>(?-i:[A-Z])[\s\S]{3,160}?)(?=,?\s{0,3}\(|,\s{1,3}an?\s)(?:[^()]{0,90}\((?<called>[^()]{3,90})\))?/i,
);
/** The one behind the bracket is the other side. */
const TAKES = /\b(?:grantee|lessee|tenant|buyer|purchaser|vendee|mortgagee|lender|optionee|licensee|assignee)s?\b/i;
/** A form, and the word in small letters that it cannot do without. */
type Form = readonly [word: string, form: RegExp];

const UNDERSIGNED: Form = [
  'undersigned',
  /\bundersigned\s{1,3}(?!authority|notary|officer|witness)(?:\w{5,12}),?\s{1,3}(?<who>[A-Z][\s\S]{3,200}?)(?=,?\s{1,3}(?:an?\s|hereby|does|do\s|being))/,
];
const OWNER = String.raw`(?:(?:being|is|are|am|as)\s{1,3})?(?:all\s{1,3}(?:of\s{1,3})?)?(?:the\s{1,3})?(?:sole\s{1,3}|legal\s{1,3}|present\s{1,3}|lawful\s{1,3}|record\s{1,3}|fee\s{1,3}){0,2}`;
const OWNERS: readonly Form[] = [
  [
    'owner',
    anyCase(
      /\b(?:manager|president|member|partner|trustee|agent|secretary|officer)\s{1,3}of\s{1,3}(?<who>(?-i:[A-Z])[^;:\n]{3,90}?),?\s{1,3}(?:as\s{1,3}|being\s{1,3})?(?:the\s{1,3})?(?:sole\s{1,3})?owners?\b/i,
    ),
  ],
  [
    'owner',
    anyCase(
      new RegExp(
        String.raw`(?<!\bcertified\s{1,3})\b(?:that,?\s{1,3}(?:(?:i|we),?\s{1,3})?|(?:i|we),?\s{1,3}|undersigned,\s{1,3})(?:the\s{1,3}undersigned,?\s{1,3})?(?<who>(?-i:[A-Z])[^;:]{3,160}?),?\s{1,3}${OWNER}(?:owners?|proprietors?)(?:\(s\))?(?:\s{1,3}(?:and|in\s{1,3}fee|of\s{1,3}record)\s{1,3}\w{4,14})?\s{1,3}of\b`,
        'i',
      ),
    ),
  ],
  // Beside another column the line breaks off after "is the".
  [
    'presents',
    anyCase(
      new RegExp(
        String.raw`\bpresents[\s:;,.-]{1,4}that,?\s{1,3}(?<who>(?-i:[A-Z])[^;:]{3,160}?),?\s{1,3}(?:is|are)\s{1,3}the\b`,
        'i',
      ),
    ),
  ],
];
const BENEFIT: Form = [
  'benefit',
  /\bfor\s{1,3}the\s{1,3}(?:use\s{1,3}and\s{1,3})?benefit\s{1,3}of\s{1,3}(?<who>[A-Z][\s\S]{3,160}?)\s{0,3}[("“‘',]{0,3}\s{0,2}(?:the\s{1,3})?["“‘']?\bgrantee/i,
];

/** Declarations and grants by one side: "made this … day of …, by A, hereinafter referred to as Declarant". */
export function declared(text: string): Parties {
  const small = text.toLowerCase();
  const made = MADE_BY.exec(text);
  const makers = made ? makersIn(text, made) : null;
  const grantors = makers ?? first(text, small, [UNDERSIGNED]) ?? first(text, small, OWNERS) ?? [];
  const grantees =
    first(text, small, [BENEFIT]) ??
    (made && grantors.length > 0 ? conveyedTo(text.slice(made.index, made.index + 3000)) : []);
  return { grantors, grantees };
}

/** Only the owner's own words: of a whole sheet, on which surveyors and clerks certify too. */
export function dedicated(text: string): Parties {
  return { grantors: first(text, text.toLowerCase(), OWNERS) ?? [], grantees: [] };
}

/** "Trustee under the Deed of Trust executed by A": the maker of another paper. */
const OTHER_PAPER =
  /\b(?:under|of|in|by|to|pursuant\s{1,3}to)\s{1,3}(?:an?|the|that|said)\s{1,3}(?:certain\s{1,3})?(?:deed\s{1,3}of\s{1,3}trust|trust\s{1,3}deed|mortgage|deed|note|lease|contract|agreement|will)[,\s]{1,3}$/i;

function makersIn(text: string, made: RegExpExecArray): string[] | null {
  if (OTHER_PAPER.test(text.slice(Math.max(0, made.index - 80), made.index))) return null;
  if (/\b(?:survey|plat|map)\b/i.test(text.slice(Math.max(0, made.index - 80), made.index) + made[0])) return null;
  const end = made.index + made[0].length;
  const { who: second, called = '' } = SECOND_MAKER.exec(text.slice(end, end + 320))?.groups ?? {};
  if (TAKES.test(called)) return null;
  const names = [...namesIn(made.groups!['who']!), ...(second ? namesIn(second) : [])];
  return names.length > 0 ? [...new Set(names)] : null;
}

function first(text: string, small: string, forms: readonly Form[]): string[] | null {
  for (const [word, form] of forms) {
    const who = small.includes(word) ? form.exec(text)?.groups?.['who'] : undefined;
    const names = who ? namesIn(who) : [];
    if (names.length > 0) return names;
  }
  return null;
}
