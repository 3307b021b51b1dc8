// Takes: folded text and a place in it. Gives: the number that stands there in words, torn, glued or misprinted as old type and
// scans leave it, with its value. Never: a word mended without its doubt.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { MISREAD_NUMBERS, MISREAD_ONES, NAMES, ONES, TENS, UNIT_WORDS } from '../words/lexicon.ts';
import {
  countingWord,
  HEAD_WORDS,
  LOST_AND,
  numberWordBetween,
  valueOf,
  type NumberWord,
  type WordToken,
} from './number-value.ts';
import { withPoint } from './point-digits.ts';
import { exactly, headsOf, isFigure, isLetter, wordEnd } from '../words/peek.ts';

export interface WordNumber {
  readonly value: number;
  readonly end: number;
  readonly doubts: readonly string[];
}

const ANGLE_WORDS = new Set(['degree', 'degrees', 'minute', 'minutes', 'second', 'seconds']);
/** Two letters mean too much else. */
const isMeasure = (word: string): boolean => ANGLE_WORDS.has(word) || (word.length > 2 && word in UNIT_WORDS);

export const GLUED_HEADS =
  'one two three four five six seven eight nine ten eleven twel thir fif twen for eigh hundredths'.split(' ');
/** Every number in words begins with one of these; "and" begins none that can be read. */
export const BEGINNINGS = [...HEAD_WORDS, ...GLUED_HEADS].filter((word) => word !== 'and' && word !== '&');
const mayBegin = headsOf(BEGINNINGS);
export const mayBeGlued = headsOf(GLUED_HEADS);
const NEXT_WORD = /[a-z]{1,14}/y;

interface Read {
  readonly text: string;
  readonly at: number;
  readonly number: WordNumber | null;
}

/** The last few readings, by the end of their place's number. */
const RECENT: (Read | undefined)[] = Array.from({ length: 8 });

/** A bearing tries the number behind its letter, then the number itself is tried: the words of one place are read once. */
export function numberWordsAt(text: string, at: number): WordNumber | null {
  if (!mayBegin(text, at)) return null;
  const recent = RECENT[at & 7];
  if (recent?.at === at && recent.text === text) return recent.number;
  const number = readWords(text, at);
  RECENT[at & 7] = { text, at, number };
  return number;
}

