// Takes: a document's reading text. Gives: what kind of document it is, and what kind of description a passage holds.
// Never: land where a rule, a route, a set-back or a statute only uses the words of land.
import type { DescriptionType, DocumentKind } from '../contract/extraction.ts';
import type { SourceText } from '../document/source-text.ts';
import { readLotBlock } from './lot-block.ts';

/** Telling words and what each weighs for a kind of document; the heading counts double. */
const SIGNS: readonly (readonly [kind: Exclude<DocumentKind, 'other'>, weight: number, words: RegExp])[] = [
  ['as_built', 6, /\bas[\s-]?built\b|\brecord\s{1,3}drawings?\b/i],
  ['as_built', 2, /\bsta(?:tion|\.)?\s{0,2}\d{1,4}\+\d{2}\b/i],
  ['as_built', 2, /\b(?:invert|manhole|inv\.\s?el|hydrant|gate\s{1,3}valve)\b/i],
  [
    'plat',
    5,
    /\b(?:final|record|preliminary|amended|minor|subdivision|condominium)\s{1,3}plat\b|\bplat\s{1,3}(?:of|showing|for)\b|\breplat\s{1,3}of\b/i,
  ],
  [
    'plat',
    4,
    /\bsurveyor['’]?s\s{1,3}certificate\b|\bthis\s{1,3}plat\b|\bI\s{1,3}hereby\s{1,3}certify\s{1,3}that\s{1,3}this\s{1,3}(?:map|plat|survey)\b|\bboundary\s{1,3}survey\b|\bplat\s{1,3}of\s{1,3}survey\b/i,
  ],
  [
    'plat',
    3,
    /\b(?:vicinity\s{1,3}map|graphic\s{1,3}scale|scale\s{0,2}:?\s{0,2}1\s?["”]?\s?=\s?\d{2,4}|curve\s{1,3}table|line\s{1,3}table|sheet\s{1,3}\d\s{1,3}of\s{1,3}\d)\b/i,
  ],
  ['plat', 2, /\b(?:dedicat(?:e|ed|ion))\b[^.]{0,80}\b(?:streets?|public|easements)\b/i],
  [
    'easement',
    6,
    /\b(?:grant\s{1,3}of\s{1,3}(?:\w+\s{1,3}){0,3}easement|easement\s{1,3}(?:deed|agreement|grant|and\s{1,3}(?:agreement|right))|right[\s-]of[\s-]way\s{1,3}(?:easement|agreement|grant|deed)|deed\s{1,3}of\s{1,3}easement|(?:utility|drainage|access|sewer|sign|conservation|pipeline)\s{1,3}easement)\b/i,
  ],
  [
    'easement',
    3,
    /\b(?:grants?|convey[s]?|dedicates?|reserv(?:es?|ation))\b[^.]{0,160}\b(?:easements?|right[\s-]of[\s-]way)\b/i,
  ],
  [
    'deed',
    6,
    /\b(?:(?:general|special|limited|statutory)\s{1,3}warranty\s{1,3}deed|warranty\s{1,3}deed|quit[\s-]?claim\s{1,3}deed|bargain\s{1,3}and\s{1,3}sale\s{1,3}deed|grant\s{1,3}deed|trustee['’]?s\s{1,3}deed|sheriff['’]?s\s{1,3}deed|deed\s{1,3}of\s{1,3}(?:trust|gift|conveyance)|special\s{1,3}warranty|executor['’]?s\s{1,3}deed|tax\s{1,3}deed|correction\s{1,3}deed)\b/i,
  ],
  [
    'deed',
    5,
    /\b(?:this\s{1,3}(?:indenture|deed)|know\s{1,3}all\s{1,3}(?:men|persons)\s{1,3}by\s{1,3}these\s{1,3}presents)\b/i,
  ],
  [
    'deed',
    4,
    /\b(?:grant|bargain|sell|convey|remise|release|quit-?claim)(?:ed|s)?,?\s{1,3}(?:and\s{1,3})?(?:bargain|sell|convey|alien|remise|release|quit-?claim|confirm|warrant)(?:ed|s)?\b/i,
  ],
  [
    'deed',
    3,
    /\b(?:to\s{1,3}have\s{1,3}and\s{1,3}to\s{1,3}hold|party\s{1,3}of\s{1,3}the\s{1,3}first\s{1,3}part|convey(?:s|ed)?\s{1,3}and\s{1,3}warrants?)\b/i,
  ],
  ['deed', 2, /\bgrantee\b/i],
];
const OTHER_HEADING =
  /\b(?:declaration\s{1,3}of\s{1,3}(?:covenants|protective|restrict|condominium)|covenants,?\s{1,3}conditions|restrictive\s{1,3}covenants|lis\s{1,3}pendens|notice\s{1,3}of\s{1,3}(?:lien|construction|commencement)|construction\s{1,3}lien|decree|affidavit|mortgage|satisfaction|release\s{1,3}of\s{1,3}lien|bylaws|by-laws|articles\s{1,3}of\s{1,3}incorporation|amendment\s{1,3}to\s{1,3}(?:the\s{1,3})?declaration|power\s{1,3}of\s{1,3}attorney|executive\s{1,3}order|be\s{1,3}it\s{1,3}enacted|ordinance\s{1,3}no)\b/i;

export function classifyDocument(source: SourceText): DocumentKind {
  const text = source.text.slice(0, 40000);
  const heading = text.slice(0, 900);
  const scores = new Map<DocumentKind, number>();
  for (const [kind, weight, words] of SIGNS) {
    const score = words.test(heading) ? weight * 2 : words.test(text) ? weight : 0;
    scores.set(kind, (scores.get(kind) ?? 0) + score);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [kind, score] = ranked[0]!;
  if (OTHER_HEADING.test(heading) && score < 16) return 'other';
  return score >= 5 ? kind : 'other';
}

const CENTERLINE =
  /\bcent(?:er|re)[\s-]{0,2}line\b[\s\S]{0,160}?\b(?:described|being|extending|beginning|of\s{1,3}(?:the\s{1,3})?(?:said\s{1,3})?(?:strip|easement|right))|\bstrip\b[\s\S]{0,160}?\b(?:each|either)\s{1,3}side\s{1,3}of\b[\s\S]{0,60}?\b(?:line|cent(?:er|re))/i;
const EASEMENT =
  /\b(?:easements?|rights?[\s-]of[\s-]way|rights?\s{1,3}of\s{1,3}(?:access|ingress|passage|entry)|right\s{1,3}to\s{1,3}(?:lay|construct|install|enter|cross))\b/i;
const WHOLE =
  /\b(?:over|across|under|through|upon|on|within)\b[\s\S]{0,60}?\b(?:(?:the\s{1,3})?(?:above|herein(?:above)?|said|such|following|before)[\s-]{0,2}(?:described\s{1,3})?(?:tract|land|property|premises|parcel|lot)s?|(?:all|any|the\s{1,3}whole|entire|every\s{1,3}part|any\s{1,3}portion)\s{1,3}(?:of\s{1,3})?(?:the|said|its|grantor))|\bsubject\s{1,3}to\s{1,3}use\b|\bas\s{1,3}(?:are|is|may\s{1,3}be)\s{1,3}(?:necessary|required|needed)\b|\bblanket\b/i;
const FACILITY =
  /\b(?:cent(?:er|re)ed\s{1,3}(?:on|over|along)|as\s{1,3}(?:now\s{1,3})?(?:constructed|installed|built|laid|located|staked|existing)|(?:lines?|pipes?|mains?|facilit(?:y|ies)|poles?)\s{1,3}as\s{1,3}(?:now\s{1,3})?(?:constructed|installed|built|laid|located)|feet\s{1,3}on\s{1,3}(?:each|either)\s{1,3}side\s{1,3}of\s{1,3}(?:the|said|such|any)\s{1,3}(?:\w+\s{1,3}){0,4}(?:line|pipe|pipeline|main|facilit|cable|sewer|wire|pole)s?)\b/i;
const EXHIBIT =
  /\b(?:exhibit\s{1,3}["“']?[A-Z0-9]{1,3}|attached\s{1,3}(?:hereto|exhibit|map|plat|drawing|sketch)|as\s{1,3}(?:shown|depicted|described|delineated|identified)\s{1,3}(?:on|in|by)\s{1,3}(?:that|the|a|an|said)\b|same\s{1,3}(?:property|land|premises|tract|real\s{1,3}estate)\s{1,3}(?:as\s{1,3})?(?:described|conveyed|deeded|shown)|as\s{1,3}per\s{1,3}plat|according\s{1,3}to\s{1,3}(?:the|a|that)\s{1,3}(?:\w+\s{1,3}){0,4}(?:plat|map|survey)|(?:plat|map)\s{1,3}(?:book|cabinet|records?)|(?:book|liber|volume)\s{1,3}\w{1,6}\s{1,3}of\s{1,3}(?:plats|maps)|parcel\s{1,3}(?:id|identification|number|no))\b/i;
const FRACTION =
  /[NSEW][EW]?\.?\s?[¼½]|\b[NS][EW]\.?\s?1?\/4\b|\b(?:north|south|east|west)(?:east|west)?\s{1,3}(?:one[\s-])?(?:quarter|half)\b/i;
const TOWNSHIP =
  /\bT(?:ownship|wp|p)?\.?\s{0,2}(?:\d{1,3}|[a-z-]{3,14})\s{0,2},?\s{0,2}(?:N|S|north|south)\b[\s\S]{0,30}?\bR(?:ange|ge|ng)?\.?\s{0,2}(?:\d{1,3}|[a-z-]{3,14})/i;

/** What kind of description a passage without a closed traverse of its own holds; null when it does not show. */
export function descriptionTypeHint(text: string, from: number, to: number): DescriptionType | null {
  const passage = text.slice(from, Math.min(to, from + 20000));
  if (CENTERLINE.test(passage)) return 'centerline';
  if (TOWNSHIP.test(passage) && (FRACTION.test(passage) || /\bsec(?:tion|s|\.)/i.test(passage))) return 'aliquot';
  if (FRACTION.test(passage) && /\bsec(?:tion|s)?\b/i.test(passage)) return 'aliquot';
  const isEasement = EASEMENT.test(passage);
  if (isEasement && FACILITY.test(passage)) return 'facility_relative';
  if (EXHIBIT.test(passage) && !isRecital(passage)) return 'exhibit_referenced';
  if (readLotBlock(passage).length > 0) return 'exhibit_referenced';
  return isEasement && WHOLE.test(passage) && !isRecital(passage) ? 'blanket' : null;
}

/** A whereas, a covenant or a permission that names land without describing any. */
function isRecital(passage: string): boolean {
  return (
    /^\W{0,8}whereas\b/i.test(passage) ||
    (/\bsubject\s{1,3}to\s{1,3}(?:those|that|the|all|any)\b/i.test(passage.slice(0, 80)) &&
      !/\b(?:tract|parcel|lot|land)\b/i.test(passage))
  );
}

/** Words of rules: what anyone shall do, in any place, not what one piece of land is. */
const RULE =
  /\b(?:shall\s{1,3}(?:be|not|have|consist|provide|comply|conform|include|extend|maintain|travel|submit)|may\s{1,3}not|must\s{1,3}be|(?:is|are)\s{1,3}(?:required|prohibited|permitted|allowed)|minimum|maximum|no\s{1,3}(?:structure|building|sign|fence)|set\s?back|sight\s{1,3}(?:distance|triangle)|mph|miles\s{1,3}per\s{1,3}hour|parking|applicant|developer|subdivider|zoned?\s{1,3}(?:at|for)|election\s{1,3}district|parade|speed\s{1,3}limit|be\s{1,3}it\s{1,3}(?:further\s{1,3})?enacted)\b/gi;
const LAND =
  /\b(?:all\s{1,3}(?:that|those)\s{1,3}(?:certain\s{1,3})?(?:tract|parcel|lot|piece|land)s?|(?:tract|parcel)s?\s{1,3}(?:or\s{1,3}(?:tract|parcel)s?\s{1,3})?of\s{1,3}land|point\s{1,3}of\s{1,3}beginning|place\s{1,3}of\s{1,3}beginning|thence|more\s{1,3}(?:particularly|fully)\s{1,3}(?:bounded\s{1,3}and\s{1,3})?described|bounded\s{1,3}(?:and\s{1,3}described|on\s{1,3}the|as)|beginning\s{1,3}at|commencing\s{1,3}at|metes\s{1,3}and\s{1,3}bounds|containing\s{1,3}[\d.,]+\s{1,3}acres?)\b/gi;
const MEASURED =
  /\b(?:N|S|north|south)\b\.?\s{0,2}\d{1,3}(?:\s?(?:°|º|deg|o\b|-)|\s{1,2}degrees)|\b(?:degrees|azimuth|chains|poles|rods|perches|varas)\b|\d{1,5}(?:\.\d{1,2})?\s{0,2}(?:feet|ft\.?|foot)\b/i;

/** Whether the text describes a piece of land at all, rather than regulating land or naming a route. */
export function describesLand(text: string): boolean {
  const passage = text.slice(0, 40000);
  if (TOWNSHIP.test(passage) || (FRACTION.test(passage) && /\bsec(?:tion|s)?\b/i.test(passage))) return true;
  const rules = count(passage, RULE);
  const land = count(passage, LAND);
  if (land === 0)
    return (
      rules === 0 && (readLotBlock(passage).length > 0 || descriptionTypeHint(passage, 0, passage.length) !== null)
    );
  if (isSightTriangle(passage)) return false;
  return rules === 0 || (MEASURED.test(passage) && land >= rules) || land > rules * 2;
}

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
