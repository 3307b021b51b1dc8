// Takes: a clause beside a figure, and where it stands. Gives: whether it says that the land is not the figure: something was sold off it or is
// kept back, only a part of it is meant, it reaches farther than the courses, the paper was undone, its measure is another's.
// Never: of rights in the land (easements, minerals, liens), nor of what a deed says of the title or of land it was cut from.

export type Where = 'before' | 'among' | 'behind';

const NOUN = String.raw`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real\s+estate|farm|field|plantation|piece|plot)`;
const PIECE = String.raw`(?:strips?|lots?|acres?|corner|pieces?|plots?|half|feet|foot|rods|poles|parcels?|tracts?|garden|orchard|house|graveyard|dwelling|burying|cemetery|fields?|parts?|portions?|share|spring|yard)`;
const GROUND = String.raw`(?:${PIECE}|land|ground|mill|church|school(?:house)?|pond|meadow|pasture|woods?|site|bank|island|road|highway|street|railroad)`;
const WIND = String.raw`(?:north|south|east|west)(?:ern|erly|east|west|eastern|western|easterly|westerly|ernmost|erlymost|most)?`;
const SHARE = String.raw`(?:(?:[a-z]{3,5}-)?(?:hal(?:f|ves)|thirds?|quarters?|fourths?|[½¼⅓]|\d\/\d|feet|foot|ft|rods|chains|varas|acres?|part|portion|side|end))`;
const SELF = String.raw`(?:(?:him|her|it|my)self|(?:them|our)selves|(?:the\s+|said\s+){0,2}(?:grantors?|sellers?|vendors?|donors?|lessors?|first\s+part(?:y|ies)))`;
const PAPER = String.raw`(?:deed|instrument|conveyance|description|mortgage|lease|grant|contract|paper|plat|certificate|sale|indenture|transfer|agreement)`;
const GONE = String.raw`(?:sold|conveyed|deeded|granted|given|taken|cut|set|laid|parted|alienated|disposed|condemned|dedicated|donated|released)`;
const CLOSED_BY = String.raw`(?:tract|land|lot|parcel|premises|property|farm|same|described|above|foregoing)`;

