// Takes: a text and land by section read in it. Gives: whether the land only says where a lot of a plat lies. Never: land of its own.
import type { AliquotReading } from '../aliquots/aliquot.ts';

const PLATTED =
  /\b(?:lots?|block|parcel|tract|unit)\s[^.;]{0,300}\b(?:(?:re)?subdivision|addition|plat|situated?|located|lying|being\s+(?:an?\s+)?(?:part|portion))\b[^.;]{0,40}\b(?:in|of|within)\s+(?:an?\s+)?(?:(?:part|portion)\s+of\s+)?(?:the\s+|said\s+)?$/;

/** "except Lot H-1 in the NE¼": less than the part; the land it comes off has the words. */
const PIECE_IN =
  /\b(?:except\w*|less)\s(?:therefrom\s)?(?:lot|tract|parcel)\s[\w-]{1,6}\s+(?:located\s)?in\s+(?:the\s+|said\s+)?$/;
/** "Lots 6 and 7, of Elm Park, Troup County, according to the plat thereof, being a part of the E½ of Section 32": lots of a plat. */
const NAMED_LOTS =
  /^lots?\s[\d\s,&]*(?:and\s)?\d{1,3},?\s(?:of|in)\s(?!the\s|said\s|sec|gov|t\.|township|fractional)[a-z][\w'’ .-]{2,40},[^;]{0,120}\baccording\sto\sthe\s(?:[a-z]+\s){0,4}(?:map|plat)\b/;
/** "Lot 6 in Block 3 of Elm Park, being a subdivision in the SW¼ of Section 9": where the plat lies, and no land of its own. */
export function isOfPlat(folded: string, { start, isException, packed }: AliquotReading): boolean {
  if (packed.includes('government_lot=') && NAMED_LOTS.test(folded.slice(start, start + 240))) return true;
  const lead = folded.slice(Math.max(0, start - 380), start);
  if (isException && PIECE_IN.test(lead)) return true;
  return (lead.includes('lot') || lead.includes('plat')) && PLATTED.test(lead);
}
