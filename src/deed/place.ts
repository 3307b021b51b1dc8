// Takes: a source and offsets into its text. Gives: the places of the contract, as document/source-text does, for many calls.
// Never: another answer than placesOf; only the counting of code points is done once a text instead of once a call.
import type { SourcePlace } from '../contract/extraction.ts';
import { placesOf, type SourceText } from '../document/source-text.ts';

export type PlaceReader = (start: number, end: number) => SourcePlace[];

/** For pasted text without astral characters an offset is its own code-point count; otherwise placesOf counts. */
export function placeReader(source: SourceText): PlaceReader {
  if (source.kind === 'text' && !source.joints && !/[\ud800-\udbff]/.test(source.text))
    return (start, end) => [{ page: 1, start, end, boxes: [] }];
  return (start, end) => placesOf(source, start, end);
}