/** Land that the figure holds and the paper does not give. */
const TAKEN = new RegExp(
  [
    // "from which there has been sold to Hedges a lot 75 feet by 120 feet"
    String.raw`\b(?:from|out\s+of|off(?:\s+of)?)\s+(?:which|it|(?:the|this|said|these)\s+(?:[a-z]+\s+)?${CLOSED_BY}),?\s+(?:[\w.,]+\s+){0,7}?(?:has|have|had|was|were)\s+(?:[a-z]+\s+){0,3}?${GONE}\b(?!\s+by\b)`,
    String.raw`\bthere\s+(?:has|have|had|was|were)\s+(?:[a-z]+\s+){0,3}?(?:sold|cut\s+off|set\s+off|conveyed\s+(?:off|away))\b`,
    String.raw`\bsold\s+(?:off|away)\b`,
    // "keeps to herself … a strip", "holding back for the grantor the barn lot"
    String.raw`\b(?:keep|keeps|kept|keeping|retain\w*|holds?|holding|withh[eo]ld\w*|reserv(?:es|ed|ing)|sav(?:es|ing))\s+(?:(?:back|out|off|unto|to|for|in|always|however)[\s,]{1,3}){1,3}${SELF}\b[^.;]{0,140}\b${PIECE}\b`,
    String.raw`\b(?:held|kept|left|holden)\s+back\b|\b(?:holds?|keeps?|holding|keeping)\s+back\b(?!\s+(?:the\s+)?(?:waters?|soil|earth|payments?|money|price))`,
    // "We hold out the cabin and its yard", "The cemetery is not a part of the premises hereby sold"
    String.raw`\b(?:holds?|holding|held|keeps?|keeping|kept|leaves?|leaving|left|pulls?|cuts?)\s+(?:out|off|apart|aside|away)\s+(?:of\s+(?:this|the)\s+(?:sale|deed)\s+)?(?:the|an?|our|my|his|her|their|one|two|that)\b`,
    String.raw`\b(?:is|are|was|were|being)\s+not\s+(?:an?\s+)?part\s+of\s+(?:this|the|said|these)\s+(?:above\s+|foregoing\s+|described\s+){0,2}(?:${PAPER}|${NOUN})\b(?!\s+(?:of|in|owned|conveyed\s+(?:by|to))\b)`,
    // "From the above there should be taken the lot", "out of which the railroad has its land in fee"
    String.raw`\b(?:from|out\s+of|off(?:\s+of)?)\s+(?:which|it|(?:the|this|said|these)\s+(?:[a-z]+\s+)?${CLOSED_BY}),?\s+(?:[\w.,]+\s+){0,7}?(?:is|are|should|shall|must|ought)\s+(?:(?:also|however|to)\s+){0,2}(?:be\s+)?(?:[a-z]+\s+)?(?:taken|deducted|excluded|cut|carved|omitted|left\s+out|subtracted|struck|set\s+(?:off|apart|aside)|withheld)\b`,
    String.raw`\b(?:out\s+of|from|off|within)\s+which\b[^.;]{0,60}\b(?:has|have|owns?|holds?)\b[^.;]{0,40}\b(?:in\s+fee|fee\s+simple|lot|strip|acres?)\b`,
    // "Saving to Amos Tice, his heirs and assigns, the well lot"
    String.raw`^\W*(?:and\s+|but\s+)?(?:saving|keeping|excepting|reserving)\s+(?:always\s+|however\s+)?(?:un)?to\s+[^.;]{2,70}?,\s+(?:the|an?|one|two|that)\s+(?:[\w-]+\s+){0,3}?${PIECE}\b`,
    String.raw`\b${PIECE}\s+(?:[a-z]+\s+){0,4}?(?:left|kept|carved)\s+out\b`,
    // "reserving out of the same one acre", "The grantor withholds from this sale the pond"
    String.raw`\b(?:reserv|except|exclud|exempt|withhold|withdraw|remov|drop|strik|omit|detach|subtract|deduct)(?:s|es|ping|ing|ting|ed|ted|eth)?\s+(?:always\s+|however,?\s+)?(?:out\s+of|from|thereout|therefrom|off)\b(?!\s+any\b|[^.;]{0,120}\bif\s+any\b)[^.;]{0,80}?\b${GROUND}\b`,
    String.raw`\b(?:not|never|without)\s+(?:[a-z]+\s+){0,4}?part(?:s|ing|ed)?\s+with\b`,
    // "does not go with the land", "are not to pass by this deed"
    String.raw`\b(?:do|does|did|shall|will|is|are)\s+not\s+(?:(?:to|hereby|herein|by\s+this\s+deed|also)\s+){0,2}(?:go|pass|come)\s+(?:with|by|under|to|hereby|herein|along)\b`,
    // "of which 4 acres sold to Bland are not conveyed"
    String.raw`\b(?:${PIECE}|lands?|soil|ground)\b[^.;]{0,60}\b(?:is|are|being|was|were)\s+(?:[a-z]+\s+){0,2}?not\s+(?:(?:hereby|herein|here|hereto|to\s+be|intended\s+to\s+be|now)\s+){0,2}(?:conveyed|sold|granted|included|embraced|deeded|transferred)\b`,
    String.raw`\b(?:form(?:s|ing|ed)?|make(?:s)?|making|being|is|are|constitut\w+)\s+no\s+part\b(?!\s+of\s+(?:the\s+|his\s+|her\s+|their\s+|my\s+)?(?:homestead|consideration|residence|homeplace))`,
    String.raw`\bremains?\s+(?:the\s+property\s+of|vested\s+in|with|in\s+the\s+(?:name|hands|ownership)\s+of)\s+${SELF}\b`,
    // "save the corner sold Bell", "all but the barn lot"
    String.raw`(?:^\s{0,3}(?![^;]{0,200}\b(?:following|described|bounded|follows|beginning)\b)|[,;.(^–—-]\s{0,2}|\b(?:and|but)\s+)(?:save|saving|but\s+for|barring|minus|(?:leaving|cutting|carving|throwing|taking|setting)\s+(?:out|off|aside|apart)|omitting|not\s+counting|(?<!more\s+or\s+)less)\s+(?:(?:out|off|aside|apart|only|always|however|thereout|therefrom|and\s+except|for)[\s,]{1,3}){0,2}(?:the|that|those|what|such|so\s+much|an?|one|two|three|half|\d[\d./]*)\s(?!rights?\b)`,
    String.raw`\ball\s+(?:of\s+(?:it|the\s+same|which)\s+)?but\s+(?:the|that|an?|one|two|\d)\s+(?:[\w.]+\s+){0,4}?${PIECE}\b`,
  ].join('|'),
  'i',
);
/** "which strip is withheld from this conveyance", "the mill yard has been left off this deed". */
const TAKEN_OFF = new RegExp(
  String.raw`\b(?:withheld|excluded|omitted|exempt(?:ed)?|excepted|detached|withdrawn|deducted|subtracted|struck|carved|cut|left)\s+(?:off|out|out\s+of|from)\s+(?:of\s+)?(?:this|the|said|these|our|my)\s+(?:present\s+|above\s+|foregoing\s+){0,2}(?:${PAPER}|presents|description|bounds|${NOUN})\b`,
  'i',
);

