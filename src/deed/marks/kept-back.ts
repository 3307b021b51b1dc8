// Takes: folded words behind a description. Gives: where they keep back a part of it, or speak of one as gone: "reserving the north 40 feet
// thereof", "the north 40 feet having been sold", "saving the mill lot", "lcss the east 9 rods". Never: a right kept in the land, which passes
// all the same; a part of other land, or what the figure itself is said to be; what is excepted in so many words (exceptions.ts).
import { RIGHT } from './withheld.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import { matchesOf } from '../words/matches.ts';
import type { Stretch } from '../words/remembered.ts';

const WIND = String.raw`(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n|nmost))?`;
const NUMBER = String.raw`(?:an?|half|hundred|${[...Object.keys(ONES), ...Object.keys(TENS)].join('|')})\b`;
const LENGTH = String.raw`(?:feet|foot|ft\b|rods|poles|chains|yards|varas|acres?)`;
/** "40 feet", "40'", "thirty-five (35) feet". */
const MEASURE = String.raw`(?:\(?\d[\d.,/½¼¾]{0,8}\)?\s?(?:${LENGTH}|')|${NUMBER}(?:[\s-]{1,2}(?:and\s)?${NUMBER}){0,5}\s{0,2}(?:\(\d[\d.,]{0,7}\))?\s{1,3}${LENGTH})`;
const HALF = String.raw`(?:one-?\s?half|half|½)(?=\s{0,2}(?:[,.;]|$|thereof\b|(?:is|was|being|having|has)\b|of\s{1,3}(?:it|said|the\s{1,3}(?:above|same))\b))`;
const PIECE = String.raw`(?:strip|lot|plot|parcel|piece|tract|graveyard|cemetery|burying[\s-]ground)`;
/** A part told by a side of the land, off one, in a corner of it, or as a piece. */
const BY_SIDE = String.raw`(?:the|a)\s{1,3}(?:entire\s{1,3}|whole\s{1,3})?${WIND}\s{1,3}(?:(?:side|part|portion|end)\s{1,3}of\s{1,3})?(?:${MEASURE}|${HALF})`;
const OFF_IT = String.raw`${MEASURE}(?:\s{1,3}wide)?\s{1,3}(?:off|from|out|along|across|on|in|at)\s{1,3}(?:of\s{1,3})?(?:the\s{1,3}|its\s{1,3})?(?:entire\s{1,3})?(?:${WIND}|front|rear|back|corner|cent(?:er|re)|middle)\b`;
const PART = String.raw`(?:${BY_SIDE}|${OFF_IT}|(?:an?|one|the)\s{1,3}(?:[\w'-]{1,12}\s{1,3}){0,3}${PIECE}\b)`;
const KEEPS = String.raw`\b(?:reserv(?:ing|es?|eth)|reservation\s{1,3}of|retain(?:ing|s)?|keep(?:ing|s)?|withhold(?:ing|s)?|lessing)`;
const WHO = String.raw`(?:,?\s{1,3}(?:however|always|therefrom|thereout|nevertheless|back|(?:to|unto|for|out\s{1,3}of)\s{1,3}[^.;:]{2,60}?),?){0,3}`;
const IS_KEPT = String.raw`(?:reserved|retained|kept|withheld|held\s{1,3}back)\b`;
const KEPT = new RegExp(
  String.raw`(?:${KEEPS}${WHO},?\s{1,3}${PART})|(?:${PART}(?!\s{1,3}of\s{1,3}(?!the\b|said|this|it\b|above|same))[^.;:]{0,60}?\b(?:is|are|being|to\s{1,3}be|shall\s{1,3}be)\s{1,3}(?:(?:hereby|herein|expressly|also|however)\s{1,3}){0,2}${IS_KEPT})|(?:(?<!more\s{1,3}or\s{1,3})\b(?:l[a-z]ss|[a-km-z1]ess|les[a-rt-z58])\s{1,3}${BY_SIDE})`,
  'g',
);
const GONE = String.raw`(?:sold|conveyed|deeded|granted|taken|released|dedicated|condemned|excepted|excluded|omitted|reserved|retained|withheld|given|left\s{1,3}out)`;
const HAS_GONE = String.raw`(?:(?:is|are|was|were|has|have|had|having|being|been|to|be|hereby|heretofore|previously|already|formerly|since)\s{1,3}){1,5}${GONE}\b`;
/** Of "of which 0.1 acre lies in the road and is conveyed subject to it" nothing has gone. */
const HAD_GONE = String.raw`(?:(?:was|were|has|have|had|been|heretofore|previously|already|formerly|since)\s{1,3}){1,4}${GONE}\b`;
/** A thing that is no measured part, and words by which it goes. */
const THING = new RegExp(
  [
    String.raw`(?:^|[.;,]\s{1,3})(?:and\s{1,3})?(?:sav(?:e|ing)|omitting|barring)\s{1,3}(?:only\s{1,3})?(?:the|an?|that|his|her|their)\s{1,3}[a-z]`,
    String.raw`(?:^|[.;,]\s{1,3})the\s{1,3}(?:[a-z'-]{2,12}\s{1,3}){1,4}(?:excepted|excluded|omitted)(?=\s{0,2}(?:[.;,]|$))`,
    // Not of a part that is added: "also that part of vacated Elm Street as the same was dedicated".
    String.raw`(?<!\b(?:also|together\s{1,3}with)[\s,:]{1,3}(?:all\s{1,3})?)\b(?:that|the)\s{1,3}(?:part|portion)\b[^.;:]{3,80}?\b${HAS_GONE}`,
    String.raw`(?<!more\s{1,3}or\s{1,3})\b(?:less|minus|ls|exc?(?:pt)?)\.?\s{1,3}(?:(?:any|all|existing|public|county|state|town(?:ship)?|co|st|twp)\.?\s{1,3}){0,3}(?:roads?|rds?|highways?|hwys?|streets?|alleys|railroads?|rr|r\/r|r\/w|row|pts?|trs?|tracts?|lots?|outlots?|o\/ls?|pcls?|parcels?|cem(?:etery)?|tri(?:angle)?|strip|sch(?:ool)?)\b`,
    String.raw`(?<!more\s{1,3}or\s{1,3})\b(?:less|ls|exc?(?:pt)?)\.?\s{1,3}(?:the\s{1,3})?[nsew]{1,2}[\s.]{1,3}\d{1,4}(?:\.\d{1,2})?\s?(?:ft?\b|feet|rds?\b|rods|chs?\b|')`,
    String.raw`\b[nsew]{1,2}\s?(?:1\/[234]|½|¼)\s{1,3}thereof\b`,
    String.raw`\bso\s{1,3}much\s{1,3}(?:thereof|of\s{1,3}(?:it|the\s{1,3}same|said|the\s{1,3}above))\b[^.;:]{0,60}?\bas\s{1,3}(?:lies?|is|are|may)\b`,
    String.raw`\b(?:out|off)[\s-]?(?:sales?|conveyances?)\b`,
    String.raw`\b(?:of|out\s{1,3}of|from)\s{1,3}which\s{1,3}(?:[^.;:]|\.\d){0,40}?\b${LENGTH}[^.;:]{0,60}?\b${HAD_GONE}`,
    String.raw`\bincludes?\s{1,3}(?:[^.;:]|\.\d){0,40}?\bacres?\b[^.;:]{0,30}?\b(?:belonging\s{1,3}to|owned\s{1,3}by|${GONE})\b`,
  ].join('|'),
  'g',
);
const SIDE = new RegExp(
  String.raw`\b(?:${BY_SIDE}|${MEASURE}\s{1,3}(?:on|off|along)\s{1,3}(?:the\s{1,3})?${WIND}(?:\s{1,3}(?:side|end|line))?(?=[\s,][^.;:]{0,40}?\b${GONE}))`,
  'g',
);
/** "the north 40 feet of Lot 3": of other land. */
const OF_OTHER_LAND =
  /^\s{0,2}(?:of|in)\s{1,3}(?!(?:the\s{1,3})?(?:above|said|same|described|foregoing|herein|lands?|tract|parcel|property|premises)\b|it\b)/;
