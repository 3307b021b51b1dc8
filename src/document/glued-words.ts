// Takes: pasted text. Gives: where a blank was lost beside the words and marks that courses turn on, as happens where the ends of lines are
// dropped ("runningthence nine rods", "ThenceSouth 12°", "40 feetto a pin", "a pin;thence"), and the blanks that some printers set before
// a comma ("1 ,320 feet ; thence"). Never: inside "thenceforth", or any other word.
import { isBlank, isLetter, isSmall } from './characters.ts';
import { besideValues } from './glued-values.ts';
import type { Gap } from './joints.ts';

const MARK = /[,;:]/g;
const MOST_BLANKS = 5;

/** A blank goes before a comma, a semicolon or a colon; one comes behind it where two words are glued by it. */
export function besideMarks(text: string): Gap[] {
  const gaps: Gap[] = [];
  MARK.lastIndex = 0;
  while (MARK.test(text)) {
    const behind = MARK.lastIndex;
    const at = behind - 1;
    if (at > 0 && isBlank(text.charCodeAt(at - 1))) {
      let start = at - 1;
      while (start > 0 && isBlank(text.charCodeAt(start - 1))) start--;
      if (start > 0 && at - start < MOST_BLANKS && text.charCodeAt(start - 1) > 13)
        gaps.push({ start, end: at, by: '' });
    } else if (behind + 1 < text.length && at > 1 && isLetter(text.charCodeAt(behind)) && partsWords(text, at))
      gaps.push({ start: behind, end: behind, by: ' ' });
  }
  return gaps;
}

/** Two letters of a word on either side; a colon stands inside other things. */
const partsWords = (text: string, at: number): boolean =>
  text.charCodeAt(at) !== 58 &&
  isSmall(text.charCodeAt(at - 1)) &&
  isLetter(text.charCodeAt(at - 2)) &&
  isLetter(text.charCodeAt(at + 2));

const GLUED = /[A-Za-z](?:[Tt]hence|THENCE)|(?:hence|HENCE)[A-Za-z\d]|(?:feet|FEET)(?:[tafmoi]|[TAFMOI])/;
const THENCE = /thence/gi;
const WORD_OF_ITS_OWN = /^(?:for|from|ward|s\b)/i;
/** What stands before it in one word: the end of another. */
const LEADS = /(?:running|run|and|feet|ft|rods|poles|chains|links|corner|beginning|pin|stake|stone|point|post)$/i;
const FEET =
  /\b(?:\d[\d,]*(?:\.\d+)?|hundred|thousand|[a-z]+ty|ten|tenths|hundredths)[\s)-]{1,3}feet(?=(?:to|and|along|of|more|from|thence|on|in)\b)/gi;

export function besideWords(text: string): readonly Gap[] {
  const values = besideValues(text);
  if (!GLUED.test(text)) return values;
  const found: Gap[] = [];
  const part = (at: number): void => void found.push({ start: at, end: at, by: ' ' });
  for (const { index: at } of text.matchAll(THENCE)) {
    const end = at + 6;
    if (at > 0 && isLetter(text.charCodeAt(at - 1)) && LEADS.test(text.slice(Math.max(0, at - 10), at))) part(at);
    if (/[a-z\d]/i.test(text[end] ?? '') && !WORD_OF_ITS_OWN.test(text.slice(end, end + 5))) part(end);
  }
  for (const { 0: words, index } of text.matchAll(FEET)) part(index + words.length);
  const parted = new Set(found.map(({ start }) => start));
  return found.concat(values.filter(({ start }) => !parted.has(start))).sort((one, other) => one.start - other.start);
}
