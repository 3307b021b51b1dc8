// Takes: a source word of POST /v1/locate, a tract, the fabric and the parcels placed. Gives: the suggested location.
// Never: a silent choice of source; under "auto" the reasons of every source that was tried stand in the answer.
import type { SuggestedLocation } from '../contract/response.ts';
import { locateByAdjoiner } from './adjoiner.ts';
import type { AdjoinerInput } from './adjoiner.ts';
import type { Fabric } from './fabric.ts';
import { locateByCorner } from './locate.ts';
import type { LocateInput } from './locate.ts';

export const LOCATE_SOURCES = ['auto', 'plss_corner', 'adjoiner'] as const;
export type LocateSource = (typeof LOCATE_SOURCES)[number];

export async function locateTract(
  source: LocateSource,
  fabric: Fabric,
  input: LocateInput & AdjoinerInput,
): Promise<SuggestedLocation> {
  if (source === 'adjoiner') return locateByAdjoiner(input);
  const corner = await locateByCorner(fabric, input);
  if (source === 'plss_corner' || corner.pob !== null) return corner;
  const beside = locateByAdjoiner(input);
  if (beside.pob !== null) return { ...beside, reasons: [...beside.reasons, ...corner.reasons] };
  return { ...corner, reasons: [...corner.reasons, ...beside.reasons] };
}
