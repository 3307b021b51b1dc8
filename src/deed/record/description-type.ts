// Takes: a passage of a document's text. Gives: what kind of description it holds.
// Never: a kind for a whereas, or for words of land in a rule.
import type { DescriptionType } from '../../contract/extraction.ts';
import { conveysAliquot, type AliquotReading } from '../aliquots/aliquot.ts';
import { isPlacedByFacility } from './as-built-place.ts';
import { explainsEasements } from './no-land.ts';
import { readLotBlock } from './lot-block.ts';
import { recordingsIn } from './recording.ts';
import { rulesIn } from './rule-words.ts';
import { grantedBy } from './what-is-granted.ts';
import { wording } from '../words/wording.ts';
import { SMALL_NUMBER } from './record-words.ts';
import { pattern } from './pattern.ts';

/** "upon all that certain tract described in Exhibits A and B": the sheets tell how much of it. */
const ON_EXHIBITS = pattern`\b(?:described|depicted|shown|set forth)(?: (?:and|or) \w+)? (?:in|on|by) (?:the )?(?:attached )?exhibits\b`;
/** "Exhibit A", "Exhibit “2”", "exhibit a, attached"; not "the exhibit to the license", "exhibits a gap". */
const LABEL = wording`exhibits? (?:["“'‘][A-Z0-9][-A-Z0-9]{0,3}\b|(?-i:[A-Z][-.]?\d{0,2}|[IVX]{1,4})\b|\d{1,2}\b
    |[a-d](?= (?:attached|annexed|hereto|hereof|which|is\b|made|and [b-e]\b)|\s?[,.;)"”]|\s{0,3}$)|plat\b|map\b
    |drawing\b|sketch\b)`;
const EXHIBIT = pattern`\b${LABEL}`;
const REFERRED = pattern`\b(?:attached (?:hereto|exhibit|map|plat|drawing|sketch)
  |same (?:property|lands?|premises|tracts?|parcels?|real estate) (?:as )?(?:described|conveyed|deeded|shown)
  |as per plat|according to (?:the|a|that) (?:\w+ ){0,4}(?:plat|map|survey)
  |(?:plat|map) (?:book|cabinet|records?) ["“]?[A-Z0-9]|(?:book|liber|volume) \w{1,6} of (?:plats|maps)
  |(?:tract|parcel|lot) ["“]?[\dA-Z][\w-]{0,4}["”]?(?:,? (?:of|on|in|as shown on)|,) (?:that certain |said |the )?
  (?:certificate of survey|record of survey|parcel map|short plat|certified survey map|minor plat|partition plat)\b)`;
/** "as shown on the plat", "as recorded in the land records of": every manual has something shown in the next example. */
const AS_SHOWN = pattern`\bas (?:shown|depicted|described|delineated|identified|recorded) (?:on|in|by) (?:that|the|a|an|said) (?:
  [^\s.;:,]{1,20}[\s,]{1,3}){0,7}?(?:re)?(?:plat|map|survey|plan|deed|exhibit|records?|instrument|book|volume|liber
  |certificate|declaration|drawing|sketch|patent|mortgage|lease|decree|judgment|indenture|agreement|ordinance
  |resolution|petition|schedule|attachment|tract|parcel|lot|office|registry|courthouse|clerk)s?\b`;
const OF_LAND = pattern`\b(?:tracts?|parcels?|lots?|lands?|premises|real (?:estate|property)|acres?|easements?|rights?[\s-]of[\s-]way|plats?
  |deeds?|condominium|subdivision|strip|grantors?|convey\w*)\b|(?<!\bintellectual\s{1,9})\bpropert(?:y|ies)\b`;
/** So short a text is all that was pasted: "See Exhibit A". */
const WHOLE_TEXT = 160;
const refersElsewhere = (passage: string): boolean =>
  (EXHIBIT.test(passage) || REFERRED.test(passage) || AS_SHOWN.test(passage)) &&
  (OF_LAND.test(passage) || passage.length < WHOLE_TEXT);
/** "all and the same land and premises conveyed to": a deed by another deed; an easement may lie over such land. */
const SAME_LAND = pattern`\bsame (?:lands?|premises|property|real estate) (?:and|or) (?:premises|property|lands?|tenements) (?:as )?
  (?:described|conveyed|deeded)\b`;
/** "All of that property described in Deed Book 31, Page 9, lying south of the highway": land by the deed that conveyed it, in whole or in part. */
const OF_A_DEED = wording`(?:property|lands?|premises|tracts?|parcels?|real estate)\b[^.;]{0,120}?\b(?:described|conveyed|recorded|deeded)
  \b[^.;]{0,120}?\b(?:book|volume|liber|instrument|document|reel|vol\.) (?:no\.?\s{0,2}|number )?["“]?[\dA-Z]`;
