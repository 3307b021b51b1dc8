// Takes: pasted text. Gives: where a blank was lost beside the words that courses turn on, as happens where the ends of lines are dropped:
// "runningthence three miles", "ThenceSouth 12°", "40 feetto a pin", "a pin;thence". Never: inside "thenceforth", or any other word.
import type { Gap } from './joints.ts';

const MARKS = [',', ';'];
const isSmall = (unit: number): boolean => unit >= 97 && unit <= 122;
const THENCE = ['thence', 'Thence', 'THENCE'];
const isLetter = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
const isFigure = (unit: number): boolean => unit >= 48 && unit <= 57;
const WORD_OF_ITS_OWN = /^(?:for|from|ward)/i;
/** What stands before it in one word: the end of another. */
const LEADS = /(?:running|run|and|feet|ft|rods|poles|chains|links|corner|beginning|pin|stake|stone|point|post)$/i;
const FEET =
  /\b(?:\d[\d,]*(?:\.\d+)?|hundred|thousand|[a-z]+ty|ten|tenths|hundredths)[\s)-]{1,3}feet(?=(?:to|and|along|of|more|from|thence|on|in)\b)/gi;

export function gluedWords(text: string): Gap[] {
  const found: Gap[] = [];
  const part = (at: number): void => void found.push({ start: at, end: at, by: ' ' });
  for (const word of THENCE)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (at > 0 && isLetter(text.charCodeAt(at - 1)) && LEADS.test(text.slice(Math.max(0, at - 10), at))) part(at);
      if (end >= text.length || text.startsWith('s ', end)) continue;
      const next = text.charCodeAt(end);
      if (isFigure(next) || (isLetter(next) && !WORD_OF_ITS_OWN.test(text.slice(end, end + 4)))) part(end);
    }
  if (/feet(?:to|an|al|of|mo|fr|th|on|in)/i.test(text))
    for (const { 0: words, index } of text.matchAll(FEET)) part(index + words.length);
  for (const mark of MARKS)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
      if (
        at > 1 &&
        isLetter(text.charCodeAt(at + 1)) &&
        isLetter(text.charCodeAt(at - 2)) &&
        isSmall(text.charCodeAt(at - 1))
      )
        part(at + 1);
  return found.length < 2 ? found : found.sort((one, other) => one.start - other.start);
}
