// Takes: the words of a number. Gives: what they are worth together. Never: a value for words that are numbers but make no number.
import { DENOMINATORS, ONES, SCALES, TENS } from '../words/lexicon.ts';

/** What a word of a number stands for. */
export interface NumberWord {
  readonly word: string;
  /** Below a hundred; -1 for other words. */
  readonly small: number;
  /** A hundred or more; 0 for other words. */
  readonly scale: number;
  /** What it divides by; 0 for other words. */
  readonly under: number;
  readonly isAnd: boolean;
}

export interface WordToken {
  readonly known: NumberWord;
  readonly end: number;
}

const COUNTING = [ONES, TENS, SCALES, DENOMINATORS].flatMap((words) => Object.keys(words)).concat('and', '&');
const KNOWN = new Map(
  COUNTING.map((word): [string, NumberWord] => [
    word,
    {
      word,
      small: ONES[word] ?? TENS[word] ?? -1,
      scale: SCALES[word] ?? 0,
      under: DENOMINATORS[word] ?? 0,
      isAnd: word === 'and' || word === '&',
    },
  ]),
);

/** A word that counts; undefined for every other. */
export const countingWord = (word: string): NumberWord | undefined => KNOWN.get(word);

/** Whether a word counts in whole numbers: no fraction, no "and". */
export const isCounting = (word: string): boolean => COUNTED.has(word);
export const COUNTING_WORDS = [ONES, TENS, SCALES]
  .flatMap((words) => Object.keys(words))
  .filter((word) => word !== 'no');
const COUNTED = new Set(COUNTING_WORDS);

/** `words` are one at least. */
export function valueOf(text: string, words: readonly WordToken[], doubts: string[]): number | null {
  if (words[words.length - 1]!.known.under === 0) return cardinalBetween(words, 0, words.length);
  const plain = plainFraction(words);
  if (plain !== null) return plain;
  const twentyFifths = twentyFifthsOf(words);
  if (twentyFifths !== null) return twentyFifths;
  const tenThousandths = isTenThousandths(text, words);
  const oneOfTens = isOneOfTens(text, tenThousandths ? words.toSpliced(-2, 1) : words, doubts);
  return fractionOf(
    words.map((w) => w.known),
    oneOfTens,
    tenThousandths,
    doubts,
  );
}

/** "forty-one and six one-hundredths", "twenty-five hundredths": tenths and hundredths with nothing uncommon about them; null for all others. */
function plainFraction(words: readonly WordToken[]): number | null {
  const last = words.length - 1;
  const { under } = words[last]!.known;
  if (under !== 10 && under !== 100) return null;
  let end = last;
  if (last > 1 && words[last - 1]!.known.word === 'one' && !words[last - 2]!.known.isAnd) {
    if (words[last - 2]!.known.small > 9) return null; // "ninety-one hundredths" or "ninety one-hundredths"
    end--;
  }
  let from = end;
  while (from > 0 && !words[from - 1]!.known.isAnd) from--;
  if (from === end) return null;
  const over = cardinalBetween(words, from, end);
  const whole = from === 0 ? 0 : cardinalBetween(words, 0, from);
  return over === null || whole === null || over >= under ? null : whole + over / under;
}

/** "sixty-two and eleven twenty-fifths perches": links, of which a perch has twenty-five. */
function twentyFifthsOf(words: readonly WordToken[]): number | null {
  const last = words.length - 1;
  if (words[last]!.known.under !== 5 || words[last - 1]?.known.word !== 'twenty') return null;
  let from = last - 1;
  while (from > 0 && !words[from - 1]!.known.isAnd) from--;
  const over = from === last - 1 ? null : cardinalBetween(words, from, last - 1);
  const whole = from === 0 ? 0 : cardinalBetween(words, 0, from);
  return over === null || whole === null || over >= 25 ? null : whole + over / 25;
}

function fractionOf(
  words: readonly NumberWord[],
  oneOfTens: boolean,
  tenThousandths: boolean,
  doubts: string[],
): number | null {
  const under = tenThousandths ? 10_000 : words[words.length - 1]!.under;
  const chunks = splitAtAnd(words, words.length - (tenThousandths ? 2 : 1));
  let numerator = words[words.length - 2]?.word === 'and' ? [] : (chunks.pop() ?? []);
  // "eight one-hundredths" is eight hundredths; "one-half" is one half.
  if (numerator.length > 1 && numerator[numerator.length - 1]!.word === 'one' && !oneOfTens) {
    // "forty five one half": the "and" is not printed, and there are no forty-five halves.
    if (under < 10 && cardinalOf(numerator.slice(0, -1)) !== null)
      chunks.push(numerator.splice(0, numerator.length - 1));
    else numerator = numerator.slice(0, -1);
  }
  // "seven hundred and thirteen one-thousandths": hundreds of thousandths belong to the numerator, of hundredths they cannot.
  while (under >= 1000 && chunks.length > 0 && isOfNumerator(chunks[chunks.length - 1]!, under))
    numerator = [...chunks.pop()!, ...numerator];
  // "eighty and half", and "half a mile": a half needs no numerator; "hundredths" alone is no number.
  if (numerator.length === 0 && under !== 2) return null;
  const lost = cardinalOf(numerator.map(withoutThs)) === null ? lostAnd(numerator, under) : 0;
  if (lost > 0) {
    chunks.push(numerator.slice(0, lost));
    numerator = numerator.slice(lost);
    doubts.push(LOST_AND);
  }
  const over = numerator.length === 0 ? 1 : cardinalOf(numerator.map(withoutThs));
  const whole = chunks.length === 0 ? 0 : cardinalOf(chunks.length === 1 ? chunks[0]! : chunks.flat());
  if (over === null || whole === null || over >= under) return null;
  return whole + over / under;
}

