// Takes: a measured description and the words around it. Gives: a sentence where they say that the paper deals with a part of the figure only, or
// with something that lies in it. Never: a sentence for a part whose own boundary the figure is ("that part of Lot 3 described as follows").
import type { Description } from './description.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { quoted } from './quoted.ts';

const NOUN = String.raw`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real\s+estate|farm)`;
/** "the following", "the following described tract of land in Clay County": no other words may tell what follows. */
const FOLLOWING = String.raw`(?:all\s+(?:of\s+)?)?(?:the\s+|that\s+|a\s+)?(?:following|hereinafter)(?:[\s-]{1,3}described)?(?:\s+(?:[\w.]+\s+){0,3}?${NOUN}(?:\s+of\s+land)?)?(?!\s+(?:[a-z]+\s+){0,2}?(?:(?:cent(?:er|re))?lines?|corners?|points?|courses?|monuments?|distances?|boundar(?:y|ies)|limits|metes|routes?)\b)`;
/** To the end of the sentence, without another description between. */
const TO_THE_END = String.raw`(?![^;]{0,300}\b(?:described|bounded|being|as\s+follows)\b)`;
const WIND = String.raw`(?:north|south|east|west)(?:ern|erly|east|west|eastern|western|easterly|westerly|ernmost|erlymost|most)?`;
/** What bounds the land of an act: "within the following described boundaries", "inside these limits". */
const LIMITS = String.raw`(?:the\s+|these\s+)?(?:following|hereinafter|these)(?:[\s-]{1,3}described)?\s+(?:boundar(?:y|ies)|limits|(?:boundary\s+)?lines|area|${NOUN})\b`;
const SHARE = String.raw`(?:(?:[a-z]{3,5}-)?(?:hal(?:f|ves)|thirds?|quarters?|fourths?|[½¼⅓]|\d\/\d|feet|foot|ft|rods|chains|varas|acres?|part|portion))`;

/** One of these stands in all of them. */
const MAY_LEAD =
  /following|these|hereinafter|land\s+(?:of|on|upon)\s+which|subdivision|condominium|to\s+be\s+(?:sel|cho|loc|agr|det|lai|sur)/;
