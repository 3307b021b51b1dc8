// Takes: folded text and a place in it. Gives: the number that stands there in words, run together or parted at a line's end, with its value.
// Never: a slip mended without its doubt.
import { before } from '../words/before.ts';
import { NAMES, ONES, TENS, UNIT_WORDS } from '../words/lexicon.ts';
import { endOf, matchAt, wordAt, wordBefore } from '../words/place.ts';
import { countingWord, LOST_AND, valueOf, type NumberWord, type WordToken } from './number-value.ts';
import { withPoint } from './point-digits.ts';

export interface WordNumber {
  readonly value: number;
  readonly end: number;
  readonly doubts: readonly string[];
}

export function numberWordsAt(text: string, at: number): WordNumber | null {
  const doubts: string[] = [];
  const words = wordsFrom(text, at, doubts);
  const last = words.at(-1);
  if (!last || words[0]!.known.isAnd) return null;
  const value = valueOf(text, words, doubts);
  if (value === null || (doubts.includes(LOST_AND) && isBehindNumber(text, at))) return null;
  return withPoint(text, { value, end: last.end, doubts });
}

const isBehindBlank = before(/[a-z][\s.-]{1,3}/);

/** "section thirty-one forty-four one-hundredths": the first number, or what stands before it, is a name. */
function isBehindNumber(text: string, at: number): boolean {
  if (!isBehindBlank(text, at)) return false;
  const word = wordBefore(text, text.slice(0, at).search(/[\s.-]{1,3}$/));
  return NAMES.test(word) || countingWord(word) !== undefined;
}

/** The longest number a deed can need is well below that. */
const MOST_WORDS = 24;

function wordsFrom(text: string, at: number, doubts: string[]): WordToken[] {
  const words: WordToken[] = [];
  for (let next = at; next >= 0 && words.length < MOST_WORDS;) {
    if (isRepeating(words)) return [];
    const found = nextWords(text, next, words, doubts);
    if (!found) break;
    for (const known of found.known) words.push({ known, end: found.end });
    mendTens(text, words, doubts);
    next = found.isBeforeUnit ? found.end : gapEnd(text, found.end, doubts);
  }
  while (words.at(-1)?.known.isAnd) words.pop();
  return words;
}

interface Found {
  readonly known: readonly NumberWord[];
  readonly end: number;
  /** Glued to a unit: "forty sixrods". */
  readonly isBeforeUnit?: boolean;
}

/** The next word of the number, or those that are glued to one. */
function nextWords(text: string, at: number, words: readonly WordToken[], doubts: string[]): Found | null {
  const torn = tornAt(text, at);
  if (torn) return torn;
  const word = text[at] === '&' ? '&' : wordAt(text, at);
  const end = at + word.length;
  if (word === '' || text[end] === '/') return null; // "and No/100": of a fraction in figures
  const known = countingWord(word);
  if (known) return { known: [known], end };
  const glued = gluedParts(word);
  if (glued)
    return { known: gluedWords(glued.parts), end: at + glued.length, isBeforeUnit: glued.length < word.length };
  const meant = partOrPlural(text, word, end, words, doubts);
  return meant && { known: [meant], end };
}

/** "hund'd", "hun-\ndred", "one-hun dredths", "six-teen", "one-ten ths". */
const HUNDRED = String.raw`(?<short>hundr?d?(?:'d|[.:](?=\s)))|hun[- \n]{1,3}(?<hundred>dred(?:ths?)?)`;
const THOUSAND = String.raw`thou[- \n]{1,3}(?<thousand>sand(?:ths?)?)`;
const TEENS = String.raw`(?<stem>thir|four|for|fif|six|seven|eigh|nine|twen)-[ \n]{0,2}(?<tail>teen|ty)`;
const TORN = new RegExp(String.raw`(?:${HUNDRED}|${THOUSAND}|${TEENS}|ten[- ]{1,2}(?<ths>ths?))(?![a-z])`, 'y');

function tornAt(text: string, at: number): Found | null {
  const found = matchAt(TORN, text, at);
  if (!found) return null;
  const { short, hundred, thousand, stem, tail, ths } = found.groups!;
  const word = short
    ? 'hundred'
    : hundred
      ? `hun${hundred}`
      : thousand
        ? `thou${thousand}`
        : stem
          ? `${stem}${tail!}`
          : `ten${ths!}`;
  const known = countingWord(word);
  return known ? { known: [known], end: at + found[0].length } : null;
}

const ANGLE_WORDS = new Set(['degree', 'degrees', 'minute', 'minutes', 'second', 'seconds']);
/** Two letters mean too much else. */
const isMeasure = (word: string): boolean => ANGLE_WORDS.has(word) || (word.length > 2 && word in UNIT_WORDS);

const GLUED_HEADS =
  'one two three four five six seven eight nine ten eleven twel thir fif twen for eigh hundredths'.split(' ');

/** Words run together, perhaps into the unit: "sixtyfive", "twohundred", "threetenths", "sixdegrees"; null where they are none. */
export function gluedParts(word: string): { parts: string[]; length: number } | null {
  if (word.length < 6 || !GLUED_HEADS.some((head) => word.startsWith(head))) return null;
  const parts: string[] = [];
  let at = 0;
  while (at < word.length) {
    let end = Math.min(word.length, at + 11);
    while (end > at && !countingWord(word.slice(at, end))) end--;
    if (end === at) break;
    parts.push(word.slice(at, end));
    at = end;
  }
  const rest = word.slice(at);
  if (parts.length === 0 || (rest !== '' && !isMeasure(rest) && rest !== 'score')) return null;
  return rest === '' && parts.length === 1 ? null : { parts, length: at };
}

