// Takes: a response and one of its lands. Gives: what is taken off it, and what is left. Never: a net area where one exception has no area.
import type { ExtractResponse } from '../contract/response.ts';

export interface NetArea {
  /** Of the exceptions, by name. */
  readonly off: readonly { readonly name: string; readonly sqft: number | null }[];
  /** Null where an area among them is not computed. */
  readonly netSqft: number | null;
}

/** Null for an exception, and for land that nothing is taken off. An exception is of the land that stands before it. */
export function netArea({ extraction, groundtruth_verdicts: verdicts }: ExtractResponse, land: number): NetArea | null {
  const { tracts } = extraction;
  const isOf = (index: number): boolean => index > land && tracts.findLastIndex((one, i) => i < index && !one.is_exception) === land;
  if (tracts[land]?.is_exception) return null;
  const off = tracts.flatMap((tract, i) =>
    tract.is_exception && isOf(i) ? [{ name: tract.name || `tract ${i + 1}`, sqft: verdicts[i]?.computed_sqft ?? null }] : [],
  );
  if (off.length === 0) return null;
  const whole = verdicts[land]?.computed_sqft ?? null;
  const isKnown = whole !== null && off.every(({ sqft }) => sqft !== null);
  const netSqft = isKnown ? whole - off.reduce((sum, { sqft }) => sum + sqft!, 0) : null;
  return { off, netSqft: netSqft !== null && netSqft >= 0 ? netSqft : null };
} // prettier-ignore
