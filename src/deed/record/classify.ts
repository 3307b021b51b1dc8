// Takes: a document's reading text. Gives: what kind of document it is.
// Never: a kind that only a cited paper has.
import type { DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { holdsAny } from '../words/triples.ts';
import { DEED_SIGNS } from './deed-signs.ts';
import { EASEMENT_SIGNS } from './easement-signs.ts';
import type { Row, Sign, Told } from './kind-signs.ts';
import { isTitled, titleKind } from './kind-title.ts';
import { explainsEasements } from './no-land.ts';
import { PLAT_SIGNS } from './plat-signs.ts';
import { legible } from './sheet-letters.ts';
import { grantedBy } from './what-is-granted.ts';

const SIGNS: readonly Sign[] = [...PLAT_SIGNS, ...EASEMENT_SIGNS, ...DEED_SIGNS];
/** Whether any of them may: each by the first of what it cannot do without. */
const mayAnyTell = mayHoldPhrase(SIGNS.map(([, , , needs]) => needs[0]!.list).join(' '));
/** Of two that weigh the same the first is meant. */
const KINDS: readonly Told[] = ['as_built', 'plat', 'easement', 'deed'];

const OTHER_HEADING =
  /\b(?:declaration\s{1,3}of\s{1,3}(?:covenants|protective|restrict|condominium)|covenants,?\s{1,3}conditions|restrictive\s{1,3}covenants|lis\s{1,3}pendens|notice\s{1,3}of\s{1,3}(?:lien|construction|commencement)|construction\s{1,3}lien|decree|affidavit|release\s{1,3}of\s{1,3}lien|bylaws|by-laws|articles\s{1,3}of\s{1,3}incorporation|amendment\s{1,3}to\s{1,3}(?:the\s{1,3})?declaration|power\s{1,3}of\s{1,3}attorney|executive\s{1,3}order|be\s{1,3}it\s{1,3}enacted|ordinance\s{1,3}no|invo[il1]ce|(?:deed\s{1,3}book|grantors?|grantees?)\s{1,3}index)\b/i;

const namesOther = mayHoldPhrase(
  'declaration_of covenants lis_pendens notice_of construction_lien decree| affidavit| release_of_lien bylaws| by-laws| articles_of_incorporation amendment_to power_of_attorney executive_order be_it_enacted ordinance_no| invo deed_book_index grantor_index grantors_index grantee_index grantees_index',
);

/** "Eascment": the e of small print closes or opens. */
const mayMisread = holdsAny(['eascm', 'emcnt']);
const EASEMENT_MISREAD = /\b(?<head>e)as[ec]m[ec]nt/gi;

/** "REC0RD OF TlLE": a heading whose capitals were read as figures. */
const MISREAD_CAPITALS = /[A-Z][l0][A-Z]/;

/** A title outweighs the granting words that every conveyance shares; a deed may still be the deed of an easement. */
const TITLE_WEIGHT: Partial<Record<Told, number>> = { easement: 24, deed: 10 };

export function classifyDocument(source: SourceText): DocumentKind {
  const printed = source.text.slice(0, 40000);
  const misread = mayMisread(source.text);
  const text = misread ? printed.replace(EASEMENT_MISREAD, '$<head>asement') : printed;
  const title = titleKind(source.text.slice(0, 900));
  if (title === 'other') return releasesByGrant(text, headingOf(text).words) ? 'easement' : 'other';
  const scores: Record<Told, number> = { as_built: 0, plat: 0, easement: 0, deed: 0 };
  if (title) scores[title] += TITLE_WEIGHT[title] ?? 0;
  const asked = misread ? text : source.text; // the text that all others ask about, where it is the same
  const signs = mayAnyTell(asked) ? SIGNS : [];
  for (const sign of signs) if (mayTell(sign, asked)) scores[sign[0]] += weightOf(sign, text);
  if (title === null && explainsEasements(source.text)) return 'other';
  const granted = grantedBy(asked);
  const isEasement = granted === 'easement' || (granted === 'use' && title !== 'deed');
  if (isEasement && scores.plat < 10 && scores.as_built < 10) return 'easement';
  if (granted === 'land') scores.deed += 6;
  const kind = KINDS.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  const score = scores[kind];
  if (score < 5 || (score < 16 && namesOther(source.text) && OTHER_HEADING.test(headingOf(text).words))) return 'other';
  return kind;
}

/** Without one word of each row no sign stands in a text. */
function mayTell([, , , needs]: Sign, text: string): boolean {
  for (const { may } of needs) if (!may(text)) return false;
  return true;
}

/** What a sign weighs in a text that may hold it. */
function weightOf(sign: Sign, text: string): number {
  const [, weight, , needs] = sign;
  const heading = headingOf(text);
  if (mayStandIn(heading.small, needs) && stands(sign, heading.words)) return weight * 2;
  return heading.words !== text && stands(sign, text) ? weight : 0;
}

interface Heading {
  readonly of: string;
  readonly words: string;
  readonly small: string;
}

let known: Heading = { of: '', words: '', small: '' };

/** The first lines of a text, remembered for its other signs; most texts hold none, and nobody asks. */
function headingOf(text: string): Heading {
  if (known.of === text) return known;
  const printed = text.slice(0, 900);
  const words = MISREAD_CAPITALS.test(printed) ? legible(printed) : printed;
  return (known = { of: text, words, small: words.toLowerCase() });
}

const RELEASE_OF_WAY = /\bRELEASE\sOF\s(?:[A-Z]+\s){0,3}(?:RIGHTS?[\s-]OF[\s-]WAY|EASEMENT)\b/;
/** "release and convey unto the Board an easement for highway purposes": a new one, not that which a paper made before. */
const GIVES_ONE =
  /\b(?:grant|convey)s?\b[\s,]{1,3}(?:\w+[\s,]{1,3}){0,4}?(?:un)?to\s[^;]{3,320}?\b(?:an?|the\s{1,3}perpetual)\s{1,3}(?:[\w-]+\s{1,3}){0,4}?(?:easement|right[\s-]of[\s-]way)\b(?!\s{1,3}(?:recorded|dated|granted|created|grant|agreement|made))/i;

/** Roads of old were given by a "release of right of way", which lets go of nothing. */
const releasesByGrant = (text: string, heading: string): boolean =>
  RELEASE_OF_WAY.test(heading) && GIVES_ONE.test(text.slice(0, 4000));

const stands = ([, , words, , calls]: Sign, part: string): boolean =>
  calls ? isTitled(part, words) : words.test(part);

/** Nor in its heading. */
function mayStandIn(small: string, needs: readonly Row[]): boolean {
  for (const { words } of needs) if (words && !words.test(small)) return false;
  return true;
}
