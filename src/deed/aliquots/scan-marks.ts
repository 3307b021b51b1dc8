// Takes: a text of land as a scan gave it. Gives: which of its readers may find anything in it, told by two characters side by side and by
// short or whole words, in one walk. Never: that one does; where a reader may, it asks its own pattern.
import { ONES, TENS } from '../words/lexicon.ts';
import { LOOK_ALIKES } from '../words/look-alikes.ts';
import { exactly, isSpace } from '../words/peek.ts';
import { isShort } from '../words/triples.ts';
import { unitsOf } from '../../document/text-units.ts';
import { TELLING_HEADS, TELLING_WORDS } from './parted-words.ts';

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
  /** A word that may be a number behind "section", "township" or "range". */
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
  /** A Greek or Cyrillic letter that looks like a Latin one. */
  lookAlike: 1 << 23,
  /** "half", "quarter". */
  inWords: 1 << 24,
  /** "northeast": a quarter may follow. */
  direction: 1 << 25,
  sections: 1 << 26,
  /** "1'5", "'4": a mark right beside a figure. */
  speck: 1 << 27,
} as const;

/** Kinds of characters that pairs are made of; all others are of none. */
const GROUPS = [
  ' ', '\t', '\n', '-', '–—', '0', '1', '24', '356789', '.', '/⁄', '\\', "'’`·", '¼½', '%', '<', '[', '„', '*', '^}]{£~!',
  'NS', 'EW', 'nsew', 'yYv', 'V', 'ijJ', [...LOOK_ALIKES.keys()].join(''),
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
pair(MARK.speck, FIGURES, "'*^");
pair(MARK.speck, "'*^", FIGURES);
pair(MARK.lookAlike, ANY, GROUPS.at(-1)!);

const LETTERS = new Uint8Array(2 ** 16);
for (let letter = 1; letter <= 26; letter++) LETTERS[64 + letter] = LETTERS[96 + letter] = letter;

/** The last six letters of a word as one number; a shorter word is told whole. */
const SIX_LETTERS = 2 ** 30 - 1;
const tailOf = (word: string): number =>
  [...word].reduce((tail, letter) => ((tail << 5) | LETTERS[letter.charCodeAt(0)]!) & SIX_LETTERS, 0);
/** Spread by a number that keeps the commonest words out of the slots of those looked for. */
const slotOf = (tail: number): number => Math.imul(tail, 0x65b4a0fd) >>> 18;

/** By how a word ends; words that share a slot are told as one. */
const TAILS = new Uint32Array(2 ** 14);
/** The words that a number may follow in words: no mark by themselves. */
const NUMBERED = 1 << 30;
function words(mark: number, list: string): void {
  for (const word of list.split(' ')) TAILS[slotOf(tailOf(word))]! |= mark;
}
words(MARK.secondHalf, TELLING_WORDS.flatMap((half) => (half === 'ction' ? half : [half, `${half}s`])).join(' '));
words(MARK.glued, 'halfof quarterof quartersof');
words(MARK.plural, 'quarters q qrs qtrs halves hlvs forty forties');
words(MARK.inWords, 'half quarter');
words(MARK.direction, 'northeast northwest southeast southwest');
words(MARK.sections, 'section sections secs sec see sees');
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
/** Figures and signs that scans make of a word's first letter: "5outh", "8ection", "0f". */
const isForLetter = exactly('058$');

/** The first three characters of a word as one number: its letters, and the signs that letters are misread as. */
const SIGNS = Uint8Array.from(LETTERS);
[...'0145!'].forEach((sign, i) => (SIGNS[sign.charCodeAt(0)] = 27 + i));
SIGNS['|'.charCodeAt(0)] = SIGNS['!'.charCodeAt(0)]!;
const headAt = (units: Uint16Array, at: number): number =>
  (SIGNS[units[at]!]! << 10) | (SIGNS[units[at + 1]!]! << 5) | SIGNS[units[at + 2]!]!;

/** How words begin that are misprints of the survey's words, and numbers, misread or not. */
const HEADS = new Uint8Array(2 ** 15);
const [MISPRINT, NUMBER, SECOND_HALF] = [1, 2, 4];
function head(mark: number, firsts: string, seconds: string, thirds: string): void {
  for (const first of firsts)
    for (const second of seconds)
      for (const third of thirds)
        HEADS[
          headAt(
            Uint16Array.from([first, second, third], (sign) => sign.charCodeAt(0)),
            0,
          )
        ]! |= mark;
}
for (const [first, second, third] of TELLING_HEADS) head(SECOND_HALF, first!, second!, third!);
/** By the letters of scan-words.ts: section, south, township, range, quarter, north, and, the, half, east, west. */
for (const list of [
  's58$ eco ceot',
  's58$ oce0 uni',
  't oa0ec wva',
  'rkeb aeu num',
  'q unao aeuos',
  'og u a',
  'q i i',
  'nu oce0 rtvi',
  'mh o rt',
  'a u d',
  'p ao ivn',
  't l i',
  't bn ec',
  't i i',
  't h co',
  'l i ao4',
  'bn ao4 l',
  'h 4os l',
  'ilf h e',
  'h a4o 1i!|',
  'h a l',
  'ceofb a s',
  'e so s',
  'w ceo sa',
  'v v eco',
  'v e s',
  'a v eco',
])
  // prettier-ignore
  head(MISPRINT, ...(list.split(' ') as [string, string, string]));
head(MISPRINT, 'ce0a', 'f', ' '); // "cf the", "ef the"
head(MISPRINT, 'o', 'lt1i', ' ');
/** By the outlines of scan-numbers.ts: letters that scans take for one another. */
const ALIKE = ['ceo0', 'nu', 'il1tfj!|', 'hbk', 'vy'];
const alike = (letter: string): string => ALIKE.find((letters) => letters.includes(letter)) ?? letter;
for (const word of [...Object.keys(ONES), ...Object.keys(TENS)].filter((one) => one.length > 2))
  head(NUMBER, alike(word[0]!), alike(word[1]!), alike(word[2]!));
head(NUMBER, 't', 'li', 'i'); // "tliree", "tiiree"

/** For words of three characters or more. */
export const beginsAsNumber = (word: string): boolean =>
  (HEADS[headAt(Uint16Array.of(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2)), 0)]! & NUMBER) !== 0;

