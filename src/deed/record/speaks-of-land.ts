// Takes: a text. Gives: whether it describes land at all.
// Never: land where a rule, a route, a set-back or a statute only uses the words of land.
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { descriptionTypeHint } from './description-type.ts';
import { count, rulesIn } from './rule-words.ts';
import { grantedBy } from './what-is-granted.ts';
import { pattern, patternOfAll } from './pattern.ts';

const START = /\b(?:begin(?:-\s)?n?(?:ing|s)?|commenc(?:e|es|ing)|start(?:s|ing)?)\b/i;
const MEASURED =
  /\bthence\b[^;]{0,160}?\d[\d,.]*\)?\s{0,3}(?:feet|ft|foot|chains|poles|rods|perches|links|varas|miles|meters|['’′])/gi;
const GOES_ON = pattern`\b(?:thence|run(?:s|ning)?|point of beginning|place of beginning|to the beginning|follow(?:s|ing))\b`;
const PARCEL = pattern`\b(?:all (?:that|those|of that) (?:certain |other )?(?:tract|parcel|lot|piece|land)s?
  |(?:tract|parcel|piece)s? (?:(?:or|and) (?:tract|parcel)s? )?of land\b[^.;]{0,80}\b
  (?:in|containing|described|situated?|bounded)
  |bounded (?:and described|on the|northerly|southerly|easterly|westerly|north|south|as follows))\b`;
const BEARING = patternOfAll`\b(?:N|S|north|south)\b\.?\s{0,3}\d{1,3}(?:\.\d{1,4})?\s{0,2}(?:[°º*'’]|deg|o\b|-|d\b|and\b)
  |\b\d{1,3}\s{0,2}(?:°|º|degrees)\s{0,3}\d{1,2}\s{0,2}(?:['’′]|minutes)|\b(?:degrees)\b[^.;]{0,40}\b(?:east|west)\b`;
/** Ways, terms of years and journeys also "commence" and go "thence". */
const ROUTE = pattern`\b(?:(?:post|public|mail|military|wagon|state)[\s-]{1,2}roads?|railroad company|railway company
  |(?:parade|present|direct|practicable|bus|mail|following) routes?|parades?|vehicles|session of congress
  |times? for commencing|mile posts?|to be zoned|surgeon|identify|in question)\b`;

/** "the limits of Rook are as follows", "the bounds of the parish shall be these, to wit": what an act bounds is no route. */
const SETS_BOUNDS = pattern`\b(?:limits|bounds|boundar(?:y|ies))(?<!\bwithin (?:the )?(?:[a-z]+ ){0,2}limits)\b[^.;]{0,420}?\b
  (?:as follows|following|shall (?:be|begin|commence|run|extend|include)|to[\s-]{1,3}wit|viz|namely)\b`;
/** Whether the text describes a piece of land at all, rather than regulating land or naming a route. */
export function describesLand(text: string, known?: readonly AliquotReading[]): boolean {
  const passage = text.slice(0, 40000);
  if (isSightTriangle(passage)) return false;
  const hint = descriptionTypeHint(text, 0, passage.length, known);
  if (hint === 'aliquot' || count(passage, BEARING) >= 2 || count(passage, MEASURED) >= 2) return true;
  const rules = rulesIn(text, passage);
  const starts = START.test(passage) || (/\bthence\b/i.test(passage) && SETS_BOUNDS.test(passage));
  if (starts && GOES_ON.test(passage) && !isRoute(text, passage))
    return rules === 0 || rules <= count(passage, /\bthence\b/gi);
  if (hint !== null) return true;
  return rules === 0 && PARCEL.test(passage) && !isRoute(text, passage);
}

/** A deed may name roads that bound what it grants. */
const isRoute = (text: string, passage: string): boolean =>
  ROUTE.test(passage) &&
  grantedBy(text) !== 'land' &&
  count(passage, MEASURED) === 0 &&
  !(SETS_BOUNDS.test(passage) && !TRAVELLED.test(passage)) &&
  !(STRIP.test(passage) && /\bacres\b/i.test(passage));
/** What may lie within limits or begin at them. */
const TRAVELLED = pattern`\b(?:routes?|parades?|vehicles|surgeon|to be zoned)\b`;
/** A route has no width and no area. */
const STRIP = pattern`\bstrip of land\b[^.;]{0,60}\bf(?:ee|oo)t (?:wide|in width)\b`;

const SIGHT = pattern`\b(?:sight|visibility|clear vision|entrance or exit|driveway|curb cut|intersecting streets?|approaching traffic)\b`;
const IN_A_PLACE = pattern`\b(?:county|land lot|(?<!\b(?:any|all|each|every|zoning) )districts?|section|plat book|deed)\b`;

/** A figure laid at any driveway or crossing: it begins at a point, but at no place on earth. */
function isSightTriangle(passage: string): boolean {
  return (
    SIGHT.test(passage) &&
    /\b(?:the\s{1,3}lot|any|each|every|see\s{1,3}figure|nonresidential|residential\s{1,3}use)\b/i.test(passage) &&
    !IN_A_PLACE.test(passage)
  );
}

const LAND_WORDS = pattern`\b(?:tracts?|parcels?|lots?|blocks?|deed\w*|convey\w*|grant\w*|survey\w*|corners?|monuments?|bound\w*|acres?|acreage
    |hectares?|townships?|ranges?|sections? (?:nos?\.?\s{0,2}|number\w* )?\d|secs?\.?\s{0,2}\d|count(?:y|ies)|city
    |town|village|streets?|roads?|avenues?|lanes?|alleys?|highways?|rights?[\s-]{1,2}of[\s-]{1,2}way|easements?
    |strips?|propert(?:y|ies)|premises|lands?|plats?|cent(?:er|re)[\s-]{0,2}lines?|stakes?|claims?
    |lines? (?:of|between)|limits|beginning (?:point|corner|post)|commenc\w*|districts?|wards?|precincts?|reserv\w*
    |harbou?r|channel|pier|shore|coordinates?|meridian|rail(?:road|way)|tracks?|pipe\s?lines?|sewers?|ditch(?:es)?
    |canals?|azimuths?|owners?|hereby|shall|pole\s?lines?)\b|\b(?:point|place) of (?:the )?\w*begin
  |\b(?:said|the) line\b|\bsaid\b`;

/** Whether a word of land stands in the text at all; a cave, a dig or a cliff is measured without one. */
export const namesLand = (text: string): boolean => LAND_WORDS.test(text);
