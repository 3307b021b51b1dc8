// Takes: the words of clean papers, a line each. Gives: whether a word is one of them, and how much of a text is none.
// Never: names: no word of the list is one.

export interface KnownWords {
  has(word: string): boolean;
}

export function knownWords(list: string): KnownWords {
  const words = new Set(list.split('\n'));
  return { has: (word) => word.length === 1 || words.has(word.toLowerCase()) };
}

const TOKEN = /\S+/g;
/** A letter between figures, a figure between letters, marks that no word has around them. */
const ODD =
  /\d[a-z]\d|[a-z]\d[a-z]|[a-z][;:~*^_|=<>{}\\!•·«»£¢¥§][a-z]|\d[~*^_|=<>{}\\!•·«»£¢¥;][\d'"]|[~^_|{}\\•«»]/iu;
const LOWER_WORD = /^[("'“[]*(?<word>[a-z]{3,})[)"'”\],.;:]*$/;

/** The share of words and marks that stand in no clean paper. */
export function damageOf(text: string, known: KnownWords): number {
  let [tokens, odd] = [0, 0];
  for (const [token] of text.matchAll(TOKEN)) {
    tokens++;
    const word = LOWER_WORD.exec(token)?.groups!.word;
    if (word === undefined ? ODD.test(token) : !known.has(word)) odd++;
  }
  return tokens === 0 ? 0 : odd / tokens;
}
