// Takes: what is said behind a figure. Gives: whether it says in everyday words that the figure is not the land, not all of it or not sure: somebody holds on to a piece, pieces went out of it, it laps on another's, a line
// may yet be moved, it was measured by a wheel, the quantity is of other land, the bargain fell through, more land goes with it, or a right lies on a part of it that nobody measured.
// Never: of rights, crops, buildings, fences or money, nor of land beside it.
import { isStandardMeasure } from './own-parts.ts';
import { isOfATale } from './remark-words.ts';

const LAND = String.raw`(?:lands?|tract|parcel|property|premises|lots?|farm|fields?|ground|acres?|pasture|meadow|orchard|garden|wood(?:s|land|lot)?|marsh|pond|island|yard|place|graveyard|cemetery|plot|mill|spring|church|school\w*|strip|part|portion|piece|corner|site|lane|alley|grove|hill|bluff|bottoms?|beach|shore|flats|bed|side|end|half|third|quarter|row)`;
const WHO = String.raw`(?:I|we|he|she|they|(?:[Tt]he\s+|said\s+){0,2}(?:grantors?|sellers?|vendors?|donors?|lessors?|heirs|widow|family|estate))`;

/** A piece stays with somebody, or went before. */
const KEPT = new RegExp(
  [
    String.raw`\b${LAND}\b[^.;]{0,110}\b(?:stays?|(?:shall|will|to)\s+stay|(?:shall|will|to)\s+remain|remains?|is\s+left|are\s+left)\s+(?:with|in|to|ours|mine|his|hers|theirs|where)\b`,
    String.raw`\b${LAND}\b[^.;]{0,60}\b(?:I|we)\s+(?:do\s+)?(?:keep|hold|retain|reserve|save)\b(?!\s+(?:by|under|as|in|from|title|up))`,
    String.raw`\b${WHO}\s+(?:do(?:es)?\s+|shall\s+|will\s+|hereby\s+)?(?:hang|hold|cling)s?\s+(?:on\s+to|onto|on\s+upon)\b`,
    String.raw`\b${LAND}\b[^.;]{0,40}\bfor\s+(?:my|our|his|her|their)\s+own\b`,
    String.raw`\b${LAND}\b[^.;]{0,30}\b(?:is|are)\s+(?:spoken\s+for|promised|pledged|bespoke\w*|earmarked|already\s+\w+ed)\b`,
    String.raw`\b(?:pasture|meadow|fields?|orchard|garden|wood(?:s|land|lot)|strip|corner|half|third|end|side|yard|spring|mill|pond|house|barn|part|portion|piece)\s+(?:[a-z]+\s+){0,4}?(?:is|are)\s+to\s+(?:go|pass|descend|be\s+given|be\s+deeded|be\s+sold)\s+(?:un)?to\b`,
    String.raw`\b(?:some|several|sundry|divers|various|certain|many|a\s+(?:few|number\s+of)|two|three|four|five|six|other)\s+(?:[a-z]+\s+){0,2}?(?:lots?|sales?|pieces?|parcels?|acres|outlots?|tracts?|conveyances?|strips?)\b[^.;]{0,60}\b(?:sold|gone|deeded|conveyed|taken|cut|carved|given|out\s+of|off)\b`,
    String.raw`\boutlots?\b`,
    String.raw`^\W*(?:less|minus)\s+(?:the\s+)?(?:deeds?|conveyances?|sales?|o\.?\s?r\.?|d\.?\s?b\.?|book|bk|vol(?:ume)?|instruments?)\b`,
    String.raw`\b(?:thirds|dower|share|portion|purparty|half|moiety)\b[^.;]{0,40}\b(?:set|laid|assigned|measured|marked|staked)\s+(?:off|out|apart)\b`,
    String.raw`\b${LAND}\s+(?:under|beneath|beyond|below|between|behind|along|inside|outside|over|across|north|south|east|west)\b[^.;]{0,80}\b(?:is|are|was|were|been)\s+(?:the\s+|now\s+|still\s+){0,2}[a-z]+(?:['’]s|s['’])(?=\s*(?:[.,;]|$))`,
    String.raw`\bout\s+of\s+the\s+(?:above|foregoing)\b`,
    String.raw`\b(?:sites?|lots?|parts?|portions?|pieces?|acres?|corner|strip|house|cabins?|fields?)\b[^.;]{0,40}\b(?:is|are|was|were|held|under|by|in)\s+(?:separate|other|different|another|earlier)\s+(?:deeds?|grants?|titles?|owners?|ownership|hands)\b`,
    String.raw`^\W*(?:less|minus|save|without|but\s+for|leave|leaving|not|take|taking|drop|omit)\s+(?:out\s+|off\s+|away\s+|from\s+(?:this|it|the\s+above)\s+)?(?:what(?:ever)?|everything|anything|however\s+much|the|an?|that|one|two)\b(?![^.;]{0,30}\b(?:warrant\w*|recourse|prejudice|covenant\w*|consent|benefit)\b)[^.;]{0,60}\b(?:took|taken|bought|has|have|had|sold|gave|given|deeded|got|yard|lot|acre|church|school)\b`,
    String.raw`\bcomes?\s+(?:out|off)\s+(?:of\s+)?(?:this|it|the\s+above|here)\b`,
  ].join('|'),
  'i',
);
/** One of these stands in all of them. */
const MAY_KEEP =
  /stay|remain|left|keep|hold|retain|reserve|save|own\b|hang|cling|spoken|promised|pledged|bespoke|earmarked|already|to\s+(?:go|pass|descend|be\s)|sold|gone|deeded|conveyed|taken|cut|carved|given|\bou?t|off|['’]|less|minus|without|but\s+for|leav|drop|omit|take|separate|other|different|earlier/i;
/** "Being the same two tracts conveyed to". */
const OF_DEEDS =
  /^\W*(?:and\s+)?being\b|\bthe\s+same\b|\bto\s+(?:the\s+|said\s+){0,2}(?:grantors?|sellers?|me|us|vendors?)\b|\b(?:composed|consist\w*|compris\w*|made\s+up|formed|fences?|gates?|hedge|walls?|wires?|poles?|pipes?|monuments?)\b/i;
/** Two papers cover the same ground. */
const OVER = new RegExp(
  [
    String.raw`\binter-?(?:feres?|ference|fering|locks?|laps?)\b(?<!\b(?:not|shall|no)\s[^.;]{0,40})`,
    String.raw`\b(?:runs?|running|goes|reaches|spreads|lies)\s+(?:over|out|across)?\s?(?:up)?onto?\s+(?:the\s+|that\s+)?(?:lands?|tract|lot|survey|grant|patent|farm|property)\s+of\b`,
    String.raw`(?<!\b(?:being|is|are)\s(?:an?\s|also\s)?)\b(?:part|some|most|half|much)\s+of\s+(?:the\s+same|this|said)\s+(?:ground|land|soil|acres|tract)\b(?![^.;]{0,40}\b(?:lies|situated?)\b)`,
    String.raw`\b(?:better|older|elder|senior|paramount|superior|stronger)\s+(?:title|claim|right|deed|patent|grant|survey)\b`,
    // "My brother's deed takes in the first two fields", "ask for eleven rods of this", "the matter is before the chancellor"
    String.raw`(?<!\b(?:this|within|above|foregoing|present)\s)\b(?:deed|patent|grant|paper|survey|claim)\b[^.;]{0,60}\b(?:takes?\s+in|covers?|laps?|cuts?\s+(?:off|into)|reaches)\s[^.;]{0,40}\b(?:fields?|part|acres?|corner|side|end|half|of\s+(?:this|it|the\s+same))\b`,
    String.raw`\b(?:asks?|claims?|wants?|demands?|sues?|suing|seeks?)\s+(?:for\s+)?[^.;]{2,50}\b(?:of|off)\s+(?:this|it|the\s+(?:same|above|tract|land))\b`,
    String.raw`\b(?:is|are|was|being)\s+(?:also\s+|now\s+)?claimed\s+by\b`,
    String.raw`\b(?:strip|gap|gore|space|sliver|wedge)\s+(?:of\s+\w+\s+)?(?:(?:lying|left)\s+)?between\s+(?:this|the\s+above|it|said)\b|\bno\s+(?:one|person)\s+(?:holds|has|owns|claims)\b`,
    String.raw`\b(?:matter|cause|suit|case|action|line|boundary)\b[^.;]{0,20}\b(?:is|are|being|lies)\s+(?:now\s+|still\s+)?(?:before|pending|in|at)\s+(?:the\s+|a\s+)?(?:chancellor|court|jury|judge|arbitrat\w*|law|chancery)\b`,
  ].join('|'),
  'i',
);
/** A line that somebody may still move or set. */
const MOVES = new RegExp(
  [
    String.raw`\b(?:may|can|shall|will|might|could|right\s+to|liberty\s+to|free\s+to)\s+(?:[a-z]+\s+){0,2}?(?:straighten|square(?:\s+(?:up|off))?|re-?run|re-?draw|re-?set|move|shift|swing|bend|adjust|alter|change|set|run|place|fix|locate|settle|lay|stake|establish|agree|decide)(?:\s+(?:up)?on|\s+off|\s+out)?\s+(?:(?:the|said|its|our|that|any|this|a|new|common|division|dividing)\s+){0,3}(?:[a-z]+\s+){0,2}?(?:lines?|boundar(?:y|ies)|corners?|bounds)\b`,
    String.raw`\b(?:lines?|boundar(?:y|ies)|corners?|bounds)\b[^.;]{0,40}\b(?:is|are|was|were)\s+(?:left|open|up)\s+(?:for|to)\b`,
    String.raw`\b(?:lines?|boundar(?:y|ies)|corners?|stakes?)\b[^.;]{0,30}\b(?:not\s+(?:yet\s+(?:set|run|placed|driven)|run|agreed|placed|driven)|(?:settled|set|fixed|run)\s+by\s+agreement\s+(?:in|at|when|after))\b`,
    String.raw`\b(?:stakes?|corners?)\b[^.;]{0,30}\bnot\s+set\b[^.;]{0,20}\b(?:owner|object\w*|forbid\w*|forbade|refus\w*|because|as|on\s+account)\b`,
  ].join('|'),
  'i',
);
const MOVES_NOT =
  /\b(?:buildings?|power|pipe|utility|sewer|gas|water|telephone|electric|transmission|pole|set-?back|fenc\w+|road|driveway|wires?|cables?|poles|conduits?|monuments?\s+(?:were|are)\s+not\s+set)\b/i;

/** It does not govern, or is looked into; a part alone is meant. */
const NOT_FIRM =
  /\b(?:above|foregoing|this|description|legal)\b[^.;]{0,30}\b(?:is|are)\s+(?:given\s+|only\s+)?(?:for|by\s+way\s+of)\s+(?:reference|information\w*|convenience|identification|illustration|assessment|financing)\b|\b(?:legal|description|survey|plat|exhibit|decree)\s+(?:to|that\s+(?:shall|will)|which\s+(?:shall|will))\s+(?:govern|control|prevail)\b|\b(?:lines?|boundar(?:y|ies)|description|survey|limits|bounds|corners?)\b[^.;]{0,30}\b(?:under|in)\s+(?:review|revision|study|negotiation|reconsideration|appeal|question)\b|\bfor\s+(?:the\s+|an?\s+)?(?:true|correct|exact|real|actual|governing|controlling|accurate|precise)\s+(?:metes|bounds|boundar\w+|lines?|description|legal|courses|calls|area)\b|\b(?:back|north|south|east|west|upper|lower|front|rear|home|first|second|third)\w*\s+(?:forty|eighty|half|part|lot|end|side|field|tract|parcel|acres?|portion)\s+(?:only|alone)\b|\b(?:estate|lands?|title|taking|grant|lease|conveyance)\b[^.;]{0,40}\b(?:extends?|runs?|reaches|passes|goes|limited)\b[^.;]{0,30}\b(?:elevation|contour)\b|\b(?:calls?|courses?|distances?|bearings?|lengths?|lines?)\b[^.;]{0,30}\b(?:rounded\s+off|simplified|condensed|averaged|shortened|generali[sz]ed)\b|\b(?:metes\s+and\s+bounds|description|legal|courses|calls|lines|lengths|distances|dimensions)\b[^.;]{0,20}\b(?:supplied|furnished|provided|generated|drawn|given)\s+by\s+(?:the\s+)?(?:[a-z]+\s+){0,2}(?:gis|assessor\w*|tax\s+office|realtor|broker|seller|buyer|vendor|neighbou?r)\b/i;

/** How it was measured. */
const CRUDE =
  /\b(?:distances?|lengths?|lines?|courses?|bearings?|measur\w+|survey\w*|corners?|run|made|laid\s+(?:off|out)|taken|chained)\b[^.;]{0,60}\b(?:by\s+(?:the\s+)?(?:wheel|eye|step|odometer|stride|pedometer|speedometer|tax\s+map|guess|ear|moonlight|lantern)|with\s+an?\s+(?:rope|line|string|cord|wheel|pocket\s+compass|hand\s+compass|stick|pole\s+of|yardstick)|without\s+(?:an?\s+)?(?:instruments?|compass|chain|transit|surveyor)|in\s+(?:the\s+)?(?:dark|snow|haste|steps|strides))\b|\b(?:local\s+attraction|out\s+of\s+(?:order|adjustment|repair|true)|drawn\s+(?:aside|off|by\s+(?:iron|ore))|ran\s+out\s+of|pocket\s+compass)\b|\b(?:corners?|stones?|stakes?|oak|tree|pins?|monuments?|marks?)\b[^.;]{0,50}\b(?:(?:is|are|was|were|had\s+been|has\s+been|have\s+been)\s+(?:gone|tampered|dug\s+up|pulled|shifted|(?:since\s+)?(?:disturbed|moved|put\s+back|re-?set\s+by\s+(?:guess|eye|the\s+(?:grantor|seller|owner|buyer)))|set\s+(?:up\s+)?(?:last|this|by\s+(?:the\s+)?(?:grantor|seller|owner|buyer|vendor|grantee)(?!['’]s?))))\b/i;
/** The quantity, or the unit, is another's. */
const QUANTITY =
  /\b(?:acres|acreage|quantity|contents?|area)\b[^.;]{0,40}\b(?:is|are|was|were|being)\s+(?:(?:that|those|the\s+\w+)\s+of\s+(?:the\s+|my\s+|his\s+|her\s+|our\s+|an?\s+)?(?:whole|entire|parent|home|other|both|adjoining|neighbou?ring|original|larger|old|full)|(?:that|those)\s+of\s+(?:another|both)|(?:of|for)\s+(?:both|all|the\s+whole|the\s+entire|two|three|the\s+two))\b|\b(?:acreage|acres|quantity|area)\s+(?:takes?\s+in|counts?|includes?|covers?|embraces?)\s+(?:the|an?|that|land|what)\b[^.;]{0,60}\b(?:sold|deeded|conveyed|of\s+(?:another|the\s+neighbou?r)|over\s+the|across|adjoining|both)\b|(?:^\W*|[,;(]\s{0,2})(?:the|an?|each|every|their|his)\s+(?:(?:surveyor|county)['’]s\s+)?(?:poles?|perch(?:es)?|rods?|chains?|varas?|links?)\s(?![^.;]{0,60}\b(?:iron|rebar|capped|telephone|wide|long|high|deep|apart)\b)[^.;]{0,50}\b(?:is|was|were|are|being|means?|meant)\s+(?:(?:one|that|nearly|about|then|there|taken|reckoned|counted|held|made|called)\s+){0,3}(?:(?:of|at|to\s+be|as)\s+)?(?:\d+(?:\.\d+)?|(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-\w+|thirty|thirty-\w+|fifty|sixty|seventy|eighty|ninety|[a-z]+\s+hundred))\s+(?:feet|foot|inches|links|yards|varas)\b|\b(?:in|by)\s+(?:the\s+)?(?:old|county|town|country|local|customary)\s+(?:[a-z]+\s+)?(?:chains?|poles?|perch(?:es)?|rods?|measure)\b/i;
/** Another paper has it otherwise. */
const OTHER_PAPER =
  /\b(?:from|by|in)\s+(?:the\s+)?(?:(?:field\s+)?notes|lines|calls)\s+of\s+(?:another|an\s+(?:old|older|earlier|adjoining))\b|\b(?:top|head|foot)\s+of\s+the\s+(?:page|sheet|sketch|map)\s+(?:to|is|toward|being)\b|\bnorth\s+(?:is|points|being)\s+(?:down|up\s?side|to\s+the\s+(?:left|right|bottom)|at\s+the\s+(?:left|right|bottom|foot))\b|\b(?:plat|deed|map|plan|survey|field\s+book|notes|copy|record|patent|description|book)\b[^.;]{0,60}\b(?:(?:with|has|have|had|gives?|shows?|calls?\s+for|by|having)\s+(?:it\s+otherwise|an?\s+(?:\w+\s+)?(?:longer|shorter|different)|(?:one|two|three|another|other|different|more|fewer)\s+(?:more\s+|other\s+|fewer\s+)?(?:courses?|corners?|calls?|lines?|distances?|bearings?|lengths?|figures?|numbers?|sides?|measure\w*))|not\s+alike|at\s+odds|otherwise)\b/i;
/** The bargain came to nothing, or the land is as it was once. */
const OFF =
  /\b(?:fell|fallen|falls)\s+through\b|\b(?:deed|sale|bargain|contract|grant|exchange|trade|paper)\b[^.;]{0,40}\b(?:never|not)\s+(?:been\s+|yet\s+)?(?:handed|delivered|closed|completed|carried|gone\s+through|made\s+good|signed|finished)\b|\bdied\s+before\s+(?:sign\w+|deliver\w+|he|she|the\s+deed)\b|\b(?:this|that|such|the\s+above)\s+(?:is|was)\s+(?:how|the\s+(?:tract|lot|land|way|line|state|shape))\b[^.;]{0,30}\bbefore\b|\bcalled\s+off\b|\bdone\s+over\b|\bbest\s+(?:we|i|he)\s+(?:can|could)\b/i;
/** More goes with it. */
const MORE = new RegExp(
  [
    String.raw`\b(?:goes|go|going|passes|pass)\s+(?:along\s+)?with\s+(?:it|this|the\s+(?:above|same|land|lot|farm|place))\b`,
    String.raw`\b(?:and|with|also|plus|besides)\s+all\s+else\b|\b(?:all|any)\s+(?:of\s+)?(?:the\s+)?(?:grantors?['’]?s?\s+|my\s+|our\s+|his\s+|her\s+|their\s+)?(?:other|remaining|adjoining|adjacent|surrounding|contiguous)\s+(?:lands?|property|holdings|real\s+estate|acreage|ground|lots?)\b(?!\s+(?:owners?|line))(?=[^.;]{0,30}\b(?:of\s+(?:the\s+)?(?:grantor|seller|vendor)|I|we|he|she|they|owned|lying|situated?|in)\b)`,
    String.raw`\b(?:so\s+much|enough|such)\s+(?:more|other|additional|adjoining)?\s?(?:land\s+)?(?:on|off|to|at)\s+the\s[^.;]{3,40}\b(?:as\s+(?:will|shall|may|to)\s+make|to\s+make)\b|\bmakes?\s+(?:it\s+)?up\s+(?:from|out\s+of|to)\b|\bto\s+make\s+(?:up|out)\s+(?:the\s+)?(?:\w+\s+)?(?:acres?|quantity)\b`,
    String.raw`\bso\s+(?:many|much)\s+(?:[a-z]+\s+){0,3}as\s+(?:will|shall|may)\s+(?:make|bring|carry|reach|take|fill|give|let)\b`,
    String.raw`\bthrows?\s+in\b|\bthrown\s+in\b|\bto\s+boot\b`,
  ].join('|'),
  'i',
);
/** A right that lies on no measured part of it. */
const RIGHT_ON =
  /^\W*(?:the|this|said)\s+(?:[a-z]+['’]s\s+)?(?:(?:easement|right[\s-]of[\s-]way|pipe\s?line|line|servitude)\s[^.;]{0,60}\b(?:somewhere|wherever|where\s+(?:the|it|they|he)|as\s+(?:laid|built|now\s+laid|may\s+be)|when\s+(?:laid|built)|best)\b|(?:lease|licen[sc]e|lien|mortgage|option|permit|dedication)\s+(?:(?:shall|will|is|are|be|takes?\s+in|covers?|reaches)\s+){1,2}(?:(?:only|just)\s+)?(?:of|on|for|over)\s+(?:the|an?|one|two)\s+(?!(?:above|same|whole|entire|premises|described|foregoing|lands?|property|tract|term|period|year|use|purpose|benefit|sum)\b)[^.;]{0,50}\b(?:alone|only|field|lot|house|corner|end|side|half|acre|billboard|sign|floor|room)\b)/i;
/** A note to somebody. */
const NOTE =
  /^\W*(?:please\s+)?(?:check|verify|confirm|fill\s+in|insert|ask|fix|revise|redo|recheck|look\s+(?:up|at|into)|find\s+out)\b(?:\s+[\w']+){0,5}\W*$|^\W*(?:see|use|per)\s+(?:the\s+)?(?:revised|new|corrected|amended|other|updated|latest|owner|client|seller|buyer|realtor|agent)\b(?:\s+\w+){0,3}\W*$/i;

const OF_ELSE =
  /\b(?:easements?|rights?(?!\s+to)|privileges?|licen[sc]es?|life|liens?|minerals?|oil|gas|coal|timber|trees|royalt\w+|waters?|rents?|use\s+of|possession|crops?|hay|corn|grain|taxes|covenants?|conditions?|restrictions?|furni\w+|fixtures|equipment|machinery|undivided|appurten\w+|adjoining\s+(?:owners?|land)|subject\s+to|improvements?|stock|shares|insurance|proceeds|price|dollars)\b/i;

const OF_THINGS = /\b(?:house|barn|buildings?|pump|tools|stove|furnace|swing|trailer)\b/i;
const SURE = [OVER, NOT_FIRM, CRUDE, OTHER_PAPER, OFF, NOTE, RIGHT_ON];

const WORD = /[a-z]+/gi;
const OF_FIGURE =
  /\b(?:feet|foot|rods?|poles?|chains?|acres?|lines?|corners?|courses?|calls?|survey\w*|bound\w*|lots?|tract|parcel|fields?|half|thirds?|parts?|portion|piece|strip|stones?|stakes?|oak|pins?|road|river|creek|land|ground|north\w*|south\w*|east\w*|west\w*|side|end|plat|sketch|notes|deed)\b/i;
/** What a deed's parties have to do, and what is said before a court. */
const OF_TERMS =
  /\b(?:shall|agrees?|covenants?|promis\w+|acknowledg\w+|notary|sworn|probate|court|insur\w+|taxes|heirs\s+and\s+assigns)\b/i;

/** Somebody tells of the land what happened. */
function isATale(clause: string): boolean {
  if (!OF_FIGURE.test(clause) || OF_TERMS.test(clause)) return false;
  for (const { 0: word, index } of clause.matchAll(WORD))
    if ((index === 0 || !/^[A-Z]/.test(word)) && isOfATale(word.toLowerCase())) return true;
  return false;
}

/** `isNew` where a sentence begins with it. */
export function saysBesides(clause: string, isNew: boolean): boolean {
  if (MORE.test(clause) && !OF_ELSE.test(clause) && !OF_THINGS.test(clause)) return true;
  if (!isNew) return false;
  if (MAY_KEEP.test(clause) && KEPT.test(clause) && !OF_ELSE.test(clause) && !OF_DEEDS.test(clause)) return true;
  if (MOVES.test(clause) && !MOVES_NOT.test(clause)) return true;
  if (isATale(clause)) return true;
  return SURE.some((one) => one.test(clause)) || (QUANTITY.test(clause) && !isStandardMeasure(clause));
}
