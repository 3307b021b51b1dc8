// Takes: the clause that leads to a figure at once. Gives: whether the figure is, by its words, another thing than the land: what the land lies in, beside or along ("his pick of five acres in this:", "the mill
// and its yard upon the tract running:"), or somebody's bounds and not the paper's ("as the plaintiff has it:"). Never: of the land itself ("a part of Lot 3, described as follows"), nor of rights in it.

const NOUN = String.raw`(?:lands?|tracts?|parcels?|propert(?:y|ies)|lots?|premises|real\s+estate|farm|field|plantation|piece|plot|place|bounds|boundar(?:y|ies)|limits|lines|area|ground)`;
const DET = String.raw`(?:the|that|an?|this|these|those|my|our|his|her|their|said|[a-z]+['’]s)`;
/** What may stand between the figure's name and its first word: nothing that makes a second sentence of it. */
const RUNS = String.raw`(?:,?\s+(?:(?:which|that|it)\s+)?(?:runs?|running|bounded|bounds|lies|begins|goes|is|was|are|being|known\s+as|called|namely|viz|to\s+wit|whose\s+(?:lines|bounds|corners|courses|limits)\s+(?:are|run))\.?)?`;
const OF = String.raw`(?:of|on|upon|in|off|from|out\s+of|within|inside|outside|across|over|beside|behind|opposite|along|around|touching|joining|adjoining|next\s+to|near)`;

/** "The front of the lot bounded:", "Land across the road from:", "Four parking places on this:". */
const IN_IT = new RegExp(
  [
    String.raw`\w,?\s+${OF}\s+${DET}\s+(?:(?:following|described|certain|entire|whole|home|old|said|above)\s+){0,3}${NOUN}${RUNS}\s*$`,
    String.raw`\w,?\s+${OF}\s+(?:it|them|this|these|that|the\s+following)${RUNS}\s*$`,
    String.raw`\w\s+(?:from|on|upon|in|off|within|inside|outside|beside|behind|along|around|near|touching|joining|adjoining|next\s+to|of)\s*$`,
  ].join('|'),
  'i',
);
/** It lies beside the figure, or along it. */
const BESIDE_IT = new RegExp(
  [
    // "lies directly south of, and joins, the following:", "inside the following limits of the whole plantation:"
    String.raw`\b(?:of|to|joins?|adjoins?|touch(?:es|ing)|abuts?|borders?),?\s+(?:and\s+)?(?:joins?|adjoins?|touch(?:es|ing)|abuts?|borders?),?\s+(?:the\s+following|this|these|that)\b[^;]{0,20}$`,
    String.raw`\b(?:inside|within|out\s+of)\s+the\s+following\s+(?:bounds|limits|lines|boundar(?:y|ies))\s+of\s+(?:the|my|our|his|her)\s+(?:whole|entire|home|original|parent|larger|old)\b[^;]{0,40}$`,
    String.raw`\b(?:on|of|along|from)\s+(?:either|each|both)\s+sides?\s+of\s+(?:the|that|this|a)\s+(?:boundar(?:y|ies)|bounds|perimeter|outline|limits)\b[^;]{0,80}$`,
    String.raw`\b(?:strip|belt|band|border|margin)\b[^;]{0,60}\b(?:outside|inside|around|along\s+the\s+(?:out|in)side)\s+(?:of\s+)?(?:the|this|these|that)\b[^;]{0,60}$`,
    String.raw`\b(?:touching|joining|adjoining|bordering|abutting)\b[^;]{0,30}\s${DET}\s+${NOUN}${RUNS}\s*$`,
  ].join('|'),
  'i',
);
/** All of it, rights in it, and what a paper is written of. */
const ALL_OF_IT =
  /\b(?:all|whole|entirety|entire|interests?|title|rights?|easements?|servitude|privileges?|licen[sc]e|undivided|surface|moiety|fee|estate|embraced|included|comprised|contained|composed|consist\w*|possession|jurisdiction|lien|mortgage|lease|descri(?:bed|ption)|set\s+forth|survey|plat|map|field\s+notes|seized|seised|owners?|proceeds)\b[^;]{0,60}$/i;
/** "all in Township 8 South, within the following described area:" is the area, whatever winds place it. */
const WITHIN = /\bwithin\s+the\s+following\s+(?:described\s+)?(?:area|bounds|boundar(?:y|ies)|limits|lines)\b/i;
const THING =
  /\b(?:pick|choice|anywhere|somewhere|share|dower|front|rear|back|end|third|acres?|strip|piece|site|corner|building|floor|room|space)\b/i;
