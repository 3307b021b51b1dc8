// Takes: a passage. Gives: whether it refers to another paper for its land: an exhibit, a plat, a deed.
// Never: which paper.
import { anyCase } from '../words/any-case.ts';
import { wording } from '../words/wording.ts';

/** "upon all that certain tract described in Exhibits A and B": the sheets tell how much of it. */
export const ON_EXHIBITS = new RegExp(
  wording`\b(?:described|depicted|shown|set forth)(?: (?:and|or) \w+)? (?:in|on|by) (?:the )?(?:attached )?exhibits\b`,
  'i',
);
/** "Exhibit A", "Exhibit “2”", "exhibit a, attached"; not "the exhibit to the license", "exhibits a gap". */
const LABEL = wording`exhibits? (?:["“'‘][A-Z0-9][-A-Z0-9]{0,3}\b|(?-i:[A-Z][-.]?\d{0,2}|[IVX]{1,4})\b|\d{1,2}\b
    |[a-d](?= (?:attached|annexed|hereto|hereof|which|is\b|made|and [b-e]\b)|\s?[,.;)"”]|\s{0,3}$)|plat\b|map\b
    |drawing\b|sketch\b)`;
const EXHIBIT = anyCase(new RegExp(String.raw`\b${LABEL}`, 'i'));
const REFERRED = new RegExp(
  wording`\b(?:attached (?:hereto|exhibit|map|plat|drawing|sketch)
      |same (?:property|lands?|premises|tracts?|parcels?|real estate) (?:as )?(?:described|conveyed|deeded|shown)
      |as per plat|according to (?:the|a|that) (?:\w+ ){0,4}(?:plat|map|survey)
      |(?:plat|map) (?:book|cabinet|records?) ["“]?[A-Z0-9]|(?:book|liber|volume) \w{1,6} of (?:plats|maps)
      |(?:tract|parcel|lot) ["“]?[\dA-Z][\w-]{0,4}["”]?(?:,? (?:of|on|in|as shown on)|,) (?:that certain |said |the )?
      (?:certificate of survey|record of survey|parcel map|short plat|certified survey map|minor plat|partition plat)\b)`,
  'i',
);
/** "as shown on the plat", "as recorded in the land records of": every manual has something shown in the next example. */
const AS_SHOWN = new RegExp(
  wording`\bas (?:shown|depicted|described|delineated|identified|recorded) (?:on|in|by) (?:that|the|a|an|said) (?:
      [^\s.;:,]{1,20}[\s,]{1,3}){0,7}?(?:re)?(?:plat|map|survey|plan|deed|exhibit|records?|instrument|book|volume|liber
      |certificate|declaration|drawing|sketch|patent|mortgage|lease|decree|judgment|indenture|agreement|ordinance
      |resolution|petition|schedule|attachment|tract|parcel|lot|office|registry|courthouse|clerk)s?\b`,
  'i',
);
const OF_LAND = new RegExp(
  wording`\b(?:tracts?|parcels?|lots?|lands?|premises|real (?:estate|property)|acres?|easements?|rights?[\s-]of[\s-]way|plats?
      |deeds?|condominium|subdivision|strip|grantors?|convey\w*)\b|(?<!\bintellectual\s{1,9})\bpropert(?:y|ies)\b`,
  'i',
);
/** So short a text is all that was pasted: "See Exhibit A". */
const WHOLE_TEXT = 160;
export const refersElsewhere = (passage: string): boolean =>
  (EXHIBIT.test(passage) || REFERRED.test(passage) || AS_SHOWN.test(passage)) &&
  (OF_LAND.test(passage) || passage.length < WHOLE_TEXT);
/** "all and the same land and premises conveyed to": a deed by another deed; an easement may lie over such land. */
export const SAME_LAND = new RegExp(
  wording`\bsame (?:lands?|premises|property|real estate) (?:and|or) (?:premises|property|lands?|tenements) (?:as )?
    (?:described|conveyed|deeded)\b`,
  'i',
);
/** "All of that property described in Deed Book 31, Page 9, lying south of the highway": land by the deed that conveyed it, in whole or in part. */
const OF_A_DEED = wording`(?:property|lands?|premises|tracts?|parcels?|real estate)\b[^.;]{0,120}?\b(?:described|conveyed|recorded|deeded)
  \b[^.;]{0,120}?\b(?:book|volume|liber|instrument|document|reel|vol\.) (?:no\.?\s{0,2}|number )?["“]?[\dA-Z]`;
export const BY_DEED = new RegExp(
  wording`(?:^[\s"“(]{0,4}(?:being )?(?:all|that|those|the|a)
      |\b(?:convey|grant|sell|release|quit-?claim|warrant)s?\b[^.;]{0,200}? (?:all|that|those)) (?:[^.;]{0,120}? )?
    ${OF_A_DEED}`,
  'i',
);
/** The land itself is said to be on the exhibit; an instrument may have rules besides. */
export const SEE_EXHIBIT = anyCase(
  new RegExp(wording`\b(?:see|described (?:in|on)|set forth (?:in|on)) (?:the )?(?:attached )?${LABEL}`, 'i'),
);
