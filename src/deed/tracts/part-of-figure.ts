// Takes: a measured description and the words around it. Gives: a sentence where they say that the paper deals with a part of the figure only, or
// with something that lies in it. Never: a sentence for a part whose own boundary the figure is ("that part of Lot 3 described as follows").
import type { Description } from './description.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const NOUN = wording`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real estate|farm)`;
/** "the following", "the following described tract of land in Clay County": no other words may tell what follows. */
const FOLLOWING = wording`
  (?:all (?:of )?)?(?:the |that |a )?(?:following|hereinafter)(?:[\s-]{1,3}described)?(?: (?:[\w.]+ ){0,3}?${NOUN}(?: of land)?)?
  (?! (?:[a-z]+ ){0,2}?(?:(?:cent(?:er|re))?lines?|corners?|points?|courses?|monuments?|distances?|boundar(?:y|ies)|limits|metes|routes?)\b)`;
/** To the end of the sentence, without another description between. */
const TO_THE_END = wording`(?![^;]{0,300}\b(?:described|bounded|being|as follows)\b)`;
const WIND = String.raw`(?:north|south|east|west)(?:ern|erly|east|west|eastern|western|easterly|westerly|ernmost|erlymost|most)?`;
/** What bounds the land of an act: "within the following described boundaries", "inside these limits". */
const LIMITS = wording`
  (?:the |these )?(?:following|hereinafter|these)(?:[\s-]{1,3}described)? (?:boundar(?:y|ies)|limits|(?:boundary )?lines|area|${NOUN})\b`;
const SHARE = String.raw`(?:(?:[a-z]{3,5}-)?(?:hal(?:f|ves)|thirds?|quarters?|fourths?|[½¼⅓]|\d\/\d|feet|foot|ft|rods|chains|varas|acres?|part|portion))`;

