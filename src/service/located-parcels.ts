// Takes: an account and how many of its latest runs. Gives: every tract of theirs that has a place on the earth, run by run.
// Never: all bodies at once, nor a body without placement and without a polygon of the fabric looked into.
import { placedTracts, type PlacedTract } from '../artifacts/placed-tract.ts';
import type { TractPlacement } from '../artifacts/placer.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { offsetFrom } from '../plss/geodesy.ts';
import { heldResponses } from './held-responses.ts';
import { publicId } from './work-ids.ts';
import type { Holdings } from './ports.ts';
import type { WorkParts } from './work-parts.ts';

export interface LocatedParcel {
  /** The job or batch the tract came in. */
  readonly reference: string;
  readonly document: string;
  readonly response: ExtractResponse;
  readonly placed: PlacedTract;
}

/** How emit-json.ts writes a tract the fabric located. */
const HAS_GEOREF = '"georef":{';

export async function* locatedParcels(
  parts: Pick<WorkParts, 'store' | 'objects'>,
  holdings: Holdings,
  latestRuns: number,
): AsyncGenerator<LocatedParcel> {
  const runs = await parts.store.runs.list(holdings, latestRuns);
  const placements = new Map<string, Map<number, TractPlacement>>();
  for (const { runId, tractIndex, ...placement } of await parts.store.placements.of(runs.map(({ id }) => id))) {
    if (!placements.has(runId)) placements.set(runId, new Map());
    placements.get(runId)!.set(tractIndex, placement);
  }
  const worthALook = ({ id }: { id: string }, text: string): boolean => placements.has(id) || text.includes(HAS_GEOREF);
  for await (const { run, response } of heldResponses(parts, runs, worthALook)) {
    const reference = run.batchId === null ? publicId('job', run.id) : publicId('batch', run.batchId);
    for (const placed of placedTracts(response, placements.get(run.id) ?? new Map(), offsetFrom))
      yield { reference, document: run.document, response, placed };
  }
}