export const BY_DEED = pattern`(?:^[\s"“(]{0,4}(?:being )?(?:all|that|those|the|a)
    |\b(?:convey|grant|sell|release|quit-?claim|warrant)s?\b[^.;]{0,200}? (?:all|that|those)) (?:[^.;]{0,120}? )?
  ${OF_A_DEED}`;
/** The land itself is said to be on the exhibit; an instrument may have rules besides. */
const SEE_EXHIBIT = pattern`\b(?:see|described (?:in|on)|set forth (?:in|on)) (?:the )?(?:attached )?${LABEL}`;

const CENTERLINE = [
  pattern`\b(?:strip|easement|right[\s-]of[\s-]way)\b[^;]{0,240}?\b(?:each|either|both) sides? of (?:(?:the|a|said|its) ){0,2}
    (?:following|hereinafter|cent(?:er|re)|described|line\b)`,
  pattern`\b(?:following|hereinafter)[\s-]{0,2}(?:described )?cent(?:er|re)[\s-]{0,2}line\b`,
  pattern`\bcent(?:er|re)
    [\s-]{0,2}line (?:of (?:(?:the|said|which|this) ){0,2}(?:strip|easement|right[\s-]of[\s-]way)?\s{0,3})?
    (?:is |being )?(?:more particularly )?described as\b`,
  pattern`\bcent(?:er|re)[\s-]{0,2}line of (?:(?:the|said|which|this) ){0,2}(?:strip|easement)\b`,
  pattern`\bcent(?:er|re) of (?:(?:the|said|which|this) ){0,2}
    (?:strip|easement|right[\s-]of[\s-]way) (?:being|is) (?:more particularly )?(?:described )?as follows\b`,
];
const EASEMENT = pattern`\b(?:easements?|rights[\s-]of[\s-]way|servitudes?|right[\s-]of[\s-]way (?:for|over|across|easement|to|through|upon)
  |rights? of (?:access|ingress|passage|entry)|right to (?:lay|construct|install|enter|cross))\b`;
const PIECE = String.raw`(?:tracts?|lands?|property|properties|premises|parcels?|lots?|real\s{1,3}estate|farm)`;
const WHOLE = pattern`\b(?:over|across|under|through|upon|on|within)\b[^.;]{0,60}?\b(?:
    (?:above|herein(?:above)?|said|such|before)[\s-]{0,2}(?:described )?${PIECE}
    |(?:all|any|whole|entire|every|portion|part)\b(?: \w{1,12}){0,4}? ${PIECE})\b|\bsubject to use\b
  |\b${PIECE}\b[^.;]{0,40}\bsubject to\b|\bas (?:are|is|may be) (?:necessary|required|needed)\b|\bblanket\b`;
/** "All of the property shall be held, sold and conveyed subject to the easements and covenants of this declaration". */
const HELD_SUBJECT = pattern`\bheld, [^.;]{0,80}?\bsubject to [^.;]{0,120}?\b(?:covenants|restrictions|conditions)\b`;
const FACILITY = pattern`\b(?:f(?:ee|oo)t wide for the (?:overhead|underground|aerial|buried) (?:portion|part)
  s? of (?:said|the|such|its) (?:facilit(?:y|ies)|lines?|system)|cent(?:er|re)ed (?:on|over|along|upon)
  |(?:lines?|pipes?|mains?|facilit(?:y|ies)|poles?|sewers?|cables?) (?:as|when|wherever) (?:now |finally |actually )?
  (?:or hereafter )?(?:constructed|installed|built|laid|located|existing|staked)
  |as (?:now |finally |actually )?(?:constructed|installed|built|laid)
  |feet (?:on )?(?:each|either) side of (?:the|said|such|any) (?:\w+ ){0,4}
  (?:line|pipe|pipeline|main|facilit|cable|sewer|wire|pole)s?)\b`;
/** "over the existing gravel lane as it now runs": where it is found. */
const AS_IT_RUNS = pattern`\b(?:over|across|along|upon|through) (?:the|an?|said) (?:(?:now )?existing )?(?:[a-z-]+ ){0,3}
  (?:lane|road|roadway|driveway|drive|trail|path|ditch|way) as (?:(?:it|the same|same) (?:is )?)?
  (?:now|presently|currently) (?:runs?|exists?|existing|travell?ed|located|used|constructed|laid|built)\b`;
