// Takes: a land and its section in the mended text. Gives: the words of the text as given that it was read from, and whether they had to be
// mended. Never: a mended word in a quotation.
import type { PlacedLand, PlacedSection } from './aliquot-order.ts';

interface Page {
  /** As given, tags and all; and where each place of `text` stands in it. */
  readonly given: string;
  readonly givenAt: (at: number) => number;
  /** As read: with what a scan misread mended. */
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Quote extends Span {
  readonly verbatim: string;
  readonly isMended: boolean;
}

/** The land and its section as one piece of text where they stand side by side, otherwise the land alone. */
export function spanOf(text: string, section: PlacedSection, land: PlacedLand | null): Span {
  const own = land?.item ?? section.item;
  const start = Math.min(own.start, section.item.start);
  const end = Math.max(own.end, section.item.end);
  const between = text.slice(Math.min(own.end, section.item.end), Math.max(own.start, section.item.start));
  return between.length <= 24 && !/[;|]/.test(between) ? { start, end } : { start: own.start, end: own.end };
}

export function quoteOf({ given, givenAt, text }: Page, span: Span): Quote {
  const [start, end] = [givenAt(span.start), givenAt(span.end)];
  const verbatim = given.slice(start, end);
  const read = text.slice(span.start, span.end);
  return { start, end, verbatim, isMended: read !== verbatim && lettersOf(read) !== lettersOf(verbatim) };
}

/** Hyphens, strokes, blanks and the size of letters are how it was set, not damage; and a section of a list stands without the word. */
const lettersOf = (words: string): string =>
  words
    .replace(/[^A-Za-z\d¼½%]/g, '')
    .toLowerCase()
    .replace(/^secs?(?=\d)/, '');
