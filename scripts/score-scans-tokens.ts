// Takes: a text as read, and the tokens that stand on the paper. Gives: how many of them the text holds exactly.
// Never: counts a token inside a longer number, nor one token of the text twice.

export type Token = [kind: 'a' | 'b' | 'd', text: string];

export interface Tally {
  readonly right: number;
  readonly all: number;
}

/** Bearings and distances only. White space and the shape of quotation marks do not matter; every letter and digit does. */
export function tokensExact(text: string, tokens: readonly Token[]): Tally & { missed: string[] } {
  const haystack = plain(text);
  const wanted = new Map<string, number>();
  for (const [kind, token] of tokens) if (kind !== 'a') wanted.set(plain(token), (wanted.get(plain(token)) ?? 0) + 1);
  let right = 0;
  let all = 0;
  const missed: string[] = [];
  for (const [token, times] of wanted) {
    const found = Math.min(times, occurrences(haystack, token));
    right += found;
    all += times;
    if (found < times) missed.push(token);
  }
  return { right, all, missed };
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/º/g, '°');
}

const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character);

function occurrences(haystack: string, token: string): number {
  let count = 0;
  for (let at = haystack.indexOf(token); at >= 0; at = haystack.indexOf(token, at + token.length)) {
    const cutBefore = isDigit(haystack[at - 1]) && isDigit(token[0]);
    const cutAfter = isDigit(haystack[at + token.length]) && isDigit(token.at(-1));
    if (!cutBefore && !cutAfter) count++;
  }
  return count;
}