/** "five feet in width along and adjacent to all side lot lines": wherever the lots of the plat have one. */
const ALONG_LOTS = pattern`\b(?:easements?|rights?[\s-]of[\s-]way)\b(?:(?!\bwithin\b)[^.;]){0,200}?\b(?:f(?:ee|oo)t|ft\.?)
  \)? (?:(?:wide|in width),? )?(?:along|adjacent to|abutting|on (?:each|either|both) sides? of) (?:
    and (?:adjacent|adjoining|parallel) (?:to|with) )?
  (?:all|each|every|the|both) (?:(?:of|the|and|or|side|rear|front|back|interior|exterior|common|street),? ){0,6}
  (?:lot|property)[\s-]{1,3}lines?\b`;
/** One sentence may rule where an easement lies; a chapter of rules describes none. */
const FEW = 3;
/** A rule says what easements there shall be; a paper gives one. */
const GIVES = pattern`\b(?:hereby|do|does|presents|has|have|undersigned) (?:[a-z,]+ ){0,4}?
  (?:grant|convey|give|release|reserve|dedicate|quit)|\b(?:i|we) (?:grant|convey|give)\b
  |\b(?:grants|conveys|granted|conveyed|releases|reserving|reserves)\b`;
/** "over and across the entire property", "(Blanket)"; where no feet are counted, nothing less than the whole is meant. */
const OVER_ALL = pattern`\(blanket\)|\bblanket easement\b
  |\b(?:over|across|through|upon|under|on|above) (?:all of|the (?:entire|whole)(?: of)?|all that) (?:
    (?:the|that|said|certain|following|described|herein) ){0,3}${PIECE}\b
  |\b(?:over|across|through|upon|under) (?:lots? \d
    |(?:(?:the|my|our|grantors?['’]?s?) ){1,2}(?:following (?:described )?)?${PIECE}\b[^.;]{0,120}:)
  |\bair\s?space\b[^.;]{0,60}?\babove (?:the surface of )?(?:(?:the|said) )?grantors?['’]?s? ${PIECE}\b`;
/** 'an undefined or "blanket" easement', whatever facilities it is for. */
const NAMED_BLANKET = pattern`(?<!\bnot (?:an? )?)\bblanket["”'’]? (?:[a-z]+ ){0,4}?easement\b
  |\bundefined (?:or ["“'‘]?blanket["”'’]? )?easement\b`;
const COUNTS_FEET = /\b(?:feet|foot|ft|rods?|strip|meters)\b/i;
const overAll = (passage: string): boolean =>
  OVER_ALL.test(passage) && !COUNTS_FEET.test(passage) && !ON_EXHIBITS.test(passage);
/** Whatever rules stand beside it, land is described. */
const DESCRIBED = pattern`\b(?:following|hereinafter)[\s-]{1,3}described (?:lands?|real|property|premises|tracts?|parcels?|lots?)\b
  |\b(?:easements?|alleys?|streets?) (?:as )?(?:hereinafter )?described\b[^.;:]{0,160}:\s{1,8}(?:that|the|those|all) `;
/**
 * "All of Land Lot 118 in the 14th District", "the west half of lot of land number sixty-one in the tenth district": a lot of the state's own survey,
 * whole or by its half; not what only lies in one.
 */
const COUNTED = wording`(?:\(?\d{1,4}\)?|(?:${SMALL_NUMBER}|[a-z]+t(?:een|y))\b(?:[\s-]{1,3}(?!in\b|of\b)[a-z()\d]{1,9}){0,6})`;
const LAND_LOT = pattern`(?:^|[.;:,]|\b(?:being|as|and|also|conveys?|sold)
    |\b(?:all|whole|half|quarter|fourth|acres|side|end|corner|½|¼|1\/[24])(?: (?:off )?of)?) (?:
    (?:all|of|the|original|fractional|said|entire) ){0,3}(?:land )?lots? (?:of land )?
  (?:(?:nos?\.?|numbers?|numbered)\s{0,3})?${COUNTED}[\s,]{1,3}(?:and ${COUNTED}[\s,]{1,3})?(?:in|of) the (?:said )?
  (?:\d{1,2}(?:st|nd|rd|th|d)|[a-z]{3,11}(?:[\s-][a-z]{4,8})?) (?:land )?district\b`;
/** How much of a text a description's kind is told from. */
export const PASSAGE = 20_000;

/** What kind of description a passage without a closed traverse of its own holds; null when it does not show. */
export function descriptionTypeHint(
  text: string,
  from: number,
  to: number,
  known?: readonly AliquotReading[],
): DescriptionType | null {
  const type = typeShown(text, from, to, known);
  return type && OF_EASEMENTS.has(type) && speaksOfEasements(text) ? null : type;
}

