// Takes: a text of land as a scan gave it. Gives: the same with numbers in words spelled as they are behind "section", "township" and "range":
// "thirty-tliree", "twenty-fonr", "sevcn". Never: a number that two misreadings of one print would give.
import { ONES, TENS } from '../words/lexicon.ts';
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

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
/** How a number may begin with its letters misread, by the first three of them: most words behind "section" are none. */
const ALIKE = ['ceo0', 'nu', 'il1tfj!|', 'hbk', 'vy'];
const readAs = (letter: string): string => `[${ALIKE.find((letters) => letters.includes(letter)) ?? letter}]`;
const MAY_BE_NUMBER = new RegExp(
  `^(?:${NUMBERS.map((word) => `${readAs(word[0]!)}${word[1] === 'h' ? '(?:[hbk]|li|ii)' : readAs(word[1]!)}${readAs(word[2]!)}`).join('|')})`,
);
const BY_OUTLINE = new Map(NUMBERS.map((word) => [outlineOf(word), word]));

const MISREAD =
  /(?<=[\s-])(?=[a-z])(?<=(?<![A-Za-z])(?:sections?|townships?|ranges?)\s{1,2}(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-]{1,2})?)[A-Za-z][A-Za-z01!|]{2,9}(?:-[A-Za-z][A-Za-z01!|]{2,5})?(?=[\s,;.)]|$)/gi;

/** Words that real sentences have there. */
const OTHER = new Set(['live', 'tour', 'ton', 'fen']);

export const withNumberWords = (print: Printed): Printed =>
  mayShow(print.text, MARK.numberWord) ? replaced(print, MISREAD, ([words]) => numberOf(words)) : print;

/** Each word of it known, or known by its outline; null where it is none, or none of it is misread. */
function numberOf(words: string): string | null {
  const read = words.split('-').map((word) => {
    const small = word.toLowerCase();
    if (KNOWN.has(small)) return small;
    return OTHER.has(small) || !MAY_BE_NUMBER.test(small) ? undefined : BY_OUTLINE.get(outlineOf(small));
  });
  if (read.some((word) => word === undefined)) return null;
  const spelled = read.join('-');
  return spelled === words.toLowerCase() ? null : spelled;
}
