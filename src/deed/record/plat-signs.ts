// Takes: nothing. Gives: the words that tell a drawing: a plat, or the record drawing of what was built.
// Never: words that a deed uses of the plat it cites, unless the document calls itself by them.
import { anyCase } from '../words/any-case.ts';
import { phrases, row, type Row, type Sign } from './kind-signs.ts';

const NAMES_PLAT = phrases('plat replat boundary_survey');
/** By the word itself, which is found far faster than those before it; a title begins with a capital. */
const PLAT_TITLE = anyCase(
  /plat(?:(?<=(?-i:P)lat|(?-i:R)eplat)\s{1,3}(?:of|showing|for)|(?<=(?:(?-i:F)inal|(?-i:R)ecord|(?-i:P)reliminary|(?-i:A)mended|(?-i:M)inor|(?-i:S)ubdivision|(?-i:C)ondominium)\s{1,3}plat))\b|(?-i:B)oundary\s{1,3}survey/i,
);
const PLATS: Row = {
  ...NAMES_PLAT,
  may: (text) => NAMES_PLAT.may(text) && PLAT_TITLE.test(text),
};
const STATIONS = phrases('sta0 sta_0 sta.0 sta._0 station0 station_0');

export const PLAT_SIGNS: readonly Sign[] = [
  [
    'as_built',
    6,
    /\bas[\s-]{0,3}bu[il1]lt\b|\brecord\s{1,3}(?:drawings?|dwgs?\b)|\bas[\s-]{1,3}(?:constructed|laid|installed)(?=\s{0,3}["”)]?\s{0,3}(?:\n|$|-|plans?\b|drawings?\b|\d))|\brecord\s{1,3}of\s{1,3}(?:\w+\s{1,3}){1,4}as\s{1,3}(?:laid|built|constructed|installed)\b/gi,
    [
      phrases(
        'as_bu as-bu asbu record_drawing record_dwg as_constr as-constr as_laid as-laid as_inst as-inst record_of',
      ),
    ],
    'as a title',
  ],
  // "RECORD" or "RECORD PLAN" over a sheet with stations; a plan of record without them divides land.
  [
    'as_built',
    4,
    /(?<=(?:^|\n)[^\n]{0,60})\brecord(?:\s{1,3}(?:plans?|prints?|set))?(?=["”]?\s{0,3}(?:\n|$))/gi,
    [phrases('record|'), STATIONS, row('+')],
    'as a title',
  ],
  ['as_built', 2, /\bsta(?:tion|\.)?\s{0,2}\d{1,4}\+\d{2}\b/i, [STATIONS, row('+')]],
  ['as_built', 2, /\b(?:invert|manhole|inv\.\s?el|hydrant|gate\s{1,3}valve)\b/i, [row('inv manhole hydrant valve')]],
  [
    'plat',
    5,
    /\b(?:final|record|preliminary|amended|minor|subdivision|condominium)\s{1,3}plat\b|\bplat\s{1,3}(?:of|showing|for)\b|\breplat\s{1,3}of\b|\bboundary\s{1,3}survey(?=\s{0,3}(?:\n|$)|\s{1,3}(?:of|for|plat|map|prepared)\b)/gi,
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
  [
    'plat',
    5,
    /\b(?:map\s{1,3}of|(?:binding|condominium)\s{1,3}(?:site\s{1,3})?plan|certified\s{1,3}survey\s{1,3}map)\b|\brecord\s{1,3}of\s{1,3}survey(?=\s{0,3}(?:\n|$)|\s{1,3}(?:of|for)\b)/gi,
    [phrases('map_of binding_site condominium_plan condominium_site record_of_survey certified_survey')],
    'as a title',
  ],
  [
    'plat',
    8,
    // Who divides land gives its ways to everybody, by the drawing itself.
    /\bdedicat(?:e|es|ed)\b[^.]{0,120}\b(?:streets?|avenues|alleys|highways|roads|lanes|walks|drives|easements)\b[^.]{0,120}\b(?:shown|platted|designated|delineated|indicated|hereon|thereon)\b/i,
    [row('dedicat'), row('shown platted designated delineated indicated hereon thereon')],
  ],
  [
    'plat',
    5,
    /\b(?:consents?\s{1,3}to\s{1,3}the\s{1,3}(?:making|preparation|filing|record)\w{0,6}(?:\s{1,3}and\s{1,3}\w{1,14}){0,2}\s{1,3}of|(?:adopts?|publish(?:es)?|submits?|declares?))\s{1,3}(?:said|this|the\s{1,3}(?:foregoing|annexed|accompanying|within|above|attached))\s{1,3}(?:\w{1,12}\s{1,3}){0,2}(?:map|plat|plan)\b/i,
    [phrases('consent adopt publish submit declare'), row('map plat plan')],
  ],
  [
    'plat',
    5,
    /\bplan\s{1,3}(?:of|showing)\s{1,3}(?:land|lots|(?:house|building)\s{0,2}lots|property|the\s{1,3}(?:property|land|sub-?division)|sub-?division|division|partition)\b|\b(?:short|partition|long|townhouse|dedication|vacating)\s{1,3}plat(?=\s{0,3}(?:\n|$)|\s{1,3}no\b)|\bparcel\s{1,3}map\s{1,3}no\b|\bsub-?division\s{1,3}(?:plan|map)\b/gi,
    [
      phrases(
        'plan_of plan_showing short_plat partition_plat long_plat townhouse_plat dedication_plat vacating_plat parcel_map subdivision_plan subdivision_map sub-division_',
      ),
    ],
    'as a title',
  ],
  [
    'plat',
    5,
    /(?<=\n[ \t]{0,40})a(?:n\s{1,3}addition\s{1,3}to|\s{1,3}(?:re-?)?(?:sub-?division|plat|re-?plat)\s{1,3}(?:of|in))\b/gi,
    [phrases('an_addition_to a_subdivision a_sub-division a_re a_plat'), row('certif dedicat surveyed')],
    'as a title',
  ],
  [
    'plat',
    4,
    /\bcertificate\s{1,3}of\s{1,3}(?:land\s{1,3})?surveyor\b|\bI\b[^.;]{0,90}\bcertify\b[^.;]{0,260}\b(?:above|foregoing|annexed|within|accompanying)\s{1,3}(?:plat|map)\b|\b(?:caused|had)\b[^.;]{0,60}\bto\s{1,3}be\s{1,3}surveyed\b[^.;]{0,40}\b(?:platted|subdivided|laid\s{1,3}out)\b|\bsurveyed\s{1,3}and\s{1,3}platted\s{1,3}for\b/i,
    [phrases('certificate_of certify| to_be_surveyed surveyed_and'), row('plat survey map')],
  ],
  ['plat', 2, /\b(?:dedicat(?:e|ed|ion))\b[^.]{0,80}\b(?:streets?|public|easements)\b/i, [row('dedicat')]],
];
