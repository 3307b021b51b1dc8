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

/** By length, place and letter: which of the known words of that length may have it there, as bits. */
const MAY_STAND = new Map<number, Int32Array>();
const UNITS = 128;
for (const [length, known] of BY_LENGTH) {
  if (known.length > 31) throw new Error('There are more words of a length than a number has room for.');
  const places = new Int32Array(length * UNITS);
  known.forEach((word, bit) => {
    [...word].forEach((letter, i) => {
      for (const like of letter + (ALIKE[letter] ?? ''))
        for (const form of [like, like.toUpperCase()]) places[i * UNITS + form.charCodeAt(0)]! |= 1 << bit;
    });
  });
  MAY_STAND.set(length, places);
}

/** Told letter by letter, without cutting the word out: most are near to none. */
function mayBeMeant(text: string, from: number, to: number): boolean {
  const places = MAY_STAND.get(to - from);
  if (!places) return false;
  let left = -1;
  for (let at = from, row = 0; at < to && left !== 0; at++, row += UNITS) left &= places[row + text.charCodeAt(at)]!;
  return left !== 0;
}

const [LETTER, LIKE_LETTER, OTHER] = [1, 2, 4];
/** What a character of a word is: a letter, a figure like one, another; 0 for what is none of a word's. */
const KINDS = new Uint8Array(2 ** 16);
for (let unit = 0; unit < UNITS; unit++) {
  const character = String.fromCharCode(unit);
  if (/\w/.test(character))
    KINDS[unit] = /[a-z]/i.test(character) ? LETTER : /[015]/.test(character) ? LIKE_LETTER : OTHER;
}
const kindAt = (text: string, at: number): number => (at < text.length ? KINDS[text.charCodeAt(at)]! : 0);
const NONE_BEFORE = '°\'"./';

/** A word with a figure in it, or one long enough to be no other word. */
const mayBeDamaged = (length: number, kinds: number): boolean =>
  (kinds & OTHER) === 0 && length < 15 && (length > 4 || (length === 4 && (kinds & LIKE_LETTER) !== 0));

export function mended(words: string): string {
  let [out, done] = ['', 0];
  for (let at = 0; at < words.length; at++) {
    let kind = kindAt(words, at);
    if (kind === 0) continue;
    const start = at;
    let kinds = 0;
    for (; kind !== 0; kind = kindAt(words, ++at)) kinds |= kind;
    if (!mayBeDamaged(at - start, kinds) || !mayBeMeant(words, start, at)) continue;
    const known = start > 0 && NONE_BEFORE.includes(words[start - 1]!) ? null : meant(words.slice(start, at));
    if (known === null) continue;
    out += words.slice(done, start) + known;
    done = at;
  }
  return done === 0 ? words : out + words.slice(done);
}
