// Takes: text as recorded. Gives: the same text in one alphabet for matching: small letters, plain quotes, dashes and blanks.
// Never: changes the length; an offset into the folded text is the same offset into the text itself.

import { withLatinLetters } from './look-alikes.ts';
import { unitsOf } from '../../document/text-units.ts';

const FOLDED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  ʹ: "'",
  '΄': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '˝': '"',
  '‟': '"',
  '〃': '"',
  ʺ: '"',
  º: '°',
  '˚': '°',
  ᵒ: '°',
  '⁰': '°',
  // The degree mark of old character sets, read in a newer one.
  ø: '°',
  '®': '°',
  '¡': '°',
  '∞': '°',
  ﾟ: '°',
  '∘': '°',
  '◦': '°',
  '○': '°',
  // A ring set over the character before it, of two alphabets.
  '\u030a': '°',
  '\u0652': '°',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '―': '-',
  '\u00ad': '-',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u200a': ' ',
  '\u202f': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\ufeff': ' ',
  '\t': ' ',
  '\r': ' ',
  '\f': '\n',
  '\v': '\n',
  // "Â´" is "´" read in the wrong encoding: the first half is nothing.
  Â: ' ',
  â: ' ',
};

/** Wider than the table, in few ranges: a pattern of forty characters takes three times as long. */
const FOLDABLE = /[\t\v-\r`\u00a0\u00a1\u00ad\u00ae\u00b4\u00ba\u00c2\u00e2\u00f8\u0100-\uffff]/g;

/** What each character is folded to where that takes one byte; 0 for all others, and for those whose small form hangs on their neighbours. */
const BYTES = new Uint8Array(2 ** 16);
for (let unit = 1; unit < 256; unit++) BYTES[unit] = byteOf(String.fromCharCode(unit).toLowerCase());
for (const mark of Object.keys(FOLDED)) BYTES[mark.charCodeAt(0)] = byteOf(mark);

function byteOf(small: string): number {
  return (FOLDED[small] ?? small).charCodeAt(0);
}

/** Room for what the characters of a text are folded to. */
let folded = Buffer.alloc(2 ** 16);

/** Quotes and dashes make the engine keep a text in two bytes a character; once they are folded one is enough, and is read faster. */
export function fold(text: string): string {
  const { length } = text;
  if (length > folded.length) folded = Buffer.alloc(2 * length);
  const all = unitsOf(text);
  const bytes = folded;
  for (let i = 0; i < length; i++) {
    const byte = BYTES[all[i]!]!;
    if (byte === 0) return foldedBeyondLatin(text);
    bytes[i] = byte;
  }
  return bytes.toString('latin1', 0, length);
}

/** "â€™" is "’" read in the wrong encoding; what the third character was tells quotes and dashes apart. */
const MISREAD_MARK = /â€(?:([™˜²\u0098\u0099\u00b2])|([³œ\u009c\u009d\u00b3\ufffd])|([“”‘’\u0093\u0094]))/g;
const marked = (_: string, quote?: string, quotes?: string): string =>
  quote === undefined ? (quotes === undefined ? '-  ' : '"  ') : "'  ";

function foldedBeyondLatin(text: string): string {
  const small = lowered(withLatinLetters(text));
  const clear = small.includes('â€') ? small.replace(MISREAD_MARK, marked) : small;
  const out = clear.replace(FOLDABLE, (c) => FOLDED[c] ?? c);
  return BEYOND_LATIN.test(out) ? out : Buffer.from(out, 'latin1').toString('latin1');
}

const BEYOND_LATIN = /[\u0100-\uffff]/;

function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  // A letter whose small form is longer (U+0130) would move every offset after it: leave those as they are.
  let out = '';
  for (const c of text) {
    const small = c.toLowerCase();
    out += small.length === c.length ? small : c;
  }
  return out;
}
