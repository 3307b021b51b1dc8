// Takes: a source and offsets into its text. Gives: the places of the contract, as document/source-text does, for many calls.
// Never: another answer than placesOf; only the counting of code points is done once a text instead of once a call.
import type { SourcePlace } from '../../contract/extraction.ts';
import { firstNot } from '../../document/halving.ts';
import { givenSpan, givenText, placesOf, type SourceText } from '../../document/source-text.ts';

export type PlaceReader = (start: number, end: number) => SourcePlace[];

export function placeReader(source: SourceText): PlaceReader {
  if (source.kind !== 'text') return (start, end) => placesOf(source, start, end);
  const codePointOf = codePointsOf(givenText(source));
  return (start, end) => {
    const span = givenSpan(source, start, end);
    return [{ page: 1, start: codePointOf(span.start), end: codePointOf(span.end), boxes: [] }];
  };
}

const LOW_SURROGATE = /[\udc00-\udfff]/g;

/** The number of code points before an offset: the offset, less the second halves of characters that take two. */
export function codePointsOf(text: string): (offset: number) => number {
  if (!/[\udc00-\udfff]/.test(text)) return (offset) => offset;
  const halves = Array.from(text.matchAll(LOW_SURROGATE), (half) => half.index);
  return (offset) => offset - firstNot(halves.length, (i) => halves[i]! < offset);
}
