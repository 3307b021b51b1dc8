// SPEC.md GET /v1/fabric. Takes: a caller. Gives: the account's located parcels as one GeoPackage. Never: an empty file: nothing_located.
import { accountFabric, addRows, noRows } from '../artifacts/account-fabric.ts';
import { breath } from '../artifacts/breath.ts';
import { Refusal } from '../contract/refusals.ts';
import { type Caller, holdingsOf } from './authenticate.ts';
import { locatedParcels } from './located-parcels.ts';
import type { WorkParts } from './work-parts.ts';

export type FabricParts = Pick<WorkParts, 'store' | 'objects' | 'clock'>;

export async function exportFabric(parts: FabricParts, caller: Caller, latestRuns: number): Promise<Uint8Array> {
  const rows = noRows();
  let response: object | null = null;
  for await (const parcel of locatedParcels(parts, holdingsOf(caller), latestRuns)) {
    if (parcel.response !== response) await breath();
    response = parcel.response;
    addRows(rows, parcel.response, parcel.placed, parcel.reference);
  }
  if (rows.parcels.length + rows.boundaries.length === 0)
    throw new Refusal('nothing_located', 'The account has located no parcel: place a tract, or extract an aliquot the survey fabric holds.'); // prettier-ignore
  return await accountFabric(rows, parts.clock.now().toISOString());
}
