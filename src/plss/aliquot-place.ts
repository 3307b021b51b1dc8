// Takes: section, township, range, meridian and state as a description names them, and the fabric. Gives: the section there.
// Never: a choice among several; what is missing or doubled is refused in words.
import type { Fabric, FabricSection, FabricTownship } from './fabric.ts';
import { isSpecialSurvey, meridianOf } from './meridian-code.ts';
import { stepOf, townshipInWords } from './plss-id.ts';

export interface PlaceNames {
  /** "" for a whole township. */
  readonly section: string;
  readonly township: string;
  readonly range: string;
  readonly meridian: string;
  readonly state: string;
}

export interface PlaceFound {
  readonly township: FabricTownship;
  /** "T5N R67W, 6th Principal meridian". */
  readonly words: string;
}

export async function townshipAt(fabric: Fabric, names: PlaceNames): Promise<PlaceFound | string> {
  const township = stepOf(names.township, 'NS');
  const range = stepOf(names.range, 'EW');
  if (township === null) return unread('township', names.township);
  if (range === null) return unread('range', names.range);
  const meridian = meridianOf(names.meridian, names.state);
  if (typeof meridian === 'string') return meridian;
  const words = `${townshipInWords(township, range)}, ${meridian.name} meridian`;
  if (isSpecialSurvey(meridian.code)) return `${words} is of a special survey, which the common rules do not fit.`;
  const found = await fabric.townshipsBy({ state: meridian.state, meridianCode: meridian.code, township, range });
  if (found.length === 0) return `The survey fabric holds no township ${words}.`;
  if (found.length > 1)
    return `The survey fabric holds ${found.length} townships ${words} (${found.map(({ plssId }) => plssId).join(', ')}).`;
  if (!found[0]!.plssId.endsWith('0')) return `The fabric marks the one township ${words} it holds as a duplicate.`;
  return { township: found[0]!, words };
}

function unread(what: string, given: string): string {
  if (!/\d/.test(given)) return `The ${what} is not named.`;
  return `The ${what} "${given.slice(0, 20)}" does not say on which side of its line it lies.`;
}

export function sectionNumber(text: string): number | string {
  const number = Number(text.trim() || Number.NaN);
  if (!Number.isInteger(number) || number < 1) return `The section "${text.slice(0, 20)}" is no number.`;
  if (number > 36) return `Section ${number} is above 36: a private claim or tract, not a section of a township.`;
  return number;
}

export interface SectionFound extends PlaceFound {
  readonly section: FabricSection;
  /** Whether land of the same number in the township is unsurveyed. */
  readonly partlyUnsurveyed: boolean;
}

export async function sectionAt(fabric: Fabric, names: PlaceNames): Promise<SectionFound | string> {
  const number = sectionNumber(names.section);
  if (typeof number === 'string') return number;
  const place = await townshipAt(fabric, names);
  if (typeof place === 'string') return place;
  const words = `Section ${number}, ${place.words}`;
  const found = await fabric.sections(place.township.plssId, number);
  const surveyed = found.filter(({ kind }) => kind === 'SN');
  if (found.length === 0) return `The survey fabric holds no ${words}.`;
  if (surveyed.length === 0) return `${words} is not surveyed; the fabric only protracts it.`;
  if (surveyed.length > 1) return `The survey fabric holds ${surveyed.length} sections ${words}.`;
  const section = surveyed[0]!;
  if (section.land.length === 0) return `The survey fabric has no boundary for ${words}.`;
  return { ...place, words, section, partlyUnsurveyed: found.length > 1 };
}
