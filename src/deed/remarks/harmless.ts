// Takes: a word that may speak of the figure, and the words around it. Gives: whether it is one of the turns that plain descriptions,
// surveyors' certificates and deeds' forms use it in. Never: a turn by which a value is taken back.

interface Turn {
  readonly words: RegExp;
  /** What stands around the word, the word itself included. */
  readonly around: RegExp;
}

const turn = (words: RegExp, around: RegExp): Turn => ({ words, around });

const TURNS: readonly Turn[] = [
  turn(
    /^correct/,
    /\b(?:given|made|recorded|executed|purpose|order|intended)\s+(?:\w+\s+){0,3}?(?:of\s+|to\s+)correct|\btrue\s+(?:and|&)\s+correct|\bcorrect\s+(?:copy|and\s+(?:true|complete))|\bcorrect\s+to\s+the\s+best|\bcorrected\b[^.;]{0,40}?\bas\s+to\s+(?:the\s+)?(?:[a-z]+'s\s+|spelling\s+of\s+)?(?:[a-z]+\s+)?(?:names?|initials?|surname|acknowledg|marital)/,
  ),
  turn(
    /^not$/,
    /\bnot\s+(?:to\s+exceed|exceeding|less\s+than\s+\d|limited\s+to|monumented|set\b|found\b|marked|otherwise|needed|tangent|parallel|radial|occupied|accessible|(?:an?\s+)?(?:boundary\s+|land\s+)?survey\b|required)|\bnot-?\s?for-?\s?profit|\bwhether\s+or\s+not|\bor\s+not\b|\bnon?t?\s+tangent|\bnot\s+a\s+part\b|\bnot\s+(?:of\s+record|recorded)\b|\bnot\s+(?:adjusted|know(?:\s+of)?\s+(?:of\s+)?any)\b|\bnot\s+include\b[^.;]{2,40}\bwhich\s+lies?\b/,
  ),
  turn(
    /^if$/,
    /\bif\s+(?:any|extended|produced|prolonged|continued|projected|required|necessary|applicable|said\b|both\s+were)|\bas\s+if\b/,
  ),
  turn(
    /^only$/,
    /\bname\s+only|\bpurposes?\s+only|\bdenote\s+angles\s+only|\bonly\s+for\s+(?:the\s+)?purposes?|\b(?:surface|subsurface|ingress|access|utility)\b[^.;]{0,40}\bonly|\bone\s+only\b/,
  ),
  turn(/^void|^cancel/, /\bnull\s+and\s+void|\bvoid\s+if|\bvoid\s+unless|\bvalid\b/),
  turn(/^legend$/, /\b(?:the|with|bearing|stamped|inscribed|marked)\s+(?:\w+\s+){0,2}legend/),
  turn(
    /^estimat/,
    /\b(?:contain\w*|quantity|acres)\s+by\s+estimation|\bby\s+estimation\s+[^.;]{0,30}\bacres|\bestimated?\s+(?:cost|compensation|value|price|at\s+\$)|\b(?:cost|compensation|value|damages)[^.;]{0,30}\bestimated/,
  ),
  turn(
    /^error/,
    /\b(?:errors?\s+of\s+closure|angular\s+error|closure\s+error|error\s+(?:in\s+closure|per\s+angle))|\b(?:no|without)\s+errors?\b|\berror\s+(?:closure|north|east)/,
  ),
  turn(
    /^written$/,
    /\b(?:above|first|last)\s+(?:above\s+)?written|\bwritten\s+(?:consent|notice|agreement|permission|instrument|approval)/,
  ),
  turn(/^would$/, /\bwhat\s+would\s+be|\bwould\s+(?:otherwise\s+)?(?:be|strike|intersect)\s+(?:section|the|a)\b/),
  turn(
    /^taken$/,
    /\b(?:taken\s+(?:from|by|for|out|in)|heretofore\s+taken|being\s+taken)\b|\bbasis\b[^;]{0,80}\btaken\s+as\b/,
  ),
  turn(/^held$/, /\bheld\s+(?:by|in|under|as|for)\b/),
  turn(
    /^taken$/,
    /\b(?:lands?|property|parcel|tract|premises)\s+(?:so\s+|to\s+be\s+|hereby\s+)?taken\s+(?:is|are|being)\b/,
  ),
  turn(
    /^carved$/,
    /\b(?:tract|lot|parcel|piece)\s+(?:of\s+land\s+)?carved\s+(?:from|out\s+of)\b[^;:.]{0,40}\b(?:bounded|described)\b/,
  ),
  turn(
    /^(?:stands|stood)$/,
    /\b(?:tract|lot|land|parcel|ground)\s+(?:(?:up)?on\s+which|where(?:on|upon)?)\s[^;:.]{2,40}\bst(?:ands|ood)\b/,
  ),
  turn(/^fixed$/, /\bfixed\s+(?:by|at|in)\b/),
  turn(/^multiply/, /\b(?:obtain|get|ground|grid|surface)\b/),
  turn(/^(?:tape|taped)$/, /\b(?:steel|flagging|marking)\s+tape/),
  turn(
    /^(?:sample|example|draft)/,
    /\bdraft\s+(?:board|animal)|\bfor\s+example\b|\b(?:instrument\s+(?:was\s+)?)?drafted\s+by\b/,
  ),
  turn(/^illustrat/, /\b(?:drawing|sketch|plat|map|plan|print)\b[^.;]{0,50}\bfor\s+illustration\b/),
  turn(/^written$/, /\bdescription\s+(?:was\s+)?written\s+(?:by|from)\b/),
  turn(/^(?:stands|stood)$/, /\bstands\s+[\d.]+\s+(?:feet|ft|links|inches)\s+(?:north|south|east|west)/),
  turn(/^(?:moved|relocated)$/, /\b(?:relocated|moved)\s+(?:road|highway|route|state|county|u\.?\s?s|line\s+of|right)/),
  turn(/^(?:mean|once|here)$/, /\bat\s+once\b|\bhere\s*(?:in|by|to|of|after)/),
  turn(/^question$/, /\b(?:land|tract|parcel|property|premises)\s+in\s+question/),
  turn(/^(?:pace|paces)$/, /\b\d+\s+paces?\b|\bpaces?\s+(?:from|to|north|south|east|west)\b/),
  turn(/^reduced$/, /\breduced\s+to\s+(?:a\s+straight|straight|one|(?:the\s+)?horizontal|grid|ground|sea\s+level)\b/),
  turn(/^illegib/, /\b(?:cap|capped|rods?|pin|pipe|rebar|stamped|marked|disk|tag|stone)\b[^.;]{0,40}\billegible/),
  turn(/^unless$/, /\bunless\s+(?:otherwise|stated|noted|shown)/),
  turn(/^rather$/, /\brather\s+than\s+an?\s+(?:mit(?:er|re)|curve|chamfer|radius)/),
  turn(/^whether$/, /\bwhether\s+(?:it\s+)?(?:be\s+|contains?\s+)?more\s+or\s+less/),
  turn(/^protract/, /\bprotracted\s+(?:sec|section|township|t\.|block|lot|survey)/),
  turn(
    /^replac/,
    /\b(?:repair|maint|install|construct|operat|remov|rebuild|inspect|renew|relocat)\w*[^.;]{0,60}\breplac/,
  ),
  turn(
    /^retain/,
    /\bto\s+be\s+retained|\blien\s+(?:is\s+)?retained|\bretain\w*\s+(?:(?:unto|for|to)\s+\w+\s+)?(?:an?\s+|the\s+)?(?:vendor|lien|mineral|life|right|easement|use|possession)/,
  ),
  turn(/^but$/, /\bbut\s+(?:there\s+is\s+)?(?:except\w*|reserv\w*|subject|including|not\s+limited)/),
  turn(/^assessed$/, /\bassessed\s+(?:valu|against|to\b|as\s+(?:lot|parcel|map))/),
  turn(/^magnetic$/, /\bmagnetic\s+(?:nail|spike|needle)|\bbearings\s+(?:are\s+)?magnetic/),
  turn(/^(?:scale|surface)$/, /\b(?:scale\s+factor|surface\s+(?:of|elevation))/),
  turn(/^reversed$/, /\b(?:with|along|lines?|tract)\b[^.;]{0,60}\breversed/),
  turn(
    /^since$/,
    /\bsince\s+(?:the\s+year\s+|about\s+|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:\d{1,2},?\s+)?)?1[6-9]\d\d\b|\bsince\s+20\d\d\b/,
  ),
  turn(
    /^assumed$/,
    /\bassumed\s+(?:bearing|north|meridian|azimuth|datum|basis)\b|\bbearings?\s+(?:is\s+|being\s+)?assumed\b/,
  ),
  turn(/^went$/, /\bwent\s+(?:up)?on\s+(?:the\s+|said\s+)?(?:premises|lands?|ground)\b/),
  turn(/^(?:changed|altered|unless)$/, /\bshall\s+not\s+be\s+(?:changed|altered)\b/),
  turn(
    /^(?:correct|corrected)$/,
    /\b(?:deed|instrument|indenture)\s+(?:is\s+)?(?:given|made|executed)\s+to\s+correct\b|\b(?:certificate|text|description)\s+(?:above\s+)?(?:is\s+(?:the\s+|as\s+)?)?corrected(?:\s+one)?(?:\s+before\s+record\w*)?\s*(?:[.;]|$)/,
  ),
  turn(/^(?:shared|estimated)$/, /\b(?:cost|expense|price|\$|driveway|drive|wells?|lane|wall|access)/),
  turn(/^kept$/, /\bbasis\b/),
  turn(
    /^better$/,
    /\bbetter\s+than\s+(?:one|1)\b|\bbetter\s+(?:description|security|assurance|identif\w+|reference|understanding|maintenance)/,
  ),
  turn(/^crude$/, /\bcrude\s+(?:oil|petroleum)\b/),
  turn(/^reputed$/, /\breputed\s+(?:owners?|wife)\b/),
  turn(/^put$/, /\bput\s+up\b/),
  turn(
    /^(?:stands|stood|stand)$/,
    /\b(?:stake|stone|tree|oak|post|pin|monument|corner|house|fence)\s+stands\s+(?:\w+\s+){1,4}(?:feet|ft|links|inches|rods)\s+from/,
  ),
  turn(/^reckon/, /\breckoned\s+(?:from|clockwise|in)\b/),
  turn(/^rotate$/, /\b(?:obtain|convert|get)\b/),
  turn(
    /^(?:random|unadjusted|tape|taped|tapes)$/,
    /\b(?:closure|traverse|tested|standard|both\s+ways|steel|ratio\s+of\s+precision)\b/,
  ),
  turn(/^(?:scaled|taken)$/, /\bflood|\belevations?\b/),
  turn(/^(?:struck)$/, /\bstruck\s+off\s+to\b/),
  turn(
    /^(?:read|reading|correct|word|words|every|written)$/,
    /\b(?:compared|true\s+copy|first|second|third|final)\b[^.;]{0,90}\b(?:correct|read|reading|word|words|every|written)|\breading\b[^.;]{0,20}\bpassed\b/,
  ),
  turn(/^twice$/, /\bcross\w*\b[^.;]{0,50}\btwice\b|\bturned\s+twice\b|\btwice\s+(?:direct|turned|measured|chained)\b/),
  turn(/^when$/, /\bwhen\s+(?:reduced|produced|extended|surveyed|prolonged)/),
  turn(
    /^(?:our|my)$/,
    /\b(?:our|my)\s+(?:\w+\s+)?(?:lines?|lands?|corner|farm|house|fence|own|tract|lot|wall|field)\b/,
  ),
  turn(/^(?:we|our)$/, /\b(?:where\s+we\s+(?:began|begun|started)|our\s+said)\b/),
  turn(/^others$/, /\b(?:and|or|of)\s+others\b|\bothers\s+(?:by|in|et)\b/),
  turn(/^holds$/, /\bholds\s+[\d.,]+\s+(?:acres|hectares|square)/),
  turn(
    /^(?:stands|stood)$/,
    /\b(?:house|building|wall|barn|garage|fence|shed|dwelling|cabin|mill|church)\b[^.;]{0,40}\bst(?:ands|ood)|\b(?:rods?|pins?|stones?|posts?|pipes?|monuments?)\s+stands?\s+at\s+(?:each|every)\b/,
  ),
  turn(/^kept$/, /\bkept\s+(?:up|in\s+(?:good\s+)?repair)/),
  turn(/^held$/, /\b(?:corners?|monuments?|pins?|rods?|pipes?|found)\b[^.;]{0,20}\bheld/),
  turn(
    /^approximate/,
    /\bapproximate\s+(?:cent|locat|high|low|mean|thread|middle)|\bapproximately\s+[\w½¼¾.]+\s+(?:miles?|chains|feet)\s+(?:distant|from)/,
  ),
  turn(
    /^see$/,
    /\bsee\s+(?:the\s+|said\s+)?(?:plat|map|plan|deed|book|exhibit|sheet|table|section|liber|vol|d\.?\s?b|p\.?\s?b|page|instrument|document|record|drawing|sketch|survey)/,
  ),
  turn(/^mak(?:es|ing)$/, /\bmak(?:es|ing)\s+(?:in\s+all\s+|a\s+total\s+of\s+)?\$/),
  turn(/^belie/, /\bknowledge\s+and\s+belief\b/),
  turn(/^blank/, /\bblanket\b/),
  turn(/^(?:ends|stops|stop)$/, /\b(?:ends|stops)\s+(?:at|of|the)|\bbus\s+stop/),
  turn(
    /^(?:takes|gives|makes|puts)$/,
    /\btakes\s+(?:in\b|its|the\s+name)|\bgives\s+and\s+grants|\bmakes\s+(?:a\s+corner|an?\s+angle)/,
  ),
  turn(/^(?:ink|inked)$/, /\bin\s+(?:red\s+)?ink\s+on\s+(?:the\s+)?(?:plat|map)/),
  turn(/^(?:fit|fits|fitted|match|matched)/, /\bfit\s+for\b/),
];