const LEADS: readonly RegExp[] = [
  // "the south 100 feet of the following:", "the east half of the following tract:"
  new RegExp(
    String.raw`\b${WIND}\s+(?:[\w.,()/½¼-]+\s+){0,8}?${SHARE}\b(?:\s+in\s+area)?\s+(?:of|in|off)\s+${FOLLOWING}(?:(?:[\s,]{1,2}(?:situated?\s+|lying\s+|located\s+)?in\s[^:;]{2,70})?\s{0,2}(?::|-(?=\s?[a-z]))|${TO_THE_END})`,
  ),
  // "that portion of the following described parcel lying within", "so much of the following as lies in Clay County"
  new RegExp(
    String.raw`\b(?:th(?:at|e|ose)|any|such|an?|some)\s+(?:[a-z]+\s+)?(?:parts?|portions?)\s+(?:of|out\s+of|in)\s+${FOLLOWING}${TO_THE_END}`,
  ),
  new RegExp(String.raw`\bso\s+much\s+(?:of|out\s+of)\s+${FOLLOWING}\b`),
  // "all of the following tract lying north of Mill Road"
  new RegExp(
    String.raw`\ball\s+(?:of\s+)?(?:the\s+|that\s+)(?:following|hereinafter)(?:[\s-]{1,3}described)?(?:\s+(?:[\w.]+\s+){0,3}?${NOUN}(?:\s+of\s+land)?)?,?\s+(?:which\s+(?:is\s+|are\s+)?|as\s+)?(?:lying|lies?|situated?|located)\s+(?:(?:on|to|and|being)\s+){0,2}(?:the\s+)?(?:${WIND}(?:\s+side)?\s+of|within|inside|outside|between|above|below|beyond)\s(?!section|township|the\s+(?:county|city|state|town)|[a-z]+\s+(?:county|parish|township))${TO_THE_END}`,
  ),
  // "All the vacant, unappropriated lands lying within the following boundaries", "all islands within these limits": not the rest in them
  new RegExp(
    String.raw`\b(?:so\s+much\s+of\s[^.;:]{3,80}?|(?:all|any|the)\s+(?:of\s+)?(?:the\s+)?(?:[a-z]+,?\s+(?:and\s+)?){0,3}?(?:(?:vacant|unappropriated|unreserved|unpatented|unsold|unoccupied|unsurveyed|odd-numbered|even-numbered)[\s,][^.;:]{0,60}?|(?:islands?|islets?|rocks|keys)\s[^.;:]{0,40}?))\b(?:within|inside)\s+${LIMITS}`,
  ),
  // "All that land outside the following described tract", "all lands within five miles of the following tract"
  new RegExp(
    String.raw`\b(?:outside(?:\s+of)?|(?:not\s+more\s+than|within)\s+(?:an?|one|two|three|four|five|six|ten|\d{1,5})\s+(?:miles?|feet|yards|rods|chains)\s+of)\s+${LIMITS}`,
  ),
  // "One-third of the following tract"
  new RegExp(
    String.raw`\b(?:one|two|three)[\s-](?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?)\s+(?:part\s+)?of\s+(?:the\s+)?(?:following|hereinafter)(?:[\s-]{1,3}described)?\s+${NOUN}\b${TO_THE_END}`,
  ),
  // "All of the following except the east 100 feet"
  new RegExp(
    String.raw`\b${FOLLOWING},?\s+\(?(?:less|except|excepting|excluding|saving|save|minus|but\s+not)(?:\s+and\s+except(?:ing)?)?,?\s+(?:therefrom\s+)?(?:the|that|an?|so\s+much|\d)\b${TO_THE_END}`,
  ),
  // "a cemetery plot 10 feet square within the following tract", "a well site in the center of the following tract"
  new RegExp(
    String.raw`\b(?:plot|site|lot|acres?|square|well|pad|room|apartment|building|tower|billboard|sign|pond|house|cabin|spring|cemetery|graveyard)\b[^.;:]{0,100}?\b(?:within|inside|(?:in|at|near|on)\s+the\s+(?:cent(?:er|re)|middle|(?:${WIND})(?:\s+(?:corner|part|portion|side|end))?)\s+(?:of|on)|out\s+of|off\s+of|situated?\s+(?:up)?on|located\s+(?:up)?on|standing\s+on)\s+(?:the\s+)?(?:following|hereinafter)(?:[\s-]{1,3}described)?\s+(?:(?!strips?\b)[\w.]+\s+){0,3}?${NOUN}\b${TO_THE_END}`,
  ),
  /\bsomewhere\s+(?:on|in|within|across|over|through)\s+(?:the\s+)?(?:following|hereinafter)\b/,
  // "One acre to be selected by grantee out of the following", "the exact location to be agreed upon"
  /\bto\s+be\s+(?:hereafter\s+|later\s+|mutually\s+)?(?:selected|chosen|located|agreed|determined|laid\s+(?:off|out)|staked|surveyed\s+(?:off|out)|designated)\b(?=[^.;]{0,200}\bfollowing\b)|\bfollowing\b[^.;]{0,160}\b(?:exact\s+|precise\s+|final\s+)?(?:location|route|position)\b[^.;]{0,40}\bto\s+be\s+(?:hereafter\s+|later\s+|mutually\s+)?(?:selected|chosen|agreed|determined|staked|designated|fixed)\b/,
  // "an easement over the following property of grantor"
  new RegExp(
    String.raw`\b(?:easements?|rights?[\s-]of[\s-]way|servitudes?)\b[^.;:]{0,160}?\b(?:over|across|through|within|in|on|along|under)\s+(?:the\s+)?(?:following|hereinafter)(?:[\s-]{1,3}described)?\s+(?:[\w.]+\s+){0,2}?${NOUN}\s+(?:of|owned\s+by|belonging\s+to)\s+(?:the\s+|said\s+)?(?:grantors?|undersigned|owners?|first\s+part(?:y|ies)|part(?:y|ies)\s+of\s+the\s+first\s+part|landowners?)\b${TO_THE_END}`,
  ),
  // "UNIT 5, RIVERBEND CONDOMINIUM …, the land of which condominium is described as follows"
  /\b(?:unit|apartment|apt\.?|suite|condominium\s+(?:unit|parcel))s?\s+(?:no\.?\s{0,2}|number\s+)?[\w-]{1,6}\b[^;]{0,400}\bcondominium\b[^;]{0,200}\b(?:land|property|premises|following|described|follows)\b/,
  // "Lot 9 of Oak Terrace, a subdivision of the following described land"
  new RegExp(
    String.raw`\b(?:lots?|blocks?)\s+(?:nos?\.?\s{0,2}|number(?:ed)?\s+)?\w{1,12}\b[^;]{0,200}\b(?:re)?(?:subdivision|plat|division)\s+of\s+(?:a\s+part\s+of\s+|part\s+of\s+)?${FOLLOWING}${TO_THE_END}`,
  ),
];

/** "UNIT 4 LIMITED COMMON ELEMENT - PARKING, a portion of the Common Area of Harbor Condominium, described as": that portion is the figure. */
const OF_COMMON_AREA =
  /\b(?:portion|part)\s+of\s+the\s+(?:limited\s+|general\s+)?common\s+(?:areas?|elements?)\s+of\b[^;:]{3,90}?\b(?:described|bounded)(?:\s+as(?:\s+follows)?)?[\s:,-]*$/;

/** What narrows the land to a part of the figure; null where nothing does. */
export function partOfFigureNote(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  if (MAY_LEAD.test(words))
    for (const pattern of LEADS) {
      const found = pattern.exec(words);
      if (found && !OF_COMMON_AREA.test(words)) return told(text, start + found.index, start + words.length);
    }
  return partBehind(text, folded, d, next);
}

const told = (text: string, from: number, to: number): string =>
  `The land is only part of the figure: ${quoted(text, from, to)}.`;

