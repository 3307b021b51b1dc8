// Takes: nothing. Gives: the words that tell a conveyance.
// Never: a deed that the document only cites.
import { wording } from '../words/wording.ts';
import type { Sign } from './kind-signs.ts';

const OFFICER = ['trustee', 'sheriff', 'executor'];
const TITLES = [
  '(?:(?:general|special|limited|statutory) )?warranty deed',
  'quit[ -]?claim deed',
  'bargain and sale deed',
  '(?:grant|tax|correction) deed',
  'deed of (?:trust|gift|conveyance)',
  'special warranty',
  'certificate of title',
];
const DEED_KIND = [
  'general',
  'special',
  'limited',
  'statutory',
  'warranty',
  'quit[ -]?claim',
  'grant',
  'trust',
  'tax',
  'correction',
];
const FIRST_VERB = ['grant', 'bargain', 'sell', 'convey', 'remise', 'release', 'quit-?claim'];
const SECOND_VERB = [...FIRST_VERB.slice(1), 'alien', 'confirm', 'warrant'];
const GAVE = ['sold', 'sell', 'ceded?', 'donated?', 'conveyed'];

const ANY = 'i';
export const DEED_SIGNS: readonly Sign[] = [
  { kind: 'deed', weight: 6, words: new RegExp(wording`\b(?:${TITLES}|${OFFICER}['’]?s deed)\b`, 'gi'), isTitle: true },
  {
    kind: 'deed',
    weight: 5,
    words: new RegExp(
      wording`\b(?:this (?:${DEED_KIND} ){0,3}(?:indenture|deed)|know all (?:men|persons) by these presents)\b`,
      ANY,
    ),
  },
  // "grant, bargain and sell", "conveyed and confirmed"
  {
    kind: 'deed',
    weight: 4,
    words: new RegExp(wording`\b${FIRST_VERB}(?:ed|s)?,? (?:and )?${SECOND_VERB}(?:ed|s)?\b`, ANY),
  },
  {
    kind: 'deed',
    weight: 3,
    words: new RegExp(wording`\b(?:to have and to hold|party of the first part|convey(?:s|ed)? and warrants?)\b`, ANY),
  },
  // A patent, an act before a notary.
  {
    kind: 'deed',
    weight: 5,
    words: new RegExp(
      wording`\b(?:(?:is|are|therefore|hereby),? granted by the (?:said )?(?:united states|commonwealth|state\b)
        |there is granted unto
        |(?:do|does) by these presents (?:give|grant|sell))\b`,
      ANY,
    ),
  },
  // An act in which the seller says what he does.
  {
    kind: 'deed',
    weight: 6,
    words: new RegExp(
      wording`\bdeclare[ds]?,? (?:to have|that (?:\w+ ){1,4}?(?:do(?:es)?|ha(?:s|ve))\b)[^.;]{0,60}?\b${GAVE}\b`,
      ANY,
    ),
  },
  { kind: 'deed', weight: 2, words: new RegExp(wording`\bto all (?:people |persons )?to whom these presents\b`, ANY) },
  {
    kind: 'deed',
    weight: 3,
    words: /\bgrantors?\s{0,2}:[^]{1,200}?\bgrantees?\s{0,2}:|\blessors?\s{0,2}:[^]{1,200}?\blessees?\s{0,2}:/i,
  },
  { kind: 'deed', weight: 2, words: /\bgrantee\b/i },
];
