// Takes: a passage of a document's text. Gives: what kind of description it holds.
// Never: a kind for a whereas, or for words of land in a rule.
import type { DescriptionType } from '../../contract/extraction.ts';
import { conveysAliquot, type AliquotReading } from '../aliquots/aliquot.ts';
import { isPlacedByFacility } from './as-built-place.ts';
import { explainsEasements } from './no-land.ts';
import { anyCase } from '../words/any-case.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { holdsAny } from '../words/triples.ts';
import { readLotBlock } from './lot-block.ts';
import { recordingsIn } from './recording.ts';
import { rulesIn } from './rule-words.ts';
import { grantedBy } from './what-is-granted.ts';

/** What the patterns below cannot do without, asked of the whole text: most texts without courses hold none of it. */
const MAY = {
  sides: mayHoldPhrase('each_side either_side both_side'),
  centre: holdsAny(['center', 'centre']),
  easement: mayHoldPhrase('easement right servitude'),
  exhibit: mayHoldPhrase(
    'exhibit attached as_shown as_depicted as_described as_delineated as_identified as_recorded same_property same_land same_premises same_tract same_parcel same_real as_per according_to plat_book plat_cabinet plat_record map_book map_cabinet map_record book_ liber_ volume_ vol instrument_ document_ reel_ certificate_of_survey record_of_survey parcel_map short_plat certified_survey minor_plat partition_plat',
  ),
  seeExhibit: mayHoldPhrase('exhibit'),
  asItRuns: mayHoldPhrase('as_it as_now as_presently as_currently as_the_same as_same'),
  lotLines: mayHoldPhrase('lot_line lot-line property_line'),
  district: holdsAny(['district']),
};

const CENTERLINE = [
  /\b(?:strip|easement|right[\s-]of[\s-]way)\b[^;]{0,240}?\b(?:each|either|both)\s{1,3}sides?\s{1,3}of\s{1,3}(?:(?:the|a|said|its)\s{1,3}){0,2}(?:following|hereinafter|cent(?:er|re)|described|line\b)/i,
  /\b(?:following|hereinafter)[\s-]{0,2}(?:described\s{1,3})?cent(?:er|re)[\s-]{0,2}line\b/i,
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}(?:of\s{1,3}(?:(?:the|said|which|this)\s{1,3}){0,2}(?:strip|easement|right[\s-]of[\s-]way)?\s{0,3})?(?:is\s{1,3}|being\s{1,3})?(?:more\s{1,3}particularly\s{1,3})?described\s{1,3}as\b/i,
  /\bcent(?:er|re)[\s-]{0,2}line\s{1,3}of\s{1,3}(?:(?:the|said|which|this)\s{1,3}){0,2}(?:strip|easement)\b/i,
  /\bcent(?:er|re)\s{1,3}of\s{1,3}(?:(?:the|said|which|this)\s{1,3}){0,2}(?:strip|easement|right[\s-]of[\s-]way)\s{1,3}(?:being|is)\s{1,3}(?:more\s{1,3}particularly\s{1,3})?(?:described\s{1,3})?as\s{1,3}follows\b/i,
];
const EASEMENT =
  /\b(?:easements?|rights[\s-]of[\s-]way|servitudes?|right[\s-]of[\s-]way\s{1,3}(?:for|over|across|easement|to|through|upon)|rights?\s{1,3}of\s{1,3}(?:access|ingress|passage|entry)|right\s{1,3}to\s{1,3}(?:lay|construct|install|enter|cross))\b/i;