/** A name, a seal or a date was written wrongly in another paper, and no value. */
const OF_NAMES = /\b(?:names?|initials?|surname|misspel\w*|spelling|spelled|acknowledg\w+|notary|marital\s+status)\b/i;
const OF_VALUES =
  /\b(?:lines?|courses?|calls?|bearings?|distances?|lengths?|radius|curves?|angles?|degrees?|feet|foot|poles?|perch(?:es)?|rods?|chains?|links?|varas?|met(?:er|re)s?|acres?|acreage|area|bound\w*|description|descri\w+|figures?|north\w*|south\w*|east\w*|west\w*|above|strip|tract|parcel|lot)\b/i;
const MISWRITTEN =
  /\b(?:errors?|correct\w*|misspel\w*|wrong\w*|omitt\w*|omission|misstat\w*|incorrect\w*|mistak\w*)\b/i;
export const isOfNames = (clause: string): boolean =>
  OF_NAMES.test(clause) && MISWRITTEN.test(clause) && !OF_VALUES.test(clause);
/** What a clerk says of his copy. */
const COPY = /\btrue\s+(?:and\s+\w+\s+)?copy\b[^.;]{0,60}\bcompared\b/i;
const COPY_BUT = /\b(?:but|except|save|torn|illegib\w*|blank|faded|worn|only|not|though|missing|omitt\w+)\b/i;
export const isOfCopy = (clause: string): boolean => COPY.test(clause) && !COPY_BUT.test(clause);

