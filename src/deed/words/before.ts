// Takes: words that may end at a place. Gives: a question about a text and a place: whether they end right there.
// Never: a search: a pattern with `$` is tried at every character before the place, a look-behind only at the place itself.

/** `words` without its `$`; the question may be asked at any place of a text. */
export function before(words: RegExp): (text: string, at: number) => boolean {
  const pattern = new RegExp(`(?<=${words.source})`, `${words.flags}y`);
  return (text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
}
