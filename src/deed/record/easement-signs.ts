// Takes: nothing. Gives: the words that tell an instrument about an easement or a right of way.
// Never: an easement that land is only subject to.
import { titled, told, type Sign } from './kind-signs.ts';
import { patternOfAll, pattern } from './pattern.ts';

const USE = 'utility drainage access sewer sign conservation pipeline line main water slope'.split(' ');
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
  // Small print closes an e: "Utility Eascment" in a heading is not mended before the kind of the document is told.
  titled(
    'easement',
    6,
    patternOfAll`\b(?:(?:grant|deed) of (?:\w+ ){0,3}easement
      |easement (?:deed|agreement|grant|and (?:agreement|right))
      |right[\s-]of[\s-]way (?:easement|agreement|grant|deed)
      |${USE} eas[ec]ment)\b`,
    /\beas[ec]ment/i,
  ),
  // What the text is about, in its first words: "(2) A perpetual easement, consisting of the right to construct".
  told(
    'easement',
    3,
    pattern`^\W{0,3}(?:\(?\w{1,3}[.)] )?(?:an? |all th(?:at|ose) (?:certain )?)?(?:[\w-]+ ){0,3}easements?\b`,
  ),
  told('easement', 3, pattern`\b${GIVES}\b[^.]{0,160}\b${[EASEMENT]}\b`),
  // What ends an easement is about it.
  told(
    'easement',
    9,
    pattern`\b(?:(?:ordinance|resolution|order|petition|instrument|deed)\b[^.]{0,40}\b${END}ing
      |(?:hereby |quit-?claim and )${END}es?)\b[^.;]{0,120}\beasements?\b`,
  ),
];