/** "the tract called "Hobson's Choice Enlarged"": of its name. */
const IN_A_NAME = /\b(?:called|named|known\s+as|patented\s+as)\s+(?:the\s+)?["“][^"”]{0,60}$/i;

/** The same without such a name. */
export const withoutName = (words: string): string =>
  words.replace(/\b(called|named|known\s+as|patented\s+as)\s+(?:the\s+)?["“][^"”]{0,60}["”]/i, '$1');

/** Whether the word at these places is used in a turn that says nothing of the figure. */
export function isHarmless(word: string, text: string, at: number): boolean {
  if (IN_A_NAME.test(text.slice(Math.max(0, at - 90), at))) return true;
  for (const { words, around } of TURNS)
    if (words.test(word) && around.test(text.slice(Math.max(0, at - 90), at + word.length + 50).toLowerCase()))
      return true;
  return false;
}

/** What deeds say by form, where "not", "if" and "should" stand without a thought of the courses. */
const FORMS =
  /\b(?:heirs|assigns|successors|executors|administrators|warrants?|warranting|warranted\s+title|covenant\w*|witness(?:eth|ed|ing)?|hereunto|notary|acknowledg\w+|subscribed|commission|consideration|mortgage\w*|trust|taxes|assessments|restrictions|zoning|zoned|no\s+(?:buildings?|dwellings?|house|swine|hogs|livestock|poultry|trade|business|saloon|trailers?|signs?)|minerals?|oil|gas|coal|timber|water\s+rights?|irrigation|whereas|subject\s+to|public|flood\s+(?:hazard|zone|insurance|plain)|structures?|vendor\W?s|lien|valid|sketch|damages|executive\s+order|herein\s+reserved|mortgag\w+|persons?|lawful\w*|indenture|construct\w+|erected|revert\w*|maint[ae]\w+|homestead|dower|curtesy|husband|wife|widow\w*|unmarried|marital|lessee|lessor|rent|insur\w+|utilit\w+|encumbrances?|liens?|title|behoof|hereditaments|appurten\w+|ingress|egress|compensation|appropriat\w+|secretary|congress|governor|commissioner\w*|council|ordinance|resolution|section\s+\d+[^.;]{0,20}\bact\b|state\s+purposes|bonus|royalt\w+|payment|dollars|consents?|grades?|liquors?|agrees?\s+to\s+(?:keep|maintain|pay|build|erect)|foul|will\s+and\s+testament|probate|(?:the|said|this|such)\s+(?:foreclosure\s+|trustee'?s\s+|public\s+)?sale\s+(?:will|shall|is|may)|as[\s-]is,?\s+where[\s-]is|right[\s-]of[\s-]way\s+markers?)\b/i;
/** Not where the description is spoken of. */
const OF_DESCRIPTION = /\b(?:descri(?:ption|bes)\w*|re-?surveyed|courses?|bearings?|acreage)\b/i;
export const isOfForms = (sentence: string): boolean => FORMS.test(sentence) && !OF_DESCRIPTION.test(sentence);

/** The things a figure is made of, and what they are written in: without one of them a sentence is about people. */
const FIGURE =
  /\b(?:lines?|courses?|calls?|corners?|bearings?|distances?|lengths?|azimuths?|radius|curves?|angles?|degrees?|minutes|quadrants?|feet|foot|ft|inch(?:es)?|poles?|perch(?:es)?|rods?|chains?|links?|varas?|yards?|met(?:er|re)s?|acres?|acreage|areas?|hectares?|square|bound(?:s|ed|ar\w+)?|surveys?|survey(?:ed|ors?|ing)|measur\w+|chain(?:ed|ing|men)|descri\w+|figures?|maps?|plats?|plans?|sheets?|tables?|rows?|stak(?:es?|ed)|stones?|meridian|compass|needle|north\w*|south\w*|east\w*|west\w*|above|foregoing|half|halves|quarters?|third|fourth|written|words?|copy|copies|page|tract|parcel|plot|strip|lot)\b/i;
export const namesFigure = (sentence: string): boolean => FIGURE.test(sentence);

/** A highway department's note on what will stand at its corners; nothing but when and under whom may follow. */
const MARKER_NOTE =
  /^\W*(?:the\s+)?(?:monuments?|markers?|(?:iron\s+)?(?:rods?|pins?)(?:\s+with\s+(?:\w+\s+){0,3}caps?)?)\s+(?:described\s+and\s+set|set|described)?(?:\s+(?:in|for|at)\s+this\s+(?:call|corner|course))?\s{0,2}may\s+be\s+replaced\s+(?:with|by)\s+(?:an?\s+|the\s+)?(?:[a-z]+\s+){0,3}type\s+(?:ii|iii?|2)\s+(?:right[\s-]of[\s-]way\s+|r\.?o\.?w\.?\s+)?(?:markers?|monuments?|disks?)(?:,?\s+(?:upon|when|after|at|following)\s[^.;\d]{3,220})?\W*$/i;
/** When and how an auction is held. */
const SALE_NOTE =
  /^\W*(?:the|said|this|such)\s+(?:foreclosure\s+|trustee['’]s\s+|public\s+)?sale\s+(?:will|shall|is|may)\b/i;

/** A sentence of print that stands in many papers and says nothing of any figure. */
export const isBoilerplate = (sentence: string): boolean =>
  MARKER_NOTE.test(sentence) || (SALE_NOTE.test(sentence) && !namesFigure(sentence));
