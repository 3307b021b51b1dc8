// Takes: a measured description and the words around it. Gives: a sentence on what they say of the whole figure that keeps it from being land of
// this paper: recited, a neighbour's, benefited, under an option, given in exchange, deleted, no land at all. Never: a value changed, and no
// sentence on land that is only described as another paper had it.
import type { Description } from './description.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

const NOUN = wording`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real estate|farm|estate)`;
const IS_TOLD = wording`
  (?:is|are|being|was|were) (?:(?:more )?(?:particularly|fully|further) )?(?:described|bounded|as follows)`;
const DEED = String.raw`(?:conveyance|deed|grant|sale|instrument|transfer|lease|mortgage|exchange)`;

/** What the sentence that leads into a figure may say of it; `isBehindAnother`: where the paper may be about nothing else, only of a later figure. */
type Said = readonly [means: string, words: string, isBehindAnother?: true];

const SAID: readonly Said[] = [
  // "The following land, which is not conveyed hereby, adjoins on the north"
  [
    'not conveyed',
    wording`
    \bfollowing\b[^.;:]{0,80}\b(?:is|are|being) (?:hereby |herein )?not (?:(?:hereby|herein|to be|being) )?
    (?:conveyed|included|sold|granted|(?:a )?part of this)\b
    |\bnot (?:conveyed|included) (?:hereby|herein|hereunder|in this ${DEED})\b`,
  ],
  // "Adjoining the above on the north is the land of Moore, bounded as follows"
  [
    'land of a neighbour',
    wording`
    \b(?:adjoining|adjacent|abutting|north|south|east|west|northerly|southerly|easterly|westerly)\b[^.;:]{0,60}? (?:is|are|lies?) (?:the |that |certain )?
    ${NOUN} (?:now |formerly |or ){0,3}(?:of|owned by|belonging to)\b`,
  ],
  [
    'land of a neighbour',
    wording`
    \b(?:the|said) (?:adjoining|adjacent|abutting|neighbou?ring) ${NOUN}(?: (?:of|owned by) [^.;:]{2,60}?)?,? ${IS_TOLD}`,
  ],
  // "For reference, the Moore tract is described as follows"
  [
    'told for reference',
    wording`
    \bfor (?:purposes of )?(?:reference|information|comparison|convenience)(?: only| purposes(?: only)?)?,? (?:(?:the|an?|that) [^.;:]{2,80} (?:is|are|was|runs|begins)
    |[a-z]+'s (?:[a-z]+ ){1,3}?(?:is|are|was|runs|begins))\b`,
  ],
  // "The dominant estate benefited by the easement is described as"
  [
    'land that an easement serves',
    wording`
    \b(?:dominant|benefit(?:t?ed|ing)|appurtenant) (?:estate|tenement|${NOUN})\b[^.;:]{0,80}\b(?:is|are|being|described|as follows|follows)\b
    |\b(?:estate|tenement|${NOUN}) (?:to be )?benefit(?:t?ed|ing) (?:by|hereby|from)\b
    |\b(?:for the benefit of|appurtenant to) (?:the )?following\b`,
  ],
  // "This conveyance is made in exchange for the following tract this day conveyed by grantee to grantor"
  [
    'land given in exchange',
    wording`
    \b(?:this|said|the foregoing|the above) ${DEED}\b[^.;:]{0,60}\b(?:in|as) (?:an? |part )?(?:exchange|trade|consideration|payment|swap) (?:for|of)\b
    |\b(?:conveyed|deeded|transferred) by (?:the |said ){0,2}(?:grantees?|second part(?:y|ies)|part(?:y|ies) of the second part) to\b`,
  ],
  [
    'land under an option',
    wording`
    \b(?:options?|right) (?:to (?:purchase|buy|acquire|lease)|of first (?:refusal|offer)|of pre-?emption)\b`,
    true,
  ],
  [
    'land released',
    wording`
    \b(?:has|have|had|was|were) (?:[a-z]+ ){0,2}?(?:been )?released from (?:the|said|that|such) (?:lien|mortgage|deed of trust|operation)\b`,
    true,
  ],
  // "No building shall be erected within the area described as"
  [
    'an area under a restriction',
    wording`
    \bno (?:[a-z]+ ){0,4}?(?:buildings?|structures?|improvements?|dwellings?|fences?|trees?|wells?|septic|construction|excavation)\b[^.;:]{0,80}\b
    (?:within|upon|on|in|inside) (?:the |that )?(?:following|area|portion|part|zone|strip|space|land)\b`,
  ],
  [
    'a building',
    wording`
    ^(?:the )?(?:foundations?|footprint|footings?|slab|outline|outer walls?|exterior walls?) of (?:the|said|an?|such) (?:[a-z]+ ){0,3}?
    (?:building|house|dwelling|structure|garage|barn|tank|tower|pool|church|store)\b`,
  ],
];
const LEADS = SAID.map(([means, words, isBehindAnother]) => ({ means, words: new RegExp(words), isBehindAnother }));

