// Takes: tracts with their notes on what is described without courses. Gives: each note once, on the tract that it is said of.
// Never: a note for words that are a tract of their own.
import type { Tract } from '../../contract/extraction.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';

const NOTE = /(?:Added|Excepted) without courses: “(?<words>[^”]*)”\.\s?/g;
/** Enough of the words to know them by; the rest may be cut. */
const KNOWN = 60;

const plain = (words: string): string => oneLine(words).replace(/[“”]/g, '"').toLowerCase();

/** Without what stands in `words`, the text of a parcel that is a tract. */
export function withoutNotesOf(notes: string | null, words: string): string | null {
  if (notes === null) return null;
  const parcel = plain(words);
  const left = notes.replace(NOTE, (note, quote: string) =>
    parcel.includes(plain(quote).replace(/\s…$/, '').slice(0, KNOWN)) ? '' : note,
  );
  return left.trim() === '' ? null : left.trim();
}

const OUT_OF = new RegExp(
  wording`
    ^\S.{0,40}?\b(?:from|out of|of) (?:said )?
    (?:(?<name>(?:tract|parcel) (?:no\. |number )?\S{1,6}?)(?=[\s:,.]|$)
    |(?:the )?(?<ordinal>first|second|third|fourth)(?:[\s-]+(?:above|described|named|mentioned|said)){0,3} (?:tract|parcel|piece|lot)\b)`,
  'i',
);
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "Parcel No. 2" and "Parcel Two" are one name. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:no\.|number)\s/, '')
    .replace(/(?<=\s)[a-z]{3,5}$/, (word) => {
      const number = NUMBERS.indexOf(word) + 1;
      return number === 0 ? word : String(number);
    });

/** The tract that the words except from; -1 where they name none. */
function namedIn(words: string, tracts: readonly Tract[]): number {
  const { name, ordinal } = OUT_OF.exec(words)?.groups ?? {};
  if (name !== undefined) {
    const plainly = plainName(name);
    return tracts.findIndex((one) => plainName(one.name) === plainly);
  }
  if (ordinal === undefined) return -1;
  const own = tracts.filter((one) => !one.is_exception);
  const one = own[ORDINALS.indexOf(ordinal.toLowerCase())];
  return one ? tracts.indexOf(one) : -1;
}

/** "LESS AND EXCEPT from Tract I: …" stands on Tract I, wherever the paper says it. */
export function notesOnTheirTracts(given: readonly Tract[]): Tract[] {
  const tracts = [...given];
  given.forEach((tract, i) => {
    if (tract.notes?.includes('Excepted without courses') !== true) return;
    for (const { 0: note, groups } of tract.notes.matchAll(NOTE)) {
      const at = namedIn(groups!['words']!, tracts);
      if (at < 0 || at === i || !note.startsWith('Excepted')) continue;
      const { notes } = tracts[at]!;
      tracts[at] = { ...tracts[at]!, notes: notes === null ? note.trim() : `${notes} ${note.trim()}` };
      const left = tracts[i]!.notes!.replace(note, '').trim();
      tracts[i] = { ...tracts[i]!, notes: left === '' ? null : left };
    }
  });
  return tracts;
}