const LEADS: readonly RegExp[] = [
  // "the south 100 feet of the following:", "the east half of the following tract:"
  new RegExp(wording`
    \b${WIND} (?:[\w.,()/½¼-]+ ){0,8}?${SHARE}\b(?: in area)? (?:of|in|off) ${FOLLOWING}
    (?:(?:[\s,]{1,2}(?:situated? |lying |located )?in [^:;]{2,70})?\s{0,2}(?::|-(?=\s?[a-z]))|${TO_THE_END})`),
  // "that portion of the following described parcel lying within", "so much of the following as lies in Clay County"
  new RegExp(wording`
    \b(?:th(?:at|e|ose)|any|such|an?|some) (?:[a-z]+ )?(?:parts?|portions?) (?:of|out of|in) ${FOLLOWING}${TO_THE_END}`),
  new RegExp(wording`\bso much (?:of|out of) ${FOLLOWING}\b`),
  // "all of the following tract lying north of Mill Road"
  new RegExp(wording`
    \ball (?:of )?(?:the |that )(?:following|hereinafter)(?:[\s-]{1,3}described)?(?: (?:[\w.]+ ){0,3}?${NOUN}(?: of land)?)?,? (?:which (?:is |are )?|as )?
    (?:lying|lies?|situated?|located) (?:(?:on|to|and|being) ){0,2}(?:the )?
    (?:${WIND}(?: side)? of|within|inside|outside|between|above|below|beyond) (?!section|township|the (?:county|city|state|town)
    |[a-z]+ (?:county|parish|township))${TO_THE_END}`),
  // "All the vacant, unappropriated lands lying within the following boundaries", "all islands within these limits": not the rest in them
  new RegExp(wording`
    \b(?:so much of [^.;:]{3,80}?
    |(?:all|any|the) (?:of )?(?:the )?(?:[a-z]+,? (?:and )?){0,3}?
    (?:(?:vacant|unappropriated|unreserved|unpatented|unsold|unoccupied|unsurveyed|odd-numbered|even-numbered)[\s,][^.;:]{0,60}?
    |(?:islands?|islets?|rocks|keys) [^.;:]{0,40}?))\b(?:within|inside) ${LIMITS}`),
  // "All that land outside the following described tract", "all lands within five miles of the following tract"
  new RegExp(wording`
    \b(?:outside(?: of)?|(?:not more than|within) (?:an?|one|two|three|four|five|six|ten|\d{1,5}) (?:miles?|feet|yards|rods|chains) of) ${LIMITS}`),
  // "One-third of the following tract"
  new RegExp(wording`
    \b(?:one|two|three)[\s-](?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?) (?:part )?of (?:the )?(?:following|hereinafter)
    (?:[\s-]{1,3}described)? ${NOUN}\b${TO_THE_END}`),
  // "All of the following except the east 100 feet"
  new RegExp(wording`
    \b${FOLLOWING},? \(?(?:less|except|excepting|excluding|saving|save|minus|but not)(?: and except(?:ing)?)?,? (?:therefrom )?
    (?:the|that|an?|so much|\d)\b${TO_THE_END}`),
  // "a cemetery plot 10 feet square within the following tract", "a well site in the center of the following tract"
  new RegExp(wording`
    \b(?:plot|site|lot|acres?|square|well|pad|room|apartment|building|tower|billboard|sign|pond|house|cabin|spring|cemetery|graveyard)\b
    [^.;:]{0,100}?\b(?:within|inside|(?:in|at|near|on) the (?:cent(?:er|re)|middle|(?:${WIND})(?: (?:corner|part|portion|side|end))?) (?:of|on)
    |out of|off of|situated? (?:up)?on|located (?:up)?on|standing on) (?:the )?(?:following|hereinafter)(?:[\s-]{1,3}described)? (?:(?!strips?\b)[\w.]+ ){0,3}?
    ${NOUN}\b${TO_THE_END}`),
  /\bsomewhere\s+(?:on|in|within|across|over|through)\s+(?:the\s+)?(?:following|hereinafter)\b/,
  // "One acre to be selected by grantee out of the following", "the exact location to be agreed upon"
  new RegExp(wording`
    \bto be (?:hereafter |later |mutually )?(?:selected|chosen|located|agreed|determined|laid (?:off|out)|staked|surveyed (?:off|out)|designated)\b
    (?=[^.;]{0,200}\bfollowing\b)
    |\bfollowing\b[^.;]{0,160}\b(?:exact |precise |final )?(?:location|route|position)\b[^.;]{0,40}\bto be (?:hereafter |later |mutually )?
    (?:selected|chosen|agreed|determined|staked|designated|fixed)\b`),
  // "an easement over the following property of grantor"
  new RegExp(wording`
    \b(?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b[^.;:]{0,160}?\b(?:over|across|through|within|in|on|along|under) (?:the )?
    (?:following|hereinafter)(?:[\s-]{1,3}described)? (?:[\w.]+ ){0,2}?${NOUN} (?:of|owned by|belonging to) (?:the |said )?
    (?:grantors?|undersigned|owners?|first part(?:y|ies)|part(?:y|ies) of the first part|landowners?)\b${TO_THE_END}`),
  // "UNIT 5, RIVERBEND CONDOMINIUM …, the land of which condominium is described as follows"
  new RegExp(wording`
    \b(?:unit|apartment|apt\.?|suite|condominium (?:unit|parcel))s? (?:no\.?\s{0,2}|number )?[\w-]{1,6}\b[^;]{0,400}\bcondominium\b[^;]{0,200}\b
    (?:land|property|premises|following|described|follows)\b`),
  // "Lot 9 of Oak Terrace, a subdivision of the following described land"
  new RegExp(wording`
    \b(?:lots?|blocks?) (?:nos?\.?\s{0,2}|number(?:ed)? )?\w{1,12}\b[^;]{0,200}\b(?:re)?(?:subdivision|plat|division) of (?:a part of |part of )?
    ${FOLLOWING}${TO_THE_END}`),
];

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
  for (const pattern of LEADS) {
    const found = pattern.exec(words);
    if (found && !OF_COMMON_AREA.test(words)) return told(text, start + found.index, start + words.length);
  }
  return partBehind(text, folded, d, next);
}

const told = (text: string, from: number, to: number): string =>
  `The land is only part of the figure: ${quoted(text, from, to)}.`;

const ABOVE = wording`
  (?:the |all )?(?:above|foregoing|aforesaid|said|before|preceding|same|this|hereinabove|herein)\b`;
