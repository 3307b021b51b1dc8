// Takes: nothing. Gives: the words that tell an instrument about an easement or a right of way.
// Never: an easement that land is only subject to.
import { wording } from '../words/wording.ts';
import type { Sign } from './kind-signs.ts';

const USE = [
  'utility',
  'drainage',
  'access',
  'sewer',
  'sign',
  'conservation',
  'pipeline',
  'line',
  'main',
  'water',
  'slope',
];
const GIVES = [
  String.raw`(?<!\b(?:said|the|may|shall|can|must|not) )grants?`,
  'conveys?',
  'dedicates?',
  'reserves?',
  String.raw`(?<!\bsubject to (?:an? |the )?)reservation of`,
];
const EASEMENT = String.raw`(?:easements?|rights?[\s-]of[\s-]way(?! (?:lines?|boundar|limit|margin|marker|of\b)))`;
const END = '(?:vacat|abandon|releas|extinguish|terminat|relinquish)';

export const EASEMENT_SIGNS: readonly Sign[] = [
  {
    kind: 'easement',
    weight: 6,
    words: new RegExp(
      wording`\b(?:(?:grant|deed) of (?:\w+ ){0,3}easement
        |easement (?:deed|agreement|grant|and (?:agreement|right))
        |right[\s-]of[\s-]way (?:easement|agreement|grant|deed)
        |${USE} easement)\b`,
      'gi',
    ),
    isTitle: true,
    beside: /\beasement/i,
  },
  // What the text is about, in its first words: "(2) A perpetual easement, consisting of the right to construct".
  {
    kind: 'easement',
    weight: 3,
    words: new RegExp(
      wording`^\W{0,3}(?:\(?\w{1,3}[.)] )?(?:an? |all th(?:at|ose) (?:certain )?)?(?:[\w-]+ ){0,3}easements?\b`,
      'i',
    ),
  },
  {
    kind: 'easement',
    weight: 3,
    words: new RegExp(wording`\b${GIVES}\b[^.]{0,160}\b` + wording`${[EASEMENT]}\b`, 'i'),
  },
  // What ends an easement is about it.
  {
    kind: 'easement',
    weight: 9,
    words: new RegExp(
      wording`\b(?:(?:ordinance|resolution|order|petition|instrument|deed)\b[^.]{0,40}\b${END}ing
        |(?:hereby |quit-?claim and )${END}es?)\b[^.;]{0,120}\beasements?\b`,
      'i',
    ),
  },
];
