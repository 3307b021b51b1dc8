// Takes: nothing. Gives: patterns for what stands beside a length that measures something else than the course: a width, a monument, an area.
// Never: a decision; aside.ts weighs them.
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

/** A new paragraph tells of the land: "\nStreet is", "\nEasement shall". */
const NEXT_SENTENCE = wording`\n(?:\n|(?:elevation|contour|setback)s? (?:of|at|for|is|are|shall|refer)\b
  |(?:easement|strip|road|street|lane|alley|driveway)s? (?:is|are|was|shall|to be)\b)`;
const KINDS_OF_EASEMENT = 'access|utility|drainage|sanitary|storm|sewer|water|maintenance|permanent|temporary|ingress';
const OTHER_MEASURES = [
  'wide|in width|width|long\\b(?! (?:same|the|said))|in length(?! (?:and|to|along))|high\\b(?!-| water)|in height|tall|thick',
  'deep|in depth|diam|in diam|radius|square|sq\\b|above|below|beneath|in (?:the )?ground|elevation|contour',
  'right(?! (?:angles|and (?:run|go|proceed|continue)|thence))|r\\/w|r[.]o[.]w|row\\b|strip|easement|setback|apart|frontage',
  `(?:(?:${KINDS_OF_EASEMENT}) ){1,3}easement`,
  'road\\b|street|lane|driveway|avenue|highway|alley|each side|on each|on either|either side',
  String.raw`front\b(?!\s?[;,.])|by \d|x\s?\d`,
];
/** Behind a length, in its own paragraph. */
export const OTHER_MEASURE = new RegExp(wording`^(?!${NEXT_SENTENCE})[\s,]{0,2}${OTHER_MEASURES}`);

/** Before it: "a width of", "within", "Lot 4 fronting". */
export const isBehindMeasure = before(
  new RegExp(
    wording`\b(?:(?:width|height|depth|thickness|offset) of|elevation(?: of)?|within|(?<!\b(?:feet|foot|ft|rods?|links|chains?|poles)\.? )wide
      |(?:lot|property|parcel|tract) fronting|plus|(?:more|less) than|exceed(?:ing)?) `,
  ),
);

/** "along the south line of said North 610.4 feet to the lane": a part of the land, named by its depth. */
export const isOfAPart = before(
  new RegExp(
    wording`\b(?:line|side|boundary|edge|limits?|margin|part|remainder|all) of (?:the |said |such ){1,2}(?:north|south|east|west)(?:erly)? `,
  ),
);
/** "along the line of the 40 feet reserved": what is named by its width. */
export const isOfAThing = before(new RegExp(wording`(?<!\bdistance )\bof (?:the|said) `));
/** "23 acres and 6 poles in all", "2 roods & 11 perches": of an area. */
export const isBehindAcres = before(/\b(?:acres?|roods?)[\s,]{1,3}(?:and\s{1,2}|&\s{0,2})/);
/** "N 60° E ", "thence south for a distance of ": a length here is the course's. */
export const isBehindBearing = before(
  new RegExp(
    wording`\b(?:[ns][\s.]{0,3}\d[^a-z;:\n]{0,16}[ew]\.?|(?:minutes|seconds|degrees) (?:east|west)|thence (?:due )?(?:north|south|east|west)),? 
      (?:(?:for )?a distance of |for )?`,
  ),
);

/** "at 412 feet", "passing a stone at", "crossing the road at about". */
export const isBehindPassing = before(
  new RegExp(
    wording`(?:\b(?:at|@) (?:about |a distance of (?:about )?)?|\b(?:passing|passes|pass|crossing|crosses|cross)[^.;,]{0,60}\bat (?:about )?)`,
  ),
);
export const PASSING_BEHIND = new RegExp(
  wording`^[\s,]{0,3}(?:(?:more or less|plus or minus|\+\/?-)[\s,]{1,3})?(?:pass|cross|went|set\b|found\b|the pltf|to (?:a )?witness)`,
);
/** "passing over a pin 20 feet from the last described corner": counted from where the course begins. */
export const isBehindPassed = before(
  new RegExp(wording`\bpass(?:es|ing)? (?:over|through|thru|by|an?|along)\s[^.;,]{2,70} `),
);
const LAST = wording`(?:last|previous|preceding|aforesaid)[\s-](?:[a-z]+ ){0,2}(?:point|corner|monument|pin|mark|place|post|nail)`;
export const FROM_ITS_START = new RegExp(
  wording`^[\s,]{0,3}from (?:the |said )?(?:${LAST}|beginning of (?:this|said|the) (?:course|line))\b`,
);