/** What is taken of rights, and what a deed's forms keep, leaves the land what it is. */
const OF_RIGHTS =
  /\b(?:easements?|rights?|privileges?|licen[sc]es?|life|homestead(?!\s+(?:farm|tract|place|land))|liens?|minerals?|oil|gas|coal|timber|trees|royalt\w+|waters?|rents?|the\s+use|use\s+of|possession|harmless|crops?|taxes|covenants?|conditions?|restrictions?|mobile\s+home|personal|furni\w+|fixtures|equipment|machinery|interest\s+in|undivided)\b/i;

/** "all of Lot 3, less the north 375 feet, lying east of": what the land was cut from is less. */
const LESS = /^\W*(?:and\s+|but\s+)?(?:save|saving|but|barring|minus|leaving|omitting|not|less)\b/i;
/** The parent's own lines never told these apart. */
const NAMED_GROUND =
  /\b(?:dower|graveyard|cemetery|burying|churchyard|church|school(?:house)?|railroad|mill|orchard|garden)\b/i;
const OF_PARENT = /\b(?:lots?|blocks?|sections?|quarter|survey|outlots?|[ns][ew]?\s?(?:1\/4|¼|1\/2|½))\b[^.;:]{0,80}$/i;

/** In the words that lead to the figure: it is more than the land, or other land. */
const PART = new RegExp(
  [
    // "the northerly one-half of that certain lot:", "The West 100 feet … of the tract deeded to Petersen …, which tract is:"
    String.raw`\b${WIND}\s+(?:[\w.,()/½¼-]+\s+){0,12}?${SHARE}\b,?(?:\s[^,;]{0,80},)?\s+(?:of|off|in|from|out\s+of)\s+(?:that|the|an?|this|those)\s+(?:certain\s+|same\s+|whole\s+|entire\s+){0,2}${NOUN}\b(?!\s+(?:no\.?\s{0,2}|number\s+)?(?:\d|[a-z]\b|[ivx]+\b))(?:\s+of\s+land)?(?:\s*$|(?:[\s,][^;]{0,200})?\s(?:which|whose|said|the\s+whole|the\s+same)\s+(?:whole\s+|entire\s+|last\s+)?(?:${NOUN}\s+)?(?:is|are|was|were|being|bounds|lies|contains|runs)\b[^;]{0,30}$)`,
    // "The easterly 50 feet of premises bounded:", "A one-acre homesite from land more particularly bounded thus:"
    String.raw`\b(?:${WIND}\s+(?:[\w.()/½¼-]+\s+){0,4}?${SHARE}\s+of|(?:${WIND}\s+(?:[\w.()/½¼-]+\s+){0,4}?${SHARE}|acre|(?:home)?site|plot)\s+(?:off|in|from|out\s+of))\s+(?:(?:that|the|this|all|certain)\s+){0,2}${NOUN}(?:\s+of\s+land)?\s+(?:(?:more|most|best)\s+(?:particularly|fully)\s+)?(?:bounded|described)(?:\s+(?:thus|so|as\s+follows|to\s+wit))?\s*$`,
    String.raw`\bof\s+the\s+whole,?\s+(?:which\s+is\s+|being\s+)?(?:described|bounded)\b[^;]{0,30}$`,
    // "that part of the tract described as follows which lies south of the road:", "all that lot lying north of the run of the following:"
    String.raw`\b(?:part|portion)\s+of\b[^;]{0,80}\bfollows,?\s+(?:which\s+|that\s+|as\s+)?(?:lies|lying|is|situated?)\b[^;]{0,80}$`,
    String.raw`\b(?:lying|lies|situated?)\s+(?:on\s+the\s+)?${WIND}[^;]{0,60}\bof\s+the\s+following(?:\s+${NOUN})?\s*$`,
    // "Half of the following:", "a lot to be taken from:", "part of the farm whereon I live, which farm is:"
    String.raw`\b(?:half|third|quarter|part|portion|residue|rest|remainder|balance)(?:\s{0,2}\([^)]{0,20}\))?,?\s+(?:in\s+area\s+|to\s+be\s[^;]{3,80}?[,\s]\s{0,2})?of(?:\s+the\s+following(?:\s+described)?(?:\s+${NOUN}(?:\s+of\s+land)?)?(?:,?\s+(?:situated?\s+|lying\s+|located\s+)?(?:and\s+being\s+)?in\s[^;]{3,80})?)?\s*$`,
    String.raw`\b(?:residue|rest|remainder|balance|lot|acres?|soil|ground|site|room|building|house|timber|trees|standing|growing|taken|carved|cut|selected|chosen)\b[^;]{0,80}\s(?:of|from|in|on|upon|off|out\s+of)\s*$`,
    String.raw`\b(?:part|portion|half)\s+of\s+(?:the|my|our|his|her|their|said|that|a)\s+(?:[a-z]+\s+){0,2}?(farm|tract|land|parcel|lot|premises|property|plantation)\b[^;]{0,80}\b(?:which|said)\s+\1\s+(?:is|was|being|bounds)\b[^;]{0,30}$`,
    String.raw`\b(?:part|portion)\s+of\s+(?:the|my|our|his|her)\s+(?:[a-z]+\s+)?${NOUN}\s+(?:described|bounded)\s+(?:below|next|hereafter)\s*$`,
    String.raw`\b(?:part|portion)\s+(?:lying|situated?)\b[^;]{0,60}\bof\s+the\s+${NOUN}\s+(?:(?:next|hereinafter|hereafter|herein|here|below)\s+)?(?:bounded|described)(?:\s+(?:thus|so|as\s+follows))?\s*$`,
    // "All of grantor's land west of Cedar Creek within these bounds:", "the first storey of the tenement standing on the ground bounded:"
    String.raw`\b(?:all|so\s+much|such|any)\b[^;]{0,60}\b(?:${WIND}\s+of|above|below|outside|beyond)\s[^;]{2,50}\b(?:with)?in\s+(?:these|the\s+following)\s+(?:bounds|lines|limits|boundaries|metes\s+and\s+bounds)\s*$`,
    String.raw`\b(?:cellar|basement|stor(?:e?y|e?ys|ies)|floors?|rooms?|chamber|attic|loft|apartment|flat|stall)\b[^;]{0,80}\b(?:on|upon|in|over)\s+(?:the|that|an?)\s+(?:certain\s+)?(?:ground|lands?|lot|tract|parcel|premises)\b[^;]{0,30}$`,
    // "Lot 2, the easterly portion of the land whose entire boundary is:", "A building site upon the tract next described:"
    String.raw`(?<!\b(?:all|whole|entirety)\s)\bof\s+(?:the|that)\s+${NOUN}\s+whose\s+(?:(?:entire|whole|outer|full|exterior)\s+)?(?:boundar(?:y|ies)|bounds|lines|limits)\b[^;]{0,30}$`,
    String.raw`\b(?:[a-z]*site|spring|well|circle|acre|square|house|building|barn|mill|shop|stand)\b[^;]{0,90}\b(?:on|upon|in|within|at)\s+(?:(?:the|that|an?)\s+)?(?:certain\s+)?(?:${NOUN}|ground)\s+(?:of\s+land\s+)?(?:(?:next|hereinafter|hereafter|herein|here|below)\s+)?(?:bounded|described)\b[^;]{0,30}$`,
    String.raw`\b(?:hal(?:f|ves)|thirds?|fourths?|quarters?)\s+of\s+(?:an?|that|the)\s+(?:certain\s+)?${NOUN}(?:\s+of\s+land)?,?\s{0,2}(?:viz|to\s+wit|namely|as\s+follows)?\.?\s*$`,
    String.raw`\b(?:everything|whatever|all\s+that\s+(?:is|lies|remains))\b[^;]{0,80}$`,
    // "What remains …, after his deed … of these premises:"
    String.raw`\b(?:remain(?:s|der|ing)|residue|rest|balance|left|less|without|after|minus)\b[^;]{0,160}\b(?:deed|conveyance|sale|gift|grant|release|devise|sold|deeded|conveyed)\b[^;]{0,120}\bof\s+(?:these|the\s+following|this|the\s+said)(?:\s+(?:described\s+)?${NOUN}(?:\s+of\s+land)?)?\s*$`,
    String.raw`\b(?:not\s+(?:included|embraced|comprised|contained|taken|covered)\s+(?:in|by|within)|outside\s+(?:of\s+)?|exclusive\s+of|other\s+than)\s+(?:the\s+following|these|this)(?:\s+(?:described\s+)?${NOUN})?\s*$`,
    // "One acre in the corner of the following:", "two acres off the upper end of that field:"
    String.raw`\b(?:\d[\d.,/]*|one|two|three|four|five|six|ten|half\s+an|an?)\s+(?:acres?|rods?|feet|foot)\b[^;:.]{0,40}\b(?:off|out\s+of|from|in|at|on)\s+[^;:.]{0,60}\b(?:of|in)\s+(?:the\s+following|that\s+certain|a\s+certain)(?:\s+(?:described\s+)?${NOUN}(?:\s+of\s+land)?)?\s*$`,
    // "two acres off the side next to Cole's, out of:"
    String.raw`\b(?:\d[\d.,/]*|one|two|three|four|five|six|ten|half\s+an|an?)\s+(?:acres?|rods?|feet|foot)\b[^;:.]{0,80}\bout\s+of\s*$`,
    // "All that is left unsold of the tract …, that tract being:"
    String.raw`\bun(?:sold|disposed|conveyed|deeded)\b`,
    // "elect to purchase either …, or, if he prefer, the following:"
    String.raw`\b(?:either|whichever|one\s+of)\b[^;]{0,160}\bor\b[^;]{0,50}$`,
    String.raw`\b(?:elects?|election\s+(?:of|to|between)|prefers?|preferring|choose|chooses|choosing|choice)\b`,
    // "As an aid to locating the unit"
    String.raw`\b(?:as\s+an\s+aid|for\s+(?:the\s+)?(?:convenience|help|guidance|better\s+understanding)|to\s+(?:aid|assist|help)\s+in|by\s+way\s+of\s+(?:information|illustration|example))\b`,
  ].join('|'),
  'i',
);

