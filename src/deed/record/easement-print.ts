// Takes: words as a scan left them. Gives: the same words with the letters of an easement's own words mended, at the same places.
// Never: a changed length, nor a figure that is mended.

/** The words that tell of easements, each with the letters that scans take for one another. */
const WORDS =
  'easement easements perpetual permanent temporary exclusive nonexclusive width wide strip utility utilities drainage drain sewer sanitary water line lines pipeline pipe electric transmission distribution telephone ingress egress access road roadway construct construction maintain maintenance operate operation grant grants hereby reserving reserves forever right feet foot each side center'.split(
    ' ',
  );
const ALIKE: Readonly<Record<string, string>> = {
  l: '1li',
  i: '1li',
  o: '0oc',
  e: 'eco',
  c: 'ceo',
  t: 'tf',
  h: 'hb',
  s: 's5',
  n: 'nu',
  u: 'un',
};

const isPlain = new Set(WORDS);
const BY_LENGTH = new Map<number, string[]>();
for (const word of WORDS) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word]);

/** At most two letters of a long word, one of a short one, are another's. */
function meant(word: string): string | null {
  const small = word.toLowerCase();
  if (isPlain.has(small)) return null;
  for (const known of BY_LENGTH.get(word.length) ?? []) {
    let other = 0;
    for (let i = 0; i < known.length && other < 3; i++) {
      if (small[i] === known[i]) continue;
      other += ALIKE[known[i]!]?.includes(small[i]!) ? 1 : 3;
    }
    if (other > 0 && other <= (known.length > 6 ? 2 : 1)) return known;
  }
  return null;
}

/** A word with a figure in it, or one long enough to be no other word. */
const MAY_BE_DAMAGED = /(?<![\w°'"./])(?:[a-z015]{5,14}|(?=[a-z]*[015])[a-z015]{4})(?!\w)/gi;

export function mended(words: string): string {
  return words.replace(MAY_BE_DAMAGED, (word) => meant(word) ?? word);
}
