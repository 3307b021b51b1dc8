// Takes: nothing. Gives: the words that tell an instrument about an easement or a right of way.
// Never: an easement that land is only subject to.
import { phrases, row, type Row, type Sign } from './kind-signs.ts';

const EASEMENT = row('easement');
/** The word itself, which a title of a right of way can do without: it tells only beside an easement. */
const BESIDE_EASEMENT: Row = { ...EASEMENT, may: (text) => EASEMENT.may(text) && /(?<![a-z])easement/i.test(text) };

export const EASEMENT_SIGNS: readonly Sign[] = [
  [
    'easement',
    6,
    /\b(?:grant\s{1,3}of\s{1,3}(?:\w+\s{1,3}){0,3}easement|easement\s{1,3}(?:deed|agreement|grant|and\s{1,3}(?:agreement|right))|right[\s-]of[\s-]way\s{1,3}(?:easement|agreement|grant|deed)|deed\s{1,3}of\s{1,3}(?:\w+\s{1,3}){0,3}easement|(?:utility|drainage|access|sewer|sign|conservation|pipeline|line|main|water|slope)\s{1,3}easement)\b/gi,
    [
      phrases(
        'grant_of easement_deed easement_agreement easement_grant easement_and way_easement way_agreement way_grant way_deed deed_of line_easement main_easement water_easement slope_easement utility_easement drainage_easement access_easement sewer_easement sign_easement conservation_easement pipeline_easement',
      ),
      BESIDE_EASEMENT,
    ],
    'as a title',
  ],
  [
    'easement',
    3,
    // What the text is about, in its first words: "(2) A perpetual easement, consisting of the right to construct".
    /^\W{0,3}(?:\(?\w{1,3}[.)]\s{1,2})?(?:an?\s{1,3}|all\s{1,3}th(?:at|ose)\s{1,3}(?:certain\s{1,3})?)?(?:[\w-]+\s{1,3}){0,3}easements?\b/i,
    [row('easement')],
  ],
  [
    'easement',
    3,
    /\b(?=[gcdr])(?:(?<!\b(?:said|the|may|shall|can|must|not)\s)grants?|convey[s]?|dedicates?|reserves?|(?<!\bsubject\s{1,3}to\s{1,3}(?:an?\s{1,3}|the\s{1,3})?)reservation\s{1,3}of)\b[^.]{0,160}\b(?:easements?|rights?[\s-]of[\s-]way(?!\s{1,3}(?:lines?|boundar|limit|margin|marker|of\b)))\b/i,
    [
      phrases('easement of_way of-way'),
      phrases('grant| grants| convey| conveys| dedicate| dedicates| reserve| reserves| reservation_of'),
    ],
  ],
  [
    'easement',
    9,
    // What ends an easement is about it.
    /\b(?:(?:ordinance|resolution|order|petition|instrument|deed)\b[^.]{0,40}\b(?:vacat|abandon|releas|extinguish|terminat|relinquish)ing|(?:hereby\s{1,3}|quit-?claim\s{1,3}and\s{1,3})(?:vacat|abandon|releas|extinguish|terminat|relinquish)es?)\b[^.;]{0,120}\beasements?\b/i,
    [row('easement'), phrases('vacat abandon releas extinguish terminat relinquish')],
  ],
];
