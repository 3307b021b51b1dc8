// Takes: a measured description and the words around it. Gives: a sentence where they say that the paper deals with a part of the figure only, or
// with something that lies in it. Never: a sentence for a part whose own boundary the figure is ("that part of Lot 3 described as follows").
import type { Description } from './description.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const NOUN = wording`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real estate|farm)`;
const THE_NEXT = wording`(?:the |that |a |these )?(?:following|hereinafter|these)(?:[\s-]{1,3}described)?`;
/** "the following described tract". */
const NEXT_LAND = wording`${THE_NEXT} (?:(?!strips?\b)[\w.]+ ){0,3}?${NOUN}\b`;
/** What may follow and is no land: "the following courses". */
const NO_LAND = wording`(?:(?:cent(?:er|re))?line|corner|point|course|monument|distance|boundary|boundarie|limit|mete|route)s?\b`;
/** "the following", "the following described tract of land in Clay County": no other words may tell what follows. */
const FOLLOWING = wording`(?:all (?:of )?)?${THE_NEXT}(?: (?:[\w.]+ ){0,3}?${NOUN}(?: of land)?)?(?! (?:[a-z]+ ){0,2}?${NO_LAND})`;
/** To the end of the sentence, without another description between. */
const TO_THE_END = wording`(?![^;]{0,300}\b(?:described|bounded|being|as follows)\b)`;
const WIND = String.raw`(?:north|south|east|west)[a-z]{0,8}`;
/** What bounds the land of an act: "within the following described boundaries", "inside these limits". */
const LIMITS = wording`${THE_NEXT} (?:boundar(?:y|ies)|limits|(?:boundary )?lines|area|${NOUN})\b`;
const FRACTIONS = ['hal(?:f|ves)', 'thirds?', 'quarters?', 'fourths?', 'fifths?', 'sixths?', 'eighths?', 'tenths?'];
const LENGTHS = ['feet', 'foot', 'ft', 'rods', 'chains', 'varas', 'acres?'];
const SHARE = wording`(?:(?:[a-z]{3,5}-)?(?:${FRACTIONS}|[½¼⅓]|\d\/\d)|${LENGTHS}|part|portion)`;
/** "south 100 feet", "east one-half". */
const SIDE_SHARE = wording`${WIND} (?:[\w.,()/½¼-]+ ){0,8}?${SHARE}\b`;
const OVER = wording`(?:over|across|through|within|in|on|along|under)`;
const INSIDE = wording`
  (?:within|inside|(?:in|at|near|on) the (?:center|centre|middle|${WIND})(?: (?:corner|part|portion|side|end))? (?:of|on)
  |out of|off of|(?:situated?|located|standing) (?:up)?on)`;
const UNCLAIMED = ['vacant', 'un[a-z]{4,12}ed', 'odd-numbered', 'even-numbered'];
const SETTLED = [
  'selected',
  'chosen',
  'located',
  'agreed',
  'determined',
  'laid (?:off|out)',
  'staked',
  'surveyed (?:off|out)',
  'designated',
  'fixed',
];
const TO_BE_SETTLED = wording`\bto be (?:hereafter |later |mutually )?${SETTLED}\b`;
const SMALL_SITES = wording`(?:plot|site|lot|acres?|square|well|pad|room|apartment|building|tower|billboard|sign|pond|house|cabin|spring|cemetery|graveyard)`;
const GRANTOR = wording`(?:grantors?|undersigned|owners?|first part(?:y|ies)|part(?:y|ies) of the first part|landowners?)`;

