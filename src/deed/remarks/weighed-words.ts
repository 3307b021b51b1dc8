// Takes: a sentence behind a figure. Gives: how far its words, and its pairs of words, are those of a remark rather than of plain papers: each is weighed by
// how often the one and the other use it (`word-weights.ts`, which scripts/weigh-remarks.ts writes).
// Never: a reason: the sentence is quoted, and a person reads it.
import { BASE, wordWeights } from './word-weights.ts';

const TOKEN = /[A-Za-z]+(?:['’][a-z]+)?|\$?\d[\d,.]*/g;
const ENDINGS = ['ings', 'ing', 'edly', 'ed', 'es', 's'];
const SHORTEST = 4;

/** What the table has for words that it does not have. */
const UNKNOWN = '?';
/** A sentence of fewer words, names and numbers aside, is a label or a signature. */
const FEWEST = 4;
/** What is told of a quantity is held against the figure elsewhere; what is said behind it is weighed. */
const UNIT = String.raw`(?:acres?|ac\b\.?|square\s+(?:feet|met(?:er|re)s|yards|miles)|sq\.?\s*(?:ft|feet|m)\b\.?|s\.f\.|hectares?)`;
const AMOUNT = String.raw`(?:\(?\d[\d.,]*\)?\s*|(?:[a-z-]+\s+){1,9}?(?:\([\d.,]+\)\s*)?)${UNIT}`;
const QUANTITY = new RegExp(
  String.raw`^\W*(?:and\s+)?(?:(?:said|the|this|same|above|above[\s-]described|whole|total|its|tract|parcel|property|land|lot|area|strip|contents?|territory|all|of|so|described|gross|net)\W+){0,6}(?:(?:(?:said\s+to\s+)?(?:contain|compris|embrac|enclos|consist|includ)\w*|is|are|being|ha(?:s|ving)|area\W{1,3})\s+)?(?:(?:an|in|all|the|area|total|of|about|approximately|estimation|by)\s+){0,5}${AMOUNT}(?:\W{0,3}(?:or|and|being|of\s+land|more\s+or\s+less|m\/l|be\s+the\s+same|neat|strict|measure|by\s+(?:estimation|survey)|as\s+(?:platted|measured)|${AMOUNT}))*`,
  'i',
);
const MAY_BE_QUANTITY = /\b(?:acre|ac\b|square|sq|hectare|s\.f)/i;

/** Without the quantity it begins with. */
const withoutQuantity = (sentence: string): string =>
  MAY_BE_QUANTITY.test(sentence) ? sentence.replace(QUANTITY, '') : sentence;

function stem(word: string): string {
  for (const ending of ENDINGS)
    if (word.length - ending.length >= SHORTEST && word.endsWith(ending)) return word.slice(0, -ending.length);
  return word;
}

/** The words in their order, without their endings; names, numbers and sums of money are one sign each. */
export function wordsOf(sentence: string): string[] {
  const words: string[] = [];
  const isCapital = !/[a-z]{3}/.test(sentence);
  for (const [printed] of withoutQuantity(sentence).matchAll(TOKEN)) {
    const head = printed.charCodeAt(0);
    if (head === 0x24) words.push('$');
    else if (head < 0x40) words.push('#');
    else if (words.length > 0 && !isCapital && /^[A-Z][a-z]/.test(printed)) words.push('@');
    else words.push(stem(printed.toLowerCase().replace('’', "'")));
  }
  return words;
}

/** What is weighed, each once: words, pairs and the first word. */
export function traitsOf(words: readonly string[], isKnown: (word: string) => boolean): Set<string> {
  const traits = new Set<string>();
  let last = '^';
  for (const word of words) {
    const one = isKnown(word) ? word : UNKNOWN;
    traits.add(one).add(`${last} ${one}`);
    last = one;
  }
  return traits;
}

/** Whether there is enough of it to weigh. */
export const isWeighed = (words: readonly string[]): boolean =>
  words.filter((word) => word.length > 1 || word === 'a' || word === 'i').length >= FEWEST;

/** The more, the likelier a remark. */
export function weightOf(sentence: string): number {
  const words = wordsOf(sentence);
  if (!isWeighed(words)) return -Infinity;
  const weights = wordWeights();
  let [sum, count] = [0, 0];
  for (const trait of traitsOf(words, (word) => weights.has(word))) {
    const weight = weights.get(trait);
    if (weight === undefined) continue;
    sum += weight;
    count++;
  }
  return sum / Math.sqrt(Math.max(1, count)) + BASE;
}

/** Of the descriptions that pass none weighs so much, and few of those with a trap behind them less (docs/decisions/0151). */
const HEAVY = -0.5;
export const weighsAsRemark = (sentence: string): boolean => weightOf(sentence) > HEAVY;
