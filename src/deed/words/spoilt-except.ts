// Takes: folded text. Gives: the places where a scan has spoilt one letter of "except", and how they are to be read: "exccpt", "Bxcepting",
// "EXCEP1'ING", "exceptiug"; and a letter of the article behind it: "except th~ north half". Never: another word; missed, what is taken off the land would be left on it.
import { isFigure, isLetter } from './peek.ts';
import type { Reread } from './reread.ts';

const WORD = 'except';
const ENDING = 'ing';
/** "EXCEP1'ING": one letter read as two marks. */
const IN_TWO = /excep(?:['"|!1il]{2})[il1!]ng(?![a-z])/y;

/** All but one of its letters, in their places, have an x or end so; both are rare. */
export function spoiltExcepts(folded: string): Reread[] {
  const found: Reread[] = [];
  const take = (start: number): void => {
    const one = start < 0 ? null : spoiltAt(folded, start);
    if (one) found.push(one);
    const article = articleBehind(folded, start);
    if (article) found.push(article);
  };
  for (let at = folded.indexOf('x'); at >= 0; at = folded.indexOf('x', at + 1)) take(at - 1);
  for (let at = folded.indexOf('cept'); at >= 0; at = folded.indexOf('cept', at + 1))
    if (folded.charAt(at - 1) !== 'x') take(at - 2);
  return found.length > 1 ? found.sort((a, b) => a.start - b.start) : found;
}

const ARTICLE = /except(?:ing)?,?\s{1,3}(?<article>th[^\sa-z\d]|t[^\sa-z\d]e|[^\sa-z\d(]he)(?=\s)/y;

/** "except th~ following tracts": what is excepted begins with its article. */
function articleBehind(folded: string, start: number): Reread | null {
  ARTICLE.lastIndex = start;
  const article = start < 0 ? undefined : ARTICLE.exec(folded)?.groups?.['article'];
  return article === undefined ? null : { start: ARTICLE.lastIndex - 3, end: ARTICLE.lastIndex, read: 'the' };
}

const TURNED = new Set(['execpt', 'excpet', 'excetp', 'ecxept', 'xecept']);
/** "exept the north 40 feet": shorter than the word, it is read as another that excepts. */
const SHORTER = /(?:exept|excpt|excet|excep)(?=,?\s+(?:the|that|those|an?|all|any|from|therefrom)\b)/y;

function spoiltAt(folded: string, start: number): Reread | null {
  SHORTER.lastIndex = start;
  if (SHORTER.test(folded) && !isOfWord(folded.charCodeAt(start - 1))) return { start, end: start + 5, read: ' less' };
  const excluding = spoiltWhole(folded, start, 'excluding');
  if (excluding) return excluding;
  let right = lettersRight(folded, start, WORD);
  if (right < WORD.length - 1 && TURNED.has(folded.slice(start, start + WORD.length))) right = WORD.length - 1;
  if (right < WORD.length - 1 || isOfWord(folded.charCodeAt(start - 1))) return null;
  const end = start + WORD.length;
  IN_TWO.lastIndex = start;
  if (right < WORD.length && IN_TWO.test(folded))
    return { start, end: IN_TWO.lastIndex, read: `${WORD}${ENDING}`.padEnd(IN_TWO.lastIndex - start) };
  if (right < WORD.length && /\s/.test(folded.slice(start, end))) return null;
  const ending = endingAt(folded, end);
  if (ending < 0) return null;
  const read = ending === 0 ? WORD : WORD + (ending === ENDING.length ? ENDING : folded.slice(end, end + ending));
  return read === folded.slice(start, end + ending) ? null : { start, end: end + ending, read };
}

function lettersRight(folded: string, start: number, word: string): number {
  let right = 0;
  for (let i = 0; i < word.length; i++) if (folded.charCodeAt(start + i) === word.charCodeAt(i)) right++;
  return right;
}

/** "exc1uding": a word of its own with one letter spoilt. */
function spoiltWhole(folded: string, start: number, word: string): Reread | null {
  const end = start + word.length;
  if (lettersRight(folded, start, word) !== word.length - 1) return null;
  if (isOfWord(folded.charCodeAt(start - 1)) || isOfWord(folded.charCodeAt(end))) return null;
  return /\s/.test(folded.slice(start, end)) ? null : { start, end, read: word };
}

/** How long the rest of the word is: nothing, "ing" with one letter spoilt, "ed", "ion"; -1 where it is another word. */
function endingAt(folded: string, at: number): number {
  if (!isOfWord(folded.charCodeAt(at))) return 0;
  const rest = /^[a-z\d!|]{2,4}/.exec(folded.slice(at, at + 4))?.[0] ?? '';
  if (rest === 'ed') return rest.length;
  if (rest.length !== ENDING.length) return -1;
  let right = 0;
  for (let i = 0; i < ENDING.length; i++) if (rest[i] === ENDING[i]) right++;
  return right >= 2 ? ENDING.length : -1;
}

const isOfWord = (unit: number): boolean => isLetter(unit) || isFigure(unit);
