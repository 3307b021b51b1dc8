// Takes: words of a commencement in one spelling. Gives: the township, range and meridian they print.
// Never: a township or range half read; where the word stands and its number or direction does not, there is no place. Nor one of two.
import { meridiansNamed } from './meridian-code.ts';
import type { PlaceNames } from './aliquot-place.ts';

export type PlacePrinted = Omit<PlaceNames, 'state' | 'section'>;

const PLACE =
  /\bt(?:ownship)?\s?(?<t>\d{1,3})(?<tf>\s1\/2)?,?\s?(?<ns>n|s)\b[,;\s]*(?:and\s|of\s|in\s)?r(?:ange)?\s?(?<r>\d{1,3})(?<rf>\s1\/2)?,?\s?(?<ew>e|w)\b/g;
/** "9 3n 5w" after a section's number. */
const COMPACT =
  /\bsection\s\d{1,2}[,\s]+(?<t>\d{1,3})(?<tf>\s1\/2)?\s?(?<ns>n|s)[,\s]+(?<r>\d{1,3})(?<rf>\s1\/2)?\s?(?<ew>e|w)\b/g;
const HALF_READ = /\btownship\s\S{0,3}\d|\brange\s\S{0,3}\d|\bt\s\d|\br\s\d|\bt\d{1,3}\s?[ns]\b|\br\d{1,3}\s?[ew]\b/;
const MERIDIAN = /\b(?:of the |the )?((?:[\w.&-]+ ){1,6}?(?:(?:principal )?meridian|p\.? ?m\b\.?))/g;
const INITIALS =
  /\b(?:m\.?d\.?|s\.?b\.?|s\.?l\.?|g\.?\s?&?\s?s\.?r\.?|h\.?|w\.?|u\.?s\.?)\s?(?:b\.?\s?(?:&|and)\s?)?m\b\.?/;

const NOWHERE: PlacePrinted = { township: '', range: '', meridian: '' };

/** Null where a township is half read, or two are named. */
export function placeIn(words: string, printed = words): PlacePrinted | null {
  const found = [...words.matchAll(PLACE), ...words.matchAll(COMPACT)].map(({ groups: g }) => ({
    township: `${g!['t']}${g!['tf'] ? ' 1/2' : ''}${g!['ns']!.toUpperCase()}`,
    range: `${g!['r']}${g!['rf'] ? ' 1/2' : ''}${g!['ew']!.toUpperCase()}`,
  }));
  const [first] = found;
  if (first === undefined) return HALF_READ.test(words) ? null : { ...NOWHERE, meridian: meridianIn(printed) };
  if (found.some(({ township, range }) => township !== first.township || range !== first.range)) return null;
  return { ...first, meridian: meridianIn(printed) };
}

/** The name of a meridian printed in the text, by the table; "" when none is. */
export function meridianIn(printed: string): string {
  const text = printed.slice(0, 2000).toLowerCase().replace(/\s+/g, ' ');
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
