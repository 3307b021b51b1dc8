// Takes: nothing. Gives: the words that tell a conveyance.
// Never: a deed that the document only cites.
import { titled, told, type Sign } from './kind-signs.ts';
import { pattern, patternOfAll } from './pattern.ts';

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
const DEED_KIND = 'general special limited statutory warranty quit[\\s-]?claim grant trust tax correction'.split(' ');
const FIRST_VERB = ['grant', 'bargain', 'sell', 'convey', 'remise', 'release', 'quit-?claim'];
const SECOND_VERB = [...FIRST_VERB.slice(1), 'alien', 'confirm', 'warrant'];
const GAVE = ['sold', 'sell', 'ceded?', 'donated?', 'conveyed'];

export const DEED_SIGNS: readonly Sign[] = [
  titled('deed', 6, patternOfAll`\b(?:${TITLES}|${OFFICER}['’]?s deed)\b`),
  told(
    'deed',
    5,
    pattern`\b(?:this (?:${DEED_KIND} ){0,3}(?:indenture|deed)|know all (?:men|persons) by these presents)\b`,
  ),
  // "grant, bargain and sell", "conveyed and confirmed"
  told('deed', 4, pattern`\b${FIRST_VERB}(?:ed|s)?,? (?:and )?${SECOND_VERB}(?:ed|s)?\b`),
  told('deed', 3, pattern`\b(?:to have and to hold|party of the first part|convey(?:s|ed)? and warrants?)\b`),
  // A patent, an act before a notary.
  told(
    'deed',
    5,
    pattern`\b(?:(?:is|are|therefore|hereby),? granted by the (?:said )?(?:united states|commonwealth|state\b)
        |there is granted unto
        |(?:do|does) by these presents (?:give|grant|sell))\b`,
  ),
  // An act in which the seller says what he does.
  told(
    'deed',
    6,
    pattern`\bdeclare[ds]?,? (?:to have|that (?:\w+ ){1,4}?(?:do(?:es)?|ha(?:s|ve))\b)[^.;]{0,60}?\b${GAVE}\b`,
  ),
  told('deed', 2, pattern`\bto all (?:people |persons )?to whom these presents\b`),
  told('deed', 3, /\bgrantors?\s{0,2}:[^]{1,200}?\bgrantees?\s{0,2}:|\blessors?\s{0,2}:[^]{1,200}?\blessees?\s{0,2}:/i),
  told('deed', 2, /\bgrantee\b/i),
];
