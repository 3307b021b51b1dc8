// Takes: folded text. Gives: whether its writer parts decimals by commas ("100,25 metres", "1.250,75 m"), told by all of its lengths.
// Never: an answer from one length alone, or where another length of the same text has a decimal point or a comma of the thousands.
import { matchesOf } from '../words/matches.ts';
import { onceAText } from '../words/remembered.ts';

const UNIT = String.raw`(?:met(?:er|re)s?|m|feet|foot|ft|chains?|chs|varas?|vrs|poles?|rods?|perches|yards?|(?:square|sq)[\s.]{1,2}(?:met(?:er|re)s?|m)|hectares?|ha|acres?)(?![a-z])`;
const FIGURES = new RegExp(
  String.raw`(?<![\d.,])(?:(?<comma>\d{1,3}(?:\.\d{3}){0,2}|\d{4,6}),\d{1,2}|\d{1,3}(?:,\d{3}){0,2}\.\d{1,3}|\d{1,3},\d{3}|\d{4,6}\.\d{1,3})\s{0,2}${UNIT}`,
  'g',
);
const FEWEST = 3;

/** Whether all of its lengths are so written. */
export const partsByCommas = onceAText((text) => {
  const figures = matchesOf(FIGURES, text);
  return figures.length >= FEWEST && figures.every(({ groups }) => groups!['comma'] !== undefined);
});
