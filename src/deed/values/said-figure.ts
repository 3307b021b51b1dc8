// Takes: the figure that says a number in words again: "16-1/4", "27½", "1,204.5". Gives: its value; and the words with a doubt where it is another
// than they are: "sixteen (18) degrees". Never: a choice between the two.
import { figureAt, type NumberPhrase } from './numbers.ts';

/** How such a figure is printed, for patterns. */
export const SAID_FIGURE = String.raw`\d[\d,]{0,7}(?:\.\d{1,4})?(?:[\s-]?(?:\d{1,2}\/\d{1,3}|[½¼¾⅓⅔⅛⅜⅝⅞]))?`;

/** Null where it is no figure as a whole. */
export function saidFigure(printed: string): number | null {
  const figure = printed.trim().replace('-', ' ');
  const read = figureAt(figure, 0);
  return read?.end === figure.length ? read.value : null;
}

const BRACKETS = /^[\s([-]+|[\s)\]°]+$/g;

/** The words of an angle's part, held against the figure that says them again between two places. */
export function comparedWithFigure(text: string, words: NumberPhrase, from: number, to: number): NumberPhrase {
  const figure = saidFigure(text.slice(from, to).replace(BRACKETS, ''));
  if (figure === null || Math.abs(figure - words.value) < 0.0051 || isFractionLost(words.value, figure)) return words;
  return { ...words, doubts: [...(words.doubts ?? []), `words say ${words.value}, figures say ${figure}`] };
}

/** "two and one-half (24) degrees": what is left of the figure's fraction is no figure of its own. */
const isFractionLost = (words: number, figure: number): boolean =>
  !Number.isInteger(words) && String(figure).startsWith(String(Math.floor(words)));
