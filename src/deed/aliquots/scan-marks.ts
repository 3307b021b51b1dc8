// Takes: a text of land as a scan gave it. Gives: which of its readers may find anything in it, told by two characters side by side and by
// short or whole words, in one walk. Never: that one does; where a reader may, it asks its own pattern.
import { isSpace } from '../words/peek.ts';
import { isShort } from '../words/triples.ts';
import { unitsOf } from '../words/units.ts';

/** What is looked for, each a bit of one number. */
export const MARK = {
  /** "VV", "\": the strokes of a W. */
  partedW: 1 << 0,
  /** "N-", "S--": a place in figures. */
  code: 1 << 1,
  /** "\1", "'/", " /": a fraction set apart. */
  fraction: 1 << 2,
  wideBlank: 1 << 3,
  /** A hyphen at a line's end. */
  hyphen: 1 << 4,
  /** The second half of a word in two: "tion", "ter". */
  secondHalf: 1 << 5,
  /** "halfof", "quarterof", "„". */
  glued: 1 << 6,
  /** "quarters", "halves", "forties". */
  plural: 1 << 7,
  /** A word behind "section", "township" or "range". */
  numberWord: 1 << 8,
  /** "l" and "ll" by themselves. */
  one: 1 << 9,
  lots: 1 << 10,
  /** "inch", "inclusivc". */
  inclusive: 1 << 11,
  /** "ln". */
  in: 1 << 12,
  /** "y2", "V4": a fraction misread. */
  misreadSign: 1 << 13,
  /** A lone T or R. */
  township: 1 << 14,
  /** "¼.", "1/". */
  pointed: 1 << 15,
  /** A direction's capital with a sign: "N*", "Ej". */
  signed: 1 << 16,
  /** " 0". */
  nought: 1 << 17,
  tag: 1 << 18,
  /** "..", " .". */
  leader: 1 << 19,
  bracket: 1 << 20,
  /** A direction, a township or a range in a small letter by itself. */
  small: 1 << 21,
  /** "3E", "12W". */
  directed: 1 << 22,
} as const;

/** Kinds of characters that pairs are made of; all others are of none. */
const GROUPS = [
  ' ', '\t', '\n', '-', '–—', '0', '1', '24', '356789', '.', '/⁄', '\\', "'’`", '¼½', '%', '<', '[', '„', '*', '^}]{£~!',
  'NS', 'EW', 'nsew', 'yYv', 'V', 'ijJ',
]; // prettier-ignore
const KINDS = new Uint8Array(2 ** 16);
for (let unit = 0; unit < KINDS.length; unit++) if (isSpace(unit)) KINDS[unit] = GROUPS.indexOf('\t') + 1;
GROUPS.forEach((group, i) => {
  for (const character of group) KINDS[character.charCodeAt(0)] = i + 1;
});
const kindsOf = (characters: string): number[] => [...new Set([...characters].map((c) => KINDS[c.charCodeAt(0)]!))];

/** By the kinds of two characters side by side, the first as the higher five bits. */
const PAIRS = new Uint32Array(32 * 32);
function pair(mark: number, firsts: string, seconds: string): void {
  for (const first of firsts === ANY ? EVERY : kindsOf(firsts))
    for (const second of seconds === ANY ? EVERY : kindsOf(seconds)) PAIRS[first * 32 + second]! |= mark;
}
const ANY = '';
const EVERY = Array.from({ length: 32 }, (_, kind) => kind);
const [BLANKS, FIGURES] = [' \t\n', '0123456789'];

pair(MARK.partedW, 'V', 'V');
pair(MARK.partedW | MARK.fraction, ANY, '\\');
pair(MARK.code, 'NS', '-–');
pair(MARK.fraction, `'${BLANKS}`, '/');
pair(MARK.wideBlank, ' ', ' ');
pair(MARK.hyphen, '-', BLANKS);
pair(MARK.glued, ANY, '„');
pair(MARK.misreadSign, 'yV', '2%');
pair(MARK.pointed, '¼', '.');
pair(MARK.pointed, '1', '/');
pair(MARK.signed, 'NE', 'i/*^');
pair(MARK.signed, ' ', '*');
pair(MARK.nought, BLANKS, '0');
pair(MARK.tag, ANY, '<');
pair(MARK.leader, ' .', '.');
pair(MARK.bracket, ANY, '[');
pair(MARK.small, 'n', '2');
pair(MARK.directed, FIGURES, 'E');

const LETTERS = new Uint8Array(2 ** 16);
for (let letter = 1; letter <= 26; letter++) LETTERS[64 + letter] = LETTERS[96 + letter] = letter;

/** The last six letters of a word as one number; a shorter word is told whole. */
const SIX_LETTERS = 2 ** 30 - 1;
const tailOf = (word: string): number =>
  [...word].reduce((tail, letter) => ((tail << 5) | LETTERS[letter.charCodeAt(0)]!) & SIX_LETTERS, 0);
const slotOf = (tail: number): number => (tail ^ (tail >>> 12) ^ (tail >>> 22)) & 0xfff;

/** By how a word ends; words that share a slot are told as one. */
const TAILS = new Uint32Array(2 ** 12);
/** The words that a number may follow in words: no mark by themselves. */
const NUMBERED = 1 << 30;
function words(mark: number, list: string): void {
  for (const word of list.split(' ')) TAILS[slotOf(tailOf(word))]! |= mark;
}
words(
  MARK.secondHalf,
  'tion tions ion ions secti ship ships hip hips ter ters er ers rter rters teen teens een eens ty tys dred dreds th ths uth uths rth rths ' +
    'ge ges tional tionals dian dians',
);
words(MARK.glued, 'halfof quarterof quartersof');
words(MARK.plural, 'quarters q qrs qtrs halves hlvs forty forties');
words(MARK.one, 'l ll');
words(MARK.lots, 'lots');
words(MARK.inclusive, 'inch inclusivc');
words(MARK.in, 'ln');
words(MARK.township, 't r');
words(NUMBERED, 'section sections township townships range ranges');

/** Words of one letter or two that begin with a small one. */
const SMALL_WORDS = new Uint8Array(2 ** 10);
for (const word of 'n s e w t r ne nw se sw ee ew we ww'.split(' ')) SMALL_WORDS[tailOf(word)] = 1;
const SMALL_LETTERS = 97;

let known = '';
let marks = 0;

/** Whether the text may show one of the marks given. One text at a time: its readers ask one after another. */
export function mayShow(text: string, mark: number): boolean {
  if (isShort(text)) return true;
  if (text !== known) marks = marksOf(text);
  known = text;
  return (marks & mark) !== 0;
}

function marksOf(text: string): number {
  const units = unitsOf(text); // a nought behind the last character ends the last word
  let [found, kindBefore, tail, numbered] = [0, 0, 0, -9];
  for (let i = 0; i <= text.length; i++) {
    const unit = units[i]!;
    const kind = KINDS[unit]!;
    found |= PAIRS[kindBefore * 32 + kind]!;
    kindBefore = kind;
    const letter = LETTERS[unit]!;
    if (letter !== 0) {
      if (tail === 0 && i - numbered <= 2) found |= MARK.numberWord;
      tail = ((tail << 5) | letter) & SIX_LETTERS;
    } else if (tail !== 0) {
      const word = TAILS[slotOf(tail)]!;
      if ((word & NUMBERED) !== 0) numbered = i;
      found |= word;
      if (tail < 1024 && SMALL_WORDS[tail] === 1 && units[i - (tail < 32 ? 1 : 2)]! >= SMALL_LETTERS)
        found |= MARK.small;
      tail = 0;
    }
  }
  return found;
}
