// Takes: text of a court's order that takes land, or of an officer who sold it. Gives: in whom the title vests or who bought, and whose it
// was by the caption or who sold. Never: the sides of a suit that takes no land.
import { anyCase } from '../words/any-case.ts';
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-both.ts';

const SIDE = String.raw`(?:plaintiff|petitioner|condemnor|complainant)s?`;
const OTHER_SIDE = String.raw`(?:defendant|respondent|condemnee)s?`;
const TAKES =
  /\b(?:(?:is|are|be|hereby|been)\s{1,3}(?:hereby\s{1,3})?(?:taken|condemned|appropriated)|order\s{1,3}of\s{1,3}(?:condemnation|taking)|judgment\s{1,3}(?:of|in)\s{1,3}condemnation|decree\s{1,3}of\s{1,3}condemnation)\b/i;
const VESTS = anyCase(
  new RegExp(
    String.raw`\b(?:title|property|easement|lands?|parcels?|same|estate)\b[^.;]{0,160}?\b(?:vests?|vested)\s{1,3}in\s{1,3}(?:(?:the\s{1,3})?${SIDE},?\s{1,3}(?=(?-i:[A-Z])|the\s(?-i:[A-Z])))?(?<who>(?:the\s{1,3})?(?-i:[A-Z])[^;]{3,160}?)(?=,?\s{1,3}(?:free|its|in\s{1,3}fee|and\s|for\s|as\s|upon|an?\s|this\b|by\s|on\s)|[.;:])`,
    'i',
  ),
);
const CAPTION = anyCase(
  new RegExp(
    String.raw`(?:^|\n)(?<one>(?-i:[A-Z])(?:[^\n]|\n(?!\n)){3,300}?),?\s{1,60}${SIDE}\b[^\n]{0,60}\n?\s{0,40}(?:vs?\.?|versus|against)[ \t.)|]{0,60}[^\n]{0,60}\n(?<other>[^:]{3,600}?),?\s{1,60}${OTHER_SIDE}\b`,
    'i',
  ),
);
/** Those whom no name tells: "John Doe", "all persons unknown". */
const UNKNOWN = /^(?:does?\b|(?:john|jane|richard)\s(?:does?|roes?)\b|all\s|any\s|unknown|persons|parties|heirs)/i;

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
const SOLD = anyCase(
  new RegExp(
    String.raw`\bi,?\s{1,3}(?<who>(?-i:[A-Z])[^;]{3,60}?),?\s{1,3}(?:as\s{1,3})?(?:the\s{1,3})?(?:[a-z.]+\s{1,3}){0,3}?${OFFICER}\b[^;]{0,200}?\bcertify\b[\s\S]{0,1500}?\b(?:did\s{1,3}sell|(?:was|were|been|same)\s{1,3}(?:[a-z]+\s{1,3}){0,3}?sold|i\s{1,3}sold|struck\s{1,3}off)\b[^.;]{0,160}?\bto\s{1,3}(?:the\s{1,3}said\s{1,3})?(?<to>(?-i:[A-Z])[^;]{3,120}?)(?=,?\s{1,3}(?:the\s|for\s|being|who|he\b|at\s|as\s|of\s{1,3}said|all\s|his|her|its|in\s)|[:;]|\.\s)`,
    'i',
  ),
);

/** An officer's certificate of sale: "I, A, Sheriff, do hereby certify that I did sell at public auction to B". */
export function soldByOfficer(text: string): Parties {
  const found = SOLD.exec(text.slice(0, 6000))?.groups;
  return found ? { grantors: namesIn(found['who']!), grantees: namesIn(found['to']!) } : NONE;
}