const PIECE = String.raw`(?:tracts?|lands?|property|properties|premises|parcels?|lots?|real\s{1,3}estate|farm)`;
const WHOLE = new RegExp(
  String.raw`\b(?:over|across|under|through|upon|on|within)\b[^.;]{0,60}?\b(?:(?:above|herein(?:above)?|said|such|before)[\s-]{0,2}(?:described\s{1,3})?${PIECE}|(?:all|any|whole|entire|every|portion|part)\b(?:\s{1,3}\w{1,12}){0,4}?\s{1,3}${PIECE})\b|\bsubject\s{1,3}to\s{1,3}use\b|\b${PIECE}\b[^.;]{0,40}\bsubject\s{1,3}to\b|\bas\s{1,3}(?:are|is|may\s{1,3}be)\s{1,3}(?:necessary|required|needed)\b|\bblanket\b`,
  'i',
);
/** "All of the property shall be held, sold and conveyed subject to the easements and covenants of this declaration". */
const HELD_SUBJECT = /\bheld,\s[^.;]{0,80}?\bsubject\s{1,3}to\s[^.;]{0,120}?\b(?:covenants|restrictions|conditions)\b/i;
const FACILITY =
  /\b(?:f(?:ee|oo)t\s{1,3}wide\s{1,3}for\s{1,3}the\s{1,3}(?:overhead|underground|aerial|buried)\s{1,3}(?:portion|part)s?\s{1,3}of\s{1,3}(?:said|the|such|its)\s{1,3}(?:facilit(?:y|ies)|lines?|system)|cent(?:er|re)ed\s{1,3}(?:on|over|along|upon)|(?:lines?|pipes?|mains?|facilit(?:y|ies)|poles?|sewers?|cables?)\s{1,3}(?:as|when|wherever)\s{1,3}(?:now\s{1,3}|finally\s{1,3}|actually\s{1,3})?(?:or\s{1,3}hereafter\s{1,3})?(?:constructed|installed|built|laid|located|existing|staked)|as\s{1,3}(?:now\s{1,3}|finally\s{1,3}|actually\s{1,3})?(?:constructed|installed|built|laid)|feet\s{1,3}(?:on\s{1,3})?(?:each|either)\s{1,3}side\s{1,3}of\s{1,3}(?:the|said|such|any)\s{1,3}(?:\w+\s{1,3}){0,4}(?:line|pipe|pipeline|main|facilit|cable|sewer|wire|pole)s?)\b/i;
/** "over the existing gravel lane as it now runs": where it is found. */
const AS_IT_RUNS =
  /\b(?:over|across|along|upon|through)\s{1,3}(?:the|an?|said)\s{1,3}(?:(?:now\s{1,3})?existing\s{1,3})?(?:[a-z-]+\s{1,3}){0,3}(?:lane|road|roadway|driveway|drive|trail|path|ditch|way)\s{1,3}as\s{1,3}(?:(?:it|the\s{1,3}same|same)\s{1,3}(?:is\s{1,3})?)?(?:now|presently|currently)\s{1,3}(?:runs?|exists?|existing|travell?ed|located|used|constructed|laid|built)\b/i;
/** "five feet in width along and adjacent to all side lot lines": wherever the lots of the plat have one. */
const ALONG_LOTS =
  /\b(?:easements?|rights?[\s-]of[\s-]way)\b(?:(?!\bwithin\b)[^.;]){0,200}?\b(?:f(?:ee|oo)t|ft\.?)\)?\s{1,3}(?:(?:wide|in\s{1,3}width),?\s{1,3})?(?:along|adjacent\s{1,3}to|abutting|on\s{1,3}(?:each|either|both)\s{1,3}sides?\s{1,3}of)\s{1,3}(?:and\s{1,3}(?:adjacent|adjoining|parallel)\s{1,3}(?:to|with)\s{1,3})?(?:all|each|every|the|both)\s{1,3}(?:(?:of|the|and|or|side|rear|front|back|interior|exterior|common|street),?\s{1,3}){0,6}(?:lot|property)[\s-]{1,3}lines?\b/i;
/** One sentence may rule where an easement lies; a chapter of rules describes none. */
const FEW = 3;
/** A rule says what easements there shall be; a paper gives one. */
const GIVES =
  /\b(?:hereby|do|does|presents|has|have|undersigned)\s{1,3}(?:[a-z,]+\s{1,3}){0,4}?(?:grant|convey|give|release|reserve|dedicate|quit)|\b(?:i|we)\s{1,3}(?:grant|convey|give)\b|\b(?:grants|conveys|granted|conveyed|releases|reserving|reserves)\b/i;
