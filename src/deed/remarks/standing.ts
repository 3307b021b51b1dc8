// Takes: a clause beside a figure, and where it stands. Gives: whether it says that the description is not the last word: a former one, corrected or moved by another paper,
// a value that "reads" otherwise. Never: of a deed that is given to correct another, nor a reference to the deeds before it.
import type { Where } from './land-changed.ts';

/** Over the figure: what follows is the old one. */
const OVER_OLD =
  /^\W*(?:the\s+)?(?:prior|old|former|previous|superseded|obsolete|discarded)\s+(?:legal(?:\s+description)?|description|boundar(?:y|ies)|metes\s+and\s+bounds)\b(?!\s+(?:reference|of|in|recorded|source))|^\W*(?:the\s+)?(?:prior|old|former|previous)\s+(?:bounds|lines|limits)\b|^\W*as\s+(?:formerly|previously|originally|heretofore)\s+(?:described|bounded)\s*$|^\W*(?:before|(?:original|parent)\s+(?:tract|parcel|lot|land|farm|property))\s*$|\((?:parent|original|overall|whole|entire|larger|master)\s+(?:tract|parcel|lot|land|farm|property)\)\W*$|\b(?:before|prior\s+to|previous\s+to|preceding|until|up\s+to)\s+(?:(?:the|said|such|its|this|that|any|lot|line|boundary|[a-z]+['’]s)\s+){0,3}(?:taking|sale|division|partition|conveyance|adjustment|opening|widening|vacation|vacating|closing|split|relocation|re-?survey|flood|cession|merger|consolidation|combination|exchange|re-?plat(?:ting)?|re-?subdivision|re-?configuration|transfer|swap|annexation|cut-?out|change)\b[^;]{0,40}$|\bof\s+which\s+(?:this|it|the\s+(?:above|foregoing))\s+is\b|^\W*(?:the\s+)?(?:land|lot|tract|property)\s+of\s+(?:the\s+|an?\s+)?adjoin\w+\b|\b(?:claimed|alleged|asserted|proposed|urged|contended\s+for)\s+by\s+(?:the\s+|said\s+)?(?:plaintiff|defendant|petitioner|respondent|complainant|appell)/i;
const BEHIND = new RegExp(
  [
    String.raw`\bs\/b\b`,
    String.raw`\b(?:see|subject\s+to|affected\s+by|as\s+(?:corrected|amended|modified|changed)\s+(?:by|in)|per)\s+(?:the\s+|said\s+|an?\s+|that\s+certain\s+)?(?:scrivener['’]?s?\s+)?(?:affidavit\s+of\s+correction|correct(?:ion|ive|ory)\s+(?:affidavit|deed|instrument))\b`,
    String.raw`^\W*corrections?\s{0,2}(?:[:—–-]|$)`,
    String.raw`\b(?:should|ought\s+to)\s+(?:be|read|say|have\s+been|have\s+read)\s+["“]?(?:\d|north|south|east|west|[ns]\b|lot\b|section\b|range\b|township\b|block\b)`,
    String.raw`\b(?:jury|court|referees?|arbitrators?|viewers|processioners)\s+(?:found|finds|fixed|placed|located|established|set)\s[^.;]{0,40}\b(?:true|correct|proper|real|dividing)\s+(?:corner|line|boundary)\b(?!\s+(?:as\s+|to\s+be\s+)?(?:above|aforesaid|described))`,
    // "The sketch rules"
    String.raw`^\W*(?:the|said|our|his|that)\s+(?:[a-z]+\s+)?(?:sketch|plat|map|plan|drawing|stakes|fence|hedge|table|exhibit|deed|survey)\s+(?:rules?|governs?|controls?|is\s+right|decides?|wins?|speaks?|counts?|comes\s+first|goes\s+first)\b`,
    // "Parcel 11 following adjustment", "the merged lot takes in Lot 15": what the land became.
    String.raw`\b(?:lot|parcel|tract|land|property|description)\s+(?:[a-z\d-]{1,5}\s+)?(?:as\s+|after\s+|following\s+)(?:the\s+|said\s+|such\s+)?(?:(?:lot|boundary|line)\s+){0,2}(?:adjust(?:ed|ment)|merge[dr]|consolidat(?:ed|ion)|combin(?:ed|ation)|re-?configur\w+|re-?plat(?:ted|ting)?|re-?surveyed|enlarged|reduced|exchange)\b`,
    String.raw`\bthe\s+(?:merged|adjusted|combined|consolidated|re-?configured|enlarged|reduced|re-?platted|resulting)\s+(?:lots?|parcels?|tracts?|propert(?:y|ies))\b`,
    String.raw`\brevised\s+[\d/.-]{4,10}\s?:|\b[lc]-?\d{1,2}\s+to\s+(?:be\s+)?\d`,
    String.raw`\breads?\s+(?:["“]?\d|(?:north|south|[ns])\b)[^.;]{0,40}\b(?:on|in|per)\s+(?:the\s+)?(?:original|record|plat|map|deed)\b`,
    String.raw`\b(?:lines?|boundar(?:y|ies)|corner)\b[^.;]{0,40}\b(?:shall|to|is\s+to|will)\s+(?:henceforth|hereafter|forever|from\s+now\s+on|now)\s+be\b`,
    String.raw`\bboundary\s+(?:line\s+)?(?:adjustments?|agreements?)\b[^.;]{0,80}\b(?:affects?|affecting|establish\w*|fix(?:es|ed|ing)|alter\w*|mov(?:es|ed|ing)|adjust(?:s|ed|ing))\b|\b(?:affected|fixed|altered|modified|adjusted|moved)\s+by\s+(?:an?\s+|the\s+|that\s+)?(?:boundary|lot)\s+(?:line\s+)?(?:adjustment|agreement)\b`,
    String.raw`\b(?:this|said|the\s+(?:above|foregoing|described))\s+(?:[a-z]+\s+)?(?:parcel|tract|lot|land|property|description)\b[^.;]{0,40}\b(?:no\s+longer\s+exists?|ceased\s+to\s+exist|(?:was|is|has\s+been|having\s+been)\s+(?:since\s+)?(?:re-?platted|re-?subdivided|merged|consolidated|combined\s+with))\b|\b(?:line|boundary)\s+now\s+(?:follows|runs)\b|\b(?:boundar(?:y|ies)|description|courses|distances)\s+to\s+follow\b|^\W*re-?platted\b|^\W*(?:re-?sold|re-?subdivided|divided|subdivided|split|cut\s+up|partitioned)\s+(?:up\s+)?(?:in(?:to)?|among|between|amongst)\s`,
  ].join('|'),
  'i',
);
const MAY_STAND =
  /s\/b|rules?\b|governs?\b|controls?\b|right|decide|wins?\b|speaks?\b|counts?\b|first|should|ought|correct|revised|\bread|henceforth|hereafter|forever|now|boundary|exist|platted|sold|divided|split|cut\s+up|partition|merged|consolidated|combined|follow|\bto\s+(?:be\s+)?\d|prior|old|former|previous|superseded|obsolete|discarded|adjust|after|before|preceding|until|up\s+to|merge|configur|enlarged|reduced|resulting|parent|original|adjoin|of\s+which|plaintiff|defendant|petition|respondent|complain|appell|jury|court|referee|arbitrator|viewers|processioner/i;

/** `leads` where the figure follows at once. */
export function isNotLast(clause: string, where: Where, leads: boolean): boolean {
  if (!MAY_STAND.test(clause)) return false;
  if (where === 'before') return leads && OVER_OLD.test(clause);
  return where === 'behind' && BEHIND.test(clause);
}