/** Land beyond the courses. */
const ADDED = new RegExp(
  [
    // "The land hereby sold goes to the thread of the stream", "The side lines are to be extended to the middle of the road"
    String.raw`\b(?:${NOUN}|title|grant|conveyance|deed|sale|ownership|fee|estate|lines?|boundar(?:y|ies)|bounds|sides)\b[^.;]{0,70}?\b(?:goes|go|extends?|extended|reach(?:es)?|carr(?:y|ies|ied)|produced|prolonged)\s+(?:(?:on|out|over|back|up|down|also|however|beyond)\s+){0,2}(?:to|into|unto|as\s+far\s+as|beyond|past|across)\s+(?!(?:and\s+)?(?:the\s+|his\s+|her\s+|their\s+|all\s+|any\s+|said\s+){0,2}(?:heirs|children|issue|sons?|daughters?|wife|husband|successors|assigns|benefit|part(?:y|ies)|use|persons?)\b)`,
    // "and also, the lane having been discontinued, that half of its width"
    String.raw`\b(?:and|also|with|plus|including)\b(?!\s+(?:all\s+)?(?:the\s+)?(?:right|an?\s+easement))[^.;]{0,80}\b(?:half|part|bed|portion|strip|all)\s+of\s+(?:its|the|said|that)\s+(?:(?:old|former|abandoned|vacated|discontinued|adjoining|adjacent)\s+){0,2}(?:width|bed|lane|street|road|roadway|alley|way|stream|river|creek|highway|railroad)\b`,
    // "including all land lying between the meander line and the water's edge", "also the flats below the same"
    String.raw`\b(?:includ(?:ing|es)|also|together\s+with|with|and)\s+(?:all\s+|so\s+much\s+of\s+)?(?:the\s+|any\s+|that\s+|such\s+)?(?:lands?|flats|beach|shore|ground|accretions?|strip|bed|marsh)\s+(?:[a-z]+\s+){0,2}?(?:between|below|beyond|outside|in\s+front|under|down\s+to|to\s+(?:the\s+)?(?:low|high|ordinary|water|channel))\b`,
    String.raw`\b(?:vacanc(?:y|ies)|gap|gore|hiatus|overlap)\s+(?:of|between|exists?|appears?|in\s+the|has|is)\b`,
    String.raw`\b(?:intent|intention|intended|intending|meant|meaning|purpose)\b[^.;]{0,100}\b(?:extend|reach|take\s+in|run\s+to|go\s+to|touch|meet|fill)\b`,
  ].join('|'),
  'i',
);
const OF_INTEREST = /\bright,?\s+title|\binterest,?\s+if\s+any|\bsubject\s+to\b|\beasements?\b|\bright\s+of\s+way\b/i;

