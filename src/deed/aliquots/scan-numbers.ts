// Takes: a text of land as a scan gave it. Gives: the same with numbers in words spelled as they are behind "section", "township" and "range":
// "thirty-tliree", "twenty-fonr", "sevcn". Never: a number that two misreadings of one print would give.
import { ONES, TENS } from '../words/lexicon.ts';
import { replaced, type Printed } from './printed.ts';
import { beginsAsNumber, MARK, mayShow } from './scan-marks.ts';

const NUMBERS = [...Object.keys(ONES).filter((word) => ONES[word]! > 0), ...Object.keys(TENS)];
const KNOWN = new Set(NUMBERS);

/** Letters that scans take for one another, as one of them; no two numbers are the same then. */
const outlineOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=[tg])li|ii(?=r)/g, 'h')
    .replace(/[ceo0]/g, 'o')
    .replace(/[nu]/g, 'n')
    .replace(/[il1tfj!|]/g, 'l')
    .replace(/[hbk]/g, 'h')
    .replace(/[vy]/g, 'v');
const BY_OUTLINE = new Map(NUMBERS.map((word) => [outlineOf(word), word]));

const MISREAD =
  /(?<=[\s-])(?=[a-z])(?<=(?<![A-Za-z])(?:sections?|townships?|ranges?)\s{1,2}(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-]{1,2})?)[A-Za-z][A-Za-z01!|]{2,9}(?:-[A-Za-z][A-Za-z01!|]{2,5})?(?=[\s,;.)]|$)/gi;

/** Words that real sentences have there. */
const OTHER = new Set(['live', 'tour', 'ton', 'fen']);

export const withNumberWords = (print: Printed): Printed =>
  mayShow(print.text, MARK.numberWord) ? replaced(print, MISREAD, ([words]) => numberOf(words)) : print;

/** Each word of it known, or known by its outline; null where it is none, or none of it is misread. */
function numberOf(words: string): string | null {
  const small = words.toLowerCase();
  if (KNOWN.has(small)) return null;
  const read: string[] = [];
  for (const word of small.split('-')) {
    const number = KNOWN.has(word) ? word : misreadNumber(word);
    if (number === undefined) return null;
    read.push(number);
  }
  const spelled = read.join('-');
  return spelled === small ? null : spelled;
}

const misreadNumber = (word: string): string | undefined =>
  !beginsAsNumber(word) || OTHER.has(word) ? undefined : BY_OUTLINE.get(outlineOf(word));