const OF_EASEMENTS: ReadonlySet<DescriptionType> = new Set(['centerline', 'facility_relative', 'blanket']);
const LAW = pattern`\bthis (?:section|chapter|article|act|title|subsection) (?:does not|shall not|shall apply|applies|may be cited)\b`;
/** "is hereby granted to any railroad company which shall have filed": a law for all of them. */
const GRANTS_ANYBODY = pattern`\bgranted to any (?!and\b)`;
const LETTER = /(?:^|\n)\s*Dear\s{1,3}[A-Z][^\n]{1,60}[:,]\s*\n/;

/** A law says where easements lie that no paper describes, a letter what such words are worth: neither gives one. */
const speaksOfEasements = (text: string): boolean =>
  explainsEasements(text) ||
  GRANTS_ANYBODY.test(text) ||
  (LAW.test(text) && grantedBy(text) === null) ||
  (LETTER.test(text.slice(0, 3000)) && !GIVES.test(text));

function typeShown(
  text: string,
  from: number,
  to: number,
  known: readonly AliquotReading[] | undefined,
): DescriptionType | null {
  const passage = text.slice(from, Math.min(to, from + PASSAGE));
  const isEasement = EASEMENT.test(passage);
  const rules = rulesIn(text, passage);
  const isGiven = isEasement && (rules === 0 || GIVES.test(passage));
  if (isGiven && GIVES.test(passage) && NAMED_BLANKET.test(passage) && !refersElsewhere(passage)) return 'blanket';
  if (isGiven && isPlacedByFacility(passage) && !hasAliquot(passage, known)) return 'facility_relative';
  if (CENTERLINE.some((words) => words.test(passage))) return 'centerline';
  if (hasAliquot(passage, known)) return 'aliquot';
  if (isEasement && (isGiven || rules <= FEW) && FACILITY.test(passage)) return 'facility_relative';
  if (isGiven && ALONG_LOTS.test(passage)) return 'facility_relative';
  if (isGiven && AS_IT_RUNS.test(passage)) return 'facility_relative';
  if (isRecital(passage)) return null;
  if (isEasement && GIVES.test(passage) && overAll(passage) && !SEE_EXHIBIT.test(passage)) return 'blanket';
  if (readLotBlock(passage).length > 0 && (rules === 0 || (rules <= FEW && DESCRIBED.test(passage))))
    return 'exhibit_referenced';
  if (rules > 0 && opensWithLots(text, passage)) return 'exhibit_referenced';
  if (rules === 0 && LAND_LOT.test(passage)) return 'exhibit_referenced';
  if (
    (refersElsewhere(passage) || (!isEasement && (SAME_LAND.test(passage) || BY_DEED.test(passage)))) &&
    !/\bin\s{1,3}question\b/i.test(passage) &&
    (rules === 0 || recordingsIn(passage).length > 0)
  )
    return 'exhibit_referenced';
  if (SEE_EXHIBIT.test(passage) && /\b(?:grants?|conveys?|convey(?:ed)?\s{1,3}(?:un)?to)\b/i.test(passage))
    return 'exhibit_referenced';
  return isEasement && WHOLE.test(passage) && !HELD_SUBJECT.test(passage) ? 'blanket' : null;
}

const LOTS_FIRST = pattern`^[\s"“(]{0,6}(?:(?:legal|description|property|premises|exhibit ["“]?[A-Z0-9]["”]?)[\s:.-]{1,4}){0,4}
  (?:all of |(?:part|the \w{4,9} [\d.]{1,7} feet) of )?(?:lots?|units?) `;
const SENTENCE_END = /(?<=[a-z]{4}|\d)\.(?=\s|$)|\n\s{0,8}\n/i;

/** "Lots 4 and 5, Block 12, Elm Park. Tax statements shall be sent to": the lots stand first, in a sentence that rules nothing. */
function opensWithLots(text: string, passage: string): boolean {
  if (!LOTS_FIRST.test(passage)) return false;
  const first = passage.split(SENTENCE_END, 1)[0]!;
  return rulesIn(text, first) === 0 && readLotBlock(first).length > 0;
}

/** `known` are the readings of the passage where somebody has read it already. */
function hasAliquot(passage: string, known: readonly AliquotReading[] | undefined): boolean {
  return known ? known.some((reading) => !reading.isException) : conveysAliquot(passage);
}

/** A whereas, a covenant or a permission that names land without describing any. */
function isRecital(passage: string): boolean {
  if (/^\W{0,8}whereas\b/i.test(passage) && !/\bnow,?\s{1,3}therefore\b/i.test(passage)) return true;
  return (
    /\bsubject\s{1,3}to\s{1,3}(?:those|that|the|all|any)\b/i.test(passage.slice(0, 80)) &&
    !/\b(?:tract|parcel|lot|land)s?\b/i.test(passage)
  );
}
