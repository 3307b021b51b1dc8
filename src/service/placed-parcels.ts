// Takes: an account. Gives: the parcels its operators have placed, newest runs first, with the words by which a neighbour names them.
// Never: a suggested location: only what a person placed is a place to measure from.
import { LIMITS } from '../contract/limits.ts';
import type { PlacedParcel } from '../plss/adjoiner.ts';
import { heldResponses } from './held-responses.ts';
import type { Holdings } from './ports.ts';
import type { WorkParts } from './work-parts.ts';

export async function placedParcels(
  parts: Pick<WorkParts, 'store' | 'objects'>,
  holdings: Holdings,
): Promise<readonly PlacedParcel[]> {
  const runs = await parts.store.runs.list(holdings, LIMITS.fabricRuns.maximum);
  const placements = await parts.store.placements.of(runs.map(({ id }) => id));
  const placed = new Set(placements.map(({ runId }) => runId));
  const parcels: PlacedParcel[] = [];
  const those = runs.filter(({ id }) => placed.has(id));
  for await (const { run, response } of heldResponses(parts, those)) {
    const { extraction, groundtruth_verdicts: verdicts } = response;
    for (const { tractIndex, lon, lat, rotationDeg } of placements.filter(({ runId }) => runId === run.id)) {
      const [tract, geometry] = [extraction.tracts[tractIndex], verdicts[tractIndex]?.geometry];
      if (!tract || !geometry || tract.description_type === 'centerline') continue;
      parcels.push({
        name: `${tract.name} of ${run.document === '' ? 'an unnamed document' : run.document}`,
        owners: extraction.metadata.grantees,
        recording: extraction.metadata.recording,
        pob: [lon, lat],
        rotationDeg,
        vertices: geometry.vertices,
      });
    }
  }
  return parcels;
}
