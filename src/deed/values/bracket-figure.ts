// Takes: folded text and a number that stands before or in brackets. Gives: the length that words and figure in brackets say
// together ("fifty-seven (57) feet"), weighed where one of them is damaged. Never: a scrap of either; where they contradict each
// other and the words are not whole, nothing.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { endOf } from './angle-parts.ts';
import { before } from '../words/before.ts';
import { lengthOfUnit, type DistancePhrase } from './distance.ts';
import { UNIT_WORDS } from '../words/lexicon.ts';
import { wordsAt, type NumberPhrase } from './numbers.ts';
import { behindBlanks, oneOf } from '../words/peek.ts';
import { saidFigure } from './said-figure.ts';
import { tornWordsBefore, type TornWords } from './torn-words.ts';
import { unitAt, unitBehindBracket, type UnitFound } from './unit-phrase.ts';

// What a number's neighbours must be before a pattern is asked: most numbers are no lengths.
const MAY_REPEAT = oneOf('([{|-');
const isOpening = oneOf('([{');

/** A length whose number is said twice, or stands in brackets; undefined where it is neither. */
export function lengthWithBrackets(text: string, number: NumberPhrase): DistancePhrase | null | undefined {
  const bracketed = figureInBrackets(text, number);
  if (bracketed !== undefined) return bracketed;
  const repeat = repeatedFigure(text, number);
  if (repeat) {
    const unit = unitAt(text, repeat.end, true) ?? repeat.unit ?? unitBehindBracket(text, repeat.end);
    if (unit) return compared(text, number, repeat.figure, unit);
  }
  if (!number.inWords)
    return isOpening(behindBlanks(text, number.end, 2)) ? (wordsInBrackets(text, number) ?? undefined) : undefined;
  return beforeBrackets(text, number) ?? withoutBrackets(text, number) ?? undefined;
}