/** The paper was undone, or its words were written over. */
const UNDONE = new RegExp(
  [
    // "This deed of no effect, the purchase money never having been paid"
    String.raw`\b(?:this|the|said|within|above|foregoing)\s+(?:(?:above|within|foregoing)\s+)?${PAPER}\b[^.;]{0,60}\b(?:cancel\w*|void|annulled|rescinded|revoked|withdrawn|destroyed|returned|undelivered|(?:not|never)\s+(?:been\s+)?(?:delivered|recorded|executed|accepted|signed|approved)|set\s+aside|vacated|abandoned|no\s+(?:further\s+|legal\s+|more\s+)?(?:effect|force|validity|avail))\b`,
    // "the parties substitute Exhibit A-1 for this Exhibit A"
    String.raw`\bsubstitut\w*\b[^.;]{0,60}\bfor\s+(?:this|said|the\s+(?:above|foregoing|within|attached|original|said|present))\b|\b(?:this|the\s+(?:above|foregoing|within|original))\s+(?:exhibit|schedule|page|sheet)\b[^.;]{0,60}\b(?:replaced|withdrawn|substituted|void)\b`,
    String.raw`\b(?:exhibit|schedule|attachment|annex)\s+["“]?[a-z\d-]{1,4}["”]?\s+(?:(?:hereto|hereof|above)\s+)?(?:is|was|has\s+been|being)\s+(?:(?:hereby|now)\s+)?(?:void|withdrawn|replaced|superseded|deleted|cancel\w+|revised|stricken)\b`,
    String.raw`\b(?:plat|deed|survey|map|description)\s+(?:(?:was|is|has\s+been)\s+)?(?:void(?:ed)?|cancell?ed|vacated|rejected|disapproved|withdrawn|denied)\s+by\b`,
    String.raw`(?:^\W*|\b(?:copy|paper|this|deed|instrument|sheet|plat|map|sketch|document)\b[^.;]{0,80}\s)(?:of|has|have|having|with|without|in)\s+(?:no|any)\s+(?:further\s+|legal\s+|binding\s+|present\s+){0,2}(?:force|effect|validity|standing)\b`,
    String.raw`\bdo\s+not\s+(?:record|file|use|rely|sign|publish|copy)\b|\bnot\s+(?:for|to\s+be)\s+(?:re-?)?(?:recorded|filed|recording|filing|conveyanc\w+|conveyed|construction|used?|relied)\b`,
    String.raw`\bform\s+of\s+(?:deed|easement|conveyance|lease|mortgage|grant|agreement|exhibit)\b|[(,:]\s?not\s+(?:yet\s+)?(?:executed|signed|delivered|approved|final|effective|adopted)\b`,
    String.raw`\b(?:petition|application|request|bid|motion|appeal|plat|split)\s+(?:(?:is|was|has\s+been|hereby)\s+){0,2}(?:denied|rejected|refused|dismissed|disallowed|tabled)\b`,
    // "(Repealed, Ord. 14)", "CORRECTION PENDING": said of the paper in so few words.
    String.raw`^\W*(?:repealed|rescinded|expired|revoked|terminated|disapproved|vacated|withdrawn)(?:\s+by\b|\s+(?:\d|on\s|effective\b|per\b)|\s{0,2}[,:]|\W*$)`,
    String.raw`\b(?:corrections?|(?:re-?)?survey|approval|review|revisions?|verification|amendment|adjustment|re-?plat(?:ting)?|split)\s+(?:(?:is|are|still|now)\s+){0,2}pending\b|\bpending\s+(?:corrections?|(?:re-?)?survey|approval|review|verification|amendment|adjustment|re-?plat(?:ting)?|split)\b`,
    String.raw`\breturned\s+(?:unrecorded|unsigned|to\s+(?:the\s+)?(?:grantor|maker|sender|seller))`,
    String.raw`[\[(]\s{0,2}(?:in\s+(?:the\s+)?)?margin\b|\bmargin(?:al)?\s*(?:notes?|entr(?:y|ies)|notations?|:)|\b(?:in|on)\s+the\s+margin\b(?!\s+of\s+(?:said\s+|the\s+|an?\s+)?(?:\w+\s+)?(?:road|river|creek|street|lake|highway|bank|stream|pond|branch|run))`,
    String.raw`\breform(?:ed|ing)?\s+(?:by|so|to|in)\b|\bstrik(?:e|es|ing)\s+(?:out|therefrom|from)\b|\bsubstituting\b`,
  ].join('|'),
  'i',
);
/** What only will be, or may. */
const TO_COME =
  /\b(?:shall|then|may|if|unless|until|upon|otherwise|covenant\w*|condition\w*|restriction\w*|waste|proviso|provided)\b/i;

