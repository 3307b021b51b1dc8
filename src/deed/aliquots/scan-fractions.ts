// Takes: a text of land as a scan gave it. Gives: the same with the words of a chain spelled as they are where their neighbours tell which they were:
// "southeast puarter", "soutbheast quarter", "half o the". Never: a direction that two would give; a word that no chain has.
import { lettersApart, nearTo } from '../words/near-word.ts';
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

/** "the north half o the", "quarter oi section", "half of . the". */
const OF =
  /(half|quarter)(\s{1,2})(?:o|ol|oi|oJ|0f|cf|ef|af|oí|o[{(\[<!|]|of\s?[.,·'’`*_:]{1,2})(?=\s{1,2}(?:the|said|north|south|east|west|frac|sec)[a-z]*[\s.])/g;

/** "the Northeast Quarter or the Southwest Quarter (NE/4 SW/4)": the bracket has both in one chain. */
const OR_FOR_OF =
  /(?<=(?:half|quarter)\s{1,2})or(?=\s{1,2}the\s{1,2}(?:north|south|east|west)[a-z]*\s{1,2}(?:half|quarter)\s{0,2}\(\s?(?:(?:[NS][EW]|[NSEW])\.?\s?(?:1?[/⁄][24]|[¼½])\s{0,2}(?:of\s(?:the\s)?)?){2}\))/gi;

const QUARTER =
  /((?:[Nn]orth|[Ss]outh|NORTH|SOUTH)[\s-]{0,2}(?:east|west|EAST|WEST)[\s-]{1,2}(?:one[\s-]{1,2})?)(?!quarter|QUARTER|Quarter)([A-Za-z]{4,10})(?=,?\s(?:of|in|and|sec)|[,;.])/g;
/** Signs among its letters, or some lost: "Qu~rter", "&ua.rter", "uarter". */
const SPOILT_QUARTER =
  /((?:[Nn]orth|[Ss]outh|NORTH|SOUTH)[\s-]{0,2}(?:east|west|EAST|WEST)[\s-]{1,2}(?:one[\s-]{1,2})?)(?!quarter|QUARTER|Quarter)([^\s,;:()]{5,9})(?=,?\s|[,;.]|$)/g;
const MAY_BE_SPOILT = /(?:east|west|EAST|WEST)[\s-]{1,2}(?!quarter|QUARTER|Quarter)\S{0,2}[uU]\S{2,6}[rR](?![A-Za-z])/;
const nearQuarter = nearTo(['quarter'], 2);
const NO_QUARTERS = new Set(['charter', 'carter', 'barter', 'garter', 'starter']);

const isLikeQuarter = (word: string): boolean => /arter$/i.test(word) && !NO_QUARTERS.has(word.toLowerCase());
/** The end of it that all of them show, behind another beginning than its own. */
const MAY_BE_QUARTER = /arter(?<![qQ]uarter)/;

const DIRECTIONS = ['northeast', 'northwest', 'southeast', 'southwest'];
const DIRECTION =
  /(?<![A-Za-z-])(?![NnSs](?:or|ou)th-?(?:ea|we)st|(?:NOR|SOU)TH(?:EA|WE)ST)[A-Za-z]{7,12}(?=[\s-]{1,2}(?:one[\s-])?quarters?(?![A-Za-z]))/g;

/** The one direction it is near to; null where another is nearly as near. */
function directionOf(word: string): string | null {
  const small = word.toLowerCase();
  const [best, next] = DIRECTIONS.map((name) => ({ name, apart: lettersApart(small, name, 4) })).sort(
    (one, other) => one.apart - other.apart,
  );
  return best!.apart > 0 && best!.apart <= 2 && next!.apart >= best!.apart + 2 ? best!.name : null;
}

/** A word before a quarter that is none of them as they are spelled. */
const MAY_BE_DIRECTION =
  /quarter(?<=[a-z]{7}[\s-]{1,2}(?:one[\s-])?quarter)(?<!(?:north|south)[\s-]{0,2}(?:east|west)[\s-]{1,2}(?:one[\s-])?quarter)/i;

export function withFractionWords(print: Printed): Printed {
  let now = print;
  if (mayShow(now.text, MARK.direction) && MAY_BE_QUARTER.test(now.text))
    now = replaced(now, QUARTER, ([, lead, word]) => (isLikeQuarter(word!) ? `${lead}quarter` : null));
  if (mayShow(now.text, MARK.direction) && MAY_BE_SPOILT.test(now.text))
    now = replaced(now, SPOILT_QUARTER, ([, lead, word]) =>
      nearQuarter(word!.toLowerCase()) ? `${lead}quarter` : null,
    );
  if (!mayShow(now.text, MARK.inWords)) return now;
  if (OR_FOR_OF.test(now.text)) now = replaced(now, OR_FOR_OF, () => 'of');
  if (MAY_BE_DIRECTION.test(now.text)) now = replaced(now, DIRECTION, ([word]) => directionOf(word));
  return replaced(now, OF, ([, word, blank]) => `${word}${blank}of`);
}
