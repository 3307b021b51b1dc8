// Takes: folded text and a number in it. Gives: whether it is only the end of a number, in words or figures, whose beginning could not be read.
// Never: a guess at what the whole was.
import { before } from '../words/before.ts';
import { NAMES, TENS, UNIT_WORDS } from '../words/lexicon.ts';
import { endOf, matchAt } from '../words/place.ts';
import type { DistancePhrase } from './distance.ts';
import { gluedParts } from './number-words.ts';
import { isCounting } from './number-value.ts';
import type { NumberPhrase } from './numbers.ts';

/** "X chs. 25 lks.", "Six *4-182 Miles and forty rods": had their number been read, the links would be part of that length. */
const isBehindChains = before(/(?:\b(?:chs?|chains?|rods?|poles?|perches)|\dc)\.?\s{1,3}(?:(?:and|&)\s{1,2})?/);
const isBehindMiles = before(/\bmiles?,?\s{1,3}(?:(?:and|&)\s{1,2})?/);
export const isSmallerPart = (text: string, { unit, start }: DistancePhrase): boolean =>
  unit === 'links' ? isBehindChains(text, start) : unit !== 'miles' && isBehindMiles(text, start);

export function isUnreadEnd(text: string, number: NumberPhrase): boolean {
  return number.inWords ? isEndOfWords(text, number) : isEndOfFigure(text, number) || isBehindWords(text, number);
}

const LOOK_BACK = 36;
/** Words that may stand between two numbers of their own, or lead to one. */
const COMMON = new Set(
  (
    'thence to of along the line lines lot lots and a an feet foot by on in at east e west w north n south s minute minutes second seconds ' +
    'degree degrees corner street or block rod rods chain chains link links pole poles about for distance is with from said section sections ' +
    'thereof more less quarter half measuring run running over some'
  ).split(' '),
);
const isKnown = (word: string): boolean => COMMON.has(word) || word in UNIT_WORDS || gluedParts(word) !== null;

/** "section thirty-two forty rods": the number that stands before is a name. */
function isNamed(words: readonly string[]): boolean {
  const last = words.findLastIndex((word) => !isCounting(word));
  return last >= 0 && NAMES.test(words[last]!);
}

/** "fourand ", "four: "; not "Area: ". */
const WHOLE_UNREAD =
  /(?:and\s{1,2}(?:\d{1,3}\s{1,2})?|[a-z](?!(?<=\b(?:area|acreage|total|contain(?:s|ing)?)):)[^a-z\s,;.]\s{0,2})$/;
