// Takes: a text and where it names a county. Gives: how much that tells of where the land lies. Never: which county it is.

/** "the following land, lying and being in"; a street or a rail road may stand between. */
const LAND_BEFORE =
  /\b(?:situated?|located|lying|being|lands?|lots?|tracts?|parcels?|premises|property|real\s{1,3}estate|section|range|block|described|subdivision)\b[^.;]{0,140}$/i;
/** "of Hall County, party of the first part"; "residents of Hall County". */
const PERSON_BEHIND =
  /^[^.;:]{0,90}?\b(?:part(?:y|ies)\s{1,3}of|grant(?:or|ee)s?|lessors?|lessees?|mortgag(?:or|ee)s?|herein(?:after)?|of\s{1,3}the\s{1,3}(?:first|second|one|other)\s{1,3}part|in\s{1,3}consideration|for\s{1,3}the\s{1,3}consideration|consideration\s{1,3}of|whose\s{1,3}(?:mailing\s{1,3})?address|his\s{1,3}wife|am\s{1,3}held|the\s{1,3}receipt|with\s{1,3}(?:warranty|quit-?claim|mortgage)\s{1,3}covenants)\b/i;
const RESIDES = /\b(?:residents?|residing|resides?|dwelling|late|formerly|now)\s{1,3}(?:of|in|at)\b[^.;]{0,60}$/i;
/** What an officer says under "State of Ohio, Hall County". */
const OFFICER_BEHIND =
  /^[^]{0,160}?\b(?:personally|before\s{1,3}me|acknowledged\s{1,3}(?:before|to\s{1,3}me|that)|sworn|notary\s{1,3}public|subscribed\s{1,3}and|(?:hereby|do)\s{1,3}certify)\b/i;
const OFFICER_BEFORE = /\bnotary\s{1,3}public\b[^]{0,80}$|\bcommission\b[^]{0,60}$/i;

/** "Lexington County is bounded on the north": an act tells of the county itself. */
const IS_ITSELF = /^\s{1,3}(?:is|shall\s{1,3}be|be)\s{1,3}(?:hereby\s{1,3})?(?:bounded|established|created|erected)\b/i;

/** "State of Ohio, County of Hall" at the head of a line: the place of an oath. */
const VENUE_BEFORE =
  /(?:^|\n)\s{0,40}(?:the\s{1,3})?(?:state|commonwealth)\s{1,3}of\s{1,3}[a-z]{4,14}(?:\s[a-z]{4,10})?[\s,.)}(§|]{1,12}$/i;

/** "Hall County Records", "Hall County Register of Deeds": land is recorded where it lies. */
const OFFICE_BEHIND =
  /^,?\s{1,3}(?:land\s{1,3}|deed\s{1,3}|official\s{1,3}|public\s{1,3}){0,2}(?:records\b|registry|register\s{1,3}of\s{1,3}deeds|recorder)/i;

/** "Grantee's mailing address: Box 9, Alder, Hall County, Ohio": where letters go. */
const ADDRESS_BEFORE =
  /\b(?:(?:mailing|grant(?:or|ee)s?['’]?s?|owners?['’]?s?|lend(?:er)['’]?s?|whose|return)\s{1,3}address|mail\s{1,3}to|return\s{1,3}to|p\.?\s?[o0]\.?\s{1,3}box)\b[^;]{0,120}$/i;

/** How much a county named there counts; what places land outweighs any number of oaths and homes. */
export function weightOfPlace(text: string, start: number, end: number): number {
  const before = text.slice(Math.max(0, start - 170), start);
  const behind = text.slice(end, end + 200);
  const isHome = RESIDES.test(before) || PERSON_BEHIND.test(behind);
  if (IS_ITSELF.test(behind)) return 8;
  if (VENUE_BEFORE.test(before) && OFFICER_BEHIND.test(behind)) return 0.25;
  if (ADDRESS_BEFORE.test(before)) return 0.25;
  if (LAND_BEFORE.test(before) && !isHome) return 8;
  if (OFFICE_BEHIND.test(behind)) return 3;
  if (OFFICER_BEFORE.test(before) || OFFICER_BEHIND.test(behind)) return 0.25;
  return isHome ? 0.75 : 1;
}
