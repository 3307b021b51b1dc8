// Takes: the land that an exception names by a corner of it ("said tract", "the above described Parcel B"). Gives: which tract that is.
// Never: one of several that the words fit, nor a tract where the words may mean land that its own description begins from.
import type { Tract } from '../contract/extraction.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { type ParentCorner, spelt } from './parent-corner.ts';

export function landMeant(named: ParentCorner, { extraction }: ExtractResponse, exception: number): number | null {
  const { tracts, metadata } = extraction;
  const before = tracts.slice(0, exception);
  const lands = before.flatMap(({ is_exception: isException }, i) => (isException ? [] : [i]));
  const land = named.label === '' ? unnamedLand(named, before, lands) : labelledLand(named, before, lands);
  if (land === null) return null;
  const tract = tracts[land]!;
  if (named.acres !== null && named.acres !== tract.stated_acreage) return null;
  const isLotOfPlat = named.noun === 'lot' && metadata.lot_block.length > 0;
  return named.pointing === 'said' && (isLotOfPlat || speaksOf(tract, named.noun)) ? null : land;
}

/** The land just before, unless "first" may mean another, or "above" the exception between. */
function unnamedLand(named: ParentCorner, before: readonly Tract[], lands: readonly number[]): number | null {
  const land = lands.at(-1);
  if (land === undefined || (named.isFirst && lands.length > 1)) return null;
  const between = before.slice(land + 1).some(({ calls }) => calls.length > 0);
  return between && named.pointing !== 'whole' ? null : land;
}

function labelledLand({ noun, label }: ParentCorner, before: readonly Tract[], lands: readonly number[]): number | null {
  const meant = lands.filter((i) => ` ${spelt(before[i]!.name).replace(/[^a-z0-9]+/g, ' ')} `.includes(` ${noun} ${label} `));
  return meant.length === 1 ? meant[0]! : null;
} // prettier-ignore

/** "Beginning at the corner of the John Smith tract": then "said tract" may be Smith's. */
const speaksOf = ({ pob_description: words }: Tract, noun: string): boolean =>
  noun !== '' && spelt(words).split(/[^a-z]+/).some((word) => word === noun || word === `${noun}s`); // prettier-ignore
