// Takes: folded text and a place in it. Gives: the number that stands there in words, torn, glued or misprinted as old type and
// scans leave it, with its value. Never: a word mended without its doubt.
import { DENOMINATORS, MISREAD_NUMBERS, ONES, SCALES, TENS, UNIT_WORDS } from './lexicon.ts';
import { behindAll, headsOf, isFigure, isLetter, spaceOr, wordEnd } from './peek.ts';

export interface WordNumber {
  readonly value: number;
  readonly end: number;
  readonly doubts: readonly string[];
}

interface WordToken {
  readonly word: string;
  readonly end: number;
}

const NUMBER_WORDS = new Set(
  [ONES, TENS, SCALES, DENOMINATORS].flatMap((words) => Object.keys(words)).concat('and', '&'),
);
const isAnd = (word: string): boolean => word === 'and' || word === '&';
const ANGLE_WORDS = new Set(['degree', 'degrees', 'minute', 'minutes', 'second', 'seconds']);
/** Two letters mean too much else. */
const isMeasure = (word: string): boolean => ANGLE_WORDS.has(word) || (word.length > 2 && word in UNIT_WORDS);

const TORN_HEADS = new Set([
  'hun',
  'hum',
  'thou',
  'for',
  'thir',
  'four',
  'fif',
  'six',
  'seven',
  'eigh',
  'nine',
  'twen',
  'ten',
]);
export const GLUED_HEADS = 'one two three four five six seven eight nine ten eleven twel thir fif twen for eigh'.split(
  ' ',
);
/** Every number in words begins with one of these; "and" begins none that can be read. */
const mayBegin = headsOf(
  [...NUMBER_WORDS, ...Object.keys(MISREAD_NUMBERS), ...TORN_HEADS, ...GLUED_HEADS].filter((word) => !isAnd(word)),
);
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
  const first = words[0];
  if (!first || isAnd(first.word)) return null;
  if (/\s(?:["'*.\xb0]|\d{1,2})\s/.test(text.slice(at, words[words.length - 1]!.end)))
    doubts.push('a stray mark stands in the number');
  const tenThousandths = isTenThousandths(text, words);
  const value = valueOf(
    words.map((w) => w.word),
    isOneOfTens(text, tenThousandths ? words.toSpliced(-2, 1) : words, doubts),
    tenThousandths,
  );
  return value === null ? null : withPoint(text, { value, end: words[words.length - 1]!.end, doubts });
}

const POINT_DIGITS =
  /[\s,-]{1,3}(?:and\s)?point((?:[\s-]{1,3}(?:naught|nought|zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![a-z])){1,4})/y;

const isPointGap = spaceOr(',-');

/** "four hundred point six five": decimals told digit by digit. */
function withPoint(text: string, number: WordNumber): WordNumber {
  POINT_DIGITS.lastIndex = number.end;
  const follows = text[behindAll(text, number.end, 3, isPointGap)];
  const told =
    Number.isInteger(number.value) && (follows === 'p' || follows === 'a') ? POINT_DIGITS.exec(text)?.[1] : undefined;
  if (told === undefined) return number;
  const digits = told.split(/[\s-]+/).filter((word) => word !== '');
  const decimals = digits.map((word) => (word === 'oh' || word === 'nought' ? 0 : ONES[word]!)).join('');
  return { ...number, value: Number(`${number.value}.${decimals}`), end: POINT_DIGITS.lastIndex };
}

/** Where the next word of the number begins that is being read. */
let next = 0;

/** At most 24 words: the longest number a deed can need is well below that. */
function wordsFrom(text: string, at: number, doubts: string[]): WordToken[] {
  const words: WordToken[] = [];
  next = at;
  while (words.length < 24) {
    if (isOnlyCounting(words) || isOnlyHundreds(words)) return [];
    const from = next;
    const end = text.charCodeAt(from) === AMPERSAND ? from + 1 : wordEnd(text, from);
    if (end === from) break;
    next = nextWord(text, end);
    if (next < 0) break;
    const word = text.slice(from, end);
    if (TORN_HEADS.has(word) && takeTorn(text, from, words)) continue;
    if (word === 'hundred' && takeHundredThe(text, from, words, doubts)) continue;
    if (NUMBER_WORDS.has(word)) {
      words.push({ word, end });
      if (words.length > 1) mendTens(text, words, doubts);
    } else if (!takeGlued(word, from, words) && !takeOther(text, word, from, words, doubts)) break;
  }
  while (words.length > 0 && isAnd(words[words.length - 1]!.word)) words.pop();
  return words;
}

const [AMPERSAND, DASH, COMMA] = [38, 45, 44];
const isStray = (unit: number): boolean => unit === 34 || unit === 39 || unit === 42;

/**
 * Behind the word that ends here: a dash or blanks. A stray mark may stand before them (`sixty-six" one-hundredths`), and a comma
 * before "and". -1 where "&" is glued to a word.
 */
function nextWord(text: string, end: number): number {
  const blanks = blanksEnd(text, end);
  if (text.charCodeAt(blanks) === DASH) return blanksEnd(text, blanks + 1);
  const marked = text.charCodeAt(end) === COMMA ? end + 1 : end;
  const from = isStray(text.charCodeAt(marked)) ? marked + 1 : marked;
  const to = blanksEnd(text, from);
  if (to > from && (marked === end || goesOnBehindComma(text, end, to))) return Math.max(to, looseEnd(text, end, to));
  return text.charCodeAt(end - 1) === AMPERSAND && isLetter(text.charCodeAt(end)) ? -1 : end;
}

/** What goes on behind a comma: "forty-one, and six one-hundredths", "twenty-eight, one-hundredths", "three, thousand". */
const BEHIND_COMMA = /and\s|(?:one[-\s])?(?:ten|hundred|thousand)ths?(?![a-z])|thousand(?![a-z])/y;
/** "seven thousand, three hundred and nine": behind a thousand the comma is the figures' own. */
function goesOnBehindComma(text: string, end: number, to: number): boolean {
  if (endOf(BEHIND_COMMA, text, to) > 0) return true;
  return text.startsWith('thousand', end - 8) && isSmallWord(text.slice(to, wordEnd(text, to))) && text[to] !== 'z';
}

/** "six hundred forty 1 and nine tenths": the mark of a footnote inside the number. */
const NOTE_MARK = /\d{1,2}\s{1,2}(?=and\s(?:[a-z]+[\s-]{1,2}){1,3}(?:ten|hundred|thousand)ths?(?![a-z]))/y;
const LOOSE_MARK = /["'*.\xb0]\s{1,2}(?=[a-z&])/y;
const MARK_AT_AND = /["'*](?=&\s)/y;

/** `two hundred " & sixteen`, "four hundred and . four": a mark that stands loose behind "hundred" or "and"; -1 where none does. */
function looseEnd(text: string, end: number, to: number): number {
  if (isFigure(text.charCodeAt(to))) return endOf(NOTE_MARK, text, to);
  if (!isLoose(text.charCodeAt(to))) return -1;
  if (text.charCodeAt(to + 1) === AMPERSAND) return endOf(MARK_AT_AND, text, to);
  return /(?:hundred|thousand|and)$/.test(text.slice(Math.max(0, end - 8), end)) ? endOf(LOOSE_MARK, text, to) : -1;
}

const isLoose = (unit: number): boolean => isStray(unit) || unit === 46 || unit === 176;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function blanksEnd(text: string, at: number): number {
  let end = at;
  for (let unit = text.charCodeAt(end); unit === 32 || unit === 10; unit = text.charCodeAt(end)) end++;
  return end;
}

const isSmall = (token: WordToken | undefined): boolean =>
  token !== undefined && (token.word in ONES || token.word in TENS);

/** "one hundred one hundred one hundred": of hundreds in a row there may be two, where one is said twice. */
function isOnlyHundreds(words: readonly WordToken[]): boolean {
  if (words.length < 5 || words[words.length - 1]!.word !== 'hundred') return false;
  let hundreds = 0;
  for (let i = words.length - 1; i >= 0 && words[i]!.word !== 'thousand'; i--)
    if (words[i]!.word === 'hundred') hundreds++;
  return hundreds > 2;
}

/** "six six six six": four small numbers on end are no number, however long they go on. */
function isOnlyCounting(words: readonly WordToken[]): boolean {
  const n = words.length;
  return n > 3 && isSmall(words[n - 1]) && isSmall(words[n - 2]) && isSmall(words[n - 3]) && isSmall(words[n - 4]);
}

// "hun-\ndred", "one-hun dredths", "six-teen", "one-ten ths".
const TORN =
  /(?:hu[nm](?:[- \n]{1,3}|\.\s{1,3})(?<hundred>dred(?:ths?)?)|thou[- \n]{1,3}(?<thousand>sand(?:ths?)?)|(?<stem>thir|four|for|fif|six|seven|eigh|nine|twen)-[ \n]{0,2}(?<tail>teen|ty)|(?<tenth>ten)[- ]{1,2}(?<ths>ths?))(?![a-z])/y;
const AFTER_TORN = /["'*]?[\s-]*/y;

function takeTorn(text: string, from: number, words: WordToken[]): boolean {
  TORN.lastIndex = from;
  const found = TORN.exec(text)?.groups;
  if (!found) return false;
  const word = found['hundred']
    ? `hun${found['hundred']}`
    : found['thousand']
      ? `thou${found['thousand']}`
      : found['stem']
        ? `${found['stem']}${found['tail']!}`
        : `ten${found['ths']!}`;
  if (!NUMBER_WORDS.has(word)) return false;
  words.push({ word, end: TORN.lastIndex });
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
    while (end > at && !NUMBER_WORDS.has(word.slice(at, end))) end--;
    if (end === at) break;
    parts.push(word.slice(at, end));
    at = end;
  }
  if (parts.length === 0 || (at < word.length && !isMeasure(word.slice(at)))) return null;
  return at === word.length && parts.length === 1 ? null : { parts, length: at };
}

function takeGlued(word: string, from: number, words: WordToken[]): boolean {
  const glued = gluedParts(word);
  if (!glued) return false;
  for (const part of glued.parts) words.push({ word: part, end: from + glued.length });
  if (glued.length < word.length) next = from + glued.length;
  return true;
}

/** "and a half", and words misprinted: those only where a number or a unit follows, for "live oak" is a tree. */
const HUNDRED_THE = /hundred\sthe?s?(?=\s(?:feet|foot|chains?|rods?|poles?|links?|acres?)\b)/y;

/** "and thirteen one-hundred the feet": hundredths torn in two, the end misread. */
function takeHundredThe(text: string, from: number, words: WordToken[], doubts: string[]): boolean {
  const end = words.at(-1)?.word === 'one' && words.some((w) => isAnd(w.word)) ? endOf(HUNDRED_THE, text, from) : -1;
  if (end < 0) return false;
  doubts.push(`"${text.slice(from, end)}" is read as hundredths`);
  words.push({ word: 'hundredths', end });
  next = nextWord(text, end);
  return true;
}

function takeOther(text: string, word: string, from: number, words: WordToken[], doubts: string[]): boolean {
  const last = words[words.length - 1]?.word;
  NEXT_WORD.lastIndex = next;
  const behind = NEXT_WORD.exec(text)?.[0] ?? '';
  // "two degrees live minutes": a word alone is mended only before the name of an angle's part, and a ten before its ones.
  if (last === undefined && !ANGLE_WORDS.has(behind) && !isMisreadTen(word, behind)) return false;
  if (/^an?$/.test(word) && last !== undefined && isAnd(last) && /^(?:half|quarter|third|fourth)$/.test(behind)) {
    words.push({ word: 'one', end: from + word.length });
    return true;
  }
  if (isPlural(word) && takePlural(word, from, words, doubts)) return true;
  const meant = word.length === 1 && last! in SCALES && isSmallWord(behind) ? 'and' : MISREAD_NUMBERS[word];
  if (word.length === 1 && meant === 'and') doubts.push(`"${word}" is read as "and"`);
  if (meant === undefined || !(NUMBER_WORDS.has(behind) || (meant !== 'and' && isMeasure(behind)))) return false;
  words.push({ word: meant, end: from + word.length });
  if (meant !== 'and') doubts.push(`"${word}" is read as ${meant}`);
  return true;
}

/** "four hundreds and seventy"; and "seven one-hundreds", a slip for hundredths. */
function takePlural(word: string, from: number, words: WordToken[], doubts: string[]): boolean {
  const end = from + word.length;
  const last = words[words.length - 1]!.word;
  if (last === 'one' && words.length > 1) {
    const meant = `${word.slice(0, -1)}ths`;
    doubts.push(`"${word}" is read as ${meant}`);
    words.push({ word: meant, end });
    return true;
  }
  if (words.length > 1 || !((ONES[last] ?? 0) > 1)) return false;
  words.push({ word: word.slice(0, -1), end });
  return true;
}

const isPlural = (word: string): boolean => word === 'hundreds' || word === 'thousands';
const isSmallWord = (word: string): boolean => word in ONES || word in TENS;

/** "severity five feet", "filty-two": what the word means is a ten, and a one follows. */
export function isMisreadTen(word: string, behind: string): boolean {
  return (MISREAD_NUMBERS[word] ?? '') in TENS && (ONES[behind] ?? 99) < 10 && behind !== 'no';
}

const LOST_TY: Readonly<Record<string, string>> = { six: 'sixty', seven: 'seventy', eight: 'eighty', nine: 'ninety' };

/** "eight-one feet": a slip for eighty-one. "eight-one-hundredths" is none. */
function mendTens(text: string, words: WordToken[], doubts: string[]): void {
  const [before, last] = [words[words.length - 2], words[words.length - 1]!];
  const tens = before && LOST_TY[before.word];
  if (tens === undefined || !((ONES[last.word] ?? 99) < 10) || text[before!.end] !== '-') return;
  NEXT_WORD.lastIndex = next;
  if (last.word === 'one' && (NEXT_WORD.exec(text)?.[0] ?? '') in DENOMINATORS) return;
  words[words.length - 2] = { ...before!, word: tens };
  doubts.push(`"${before!.word}-${last.word}" is read as ${tens}-${last.word}`);
}

function valueOf(words: readonly string[], oneOfTens: boolean, tenThousandths: boolean): number | null {
  const last = words[words.length - 1]!;
  const named = DENOMINATORS[last];
  if (named === undefined) return cardinalOf(words.filter((w) => !isAnd(w)));
  const under = tenThousandths ? 10_000 : named;
  const chunks = splitAtAnd(words.slice(0, tenThousandths ? -2 : -1));
  let numerator = words[words.length - 2] === 'and' ? [] : (chunks.pop() ?? []);
  // "eight one-hundredths" is eight hundredths; "one-half" is one half.
  if (numerator.length > 1 && numerator[numerator.length - 1] === 'one' && !oneOfTens) {
    // "forty five one half": the "and" is not printed, and there are no forty-five halves.
    if (under < 10 && cardinalOf(numerator.slice(0, -1)) !== null)
      chunks.push(numerator.splice(0, numerator.length - 1));
    else numerator = numerator.slice(0, -1);
  }
  // "seven hundred and thirteen one-thousandths": hundreds of thousandths belong to the numerator, of hundredths they cannot.
  while (under >= 1000 && chunks.length > 0 && isOfNumerator(chunks[chunks.length - 1]!, under))
    numerator = [...chunks.pop()!, ...numerator];
  // "thirty-eighth one-hundredths": a slip for thirty-eight.
  numerator = numerator.map((w) => (w in DENOMINATORS ? w.replace(/ths?$/, w === 'eighth' ? 't' : '') : w));
  // "eighty and half", and "half a mile": a half needs no numerator; "hundredths" alone is no number.
  if (numerator.length === 0 && under !== 2) return null;
  const over = numerator.length === 0 ? 1 : cardinalOf(numerator);
  const whole = chunks.length === 0 ? 0 : cardinalOf(chunks.flat());
  if (over === null || whole === null || over >= under) return null;
  return whole + over / under;
}

/** "three hundred and six one-thousandths", "two thousand and six ten-thousandths". */
const isOfNumerator = (chunk: readonly string[], under: number): boolean =>
  chunk.at(-1) === 'hundred' || (under > 1000 && chunk.at(-1) === 'thousand');

/** "thirty-seven ten thousandths": told by the dash, or by words that make no number with the ten. */
function isTenThousandths(text: string, words: readonly WordToken[]): boolean {
  const [ten, under] = words.slice(-2);
  if (words.length < 3 || ten?.word !== 'ten' || !/^thousandths?$/.test(under?.word ?? '')) return false;
  if (text[ten.end] === '-') return true;
  return cardinalOf(splitAtAnd(words.slice(0, -1).map((w) => w.word)).at(-1) ?? []) === null;
}

/** "ninety-one hundredths" is 0.91, "ninety one-hundredths" 0.90: the dash tells; where it does not, a doubt says so. */
function isOneOfTens(text: string, words: readonly WordToken[], doubts: string[]): boolean {
  const [tens, one, under] = words.slice(-3);
  if (!under || one!.word !== 'one' || !(tens!.word in TENS) || !(under.word in DENOMINATORS)) return false;
  const [before, behind] = [text[tens!.end] === '-', text[one!.end] === '-'];
  if (before === behind) doubts.push(`"${text.slice(tens!.end - tens!.word.length, under.end)}" may mean one more`);
  return before && !behind;
}

function splitAtAnd(words: readonly string[]): string[][] {
  const chunks: string[][] = [[]];
  for (const word of words) {
    if (isAnd(word)) chunks.push([]);
    else chunks[chunks.length - 1]!.push(word);
  }
  return chunks.filter((c) => c.length > 0);
}

/** null where the words are numbers but no number: "twenty thirty". */
export function cardinalOf(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  let total = 0;
  let group = 0;
  let lastSmall = Infinity;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 100) {
      // "two hundred hundred and nine": a word printed twice.
      if (group >= 100) return null;
      group = (group || 1) * 100;
      lastSmall = Infinity;
    } else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
      lastSmall = Infinity;
    } else {
      const small = ONES[word] ?? TENS[word];
      if (small === undefined) return null;
      const size = small >= 20 ? 20 : small >= 10 || small === 0 ? 1 : 2;
      if (lastSmall === 1 || lastSmall === 2 || (lastSmall === 20 && size !== 2)) return null;
      group += small;
      lastSmall = size;
    }
  }
  return total + group;
}
