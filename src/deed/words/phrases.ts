// Takes: phrases in one line: "_" between their words, "|" where a word must end ("plat_of grant|"). Gives: a question whether one of them
// may stand in a text. Never: that one does; a short text is always told to hold one, since a search of it costs as little.

import { beginsAny } from './triples.ts';

/** What may follow a word that ends: a blank, a mark (the comma stands for all others), or two letters that are none to a pattern. */
const AFTER_WORD = [' ', '.', '#', '-', ',', '\u0130', '\u212a'];

/** For patterns that want no letter before the phrase, and between its words one blank or more. */
export function mayHoldPhrase(list: string): (text: string) => boolean {
  return beginsAny([...new Set(list.split(' ').flatMap(formsOf))]);
}

/** Behind two blanks anything may follow: what follows three is not asked. */
function formsOf(phrase: string): string[] {
  if (phrase.endsWith('|')) return AFTER_WORD.flatMap((after) => formsOf(phrase.slice(0, -1) + after));
  const words = phrase.split('_');
  const wide = words.slice(1).map((_, i) => `${words.slice(0, i + 1).join(' ')}  `);
  return [words.join(' '), ...wide];
}
