// Takes: words of a text. Gives: the same on one line, with single blanks. Never: a rewrite of words that stand so already, as most do:
// asking first is a quarter of the cost.

const UNEVEN = /[^\S ]| {2}/;

export function oneLine(words: string): string {
  return UNEVEN.test(words) ? words.replace(/\s+/g, ' ') : words;
}
