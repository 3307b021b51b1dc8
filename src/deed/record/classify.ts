// Takes: a document's reading text. Gives: what kind of document it is, and what kind of description a passage holds.
// Never: land where a rule, a route, a set-back or a statute only uses the words of land.
import type { DescriptionType, DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { conveysAliquot, type AliquotReading } from '../aliquots/aliquot.ts';
import { readLotBlock } from './lot-block.ts';
import { recordingsIn } from './recording.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { beginsAny, holdsAny, isShort } from '../words/triples.ts';

/** One of these words must stand in the text. */
interface Row {
  /** In small letters; null where only a sign's own pattern tells. */
  readonly words: RegExp | null;
  readonly may: (text: string) => boolean;
}

function row(list: string): Row {
  if (list === '+') return { words: /\+/, may: (text) => text.includes('+') };
  const words = list.split(' ');
  return { words: new RegExp(words.join('|')), may: beginsAny(words) };
}

/** Phrases that far fewer texts hold than their words: a short text is left to the sign itself. */
const phrases = (list: string): Row => ({ words: null, may: mayHoldPhrase(list) });

const namesPlat = mayHoldPhrase('plat replat boundary_survey');
/** By the word itself, which is found far faster than those before it; a title begins with a capital. */
const PLAT_TITLE =
  /plat(?:(?<=(?-i:P)lat|(?-i:R)eplat)\s{1,3}(?:of|showing|for)|(?<=(?:(?-i:F)inal|(?-i:R)ecord|(?-i:P)reliminary|(?-i:A)mended|(?-i:M)inor|(?-i:S)ubdivision|(?-i:C)ondominium)\s{1,3}plat))\b|(?-i:B)oundary\s{1,3}survey/i;
const PLATS: Row = { words: null, may: (text) => namesPlat(text) && PLAT_TITLE.test(text) };
const STATIONS = phrases('sta0 sta_0 sta.0 sta._0 station0 station_0');

/** "grant, bargain and sell", "conveyed and confirmed": each form of the first verb with how the second begins. */
const TWO_VERBS = phrases(
  'grant bargain sell convey remise release quitclaim quit-claim'
    .split(' ')
    .flatMap((verb) => ['', 'ed', 's', ',', 'ed,', 's,'].map((ending) => verb + ending))
    .flatMap((verb) => 'and bar sel con ali rem rel qui war'.split(' ').map((next) => `${verb}_${next}`))
    .join(' '),
);

type Told = Exclude<DocumentKind, 'other'>;
type Sign = readonly [kind: Told, weight: number, words: RegExp, needs: readonly Row[], calls?: 'as a title'];
/** Of two that weigh the same the first is meant. */
const KINDS: readonly Told[] = ['as_built', 'plat', 'easement', 'deed'];

/**
 * Telling words and what each weighs for a kind of document; the heading counts double. Then what they cannot do without: one of each
 * row. Words that documents also cite ("as shown on plat of record") tell only where the document calls itself by them.
 */
const SIGNS: readonly Sign[] = [
  [
    'as_built',
    6,
    /\bas[\s-]?built\b|\brecord\s{1,3}drawings?\b/gi,
    [phrases('as_built as-built asbuilt record_drawing')],
    'as a title',
  ],
  ['as_built', 2, /\bsta(?:tion|\.)?\s{0,2}\d{1,4}\+\d{2}\b/i, [STATIONS, row('+')]],
  ['as_built', 2, /\b(?:invert|manhole|inv\.\s?el|hydrant|gate\s{1,3}valve)\b/i, [row('inv manhole hydrant valve')]],
  [
    'plat',
    5,
    /\b(?:final|record|preliminary|amended|minor|subdivision|condominium)\s{1,3}plat\b|\bplat\s{1,3}(?:of|showing|for)\b|\breplat\s{1,3}of\b|\bboundary\s{1,3}survey\b/gi,
    [PLATS],
    'as a title',
  ],
  [
    'plat',
    4,
    /\bsurveyor['’]?s\s{1,3}certificate\b|\bthis\s{1,3}plat\b|\bI\s{1,3}hereby\s{1,3}certify\s{1,3}that\s{1,3}this\s{1,3}(?:map|plat|survey)\b/i,
    [phrases("surveyors_certificate surveyor's_certificate this_plat i_hereby_certify"), row('plat survey')],
  ],
  [
    'plat',
    3,
    /\b(?:vicinity\s{1,3}map|graphic\s{1,3}scale|scale\s{0,2}:?\s{0,2}1\s?["”]?\s?=\s?\d{2,4}|curve\s{1,3}table|line\s{1,3}table)\b/i,
    [phrases('vicinity_map graphic_scale scale0 scale_0 scale: scale_: curve_table line_table')],
  ],
  ['plat', 3, /\bsheet\s{1,3}\d\s{1,3}of\s{1,3}\d\b/gi, [phrases('sheet_0_of')], 'as a title'],
  ['plat', 2, /\b(?:dedicat(?:e|ed|ion))\b[^.]{0,80}\b(?:streets?|public|easements)\b/i, [row('dedicat')]],
  [
    'easement',
    6,
    /\b(?:grant\s{1,3}of\s{1,3}(?:\w+\s{1,3}){0,3}easement|easement\s{1,3}(?:deed|agreement|grant|and\s{1,3}(?:agreement|right))|right[\s-]of[\s-]way\s{1,3}(?:easement|agreement|grant|deed)|deed\s{1,3}of\s{1,3}easement|(?:utility|drainage|access|sewer|sign|conservation|pipeline)\s{1,3}easement)\b/gi,
    [
      phrases(
        'grant_of easement_deed easement_agreement easement_grant easement_and way_easement way_agreement way_grant way_deed deed_of_easement utility_easement drainage_easement access_easement sewer_easement sign_easement conservation_easement pipeline_easement',
      ),
      row('easement'),
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
    /\b(?:(?<!\b(?:said|the)\s)grants?|convey[s]?|dedicates?|reserves?|(?<!\bsubject\s{1,3}to\s{1,3}(?:an?\s{1,3}|the\s{1,3})?)reservation\s{1,3}of)\b[^.]{0,160}\b(?:easements?|rights?[\s-]of[\s-]way(?!\s{1,3}(?:lines?|boundar|limit|margin|marker|of\b)))\b/i,
    [
      phrases('easement of_way of-way'),
      phrases('grant| grants| convey| conveys| dedicate| dedicates| reserve| reserves| reservation_of'),
    ],
  ],
  [
    'deed',
    6,
    /\b(?:(?:general|special|limited|statutory)\s{1,3}warranty\s{1,3}deed|warranty\s{1,3}deed|quit[\s-]?claim\s{1,3}deed|bargain\s{1,3}and\s{1,3}sale\s{1,3}deed|grant\s{1,3}deed|trustee['’]?s\s{1,3}deed|sheriff['’]?s\s{1,3}deed|deed\s{1,3}of\s{1,3}(?:trust|gift|conveyance)|special\s{1,3}warranty|executor['’]?s\s{1,3}deed|tax\s{1,3}deed|correction\s{1,3}deed)\b/gi,
    [
      phrases(
        "warranty_deed quit_claim_deed quit-claim_deed quitclaim_deed bargain_and_sale grant_deed trustees_deed trustee's_deed sheriffs_deed sheriff's_deed deed_of_trust deed_of_gift deed_of_conveyance special_warranty executors_deed executor's_deed tax_deed correction_deed",
      ),
    ],
    'as a title',
  ],
  [
    'deed',
    5,
    /\b(?:this\s{1,3}(?:(?:general|special|limited|statutory|warranty|quit[\s-]?claim|grant|trust|tax|correction)\s{1,3}){0,3}(?:indenture|deed)|know\s{1,3}all\s{1,3}(?:men|persons)\s{1,3}by\s{1,3}these\s{1,3}presents)\b/i,
    [
      phrases(
        'this_indenture this_deed this_general this_special this_limited this_statutory this_warranty this_quit this_grant this_trust this_tax this_correction know_all_men know_all_persons',
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
  ['deed', 2, /\bgrantee\b/i, [row('grantee')]],
];
const OTHER_HEADING =
  /\b(?:declaration\s{1,3}of\s{1,3}(?:covenants|protective|restrict|condominium)|covenants,?\s{1,3}conditions|restrictive\s{1,3}covenants|lis\s{1,3}pendens|notice\s{1,3}of\s{1,3}(?:lien|construction|commencement)|construction\s{1,3}lien|decree|affidavit|mortgage|satisfaction|release\s{1,3}of\s{1,3}lien|bylaws|by-laws|articles\s{1,3}of\s{1,3}incorporation|amendment\s{1,3}to\s{1,3}(?:the\s{1,3})?declaration|power\s{1,3}of\s{1,3}attorney|executive\s{1,3}order|be\s{1,3}it\s{1,3}enacted|ordinance\s{1,3}no)\b/i;

const namesOther = mayHoldPhrase(
  'declaration_of covenants lis_pendens notice_of construction_lien decree| affidavit| mortgage| satisfaction| release_of_lien bylaws| by-laws| articles_of_incorporation amendment_to power_of_attorney executive_order be_it_enacted ordinance_no|',
);

/** "Eascment": the e of small print closes or opens. */
const mayMisread = holdsAny(['eascm', 'emcnt']);
const EASEMENT_MISREAD = /\b(?<head>e)as[ec]m[ec]nt/gi;

const TITLES: readonly (readonly [kind: DocumentKind | null, words: RegExp])[] = [
  [null, /\b(?:PLAT|REPLAT|SUBDIVISION|SURVEY|MAP|AS.BUILT|SHEET|EXHIBIT)\b/], // a drawing's lines are no titles of deeds
  ['other', /\b(?:AFFIDAVIT|MORTGAGE|MEMORANDUM|LAND\sCONTRACT|LIS\sPENDENS|POWER\sOF\sATTORNEY)\b|\b(?:RELEASE|TERMINATION|VACATION)\sOF\b/],
  ['easement', /\bEAS[EC]M[EC]NTS?\b|\bRIGHT[\s-]OF[\s-]WAY\s(?:GRANT|AGREEMENT|DEED|INSTRUMENT|CONTRACT)\b/],
  ['deed', /\bDEED\b(?!\s(?:BOOK|RECORD|TAX|OF\sTRUST))/],
]; // prettier-ignore

/** A line with a small letter or a figure. */
const NO_TITLE = /[^a-z:\d_\n]*[a-z:\d_]/y;

/** What the document calls itself: a line of capitals, without figures, near its head; null where no such line names a kind. */
function titleKind(heading: string): DocumentKind | null {
  for (let line = 0, at = 0; line < 24 && at <= heading.length; line++) {
    const newline = heading.indexOf('\n', at);
    const end = newline < 0 ? heading.length : newline;
    NO_TITLE.lastIndex = at;
    const title = NO_TITLE.test(heading) ? '' : heading.slice(at, end).trim();
    const found = title.length < 4 || title.length > 80 ? undefined : TITLES.find(([, words]) => words.test(title));
    if (found) return found[0];
    at = end + 1;
  }
  return null;
}

const CITES =
  /\b(?:on|to|per|by|in|of|see|from|with|said|that|the|an?|any|such|certain|as|contain\w*|entitled:?|called)\s*["“]?$/i;

/** Words that a heading may have in small letters: "Description of Offsite Utility Easement from Pell". */
const NOT_CAPITALISED = /(?:^|\s)(?!(?:of|for|and|from|with|the|in)\s)[a-z]/;

/** Whether the document calls itself so: in a heading, or at the head of a line, capitalised and not behind a word that cites. */
function isTitled(text: string, words: RegExp): boolean {
  words.lastIndex = 0;
  for (let found = words.exec(text); found; found = words.exec(text)) {
    if (!/^[A-Z]/.test(found[0])) continue;
    const start = text.lastIndexOf('\n', found.index) + 1;
    const end = text.indexOf('\n', found.index);
    const before = text.slice(start, found.index);
    const line = text.slice(start, end < 0 ? text.length : end);
    const wraps = /^\W*$/.test(before) && /[a-z,]\s*$/.test(text.slice(Math.max(0, start - 12), start));
    if (wraps || CITES.test(before.slice(-30).trimEnd())) continue;
    if (before.length < 60 && !/(?:^|\s)[a-z]/.test(before)) return true;
    if (line.length < 80 && !NOT_CAPITALISED.test(line)) return true;
  }
  return false;
}

/** A title outweighs the granting words that every conveyance shares; a deed may still be the deed of an easement. */
const TITLE_WEIGHT: Partial<Record<Told, number>> = { easement: 24, deed: 10 };

export function classifyDocument(source: SourceText): DocumentKind {
  const printed = source.text.slice(0, 40000);
  const misread = mayMisread(source.text);
  const text = misread ? printed.replace(EASEMENT_MISREAD, '$<head>asement') : printed;
  const heading = text.slice(0, 900);
  let small: string | null = null;
  const inSmall = (): string => (small ??= heading.toLowerCase());
  const title = titleKind(source.text.slice(0, 900));
  if (title === 'other') return 'other';
  const scores: Record<Told, number> = { as_built: 0, plat: 0, easement: 0, deed: 0 };
  if (title) scores[title] += TITLE_WEIGHT[title] ?? 0;
  const holds = rowsOf(misread ? text : source.text, misread);
  for (const sign of SIGNS) {
    const [kind, weight, , needs] = sign;
    if (!needs.every(holds)) continue;
    if (mayStandIn(inSmall, needs) && stands(sign, heading)) scores[kind] += weight * 2;
    else if (stands(sign, text)) scores[kind] += weight;
  }
  const kind = KINDS.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  const score = scores[kind];
  if (score < 16 && namesOther(source.text) && OTHER_HEADING.test(heading)) return 'other';
  return score >= 5 ? kind : 'other';
}

const stands = ([, , words, , calls]: Sign, part: string): boolean =>
  calls ? isTitled(part, words) : words.test(part);

/** Without one word of each row no sign stands there. */
function mayStandIn(heading: () => string, needs: readonly Row[]): boolean {
  for (const { words } of needs) if (words && !words.test(heading())) return false;
  return true;
}

/** Whether a row's words may stand in the text; searched for where the text is short or was corrected just now. */
function rowsOf(text: string, isCorrected: boolean): (row: Row) => boolean {
  if (!isCorrected && !isShort(text)) return ({ may }) => may(text);
  const lower = text.toLowerCase();
  return ({ words }) => !words || words.test(lower);
}

/** What the patterns below cannot do without, asked of the whole text: most texts without courses hold none of it. */
const MAY = {
  sides: mayHoldPhrase('each_side either_side both_side'),
  centre: holdsAny(['center', 'centre']),
  easement: mayHoldPhrase('easement right'),
  exhibit: mayHoldPhrase(
    'exhibit attached as_shown as_depicted as_described as_delineated as_identified as_recorded same_property same_land same_premises same_tract same_real as_per according_to plat_book plat_cabinet plat_record map_book map_cabinet map_record book_ liber_ volume_',
  ),
  seeExhibit: mayHoldPhrase('exhibit'),
  rule: mayHoldPhrase(
    'shall_ may_not must_be should_be is_required is_prohibited is_permitted is_allowed are_required are_prohibited are_permitted are_allowed minimum| maximum| no_structure| no_building| no_sign| no_fence| setback| set_back| sight_distance sight_triangle mph| miles_per parking| applicant| developer| subdivider| zone_ zoned_ parade| speed_limit be_it',
  ),
  degrees: holdsAny(['degrees']),
  thence: mayHoldPhrase('thence|'),
  start: mayHoldPhrase('begin commenc start'),
  parcel: mayHoldPhrase('all_that all_those all_of_that tract parcel piece bounded'),
  sight: mayHoldPhrase(
    'sight| visibility| clear_vision entrance_or driveway| curb_cut intersecting_street approaching_traffic',
  ),
};

const CENTERLINE = [
  /\b(?:strip|easement|right[\s-]of[\s-]way)\b[^;]{0,240}?\b(?:each|either|both)\s{1,3}sides?\s{1,3}of\s{1,3}(?:(?:the|a|said|its)\s{1,3}){0,2}(?:following|hereinafter|cent(?:er|re)|described|line\b)/i,
  /\b(?:following|hereinafter)[\s-]{0,2}(?:described\s{1,3})?cent(?:er|re)[\s-]{0,2}line\b/i,
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}(?:of\s{1,3}(?:(?:the|said|which|this)\s{1,3}){0,2}(?:strip|easement|right[\s-]of[\s-]way)?\s{0,3})?(?:is\s{1,3}|being\s{1,3})?(?:more\s{1,3}particularly\s{1,3})?described\s{1,3}as\b/i,
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}of\s{1,3}(?:(?:the|said|which|this)\s{1,3}){0,2}(?:strip|easement)\b/i,
];
const EASEMENT =
  /\b(?:easements?|rights[\s-]of[\s-]way|right[\s-]of[\s-]way\s{1,3}(?:for|over|across|easement)|rights?\s{1,3}of\s{1,3}(?:access|ingress|passage|entry)|right\s{1,3}to\s{1,3}(?:lay|construct|install|enter|cross))\b/i;
const PIECE = String.raw`(?:tracts?|lands?|property|properties|premises|parcels?|lots?|real\s{1,3}estate|farm)`;
const WHOLE = new RegExp(
  String.raw`\b(?:over|across|under|through|upon|on|within)\b[^.;]{0,60}?\b(?:(?:above|herein(?:above)?|said|such|before)[\s-]{0,2}(?:described\s{1,3})?${PIECE}|(?:all|any|whole|entire|every|portion|part)\b(?:\s{1,3}\w{1,12}){0,4}?\s{1,3}${PIECE})\b|\bsubject\s{1,3}to\s{1,3}use\b|\b${PIECE}\b[^.;]{0,40}\bsubject\s{1,3}to\b|\bas\s{1,3}(?:are|is|may\s{1,3}be)\s{1,3}(?:necessary|required|needed)\b|\bblanket\b`,
  'i',
);
const FACILITY =
  /\b(?:cent(?:er|re)ed\s{1,3}(?:on|over|along|upon)|(?:lines?|pipes?|mains?|facilit(?:y|ies)|poles?|sewers?|cables?)\s{1,3}(?:as|when|wherever)\s{1,3}(?:now\s{1,3}|finally\s{1,3}|actually\s{1,3})?(?:or\s{1,3}hereafter\s{1,3})?(?:constructed|installed|built|laid|located|existing|staked)|as\s{1,3}(?:now\s{1,3}|finally\s{1,3}|actually\s{1,3})?(?:constructed|installed|built|laid)|feet\s{1,3}(?:on\s{1,3})?(?:each|either)\s{1,3}side\s{1,3}of\s{1,3}(?:the|said|such|any)\s{1,3}(?:\w+\s{1,3}){0,4}(?:line|pipe|pipeline|main|facilit|cable|sewer|wire|pole)s?)\b/i;
const EXHIBIT =
  /\b(?:exhibit\s{1,3}["“']?[A-Z0-9]{1,3}\b|attached\s{1,3}(?:hereto|exhibit|map|plat|drawing|sketch)|as\s{1,3}(?:shown|depicted|described|delineated|identified|recorded)\s{1,3}(?:on|in|by)\s{1,3}(?:that|the|a|an|said)\b|same\s{1,3}(?:property|land|premises|tract|real\s{1,3}estate)\s{1,3}(?:as\s{1,3})?(?:described|conveyed|deeded|shown)|as\s{1,3}per\s{1,3}plat|according\s{1,3}to\s{1,3}(?:the|a|that)\s{1,3}(?:\w+\s{1,3}){0,4}(?:plat|map|survey)|(?:plat|map)\s{1,3}(?:book|cabinet|records?)\s{1,3}["“]?[A-Z0-9]|(?:book|liber|volume)\s{1,3}\w{1,6}\s{1,3}of\s{1,3}(?:plats|maps))/i;
/** The land itself is said to be on the exhibit; an instrument may have rules besides. */
const SEE_EXHIBIT =
  /\b(?:see|described\s{1,3}(?:in|on)|set\s{1,3}forth\s{1,3}(?:in|on))\s{1,3}(?:the\s{1,3})?(?:attached\s{1,3})?exhibit\s{1,3}["“']?[A-Z0-9]{1,3}\b/i;
/** How much of a text a description's kind is told from. */
export const PASSAGE = 20_000;

/** What kind of description a passage without a closed traverse of its own holds; null when it does not show. */
export function descriptionTypeHint(
  text: string,
  from: number,
  to: number,
  known?: readonly AliquotReading[],
): DescriptionType | null {
  const passage = text.slice(from, Math.min(to, from + PASSAGE));
  if (followsCenterline(text, passage)) return 'centerline';
  if (isAliquot(passage, known)) return 'aliquot';
  const isEasement = MAY.easement(text) && EASEMENT.test(passage);
  if (isEasement && FACILITY.test(passage)) return 'facility_relative';
  if (isRecital(passage)) return null;
  const rules = rulesIn(text, passage);
  if (readLotBlock(passage).length > 0 && rules === 0) return 'exhibit_referenced';
  if (
    MAY.exhibit(text) &&
    EXHIBIT.test(passage) &&
    !/\bin\s{1,3}question\b/i.test(passage) &&
    (rules === 0 || recordingsIn(passage).length > 0)
  )
    return 'exhibit_referenced';
  if (
    MAY.seeExhibit(text) &&
    SEE_EXHIBIT.test(passage) &&
    /\b(?:grants?|conveys?|convey(?:ed)?\s{1,3}(?:un)?to)\b/i.test(passage)
  )
    return 'exhibit_referenced';
  return isEasement && WHOLE.test(passage) ? 'blanket' : null;
}

function followsCenterline(text: string, passage: string): boolean {
  const [sides, ...lines] = CENTERLINE;
  if (MAY.sides(text) && sides!.test(passage)) return true;
  return MAY.centre(text) && lines.some((words) => words.test(passage));
}

/** `known` are the readings of the passage where somebody has read it already. */
function isAliquot(passage: string, known: readonly AliquotReading[] | undefined): boolean {
  return known ? known.some((reading) => !reading.isException) : conveysAliquot(passage);
}

/** A whereas, a covenant or a permission that names land without describing any. */
function isRecital(passage: string): boolean {
  if (/^\W{0,8}whereas\b/i.test(passage)) return true;
  return (
    /\bsubject\s{1,3}to\s{1,3}(?:those|that|the|all|any)\b/i.test(passage.slice(0, 80)) &&
    !/\b(?:tract|parcel|lot|land)\b/i.test(passage)
  );
}

/** Words of rules: what anyone shall do, in any place, not what one piece of land is. */
const RULE =
  /\b(?:shall\s{1,3}(?:be|not|have|consist|provide|comply|conform|include|extend|maintain|travel|submit|meet|apply|show|indicate|contain)|may\s{1,3}not|must\s{1,3}be|should\s{1,3}be|(?:is|are)\s{1,3}(?:required|prohibited|permitted|allowed)|minimum|maximum|no\s{1,3}(?:structure|building|sign|fence)|set\s?back|sight\s{1,3}(?:distance|triangle)|mph|miles\s{1,3}per\s{1,3}hour|parking|applicant|developer|subdivider|zoned?\s{1,3}(?:at|for)|parade|speed\s{1,3}limit|be\s{1,3}it\s{1,3}(?:further\s{1,3})?enacted)\b/gi;
const START = /\b(?:begin(?:-\s)?n?(?:ing|s)?|commenc(?:e|es|ing)|start(?:s|ing)?)\b/i;
const MEASURED =
  /\bthence\b[^;]{0,160}?\d[\d,.]*\)?\s{0,3}(?:feet|ft|foot|chains|poles|rods|perches|links|varas|miles|meters|['’′])/gi;
const GOES_ON =
  /\b(?:thence|run(?:s|ning)?|point\s{1,3}of\s{1,3}beginning|place\s{1,3}of\s{1,3}beginning|to\s{1,3}the\s{1,3}beginning|follow(?:s|ing))\b/i;
const PARCEL =
  /\b(?:all\s{1,3}(?:that|those|of\s{1,3}that)\s{1,3}(?:certain\s{1,3}|other\s{1,3})?(?:tract|parcel|lot|piece|land)s?|(?:tract|parcel|piece)s?\s{1,3}(?:(?:or|and)\s{1,3}(?:tract|parcel)s?\s{1,3})?of\s{1,3}land\b[^.;]{0,80}\b(?:in|containing|described|situated?|bounded)|bounded\s{1,3}(?:and\s{1,3}described|on\s{1,3}the|northerly|southerly|easterly|westerly|north|south|as\s{1,3}follows))\b/i;
const BEARING =
  /\b(?:N|S|north|south)\b\.?\s{0,3}\d{1,3}(?:\.\d{1,4})?\s{0,2}(?:[°º*'’]|deg|o\b|-|d\b|and\b)|\b\d{1,3}\s{0,2}(?:°|º|degrees)\s{0,3}\d{1,2}\s{0,2}(?:['’′]|minutes)|\b(?:degrees)\b[^.;]{0,40}\b(?:east|west)\b/gi;
/** Ways, terms of years and journeys also "commence" and go "thence". */
const ROUTE =
  /\b(?:(?:post|public|mail|military|wagon|state)[\s-]{1,2}roads?|railroad\s{1,3}company|railway\s{1,3}company|(?:parade|present|direct|practicable|bus|mail|following)\s{1,3}routes?|parades?|vehicles|session\s{1,3}of\s{1,3}congress|times?\s{1,3}for\s{1,3}commencing|mile\s{1,3}posts?|to\s{1,3}be\s{1,3}zoned|surgeon|identify|in\s{1,3}question)\b/i;

/** Whether the text describes a piece of land at all, rather than regulating land or naming a route. */
export function describesLand(text: string, known?: readonly AliquotReading[]): boolean {
  const passage = text.slice(0, 40000);
  if (MAY.sight(text) && isSightTriangle(passage)) return false;
  const hint = descriptionTypeHint(text, 0, passage.length, known);
  if (hint === 'aliquot' || bearingsIn(text, passage) >= 2 || lengthsIn(text, passage) >= 2) return true;
  const rules = rulesIn(text, passage);
  if (MAY.start(text) && START.test(passage) && GOES_ON.test(passage) && !isRoute(text, passage))
    return rules === 0 || rules <= count(passage, /\bthence\b/gi);
  if (hint !== null) return true;
  return rules === 0 && MAY.parcel(text) && PARCEL.test(passage) && !isRoute(text, passage);
}

const rulesIn = (text: string, passage: string): number => (MAY.rule(text) ? count(passage, RULE) : 0);
const bearingsIn = (text: string, passage: string): number =>
  MAY.degrees(text) || /\d/.test(passage) ? count(passage, BEARING) : 0;
const lengthsIn = (text: string, passage: string): number => (MAY.thence(text) ? count(passage, MEASURED) : 0);

const isRoute = (text: string, passage: string): boolean =>
  ROUTE.test(passage) && lengthsIn(text, passage) === 0 && !(STRIP.test(passage) && /\bacres\b/i.test(passage));
/** A route has no width and no area. */
const STRIP = /\bstrip\s{1,3}of\s{1,3}land\b[^.;]{0,60}\bf(?:ee|oo)t\s{1,3}(?:wide|in\s{1,3}width)\b/i;

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}

/** A figure laid at any driveway or crossing: it begins at a point, but at no place on earth. */
function isSightTriangle(passage: string): boolean {
  return (
    /\b(?:sight|visibility|clear\s{1,3}vision|entrance\s{1,3}or\s{1,3}exit|driveway|curb\s{1,3}cut|intersecting\s{1,3}streets?|approaching\s{1,3}traffic)\b/i.test(
      passage,
    ) &&
    /\b(?:the\s{1,3}lot|any|each|every|see\s{1,3}figure|nonresidential|residential\s{1,3}use)\b/i.test(passage) &&
    !/\b(?:county|land\s{1,3}lot|district|section|plat\s{1,3}book|deed)\b/i.test(passage)
  );
}
