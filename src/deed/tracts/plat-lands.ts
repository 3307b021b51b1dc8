// Takes: a text and land by section read in it. Gives: whether the land only says where a lot of a plat lies. Never: land of its own.
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { wording } from '../words/wording.ts';

const PLATTED = new RegExp(wording`
  \b(?:lots?|block|parcel|tract|unit) [^.;]{0,300}\b
  (?:(?:re)?subdivision|addition|plat|(?:'s|s') survey|situated?|located|lying|being (?:an? )?(?:part|portion))\b[^.;]{0,40}\b(?:in|of|within) (?:an? )?
  (?:(?:part|portion) of )?(?:the |said )?$`);

/** "except Lot H-1 in the NE¼": less than the part; the land it comes off has the words. */
const PIECE_IN = new RegExp(wording`
  \b(?:except\w*|less) (?:therefrom )?(?:lot|tract|parcel) [\w-]{1,6} (?:located )?in (?:the |said )?$`);
/** "Lots 6 and 7, of Elm Park, Troup County, according to the plat thereof, being a part of the E½ of Section 32": lots of a plat. */
const NAMED_LOTS = new RegExp(wording`
  ^lots? [\d\s,&]*(?:and )?\d{1,3},? (?:of|in) (?!the |said |sec|gov|t\.|township|fractional)[a-z][\w'’ .-]{2,40},[^;]{0,120}\baccording to the (?:[a-z]+ ){0,4}
  (?:map|plat)\b`);
/** "Lot 6 in Block 3 of Elm Park, being a subdivision in the SW¼ of Section 9": where the plat lies, and no land of its own. */
export function isOfPlat(folded: string, { start, isException, packed }: AliquotReading): boolean {
  if (packed.includes('government_lot=') && NAMED_LOTS.test(folded.slice(start, start + 240))) return true;
  const lead = folded.slice(Math.max(0, start - 380), start);
  if (isException && PIECE_IN.test(lead)) return true;
  if (LINE_OF_PLAT.test(lead)) return true;
  if (!/lot|plat|block/.test(lead)) return false;
  const way = ONLY_A_WAY.exec(packed)?.[1];
  if (way !== undefined && !PLATTED_BEFORE.test(lead.slice(0, lead.lastIndexOf(way.toLowerCase())))) return false;
  return PLATTED.test(lead) || IN_TOWN.test(lead) || isOfListDivided(lead);
}

/** "lying West of the East line of Elm Park, being a subdivision of part of the NW¼": what the line's plat divides. */
const LINE_OF_PLAT = new RegExp(wording`
  \bline of [^;.]{3,60}, (?:being )?an? (?:re)?subdivision (?:of|in) (?:(?:a )?part of )?(?:the |said )?$`);

/** "The 16 foot alley in Block 4 of Elm Park, a subdivision of the SW¼": told to be in it, and no lot is conveyed. */
const ONLY_A_WAY = /exception=only ([^|]{0,24}?[a-z]{3} )[^|]*\b(?:street|avenue|alley|road|lane|boulevard|drive)\b/i;

const IN_TOWN = new RegExp(wording`
  \b(?:lots?|blocks?) [^.;]{0,200}\b(?:town(?:site)?|village|city) of [^.;]{2,40}[,\s]\s{0,2}(?:being )?(?:in|within|of) (?:a )?(?:part of )?
  (?:the |said )?$`);

const DIVISION = /\b(?:sub-?division|resubdivision|addition)\s{1,3}(?:of|in)\s/g;
const PLATTED_BEFORE = /\b(?:lots?|blocks?|blk)\s/;
/** What lists of land by section are made of. */
const LAND_WORD = new RegExp(wording`
  ^(?:the|an?|of|in|and|all|that|parts?|portions?|fractional|one|half|quarter|1/[24]|[¼½]|(?:[ns][ew]|[nsew])(?:[¼½24]|1/[24])?|north|south|east
  |west|(?:north|south)-?(?:east|west)|sections?|secs?|lots?|blocks?|to|through|inclusive|\d{1,3}|\(\d{1,3}\))$`);

/** "Lot 9 in Elm Park, a subdivision of the SW¼ of Section 9, the SE¼ of Section 8, and all of Section 7": the plat lies in each of them. */
function isOfListDivided(lead: string): boolean {
  const division = [...lead.matchAll(DIVISION)].at(-1);
  if (!division || !PLATTED_BEFORE.test(lead.slice(0, division.index))) return false;
  const words = lead.slice(division.index + division[0].length).split(/[\s,.]+/);
  return words.every((word) => word === '' || LAND_WORD.test(word));
}
