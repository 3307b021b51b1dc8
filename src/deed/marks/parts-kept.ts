// Takes: folded words behind a description. Gives: where they keep back a part of it, or speak of one as gone: "reserving the north 40 feet
// thereof", "the north 40 feet having been sold", "saving the mill lot", "lcss the east 9 rods". Never: a right kept in the land, which passes
// all the same; a part of other land, or what the figure itself is said to be; what is excepted in so many words (exceptions.ts).
import { RIGHT } from './withheld.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import { wording } from '../words/wording.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const WIND = wording`(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n|nmost))?`;
const NUMBER = wording`(?:an?|half|hundred|${[...Object.keys(ONES), ...Object.keys(TENS)].join('|')})\b`;
const LENGTH = wording`(?:feet|foot|ft\b|rods|poles|chains|yards|varas|acres?)`;
/** "40 feet", "40'", "thirty-five (35) feet". */
const FIGURES = wording`\(?\d[\d.,/½¼¾]{0,8}\)?\s?(?:${LENGTH}|')`;
const IN_WORDS = wording`${NUMBER}(?:[\s-]{1,2}(?:and\s)?${NUMBER}){0,5}\s{0,2}(?:\(\d[\d.,]{0,7}\))? ${LENGTH}`;
const MEASURE = `(?:${FIGURES}|${IN_WORDS})`;
const HALF = wording`(?:one-?\s?half|half|½)(?=\s{0,2}(?:[,.;]|$|thereof\b|(?:is|was|being|having|has)\b|of (?:it|said|the (?:above|same))\b))`;
const PIECE = wording`(?:strip|lot|plot|parcel|piece|tract|graveyard|cemetery|burying[\s-]ground)`;
/** A part told by a side of the land, off one, in a corner of it, or as a piece. */
const BY_SIDE = wording`(?:the|a) (?:entire |whole )?${WIND} (?:(?:side|part|portion|end) of )?(?:${MEASURE}|${HALF})`;
const OFF_IT = wording`${MEASURE}(?: wide)? (?:off|from|out|along|across|on|in|at) (?:of )?(?:the |its )?(?:entire )?(?:${WIND}|front|rear|back|corner|cent(?:er|re)|middle)\b`;
const PART = wording`(?:${BY_SIDE}|${OFF_IT}|(?:an?|one|the) (?:[\w'-]{1,12} ){0,3}${PIECE}\b)`;
const KEEPS = wording`\b(?:reserv(?:ing|es?|eth)|reservation of|retain(?:ing|s)?|keep(?:ing|s)?|withhold(?:ing|s)?|lessing)`;
const WHO = wording`(?:,? (?:however|always|therefrom|thereout|nevertheless|back|(?:to|unto|for|out of) [^.;:]{2,60}?),?){0,3}`;
const IS_KEPT = wording`(?:reserved|retained|kept|withheld|held back)\b`;
const OF_OTHERS = wording`(?! of (?!the\b|said|this|it\b|above|same))`;
const KEPT = new RegExp(
  [
    wording`${KEEPS}${WHO},? ${PART}`,
    wording`${PART}${OF_OTHERS}[^.;:]{0,60}?\b(?:is|are|being|to be|shall be) (?:(?:hereby|herein|expressly|also|however) ){0,2}${IS_KEPT}`,
    wording`(?<!more or )\bless ${BY_SIDE}`,
  ].join('|'),
  'g',
);
const GONE = wording`(?:sold|conveyed|deeded|granted|taken|released|dedicated|condemned|excepted|excluded|omitted|reserved|retained|withheld|given|left out)`;
const HAS_GONE = wording`(?:(?:is|are|was|were|has|have|had|having|being|been|to|be|hereby|heretofore|previously|already|formerly|since) ){1,5}${GONE}\b`;
/** Of "of which 0.1 acre lies in the road and is conveyed subject to it" nothing has gone. */
const HAD_GONE = wording`(?:(?:was|were|has|have|had|been|heretofore|previously|already|formerly|since) ){1,4}${GONE}\b`;
const THINGS = [
  'roads?|rds?|highways?|hwys?|streets?|alleys|railroads?|rr|r\\/r|r\\/w|row|strip|cem(?:etery)?|sch(?:ool)?|tri(?:angle)?',
  'pts?|trs?|tracts?|lots?|outlots?|o\\/ls?|pcls?|parcels?',
];
/** A thing that is no measured part, and words by which it goes. */
const THING = new RegExp(
  [
    wording`(?:^|[.;,] )(?:and )?(?:sav(?:e|ing)|omitting|barring) (?:only )?(?:the|an?|that|his|her|their) [a-z]`,
    wording`(?:^|[.;,] )the (?:[a-z'-]{2,12} ){1,4}(?:excepted|excluded|omitted)(?=\s{0,2}(?:[.;,]|$))`,
    // Not of a part that is added: "also that part of vacated Elm Street as the same was dedicated".
    wording`(?<!\b(?:also|together with)[\s,:]{1,3}(?:all )?)\b(?:that|the) (?:part|portion)\b[^.;:]{3,80}?\b${HAS_GONE}`,
    wording`(?<!more or )\b(?:less|minus|ls|exc?(?:pt)?)\.? (?:(?:any|all|existing|public|county|state|town(?:ship)?|co|st|twp)\.? ){0,3}${THINGS}\b`,
    wording`(?<!more or )\b(?:less|ls|exc?(?:pt)?)\.? (?:the )?[nsew]{1,2}[\s.]{1,3}\d{1,4}(?:\.\d{1,2})?\s?(?:ft?\b|feet|rds?\b|rods|chs?\b|')`,
    wording`\b[nsew]{1,2}\s?(?:1\/[234]|½|¼) thereof\b`,
    wording`\bso much (?:thereof|of (?:it|the same|said|the above))\b[^.;:]{0,60}?\bas (?:lies?|is|are|may)\b`,
    wording`\b(?:out|off)[\s-]?(?:sales?|conveyances?)\b`,
    wording`\b(?:of|out of|from) which (?:[^.;:]|\.\d){0,40}?\b${LENGTH}[^.;:]{0,60}?\b${HAD_GONE}`,
    wording`\bincludes? (?:[^.;:]|\.\d){0,40}?\bacres?\b[^.;:]{0,30}?\b(?:belonging to|owned by|${GONE})\b`,
  ].join('|'),
  'g',
);
const SIDE = new RegExp(
  wording`\b(?:${BY_SIDE}|${MEASURE} (?:on|off|along) (?:the )?${WIND}(?: (?:side|end|line))?(?=[\s,][^.;:]{0,40}?\b${GONE}))`,
  'g',
);
/** "the north 40 feet of Lot 3": of other land. */
const OF_OTHER_LAND = new RegExp(
  wording`^\s{0,2}(?:of|in) (?!(?:the )?(?:above|said|same|described|foregoing|herein|lands?|tract|parcel|property|premises)\b|it\b)`,
);
/** "being the north 40 feet of the Moss farm": what the figure is; "subject to", "lying in the road": a burden on it. */
const TELLS_FIGURE = new RegExp(
  wording`\b(?:being|includ(?:ing|es)|is|known as|called|constitut\w{0,4}|compris\w{0,4}|described as|also|(?<!\bno )part of
    |subject to(?! (?:the |an? )?(?:deed|sale|conveyance|reservation)))\s[^.;:]{0,60}$`,
);
const IN_A_WAY = new RegExp(
  wording`^[^.;:]{0,40}?\b(?:lies?|lying|is|are|being|falls?) (?:with)?in (?:the |said )?(?:[a-z.]{1,20} ){0,4}
    (?:roads?|streets?|avenue|highway|lane|alley|right[\s-]of[\s-]way)\b`,
);

export function partsKept(folded: string, from: number, to: number): Stretch[] {
  const words = folded.slice(from, to);
  const all = [
    ...words.matchAll(KEPT),
    ...words.matchAll(THING),
    ...[...words.matchAll(SIDE)].filter(isPartOfIt(words)),
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
