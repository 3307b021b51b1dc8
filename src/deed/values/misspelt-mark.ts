// Takes: folded text and the place behind a number. Gives: where the word for degrees, minutes or seconds ends that stands there misspelt or
// spoilt ("ogrees", "deg~ees", "mlnuites", "sccoxds"), before the next number or the wind. Never: another word of its own.
import { codeAt } from '../words/code-at.ts';
import { nearTo } from '../words/near-word.ts';
import { BEGINNINGS } from './number-words.ts';
import { behindAll, headsOf, isFigure, isLetter, isSpace, spaceOr, wordEnd } from '../words/peek.ts';

const near = {
  degrees: nearTo(['degrees', 'degree'], 2),
  minutes: nearTo(['minutes', 'minute'], 2),
  seconds: nearTo(['seconds', 'second'], 2),
};
export type AngleWord = keyof typeof near;

const WINDS = new Set('e w east west and'.split(' '));
const beginsNumber = headsOf(BEGINNINGS);
const isParting = spaceOr('.,;:)');
const [AMPERSAND, SHORTEST, LONGEST] = [38, 5, 9];
/** Near to one of them and words of their own. */
const OWN = new Set(
  'agrees decree decrees trees minus mines minister seconded record records sections section'.split(' '),
);

/** -1 where no such word stands there. */
export function misspeltMarkEnd(text: string, at: number, word: AngleWord): number {
  const start = behindAll(text, at, 2, isSpace);
  let end = start;
  while (end <= start + LONGEST && !isParting(codeAt(text, end)) && end < text.length) end++;
  if (end - start < SHORTEST || end - start > LONGEST) return -1;
  const printed = text.slice(start, end);
  if (!near[word](printed) || OWN.has(printed) || /\d/.test(printed)) return -1;
  const next = behindAll(text, end, 4, isParting);
  const unit = codeAt(text, next);
  if (isFigure(unit) || unit === AMPERSAND) return end;
  return isLetter(unit) && (WINDS.has(text.slice(next, wordEnd(text, next))) || beginsNumber(text, next)) ? end : -1;
}
