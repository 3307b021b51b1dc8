// Takes: words that may end at a place. Gives: a question about a text and a place: whether they end right there.
// Never: a search: a pattern with `$` is tried at every character before the place, a look-behind only at the place itself.

/** The words that end a stretch, as groups of their pattern, which is written without its `$`. */
export function ending(words: RegExp): (stretch: string) => RegExpExecArray | null {
  const pattern = new RegExp(`(?<=${words.source})`, `${words.flags}y`);
  return (stretch) => {
    pattern.lastIndex = stretch.length;
    return pattern.exec(stretch);
  };
}

/** `words` without its `$`; the question may be asked at any place of a text. */
export function before(words: RegExp): (text: string, at: number) => boolean {
  const pattern = new RegExp(`(?<=${words.source})`, `${words.flags}y`);
  return (text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
}
