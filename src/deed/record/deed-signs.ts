// Takes: nothing. Gives: the words that tell a conveyance.
// Never: a deed that the document only cites.
import { phrases, row, type Sign } from './kind-signs.ts';

/** How the second of two verbs begins. */
const SECOND = 'bar sel con ali rem rel qui war'.split(' ');
/** "grant, bargain and sell", "conveyed and confirmed": each form of the first verb, and the second. */
const TWO_VERBS = phrases(
  'grant bargain sell convey remise release quitclaim quit-claim'
    .split(' ')
    .flatMap((verb) => ['', 'ed', 's', ',', 'ed,', 's,'].map((ending) => verb + ending))
    .flatMap((verb) => SECOND.flatMap((next) => [`${verb}_${next}`, `${verb}_and_${next}`]))
    .join(' '),
);

export const DEED_SIGNS: readonly Sign[] = [
  [
    'deed',
    6,
    /\b(?:(?:general|special|limited|statutory)\s{1,3}warranty\s{1,3}deed|warranty\s{1,3}deed|quit[\s-]?claim\s{1,3}deed|bargain\s{1,3}and\s{1,3}sale\s{1,3}deed|grant\s{1,3}deed|trustee['’]?s\s{1,3}deed|sheriff['’]?s\s{1,3}deed|deed\s{1,3}of\s{1,3}(?:trust|gift|conveyance)|special\s{1,3}warranty|executor['’]?s\s{1,3}deed|tax\s{1,3}deed|correction\s{1,3}deed|certificate\s{1,3}of\s{1,3}title)\b/gi,
    [
      phrases(
        "warranty_deed quit_claim_deed quit-claim_deed quitclaim_deed bargain_and_sale grant_deed trustees_deed trustee's_deed sheriffs_deed sheriff's_deed deed_of_trust deed_of_gift deed_of_conveyance special_warranty executors_deed executor's_deed tax_deed correction_deed certificate_of_title",
      ),
    ],
    'as a title',
  ],
  [
    'deed',
    5,
    /\b(?:th[i1l]s\s{1,3}(?:(?:general|special|limited|statutory|warranty|quit[\s-]?claim|grant|trust|tax|correction)\s{1,3}){0,3}(?:[il1]ndenture|deed)|know\s{1,3}all\s{1,3}(?:men|persons)\s{1,3}by\s{1,3}these\s{1,3}presents)\b/i,
    [
      phrases(
        'this_indenture this_lndenture this_1ndenture th1s_indenture th1s_lndenture th1s_1ndenture thls_indenture thls_lndenture th1s_deed thls_deed this_deed this_general this_special this_limited this_statutory this_warranty this_quit this_grant this_trust this_tax this_correction know_all_men know_all_persons',
      ),
    ],
  ],
  [
    'deed',
    4,
    /\b(?=[gbscrq])(?:grant|bargain|sell|convey|remise|release|quit-?claim)(?:ed|s)?,?\s{1,3}(?:and\s{1,3})?(?:bargain|sell|convey|alien|remise|release|quit-?claim|confirm|warrant)(?:ed|s)?\b/i,
    [row('grant bargain sell convey remise release quit'), TWO_VERBS],
  ],
  [
    'deed',
    3,
    /\b(?:to\s{1,3}have\s{1,3}and\s{1,3}to\s{1,3}hold|party\s{1,3}of\s{1,3}the\s{1,3}first\s{1,3}part|convey(?:s|ed)?\s{1,3}and\s{1,3}warrants?)\b/i,
    [phrases('to_have_and_to party_of_the_first convey_and_warrant conveys_and_warrant conveyed_and_warrant')],
  ],
  [
    'deed',
    5,
    // A patent, an act before a notary.
    /\b(?:(?:is|are|therefore|hereby),?\s{1,3}granted\s{1,3}by\s{1,3}the\s{1,3}(?:said\s{1,3})?(?:united\s{1,3}states|commonwealth|state\b)|there\s{1,3}is\s{1,3}granted\s{1,3}unto|(?:do|does)\s{1,3}by\s{1,3}these\s{1,3}presents\s{1,3}(?:give|grant|sell))\b/i,
    [phrases('granted_by_the is_granted_unto do_by_these does_by_these')],
  ],
  [
    'deed',
    6,
    // An act in which the seller says what he does.
    /\bdeclare[ds]?,?\s{1,3}(?:to\s{1,3}have|that\s{1,3}(?:\w+\s{1,3}){1,4}?(?:do(?:es)?|ha(?:s|ve))\b)[^.;]{0,60}?\b(?:sold|sell|ceded?|donated?|conveyed)\b/i,
    [phrases('declare_to declares_to declared_to declare_that declares_that declared_that')],
  ],
  [
    'deed',
    2,
    /\bto\s{1,3}all\s{1,3}(?:people\s{1,3}|persons\s{1,3})?to\s{1,3}whom\s{1,3}these\s{1,3}presents\b/i,
    [phrases('to_all_to_whom to_all_people to_all_persons')],
  ],
  [
    'deed',
    3,
    /\bgrantors?\s{0,2}:[^]{1,200}?\bgrantees?\s{0,2}:|\blessors?\s{0,2}:[^]{1,200}?\blessees?\s{0,2}:/i,
    [row('grantor lessor'), row('grantee lessee')],
  ],
  ['deed', 2, /\bgrantee\b/i, [row('grantee')]],
];
