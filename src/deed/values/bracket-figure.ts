// Takes: folded text and a number that stands before or in brackets. Gives: the length that words and figure in brackets say
// together ("fifty-seven (57) feet"), with a doubt where they say two things or the words could not be read. Never: a choice that is not said.
import { before } from '../words/before.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { endOf, matchAt } from '../words/place.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { wordsAt, type NumberPhrase } from './numbers.ts';
import { saidFigure } from './said-figure.ts';
import { unitAt, unitBehindBracket, type UnitFound } from './unit-phrase.ts';

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.0051;
const twoThings = (words: number, figures: number): string => `words say ${words}, figures say ${figures}`;
export const ONLY_FIGURE = 'only the figure in brackets can be read';

/** A length whose number is said twice, or stands in brackets; undefined where it is neither. */
export function lengthWithBrackets(text: string, number: NumberPhrase): DistancePhrase | null | undefined {
  if (!number.inWords)
    return figureInBrackets(text, number) ?? figureThenWords(text, number) ?? figureTwice(text, number) ?? undefined;
  return (
    wordsThenFigure(text, number) ?? wordsThenScrap(text, number) ?? figureWithoutBrackets(text, number) ?? undefined
  );
}

const FIGURE_AGAIN =
  /[_"'*,.]?\s{0,3}[([{|-]\s?(?<figure>[\d,.]{1,10}(?:[ -]?\d{0,2}\/\d{1,3}| ?[½¼¾⅓⅔⅛⅜⅝⅞])?)\s?(?<unit>[a-z]{2,6}\.?)?\s?(?:[)\]}|](?:[.,](?=\s{1,3}f))?)?/y;

/** "fifty-seven (57) feet", "three hundred and seventy-six -376 feet", "fifty (50 feet)". */
function wordsThenFigure(text: string, words: NumberPhrase): DistancePhrase | null {
  const found = matchAt(FIGURE_AGAIN, text, words.end);
  if (!found) return null;
  const end = words.end + found[0].length;
  const inside = UNIT_WORDS[found.groups!['unit']?.replace('.', '') ?? ''];
  const unit =
    unitAt(text, end, true) ?? (inside ? { unit: inside, end, adjective: false } : unitBehindBracket(text, end));
  return unit && compared(text, words, saidFigure(found.groups!['figure']!), unit);
}

/** "57 (57) feet". */
function figureTwice(text: string, figure: NumberPhrase): DistancePhrase | null {
  const found = matchAt(FIGURE_AGAIN, text, figure.end);
  const unit = found && unitAt(text, figure.end + found[0].length, true);
  const isAgain = found && saidFigure(found.groups!['figure']!) === figure.value;
  return unit && isAgain ? lengthOfUnit(figure, figure.value, unit) : null;
}

const DECIMALS = /(?:ten|hundred|thousand)ths?$/;
/** "and Sixty One Hundredths (83.61)": sixty of them, or sixty-one; the figure tells which. */
const TENS_AND_ONE = /(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-]{1,2}one[\s-]{1,2}hundredths$/;
/** "\nfifty (150) feet", "and twenty-one (121) feet": words whose beginning stands on another line. */
const isAtBreak = before(/(?:^|\n\s{0,4}[^a-z\d\s]?|[•·]|\band)\s{0,4}/);

/** null where what stands before the brackets is only the end of words. */
function compared(text: string, words: NumberPhrase, figure: number | null, unit: UnitFound): DistancePhrase | null {
  const { value } = words;
  const base = lengthOfUnit(words, value, unit);
  if (figure === null || isSame(figure, value) || isSameWithoutPoint(value, figure)) return base;
  const printed = text.slice(words.start, words.end);
  if (Math.abs(figure - value - 0.01) < 1e-6 && TENS_AND_ONE.test(printed)) return { ...base, amount: figure };
  if (isEndOf(text, words, figure)) return onlyTheEnd(base, figure);
  if ((value === 1 && figure >= 10) || (value < 1 && figure >= 1 && DECIMALS.test(printed))) return null;
  return { ...base, doubts: [...base.doubts, twoThings(value, figure)], others: [figure] };
}

/** "one hundred and thirty and seventy hundredths (13070)": the figure agrees but for its lost point. */
const isSameWithoutPoint = (words: number, figure: number): boolean =>
  !Number.isInteger(words) && [10, 100].some((lost) => isSame(figure, words * lost));

/** Whether words are only the end of what a figure says. */
export function isEndOf(text: string, words: { start: number; value: number }, figure: number): boolean {
  if (figure < words.value + 10 || words.value < 1 || !isAtBreak(text, words.start)) return false;
  const figures = words.value < 10 ? 10 : words.value < 100 ? 100 : 1000;
  return isSame(figure % figures, words.value);
}

export const onlyTheEnd = (length: DistancePhrase, figure: number): DistancePhrase => ({
  ...length,
  amount: figure,
  doubts: [`${twoThings(length.amount, figure)}; only the end of the words can be read`],
  others: [length.amount],
});

const UNREAD_BRACKETS = /\s{0,3}[([{][^()[\]{}\n;]{1,12}[)\]}]/y;

/** "fifty (So) feet": the words are whole, the figure is not. */
function wordsThenScrap(text: string, words: NumberPhrase): DistancePhrase | null {
  const end = words.value < 1 ? -1 : endOf(UNREAD_BRACKETS, text, words.end);
  const unit = end < 0 ? null : unitAt(text, end, false);
  if (!unit) return null;
  const base = lengthOfUnit(words, words.value, unit);
  if (/more or less/.test(text.slice(words.end, end))) return base;
  return { ...base, doubts: ['the figure in brackets cannot be read'] };
}

/** "eighty four 84 feet". */
function figureWithoutBrackets(text: string, words: NumberPhrase): DistancePhrase | null {
  const figure = matchAt(/\s{1,2}(?<figure>\d{1,6}(?:\.\d{1,3})?)(?=\s?[a-z'])/y, text, words.end);
  const unit = figure && unitAt(text, words.end + figure[0].length, true);
  return unit && Number(figure.groups!['figure']) === words.value ? lengthOfUnit(words, words.value, unit) : null;
}

const CLOSED = /\.?\s?[)\]}][.,]?\s{0,3}/y;
const isOpened = before(/[([{]\s?/);
/** "eighty-four and 100 (8415)", "one half (363)", "hundredths (9777)": a fraction was said, so the figure has lost its point. */
const isBehindFraction = before(
  /(?:\band\s{1,2}(?:t[o0]{1,2}|[ft]oo|tot)|\bhalf|(?:tent|hundredt|thousandt)hs?|\d00\d?|[+=])\s{1,2}[([{]\s?/,
);

/** "one hundred thirtgeen (113) feet": the words could not be read, the figure in brackets can. */
function figureInBrackets(text: string, figure: NumberPhrase): DistancePhrase | null {
  if (!isOpened(text, figure.start) || (figure.places === 0 && isBehindFraction(text, figure.start))) return null;
  const closed = endOf(CLOSED, text, figure.end);
  const unit = closed < 0 ? null : (unitAt(text, closed, false) ?? unitBehindBracket(text, closed));
  return unit && { ...lengthOfUnit(figure, figure.value, unit), doubts: [ONLY_FIGURE] };
}

/** "ninety right (98 feet": words that could not be read stand before a bracket that is not closed. */
const isBehindWords = before(
  /(?:(?:ty|hundred|thousand|teen)[\s-]{1,2}(?:[a-z]{3,8}\s)?|\d\s{1,2}[a-z]{3,8}\s)\s?[([{]\s?/,
);
export const inOpenBracket = (text: string, figure: NumberPhrase, length: DistancePhrase): DistancePhrase =>
  isBehindWords(text, figure.start) ? { ...length, doubts: [...length.doubts, ONLY_FIGURE] } : length;

const WORDS_BEHIND = /\s{0,2}[([{]\s?(?=[a-z])/y;

/** "112.50 (one hundred twelve and 50/100) feet": the words behind the figure, which they outrank. */
function figureThenWords(text: string, figure: NumberPhrase): DistancePhrase | null {
  const at = endOf(WORDS_BEHIND, text, figure.end);
  const words = at < 0 ? null : wordsAt(text, at);
  const closed = words ? endOf(CLOSED, text, words.end) : -1;
  const unit = closed < 0 ? null : unitAt(text, closed, false);
  if (!unit || !words) return null;
  const base = lengthOfUnit(figure, words.value, unit);
  if (isSame(words.value, figure.value)) return base;
  return { ...base, doubts: [twoThings(words.value, figure.value)], others: [figure.value] };
}

const FIGURE_BEFORE = /[([{]\s?(\d[\d,.]{0,8})'?\s?[)\]}]\s{1,2}$/;

/** "(98) ninety-eight feet": the figure before the words; "(5) forty feet" is the fifth course. */
export function withFigureBefore(text: string, length: DistancePhrase): DistancePhrase {
  const found = FIGURE_BEFORE.exec(text.slice(Math.max(0, length.start - 16), length.start));
  const figure = Number(found?.[1]?.replaceAll(',', ''));
  if (!found || !Number.isFinite(figure) || Math.abs(figure - length.amount) > Math.max(0.0051, length.amount / 5))
    return length;
  const start = length.start - found[0].length;
  if (isSame(figure, length.amount)) return { ...length, start };
  return { ...length, start, doubts: [...length.doubts, twoThings(length.amount, figure)], others: [figure] };
}

const FIGURE_FIRST = /\((\d{1,2})\)\s{1,2}(?=[a-z])/y;

/** "north (14) fourteen degrees east": where the words begin that say the figure again. */
export function behindFigure(text: string, at: number): number {
  const figure = matchAt(FIGURE_FIRST, text, at);
  const words = figure && wordsAt(text, at + figure[0].length);
  return words && Math.floor(words.value) === Number(figure[1]) ? words.start : at;
}