/** "over and across the entire property", "(Blanket)"; where no feet are counted, nothing less than the whole is meant. */
const OVER_ALL = new RegExp(
  String.raw`\(blanket\)|\bblanket\s{1,3}easement\b|\b(?:over|across|through|upon|under|on|above)\s{1,3}(?:all\s{1,3}of|the\s{1,3}(?:entire|whole)(?:\s{1,3}of)?|all\s{1,3}that)\s{1,3}(?:(?:the|that|said|certain|following|described|herein)\s{1,3}){0,3}${PIECE}\b|\b(?:over|across|through|upon|under)\s{1,3}(?:lots?\s{1,3}\d|(?:(?:the|my|our|grantors?['’]?s?)\s{1,3}){1,2}(?:following\s{1,3}(?:described\s{1,3})?)?${PIECE}\b[^.;]{0,120}:)|\bair\s?space\b[^.;]{0,60}?\babove\s{1,3}(?:the\s{1,3}surface\s{1,3}of\s{1,3})?(?:(?:the|said)\s{1,3})?grantors?['’]?s?\s{1,3}${PIECE}\b`,
  'i',
);
/** 'an undefined or "blanket" easement', whatever facilities it is for. */
const NAMED_BLANKET =
  /(?<!\bnot\s{1,3}(?:an?\s{1,3})?)\bblanket["”'’]?\s{1,3}(?:[a-z]+\s{1,3}){0,4}?easement\b|\bundefined\s{1,3}(?:or\s{1,3}["“'‘]?blanket["”'’]?\s{1,3})?easement\b/i;
const COUNTS_FEET = /\b(?:feet|foot|ft|rods?|strip|meters)\b/i;
/** "upon all that certain tract described in Exhibits A and B": the sheets tell how much of it. */
const ON_EXHIBITS =
  /\b(?:described|depicted|shown|set\s{1,3}forth)(?:\s{1,3}(?:and|or)\s{1,3}\w+)?\s{1,3}(?:in|on|by)\s{1,3}(?:the\s{1,3})?(?:attached\s{1,3})?exhibits\b/i;
const overAll = (passage: string): boolean =>
  OVER_ALL.test(passage) && !COUNTS_FEET.test(passage) && !ON_EXHIBITS.test(passage);