const ABOVE = String.raw`(?:the\s+|all\s+)?(?:above|foregoing|aforesaid|said|before|preceding|same|this|hereinabove|herein)\b`;
const CONVEY = String.raw`(?:convey(?:s|ed|ing|ance)?|grant(?:s|ed|ing)?|sells?|sold|leas(?:es?|ed|ing)|deed(?:s|ed|ing)?|pass(?:es|ed)?|transfer(?:s|red)?|mortgages?|mortgaged)`;
const QUANTITY = String.raw`(?:\.?\d[\d.,/]*|one|two|three|four|five|six|ten|an?)`;
const MAY_FOLLOW = /\bonly\b|hal(?:f|ves)\b|½|1\/2|third|quarter|feet|foot|acres?\b|no\s+more\s+than/;
const BEHIND: readonly RegExp[] = [
  // "It is the intention to convey only the south 100 feet of the above described tract"
  new RegExp(
    String.raw`\b${CONVEY}\s+(?:hereby\s+|herein\s+|[a-z]+\s+)?(?:is\s+|are\s+)?(?:limited\s+to\s+|of\s+|but\s+)?only\b[^.;]{3,140}\b(?:of|out\s+of|from|off|in)\s+${ABOVE}`,
  ),
  // "Grantor conveys the east one-half in area of the above", "the interest conveyed is the westerly half of the above tract"
  new RegExp(
    String.raw`\b${CONVEY}\s+(?:(?:hereby|herein|by\s+this\s+deed|is|are|being|to\s+grantees?|unto\s+grantees?)\s+){0,3}(?:only\s+)?the\s+${WIND}\s+(?:[\w.,()/½¼-]+\s+){0,8}?${SHARE}\b[^.;]{0,30}?\b(?:of|off|in|from)\s+${ABOVE}`,
  ),
  // "Being the west half only of the above described premises", "only the west half of the above"
  new RegExp(
    String.raw`\b(?:only\s+the\s+${WIND}\s+(?:[\w.,()/½¼-]+\s+){0,8}?${SHARE}|the\s+${WIND}\s+(?:[\w.,()/½¼-]+\s+){0,8}?${SHARE}\s+only)\s+(?:of|off|in|from)\s+${ABOVE}`,
  ),
  // "of which only 1 acre in the northeast corner is hereby conveyed"
  new RegExp(
    String.raw`\b(?:of|out\s+of|from)\s+(?:which|${ABOVE}(?:\s+[a-z]+){0,3})\s+(?:only\s+|but\s+|not\s+more\s+than\s+)?(?:the\s+|${QUANTITY}\s+)[^.;]{0,80}?\b(?:is|are)\s+(?:hereby\s+|herein\s+)(?:conveyed|granted|sold|leased|mortgaged)\b`,
  ),
  new RegExp(
    String.raw`\bonly\s+(?:the\s+|${QUANTITY}\s+|so\s+much\s+|that\s+(?:part|portion)\s+)(?:[^.;]|\.\d){0,100}?\b(?:is|are)\s+(?:hereby\s+|herein\s+)?(?:conveyed|granted|sold|leased|mortgaged|included)\b`,
  ),
  new RegExp(
    String.raw`\b(?:only|solely)\s+(?:that|the|such|so\s+much)\s+(?:part|portion|of)\b[^.;]{0,80}?\b${ABOVE}[^.;]{0,120}\b(?:lying|lies|within|conveyed)\b`,
  ),
];
/** Rights in a part of the land leave the land what it is. */
const OF_RIGHTS = /\b(?:easements?|rights?|setback|minerals?|oil|gas|license|restrict\w*|used?|purposes)\b/;

/** "…to the point of beginning, which lies northwesterly of the right-of-way line": that part of it; of a point a length would be told. */
const LIES = new RegExp(
  String.raw`^(?:(?!\b(?:parts?|portions?|except|also|together|easements?|subject|lots?|parcels?|tracts?|strip|point)\b)[^;]){0,120}?\b(?:which|that)\s+lies?\s+(?:(?:north|south)?(?:east|west)?erly)(?:\s+(?:and|or)\s+(?:(?:north|south)?(?:east|west)?erly))?\s+of\s+(?:the\s+|said\s+|that\s+|a\s+)(?:[^;.]|\.\d){3,80}`,
);

function partBehind(text: string, folded: string, d: Description, next: Description | null): string | null {
  const to = Math.min(
    next ? leadSentence(folded, next.leadFrom, next.starter.start).start : folded.length,
    d.end + 1200,
  );
  const behind = folded.slice(d.end, Math.max(d.end, to));
  const lies = behind.includes('erly') ? LIES.exec(behind.slice(0, 320)) : null;
  if (lies) {
    const at = d.end + lies[0].search(/(?:which|that)\s+lie/);
    return told(text, at, d.end + lies[0].length);
  }
  if (!MAY_FOLLOW.test(behind) || !/above|foregoing|aforesaid|said|which|only|herein|same/.test(behind)) return null;
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
