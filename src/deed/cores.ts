// Takes: the folded words of a course and a list of three letters each. Gives: which of them may stand in the words, as the bits of one
// number, by one walk over the words for all. Never: that they do: other letters may share their place in the table.

const SIZE = 2 ** 12;
const letterOf = (unit: number): number => (unit >= 97 && unit <= 122 ? unit - 96 : 0);
const numberOf = (three: number): number => (three ^ (three >>> 5)) & (SIZE - 1);

/** Three letters, several of them with blanks between, and the bit they set. */
type Cores = readonly (readonly [letters: string, bit: number])[];

export function coreReader(cores: Cores): (words: string) => number {
  const bits = new Uint16Array(SIZE);
  for (const [letters, bit] of cores)
    for (const three of letters.split(' '))
      bits[numberOf([...three].reduce((sum, letter) => (sum << 5) | letterOf(letter.charCodeAt(0)), 0))]! |= bit;
  return (words) => {
    let found = 0;
    let three = 0;
    for (let i = 0; i < words.length; i++) {
      three = ((three << 5) | letterOf(words.charCodeAt(i))) & 0x7fff;
      found |= bits[numberOf(three)]!;
    }
    return found;
  };
}
