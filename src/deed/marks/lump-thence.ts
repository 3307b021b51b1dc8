// Takes: folded text. Gives: the places where letters, figures and signs in one lump are what a scan has left of "thence": "the14ce", "tiience",
// "tfienc$", "then<:e". Never: a word of the language: it must stand where a course may begin, most letters of "thence" must follow each other
// in it, and what follows must run somewhere.
import { runs, type ThenceFound } from './thence-word.ts';

const LUMP = /(?:^|[;:.,)\]\n])["'\s]{0,4}(?<lump>[tf17](?!hence|he\s|o\s|hat\s|his\s)[^\s;,]{4,9}?)[:.]?(?=[\s,])/g;
const THENCE = 'thence';
/** In a lump of letters alone more of them must be right. */
const [LEAST_RIGHT, LEAST_OF_LETTERS] = [4, 5];

export function lumpThences(text: string): ThenceFound[] {
  const found: ThenceFound[] = [];
  LUMP.lastIndex = 0;
  for (let one = LUMP.exec(text); one; one = LUMP.exec(text)) {
    const lump = one.groups!['lump']!;
    const start = one.index + one[0].indexOf(lump);
    LUMP.lastIndex = start + lump.length;
    if (isLikeThence(lump) && runs(text, LUMP.lastIndex)) found.push({ start, lead: LUMP.lastIndex });
  }
  return found;
}

function isLikeThence(lump: string): boolean {
  // "there~" has neither of them.
  if (!/[nc]/.test(lump)) return false;
  return rightIn(lump) >= (/^[a-z]*$/.test(lump) ? LEAST_OF_LETTERS : LEAST_RIGHT);
}

/** How many letters of "thence" follow each other in the lump. */
function rightIn(lump: string): number {
  let row = Array.from({ length: THENCE.length + 1 }, () => 0);
  for (const letter of lump) {
    const next = [0];
    for (let i = 1; i < row.length; i++)
      next.push(letter === THENCE[i - 1] ? row[i - 1]! + 1 : Math.max(row[i]!, next[i - 1]!));
    row = next;
  }
  return row.at(-1)!;
}
