// Takes: nothing. Gives: how a sign of a kind of document is written down, and questions that keep its pattern from being asked in vain.
// Never: which kind a document is.
import type { DocumentKind } from '../../contract/extraction.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import { beginsAny } from '../words/triples.ts';

/** One of these words must stand in the text. */
export interface Row {
  /** In small letters, asked of a heading; null where only a sign's own pattern tells. */
  readonly words: RegExp | null;
  readonly may: (text: string) => boolean;
  /** The words as phrases.ts writes them; '' where no letter is asked for. */
  readonly list: string;
}

export function row(list: string): Row {
  if (list === '+') return { words: /\+/, may: (text) => text.includes('+'), list: '' };
  return { words: new RegExp(list.split(' ').join('|')), may: beginsAny(list.split(' ')), list };
}

/** Phrases that far fewer texts hold than their words: a heading is left to the sign itself. */
export const phrases = (list: string): Row => ({ words: null, may: mayHoldPhrase(list), list });

export type Told = Exclude<DocumentKind, 'other'>;

/**
 * Telling words and what each weighs for a kind of document; the heading counts double. Then what they cannot do without: one of each
 * row. Words that documents also cite ("as shown on plat of record") tell only where the document calls itself by them.
 */
export type Sign = readonly [kind: Told, weight: number, words: RegExp, needs: readonly Row[], calls?: 'as a title'];
