// Takes: nothing. Gives: the words that tell a drawing: a plat, or the record drawing of what was built.
// Never: words that a deed uses of the plat it cites, unless the document calls itself by them.
import { titled, told, type Sign } from './kind-signs.ts';
import { pattern, patternOfAll } from './pattern.ts';

const STATION = /\bsta(?:tion|\.)?\s{0,2}\d{1,4}\+\d{2}\b/i;
const END_OF_LINE = String.raw`\s{0,3}(?:\n|$)`;
const BUILT = ['laid', 'built', 'constructed', 'installed'];
const WAYS = 'streets? avenues alleys highways roads lanes walks drives easements'.split(' ');
const DRAWN = 'shown platted designated delineated indicated hereon thereon'.split(' ');
const THIS_PLAT = ['said', 'this', 'the (?:foregoing|annexed|accompanying|within|above|attached)'];
const ADOPTS = [
  String.raw`consents? to the (?:making|preparation|filing|record)\w{0,6}(?: and \w{1,14}){0,2} of`,
  'adopts?',
  'publish(?:es)?',
  'submits?',
  'declares?',
];
const LAND = [
  'land',
  'lots',
  String.raw`(?:house|building)\s?lots`,
  'property',
  'the (?:property|land|sub-?division)',
  'sub-?division',
  'division',
  'partition',
];

export const PLAT_SIGNS: readonly Sign[] = [
  titled(
    'as_built',
    6,
    patternOfAll`\bas[\s-]{0,3}built\b
      |\brecord (?:drawings?|dwgs?\b)
      |\bas[\s-]{1,3}(?:constructed|laid|installed)(?=\s{0,3}["”)]?\s{0,3}(?:\n|$|-|plans?\b|drawings?\b|\d))
      |\brecord of (?:\w+ ){1,4}as ${BUILT}\b`,
  ),
  // "RECORD" or "RECORD PLAN" over a sheet with stations; a plan of record without them divides land.
  titled(
    'as_built',
    4,
    patternOfAll`(?<=(?:^|\n)[^\n]{0,60})\brecord(?: (?:plans?|prints?|set))?(?=["”]?${END_OF_LINE})`,
    STATION,
  ),
  told('as_built', 2, STATION),
  told('as_built', 2, pattern`\b(?:invert|manhole|inv\. el|hydrant|gate valve)\b`),
  titled(
    'plat',
    5,
    patternOfAll`\b(?:final|record|preliminary|amended|minor|subdivision|condominium) plat\b
      |\bplat (?:of|showing|for)\b
      |\breplat of\b
      |\bboundary survey(?=${END_OF_LINE}| (?:of|for|plat|map|prepared)\b)`,
  ),
  told(
    'plat',
    4,
    pattern`\bsurveyor['’]?s certificate\b|\bthis plat\b|\bI hereby certify that this (?:map|plat|survey)\b`,
  ),
  told(
    'plat',
    3,
    pattern`\b(?:vicinity map|graphic scale|scale\s{0,2}:?\s{0,2}1\s?["”]?\s?=\s?\d{2,4}|curve table|line table)\b`,
  ),
  titled('plat', 3, patternOfAll`\bsheet \d of \d\b`),
  titled(
    'plat',
    5,
    patternOfAll`\b(?:map of|(?:binding|condominium) (?:site )?plan|certified survey map)\b
      |\brecord of survey(?=${END_OF_LINE}| (?:of|for)\b)`,
  ),
  // Who divides land gives its ways to everybody, by the drawing itself.
  told('plat', 8, pattern`\bdedicat(?:e|es|ed)\b[^.]{0,120}\b${WAYS}\b[^.]{0,120}\b${DRAWN}\b`),
  told('plat', 5, pattern`\b${ADOPTS} ${THIS_PLAT} (?:\w{1,12} ){0,2}(?:map|plat|plan)\b`),
  titled(
    'plat',
    5,
    patternOfAll`\bplan (?:of|showing) ${LAND}\b
      |\b(?:short|partition|long|townhouse|dedication|vacating) plat(?=${END_OF_LINE}| no\b)
      |\bparcel map no\b
      |\bsub-?division (?:plan|map)\b`,
  ),
  titled(
    'plat',
    5,
    patternOfAll`(?<=\n[ \t]{0,40})a(?:n addition to| (?:re-?)?(?:sub-?division|plat|re-?plat) (?:of|in))\b`,
    /certif|dedicat|surveyed/i,
  ),
  told(
    'plat',
    4,
    pattern`\bcertificate of (?:land )?surveyor\b
      |\bI\b[^.;]{0,90}\bcertify\b[^.;]{0,260}\b(?:above|foregoing|annexed|within|accompanying) (?:plat|map)\b
      |\b(?:caused|had)\b[^.;]{0,60}\bto be surveyed\b[^.;]{0,40}\b(?:platted|subdivided|laid out)\b
      |\bsurveyed and platted for\b`,
  ),
  told('plat', 2, pattern`\bdedicat(?:e|ed|ion)\b[^.]{0,80}\b(?:streets?|public|easements)\b`),
];