export const LOST_AND = 'the "and" before the fraction is not printed';

/** "sixty-one twenty-five hundredths": where the fraction begins without an "and"; 0 where it cannot be told. */
function lostAnd(words: readonly NumberWord[], under: number): number {
  let found = 0;
  for (let at = 1; at < words.length; at++) {
    const over = cardinalOf(words.slice(at));
    if (over === null || over >= under || over === 0 || cardinalOf(words.slice(0, at)) === null) continue;
    if (found > 0) return 0;
    found = at;
  }
  return found;
}

/** "thirty-eighth one-hundredths": a slip for thirty-eight. */
function withoutThs(known: NumberWord): NumberWord {
  if (known.under === 0) return known;
  return KNOWN.get(known.word.replace(/ths?$/, known.word === 'eighth' ? 't' : '')) ?? known;
}

/** "three hundred and six one-thousandths", "two thousand and six ten-thousandths". */
const isOfNumerator = (chunk: readonly NumberWord[], under: number): boolean =>
  chunk.at(-1)?.scale === 100 || (under > 1000 && chunk.at(-1)?.scale === 1000);

/** "thirty-seven ten thousandths": told by the dash, or by words that make no number with the ten. */
function isTenThousandths(text: string, words: readonly WordToken[]): boolean {
  const [ten, under] = words.slice(-2);
  if (words.length < 3 || ten?.known.word !== 'ten' || !/^thousandths?$/.test(under?.known.word ?? '')) return false;
  if (text[ten.end] === '-') return true;
  const before = words.map((w) => w.known);
  return cardinalOf(splitAtAnd(before, before.length - 1).at(-1) ?? []) === null;
}

/** "ninety-one hundredths" is 0.91, "ninety one-hundredths" 0.90: the dash tells; where it does not, a doubt says so. */
function isOneOfTens(text: string, words: readonly WordToken[], doubts: string[]): boolean {
  const [tens, one, under] = words.slice(-3);
  if (!under || one!.known.word !== 'one' || !(tens!.known.word in TENS) || under.known.under === 0) return false;
  const [before, behind] = [text[tens!.end] === '-', text[one!.end] === '-'];
  if (before === behind)
    doubts.push(`"${text.slice(tens!.end - tens!.known.word.length, under.end)}" may mean one more`);
  return before && !behind;
}

/** The words before `end`, parted where an "and" stands. */
function splitAtAnd(words: readonly NumberWord[], end: number): NumberWord[][] {
  const chunks: NumberWord[][] = [];
  for (let i = 0; i < end; i++) {
    if (words[i]!.isAnd) continue;
    if (i === 0 || words[i - 1]!.isAnd) chunks.push([]);
    chunks[chunks.length - 1]!.push(words[i]!);
  }
  return chunks;
}

/** null where the words are numbers but no number: "twenty thirty". */
function cardinalOf(words: readonly NumberWord[]): number | null {
  if (words.length === 0) return null;
  let [total, group, last] = [0, 0, Infinity];
  for (const { small, scale } of words) {
    if (scale > 0) {
      // "two hundred hundred and nine": a word printed twice.
      if (scale === 100 && group >= 100) return null;
      if (scale === 100) group = (group || 1) * 100;
      else [total, group] = [total + (group || 1) * scale, 0];
      last = Infinity;
      continue;
    }
    // Behind a ten stand ones, behind other small numbers none.
    const size = small >= 20 ? 20 : small >= 10 || small === 0 ? 1 : 2;
    if (small < 0 || last === 1 || last === 2 || (last === 20 && size !== 2)) return null;
    group += small;
    last = size;
  }
  return total + group;
}

/** The same of words that are cut out already. */
export function cardinalOfWords(words: readonly string[]): number | null {
  const known = words.map(countingWord);
  return known.every((word) => word !== undefined) ? cardinalOf(known) : null;
}

/** The same of the words of a text, where an "and" between them means nothing. */
const cardinalBetween = (words: readonly WordToken[], from: number, to: number): number | null =>
  cardinalOf(words.slice(from, to).flatMap(({ known }) => (known.isAnd ? [] : known)));