const LEADS = new RegExp(
  [
    // "the south 100 feet of the following:", "the east half of the following tract:"
    wording`
      \b${SIDE_SHARE}(?: in area)? (?:of|in|off) ${FOLLOWING}
      (?:(?:[\s,]{1,2}(?:situated? |lying |located )?in [^:;]{2,70})?\s{0,2}(?::|-(?=\s?[a-z]))|${TO_THE_END})`,
    // "that portion of the following described parcel lying within", "so much of the following as lies in Clay County"
    wording`\b(?:th(?:at|e|ose)|any|such|an?|some) (?:[a-z]+ )?(?:parts?|portions?) (?:of|out of|in) ${FOLLOWING}${TO_THE_END}`,
    wording`\bso much (?:of|out of) ${FOLLOWING}\b`,
    // "all of the following tract lying north of Mill Road"
    wording`
      \ball (?:of )?${THE_NEXT}(?: (?:[\w.]+ ){0,3}?${NOUN}(?: of land)?)?,? (?:which (?:is |are )?|as )?(?:lying|lies?|situated?|located)
      (?: (?:on|to|and|being)){0,2}(?: the)? (?:${WIND}(?: side)? of|within|inside|outside|between|above|below|beyond)
      (?! (?:section|township|the (?:county|city|state|town)|[a-z]+ (?:county|parish|township)))${TO_THE_END}`,
    // "All the vacant, unappropriated lands lying within the following boundaries", "all islands within these limits"
    wording`
      \b(?:so much of [^.;:]{3,80}?|(?:all|any|the) (?:of )?(?:the )?(?:[a-z]+,? (?:and )?){0,3}?
      (?:${UNCLAIMED}[\s,][^.;:]{0,60}?|(?:islands?|islets?|rocks|keys) [^.;:]{0,40}?))\b(?:within|inside) ${LIMITS}`,
    // "All that land outside the following described tract", "all lands within five miles of the following tract"
    wording`\b(?:outside(?: of)?|(?:not more than|within) [\w.]{1,6} (?:miles?|feet|yards|rods|chains) of) ${LIMITS}`,
    // "One-third of the following tract"
    wording`\b(?:one|two|three)[\s-]${FRACTIONS} (?:part )?of ${NEXT_LAND}${TO_THE_END}`,
    // "All of the following except the east 100 feet"
    wording`
      \b${FOLLOWING},? \(?(?:less|except|excepting|excluding|saving|save|minus|but not)(?: and except(?:ing)?)?,? (?:therefrom )?
      (?:the|that|an?|so much|\d)\b${TO_THE_END}`,
    // "a cemetery plot 10 feet square within the following tract", "a well site in the center of the following tract"
    wording`\b${SMALL_SITES}\b[^.;:]{0,100}?\b${INSIDE} ${NEXT_LAND}${TO_THE_END}`,
    wording`\bsomewhere ${OVER} (?:the )?(?:following|hereinafter)\b`,
    // "One acre to be selected by grantee out of the following", "the exact location to be agreed upon"
    wording`${TO_BE_SETTLED}(?=[^.;]{0,200}\bfollowing\b)`,
    wording`\bfollowing\b[^.;]{0,160}\b(?:location|route|position)\b[^.;]{0,40}${TO_BE_SETTLED}`,
    // "an easement over the following property of grantor"
    wording`
      \b(?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b[^.;:]{0,160}?\b${OVER} ${NEXT_LAND} (?:of|owned by|belonging to) (?:the |said )?
      ${GRANTOR}\b${TO_THE_END}`,
    // "UNIT 5, RIVERBEND CONDOMINIUM …, the land of which condominium is described as follows"
    wording`
      \b(?:unit|apartment|apt\.?|suite|condominium (?:unit|parcel))s? (?:no\.?\s{0,2}|number )?[\w-]{1,6}\b[^;]{0,400}\bcondominium\b
      [^;]{0,200}\b(?:land|property|premises|following|described|follows)\b`,
    // "Lot 9 of Oak Terrace, a subdivision of the following described land"
    wording`
      \b(?:lots?|blocks?) (?:nos?\.?\s{0,2}|number(?:ed)? )?\w{1,12}\b[^;]{0,200}\b(?:re)?(?:subdivision|plat|division) of (?:a part of |part of )?
      ${FOLLOWING}${TO_THE_END}`,
  ].join('|'),
);

/** "UNIT 4 LIMITED COMMON ELEMENT - PARKING, a portion of the Common Area of Harbor Condominium, described as": that portion is the figure. */
const OF_COMMON_AREA = new RegExp(wording`
  \b(?:portion|part) of the (?:limited |general )?common (?:areas?|elements?) of\b[^;:]{3,90}?\b(?:described|bounded)(?: as(?: follows)?)?[\s:,-]*$`);

/** What narrows the land to a part of the figure; null where nothing does. */
export function partOfFigureNote(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const found = LEADS.exec(words);
  if (found && !OF_COMMON_AREA.test(words)) return partNoted(text, start + found.index, start + words.length);
  return partBehind(text, folded, d, next);
}

const partNoted = (text: string, from: number, to: number): string =>
  `The land is only part of the figure: ${quoted(text, from, to)}.`;

