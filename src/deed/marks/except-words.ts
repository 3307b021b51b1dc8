// Takes: nothing. Gives: the words that except something from a description: "less and except", "excluding therefrom", "not including the".
// Never: what they except; exceptions.ts reads on.
import { wording } from '../words/wording.ts';

const ADVERB = '(?:however|also|further|nevertheless|always|therefrom|therefore|thereout|herefrom)';
export const NUMBER =
  '(?:(?:one|two|three|ten|eleven|twelve|(?:four|five|six|seven|eigh|nine|thir|fif|twen|for)[a-z]*)\\b)';
const KIND_OF_LAND = '(?:tide|shore|swamp|submerged|overflowed|school|public|private|patented|mineral|railroad|indian)';
/** What is excepted: "the road", "any lands", "3 acres", "(a)". */
const THING = wording`(?:\([a1i]\)|${[
  'the|that|those|this|an?|any|all|from|and|so much|such|said|out|about|approximately|lots?|parts?|portions?|rights?|roads?|for (?:the|that|an?)',
  wording`(?:${KIND_OF_LAND}[\s-]{1,2})?lands?|tidelands|islands?|north(?:east|west)?|south(?:east|west)?|east|west`,
]}\b|${NUMBER}|0|\.?\d)`;
/** A figure that is excepted may be told at once. */
const BEGINS = String.raw`(?:beg(?:inning|\.|\s)|comm?(?:encing|\.|\s))`;
const ACRES = wording`(?:\.?\d[\d.]{0,6}|${NUMBER})[^.;,]{0,24}?\s?(?:acres?|ac)\b`;
const IS_GONE = wording`(?:ha[sd]|have|was|were|is|are) (?:been |now |already |heretofore ){0,2}(?:sold|conveyed|deeded|reserved|excepted|taken)`;
const AND_OTHERS = wording`(?:and (?:reserving|excluding|deducting) )?`;
export const EXCEPT = new RegExp(
  [
    wording`\bless\s{0,3}(?:,|and|&)?\s{0,3}(?:and )?(?:except|excluding)(?:ing)?\b|\bsav(?:e|ing) and except(?:ing)?\b`,
    wording`\bexcept(?:ing|ed)?(?:,? ${AND_OTHERS}${ADVERB}\b,?|,? (?=${THING}|${BEGINS})|:|,(?=\s))`,
    wording`\bexc\.,? (?=${THING}|${BEGINS})|(?:\bexc?|(?<!\bor )\bless) (?=${BEGINS})`,
    wording`(?<=[.;,\n]\s{0,4}(?:and |also,? |further ){0,2})less(?:\s?:|,? (?=${BEGINS}))`,
    wording`\b(?<!more\sor\s)less,? (?:(?:however|therefrom|thereout|herefrom|the following|that|a|all)\b
      |the (?:right|road|north|south|east|west|highway|railroad)|(?=\([a1i]\)|\.?\d|(?:approximately|about) ))`,
    wording`\bexclud(?:ing|es),? (?:${ADVERB}\b,?|(?=${THING}))`,
    wording`(?<!\b(?:plus or|or)\s)\bminus,? (?=(?:the|that|those|an?|all) |${ACRES})|\bsaving,? (?=${ACRES})`,
    wording`\bout of which,? (?=${ACRES} ${IS_GONE}\b)|\bnot including (?=(?:the|that|those|an?|all) )`,
    wording`\bbut not (?=(?:the|that) (?:part|portion|lot|tract|parcel|piece)\b)`,
    wording`(?<!\band )\breserving (?:therefrom|thereout|out of (?:the same|said|the|it)\b[^.;,]{0,20}?),? 
      (?=an? (?:[a-z]+ ){0,3}(?:lot|tract|parcel|piece|ground|acres?)\b)`,
    wording`\bwith (?:the )?(?:sole |only )?exceptions? of (?=${THING})|\b(?:excluded|exclusions?)\s?: (?=(?:all |of ){0,2}${THING})`,
    wording`\bexclusive of\b|\bdeducting (?:therefrom\b|(?=the |from ))|\bthere is (?:excepted|reserved)\b`,
  ].join('|'),
  'g',
);

const OF_IT = wording`(?:from|of|off|in|as to) (?:(?:the|said|above|aforesaid) ){0,3}`;
export const NOT_EXCEPT = new RegExp(
  wording`\b(?:together with|and also|also,? (?:\([a-z\d]|all|an?|that|the|another|lots?|\d{1,5}|[a-z]+ty)
    |(?<!\b${OF_IT})(?:tract (?:no|ii|2|two)|parcel (?:no|ii|b|2|two)))\b`,
);

/** "LESS AND EXCEPT Parcel 2-A: Beginning", "EXCEPT: TRACT 2": the head of what is excepted, and none of other land. */
export const OWN_HEAD =
  /^[\s:]{1,6}(?:(?:parcel|tract)s[\s:]{1,6})?(?:tract|parcel)\s(?:no\.?\s?)?[a-z0-9]{1,3}(?:-[a-z0-9]{1,3})?\s?(?=[:,(\n])/;

/** "excepting therefrom Elm Drive, crossing this land.\n\nBeginning": a way needs no figure, and the paragraph behind it is other land. */
const DESCRIBES = '(?:follow|describ|bound|tract|parcel|strip)';
const WAYS =
  '(?:streets?|roads?|drive|avenue|boulevard|highways?|railroads?|railways?|rights?[\\s-]of[\\s-]way|alleys?|lane)';
export const NAMED_WAY = new RegExp(
  wording`^[\s,]{0,3}(?:(?!\b(?:${DESCRIBES}|acres?\b))[^.;:]){0,240}\b${WAYS}\b(?:(?!\b${DESCRIBES})[^.;:]){0,300}\.[\s.]{0,4}\n\s{0,20}\n`,
);