/** "Exhibit A", "Exhibit “2”", "exhibit a, attached"; not "the exhibit to the license", "exhibits a gap". */
const LABEL = String.raw`exhibits?\s{1,3}(?:["“'‘][A-Z0-9][-A-Z0-9]{0,3}\b|(?-i:[A-Z][-.]?\d{0,2}|[IVX]{1,4})\b|\d{1,2}\b|[a-d](?=\s{1,3}(?:attached|annexed|hereto|hereof|which|is\b|made|and\s[b-e]\b)|\s?[,.;)"”]|\s*$)|plat\b|map\b|drawing\b|sketch\b)`;
const EXHIBIT = anyCase(new RegExp(String.raw`\b${LABEL}`, 'i'));
const REFERRED =
  /\b(?:attached\s{1,3}(?:hereto|exhibit|map|plat|drawing|sketch)|same\s{1,3}(?:property|lands?|premises|tracts?|parcels?|real\s{1,3}estate)\s{1,3}(?:as\s{1,3})?(?:described|conveyed|deeded|shown)|as\s{1,3}per\s{1,3}plat|according\s{1,3}to\s{1,3}(?:the|a|that)\s{1,3}(?:\w+\s{1,3}){0,4}(?:plat|map|survey)|(?:plat|map)\s{1,3}(?:book|cabinet|records?)\s{1,3}["“]?[A-Z0-9]|(?:book|liber|volume)\s{1,3}\w{1,6}\s{1,3}of\s{1,3}(?:plats|maps)|(?:tract|parcel|lot)\s{1,3}["“]?[\dA-Z][\w-]{0,4}["”]?(?:,?\s{1,3}(?:of|on|in|as\s{1,3}shown\s{1,3}on)|,)\s{1,3}(?:that\s{1,3}certain\s{1,3}|said\s{1,3}|the\s{1,3})?(?:certificate\s{1,3}of\s{1,3}survey|record\s{1,3}of\s{1,3}survey|parcel\s{1,3}map|short\s{1,3}plat|certified\s{1,3}survey\s{1,3}map|minor\s{1,3}plat|partition\s{1,3}plat)\b)/i;
/** "as shown on the plat", "as recorded in the land records of": every manual has something shown in the next example. */
const AS_SHOWN =
  /\bas\s{1,3}(?:shown|depicted|described|delineated|identified|recorded)\s{1,3}(?:on|in|by)\s{1,3}(?:that|the|a|an|said)\s{1,3}(?:[^\s.;:,]{1,20}[\s,]{1,3}){0,7}?(?:re)?(?:plat|map|survey|plan|deed|exhibit|records?|instrument|book|volume|liber|certificate|declaration|drawing|sketch|patent|mortgage|lease|decree|judgment|indenture|agreement|ordinance|resolution|petition|schedule|attachment|tract|parcel|lot|office|registry|courthouse|clerk)s?\b/i;
const OF_LAND =
  /\b(?:tracts?|parcels?|lots?|lands?|premises|real\s{1,3}(?:estate|property)|acres?|easements?|rights?[\s-]of[\s-]way|plats?|deeds?|condominium|subdivision|strip|grantors?|convey\w*)\b|(?<!\bintellectual\s{1,9})\bpropert(?:y|ies)\b/i;
/** So short a text is all that was pasted: "See Exhibit A". */
const WHOLE_TEXT = 160;
const refersElsewhere = (passage: string): boolean =>
  (EXHIBIT.test(passage) || REFERRED.test(passage) || AS_SHOWN.test(passage)) &&
  (OF_LAND.test(passage) || passage.length < WHOLE_TEXT);
/** "all and the same land and premises conveyed to": a deed by another deed; an easement may lie over such land. */
const SAME_LAND =
  /\bsame\s{1,3}(?:lands?|premises|property|real\s{1,3}estate)\s{1,3}(?:and|or)\s{1,3}(?:premises|property|lands?|tenements)\s{1,3}(?:as\s{1,3})?(?:described|conveyed|deeded)\b/i;
/** "All of that property described in Deed Book 31, Page 9, lying south of the highway": land by the deed that conveyed it, in whole or in part. */
const OF_A_DEED = String.raw`(?:property|lands?|premises|tracts?|parcels?|real\s{1,3}estate)\b[^.;]{0,120}?\b(?:described|conveyed|recorded|deeded)\b[^.;]{0,120}?\b(?:book|volume|liber|instrument|document|reel|vol\.)\s{1,3}(?:no\.?\s{0,2}|number\s{1,3})?["“]?[\dA-Z]`;
export const BY_DEED = new RegExp(
  String.raw`(?:^[\s"“(]{0,4}(?:being\s{1,3})?(?:all|that|those|the|a)|\b(?:convey|grant|sell|release|quit-?claim|warrant)s?\b[^.;]{0,200}?\s(?:all|that|those))\s(?:[^.;]{0,120}?\s)?${OF_A_DEED}`,
  'i',
);
/** Whatever rules stand beside it, land is described. */
const DESCRIBED =
  /\b(?:following|hereinafter)[\s-]{1,3}described\s{1,3}(?:lands?|real|property|premises|tracts?|parcels?|lots?)\b|\b(?:easements?|alleys?|streets?)\s{1,3}(?:as\s{1,3})?(?:hereinafter\s{1,3})?described\b[^.;:]{0,160}:\s{1,8}(?:that|the|those|all)\s/i;
/** The land itself is said to be on the exhibit; an instrument may have rules besides. */
const SEE_EXHIBIT = anyCase(
  new RegExp(
    String.raw`\b(?:see|described\s{1,3}(?:in|on)|set\s{1,3}forth\s{1,3}(?:in|on))\s{1,3}(?:the\s{1,3})?(?:attached\s{1,3})?${LABEL}`,
    'i',
  ),
);
/**
 * "All of Land Lot 118 in the 14th District", "the west half of lot of land number sixty-one in the tenth district": a lot of the state's own survey,
 * whole or by its half; not what only lies in one.
 */
const COUNTED = String.raw`(?:\(?\d{1,4}\)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+t(?:een|y))\b(?:[\s-]{1,3}(?!in\b|of\b)[a-z()\d]{1,9}){0,6})`;
const LAND_LOT = new RegExp(
  String.raw`(?:^|[.;:,]|\b(?:being|as|and|also|conveys?|sold)|\b(?:all|whole|half|quarter|fourth|acres|side|end|corner|½|¼|1\/[24])(?:\s{1,3}(?:off\s{1,3})?of)?)\s{1,3}(?:(?:all|of|the|original|fractional|said|entire)\s{1,3}){0,3}(?:land\s{1,3})?lots?\s{1,3}(?:of\s{1,3}land\s{1,3})?(?:(?:nos?\.?|numbers?|numbered)\s{0,3})?${COUNTED}[\s,]{1,3}(?:and\s{1,3}${COUNTED}[\s,]{1,3})?(?:in|of)\s{1,3}the\s{1,3}(?:said\s{1,3})?(?:\d{1,2}(?:st|nd|rd|th|d)|[a-z]{3,11}(?:[\s-][a-z]{4,8})?)\s{1,3}(?:land\s{1,3})?district\b`,
  'i',
);
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
const LAW =
  /\bthis\s{1,3}(?:section|chapter|article|act|title|subsection)\s{1,3}(?:does\s{1,3}not|shall\s{1,3}not|shall\s{1,3}apply|applies|may\s{1,3}be\s{1,3}cited)\b/i;
/** "is hereby granted to any railroad company which shall have filed": a law for all of them. */
const GRANTS_ANYBODY = /\bgranted\s{1,3}to\s{1,3}any\s{1,3}(?!and\b)/i;
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
  const isEasement = MAY.easement(text) && EASEMENT.test(passage);
  const rules = rulesIn(text, passage);
  const isGiven = isEasement && (rules === 0 || GIVES.test(passage));
  if (isGiven && GIVES.test(passage) && NAMED_BLANKET.test(passage) && !refersElsewhere(passage)) return 'blanket';
  if (isGiven && isPlacedByFacility(passage) && !hasAliquot(passage, known)) return 'facility_relative';
  if (followsCenterline(text, passage)) return 'centerline';
  if (hasAliquot(passage, known)) return 'aliquot';
  if (isEasement && (isGiven || rules <= FEW) && FACILITY.test(passage)) return 'facility_relative';
  if (isGiven && MAY.lotLines(text) && ALONG_LOTS.test(passage)) return 'facility_relative';
  if (isGiven && MAY.asItRuns(text) && AS_IT_RUNS.test(passage)) return 'facility_relative';
  if (isRecital(passage)) return null;
  if (isEasement && GIVES.test(passage) && overAll(passage) && !SEE_EXHIBIT.test(passage)) return 'blanket';
  if (readLotBlock(passage).length > 0 && (rules === 0 || (rules <= FEW && DESCRIBED.test(passage))))
    return 'exhibit_referenced';
  if (rules > 0 && opensWithLots(text, passage)) return 'exhibit_referenced';
  if (rules === 0 && MAY.district(text) && LAND_LOT.test(passage)) return 'exhibit_referenced';
  if (
    MAY.exhibit(text) &&
    (refersElsewhere(passage) || (!isEasement && (SAME_LAND.test(passage) || BY_DEED.test(passage)))) &&
    !/\bin\s{1,3}question\b/i.test(passage) &&
    (rules === 0 || recordingsIn(passage).length > 0)
  )
    return 'exhibit_referenced';
  if (
    MAY.seeExhibit(text) &&
    SEE_EXHIBIT.test(passage) &&
    /\b(?:grants?|conveys?|convey(?:ed)?\s{1,3}(?:un)?to)\b/i.test(passage)
  )
    return 'exhibit_referenced';
  return isEasement && WHOLE.test(passage) && !HELD_SUBJECT.test(passage) ? 'blanket' : null;
}

const LOTS_FIRST =
  /^[\s"“(]{0,6}(?:(?:legal|description|property|premises|exhibit\s["“]?[A-Z0-9]["”]?)[\s:.-]{1,4}){0,4}(?:all\s{1,3}of\s{1,3}|(?:part|the\s{1,3}\w{4,9}\s{1,3}[\d.]{1,7}\s{1,3}feet)\s{1,3}of\s{1,3})?(?:lots?|units?)\s/i;
const SENTENCE_END = /(?<=[a-z]{4}|\d)\.(?=\s|$)|\n\s{0,8}\n/i;

/** "Lots 4 and 5, Block 12, Elm Park. Tax statements shall be sent to": the lots stand first, in a sentence that rules nothing. */
function opensWithLots(text: string, passage: string): boolean {
  if (!LOTS_FIRST.test(passage)) return false;
  const first = passage.split(SENTENCE_END, 1)[0]!;
  return rulesIn(text, first) === 0 && readLotBlock(first).length > 0;
}

function followsCenterline(text: string, passage: string): boolean {
  const [sides, ...lines] = CENTERLINE;
  if (MAY.sides(text) && sides!.test(passage)) return true;
  return MAY.centre(text) && lines.some((words) => words.test(passage));
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
