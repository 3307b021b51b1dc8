// Takes: folded words behind a description. Gives: where they keep back a part of it that is told by a side, a size or a strip: "reserving the
// north 40 feet thereof", "the north 40 feet being reserved", "lcss the east 9 rods". Never: a right kept in the land, which passes all the
// same; what is excepted in so many words (exceptions.ts).
import { matchesOf } from '../words/matches.ts';
import type { Stretch } from '../words/remembered.ts';

const WIND = String.raw`(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n|nmost))?`;
const AMOUNT = String.raw`(?:\(?[\d.,/½¼¾]{1,9}\)?|[a-z-]{2,12}(?:\s[a-z-]{2,12}){0,3}?(?:\s\(\d[\d.,]{0,7}\))?)`;
const UNIT = String.raw`(?:feet|foot|ft\b|'|rods|poles|chains|yards|varas|acres?)`;
const PIECE = String.raw`(?:strip|lot|plot|parcel|piece|tract|graveyard|cemetery|burying[\s-]ground)`;
/** A part told by a side of the land, off one, in a corner of it, or as a piece. */
const BY_SIDE = String.raw`(?:the|a)\s{1,3}(?:entire\s{1,3}|whole\s{1,3})?${WIND}\s{1,3}(?:(?:side|part|portion|end)\s{1,3}of\s{1,3})?(?:${AMOUNT}\s?${UNIT}|one-?\s?half\b|half\b|½|quarter\b)`;
const OFF_IT = String.raw`${AMOUNT}\s?${UNIT}(?:\s{1,3}wide)?\s{1,3}(?:off|from|out|along|across|on|in|at)\s{1,3}(?:of\s{1,3})?(?:the\s{1,3}|its\s{1,3})?(?:entire\s{1,3})?(?:${WIND}|front|rear|back|corner|cent(?:er|re)|middle)\b`;
const PART = String.raw`(?:${BY_SIDE}|${OFF_IT}|(?:an?|one|the)\s{1,3}(?:[\w'-]{1,12}\s{1,3}){0,3}${PIECE}\b)`;
const KEEPS = String.raw`\b(?:reserv(?:ing|es?|eth)|reservation\s{1,3}of|retain(?:ing|s)?|keep(?:ing|s)?|withhold(?:ing|s)?|lessing)`;
const WHO = String.raw`(?:,?\s{1,3}(?:however|always|therefrom|thereout|nevertheless|back|(?:to|unto|for|out\s{1,3}of)\s{1,3}[^.;:]{2,60}?),?){0,3}`;
const IS_KEPT = String.raw`(?:reserved|retained|kept|withheld|held\s{1,3}back)\b`;
const KEPT = new RegExp(
  String.raw`(?<first>${KEEPS}${WHO},?\s{1,3}${PART})|(?<last>${PART}(?!\s{1,3}of\s{1,3}(?!the\b|said|this|it\b|above|same))[^.;:]{0,60}?\b(?:is|are|being|to\s{1,3}be|shall\s{1,3}be)\s{1,3}(?:(?:hereby|herein|expressly|also|however)\s{1,3}){0,2}${IS_KEPT})|(?<spoilt>(?<!more\s{1,3}or\s{1,3})\b(?:l[a-z]ss|[a-km-z1]ess|les[a-rt-z58])\s{1,3}${BY_SIDE})`,
  'g',
);
const MAY_KEEP = /reserv|retain|\bke(?:ep|pt)|withh|held\s|lessing|\b(?:l[a-df-z]ss|[a-km-z1]ess|les[a-rt-z58])\s/;
const SPOILT = /^[a-z1][a-z]s[a-z58]\s/;

/** A right in the land, or a use of it, passes the land all the same. */
const OF_RIGHT =
  /\b(?:easements?|rights?|privileges?|licen[sc]es?|minerals?|oil|gas|coal|timber|royalt(?:y|ies)|water|setbacks?|liens?|estate|interest|use\s{1,3}of)\b/;

export function keptBack(folded: string, from: number, to: number): Stretch[] {
  const words = folded.slice(from, to);
  if (!MAY_KEEP.test(words)) return [];
  return matchesOf(KEPT, words)
    .map((match) => ({ start: from + match.index, end: clauseEnd(folded, from + match.index + match[0].length, to) }))
    .filter(({ start, end }) => SPOILT.test(folded.slice(start, end)) || !OF_RIGHT.test(folded.slice(start, end)));
}

function clauseEnd(folded: string, at: number, to: number): number {
  const end = folded.slice(at, to).search(/[.;](?:\s|$)|\n\s{0,8}\n/);
  return end < 0 ? to : at + end;
}
