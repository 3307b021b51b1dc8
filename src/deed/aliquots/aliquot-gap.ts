// Takes: the text between two items of a land description. Gives: what it says about how they belong together.
// Never: meaning from the items themselves; a gap is judged by its own words.
import { anyCase } from '../words/any-case.ts';
import { before } from '../words/before.ts';
import { behindAll, exactly, isSpace, spaceOr } from '../words/peek.ts';
import { isWhereAThingStands } from './thing-located.ts';

/** `of`: joined by a preposition; `tight`: nothing but space; `comma`: a list goes on; `hard`: a new clause begins. */
export type Gap = 'of' | 'tight' | 'comma' | 'hard' | 'far';

const PREPOSITION =
  /^[\s,;)]{0,6}(?:\([^()]{0,130}\)[\s,]{0,3})?(?:(?:all|lying|situate[d]?|located|being|both|each|portions?)\s{1,3}(?:lying\s{1,3}|being\s{1,3}|situate[d]?\s{1,3})?)?(?:in|of|within|o[ft]the)(?:\s{1,3}(?:the|said|such|(?:each|both|all)(?:\s{1,3}of)?|fractional|same|what\s{1,3}(?:is|will\s{1,3}be)))*\s{0,4}$/i;
/** "quarter xf section 9": no word that parts them. */
const MISREAD_OF = /^\s{1,2}(?!(?:and|or|to|by|for|nor|on|as|ex|sec|see)\b)(?=[^\s]?[a-z])[^\s,;:.()\d&|]{1,3}\s{1,2}$/;
const LIST =
  /^[\s,:)]{0,40}(?:(?:and|also|or|&|being|the|of|all|fractional|entire|whole|further|unsurveyed)[\s,]{1,4}){0,6}$/i;

const IS_BLANK = /^\s*$/;

export function gapBetween(text: string, from: number, to: number): Gap {
  if (to <= from) return 'tight';
  if (to - from > 220) return 'far';
  const gap = text.slice(from, to);
  if (IS_BLANK.test(gap)) return gap.includes('\n') ? 'comma' : 'tight';
  if (PREPOSITION.test(gap) || MISREAD_OF.test(gap)) return 'of';
  if (isHard(gap)) return 'hard';
  return LIST.test(gap) ? 'comma' : 'far';
}

