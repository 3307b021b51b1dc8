// Takes: a text. Gives: whether it describes land at all.
// Never: land where a rule, a route, a set-back or a statute only uses the words of land.
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { holdsAny } from '../words/triples.ts';
import { descriptionTypeHint } from './description-type.ts';
import { count, rulesIn } from './rule-words.ts';
import { grantedBy } from './what-is-granted.ts';

/** What the patterns below cannot do without, asked of the whole text: most texts without courses hold none of it. */
const MAY = {
  degrees: holdsAny(['degrees']),
  thence: mayHoldPhrase('thence|'),
  start: mayHoldPhrase('begin commenc start'),
  bounds: mayHoldPhrase('limits| bounds| boundary| boundaries|'),
  parcel: mayHoldPhrase('all_that all_those all_of_that tract parcel piece bounded'),
  sight: mayHoldPhrase(
    'sight| visibility| clear_vision entrance_or driveway| curb_cut intersecting_street approaching_traffic',
  ),
};

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

/** "the limits of Rook are as follows", "the bounds of the parish shall be these, to wit": what an act bounds is no route. */
const SETS_BOUNDS =
  /\b(?:limits|bounds|boundar(?:y|ies))(?<!\bwithin\s(?:the\s)?(?:[a-z]+\s){0,2}limits)\b[^.;]{0,420}?\b(?:as\s{1,3}follows|following|shall\s{1,3}(?:be|begin|commence|run|extend|include)|to[\s-]{1,3}wit|viz|namely)\b/i;
const setsBounds = (text: string, passage: string): boolean => MAY.bounds(text) && SETS_BOUNDS.test(passage);

/** Whether the text describes a piece of land at all, rather than regulating land or naming a route. */
export function describesLand(text: string, known?: readonly AliquotReading[]): boolean {
  const passage = text.slice(0, 40000);
  if (MAY.sight(text) && isSightTriangle(passage)) return false;
  const hint = descriptionTypeHint(text, 0, passage.length, known);
  if (hint === 'aliquot' || bearingsIn(text, passage) >= 2 || lengthsIn(text, passage) >= 2) return true;
  const rules = rulesIn(text, passage);
  const starts = (MAY.start(text) && START.test(passage)) || (MAY.thence(text) && setsBounds(text, passage));
  if (starts && GOES_ON.test(passage) && !isRoute(text, passage))
    return rules === 0 || rules <= count(passage, /\bthence\b/gi);
  if (hint !== null) return true;
  return rules === 0 && MAY.parcel(text) && PARCEL.test(passage) && !isRoute(text, passage);
}

const bearingsIn = (text: string, passage: string): number =>
  MAY.degrees(text) || /\d/.test(passage) ? count(passage, BEARING) : 0;
const lengthsIn = (text: string, passage: string): number => (MAY.thence(text) ? count(passage, MEASURED) : 0);

/** A deed may name roads that bound what it grants. */
const isRoute = (text: string, passage: string): boolean =>
  ROUTE.test(passage) &&
  grantedBy(text) !== 'land' &&
  lengthsIn(text, passage) === 0 &&
  !(setsBounds(text, passage) && !TRAVELLED.test(passage)) &&
  !(STRIP.test(passage) && /\bacres\b/i.test(passage));
/** What may lie within limits or begin at them. */
const TRAVELLED = /\b(?:routes?|parades?|vehicles|surgeon|to\s{1,3}be\s{1,3}zoned)\b/i;
/** A route has no width and no area. */
const STRIP = /\bstrip\s{1,3}of\s{1,3}land\b[^.;]{0,60}\bf(?:ee|oo)t\s{1,3}(?:wide|in\s{1,3}width)\b/i;

/** A figure laid at any driveway or crossing: it begins at a point, but at no place on earth. */
function isSightTriangle(passage: string): boolean {
  return (
    /\b(?:sight|visibility|clear\s{1,3}vision|entrance\s{1,3}or\s{1,3}exit|driveway|curb\s{1,3}cut|intersecting\s{1,3}streets?|approaching\s{1,3}traffic)\b/i.test(
      passage,
    ) &&
    /\b(?:the\s{1,3}lot|any|each|every|see\s{1,3}figure|nonresidential|residential\s{1,3}use)\b/i.test(passage) &&
    !/\b(?:county|land\s{1,3}lot|(?<!\b(?:any|all|each|every|zoning)\s{1,3})districts?|section|plat\s{1,3}book|deed)\b/i.test(
      passage,
    )
  );
}

const LAND_WORDS =
  /\b(?:tracts?|parcels?|lots?|blocks?|deed\w*|convey\w*|grant\w*|survey\w*|corners?|monuments?|bound\w*|acres?|acreage|hectares?|townships?|ranges?|sections?\s{1,3}(?:nos?\.?\s{0,2}|number\w*\s)?\d|secs?\.?\s{0,2}\d|count(?:y|ies)|city|town|village|streets?|roads?|avenues?|lanes?|alleys?|highways?|rights?[\s-]{1,2}of[\s-]{1,2}way|easements?|strips?|propert(?:y|ies)|premises|lands?|plats?|cent(?:er|re)[\s-]{0,2}lines?|stakes?|claims?|lines?\s{1,3}(?:of|between)|limits|beginning\s{1,3}(?:point|corner|post)|commenc\w*|districts?|wards?|precincts?|reserv\w*|harbou?r|channel|pier|shore|coordinates?|meridian|rail(?:road|way)|tracks?|pipe\s?lines?|sewers?|ditch(?:es)?|canals?|azimuths?|owners?|hereby|shall|pole\s?lines?)\b|\b(?:point|place)\s{1,3}of\s{1,3}(?:the\s)?\w*begin|\b(?:said|the)\s{1,3}line\b|\bsaid\b/i;

/** Whether a word of land stands in the text at all; a cave, a dig or a cliff is measured without one. */
export const namesLand = (text: string): boolean => LAND_WORDS.test(text);
