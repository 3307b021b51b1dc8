// Takes: folded text and a number in it. Gives: whether it is only a scrap: the end of words or figures whose beginning a scan has
// spoilt. Never: a guess at what the whole was.
import { codeAt, codeBefore } from '../words/code-at.ts';
import type { DistancePhrase } from './distance.ts';
import { before, ending } from '../words/before.ts';
import { NAMES, TENS, UNIT_WORDS } from '../words/lexicon.ts';
import { gluedParts } from './number-words.ts';
import type { NumberPhrase } from './numbers.ts';
import { exactly, headsOf, isFigure, isLetter, spaceOr, wordEnd } from '../words/peek.ts';
import { COUNTING_WORDS, isCounting, tornWordsBefore } from './torn-words.ts';
import { wordTable } from '../words/word-table.ts';

const LARGER_BEFORE =
  /(?:(?<figure>\d)|(?<word>[a-z]+))\s{0,2}(?:[a-z]{0,3}(?:rods?|chains?|poles?|perches)|\sr[a-z]{2,4})\s{1,2}(?:[a-z&"'|]{1,3}\s{1,2}){0,2}$/;

/** "X chs. 25 lks.", "1c 30 links": had their number been read, the links would be part of that length. */
const LARGER_UNIT = /(?:\b(?:chs?|chains?|rods?|poles?|perches)|\dc)\.?\s{1,3}(?:(?:and|&)\s{1,2})?$/;

/** "Six *4-182 Miles and forty rods", "5 mtles 84 poles": the miles, or their word, cannot be read. */
const isBehindMiles = before(
  /(?:\bmiles?|(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten))\s{1,2}m(?!in|ore|en|arked?\s)[a-z]{2,5}),?\s{1,3}(?:(?:and|&)\s{1,2})?/,
);

/** "2 Brods 5 links", "sixteen roar of twenty two links": the rods before them cannot be read, so they are not the length. */
export function isSmallerPart(text: string, { unit, start }: DistancePhrase): boolean {
  if (unit !== 'links') return unit !== 'miles' && isBehindMiles(text, start);
  const before = text.slice(Math.max(0, start - 30), start);
  if (LARGER_UNIT.test(before)) return true;
  const found = LARGER_BEFORE.exec(before)?.groups;
  return found !== undefined && (found['figure'] !== undefined || isCounting(found['word'] ?? ''));
}

const UNREAD_PART =
  /[\s|&"']{1,4}(?:(?:of|if|y|d|and)\s{1,2}[a-z]{3,8}(?:[\s-][a-z]{3,5})?\s{1,2}l[eiu][a-z]{2,4}s(?<!lines)|(?:and\s)?[a-z]{1,2}[li]?l[il]nks?|(?:and\s{1,2})?[^a-z\d\s,;.]{1,6}\s{1,2}links|(?:and\s{1,2})?[a-z\d]{0,8}[^a-z\d\s,;.()'"-][^\s,;]{0,8}\s{1,2}(?:links|lks)|(?!to\s|at\s|and\s|by\s|on\s)[a-z&"|]{1,3}\s{1,2}[a-z\d]{1,9}(?:[\s-][a-z]{3,5})?\s{1,2}links)(?![a-z])/y;
const LARGER = new Set(['rods', 'poles', 'perches', 'chains']);

/** "83 rods blinks": links follow whose number cannot be read. */
export function withUnreadPart(text: string, length: DistancePhrase): DistancePhrase {
  if (length.unit === 'feet' || !LARGER.has(length.unit)) return length;
  UNREAD_PART.lastIndex = length.end;
  if (!UNREAD_PART.test(text)) return length;
  const printed = text.slice(length.end, UNREAD_PART.lastIndex).trim();
  const doubts = [...length.doubts, `"${printed}" behind it cannot be read`];
  return { ...length, end: UNREAD_PART.lastIndex, doubts };
}

export function isScrap(text: string, number: NumberPhrase): boolean {
  return number.inWords ? isTail(text, number) : isGlued(text, number) || isBehindWords(text, number);
}

const wordsEnding = ending(
  /(?<number>[a-z]+)[\s-]{1,3}(?:and\s{1,2})?(?<unknown>[a-z]{1,10})(?:[\s-]{1,3}(?:and\s{1,2})?|[.:']{0,2}\s{0,2}&\s{0,2})/,
);
// "fority two and one half": a ten misprinted, so the number read is only its end.
const NEARLY_TENS =
  /(?:^|[^a-z])(?!(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|safety|society|facility|entity|security|equity|empty|state|estate|sty)\b)[ftsenlr][a-z]{1,6}ty[\s-]{1,2}$/;
// Words that may stand between two numbers of their own.
const COMMON = new Set(
  (
    'thence to of along the line lines lot lots and an feet foot by on in at east west north south minute minutes second seconds degree ' +
    'degrees corner street or block rod rods chain chains link links pole poles about for distance is with from said section sections ' +
    'thereof more less quarter half n s e w'
  ).split(' '),
);

/** "feet thence forty", "degrees ten": words that stand between two numbers of their own. */
const isPlain = wordTable(
  [...COMMON, ...Object.keys(UNIT_WORDS)]
    .filter((word) => word !== 'and' && word !== 'by' && word !== 'of' && !isCounting(word))
    .map((word) => [word, true]),
);

const mayBeNumberWord = headsOf([...COUNTING_WORDS, 'no']);

function holdsNumberWord(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at = wordEnd(text, at) + 1) if (mayBeNumberWord(text, at)) return true;
  return false;
}

const LOOK_BACK = 36;
const [SPACE, AMPERSAND, PRIME, PLUS, COMMA, DASH, ZERO] = [32, 38, 39, 43, 44, 45, 48];
const isGap = spaceOr('-');

/** "fority two": a word that ends like a ten, and a blank or a dash. */
function isBehindTy(text: string, at: number): boolean {
  const end = isGap(codeBefore(text, at - 1)) ? at - 2 : at - 1;
  return isGap(codeBefore(text, at)) && text.startsWith('ty', end - 2);
}

const isScaleAlone = (text: string, at: number): boolean =>
  (text.startsWith('hundred', at) && !isLetter(codeAt(text, at + 7))) ||
  (text.startsWith('thousand', at) && !isLetter(codeAt(text, at + 8)));

/** "seventy-o®e one-hundredths": how many cannot be read; a single one would be "one-hundredth". */
const ONLY_PARTS = /^one[-\s]{1,3}(?:ten|hundred|thousand)ths$/;

/** "fourand ", "four: "; not "Area: ". */
const WHOLE_UNREAD =
  /(?:and\s{1,2}(?:\d{1,3}\s{1,2})?|[a-z](?!(?<=\b(?:area|acreage|total|contain(?:s|ing)?)):)[^a-z\s,;.]\s{0,2})$/;

/** "seven hundted and ten feet": a word between two numbers cannot be read, so what follows is only the end of a number. */
function isTail(text: string, { start: at, end, value }: NumberPhrase): boolean {
  const from = Math.max(0, at - LOOK_BACK);
  // "fourand thirty-six one-hundredths": a fraction alone whose whole number could not be read.
  if (value < 1 && WHOLE_UNREAD.test(text.slice(from, at))) return true;
  if (value < 0.2 && ONLY_PARTS.test(text.slice(at, end))) return true;
  if (isBehindMarkedNumber(text, at)) return true;
  if (isBehindTy(text, at) && NEARLY_TENS.test(text.slice(from, at))) return true;
  // "twelve\n[a page's head]\nhundred yards": how many hundreds cannot be told.
  const isScale = isScaleAlone(text, at);
  if (isScale && (value === 100 || value === 1000) && /\n\s{0,20}$/.test(text.slice(from, at))) return true;
  // "sxi hundred feet": how many hundreds cannot be read.
  if (isScale && (isBehindUnread(text, at) || isBehindMark(text.slice(from, at)))) return true;
  // "s!x hundred feet", "t■irty-eight feet": what stands before it, and is no word that leads to a number, was its beginning.
  if (isBehindFragment(text, at)) return true;
  // "aboutsixty-three feet": the ten is glued to the word before it.
  if (codeBefore(text, at) === DASH && MARKED_TEN.test(text.slice(from, at))) return true;
  if (codeBefore(text, at) === DASH && GLUED_TEN.test(text.slice(from, at))) return true;
  if (isPlainBefore(text, at) || !holdsNumberWord(text, from, at)) return false;
  const before = text.slice(from, at);
  if (isBehindDamage(before, value < 1 && DECIMALS.test(text.slice(at, end)))) return true;
  // "two hundred by sixteen feet": an "and" misread, or two sides of a figure.
  if (
    /(?:\bhundred|\bthousand|\bdred)\s{1,2}(?:(?:by|of|and\s{1,2}\d{1,3}|[\d"'\/.³%#*•+~=_^|:]{1,3}[a-z]?)\s{1,2}(?:and\s{1,2})?|["'*~^|]{1,2})$|\b(?:hundred|thousand)[;:.]\s{1,2}and\s{1,2}$/.test(
      before,
    )
  )
    return true;
  const found = wordsEnding(before)?.groups;
  if (!found) return false;
  const { number, unknown } = found as { number: string; unknown: string };
  // "by land of one forty feet": a man, no number.
  if (isCounting(unknown)) return (unknown !== 'one' || isCounting(number)) && !isNamedNumber(before);
  return isCounting(number) && !COMMON.has(unknown) && !(unknown in UNIT_WORDS) && !gluedParts(unknown);
}

const TENS_BEFORE = wordTable(
  [...Object.keys(TENS), 'hundred', 'thousand'].map((word) => [
    word,
    word.startsWith('h') || (word.startsWith('th') && !word.endsWith('y')),
  ]),
);
const opensOnes = headsOf('one two three four five six seven eight nine'.split(' '));
const isBridge = spaceOr('-\n');
const MOST_BRIDGE = 4;

/** "sixty=two feet", "hundred . two feet", "sixty: two feet": a mark stands in the number, and what was read is only its end. */
function isBehindMarkedNumber(text: string, at: number): boolean {
  let end = at;
  let marks = 0;
  for (; at - end <= MOST_BRIDGE && end > 0; end--) {
    const unit = codeBefore(text, end);
    if (isLetter(unit)) break;
    if (isFigure(unit) || isNoBridge(unit)) return false;
    if (!isBridge(unit) || (unit === DASH && codeAt(text, end) === DASH)) marks++;
  }
  if (marks === 0 || !isLetter(codeBefore(text, end))) return false;
  const isScale = TENS_BEFORE(text, lastWordStart(text, end), end);
  if (isScale === undefined || !(isScale || opensOnes(text, at))) return false;
  return !isNamedNumber(text.slice(Math.max(0, at - LOOK_BACK), end));
}
const isNoBridge = exactly('()[]&');

/** How a fragment ends of which a number is only the end: letters behind a mark or a blot, or a word that is none before a dash. */
const FRAGMENT = /(?:^|\s)(?:[a-z]{0,8}[^a-z\s\d,;:.()"'&-][a-z]{1,8}|[a-z]{1,6}\d[a-z]{1,6})[\s-]$/;
const LEADS_TO_HUNDRED = new Set(
  'a an of for about east west north south n s e w by distance or is the measuring run running feet thence some to over and'.split(
    ' ',
  ),
);
function isBehindUnread(text: string, at: number): boolean {
  const end = isGap(codeBefore(text, at)) ? at - 1 : at;
  const word = text.slice(lastWordStart(text, end), end);
  return word.length > 0 && !LEADS_TO_HUNDRED.has(word) && !isCounting(word) && !gluedParts(word);
}

const markBeforeScale = ending(/(?<number>[a-z]+)\s{0,2}[^a-z\s()&-]{1,2}\s{0,2}/);

/** "six . hundred feet", `three "hundred feet`. */
const isBehindMark = (before: string): boolean => isCounting(markBeforeScale(before)?.groups?.['number'] ?? '');

const MAY_END_FRAGMENT = exactly(' -\n');
const isOfSentence = spaceOr(`,;:.()"'&-`);
function isBehindFragment(text: string, at: number): boolean {
  if (!MAY_END_FRAGMENT(codeBefore(text, at)) || !isLetter(codeBefore(text, at - 1))) return false;
  // Before a whole word stands a blank or a mark of the sentence.
  const start = lastWordStart(text, at - 1);
  return start > 0 && !isOfSentence(codeBefore(text, start)) && FRAGMENT.test(text.slice(Math.max(0, at - 18), at));
}

/** "three hundred and fort'y-one". */
const MARKED_TEN = /[a-z]{2,6}['"*~^][a-z]{1,3}-$/;
const GLUED_TEN = /[a-z]{3}(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-$/;
const DECIMALS = /(?:ten|hundred|thousand)ths?$/;
const markEnding = ending(/(?:(?<glued>[a-z]+)["'³*][a-z]{1,2}|(?<hundred>hundred),)\s{1,2}/);

/** "sixty three'd thirty one feet"; "one hundred, forty feet"; "sixty three fivty wight one hundredths feet": only an end. */
function isBehindDamage(before: string, isDecimals: boolean): boolean {
  const mark = markEnding(before)?.groups;
  if (mark && (mark['hundred'] !== undefined || isCounting(mark['glued']!))) return !isNamedNumber(before);
  if (!isDecimals || isNamedNumber(before)) return false;
  const words = before.split(/[\s-]+/).slice(-4, -1);
  const counted = words.findLastIndex(isCounting);
  return counted >= 0 && words.slice(counted + 1).every((word) => !COMMON.has(word) && !(word in UNIT_WORDS));
}

/** "section thirty-two forty rods": the number that stands before is a name. */
function isNamedNumber(before: string): boolean {
  const words = before.split(/[^a-z]+/).filter((word) => word !== '');
  let last = words.length - 1;
  while (last >= 0 && isCounting(words[last]!)) last--;
  return last >= 0 && NAMES.test(words[last]!);
}

const WORDS_BEFORE = /(?<number>[a-z]+)[\s-]{1,3}(?:(?<unknown>[a-z]{3,12})\s{1,2})?(?:(?<and>and|&|\+)\s{1,2})?$/;

const isBlankOrDash = (unit: number): boolean => unit <= SPACE || unit === DASH;

/** Where the word before a number begins and ends, blanks and dashes left out; where none does, both are one. */
function lastWordEnd(text: string, at: number): number {
  let end = at;
  while (end > 0 && isBlankOrDash(codeBefore(text, end))) end--;
  return end;
}

function lastWordStart(text: string, end: number): number {
  let start = end;
  while (isLetter(codeBefore(text, start))) start--;
  return start;
}

function isPlainBefore(text: string, at: number): boolean {
  const end = lastWordEnd(text, at);
  return isPlain(text, lastWordStart(text, end), end) === true;
}

const isCountingWord = wordTable(COUNTING_WORDS.map((word) => [word, true]));

/** Whether an "and" or a number in words ends here. */
function isAndOrNumber(text: string, end: number): boolean {
  const start = lastWordStart(text, end);
  if (start === end) return codeBefore(text, end) === AMPERSAND || codeBefore(text, end) === PLUS;
  if (isCountingWord(text, start, end) || (end === start + 3 && text.startsWith('and', start))) return true;
  return isDecimalsEnd(codeBefore(text, end)) && DECIMALS.test(text.slice(start, end));
}

const isDecimalsEnd = exactly('hs');

/** "one hundred 300 feet", "two hundred fiftytus and 2 feet": words stand before it, and it is what became of their fraction. */
function isBehindWords(text: string, number: NumberPhrase): boolean {
  if (codeBefore(text, number.start) > 32) return false;
  const last = lastWordEnd(text, number.start);
  const at = isFigure(codeBefore(text, last)) ? behindFigures(text, number.start) : number.start;
  if (!isAndOrNumber(text, at === number.start ? last : lastWordEnd(text, at)))
    return isInMisreadBrackets(text, number);
  const from = Math.max(0, at - LOOK_BACK);
  const before = text.slice(from, at);
  const found = WORDS_BEFORE.exec(before)?.groups;
  if (!found) return false;
  const { number: first, unknown, and } = found;
  const ending = unknown ?? first!;
  const isLast = (isCounting(ending) && ending !== 'one') || DECIMALS.test(ending);
  const isTorn = isCounting(first!) && and !== undefined && unknown !== undefined && !COMMON.has(unknown);
  if (!isLast && !isTorn) return false;
  const words = isLast ? before : before.slice(0, before.lastIndexOf(unknown!));
  // "fifty 40 50 64 feet": the figure says the words again.
  if (at < number.start && tornWordsBefore(text, at)?.tail === Math.floor(number.value)) return false;
  // "north forty 120 feet": the words are the bearing's.
  return !isNamedNumber(words) && !DIRECTION_BEFORE.test(before) && !THE_FORTY.test(before);
}

/** "the north line of said forty 330 feet": a quarter of a quarter section. */
const THE_FORTY = /(?:^|\s)(?:the|said)\s(?:forty|eighty)\s{1,2}$/;

const OTHER_FIGURES = /(?:^|[^\d.,])(?:\d[\d.,]{0,6}\s{1,2}){1,3}$/;

/** "sixty one\n310 161 4.2 feet": where the words end behind which other figures stand. */
function behindFigures(text: string, at: number): number {
  const figures = OTHER_FIGURES.exec(text.slice(Math.max(0, at - 24), at))?.[0];
  return figures === undefined ? at : at - figures.length + (/^\d/.test(figures) ? 0 : 1);
}

const DAMAGED_NUMBER = /(?:^|[^a-z])(?:fift|sixt|seve|eigh|nine|thirt|twen|hundr)[a-z]{1,4}\s{1,2}$/;

const MAY_CLOSE = exactly('17');

/** "sixter 1601 feet": the brackets read as ones, behind a number word that cannot be read. */
function isInMisreadBrackets(text: string, { start, end, value }: NumberPhrase): boolean {
  if (value < 100 || !MAY_CLOSE(codeBefore(text, end))) return false;
  if (!/^[1l]\d{1,4}[17]$/.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  return DAMAGED_NUMBER.test(before) && !/(?:fifth|sixth|seventh|eighth|eighths|ninth)\s{1,2}$/.test(before);
}

const DIRECTION_BEFORE = /(?:^|[^a-z])(?:[nsew]|north|south|east|west)[\s.]{1,2}(?:[a-z]+[\s-]{1,2}){0,2}$/;

/** "3j418.25 feet", "H7 rods": a letter stands where a digit stood; "eighty four and 100 (8415) feet": the 100 is a denominator. */
/** "1■6 feet", "#4 chains", "2 I 7 rods": the end of a figure with a blot or a letter in it. */
const isBehindBlot = (text: string, at: number): boolean =>
  isBlot(codeBefore(text, at)) ||
  (codeBefore(text, at - 2) === SPACE && LETTER_APART.test(text.slice(Math.max(0, at - 4), at)));
const BLOTS = new Set([...'■□▪▫█�¤#?'].map((blot) => blot.charCodeAt(0)));
const isBlot = (unit: number): boolean => unit > SPACE && BLOTS.has(unit);
const LETTER_APART = /\d [il|] $/;

/** "crossing the run at 3 18 feet": a figure with a blank in it, behind what leads to one length alone. */
const isBehindTorn = (text: string, at: number): boolean =>
  codeBefore(text, at) === SPACE &&
  isFigure(codeBefore(text, at - 1)) &&
  TORN_FIGURE.test(text.slice(Math.max(0, at - 20), at));
const TORN_FIGURE =
  /\s(?:(?:at|for|about|contain\w{0,3})\s{1,2}\d{1,3}|(?:distance|radius|arc|chord|length)\sof\s{1,2}\d{1,5}) $/;

/** "01'": minutes, or what is left of a word; no length is printed so. */
const isMinutes = (text: string, { start, end }: NumberPhrase): boolean =>
  codeAt(text, start) === ZERO && end === start + 2 && codeAt(text, end) === PRIME && isFigure(codeAt(text, start + 1));

function isGlued(text: string, number: NumberPhrase): boolean {
  if (isMinutes(text, number)) return true;
  if (isBroken(text, number) || isBehindBlot(text, number.start) || isBehindTorn(text, number.start)) return true;
  // "S98,66 feet": the end of a figure whose first digit is a letter.
  if (
    codeBefore(text, number.start) === COMMA &&
    /[a-z]\d{1,3},$/.test(text.slice(Math.max(0, number.start - 5), number.start))
  )
    return true;
  const isRound = number.value === 100 || number.value === 1000;
  if (!isRound && !isLetter(codeBefore(text, number.start))) return false;
  const before = text.slice(Math.max(0, number.start - 5), number.start);
  if (/(?:^|[^a-z])[a-df-vx-z]$/.test(before)) return !isBehindMeridian(text, number);
  // "two hundred and thirty sixl2368 feet": glued to the damaged end of the words.
  const glued = isRound
    ? null
    : /(?<counted>[a-z]+)[\s-]{1,2}(?<word>[a-z]{2,8})$/.exec(text.slice(Math.max(0, number.start - 20), number.start));
  if (glued && isCounting(glued.groups!['counted']!) && !(glued.groups!['word']! in UNIT_WORDS)) return true;
  return isRound && /\band\s{1,2}$/.test(before);
}

/** "\\nN100 poles", "thence S40 chains": the wind at a clause's head, its length glued to it; of feet an S may be a 5. */
function isBehindMeridian(text: string, { start, end }: NumberPhrase): boolean {
  const letter = codeBefore(text, start);
  if (letter !== SMALL_N && letter !== SMALL_S) return false;
  if (!HEAD_OF_CLAUSE.test(text.slice(Math.max(0, start - 9), start - 1))) return false;
  return (letter === SMALL_N ? ANY_UNIT : OLD_UNIT).test(text.slice(end, end + 10));
}
const [SMALL_N, SMALL_S] = [110, 115];
const HEAD_OF_CLAUSE = /(?:^|\n|[;,]\s{0,2}|\b(?:thence|then|and)\s{1,2})$/;
const ANY_UNIT = /^\s{0,2}(?:poles?|perches|rods?|chains?|chs|feet|ft|varas|vrs)\b/;
const OLD_UNIT = /^\s{0,2}(?:poles?|perches|rods?|chains?|chs)\b/;

/** "15-4.27 feet", "6-20 rods", "8&8 feet", "6%/100 feet": a figure broken by a mark; neither part of it is the length. */
function isBroken(text: string, number: NumberPhrase): boolean {
  if (isBreaking(codeBefore(text, number.start)))
    return (
      (/[\d%.]/.test(text[number.start - 2] ?? '') && isNoLabel(text, number.start)) ||
      HEADLESS.test(text.slice(number.start - 1, number.start + 2))
    );
  const behind = codeAt(text, number.end);
  if (behind === AMPERSAND) return isFigure(codeAt(text, number.end + 1));
  return behind === DASH && number.places === 0 && BROKEN_REST.test(text.slice(number.end, number.end + 10));
}

/** "a chord of ~06.11": the sign stands for the first figure, as a nought before another does. */
const HEADLESS = /^~0\d/;
const isBreaking = exactly('-&/~;:*_%^!');
const LABEL_BEFORE = before(/[a-z]\d{1,3}:/);
/** "L12:64.50 feet", of a table. */
const isNoLabel = (text: string, at: number): boolean => !LABEL_BEFORE(text, at);
const BROKEN_REST = /^-\d{1,3}(?:\.\d|\s[a-z])/;
