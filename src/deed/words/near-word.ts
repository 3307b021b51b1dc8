// Takes: a word as a scan gives it, and the words it may have been. Gives: whether it is one of them but for a few letters.
// Never: which one; a word that is near is no word read.

/** How many letters must be changed, put in or left out to make one word of the other; more than `most` is not counted. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++)
      row.push(
        Math.min(
          above[j]! + 1,
          row[j - 1]! + 1,
          above[j - 1]! + (one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1),
        ),
      );
    above = row;
  }
  return Math.min(above[other.length]!, most + 1);
}

/** A question about one word: whether it is one of those given but for a letter or two, as "rn" is for "m" or "li" for "h". */
export function nearTo(words: readonly string[], most: number): (word: string) => boolean {
  return (word) => words.some((known) => sharesAnEnd(word, known) && lettersApart(word, known, most) <= most);
}

/** Misreadings seldom spoil both ends of a word; asked first, for most words are near to none. */
const sharesAnEnd = (one: string, other: string): boolean =>
  one.charCodeAt(0) === other.charCodeAt(0) || one.charCodeAt(one.length - 1) === other.charCodeAt(other.length - 1);