/** Between carets: written in between the lines. */
const INTERLINED = /\^[^^\n]{2,120}\^/;
/** Somebody else's words among the courses: "[sic; the plat has 330.00]"; numbers of records and translated lengths stand in brackets too. */
const BRACKETED =
  /\[[^\]]{0,160}?\b(?:sic|is|are|was|were|has|have|had|reads?|gives?|shows?|says|(?:deeds?|plat|map|plan|survey|record|original|books?|notes)\b[^\]]{0,40}\d{2,}(?:\.\d+|\s?(?:feet|ft|poles|rods|chains)))\b[^\]]{0,160}\]/i;

/** Courses left out: "; * * * ;", "; .....;", "; etc.;", "[....]". */
const LEFT_OUT =
  /\bthence\s+(?:as|like)\s+(?:in|by|per|the|said)\b[^;\d]{0,50};|(?:\*\s?){3}[\s;,.]{0,4}(?:and\s+|running\s+)?thence\b|[[(]\s?(?:\.{2,}|…+|-{2,}|\*+|_{2,})\s?[\])]|[;,.]\s{0,3}(?:\*\s?\*\s?\*|\.{5,}|…{2,}|\?{2,}|[-_—–]{4,}|etc\.?|&c\.?)[\s*.,_—–-]{0,6};|;[^;\d]{0,40}\b(?:and\s+so\s+(?:on|forth)|(?:in|out)\b[^;\d]{0,30}\band\s+(?:out|in|back)\s+again|out\b[^;\d]{0,30}\band\s+back|(?:two|three|four|five|six|several)\s+more\s+(?:lines|courses|calls))\b[^;\d]{0,40};/i;

