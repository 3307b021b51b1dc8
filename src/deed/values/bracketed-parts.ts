// Takes: folded text and a number in words in it. Gives: the number with the fraction that follows the figure in brackets: "Nineteen (19) and
// one-half (1/2)"; and the number with a doubt where a figure says it again and is another: "sixteen (18) degrees".
// Never: a fraction behind a figure that is another than the words, nor one that is again another in its own brackets.
import { codeAt } from '../words/code-at.ts';
import { behindBlanks } from '../words/peek.ts';
import { numberWordsAt } from './number-words.ts';
import type { NumberPhrase } from './numbers.ts';

const [OPENING, SLASH] = [40, '/'];
const FIGURE_AND = /\s{0,2}\((?<figure>\d{1,4})\)\s{1,2}and\s{1,2}(?=[a-z])/y;
const FRACTION_AGAIN = /\s{0,2}\((?<fraction>\d{1,2}\/\d{1,3}|[½¼¾])\)/y;
const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

export function withBracketedParts(text: string, whole: NumberPhrase): NumberPhrase {
  if (behindBlanks(text, whole.end, 2) !== OPENING || !Number.isInteger(whole.value)) return whole;
  FIGURE_AND.lastIndex = whole.end;
  const figure = FIGURE_AND.exec(text)?.groups?.['figure'];
  const part = Number(figure) === whole.value ? numberWordsAt(text, FIGURE_AND.lastIndex) : null;
  if (!part || !(part.value < 1) || part.doubts.length > 0) return whole;
  const value = whole.value + part.value;
  if (codeAt(text, part.end) !== OPENING && behindBlanks(text, part.end, 2) !== OPENING)
    return { ...whole, value, end: part.end };
  FRACTION_AGAIN.lastIndex = part.end;
  const printed = FRACTION_AGAIN.exec(text)?.groups?.['fraction'];
  return printed !== undefined && Math.abs(fractionValue(printed) - part.value) < 0.0051
    ? { ...whole, value, end: FRACTION_AGAIN.lastIndex }
    : whole;
}

const FIGURE = /(?<whole>\d{1,4}(?:\.\d{1,4})?(?![\d/]))?(?:[\s-]?(?<fraction>\d\/\d{1,2}|[½¼¾]))?/;

/** The words of an angle's part, held against the figure that says them again between two places. */
export function comparedWithFigure(text: string, words: NumberPhrase, from: number, to: number): NumberPhrase {
  const { whole, fraction } = FIGURE.exec(text.slice(from, to).replace(/^[\s([-]+/, ''))!.groups!;
  if (whole === undefined && fraction === undefined) return words;
  const figure = Number(whole ?? 0) + (fraction === undefined ? 0 : fractionValue(fraction));
  if (Math.abs(figure - words.value) < 0.0051 || isFractionLost(words.value, figure)) return words;
  return { ...words, doubts: [...(words.doubts ?? []), `words say ${words.value}, figures say ${figure}`] };
}

/** "two and one-half (24) degrees", "(2%)": what is left of the figure's fraction is no figure of its own. */
const isFractionLost = (words: number, figure: number): boolean =>
  !Number.isInteger(words) && String(figure).startsWith(String(Math.floor(words)));

/** "3/4", "¾". */
export function fractionValue(fraction: string): number {
  const [over, under] = fraction.split(SLASH);
  return SIGNS[fraction] ?? Number(over) / Number(under);
}
