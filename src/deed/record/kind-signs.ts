// Takes: nothing. Gives: how the words that tell a kind of document are written down. Never: which kind a document is.
import type { DocumentKind } from '../../contract/extraction.ts';

export type Told = Exclude<DocumentKind, 'other'>;

/** Telling words and what they weigh for a kind of document; in the heading they count double. */
export interface Sign {
  readonly kind: Told;
  readonly weight: number;
  readonly words: RegExp;
  /** Words that documents also cite ("as shown on plat of record") tell only where the document calls itself by them. */
  readonly isTitle?: true;
  /** What must stand in the same document. */
  readonly beside?: RegExp;
}

export const told = (kind: Told, weight: number, words: RegExp): Sign => ({ kind, weight, words });

export const titled = (kind: Told, weight: number, words: RegExp, beside?: RegExp): Sign => ({
  kind,
  weight,
  words,
  isTitle: true,
  ...(beside && { beside }),
});