/** A semicolon, a full stop with a new sentence, a blank line or the next item of an enumeration. */
const HARD = /;|\n\s*\n|[.)]\s*\n|\.\s{1,4}$|\.\s+[A-Z(]|\n\s*\(|\|/;
const mayBeHard = exactly(';|.\n');

/** Most gaps are a comma and a few words. */
export function isHard(gap: string): boolean {
  for (let at = 0; at < gap.length; at++) if (mayBeHard(gap.charCodeAt(at))) return HARD.test(gap);
  return false;
}

const ENDS_LINE = /\n\s*$/;
const RUNS_ON = /(?:\b(?:of|in|and|the|said|to)|,)\s*$/i;
/** A section or township that begins a line begins a clause, unless the line before runs on to it. */
export function isNewLine(item: { kind: string }, gap: string): boolean {
  if (item.kind === 'land') return WORDS_ON_A_LINE.test(gap);
  return (item.kind === 'section' || item.kind === 'place') && ENDS_LINE.test(gap) && !RUNS_ON.test(gap);
}
/** "Section 18: E2\nWater rights: a headgate in the NW¼ of Section 9": the line is about something else. */
const WORDS_ON_A_LINE =
  /^\s{0,3}\n[ \t]{0,20}(?!and\b|also\b|of\b|in\b)[^\n]{0,200}?\b[A-Za-z]{3,}\s[A-Za-z]{2,}\s[^\n]{3,}/;

const POINT_FOR_COMMA = /^\.\s{1,3}(?:The\s{1,2})?$/;
/** "Sec. 26. SE¼": a comma misread, or a printer's custom; the land is of the section before it. */
export const isPointForComma = (before: { kind: string }, item: { kind: string }, gap: string): boolean =>
  before.kind === 'section' && item.kind === 'land' && POINT_FOR_COMMA.test(gap);

/** "Range 7 West. Also the SE¼": the point behind a word that is whole is no abbreviation's, though the township has taken it in. */
export const endsSentence = (text: string, { kind, end }: { kind: string; end: number }, gap: string): boolean =>
  kind === 'place' &&
  text.charCodeAt(end - 1) === POINT &&
  /^\s{1,4}[A-Z(]/.test(gap) &&
  /(?:east|west)\.$/i.test(text.slice(end - 5, end));
const POINT = 46;

const isReferenceBefore = before(
  /\blying\s{1,3}(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n))?\s{1,3}of\s{1,3}(?:(?:the|said)\s{1,3}){1,2}|\b(?:co(?:rn|m)ers?|cor\.?|lines?|side|boundar(?:y|ies)|cent(?:er|re)|middle|point|post|stone)\s{1,3}(?:common\s{1,3}to|of|to|with|in|between)\s{1,3}(?:(?:the|said|such|a|lots?)\s{1,3}){0,3}|\b(?:(?:quarter|¼|1\/4|section|[ns]\.?\s?[ew]\.?|(?:north|south)?(?:east|west)|north|south)\s{1,3}(?:corner|cor\.))\s{1,3}|\b(?:between(?!\s{1,3}sec(?:tion|\.)\s{1,2}\w{1,12},)|dividing|separating|(?:section|quarter|dividing|boundary)\s{1,3}line\s{1,3}(?:running\s{1,3}[a-z]{4,9}\s{1,3}and\s{1,3}[a-z]{4,9}\s{1,3})?through)\s{1,3}(?:(?:the|said)\s{1,3}){0,2}|\b(?:re-?)?surveys?\s{1,3}of\s{1,3}(?=sec)|\b(?:within\s{1,3}(?:[\w/½¼.-]{1,8}\s{1,3}){1,3}miles?|miles?\s{1,3}(?:due\s{1,3})?(?:north|south|east|west)(?:east|west)?(?:erly)?)\s{1,3}(?:of|from)\s{1,3}(?:(?:the|said)\s{1,3}){0,2}|\blots?\s{1,2}\d[^.;]{0,60}?\s(?:is|are|lies?)\s{1,3}in\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}/i,
);
/** Land beside it, land that an easement serves, where a headgate stands, and what another paper said by mistake: "formerly erroneously described as the SW¼". */
const isOtherLandBefore = before(
  /\b(?:(?:ft\.?\s|\d['’]?\s?)F[NSEW]L\s{1,3}of|adjoin(?:ing|s)|abut(?:ting|s)?|border(?:ing|s)|in\s{1,3}front\s{1,3}of|opposite(?:\s{1,3}to)?|(?:is|are|lies?|stands?)\s{1,3}near|(?:adjacent|contiguous|appurtenant)\s{1,3}to|benefit\s{1,3}of|(?:(?:surface|bottom[\s-]?hole|terminus|entry)(?:\s{1,3}hole)?\s{1,3}(?:location|point)s?|wells?,?\s{1,3}(?:(?:which\s{1,3})?(?:shall|will|is|to)\s{1,3}(?:be\s{1,3})?(?:located|drilled)|drilled|spudded))\s{1,3}(?:of\s{1,3}the\s{1,3}[a-z]+\s{1,3}wells?\s{1,3})?(?:(?:is|are|shall\s{1,3}be|will\s{1,3}be|to\s{1,3}be|being|located|drilled)\s{1,3}){0,2}(?:in|at|within|on)|(?:at|from|to|near|by|of|for)\s{1,3}(?:an?|the|its|said)\s{1,3}(?:[a-z]+\s{1,3}){0,3}?(?:head-?\s?gates?|diversion(?:\s{1,3}dam)?|wells?|springs?|pump|weir|intake|outlet|tower|mine)\s{1,3}(?:(?:located|situated?|lying)\s{1,3})?(?:in|within|on)|(?<=[.\n]\s{0,8}the\s(?:pipe-?\s?line|line|ditch|canal|creek|river|railroad|fence)\s)(?:crosses|traverses|enters|(?:passes|runs)\s{1,3}(?:through|across))|(?:is|are|was|were)\s{1,3}decreed\s{1,3}in|(?:begins|ends|heads|terminates|empties|lived?s?|resid(?:es?|ed|ing))\s{1,3}(?:at\s{1,3}a\s{1,3}point\s{1,3})?(?:with)?in|instead\s{1,3}of|in\s{1,3}lieu\s{1,3}of|(?:corrected|changed|amended)\s{1,3}from|having\s{1,3}been\s{1,3}(?:conveyed|deeded|sold)|(?:erroneously|mistakenly|incorrectly|wrongly|improperly)\s{1,3}(?:described|called|stated|designated|shown|given|written|referred\s{1,3}to)(?:\s{1,3}as)?(?:\s{1,3}being)?)\s{1,3}(?:(?:on|upon|the|said|such|in)\s{1,3}){0,3}/i,
);
const NUMBER_WORD = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|and|half|quarter|an?|of)`;
/** "40 rods", "24S'", "three hundred and thirty feet", "one-half mile", "three-fourths". */
const AMOUNT = String.raw`(?:(?:[\d.,½¼]{1,9}[SO]?\s{0,2}|(?!and|of)(?:${NUMBER_WORD}[\s-]{1,2}){1,7}(?:\(\d{1,4}\)\s{0,2})?)(?:feet|foot|ft\.?|met(?:re|er)s?|rods?|acres?|chains?|links?|miles?|['’′]|(?:ac?|rds|chs)\.?(?=\s{1,3}(?:of|in|off)\b))|(?:(?:one|two|three|four|five)[\s-]{1,2})?(?:third|fifth|sixth|eighth)s?|(?:one|two|three)[\s-]{1,2}fourths?|(?:two|three)[\s-]{1,2}quarters|(?:[2-9]|1(?=\s?[/⁄]\s?[35-9]))\s?[/⁄]\s?[3-9]|[¾⅓⅔])`;
/** "less the south 40 feet thereof, together with the N½": behind what is excepted land is granted again. */
export const grantsAnew = (words: string): boolean =>
  /\w{3}(?:[,;)\n]|\bthereof)\s{1,4}together\s{1,3}with\b/i.test(words);
/** "reserving all oil, gas and minerals in and under the NW¼": excepted in the land, which passes. */
export const isOfMinerals = before(
  /\b(?:oil|gas|coal|minerals?|hydrocarbons?|royalt(?:y|ies))(?:\s{1,3}(?:rights?|interests?|deposits|substances))?,?\s{1,3}(?:(?:lying|located|found|situated?|in|on|and|or|under|beneath|upon|within|from|produced)[\s,/]{1,3}){1,6}(?:(?:the|said)\s{1,3}){0,2}/i,
);

/** "20 feet wide along the east side of": what lies there, of a width that is told. */
const ALONG_SIDE = String.raw`(?<!\b(?:road|roadway|street|lane|alley|highway|ditch|canal|track|fence|creek)\s{1,3})(?:\b${AMOUNT}|[\d.½¼]{1,9}\)\s{1,2}(?:feet|foot|rods?))\s{1,3}(?:wide|in\s{1,3}width)\s{1,3}(?:along|on)\s{1,3}(?:and\s{1,3}along\s{1,3})?(?:the\s{1,3})?(?:entire\s{1,3}|whole\s{1,3})?(?:north|south|east|west)(?:er(?:ly|n))?\s{1,3}(?:side|end|edge|line|boundary)\s{1,3}of`;
/** "60 feet in width off the entire West side of", "ten acres off of the north end of". */
const OFF_SIDE = String.raw`(?:${ALONG_SIDE}|(?:\b${AMOUNT}\s{1,3}(?:wide\s{1,3}|in\s{1,3}width\s{1,3})?)?(?:taken\s{1,3})?\boff\s{1,3}(?:of\s{1,3}|from\s{1,3})?(?:the\s{1,3})?(?:entire\s{1,3}|whole\s{1,3}|full\s{1,3}|immediate\s{1,3}|extreme\s{1,3})?(?:north|south|east|west)(?:er(?:ly|n))?\s{1,3}(?:side|end|edge)\s{1,3}of)`;
const IS_OFF_SIDE = new RegExp(String.raw`${OFF_SIDE}\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}$`, 'i');
/** "5 acres in the NW corner of", "one acre of land, more or less, in a square in the southeast corner of". */
const IN_CORNER = String.raw`\b${AMOUNT}(?:\s{1,3}square)?(?:\s{1,3}of\s{1,3}land)?,?\s{1,3}(?:more\s{1,3}or\s{1,3}less,?\s{1,3})?(?:in\s{1,3}(?:a\s{1,3}square|square\s{1,3}form|the\s{1,3}(?:form|shape)\s{1,3}of\s{1,3}a\s{1,3}square),?\s{1,3})?(?:(?:located|situated?|lying)\s{1,3})?(?:in|at|out\s{1,3}of|off(?:\s{1,3}of)?|from)\s{1,3}(?:the\s{1,3})?(?:extreme\s{1,3})?(?:(?:north|south)[\s-]?(?:east|west)(?:erly)?|[NS]\.?\s?[EW]\.?)\s{1,3}cor(?:ner|\.)?\s{1,3}(?:of|in)`;
const IS_IN_CORNER = new RegExp(String.raw`${IN_CORNER}\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}$`, 'i');
/** "in width", "perp", ", measured at right angles,": how a strip is measured. */
const HOW_WIDE = String.raw`(?:,?\s{0,2}(?:(?:in|of)\s{1,2}(?:(?:perpendicular|uniform|even)\s{1,2})?width|perp(?:endicular(?:ly)?)?\.?(?:\s{1,2}(?:width|distance|measurement))?|(?:as\s{1,2})?measured\s{1,2}(?:at\s{1,2}right\s{1,2}angles|perpendicularly)|throughout),?\s{1,2}){0,2}`;
/** "South 20 rods of", of which one may lie in another: "of the West 8 rods of". */
const STRIP = String.raw`(?:\b(?:[NS]\.?)?[EW]|\b[NS]|(?:north|south)[\s-]?(?:east|west)|north|south|east|west|middle|cent(?:er|re|ral))(?:er(?:ly|n)|['’]?ly)?\.?\s{0,2}${AMOUNT}\s{0,2}${HOW_WIDE}(?:off\s{1,2})?(?:of|in)`;
const JOINS_STRIP = new RegExp(
  String.raw`(?:(?:${STRIP}|\b(?:(?:north|south|east|west)\s{1,3}half|[NSEW]\.?\s?(?:½|1?\/2))\s{1,3}of)\s{1,3}(?:the\s{1,3})?){1,2}$`,
  'i',
);
const LIMIT_BEFORE = new RegExp(
  String.raw`(?:${OFF_SIDE}|${IN_CORNER}|\b(?:(?:that|those|such|all|a|any|the)\s{1,3}){0,2}(?:(?:part|portion|piece|parcel|strip|tract|remainder|balance|residue)(?:s|\(s\))?|ptn?s?\.?|pors?\.)(?:\s{1,3}of\s{1,3}land|\s{1,3}\([^()]{1,30}\))?(?:\s{1,3}(?:lying|situated|located))?\s{1,3}(?:of|in|within)|\bparts?\s{1,3}of\s{1,3}the\s{1,3}(?:original\s{1,3})?(?:town(?:site)?|city|village|plat)\s{1,3}of\s{1,3}[A-Z][^;:\n]{1,40}?\s{1,3}in|\bso\s{1,3}much\s{1,3}of|\b(?:situated?|located|lying|contained|included)\s{1,3}(?:in|within)|\bbeing\s{1,3}within|\b(?:[\d.]{1,7}\s{1,2}|(?!and|of)(?:${NUMBER_WORD}[\s-]{1,2}){1,5})acres?,?\s{1,3}(?:of\s{1,3}land\s{1,3}|more\s{1,3}or\s{1,3}less,?\s{1,3})?(?:off|out\s{1,3}of|in)|${STRIP})\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}$`,
  'i',
);
/** What every limit before a land ends with: looked for first, since most lands have none. */
const isJoined = before(/(?:of|in)\s{1,3}(?:the\s{1,3}|said\s{1,3}){0,2}/i);
const LIMIT_AFTER = anyCase(
  /^[\s,:(]{0,4}(?:(?:(?:all|that|those|such|the)\s{1,3}){0,2}(?:part|portion)s?\b(?!\s{1,3}of\b(?!\s{1,3}(?:the|said)\s{1,3}section\s{1,3}(?:lying|situated|located|north|south|east|west)))|lying\b(?!\s{1,3}(?:and\s{1,3}being|and\s{1,3}situated?))|(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n))?\s{1,3}of\s{1,3}(?!range|said|section|(?:the\s{1,3})?\w{1,12}(?:\s{1,3}principal)?\s{1,3}(?:meridian|p\.?\s?m\b)|the\s{1,3}(?:north|south|east|west))|(?:located|situated?)\s{1,3}(?:on\s{1,3}the\s{1,3}(?:north|south|east|west)|(?:all\s{1,3})?(?:above|below)\b)|all\s{1,3}(?:above|below)\b|within\s{1,3}the\s|not\s{1,3}(?:included|embraced|(?:heretofore|already|previously|yet)\s)|in\s{1,3}part\b|partly\b|as\s{1,3}lies?\b|pts?\b\.?(?!\s{1,3}of\s)|part\s{1,3}of(?=,)|(?-i:[NSEW]{1,2}(?:['’]?ly)?(?:\s?(?:&|and)\s?[NSEW])?)\.?\s{1,3}(?:of|OF)\s{1,3}(?:(?:the|said)\s{1,3}){0,2}(?:[a-z.]+\s{1,3}){0,2}?(?:r\.?\s?r\b|r\s?\/\s?w|railroad|railway|ry\b|hwy|highway|road|rd\b|street|st\b|creek|cr\b|river|branch|canal|ditch|lake|slough|bayou|fence))[^;\n]{0,150}?(?=[;\n]|(?<!\b(?:nos?|secs?|st|u\.s|[a-z]))\.\s|\.$|,\s{1,3}(?:and\s{1,3})?(?:secs?\b|gov(?:ernment|['’]?t)?\.?\s{1,3}lots?\b|all\s{1,3}of\b|(?:that|those)\s{1,3}p|the\s{1,3}(?:north|south|east|west|[nsew]{1,2}\.?\s?(?:\b|1\/|[½¼])))|$)/i,
);

const isAcross = before(
  /\b(?:across|over|through|upon|on|under|along|affecting|burdening|covering|encumbering)\s{1,3}(?:(?:the|said|such|a|parts?|portions?|of)\s{1,3}){0,4}/i,
);
const SUBJECT_TO = /\bsubject,?\s{1,3}(?:however,?\s{1,3})?to\b[^;\n]*$/i;

const isOfTwo = before(
  /\b(?:between|common\s{1,3}to|(?:dividing|separating)(?:\s{1,3}line\s{1,3}of)?)\s{1,3}(?:(?:the|said)\s{1,3}){0,2}/i,
);
const AND = /^\s{1,3}(?:and|&)\s{1,3}(?:(?:the|said)\s{1,3}){0,2}$/i;

/** "the line between section 16 and section 17": the second of the two is named for the line as the first is. */
export const isSecondOfTwo = (text: string, first: { start: number; end: number }, start: number): boolean =>
  start - first.end < 20 && AND.test(text.slice(first.end, start)) && isOfTwo(text, first.start);

/**
 * "the southeast corner of the SW¼": the land is named to find a point, not conveyed; nor is that which a burden lies on:
 * "subject to a ditch across the N½ of said NW¼".
 */
export function isReference(text: string, of: number): boolean {
  const start = beforeFractional(text, of);
  if (!endsReference(wordEndBefore(text, start))) return false;
  if (isReferenceBefore(text, start))
    return (
      !isPieceOf(text.slice(Math.max(0, start - MOST_OF_A_PIECE), start)) ||
      SUBJECT_TO.test(sentenceBefore(text, start))
    );
  if (isOtherLandBefore(text, start) || isWhereAThingStands(text, start)) return true;
  return isAcross(text, start) && SUBJECT_TO.test(sentenceBefore(text, start));
}

const MOST_OF_A_PIECE = 120;
/** So much of the land itself, along a side or in a corner of it. */
const isPieceOf = (words: string): boolean => IS_OFF_SIDE.test(words) || IS_IN_CORNER.test(words);

/** The last letters of the words that a reference ends with. */
const endsReference = exactly('adefghmnorstADEFGHMNORST.');

/** The last character of the word that one to three blanks part from what stands here; NaN where none do. */
export function wordEndBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && end > at - 4 && isSpace(text.charCodeAt(end - 1))) end--;
  return end === at || end === 0 ? NaN : text.charCodeAt(end - 1);
}

function sentenceBefore(text: string, start: number): string {
  const words = text.slice(Math.max(0, start - 240), start);
  return words.slice(words.search(/\.\s{1,3}[A-Z][^.]*$/) + 1);
}

/** The last letters of "of", "in", "the" and "said". */
const endsJoined = exactly('fnedFNED');

/** Whether a word that joins a part to its land stands right before it. */
export const isJoinedBefore = (text: string, start: number): boolean =>
  endsJoined(wordEndBefore(text, start)) && isJoined(text, start);

/** Words that make the land less than the whole of what is named: "that part of", "lying south of the river". */
export function limitOf(text: string, start: number, end: number): string {
  const lead = leadOf(text, beforeFractional(text, start));
  const first = behindAll(text, end, 4, isBeforeLimit);
  const after = mayLimit(text, first) ? limitAfter(text, end) : '';
  if (lead === '' || after === '') return lead + after;
  return `${lead} … ${after}`;
}

/** "Pt NE¼", "PART W½": as rolls print it, without an "of". */
const isPartBefore = before(/(?<![A-Za-z])(?:ptn?s?\.?|pors?\.?|parts?|portions?)\s{1,3}/i);
const endsPart = exactly('tsnrTSNR.');
/** "PT NW¼, SW¼ Section 11", "a portion of the NE¼ and SE¼ of Section 30": of either, or of the one in the other. */
const PART_OF_TWO =
  /(?<![A-Za-z])(?:Pts?\.?|PTS?\.?|[Pp](?:art|ortion)s?\s{1,2}of(?:\s{1,2}the)?)\s{1,3}(?:[NS]\.?\s?[EW]|[NSEW])\.?\s?(?:[¼½]|1?\s?[/⁄]\s?[24]|[24])(?:,\s|\sand\s)$/;
/** "Location: C SE NE": a well in its centre. */
const IN_CENTRE = /(?:[:,;(] ?|\b(?:the|in|at) |^)C $/;
const CENTRE = 67;
const endsFirst = exactly(',d');

/** "The north 200 feet of the following: The east half": the limit of what is named behind the colon. */
const OF_FOLLOWING =
  /\b(?<limit>(?:north|south|east|west)(?:erly)?\s{1,2}[\d.,]{1,9}\s?(?:feet|ft\.?|'|’|rods|acres|chains)\s{1,2}of\s{1,2}the\s{1,2}following)(?:\s{1,2}described\s{1,2}[a-z]{3,12}(?:\s[a-z]{3,8})?)?:\s{1,3}(?:(?:the|all)\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?)?$/i;
const COLON_BEFORE = 14;

function leadOf(text: string, start: number): string {
  if (text.slice(Math.max(0, start - COLON_BEFORE), start).includes(':')) {
    const limit = OF_FOLLOWING.exec(text.slice(Math.max(0, start - 90), start))?.groups?.['limit'];
    if (limit !== undefined) return limit;
  }
  if (isJoinedBefore(text, start)) return limitBefore(text, start) || wayBefore(text, start);
  if (endsFirst(text.charCodeAt(start - 2))) {
    const both = PART_OF_TWO.exec(text.slice(Math.max(0, start - 40), start))?.[0];
    if (both !== undefined) return both.replace(/(?:,|\sand)\s$/, '');
  }
  if (text.charCodeAt(start - 2) === CENTRE && IN_CENTRE.test(text.slice(Math.max(0, start - 6), start))) return 'C';
  const last = wordEndBefore(text, start);
  if (endsAmount(last)) {
    const strip = STRIP_BESIDE.exec(text.slice(Math.max(0, start - STRIP_AT_MOST), start))?.[1];
    if (strip !== undefined) return strip;
  }
  if (!endsPart(last) || !isPartBefore(text, start)) return '';
  return /[A-Za-z]+\.?\s+$/.exec(text.slice(Math.max(0, start - 12), start))?.[0].trim() ?? '';
}

/** "N 10 A NW¼", "W. 20 rds lot 3": as rolls print it. */
const STRIP_BESIDE =
  /(?<![A-Za-z\d])([NSEW]{1,2}\.?\s?[\d.]{1,6}[½¼]?\s?(?:[Aa](?:c(?:res?)?)?|AC|[Rr](?:o?ds?|DS?)|[Ff](?:ee)?t|FT|[Cc]h(?:ain)?s?|CHS?|['’])\.?)\s{1,2}$/;
const STRIP_AT_MOST = 18;
const endsAmount = exactly("aAcCsSdDtThH.'’");

const FRACTIONAL = 'fractional ';
const LAST_OF_FRACTIONAL = exactly('lL');

/** "that part of fractional section 41": the word is the section's. */
function beforeFractional(text: string, start: number): number {
  if (!LAST_OF_FRACTIONAL(text.charCodeAt(start - 2))) return start;
  const at = Math.max(0, start - FRACTIONAL.length);
  return text.slice(at, start).toLowerCase() === FRACTIONAL ? at : start;
}

/** "that part of Third Street lying between Oak and Pine Avenues, in the SW¼ of Section 9": the street is in it. */
const WAY_IN =
  /\b(?:(?:(?:all|that|those|such|the)\s{1,3}){0,2}(?:parts?|portions?|all|so\s{1,3}much)\s{1,3}of\s{1,3}(?:the\s{1,3}|said\s{1,3}|that\s{1,3})?(?:(?!(?:quarter|half|section|sec|lots?|acres|feet|tract|land|lying|of|the)\b)[\w.'’-]{1,20}\s{1,3}){0,5}|\d{1,3}[\s-](?:foot|feet)(?:[\s-]wide)?\s{1,3}(?:public\s{1,3})?)(?:street|avenue|alley|road|lane|boulevard|drive)s?\b(?:(?!\b(?:beginning|commencing|together|also|section|quarter|half)\b|1\/[24])[^.;¼½]){0,260}?[\s,](?:in|within|of)\s{1,3}(?:a\s{1,3})?(?:part\s{1,3}of\s{1,3})?(?:the\s{1,3}|said\s{1,3})?$/i;
const OF_A_WAY = /street|avenue|alley|road|lane|boulevard|drive/i;
const MOST_OF_A_WAY = 380;

function wayBefore(text: string, start: number): string {
  const words = text.slice(Math.max(0, start - MOST_OF_A_WAY), start);
  return OF_A_WAY.test(words) ? (WAY_IN.exec(words)?.[0].trim() ?? '') : '';
}

/** One of these stands in every limit before a land: most lands have only other parts before them. */
const MAY_LIMIT =
  /off|part|l(?:ies|ie|and|ands)\s|middle|cent|pt|por\.|remain|balanc|resid|portion|piece|parcel|strip|tract|situate|locat|lying|contain|includ|f(?:ee|oo)?t|rod|met(?:re|er)|acre|rds|chs|\d\s{0,2}ac?\.?\s|chain|link|mile|much|third|quarters|fourth|fifth|sixth|eighth|['’′¾⅓⅔]|(?:[2-9]|1(?=\s?[/⁄]\s?[35-9]))\s?[/⁄]\s?[3-9]/i;

/** "All land that lies west of the river in the". */
const ALL_LYING =
  /\ball\s{1,3}(?:(?:that|which|the|of|lands?|lies|lie|lying|situated?)\s{1,3}){1,4}(?:north|south|east|west)[a-z]{0,8}\s{1,3}of\s{1,3}[^;\n]{3,80}?\sin\s{1,3}(?:the\s{1,3}|said\s{1,3})?$/i;

function limitBefore(text: string, start: number): string {
  const words = text.slice(Math.max(0, start - MOST_OF_A_PIECE), start);
  const found = MAY_LIMIT.test(words) ? (LIMIT_BEFORE.exec(words) ?? ALL_LYING.exec(words)) : null;
  if (!found) return '';
  const outer = JOINS_STRIP.exec(words.slice(0, found.index))?.[0] ?? '';
  return `${outer}${found[0]}`.trim().replace(/^([\d.½¼]{1,9})\)/, '$1');
}
function limitAfter(text: string, end: number): string {
  const found = LIMIT_AFTER.exec(text.slice(end, end + 155))?.[0].replace(/^[\s,:]+/, '') ?? '';
  return found.startsWith('(') ? found.replace(/^\(\s*/, '').replace(/\).*$/, '') : found; // "(north of the river), sec. 4"
}

/** "a tract lying in" right before a section: the section is only where it lies. */
export function clauseWithin(text: string, start: number): string {
  const last = /\b(?:in|within)\s{1,3}$/i.exec(text.slice(Math.max(0, start - 12), start))?.[0];
  if (last === undefined) return '';
  const head = text.slice(Math.max(0, start - 90), start - last.length).slice(-80);
  const from = Math.max(head.lastIndexOf(';'), head.lastIndexOf('.'), head.lastIndexOf('\n')) + 1;
  // "; in sec. 34, all": the clause begins with its section.
  if (!/\w/.test(head.slice(from))) return '';
  return `${head.slice(from)}${last}`.replace(/^[^\s]*\s/, '');
}

const isSpaceOrComma = spaceOr(',');
const isBeforeLimit = spaceOr(',:(');
/** How the words begin that limit a land behind it, by their first two letters. */
const LIMITS = new Set(
  [...'al th su pa po ly lo si no so ea we wi in as pt n. s. e. w. nw ne sw se'.split(' '), 'n ', 's ', 'e ', 'w '].map(
    (head) => headOf(head, 0),
  ),
);
const mayLimit = (text: string, at: number): boolean => LIMITS.has(headOf(text, at));

/** Two letters of either size as one number. */
function headOf(text: string, at: number): number {
  return ((text.charCodeAt(at) | 32) << 8) | (text.charCodeAt(at + 1) | 32);
}

const mayBeAcres = exactly('0123456789,(cC');

/** Said right behind a land: "containing 80 acres", "(39.4)". */
export function acresAfter(text: string, end: number): number | null {
  if (!mayBeAcres(text.charCodeAt(behindAll(text, end, 3, isSpaceOrComma)))) return null;
  const found =
    /^[\s,]{0,3}(?:\(|containing\s{1,2}|comprising\s{1,2})?([\d,]{1,9}(?:\.\d{1,3})?)\s?(?:acres?\b|ac\b|\))/i.exec(
      text.slice(end, end + 40),
    );
  const acres = found ? Number(found[1]!.replaceAll(',', '')) : NaN;
  return Number.isFinite(acres) && acres > 0 ? acres : null;
}
