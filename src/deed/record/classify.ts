// Takes: a document's reading text. Gives: what kind of document it is.
// Never: a kind that only a cited paper has.
import type { DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { DEED_SIGNS } from './deed-signs.ts';
import { EASEMENT_SIGNS } from './easement-signs.ts';
import type { Sign, Told } from './kind-signs.ts';
import { isTitled, titleKind } from './kind-title.ts';
import { explainsEasements } from './no-land.ts';
import { PLAT_SIGNS } from './plat-signs.ts';
import { grantedBy } from './what-is-granted.ts';
import { exactPattern, pattern } from './pattern.ts';

const SIGNS: readonly Sign[] = [...PLAT_SIGNS, ...EASEMENT_SIGNS, ...DEED_SIGNS];
/** Of two that weigh the same the first is meant. */
const KINDS: readonly Told[] = ['as_built', 'plat', 'easement', 'deed'];

/** Headings of papers that convey nothing. */
const OTHER_PAPERS = [
  'declaration of (?:covenants|protective|restrict|condominium)',
  'covenants,? conditions',
  'restrictive covenants',
  'lis pendens',
  'notice of (?:lien|construction|commencement)',
  'construction lien',
  'decree',
  'affidavit',
  'release of lien',
  'by-?laws',
  'articles of incorporation',
  'amendment to (?:the )?declaration',
  'power of attorney',
  'executive order',
  'be it enacted',
  'ordinance no',
  'invoice',
  '(?:deed book|grantors?|grantees?) index',
];
const OTHER_HEADING = pattern`\b${OTHER_PAPERS}\b`;

/** A title outweighs the granting words that every conveyance shares; a deed may still be the deed of an easement. */
const TITLE_WEIGHT: Partial<Record<Told, number>> = { easement: 24, deed: 10 };
const HEADING = 900;

export function classifyDocument(source: SourceText): DocumentKind {
  const text = source.text.slice(0, 40000);
  const heading = text.slice(0, HEADING);
  const title = titleKind(heading);
  if (title === 'other') return releasesByGrant(text, heading) ? 'easement' : 'other';
  const scores: Record<Told, number> = { as_built: 0, plat: 0, easement: 0, deed: 0 };
  if (title) scores[title] += TITLE_WEIGHT[title] ?? 0;
  for (const sign of SIGNS) scores[sign.kind] += weightOf(sign, heading, text);
  if (title === null && explainsEasements(source.text)) return 'other';
  const granted = grantedBy(text);
  const isEasement = granted === 'easement' || (granted === 'use' && title !== 'deed');
  if (isEasement && scores.plat < 10 && scores.as_built < 10) return 'easement';
  if (granted === 'land') scores.deed += 6;
  const kind = KINDS.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  const score = scores[kind];
  return score < 5 || (score < 16 && OTHER_HEADING.test(heading)) ? 'other' : kind;
}

function weightOf(sign: Sign, heading: string, text: string): number {
  if (stands(sign, heading)) return sign.weight * 2;
  return heading !== text && stands(sign, text) ? sign.weight : 0;
}

const stands = ({ words, isTitle, beside }: Sign, part: string): boolean =>
  (beside === undefined || beside.test(part)) && (isTitle ? isTitled(part, words) : words.test(part));

const RELEASE_OF_WAY = exactPattern`\bRELEASE OF (?:[A-Z]+ ){0,3}(?:RIGHTS?[\s-]OF[\s-]WAY|EASEMENT)\b`;
/** "release and convey unto the Board an easement for highway purposes": a new one, not that which a paper made before. */
const GIVES_ONE = pattern`\b(?:grant|convey)s?\b[\s,]{1,3}(?:\w+[\s,]{1,3}){0,4}?(?:un)?to [^;]{3,320}?
  \b(?:an?|the perpetual) (?:[\w-]+ ){0,4}?(?:easement|right[\s-]of[\s-]way)\b
  (?! (?:recorded|dated|granted|created|grant|agreement|made))`;

/** Roads of old were given by a "release of right of way", which lets go of nothing. */
const releasesByGrant = (text: string, heading: string): boolean =>
  RELEASE_OF_WAY.test(heading) && GIVES_ONE.test(text.slice(0, 4000));
