// Takes: folded text and where a description starts. Gives: the last sentence before it, in which a paper says what the description is of.
// Never: words of the description before it; an abbreviation does not end a sentence, nor does a blank line behind a colon.
import { beforeAll, spaceOr } from '../words/peek.ts';
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
const isPlainMark = spaceOr('.:;,-');
const [SHORT_DASH, LONG_DASH] = [0x2013, 0x2014];
const isMarkBehind = (unit: number): boolean => isPlainMark(unit) || unit === SHORT_DASH || unit === LONG_DASH;

let asked = { text: '', from: 0, to: 0, sentence: { start: 0, words: '' } as LeadSentence };

/** From the end of the description before, `from`, to the start of this one, `to`. Several readers ask, one after another. */
export function leadSentence(text: string, from: number, to: number): LeadSentence {
  if (asked.text !== text || asked.from !== from || asked.to !== to)
    asked = { text, from, to, sentence: lastSentence(text, Math.max(from, to - LONGEST), to) };
  return asked.sentence;
}

function lastSentence(text: string, from: number, to: number): LeadSentence {
  const words = text.slice(from, Math.max(from, beforeAll(text, to, isMarkBehind)));
  ENDS.lastIndex = 0;
  let start = 0;
  for (let m = ENDS.exec(words); m; m = ENDS.exec(words)) start = ENDS.lastIndex;
  return { start: from + start, words: words.slice(start) };
}
