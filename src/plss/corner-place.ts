// Takes: words around a corner. Gives: them in plain spelling, and the township, range and meridian they print.
// Never: a township or range half read; where the word stands and its number or direction does not, there is no place.
import { meridiansNamed } from './meridian-code.ts';
import type { PlaceNames } from './aliquot-place.ts';

const LONGEST = 2000;

/** Lower case, one space, fractions as 1/4, marks-up gone, the dots of abbreviations kept off the patterns' way. */
export function plainWords(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/<[^<>]{1,20}>/g, ' ')
    .toLowerCase()
    .replace(/¼/g, '1/4')
    .replace(/½/g, '1/2')
    .replace(/(?<=[nsew])\s?(?=1\/[24])/g, ' ')
    .replace(/(?<=1\/[24])(?=[nsew])/g, ' ')
    .replace(/\b(n|s)\.\s?(e|w)\.(?=\s)/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}

const TOWNSHIP = /\bt(?:ownship|wp\.?|\.)?\s?(?:no\.?\s)?(\d{1,3})\s?(1\/2)?[\s-]*(n|s)(?:orth|outh|o\.)?(?![a-z])/;
const RANGE = /\br(?:ange|ge\.?|\.)?\s?(?:no\.?\s)?(\d{1,3})\s?(1\/2)?[\s-]*(e|w)(?:ast|est)?(?![a-z])/;
const MERIDIAN = /\b(?:of the |the )?((?:[\w.&-]+ ){1,6}?(?:(?:principal )?meridian|p\.? ?m\b\.?))/g;
const INITIALS =
  /\b(?:m\.?d\.?|s\.?b\.?|s\.?l\.?|g\.?\s?&?\s?s\.?r\.?|h\.?|w\.?|u\.?s\.?)\s?(?:b\.?\s?(?:&|and)\s?)?m\b\.?/;

/** Section left empty: the phrase says which. */
export function placeIn(text: string): Omit<PlaceNames, 'state'> | null {
  const township = TOWNSHIP.exec(text);
  const range = RANGE.exec(text);
  if (township === null && /\btownship\s\S*\d|\bt\.\s?\d/.test(text)) return null;
  if (range === null && (/\brange\s\S*\d|\br\.\s?\d/.test(text) || township !== null)) return null;
  if (township === null && range !== null) return null;
  const step = (found: RegExpExecArray | null): string =>
    found === null ? '' : `${found[1]}${found[2] ? ' 1/2' : ''}${found[3]!.toUpperCase()}`;
  return { section: '', township: step(township), range: step(range), meridian: meridianIn(text) };
}

/** The name of a meridian printed in the text, by the table; "" when none is. */
export function meridianIn(text: string): string {
  for (const found of text.matchAll(MERIDIAN)) {
    const words = found[1]!.split(' ');
    for (let from = 0; from < words.length && !/^(?:principal|meridian|p\.?m?\.?)$/.test(words[from]!); from += 1) {
      const [named] = meridiansNamed(words.slice(from).join(' '));
      if (named !== undefined) return named.name;
    }
  }
  const initials = INITIALS.exec(text);
  return initials === null ? '' : initials[0];
}
