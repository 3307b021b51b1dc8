// Takes: a sentence of its own close behind a figure. Gives: whether it speaks of ground, water, ways or sides of land in none of the words that deeds, certificates and surveys are
// made of: "What lies beyond the hedge is Coyle's". Whoever adds such a sentence to a description says something about this land. Never: a form of any kind, a building or a fence, nor a row of values.

/** Things of the ground, and where they are. */
const GROUND =
  /\b(?:knoll|tomb|strand|roadbed|dam|cove|gully|ravine|bottoms?|thicket|clearing|quarry|mine|hedge|slough|creek|brook|branch|river|stream|lake|pond|bay|shore|beach|flats|waters?|marsh|swamp|bog|meadow|pasture|fields?|orchard|garden|grove|wood(?:s|land|[\s-]?lot)?|island|hill(?:side)?|bluff|ridge|hollow|mill|church|school\w*|depot|cemetery|graveyard|road|lane|highway|street|alley|railroad|railway|track|canal|ditch|levee|bank|lands?|ground|soil|acres?|strip|sides?|end|corner|lines?|boundar(?:y|ies)|(?:north|south|east|west)(?:east|west)?(?:erly|ern)?|beyond|half|part|portion|piece|spring)\b/i;

/** One of these stands in what is said beside descriptions by form. */
const FORMAL = new RegExp(
  String.raw`\b(?:${[
    'heirs assigns? successors executors vested warrant\\w* covenant\\w* witness\\w* hereunto notary acknowledg\\w+ subscribed sworn commission\\w* consideration mortgag\\w* trust\\w* tax\\w* assess\\w* restrict\\w* zon\\w+',
    'minerals? oil gas coal timber crops? irrigation whereas subject flood structures? liens? sketch damages? persons? lawful\\w* indenture construct\\w+ maint[ae]\\w+ homestead dower curtesy husband wife marital lessee lessor leases? leased tenan\\w+ rents?',
    'insur\\w+ utilit\\w+ encumbr\\w+ behoof hereditaments appurten\\w+ ingress egress access compensation appropriat\\w+ secretary congress governor council ordinances? resolution royalt\\w+ pay paid payable payment\\w* dollars cash price consents? probate intestate',
    'deed deeds deeded book page volume vol liber folio record recorded records plat plan map survey\\w* drawing bearings? basis datum meridian declination variation needle contain\\w* contents hectares? areas? acreage square situated? sections? township range county counties',
    'easements? rights? privileges? liberty habendum dated instrument registry signed sealed prepared address exhibit monument\\w* rebars? pins? rods? pipes? stones? caps? trees? dwelling\\w* house\\w* barn\\w* garage eaves buildings? foundations? sheds? wells? setbacks? yards? parking erect\\w*',
    'known called named adjoin\\w* adjacent abut\\w* width wide certif\\w* compan\\w* possess\\w* condition\\w* representation\\w* provided intend\\w* intention precision closure closed traverse curve distances? azimuths? horizontal factor public conflict\\w* observed encroachments? purposes? permit\\w*',
    'repair allotted descended acquired fronts fronting cross\\w* miles? intersection located improvements blazes respectfully confirmed court bidder advertised auction perimeter fence[ds]? fencing walls? mason bounded reference referred interest estate stock shares? benefit herein hereinafter hereinabove foregoing remaining unaffected',
    'use used uses using use\\b surface lying entirely wholly act acts statutes? united states? agrees? agreed\\s+price district school\\s+district devised patent\\w* granted granting project proposed right-of-way corner\\s+of courses? feet foot chain\\w* poles? varas? inches degrees plats? planned shown indicated same\\s+(?:land|premises|property|tract|lot|parcel)',
    'tract lot lots parcels? premises property total being more\\s+or\\s+less following described description thence beginning will testament died born sold\\s+for appraised insurance inspect\\w* approv\\w* declares? viewed accept\\w* satisf\\w+ content lived? lives soil\\s+is in\\s+(?:grass|timber|woods|cultivation) inherited\\b came\\s+to\\s+(?:the\\s+grantor|me|him|her|us)\\b (?:bought|purchased)\\s+the\\s+(?:above\\s+)?(?:land|farm|place)\\s+(?:of|from)',
  ]
    .join(' ')
    .split(' ')
    .join(
      '|',
    )})\b|\bby\s+(?:other\s+|the\s+)?(?:lands?|road|street|highway|river|creek)\b|\$\s?\d|\d\s?['"°]|\d{5}|\b\d+\s+[A-Z][a-z]+\s+(?:Street|Lane|Road|Avenue|Drive|Highway)\b`,
  'i',
);
/** Of the whole land, or of what lies about it: where it lies, who had it before, how its corners are marked, what somebody may do there. */
const OF_WHOLE =
  /^\W*(?:the|said|this)\s+lands?\s+(?:(?:lies?|fronts?)\s+(?:along|on|in|near|by|at)|is\s+(?:near|level|hilly|rocky|woodland|pasture))\b(?!\s+(?:each|both|either|the\s+(?:far|other|opposite|near|(?:north|south|east|west)\w*))\b)|\bhad\s+(?:the\s+land|it)\s+(?:of|from|by)\b|\b(?:marks?|stands?\s+at|set\s+at|at)\s+(?:each|every|all)\s+(?:of\s+the\s+)?corners?\b|^\W*(?:the|an?)\s+(?:[a-z]+\s+)?(?:lake|pond|road|lane|river|creek|brook|mill|church|depot|school\w*|railroad)\s+(?:lies|runs|is|stands)\s+(?:to\s+the\s+)?(?:north|south|east|west|near|along|beside|close)\w*\s+(?:of\s+|to\s+|by\s+)?(?:the\s+lands?|it|them)\W*$|\bmay\s+(?:draw|pass|graze|drive|walk)\b|\bmay\s+keep\s+(?:its|his|her|their)\s+(?:pumps?|pipes?|poles?|wires?|signs?|cattle|horses|boats?|tank|gate)\b/i;
const WORD = /[A-Za-z]{2,}/g;
const FEWEST = 5;

/** The sentence must stand by itself: what a figure's last sentence goes on with is asked by its words. */
export function isPlainlyOfLand(sentence: string): boolean {
  if (!GROUND.test(sentence) || FORMAL.test(sentence) || OF_WHOLE.test(sentence)) return false;
  return (sentence.match(WORD)?.length ?? 0) >= FEWEST;
}