const ABOVE = wording`(?:the |all )?(?:above|foregoing|aforesaid|said|before|preceding|same|this|hereinabove|herein)\b`;
const CONVEY = wording`(?:convey|grant|sell|leas|deed|pass|transfer|mortgag)(?:s|e|es|ed|d|ing|ance|red)?|sold`;
const CONVEYED = wording`\b(?:is|are) (?:hereby |herein )?(?:conveyed|granted|sold|leased|mortgaged|included)\b`;
const QUANTITY = String.raw`(?:\.?\d[\d.,/]*|one|two|three|four|five|six|ten|an?)`;
const FROM_ABOVE = wording`(?:of|out of|off|in|from) ${ABOVE}`;
const BEHIND = [
  // "It is the intention to convey only the south 100 feet of the above described tract"
  wording`\b(?:${CONVEY}) (?:hereby |herein |[a-z]+ )?(?:is |are )?(?:limited to |of |but )?only\b[^.;]{3,140}\b${FROM_ABOVE}`,
  // "Grantor conveys the east one-half in area of the above", "the interest conveyed is the westerly half of the above tract"
  wording`
    \b(?:${CONVEY}) (?:(?:hereby|herein|by this deed|is|are|being|(?:un)?to grantees?) ){0,3}(?:only )?the ${SIDE_SHARE}[^.;]{0,30}?\b${FROM_ABOVE}`,
  // "Being the west half only of the above described premises", "only the west half of the above"
  wording`\b(?:only the ${SIDE_SHARE}|the ${SIDE_SHARE} only) ${FROM_ABOVE}`,
  // "of which only 1 acre in the northeast corner is hereby conveyed"
  wording`
    \b(?:of|out of|from) (?:which|${ABOVE}(?: [a-z]+){0,3}) (?:only |but |not more than )?(?:the |${QUANTITY} )[^.;]{0,80}?
    \b(?:is|are) (?:hereby|herein) (?:conveyed|granted|sold|leased|mortgaged)\b`,
  wording`\bonly (?:the |${QUANTITY} |so much |that (?:part|portion) )(?:[^.;]|\.\d){0,100}?${CONVEYED}`,
  wording`\b(?:only|solely) (?:that|the|such|so much) (?:part|portion|of)\b[^.;]{0,80}?\b${ABOVE}[^.;]{0,120}\b(?:lying|lies|within|conveyed)\b`,
].map((source) => new RegExp(source));
/** Rights in a part of the land leave the land what it is. */
const OF_RIGHTS = /\b(?:easements?|rights?|setback|minerals?|oil|gas|license|restrict\w*|used?|purposes)\b/;

/** "…to the point of beginning, which lies northwesterly of the right-of-way line": that part of it; of a point a length would be told. */
const WAY = wording`(?:north|south)?(?:east|west)?erly`;
const OTHER_LAND = wording`(?:parts?|portions?|except|also|together|easements?|subject|lots?|parcels?|tracts?|strip|point)`;
const LIES = new RegExp(wording`
  ^(?:(?!\b${OTHER_LAND}\b)[^;]){0,120}?\b(?:which|that) lies? ${WAY}(?: (?:and|or) ${WAY})? of (?:the|said|that|a) (?:[^;.]|\.\d){3,80}`);

function partBehind(text: string, folded: string, d: Description, next: Description | null): string | null {
  const to = Math.min(
    next ? leadSentence(folded, next.leadFrom, next.starter.start).start : folded.length,
    d.end + 1200,
  );
  const behind = folded.slice(d.end, Math.max(d.end, to));
  const lies = LIES.exec(behind.slice(0, 320));
  if (lies) {
    const at = d.end + lies[0].search(/(?:which|that)\s+lie/);
    return partNoted(text, at, d.end + lies[0].length);
  }
  for (const pattern of BEHIND) {
    const found = pattern.exec(behind);
    if (found && !OF_RIGHTS.test(sentenceTo(behind, found.index, found[0].length)))
      return partNoted(text, d.end + found.index, d.end + found.index + found[0].length);
  }
  return null;
}

/** From where its sentence begins to the end of what was found. */
const sentenceTo = (words: string, at: number, length: number): string =>
  words.slice(Math.max(words.lastIndexOf('. ', at), words.lastIndexOf('; ', at), 0), at + length);
