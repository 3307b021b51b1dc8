// Takes: a sentence behind a figure. Gives: whether it names a piece of ground, not the whole, and says that it is somebody's, was taken or sold, or that the paper reaches
// no more than it: "The schoolhouse and the land it stands upon belong to the district". Never: a piece under a right, a crop or a building on it, nor land beside it.

const WHOLE = String.raw`(?:said|above|same|described|aforesaid|whole|entire|foregoing|premises|party|parties)`;
const GROUND = String.raw`(?:lands?|lots?|acres?|strips?|hal(?:f|ves)|thirds?|quarter|portion|part|piece|parcel|end|side|feet|rods|gardens?|orchards?|meadows?|pastures?|fields?|wood(?:s|lot|land)|marsh|pond|island|yard|site|grove|cemetery|graveyard|burying\s+ground|ground|corner|bank|bed|shore|beach|point|neck|hill|knoll|bottom|alley|lane|area|phase|outlot|triangle|moiety|balance|schoolhouse|mill|canal|ditch|front)`;
/** Bare, it is the whole: "The land belongs to the grantor". */
const BARE = String.raw`(?:the|that)\s+(?:lands?|lot|parcel|ground|area|site|field)\b(?!\s+(?:lying|between|beyond|under|about|around|on\s+which|it|where|whereon|behind|below|next|north|south|east|west|within|outside|in\s+front|of\s+the\s+(?:above|foregoing|same))\b)`;
const PIECE = String.raw`\b(?!${BARE})(?:the|that|those|any|an?|one|two|three|four|five|six|ten|his|her|their|my|[a-z]{3,12}['’]s)\s+(?:(?!${WHOLE}\b)[a-z-]+\s+){0,3}?${GROUND}\b(?!\s+(?:of\s+the\s+(?:first|second)|line|owner|herein|hereby|above|hereinabove|so\s+described|conveyed)\b)`;
const HAS_BEEN = String.raw`(?:is|are|was|were|be|been|being|stands?)\s+(?:(?:also|now|hereby|already|since|first|therefore|adjudged|decreed|held|found)\s+){0,3}(?:to\s+be\s+)?`;
/** Of the piece itself. */
const IS_ANOTHERS = new RegExp(
  String.raw`${PIECE}[^.;]{0,70}?\b(?:(?:is|are)\s+(?:the\s+)?(?:state|town|city|county|crown|company|village|church|district|family)['’]s|belongs?\s+to|goes?\s+(?:with|to)|went\s+to|pass(?:es|ed)\s+to|${HAS_BEEN}(?:the\s+property\s+of|vested\s+in|surveyed\s+out|laid\s+(?:off|out)|set\s+(?:off|apart|aside)\s+(?:to|for|as)|cut\s+off|owned\s+by|awarded\s+to|excluded|withdrawn|released\s+(?:from|to)|not\s+(?:\w+\s+){0,4}?(?:encumbered|conveyed|included|released|bound|sold))|(?:is|are)\s+not\s+(?:\w+\s+){0,4}?(?:encumbered|conveyed|included|bound|affected\s+by\s+this))\b`,
  'i',
);
/** Of somebody who has it, or of the paper, which reaches no more. */
const HAS_IT = new RegExp(
  String.raw`\b(?:took|taking|disposed\s+of|exclud(?:es|ed|ing)|lay(?:ing)?\s+off|binds(?:\s+only)?|(?:shall|is\s+to|are\s+to|will)\s+have|liens?\s+(?:only\s+)?(?:on|upon)|sold\s+only|not\s+(?:hereby\s+)?conveyed(?:\s+hereby)?\s?:|(?:easement|servitude|right\s+of\s+way)\s+(?:is|shall\s+be|lies)\s+(?:over|on|across|upon|along|within)|surrender(?:s|ed)|gave\s+up|parted\s+with|(?:will|shall|has|have|had)\s+(?:(?:since|hereafter|already)\s+)?(?:deed|convey|give|deeded|conveyed|given|bought|sold|quitclaimed)|annex(?:es|ed)|(?:lease|demise|mortgage|policy|lien|interest|deed)\s+(?:covers?|takes?\s+in|attach(?:es)?\s+to|applies\s+to))\s+(?:[\w.,]+\s+){0,4}?${PIECE}`,
  'i',
);
/** "Phase 1 only is submitted", "on the eastern half and no more". */
const NO_MORE = new RegExp(
  String.raw`${PIECE}[^.;]{0,40}\b(?:and\s+no\s+(?:more|other|further)|only\s+(?:is|are|being|was|were|shall)|(?:and\s+)?nothing\s+(?:more|else))\b|\b(?:phase|parcel|tract|lot|unit)\s+[\w-]{1,3}\s+only\s+(?:is|are|was|shall)\b`,
  'i',
);
const OF_ELSE =
  /\b(?:rights?|minerals?|oil|gas|coal|timber|trees|crops?|hay|corn|grain|wheat|cattle|poles|taxes|price|dollars|rents?|possession|homestead|adjoin(?:ing|s)|adjacent|neighbou?ring|abutting|other\s+(?:lands?|half|property)|life|use\s+of|free\s+use|subject\s+to|covenants?|restrictions?|flood|zone|book|page|recorded|said\s+(?:lands?|lot|tract|premises)|the\s+(?:premises|property(?!\s+of))|lender|sums|remainder\s+shall|improvements|buildings?|interest\s+in|in\s+the\s+(?:barn|house|field)|liberty|consent|heirs|assigns|successors|witness|warrant\w*|same\s+(?:lands?|tract|lot|property)|descended|devised\s+to|all\s+of\s+the\s+land)\b/i;
const RIGHT_OF_WAY = /\b(?:easement|servitude|right\s+of\s+way)\s+(?:is|shall\s+be|lies)\b/i;

export function dealsWithPart(sentence: string): boolean {
  const found = IS_ANOTHERS.test(sentence) || HAS_IT.test(sentence) || NO_MORE.test(sentence);
  return found && (!OF_ELSE.test(sentence) || RIGHT_OF_WAY.test(sentence));
}
