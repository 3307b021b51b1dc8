// Takes: a source word of POST /v1/locate, a tract, the fabric and the parcels placed. Gives: the suggested location.
// Never: a silent choice of source; under "auto" the reasons of every source that was tried stand in the answer.
import type { SuggestedLocation } from '../contract/response.ts';
import { locateByAdjoiner } from './adjoiner.ts';
import type { AdjoinerInput, PlacedParcel } from './adjoiner.ts';
import type { Fabric } from './fabric.ts';
import { locateByCorner } from './locate.ts';
import type { LocateInput } from './locate.ts';
import { suggestion } from './suggestion.ts';

export const LOCATE_SOURCES = ['auto', 'plss_corner', 'adjoiner'] as const;
export type LocateSource = (typeof LOCATE_SOURCES)[number];

export type TractInput = LocateInput & Omit<AdjoinerInput, 'placed'>;

const NO_FABRIC =
  'This deployment has imported no survey fabric to find corners in; its operator imports one by `thence fabric import FILE…`.';

/** `fabric` null: none is imported. `placed` is asked only where neighbours are to be measured against. */
export async function locateTract(
  source: LocateSource,
  fabric: Fabric | null,
  input: TractInput,
  placed: () => Promise<readonly PlacedParcel[]>,
): Promise<SuggestedLocation> {
  if (source === 'adjoiner') return locateByAdjoiner({ ...input, placed: await placed() });
  const corner =
    fabric === null ? suggestion('plss_corner', input.verdict, [NO_FABRIC]) : await locateByCorner(fabric, input);
  if (source === 'plss_corner' || corner.pob !== null) return corner;
  const beside = locateByAdjoiner({ ...input, placed: await placed() });
  if (beside.pob !== null) return { ...beside, reasons: [...beside.reasons, ...corner.reasons] };
  return { ...corner, reasons: [...corner.reasons, ...beside.reasons] };
}
