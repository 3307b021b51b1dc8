// Takes: a text as it was printed. Gives: what a north or south is glued to, read with a blank before it: "his landS. 87 30 W.", "ChordN 41-15 E".
// Never: a plural or a name: a small letter, a capital N or S, the figures of an angle and an E or W.
import type { Reread } from './reread.ts';

const GLUED =
  /[a-z](?=[NS]\.?\s{0,2}[0-8]?\d(?:[°*\s.½¼¾-]{1,3}[\d/]{1,3}){0,3}[\s°'"’”′″.½¼¾]{0,4}(?:[EW](?![a-zA-Z])|East\b|West\b))/g;
const MAY_GLUE = /[a-z][NS]\.?\s{0,2}\d/;
/** What a word that tells of a value is shortened to; of others the last letter gives way. */
const SHORTER: readonly (readonly [word: string, read: string])[] = [
  ['chord', 'chd= '],
  ['feet', 'ft  '],
];

export function gluedWinds(text: string): Reread[] {
  const found: Reread[] = [];
  if (!MAY_GLUE.test(text)) return found;
  GLUED.lastIndex = 0;
  for (let m = GLUED.exec(text); m; m = GLUED.exec(text)) found.push(blankBefore(text, m.index + 1));
  return found;
}

function blankBefore(text: string, end: number): Reread {
  for (const [word, read] of SHORTER)
    if (text.slice(end - word.length, end).toLowerCase() === word) return { start: end - word.length, end, read };
  return { start: end - 1, end, read: ' ' };
}