/** "ninetyone hundredths": its one is no part of a hundredth. */
function gluedWords(parts: readonly string[]): NumberWord[] {
  const words = parts.map((part) => countingWord(part)!);
  const [tens, ones] = words;
  const isOne = words.length === 2 && tens!.small >= 20 && ones!.small === 1;
  return isOne ? [{ ...tens!, small: tens!.small + 1 }] : words;
}

/** Behind the word that ends here: a dash or blanks. A stray mark may stand before them (`sixty-six" one-hundredths`). */
const GAP = /["'*]?[ \n]*(?:-[ \n]*)?/y;
const UNITS = 'feet|rods|chains|poles';
const ONE_TO_NINE = 'one|two|three|four|five|six|seven|eight|nine';
/** "sixty=two", "forty.five": any mark stands for the hyphen between a ten and a one. */
const MARK_FOR_HYPHEN = new RegExp(String.raw`(?<=ty)[^a-z\d\s&()[\]°-](?=(?:${ONE_TO_NINE})(?![a-z]))`, 'y');
/** "seventy. five (75)", "and two. tenths": a point that is a blot. */
const STRAY_POINT = new RegExp(
  String.raw`\.\s{1,2}(?=(?:one[-\s])?(?:ten|hundred|thousand)ths?(?![a-z])|(?<=(?:ty|hundred|thousand)\.\s{1,2})(?:${ONE_TO_NINE})\s{0,2}(?:\(\d|${UNITS})(?![a-z]))`,
  'y',
);
/** `three hundred " & eleven`, "hundred and . four": a mark that stands loose behind "hundred" or "and". */
const LOOSE_MARK = /(?<=\b(?:hundred|thousand|and))[ \n]+["'*./°+~=_^|:](?:[ \n]+(?=[a-z&])|(?=[a-z]{3}|& ))/y;
/** "forty-one, and six one-hundredths", "twenty-eight, one-hundredths", "three, thousand", "seven thousand, three hundred". */
const COMMA =
  /,[ \n]+(?=and\s|(?:one[-\s])?(?:ten|hundred|thousand)ths?(?![a-z])|thousand(?![a-z])|(?<=thousand,[ \n]+)[a-y])/y;

function gapEnd(text: string, end: number, doubts: string[]): number {
  for (const [pattern, why] of MARKS) {
    const behind = endOf(pattern, text, end);
    if (behind < 0) continue;
    if (pattern === COMMA && text[end - 1] === 'd' && !isThousandGoingOn(text, end, behind)) return end;
    if (why !== '') doubts.push(why);
    return behind;
  }
  const next = endOf(GAP, text, end);
  return text[end - 1] === '&' && next === end ? -1 : next;
}

const MARKS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [MARK_FOR_HYPHEN, 'a mark stands for the hyphen of the number'],
  [STRAY_POINT, 'a stray point stands in the number'],
  [LOOSE_MARK, 'a stray mark stands in the number'],
  [COMMA, ''],
];

/** Behind a thousand the comma is the figures' own, where a number goes on. */
function isThousandGoingOn(text: string, end: number, next: number): boolean {
  if (!text.startsWith('thousand', end - 8)) return true;
  const word = wordAt(text, next);
  return word in ONES || word in TENS || word === 'and';
}

/** "six six six six six", "one hundred one hundred one hundred": no number, however long it goes on. */
function isRepeating(words: readonly WordToken[]): boolean {
  if (words.length < 5) return false;
  if (words.slice(-5).every(({ known }) => known.small >= 0)) return true;
  const thousand = words.findLastIndex(({ known }) => known.scale === 1000);
  return words.slice(thousand + 1).filter(({ known }) => known.scale === 100).length > 2;
}

/** "and a half", "three hundred y eleven", "two hundreds and thirty", "twelve and thirty one-hundreds". */
function partOrPlural(
  text: string,
  word: string,
  end: number,
  words: readonly WordToken[],
  doubts: string[],
): NumberWord | null {
  const last = words.at(-1)?.known;
  const behind = wordAt(text, endOf(GAP, text, end));
  if (!last) return null;
  if (/^an?$/.test(word) && last.isAnd && /^(?:half|quarter|third|fourth)$/.test(behind)) return countingWord('one')!;
  if (word === 'y' && last.scale > 0 && countingWord(behind)) {
    doubts.push(`"y" is read as "and"`);
    return countingWord('and')!;
  }
  if (word !== 'hundreds' && word !== 'thousands') return null;
  if (last.word === 'one' && words.length > 1) {
    const meant = `${word.slice(0, -1)}ths`;
    doubts.push(`"${word}" is read as ${meant}`);
    return countingWord(meant)!;
  }
  return words.length === 1 && last.small > 1 && last.small < 20 ? countingWord(word.slice(0, -1))! : null;
}

/** "eighth-two degrees", "eight-one feet": the tens that a number without its end stands for. */
const TENS_OF_SLIP: Readonly<Record<string, string>> = {
  six: 'sixty',
  seven: 'seventy',
  eight: 'eighty',
  nine: 'ninety',
  sixth: 'sixty',
  eighth: 'eighty',
};

/** "eight-one feet": a slip for eighty-one. "eight-one-hundredths" is none. */
function mendTens(text: string, words: WordToken[], doubts: string[]): void {
  const [slip, last] = [words.at(-2), words.at(-1)!];
  const tens = slip && TENS_OF_SLIP[slip.known.word];
  if (tens === undefined || text[slip!.end] !== '-' || last.known.small < 0 || last.known.small > 9) return;
  if (last.known.word === 'one' && countingWord(wordAt(text, endOf(GAP, text, last.end)))?.under) return;
  words[words.length - 2] = { ...slip!, known: countingWord(tens)! };
  doubts.push(`"${slip!.known.word}-${last.known.word}" is read as ${tens}-${last.known.word}`);
}