/** "eventy-o®e one-hundredths": how many cannot be read; a single one would be "one-hundredth". */
const ONLY_PARTS = /^one[-\s]{1,3}(?:ten|hundred|thousand)ths$/;
/** "s!x hundred", "t■irty-eight", "fort'y-one", "aboutsixty-three": letters behind a mark, or a ten glued to a word. */
const FRAGMENT =
  /(?:(?:^|\s)(?:[a-z]{0,8}[^a-z\s\d,;:.()"'&-][a-z]{1,8}|[a-z]{1,6}\d[a-z]{1,6})[\s-]|[a-z]{2,6}['"*~^][a-z]{1,3}-|[a-z]{3}(?:twenty|(?:thir|for|fif|six|seven|eigh|nine)ty)-)$/;
const TEN_OR_MORE = String.raw`\b(?:${Object.keys(TENS).join('|')}|hundred|thousand)`;
const SIGN_OR_FIGURE = String.raw`(?:[-\s]{0,2}[^a-z\d\s()[\]&-]{1,2}|\s--|\s{1,2}(?:and\s{1,2})?\d{1,3}\s)`;
/** "sixty=two", "hundred . two", "forty -- one", "hundred 4 and sixteen", "two hundred by sixteen": what parts two words of one number. */
const PARTED = new RegExp(
  String.raw`(?:${TEN_OR_MORE}${SIGN_OR_FIGURE}[\s-]{0,3}(?:and\s{1,2})?|\b(?:hundred|thousand)\s{1,2}(?:by|of)\s{1,2})$`,
);
/** "fority two": a word that ends like a ten. */
const NEARLY_TEN = /(?<![a-z])(?<ten>[ftsenlr][a-z]{1,6}ty)[\s-]{1,2}$/;
const NO_TEN = /^(?:safety|society|facility|entity|security|equity|empty|state|estate|sty)$/;

/** "seven hundted and ten feet": a word between two numbers cannot be read, so what follows is only the end of a number. */
function isEndOfWords(text: string, { start, end, value }: NumberPhrase): boolean {
  const behind = text.slice(Math.max(0, start - LOOK_BACK), start);
  const printed = text.slice(start, end);
  if ((value < 1 && WHOLE_UNREAD.test(behind)) || (value < 0.2 && ONLY_PARTS.test(printed))) return true;
  const words = behind.split(/[^a-z]+/).filter((word) => word !== '');
  if (FRAGMENT.test(behind) || (PARTED.test(behind) && !isNamed(words))) return true;
  const ten = NEARLY_TEN.exec(behind)?.groups?.['ten'];
  if (ten !== undefined && !(ten in TENS) && !NO_TEN.test(ten)) return true;
  if (/^(?:hundred|thousand)(?![a-z])/.test(text.slice(start, start + 9)) && isScaleAlone(behind, words, value))
    return true;
  return isBehindUnreadWord(behind, words);
}

/** "sxi hundred feet", "twelve\n[a page's head]\nhundred yards", "six 3 hundred": how many hundreds cannot be told. */
function isScaleAlone(behind: string, words: readonly string[], value: number): boolean {
  if ((value === 100 || value === 1000) && /\n\s{0,20}$/.test(behind)) return true;
  const last = words.at(-1);
  if (last === undefined || !/[a-z][^a-z]{1,6}$/.test(behind)) return false;
  return /[a-z][\s-]?$/.test(behind) ? !isKnown(last) && !isCounting(last) : isCounting(last) && !isNamed(words);
}

const WORDS_BEFORE =
  /(?<number>[a-z]+)[\s-]{1,3}(?:and\s{1,2})?(?<word>[a-z]{1,10})(?:[\s-]{1,3}(?:and\s{1,2})?|\s{0,2}&\s{0,2})$/;

function isBehindUnreadWord(behind: string, words: readonly string[]): boolean {
  const { number, word } = WORDS_BEFORE.exec(behind)?.groups ?? {};
  if (number === undefined || word === undefined) return false;
  // "by land of one forty feet": a man, no number.
  if (isCounting(word)) return (word !== 'one' || isCounting(number)) && !isNamed(words);
  return isCounting(number) && !isKnown(word);
}

const WORDS_THEN_FIGURE =
  /(?<number>[a-z]+)[\s-]{1,3}(?:(?<word>[a-z]{3,12})\s{1,2})?(?<and>(?:and|&|\+)\s{1,2})?(?:\d[\d.,]{0,6}\s{1,2}){0,3}$/;
const DECIMALS = /(?:ten|hundred|thousand)ths?$/;
/** "north forty 120 feet": the words are the bearing's; "said forty 330 feet": a quarter of a quarter section. */
const OF_ELSE =
  /(?:^|[^a-z])(?:[nsew]|north|south|east|west)[\s.]{1,2}(?:[a-z]+[\s-]{1,2}){0,2}$|(?:^|\s)(?:the|said)\s(?:forty|eighty)\s{1,2}$/;

/** "one hundred 300 feet", "two hundred fiftytus and 2 feet": words stand before it, and it is what became of their fraction. */
function isBehindWords(text: string, { start }: NumberPhrase): boolean {
  const behind = text.slice(Math.max(0, start - LOOK_BACK), start);
  const found = WORDS_THEN_FIGURE.exec(behind)?.groups;
  if (!found || !/\s$/.test(behind)) return false;
  const { number, word, and } = found;
  const last = word ?? number!;
  const isLast = (isCounting(last) && last !== 'one') || DECIMALS.test(last);
  const isTorn = word !== undefined && and !== undefined && isCounting(number!) && !isKnown(word);
  if (!isLast && !isTorn) return false;
  const words = behind.split(/[^a-z]+/).filter((each) => each !== '');
  return !isNamed(isLast ? words : words.slice(0, words.lastIndexOf(word!))) && !OF_ELSE.test(behind);
}

/** "3j418.25", "S98,66", "1■6", "#4", "2 I 7", "~06.11", "1.,284": the end of a figure with a letter or a blot in it; "6-20 rods": broken by a mark. */
const isBehindMark = before(
  /(?:(?<![a-z])[a-df-vx-z]|[■□▪▫█\ufffd¤#?]|\d [il|] |[a-z]\d{1,3},|[\d%.][-&/~;:*_%^!](?<![a-z]\d{1,3}:)|\d[.,]{2}|\b(?:of|for|at|about)\s[ew]|~(?=0\d))/,
);
/** "15-4.27 feet": a figure broken by a mark; neither part of it is the length. */
const BROKEN = /&\d|-\d{1,3}(?:\.\d|\s[a-z])/y;
/** "crossing the run at 3 18 feet": a figure with a blank in it, behind what leads to one length alone. */
const isBehindBlank = before(
  /\s(?:(?:at|for|about|contain\w{0,3})\s{1,2}\d{1,3}|(?:distance|radius|arc|chord|length)\sof\s{1,2}\d{1,5}) /,
);
/** "\nN100 poles", "thence S40 chains": the wind at a clause's head, its length glued to it; of feet an S may be a 5. */
const isBehindGluedWind = before(/(?:(?:^|\n|[;,]\s{0,2}|\b(?:thence|then|and)\s{1,2})[ns])/);
const OLD_UNIT = /\s{0,2}(?:poles?|perches|rods?|chains?|chs)\b/y;
const FEET = /\s{0,2}(?:feet|ft|varas|vrs)\b/y;

function isEndOfFigure(text: string, { start, end, value, places }: NumberPhrase): boolean {
  if (matchAt(/0\d'/y, text, start)) return true; // "01'": minutes; no length is printed so
  if (isBehindGluedWind(text, start))
    return endOf(OLD_UNIT, text, end) < 0 && !(text[start - 1] === 'n' && endOf(FEET, text, end) > 0);
  if (isBehindMark(text, start) || isBehindBlank(text, start)) return true;
  if (endOf(BROKEN, text, end) > 0 && (text[end] === '&' || places === 0)) return true;
  // "eighty four and 100 (8415) feet": the 100 is a denominator.
  return (value === 100 || value === 1000) && /\band\s{1,2}$/.test(text.slice(Math.max(0, start - 6), start));
}
