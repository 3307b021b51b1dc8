// Takes: a text. Gives: it with one blank between the words of its prose, as typists that set two behind a point, and lines set to both edges, have not.
// Never: a change in a row, whose cells wide blanks part.

const WIDE = /(?<=\S)[ \t]{2,}(?=\S)/g;
const WORD = /[A-Za-z]{3,}/g;
/** A line with fewer words is a row. */
const FEWEST = 5;

export function evenBlanks(text: string): string {
  if (!text.includes('  ') && !text.includes('\t')) return text;
  return text
    .split('\n')
    .map((line) => ((line.match(WORD)?.length ?? 0) < FEWEST ? line : line.replace(WIDE, ' ')))
    .join('\n');
}
