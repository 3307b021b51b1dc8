// Takes: folded text and where a description starts. Gives: the last sentence before it, in which a paper says what the description is of.
// Never: words of the description before it; an abbreviation does not end a sentence, nor does a blank line behind a colon.
import { pointBut } from '../words/shortened.ts';

export interface LeadSentence {
  readonly start: number;
  readonly words: string;
}

/** Longer sentences are told by their end. */
const LONGEST = 600;
const ENDS = new RegExp(
  String.raw`(?:;|${pointBut('ave|rd|hwy|ft')})\s{1,8}|(?<![:\s]\s{0,4})\s{0,4}\n\s{0,20}\n`,
  'g',
);
/** Only marks and blanks: the sentence that ends with them is the one that leads. */
const MARKS = /[\s.:;,–—-]*$/;

/** From the end of the description before, `from`, to the start of this one, `to`. */
export function leadSentence(text: string, from: number, to: number): LeadSentence {
  const base = Math.max(from, to - LONGEST);
  const whole = text.slice(base, to);
  const words = whole.slice(0, whole.search(MARKS));
  const last = [...words.matchAll(ENDS)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  return { start: base + start, words: words.slice(start) };
}