/** What keeps the whole figure from being land of this paper; null where nothing does. `name` is the tract's, `next` the description behind it. */
export function notConveyedNote(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
  name: string,
): string | null {
  return leadsOf(text, folded, d) ?? recitalOf(text, folded, d, next) ?? behindOf(text, folded, d, next, name);
}

const noteOn = (means: string, words: string): string => `The paper tells the figure as ${means}: ${words}.`;

function leadsOf(text: string, folded: string, d: Description): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  for (const { words: pattern, means, isBehindAnother } of LEADS) {
    if (isBehindAnother && d.leadFrom === 0) continue;
    const found = pattern.exec(words);
    if (found) return noteOn(means, quoted(text, start + found.index, start + words.length));
  }
  return null;
}

const RECITED = /(?:^|[.;,:\n]\s{0,4})(?:and\s+)?whereas\b/;
const NOW = /\bnow,?\s+(?:therefore|know\s+ye|this\s+(?:indenture|deed|instrument)|in\s+consideration)\b/;
/** "NOW THEREFORE Jones conveys to Brown only the following portion thereof: Beginning". */
const PART_OF_IT = /\b(?:only|(?:part|portion)\s+(?:thereof|of\s+(?:said|the\s+(?:above|aforesaid|foregoing)|such)))\b/;

/** A figure in a recital, behind which the paper conveys something smaller. */
function recitalOf(text: string, folded: string, d: Description, next: Description | null): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  if (!RECITED.test(words)) return null;
  const behind = folded.slice(d.end, Math.min(next?.starter.start ?? folded.length, d.end + 1500));
  const now = NOW.exec(behind);
  if (!now || !PART_OF_IT.test(behind.slice(now.index))) return null;
  return noteOn(
    'recited, and conveys a part of it',
    quoted(text, start + words.search(/whereas/), start + words.length),
  );
}

const GONE = wording`
  (?:excluded|excepted|deleted|omitted|withheld|withdrawn|stricken|removed|cancell?ed|eliminated|retained by
  |not (?:(?:hereby|herein|to be|intended to be) )?
  (?:conveyed|sold|(?:a )?part of this|included(?=\s{0,3}(?:[.,;]|$|herein|hereby|in (?:this|the (?:sale|deed|conveyance|grant))|and\b)))
  |no part of this)\b`;
const IS_GONE = wording`
  (?:is|are|was|were|has been|have been|shall be|being) (?:(?:hereby|herein|however|also|expressly|intentionally|specifically)[\s,]{1,3}){0,3}${GONE}`;
const ABOVE = new RegExp(wording`
  \b(?:the )?(?:above|foregoing|aforesaid|said|this|last)[\s-]+(?:(?:above|last|described|mentioned)[\s-]+){0,2}${NOUN}
  (?: (?:of land|described|above)){0,2}(?:,? (?:which |having been |was |were |has been )[^.;]{0,160}?)?,? (?:and )?${IS_GONE}`);

/** "The above tract … is excluded herefrom", "Tract II above is deleted by agreement". */
function behindOf(text: string, folded: string, d: Description, next: Description | null, name: string): string | null {
  const to = Math.min(next?.starter.start ?? folded.length, d.end + 1200);
  const behind = folded.slice(d.end, to);
  const found = ABOVE.exec(behind);
  if (found) return noteOn('not conveyed', quoted(text, d.end + found.index, d.end + found.index + found[0].length));
  return namedGone(text, folded, d.end, name);
}

const NAMED = /^(?:tract|parcel|lot|exhibit|piece|area)\s[\w."-]{1,12}(?:\s[\w"-]{1,6})?$/;

/** Thousands of tracts stay linear. */
const FARTHEST = 20_000;

function namedGone(text: string, folded: string, from: number, name: string): string | null {
  const called = name.toLowerCase();
  if (!NAMED.test(called)) return null;
  const ahead = folded.slice(from, from + FARTHEST);
  for (let next = ahead.indexOf(called); next >= 0; next = ahead.indexOf(called, next + 1)) {
    const at = from + next;
    const words = folded.slice(at, at + 200);
    const rest = words.slice(called.length);
    const found = GONE_BEHIND_NAME.exec(rest);
    if (found) return noteOn('not conveyed', quoted(text, at, at + called.length + found[0].length));
  }
  return null;
}

const GONE_BEHIND_NAME = new RegExp(wording`
  ^,? (?:(?:above|aforesaid|described|as|herein|hereinabove|set out|which|however)[\s,]{1,3}){0,4}${IS_GONE}
  (?! from (?:the )?(?:[a-z]+ ){0,3}(?:tract|parcel|lot)\b)`);