export const bracketedRemark = (courses: string): RegExpExecArray | null =>
  BRACKETED.exec(courses) ?? LEFT_OUT.exec(courses);

/** "Saving to her the dwelling and so much ground about it as she may need": nobody knows how much. */
const UNMEASURED =
  /\b(?:sav|keep|kept|reserv|except|retain|hold|held|exclud)\w*\b[^.;]{0,120}\b(?:so\s+much|as\s+much|such|enough|sufficient)\s+(?:of\s+the\s+)?(?:ground|land|yard|lot|thereof)\b/i;

/** Another land may be put in its place. */
const OPEN_TO_CHANGE =
  /\bsubject\s+to\s+(?:change\b(?!\s+without)|revision|adjustment\s+(?:by|on|upon|after)|(?:a\s+|the\s+)?(?:final|field|actual|new|accurate)\s+survey|(?:re-?)?survey\s*$)|\bsubstitut\w+\s+(?:for|therefor|any|another|other)\b[^.;]{0,80}\b(?:area|location|strip|description|land|lot|parcel|tract|site)\b|\b(?:other|another)\s+(?:area|location|strip|lot|parcel|tract|site)\s+of\s+(?:equal|like|the\s+same)\b|\b(?:legal|descriptions?|bounds|boundar(?:y|ies)|lines|courses|distances|measurements|acreage|area|dimensions)\b[^.;]{0,40}\bsubject\s+to\s+(?:(?:a|the|final|further|field|later|such)\s+){0,2}(?:verif\w+|confirm\w+|correct\w+|review|approval|check\w*|proof|examination|amend\w+|modif\w+|adjust\w+|re-?survey|survey)\b|\b(?:until|before|pending)\s+(?:such|said|the|an?|his|her|their)\s+(?:election|choice|selection)\b/i;