const CONVEY = String.raw`(?:convey(?:s|ed|ing|ance)?|grant(?:s|ed|ing)?|sells?|sold|leas(?:es?|ed|ing)|deed(?:s|ed|ing)?|pass(?:es|ed)?|transfer(?:s|red)?|mortgages?|mortgaged)`;
const QUANTITY = String.raw`(?:\.?\d[\d.,/]*|one|two|three|four|five|six|ten|an?)`;
const BEHIND: readonly RegExp[] = [
  // "It is the intention to convey only the south 100 feet of the above described tract"
  new RegExp(wording`
    \b${CONVEY} (?:hereby |herein |[a-z]+ )?(?:is |are )?(?:limited to |of |but )?only\b[^.;]{3,140}\b(?:of|out of|from|off|in) ${ABOVE}`),
  // "Grantor conveys the east one-half in area of the above", "the interest conveyed is the westerly half of the above tract"
  new RegExp(wording`
    \b${CONVEY} (?:(?:hereby|herein|by this deed|is|are|being|to grantees?|unto grantees?) ){0,3}(?:only )?the ${WIND} (?:[\w.,()/½¼-]+ ){0,8}?
    ${SHARE}\b[^.;]{0,30}?\b(?:of|off|in|from) ${ABOVE}`),
  // "Being the west half only of the above described premises", "only the west half of the above"
  new RegExp(wording`
    \b(?:only the ${WIND} (?:[\w.,()/½¼-]+ ){0,8}?${SHARE}|the ${WIND} (?:[\w.,()/½¼-]+ ){0,8}?${SHARE} only) (?:of|off|in|from) ${ABOVE}`),
  // "of which only 1 acre in the northeast corner is hereby conveyed"
  new RegExp(wording`
    \b(?:of|out of|from) (?:which|${ABOVE}(?: [a-z]+){0,3}) (?:only |but |not more than )?(?:the |${QUANTITY} )[^.;]{0,80}?\b(?:is|are) (?:hereby |herein )
    (?:conveyed|granted|sold|leased|mortgaged)\b`),
  new RegExp(wording`
    \bonly (?:the |${QUANTITY} |so much |that (?:part|portion) )(?:[^.;]|\.\d){0,100}?\b(?:is|are) (?:hereby |herein )?
    (?:conveyed|granted|sold|leased|mortgaged|included)\b`),
  new RegExp(wording`
    \b(?:only|solely) (?:that|the|such|so much) (?:part|portion|of)\b[^.;]{0,80}?\b${ABOVE}[^.;]{0,120}\b(?:lying|lies|within|conveyed)\b`),
];
/** Rights in a part of the land leave the land what it is. */
const OF_RIGHTS = /\b(?:easements?|rights?|setback|minerals?|oil|gas|license|restrict\w*|used?|purposes)\b/;

/** "…to the point of beginning, which lies northwesterly of the right-of-way line": that part of it; of a point a length would be told. */
const LIES = new RegExp(wording`
  ^(?:(?!\b(?:parts?|portions?|except|also|together|easements?|subject|lots?|parcels?|tracts?|strip|point)\b)[^;]){0,120}?\b(?:which|that) lies? (?:(?:north|south)?(?:east|west)?erly)
  (?: (?:and|or) (?:(?:north|south)?(?:east|west)?erly))? of (?:the |said |that |a )(?:[^;.]|\.\d){3,80}`);

function partBehind(text: string, folded: string, d: Description, next: Description | null): string | null {
  const to = Math.min(
    next ? leadSentence(folded, next.leadFrom, next.starter.start).start : folded.length,
    d.end + 1200,
  );
  const behind = folded.slice(d.end, Math.max(d.end, to));
  const lies = LIES.exec(behind.slice(0, 320));
  if (lies) {
    const at = d.end + lies[0].search(/(?:which|that)\s+lie/);
    return told(text, at, d.end + lies[0].length);
  }
  for (const pattern of BEHIND) {
    const found = pattern.exec(behind);
    if (found && !OF_RIGHTS.test(sentenceTo(behind, found.index, found[0].length)))
      return told(text, d.end + found.index, d.end + found.index + found[0].length);
  }
  return null;
}

/** From where its sentence begins to the end of what was found. */
const sentenceTo = (words: string, at: number, length: number): string =>
  words.slice(Math.max(words.lastIndexOf('. ', at), words.lastIndexOf('; ', at), 0), at + length);