const WORDS_BEHIND = /\s{0,2}[([{]\s?(?=[a-z])/y;

/** "112.50 (one hundred twelve and 50/100) feet": the words behind the figure, which they outrank. */
function wordsInBrackets(text: string, number: NumberPhrase): DistancePhrase | null {
  const at = number.inWords ? -1 : endOf(WORDS_BEHIND, text, number.end);
  const words = at < 0 ? null : wordsAt(text, at);
  const closed = words ? endOf(CLOSED, text, words.end) : -1;
  const unit = closed < 0 ? null : unitAt(text, closed, false);
  if (!unit || !words) return null;
  const base = lengthOfUnit(number, words.value, unit);
  if (Math.abs(words.value - number.value) < 0.0051) return base;
  return { ...base, doubts: [`words say ${words.value}, figures say ${number.value}`], others: [number.value] };
}

const FIGURE_BEFORE = /[([{]\s?(\d[\d,.]{0,8})'?\s?[)\]}]\s{1,2}$/;

/** "(98) ninety-eight feet": the figure before the words; "(5) forty feet" is the fifth course. */
export function withFigureBefore(text: string, length: DistancePhrase): DistancePhrase {
  if (codeBefore(text, length.start - 1) !== CLOSING) return length;
  const found = FIGURE_BEFORE.exec(text.slice(Math.max(0, length.start - 16), length.start));
  const figure = Number(found?.[1]?.replaceAll(',', ''));
  if (!found || !Number.isFinite(figure)) return length;
  const start = length.start - found[0].length;
  if (Math.abs(figure - length.amount) < 0.0051) return { ...length, start };
  if (Math.abs(figure - length.amount) > length.amount / 5) return length;
  const doubts = [...length.doubts, `words say ${length.amount}, figures say ${figure}`];
  return { ...length, start, doubts, others: [figure] };
}

const CLOSING = 41;
const DAMAGED_BRACKETS = /[\s\n]{0,3}[([{][^()[\]{}\n;]{1,12}[)\]}]/y;
/** "one-half -1% mile": a small fraction said again, its figures lost. */
const DAMAGED_FRACTION = /\s{0,2}-\s?[\d%]{1,3}(?=\s)/y;

/** "fifty (So) feet", "eighty-four and fifty-five hundredths (8+55) feet": the words are whole, the figure is not. */
function beforeBrackets(text: string, number: NumberPhrase): DistancePhrase | null {
  if (!MAY_REPEAT(behindBlanks(text, number.end, 3))) return null;
  const end = endOf(number.value < 1 ? DAMAGED_FRACTION : DAMAGED_BRACKETS, text, number.end);
  const unit = end < 0 ? null : unitAt(text, end, false);
  if (unit && /more or less/.test(text.slice(number.end, end))) return lengthOfUnit(number, number.value, unit);
  return unit && { ...lengthOfUnit(number, number.value, unit), doubts: ['the figure in brackets cannot be read'] };
}

const MAY_BE_FIGURE = oneOf('0123456789li|!');
const FIGURE_AGAIN = /\s{1,2}(?<figure>[1li|!]?\d{1,6}(?:\.\d{1,3})?[7j|!]?)(?=\s?[a-z'])/y;

/** "eighty four 84 feet"; "eighty four 1847 feet", where the brackets of "(84)" were read as figures. */
function withoutBrackets(text: string, number: NumberPhrase): DistancePhrase | null {
  if (!MAY_BE_FIGURE(behindBlanks(text, number.end, 2))) return null;
  FIGURE_AGAIN.lastIndex = number.end;
  const figure = FIGURE_AGAIN.exec(text)?.groups?.['figure'];
  const unit = figure === undefined ? null : unitAt(text, FIGURE_AGAIN.lastIndex, true);
  if (!unit || figure === undefined) return null;
  if (Number(figure) === number.value) return lengthOfUnit(number, number.value, unit);
  if (!/^[1li|!]\d+(?:\.\d+)?[71j|!]$/.test(figure) || Number(figure.slice(1, -1)) !== number.value) return null;
  return { ...lengthOfUnit(number, number.value, unit), doubts: [`"${figure}" is read as (${number.value})`] };
}

const CLOSED = /\.?\s?[)\]}][.,]?\s{0,3}/y;

/** "one hundred thirtgeen (113) feet": the words are damaged, the figure in brackets is not. */
function figureInBrackets(text: string, number: NumberPhrase): DistancePhrase | null | undefined {
  if (number.inWords) return undefined;
  const open = isOpening(codeBefore(text, number.start)) ? number.start - 1 : number.start - 2;
  if (open < 0 || !isOpening(codeAt(text, open)) || !/^[([{]\s?$/.test(text.slice(open, number.start)))
    return undefined;
  const closed = endOf(CLOSED, text, number.end);
  const unit = closed < 0 ? null : (unitAt(text, closed, false) ?? unitBehindBracket(text, closed));
  if (!unit) return undefined;
  const found = weighedFigure(text, open, number);
  return found && { ...lengthOfUnit(number, found.amount, unit), start: found.start, doubts: [found.doubt] };
}

/** "and to (81)": what became of a fraction, so the figure has lost its point. */
const isBehindFraction = before(/\band\s{1,2}(?:t[o0]{1,2}|[ft]oo|tot|[17]00)\s{1,2}/);
export const ONLY_FIGURE = 'only the figure in brackets can be read';

/** "ninety right (98 feet": words that could not be read stand before a bracket that is not closed. */
export function inOpenBracket(text: string, figure: NumberPhrase, length: DistancePhrase): DistancePhrase | null {
  const open = figure.start - 1;
  const words = tornWordsBefore(text, open);
  if (!words) return length;
  const found = weighedFigure(text, open, figure);
  // "one acre (50 feet": other words between them.
  if (/[a-z]{3}/.test(text.slice(words.end, open)) && (words.room > 10 || !found)) return length;
  return found && { ...length, amount: found.amount, start: found.start, doubts: [...length.doubts, found.doubt] };
}

interface Weighed {
  /** Where the words before it begin; where there are none, the figure itself. */
  readonly start: number;
  readonly amount: number;
  readonly doubt: string;
}

/**
 * The figure in brackets that opens here, beside damaged words: as printed where it fits what can be read of them, with the decimal
 * point it has lost where only that fits ("eighty four and 100 (8415)": 84.15); null where they contradict each other.
 */
export function weighedFigure(text: string, open: number, figure: NumberPhrase): Weighed | null {
  const words = tornWordsBefore(text, open);
  const start = words?.start ?? figure.start;
  const asPrinted = { start, amount: figure.value, doubt: ONLY_FIGURE };
  if (!words && figure.places === 0 && isBehindFraction(text, open)) return null;
  if (!words || fits(words, figure.value, true)) return asPrinted;
  // "of one Ames sixty (60)": a name before the number; "one hundred 24 ten (10)" is none.
  if (words.tail === figure.value && words.least < 100) return asPrinted;
  for (const lost of figure.places === 0 && figure.value >= 100 ? [100, 10] : []) {
    const amount = figure.value / lost;
    if (!fits(words, amount, true) || contradicts(text.slice(words.end, open), amount)) continue;
    const printed = text.slice(figure.start, figure.end);
    return { start, amount, doubt: `"${printed}" is read as ${amount}, by the words before it` };
  }
  return figure.places > 0 && words.start < words.end && fits(words, figure.value, false) ? asPrinted : null;
}

/** Whether a figure can be what the damaged words said. */
export function fits(words: TornWords, amount: number, withFraction: boolean): boolean {
  const part = amount - Math.floor(amount);
  if (withFraction && words.fraction !== null && Math.abs(part - words.fraction) > 0.0051) return false;
  if (words.unreadFraction && part === 0) return false;
  if (words.ones !== null && Math.floor(amount) % 10 !== words.ones) return false;
  if (words.last && !endsAs(words.last, amount)) return false;
  const inRoom = (value: number): boolean => value >= words.least && value < words.least + words.room;
  return (
    words.scales.some((scale) => inRoom(amount / scale)) || (words.headless && amount > 100 && inRoom(amount % 100))
  );
}

/** "…hundred / sixteen (219)": no 19 where the words end with sixteen. */
function endsAs({ value, room }: { value: number; room: number }, amount: number): boolean {
  const figures = value < 10 ? 10 : 100;
  return amount % figures >= value % figures && amount % figures < (value % figures) + room;
}

/** "two hundred twelve 35/10 (2127)": the fraction between them is another than the point would make. */
export function contradicts(between: string, amount: number): boolean {
  const over = /(?<over>\d{1,2})\s?\/\s?100?(?!\d)/.exec(between)?.groups?.['over'];
  return over !== undefined && !String(amount).endsWith(over);
}

interface Repeat {
  readonly figure: number | null;
  readonly unit: UnitFound | null;
  readonly end: number;
}

const REPEATED =
  /[\s\n]{0,3}[([{|-]\s?(?<figure>[\d,.]{1,10}(?:[ -]?\d{0,2}\/\d{1,3}| ?[½¼¾⅓⅔⅛⅜⅝⅞])?)\s?(?<unit>[a-z]{2,6}\.?)?\s?(?:[)\]}|](?:[.,](?=\s{1,3}f))?)?/y;

const STRAY = new Set(['_', '"', "'", '*', ',', '.']);

/** "fifty-seven (57) feet", "three hundred and seventy-six -376 feet", "fifty (50 feet)". */
function repeatedFigure(text: string, number: NumberPhrase): Repeat | null {
  // `four tenths_ (40.4)`, `fifty" (50)`: a stray mark behind the words.
  const from = number.inWords && STRAY.has(text[number.end] ?? '') ? number.end + 1 : number.end;
  if (!MAY_REPEAT(behindBlanks(text, from, 3))) return null;
  REPEATED.lastIndex = from;
  const found = REPEATED.exec(text)?.groups;
  if (!found) return null;
  const end = REPEATED.lastIndex;
  const word = found['unit']?.replace('.', '');
  const unit = word === undefined ? undefined : UNIT_WORDS[word];
  const inside = unit === undefined ? null : { unit, end, adjective: false };
  return { figure: saidFigure(found['figure']!), unit: inside, end };
}

/** null where what stands before the brackets is only the end of damaged words, or a scrap of figures. */
function compared(text: string, number: NumberPhrase, figure: number | null, unit: UnitFound): DistancePhrase | null {
  const base = lengthOfUnit(number, number.value, unit);
  if (figure === null || Math.abs(figure - number.value) < 0.0051) return base;
  if (!number.inWords) return null;
  if (isSameWithoutPoint(number.value, figure)) return base;
  if (isTensAndOne(text, number, figure)) return { ...base, amount: figure };
  if (isEndOf(text, number, figure)) return onlyTheEnd(base, figure);
  const torn = tornWordsBefore(text, number.end);
  if (torn && torn.start < number.start) return null;
  // "right hundred twenty (820)": how many hundreds cannot be told.
  if (torn?.headless && figure > number.value && text.startsWith('hundred', number.start)) return null;
  // "five hundred / forty (545)": mended words that the figure fits.
  if (number.doubts && torn && fits(torn, figure, true))
    return { ...base, amount: figure, doubts: [ONLY_FIGURE], others: [number.value] };
  // "of\none\n(300) feet": a word that stands alone.
  if (number.value === 1 && figure >= 10) return null;
  // Decimals alone are the end of words: the figure stands where it ends with them.
  if (number.value < 1 && figure >= 1 && DECIMALS.test(text.slice(number.start, number.end))) return null;
  return { ...base, doubts: [`words say ${number.value}, figures say ${figure}`], others: [figure] };
}

const TENS_AND_ONE = /(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-]{1,2}one[\s-]{1,2}hundredths$/;

/** "and Sixty One Hundredths (83.61)": sixty of them, or sixty-one; the figure tells which. */
const isTensAndOne = (text: string, { start, end, value }: NumberPhrase, figure: number): boolean =>
  Math.abs(figure - value - 0.01) < 1e-6 && TENS_AND_ONE.test(text.slice(start, end));

const DECIMALS = /(?:ten|hundred|thousand)ths?$/;

const isAtBreak = before(
  /(?:^|\n\s{0,4}[^a-z\d\s]?|[•·]|\band|(?<![a-z])[a-z]{0,9}hun[a-z]{1,4}|[a-z]{2,9}red)\s{0,4}/,
);

/** "\nfifty (150) feet", "and twenty-one (121) feet", "twochunbed six (206) feet": words whose beginning stands on another line or is spoilt, at
 *  the end of the figure. */
export function isEndOf(text: string, words: { start: number; value: number }, figure: number): boolean {
  if (figure < words.value + 10 || words.value < 1 || !isAtBreak(text, words.start)) return false;
  const figures = words.value < 10 ? 10 : words.value < 100 ? 100 : 1000;
  return Math.abs((figure % figures) - words.value) < 0.0051;
}

export function onlyTheEnd(length: DistancePhrase, figure: number): DistancePhrase {
  const doubts = [`words say ${length.amount}, figures say ${figure}; only the end of the words can be read`];
  return { ...length, amount: figure, doubts, others: [length.amount] };
}

/** "one hundred and thirty and seventy hundredths (13070)": the figure agrees but for its lost point. */
const isSameWithoutPoint = (words: number, figure: number): boolean =>
  !Number.isInteger(words) && [10, 100].some((lost) => Math.abs(figure - words * lost) < 0.0051);

const FIGURE_FIRST = /\((\d{1,2})\)\s{1,2}(?=[a-z])/y;

/** "north (14) fourteen degrees east": where the words begin that say the figure again. */
export function behindFigure(text: string, at: number): number {
  FIGURE_FIRST.lastIndex = at;
  const figure = FIGURE_FIRST.exec(text)?.[1];
  const words = figure === undefined ? null : wordsAt(text, FIGURE_FIRST.lastIndex);
  return words && Math.floor(words.value) === Number(figure) ? words.start : at;
}