/** Another line than a course is the boundary: "the parties take the fence for the boundary", "was found to be two rods farther out than the stakes". */
const OTHER_LINE =
  /\b(?:tak(?:e|es|en|ing)|adopt\w*|accept\w*|agree\w*|treat\w*|recogni[sz]\w*|acknowledg\w*)\b[^.;]{0,60}\b(?:fence|wall|hedge|ditch|road|lane|creek|stream|occupation|possession|tree\s+line)\b[^.;]{0,40}\b(?:for|as|to\s+be|is|shall\s+be)\s+(?:(?:the|their|a|our|said)\s+)?(?:(?:true|common|division|dividing|property|agreed|new|actual|legal)\s+){0,2}(?:boundar(?:y|ies)|line|bound)\b|\b(?:further|farther|nearer)\s+(?:out|in|off|back|up|down|north|south|east|west)\s+than\b|\banother\s+(?:was|were|has\s+been|being|is)\s+(?:[a-z]+\s+)?(?:chosen|taken|set|marked|planted|made|used|established|put|found)\b(?![^.;]{0,60}\b(?:witness|reference|line)\b)/i;
/** A wall is no land. */
const UPRIGHT =
  /\b(?:vertical|upright)\s+(?:face|plane|wall|surface|side)|\bfa[cç]ade\b|\blooking\s+(?:north|south|east|west)(?:ward|erly)?\b|\bup\s+being\b/i;

/** Whether the clause says so. `leads` where the figure follows at once. */
export function changesLand(clause: string, where: Where, leads: boolean): boolean {
  if (INTERLINED.test(clause) || UPRIGHT.test(clause) || OPEN_TO_CHANGE.test(clause)) return true;
  if (where === 'among') return false;
  if (where === 'behind' && UNMEASURED.test(clause)) return true;
  const taken = TAKEN.exec(clause);
  if (
    taken &&
    !OF_RIGHTS.test(clause) &&
    !(
      LESS.test(taken[0]) &&
      OF_PARENT.test(clause.slice(0, taken.index + 1)) &&
      !NAMED_GROUND.test(clause.slice(taken.index, taken.index + 60))
    )
  )
    return true;
  const off = TAKEN_OFF.exec(clause);
  if (off && !OF_RIGHTS.test(clause.slice(clause.lastIndexOf(',', off.index) + 1, off.index))) return true;
  if (UNDONE.test(clause) && !TO_COME.test(clause)) return true;
  if (OTHER_LINE.test(clause)) return true;
  if (where === 'behind') return ADDED.test(clause) && !OF_INTEREST.test(clause);
  return leads && PART.test(clause);
}
