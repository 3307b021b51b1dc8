// Takes: folded text and a length in inches. Gives: whether it is how far a course runs, as along the walls of a town: "thence west 18 inches;
// thence". Never: the size of a thing: inches of pipes, trees and stones stand beside the thing's name.
import { before } from '../words/before.ts';
import type { Token } from '../values/tokens.ts';

const isBehindWay = before(
  /(?:\b(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n))?|\b[nsew]\b\.?|\bdistance\s{1,2}of),?\s{1,3}(?:about\s{1,2})?/,
);
const WORD = /inch(?:es)?\.?$/;
const ENDS =
  /^(?:,?\s{1,3}(?:more\s+or\s+less|and\s+no\s+more))?(?:\s{0,3}(?:[;.,]|$)|\s{1,3}(?:to|thence|along|with|and)\b)/;

export function runInInches(folded: string, { start, end }: Token): boolean {
  return WORD.test(folded.slice(start, end)) && ENDS.test(folded.slice(end, end + 40)) && isBehindWay(folded, start);
}
