// Takes: the words of a parcel described without courses, as printed. Gives: which kind of description they are; null where none of the contract's
// fits. Never: an aliquot part; those are read with their sections.
import type { DescriptionType } from '../../contract/extraction.ts';
import { isPlacedByFacility } from '../record/as-built-place.ts';
import { descriptionTypeHint } from '../record/description-type.ts';
import { wording } from '../words/wording.ts';

const EASEMENT =
  /\b(?:easements?|rights?[\s-]of[\s-]way|strip|servitude|(?:cart|wagon)\s?(?:road|way)|road(?:way)?|driveway|lane)\b/i;
const LENGTH = String.raw`(?:feet|foot|ft\.?|rods?|perch(?:es)?|poles?|links|yards?|meters)`;
const WIDE = new RegExp(
  wording`
    \b${LENGTH}[\s)]{1,3}(?:wide|in (?:width|breadth))\b|\b(?:width|breadth) of |\b\d+[\s-]foot(?:[\s-]wide)? (?:[a-z]+ ){0,4}(?:strip|easement|right)`,
  'i',
);
/** What it lies along is described: a line of the land before it. */
const ALONG = new RegExp(
  wording`
    \b(?:along|adjacent|adjoining|contiguous|abutting|parallel|immediately|(?:line|side|edge|boundary) (?:of which|thereof|whereof)
    |cent(?:er|re)[\s-]?line)\b`,
  'i',
);
const SHOWN = new RegExp(
  wording`
    \b(?:as|is|are) (?:[a-z]+ ){0,2}?(?:shown|depicted|delineated|designated|set forth)\b[^.;]{0,90}\b(?:plat|map|exhibit|plan|survey)\b`,
  'i',
);
const PART = wording`
  (?:the )?(?:north|south|east|west)[a-z]* (?:[\w.,]+ ){0,3}?(?:\([^)]{0,40}\) )?(?:feet|foot|half|1\/2|one-half|½) (?:\([^)]{0,70}\) )?of `;
const NUMBER = String.raw`(?:["“]?[A-Z]["”]?(?![A-Za-z])|\d|[a-z]*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|twenty|thirty|forty)\b)`;
/** "PARCEL 3 AS SHOWN ON" too. */
const NUMBERED = new RegExp(
  wording`
    ^[\s:.,;"“()—–-]{0,12}(?:and |also,? )?(?:being |known and |designated as |all of |all |that (?:part|portion) of |the whole of |${PART}){0,4}
    (?:town |city |sub\s?|farm |out)?(?:lots?|parcels?|tracts?|units?) (?:nos?\.?\s{0,3}|number(?:ed|s)? |#\s?)?${NUMBER}`,
  'i',
);
/** Of the public survey, or only where something lies. */
const BY_SECTION = /^[^.;]{0,60}\b(?:sections?\s+\d|sec\.?\s*\d|t(?:ownship|wp\.?)\s+\d)/i;
const EASEMENT_OVER = new RegExp(
  wording`
    \beasements?\b[^.;]{0,200}\b(?:over|across|through|upon|under|on) (?:(?:and|over|across|through|upon|under|on|along)[\s,]{1,3}){0,4}`,
  'i',
);

/** "- Permanent Storm Sewer Easement", behind the header in its line. */
const TITLE = /^[^\n.;]{0,70}\n/;

/** `isLot`: whether the words were already found to name lots of a plat. */
export function parcelType(words: string, isLot: boolean): DescriptionType | null {
  if (isLot) return 'exhibit_referenced';
  if (/\bthence\b/i.test(words)) return null;
  const isEasement = EASEMENT.test(words);
  if (isEasement && isPlacedByFacility(words)) return 'facility_relative';
  if (isEasement && SHOWN.test(words)) return 'exhibit_referenced';
  const over = EASEMENT_OVER.exec(words);
  if (over && NUMBERED.test(words.slice(over.index + over[0].length))) return 'exhibit_referenced';
  if (isEasement && WIDE.test(words) && ALONG.test(words)) return 'centerline';
  if (isNumbered(words)) return 'exhibit_referenced';
  if (isEasement) return null;
  const hint = descriptionTypeHint(words, 0, words.length);
  return hint === 'exhibit_referenced' ? hint : null;
}

/** By its number on a plat: "All of Farm Tract No. 119", "The South 10 feet of Lot 12". */
export function isNumbered(words: string): boolean {
  const bare = words.replace(TITLE, '');
  return (NUMBERED.test(words) || NUMBERED.test(bare)) && !BY_SECTION.test(bare);
}
