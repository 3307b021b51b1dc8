// Takes: text of a court's order that takes land, or of an officer who sold it. Gives: in whom the title vests or who bought, and whose it
// was by the caption or who sold. Never: the sides of a suit that takes no land.
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-sides.ts';
import { pattern } from './pattern.ts';

const SIDE = String.raw`(?:plaintiff|petitioner|condemnor|complainant)s?`;
const OTHER_SIDE = String.raw`(?:defendant|respondent|condemnee)s?`;
const TAKES = pattern`\b(?:(?:is|are|be|hereby|been) (?:hereby )?(?:taken|condemned|appropriated)|order of (?:condemnation|taking)
  |judgment (?:of|in) condemnation|decree of condemnation)\b`;
const VESTS = pattern`\b(?:title|property|easement|lands?|parcels?|same|estate)\b[^.;]{0,160}?\b
  (?:vests?|vested) in (?:(?:the )?${SIDE},? (?=(?-i:[A-Z])|the (?-i:[A-Z])))?
  (?<who>(?:the )?(?-i:[A-Z])[^;]{3,160}?)(?=,? (?:free|its|in fee|and |for |as |upon|an? |this\b|by |on )|[.;:])`;
const CAPTION = pattern`(?:^|\n)(?<one>(?-i:[A-Z])(?:[^\n]|\n(?!\n)){3,300}?),?\s{1,60}${SIDE}
  \b[^\n]{0,60}\n?\s{0,40}(?:vs?\.?|versus|against)[ \t.)|]{0,60}[^\n]{0,60}\n(?<other>[^:]{3,600}?)
  ,?\s{1,60}${OTHER_SIDE}\b`;
/** Those whom no name tells: "John Doe", "all persons unknown". */
const UNKNOWN = pattern`^(?:does?\b|(?:john|jane|richard) (?:does?|roes?)\b|all |any |unknown|persons|parties|heirs)`;

/** "title thereto vest in the State", "is condemned to the use of plaintiff": whoever sues takes, the others lose. */
export function condemned(text: string): Parties {
  if (!TAKES.test(text.slice(0, 8000))) return NONE;
  const caption = CAPTION.exec(text.slice(0, 4000))?.groups;
  const vested = VESTS.exec(text.slice(0, 8000))?.groups?.['who'];
  const named = vested === undefined ? [] : namesIn(vested);
  const grantees = named.length > 0 ? named : partiesOf(caption?.['one']);
  return { grantors: partiesOf(caption?.['other']), grantees };
}

const partiesOf = (words: string | undefined): string[] =>
  words === undefined
    ? []
    : namesIn(words.replace(/,?\s{1,3}on\s{1,3}(?:the\s{1,3})?relation\s{1,3}of\b[\s\S]*$/i, '')).filter(
        (name) => !UNKNOWN.test(name),
      );

const OFFICER = String.raw`(?:sheriff|commissioner|marshal|master|treasurer|collector|constable|trustee|referee|clerk|receiver)`;
const SOLD = pattern`\bi,? (?<who>(?-i:[A-Z])[^;]{3,60}?),? (?:as )?(?:the )?(?:[a-z.]+ ){0,3}?${OFFICER}
  \b[^;]{0,200}?\bcertify\b[\s\S]{0,1500}?\b
  (?:did sell|(?:was|were|been|same) (?:[a-z]+ ){0,3}?sold|i sold|struck off)\b[^.;]{0,160}?\bto (?:the said )?
  (?<to>(?-i:[A-Z])[^;]{3,120}?)(?=,? (?:the |for |being|who|he\b|at |as |of said|all |his|her|its|in )|[:;]|\. )`;

/** An officer's certificate of sale: "I, A, Sheriff, do hereby certify that I did sell at public auction to B". */
export function soldByOfficer(text: string): Parties {
  const found = SOLD.exec(text.slice(0, 6000))?.groups;
  return found ? { grantors: namesIn(found['who']!), grantees: namesIn(found['to']!) } : NONE;
}