let known = '';
let marks = 0;
/** Where words begin that may be misprints. */
let starts = new Int32Array(2 ** 10);
let startCount = 0;

/** Whether a misprint begins anywhere, asked only where words begin as one may. */
export function holdsMisprint(text: string, isMisprint: (at: number) => boolean): boolean {
  if (isShort(text)) return holdsAnywhere(text, isMisprint);
  if (text !== known) marks = marksOf(text);
  known = text;
  for (let i = 0; i < startCount; i++) if (isMisprint(starts[i]!)) return true;
  return false;
}

function holdsAnywhere(text: string, isMisprint: (at: number) => boolean): boolean {
  for (let at = 0; at < text.length; at++) if (isMisprint(at)) return true;
  return false;
}

function pushStart(at: number): void {
  if (startCount === starts.length) {
    const more = new Int32Array(2 * starts.length);
    more.set(starts);
    starts = more;
  }
  starts[startCount++] = at;
}

/** Whether the text may show one of the marks given. One text at a time: its readers ask one after another. */
export function mayShow(text: string, mark: number): boolean {
  if (isShort(text)) return true;
  if (text !== known) marks = marksOf(text);
  known = text;
  return (marks & mark) !== 0;
}

/** Of each character its kind, and above its five bits its letter: both by one look. */
const KIND_AND_LETTER = Uint16Array.from(KINDS, (kind, unit) => kind | (LETTERS[unit]! << 5));

function marksOf(text: string): number {
  const units = unitsOf(text); // a nought behind the last character ends the last word
  let [found, kindBefore, tail, numbered] = [0, 0, 0, -9];
  startCount = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = units[i]!;
    const both = KIND_AND_LETTER[unit]!;
    const kind = both & 31;
    found |= PAIRS[kindBefore * 32 + kind]!;
    kindBefore = kind;
    const letter = both >>> 5;
    if (letter !== 0) {
      if (tail === 0) {
        const begins = HEADS[headAt(units, i)]!;
        if ((begins & MISPRINT) !== 0) pushStart(i);
        if ((begins & SECOND_HALF) !== 0) found |= MARK.secondHalf;
        if (i - numbered <= 2 && (begins & NUMBER) !== 0) found |= MARK.numberWord;
      }
      tail = ((tail << 5) | letter) & SIX_LETTERS;
      continue;
    }
    if (isForLetter(unit) && (HEADS[headAt(units, i)]! & MISPRINT) !== 0) pushStart(i);
    if (tail !== 0) {
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
