// Takes: folded text. Gives: where an azimuth stands without its marks, "Az. 30-46-18, 120 ft", "azimuth 218 52 10", and how it reads with them, in as
// many characters. Never: figures that no word calls an azimuth.
import { beginsAny } from './triples.ts';

export interface BareAzimuth {
  readonly start: number;
  readonly end: number;
  /** The same with a mark for each dash, and one for the comma behind. */
  readonly read: string;
}

const mayRunByAzimuths = beginsAny(['azi', 'az.', 'az ', 'az:', 'az=']);
/** "Az. 30", "azimuth = 30": the word, and what leads to the figure. */
const WORD = String.raw`\b(?:azimuths?|az)(?:\s{0,2}[.:=]|\s+(?:of|is|being))?\s{0,2}`;
/** "azimuth 218 52 feet" may be 218° and 52 feet: blanks part three figures, and none of them has a unit. */
const BARE = new RegExp(
  String.raw`(?<word>${WORD})(?<degrees>\d{1,3})(?:-(?<minutes>[0-5]\d)(?:-(?<seconds>[0-5]\d(?:\.\d{1,2})?))?|\s(?<minutes2>[0-5]\d)\s(?<seconds2>[0-5]\d(?:\.\d{1,2})?))(?!\s{0,2}(?:feet|foot|ft|m|met(?:er|re)s?|chains?|chs|rods|poles|varas)\b|')(?<behind>[,\s](?=\s?[^\d;]{0,24}\d)|(?![\d.°"-]))`,
  'g',
);
const SHORT = /\baz\s{0,2}[.:=\s]\s{0,2}\d{1,3}(?:\s?°|[\s-]\d|\.\d)/;

/** Whether bare angles are said to be azimuths, if only by "Az.". */
export const namesAzimuths = (text: string, folded: string): boolean =>
  mayRunByAzimuths(text) && (folded.includes('azimuth') || SHORT.test(folded));

export function bareAzimuths(text: string, folded: string): BareAzimuth[] {
  if (!mayRunByAzimuths(text)) return [];
  return Array.from(folded.matchAll(BARE), (m) => {
    const { word, degrees, behind } = m.groups!;
    const minutes = m.groups!['minutes'] ?? m.groups!['minutes2'];
    const seconds = m.groups!['seconds'] ?? m.groups!['seconds2'];
    const start = m.index + word!.length;
    const last = behind === '' ? '' : seconds === undefined ? "'" : '"';
    const read = seconds === undefined ? `${degrees!}°${minutes!}${last}` : `${degrees!}°${minutes!}'${seconds}${last}`;
    return { start, end: start + read.length, read };
  });
}