function readWords(text: string, at: number): WordNumber | null {
  const doubts: string[] = [];
  const words = wordsFrom(text, at, doubts);
  const last = words[words.length - 1];
  if (!last || words[0]!.known.isAnd) return null;
  if (hasLooseMark && /\s(?:["'*./\xb0]\s|[+~=_^|:]\s|\d{1,2}\s|["'*~^|](?=[a-z]))/.test(text.slice(at, last.end)))
    doubts.push('a stray mark stands in the number');
  if (hasStrayPoint) doubts.push('a stray point stands in the number');
  if (hasGluingMark) doubts.push('a mark stands for the hyphen of the number');
  const value = valueOf(text, words, doubts);
  if (doubts.includes(LOST_AND) && isBehindNumber(text, at)) return null;
  return value === null ? null : withPoint(text, { value, end: last.end, doubts });
}

const LAST_WORD = /(?:^|[^a-z])([a-z]{2,10})[\s.-]{1,3}$/;

/** "section thirty-one forty-four one-hundredths": the first number, or what stands before it, is a name. */
function isBehindNumber(text: string, at: number): boolean {
  const word = LAST_WORD.exec(text.slice(Math.max(0, at - 16), at))?.[1];
  return word !== undefined && (NAMES.test(word) || countingWord(word) !== undefined);
}

/** Where the next word of the number begins that is being read, and whether a mark stands loose in it or behind it, or a point. */
let [next, hasLooseMark, hasStrayPoint, hasGluingMark] = [0, false, false, false];

/** At most 24 words: the longest number a deed can need is well below that. */
function wordsFrom(text: string, at: number, doubts: string[]): WordToken[] {
  const words: WordToken[] = [];
  next = at;
  hasLooseMark = false;
  hasStrayPoint = false;
  hasGluingMark = false;
  while (words.length < 24) {
    if (words.length > 4 && (isOnlyCounting(words) || isOnlyHundreds(words))) return [];
    const from = next;
    const end = codeAt(text, from) === AMPERSAND ? from + 1 : wordEnd(text, from);
    // "and No/100": of a fraction in figures.
    if (end === from || codeAt(text, end) === STROKE) break;
    next = nextWord(text, end);
    if (next < 0) break;
    const known = numberWordBetween(text, from, end);
    if (known?.isTornHead && mayBeTorn(text, end, known) && takeTorn(text, from, words)) continue;
    if (known?.scale === 100 && takeHundredThe(text, from, words, doubts)) continue;
    if (known?.counts) {
      words.push({ known, end });
      if (words.length > 1) mendTens(text, words, doubts);
    } else if (
      !takeGlued(text, from, end, words) &&
      !(mayBeOther(known, end - from) && takeOther(text, from, end, words, doubts)) &&
      !takeJoined(text, from, end, words) &&
      !takeAnd(text, from, end, words, doubts)
    )
      break;
  }
  while (words.length > 0 && words[words.length - 1]!.known.isAnd) words.pop();
  return words;
}

const [SPACE, AMPERSAND, DASH, COMMA, STROKE, POINT] = [32, 38, 45, 44, 47, 46];
const isStray = (unit: number): boolean => unit === 34 || unit === 39 || unit === 42;

/**
 * Behind the word that ends here: a dash or blanks. A stray mark may stand before them (`sixty-six" one-hundredths`), and a comma
 * before "and". -1 where "&" is glued to a word.
 */
function nextWord(text: string, end: number): number {
  const gap = codeAt(text, end);
  if ((gap === SPACE || gap === DASH) && isLetter(codeAt(text, end + 1))) return end + 1;
  const blanks = blanksEnd(text, end);
  if (codeAt(text, blanks) === DASH) return blanksEnd(text, blanks + 1);
  if (blanks === end && text.startsWith('ty', end - 2) && endOf(MARK_AT_ONES, text, end) > 0) {
    hasGluingMark = true;
    return end + 1;
  }
  const marked = codeAt(text, end) === COMMA ? end + 1 : end;
  const from = isStray(codeAt(text, marked)) ? marked + 1 : marked;
  const point = codeAt(text, from) === POINT ? endOf(STRAY_POINT, text, from) : -1;
  if (point > 0) {
    hasStrayPoint = true;
    return point;
  }
  const to = blanksEnd(text, from);
  if (to > from && (marked === end || goesOnBehindComma(text, end, to))) return Math.max(to, looseEnd(text, end, to));
  return codeBefore(text, end) === AMPERSAND && isLetter(codeAt(text, end)) ? -1 : end;
}

/** "sixty=two", "forty.five": any mark stands for the hyphen between a ten and a one. */
const MARK_AT_ONES = /[^a-z\d\s&()[\]°-](?=(?:one|two|three|four|five|six|seven|eight|nine)(?![a-z]))/y;

/** "seventy. five (75)", "and two. tenths": a point that is a blot. */
const STRAY_POINT =
  /(?<=ty|hundred|thousand)\.\s{1,2}(?=(?:one|two|three|four|five|six|seven|eight|nine)\s{0,2}(?:\(\d|feet|rods|chains|poles)(?![a-z]))|\.\s{1,2}(?=(?:one[-\s])?(?:ten|hundred|thousand)ths?(?![a-z]))/y;

/** What goes on behind a comma: "forty-one, and six one-hundredths", "twenty-eight, one-hundredths", "three, thousand". */
const BEHIND_COMMA = /and\s|(?:one[-\s])?(?:ten|hundred|thousand)ths?(?![a-z])|thousand(?![a-z])/y;
/** "seven thousand, three hundred and nine": behind a thousand the comma is the figures' own. */
function goesOnBehindComma(text: string, end: number, to: number): boolean {
  if (endOf(BEHIND_COMMA, text, to) > 0) return true;
  return text.startsWith('thousand', end - 8) && isSmallWord(text.slice(to, wordEnd(text, to))) && text[to] !== 'z';
}

/** "six hundred forty 1 and nine tenths": the mark of a footnote inside the number. */
const NOTE_MARK = /\d{1,2}\s{1,2}(?=and\s(?:[a-z]+[\s-]{1,2}){1,3}(?:ten|hundred|thousand)ths?(?![a-z]))/y;
const LOOSE_MARK = /["'*./\xb0+~=_^|:]\s{1,2}(?=[a-z&])|["'*~^|](?=[a-z]{3})/y;
const MARK_AT_AND = /["'*](?=&\s)/y;

/** `two hundred " & sixteen`, "four hundred and . four": a mark that stands loose behind "hundred" or "and"; -1 where none does. */
function looseEnd(text: string, end: number, to: number): number {
  const unit = codeAt(text, to);
  if (!isFigure(unit) && !isLoose(unit)) return -1;
  hasLooseMark = true;
  if (isFigure(unit)) return endOf(NOTE_MARK, text, to);
  if (codeAt(text, to + 1) === AMPERSAND) return endOf(MARK_AT_AND, text, to);
  return /(?:hundred|thousand|and)$/.test(text.slice(Math.max(0, end - 8), end)) ? endOf(LOOSE_MARK, text, to) : -1;
}

const LOOSE = new Set([...'"\'*./°+~=_^|:'].map((mark) => mark.charCodeAt(0)));
const isLoose = (unit: number): boolean => LOOSE.has(unit);

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function blanksEnd(text: string, at: number): number {
  let end = at;
  for (let unit = codeAt(text, end); unit === 32 || unit === 10; unit = codeAt(text, end)) end++;
  return end;
}

/** "one hundred one hundred one hundred": of hundreds in a row there may be two, where one is said twice. */
function isOnlyHundreds(words: readonly WordToken[]): boolean {
  if (words.length < 5 || words[words.length - 1]!.known.scale !== 100) return false;
  let hundreds = 0;
  for (let i = words.length - 1; i >= 0 && words[i]!.known.scale !== 1000; i--)
    if (words[i]!.known.scale === 100) hundreds++;
  return hundreds > 2;
}

/** "six six six six six": five small numbers on end are no number, however long they go on. */
function isOnlyCounting(words: readonly WordToken[]): boolean {
  for (let i = words.length - 5; i < words.length; i++) if (words[i]!.known.small < 0) return false;
  return true;
}

// "hund'd", "hund. & six", "hun-\ndred", "one-hun dredths", "six-teen", "one-ten ths".
const TORN =
  /(?:(?<short>hundr?d?(?:'d|[.:](?=\s)))|hu[nm](?:[- \n]{1,3}|\.\s{1,3})(?<hundred>dred(?:ths?)?)|thou[- \n]{1,3}(?<thousand>sand(?:ths?)?)|(?<stem>thir|four|for|fif|six|seven|eigh|nine|twen)-[ \n]{0,2}(?<tail>teen|ty)|(?<tenth>ten)[- ]{1,2}(?<ths>ths?))(?![a-z])/y;
const AFTER_TORN = /["'*]?[\s-]*/y;

/** A whole word is torn only at a dash, but for "ten ths". */
const mayBeTorn = (text: string, end: number, { counts, word, scale }: NumberWord): boolean =>
  !counts || codeAt(text, end) === DASH || word === 'ten' || (scale === 100 && word !== 'hundred');

function takeTorn(text: string, from: number, words: WordToken[]): boolean {
  TORN.lastIndex = from;
  const found = TORN.exec(text)?.groups;
  if (!found) return false;
  const word = found['short']
    ? 'hundred'
    : found['hundred']
      ? `hun${found['hundred']}`
      : found['thousand']
        ? `thou${found['thousand']}`
        : found['stem']
          ? `${found['stem']}${found['tail']!}`
          : `ten${found['ths']!}`;
  const known = countingWord(word);
  if (!known) return false;
  words.push({ known, end: TORN.lastIndex });
  AFTER_TORN.lastIndex = TORN.lastIndex;
  AFTER_TORN.test(text);
  next = AFTER_TORN.lastIndex;
  return true;
}

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
  if (parts.length === 0 || (at < word.length && !isMeasure(word.slice(at)) && word.slice(at) !== 'score')) return null;
  return at === word.length && parts.length === 1 ? null : { parts, length: at };
}

function takeGlued(text: string, from: number, end: number, words: WordToken[]): boolean {
  const glued = end - from > 5 && mayBeGlued(text, from) ? gluedParts(text.slice(from, end)) : null;
  if (!glued) return false;
  const numbers = glued.parts.map((part) => countingWord(part)!);
  const [tens, ones] = numbers;
  // "ninetyone hundredths": its one is no part of a hundredth.
  const isOne = numbers.length === 2 && tens!.small >= 20 && ones!.small === 1;
  for (const known of isOne ? [{ ...tens!, small: tens!.small + 1 }] : numbers)
    words.push({ known, end: from + glued.length });
  if (glued.length < end - from) next = from + glued.length;
  return true;
}

/** "one-hund-\nred", "six onehun-dredths": a word torn by a dash at another place than its syllables. */
function takeJoined(text: string, from: number, end: number, words: WordToken[]): boolean {
  if (codeAt(text, end) !== DASH || end - from < 3) return false;
  const to = wordEnd(text, next);
  const joined = to - next > 1 && to - next < 9 ? text.slice(from, end) + text.slice(next, to) : '';
  const known = countingWord(joined);
  const parts = known ? [joined] : gluedParts(joined);
  if (!parts || joined === '') return false;
  for (const part of Array.isArray(parts) ? parts : parts.parts) words.push({ known: countingWord(part)!, end: to });
  next = nextWord(text, to);
  return true;
}

/** How an "&" behind a number's word is read as its last letters. */
const ENDS_OF_AND = ['d', 'ed', 'nd'];
const GLUED_ONE = /^[bdfgsty]one$/;
/** The last letters of both. */
const MAY_END_IN_AND = exactly('de');

/** "forty done half", "seventy fived one half": the "&" read as a letter of the word behind or before it. */
function takeAnd(text: string, from: number, end: number, words: WordToken[], doubts: string[]): boolean {
  if (words.length === 0 || end - from < 4 || end - from > 10 || !MAY_END_IN_AND(codeBefore(text, end))) return false;
  const word = text.slice(from, end);
  const behind = countingWord(text.slice(next, wordEnd(text, next)));
  if (!behind) return false;
  const isOne = behind.under > 0 && GLUED_ONE.test(word);
  const meant = isOne ? countingWord('one') : behind.small > 0 ? withoutAnd(word) : undefined;
  if (!meant) return false;
  const and = countingWord('and')!;
  for (const known of isOne ? [and, meant] : [meant, and]) words.push({ known, end });
  doubts.push(`"${word}" is read as ${isOne ? 'and one' : `${meant.word} and`}`);
  return true;
}

function withoutAnd(word: string): NumberWord | undefined {
  for (const tail of ENDS_OF_AND) {
    const known = word.endsWith(tail) ? countingWord(word.slice(0, -tail.length)) : undefined;
    if (known && known.small > 0 && known.small < 20) return known;
  }
  return undefined;
}

/** A letter alone, or a word that is known and no number as it stands. */
const mayBeOther = (known: NumberWord | undefined, length: number): boolean => known !== undefined || length === 1;

/** "and a half", and words misprinted: those only where a number or a unit follows, for "live oak" is a tree. */
const HUNDRED_THE = /hundred\sthe?s?(?=\s(?:feet|foot|chains?|rods?|poles?|links?|acres?)\b)/y;

/** "and thirteen one-hundred the feet": hundredths torn in two, the end misread. */
function takeHundredThe(text: string, from: number, words: WordToken[], doubts: string[]): boolean {
  const isPart = words.at(-1)?.known.word === 'one' && words.some((w) => w.known.isAnd);
  const end = isPart ? endOf(HUNDRED_THE, text, from) : -1;
  if (end < 0) return false;
  doubts.push(`"${text.slice(from, end)}" is read as hundredths`);
  words.push({ known: countingWord('hundredths')!, end });
  next = nextWord(text, end);
  return true;
}

function takeOther(text: string, from: number, end: number, words: WordToken[], doubts: string[]): boolean {
  const word = text.slice(from, end);
  const last = words[words.length - 1]?.known;
  NEXT_WORD.lastIndex = next;
  const behind = NEXT_WORD.exec(text)?.[0] ?? '';
  // "two degrees live minutes": a word alone is mended only before the name of an angle's part, and a ten before its ones.
  if (last === undefined && (word in MISREAD_ONES || !mayStandAlone(word, behind))) return false;
  if (/^an?$/.test(word) && last?.isAnd && /^(?:half|quarter|third|fourth)$/.test(behind)) {
    words.push({ known: countingWord('one')!, end });
    return true;
  }
  if (last && isPlural(word) && takePlural(word, end, words, doubts)) return true;
  const meant = word.length === 1 && (last?.scale ?? 0) > 0 && isSmallWord(behind) ? 'and' : misread(word, last);
  if (word.length === 1 && meant === 'and') doubts.push(`"${word}" is read as "and"`);
  if (meant === undefined || !(countingWord(behind) || (meant !== 'and' && isMeasure(behind)))) return false;
  words.push({ known: countingWord(meant)!, end });
  if (meant !== 'and') doubts.push(`"${word}" is read as ${meant}`);
  return true;
}

/** "ninety right feet": an eight only where one can stand. */
function misread(word: string, last: NumberWord | undefined): string | undefined {
  const one = MISREAD_ONES[word];
  if (one === undefined) return MISREAD_NUMBERS[word];
  return last && (last.small > 19 || last.scale > 0 || last.isAnd) ? one : undefined;
}

/** "severity five feet", "righty rods", "live minutes": what is mended without another number before it. */
function mayStandAlone(word: string, behind: string): boolean {
  return ANGLE_WORDS.has(behind) || isMisreadTen(word, behind) || isMisreadLength(word, behind);
}

/** "righty feet": a ten or more, misprinted, and a unit's whole word. */
export function isMisreadLength(word: string, behind: string): boolean {
  const meant = MISREAD_NUMBERS[word];
  return meant !== undefined && (TENS[meant] ?? ONES[meant] ?? 0) > 9 && behind.length > 3 && isMeasure(behind);
}

/** "four hundreds and seventy"; and "seven one-hundreds", a slip for hundredths. */
function takePlural(word: string, end: number, words: WordToken[], doubts: string[]): boolean {
  const last = words[words.length - 1]!.known;
  if (last.word === 'one' && words.length > 1) {
    const meant = `${word.slice(0, -1)}ths`;
    doubts.push(`"${word}" is read as ${meant}`);
    words.push({ known: countingWord(meant)!, end });
    return true;
  }
  if (words.length > 1 || !(last.small > 1 && last.small < 20)) return false;
  words.push({ known: countingWord(word.slice(0, -1))!, end });
  return true;
}

const isPlural = (word: string): boolean => word === 'hundreds' || word === 'thousands';
const isSmallWord = (word: string): boolean => word in ONES || word in TENS;

/** "severity five feet", "filty-two": what the word means is a ten, and a one follows. */
export function isMisreadTen(word: string, behind: string): boolean {
  return (MISREAD_NUMBERS[word] ?? '') in TENS && (ONES[behind] ?? 99) < 10 && behind !== 'no';
}

/** "eighth-two degrees": a slip for eighty-two. */
const TENS_AS_ORDINALS = new Map([6, 8].map((under, i) => [under, ['sixty', 'eighty'][i]!]));
/** By the number without its end. */
const LOST_TY = new Map([6, 7, 8, 9].map((one, i) => [one, ['sixty', 'seventy', 'eighty', 'ninety'][i]!]));

/** "eight-one feet": a slip for eighty-one. "eight-one-hundredths" is none. */
function mendTens(text: string, words: WordToken[], doubts: string[]): void {
  const [before, last] = [words[words.length - 2]!, words[words.length - 1]!.known];
  if (codeAt(text, before.end) !== DASH || last.small < 0 || last.small > 9) return;
  const tens = LOST_TY.get(before.known.small) ?? TENS_AS_ORDINALS.get(before.known.under);
  if (tens === undefined) return;
  NEXT_WORD.lastIndex = next;
  if (last.word === 'one' && countingWord(NEXT_WORD.exec(text)?.[0] ?? '')?.under) return;
  words[words.length - 2] = { ...before, known: countingWord(tens)! };
  doubts.push(`"${before.known.word}-${last.word}" is read as ${tens}-${last.word}`);
}