/** A piece of it is no all of it. */
const PIECE =
  /\b(?:(?:north|south|east|west)\w*|above|below|beyond)\s+(?:of\s+)?(?:the|said|a)\b|\b(?:pick|choice|anywhere|somewhere|share|dower|front|rear|back|end|third|acres?|strip|piece|site|corner|building|floor|room|space)\b/i;

/** "As the plaintiff has it:", "According to Boggs:", "Under the old survey:", "Released from the sale:". */
const ANOTHERS = new RegExp(
  [
    String.raw`^\W*as\s+(?!follows|per\b|surveyed|described|recorded|set\b|shown|appears|found|to\b|an?\b|of\b|in\b|by\b|on\b|parcel|tract|lot|exhibit)(?:[a-z]+\s+){0,5}[a-z]+\s*$`,
    String.raw`^\W*according\s+to\s+(?!an?\b|the\s+(?:survey|plat|map|plan|record|field|deed|government|official|united|recorded)|said|his|survey|plat|map|deed|record)[^;]{2,40}$`,
    String.raw`^\W*(?:under|by|per|from|on)\s+(?:the|an?)\s+(?:old|older|former|first|earlier|other|rival|rejected|previous|prior)\s+(?:[a-z]+\s+)?(?:survey|plat|plan|deed|lines?|layout|staking|map|scheme)\s*$`,
    String.raw`^\W*(?:the\s+)?(?:neighbou?r|adjoiner|plaintiff|defendant|claimant|abutter)['’]?s?['’]?\s+(?:lands?|lot|tract|farm|parcel|claim|line)\b[^;]{0,40}$`,
    String.raw`^\W*(?:released|withdrawn|dropped|left\s+out|omitted|taken\s+out|struck|offered|not\s+sold|let\s+go|given\s+up|passed\s+(?:over|at)|surrendered|traded|forfeited)\b[^;]{0,40}$`,
    String.raw`\b(?:in\s+place\s+of|instead\s+of|in\s+lieu\s+of|rather\s+than|in\s+exchange\s+for)\s+(?:the|that|this|a)\b[^;]{0,80}\b(?:which|that)\s+(?:was|is|ran|runs)\b[^;]{0,20}$`,
    String.raw`\b(?:thought|wished|wanted|supposed|hoped|planned|expected|meant|intended)\s+(?:(?:it|to|he|she|they|had|be|have|him|them)\s+){0,3}(?:had|own(?:ed)?|buy|get|it|have)?\s*$`,
    String.raw`\bof\s+which\s+(?:an?\s+|the\s+)?(?:[a-z]+\s+){0,3}?(?:part|half|third|piece|corner|portion|acres?|end)\b[^;]{0,40}\b(?:sold|conveyed|granted|given|leased|released)\b[^;]{0,20}$`,
    String.raw`\b(?:from|out\s+of|off)\s+the\s+following\b[^;]{0,40}\b(?:is|are|shall|has|takes?|gets?|will|may|can|must)\b[^;]{0,40}$`,
    String.raw`^\W*(?:bounding|adjoining|joining|next\s+to|beside)\s[^;]{2,80}\b(?:is|are|lies)\s+the\s+following\b[^;]{0,20}$`,
    String.raw`\b(?:which|that)\s+(?:joins|adjoins|touches|abuts|bounds|borders)\s+(?:the|that)\s+(?:lot|land|tract|parcel|premises|property)\s+(?:hereby\s+|herein\s+)?(?:sold|conveyed|granted|leased|bought)\b[^;]{0,30}$`,
    String.raw`\b(?:tract|lands?|parcel|lot|farm|property)\s+(?:it|this|the\s+same|from\s+which\s+it|out\s+of\s+which\s+it)\s+(?:came|comes|was\s+(?:cut|taken|carved|split|sold))\b[^;]{0,30}$`,
    // "Grantor's remaining land is:", "the tract next west of the one sold is bounded:", "the lot first agreed upon was:", "what the heirs claim:"
    String.raw`\b(?:grantor|seller|vendor|lessor|owner|testator)s?['’]s?\s+(?:remaining|residual|retained|other|adjoining|unsold|reserved)\s+(?:lands?|tract|parcel|property|premises|acreage|farm|lots?)\b[^;]{0,60}$`,
    String.raw`\b(?:remaining|residual|retained|other|unsold|reserved)\s+(?:lands?|tract|parcel|property|premises|acreage)\s+of\s+(?:the\s+|said\s+)?(?:grantor|seller|vendor|lessor)s?\b[^;]{0,60}$`,
    String.raw`\b(?:over|to|in|of|on|upon)\s+which\b[^;]{0,40}\b(?:no|not|never|nothing|nobody)\b[^;]{0,40}$`,
    String.raw`\b(?:next|north|south|east|west|adjoining|beyond|beside|opposite|behind|below|above|near)\b[^;]{0,30}\s(?:the|that)\s+(?:one|lands?|lots?|tract|parcel|premises|property|piece)\s+(?:here(?:by|in)\s+|now\s+|here\s+|this\s+day\s+)?(?:sold|conveyed|granted|bought|leased|released|deeded)\b[^;]{0,30}$`,
    String.raw`\b(?:first|once|formerly|originally|earlier|previously|before)\s+(?:agreed|chosen|offered|bargained|proposed|contracted|staked|considered|asked|picked|talked)\b[^;]{0,60}$`,
    String.raw`^\W*what\s+[^;]{2,60}\b(?:claims?|claimed|says?|said|asserts?|thinks?|holds?|occup(?:y|ies)|ha(?:s|ve)|wants?|asks?|retains?|keeps?)\b[^;]{0,30}$`,
    String.raw`\bdescription\s+(?:(?:was|as|that\s+was)\s+)?(?:handed|given|sent|supplied|furnished|provided|offered|typed|written|dictated|mailed|turned)\s+(?:(?:in|over|up|out|down|to\s+us)\s+)?(?:by|from)\s+(?!(?:the\s+|said\s+|an?\s+)?(?:[a-z]+\s+)?(?:survey|engineer|county|state|department|title|district|city|registered|licensed|professional))[^;]{2,40}$`,
    String.raw`\b(?:as\s+in|like|after|on)\s+(?:this|the\s+following)\s+(?:model|form|pattern|example)\W*$|^\W*fill\s+in\b`,
    String.raw`^\W*(?:the\s+)?(?:adjoiner|abutter|neighbou?r)s?\b[^;]{0,40}$`,
    // "By slip of the pen the mortgage took in this land:", "Territory sought:", "Search area for the well lot:", "[x] Part of tract"
    String.raw`\b(?:slip\s+of|by\s+(?:accident|chance|mischance)|inadvertent\w*|unintended\w*|unwitting\w*)\b[^;]{0,60}$`,
    String.raw`\b(?:sought|(?:asked|applied|prayed|bid)\s+for|requested|desired|refused|denied)\W*$`,
    String.raw`\b(?:search|study|candidate|target)\s+(?:area|zone|limits)\s+for\b[^;]{0,40}$`,
    String.raw`[[(]\s?[x✓✔]\s?[\])]\s{0,3}(?:an?\s+)?(?:part|portion|partial|correct\w+|amend\w+|draft|void|not|less)\b[^;]{0,40}$`,
    // "(NOT A PART)", "Parcel 7 (Part 1 of 2)"
    String.raw`(?:^|[\s(])(?:n\.\s?a\.\s?p|not\s+a\s+part(?:\s+of\s+(?:this|the)\s+[a-z]+)?)\W*$`,
    String.raw`\b(?:part|piece)\s+(?:1|one|i)\s+of\s+(?:[2-9]|two|three|four)\W*$`,
    // "Lot 3 alone is bounded:" of a paper that gives more than Lot 3.
    String.raw`\b(?:lot|tract|parcel|piece|farm|former|latter|first)\s+(?:(?:no\.?\s?)?[a-z\d-]{1,5}\s+)?(?:alone|by\s+itself|on\s+its\s+own|singly|separately|taken\s+alone)\b[^;]{0,40}$`,
    String.raw`\b(?:his|her|their|the|its)\s+(?:pick|choice|selection)\s+of\b|\b(?:anywhere|somewhere|wherever)\b`,
  ].join('|'),
  'i',
);

export function leadsElsewhere(clause: string): boolean {
  if (ANOTHERS.test(clause) || BESIDE_IT.test(clause)) return true;
  const found = IN_IT.exec(clause);
  if (!found) return false;
  const before = clause.slice(0, found.index + 1);
  if (WITHIN.test(found[0]) && !THING.test(before)) return false;
  return !ALL_OF_IT.test(before) || PIECE.test(before);
}
