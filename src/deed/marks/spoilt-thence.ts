// Takes: folded text. Gives: the places where a sign stands for letters of "thence": "th~nce", "th@nce", "THEN~", "then�e", "~hence".
// Never: by the letters alone: it must stand where a course may begin, and what follows must run somewhere.
import { isLetter } from '../words/peek.ts';
import { before } from '../words/before.ts';
import { runs, type ThenceFound } from './thence-word.ts';

/** What readers of scans give for a letter they cannot read. */
const SIGNS = [...'~\ufffd\u25a0\u2022@#%*?^|{<¢£€$'];
const CODES = new Set(SIGNS.map((sign) => sign.charCodeAt(0)));
const isSign = (unit: number): boolean => CODES.has(unit);
const mayBegin = before(
  /(?:^|[;:,.)\]\n]|\band|&|\b(?:feet|ft|rods?|chains?|links?|poles?|beginning|running))["'\s]{0,4}/,
);
const [SHORTEST, LONGEST, LEAST_RIGHT] = [5, 8, 4];

export function spoiltThences(text: string): ThenceFound[] {
  const found: ThenceFound[] = [];
  let passed = 0;
  for (const sign of SIGNS)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, Math.max(at + 1, passed))) {
      const one = wordAround(text, at);
      passed = Math.max(passed, one.lead);
      if (isThence(text.slice(one.start, one.lead)) && mayBegin(text, one.start) && runs(text, one.lead))
        found.push(one);
    }
  return found.length > 1 ? found.sort((a, b) => a.start - b.start) : found;
}

const isOfWord = (unit: number): boolean => isLetter(unit) || isSign(unit);

function wordAround(text: string, at: number): ThenceFound {
  let start = at;
  while (start > at - LONGEST && isOfWord(text.charCodeAt(start - 1))) start--;
  let lead = at + 1;
  while (lead < at + LONGEST && isOfWord(text.charCodeAt(lead))) lead++;
  return { start, lead };
}

const THENCE = 'thence';

/** Each sign for none to two letters, and at least four letters right. */
function isThence(word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || lettersIn(word) < LEAST_RIGHT) return false;
  const fits = (at: number, from: number, right: number): boolean => {
    if (at === word.length) return from === THENCE.length && right >= LEAST_RIGHT;
    if (!isSign(word.charCodeAt(at))) return word[at] === THENCE[from] && fits(at + 1, from + 1, right + 1);
    for (let letters = 0; letters <= 2; letters++)
      if (from + letters <= THENCE.length && fits(at + 1, from + letters, right)) return true;
    return false;
  };
  return fits(0, 0, 0);
}

function lettersIn(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) if (!isSign(word.charCodeAt(i))) letters++;
  return letters;
}