/** "being the north 40 feet of the Moss farm": what the figure is; "subject to", "lying in the road": a burden on it. */
const TELLS_FIGURE =
  /\b(?:being|includ(?:ing|es)|is|known\s{1,3}as|called|constitut\w*|compris\w*|described\s{1,3}as|also|(?<!\bno\s{1,3})part\s{1,3}of|subject\s{1,3}to(?!\s{1,3}(?:the\s{1,3}|an?\s{1,3})?(?:deed|sale|conveyance|reservation)))\s[^.;:]{0,60}$/;
const IN_A_WAY =
  /^[^.;:]{0,40}?\b(?:lies?|lying|is|are|being|falls?)\s{1,3}(?:with)?in\s{1,3}(?:the\s{1,3}|said\s{1,3})?(?:[a-z.]+\s{1,3}){0,4}(?:roads?|streets?|avenue|highway|lane|alley|right[\s-]of[\s-]way)\b/;

const MAY_KEEP =
  /reserv|retain|\bke(?:ep|pt)|withh|held\s|lessing|\b(?:l[a-df-z]ss|[a-km-z1]ess|les[a-rt-z58])\s|north|south|east|west|sav(?:e|ing)\s|less\s|minus|omit|barring|excluded|excepted|so\s+much|which|include|thereof|(?:out|off)[\s-]?(?:sale|conv)|\bls\b|\bexc?(?:pt)?\b/;
export function keptBack(folded: string, from: number, to: number): Stretch[] {
  const words = folded.slice(from, to);
  if (!MAY_KEEP.test(words)) return [];
  const all = [
    ...matchesOf(KEPT, words),
    ...matchesOf(THING, words),
    ...matchesOf(SIDE, words).filter(isPartOfIt(words)),
  ];
  const found: Stretch[] = [];
  for (const match of all) {
    const start = from + match.index + match[0].search(/\w/);
    const end = clauseEnd(folded, from + match.index + match[0].length, to);
    const said = folded.slice(clauseStart(folded, from, start), end);
    if (RIGHT.test(said)) continue;
    if (!found.some((one) => one.start < end && start < one.end)) found.push({ start, end });
  }
  return found;
}

/** A part told by a side, wherever it is spoken of, unless the words tell what it is of. */
function isPartOfIt(words: string): (match: RegExpExecArray) => boolean {
  return ({ index, 0: part }) => {
    const behind = words.slice(index + part.length, index + part.length + 120);
    const before = words.slice(clauseStart(words, 0, index), index);
    return !OF_OTHER_LAND.test(behind) && !IN_A_WAY.test(behind) && !TELLS_FIGURE.test(before);
  };
}

const clauseStart = (words: string, from: number, at: number): number =>
  Math.max(from, words.lastIndexOf('. ', at), words.lastIndexOf('; ', at));

function clauseEnd(folded: string, at: number, to: number): number {
  const end = folded.slice(at, to).search(/[.;](?:\s|$)|\n\s{0,8}\n/);
  return end < 0 ? to : at + end;
}
