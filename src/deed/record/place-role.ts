// Takes: a text and where it names a county. Gives: how much that tells of where the land lies. Never: which county it is.
import { pattern } from './pattern.ts';

/** "the following land, lying and being in"; a street or a rail road may stand between. */
const LAND_BEFORE =
  /\b(?:situated?|located|lying|being|lands?|lots?|tracts?|parcels?|premises|property|real\s{1,3}estate|section|range|block|described|subdivision)\b[^.;]{0,140}$/i;
/** "of Hall County, party of the first part"; "residents of Hall County". */
const PERSON_BEHIND = pattern`^[^.;:]{0,90}?\b(?:part(?:y|ies) of|grant(?:or|ee)s?|lessors?|lessees?|mortgag(?:or|ee)s?|herein(?:after)?
  |of the (?:first|second|one|other) part|in consideration|for the consideration|consideration of
  |whose (?:mailing )?address|his wife|am held|the receipt|with (?:warranty|quit-?claim|mortgage) covenants)\b`;
const RESIDES = /\b(?:residents?|residing|resides?|dwelling|late|formerly|now)\s{1,3}(?:of|in|at)\b[^.;]{0,60}$/i;
/** What an officer says under "State of Ohio, Hall County". */
const OFFICER_BEHIND = pattern`^[^]{0,160}?\b
  (?:personally|before me|acknowledged (?:before|to me|that)|sworn|notary public|subscribed and|(?:hereby|do) certify)
  \b`;
const OFFICER_BEFORE = /\bnotary\s{1,3}public\b[^]{0,80}$|\bcommission\b[^]{0,60}$/i;

/** "Lexington County is bounded on the north": an act tells of the county itself. */
const IS_ITSELF = pattern`^ (?:is|shall be|be) (?:hereby )?(?:bounded|established|created|erected)\b`;

/** "State of Ohio, County of Hall" at the head of a line: the place of an oath. */
const VENUE_BEFORE = pattern`(?:^|\n)\s{0,40}(?:the )?(?:state|commonwealth) of [a-z]{4,14}(?: [a-z]{4,10})?[\s,.)}(§|]{1,12}$`;

/** "Hall County Records", "Hall County Register of Deeds": land is recorded where it lies. */
const OFFICE_BEHIND = pattern`^,? (?:land |deed |official |public ){0,2}(?:records\b|registry|register of deeds|recorder)`;

/** "Grantee's mailing address: Box 9, Alder, Hall County, Ohio": where letters go. */
const ADDRESS_BEFORE = pattern`\b(?:(?:mailing|grant(?:or|ee)s?['’]?s?|owners?['’]?s?|lend(?:er)['’]?s?|whose|return) address|mail to|return to
  |p\.?\s?o\.? box)\b[^;]{0,120}$`;

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
